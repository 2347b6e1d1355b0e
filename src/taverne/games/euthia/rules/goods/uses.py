"""What a hero may use in a window: tiles, gems, essences and powers, and why another may not be (EU-273 to EU-282).
Paying for it, engaging it and its effects are left to ``piece_use``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.reasons import Reason

from ...box import compiled_effects as verb
from ...box.catalogue import SACK
from ...box.compiled_effects import DRAWN, PERMANENT, UseOps
from ...box.integer_tables import NONE
from ...box.pieces import TILE_KINDS
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import EuthiaState
from .gains import UNHURT
from .holdings import holds, max_health, set_size, working
from .immunity import ON_FOE, immune
from .payment import can_pay

TILE: Final = 0
GEM: Final = 1
ESSENCE: Final = 2
POWER: Final = 3
"""The power of the Faer in a scenario (EUS-123)."""
UNENGAGED: Final = tuple(TILE_KINDS.index(kind) for kind in ("weapon", "initiative_weapon", "shield"))
"""Tiles that no use engages (EU-149, EU-168)."""
WEAPONS: Final = UNENGAGED[:2]
"""Their uses go with an attack by them (EU-178)."""
HEALING: Final = 1 << verb.ANY
GEM_USES: Final = tuple(Action("gem", (gem,)) for gem in GEMS)
ESSENCE_USES: Final = tuple(tuple(Action("essence", (e, n + 1)) for n in range(3)) for e in ELEMENTS)
POWER_USES: Final = (Action("power", (1,)), Action("power", (2,)))
POWERS: Final = 1 << verb.HERO_ROLL | 1 << verb.AFTER_MONSTER_ROLL

NOT_WORN: Final = Reason("not-worn", "EU-292")
NOT_IN_WINDOW: Final = Reason("not-now", "EU-278")
ENGAGED: Final = Reason("engaged", "EU-273")
NO_DWURT: Final = Reason("no-dwurt", "EU-360")
SEALED: Final = Reason("sealed", "EU-227")
SPENT: Final = Reason("spent", "EU-149")
OTHER_WEAPON: Final = Reason("other-weapon", "EU-178")
NO_EFFECT: Final = Reason("no-effect", "EU-281")
CANNOT_PAY: Final = Reason("cannot-pay", "EU-273")
NOT_NOW: Final = Reason("not-now", "EU-282")
NO_ESSENCE: Final = Reason("not-held", "EU-301")
GEM_NOT_SET: Final = Reason("gem-not-set", "EU-295")
GEM_INACTIVE: Final = Reason("gem-inactive", "EU-296")
IMMUNE: Final = Reason("immune", "EU-321")


def usable(state: EuthiaState, seat: Seat, mask: int) -> list[tuple[Action, int, int, int]]:
    """Return what a hero may use in windows of these triggers: the action, the source, the piece and the use."""
    cat, design, triggers = state.cat, state.design, state.cat.tile_triggers
    found: list[tuple[Action, int, int, int]] = []
    seen: list[tuple[int, int]] = []
    for thing, holder in enumerate(state.holder):
        if holder != seat or not triggers[design[thing]] & mask or why_not_thing(state, thing, mask) is not None:
            continue
        tile = design[thing]
        for n, use in enumerate(cat.tile_uses[tile]):
            if (tile, n) not in seen and why_not_use(state, seat, use, thing, mask) is None:
                seen.append((tile, n))
                found.append((cat.use_tile[tile][n], TILE, thing, n))
    return found + _stones(state, seat, mask)


def _stones(state: EuthiaState, seat: Seat, mask: int) -> list[tuple[Action, int, int, int]]:
    """Return the gems and essences that may be used, in the same form (EU-282, EU-295, EU-301)."""
    cat = state.cat
    found: list[tuple[Action, int, int, int]] = []
    if any(state.gem1) or any(state.gem2):
        for kind in _active_gems(state, seat):
            for n, use in enumerate(cat.gem_uses[kind]):
                if why_not_stone(state, seat, use, mask) is None:
                    found.append((GEM_USES[kind], GEM, kind, n))
    loose = state.essences[seat]
    if any(loose):
        for element, count in enumerate(loose):
            for n, use in enumerate(cat.essence_uses[element] if count else ()):
                if why_not_stone(state, seat, use, mask) is None:
                    found.append((ESSENCE_USES[element][n], ESSENCE, element, n))
    if state.tale is not None and mask & POWERS and state.story.has_power(state, seat):
        uses = cat.power_uses[0]
        found += [(POWER_USES[n], POWER, 0, n) for n, use in enumerate(uses) if mask >> use.trigger & 1]
    return found


def why_not_thing(state: EuthiaState, thing: int, mask: int) -> Reason | None:
    """Return why nothing of a hero's tile can be used now: where it lies, engaged, sealed (EU-273, EU-292, EU-299)."""
    cat, duel, tile = state.cat, state.duel, state.design[thing]
    if state.spot[thing] < 0 and cat.tile_slot[tile] != SACK:
        return NOT_WORN
    if not cat.tile_triggers[tile] & mask:
        return NOT_IN_WINDOW
    if state.engaged[thing]:
        return ENGAGED
    if duel is not None and thing in duel.sealed:
        return SEALED
    if duel is not None and thing in duel.spent:
        return SPENT
    needed = cat.tile_set[tile]
    if needed and set_size(state, state.holder[thing]) < needed:
        return Reason("needs-set", "EU-299", {"n": needed})
    return None


def why_not_use(state: EuthiaState, seat: Seat, use: UseOps, thing: int, mask: int) -> Reason | None:
    """Return what is missing for one use of a tile: wounds, Dwurt, a condition, the price (EU-258, EU-273, EU-360)."""
    cat, duel, tile = state.cat, state.duel, state.design[thing]
    if use.trigger in (PERMANENT, DRAWN):
        return NOT_IN_WINDOW
    found = why_not_stone(state, seat, use, mask)
    if found is not None:
        return found
    if tile < cat.hero_tiles and cat.tile_dwurt[tile] > state.dwurt[seat]:
        return NO_DWURT
    if not any(holds(state, seat, op, thing) for op in use.ops):
        return NO_EFFECT
    if duel is not None:
        if use.uncurses and not duel.round and use.trigger != verb.PREP:
            return NOT_IN_WINDOW
        if duel.weapon != thing and cat.tile_kind[tile] in WEAPONS:
            return OTHER_WEAPON
    if use.needs_pay and not any(op.pay is not None and can_pay(state, seat, op.pay) for op in use.ops):
        return CANNOT_PAY
    return None


def why_not_stone(state: EuthiaState, seat: Seat, use: UseOps, mask: int) -> Reason | None:
    """Return why a use is not for this window, or would heal somebody who misses nothing (EU-258, EU-282)."""
    if not mask >> use.trigger & 1:
        return NOT_NOW
    return UNHURT if use.heals and mask & HEALING and _whole(state, seat) else None


def _whole(state: EuthiaState, seat: Seat) -> bool:
    """Is nothing missing of a hero's health? He has at least his own, which is soon seen."""
    health = state.health[seat]
    return health >= state.cat.hero_health[state.hero[seat]] and health >= max_health(state, seat)


def _active_gems(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the kinds of active gems on equipped tiles (EU-295)."""
    kinds = set()
    for thing in state.slots[seat]:
        if thing >= 0:
            for gem in state.gems_on(thing):
                if gem.active:
                    kinds.add(gem.kind)
    return sorted(kinds)


def actions(state: EuthiaState, seat: Seat, mask: int) -> list[Action]:
    """Return what a hero may use in windows of these triggers, but for what would bring him nothing."""
    found = usable(state, seat, mask)
    return [line for line, *use in found if _in_vain(state, seat, use_of(state, *use), _thing(*use)) is None]


def _in_vain(state: EuthiaState, seat: Seat, use: UseOps, thing: int) -> Reason | None:
    """Return why a use would bring nothing just now: an action that cannot be taken, nothing to heal, unengage or turn
    into something else, a foe that feels none of it (EU-321).  None if any of its effects may bring something: one
    whose condition holds and whose price can be paid."""
    first: Reason | None = None
    duel = state.duel
    unfelt = duel is not None and immune(state, duel, NONE if thing < 0 else state.design[thing])
    for op in use.ops if use.grant is None else (use.grant,):
        if not holds(state, seat, op, thing) or (op.pay is not None and not can_pay(state, seat, op.pay)):
            continue
        if unfelt and (op.verb in ON_FOE or (op.verb == verb.NEXT_ROLL and op.n < 0)):
            reason: Reason | None = IMMUNE
        else:
            reason = op.bar(state, seat, op) if op.bar is not None else None
        if reason is None:
            return None
        first = first or reason
    return first


def _thing(source: int, piece: int, _: int) -> int:
    """Return the thing that a use is on, NONE for gems, essences and powers."""
    return piece if source == TILE else NONE


def staying(state: EuthiaState, seat: Seat, mask: int) -> list[Action]:
    """Return the same without what would take the hero elsewhere or into another action (EU-090, EU-134)."""
    found = [(action, use_of(state, *use), _thing(*use)) for action, *use in usable(state, seat, mask)]
    return [action for action, use, thing in found if not use.leaves and _in_vain(state, seat, use, thing) is None]


def find(state: EuthiaState, seat: Seat, action: Action, mask: int) -> tuple[int, int, int]:
    """Return the source, the piece and the use that an action names."""
    return next(found[1:] for found in usable(state, seat, mask) if found[0] == action)


def why_not(state: EuthiaState, seat: Seat, action: Action, mask: int) -> Reason | None:
    """Return why a hero may not use the piece that an action names, None if it names none (EU-273 to EU-282)."""
    word = action.word() if action.args else ""
    if action.kind == "gem" and word in GEMS:
        return _why_not_gem(state, seat, GEMS.index(word), mask)
    if action.kind == "essence" and word in ELEMENTS:
        element = ELEMENTS.index(word)
        if not state.essences[seat][element]:
            return NO_ESSENCE
        return _first_reason(state, seat, state.cat.essence_uses[element], mask)
    if action.kind != "use" or word not in state.cat.tile_index:
        return None
    tile = state.cat.tile_index[word]
    things = [thing for thing in working(state, seat) if state.design[thing] == tile]
    if not things:
        return NOT_WORN
    barred = [why_not_thing(state, thing, mask) for thing in things]
    if None not in barred:
        return barred[0]
    uses = state.cat.tile_uses[tile]
    number = action.args[1] if len(action.args) > 1 else 1
    if not isinstance(number, int) or not 0 < number <= len(uses):
        return None
    use, thing = uses[number - 1], things[barred.index(None)]
    return why_not_use(state, seat, use, thing, mask) or _in_vain(state, seat, use, thing)


def _why_not_gem(state: EuthiaState, seat: Seat, kind: int, mask: int) -> Reason | None:
    if kind in _active_gems(state, seat):
        return _first_reason(state, seat, state.cat.gem_uses[kind], mask)
    lying = [gem for thing in state.slots[seat] if thing >= 0 for gem in state.gems_on(thing)]
    return GEM_INACTIVE if any(gem.kind == kind for gem in lying) else GEM_NOT_SET


def _first_reason(state: EuthiaState, seat: Seat, uses: tuple[UseOps, ...], mask: int) -> Reason | None:
    """Return why none of these uses can be had; None if one can."""
    found = [why_not_stone(state, seat, use, mask) or _in_vain(state, seat, use, NONE) for use in uses]
    return NOT_NOW if not found else None if None in found else found[0]


def granting(state: EuthiaState, seat: Seat, action: int) -> list[Action]:
    """Return the uses that would give an action without its token just now, as conditions stand (EU-050, EU-300)."""
    mask = 1 << verb.OUT | 1 << verb.ANY
    found = []
    for act, source, piece, n in usable(state, seat, mask):
        thing = piece if source == TILE else -1
        ops = [op for op in use_of(state, source, piece, n).ops if op.verb == verb.ACTION and op.args[0] == action]
        if any(holds(state, seat, op, thing) for op in ops):
            found.append(act)
    return found


def verbs(state: EuthiaState, seat: Seat, action: Action) -> tuple[int, ...]:
    """Return the verbs of the use that an action names."""
    source, piece, n = find(state, seat, action, 1 << verb.OUT | 1 << verb.ANY)
    return tuple(op.verb for op in use_of(state, source, piece, n).ops)


def use_of(state: EuthiaState, source: int, piece: int, n: int) -> UseOps:
    cat = state.cat
    if source == TILE:
        return cat.tile_uses[state.design[piece]][n]
    if source == POWER:
        return cat.power_uses[piece][n]
    return cat.gem_uses[piece][n] if source == GEM else cat.essence_uses[piece][n]

"""What a hero has for a combat, sorted by what ``policy`` does with it: attacks, shields, pieces used once, heals.
When they are used is left to ``policy``, what comes of it to ``odds``; both see a hero's things through this room.

Left alone is whatever has a price, depends on the hero's wounds or costs Dwurt, weapons' own uses, and what is used up
and does not heal. A tile with several uses has one of them only: preparation before cover, heal, ward, spur and clover.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from taverne.engine.actions import Action, Seat

from ..box import compiled_effects as verb
from ..box.catalogue import SACK
from ..box.compiled_effects import (
    AFTER_HERO_ROLL,
    AFTER_MONSTER_ROLL,
    ANY,
    AROUND_MONSTER_ROLL,
    BEFORE_HERO_ROLL,
    BEFORE_MONSTER_ROLL,
    HERO_ROLL,
    INITIATIVE,
    PER_DWURT_DIE,
    PER_MISSING2,
    PREP,
    STRIKE,
    WOUNDED,
    Op,
    UseOps,
)
from ..box.integer_tables import NONE, TOP
from ..box.pieces import TILE_KINDS
from ..box.terms import ELEMENTS, GEMS
from ..rules.combat.hero_attack import ENGAGED, SWIFT, USUAL
from ..rules.goods.holdings import holds, max_health, permanent, set_size, times
from ..rules.goods.immunity import ON_FOE
from ..rules.goods.uses import ESSENCE_USES, GEM_USES, WEAPONS
from ..state.game_state import EuthiaState
from .rolls import at

PREPARE: Final = 0
COVER: Final = 1
HEAL: Final = 2
WARD: Final = 3
SPUR: Final = 4
CLOVER: Final = 5
SHIELD: Final = 6
PARTS: Final = 7

SHIELDS: Final = TILE_KINDS.index("shield")
_PART_OF: Final = {
    PREP: PREPARE,
    BEFORE_MONSTER_ROLL: COVER,
    ANY: HEAL,
    AROUND_MONSTER_ROLL: WARD,
    AFTER_MONSTER_ROLL: WARD,
    BEFORE_HERO_ROLL: SPUR,
    HERO_ROLL: CLOVER,
    AFTER_HERO_ROLL: CLOVER,
}
_ATTACKS: Final = frozenset(
    (
        verb.CLOVER,
        verb.RABBIT,
        verb.WOUNDS_PLUS,
        verb.DAMAGE_PLUS,
        verb.GUARD,
        verb.MONSTER_DICE,
        verb.DRAIN,
        verb.HEAL,
        verb.GAIN,
    )
)
_VERBS: Final = (
    _ATTACKS | {verb.DAMAGE, verb.BLOCK_CURSE},
    frozenset((verb.GUARD, verb.RABBIT, verb.WOUNDS_PLUS, verb.MONSTER_DICE, verb.NEXT_ROLL)),
    frozenset((verb.HEAL,)),
    frozenset((verb.RABBIT, verb.WOUNDS_PLUS, verb.NEXT_ROLL)),
    frozenset((verb.DAMAGE_PLUS, verb.CLOVER)),
    frozenset((verb.CLOVER,)),
)
"""The verbs of a use that ``policy`` knows what to do with, by part."""
_STRIKES: Final = _ATTACKS | {verb.STUN}

Effects: TypeAlias = tuple[tuple[int, int, tuple[int, ...]], ...]
"""Effects as they come out for a hero: verb, number, args."""


class Piece(NamedTuple):
    """Something that a hero uses: the answer that says so, and what it does."""

    action: Action
    effects: Effects
    single: bool = False

    def sum(self, verb: int) -> int:
        return sum([n for one, n, _ in self.effects if one == verb])

    def heal(self) -> int:
        return self.sum(verb.HEAL)


class Kit(NamedTuple):
    """A hero's pieces by part, each part in the order of its use."""

    parts: tuple[tuple[Piece, ...], ...]
    most: int
    """The hero's highest health."""

    def heals(self) -> list[tuple[int, int, Action]]:
        """Return what heals, in the order of its use: from how much missing health on, how much, the answer.

        Nothing may be wasted; what is used up waits until half of the health is gone."""
        found = []
        for piece in self.parts[HEAL]:
            n = piece.sum(verb.HEAL)
            found.append((max(n, (self.most + 1) // 2) if piece.single else n, n, piece.action))
        return sorted(found, key=lambda heal: heal[0])


def kit(state: EuthiaState, seat: Seat, foe: int) -> Kit:
    """Return what a hero may use against a fighter, as things lie now."""
    parts: list[list[Piece]] = [[] for _ in range(PARTS)]
    cat, duel = state.cat, state.duel
    size = -1
    for thing, holder in enumerate(state.holder):
        if holder != seat:
            continue
        tile = state.design[thing]
        found = known_use(state, tile)
        if found is None or (state.spot[thing] < 0 and cat.tile_slot[tile] != SACK):
            continue
        part, n = found
        if (state.engaged[thing] and part != SHIELD) or (duel is not None and thing in duel.sealed):
            continue
        if cat.tile_set[tile]:
            size = set_size(state, seat) if size < 0 else size
            if size < cat.tile_set[tile]:
                continue
        use = cat.tile_uses[tile][n]
        effects = worked(state, seat, use.ops, foe, thing)
        if helps(effects):
            parts[part].append(Piece(cat.use_tile[tile][n], effects, cat.tile_single[tile]))
    _stones(state, seat, foe, parts)
    return Kit(tuple([tuple(part) for part in parts]), max_health(state, seat))


def _stones(state: EuthiaState, seat: Seat, foe: int, parts: list[list[Piece]]) -> None:
    """Add active gems on equipped tiles and essences that heal (EU-295, EU-301)."""
    active = [0] * len(GEMS)
    for thing in state.slots[seat]:
        if thing >= 0:
            for gem in state.gems_on(thing):
                if gem.active:
                    active[gem.kind] += 1
    cat = state.cat
    for kind, count in enumerate(active):
        found = best(cat.gem_uses[kind]) if count else None
        if found is not None:
            effects = worked(state, seat, cat.gem_uses[kind][found[1]].ops, foe)
            parts[found[0]] += [Piece(GEM_USES[kind], effects)] * count
    for element in range(len(ELEMENTS)):
        count = state.essences[seat][element]
        found = best(cat.essence_uses[element]) if count else None
        if found is not None and found[0] == HEAL:
            effects = worked(state, seat, cat.essence_uses[element][found[1]].ops, foe)
            parts[HEAL] += [Piece(ESSENCE_USES[element][found[1]], effects, True)] * count


_USES: Final[dict[int, dict[int, tuple[int, int] | None]]] = {}
"""By catalogue and tile: the part and the use that counts."""


def known_use(state: EuthiaState, tile: int) -> tuple[int, int] | None:
    """Return the part a tile plays and its use for that, if it plays any."""
    cat = state.cat
    uses = _USES.setdefault(id(cat), {})
    if tile in uses:
        return uses[tile]
    found = best(cat.tile_uses[tile])
    kind = cat.tile_kind[tile]
    if found is not None:
        costly = tile < cat.hero_tiles and cat.tile_dwurt[tile] > 0
        if kind in WEAPONS or costly or (cat.tile_single[tile] and found[0] != HEAL):
            found = None
        elif kind == SHIELDS:
            found = (SHIELD, found[1]) if found[0] == WARD else None
    uses[tile] = found
    return found


def best(uses: tuple[UseOps, ...]) -> tuple[int, int] | None:
    """Return the first part that one of several uses plays, and that use."""
    found = [(part, n) for n, use in enumerate(uses) for part in [part_of(use)] if part != NONE]
    return min(found) if found else None


def part_of(use: UseOps) -> int:
    """Return the part that a use plays, NONE if it is left alone."""
    part = _PART_OF.get(use.trigger, NONE)
    free = [op for op in use.ops if op.pay is None]
    if part == NONE or not free or not all(steady(op) and op.verb in _VERBS[part] for op in free):
        return NONE
    return NONE if part == HEAL and len(free) < len(use.ops) else part


def steady(op: Op) -> bool:
    """Does an effect stay the same throughout a combat, and leave decks and sacks as they are?"""
    if op.when == WOUNDED or op.per in (PER_MISSING2, PER_DWURT_DIE):
        return False
    return op.verb != verb.GAIN or not any(op.args[3:])


def worked(state: EuthiaState, seat: Seat, ops: tuple[Op, ...], foe: int, thing: int = -1, tile: int = NONE) -> Effects:
    """Return effects without a price as they come out for a hero; an immune foe does not feel some (EU-319)."""
    cat = state.cat
    tile = state.design[thing] if thing >= 0 else tile
    despite = 0 <= tile < cat.hero_tiles and cat.tile_despite_immunity[tile]
    immune = foe != NONE and cat.foes.immunity[foe] and not despite
    found = []
    for op in ops:
        if op.pay is None and holds(state, seat, op, thing) and not (immune and op.verb in ON_FOE):
            n = op.n * times(state, seat, op, thing)
            if n:
                found.append((op.verb, n, op.args))
    return tuple(found)


def helps(effects: Effects) -> bool:
    """Is there more in them than what the hero's own next roll loses?  An immune foe leaves nothing else (EU-321)."""
    return any(one != verb.NEXT_ROLL or n > 0 for one, n, _ in effects)


# Attacks


def attacks(state: EuthiaState, seat: Seat, foe: int, swift: bool) -> list[tuple[int, int]]:
    """Return the things that ``policy`` attacks with, the best first, each with its worth; equal things once each."""
    cat, duel = state.cat, state.duel
    kinds = SWIFT if swift else USUAL
    found = []
    clover = permanent(state, seat, verb.CLOVER) + (cat.foes.penalty[foe] if foe != NONE else 0)
    for thing in state.slots[seat]:
        if thing < 0 or cat.tile_kind[state.design[thing]] not in kinds or state.engaged[thing]:
            continue
        tile = state.design[thing]
        if (duel is not None and thing in duel.sealed) or not strikes(state, tile):
            continue
        if cat.tile_set[tile] > set_size(state, seat):
            continue
        effects = opening(state, seat, foe, thing)
        change = clover + sum([n for one, n, _ in effects if one == verb.CLOVER])
        more = sum([n for one, n, _ in effects if one == verb.DAMAGE_PLUS])
        found.append((thing, worth(damages(state, tile), change, more)))
    return sorted(found, key=lambda one: -one[1])


def strikes(state: EuthiaState, tile: int) -> bool:
    """Is an attack with a tile one that ``policy`` makes: no Dwurt, and nothing but what can be reckoned?"""
    cat = state.cat
    if tile < cat.hero_tiles and cat.tile_dwurt[tile]:
        return False
    uses = [use for use in cat.tile_uses[tile] if use.trigger in (STRIKE, INITIATIVE)]
    every = [op for use in uses for op in use.ops] + [op for band in cat.tile_band_ops[tile] for op in band]
    return all(
        op.verb in _STRIKES and steady(op) and op.pay is None and (op.verb != verb.DRAIN or not op.args[2])
        for op in every
    )


def opening(state: EuthiaState, seat: Seat, foe: int, thing: int) -> Effects:
    """Return what a tile does because it was chosen for an attack (EU-278)."""
    uses = state.cat.tile_uses[state.design[thing]]
    use = next((use for use in uses if use.trigger in (STRIKE, INITIATIVE)), None)
    return worked(state, seat, use.ops, foe, thing) if use is not None else ()


_DAMAGES: Final[dict[int, dict[int, tuple[int, ...]]]] = {}


def damages(state: EuthiaState, tile: int) -> tuple[int, ...]:
    """Return the plain damage of a tile by strength."""
    cat = state.cat
    known = _DAMAGES.setdefault(id(cat), {})
    if tile not in known:
        bands, damage = cat.tile_band[tile], cat.tile_damage[tile]
        known[tile] = tuple([damage[band] if band != NONE else 0 for band in bands[: TOP + 1]])
    return known[tile]


@lru_cache(maxsize=4096)
def worth(damage: tuple[int, ...], change: int, more: int) -> int:
    """Return the damage of an attack over all rolls of two dice, 36 times the average."""
    total = 0
    for a in range(1, 7):
        for b in range(1, 7):
            plain = at(damage, a + b + change)
            total += plain + more if plain else 0
    return total


__all__ = ["ENGAGED", "Kit", "Piece", "attacks", "kit"]

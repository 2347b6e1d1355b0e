"""What is at stake in an attack: would the blow kill, would the monster wound, could a piece change anything else?
Read by the procedures that would otherwise ask in vain; what attacks do is left to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from taverne.engine.actions import Action, Seat

from ...box import compiled_effects as verb
from ...box.compiled_effects import Op
from ...box.integer_tables import NONE, place
from ...box.pieces import TILE_KINDS
from ...state.duel import DAMAGE_LESS, DAMAGE_MORE, PLAIN, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ...state.game_state import EuthiaState
from ..goods.holdings import max_health, permanent
from ..goods.uses import find, usable, use_of
from .effects import at_hand, immune

OF_ROLLS: Final = frozenset((verb.CLOVER, verb.REROLL, verb.TURN_DIE))
"""What changes a hero's roll and nothing else."""
OF_COMBAT: Final = OF_ROLLS | {
    verb.RABBIT,
    verb.NEXT_ROLL,
    verb.DAMAGE,
    verb.DAMAGE_PLUS,
    verb.WOUNDS_PLUS,
    verb.GUARD,
    verb.MONSTER_DICE,
    verb.STUN,
}
"""What is worth nothing once the monster has fallen."""
OF_WOUNDS: Final = frozenset((verb.RABBIT, verb.WOUNDS_PLUS))
"""What only lessens the wounds of the attack at hand."""
SHIELD: Final = TILE_KINDS.index("shield")
PIECES: Final = ("use", "gem", "essence", "power")


def only(state: EuthiaState, seat: Seat, options: Iterable[Action], mask: int, verbs: frozenset[int]) -> bool:
    """Would all pieces among the options do nothing beyond these verbs?"""
    uses = [find(state, seat, action, mask) for action in options if action.kind in PIECES]
    return all(op.verb in verbs for use in uses for op in use_of(state, *use).ops)


def damaging(state: EuthiaState, duel: Duel, plain: int) -> tuple[int, int, int]:
    """Return by how much plain damage grows and shrinks, and how much there is in the end."""
    standing = permanent(state, duel.seat, verb.DAMAGE_PLUS)
    more = duel.change(DAMAGE_MORE) + max(0, standing) if plain else 0
    less = duel.change(DAMAGE_LESS) - min(0, standing)
    return more, less, max(0, plain + more - less)


def fells(state: EuthiaState, duel: Duel, total: int) -> bool:
    """Would a hero roll of this total kill the monster?"""
    cat, tile = state.cat, state.design[duel.weapon]
    band = cat.tile_band[tile][place(total)]
    plain = (cat.tile_damage[tile][band] if band != NONE else 0) + duel.now[PLAIN]
    return duel.damage + damaging(state, duel, plain)[2] >= state.story.foe_health(state, duel.foe)


def kills(state: EuthiaState, duel: Duel, total: int) -> bool:
    """Would it, and no higher band gives anything that lasts beyond the combat?"""
    tile = state.design[duel.weapon]
    band = state.cat.tile_band[tile][place(total)]
    gifts = [beyond(state, duel, ops) for ops in state.cat.tile_band_ops[tile]]
    return band != NONE and fells(state, duel, total) and all(gift == gifts[band] for gift in gifts[band:])


def topped(state: EuthiaState, duel: Duel, total: int) -> bool:
    """Is there no band of the attack above that of this total?"""
    bands = state.cat.tile_band[state.design[duel.weapon]]
    return bands[-1] != NONE and bands[place(total)] == bands[-1]


def beyond(state: EuthiaState, duel: Duel, ops: tuple[Op, ...]) -> list[Op]:
    """Return the effects of a band that are worth something after the combat."""
    whole = state.health[duel.seat] >= max_health(state, duel.seat)
    return [op for op in ops if op.verb not in OF_COMBAT and not (whole and op.verb == verb.HEAL)]


def strength(state: EuthiaState, duel: Duel) -> int:
    """Return the monster's combat strength as it stands."""
    change = duel.change(RABBIT)
    if not immune(state, duel):
        change += permanent(state, duel.seat, verb.RABBIT)
    return sum(duel.dice) + change


def wounding(state: EuthiaState, duel: Duel, plain: int, fewer: int = 0) -> tuple[int, int, int, int]:
    """Return by how much plain wounds grow and shrink, what guards take of them, and how many are left."""
    standing = permanent(state, duel.seat, verb.WOUNDS_PLUS)
    more = duel.change(WOUNDS_MORE) + max(0, standing) if plain else 0
    less = duel.change(WOUNDS_LESS) - min(0, standing) + fewer
    total = max(0, plain + more - less)
    spared = min(total, duel.guard)
    return more, less, spared, total - spared


def harmless(state: EuthiaState) -> bool:
    """Does the monster's attack do nothing as it stands: no wounds, no guard used up, nothing else in its band?"""
    duel, foes = at_hand(state), state.cat.foes
    band = foes.band[duel.foe][place(strength(state, duel))]
    if band == NONE:
        return True
    *_, spared, total = wounding(state, duel, foes.wounds[duel.foe][band])
    return not spared and not total and not foes.band_ops[duel.foe][band]


def unmended(state: EuthiaState, tokens: int, each: int, again: bool) -> bool:
    """Would the monster's strength stay in its band however so many tokens of the hero fell on its dice?

    Each takes ``each`` off; if it rolls a die ``again`` that one may show 1. Lower bands then lie out of reach.
    """
    duel = at_hand(state)
    bands, now = state.cat.foes.band[duel.foe], strength(state, duel)
    high = sorted(duel.dice, reverse=True)[:tokens] if again else []
    lowest = now - each * tokens - sum([die - 1 for die in high])
    return bands[place(lowest)] == bands[place(now)]


def weakens(state: EuthiaState, seat: Seat, mask: int) -> bool:
    """Has a hero anything for this window that lowers the monster's strength?"""
    uses = [use_of(state, *use) for _, *use in usable(state, seat, mask)]
    return any(op.verb == verb.RABBIT for use in uses for op in use.ops)


def free_shield(state: EuthiaState, seat: Seat, options: Iterable[Action], mask: int) -> Action | None:
    """Return a shield that lessens the wounds and takes nothing: no price, no worse roll, nothing engaged (EU-162).

    None where a hero may want his wounds, or where bands of the monster do more than wound.
    """
    duel, cat = at_hand(state), state.cat
    if any(cat.foes.band_ops[duel.foe]) or thrives(state, seat):
        return None
    found = []
    for action in options:
        source = find(state, seat, action, mask) if action.kind == "use" else None
        if source is not None and cat.tile_kind[state.design[source[1]]] == SHIELD:
            ops = use_of(state, *source).ops
            if all(op.verb in OF_WOUNDS and op.n < 0 and op.pay is None for op in ops):
                found.append((action, ops))
    rabbit, fewer = [sum([op.n for _, ops in found for op in ops if op.verb == one]) for one in sorted(OF_WOUNDS)]
    return found[0][0] if found and harm(state, duel, rabbit, -fewer) < harm(state, duel, 0, 0) else None


def harm(state: EuthiaState, duel: Duel, rabbit: int, fewer: int) -> int:
    """Return the wounds of the monster's attack, guards left aside, if its strength and wounds were changed so."""
    foes = state.cat.foes
    band = foes.band[duel.foe][place(strength(state, duel) + rabbit)]
    *_, spared, total = wounding(state, duel, foes.wounds[duel.foe][band] if band != NONE else 0, fewer)
    return spared + total


def thrives(state: EuthiaState, seat: Seat) -> bool:
    """Does a hero wear anything that does more the more wounds he has?"""
    tiles = [state.design[thing] for thing in state.slots[seat] if thing >= 0]
    every = [op for tile in tiles for use in state.cat.tile_uses[tile] for op in use.ops]
    return any(op.when == verb.WOUNDED or op.per == verb.PER_MISSING2 for op in every)


def hope_full(state: EuthiaState) -> bool:
    """Would a further point on the Die of Hope be lost (EU-191)?"""
    return state.hope >= state.box.cards.hope.top

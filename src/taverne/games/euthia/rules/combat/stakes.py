"""What is at stake in an attack: would the blow kill, would the monster wound, could a piece change anything else?
Read by the procedures that would otherwise ask in vain; what attacks do is left to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from taverne.engine.actions import Action, Seat

from ...box import compiled_effects as verb
from ...box.compiled_effects import Op
from ...box.integer_tables import NONE, place
from ...box.pieces import TILE_KINDS
from ...state.duel import DAMAGE_LESS, DAMAGE_MORE, PLAIN, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ...state.game_state import EuthiaState
from ..goods.holdings import max_health, permanent, times
from ..goods.immunity import immune
from ..goods.uses import TILE, UNENGAGED, find, usable, use_of
from .effects import at_hand

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
OF_BLOOD: Final = verb.PRICES.index("wound")
OF_WOUNDS: Final = frozenset((verb.RABBIT, verb.WOUNDS_PLUS))
"""What only lessens the wounds of the attack at hand."""
SHIELD: Final = TILE_KINDS.index("shield")
WEAPON: Final = TILE_KINDS.index("weapon")
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


def unmended(state: EuthiaState, tokens: int, each: int, again: bool, pieces: int = 0) -> bool:
    """Would the monster's strength stay in its band however so many tokens of the hero fell on its dice?

    Each takes ``each`` off; if it rolls a die ``again`` that one may show 1; ``pieces`` may take off so much more.
    Lower bands then lie out of reach.
    """
    duel = at_hand(state)
    bands, now = state.cat.foes.band[duel.foe], strength(state, duel)
    high = sorted(duel.dice, reverse=True)[:tokens] if again else []
    lowest = now - each * tokens - sum([die - 1 for die in high]) - pieces
    return bands[place(lowest)] == bands[place(now)]


def weakens(state: EuthiaState, seat: Seat, mask: int) -> int:
    """Return by how much all that a hero has for this window could lower the monster's strength, at most."""
    uses = [(use_of(state, source, piece, n), piece) for _, source, piece, n in usable(state, seat, mask)]
    less = [op.n * times(state, seat, op, piece) for use, piece in uses for op in use.ops if op.verb == verb.RABBIT]
    return -sum([n for n in less if n < 0])


def out_of_reach(state: EuthiaState, duel: Duel, dice: Sequence[int], total: int, options: Iterable[Action]) -> bool:
    """Would a hero's roll do no more with all that he could spend on it?

    Counted is more than he can have: each Gaar or Dwurt, each point of hope as well as the Gaar it buys, every clover,
    and sixes wherever a die can be rolled again or turned.
    """
    figures, seat, mask = state.box.cards, duel.seat, 1 << verb.HERO_ROLL | 1 << verb.AFTER_HERO_ROLL
    uses = [find(state, seat, action, mask) for action in options if action.kind in PIECES]
    ops = [(op, piece) for source, piece, n in uses for op in use_of(state, source, piece, n).ops]
    tokens = state.gaar[seat] + state.dwurt[seat] + state.hope // figures.hope.for_gaar
    most = total + state.hope + tokens * max(figures.dice.gaar, figures.dice.dwurt)
    if tokens or any(op.verb != verb.CLOVER for op, _ in ops):
        most += sum([6 - die for die in dice])
    most += sum([max(0, op.n * times(state, seat, op, piece)) for op, piece in ops if op.verb == verb.CLOVER])
    tile = state.design[duel.weapon]
    bands, gifts = state.cat.tile_band[tile], state.cat.tile_band_ops[tile]
    now, then = bands[place(total)], bands[place(most)]
    if now == then:
        return True
    same = now != NONE and all(gift == gifts[now] for gift in gifts[now : then + 1])
    return same and left_over(state, duel, tile, total) == left_over(state, duel, tile, most)


def left_over(state: EuthiaState, duel: Duel, tile: int, total: int) -> int:
    """Return the monster's health after an attack by such a tile with this total."""
    band = state.cat.tile_band[tile][place(total)]
    plain = (state.cat.tile_damage[tile][band] if band != NONE else 0) + duel.now[PLAIN]
    return max(0, state.story.foe_health(state, duel.foe) - duel.damage - damaging(state, duel, plain)[2])


def outdone(state: EuthiaState, duel: Duel, tile: int, by: int) -> bool:
    """Does one tile leave the monster no more health than another whatever is rolled, where the other does no more?

    ``by`` is a weapon, which no attack uses up and which costs nothing; neither has effects in its bands.
    """
    cat = state.cat
    if cat.tile_kind[by] != WEAPON or cat.tile_uses[tile] or any((*cat.tile_band_ops[tile], *cat.tile_band_ops[by])):
        return False
    totals = range(len(cat.tile_band[tile]))
    return all(left_over(state, duel, by, n) <= left_over(state, duel, tile, n) for n in totals)


def wasted(state: EuthiaState, seat: Seat, options: Iterable[Action], mask: int) -> bool:
    """Would all pieces together change nothing about the monster's attack, and do nothing else for the hero?

    A worse roll to come is what a piece takes, not what it gives. Fewer wounds are nothing where there are none.
    """
    idle = harmless(state)
    gives = OF_WOUNDS if idle else frozenset((verb.RABBIT,))
    uses = [use_of(state, *find(state, seat, action, mask)) for action in options if action.kind in PIECES]
    for op in [op for use in uses for op in use.ops]:
        if op.verb not in gives and not (op.verb == verb.NEXT_ROLL and op.n < 0):
            return False
    return idle or unmended(state, 0, 0, False, weakens(state, seat, mask))


def healing_waits(state: EuthiaState, seat: Seat, options: Iterable[Action], mask: int) -> bool:
    """Do all pieces only heal, by as much at the next chance, and has the hero no use for health till then?

    What no use engages could be used now and then as well; some things are paid for with wounds (EU-151, EU-273).
    """
    cat, pieces = state.cat, [action for action in options if action.kind in PIECES]
    for action in pieces:
        source, piece, n = find(state, seat, action, mask)
        if any(op.verb != verb.HEAL or op.when == verb.WOUNDED for op in use_of(state, source, piece, n).ops):
            return False
        if source == TILE and cat.tile_kind[state.design[piece]] in UNENGAGED:
            return False
    every = [op for thing in state.things_of(seat) for use in cat.tile_uses[state.design[thing]] for op in use.ops]
    return not pieces or not any(op.pay is not None and op.pay.what == OF_BLOOD for op in every)


def can_wait(state: EuthiaState, seat: Seat, options: Iterable[Action], now: int, later: int) -> bool:
    """May all pieces of this window still be used in a ``later`` one, and do they only lessen wounds (EU-162)?"""
    names = [action for action, *_ in usable(state, seat, later)]
    pieces = [action for action in options if action.kind in PIECES]
    return all(action in names for action in pieces) and only(state, seat, pieces, now, OF_WOUNDS)


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

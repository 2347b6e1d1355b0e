"""The odds of challenging an elemental: a roll as it falls, or after an answer to it, by its bands (EU-236 to EU-241).
How a roll is best changed is left to the player: nothing is counted that may still be spent on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from taverne.engine.actions import Action, Seat

from ..box.compiled_effects import CLOVER, ESSENCE, HEAL, WOUND
from ..box.integer_tables import NONE, place
from ..rules.combat.hero_roll import DWURT, GAAR, READY, HeroRolling
from ..rules.goods.holdings import max_health, permanent
from ..rules.travel.elementals import AIR, EARTH, felt
from ..state.game_state import EuthiaState
from .rolls import turned


class Trial(NamedTuple):
    """How a challenge may end, from 0 to 1: an essence, other gains alone, wounds (``most`` of them), and death."""

    essence: float
    lesser: float
    wounds: float
    die: float
    most: int


def trial(state: EuthiaState, seat: Seat) -> Trial | None:
    """Return the odds of a challenge where a hero stands, None if no elemental does."""
    space = state.at[seat]
    if state.cat.map.element[space] == NONE:
        return None
    power = felt(state, seat, space)
    more = permanent(state, seat, CLOVER) + (state.box.cards.dice.earth if power & EARTH else 0)
    dice = product(range(1, 7), repeat=2)
    return judged(state, seat, [sum(turned(*two) if power & AIR else two) + more for two in dice])


def after(state: EuthiaState, seat: Seat, rolling: HeroRolling, action: Action) -> Trial | None:
    """Return the odds of a challenge after an answer to its roll, None where a piece is used and asks further."""
    now, figures = rolling.value(state), state.box.cards.dice
    if action == READY:
        return judged(state, seat, [now])
    if action == DWURT:
        return judged(state, seat, [now + figures.dwurt])
    if action in GAAR:
        rest = now - rolling.dice[GAAR.index(action)] + figures.gaar
        return judged(state, seat, [rest + face for face in range(1, 7)])
    return None


def judged(state: EuthiaState, seat: Seat, totals: Sequence[int]) -> Trial:
    """Return what equally likely results come to by the bands of the element where a hero stands.

    A hero who dies gets nothing (EU-240), and healing is nothing to one in full health."""
    cat, element = state.cat, state.cat.map.element[state.at[seat]]
    health = state.health[seat]
    vain = {WOUND, HEAL} if health >= max_health(state, seat) else {WOUND}
    essence = lesser = wounds = die = most = 0
    for total in totals:
        band = cat.challenge_band[element][place(total)]
        ops = cat.challenge_ops[element][band] if band != NONE else ()
        hurt = sum([op.n for op in ops if op.verb == WOUND])
        brings = {op.verb for op in ops} - vain if hurt < health else set()
        essence += ESSENCE in brings
        lesser += bool(brings) and ESSENCE not in brings
        wounds += hurt > 0
        die += hurt >= health
        most = max(most, hurt)
    n = len(totals)
    return Trial(essence / n, lesser / n, wounds / n, die / n, most)

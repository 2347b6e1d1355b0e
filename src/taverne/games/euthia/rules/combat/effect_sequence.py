"""Bands and cards carried out effect by effect, cards laid by a monster and put away again (EU-222 to EU-225).
What each effect does is left to ``effects``; when cards are played, to ``monster_cards`` and ``without_rivals``."""

from __future__ import annotations

from typing import Final

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box import compiled_effects as verb
from ...box.compiled_effects import BEFORE_HERO_ROLL, Op
from ...state.duel import (
    CLOVERED,
    CURSED,
    CURSED_DAMAGE,
    DAMAGE_LESS,
    HERO_STEP,
    LASTING,
    PASSING,
    CardSet,
    Duel,
)
from ...state.game_state import EuthiaState
from ..goods.card_decks import discard
from ..goods.gains import grant
from ..goods.holdings import holds, times
from .effects import CARD, FOE_BAND, HERO_BAND, at_hand, do

ALL_PLAYED: Final = (PASSING, LASTING, CLOVERED)


@procedure
class Carrying(Frame):
    """Carry out the effects of a band or a card one by one; an effect that asks goes on here."""

    source: int = 0
    """0 a band of the foe, 1 a section of a card, 2 its continuous effect, 3 a band of the hero's weapon."""
    number: int = 0
    part: int = 0
    index: int = 0

    def ops(self, state: EuthiaState) -> tuple[Op, ...]:
        cat = state.cat
        if self.source == 0:
            return cat.foes.band_ops[self.number][self.part]
        if self.source == 1:
            return cat.card_sections[self.number][self.part]
        if self.source == 2:
            return cat.card_each_round[self.number]
        return cat.tile_band_ops[self.number][self.part]

    @step
    def next(self, state: EuthiaState) -> Flow:
        self.go(self.next)
        found = self.ops(state)
        if self.index == len(found) or state.duel is None:
            return DONE
        op = found[self.index]
        self.index += 1
        duel = at_hand(state)
        if not holds(state, duel.seat, op):
            return self.go(self.next)
        n = op.n * times(state, duel.seat, op)
        if self.source == 3:
            if op.fight is None:
                return grant(state, duel.seat, (op,), "band")
            return do(state, op, n, HERO_BAND, self.number)
        when = FOE_BAND if self.source == 0 else CARD
        if when == CARD and state.cat.card_trigger[self.number] == verb.BEFORE_HERO_ROLL:
            curse(duel, op, n)
            return None
        return do(state, op, n, when)


def curse(duel: Duel, op: Op, n: int) -> None:
    """A Curse works on the hero's attack at hand or, without rivals, on the coming one; in the step A of that attack it
    can be undone (EU-175, EU-340)."""
    into = duel.now if duel.step == HERO_STEP else duel.ahead
    if op.verb == verb.CLOVER:
        duel.penalty += n
        into[CURSED] += n
    elif op.verb == verb.DAMAGE_PLUS:
        into[DAMAGE_LESS] -= n
        into[CURSED_DAMAGE] -= n


def lay(state: EuthiaState, card: int, copies: int, rule: str) -> Flow:
    """Lay a set of equal cards by the monster and let its section work (EU-222 to EU-225); a step returns this."""
    duel, cat = at_hand(state), state.cat
    duel.played.append(CardSet(card, copies, staying(state, card, copies)))
    state.tell(
        "card-played", rule, reveals=True, foe=cat.foes.names[duel.foe], card=f"card-{cat.card_ids[card]}", n=copies
    )
    if duel.uncursed and cat.card_trigger[card] == BEFORE_HERO_ROLL:
        return None
    return call(state, Carrying(1, card, copies - 1))


def staying(state: EuthiaState, card: int, copies: int) -> int:
    """Return how long a set of cards lies there (EU-224, EU-225)."""
    if state.cat.card_each_round[card]:
        return LASTING
    clover = any(op.verb == verb.CLOVER for op in state.cat.card_sections[card][copies - 1])
    return CLOVERED if clover else PASSING


def clear(state: EuthiaState, duel: Duel, leaving: tuple[int, ...]) -> None:
    """Discard the cards that lie there only so long."""
    if not duel.played:
        return
    for one in duel.played:
        if one.stays in leaving:
            for _ in range(one.copies):
                discard(state, one.card)
    duel.played = [one for one in duel.played if one.stays not in leaving]

"""The monster player's cards: what may be played in a window, each set for one Chaos (EU-154, EU-159, EU-175, EU-222).
What cards do is left to ``effect_sequence``; without rivals ``without_rivals`` plays them."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.reasons import Reason

from ...box.compiled_effects import AFTER_MONSTER_ROLL, AROUND_MONSTER_ROLL, BEFORE_HERO_ROLL, BEFORE_MONSTER_ROLL
from ...box.integer_tables import NONE
from ...state.duel import Duel
from ...state.game_state import EuthiaState
from ..goods.card_decks import SILVER
from ..goods.cards import EXCHANGE, count, exchange, held
from .effect_sequence import lay
from .effects import at_hand, fallen

BEFORE: Final = 1 << BEFORE_MONSTER_ROLL | 1 << AROUND_MONSTER_ROLL
AFTER: Final = 1 << AFTER_MONSTER_ROLL | 1 << AROUND_MONSTER_ROLL
FIRST: Final = 1 << BEFORE_HERO_ROLL

NOT_HELD: Final = Reason("not-held", "EU-222")
NO_CHAOS: Final = Reason("no-chaos", "EU-223")
NOT_NOW: Final = Reason("not-now", "EU-221")
TOO_FEW_CARDS: Final = Reason("too-few-cards", "EU-226")


def sets(state: EuthiaState, duel: Duel, mask: int) -> list[Action]:
    """Return the cards, and sets of equal ones, that the monster player may play in a window (EU-222, EU-223); silver
    cards may be exchanged at any time (EU-219)."""
    cat, seat = state.cat, duel.master
    found: list[Action] = []
    for card in held(state, seat):
        for n, action in enumerate(cat.play_card[card]):
            if why_not_set(state, duel, card, n + 1, mask) is None:
                found.append(action)
    if count(state, seat, SILVER) >= state.box.cards.hand.silver_for_gold_card:
        found.append(EXCHANGE)
    return found


def why_not_set(state: EuthiaState, duel: Duel, card: int, copies: int, mask: int) -> Reason | None:
    """Return why the monster player may not play so many equal cards, None if he may (EU-221 to EU-223, EU-226)."""
    mine = state.hand[duel.master][card]
    if not mine:
        return NOT_HELD
    if not duel.chaos:
        return NO_CHAOS
    if not mask >> state.cat.card_trigger[card] & 1:
        return NOT_NOW
    return None if copies <= mine and copies <= len(state.cat.card_sections[card]) else TOO_FEW_CARDS


def why_not_card(state: EuthiaState, duel: Duel, action: Action, mask: int) -> Reason | None:
    """Return why the monster player may not play what he names, None if he may or if it names no cards."""
    word = action.word() if action.args else ""
    if action.kind != "card" or word not in state.cat.card_index:
        return None
    card = state.cat.card_index[word]
    sets_of = state.cat.play_card[card]
    copies = sets_of.index(action) if action in sets_of else len(sets_of)
    return why_not_set(state, duel, card, copies + 1, mask)


def might_play(state: EuthiaState, duel: Duel) -> bool:
    """Could the monster player, as far as the table knows, play a card now?"""
    return duel.master != NONE and duel.chaos > 0 and count(state, duel.master) > 0


def cards_may_come(state: EuthiaState, duel: Duel) -> bool:
    """Could any card still be played in this round, as far as the table knows, by a player or without one (EU-336)?"""
    return might_play(state, duel) if duel.master != NONE else duel.chaos > 0


@procedure
class PlayingCards(Frame):
    """The monster player plays any number of cards of a window, each for one Chaos (EU-154, EU-175, EU-223)."""

    mask: int = 0
    rule: str = "EU-154"

    @step
    def offer(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        if not might_play(state, duel) or fallen(state, duel):
            return DONE
        data: dict[str, int | str] = {"foe": state.cat.foes.names[duel.foe], "chaos": duel.chaos}
        options = (PASS, *sets(state, duel, self.mask))
        return ask(state, Choice(duel.master, "monster-cards", options, self.rule, data, PASS))

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        if state.answer == PASS:
            return DONE
        if state.answer == EXCHANGE:
            return exchange(state, at_hand(state).master, EXCHANGE)
        return play(state, state.answer)

    def window(self, state: EuthiaState, choice: Choice) -> bool:
        """Which cards the monster's player holds decides it, and nobody else sees them (EU-222)."""
        return True

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        duel = at_hand(state)
        found = why_not_card(state, duel, action, self.mask) if seat == duel.master else None
        return Frame.why(self, state, seat, action) if found is None else found


def play(state: EuthiaState, action: Action) -> Flow:
    """Play a set of equal cards: they leave the hand, one section works (EU-222 to EU-225); a step returns this."""
    duel = at_hand(state)
    card, copies = state.cat.card_index[action.word()], action.number(1)
    duel.chaos -= 1
    state.hand[duel.master][card] -= copies
    return lay(state, card, copies, "EU-222")

"""The decks of silver and gold cards: what is drawn next, where cards go, and the reserves of unled monsters.
Hands are left to ``cards``, what reserves do in a combat to ``without_rivals`` (EU-044, EU-327 to EU-332, EU-347)."""

from __future__ import annotations

from typing import Final

from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.integer_tables import NONE
from ...state.game_state import COMPETITIVE, EuthiaState

SILVER: Final = 0
GOLD: Final = 1


def deck_of(state: EuthiaState, metal: int) -> list[int]:
    return state.golden if metal else state.silver


def top_of(state: EuthiaState, metal: int) -> list[int]:
    """Return the cards of which the next is drawn: the deck, then what was put under it, then the discard (EU-044)."""
    deck, discard = deck_of(state, metal), state.golden_discard if metal else state.silver_discard
    unseen = free_of(state, metal)
    if unseen > 0:
        return deck
    if state.bottom[metal]:
        return state.bottom[metal][:1]
    if discard:
        deck += sorted(discard)
        discard.clear()
        return deck
    return []


def free_of(state: EuthiaState, metal: int) -> int:
    """Return how many cards of a deck are not promised to a reserve that nobody has looked at (EU-347)."""
    reserve = state.gold_reserve if metal else state.silver_reserve
    return len(deck_of(state, metal)) - reserve.count(-1)


def take_from_deck(state: EuthiaState, metal: int, card: int) -> None:
    deck = deck_of(state, metal)
    if free_of(state, metal) > 0:
        deck.remove(card)
    else:
        state.bottom[metal].pop(0)


def discard(state: EuthiaState, card: int) -> None:
    """Put a card that nobody holds any more away; without rivals under its deck (EU-331)."""
    metal = int(state.cat.card_gold[card])
    if state.mode != COMPETITIVE:
        state.bottom[metal].append(card)
    elif metal:
        state.golden_discard.append(card)
    else:
        state.silver_discard.append(card)


# Reserves


def feed(state: EuthiaState, silver: int, gold: int) -> Flow:
    """Add unseen cards to the reserves; four silver ones make a gold one (EU-327 to EU-329, EU-332)."""
    for metal, n in ((SILVER, silver), (GOLD, gold)):
        for _ in range(n):
            add(state, metal)
    exchange = state.box.cards.solo.reserve_exchange
    return call(state, Recasting()) if len(state.silver_reserve) >= exchange else None


def add(state: EuthiaState, metal: int) -> None:
    """Put the next card of a deck under its reserve, unseen (NONE), or the next of those put under the deck; without
    any card left nothing comes (EU-045, EU-347)."""
    if free_of(state, metal) > 0:
        reserve(state, metal).append(NONE)
    elif state.bottom[metal]:
        reserve(state, metal).append(state.bottom[metal].pop(0))


def reserve(state: EuthiaState, metal: int) -> list[int]:
    return state.gold_reserve if metal else state.silver_reserve


@procedure
class Recasting(Frame):
    """Four silver cards of the reserve go under their deck, and a gold card comes to its reserve (EU-329, EU-331)."""

    n: int = 0

    @step
    def turn(self, state: EuthiaState) -> Flow:
        exchange = state.box.cards.solo.reserve_exchange
        if self.n == 0 and len(state.silver_reserve) < exchange:
            return DONE
        if self.n == exchange:
            self.n = 0
            add(state, GOLD)
            state.tell("reserve-traded", "EU-329", n=exchange)
            return self.go(self.turn)
        self.n += 1
        return call(state, Drawn(SILVER))

    @step
    def away(self, state: EuthiaState) -> Flow:
        drawn = state.returned
        assert isinstance(drawn, Drawn)
        state.bottom[SILVER].append(drawn.card)
        return self.go(self.turn)


@procedure
class Drawn(Frame):
    """Turn the top card of a reserve; one that nobody has seen is drawn from its deck only now (EU-347)."""

    metal: int = SILVER
    card: int = NONE

    @step
    def draw(self, state: EuthiaState) -> Flow:
        cards, deck = reserve(state, self.metal), deck_of(state, self.metal)
        if cards[0] != NONE:
            self.card = cards.pop(0)
            return DONE
        ids = state.cat.card_ids
        return ask(state, Draw(tuple([ids[card] for card in deck]), 1, "reserve", "EU-347"))

    @step
    def take(self, state: EuthiaState) -> Flow:
        reserve(state, self.metal).pop(0)
        self.card = state.cat.card_index[state.answer.word()]
        deck_of(state, self.metal).remove(self.card)
        return DONE


def purge(state: EuthiaState, silver: int, gold: int) -> None:
    """Take unseen cards off the reserves: they stay in their decks."""
    for metal, n in ((GOLD, gold), (SILVER, silver)):
        cards = reserve(state, metal)
        for _ in range(min(n, len(cards))):
            card = cards.pop(0)
            if card != NONE:
                state.bottom[metal].append(card)

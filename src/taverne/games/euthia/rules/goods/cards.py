"""Silver and gold cards: draws, discards, the exchange of four silver for one gold, the hand limit (EU-218 to EU-220).
What the cards do in a combat is left to ``monster_attack``; reserves without rivals to ``without_rivals``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step

from ...box.compiled_effects import HAND_LIMIT
from ...state.game_state import COMPETITIVE, EuthiaState
from .card_decks import GOLD, SILVER, discard, feed, take_from_deck, top_of
from .holdings import permanent

EXCHANGE: Final = Action("exchange")
COIN_SILVER: Final = Action("coin", ("silver",))
COIN_GOLD: Final = Action("coin", ("gold",))


def draw_silver(state: EuthiaState, seat: Seat, n: int, more: int = 0) -> Flow:
    """Let a player draw silver cards; a step returns this. If ``more`` follow, the hand limit waits for them."""
    return call(state, Drawing(seat, SILVER, n, more=more)) if n else None


def draw_gold(state: EuthiaState, seat: Seat, n: int) -> Flow:
    """Let a player draw gold cards; a step returns this."""
    return call(state, Drawing(seat, GOLD, n)) if n else None


@procedure
class Drawing(Frame):
    """Draw cards into a hand, unseen by the others; without rivals each adds one to its reserve (EU-218, EU-328).

    Outside combat the hand limit holds at once (EU-220).
    """

    seat: Seat = 0
    metal: int = SILVER
    n: int = 1
    plain: int = 0
    """1 for cards that add nothing to the reserves (an exchange, the Dwurt die)."""
    more: int = 0
    """1 if other draws follow at once."""

    @step
    def draw(self, state: EuthiaState) -> Flow:
        kinds = top_of(state, self.metal) if self.n else []
        if not kinds:
            return self.go(self.settle)
        ids = state.cat.card_ids
        if len(kinds) == 1:
            return answered(state, Action("draw", (ids[kinds[0]],)))
        return ask(state, Draw(tuple([ids[card] for card in kinds]), 1, "card", "EU-218"))

    @step
    def keep(self, state: EuthiaState) -> Flow:
        self.go(self.draw)
        self.n -= 1
        card = state.cat.card_index[state.answer.word()]
        take_from_deck(state, self.metal, card)
        state.hand[self.seat][card] += 1
        data = {"seat": self.seat, "metal": "card-gold" if self.metal else "card-silver"}
        private = {"card": f"card-{state.cat.card_ids[card]}"}
        state.emit("card-drawn", data, "EU-218", private, (self.seat,), reveals=True)
        if state.mode != COMPETITIVE and not self.plain:
            return feed(state, int(self.metal == SILVER), int(self.metal == GOLD))
        return None

    @step
    def settle(self, state: EuthiaState) -> Flow:
        return None if self.more or state.duel is not None else limit(state, self.seat)


def held(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the kinds of card that a player holds, by number."""
    return [card for card, n in enumerate(state.hand[seat]) if n]


def count(state: EuthiaState, seat: Seat, metal: int | None = None) -> int:
    """Return how many cards a player holds, of one metal or of both."""
    gold = state.cat.card_gold
    return sum(n for card, n in enumerate(state.hand[seat]) if metal is None or gold[card] == bool(metal))


def lose(state: EuthiaState, seat: Seat, card: int) -> None:
    """Take a card out of a hand and put it away."""
    state.hand[seat][card] -= 1
    discard(state, card)


def shed(state: EuthiaState, seat: Seat, card: int) -> None:
    """Let a player discard a card of his hand, face up for all to see."""
    lose(state, seat, card)
    state.tell("card-dropped", "EU-220", reveals=True, seat=seat, card=f"card-{state.cat.card_ids[card]}")


def hand_limit(state: EuthiaState, seat: Seat) -> int:
    """Return how many cards a player may hold outside combat (EU-220)."""
    return state.box.cards.hand.limit + permanent(state, seat, HAND_LIMIT)


def exchanges(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what cards may be changed into at any time (EU-219, EU-330)."""
    figures = state.box.cards.hand
    silver, gold = count(state, seat, SILVER), count(state, seat, GOLD)
    found = [EXCHANGE] if silver >= figures.silver_for_gold_card else []
    if state.mode != COMPETITIVE:
        found += [COIN_SILVER] if silver >= figures.silver_for_coin else []
        found += [COIN_GOLD] if gold >= figures.gold_cards_for_coin else []
    return found


def exchange(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """Carry out one of ``exchanges``; a step returns this."""
    figures = state.box.cards.hand
    if action == EXCHANGE:
        return call(state, Exchanging(seat, SILVER, figures.silver_for_gold_card, 0))
    if action == COIN_SILVER:
        return call(state, Exchanging(seat, SILVER, figures.silver_for_coin, 1))
    return call(state, Exchanging(seat, GOLD, figures.gold_cards_for_coin, 1))


@procedure
class Exchanging(Frame):
    """Give cards for a gold card or, without rivals, for a coin (EU-219, EU-330).

    Whoever must give all he has is not asked; with equal cards only he is, or all would know that they are equal.
    """

    seat: Seat = 0
    metal: int = SILVER
    n: int = 4
    coin: int = 0

    @step
    def give(self, state: EuthiaState) -> Flow:
        if not self.n:
            return self.go(self.take)
        gold = state.cat.card_gold
        kinds = [card for card in held(state, self.seat) if gold[card] == bool(self.metal)]
        options = [state.cat.give_card[card] for card in kinds]
        if count(state, self.seat, self.metal) == self.n:
            return answered(state, options[0])
        return ask(state, Choice(self.seat, "give-card", tuple(options), "EU-219", {"n": self.n}, options[0]))

    def window(self, state: EuthiaState, choice: Choice) -> bool:
        """How many kinds there are to choose from is known to the holder alone (EU-219, EU-222)."""
        return True

    def quiet(self, state: EuthiaState, action: Action) -> bool:
        """Whatever is given, others see no more than that something was."""
        return True

    @step
    def gone(self, state: EuthiaState) -> Flow:
        self.n -= 1
        shed(state, self.seat, state.cat.card_index[state.answer.word()])
        return self.go(self.give)

    @step
    def take(self, state: EuthiaState) -> Flow:
        if self.coin:
            state.gold[self.seat] += 1
            state.tell("coin", "EU-330", seat=self.seat)
            return DONE
        state.tell("exchanged", "EU-219", seat=self.seat)
        return call(state, Drawing(self.seat, GOLD, 1, 1))


def limit(state: EuthiaState, seat: Seat) -> Flow:
    """Let a player come down to the hand limit, after an exchange if he likes (EU-220); a step returns this."""
    return call(state, Limiting(seat)) if count(state, seat) > hand_limit(state, seat) else None


@procedure
class Limiting(Frame):
    """Discard, or exchange, until the hand is within its limit; asked even for equal cards, as hands are hidden."""

    seat: Seat = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        over = count(state, self.seat) - hand_limit(state, self.seat)
        if over <= 0:
            return DONE
        options = [*exchanges(state, self.seat), *[state.cat.drop_card[card] for card in held(state, self.seat)]]
        return ask(state, Choice(self.seat, "hand-limit", tuple(options), "EU-220", {"n": over}, options[-1]))

    def window(self, state: EuthiaState, choice: Choice) -> bool:
        """How many kinds there are to choose from is known to the holder alone (EU-219, EU-222)."""
        return True

    def quiet(self, state: EuthiaState, action: Action) -> bool:
        """Whatever is given, others see no more than that something was."""
        return True

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        action = state.answer
        if action.kind != "drop_card":
            return exchange(state, self.seat, action)
        shed(state, self.seat, state.cat.card_index[action.word()])
        return None

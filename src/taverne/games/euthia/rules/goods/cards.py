"""Silver and gold cards: draws, discards, the exchange of four silver for one gold, the hand limit (EU-218 to EU-220).
What the cards do in a combat is left to ``monster_attack``; reserves without rivals to ``without_rivals``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.compiled_effects import HAND_LIMIT
from ...state.game_state import COMPETITIVE, Table
from .. import links
from .holdings import permanent

SILVER: Final = 0
GOLD: Final = 1
EXCHANGE: Final = Action("exchange")
COIN_SILVER: Final = Action("coin", ("silver",))
COIN_GOLD: Final = Action("coin", ("gold",))


def draw_silver(table: Table, seat: Seat, n: int, more: int = 0) -> Flow:
    """Let a player draw silver cards; a step returns this. If ``more`` follow, the hand limit waits for them."""
    return call(table, Drawing(seat, SILVER, n, more=more)) if n else None


def draw_gold(table: Table, seat: Seat, n: int) -> Flow:
    """Let a player draw gold cards; a step returns this."""
    return call(table, Drawing(seat, GOLD, n)) if n else None


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
    def draw(self, table: Table) -> Flow:
        kinds = top_of(table, self.metal) if self.n else []
        if not kinds:
            return self.go(self.settle)
        if len(kinds) == 1:
            table.answer = Action("draw", (table.cat.card_ids[kinds[0]],))
            return None
        ids = table.cat.card_ids
        return ask(table, Draw(tuple([ids[card] for card in kinds]), 1, "card", "EU-218"))

    @step
    def keep(self, table: Table) -> Flow:
        self.n -= 1
        card = table.cat.card_index[str(table.answer.args[0])]
        take_from_deck(table, self.metal, card)
        table.hand[len(table.cat.card_ids) * self.seat + card] += 1
        if table.events is not None:
            data = {"seat": self.seat, "metal": "card-gold" if self.metal else "card-silver"}
            private = {"card": f"card-{table.cat.card_ids[card]}"}
            table.emit("card-drawn", data, "EU-218", private, (self.seat,), reveals=True)
        if table.mode != COMPETITIVE and not self.plain:
            return links.feed_reserve(table, int(self.metal == SILVER), int(self.metal == GOLD))
        return None

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.draw)

    @step
    def settle(self, table: Table) -> Flow:
        return None if self.more or table.duel is not None else limit(table, self.seat)


def deck_of(table: Table, metal: int) -> list[int]:
    return table.golden if metal else table.silver


def top_of(table: Table, metal: int) -> list[int]:
    """Return the cards of which the next is drawn: the deck, then what was put under it, then the discard (EU-044)."""
    deck, discard = deck_of(table, metal), table.golden_discard if metal else table.silver_discard
    unseen = free_of(table, metal)
    if unseen > 0:
        return deck
    if table.bottom[metal]:
        return table.bottom[metal][:1]
    if discard:
        deck += sorted(discard)
        discard.clear()
        return deck
    return []


def free_of(table: Table, metal: int) -> int:
    """Return how many cards of a deck are not promised to a reserve that nobody has looked at (EU-347)."""
    reserve = table.gold_reserve if metal else table.silver_reserve
    return len(deck_of(table, metal)) - reserve.count(-1)


def take_from_deck(table: Table, metal: int, card: int) -> None:
    deck = deck_of(table, metal)
    if free_of(table, metal) > 0:
        deck.remove(card)
    else:
        table.bottom[metal].pop(0)


def discard(table: Table, card: int) -> None:
    """Put a card that nobody holds any more away; without rivals under its deck (EU-331)."""
    metal = int(table.cat.card_gold[card])
    if table.mode != COMPETITIVE:
        table.bottom[metal].append(card)
    elif metal:
        table.golden_discard.append(card)
    else:
        table.silver_discard.append(card)


def held(table: Table, seat: Seat) -> list[int]:
    """Return the kinds of card that a player holds, by number."""
    kinds = len(table.cat.card_ids)
    return [card for card in range(kinds) if table.hand[kinds * seat + card]]


def count(table: Table, seat: Seat, metal: int | None = None) -> int:
    """Return how many cards a player holds, of one metal or of both."""
    kinds = len(table.cat.card_ids)
    gold = table.cat.card_gold
    hand = table.hand[kinds * seat : kinds * seat + kinds]
    return sum(n for card, n in enumerate(hand) if metal is None or gold[card] == bool(metal))


def lose(table: Table, seat: Seat, card: int) -> None:
    """Take a card out of a hand and put it away."""
    table.hand[len(table.cat.card_ids) * seat + card] -= 1
    discard(table, card)


def shed(table: Table, seat: Seat, card: int) -> None:
    """Let a player discard a card of his hand, face up for all to see."""
    lose(table, seat, card)
    if table.events is not None:
        table.emit("card-dropped", {"seat": seat, "card": f"card-{table.cat.card_ids[card]}"}, "EU-220", reveals=True)


def hand_limit(table: Table, seat: Seat) -> int:
    """Return how many cards a player may hold outside combat (EU-220)."""
    return table.box.cards.hand.limit + permanent(table, seat, HAND_LIMIT)


def exchanges(table: Table, seat: Seat) -> list[Action]:
    """Return what cards may be changed into at any time (EU-219, EU-330)."""
    figures = table.box.cards.hand
    silver, gold = count(table, seat, SILVER), count(table, seat, GOLD)
    found = [EXCHANGE] if silver >= figures.silver_for_gold_card else []
    if table.mode != COMPETITIVE:
        found += [COIN_SILVER] if silver >= figures.silver_for_coin else []
        found += [COIN_GOLD] if gold >= figures.gold_cards_for_coin else []
    return found


def exchange(table: Table, seat: Seat, action: Action) -> Flow:
    """Carry out one of ``exchanges``; a step returns this."""
    figures = table.box.cards.hand
    if action == EXCHANGE:
        return call(table, Exchanging(seat, SILVER, figures.silver_for_gold_card, 0))
    if action == COIN_SILVER:
        return call(table, Exchanging(seat, SILVER, figures.silver_for_coin, 1))
    return call(table, Exchanging(seat, GOLD, figures.gold_cards_for_coin, 1))


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
    def give(self, table: Table) -> Flow:
        if not self.n:
            return self.go(self.take)
        gold = table.cat.card_gold
        kinds = [card for card in held(table, self.seat) if gold[card] == bool(self.metal)]
        options = [table.cat.give_card[card] for card in kinds]
        if count(table, self.seat, self.metal) == self.n:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "give-card", tuple(options), "EU-219", {"n": self.n}, options[0]))

    @step
    def gone(self, table: Table) -> Flow:
        self.n -= 1
        shed(table, self.seat, table.cat.card_index[str(table.answer.args[0])])
        return self.go(self.give)

    @step
    def take(self, table: Table) -> Flow:
        if self.coin:
            table.gold[self.seat] += 1
            table.emit("coin", {"seat": self.seat}, "EU-330")
            return DONE
        table.emit("exchanged", {"seat": self.seat}, "EU-219")
        return call(table, Drawing(self.seat, GOLD, 1, 1))

    @step
    def end(self, table: Table) -> Flow:
        return DONE


def limit(table: Table, seat: Seat) -> Flow:
    """Let a player come down to the hand limit, after an exchange if he likes (EU-220); a step returns this."""
    return call(table, Limiting(seat)) if count(table, seat) > hand_limit(table, seat) else None


@procedure
class Limiting(Frame):
    """Discard, or exchange, until the hand is within its limit; asked even for equal cards, as hands are hidden."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        over = count(table, self.seat) - hand_limit(table, self.seat)
        if over <= 0:
            return DONE
        options = [*exchanges(table, self.seat), *[table.cat.drop_card[card] for card in held(table, self.seat)]]
        return ask(table, Choice(self.seat, "hand-limit", tuple(options), "EU-220", {"n": over}, options[-1]))

    @step
    def take(self, table: Table) -> Flow:
        action = table.answer
        if action.kind != "drop_card":
            return exchange(table, self.seat, action)
        shed(table, self.seat, table.cat.card_index[str(action.args[0])])
        return None

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

"""What a hero owes to others whose interaction tokens lie on a mine or an elemental (EU-109, EU-110, EU-235, EU-350).
When it is owed is left to the chapters of mining and of elementals."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...state.game_state import Table
from .cards import lose


def creditors(table: Table, seat: Seat, space: int) -> list[Seat]:
    """Return the others who have a token on a space."""
    return [other for other in range(table.seats) if other != seat and table.interaction[4 * space + other]]


def gold_cards(table: Table, seat: Seat) -> list[int]:
    """Return the kinds of gold cards that a hero holds."""
    first = len(table.cat.card_ids) * seat
    return [card for card, gold in enumerate(table.cat.card_gold) if gold and table.hand[first + card]]


def unpaid(table: Table, seat: Seat, space: int, rule: str) -> Refusal | None:
    """Return why a hero cannot pay the toll of a space: a coin to each rival, together one gold card in all."""
    owed = creditors(table, seat, space)
    if not owed:
        return None
    if table.rivals():
        price = len(owed) * table.box.cards.mines.toll
        return None if table.gold[seat] >= price else Refusal("toll", rule, {"n": price})
    return None if gold_cards(table, seat) else Refusal("toll-card", "EU-350")


def paying(table: Table, seat: Seat, space: int, rule: str) -> Flow:
    """Pay the toll of a space."""
    owed = creditors(table, seat, space)
    if not owed:
        return None
    if not table.rivals():
        return call(table, Yielding(seat))
    toll = table.box.cards.mines.toll
    for other in owed:
        table.gold[seat] -= toll
        table.gold[other] += toll
    table.emit("toll", {"seat": seat, "seats": owed, "n": toll}, rule)
    return None


@procedure
class Yielding(Frame):
    """Give up a gold card of one's choice in place of all tolls (EU-350)."""

    seat: Seat = 0

    @step
    def choose(self, table: Table) -> Flow:
        options = tuple([Action("yield", (table.cat.card_ids[card],)) for card in gold_cards(table, self.seat)])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "yield", options, "EU-350", default=options[0]))

    @step
    def give(self, table: Table) -> Flow:
        card = table.cat.card_ids.index(str(table.answer.args[0]))
        lose(table, self.seat, card)
        table.emit("toll-card", {"seat": self.seat, "card": f"card-{table.cat.card_ids[card]}"}, "EU-350")
        return DONE

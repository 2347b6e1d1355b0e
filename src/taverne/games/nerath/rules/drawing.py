"""Phase 1 and the decks: the draw of the turn, cards that are played as soon as they are drawn, treasures taken.
What a card does is left to ``playing``, who may play when to ``reactions``."""

from __future__ import annotations

from bisect import insort

from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import REALM_WORDS
from ..state import Table
from .playing import play_shown, possible, select, selected
from .reactions import window


def draw_event(table: Table, realm: int) -> Flow:
    """Let a realm draw the top card of its event deck (CN-084); a step returns this."""
    return call(table, TakingCard(realm))


def take_treasure(table: Table, realm: int) -> Flow:
    """Let a realm take a treasure card (CN-332, CN-333, CN-335); a step returns this."""
    return call(table, TakingTreasure(realm))


@procedure
class Drawing(Frame):
    """Phase 1: one card; cards of this phase are played before or after the draw (CN-084, CN-096)."""

    drawn: int = 0

    @step
    def starting_cards(self, table: Table) -> Flow:
        """What was dealt to be played at once is shown; its owner chooses the order (CN-065, CN-066)."""
        cat, realm = table.cat, table.realm
        dealt = [card for card in table.hand[realm] if cat.immediate[card]]
        if dealt:
            table.hand[realm] = [card for card in table.hand[realm] if card not in dealt]
            table.shown += dealt
            data = {"realm": REALM_WORDS[realm], "cards": [cat.card_words[card] for card in dealt]}
            table.emit("cards-shown", data, "CN-065", reveals=True)
        due = [card for card in table.shown if cat.card_realm[card] == realm]
        if not due:
            return self.go(self.before)
        return select(table, realm, "card-order", [cat.play_card[card] for card in due], due[0])

    @step
    def start_with(self, table: Table) -> Flow:
        self.go(self.starting_cards)
        return carry_out(table, table.realm, table.cat.card_index[str(selected(table).args[0])])

    @step
    def before(self, table: Table) -> Flow:
        return window(table, "draw")

    @step
    def draw(self, table: Table) -> Flow:
        self.drawn += 1
        return draw_event(table, table.realm)

    @step
    def further(self, table: Table) -> Flow:
        if self.drawn < table.box.cards.draw.cards:
            return self.go(self.draw)
        return None

    @step
    def after(self, table: Table) -> Flow:
        return window(table, "draw")


@procedure
class TakingCard(Frame):
    """Draw the top card of a realm's deck; an empty deck is first made anew of the discard pile (CN-084 to CN-090)."""

    realm: int = 0
    card: int = -1

    @step
    def reshuffle(self, table: Table) -> Flow:
        realm = self.realm
        if table.deck[realm] or table.top[realm] or table.bottom[realm]:
            return None
        if not table.discard[realm]:
            table.emit("no-event-left", {"realm": REALM_WORDS[realm]}, "CN-087")
            return DONE
        table.deck[realm] = sorted(table.discard[realm])
        table.discard[realm] = []
        table.emit("deck-anew", {"realm": REALM_WORDS[realm]}, "CN-086")
        return None

    @step
    def draw(self, table: Table) -> Flow:
        realm = self.realm
        if table.top[realm]:
            self.card = table.top[realm].pop(0)
        elif not table.deck[realm]:
            self.card = table.bottom[realm].pop(0)
        else:
            ids = table.cat.card_ids
            return ask(table, Draw(tuple([ids[card] for card in table.deck[realm]]), 1, "event", "CN-084"))
        return None

    @step
    def keep(self, table: Table) -> Flow:
        realm = self.realm
        if self.card < 0:
            self.card = table.cat.card_index[str(table.answer.args[0])]
            table.deck[realm].remove(self.card)
        insort(table.hand[realm], self.card)
        if table.events is not None:
            data = {"realm": REALM_WORDS[realm], "card": "none"}
            private = {"card": table.cat.card_words[self.card]}
            table.emit("event-drawn", data, "CN-084", private, (table.seat(realm),), reveals=True)
        if not table.cat.immediate[self.card]:
            return DONE
        table.hand[realm].remove(self.card)
        table.shown.append(self.card)
        return carry_out(table, realm, self.card)


def carry_out(table: Table, realm: int, card: int) -> Flow:
    """Resolve a shown card that must be played now, or discard it if it can do nothing (CN-089 to CN-093)."""
    if possible(table, realm, card, 0, len(table.cat.decks.deeds[card])):
        return play_shown(table, realm, card)
    table.shown.remove(card)
    table.discard[realm].append(card)
    if table.events is not None:
        data = {"realm": REALM_WORDS[realm], "card": table.cat.card_words[card]}
        table.emit("card-in-vain", data, "CN-091", reveals=True)
    return None


@procedure
class TakingTreasure(Frame):
    """Take a treasure card from the common deck, if one is left (CN-332 to CN-335)."""

    realm: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        if not table.treasure_deck:
            table.emit("no-treasure-left", {"realm": REALM_WORDS[self.realm]}, "CN-333")
            return DONE
        ids = table.cat.card_ids
        return ask(table, Draw(tuple([ids[card] for card in table.treasure_deck]), 1, "treasure", "CN-332"))

    @step
    def keep(self, table: Table) -> Flow:
        card = table.cat.card_index[str(table.answer.args[0])]
        table.treasure_deck.remove(card)
        insort(table.chest[self.realm], card)
        if table.events is not None:
            data = {"realm": REALM_WORDS[self.realm], "card": "none"}
            private = {"card": table.cat.card_words[card]}
            table.emit("treasure-taken", data, "CN-332", private, (table.seat(self.realm),), reveals=True)
        return None

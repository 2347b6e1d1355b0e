"""The board before the first turn: printed units, unseen guardians, two event cards for each realm (CN-054 to CN-072).
Gold, decks and lands are the table's from the beginning; what starting cards do is left to ``drawing``."""

from __future__ import annotations

from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..catalogue import EVERYBODY, NONE, REALM_WORDS
from ..state import Table
from .orders import OTHERS


@procedure
class SettingUp(Frame):
    """Place what the board shows, then deal each realm its first hand.

    Every realm begins with the standing order that asks it only where it is concerned.
    """

    realm: int = 0

    @step
    def place(self, table: Table) -> Flow:
        for space, realm, kind in table.cat.start:
            table.add_unit(realm, kind, space)
        for dungeon in range(table.cat.dungeons):
            lay_unseen(table, dungeon, table.box.cards.setup.guardians)
        table.orders = [OTHERS] * len(EVERYBODY)
        table.emit("set-up", {}, "CN-054")
        return None

    @step
    def deal(self, table: Table) -> Flow:
        if self.realm == len(EVERYBODY):
            return DONE
        ids = table.cat.card_ids
        deck = tuple([ids[card] for card in table.deck[self.realm]])
        return ask(table, Draw(deck, table.box.cards.setup.hand, "hand", "CN-060"))

    @step
    def keep(self, table: Table) -> Flow:
        realm = self.realm
        cards = [table.cat.card_index[str(word)] for word in table.answer.args]
        for card in cards:
            table.deck[realm].remove(card)
        table.hand[realm] = sorted(cards)
        if table.events is not None:
            data = {"realm": REALM_WORDS[realm], "n": len(cards), "cards": []}
            shown = {"cards": [f"event-{word}" for word in table.answer.args]}
            table.emit("first-hand", data, "CN-060", shown, (table.seat(realm),), reveals=True)
        self.realm += 1
        return self.go(self.deal)


def lay_unseen(table: Table, dungeon: int, n: int) -> int:
    """Lay so many unseen tokens on an entrance, or as many as there are; return how many (CN-062, CN-362, CN-363).

    Nobody knows which: they stay in the pile until somebody looks, and only their number is counted here.
    """
    laid = sum(tokens.count(NONE) for tokens in table.tokens)
    if len(table.token_pile) - laid < n and table.token_discard:
        table.token_pile += table.token_discard
        table.token_pile.sort()
        table.token_discard.clear()
    n = min(n, len(table.token_pile) - laid)
    table.tokens[dungeon] += [NONE] * n
    table.seen[dungeon] += [0] * n
    return n

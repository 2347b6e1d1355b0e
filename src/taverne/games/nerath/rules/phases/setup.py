"""The board before the first turn: printed units, unseen guardians, two event cards for each realm (CN-054 to CN-072).
Gold, decks and lands are the table's from the beginning; what starting cards do is left to ``draw``."""

from __future__ import annotations

from taverne.engine import piles
from taverne.engine.frames import Flow, Frame, for_each, procedure, step

from ...box.catalogue import EVERYBODY, NONE, REALM_WORDS
from ...state.game_state import NerathState
from ..cards.standing_orders import OTHERS


@procedure
class SettingUp(Frame):
    """Place what the board shows, then deal each realm its first hand.

    Every realm begins with the standing order that asks it only where it is concerned.
    """

    @step
    def place(self, state: NerathState) -> Flow:
        for space, realm, kind in state.cat.start:
            state.add_unit(realm, kind, space)
        for dungeon in range(state.cat.dungeons):
            lay_unseen(state, dungeon, state.box.cards.setup.guardians)
        state.orders = [OTHERS] * len(EVERYBODY)
        state.tell("set-up", "CN-054")
        return None

    @step
    def deal(self, state: NerathState) -> Flow:
        return for_each(state, [Dealing(realm) for realm in EVERYBODY])


@procedure
class Dealing(Frame):
    """A realm draws its first hand, which nobody else sees (CN-060)."""

    realm: int = 0

    @step
    def draw(self, state: NerathState) -> Flow:
        hand = state.box.cards.setup.hand
        return piles.draw(state, state.deck[self.realm], state.cat.card_ids, hand, "hand", "CN-060")

    @step
    def keep(self, state: NerathState) -> Flow:
        realm = self.realm
        state.hand[realm] = sorted(piles.drawn(state, state.deck[realm], state.cat.card_index))
        data = {"realm": REALM_WORDS[realm], "n": len(state.hand[realm]), "cards": []}
        shown = {"cards": [f"event-{word}" for word in state.answer.args]}
        state.emit("first-hand", data, "CN-060", shown, (state.seat(realm),), reveals=True)
        return None


def lay_unseen(state: NerathState, dungeon: int, n: int) -> int:
    """Lay so many unseen tokens on an entrance, or as many as there are; return how many (CN-062, CN-362, CN-363).

    Nobody knows which: they stay in the pile until somebody looks, and only their number is counted here.
    """
    laid = sum(tokens.count(NONE) for tokens in state.tokens)
    if len(state.token_pile) - laid < n and state.token_discard:
        state.token_pile += state.token_discard
        state.token_pile.sort()
        state.token_discard.clear()
    n = min(n, len(state.token_pile) - laid)
    state.tokens[dungeon] += [NONE] * n
    state.seen[dungeon] += [0] * n
    return n

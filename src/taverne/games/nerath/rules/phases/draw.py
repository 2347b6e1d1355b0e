"""Phase 1 and the decks: the draw of the turn, cards that are played as soon as they are drawn, treasures taken.
What a card does is left to ``card_play``, who may play when to ``reactions``."""

from __future__ import annotations

from bisect import insort

from taverne.engine import piles
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box.catalogue import REALM_WORDS
from ...state.game_state import NerathState
from ..cards.card_play import play_shown, possible, select, selected
from ..cards.reactions import window


def draw_event(state: NerathState, realm: int) -> Flow:
    """Let a realm draw the top card of its event deck (CN-084); a step returns this."""
    return call(state, TakingCard(realm))


@procedure
class Drawing(Frame):
    """Phase 1: one card; cards of this phase are played before or after the draw (CN-084, CN-096)."""

    drawn: int = 0

    @step
    def starting_cards(self, state: NerathState) -> Flow:
        """What was dealt to be played at once is shown; its owner chooses the order (CN-065, CN-066)."""
        cat, realm = state.cat, state.realm
        dealt = [card for card in state.hand[realm] if cat.immediate[card]]
        if dealt:
            state.hand[realm] = [card for card in state.hand[realm] if card not in dealt]
            state.shown += dealt
            data = {"realm": REALM_WORDS[realm], "cards": [cat.card_words[card] for card in dealt]}
            state.emit("cards-shown", data, "CN-065", reveals=True)
        due = [card for card in state.shown if cat.card_realm[card] == realm]
        if not due:
            return self.go(self.before)
        return select(state, realm, "card-order", [cat.play_card[card] for card in due], due[0])

    @step
    def start_with(self, state: NerathState) -> Flow:
        self.go(self.starting_cards)
        return carry_out(state, state.realm, state.cat.card_index[selected(state).word()])

    @step
    def before(self, state: NerathState) -> Flow:
        return window(state, "draw")

    @step
    def draw(self, state: NerathState) -> Flow:
        self.drawn += 1
        return draw_event(state, state.realm)

    @step
    def further(self, state: NerathState) -> Flow:
        if self.drawn < state.box.cards.draw.cards:
            return self.go(self.draw)
        return None

    @step
    def after(self, state: NerathState) -> Flow:
        return window(state, "draw")


@procedure
class TakingCard(Frame):
    """Draw the top card of a realm's deck; an empty deck is first made anew of the discard pile (CN-084 to CN-090)."""

    realm: int = 0
    card: int = -1

    @step
    def reshuffle(self, state: NerathState) -> Flow:
        realm = self.realm
        if state.deck[realm] or state.top[realm] or state.bottom[realm]:
            return None
        if not piles.renew(state.deck[realm], state.discard[realm]):
            state.tell("no-event-left", "CN-087", realm=REALM_WORDS[realm])
            return DONE
        state.tell("deck-anew", "CN-086", realm=REALM_WORDS[realm])
        return None

    @step
    def draw(self, state: NerathState) -> Flow:
        realm = self.realm
        if state.top[realm]:
            self.card = state.top[realm].pop(0)
        elif not state.deck[realm]:
            self.card = state.bottom[realm].pop(0)
        else:
            return piles.draw(state, state.deck[realm], state.cat.card_ids, 1, "event", "CN-084")
        return None

    @step
    def keep(self, state: NerathState) -> Flow:
        realm = self.realm
        if self.card < 0:
            (self.card,) = piles.drawn(state, state.deck[realm], state.cat.card_index)
        insort(state.hand[realm], self.card)
        data = {"realm": REALM_WORDS[realm], "card": "none"}
        private = {"card": state.cat.card_words[self.card]}
        state.emit("event-drawn", data, "CN-084", private, (state.seat(realm),), reveals=True)
        if not state.cat.immediate[self.card]:
            return DONE
        state.hand[realm].remove(self.card)
        state.shown.append(self.card)
        return carry_out(state, realm, self.card)


def carry_out(state: NerathState, realm: int, card: int) -> Flow:
    """Resolve a shown card that must be played now, or discard it if it can do nothing (CN-089 to CN-093)."""
    if possible(state, realm, card, 0, len(state.cat.decks.deeds[card])):
        return play_shown(state, realm, card)
    state.shown.remove(card)
    state.discard[realm].append(card)
    state.tell("card-in-vain", "CN-091", reveals=True, realm=REALM_WORDS[realm], card=state.cat.card_words[card])
    return None


@procedure
class TakingTreasure(Frame):
    """Take a treasure card from the common deck, if one is left (CN-332 to CN-335)."""

    realm: int = 0

    @step
    def draw(self, state: NerathState) -> Flow:
        if not state.treasure_deck:
            state.tell("no-treasure-left", "CN-333", realm=REALM_WORDS[self.realm])
            return DONE
        return piles.draw(state, state.treasure_deck, state.cat.card_ids, 1, "treasure", "CN-332")

    @step
    def keep(self, state: NerathState) -> Flow:
        (card,) = piles.drawn(state, state.treasure_deck, state.cat.card_index)
        insort(state.chest[self.realm], card)
        data = {"realm": REALM_WORDS[self.realm], "card": "none"}
        private = {"card": state.cat.card_words[card]}
        state.emit("treasure-taken", data, "CN-332", private, (state.seat(self.realm),), reveals=True)
        return None

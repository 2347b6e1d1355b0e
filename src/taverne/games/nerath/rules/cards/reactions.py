"""The one window for every card and every timing: who is asked, in which order, what may be played there.
When a card may be played is left to ``timing``, what it does to ``card_play``, when a window opens to the chapters."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Data
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import EVERYBODY, NONE, REALM_WORDS
from ...state.game_state import MOVEMENT, PHASE_WORDS, NerathState
from .card_play import lay_treasure, play_event, use_treasure
from .standing_orders import INSIDE, LISTEN, OUTSIDE, drop_battle, drop_due, follow, listen, silent
from .timing import (
    NOT_NOW,
    Candidates,
    Names,
    candidates,
    cards_to_lay,
    cards_to_play,
    cards_to_use,
    could_play,
    why_not_event,
    why_not_lay,
    why_not_use,
)
from .triggers import due, work, work_late

SILENT: Final = (PASS.kind, LISTEN.kind)
"""Answers in a window that play nothing."""
MOVES: Final = ("movement", "any_time")
"""The windows that a choice in one's own Movement phase stands for."""
DRAWING: Final = ("turn_start", "draw")
"""The windows before and after the draw of a turn."""


def window(state: NerathState, *names: str) -> Flow:
    """Open a window under these names for all realms that might play something there; a step returns this."""
    orders = state.orders
    if orders[0] or orders[1] or orders[2] or orders[3]:
        drop_due(state, names)
    could = candidates(state, names)
    first = state.realm
    for passed in range(len(EVERYBODY)):
        realm = (first + passed) % len(EVERYBODY)
        if might(state, realm, names, could):
            return call(state, Reacting(list(names), realm, passed))
    if "battle_end" in names:
        drop_battle(state)
    return None


def triggers(state: NerathState, occasion: str) -> Flow:
    """Work what happens by itself on an occasion ("battle_start", "reinforcement_start"); a step returns this."""
    return work(state, occasion) if due(state, occasion) else None


def playable(state: NerathState, realm: int, *names: str) -> list[Action]:
    """Return the cards that a realm may play, lay or use at a decision of its own that stands for these windows."""
    cat, could = state.cat, candidates(state, names)
    found = [cat.play_card[card] for card in cards_to_play(state, realm, names, could)]
    found += [cat.play_card[card] for card in cards_to_lay(state, realm, names, could)]
    found += [cat.use_card[card] for card in cards_to_use(state, realm, names, could)]
    if state.orders[realm]:
        found.append(LISTEN)
    return found


def cards_held(state: NerathState, realm: int) -> tuple[Action, ...]:
    """Return how a realm would play the event cards and lay the treasures that it holds, whether it may or not."""
    return tuple([state.cat.play_card[card] for card in (*state.hand[realm], *state.chest[realm])])


def played(state: NerathState, realm: int, action: Action) -> Flow:
    """Carry out an action that ``playable`` gave; a step returns this."""
    if action == LISTEN:
        listen(state, realm)
        return None
    card = state.cat.card_index[action.word()]
    if action.kind == "play":
        return play_event(state, realm, card)
    if action.kind == "lay":
        lay_treasure(state, realm, card)
        return work_late(state, realm, card)
    return use_treasure(state, realm, card)


def why_not_play(state: NerathState, realm: int, action: Action, *names: str) -> Reason | None:
    """Return why a realm, asked under these names, may not play, lay or use a card; None if it may, or names none."""
    if action.kind not in ("play", "lay", "use", "apply") or not action.args:
        return None
    card = state.cat.card_index.get(action.word(), NONE)
    if card == NONE:
        return Reason("no-such-card")
    could, data = candidates(state, names), {"card": state.cat.card_words[card]}
    if action == state.cat.use_card[card] and card in cards_to_use(state, realm, names, could):
        return None
    held = {"play": state.hand, "lay": state.chest, "use": state.laid}.get(action.kind)
    if held is not None and card not in held[realm]:
        return Reason("card-not-held", "", data)
    why = {"play": why_not_event, "lay": why_not_lay, "use": why_not_use}.get(action.kind)
    found = NOT_NOW if why is None else why(state, realm, card, names, could)
    return found and Reason(found.key, found.rule or state.cat.card_rules[card], data)


def might(state: NerathState, realm: int, names: Names, could: Candidates) -> bool:
    """Could the realm, as far as the table knows, have something to play here, and does it want to be asked?

    Cards alone that nobody else sees never decide it, so that silence tells nothing.
    """
    if state.orders[realm] and silent(state, realm, names):
        return False
    if state.hand[realm] or state.chest[realm] or state.laid[realm]:
        return could_play(state, realm, names, could)
    return state.fight is not None and bool(state.fight.effects) and bool(cards_to_use(state, realm, names, could))


@procedure
class Reacting(Frame):
    """A window: the active realm first, then the others in turn order, until all have passed in succession (CN-082).

    A realm that has played goes on until it passes (CN-099).
    """

    names: list[str] = []
    realm: int = 0
    passed: int = 0

    @step
    def offer(self, state: NerathState) -> Flow:
        names = tuple(self.names)
        could = candidates(state, names)
        while self.passed < len(EVERYBODY) and not might(state, self.realm, names, could):
            self.go_on()
        if self.passed == len(EVERYBODY):
            if "battle_end" in names:
                drop_battle(state)
            return DONE
        ways = OUTSIDE if state.fight is None else INSIDE
        options = (*ways, *playable(state, self.realm, *names))
        data: Data = {
            "realm": REALM_WORDS[self.realm],
            "window": f"window-{names[0]}",
            "turn": REALM_WORDS[state.realm],
            "phase": f"phase-{PHASE_WORDS[state.phase]}",
            "space": "none" if state.fight is None else state.cat.space_words[state.fight.space],
        }
        return ask(state, Choice(state.seat(self.realm), "react", options, "CN-082", data, default=ways[0]))

    @step
    def take(self, state: NerathState) -> Flow:
        self.go(self.offer)
        if state.answer.kind == "pass":
            follow(state, self.realm, state.answer)
            self.go_on()
            return None
        self.passed = 0
        return played(state, self.realm, state.answer)

    def idle(self, state: Any, choice: Choice) -> Action | None:
        """Pass where no card fits: the longer ways to pass, and to be asked again, only say who is asked later.

        Cards that the realm's own next question offers as well are asked about there alone. Before the draw of the turn
        that is after it: the hand then shows one card more. Around the moves it is among them: before, they are the
        very next question; after, the cards were declined by closing the phase. Whoever else plays something brings
        the question back with something new.
        """
        offered = [action for action in choice.options if action.kind not in SILENT]
        if not offered:
            return PASS
        names = self.elsewhere(state)
        if not names or any(self.only_here(state, action) for action in offered):
            return None
        return PASS if set(offered) <= set(playable(state, self.realm, *names)) else None

    def elsewhere(self, state: NerathState) -> Names:
        """Return the windows of the realm's own next question, or of its moves just closed; none if nobody knows."""
        if self.passed or self.realm != state.realm:
            return ()
        if self.names[0] in DRAWING:
            drawn: int = getattr(state.stack[-2], "drawn", 0)
            return ("draw",) if drawn < state.box.cards.draw.cards else MOVES
        return MOVES if "phase_end" in self.names and (state.phase == MOVEMENT or "phase" in self.names) else ()

    def only_here(self, state: NerathState, action: Action) -> bool:
        """Does the card serve at the start of the turn alone, once it lies there (CN-336, CN-340)?"""
        card = state.cat.card_index[action.word()]
        return "turn_start" in self.names and state.cat.decks.timing[card].window == "turn_start"

    def window(self, state: Any, choice: Choice) -> bool:
        """Which cards a realm holds decides it, and nobody else sees them (CN-052)."""
        return True

    def tries(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        return cards_held(state, self.realm) if state.asked(seat) else ()

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        mine = state.asked(seat) and why_not_play(state, self.realm, action, *self.names)
        return mine or Frame.why(self, state, seat, action)

    def go_on(self) -> None:
        self.passed += 1
        self.realm = (self.realm + 1) % len(EVERYBODY)

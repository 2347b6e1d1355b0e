"""The one window for every card and every timing: who is asked, in which order, what may be played there.
When a card may be played is left to ``timing``, what it does to ``playing``, when a window opens to the chapters."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Data, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import EVERYBODY, NONE, REALM_WORDS
from ..state import PHASE_WORDS, Table
from .automatic import due, work
from .orders import INSIDE, LISTEN, OUTSIDE, drop_battle, drop_due, follow, listen, silent
from .playing import lay_treasure, play_event, use_treasure
from .timing import Candidates, Names, candidates, cards_to_lay, cards_to_play, cards_to_use, could_play


def window(table: Table, *names: str) -> Flow:
    """Open a window under these names for all realms that might play something there; a step returns this."""
    if table.winner != NONE:
        return None
    orders = table.orders
    if orders[0] or orders[1] or orders[2] or orders[3]:
        drop_due(table, names)
    could = candidates(table, names)
    first = table.realm
    for passed in range(len(EVERYBODY)):
        realm = (first + passed) % len(EVERYBODY)
        if might(table, realm, names, could):
            return call(table, Reacting(list(names), realm, passed))
    if "battle_end" in names:
        drop_battle(table)
    return None


def triggers(table: Table, occasion: str) -> Flow:
    """Work what happens by itself on an occasion ("battle_start", "reinforcement_start"); a step returns this."""
    return work(table, occasion) if due(table, occasion) else None


def playable(table: Table, realm: int, *names: str) -> list[Action]:
    """Return the cards that a realm may play, lay or use at a decision of its own that stands for these windows."""
    cat, could = table.cat, candidates(table, names)
    found = [cat.play_card[card] for card in cards_to_play(table, realm, names, could)]
    found += [cat.play_card[card] for card in cards_to_lay(table, realm, names, could)]
    found += [cat.use_card[card] for card in cards_to_use(table, realm, names, could)]
    if table.orders[realm]:
        found.append(LISTEN)
    return found


def played(table: Table, realm: int, action: Action) -> Flow:
    """Carry out an action that ``playable`` gave; a step returns this."""
    if action == LISTEN:
        listen(table, realm)
        return None
    card = table.cat.card_index[str(action.args[0])]
    if action.kind == "play":
        return play_event(table, realm, card)
    return lay_treasure(table, realm, card) if action.kind == "lay" else use_treasure(table, realm, card)


def why_not_play(table: Table, realm: int, action: Action) -> Refusal | None:
    """Return why a realm, which is asked, may not play, lay or use a card now; None if the action is about no card."""
    if action.kind not in ("play", "lay", "use", "apply") or not action.args:
        return None
    card = table.cat.card_index.get(str(action.args[0]), NONE)
    if card == NONE:
        return Refusal("no-such-card")
    data: Data = {"card": table.cat.card_words[card]}
    held = {"play": table.hand, "lay": table.chest, "use": table.laid}.get(action.kind)
    if held is not None and card not in held[realm]:
        return Refusal("card-not-held", "", data)
    return Refusal("card-not-now", table.cat.card_rules[card], data)


def might(table: Table, realm: int, names: Names, could: Candidates) -> bool:
    """Could the realm, as far as the table knows, have something to play here, and does it want to be asked?

    Cards alone that nobody else sees never decide it, so that silence tells nothing.
    """
    if table.orders[realm] and silent(table, realm, names):
        return False
    if table.hand[realm] or table.chest[realm] or table.laid[realm]:
        return could_play(table, realm, names, could)
    return table.fight is not None and bool(table.fight.effects) and bool(cards_to_use(table, realm, names, could))


@procedure
class Reacting(Frame):
    """A window: the active realm first, then the others in turn order, until all have passed in succession (CN-082).

    A realm that has played goes on until it passes (CN-099).
    """

    names: list[str] = field(default_factory=list)
    realm: int = 0
    passed: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        if table.winner != NONE:
            return DONE
        names = tuple(self.names)
        could = candidates(table, names)
        while self.passed < len(EVERYBODY) and not might(table, self.realm, names, could):
            self.go_on()
        if self.passed == len(EVERYBODY):
            if "battle_end" in names:
                drop_battle(table)
            return DONE
        ways = OUTSIDE if table.fight is None else INSIDE
        options = (*ways, *playable(table, self.realm, *names))
        data: Data = {
            "realm": REALM_WORDS[self.realm],
            "window": f"window-{names[0]}",
            "turn": REALM_WORDS[table.realm],
            "phase": f"phase-{PHASE_WORDS[table.phase]}",
            "space": "none" if table.fight is None else table.cat.space_words[table.fight.space],
        }
        return ask(table, Choice(table.seat(self.realm), "react", options, "CN-082", data, default=ways[0]))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer.kind == "pass":
            follow(table, self.realm, table.answer)
            self.go_on()
            return None
        self.passed = 0
        return played(table, self.realm, table.answer)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        mine = state.asked(seat) and why_not_play(state, self.realm, action)
        return mine or Frame.why(self, state, seat, action)

    def go_on(self) -> None:
        self.passed += 1
        self.realm = (self.realm + 1) % len(EVERYBODY)

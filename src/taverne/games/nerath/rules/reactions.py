"""The one window for every card and every timing: who is asked, in which order, what may be played there.
What a card does is left to ``playing``; which moments open a window, to the chapters."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import EVERYBODY
from ..state import Table
from ..vocabulary import REALMS


def window(table: Table, *names: str) -> Flow:
    """Open a window under these names for all realms that might play something there; a step returns this."""
    if any(might(table, realm, names) for realm in EVERYBODY):
        return call(table, Reacting(list(names), table.realm))
    return None


def triggers(table: Table, occasion: str) -> Flow:
    """Work what happens by itself on an occasion ("battle_start", "reinforcement_start"); a step returns this."""
    return None


def playable(table: Table, realm: int, *names: str) -> list[Action]:
    """Return the cards that a realm may play, lay or use at a decision of its own that stands for these windows."""
    return []


def played(table: Table, realm: int, action: Action) -> Flow:
    """Carry out an action that ``playable`` gave; a step returns this."""
    return None


def might(table: Table, realm: int, names: tuple[str, ...]) -> bool:
    """Could the realm, as far as the table knows, have something to play here, and does it want to be asked?"""
    return False


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
        names = tuple(self.names)
        while self.passed < len(EVERYBODY) and not might(table, self.realm, names):
            self.go_on()
        if self.passed == len(EVERYBODY):
            return DONE
        options = (PASS, *playable(table, self.realm, *names))
        data: dict[str, int | str] = {"realm": f"realm-{REALMS[self.realm]}", "window": f"window-{names[0]}"}
        return ask(table, Choice(table.seat(self.realm), "react", options, "CN-082", data, default=PASS))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer.kind == "pass":
            self.go_on()
            return self.go(self.offer)
        self.passed = 0
        return played(table, self.realm, table.answer)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    def go_on(self) -> None:
        self.passed += 1
        self.realm = (self.realm + 1) % len(EVERYBODY)

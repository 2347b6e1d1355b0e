"""What the suite has to be told of a game: what it hides, and which rules its ledger has.

Each game has a probe of its own beside this; ``by_game`` lists them.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Generic, NamedTuple, TypeVar

from fluent.syntax import FluentParser, ast

from taverne.engine.actions import Action, Seat
from taverne.engine.game import Game
from taverne.engine.secret import SecretAnswers
from taverne.engine.state import State

S = TypeVar("S", bound=State)

MARK: Final = "taint"


class Taint(NamedTuple):
    """A text that stands for one hidden thing, and the seats that may know it."""

    mark: str
    seen_by: tuple[Seat, ...] = ()


@cache
def ledger(package: str) -> frozenset[str]:
    """Return the rule ids that the ledger of a game defines."""
    text = (files(package) / "locale" / "en" / "rules.ftl").read_text(encoding="utf-8")
    return frozenset(part.id.name for part in FluentParser().parse(text).body if isinstance(part, ast.Message))


class Probe(Generic[S]):
    """What one game hides; the seed is hidden in all of them."""

    examples: int = 4
    """How many walks each check makes in a short run: fewer for games that take long."""
    bound: int = 3000
    """More moves than any game of random players takes."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def rules(self) -> frozenset[str]:
        return ledger(self.game.package)

    def marked(self) -> Game[S]:
        """Return the game with names that occur in no other text."""
        return self.game

    def plant(self, state: S) -> None:
        """Put marks in the place of hidden answers that might also be found elsewhere."""
        plant_answers(state)

    def taints(self, state: S) -> list[Taint]:
        """Return all that is hidden in ``state``, marks included."""
        return [Taint(str(state.seed)), *marked_answers(state)]

    def hidden(self, state: S, seat: Seat) -> Any:
        """Return what ``seat`` cannot know and what might be otherwise, or None if there is nothing."""
        return others_answers(state, seat)


def plant_answers(state: State) -> None:
    """Replace every secret answer by a mark."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, SecretAnswers):
        top.answers = [
            [Action(MARK, (f"{MARK}-{seat}-{i}",)) for i in range(len(given))] for seat, given in enumerate(top.answers)
        ]


def marked_answers(state: State) -> list[Taint]:
    """Return the secret answers that are marks."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, SecretAnswers):
        return []
    return [
        Taint(str(action.args[0]), (seat,))
        for seat, given in enumerate(top.answers)
        for action in given
        if action.kind == MARK
    ]


def others_answers(state: State, seat: Seat) -> Any:
    """Return what the others have answered in secret so far, or None."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, SecretAnswers):
        return None
    given = [(other, tuple(answers)) for other, answers in enumerate(top.answers) if other != seat and answers]
    return given or None

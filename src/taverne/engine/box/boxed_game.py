"""BoxedGame: what every game with a box of cards has in common, so that a game's own module holds only the game.

Reading a box is left to its shelf, options and views to the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from taverne.engine.box.shelf import Shelf, kept
from taverne.engine.frames import Frame
from taverne.engine.game import Game, S
from taverne.engine.matches.bots import Bot
from taverne.engine.reports.chronicle import Chronicle, PlainChronicle


class Fingerprinted(Protocol):
    """A box that can be told from others."""

    @property
    def fingerprint(self) -> str: ...


B = TypeVar("B", bound=Fingerprinted)


class BoxedGame(Game[S], Generic[S, B]):
    """A game whose cards lie in a box: ``shelf`` reads it, the package ``bots`` beside the game holds ``BOTS``.

    The module ``chronicle`` beside it, if there is one, holds ``CHRONICLE``.
    """

    shelf: ClassVar[Shelf[Any, Any]]

    def __init__(self, box: B | None = None) -> None:
        self.box: B = self.shelf() if box is None else box
        self.box_fingerprint = self.box.fingerprint

    @property
    def is_printed(self) -> bool:
        """Whether this is the box of the house, without an owner's values."""
        found: str = self.shelf().fingerprint
        return found == self.box_fingerprint

    def with_box(self, overlay: Path | bytes) -> Self:
        return type(self)(self.shelf(overlay))

    def __copy__(self) -> Self:
        return type(self)(self.box)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels to another process as its class and the values of its box, put together again there."""
        return _arrived, (type(self), kept(self.box_fingerprint), self.rules_version)

    def bots(self) -> Mapping[str, type[Bot]]:
        """Bots are read when first asked for: whoever only plays needs none."""
        found: Mapping[str, type[Bot]] = import_module(f"{self.package}.bots").BOTS
        return found

    def chronicle(self) -> Chronicle[S]:
        """The chronicle thinks as bots do, and is read as late."""
        if find_spec(f"{self.package}.chronicle") is None:
            return PlainChronicle(self)
        found: Chronicle[S] = import_module(f"{self.package}.chronicle").CHRONICLE(self)
        return found


def _arrived(kind: type[BoxedGame[Any, Any]], box: bytes, rules: str) -> BoxedGame[Any, Any]:
    game = kind().with_box(box)
    return game if rules == game.rules_version else game.under(rules)


def opened(state: S, seed: int, first: Frame) -> S:
    """Return a state that was laid out, with its seed and the procedure that is the whole game."""
    state.seed = seed
    state.stack.append(first)
    return state

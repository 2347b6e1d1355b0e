"""Seats and actions: who answers, and one answer with its text notation.

What may be answered when is left to decisions; what an answer does, to the procedures of a game.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

Seat: TypeAlias = int

CHANCE: Final = -1
"""The seat that rolls dice, draws and shuffles."""
CLOCK: Final = -2
"""The seat that says that a timer has run out."""
SPECTATOR: Final = -3
"""Not a seat: the viewpoint of somebody who only watches."""

Arg: TypeAlias = int | str

_INT: Final = re.compile(r"-?(0|[1-9][0-9]*)\Z")
_WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.+/'*-]*\Z")
LONGEST: Final = 4096
"""More characters than any notation has; longer text is refused unread."""


class NotationError(ValueError):
    """The text is not the notation of any action."""


class Action:
    """One answer to one decision; it never changes.  Its text form is its notation: ``claim left I-03``.

    Arguments are integers or words without blanks that do not look like integers, so that
    ``parse`` and ``str`` are inverse.  Build the actions of hot code once and keep them.
    """

    __slots__ = ("_text", "args", "kind")

    def __init__(self, kind: str, args: tuple[Arg, ...] = ()) -> None:
        self.kind = kind
        self.args = args
        self._text = "" if args else kind

    def __str__(self) -> str:
        if not self._text:
            self._text = " ".join([self.kind, *map(str, self.args)])
        return self._text

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.kind, self.args)

    def word(self, at: int = 0) -> str:
        """Return an argument that is a word: the name of a card, a place, a hand."""
        return str(self.args[at])

    def number(self, at: int = 0) -> int:
        """Return an argument that is a number."""
        return int(self.args[at])

    @classmethod
    def of(cls, kind: str, *args: Arg) -> Action:
        return Action(kind, args)

    @classmethod
    def parse(cls, text: str) -> Action:
        """Return the action that ``text`` denotes; raise ``NotationError`` where there is none."""
        if len(text) > LONGEST:
            raise NotationError(f"notation of {len(text)} characters; at most {LONGEST} are read")
        kind, *rest = text.split(" ")
        if not _WORD.match(kind):
            raise NotationError(f"not an action: {text[:80]!r}")
        args: list[Arg] = []
        for word in rest:
            if _INT.match(word) and word != "-0":
                args.append(int(word))
            elif _WORD.match(word):
                args.append(word)
            else:
                raise NotationError(f"not an action: {text[:80]!r}")
        return Action(kind, tuple(args))


PASS: Final = Action("pass")
ENOUGH: Final = Action("enough")
"""No more of what can be taken several times."""

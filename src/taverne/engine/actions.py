"""Seats and actions: who answers, and one answer with its text notation.

What may be answered when is left to decisions; what an answer does, to the procedures of a game.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

Seat: TypeAlias = int

CHANCE: Final = -1
"""The seat that rolls dice, draws and shuffles."""
CLOCK: Final = -2
"""The seat that says that a timer has run out."""
SPECTATOR: Final = -3
"""Not a seat: the viewpoint of somebody who only watches."""

Arg: TypeAlias = int | str

_INT = re.compile(r"-?(0|[1-9][0-9]*)\Z")
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_.+/'*-]*\Z")
LONGEST: Final = 4096
"""More characters than any notation has; longer text is refused unread."""


class NotationError(ValueError):
    """The text is not the notation of any action."""


class Action(NamedTuple):
    """One answer to one decision.  Its text form is its notation: ``claim left I-03``.

    Arguments are integers or words without blanks that do not look like integers, so that
    ``parse`` and ``str`` are inverse.  Build the actions of hot code once and keep them.
    """

    kind: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return _notation(self) if self.args else self.kind

    @classmethod
    def of(cls, kind: str, *args: Arg) -> Action:
        return cls(kind, args)

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
        return cls(kind, tuple(args))


@lru_cache(maxsize=1 << 14)
def _notation(action: Action) -> str:
    """Return the text of an action with arguments; the same few are written again and again."""
    return " ".join(map(str, (action.kind, *action.args)))


PASS: Final = Action("pass")

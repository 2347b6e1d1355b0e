"""Letters that narrow a long list of answers: what was typed, and which answers contain it.
Showing the list is left to ``screen`` and ``lines``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from taverne.engine.actions import Action
from taverne.words import folded

LONG: Final = 10
"""From so many answers on letters narrow a list."""


def found(text: str, options: Iterable[Action], told: Callable[[Action], str]) -> tuple[Action, ...]:
    """Return the answers whose words or notation contain each word of a text, accents and capitals aside."""
    wanted = folded(text).split()
    return tuple([one for one in options if all(word in folded(f"{told(one)} {one}") for word in wanted)])


class Seeker:
    """What has been typed for one question; ``text`` is None while nothing is sought."""

    def __init__(self) -> None:
        self.text: str | None = None
        self._options: tuple[Action, ...] = ()

    def begin(self, options: tuple[Action, ...]) -> bool:
        """Begin to seek, if a list is long."""
        if len(options) >= LONG:
            self.text, self._options = "", options
        return self.text is not None

    def key(self, key: str, character: str | None) -> bool:
        """Take a key; return whether it was one for seeking. Escape ends it."""
        if self.text is None:
            return False
        if key == "escape":
            self.text = None
        elif key == "backspace":
            self.text = self.text[:-1]
        elif character is not None and character.isprintable() and not character.isdigit():
            self.text += character
        else:
            return False
        return True

    def narrowed(self, options: tuple[Action, ...], told: Callable[[Action], str]) -> tuple[Action, ...]:
        """Return the answers to show; another question is shown whole."""
        if self.text is not None and options != self._options:
            self.text = None
        return found(self.text, options, told) if self.text else options

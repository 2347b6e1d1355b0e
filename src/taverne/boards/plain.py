"""The plain board: what a view holds, line by line, for games that have no board of their own yet.

It is also what every board must offer to the line mode and to the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.game import Game, View
from taverne.engine.reports.plain_text import outline
from taverne.words import Words

PASSES: Final = ("pass", "listen", "end")
"""Answers that play nothing now."""


class BoardCard(msgspec.Struct, frozen=True):
    """Something on the table: its key, its name, lines within, a line below.

    ``mood`` is ``open``, ``mine``, ``taken`` or ``still``; a click on it does what its key does. ``keys`` is what the
    border shows where that says more than the key.
    """

    key: str
    title: str
    lines: tuple[str, ...]
    foot: str = ""
    mood: str = "still"
    keys: str = ""


class Area(msgspec.Struct, frozen=True):
    """A part of the table that a screen shows at a time: its name, what lies there, the line to be kept in sight."""

    name: str
    lines: tuple[str, ...]
    near: int = 0


def passes_last(options: Sequence[Action]) -> tuple[Action, ...]:
    """Return answers in the order of a list: what can be played comes before the ways to pass or to end the turn."""
    return tuple(sorted(options, key=lambda action: action.kind in PASSES))


def numbered(options: Sequence[str]) -> dict[str, str]:
    """Return answers by the number that a list shows, as it is typed: from ten answers on with two digits."""
    width = digits(len(options))
    listed = passes_last([Action.parse(option) for option in options])
    return {f"{number:0{width}}": str(option) for number, option in enumerate(listed, start=1)}


def digits(count: int) -> int:
    """Return how many digits the numbers of a list have."""
    return len(str(count)) if count >= 10 else 1


class Board:
    """Shows a view in words, and says which keys mean which actions besides the numbers of the options."""

    advice_type: Any = None
    """What the game's help with a decision is, where there is any; a server sends it in plain terms of JSON."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.game = game
        self.words = words

    def headed(self, head: str, rest: str) -> str:
        """Return a heading and what belongs to it in one line, as the language writes it."""
        return self.words.text("cli-at", place=head, reason=rest).rstrip()

    def apart(self, texts: Iterable[str]) -> str:
        """Return several sentences in one line, as the language parts them."""
        return self.words.apart(texts)

    def title(self, view: View) -> str:
        """Where the game stands, in one line."""
        return self.words.text("game-title")

    def lines(self, view: View, names: Sequence[str]) -> list[str]:
        """The whole table as text."""
        return outline(msgspec.to_builtins(view.table))

    def brief(self, view: View, names: Sequence[str]) -> list[str]:
        """As much of the table as the question at hand needs; all of it unless a game knows better."""
        return self.lines(view, names)

    def cards(self, view: View, names: Sequence[str]) -> list[BoardCard]:
        """What lies in the middle, as cards."""
        return []

    def areas(self, view: View, names: Sequence[str]) -> list[Area]:
        """The table in parts, for a screen that cannot show it whole; the first is the one to look at now."""
        return []

    def strip(self, view: View, names: Sequence[str]) -> list[str]:
        """What the one who looks has, in a line or two, where the table is shown in parts."""
        return []

    def panels(self, view: View, names: Sequence[str]) -> list[str]:
        """What each player has, a line or more for each."""
        return self.lines(view, names)

    def campaign(self, page: Any) -> list[str]:
        """The games of a campaign so far, from what the game's ``campaign_page`` holds."""
        return []

    def keys(self, view: View, hand: int) -> dict[str, str]:
        """Which key stands for which notation, where a game has keys of its own; ``hand`` is the one selected."""
        return {}

    def ranked(self, view: View, options: Sequence[Action]) -> tuple[Action, ...]:
        """Return answers in the order of a list whose answers have keys of their own: the most promising first."""
        return passes_last(options)

    def notes(self, view: View, advice: Any) -> dict[str, str]:
        """What answers cost, give or risk, by notation: from the view and from the game's advice, if there is one."""
        return {}

    def forecast(self, view: View, advice: Any) -> list[str]:
        """What stands under the question whatever is answered: the odds of the battle at hand and the like."""
        return []

    def bundle(self, view: View, advice: Any) -> tuple[str, tuple[str, ...]]:
        """What several answers at one press do, and these answers, in order; nothing where there are none."""
        return "", ()

    def read_advice(self, told: Any) -> Any:
        """Return the game's help with its own types, however it came."""
        if told is None or self.advice_type is None or isinstance(told, self.advice_type):
            return told
        return msgspec.convert(told, self.advice_type, strict=False)

    def stands_for(self, view: View, names: Sequence[str]) -> list[tuple[str, Seat]]:
        """Which words stand for a seat, to be shown in its colour: names, and what a game calls players by."""
        return [(name, seat) for seat, name in enumerate(names)]

    def ready_hand(self, view: View, hand: int) -> int:
        """Which hand to select: ``hand``, or the other one where only that has something to do."""
        return hand

    def hands(self, view: View) -> tuple[str, ...]:
        """What the hands are called where a game has two, else nothing."""
        return ()

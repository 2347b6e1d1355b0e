"""What ``taverne play`` alone offers: matches that were left, the latest first, then the games.

Playing what is chosen is left to ``commands.play``.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import ClassVar, Final, NamedTuple, TextIO

import msgspec
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import OptionList, Static

from taverne import games
from taverne.cli.match_setup import data_folder
from taverne.engine.logs.log import Entry, Header
from taverne.engine.type_plans import ready
from taverne.words import Words

MOST_SAVED: Final = 9
LAST_LINE: Final = 65_536
"""A line of a log is never longer; the last one is read alone."""


class MenuLine(NamedTuple):
    """A line of the menu: what it says, and the game to begin or the log to go on with."""

    text: str
    game: str = ""
    log: Path | None = None


def unfinished(path: Path) -> Header | None:
    """Return the header of a log whose match can go on, else None."""
    try:
        with path.open("rb") as file:
            header = msgspec.json.decode(file.readline(), type=ready(Header))
            file.seek(max(0, path.stat().st_size - LAST_LINE))
            *_, last, _ = [b"", *file.read().split(b"\n")]
    except (OSError, msgspec.MsgspecError):
        return None
    return None if _ends(last) or games.get(header.game) is None else header


def _ends(line: bytes) -> bool:
    """Whether a line of a log is that of the end; the header, or a line that was cut off, is not."""
    try:
        return msgspec.json.decode(line, type=ready(Entry)).end is not None
    except msgspec.MsgspecError:
        return False


def left(game: str = "") -> list[tuple[Path, Header]]:
    """Return the matches of this user that can go on, of one game or of all, the latest first."""
    logs = sorted(data_folder().glob("*.ndjson"), key=lambda path: path.stat().st_mtime, reverse=True)
    found = ((path, unfinished(path)) for path in logs)
    return [(path, header) for path, header in found if header is not None and game in ("", header.game)]


def offers(lang: str) -> list[MenuLine]:
    """Return the lines of the menu."""
    words = Words(None, lang)
    found = []
    for path, header in left()[:MOST_SAVED]:
        title = Words(header.game, lang).text("game-title")
        names = words.joined([seat.name for seat in header.seats])
        when = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
        found.append(MenuLine(words.text("menu-resume", game=title, names=names, when=when), log=path))
    for name in games.names():
        own = Words(name, lang)
        found.append(
            MenuLine(words.text("menu-new", game=own.text("game-title"), about=own.text("game-blurb")), game=name)
        )
    return found


def chosen(lang: str, plain: bool) -> MenuLine | None:
    """Show the menu, on a screen or in lines, and return what was chosen."""
    listed = offers(lang)
    words = Words(None, lang)
    if plain:
        return _in_lines(listed, words, sys.stdout)
    app = MenuApp(listed, words)
    app.run()
    return app.choice


def _in_lines(listed: list[MenuLine], words: Words, out: TextIO) -> MenuLine | None:
    """Number the offers and read a number; what follows on the input is left to the match."""
    print(words.text("menu-title"), file=out)
    for number, offer in enumerate(listed, start=1):
        print(f"{number:3}  {offer.text}", file=out)
    out.flush()
    while (line := _line(sys.stdin.fileno())) is not None:
        if line.isdigit() and 1 <= int(line) <= len(listed):
            return listed[int(line) - 1]
        if line:
            print(words.text("cli-number", number=line[:12], most=len(listed)), file=out, flush=True)
    return None


def _line(stream: int) -> str | None:
    """Return the next line, read letter by letter so that nothing behind it is taken; None at the end."""
    read = b""
    while (letter := os.read(stream, 1)) not in (b"", b"\n"):
        read += letter
    return read.decode(errors="replace").strip() if read or letter else None


class MenuApp(App[None]):
    """The menu on a screen; ``choice`` is what was chosen, if anything was."""

    CSS: ClassVar[str] = "#title { text-style: bold; background: $primary; color: $text; padding: 0 1; }"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "quit", show=False),
        Binding("escape", "quit", show=False),
    ]

    def __init__(self, listed: list[MenuLine], words: Words) -> None:
        super().__init__()
        self.listed = listed
        self.words = words
        self.choice: MenuLine | None = None
        self._typed = ""

    def compose(self) -> ComposeResult:
        yield Static(self.words.text("menu-title"), id="title", markup=False)
        yield OptionList(*[f"{n:2}. {offer.text}" for n, offer in enumerate(self.listed, start=1)], markup=False)
        yield Static(self.words.text("menu-keys"), markup=False)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self._take(event.option_index)

    def on_key(self, event: Key) -> None:
        """The number of a line chooses it; a digit that begins a longer number waits on its line for Enter or more."""
        if event.character is None or not event.character.isdigit():
            self._typed = ""
            return
        typed = self._typed + event.character
        self._typed = typed if 1 <= int(typed) <= len(self.listed) else event.character.strip("0")
        if not self._typed or int(self._typed) > len(self.listed):
            self._typed = ""
        elif 10 * int(self._typed) > len(self.listed):
            self._take(int(self._typed) - 1)
        else:
            self.query_one(OptionList).highlighted = int(self._typed) - 1

    def _take(self, at: int) -> None:
        self.choice = self.listed[at]
        self.exit()

"""Lines of standard input, read beside the clock, and what a line says: a command, a number, a notation, a time.

Carrying it out is left to the line mode.
"""

from __future__ import annotations

import os
import queue
import re
import threading
from typing import Final, NamedTuple

from taverne.words import Words, folded

COMMANDS: Final = ("help", "quit", "undo", "why", "rules", "table", "hint", "find", "bundle")
_TIMED: Final = re.compile(r"(-?\d+) (.+)")
_SEATED: Final = re.compile(r"@(\S+) (.*)")


class Waited(Exception):
    """No line came in the time given."""


class LineReader:
    """Reads a stream line by line in a thread of its own, so that a race can go on meanwhile.

    It reads the bare file: a buffered one would be locked when the program ends in mid-read.
    """

    def __init__(self, file: int = 0) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._ended = False
        threading.Thread(target=self._read, args=(file,), daemon=True).start()

    def _read(self, file: int) -> None:
        rest = b""
        while True:
            try:
                block = os.read(file, 65536)
            except OSError:
                block = b""
            *lines, rest = (rest + block).split(b"\n")
            for line in lines:
                self._lines.put(line.decode("utf-8", "replace"))
            if not block:
                if rest:
                    self._lines.put(rest.decode("utf-8", "replace"))
                self._lines.put(None)
                return

    def get(self, seconds: float | None = None) -> str | None:
        """Return the next line, None at the end of the input; raise ``Waited`` after so many seconds."""
        if self._ended:
            return None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Waited from None
        self._ended = line is None
        return line


class TypedLine(NamedTuple):
    """A line taken apart: who speaks (``@NAME``), when (milliseconds since the race began), a command, the rest."""

    who: str
    at: int | None
    command: str
    rest: str


def commands(words: Words) -> dict[str, str]:
    """Return every spelling of every command; the English ones always count."""
    found: dict[str, str] = {}
    for language in ("en", words.lang):
        for command in COMMANDS:
            for spelling in Words(None, language).text(f"command-{command}").split():
                found[folded(spelling)] = command
    return found


def taken_apart(text: str, known: dict[str, str]) -> TypedLine:
    """Return what a line says."""
    text = " ".join(text.split())
    who, at = "", None
    if found := _SEATED.fullmatch(text):
        who, text = found.groups()
    if found := _TIMED.fullmatch(text):
        at, text = int(found[1]), found[2]
    first, _, rest = text.partition(" ")
    command = known.get(folded(first), "")
    return TypedLine(who, at, command, rest if command else text)

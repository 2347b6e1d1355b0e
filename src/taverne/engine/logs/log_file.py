"""Logs on disk: NDJSON with a header and one line per entry; reading, checking, resuming, appending.

What an entry means is left to the match; every fault names the file and the line.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from taverne.engine.actions import CHANCE, Action, NotationError
from taverne.engine.box.boxed_game import BoxedGame
from taverne.engine.box.pinned import Boxes, NotPinned, pinned
from taverne.engine.box.shelf import kept
from taverne.engine.decisions import IllegalAction
from taverne.engine.frames import chance_answer
from taverne.engine.game import Game, OptionError
from taverne.engine.logs.changed_rules import taken_up
from taverne.engine.logs.log import FORMAT, Anew, Entry, Header, chained, commitment, header_sum, with_contents
from taverne.engine.logs.seeds import Written
from taverne.engine.logs.snapshot import SnapshotError, digest
from taverne.engine.matches.match import BrokenRule, CannotUndo, Match
from taverne.engine.reasons import Reason, explained, of_system

fcntl = import_module("fcntl") if os.name == "posix" else None

Finder: TypeAlias = Callable[[str], Game[Any] | None]


class RecordError(ValueError):
    """A log that cannot be read or does not hold; says file, line, what is wrong and what to do."""

    def __init__(self, where: str, line: int, reason: Reason) -> None:
        super().__init__(f"{where}, line {line}: {reason}" if line else f"{where}: {reason}")
        self.where = where
        self.line = line
        self.reason = reason


class _Untrue(ValueError):
    """An entry that says what does not hold."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def _of(key: str, text: str, error: Exception) -> Reason:
    """Return a reason that another error gives, in its own words."""
    return explained(key, text.format(error), told=str(error))


_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)
_encode = msgspec.json.Encoder().encode
_ANEW: Final = b'"anew":{'
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def to_lines(header: Header, entries: Iterable[Entry]) -> list[bytes]:
    """Return the log, a line each, without line ends."""
    return [_encode(header), *(_encode(entry) for entry in entries)]


def split(data: bytes) -> tuple[list[bytes], bytes]:
    """Return the whole lines of a log, and what an interrupted write left of a last one."""
    *lines, rest = data.split(b"\n")
    return lines, rest


def read_header(
    where: str, lines: list[bytes], find: Finder, boxes: Boxes = kept, lenient: bool = False, anew: Anew | None = None
) -> tuple[Header, Game[Any]]:
    """Return the header, and the game with its box and under its rules; raise ``RecordError`` if they are not here.

    ``anew``: under which rules the match was played on.
    """
    if not lines or not lines[0].strip():
        raise RecordError(where, 0, explained("log-empty", "the log is empty; it should begin with a header line"))
    try:
        plain = msgspec.json.decode(lines[0])
    except _UNREADABLE as error:
        raise RecordError(
            where, 1, _of("log-no-json", "the header is not JSON ({}); is this a Taverne log?", error)
        ) from None
    if not isinstance(plain, dict) or "taverne" not in plain:
        raise RecordError(where, 1, explained("log-no-log", "the header has no format version; is this a Taverne log?"))
    if plain["taverne"] != FORMAT:
        told = f"format version {plain['taverne']} is unknown; this program reads version {FORMAT}"
        raise RecordError(where, 1, explained("log-format", told, found=str(plain["taverne"])[:40], known=str(FORMAT)))
    try:
        header = _header.decode(lines[0])
    except _UNREADABLE as error:
        raise RecordError(where, 1, _of("log-header", "broken header: {}", error)) from None
    game = find(header.game)
    if game is None:
        raise RecordError(
            where, 1, explained("log-game", f"unknown game {header.game}; see `taverne games`", name=header.game[:80])
        )
    try:
        own = header if anew is None else msgspec.structs.replace(header, rules=anew.rules, box=anew.box)
        game = pinned(game, own, boxes, lenient)
    except NotPinned as error:
        raise RecordError(where, 1, error.reason) from None
    if header.sum != header_sum(header) or _encode(header) != lines[0]:
        raise RecordError(
            where, 1, explained("log-header-sum", "the header has been changed: its checksum does not match")
        )
    return header, game


def replayed(where: str, lines: list[bytes], find: Finder, honest: bool = True, boxes: Boxes = kept) -> Match[Any]:
    """Play a log again and return the match as it stands at its end; ``begun`` and ``gone_on`` check all of it."""
    match = begun(where, lines, find, honest, boxes)
    for _ in gone_on(where, match, left(match, lines), honest):
        pass
    return match


def left(match: Match[Any], lines: list[bytes]) -> list[bytes]:
    """Return the lines of a log, header included, that ``match`` has not come to yet."""
    return lines[1 + len(match.entries) :]


def begun(
    where: str, lines: list[bytes], find: Finder, honest: bool = True, boxes: Boxes = kept, lenient: bool = False
) -> Match[Any]:
    """Return the match that a log begins: before its first entry, or at the latest from which other rules hold.

    The header is checked, and that the lines before are those that were written.  ``lenient``: read under today's rules
    where its own are gone; whether they give the same match is checked with every line.
    """
    entries = _unplayed(where, lines)
    header, game = read_header(where, lines, find, boxes, lenient, entries[-1].anew if entries else None)
    if header.seed is None or header.salt is None:
        told = "the seed is not shown yet: this is the public log of a match in progress"
        raise RecordError(where, 1, explained("log-public", told))
    if honest and not _seeds_hold(header, header.seed, header.salt):
        raise RecordError(where, 1, explained("log-seed", "the seed is not the one committed to at the start"))
    try:
        full = game.known(header.options, header.players) if entries else game.check(header.options, header.players)
        same = entries or all(full[key] == value for key, value in header.options.items())
        if not same or len(header.seats) != len(game.roles(full, header.players)):
            raise RecordError(
                where, 1, explained("log-options", "options and seats are not those of a match of this game")
            )
        return taken_up(game, header, entries) if entries else Match(game, header)
    except OptionError as error:
        raise RecordError(where, 1, _of("log-option", "{}", error)) from None
    except SnapshotError as error:
        raise RecordError(where, len(entries) + 1, _of("log-anew", "{}", error)) from None


def _unplayed(where: str, lines: list[bytes]) -> list[Entry]:
    """Return the entries as far as the latest from which other rules hold: they are read, and not played again."""
    last = next((n for n in range(len(lines) - 1, 0, -1) if _ANEW in lines[n]), 0)
    entries: list[Entry] = []
    if last:
        try:
            before = header_sum(_header.decode(lines[0]))
        except _UNREADABLE as error:
            raise RecordError(where, 1, _of("log-header", "broken header: {}", error)) from None
        for number, line in enumerate(lines[1 : last + 1], start=1):
            entries.append(_chained(where, number, line, before))
            before = entries[-1].sum
    return entries if entries and entries[-1].anew is not None else []


def gone_on(where: str, match: Match[Any], lines: Iterable[bytes], honest: bool = True) -> Iterator[None]:
    """Play the lines that follow in the log of ``match``, all the rest of it; yield after each.

    Every line is checked: its number, its place in the chain of sums, its legality, its state hash,
    and (``honest``) that every roll and draw follows from the seed that the header commits to.
    """
    before = match.entries[-1].sum if match.entries else header_sum(match.header)
    for line in lines:
        before = _replay_line(match, where, len(match.entries) + 2, line, before, honest)
        yield
    if match.reading:
        told = "lines are missing: it was played on from a later point of another match"
        raise RecordError(where, len(match.entries) + 1, explained("log-cut", told))


def _seeds_hold(header: Header, seed: Written, salt: str) -> bool:
    """Whether each seed is the one that was committed to, of the match itself and of those it was played on from."""
    origins = header.origins or ()
    if any(before.lines >= after.lines for before, after in pairwise(origins)):
        return False
    shown = [(origin.seed, origin.salt, origin.commitment) for origin in origins]
    return all(commitment(seed, salt) == bound for seed, salt, bound in (*shown, (seed, salt, header.commitment)))


def _chained(where: str, expected: int, line: bytes, before: str) -> Entry:
    """Return the entry of a line; raise ``RecordError`` if it is not the one numbered so in this chain."""
    try:
        entry = _entry.decode(line)
    except _UNREADABLE as error:
        raise RecordError(where, expected + 1, _of("log-entry", "not an entry of a log ({})", error)) from None
    if entry.n != expected:
        told = f"entry {entry.n} is where entry {expected} should be; a line is missing or repeated"
        raise RecordError(where, expected + 1, explained("log-order", told, found=str(entry.n), known=str(expected)))
    if not _as_written(entry, line) or entry.sum != chained(before, entry):
        raise RecordError(
            where, expected + 1, explained("log-sum", "the line has been changed: its checksum does not match")
        )
    return entry


def _replay_line(match: Match[Any], where: str, number: int, line: bytes, before: str, honest: bool) -> str:
    entry = _chained(where, len(match.entries) + 1, line, before)
    try:
        _replay_entry(match, entry, honest)
    except (IllegalAction, NotationError, CannotUndo) as error:
        raise RecordError(where, number, _of("log-illegal", "the rules do not allow it: {}", error)) from None
    except _Untrue as error:
        raise RecordError(where, number, error.reason) from None
    except (ValueError, BrokenRule) as error:
        raise RecordError(where, number, _of("log-broken-rule", "{}", error)) from None
    if match.entries[-1] != entry and (entry.do or entry.end):
        told = "the replayed match differs here (state hash or result)"
        raise RecordError(where, number, explained("log-differs", told))
    return entry.sum


def _as_written(entry: Entry, line: bytes) -> bool:
    """Whether ``line`` is byte for byte how ``entry`` is written down."""
    try:
        return _encode(entry) == line
    except OverflowError:
        return False


def _replay_entry(match: Match[Any], entry: Entry, honest: bool) -> None:
    state = match.state
    if entry.do:
        action = Action.parse(entry.do)
        if entry.seat == CHANCE:
            expected = chance_answer(state)
            if expected is None:
                told = f"nothing is left to chance here, yet the log says {entry.do}"
                raise _Untrue(explained("log-no-chance", told, found=entry.do))
            if honest and expected != action:
                told = f"{entry.do} does not follow from the seed, which gives {expected}"
                raise _Untrue(explained("log-dice", told, found=entry.do, known=str(expected)))
        match._decide(entry.seat, action, entry.at, entry.given)
    elif entry.anew is not None:
        raise _Untrue(explained("log-anew", "from here on other rules hold: the log is read from this line"))
    elif entry.undo >= 0:
        alone = match.undo_point(entry.seat) == entry.undo
        agreed = entry.agreed and entry.undo < match.position and not match.final_since(entry.undo)
        if match.over or not (alone or agreed):
            raise _Untrue(explained("log-undo", "a step back that was not allowed"))
        match._rewind(entry.undo)
        match._append(entry)
    elif entry.end is not None:
        if not match.over:
            raise _Untrue(explained("log-not-over", "the log says the match is over, but it is not"))
        match._append(Entry(n=entry.n, end=match.result, state=digest(state)))
    elif entry.refused:
        match._append(entry)
    else:
        raise _Untrue(explained("log-nothing", "an empty entry"))


def read(path: Path, find: Finder, honest: bool = True, boxes: Boxes = kept) -> tuple[Match[Any], int]:
    """Replay the log in ``path``; return the match and how many bytes of it are whole lines."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(str(path), 0, of_system("log-unreadable", "cannot be read: {}", error)) from None
    lines, rest = split(data)
    return replayed(str(path), lines, find, honest, boxes), len(data) - len(rest)


class RecordFile:
    """An open log on disk; every entry is safe there before ``write`` returns."""

    def __init__(self, path: Path, resumed: bool = False) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not resumed and path.exists():
                told = "there is already a log of that name; choose another"
                raise RecordError(str(path), 0, explained("log-exists", told))
            self._file = path.open("r+b" if resumed else "xb", buffering=0)
            self._claim()
        except OSError as error:
            raise RecordError(str(path), 0, of_system("log-unwritable", "cannot be written: {}", error)) from None
        self._safe = 0

    def _claim(self) -> None:
        """Keep other programs from writing to the log as long as it is open here (where files can be locked)."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            told = "it is being played elsewhere; leave the match there first"
            raise RecordError(str(self.path), 0, explained("log-in-use", told)) from None

    @classmethod
    def begin(cls, path: Path, match: Match[Any]) -> RecordFile:
        """Start a new log with all that ``match`` holds so far; an owner's box comes along, to be read anywhere."""
        record = cls(path)
        game = match.game
        own = isinstance(game, BoxedGame) and not game.is_printed
        header = with_contents(match.header, kept(game.box_fingerprint) if own else None)
        record._put(to_lines(header, match.entries))
        return record

    @classmethod
    def resume(cls, path: Path, find: Finder) -> tuple[RecordFile, Match[Any]]:
        """Go on with a log; half a line that an interruption left is cut off, and chance answers what it still owes."""
        if not path.is_file():
            read(path, find)
        record = cls(path, resumed=True)
        try:
            match, record._safe = read(path, find)
            record._file.truncate(record._safe)
            record._file.seek(record._safe)
            record.write(match.settle())
        except BaseException:
            record.close()
            raise
        return record, match

    def write(self, entries: Iterable[Entry]) -> None:
        self._put([_encode(entry) for entry in entries])

    def _put(self, lines: list[bytes]) -> None:
        """Write lines and see them safe; if the disk refuses, what was safe before is, and half a line is not left."""
        if not lines:
            return
        data = b"".join(line + b"\n" for line in lines)
        left = memoryview(data)
        try:
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._safe)
                self._file.seek(self._safe)
            told = "cannot be written: {}; everything up to the last whole line is safe"
            raise RecordError(str(self.path), 0, of_system("log-full", told, error)) from None
        self._safe += len(data)

    def close(self) -> None:
        self._file.close()

"""Playing on under other rules: a match whose own are gone, from its last position, as a line of its log says.

Who must agree to that is left to whoever holds the match; how a log is read, to ``log_file``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from taverne.engine.actions import CHANCE, SPECTATOR, Action, Seat
from taverne.engine.events import Event
from taverne.engine.frames import ask_again, chance_answer
from taverne.engine.game import Game, OptionError
from taverne.engine.logs.log import Anew, Entry, Header, chained, header_sum
from taverne.engine.logs.past import Happening
from taverne.engine.logs.snapshot import SnapshotError, encode, snapshot
from taverne.engine.matches.match import Match

SKIPPED: Final = 1 << 20
"""So many numbers of the stream are passed over: none that anybody may have seen is drawn again."""
PLAYED_ANEW: Final = "played-anew"
"""The kind of the event that everybody sees."""


class SavedPosition(NamedTuple):
    """A position of a match that was kept: after how many lines of its log, and the state as it was saved."""

    lines: int
    state: dict[str, Any]


def taken_up(game: Game[Any], header: Header, entries: Sequence[Entry]) -> Match[Any]:
    """Return the match that stands after ``entries``, the last of which says where it goes on under ``game``.

    Raise ``SnapshotError`` if what it says is no position of this match.
    """
    anew = entries[-1].anew
    assert anew is not None
    match = Match(game, header)
    try:
        state = game.load(match.options, header.players, msgspec.json.decode(anew.state))
    except (msgspec.DecodeError, SnapshotError, TypeError, ValueError, LookupError, AttributeError) as error:
        raise SnapshotError(f"the position to go on from cannot be read: {error}") from None
    match.take_up(entries, state)
    if state.seed != match.seed_now or game.problems(state):
        raise SnapshotError("the position to go on from is none of this match")
    match.happened.append(told(match.position, entries[-1]))
    return match


def told(position: int, entry: Entry) -> Happening:
    """Return what everybody sees of the line from which a match is played on under other rules."""
    assert entry.anew is not None
    data = {"seat": entry.seat, "rules": entry.anew.rules, "n": position}
    return Happening(position, Event(PLAYED_ANEW, data))


def offered(match: Match[Any]) -> Anew:
    """Return what a log says where play goes on from where ``match`` stands, under its rules and with its box."""
    state = match.state.clone()
    state.seed, state.drawn = match.seed_now, state.drawn + SKIPPED
    return Anew(match.game.rules_version, match.game.box_fingerprint, msgspec.Raw(encode(state)))


def line(header: Header, before: str | None, number: int, seat: Seat, position: int, anew: Anew) -> Entry:
    """Return that line of a log: its number, after a line of the sum ``before`` (None: it is the first)."""
    entry = Entry(n=number, seat=seat, undo=position, agreed=True, anew=anew)
    entry.sum = chained(header_sum(header) if before is None else before, entry)
    return entry


def reached(
    game: Game[Any], header: Header, entries: Sequence[Entry], known: SavedPosition | None
) -> Match[Any] | None:
    """Return a match under ``game`` that has come as far as it can along a log it cannot play again exactly.

    It starts from the position that was kept, if it can be read; else from where the log was last played on; else
    from the beginning.  None if not even that can be played.
    """
    breaks = [entry for entry in entries if entry.anew is not None]
    starts: list[SavedPosition | None] = [known] if known is not None else []
    if breaks and breaks[-1].anew is not None:
        starts.append(SavedPosition(breaks[-1].n, msgspec.json.decode(breaks[-1].anew.state)))
    else:
        starts.append(None)
    for start in starts:
        try:
            match = _started(game, header, entries, start)
            _follow(match, entries[start.lines if start is not None else 0 :])
            if _is_sound(match):
                return match
        except Exception:
            continue
    return None


def _started(game: Game[Any], header: Header, entries: Sequence[Entry], start: SavedPosition | None) -> Match[Any]:
    try:
        match = Match(game, header)
    except OptionError as error:
        raise SnapshotError(str(error)) from None
    if start is not None:
        plain = {**snapshot(match.state), **start.state}
        state = game.load(match.options, header.players, plain)
        if state.pending:
            ask_again(state)
        match.take_up(entries[: start.lines], state)
    return match


def _follow(match: Match[Any], entries: Iterable[Entry]) -> None:
    """Take the decisions of a log in ``match`` as long as its rules allow them, and chance what it drew then."""
    for entry in entries:
        position = match.position
        try:
            if entry.do:
                if entry.seat == CHANCE:
                    chance_answer(match.state)
                match._decide(entry.seat, Action.parse(entry.do), entry.at, entry.given)
            elif entry.undo >= 0:
                match._rewind(entry.undo)
        except Exception:
            match._rewind(position)
            return


def _is_sound(match: Match[Any]) -> bool:
    """Whether play can go on from here: nothing is broken, and everybody can be shown it."""
    for seat in (*range(len(match.header.seats)), SPECTATOR):
        match.view(seat)
    return not match.game.problems(match.state)

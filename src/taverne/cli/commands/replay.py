"""The command ``replay``: a log entry by entry in words, or the check that it gives the same match again.

Playing and checking are left to the engine's records, stepping through on a terminal to ``replay_screen``.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from taverne.cli.match_setup import finder
from taverne.cli.user_errors import UserError
from taverne.engine.actions import CHANCE, CLOCK, SPECTATOR, Action
from taverne.engine.events import Event
from taverne.engine.logs.log import Entry, Header, Signature, standing
from taverne.engine.logs.log_file import read
from taverne.engine.matches.match import Match
from taverne.engine.type_plans import ready
from taverne.words import Words, told_apart


def run_replay(args: Namespace) -> int:
    path = Path(args.file)
    match, whole = read(path, finder(args.box))
    words = Words(match.game.name, args.lang)
    cut = path.stat().st_size - whole
    if args.verify or args.key:
        status = _verify(args.file, match, words, cut)
        return _signature(path, args.key, words) or status
    if args.start > max(1, len(match.entries)):
        raise UserError("cli-from-late", path=args.file, most=len(match.entries))
    if cut:
        print(words.text("replay-cut", bytes=cut), file=sys.stderr)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from taverne.cli.terminal.replay_screen import ReplayApp

        before = [entry for entry in match.entries[: args.start - 1] if entry.do]
        ReplayApp(match, words, len(standing(before)) if args.start > 1 else 0).run()
    else:
        for block in LogInWords(match, words).blocks(args.start):
            print(block)
    return 0


def _verify(file: str, match: Match[Any], words: Words, cut: int) -> int:
    if cut:
        raise UserError("replay-verify-cut", file=file, bytes=cut, command=f"taverne play --resume {file}")
    header = match.header
    print(words.text("replay-holds", file=file, entries=len(match.entries), decisions=match.position))
    print(words.text("replay-seed", seed=str(header.seed), commitment=header.commitment))
    print(words.text("replay-finished" if match.over else "replay-unfinished"))
    return 0


def _signature(path: Path, key: str | None, words: Words) -> int:
    """Say by whom a record was signed; return 1 if its signature does not fit, or is not by the key that was given."""
    header, *lines = path.read_bytes().splitlines()
    signed = msgspec.json.decode(header, type=ready(Header)).signed
    if not isinstance(signed, Signature):
        if key:
            print(words.text("replay-unsigned"))
        return 1 if key else 0
    try:
        from taverne.server.signatures import holds

        fits = holds(msgspec.json.decode(header, type=ready(Header)), lines)
    except ImportError:
        raise UserError("cli-extra-missing", extra="server") from None
    if not fits:
        print(words.text("replay-signed-broken", key=signed.key))
        return 1
    other = key is not None and key != signed.key
    print(words.text("replay-signed-other" if other else "replay-signed", key=signed.key))
    return 1 if other else 0


class LogInWords:
    """A log in words: each entry with what it made happen."""

    def __init__(self, match: Match[Any], words: Words) -> None:
        self.match = match
        self.words = words
        self.names = told_apart([seat.name for seat in match.header.seats])
        self.stands = _positions(match.entries)
        self.events: dict[int, list[Event]] = {}
        for happening in match.happened:
            self.events.setdefault(happening.position, []).append(happening.event)

    def blocks(self, start: int) -> Iterator[str]:
        """Return the entries from number ``start`` on, one text each."""
        for entry in self.match.entries[start - 1 :]:
            yield self.block(entry)

    def block(self, entry: Entry) -> str:
        lines = [f"{entry.n:4}  {self._head(entry)}"]
        for event in self.events.get(self.stands.get(entry.n, -1), ()):
            data = event.seen(SPECTATOR)
            if data is not None:
                rule = f"  [{event.rule}]" if event.rule else ""
                lines.append(f"        {self.words.event(event.kind, data, self.names)}{rule}")
        return "\n".join(lines)

    def _head(self, entry: Entry) -> str:
        words = self.words
        name = words.seat_name(entry.seat, self.names)
        if entry.do:
            label = "" if entry.seat in (CHANCE, CLOCK) else f"  ({words.action(Action.parse(entry.do), self.names)})"
            when = f" @{entry.at} ms" if entry.at else ""
            return f"{name}{when}: {entry.do}{label}"
        if entry.anew is not None:
            return words.text("replay-anew", position=entry.undo, rules=entry.anew.rules)
        if entry.undo >= 0:
            return words.text("replay-undo", name=name, position=entry.undo)
        if entry.refused:
            return words.text("replay-refused", name=name, action=entry.refused, at=entry.at, why=self._why(entry))
        return words.text("replay-end")

    def _why(self, entry: Entry) -> str:
        """The reason of a refusal, asked of the position anew; the bare rule if that position was taken back."""
        before = len(standing(self.match.entries[: entry.n]))
        if before < self.match.base:
            return f"[{entry.rule}]"
        state = self.match.state_at(min(before, self.match.position))
        refusal = self.match.game.why_not(state, entry.seat, Action.parse(entry.refused), entry.at)
        said = ""
        if refusal is not None and refusal.key == entry.why:
            said = self.words.refusal(refusal, self.names, entry.seat)
        return f"{said} [{entry.rule}]".lstrip()


def _positions(entries: list[Entry]) -> dict[int, int]:
    """Return for each decision that stands its position in the match, by the number of its entry."""
    return {entry.n: position for position, entry in enumerate(standing(entries), start=1)}

"""A table as it is kept: who sits where, what is played, how far it has come.

Reading and writing it is left to storage; changing it, to the room that holds it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import NoneType
from typing import Annotated, Any, Final, TypeAlias, get_args, get_origin

import msgspec

from taverne.engine.actions import SPECTATOR
from taverne.engine.game import Options, Result
from taverne.engine.logs.log import Entry, Header
from taverne.engine.matches.match import Match
from taverne.engine.type_plans import ready
from taverne.server.clock import now_ms
from taverne.server.store.line_events import happened
from taverne.server.wire.bodies import ClockPlan

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"

Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=10)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
Wide: TypeAlias = Annotated[int, msgspec.Meta(extra={"wide": True})]
"""A number of more than 32 bits."""

LogRow: TypeAlias = tuple[str, int, str, str, int, str]
"""A line of a log as it is kept, in the order of its columns: of which table, its number, itself, the key of the
message behind it, what the player's own clock spent, and what happened (see ``line_events``)."""
_encode = msgspec.json.Encoder().encode


class Seating(msgspec.Struct, kw_only=True):
    """One seat: a ``human`` (``person`` holds it), ``open`` (kept for ``person``, if any), or a ``bot`` of a level
    (for ``person``, who has conceded, if any).

    ``standin``: a bot plays for its human now; ``stood``: one has at some time.  Its fields are columns, as a table's.
    """

    kind: Short
    level: Word = ""
    person: Id = ""
    name: Name = ""
    standin: bool = False
    stood: bool = False


class Timing(msgspec.Struct, omit_defaults=True):
    """Time as it stood when the latest line was written: what a restart takes up again.

    ``left`` are milliseconds of each timer of the rules, by its action; ``race`` those since the latest race
    began; ``asked`` is since when (server time) each seat's own clock runs; ``veil``: how long the log was and where
    the match stood when the window opened that others must not see into (see ``arena.cover``), ``quiet`` the same
    before decisions at the end of the log that nobody else can notice; ``round`` is that of the match.
    """

    left: dict[str, int] = {}
    race: int | None = None
    asked: dict[int, int] = {}
    veil: tuple[int, int] | None = None
    quiet: tuple[int, int] | None = None
    round: int = 0


class Habits(msgspec.Struct, omit_defaults=True):
    """How a table is played beside its rules: ``cover`` of windows and ``pace`` of bots ("" where nobody has chosen),
    ``asks``: the seats that want to be asked at every window, ``shelved`` those whose people have put the table away,
    ``anew`` those that agree to other rules (see ``live.past.changed_rules``).

    ``rematch`` is the table where its players play again, ``rematch_by`` the seat of whoever proposed it.
    """

    cover: str = ""
    pace: str = ""
    asks: tuple[int, ...] = ()
    shelved: tuple[int, ...] = ()
    rematch: str = ""
    rematch_by: int = -1
    anew: tuple[int, ...] = ()


class MatchStanding(msgspec.Struct, kw_only=True):
    """What the row of a table says of its match: written anew with every line of its log."""

    phase: Short = WAITING
    seq: int = 0
    position: int = 0
    waiting: tuple[int, ...] = ()
    result: Result | None = None
    unrated: Word = ""
    updated: Wide = msgspec.field(default_factory=now_ms)
    timing: Timing = msgspec.field(default_factory=Timing)


class TableRow(MatchStanding, kw_only=True):
    """One table, without its log.  Its fields, but for the seats, are the columns of the database (see ``schema``)."""

    id: Word
    game: Word
    players: int
    options: Options
    private: bool
    host: Id
    place: Id = ""
    """A sign of the address it was opened from ("" where that is not known): addresses share too what there is."""
    away: int
    seats: list[Seating]
    clock: ClockPlan = ClockPlan()
    habits: Habits = msgspec.field(default_factory=Habits)
    seed: Wide | None = None
    created: Wide = msgspec.field(default_factory=now_ms)
    header: Header | None = None
    fork_of: Word = ""
    fork_at: int = 0
    owner: Id = ""
    epoch: int = 0
    campaign: Word = ""
    lesson: Word = ""
    """Which lesson it is ("" if it is none)."""
    hints: bool = True
    """Whether players may ask what a good bot would do; who does plays no rated match."""
    rules: Word = ""
    """Under which rules the match is read, where those of its header are gone and today's give the same match."""
    box: Word = ""
    """With which box the match is played on, where all agreed to another than its header's."""
    stuck: Word = ""
    """Why the match cannot be read by this program ("" if it can)."""

    def stand(self, match: Match[Any]) -> None:
        """Say of the match what it has come to."""
        self.seq = len(match.entries)
        self.position = match.position
        self.waiting = match.game.waiting(match.state, SPECTATOR)
        self.timing.round = match.game.chronicle().moment(match.state).round
        self.updated = now_ms()
        if match.over:
            self.phase = OVER
            self.result = match.result
            if any(seat.stood for seat in self.seats):
                self.unrated = self.unrated or "standin"

    def holds(self, person: str, seat: int) -> bool:
        """Whether ``seat`` is a human one that ``person`` holds."""
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == "human" and self.seats[seat].person == person

    def free_for(self, person: str) -> list[int]:
        """Return the open seats that ``person`` may take."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "open" and seat.person in ("", person)]

    def concerns(self, person: str) -> bool:
        """Whether ``person`` has a seat here, or had one, or has one kept for them."""
        return any(seat.person == person for seat in self.seats)

    def conceded_by(self, person: str) -> bool:
        """Whether ``person`` has conceded the match: bots have taken all their seats."""
        given = any(seat.kind == "bot" and seat.person == person for seat in self.seats)
        return given and not self.seats_of(person)

    @property
    def conceded(self) -> tuple[int, ...]:
        """The seats whose players have conceded: a bot plays on there."""
        return tuple([n for n, seat in enumerate(self.seats) if seat.kind == "bot" and seat.person])

    @property
    def standing(self) -> Result | None:
        """The result as the table counts it: whoever has conceded comes last."""
        return self.result and self.result.after(self.conceded)

    @property
    def places(self) -> tuple[int, ...]:
        return self.result.places_after(self.conceded) if self.result is not None else ()

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and seat.person == person]


def is_json(kind: Any) -> bool:
    """Whether values of a field are written as JSON: all that is no word, number or flag."""
    parts = [part for part in get_args(kind) if part is not NoneType] if get_origin(kind) is not Annotated else [kind]
    plain = [get_args(part)[0] if get_origin(part) is Annotated else part for part in parts or [kind]]
    return not all(part in (str, int, bool) for part in plain)


FIELDS: Final = {field.name: field for field in msgspec.structs.fields(TableRow) if field.name != "seats"}
STANDING: Final = MatchStanding.__struct_fields__
_JSON: Final = frozenset(name for name, field in FIELDS.items() if is_json(field.type))


def to_row(kept: TableRow, names: Iterable[str] = FIELDS) -> dict[str, Any]:
    """Return the columns of a table, or those that are named."""
    row: dict[str, Any] = {}
    for name in names:
        value = getattr(kept, name)
        row[name] = _encode(value).decode() if name in _JSON and value is not None else value
    return row


def log_rows(table: str, match: Match[Any], entries: Sequence[Entry], key: str = "", spent: int = 0) -> list[LogRow]:
    """Return the latest lines of a log as they are kept; ``key`` and ``spent`` belong to the first of them."""
    told = happened(match, entries)
    rows = [log_row(table, entry, text) for entry, text in zip(entries, told, strict=True)]
    return [(*rows[0][:3], key, spent, rows[0][5]), *rows[1:]] if rows else []


def log_row(table: str, entry: Entry, told: str) -> LogRow:
    """Return one line of a log as it is kept, with what happened at it."""
    return table, entry.n, _encode(entry).decode(), "", 0, told


def seat_rows(kept: TableRow) -> list[dict[str, Any]]:
    return [
        {"table_id": kept.id, "seat": number, **msgspec.structs.asdict(seat)} for number, seat in enumerate(kept.seats)
    ]


def from_row(row: Any, seats: list[Any]) -> TableRow:
    """Return the table that its rows say."""
    plain = {str(name): value for name, value in row.items()}
    for name in _JSON:
        if plain[name] is not None:
            plain[name] = msgspec.json.decode(plain[name])
    ordered = sorted(seats, key=lambda seat: int(seat["seat"]))
    plain["seats"] = [{str(k): v for k, v in seat.items() if k not in ("table_id", "seat")} for seat in ordered]
    return msgspec.convert(plain, ready(TableRow), str_keys=True)

"""A table as it is kept: who sits where, what is played, how far it has come.

Reading and writing it is left to storage; changing it, to the room that holds it.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from taverne.engine.game import Options, Result
from taverne.engine.log import Header
from taverne.server.bodies import ClockPlan

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"


def now_ms() -> int:
    """Return the server's time: milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Seating(msgspec.Struct, kw_only=True):
    """One seat: a ``human`` (``person`` holds it), ``open``, or a ``bot`` of a level.

    ``standin``: a bot plays for its human now; ``stood``: one has at some time.
    """

    kind: str
    level: str = ""
    person: str = ""
    name: str = ""
    standin: bool = False
    stood: bool = False


class Timing(msgspec.Struct, omit_defaults=True):
    """Time as it stood when the latest line was written: what a restart takes up again.

    ``left`` are milliseconds of each timer of the rules, by its action; ``race`` those since the latest race
    began; ``asked`` is since when (server time) each seat's own clock runs.
    """

    left: dict[str, int] = {}
    race: int | None = None
    asked: dict[int, int] = {}


class Kept(msgspec.Struct, kw_only=True):
    """One table, without its log."""

    id: str
    game: str
    players: int
    options: Options
    private: bool
    host: str
    away: int
    seats: list[Seating]
    clock: ClockPlan = ClockPlan()
    seed: int | None = None
    created: int = msgspec.field(default_factory=now_ms)
    updated: int = msgspec.field(default_factory=now_ms)
    phase: str = WAITING
    header: Header | None = None
    fork_of: str = ""
    fork_at: int = 0
    seq: int = 0
    position: int = 0
    waiting: tuple[int, ...] = ()
    result: Result | None = None
    unrated: str = ""
    owner: str = ""
    epoch: int = 0
    campaign: str = ""
    timing: Timing = msgspec.field(default_factory=Timing)

    def holds(self, person: str, seat: int) -> bool:
        """Whether ``seat`` is a human one that ``person`` holds."""
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == "human" and self.seats[seat].person == person

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and seat.person == person]


_JSON = {"options", "clock", "waiting", "timing"}
_JSON_OR_NULL = {"header", "result"}


def to_row(kept: Kept) -> dict[str, Any]:
    """Return the columns of a table."""
    row: dict[str, Any] = {}
    for name in kept.__struct_fields__:
        if name == "seats":
            continue
        value = getattr(kept, name)
        if name in _JSON or (name in _JSON_OR_NULL and value is not None):
            value = msgspec.json.encode(value).decode()
        row[name] = value
    return row


def seat_rows(kept: Kept) -> list[dict[str, Any]]:
    return [
        {"table_id": kept.id, "seat": number, **msgspec.structs.asdict(seat)} for number, seat in enumerate(kept.seats)
    ]


def from_row(row: Any, seats: list[Any]) -> Kept:
    """Return the table that its rows say."""
    plain = {str(name): value for name, value in row.items()}
    for name in _JSON | _JSON_OR_NULL:
        if plain[name] is not None:
            plain[name] = msgspec.json.decode(plain[name])
    ordered = sorted(seats, key=lambda seat: int(seat["seat"]))
    plain["seats"] = [{str(k): v for k, v in seat.items() if k not in ("table_id", "seat")} for seat in ordered]
    return msgspec.convert(plain, Kept, str_keys=True)

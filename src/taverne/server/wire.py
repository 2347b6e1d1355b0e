"""The types on the wire between server and clients: REST bodies and WebSocket messages.

They are the contract of both sides; what the server does with them is left to its other modules.
Times are server milliseconds since the epoch; sentences are never sent, only keys and data.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from taverne.engine.game import Opening, OptionValue, Result, View
from taverne.engine.seeds import Written


class _Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that clients send: unknown fields are refused, so that a typing error is told."""


class _Told(msgspec.Struct, frozen=True, kw_only=True):
    """Something the server tells."""


# REST


class OptionInfo(_Told, frozen=True):
    """One option of a game; ``kind`` is ``bool``, ``int``, ``word`` or ``text`` (of up to ``high`` characters);
    ``carried``: only a campaign sets it."""

    key: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...]
    low: int
    high: int
    also: tuple[int, ...]
    rule: str
    carried: bool = False


class GameInfo(_Told, frozen=True):
    """A game that can be played here: ``GET /api/games``.  Bots are listed weakest first.

    ``campaign`` says how a campaign of it opens, if it has any: for how many, and what is not to be chosen.
    """

    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    rules_version: str
    campaign: Opening | None = None


class Me(_Told, frozen=True):
    """Who I am: ``GET /api/me``.  ``code`` carries the identity to another device; keep it to yourself."""

    id: str
    name: str
    code: str


class Rename(_Body, frozen=True):
    """``POST /api/me``."""

    name: str


class Carry(_Body, frozen=True):
    """``POST /api/me/carry``: become, on this device, who that code belongs to."""

    code: str


class ClockPlan(_Body, frozen=True):
    """``kind`` is ``none``, ``move`` (so many seconds each) or ``reserve`` (so many in all, plus some each move)."""

    kind: str = "none"
    seconds: int = 0
    reserve: int = 0


class NewTable(_Body, frozen=True):
    """``POST /api/tables``.  Each seat is ``me``, ``here`` (another person at my screen), ``open`` or ``bot:<level>``.

    The seats a game adds itself (its ``roles``) are not listed.  ``away`` is after how many seconds
    a bot plays for somebody who is gone.  A ``seed`` of more than 53 bits is written as text.
    """

    game: str
    players: int
    seats: tuple[str, ...]
    options: dict[str, OptionValue] = {}
    private: bool = False
    clock: ClockPlan = ClockPlan()
    away: int = 60
    seed: Written | None = None


class SeatState(_Told, frozen=True):
    """A seat: ``kind`` is ``human``, ``open`` or ``bot``; ``standin`` says that a bot plays for its human now."""

    name: str
    kind: str
    level: str = ""
    mine: bool = False
    online: bool = False
    standin: bool = False


class TableInfo(_Told, frozen=True):
    """A table: ``GET /api/tables/{id}``.  ``phase`` is ``waiting``, ``playing`` or ``over``.

    ``unrated`` gives the reason why the result does not count for ratings ("" if it does); ``campaign`` is the
    campaign that the match belongs to ("" if none).
    """

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    seats: tuple[SeatState, ...]
    private: bool
    phase: str
    host: bool
    clock: ClockPlan
    away: int
    created: int
    seq: int
    position: int
    waiting: tuple[int, ...]
    commitment: str = ""
    result: Result | None = None
    unrated: str = ""
    campaign: str = ""


class Join(_Body, frozen=True):
    """``POST /api/tables/{id}/join``: take an open seat, any if -1."""

    seat: int = -1


class Fork(_Body, frozen=True):
    """``POST /api/tables/{id}/fork``: a new table that plays on from a position of a finished match."""

    position: int
    seats: tuple[str, ...]


class Moment(_Told, frozen=True):
    """``GET /api/tables/{id}/replay/{position}?seat=``: the match as it stood, seen from a seat (-3: spectator)."""

    position: int
    positions: int
    view: View
    log: tuple[LogLine, ...]


class NewCampaign(_Body, frozen=True):
    """``POST /api/campaigns``: begin one of mine.  ``options`` are those that its opening leaves open, ``players`` how
    many play it (0: as few as it is for)."""

    game: str
    options: dict[str, OptionValue] = {}
    players: int = 0


class NextGame(_Body, frozen=True):
    """``POST /api/campaigns/{id}/next``: play on.  ``options`` choose where there is a choice; seats as in a new table,
    by default as in the game before, at first all mine."""

    options: dict[str, OptionValue] = {}
    seats: tuple[str, ...] = ()
    private: bool = True


class PlayedGame(_Told, frozen=True):
    """A match of a campaign that is over; ``table`` is where it was played ("" if not here)."""

    options: dict[str, OptionValue]
    result: Result
    resigned: bool
    table: str


class CampaignInfo(_Told, frozen=True):
    """A campaign: ``GET /api/campaigns/{id}``.  ``standing`` is ``on``, ``won``, ``lost``, ``over`` (the last game says
    who won) or ``left``.

    ``choices`` are the options of the games to choose the next from, ``playing`` the table of the one under way
    ("" if none), ``page`` what the game itself shows of it; ``mine``: I began it, others only play in it.
    """

    id: str
    game: str
    players: int
    standing: str
    games: tuple[PlayedGame, ...]
    choices: tuple[dict[str, OptionValue], ...]
    playing: str
    created: int
    updated: int
    page: Any = None
    mine: bool = True


class Rated(_Told, frozen=True):
    """One line of ``GET /api/ratings/{game}``; ``rating`` is what is certain: mu less three sigma."""

    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Health(_Told, frozen=True):
    """``GET /health``."""

    ok: bool
    database: bool
    version: str


class Problem(_Told, frozen=True):
    """Why a request was refused: the key of a sentence, its arguments, a rule, and plain English for programs."""

    key: str
    detail: str
    rule: str = ""
    data: dict[str, Any] = {}


# WebSocket /ws/tables/{id}: client to server


class Hello(_Body, frozen=True, tag_field="t", tag="hello"):
    """The first message: as which seat I look (-3: spectator, -4: my own first seat), what I have seen already."""

    seat: int = -4
    seq: int = -1


class Look(_Body, frozen=True, tag_field="t", tag="look"):
    """Look from another of my seats (hot-seat)."""

    seat: int


class Act(_Body, frozen=True, tag_field="t", tag="act"):
    """Do something.  ``id`` numbers my messages; ``seq`` is the latest I know: an older question is refused."""

    id: int
    seat: int
    do: str
    seq: int


class Why(_Body, frozen=True, tag_field="t", tag="why"):
    """Ask why something cannot be done; answered by ``refused`` (or ``ack`` if it can be)."""

    id: int
    seat: int
    do: str


class Help(_Body, frozen=True, tag_field="t", tag="help"):
    """Ask for help with what is to be decided, as far as the seat may know; answered by ``helped``."""

    id: int
    seat: int


class Undo(_Body, frozen=True, tag_field="t", tag="undo"):
    """Step back.  Beyond what I may take back alone, ``ask`` puts it to the others."""

    id: int
    seat: int
    ask: bool = False


class Vote(_Body, frozen=True, tag_field="t", tag="vote"):
    """Agree, or not, to somebody's step back."""

    id: int
    seat: int
    yes: bool


class Take(_Body, frozen=True, tag_field="t", tag="take"):
    """Take my seat back from the bot that plays for me (``back``), or let a bot play for me."""

    id: int
    seat: int
    back: bool = True


class Chat(_Body, frozen=True, tag_field="t", tag="chat"):
    """Say something to the table."""

    text: str


class Pong(_Body, frozen=True, tag_field="t", tag="pong"):
    """Answer a ping at once; the server measures the round trip, never the client."""

    n: int


class Time(_Body, frozen=True, tag_field="t", tag="time"):
    """Ask for the server's time; ``c`` comes back as it was."""

    c: float


FromClient: TypeAlias = Hello | Look | Act | Why | Help | Undo | Vote | Take | Chat | Pong | Time


# WebSocket /ws/tables/{id}: server to client


class LogLine(_Told, frozen=True):
    """Something that happened, as the receiver may know it."""

    position: int
    kind: str
    data: dict[str, Any]
    rule: str = ""


class Candidate(_Told, frozen=True):
    """Something the receiver might try: legal (``ok``) or not, and then why not."""

    do: str
    ok: bool
    key: str = ""
    rule: str = ""
    data: dict[str, Any] = {}


class Running(_Told, frozen=True):
    """A timer: ``name`` as in ``clock-<name>``, when it ends; ``seat`` if it is one player's own clock."""

    name: str
    ends: float
    ms: int
    seat: int = -1


class Position(_Told, frozen=True, tag_field="t", tag="position"):
    """Where the match stands for the receiver.  ``whole`` says that ``log`` is all of it, else only what is new.

    ``show_at`` (0: at once) is the server moment at which everybody is to show it.
    """

    seq: int
    position: int
    seat: int
    info: TableInfo
    view: View | None
    log: tuple[LogLine, ...]
    whole: bool
    candidates: tuple[Candidate, ...]
    timers: tuple[Running, ...]
    can_undo: bool
    undo_key: str
    now: float
    show_at: float = 0.0
    chat: tuple[Said, ...] = ()


class Info(_Told, frozen=True, tag_field="t", tag="info"):
    """The table around the match changed: seats, presence, phase."""

    info: TableInfo


class Ack(_Told, frozen=True, tag_field="t", tag="ack"):
    """Message ``id`` was accepted and is safely written down."""

    id: int
    seq: int


class Refused(_Told, frozen=True, tag_field="t", tag="refused"):
    """Message ``id`` (-1: not readable) was refused; nothing changed."""

    id: int
    key: str
    rule: str = ""
    data: dict[str, Any] = {}


class Helped(_Told, frozen=True, tag_field="t", tag="helped"):
    """The help asked for by message ``id``, of the position ``seq``: the game's own, or null if it has none."""

    id: int
    seq: int
    data: Any


class Voting(_Told, frozen=True, tag_field="t", tag="voting"):
    """Somebody asks to step back; ``yes`` are the seats that agree so far; ``open`` is False once it is settled."""

    seat: int
    to: int
    yes: tuple[int, ...]
    open: bool


class Said(_Told, frozen=True, tag_field="t", tag="said"):
    """A line of chat; ``seat`` is -3 for a spectator."""

    seat: int
    name: str
    text: str
    at: float


class Ping(_Told, frozen=True, tag_field="t", tag="ping"):
    """Answer with ``pong`` at once."""

    n: int


class TimeIs(_Told, frozen=True, tag_field="t", tag="time"):
    """The server's time."""

    c: float
    s: float


FromServer: TypeAlias = Position | Info | Ack | Refused | Helped | Voting | Said | Ping | TimeIs

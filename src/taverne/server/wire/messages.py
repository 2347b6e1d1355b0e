"""The types on the wire over the WebSocket of a table: ``/ws/tables/{id}``.

They are the contract of both sides; the bodies of HTTP are left to ``bodies``.
Times are server milliseconds since the epoch; sentences are never sent, only keys and data.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from taverne.engine.game import View
from taverne.engine.reports.recap import Card
from taverne.server.wire.bodies import Body, LessonNow, LogLine, TableInfo, Told

encode = msgspec.json.Encoder().encode

# Client to server


class Hello(Body, frozen=True, tag_field="t", tag="hello"):
    """The first message: as which seat I look (-3: spectator, -4: my own first seat), what I have seen already.

    With ``changes``, that I can work out a position from the one before: then ``changed`` is told where it is shorter.
    """

    seat: int = -4
    seq: int = -1
    changes: bool = False


class Look(Body, frozen=True, tag_field="t", tag="look"):
    """Look from another of my seats (hot-seat)."""

    seat: int


class Act(Body, frozen=True, tag_field="t", tag="act"):
    """Do something.  ``id`` numbers my messages; ``seq`` is the latest I know: an older question is refused."""

    id: int
    seat: int
    do: str
    seq: int


class Why(Body, frozen=True, tag_field="t", tag="why"):
    """Ask why something cannot be done; answered by ``refused`` (or ``ack`` if it can be)."""

    id: int
    seat: int
    do: str


class Help(Body, frozen=True, tag_field="t", tag="help"):
    """Ask for help with what is to be decided, as far as the seat may know; answered by ``helped``.

    With ``guess``, for a whole state that the seat may believe instead: what bots of other programs think in.
    With ``hint``, for what a good bot would do (``Hints``), if the table allows it; the match is then not rated.
    """

    id: int
    seat: int
    guess: bool = False
    hint: bool = False


class Undo(Body, frozen=True, tag_field="t", tag="undo"):
    """Step back.  Beyond what I may take back alone, ``ask`` puts it to the others."""

    id: int
    seat: int
    ask: bool = False


class Vote(Body, frozen=True, tag_field="t", tag="vote"):
    """Agree, or not, to somebody's step back."""

    id: int
    seat: int
    yes: bool


class Take(Body, frozen=True, tag_field="t", tag="take"):
    """Take my seat back from the bot that plays for me (``back``), or let a bot play for me."""

    id: int
    seat: int
    back: bool = True


class Pace(Body, frozen=True, tag_field="t", tag="pace"):
    """Choose how fast bots are, in races and outside: ``calm``, ``brisk`` or ``fierce``."""

    id: int
    seat: int
    pace: str


class AskAll(Body, frozen=True, tag_field="t", tag="ask-all"):
    """Be asked at every window, though the table could answer by itself (``on``), or no longer."""

    id: int
    seat: int
    on: bool = True


class Chat(Body, frozen=True, tag_field="t", tag="chat"):
    """Say something to the table."""

    text: str


class Time(Body, frozen=True, tag_field="t", tag="time"):
    """Ask for the server's time; ``c`` comes back as it was."""

    c: float


class PlayAnew(Body, frozen=True, tag_field="t", tag="anew"):
    """Agree, or no longer, that a match whose rules are gone is played on under today's, for all my seats."""

    id: int
    seat: int
    yes: bool = True


ForSeat: TypeAlias = Act | Why | Help | Undo | Vote | Take | Pace | AskAll | PlayAnew
"""What is asked for a seat of one's own, and answered."""
FromClient: TypeAlias = Hello | Look | ForSeat | Chat | Time


# Server to client


class Candidate(Told, frozen=True):
    """Something the receiver might try: legal (``ok``) or not, and then why not."""

    do: str
    ok: bool
    key: str = ""
    rule: str = ""
    data: dict[str, Any] = {}


class Running(Told, frozen=True):
    """A timer: ``name`` as in ``clock-<name>``, when it ends; ``seat`` if it is one player's own clock."""

    name: str
    ends: float
    ms: int
    seat: int = -1


class Position(Told, frozen=True, tag_field="t", tag="position"):
    """Where the match stands for the receiver.  ``whole`` says that ``log`` is all of it, else only what is new.

    ``show_at`` (0: at once) is the server moment at which everybody is to show it.  ``can_undo``: a step back needs
    nobody's agreement; with an ``undo_key`` beside it chance falls anew and the match no longer counts.  ``deciding``:
    a window is held open and others may be asked there, nobody is told who.  ``thinking`` are the bots that are.
    ``recap``: what happened since the receiver's last decision, while something is asked of it.
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
    deciding: bool = False
    thinking: tuple[int, ...] = ()
    show_at: float = 0.0
    chat: tuple[Said, ...] = ()
    recap: tuple[Card, ...] = ()
    lesson: LessonNow | None = None


class Change(Told, frozen=True):
    """Something of a position is another now; ``way`` leads to it by names of fields and places in lists."""

    way: tuple[str | int, ...]
    to: Any


class Changed(Told, frozen=True, tag_field="t", tag="changed"):
    """The next position, as what is different from that which was told last: its ``now`` was ``since``.

    Whoever was told another last has missed something, and says ``look``.
    """

    since: float
    now: float
    log: tuple[LogLine, ...]
    set: tuple[Change, ...]


class Info(Told, frozen=True, tag_field="t", tag="info"):
    """The table around the match changed: seats, presence, phase."""

    info: TableInfo


class Ack(Told, frozen=True, tag_field="t", tag="ack"):
    """Message ``id`` was accepted and is safely written down."""

    id: int
    seq: int


class RefusedMessage(Told, frozen=True, tag_field="t", tag="refused"):
    """Message ``id`` (-1: not readable) was refused; nothing changed."""

    id: int
    key: str
    rule: str = ""
    data: dict[str, Any] = {}


class Helped(Told, frozen=True, tag_field="t", tag="helped"):
    """The help asked for by message ``id``, of the position ``seq``: the game's own, or null if it has none."""

    id: int
    seq: int
    data: Any


class Voting(Told, frozen=True, tag_field="t", tag="voting"):
    """Somebody asks to step back; ``yes`` are the seats that agree so far; ``open`` is False once it is settled."""

    seat: int
    to: int
    yes: tuple[int, ...]
    open: bool


class Said(Told, frozen=True, tag_field="t", tag="said"):
    """A line of chat; ``seat`` is -3 for a spectator."""

    seat: int
    name: str
    text: str
    at: float


class Saving(Told, frozen=True, tag_field="t", tag="saving"):
    """Whether anything can be written down at the moment; told when that changes, and to whoever comes meanwhile."""

    ok: bool


class TimeIs(Told, frozen=True, tag_field="t", tag="time"):
    """The server's time."""

    c: float
    s: float


FromServer: TypeAlias = Position | Changed | Info | Ack | RefusedMessage | Helped | Voting | Said | Saving | TimeIs

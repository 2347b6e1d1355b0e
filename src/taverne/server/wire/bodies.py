"""The types on the wire over HTTP: what requests carry and what is answered.

What is said on the WebSocket of a table is left to ``messages``; campaigns, days and puzzles, to ``series``.
Times are server milliseconds since the epoch; sentences are never sent, only keys and data.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from taverne.engine.game import Opening, OptionValue, Result, View
from taverne.engine.logs.seeds import Written
from taverne.review.records import Review, Turn


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that clients send: unknown fields are refused, so that a typing error is told."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """Something the server tells."""


class OptionInfo(Told, frozen=True):
    """One option of a game; ``kind`` is ``bool``, ``int``, ``word`` or ``text`` (of up to ``high`` characters);
    ``carried``: only a campaign sets it; ``players``: for how many it has a meaning (empty: for any number)."""

    key: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...]
    low: int
    high: int
    also: tuple[int, ...]
    rule: str
    carried: bool = False
    players: tuple[int, ...] = ()


class GameInfo(Told, frozen=True):
    """A game that can be played here: ``GET /api/games``.  Bots are listed weakest first.

    ``campaign`` says how a campaign of it opens, if it has any: for how many, and what is not to be chosen;
    ``asked_first`` is the option that even who plays at once is asked for ("" if none), ``gentle`` are the options
    of a first match, ``puzzles`` is how many there are.
    """

    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    rules_version: str
    campaign: Opening | None = None
    asked_first: str = ""
    gentle: dict[str, OptionValue] = {}
    puzzles: int = 0


class Me(Told, frozen=True):
    """Who I am: ``GET /api/me``.  ``code`` carries the identity to another device; keep it to yourself."""

    id: str
    name: str
    code: str


class Rename(Body, frozen=True):
    """``POST /api/me``."""

    name: str


class Learned(Body, frozen=True):
    """``POST /api/me/learned``: a lesson done (``lesson:nerath/first``) or a mark seen (``coach:nerath/battle``)."""

    what: Annotated[str, msgspec.Meta(max_length=80, pattern=r"^(lesson|coach|offer):[a-z0-9_/.-]+$")]


class LessonInfo(Told, frozen=True):
    """One lesson: ``GET /api/lessons``.  Its title is the message ``lesson-<name>`` of the game's lessons."""

    game: str
    name: str
    minutes: int
    steps: int
    done: bool
    table: str = ""
    """The table where it stands in the middle, if I have begun it and not done it yet."""


class LessonNow(Told, frozen=True):
    """Where a lesson stands: what is said (keys), what it points at, which answers go on (none in a ``free`` step)."""

    game: str
    name: str
    step: int
    of: int
    say: tuple[str, ...]
    point: tuple[str, ...]
    accept: tuple[str, ...]
    free: bool
    over: bool
    next: str = ""


class Carry(Body, frozen=True):
    """``POST /api/me/carry``: become, on this device, who that code belongs to."""

    code: str


class Reporting(Body, frozen=True):
    """``POST /api/tables/{id}/report``: what happened, and at which seat (-1: at none in particular)."""

    text: str
    seat: Annotated[int, msgspec.Meta(ge=-1, le=99)] = -1


class ClockPlan(Body, frozen=True):
    """``kind`` is ``none``, ``move`` (so many seconds each) or ``reserve`` (so many in all, plus some each move)."""

    kind: str = "none"
    seconds: int = 0
    reserve: int = 0


class NewTable(Body, frozen=True):
    """``POST /api/tables``.  Each seat is ``me``, ``here`` (another person at my screen), ``open`` or ``bot:<level>``.

    The seats a game adds itself (its ``roles``) are not listed.  ``away`` is after how many seconds
    a bot plays for somebody who is gone.  A ``seed`` of more than 53 bits is written as text.  ``cover`` says how the
    table answers by itself: ``quick`` (at once), ``covered`` (windows are held open for a drawn time, so that nobody
    tells who could act) or ``always`` (everybody is asked); "": quick for one person, covered for more.  ``pace`` of
    the bots: ``calm``, ``brisk`` or ``fierce`` ("": calm).
    ``hints``: whether players may ask what a good bot would do.
    """

    game: str
    players: int
    seats: tuple[str, ...]
    options: dict[str, OptionValue] = {}
    private: bool = False
    clock: ClockPlan = ClockPlan()
    away: int = 60
    seed: Written | None = None
    hints: bool = True
    cover: str = ""
    pace: str = ""


class Fitting(Body, frozen=True):
    """``POST /api/games/{game}/fit``: what goes with so many players and these options."""

    players: int
    options: dict[str, OptionValue] = {}


class Fit(Told, frozen=True):
    """What can be chosen: ``barred`` are values (as text) by option, with the reason, without one where the value means
    the same as another; ``problem`` is why the whole choice would be refused; ``seats`` what each seat plays."""

    barred: dict[str, dict[str, Problem | None]]
    problem: Problem | None
    seats: tuple[tuple[str, ...], ...]


class SeatState(Told, frozen=True):
    """A seat: ``kind`` is ``human``, ``open`` or ``bot``; ``standin`` says that a bot plays for its human now.

    An open seat with a ``name`` is kept for somebody; ``free``: the receiver may sit down there.  ``conceded``: a bot
    plays on for somebody who has given the match up.
    """

    name: str
    kind: str
    level: str = ""
    mine: bool = False
    online: bool = False
    standin: bool = False
    free: bool = False
    conceded: bool = False


class PlayAnewInfo(Told, frozen=True):
    """A match whose rules are gone could be played on under today's, from decision ``position`` of ``of``.

    ``agreed`` and ``missing`` are the seats whose people agree, and those who have not yet.
    """

    position: int
    of: int
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class TableInfo(Told, frozen=True):
    """A table: ``GET /api/tables/{id}``.  ``phase`` is ``waiting``, ``playing`` or ``over``.

    ``unrated`` gives the reason why the result does not count for ratings ("" if it does); ``campaign`` is the
    campaign that the match belongs to ("" if none); ``stuck``: the match cannot be played on by this version of the
    program, only looked at; ``pace`` is how fast bots play ("" where nobody can choose it); ``cover`` how the table
    answers by itself; ``asks`` are seats of mine that want to be asked at every window; ``box`` names the box that the
    match was begun with, where that is not today's.

    ``round`` is how far the match has come (0: not begun), ``updated`` when it ended or else was opened (the time of a
    hidden answer is told to nobody), ``places`` who came first,
    second and so on; ``rematch`` the table where its players play again, proposed by ``rematch_by``; ``shelved``: I
    have put it away.
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
    hints: bool = True
    unrated: str = ""
    campaign: str = ""
    stuck: str = ""
    anew: PlayAnewInfo | None = None
    pace: str = ""
    box: str = ""
    lesson: str = ""
    cover: str = ""
    asks: tuple[int, ...] = ()
    round: int = 0
    updated: int = 0
    places: tuple[int, ...] = ()
    rematch: str = ""
    rematch_by: str = ""
    shelved: bool = False


class Join(Body, frozen=True):
    """``POST /api/tables/{id}/join``: take an open seat, any if -1."""

    seat: int = -1


class Shelve(Body, frozen=True):
    """``POST /api/tables/{id}/shelve``: put a table of mine away (``on``), or take it up again."""

    on: bool = True


class Fork(Body, frozen=True):
    """``POST /api/tables/{id}/fork``: a new table that plays on from a position of a finished match."""

    position: int
    seats: tuple[str, ...]


class LogLine(Told, frozen=True):
    """Something that happened, as the receiver may know it."""

    position: int
    kind: str
    data: dict[str, Any]
    rule: str = ""


class ReplayMoment(Told, frozen=True):
    """``GET /api/tables/{id}/replay/{position}?seat=``: the match as it stood, seen from a seat (-3: spectator).

    ``view`` is null where the match can only be looked at line by line."""

    position: int
    positions: int
    view: View | None
    log: tuple[LogLine, ...]


class MatchCourse(Told, frozen=True):
    """``GET /api/tables/{id}/course``: how a finished match went, turn by turn, and why it ended when it did.

    ``turns`` end with the end itself; ``figures`` are the keys of what they tell, the most telling first.
    """

    ending: str
    data: dict[str, Any]
    figures: tuple[str, ...]
    turns: tuple[Turn, ...]


class Rated(Told, frozen=True):
    """One line of ``GET /api/ratings/{game}``; ``rating`` is what is certain: mu less three sigma."""

    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Health(Told, frozen=True):
    """``GET /health``, ``GET /ready``; ``saving``: whether the latest thing could be written down."""

    ok: bool
    saving: bool
    version: str
    engine: str


class RulesFound(Told, frozen=True):
    """The rules that a search is about, by number, the best first; ``whole`` unless only some of its words were found.
    Where nothing fits, ``instead`` are words to try."""

    rules: tuple[str, ...]
    whole: bool
    instead: tuple[str, ...]


class StoryTold(Told, frozen=True):
    """The story of a finished match, or how much of it is reckoned (0 to 1) and how many others come first.

    ``draft`` is what can be told before luck and play are reckoned: the course of the match and its end.
    """

    progress: float
    ahead: int = 0
    story: Review | None = None
    draft: Review | None = None


class Problem(Told, frozen=True):
    """Why a request was refused: the key of a sentence, its arguments, a rule, and plain English for programs."""

    key: str
    detail: str
    rule: str = ""
    data: dict[str, Any] = {}

"""What each client is told of a table: its info, and the position as its seat may know it.

When something is told is left to rooms; what a seat may know, to the game's views and events.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from taverne import lessons
from taverne.arena.schedule import ms
from taverne.engine.actions import Seat
from taverne.engine.box.shelf import same_box
from taverne.engine.decisions import Choice
from taverne.engine.game import View
from taverne.engine.matches.match import Match
from taverne.engine.reports.recap import Card
from taverne.games import get
from taverne.server.clock import now_ms
from taverne.server.live.match.habits import covered_as
from taverne.server.live.match.presence import RETURN_S
from taverne.server.live.past import changed_rules
from taverne.server.store.line_events import seen as seen_lines
from taverne.server.store.table_row import OVER, TableRow
from taverne.server.wire.bodies import LessonNow, LogLine, SeatState, TableInfo
from taverne.server.wire.changes import changed
from taverne.server.wire.messages import Candidate, Position, Running, encode

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play
    from taverne.server.live.room.client import Client
    from taverne.server.live.room.room import Room

NOBODY: Final = ""
"""In the place of a person to whom nothing here belongs."""
Wanted: TypeAlias = tuple[Seat, int, str]
"""Which position: from which seat, after which one its log begins, whose tables and seats it says are one's own."""
PAUSE: Final = "pause"
"""The timer at whose end a race goes on that was cut off; meanwhile no other runs."""


def table_info(kept: TableRow, person: str, online: frozenset[str] = frozenset(), pace: str = "") -> TableInfo:
    """Return a table as ``person`` sees it; ``online`` are the people who are there, ``pace`` is that of its bots."""
    seats = tuple(
        SeatState(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            mine=seat.kind == "human" and seat.person == person,
            online=seat.kind == "bot" or seat.person in online,
            standin=seat.standin,
            free=seat.kind == "open" and seat.person in ("", person),
            conceded=n in kept.conceded,
        )
        for n, seat in enumerate(kept.seats)
    )
    mine = tuple(seat for seat in kept.waiting if kept.holds(person, seat))
    veil = kept.timing.veil
    seq, position = (kept.seq, kept.position) if veil is None or mine else veil
    return TableInfo(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        seats=seats,
        private=kept.private,
        phase=kept.phase,
        host=kept.host == person,
        clock=kept.clock,
        away=kept.away,
        created=kept.created,
        seq=seq,
        position=position,
        waiting=kept.waiting if veil is None else mine,
        commitment=kept.header.commitment if kept.header is not None else "",
        result=kept.standing,
        hints=kept.hints,
        unrated=kept.unrated,
        campaign=kept.campaign,
        stuck=kept.stuck,
        pace=pace,
        box=own_box(kept),
        lesson=kept.lesson,
        cover=covered_as(kept),
        asks=tuple(seat for seat in kept.habits.asks if kept.holds(person, seat)),
        round=kept.timing.round,
        updated=kept.updated if kept.phase == OVER else kept.created,
        places=kept.places,
        rematch=kept.habits.rematch,
        rematch_by=kept.seats[kept.habits.rematch_by].name if kept.habits.rematch else "",
        shelved=any(kept.holds(person, seat) for seat in kept.habits.shelved),
    )


def own_box(kept: TableRow) -> str:
    """Return the fingerprint of a match's box where it is not the one that the game has today."""
    game = get(kept.game)
    box = kept.box or (kept.header.box if kept.header is not None else "")
    return "" if not box or game is None or same_box(box, game.box_fingerprint) else box


class SeatView(msgspec.Struct, frozen=True):
    """What everybody who looks from one seat is shown alike."""

    view: View
    candidates: tuple[Candidate, ...]
    can_undo: bool
    undo_key: str
    clocks: tuple[Running, ...]

    @property
    def shown(self) -> object:
        """What of it a person would see change."""
        return self.view, self.candidates, self.can_undo, [clock.seat for clock in self.clocks]


class PositionTeller:
    """Tells one moment of a table; what several clients share is worked out once."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seen: dict[Seat, SeatView] = {}
        self._infos: dict[str, TableInfo] = {}
        self._made: dict[Wanted, Position] = {}
        self._told: dict[Wanted, bytes] = {}
        self._changes: dict[tuple[Wanted, int], tuple[Position, bytes]] = {}
        self._online = room.people_online()
        self._timers = _timers(room.play) if room.play is not None else ()
        self._pace = room.play.bots.pace if room.play is not None else ""

    def info(self, person: str) -> TableInfo:
        if person not in self._infos:
            info = table_info(self._room.kept, person, self._online, self._pace)
            if self._room.kept.timing.veil is None:
                seq, position = self._room.told
                info = msgspec.structs.replace(info, seq=seq, position=position)
            if self._room.offer is not None:
                info = msgspec.structs.replace(info, anew=changed_rules.info(self._room))
            self._infos[person] = info
        return self._infos[person]

    def position(self, client: Client) -> bytes:
        """Return where the table stands for ``client``, and note what it has now been told.

        Whoever only watches is told the same, byte for byte: a crowd costs little more than one.
        """
        play, kept = self._room.play, self._room.kept
        since = client.shown if play is not None and client.rewinds == play.rewinds else -1
        person = client.person if kept.host == client.person or kept.concerns(client.person) else NOBODY
        key = client.seat, since, person
        if key not in self._made:
            self._made[key] = self._position(*key)
        data = self._encoded(client, key)
        client.told = self._made[key]
        if play is not None:
            client.shown = play.cover.position(client.seat)
            client.rewinds = play.rewinds
            client.seen = self._look(play, client.seat).shown
        return data

    def _encoded(self, client: Client, key: Wanted) -> bytes:
        """Return a position as it is, or as what has changed since the last one where that is asked for and shorter."""
        before = client.told
        if client.changes and before is not None and not self._made[key].whole:
            if (key, id(before)) not in self._changes:
                self._changes[key, id(before)] = before, encode(changed(before, self._made[key]))
            _, data = self._changes[key, id(before)]
            if len(data) < client.weight:
                return data
        if key not in self._told:
            self._told[key] = encode(self._made[key])
        client.weight = len(self._told[key])
        return self._told[key]

    def _position(self, seat: Seat, since: int, person: str) -> Position:
        room, play = self._room, self._room.play
        now = float(now_ms())
        whole = since < 0
        show_at = play.starts.told if play is not None else 0.0
        seen = self._look(play, seat) if play is not None else None
        seq, position = room.told
        return Position(
            seq=play.seq(seat) if play is not None else seq,
            position=play.position(seat) if play is not None else position,
            seat=seat,
            info=self.info(person),
            view=seen.view if seen is not None else None,
            log=self._lines(play, seat, since) if play is not None else seen_lines(room.past, seat)[1],
            whole=whole,
            candidates=seen.candidates if seen is not None else (),
            timers=(*self._timers, *seen.clocks) if seen is not None else (),
            can_undo=seen.can_undo if seen is not None else False,
            undo_key=seen.undo_key if seen is not None else "",
            deciding=play is not None and play.cover.hides(seat),
            thinking=play.bots.thinking(seat) if play is not None else (),
            now=now,
            show_at=show_at if show_at > now else 0.0,
            chat=tuple(room.chat) if whole else (),
            recap=recap(play, seat, seen.view) if play is not None and seen is not None else (),
            lesson=lesson_now(play) if play is not None and seat >= 0 else None,
        )

    def unnoticed(self, client: Client) -> bool:
        """Whether something happened that ``client`` can know nothing of: not even that there was something.

        Claims in a fair race are such, answers in a window that is held open, and orders for one's own cards.
        """
        play = self._room.play
        if play is None or client.shown < 0 or client.rewinds != play.rewinds or play.match.over:
            return False
        if client.seat == play.latest_by and not play.veiled:
            return False
        if lines(play.match, client.seat, client.shown):
            return False
        return client.seen == self._look(play, client.seat).shown

    @staticmethod
    def _lines(play: Play, seat: Seat, since: int) -> tuple[LogLine, ...]:
        """Return what is new to a seat; in a fair race without the numbers that would count secret claims."""
        new = lines(play.match, seat, since)
        if not play.veiled:
            return new
        last = play.told[1] + 1
        return tuple(line if line.position <= last else msgspec.structs.replace(line, position=last) for line in new)

    def _look(self, play: Play, seat: Seat) -> SeatView:
        if seat not in self._seen:
            refusal = play.why_no_undo(seat) if seat >= 0 else None
            can_undo = seat >= 0 and (refusal is None or self._room.agreed(play, seat))
            key = refusal.key if refusal is not None else ""
            clocks = _clocks(play, seat)
            self._seen[seat] = SeatView(
                counted(self._room.kept, play.cover.view(seat)), candidates(play, seat), can_undo, key, clocks
            )
        return self._seen[seat]


def counted(kept: TableRow, view: View) -> View:
    """Return a view with the result that the table counts."""
    if view.result is None or not kept.conceded:
        return view
    return msgspec.structs.replace(view, result=view.result.after(kept.conceded))


def candidates(play: Play, seat: Seat) -> tuple[Candidate, ...]:
    """Return what a player of ``seat`` might try besides the options that the view names, and why it cannot be done."""
    match = play.match
    if seat < 0 or match.over or play.cover.hides(seat):
        return ()
    stamp = play.time.stamp(ms(asyncio.get_running_loop().time()))
    offered = {action for d in match.state.pending if d.seat == seat and isinstance(d, Choice) for action in d.options}
    tries = match.game.candidates(match.state, seat) if play.racing else match.game.tries(match.state, seat)
    found: list[Candidate] = []
    for action in tries:
        if action in offered and not play.racing:
            continue  # only in a race may what is offered be refused, for its time
        refusal = match.why_not(seat, action, stamp)
        if refusal is None:
            if action not in offered:
                found.append(Candidate(do=str(action), ok=True))
        else:
            data = dict(refusal.data)
            found.append(Candidate(do=str(action), ok=False, key=refusal.key, rule=refusal.rule, data=data))
    return tuple(found)


def recap(play: Play, seat: Seat, view: View) -> tuple[Card, ...]:
    """Return what happened since ``seat`` decided last, or had its turn, if something is asked of it now.

    Not while claims are secret: where in the log something stands would count them.
    """
    if seat < 0 or play.veiled or not any(not asked.optional for asked in view.asked):
        return ()
    return play.match.recap(seat, whole_turns=True)


def lesson_now(play: Play) -> LessonNow | None:
    """Return where the lesson of this table stands, and which one comes after it."""
    if play.lesson is None:
        return None
    lesson, now = play.lesson.lesson, play.lesson.now(play.match)
    known = [one.name for one in lessons.lessons_of(lesson.game)]
    following = known[known.index(lesson.name) + 1 :]
    return LessonNow(game=lesson.game, name=lesson.name, next=following[0] if following else "", **now._asdict())


def lines(match: Match[Any], seat: Seat, since: int, until: int | None = None) -> tuple[LogLine, ...]:
    """Return what ``seat`` saw happen after position ``since``, read from the end: little is new as a rule."""
    told: list[LogLine] = []
    for happening in reversed(match.happened):
        if happening.position <= since:
            break
        if until is not None and happening.position > until:
            continue
        data = happening.event.seen(seat)
        if data is not None:
            told.append(
                LogLine(position=happening.position, kind=happening.event.kind, data=data, rule=happening.event.rule)
            )
    told.reverse()
    return tuple(told)


def _timers(play: Play) -> tuple[Running, ...]:
    if play.pause is not None:
        return (Running(name=PAUSE, ends=play.wall(play.pause), ms=round(1000 * RETURN_S)),)
    now = asyncio.get_running_loop().time()
    public = play.match.game.clock_is_public
    return tuple(
        Running(name=timer.prompt, ends=play.wall(at / 1000), ms=timer.ms)
        for timer, at in play.time.ends(ms(now))
        if public(timer)
    )


def _clocks(play: Play, viewer: Seat) -> tuple[Running, ...]:
    """Return the players' own clocks; one that stops would tell of a claim that others are not to hear of."""
    clocks, cover = play.clocks, play.cover
    veiled = play.veiled or cover.veil is not None
    return tuple(
        Running(name=clocks.plan.kind, ends=play.wall(ends), ms=round(1000 * clocks.allowed(seat)), seat=seat)
        for seat, ends in clocks.ends().items()
        if play.pause is None and (seat == viewer or not veiled) and not cover.answers(seat)
    )

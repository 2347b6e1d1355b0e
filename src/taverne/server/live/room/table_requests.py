"""What is asked of a table over HTTP: taking, leaving and giving up seats, bots for open ones, a rematch, a look.

Each is a small record, so that a process that does not hold the table can pass it on to the one that does.
"""

from __future__ import annotations

import asyncio
from typing import TypeAlias

import msgspec

from taverne.engine.actions import SPECTATOR
from taverne.games import get
from taverne.server.bots.levels import standin_level
from taverne.server.errors import Refused, not_saved
from taverne.server.live.past import changed_rules
from taverne.server.live.room.position import PositionTeller
from taverne.server.live.room.room import Room
from taverne.server.live.room.seating import one_hand
from taverne.server.sanitize import clean_name
from taverne.server.store.table_row import OVER, PLAYING, WAITING, Seating, TableRow
from taverne.server.store.writer import Fenced, NotSaved
from taverne.server.wire.bodies import TableInfo

ANY = -1
"""Not a seat: whichever is open."""
BOT_OF_STUCK = "normal"
"""Who sits where somebody has left a match that nobody can play on: it moves no more."""


class ReadTable(msgspec.Struct, frozen=True, tag="look"):
    """Tell how the table stands."""

    person: str


class JoinSeat(msgspec.Struct, frozen=True, tag="join"):
    """Take an open seat, any if -1."""

    person: str
    name: str
    seat: int


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Get up: before the start the seat is open again, later a bot plays on."""

    person: str


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """The host no longer waits: bots take the open seats."""

    person: str


class NameSeat(msgspec.Struct, frozen=True, tag="name"):
    """Give a seat that one holds another name."""

    person: str
    seat: int
    name: str


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """Somebody wants to be forgotten: their seats are nobody's, bots play on."""

    person: str


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """Give a running match up: bots play on in one's seats for good, and it counts as lost."""

    person: str


class PutAway(msgspec.Struct, frozen=True, tag="shelve"):
    """Put a running match away (``on``), so that it leaves one's list, or take it up again."""

    person: str
    on: bool


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """Name the table where everybody plays again, unless one other than ``instead`` is named already."""

    person: str
    table: str
    instead: str


Asked: TypeAlias = ReadTable | JoinSeat | Leave | Fill | NameSeat | Forget | Concede | PutAway | Rematch


def first(kept: TableRow, person: str) -> Asked:
    """Return what is asked of a new table: to wait for others, or, where no seat is open, to begin."""
    return ReadTable(person) if any(seat.kind == "open" for seat in kept.seats) else Fill(person)


async def carry_out(room: Room, asked: Asked) -> TableInfo | None:
    """Do it, and return how the table then stands; raise ``Refused`` if it cannot be done.

    None if the table has left meanwhile, and nothing was done: whoever holds it now is to be asked.
    """
    async with room.lock:
        if room.closed:
            return None
        if room.returning and not isinstance(asked, ReadTable):
            raise not_saved()
        try:
            await _do(room, asked)
        except Fenced:
            return None
        except NotSaved:
            raise not_saved() from None
        except Refused:
            raise
        except Exception as error:
            await room.lost(NotSaved(repr(error)))  # what was begun is not written: go back to what is
            raise
        return PositionTeller(room).info(asked.person)


async def _do(room: Room, asked: Asked) -> None:
    match asked:
        case JoinSeat():
            await _join(room, asked)
        case Leave():
            await _leave(room, asked)
        case Fill():
            await _fill(room, asked)
        case NameSeat():
            await _name(room, asked)
        case Forget():
            await _forget(room, asked)
        case Concede():
            await _concede(room, asked)
        case PutAway():
            await _shelve(room, asked)
        case Rematch():
            await _rematch(room, asked)


async def _join(room: Room, asked: JoinSeat) -> None:
    if room.kept.seats_of(asked.person) and asked.seat == ANY:
        return
    free = room.kept.free_for(asked.person)
    kept = [number for number in free if room.kept.seats[number].person]
    if kept and asked.seat == ANY:
        for number in kept:
            room.kept.seats[number].kind = "human"
        await _settle(room)
        return
    if asked.seat != ANY and asked.seat not in free:
        raise Refused("seat-taken", f"seat {asked.seat} is not open; open seats are {free}", {"seat": asked.seat}, 409)
    if not free:
        raise Refused("table-full", "no seat is open at this table; you can watch", {}, 409)
    if room.kept.seats_of(asked.person) and room.has_races:
        raise one_hand()
    number = free[0] if asked.seat == ANY else asked.seat
    room.kept.seats[number] = Seating(kind="human", person=asked.person, name=asked.name)
    await _settle(room)


async def _settle(room: Room) -> None:
    """Save the seats; the match begins when none is open."""
    for client in room.clients.values():
        mine = room.kept.seats_of(client.person)
        if mine and client.seat not in mine:
            client.seat = mine[0]
            client.shown = -1
    if room.kept.phase == WAITING and all(seat.kind != "open" for seat in room.kept.seats):
        await room.begin()
    else:
        await room.save()
        room.tell_info()


async def _leave(room: Room, asked: Leave) -> None:
    mine = room.kept.seats_of(asked.person)
    if not mine:
        raise Refused("not-seated", "you have no seat at this table", {}, 409)
    if room.kept.phase == OVER:
        raise Refused("match-over", "the match is over; there is nothing to leave", {}, 409)
    for number in mine:
        if room.kept.stuck:
            game = get(room.kept.game)
            level = standin_level(game) if game is not None else BOT_OF_STUCK
            room.kept.seats[number] = Seating(kind="bot", level=level, name=room.kept.seats[number].name, stood=True)
        elif room.play is None:
            room.kept.seats[number] = Seating(kind="open")
        else:
            room.play.presence.handed.add(number)
            await room.set_standin(number, True)
    if room.play is None and not await changed_rules.settle(room):
        await room.save()
        room.tell_info()
        if room.kept.phase == WAITING and not any(seat.kind == "human" for seat in room.kept.seats):
            await room.services.hub.forget(room)


async def _concede(room: Room, asked: Concede) -> None:
    game = get(room.kept.game)
    assert game is not None
    mine = _seats_in_play(room, asked.person)
    level = standin_level(game)
    for number in mine:
        before = room.kept.seats[number]
        room.kept.seats[number] = Seating(kind="bot", level=level, name=before.name, person=asked.person)
    await room.save()
    room.recount()
    for client in room.clients.values():
        if client.person == asked.person:
            client.seat, client.shown = SPECTATOR, -1
    if await changed_rules.settle(room):
        return
    if room.play is not None:
        room.play.refresh(asyncio.get_running_loop().time())
    room.tell_positions()


async def _shelve(room: Room, asked: PutAway) -> None:
    mine = set(_seats_in_play(room, asked.person))
    others = set(room.kept.habits.shelved) - mine
    room.kept.habits.shelved = tuple(sorted(others | mine if asked.on else others))
    await room.save()


def _seats_in_play(room: Room, person: str) -> list[int]:
    """Return the seats of somebody in a match under way; raise ``Refused`` where there are none or none is."""
    mine = room.kept.seats_of(person)
    if not mine:
        raise Refused("not-seated", "you have no seat at this table", {}, 409)
    if room.kept.phase != PLAYING:
        raise Refused("not-playing", "no match is in progress at this table", {}, 409)
    return mine


async def _rematch(room: Room, asked: Rematch) -> None:
    habits, mine = room.kept.habits, room.kept.seats_of(asked.person)
    if not mine:
        raise Refused("not-seated", "you have no seat at this table", {}, 409)
    if room.kept.phase != OVER:
        raise Refused("match-running", "a match can be played again only when it is over", {}, 409)
    if habits.rematch in ("", asked.instead):
        habits.rematch, habits.rematch_by = asked.table, mine[0]
        await room.save()
        room.tell_info()


async def _forget(room: Room, asked: Forget) -> None:
    game = get(room.kept.game)
    assert game is not None
    level = standin_level(game)
    for number in room.kept.seats_of(asked.person):
        waits = room.kept.phase == WAITING
        bot = Seating(kind="bot", level=level, name=level, stood=True)
        room.kept.seats[number] = Seating(kind="open") if waits else bot
    for seat in room.kept.seats:
        if seat.person == asked.person:
            seat.person, seat.name = "", seat.level
    if room.kept.host == asked.person:
        room.kept.host = ""
    await room.save()
    room.recount()
    room.tell_info()
    if room.play is not None:
        room.play.refresh(asyncio.get_running_loop().time())
    elif await changed_rules.settle(room):
        return
    elif room.kept.phase == WAITING and not any(seat.kind == "human" for seat in room.kept.seats):
        await room.services.hub.forget(room)


async def _fill(room: Room, asked: Fill) -> None:
    if room.kept.host != asked.person:
        raise Refused("not-host", "only whoever opened the table can fill it with bots", {}, 403)
    game = get(room.kept.game)
    assert game is not None
    level = standin_level(game)
    for number, seat in enumerate(room.kept.seats):
        if seat.kind == "open":
            room.kept.seats[number] = Seating(kind="bot", level=level, name=level)
    if room.kept.phase == WAITING:
        await _settle(room)


async def _name(room: Room, asked: NameSeat) -> None:
    if not room.kept.holds(asked.person, asked.seat):
        raise Refused("not-your-seat", f"seat {asked.seat} is not yours to name", {"seat": asked.seat}, 403)
    name = clean_name(asked.name)
    if not name:
        raise Refused("name-empty", "the name has no character that can be shown; give another", {})
    room.kept.seats[asked.seat].name = name
    await room.save()
    room.tell_info()

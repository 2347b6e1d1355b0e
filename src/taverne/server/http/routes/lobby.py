"""The lobby: games, tables, seats.

Tables themselves are left to rooms, wherever they are held.
"""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from taverne.engine.game import Game, Option
from taverne.games import all_games
from taverne.review.puzzles import puzzles
from taverne.server.bots.driver import PACES
from taverne.server.clock import now_ms
from taverne.server.errors import Refused
from taverne.server.http.guards import place_of
from taverne.server.http.routes.common import Home, Who, game_named, problems
from taverne.server.identity import Person, new_table_id
from taverne.server.live.match.habits import checked
from taverne.server.live.match.secret_claims import told_in_lists
from taverne.server.live.room import table_requests
from taverne.server.live.room.position import table_info
from taverne.server.live.room.seating import seated, unrated
from taverne.server.services import Services
from taverne.server.store.table_row import OVER, PLAYING, WAITING, TableRow
from taverne.server.wire.bodies import ClockPlan, Fork, GameInfo, Join, NewTable, OptionInfo, Rename, TableInfo

CLOCKS = ("none", "move", "reserve")
LONGEST_CLOCK = 30 * 24 * 3600
LONGEST_SEED = 2**63
PUBLIC = {"open": WAITING, "watch": PLAYING}
WAITED_S = 24 * 3600
WATCHED_S = 15 * 60
"""So long after its last change a table stays in the lists of others, though nobody is there."""


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        kind=option.kind,
        default=option.default,
        choices=option.choices,
        low=option.low,
        high=option.high,
        also=option.also,
        rule=option.rule,
        carried=option.carried,
        players=option.players,
    )


@get("/api/games", responses=problems(), summary="The games that can be played here")
async def games() -> tuple[GameInfo, ...]:
    return await asyncio.to_thread(game_infos, tuple(all_games()))


@lru_cache(maxsize=4)
def game_infos(games: tuple[Game[Any], ...]) -> tuple[GameInfo, ...]:
    """Return what is told of games; the first time their bots are read, which takes a second: beside all else."""
    return tuple(
        GameInfo(
            name=game.name,
            players=game.seat_counts,
            options=tuple(option_info(option) for option in game.options),
            bots=tuple(game.bots()),
            rules_version=game.rules_version,
            campaign=game.opening(),
            asked_first=game.asked_first,
            gentle=dict(game.gentle),
            puzzles=len(puzzles(game.name)),
        )
        for game in games
    )


def check_clock(clock: ClockPlan, away: int) -> None:
    """Raise ``Refused`` for a clock that could not run."""
    if clock.kind not in CLOCKS:
        raise Refused("clock-kind", f"clock kind {clock.kind[:20]!r}: expected one of {', '.join(CLOCKS)}")
    least = {"none": 0, "move": clock.seconds, "reserve": clock.seconds + clock.reserve}[clock.kind]
    if clock.kind != "none" and least < 1:
        raise Refused("clock-short", "this clock gives no time at all; give at least one second")
    for value in (clock.seconds, clock.reserve, away):
        if not 0 <= value <= LONGEST_CLOCK:
            raise Refused("clock-long", f"{value} seconds: expected 0 to {LONGEST_CLOCK}")


@post("/api/tables", status_code=201, responses=problems(400, 403, 404), summary="Set up a table")
async def new_table(
    data: JSONBody[NewTable], person: Who, services: Home, request: Request[Any, Any, Any]
) -> TableInfo:
    await may_make(services, person, request)
    game = game_named(data.game)
    options = game.check(data.options, data.players)
    check_clock(data.clock, data.away)
    seed = None if data.seed is None else int(data.seed)
    if seed is not None and not 0 <= seed < LONGEST_SEED:
        raise Refused("seed-range", f"seed {seed}: expected 0 to {LONGEST_SEED - 1}")
    kept = TableRow(
        id=new_table_id(),
        game=game.name,
        players=data.players,
        options=options,
        private=data.private,
        host=person.id,
        place=person.place,
        clock=data.clock,
        away=data.away,
        seed=seed,
        hints=data.hints,
        habits=checked(data.cover, data.pace, tuple(PACES)),
        seats=seated(game, options, data.players, data.seats, person),
    )
    return await open_table(services, kept, person)


async def may_make(services: Services, person: Person, request: Request[Any, Any, Any]) -> None:
    """Raise ``Refused`` for somebody who makes too many tables, or has enough that wait."""
    not_too_fast(services, person, request)
    most = services.settings.tables
    mine, here = await services.storage.waiting_of(person.id, person.place)
    if mine >= most or here >= most * services.settings.crowd:
        raise Refused("tables-many", f"{most} of your tables are already waiting for players", {"most": most}, 429)


def not_too_fast(services: Services, person: Person, request: Request[Any, Any, Any]) -> None:
    """Raise ``Refused`` for somebody who makes tables, or sits down at them, faster than anybody can play."""
    if not services.making.allows(person.id, place_of(request.scope), time.monotonic()):
        raise Refused("tables-fast", "too many tables in a short time; wait a little", {}, 429)


async def open_table(services: Services, kept: TableRow, person: Person) -> TableInfo:
    """Keep a new table; without open seats its match begins at once.  That dice may be known is told from the start."""
    if kept.seed is not None or kept.fork_of:
        kept.unrated = unrated(kept.seats, kept.seed, kept.fork_of)
    await services.storage.add(kept)
    return await services.hub.ask(kept.id, table_requests.first(kept, person.id))


def lively(kept: TableRow) -> bool:
    """Whether a public table is still worth showing to others: something happened there not long ago.

    Where players have days for a move, that is within the time of one.
    """
    patience = WAITED_S if kept.phase == WAITING else max(WATCHED_S, kept.clock.seconds)
    return now_ms() - kept.updated < 1000 * patience


@get("/api/tables", responses=problems(400), summary="Tables: mine, open ones, or those to watch")
async def tables(
    person: Who, services: Home, which: Annotated[str, QueryParameter(name="list")] = "open"
) -> tuple[TableInfo, ...]:
    rooms = services.hub.rooms
    if which == "mine":
        found = [kept for kept in await services.storage.of_person(person.id) if not kept.lesson]
        found = [kept for kept in found if kept.phase == OVER or not kept.conceded_by(person.id)]
    elif which in PUBLIC:
        phase = PUBLIC[which]
        found = [kept for kept in await services.storage.public(phase) if phase != WAITING or kept.free_for(person.id)]
        found = [kept for kept in found if lively(kept) or (kept.id in rooms and rooms[kept.id].attended)]
    else:
        raise Refused("list-unknown", f"list={which[:20]}: expected mine, open or watch")
    online = {kept.id: rooms[kept.id].people_online() for kept in found if kept.id in rooms}
    infos: list[TableInfo] = []
    for row in found:
        kept = rooms[row.id].kept if row.id in rooms else row
        info = table_info(kept, person.id, online.get(kept.id, frozenset()))
        if kept.timing.veil is None:
            seq, position = rooms[kept.id].told if kept.id in rooms else told_in_lists(kept)
            info = msgspec.structs.replace(info, seq=seq, position=position)
        infos.append(info)
    return tuple(infos)


@get("/api/tables/{table:str}", responses=problems(403, 404, 503), summary="One table")
async def table(table: FromPath[str], person: Who, services: Home) -> TableInfo:
    await services.daily.check(table, person.id)
    return await services.hub.ask(table, table_requests.ReadTable(person.id))


@post("/api/tables/{table:str}/join", status_code=200, responses=problems(400, 403, 404, 409, 503), summary="Sit down")
async def join(
    table: FromPath[str], data: JSONBody[Join], person: Who, services: Home, request: Request[Any, Any, Any]
) -> TableInfo:
    not_too_fast(services, person, request)
    return await services.hub.ask(table, table_requests.JoinSeat(person.id, person.name, data.seat))


@post("/api/tables/{table:str}/leave", status_code=200, responses=problems(403, 404, 409, 503), summary="Get up")
async def leave(table: FromPath[str], person: Who, services: Home) -> TableInfo:
    return await services.hub.ask(table, table_requests.Leave(person.id))


@post("/api/tables/{table:str}/fill", status_code=200, responses=problems(403, 404, 503), summary="Bots for open seats")
async def fill(table: FromPath[str], person: Who, services: Home) -> TableInfo:
    return await services.hub.ask(table, table_requests.Fill(person.id))


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=problems(400, 403, 404, 503),
    summary="Name a seat of mine",
)
async def name_seat(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[Rename], person: Who, services: Home
) -> TableInfo:
    return await services.hub.ask(table, table_requests.NameSeat(person.id, seat, data.name))


@post(
    "/api/tables/{table:str}/fork",
    status_code=201,
    responses=problems(400, 403, 404, 409),
    summary="Play on from a position of a finished match",
)
async def fork(
    table: FromPath[str], data: JSONBody[Fork], person: Who, services: Home, request: Request[Any, Any, Any]
) -> TableInfo:
    await may_make(services, person, request)
    await services.daily.check(table, person.id)
    source = await services.archive.finished(table)
    if not 0 <= data.position < source.position:
        last = source.position - 1
        raise Refused("no-position", f"position {data.position}: expected 0 to {last}", {"last": last})
    await services.archive.check_fork(source, data.position)
    game = game_named(source.game)
    kept = TableRow(
        id=new_table_id(),
        game=source.game,
        players=source.players,
        options=source.options,
        private=source.private,
        host=person.id,
        place=person.place,
        away=source.away,
        seats=seated(game, source.options, source.players, data.seats, person),
        fork_of=table,
        fork_at=data.position,
    )
    return await open_table(services, kept, person)

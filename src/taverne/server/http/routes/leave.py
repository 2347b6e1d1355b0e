"""Leaving a match, and coming together again: conceding, putting away, a rematch.

Sitting down and getting up is left to the lobby; what becomes of the seats, to rooms.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from taverne.server.errors import Refused
from taverne.server.http.routes.common import Home, Who, game_named, problems
from taverne.server.http.routes.lobby import may_make
from taverne.server.identity import Person, new_table_id
from taverne.server.live.room import table_requests
from taverne.server.live.room.seating import seated_for_rematch
from taverne.server.services import Services
from taverne.server.store.table_row import Habits, TableRow
from taverne.server.wire.bodies import Shelve, TableInfo


@post(
    "/api/tables/{table:str}/concede",
    status_code=200,
    responses=problems(403, 404, 409, 503),
    summary="Give a running match up: bots play on in my seats, and it counts as lost",
)
async def concede(table: FromPath[str], person: Who, services: Home) -> TableInfo:
    return await services.hub.ask(table, table_requests.Concede(person.id))


@post(
    "/api/tables/{table:str}/shelve",
    status_code=200,
    responses=problems(400, 403, 404, 409, 503),
    summary="Put a running match away, or take it up again",
)
async def shelve(table: FromPath[str], data: JSONBody[Shelve], person: Who, services: Home) -> TableInfo:
    return await services.hub.ask(table, table_requests.PutAway(person.id, data.on))


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    responses=problems(403, 404, 409, 429, 503),
    summary="Play again with the same people and bots: at the table that one of them has proposed, or at a new one",
)
async def rematch(table: FromPath[str], person: Who, services: Home, request: Request[Any, Any, Any]) -> TableInfo:
    old = await services.archive.finished(table)
    known = old.habits.rematch
    if known:
        try:
            return await services.hub.ask(known, table_requests.JoinSeat(person.id, person.name, table_requests.ANY))
        except Refused as error:
            if error.status != 404:  # it has been given up; another one takes its place
                raise
    await may_make(services, person, request)
    new = _again(old, person)
    await services.storage.add(new)
    try:
        agreed = await services.hub.ask(table, table_requests.Rematch(person.id, new.id, known))
    except Refused:
        await services.storage.remove(new.id)
        raise
    if agreed.rematch == new.id:
        return await services.hub.ask(new.id, table_requests.first(new, person.id))
    return await _other(services, new, agreed.rematch, person)


async def _other(services: Services, new: TableRow, agreed: str, person: Person) -> TableInfo:
    """Somebody was faster: sit down at their table."""
    await services.storage.remove(new.id)
    return await services.hub.ask(agreed, table_requests.JoinSeat(person.id, person.name, table_requests.ANY))


def _again(old: TableRow, person: Person) -> TableRow:
    """Return a table like ``old`` for the same people and bots; raise ``Refused`` where there is no such thing."""
    game = game_named(old.game)
    if old.campaign or old.lesson or game.carries(old.options):
        raise Refused("no-rematch", "lessons and campaign matches have no rematch", {}, 409)
    return TableRow(
        id=new_table_id(),
        game=old.game,
        players=old.players,
        options=old.options,
        private=old.private,
        host=person.id,
        place=person.place,
        clock=old.clock,
        away=old.away,
        hints=old.hints,
        habits=Habits(cover=old.habits.cover, pace=old.habits.pace),
        seats=seated_for_rematch(game, old, person.id),
    )

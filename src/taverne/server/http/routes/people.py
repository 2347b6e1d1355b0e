"""Who I am: a name, a code that carries the identity to another device, and what is kept of me.

Guests are known at once; there is nothing to sign up for.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from taverne.server.clock import now_ms
from taverne.server.errors import Refused
from taverne.server.http.guards import place_of
from taverne.server.http.routes.common import Home, Who, file_of_json, game_named, problems
from taverne.server.identity import Person
from taverne.server.live.room import table_requests
from taverne.server.sanitize import clean_chat, clean_name
from taverne.server.services import Services
from taverne.server.store.people import Complaint
from taverne.server.store.table_row import OVER
from taverne.server.wire.bodies import Carry, Me, Rated, Rename, Reporting


def _me(services: Services, person: Person, name: str = "") -> Me:
    code = services.signer.code(person.id, person.generation)
    return Me(id=person.id, name=name or person.name, code=code)


@get("/api/me", responses=problems(403), summary="Who I am")
async def who_am_i(person: Who, services: Home) -> Me:
    return _me(services, person)


@post("/api/me", status_code=200, responses=problems(400, 403), summary="Give myself a name")
async def rename(data: JSONBody[Rename], person: Who, services: Home) -> Me:
    name = clean_name(data.name)
    if not name:
        raise Refused("name-empty", "the name has no character that can be shown; give another")
    await services.people.rename(person.id, name)
    return _me(services, person, name)


@post("/api/me/carry", status_code=200, responses=problems(400, 403), summary="Become who a code belongs to")
async def carry(data: JSONBody[Carry], request: Request[Any, Any, Any], services: Home) -> Me:
    carried = services.signer.from_code(data.code)
    known = await services.people.known(carried.person) if carried is not None else None
    if carried is None or known is None or carried.generation < known.generation or known.banned:
        raise Refused("code-unknown", "this code was not made here or no longer holds; copy it from the other device")
    person = Person(carried.person, known.name, generation=carried.generation)
    request.scope["state"]["fresh"] = person
    return _me(services, person)


@post(
    "/api/me/revoke",
    status_code=200,
    responses=problems(403),
    summary="Let no other device be me: all cookies and codes but the new ones of this answer are void",
)
async def revoke(person: Who, request: Request[Any, Any, Any], services: Home) -> Me:
    person = msgspec.structs.replace(person, generation=await services.people.revoke(person.id))
    request.scope["state"]["fresh"] = person
    services.hub.send_away([person.id], "revoked")
    return _me(services, person)


@get("/api/me/data", responses=problems(403) | file_of_json(), summary="All that is kept of me")
async def data(person: Who, services: Home) -> Response[bytes]:
    told = msgspec.json.format(msgspec.json.encode(await services.people.export(person.id)))
    headers = {"Content-Disposition": 'attachment; filename="taverne.json"'}
    return Response(told, media_type="application/json", headers=headers)


@delete("/api/me", status_code=200, responses=problems(403), summary="Forget me; bots play on for me")
async def forget(person: Who, services: Home, request: Request[Any, Any, Any]) -> Me:
    for kept in await services.storage.of_person(person.id, limit=None):
        if kept.phase != OVER and kept.concerns(person.id):
            await services.hub.ask(kept.id, table_requests.Forget(person.id))
    await services.people.forget(person.id)
    services.hub.send_away([person.id], "revoked")
    nobody = Person(person.id, "", generation=(await services.people.known(person.id)).generation)
    request.scope["state"]["fresh"] = nobody
    return _me(services, nobody, (await services.people.known(person.id)).name)


@post(
    "/api/tables/{table:str}/report",
    status_code=201,
    responses=problems(400, 403, 404),
    summary="Tell whoever runs this server about a table, or somebody at it",
)
async def report(
    table: FromPath[str], data: JSONBody[Reporting], person: Who, services: Home, request: Request[Any, Any, Any]
) -> None:
    kept = await services.storage.find(table)
    if kept is None:
        raise Refused("no-table", "there is no such table", {}, 404)
    text = clean_chat(data.text)
    if not text:
        raise Refused("report-empty", "say what happened")
    if not services.making.allows(person.id, place_of(request.scope), time.monotonic()):
        raise Refused("too-fast", "too many reports in a short time", {}, 429)
    about = kept.seats[data.seat].person if 0 <= data.seat < len(kept.seats) else ""
    await services.people.report(Complaint(table, person.id, about, data.seat, text, now_ms()))


@get("/api/key", responses=problems(404), summary="The key by which records of this server can be checked")
async def record_key(services: Home) -> dict[str, str]:
    if services.archive.key is None:
        raise Refused("not-found", "records are not signed here: the library for it is not installed", {}, 404)
    from taverne.server.signatures import public_key

    return {"key": public_key(services.archive.key)}


@get("/api/ratings/{game:str}", responses=problems(404), summary="The best players of a game")
async def best(game: FromPath[str], services: Home) -> tuple[Rated, ...]:
    return await services.ratings.best(game_named(game).name)

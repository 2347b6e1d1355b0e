"""Who I am: a name, and a code that carries the identity to another device.

Guests are known at once; there is nothing to sign up for.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from taverne.server.errors import Refused
from taverne.server.http.routes.common import Home, Who, game_named, problems
from taverne.server.sanitize import clean_name
from taverne.server.wire.bodies import Carry, Me, Rated, Rename


@get("/api/me", responses=problems(), summary="Who I am")
async def who_am_i(person: Who, services: Home) -> Me:
    return Me(id=person.id, name=person.name, code=services.signer.code(person.id))


@post("/api/me", status_code=200, responses=problems(400, 403), summary="Give myself a name")
async def rename(data: JSONBody[Rename], person: Who, services: Home) -> Me:
    name = clean_name(data.name)
    if not name:
        raise Refused("name-empty", "the name has no character that can be shown; give another")
    await services.storage.rename(person.id, name)
    return Me(id=person.id, name=name, code=services.signer.code(person.id))


@post("/api/me/carry", status_code=200, responses=problems(400, 403), summary="Become who a code belongs to")
async def carry(data: JSONBody[Carry], request: Request[Any, Any, Any], services: Home) -> Me:
    person = services.signer.from_code(data.code)
    if person is None:
        raise Refused("code-unknown", "this code was not made here; copy it whole from the other device")
    request.scope["state"]["fresh"] = person
    return Me(id=person, name=await services.storage.name_of(person), code=services.signer.code(person))


@get("/api/ratings/{game:str}", responses=problems(404), summary="The best players of a game")
async def best(game: FromPath[str], services: Home) -> tuple[Rated, ...]:
    return await services.ratings.best(game_named(game).name)

"""Who I am: a name, and a code that carries the identity to another device.

Guests are known at once; there is nothing to sign up for.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from taverne.server.bodies import Carry, Me, Rated, Rename
from taverne.server.problems import Refused
from taverne.server.routes.common import Home, Who, game_named, problems
from taverne.server.texts import clean_name


@get("/api/me", responses=problems(), summary="Who I am")
async def who_am_i(person: Who, house: Home) -> Me:
    return Me(id=person.id, name=person.name, code=house.signer.code(person.id))


@post("/api/me", status_code=200, responses=problems(400, 403), summary="Give myself a name")
async def rename(data: JSONBody[Rename], person: Who, house: Home) -> Me:
    name = clean_name(data.name)
    if not name:
        raise Refused("name-empty", "the name has no character that can be shown; give another")
    await house.storage.rename(person.id, name)
    return Me(id=person.id, name=name, code=house.signer.code(person.id))


@post("/api/me/carry", status_code=200, responses=problems(400, 403), summary="Become who a code belongs to")
async def carry(data: JSONBody[Carry], request: Request[Any, Any, Any], house: Home) -> Me:
    person = house.signer.from_code(data.code)
    if person is None:
        raise Refused("code-unknown", "this code was not made here; copy it whole from the other device")
    request.scope["state"]["fresh"] = person
    return Me(id=person, name=await house.storage.name_of(person), code=house.signer.code(person))


@get("/api/ratings/{game:str}", responses=problems(404), summary="The best players of a game")
async def best(game: FromPath[str], house: Home) -> tuple[Rated, ...]:
    return await house.ratings.best(game_named(game).name)

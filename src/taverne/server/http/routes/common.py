"""What all routes share: who is asking, for which game, and how refusals look in the schema.

Identity itself is left to ``identity``.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec

from taverne.engine.game import Game
from taverne.games import all_games, get
from taverne.server.errors import Refused
from taverne.server.http.guards import place_of
from taverne.server.identity import COOKIE, Person, guest_name, new_id
from taverne.server.services import Services
from taverne.server.wire.bodies import Problem

Home: TypeAlias = NamedDependency[Services]
Who: TypeAlias = NamedDependency[Person]
"""Who asks: see ``provide_person``."""
KEPT_SMALL: Final = "kept_small"
"""Marks a route whose answers are kept in small copies already."""


class Asking(Request[Any, Any, Any]):
    """A request whose body may be anything: one that is nested without end is refused like any other nonsense."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply to be read") from None


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what a route may answer besides success."""
    words = {
        400: "Not understood, or not possible",
        403: "Not yours to do",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        429: "Too many requests",
        503: "Not for the moment",
    }
    return {
        status: ResponseSpec(data_container=Problem, description=words[status], generate_examples=False)
        for status in (*statuses, 429)
    }


def file_of_json() -> dict[int, ResponseSpec]:
    """Return what a route says of its answer that gives an object as a file."""
    return {200: ResponseSpec(data_container=dict[str, Any], description="A file of JSON", generate_examples=False)}


def takes(request: Request[Any, Any, Any], encoding: str) -> bool:
    """Whether whoever asks reads what is made smaller in this way."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0")
    return False


def game_named(name: str) -> Game[Any]:
    game = get(name)
    if game is None:
        known = ", ".join(g.name for g in all_games())
        raise Refused("no-game", f"there is no game {name[:40]!r}; there are {known}", {"game": name[:40]}, 404)
    return game


def services_of(state: State) -> Services:
    """Return the house that this application serves."""
    services: Services = state["services"]
    return services


async def provide_services(state: State) -> Services:
    return services_of(state)


async def provide_person(request: Request[Any, Any, Any], state: State) -> Person:
    """Return who asks; whoever is not known yet is known from now on."""
    return await known(request, services_of(state))


async def known(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Person:
    """Return who asks.  What was revoked is nobody's; whoever is kept out is told so."""
    place = services.signer.place(place_of(connection.scope))
    carried = services.signer.from_cookie(connection.cookies.get(COOKIE, ""))
    if carried is not None:
        known = await services.people.known(carried.person)
        if known.banned:
            raise Refused("banned", f"you are banned from this server: {known.banned}", {"reason": known.banned}, 403)
        if carried.generation >= known.generation:
            person = Person(carried.person, known.name, generation=carried.generation, place=place)
            if carried.aged:
                connection.scope["state"]["fresh"] = person  # signed anew with the key of today
            return person
    id = new_id()
    person = Person(id, guest_name(id), fresh=True, place=place)
    connection.scope["state"]["fresh"] = person
    return person

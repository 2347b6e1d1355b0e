"""What all routes share: who is asking, and how refusals look in the schema.

Identity itself is left to ``identity``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from taverne.server.bodies import Problem
from taverne.server.house import House
from taverne.server.identity import COOKIE, Person, new_id

Home: TypeAlias = NamedDependency[House]
Who: TypeAlias = NamedDependency[Person]
"""Who asks: see ``provide_person``."""


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


def house_of(state: State) -> House:
    """Return the house that this application serves."""
    house: House = state["house"]
    return house


async def provide_house(state: State) -> House:
    return house_of(state)


async def provide_person(request: Request[Any, Any, Any], state: State) -> Person:
    """Return who asks; whoever is not known yet is known from now on."""
    return await known(request, house_of(state))


async def known(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person:
    person = house.signer.from_cookie(connection.cookies.get(COOKIE, ""))
    if person is not None:
        return Person(person, await house.storage.name_of(person))
    fresh = new_id()
    connection.scope["state"]["fresh"] = fresh
    return Person(fresh, await house.storage.name_of(fresh), fresh=True)

"""The lab at ``/lab``: values of a game varied, equal bots at the table; only on a server for this machine alone.

How games are played and added up is left to the arena.
"""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from taverne.server.bots.laboratory import values_of
from taverne.server.errors import Refused
from taverne.server.http.routes.boxes import tables_of
from taverne.server.http.routes.common import Home, game_named, problems
from taverne.server.services import Services
from taverne.server.wire.lab import LabQuestion, LabRun, LabValue


def _open(services: Services) -> None:
    if not services.settings.lab:
        raise Refused("lab-closed", "the lab is open only on a server that nobody but this machine can reach", {}, 403)


@get("/api/lab", responses=problems(403), summary="How far the lab is")
async def run(services: Home) -> LabRun:
    _open(services)
    return services.lab.told()


@get("/api/lab/{game:str}", responses=problems(403, 404), summary="What of a game's box the lab can vary")
async def values(game: FromPath[str], services: Home) -> tuple[LabValue, ...]:
    _open(services)
    return values_of(tables_of(game_named(game).box_fingerprint))


@post("/api/lab", status_code=202, responses=problems(400, 403, 404, 409), summary="Begin a run of the lab")
async def begin(data: JSONBody[LabQuestion], services: Home) -> LabRun:
    _open(services)
    services.lab.begin(game_named(data.game), data)
    return services.lab.told()


@delete("/api/lab", status_code=200, responses=problems(403), summary="Stop the run of the lab")
async def stop(services: Home) -> LabRun:
    _open(services)
    await services.lab.stop()
    return services.lab.told()

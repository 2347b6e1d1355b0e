"""Records of matches: the log to download, and positions to look at again.

What may be seen when is left to the archive.
"""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from taverne.engine.actions import SPECTATOR
from taverne.engine.game import FollowUp
from taverne.server.http.routes.common import Home, Who, problems
from taverne.server.wire.bodies import ReplayMoment


@get(
    "/api/tables/{table:str}/log",
    responses=problems(403, 404, 409),
    media_type="application/x-ndjson",
    summary="The log of a finished match, one JSON line each",
)
async def log(table: FromPath[str], person: Who, services: Home) -> Response[bytes]:
    await services.daily.check(table, person.id)
    data = await services.archive.log(table)
    headers = {"Content-Disposition": f'attachment; filename="{table}.ndjson"'}
    return Response(data, media_type="application/x-ndjson", headers=headers)


@get(
    "/api/tables/{table:str}/replay/{position:int}",
    responses=problems(400, 403, 404, 409),
    summary="A match as it stood, seen from a seat (-3: a spectator)",
)
async def moment(
    table: FromPath[str], position: FromPath[int], person: Who, services: Home, seat: FromQuery[int] = SPECTATOR
) -> ReplayMoment:
    await services.daily.check(table, person.id)
    return await services.archive.moment(table, position, seat, person.id)


@get(
    "/api/tables/{table:str}/next",
    responses=problems(404, 409),
    summary="What comes after a finished match of a campaign: how it stands, and the games to choose from",
)
async def following(table: FromPath[str], services: Home) -> FollowUp | None:
    return await services.archive.following(table)

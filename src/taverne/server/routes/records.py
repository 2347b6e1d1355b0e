"""Records of matches: the log to download, and positions to look at again.

What may be seen when is left to the archive.
"""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from taverne.engine.actions import SPECTATOR
from taverne.engine.game import FollowUp
from taverne.server.bodies import Moment
from taverne.server.routes.common import Home, Who, problems


@get(
    "/api/tables/{table:str}/log",
    responses=problems(404, 409),
    media_type="application/x-ndjson",
    summary="The log of a finished match, one JSON line each",
)
async def log(table: FromPath[str], house: Home) -> Response[bytes]:
    data = await house.archive.log(table)
    headers = {"Content-Disposition": f'attachment; filename="{table}.ndjson"'}
    return Response(data, media_type="application/x-ndjson", headers=headers)


@get(
    "/api/tables/{table:str}/replay/{position:int}",
    responses=problems(400, 403, 404, 409),
    summary="A match as it stood, seen from a seat (-3: a spectator)",
)
async def moment(
    table: FromPath[str], position: FromPath[int], person: Who, house: Home, seat: FromQuery[int] = SPECTATOR
) -> Moment:
    return await house.archive.moment(table, position, seat, person.id)


@get(
    "/api/tables/{table:str}/next",
    responses=problems(404, 409),
    summary="What comes after a finished match of a campaign: how it stands, and the games to choose from",
)
async def following(table: FromPath[str], house: Home) -> FollowUp | None:
    return await house.archive.following(table)

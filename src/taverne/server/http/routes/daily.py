"""The match of the day: what is played today, one's own match, and the table of results.

Seeds and who may see what are left to ``live.series.daily``.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

from taverne.server.errors import Refused
from taverne.server.http.routes.common import Home, Who, problems
from taverne.server.http.routes.lobby import may_make, open_table
from taverne.server.live.room import table_requests
from taverne.server.live.series.daily import played_daily, today
from taverne.server.wire.bodies import TableInfo
from taverne.server.wire.series import DailyMatch


def _game(name: str) -> str:
    if name not in played_daily():
        known = ", ".join(played_daily())
        raise Refused("no-daily", f"{name[:40]!r} has no match of the day; there are {known}", {}, 404)
    return name


@get("/api/daily", responses=problems(), summary="The matches of today, one for each game that is played alone")
async def daily(person: Who, services: Home) -> tuple[DailyMatch, ...]:
    return await services.daily.all_today(person)


@get("/api/daily/{game:str}/{day:str}", responses=problems(400, 404), summary="The match of a day, 2026-11-16")
async def daily_of(game: FromPath[str], day: FromPath[str], person: Who, services: Home) -> DailyMatch:
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise Refused("daily-day", f"{day[:20]!r} is not a day; write it as 2026-11-16") from None
    if wanted > today():
        raise Refused("daily-day", "that day has not come yet")
    return await services.daily.look(person, _game(game), wanted)


@post(
    "/api/daily/{game:str}",
    status_code=201,
    responses=problems(400, 403, 404, 503),
    summary="Play the match of today; who has begun it goes on",
)
async def play_daily(game: FromPath[str], person: Who, services: Home, request: Request[Any, Any, Any]) -> TableInfo:
    known = (await services.daily.look(person, _game(game), today())).table
    if not known:
        await may_make(services, person, request)
        found = await services.daily.begin(person, game)
        if not isinstance(found, str):
            return await open_table(services, found, person)
        known = found
    return await services.hub.ask(known, table_requests.ReadTable(person.id))

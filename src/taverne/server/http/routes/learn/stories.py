"""Stories of matches: how a finished one went turn by turn, and why, or how far the reckoning of that has come.

What a story says is left to ``taverne.review``, reckoning it to the storyteller.
"""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from taverne.server.http.routes.common import Home, Who, problems
from taverne.server.wire.bodies import MatchCourse, StoryTold


@get(
    "/api/tables/{table:str}/story",
    responses=problems(403, 404, 409, 503),
    summary="The story of a finished match: its course, luck and play, turning points; reckoned when first asked for",
)
async def story(table: FromPath[str], person: Who, services: Home) -> StoryTold:
    await services.daily.check(table, person.id)
    return await services.storyteller.told(await services.archive.finished(table), person)


@get(
    "/api/tables/{table:str}/course",
    responses=problems(403, 404, 409, 503),
    summary="The course of a finished match: points turn by turn, and why it ended",
)
async def course(table: FromPath[str], person: Who, services: Home) -> MatchCourse:
    await services.daily.check(table, person.id)
    return await services.archive.course(table)

"""Lessons: which there are, a table for one of them, and what somebody has learned.

What a lesson is and how it goes on is left to ``taverne.lessons``; its table is one like any other.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from taverne import lessons
from taverne.arena.cover import ALWAYS
from taverne.server.errors import Refused
from taverne.server.http.routes.common import Home, Who, game_named, problems
from taverne.server.http.routes.lobby import may_make, open_table
from taverne.server.identity import new_table_id
from taverne.server.live.room.seating import lesson_seats
from taverne.server.store.table_row import PLAYING, Habits, TableRow
from taverne.server.wire.bodies import Learned, LessonInfo, TableInfo


@get("/api/lessons", responses=problems(), summary="The lessons: which I have done, and where I left one in the middle")
async def all_lessons(person: Who, services: Home) -> tuple[LessonInfo, ...]:
    known = await services.storage.learned(person.id)
    begun: dict[str, str] = {}
    for kept in await services.storage.of_person(person.id):  # the latest first
        if kept.lesson and kept.phase == PLAYING:
            begun.setdefault(kept.lesson, kept.id)
    return tuple(
        LessonInfo(
            game=lesson.game,
            name=lesson.name,
            minutes=lesson.minutes,
            steps=len(lesson.steps),
            done=f"lesson:{lesson.id}" in known,
            table="" if f"lesson:{lesson.id}" in known else begun.get(lesson.id, ""),
        )
        for lesson in lessons.all_lessons()
    )


@post(
    "/api/lessons/{game:str}/{name:str}",
    status_code=201,
    responses=problems(403, 404),
    summary="Begin a lesson: a table of one's own",
)
async def begin_lesson(
    game: FromPath[str], name: FromPath[str], person: Who, services: Home, request: Request[Any, Any, Any]
) -> TableInfo:
    found = game_named(game)
    lesson = lessons.find(found.name, name)
    if lesson is None:
        raise Refused("no-lesson", f"there is no lesson {name[:40]!r} of {found.name}", {}, 404)
    await may_make(services, person, request)
    start = lesson.start
    kept = TableRow(
        id=new_table_id(),
        game=found.name,
        players=start.players,
        options=found.check(start.options, start.players),
        private=True,
        host=person.id,
        place=person.place,
        away=0,
        seed=start.seed,
        seats=lesson_seats(found, lesson, person),
        lesson=lesson.id,
        unrated="lesson",
        habits=Habits(cover=ALWAYS),  # what needs no answer is answered by the lesson
    )
    return await open_table(services, kept, person)


@get("/api/me/learned", responses=problems(), summary="Lessons I have done, and coach marks I have seen")
async def learned(person: Who, services: Home) -> tuple[str, ...]:
    return await services.storage.learned(person.id)


@post("/api/me/learned", status_code=204, responses=problems(400, 403), summary="Note that I have learned something")
async def learn(data: JSONBody[Learned], person: Who, services: Home) -> None:
    await services.storage.learn(person.id, data.what)


@delete("/api/me/learned", status_code=204, responses=problems(403), summary="Explain everything to me again")
async def unlearn(person: Who, services: Home) -> None:
    await services.storage.unlearn(person.id)

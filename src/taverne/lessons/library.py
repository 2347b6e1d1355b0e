"""The lessons that there are: the files in `lessons` of each game, read once.

What they hold is left to the lesson.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from taverne import games
from taverne.lessons.lesson import Lesson, read


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in their order."""
    found = games.get(game)
    folder = files(found.package) / "lessons" if found is not None else None
    if folder is None or not folder.is_dir():
        return ()
    texts = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    read_ones = [read(file.read_bytes(), file.name.removesuffix(".toml")) for file in texts]
    return tuple(sorted(read_ones, key=lambda lesson: (lesson.number, lesson.name)))


def all_lessons() -> tuple[Lesson, ...]:
    """Return all lessons, game by game."""
    return tuple(lesson for game in games.all_games() for lesson in lessons_of(game.name))


def find(game: str, name: str = "") -> Lesson | None:
    """Return a lesson by its name, or the first of the game."""
    known = lessons_of(game)
    return next((lesson for lesson in known if name in ("", lesson.name)), None)

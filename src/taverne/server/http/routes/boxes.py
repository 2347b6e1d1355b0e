"""The boxes: what lies in each game's box, as its files say, for boards that name cards only by id.

What the figures mean is left to the games.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import get
from litestar.params import FromPath

from taverne.server.http.routes.common import game_named, problems

APART = ("source", "note")


@cache
def tables_of(package: str) -> dict[str, Any]:
    """Return every table of the box files, entries of the same name together, without provenance."""
    found: dict[str, Any] = {}
    folder = files(package) / "box"
    for place in sorted(folder.iterdir(), key=lambda place: place.name):
        if not place.name.endswith(".toml"):
            continue
        for name, content in tomllib.loads(place.read_text(encoding="utf-8")).items():
            if isinstance(content, list):
                found.setdefault(name, []).extend(_bare(entry) for entry in content)
            else:
                found[name] = _bare(content)
    return found


def _bare(entry: Any) -> Any:
    if not isinstance(entry, dict):
        return entry
    return {key: value for key, value in entry.items() if key not in APART}


@get("/api/games/{game:str}/box", responses=problems(404), summary="What lies in the box of a game")
async def box(game: FromPath[str]) -> dict[str, Any]:
    known = game_named(game)
    texts = known.texts()
    return {**tables_of(known.package), "texts": texts} if texts else tables_of(known.package)

"""What lies in the box of a game, as data: for pages that show cards and counts.

What it means is left to the games; words for it, to the locale.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import get
from litestar.params import FromPath

from taverne.engine.shelf import kept
from taverne.server.http.routes.common import game_named, problems

APART: Final = ("source", "note")


@lru_cache(maxsize=16)
def tables_of(fingerprint: str) -> dict[str, Any]:
    """Return the tables of a box without provenance."""
    plain: dict[str, Any] = msgspec.json.decode(kept(fingerprint) or b"{}")
    return {name: _bare(table) for name, table in plain.items()}


def _bare(tree: Any) -> Any:
    """Leave provenance out, and what is not there."""
    if isinstance(tree, list):
        return [_bare(part) for part in tree]
    if isinstance(tree, dict):
        return {key: _bare(value) for key, value in tree.items() if key not in APART and value is not None}
    return tree


@get("/api/games/{game:str}/box", responses=problems(404), summary="What lies in the box of a game")
async def box(game: FromPath[str]) -> dict[str, Any]:
    known = game_named(game)
    texts = known.texts()
    tables = tables_of(known.box_fingerprint)
    return {**tables, "texts": texts} if texts else tables

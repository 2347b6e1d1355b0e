"""What lies in the box of a game, as data: for pages that show cards and counts.

What it means is left to the games; words for it, to the locale.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from taverne.engine.box.contents import APART, BoxError
from taverne.engine.box.shelf import kept
from taverne.server.errors import Refused
from taverne.server.http.routes.common import Home, game_named, problems
from taverne.server.identity import could_be_id


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
async def box(game: FromPath[str], services: Home, of: FromQuery[str] = "") -> dict[str, Any]:
    """Today's, or that of a match which has its own (``of``: its fingerprint)."""
    known = game_named(game)
    if of:
        contents = await services.storage.box(of) if could_be_id(of) else None
        if contents is None:
            raise Refused("not-found", "no match was played here with such a box", {}, 404)
        try:
            known = known.with_box(contents)
        except BoxError:
            raise Refused("not-found", "that box is of another game, or cannot be read any more", {}, 404) from None
    texts = known.texts()
    tables = tables_of(known.box_fingerprint)
    return {**tables, "texts": texts} if texts else tables

"""The words of the house and of its games, as the Fluent files they are, and a search in the rules.

Making sentences of them is left to the clients; what fits a search, to ``taverne.rule_search``.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from taverne import games
from taverne.rule_search import find_rules
from taverne.server.errors import Refused
from taverne.server.http.routes.common import KEPT_SMALL, game_named, problems, takes
from taverne.server.wire.bodies import RulesFound
from taverne.words import LANGUAGES, Words, table_files

TYPE = "text/plain"
APART = ("rules", "about", "things", "lessons")
"""Files of a game that are asked for when they are needed, not with its table."""
LONGEST = 120
"""More of what is typed is not looked for."""
_SEARCHING: Final = Lock()
"""Searches come one after another: many at once would keep those waiting who play."""


@cache
def _read(lang: str, name: str, *kinds: str) -> tuple[str, str]:
    """Return words and their fingerprint; raise ``Refused`` for a language, a game or a file there is not."""
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused("no-words", f"there are no words in {lang[:20]!r}; there are {known}", {}, 404)
    places: list[Traversable]
    if name == "common":
        places = [files("taverne") / "locale" / lang / "common.ftl"]
    else:
        game = games.get(name)
        if game is None:
            raise Refused("no-game", f"there are no words of {name[:40]!r}", {}, 404)
        folder = files(game.package) / "locale" / lang
        places = [folder / f"{kind}.ftl" for kind in kinds] or table_files(folder)
    text = "\n".join(place.read_text(encoding="utf-8") for place in places if place.is_file())
    if not text:
        raise Refused("no-words", f"there are no such words of {name[:40]!r} in {lang}", {}, 404)
    return text, hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


@cache
def _smaller(lang: str, name: str, *kinds: str) -> bytes:
    return gzip.compress(_read(lang, name, *kinds)[0].encode(), 9, mtime=0)


def _answer(request: Request[Any, Any, Any], lang: str, name: str, *kinds: str) -> Response[str | bytes]:
    text, fingerprint = _read(lang, name, *kinds)
    headers = {"ETag": f'"{fingerprint}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if f'"{fingerprint}"' in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers, media_type=TYPE)
    if not takes(request, "gzip"):
        return Response(text, headers=headers, media_type=TYPE)
    return Response(_smaller(lang, name, *kinds), headers=headers | {"Content-Encoding": "gzip"}, media_type=TYPE)


@get(
    "/api/words/{lang:str}/{file:str}",
    responses=problems(404),
    media_type=TYPE,
    opt={KEPT_SMALL: True},
    summary="common.ftl, or the names and table talk of a game: dungeon_rush.ftl",
)
async def table_words(
    lang: FromPath[str], file: FromPath[str], request: Request[Any, Any, Any]
) -> Response[str | bytes]:
    name, _, kind = file.rpartition(".")
    if kind != "ftl":
        raise Refused("no-words", f"there are no words called {file[:40]!r}; ask for <game>.ftl", {}, 404)
    return _answer(request, lang, name)


@get(
    "/api/words/{lang:str}/{game:str}/{file:str}",
    responses=problems(404),
    media_type=TYPE,
    opt={KEPT_SMALL: True},
    summary="What a game says apart from its table: rules.ftl, about.ftl, things.ftl (info cards), lessons.ftl",
)
async def apart_words(
    lang: FromPath[str], game: FromPath[str], file: FromPath[str], request: Request[Any, Any, Any]
) -> Response[str | bytes]:
    name, _, kind = file.rpartition(".")
    if kind != "ftl" or name not in APART:
        known = ", ".join(f"{one}.ftl" for one in APART)
        raise Refused("no-words", f"a game has no words called {file[:40]!r}; there are {known}", {}, 404)
    if game == "common":
        raise Refused("no-game", f"the house itself has no {name}", {}, 404)
    return _answer(request, lang, game, name)


@get(
    "/api/rules/{lang:str}/{game:str}",
    responses=problems(400, 404),
    sync_to_thread=True,
    summary="Rules by what people type: a number, words, synonyms, with typing errors",
)
def search_rules(lang: FromPath[str], game: FromPath[str], q: FromQuery[str]) -> RulesFound:
    known = game_named(game).name
    if lang not in LANGUAGES:
        raise Refused("no-words", f"there are no words in {lang[:20]!r}", {}, 404)
    with _SEARCHING:
        found = find_rules(Words(known, lang), q[:LONGEST])
    return RulesFound(rules=tuple([rule.id for rule in found.rules]), whole=found.whole, instead=found.instead)

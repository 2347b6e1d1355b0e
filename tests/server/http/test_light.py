"""What is sent is sent small: files of the client, words, and answers of the interface for programs."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from taverne import games
from taverne.server.http.routes.pages import STATIC
from tests.server.tools import Person, Running

HOME = 200_000
"""The most bytes that the home page may draw, words and scripts included."""


async def raw(url: str, path: str, encodings: str = "gzip, deflate, br") -> tuple[httpx.Response, bytes]:
    """Return an answer and its bytes as they came over the line."""
    reads = {"Accept-Encoding": encodings}
    async with httpx.AsyncClient(base_url=url) as client, client.stream("GET", path, headers=reads) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


async def test_scripts_come_as_brotli_or_gzip_or_plain_as_the_browser_reads_them(server: Running) -> None:
    script = max((STATIC / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    sizes = []
    for encodings, expected in (("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, identity", None)):
        answer, body = await raw(server.url, f"/assets/{script.name}", encodings)
        assert answer.headers.get("content-encoding") == expected
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        sizes.append(len(body))
    assert sizes == sorted(sizes)
    assert sizes[2] == script.stat().st_size
    assert sizes[0] < sizes[2] / 2


@pytest.mark.parametrize("name", games.names())
async def test_words_are_the_same_small_and_plain(server: Running, name: str) -> None:
    for path in (f"/api/words/fr/{name}.ftl", f"/api/words/fr/{name}/rules.ftl", f"/api/words/fr/{name}/about.ftl"):
        small, packed = await raw(server.url, path)
        plain, text = await raw(server.url, path, "identity")
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(packed) == text
        assert small.headers["etag"] == plain.headers["etag"]


async def test_what_a_game_is_takes_few_words_and_the_house_is_no_game(server: Running, ann: Person) -> None:
    answer, body = await raw(server.url, "/api/words/en/euthia/about.ftl", "identity")
    assert answer.status_code == 200
    assert b"game-title = Euthia" in body
    assert len(body) < 4_000
    assert (await ann.get("/api/words/en/common/about.ftl", 404))["key"] == "no-game"


async def test_long_answers_are_small_and_short_ones_plain(server: Running) -> None:
    long, packed = await raw(server.url, "/api/games")
    assert long.headers["content-encoding"] == "gzip"
    assert len(gzip.decompress(packed)) > 2 * len(packed)
    short, _ = await raw(server.url, "/api/me")
    assert "content-encoding" not in short.headers


async def test_the_home_page_is_light(server: Running) -> None:
    _, page = await raw(server.url, "/", "identity")
    drawn = re.findall(r'(?:src|href)="(/(?:assets/)?[^"]+)"', page.decode())
    paths = [*drawn, "/api/me", "/api/games", "/api/words/fr/common.ftl"]
    paths += [f"/api/words/fr/{name}/about.ftl" for name in games.names()]
    total = len(page)
    for path in paths:
        answer, body = await raw(server.url, path)
        assert answer.status_code == 200, path
        total += len(body)
    assert total < HOME, f"{total:,} bytes"

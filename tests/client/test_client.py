"""A program at a served table: it joins by link, looks, acts, asks why, comes back after a lost line, and plays bots.

The protocol itself is tested with the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import taverne
from taverne.client import BotSeat, HouseRefused, Link, NoHouse, Person, RefusedByTable, ServedTable, Unreachable
from taverne.client import seat as client_seat
from taverne.client import table as client_table
from taverne.client.seat import Program, Thinker, read_answer
from taverne.engine.game import Asked
from taverne.engine.logs.snapshot import encode
from taverne.engine.reasons import Reason
from taverne.server.wire.bodies import NewTable, TableInfo
from taverne.server.wire.messages import Why
from taverne.words import Words
from tests.luck import repeat_luck
from tests.ports import free_port
from tests.server.tools import Running, running

PAGE = Path(__file__).resolve().parents[2] / "docs" / "programs.md"
SHORT: dict[str, dict[str, Any]] = {
    "dungeon_rush": {"mode": "snake"},
    "monster_lands": {},
    "nerath": {"mode": "free_for_all", "limit": 2},
    "euthia": {},
}


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same."""
    repeat_luck(monkeypatch, request.node.name)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path / "table.sqlite3") as server:
        yield server


async def person(server: Running, name: str) -> Person:
    somebody = Person(server.url)
    await somebody.present(name)
    return somebody


async def laid(server: Running, game: str, *seats: str, **options: Any) -> tuple[Person, Link]:
    """Return a host and the link of a new table."""
    host = await person(server, "Host")
    wanted = NewTable(game=game, players=len(seats), seats=seats, options=options or SHORT[game])
    info = await host.new_table(wanted)
    return host, Link(server.url, info.id)


async def test_the_script_of_the_page_plays_to_the_end(server: Running) -> None:
    """``docs/programs.md``, with the link to a table that it is told how to set up."""
    (script,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    script, run, _ = script.partition("asyncio.run(")
    assert run
    scope: dict[str, Any] = {"__name__": "page"}
    exec(compile(script, "docs/programs.md", "exec", dont_inherit=True), scope)
    host, link = await laid(server, "dungeon_rush", "open", "bot:easy", "bot:easy")
    await asyncio.wait_for(scope["main"](f"{link.base}/t/{link.table}"), 120)
    info = await host.table(link.table)
    assert info.phase == "over"
    assert info.seats[0].name == "Ann"


def test_links_are_read_as_browsers_show_them() -> None:
    assert Link.read("http://host:8000/t/kabu-lore") == Link("http://host:8000", "kabu-lore")
    assert Link.read("https://example.org/t/one/replay").table == "one"
    assert Link.read("localhost:8000") == Link("http://localhost:8000")
    assert Link("https://a.b", "x").socket == "wss://a.b/ws/tables/x"
    assert Link.read("http://host:8000/t/a b").table == "a%20b"


@pytest.mark.parametrize(
    "text",
    ["ftp://host/t/x", "http://", "http://host:abc/t/x", "http://host:99999/t/x", "http://a b/t/x", "http://a:b@c/t/x"],
)
def test_what_is_no_link_is_refused_before_anybody_is_asked(text: str) -> None:
    with pytest.raises(ValueError):
        Link.read(text)


@pytest.mark.parametrize(
    "answer",
    [
        b"hello there\r\n\r\n",
        b"HTTP/1.0 200 OK\r\n\r\n<html>welcome</html>",
        b"HTTP/1.0 404 Not Found\r\n\r\n<html>nothing</html>",
        b'HTTP/1.0 404 Not Found\r\n\r\n{"detail":"Not Found"}',
    ],
)
async def test_another_server_is_told_from_one_of_ours(answer: bytes) -> None:
    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(answered, "127.0.0.1", 0) as other:
        host, port = other.sockets[0].getsockname()[:2]
        with pytest.raises(NoHouse):
            await Person(f"http://{host}:{port}").table("some-table")


async def test_an_identity_is_kept_in_a_file(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "who" / "identities.json"
    file.parent.mkdir()
    file.write_text("{half a li")  # as a full disk once left it
    first = Person(server.url, file)
    await first.present("Ann")
    again = Person(server.url, file)
    await again.present()
    assert again.cookie == first.cookie
    assert file.stat().st_mode & 0o077 == 0


async def test_refusals_and_absent_servers_are_told(server: Running) -> None:
    somebody = await person(server, "Ann")
    with pytest.raises(HouseRefused) as refused:
        await somebody.table("no-such-table")
    assert refused.value.status == 404
    with pytest.raises(Unreachable, match="no server answers"):
        await Person(f"http://127.0.0.1:{free_port()}").present()


async def test_one_looks_acts_and_is_told_why_not(server: Running) -> None:
    host, link = await laid(server, "dungeon_rush", "me", "bot:easy", "bot:easy")
    async with ServedTable(host, link) as table:
        await table.until(lambda: table.asked)
        assert table.seat == 0
        view = table.view
        assert view is not None
        assert view.table.phase == "draft"
        refusal = await table.why("hero nobody")
        assert refusal is not None
        assert refusal.rule == "DR-025"
        assert await table.why(table.asked[0].options[0]) is None
        with pytest.raises(RefusedByTable) as refused:
            await table.act("hero nobody")
        assert refused.value.refusal.rule == "DR-025"
        before = table.now.seq
        assert await table.act(table.asked[0].options[0]) > before
        await table.say("good luck")
        await table.until(lambda: table.chat)
        assert table.chat[-1].text == "good luck"


@pytest.mark.parametrize("game", SHORT)
async def test_a_guess_is_what_the_seat_may_believe(server: Running, game: str) -> None:
    host, link = await laid(server, game, "me", *["bot:random"] * (3 if game == "nerath" else 1))
    async with ServedTable(host, link) as table:
        await table.until(lambda: table.asked, 60)
        guess = await table.guess()
        assert guess is not None
        found = taverne.find(game)
        assert found.view(guess, 0) == table.view
        other = await table.guess()
        assert other is not None
        assert encode(other) != encode(guess)


async def test_nobody_gets_a_guess_for_a_seat_of_somebody_else(server: Running) -> None:
    _, link = await laid(server, "dungeon_rush", "me", "bot:easy", "bot:easy")
    async with ServedTable(await person(server, "Eve"), link) as table:
        with pytest.raises(RefusedByTable) as refused:
            await table.guess(0)
        assert refused.value.refusal.key == "not-your-seat"


@pytest.mark.parametrize(
    ("game", "level"), [("dungeon_rush", "hard"), ("monster_lands", "greedy"), ("nerath", "random")]
)
async def test_a_bot_of_another_process_plays_to_the_end(server: Running, game: str, level: str) -> None:
    seats = ["me", *["bot:random"] * (3 if game == "nerath" else 1)]
    options: dict[str, Any] = {"mode": "snake", "neutral": False} if game == "dungeon_rush" else SHORT[game]
    host, link = await laid(server, game, *seats, **options)
    async with ServedTable(host, link) as table:
        seat = BotSeat(table, Thinker(table.game.bots()[level](table.game), 1))
        result = await asyncio.wait_for(seat.play(), 240)
        assert result is not None
        assert seat.answers > 10
        assert seat.refused == 0


async def test_a_bot_of_ones_own_may_look_and_search(server: Running) -> None:
    """What works in ``taverne.play`` works here: a view and states to believe, for one bot."""

    class Both(taverne.Bot):
        believed = 0

        def choose(self, view: Any, choice: Any, rng: Any, simulator: Any) -> Any:
            assert view.seat == choice.seat
            assert self.game.view(simulator(rng), choice.seat).asked == view.asked
            Both.believed += 1
            return choice.options[0]

    host, link = await laid(server, "dungeon_rush", "me", "bot:easy", "bot:easy")
    async with ServedTable(host, link) as table:
        seat = BotSeat(table, Thinker(Both(table.game), 1))
        assert await asyncio.wait_for(seat.play(), 120) is not None
    assert Both.believed == seat.answers > 5


async def test_two_bots_of_two_people_race_for_monsters(server: Running) -> None:
    host, link = await laid(server, "dungeon_rush", "me", "open", mode="arrival", neutral=False, timer=5)
    guest = await person(server, "Guest")
    await guest.sit(link.table)
    async with ServedTable(host, link) as one, ServedTable(guest, link) as two:
        kind = one.game.bots()["hard"]
        seats = [BotSeat(table, Thinker(kind(table.game), n)) for n, table in enumerate((one, two))]
        async with asyncio.timeout(100):
            running_seats = [asyncio.create_task(seat.play()) for seat in seats]
            await one.until(lambda: {line.data["seat"] for line in one.log if line.kind == "claimed"} == {0, 1}, 95)
        for task in running_seats:
            task.cancel()


async def test_a_lost_line_is_taken_up_and_an_answer_counts_once(server: Running) -> None:
    host, link = await laid(server, "dungeon_rush", "me", "bot:easy", "bot:easy")
    async with ServedTable(host, link) as table:
        await table.until(lambda: table.asked)
        for _ in range(3):
            await table.until(lambda: table.asked)
            before = table.now.position
            act = asyncio.create_task(table.act(table.asked[0].options[0]))
            await asyncio.sleep(0)
            assert table._socket is not None
            await table._socket.close()
            await act
            await table.until(lambda before=before: table.now.position > before)  # type: ignore[misc]
        info: TableInfo = await host.table(link.table)
        assert info.phase == "playing"
        mine = [line for line in table.log if line.data.get("seat") == 0]
        assert mine


async def test_a_program_in_any_language_plays_over_lines_of_json(server: Running) -> None:
    host, link = await laid(server, "dungeon_rush", "me", "bot:random", "bot:random")
    script = "while read -r line; do echo 0; done"
    async with ServedTable(host, link) as table, Program(["sh", "-c", script]) as program:
        seat = BotSeat(table, program.answer)
        result = await asyncio.wait_for(seat.play(), 120)
        assert result is not None
        assert seat.refused == 0


async def test_what_a_program_says_beside_its_answers_shifts_none_of_them(server: Running) -> None:
    """It greets, thinks aloud, answers with the last option, and says that it is done."""
    host, link = await laid(server, "dungeon_rush", "me", "bot:random", "bot:random")
    script = (
        "import json, sys\nprint('hello', flush=True)\n"
        "for line in sys.stdin:\n    options = json.loads(line)['options']\n"
        "    print('thinking'); print(len(options) - 1); print('', flush=True); print('done', flush=True)"
    )
    heard: list[str] = []
    given: list[tuple[str, str]] = []
    async with ServedTable(host, link) as table, Program([sys.executable, "-c", script], heard.append) as program:

        async def mind(table: ServedTable, asked: Asked) -> str:
            given.append((await program.answer(table, asked), asked.options[-1]))
            return given[-1][0]

        seat = BotSeat(table, mind)
        await asyncio.wait_for(seat.play(), 120)
        assert seat.refused == 0
    assert len(given) > 10
    assert all(said == last for said, last in given)
    assert heard.count("hello") == 1
    assert heard.count("thinking") == len(given)


async def test_a_program_that_never_stops_talking_fills_no_memory_and_is_played_on(
    server: Running,
) -> None:
    host, link = await laid(server, "dungeon_rush", "me", "bot:random", "bot:random")
    heard: list[str] = []
    async with ServedTable(host, link) as table, Program(["yes", "no"], heard.append) as program:
        await table.until(lambda: table.asked)
        async with asyncio.timeout(30):
            assert await program.answer(table, table.asked[0]) == "no"
            await asyncio.sleep(0.2)
        assert program._lines.qsize() <= client_seat.UNREAD < len(heard) + 2


async def test_a_server_that_is_away_for_longer_than_an_answer_may_take_loses_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time without a line does not count; a table of a program that cannot wait says so."""
    host, link = await laid(server, "dungeon_rush", "me", "bot:easy", "bot:easy")
    monkeypatch.setattr(client_table, "RETRIES", (0.05,))
    async with ServedTable(host, link) as table, ServedTable(host, link, away=0) as hasty:
        await table.until(lambda: table.asked)
        lines: list[tuple[ServedTable, bool]] = []
        usual = vars(client_table)["connect"]

        def away(*_: Any, **__: Any) -> Any:
            raise OSError("nobody answers")

        monkeypatch.setattr(client_table, "connect", away)
        for one in (table, hasty):
            one.listeners.append(lambda one=one: lines.append((one, one.connected)))  # type: ignore[misc]
            assert one._socket is not None
            await one._socket.close()
            await one.until(lambda one=one: not one.connected)  # type: ignore[misc]
        why = asyncio.create_task(table._ask(lambda number: Why(id=number, seat=0, do="fly"), 0.1))
        with pytest.raises(TimeoutError):
            await hasty._ask(lambda number: Why(id=number, seat=0, do="fly"), 0.1)
        await asyncio.sleep(0.5)
        assert not why.done()
        monkeypatch.setattr(client_table, "connect", usual)
        with pytest.raises(RefusedByTable):
            await asyncio.wait_for(why, 20)
        assert (table, False) in lines
        assert lines[-1][1]


async def test_a_program_that_answers_nonsense_is_played_on_with_the_first_option(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taverne.client.seat.PAUSE", 0.1)
    host, link = await laid(server, "dungeon_rush", "me", "bot:random", "bot:random")
    async with (
        ServedTable(host, link) as table,
        Program(["sh", "-c", "while read -r l; do echo nonsense; done"]) as program,
    ):
        seat = BotSeat(table, program.answer)
        await asyncio.wait_for(seat.play(), 120)
        assert seat.refused == seat.answers > 5


def test_answers_of_programs_are_numbers_notations_or_json() -> None:
    asked = Asked("draft", ("hero archer", "hero wizard"))
    assert read_answer("1", asked) == "hero wizard"
    assert read_answer("hero archer", asked) == "hero archer"
    assert read_answer('{"do": "hero wizard"}', asked) == "hero wizard"
    assert read_answer('{"do": 0}', asked) == "hero archer"
    assert read_answer("7", asked) == "7"
    assert read_answer("", asked) == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_terminals_and_models_have_a_sentence_for_every_refusal_of_a_table(lang: str) -> None:
    page = (PAGE.parent / "protocol.md").read_text(encoding="utf-8")
    table = page.split("| key | meaning |")[1].split("\n\n")[0]
    keys = [key for line in table.splitlines()[2:] for key in re.findall(r"`([a-z-]+)`", line.split("|")[1])]
    assert len(keys) > 15
    words = Words("nerath", lang)
    assert [key for key in (*keys, "paused", "too-early") if "⟦" in words.refusal(Reason(key))] == []


async def test_closing_leaves_nothing_behind(server: Running) -> None:
    host, link = await laid(server, "dungeon_rush", "me", "bot:easy", "bot:easy")
    table = ServedTable(host, link)
    async with table:
        pass
    assert table.closed
    with contextlib.suppress(TimeoutError):
        await table.changed(0.05)

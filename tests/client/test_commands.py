"""The commands ``play --at``, ``watch --at`` and ``bot --at`` against a server in a process of its own.

What the client says on the line is tested beside this file; the same table in a browser, in ``tests/browser``.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from textual.widgets import RichLog

from taverne.boards import board_for, text
from taverne.cli.terminal import served_table
from taverne.cli.terminal.lines import result_lines
from taverne.cli.terminal.screen import TableApp
from taverne.cli.terminal.served_table import Distant
from taverne.client import Link, Person
from taverne.client import table as client_table
from taverne.engine.actions import Action
from taverne.engine.decisions import IllegalAction
from taverne.engine.matches.match import CannotUndo
from taverne.engine.reasons import Reason
from taverne.server.wire.bodies import NewTable
from taverne.words import Words
from tests.client.doors import Terminal, command, surroundings
from tests.ports import free_port
from tests.server.tools import Process

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Process]:
    process = Process(str(tmp_path / "tables.sqlite3"))
    process.start()
    try:
        yield await process.ready()
    finally:
        process.kill()


async def table(
    house: Process, *seats: str, game: str = "dungeon_rush", seed: int | None = None, **options: str | int | bool
) -> str:
    host = Person(house.url)
    await host.present("Host")
    info = await host.new_table(NewTable(game=game, players=len(seats), seats=seats, seed=seed, options=options))
    return f"{house.url}/t/{info.id}"


def run(*words: str, data: Path, seconds: int = 400) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words, data=data), env=surroundings(data), cwd=ROOT, capture_output=True, text=True, timeout=seconds
    )


async def test_terminal_and_program_play_a_match_together_and_one_looks_on(house: Process, tmp_path: Path) -> None:
    link = await table(house, "open", "open", "bot:easy", mode="snake")
    terminal = Terminal(link, tmp_path / "tess")
    watcher = subprocess.Popen(
        command("watch", "--at", link, data=tmp_path), env=surroundings(tmp_path), stdout=subprocess.PIPE, text=True
    )
    try:
        bot = run("bot", "--at", link, "--level", "hard", data=tmp_path)
        assert bot.returncode == 0, bot.stderr
        assert "0 refused" in bot.stderr
        assert terminal.ended(150) == 0, terminal.text[-2000:]
        assert terminal.answers > 8
        assert "Tess" in terminal.text
        assert " * " in terminal.text
        told, _ = watcher.communicate(timeout=150)
        assert told.count("Tess") > 5
        assert " * " in told
    finally:
        terminal.close()
        watcher.kill()


@pytest.mark.parametrize("program", ["examples/first_option.sh", "node examples/mybot.js"])
async def test_a_program_in_any_language_takes_a_seat(house: Process, tmp_path: Path, program: str) -> None:
    if program.startswith("node") and shutil.which("node") is None:
        pytest.skip("no Node.js here")
    link = await table(house, "open", "bot:easy", "bot:easy", mode="snake")
    done = run("bot", "--at", link, "--exec", program, data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "0 refused" in done.stderr


async def test_a_class_of_ones_own_takes_a_seat(house: Process, tmp_path: Path) -> None:
    link = await table(house, "open", "bot:random", game="monster_lands")
    done = run("bot", "--at", link, "--class", "taverne.engine.matches.bots:RandomBot", "--name", "Rolf", data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Rolf sits down" in done.stderr


async def test_a_mistake_costs_nobody_a_seat(house: Process, tmp_path: Path) -> None:
    """Each bot is a new person: a seat that it took before it failed would be lost to the table."""
    link = await table(house, "open", "bot:easy", "bot:easy", mode="snake")
    for words, said in (
        (("--level", "genius"), "There is no bot “genius”"),
        (("--class", "nowhere_at_all:Bot"), "nowhere_at_all"),
        (("--exec", "./no-such-program"), "no such file"),
        (("--class", "mybots"), "does not name a class: give MODULE:CLASS"),
        (("--exec", "'unclosed"), "is not a command"),
    ):
        done = run("bot", "--at", link, *words, data=tmp_path, seconds=150)
        assert done.returncode == 2, words
        assert said in done.stderr, done.stderr
    looking = Person(house.url)
    assert (await looking.table(Link.read(link).table)).seats[0].kind == "open"


async def test_a_program_that_ends_is_told_and_a_bot_plays_on(house: Process, tmp_path: Path) -> None:
    link = await table(house, "open", "bot:easy", "bot:easy", mode="snake")
    done = run("bot", "--at", link, "--exec", "sh -c 'read -r line; echo 0; exit 3'", data=tmp_path, seconds=150)
    assert done.returncode == 2
    assert "sh ended (status 3) instead of answering" in done.stderr
    info = await Person(house.url).table(Link.read(link).table)
    assert info.seats[0].standin


async def test_a_program_is_told_what_the_table_refuses_and_what_was_no_answer(house: Process, tmp_path: Path) -> None:
    """Twice it says nothing else, and is refused; then its answers come after its talk, which is told five times."""
    script = tmp_path / "odd.sh"
    script.write_text("n=0; while read -r line; do n=$((n + 1)); echo psst; [ $n -gt 2 ] && echo 0; done")
    link = await table(house, "open", "bot:easy", "bot:easy", mode="snake")
    done = run("bot", "--at", link, "--exec", f"sh {script}", data=tmp_path, seconds=150)
    assert done.returncode == 0, done.stderr
    assert "Refused: “psst”. Choose a hero first. The first option is taken instead." in done.stderr
    assert done.stderr.count("Not an answer, so ignored: “psst”") == 5
    assert ", 2 refused" in done.stderr


async def test_a_bot_that_breaks_is_told_in_a_sentence_and_a_bot_plays_on(house: Process, tmp_path: Path) -> None:
    link = await table(house, "open", "bot:easy", "bot:easy", mode="snake")
    done = run("bot", "--at", link, "--class", "tests.client.doors:Breaks", data=tmp_path, seconds=150)
    assert done.returncode == 2
    assert "The bot tests.client.doors:Breaks broke: ValueError: my mistake (doors.py, line " in done.stderr
    assert "Traceback" not in done.stderr
    info = await Person(house.url).table(Link.read(link).table)
    assert info.seats[0].standin


async def test_a_terminal_waits_for_a_server_that_is_away_and_for_players(
    house: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is answered meanwhile is refused at once; when the server is back, the match goes on until it is closed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(served_table, "LOST", 0.2)
    monkeypatch.setattr(client_table, "RETRIES", (0.05,))
    link = await table(house, "open", "open", mode="snake", neutral=False)
    waiting = asyncio.create_task(asyncio.to_thread(Distant, Link.read(link), "Tess", Words(None, "en")))
    guest = Person(house.url)
    await guest.present("Ben")
    while not (await guest.table(Link.read(link).table)).seats[0].name:
        await asyncio.sleep(0.05)
    await guest.sit(Link.read(link).table)
    session = await waiting
    try:
        assert "The match begins once every seat is taken." in capsys.readouterr().err
        house.kill()
        while session.connected:
            await asyncio.sleep(0.05)
        choice = session.match.choice(session.viewer)
        do = choice.options[0] if choice is not None else Action.parse("hero witch")
        with pytest.raises(IllegalAction) as illegal:
            await asyncio.to_thread(session.answer, session.viewer, do)
        with pytest.raises(CannotUndo) as stands:
            await asyncio.to_thread(session.undo, session.viewer)
        assert illegal.value.refusal.key == stands.value.refusal.key == "line-lost"
        assert (await asyncio.to_thread(session.why_not, session.viewer, do)) == Reason("line-lost")
        house.start()
        await house.ready()
        deadline = time.monotonic() + 60
        while (refusal := await asyncio.to_thread(session.why_not, session.viewer, do)) == Reason("line-lost"):
            assert time.monotonic() < deadline
        assert refusal is None if choice is not None else refusal is not None
        closed = ("close", Link.read(link).table, "--db", f"sqlite:///{tmp_path}/tables.sqlite3")
        assert (await asyncio.to_thread(run, *closed, data=tmp_path)).returncode == 0
        while not session.match.over:
            await asyncio.sleep(0.05)
        words = Words("dungeon_rush", "en")
        told = ["The match was closed before its end, so there are no scores."]
        assert result_lines(session, words) == text.result_lines(words, session.match.result, []) == told
    finally:
        await asyncio.to_thread(session.close)


async def test_a_race_at_a_terminal(house: Process, tmp_path: Path) -> None:
    """Somebody who claims whatever lies first, by number, against bots that race."""
    link = await table(house, "open", "bot:easy", "bot:easy", mode="arrival", timer=5)
    terminal = Terminal(link, tmp_path)
    try:
        assert terminal.ended(400) == 0, terminal.text[-2000:]
        assert " * " in terminal.text
    finally:
        terminal.close()


async def test_mistakes_are_told(house: Process, tmp_path: Path) -> None:
    full = await table(house, "me", "bot:easy", "bot:easy", mode="snake")
    for words, said in (
        (("play", "--at", full), "No seat is free"),
        (("play", "--at", house.url), "does not name a table"),
        (("play", "--at", "ftp://x/t/y"), "is not a link"),
        (("play", "dungeon_rush", "--at", full), "cannot be used with --at"),
        (("watch", "--at", f"{house.url}/t/no-such-table"), "There is no table at"),
        (("watch", "--at", f"http://127.0.0.1:{free_port()}/t/x"), "Nobody answers"),
        (("bot", "--at", full), "Who is to play?"),
        (("bot", "--at", full, "--level", "hard"), "No seat is free"),
    ):
        done = run(*words, data=tmp_path, seconds=150)
        assert done.returncode == 2, words
        assert said in done.stderr, done.stderr


def test_a_link_is_read_in_both_forms() -> None:
    assert Link.read("127.0.0.1:8000/t/kabu").table == "kabu"


@pytest.mark.slow
async def test_the_screen_at_a_served_table_in_a_race(
    house: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The full screen of ``play --at``: draft, sides and ready by keys, then a claim by its key in the race."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    link = await table(house, "open", "bot:easy", "bot:easy", mode="arrival", timer=60)
    session = await asyncio.to_thread(Distant, Link.read(link), "Tess")
    words = Words("dungeon_rush", "en")
    app = TableApp(session, words, board_for(session.match.game, words))
    phases: set[str] = set()

    def claimed() -> bool:
        return any(line.kind == "claimed" and line.data.get("seat") == 0 for line in session._table.log)

    try:
        async with app.run_test(size=(100, 30)) as pilot:
            deadline = time.monotonic() + 240
            while not claimed() and time.monotonic() < deadline:
                await pilot.pause(0.05)
                phase = session.match.view(0).table.phase
                phases.add(phase)
                if phase == "attack":
                    await pilot.press(*"sdfghjkl")
                elif session.asked() and phase != "countdown":
                    await pilot.press("s" if app.keys else "1")
            log = " ".join(" ".join(line.text for line in app.query_one("#log", RichLog).lines).split())
            assert claimed(), phases
            assert {"draft", "attack"} <= phases
            assert "Otto" in log or "takes" in log
            assert "Deep in the dungeon" in log, "what happened before one came is told too"
    finally:
        await asyncio.to_thread(session.close)


@pytest.mark.slow
async def test_odds_come_to_the_screen_from_the_server(
    house: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server reckons stands beside the answers once it has come, with the game's own types."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    link = await table(house, "open", "bot:random", game="euthia", seed=6)
    session = await asyncio.to_thread(Distant, Link.read(link), "Tess")
    board = board_for(session.match.game, Words("euthia", "en"))
    try:
        notes: dict[str, str] = {}
        deadline = time.monotonic() + 240
        while not notes and not session.match.over and time.monotonic() < deadline:
            if not session.asked():
                await asyncio.sleep(0.05)
                continue
            advice = board.read_advice(await asyncio.to_thread(session.advice, 0, 20.0))
            notes = board.notes(session.match.view(0), advice)
            if not notes:
                choice = session.match.choice(0)
                assert choice is not None
                goes_on = (one for one in choice.options if one.kind not in ("end", "arrange"))
                await asyncio.to_thread(session.answer, 0, next(goes_on, choice.options[0]))
        assert notes
        assert all("to win" in note for note in notes.values())
        assert session.advised > 0
    finally:
        await asyncio.to_thread(session.close)

"""``taverne play`` alone: a menu of games and of matches that were left; ``--resume`` alone takes the latest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.widgets import OptionList

from taverne.boards.colours import in_lines
from taverne.cli.terminal.menu import MenuApp, left, offers
from taverne.words import Words
from tests.cli.tools import Shell

SNAKE = ("--option", "mode=snake")


@pytest.fixture
def logs(shell: Shell) -> list[Path]:
    """Two matches that were left, the second one later, and one that is over."""
    assert shell.run("play", "dungeon_rush", *SNAKE, "--seed", "1", lines=["1"]).status == 0
    (first,) = shell.logs
    assert shell.run("play", "monster_lands", "--seed", "2", lines=["1"]).status == 0
    (second,) = set(shell.logs) - {first}
    over = first.with_name("over.ndjson")
    assert shell.run("play", "dungeon_rush", *SNAKE, "--record", str(over), lines=["1"] * 90).status == 0
    for age, path in ((30, first), (20, second), (10, over)):
        stamp = path.stat().st_mtime - age
        os.utime(path, (stamp, stamp))
    return [first, second]


def test_the_menu_lists_what_was_left_and_then_the_games(logs: list[Path]) -> None:
    assert [path for path, _ in left()] == logs[::-1]
    listed = offers("en")
    assert [offer.log for offer in listed[:2]] == logs[::-1]
    assert listed[0].text.startswith("Continue Monster Lands: ")
    assert [offer.game for offer in listed[2:]] == ["dungeon_rush", "monster_lands", "nerath", "euthia"]
    assert offers("fr")[0].text.startswith("Continuer Monster Lands")
    logs[1].write_bytes(logs[1].read_bytes() + b'{"n": 99, "se')
    assert left()[0][0] == logs[1] or len(left()) == 2, "a line that was cut off does not matter"
    (logs[0].parent / "nonsense.ndjson").write_text("nonsense")
    assert len(left()) == 2


def test_play_alone_asks_in_lines_and_the_rest_goes_to_the_match(shell: Shell, logs: list[Path]) -> None:
    done = shell.run("play", lines=["12", "1", "table", "quit"])
    assert done.status == 0
    assert "What shall we play?" in done.out
    assert "Continue Dungeon Rush: " in done.out
    assert f"taverne play --resume {logs[1]}" in done.out
    done = shell.run("play", "--lang", "fr", lines=["3", "quit"])
    assert done.status == 0
    assert "À quoi jouons-nous" in done.out
    assert len(shell.logs) == 4, "a new match of the first game"
    assert shell.run("play", lines=[]).status == 2


def test_resume_alone_takes_the_latest_that_is_not_over(shell: Shell, logs: list[Path]) -> None:
    assert str(logs[1]) in shell.run("play", "--resume", lines=["quit"]).out
    assert str(logs[0]) in shell.run("play", "dungeon_rush", "--resume", lines=["quit"]).out
    assert str(logs[0]) in shell.run("play", "--resume", "dungeon_rush", lines=["quit"]).out
    done = shell.run("play", "nerath", "--resume")
    assert done.status == 2
    assert "No match was left unfinished" in done.err


async def test_the_menu_on_a_screen(logs: list[Path]) -> None:
    app = MenuApp(offers("en"), Words(None, "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.query_one(OptionList).option_count == 6
        await pilot.press("down", "enter")
    assert app.choice is not None
    assert app.choice.log == logs[0]
    app = MenuApp(offers("fr"), Words(None, "fr"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    assert app.choice is None


async def test_the_number_of_a_line_of_the_menu_chooses_it(logs: list[Path]) -> None:
    few = offers("en")
    for many, keys, wanted in ((few, "2", few[1]), (few * 2, "12", few[5]), (few * 2, "1", None), (few, "90", None)):
        app = MenuApp(many, Words(None, "en"))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(*keys)
        assert app.choice == wanted, keys


def test_names_are_coloured_by_seat_in_lines() -> None:
    seats = [("Ann", 0), ("Annabel", 1), ("you", 0)]
    told = in_lines("Annabel attacks Ann; Hannah and You look on.", seats)
    assert told.count("\x1b[1;38;5;75m") == 2, "Ann and oneself"
    assert "\x1b[1;38;5;214mAnnabel\x1b[0m attacks" in told
    assert "Hannah" in told

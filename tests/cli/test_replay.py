"""The command replay: a log in words, step by step on a terminal, and checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import Static

from taverne.arena.play import play
from taverne.cli.terminal.replay_screen import ReplayApp, turns
from taverne.engine.game import OptionValue
from taverne.engine.logs.log_file import read
from taverne.games import find, names
from taverne.words import Words
from tests.cli.tools import Shell


@pytest.fixture
def log(shell: Shell, tmp_path: Path) -> Path:
    """The log of a race with a step back and a refusal."""
    path = tmp_path / "match.ndjson"
    lines = ["hero warrior", "undo", "hero archer", "1", "1", "ready", "100 1", "200 claim left I-99", "300 done"]
    args = ["dungeon_rush", "--seed", "5", "--record", str(path)]
    assert shell.run("play", *args, lines=[*lines, *["1"] * 90]).status == 0
    return path


def test_a_log_is_told_in_words(shell: Shell, log: Path) -> None:
    done = shell.run("replay", str(log))
    assert done.status == 0
    assert "⟦" not in done.out
    assert "Player: hero archer  (Take the Archer)\n        Player takes the Archer.  [DR-025]" in done.out
    assert "Player goes back to decision" in done.out
    undone = done.out.partition("Player goes back to decision")[0]
    assert "Player: hero warrior" in undone
    assert "Player takes the Warrior." not in undone, "what was taken back made nothing happen in the end"
    assert "@200 ms: claim left I-99: refused. That hero or that monster is not on the table." in done.out
    assert "the clock: expire countdown 1" in done.out
    assert "chance: draw " in done.out
    assert done.out.rstrip().endswith("The game is over.")


def test_a_log_is_told_in_french_from_any_entry(shell: Shell, log: Path) -> None:
    done = shell.run("replay", str(log), "--lang", "fr", "--from", "4")
    assert done.out.startswith("   4  ")
    assert "prend l’Archère.  [DR-025]" in done.out


def test_a_log_is_verified(shell: Shell, log: Path) -> None:
    done = shell.run("replay", str(log), "--verify")
    assert done.status == 0
    assert "gives the same match." in done.out
    assert "Every roll and draw follows from seed 5" in done.out
    assert "The match is finished." in done.out


def test_an_unfinished_log_holds_too(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "short.ndjson"
    assert shell.run("play", "dungeon_rush", "--record", str(path), lines=["1"]).status == 0
    assert "The match is not finished yet." in shell.run("replay", str(path), "--verify").out


@pytest.mark.parametrize("size", [(100, 30), (80, 12)], ids=["100x30", "80x12"])
async def test_a_log_is_stepped_through_on_a_screen(log: Path, shell: Shell, size: tuple[int, int]) -> None:
    """Arrows go by decisions, page keys by turns, however much there is to scroll; chance is told by what it did."""
    match, _ = read(log, find)
    app = ReplayApp(match, Words("dungeon_rush", "en"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()

        def text(where: str) -> str:
            return str(app.query_one(f"#{where}", Static).render())

        assert text("title").endswith(f"0 of {match.position}")
        seen = ""
        while "takes the Archer" not in seen:
            await pilot.press("right")
            seen += text("told") + "\n"
        assert "Player: Take the Archer" in seen
        assert "draw " not in seen
        here = app.at
        await pilot.press("right", "left")
        assert app.at == here
        assert len(app.marks) > 3
        await pilot.press("pagedown", "pagedown")
        assert app.at == app.marks[[mark.position > here for mark in app.marks].index(True) + 1].position
        assert f"[{next(mark.text for mark in app.marks if mark.position == app.at)}]" in text("marks")
        await pilot.press("end")
        assert app.at == match.position
        await pilot.press("pageup")
        assert app.at == app.marks[-1].position
        await pilot.press("home")
        assert app.at == 0
        assert "Choosing heroes" in text("title") or "==" in str(app.query_one("#table Static", Static).render())


async def test_a_battle_and_the_standings_come_first_in_rows_that_fit(tmp_path: Path) -> None:
    match = play("nerath", ["greedy"] * 4, {"limit": 2}, seed=1)
    fight = next(step.position for step in match.steps() if step.action.kind == "lose")
    app = ReplayApp(match, Words("nerath", "en"), fight)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = str(app.query_one("#table Static", Static).render()).splitlines()
        assert rows[0].startswith("== Battle")
        standings = [row for row in rows if re.match(r"[ *][KVIN] ", row)]
        assert len(standings) == 4
        assert all(re.search(r"( +\d+){5}$", row) for row in standings), "no row breaks"


@pytest.mark.parametrize("name", names())
def test_turns_of_every_game_are_marked_in_both_languages(name: str) -> None:
    options: dict[str, OptionValue] = {"mode": "snake"} if name == "dungeon_rush" else {}
    match = play(name, ["random", "random"], options | ({"limit": 2} if name == "nerath" else {}), seed=3)
    second = {
        "dungeon_rush": ("Round 2", "Manche 2"),
        "monster_lands": ("Turn 2", "Tour 2"),
        "nerath": ("Round 2, random 1", "Tour de jeu 2, random 1"),
        "euthia": ("Round 2, random 2", "Manche 2, random 2"),
    }
    for lang, named in zip(("en", "fr"), second[name], strict=True):
        marks = turns(match, Words(name, lang))
        assert [mark.position for mark in marks] == sorted({mark.position for mark in marks})
        assert named in [mark.text for mark in marks]


def test_the_final_fight_is_named_in_a_box_of_any_length(tmp_path: Path) -> None:
    owner = tmp_path / "mine.toml"
    owner.write_text("[constants]\nrounds = 12\nrounds_per_level = 4\nplayers_max = 4\n", encoding="utf-8")
    match = play(find("dungeon_rush").with_box(owner), ["random", "random"], {"mode": "snake"}, seed=3)
    for lang, last in (
        ("en", ["Round 10", "Round 11", "Round 12", "The final fight"]),
        ("fr", ["Manche 12", "Le combat final"]),
    ):
        assert [mark.text for mark in turns(match, Words("dungeon_rush", lang))][-len(last) :] == last

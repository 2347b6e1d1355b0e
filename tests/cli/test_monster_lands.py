"""Monster Lands at a terminal: whole games by lines over a pipe and on the screen, what is hidden stays hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import Static

from taverne.boards import board_for
from taverne.boards.monster_lands import LandsBoard
from taverne.boards.monster_lands_words import effect_text
from taverne.cli.terminal.screen import TableApp
from taverne.cli.terminal.session import LocalTable
from taverne.engine.logs.log_file import read
from taverne.games import find
from taverne.games.monster_lands.box.vocabulary import Defend, DieBonus, Effect
from taverne.games.monster_lands.game import MonsterLands
from taverne.words import Words
from tests.cli.tools import Shell, session

FIRST = ["pass", "1"] * 900
"""Passing wherever that is possible (it is refused elsewhere) and else taking the first option ends every game."""


def play(shell: Shell, *args: str, lines: list[str], seats: str = "human,bot:random", seed: int = 5) -> str:
    options = ("--option", "difficulty=tutorial", "--seed", str(seed))
    done = shell.run("play", "monster_lands", "--seats", seats, *options, *args, lines=lines)
    assert done.status == 0, done.err
    assert "⟦" not in done.out
    return done.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_against_a_bot_is_played_over_a_pipe(shell: Shell, lang: str) -> None:
    out = play(shell, "--lang", lang, lines=FIRST)
    assert ("The game is over." if lang == "en" else "La partie est terminée.") in out
    (log,) = shell.logs
    assert read(log, find)[0].over
    assert shell.run("replay", str(log), "--verify").status == 0


def test_alone_against_madhala_over_a_pipe(shell: Shell) -> None:
    out = play(shell, seats="1", lines=FIRST)
    assert "Your rank in" in out
    assert "Madhala" in out
    assert re.search(r"Rank: (Cannon Fodder|Recruit|Veteran|Hero)", out.rpartition("The game is over.")[2])


@pytest.mark.rule("ML-022")
def test_the_clans_say_whom_they_bring(shell: Shell) -> None:
    out = play(shell, lines=["quit"])
    assert re.search(r"Fire\n    Purkas \(leader\): Reputation 0, FM, .*\n    Korgo: Reputation 1, F, ", out)


@pytest.mark.rule("ML-263")
def test_alone_the_table_shows_what_each_rank_needs(shell: Shell) -> None:
    out = play(shell, seats="1", lines=["quit"])
    assert re.search(r"You +Recruit +Veteran +Hero\n  Victory points +\d+ +35 +45 +60\n", out)


def test_the_table_shows_places_dice_and_figures(shell: Shell) -> None:
    out = play(shell, lines=["1", "table", "quit"])
    assert re.search(r"  Tavern: \[ \]", out)
    assert re.search(r"Attack \d+, Capture \d+, Kill \d+\.", out)
    assert re.search(r"Dice: FFM P\d  Traps: 1 Force die", out)
    assert re.search(r"Dice: FFM P\d  Traps: \?", out), "the traps of others are only counted"


def test_a_small_question_shows_only_what_it_is_about(shell: Shell) -> None:
    out = play(shell, lines=["1", "deploy region_a", "quit"])
    last = out.rpartition("== Turn 1 of 6, Deployment ==")[2]
    assert "Region A" in last
    assert "Tavern:" not in last


def test_every_effect_of_the_box_has_a_sentence_in_both_languages() -> None:
    game = MonsterLands()
    cards = game.box.cards
    effects: list[Effect] = [one.talent for one in cards.mercenary]
    effects += [one.power for one in cards.monster]
    for kind in (cards.trap, cards.loot):
        effects += [one.effect for one in kind]
    effects += [one.ability for one in cards.equipment]
    effects += [one.benefit for one in cards.region]
    for lang in ("en", "fr"):
        board = LandsBoard(game, Words(game.name, lang))
        told = [board.effect(effect) for effect in effects]
        assert all(told)
        assert not [text for text in told if "⟦" in text]


def test_effects_count_and_decline() -> None:
    words = Words("monster_lands", "en")
    assert effect_text(words, Defend(2, ("water", "jungle"))).startswith("Cancels 2 hits of")
    assert effect_text(words, DieBonus("force", -1)) == "−1 to each Force die"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_the_screen_plays_it_too(tmp_path: Path, size: tuple[int, int]) -> None:
    game = find("monster_lands")
    assert game is not None
    words = Words(game.name, "en")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human,bot:random", difficulty="tutorial")
    app = TableApp(played, words, board_for(game, words))
    async with app.run_test(size=size) as pilot:
        for _ in range(400):
            clock.time += 700
            for _ in range(12):
                app.tick()
            if played.match.over or view_turn(played) > 1:
                break
            await pilot.press("1")
            await pilot.pause()
        assert view_turn(played) > 1
        assert "Turn 2 of 6" in str(app.query_one("#title", Static).render())
    played.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_the_screen_shows_the_table_in_parts(tmp_path: Path, size: tuple[int, int]) -> None:
    game = find("monster_lands")
    assert game is not None
    words = Words(game.name, "en")
    played, clock = session(tmp_path / "match.ndjson", game, words, "human,human", difficulty="tutorial")
    app = TableApp(played, words, board_for(game, words))

    def shown(where: str) -> str:
        return str(app.query_one(where, Static).render())

    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert shown("#tabs").startswith("[Now]  The Citadel   Outside   Clans")
        assert "Purkas (leader)" in shown("#area Static")
        await pilot.press("tab")
        await pilot.pause()
        assert "[The Citadel]" in shown("#tabs")
        assert "Tavern: [ ]" in shown("#area Static")
        await pilot.press("tab")
        await pilot.pause()
        assert "Region A" in shown("#area Static")
        area = app.query_one("#area")
        assert area.size.height >= 5
        assert area.max_scroll_y > 0 or size == (120, 40)
        await pilot.press("pagedown")
        await pilot.pause()
        assert area.scroll_offset.y > 0 or area.max_scroll_y == 0
        # Another question: what it is about comes to the front.
        while not str(app.offered[0]).startswith("deploy"):
            clock.time += 700
            app.answer(app.offered[0])
            app.tick()
            app._hidden = False
            await pilot.pause()
        app.answer(next(option for option in app.offered if str(option) == "deploy region_a"))
        await pilot.pause()
        assert "[Now]" in shown("#tabs")
        assert "Region A" in shown("#area Static")
        assert "Dice:" in shown("#players")
    played.close()


def view_turn(played: LocalTable) -> int:
    return int(played.match.view(0).table.turn)


PLANNING = ["clan fire", "clan water", "deploy region_a", "at 1", "send purkas"]
"""Two seats, seed 5: the leader stands before Region A and nothing but the required die is laid."""


@pytest.mark.parametrize(("lang", "word"), [("en", "all"), ("fr", "tout")])
def test_lines_say_the_odds_of_a_plan_and_lay_all_that_helps_at_once(shell: Shell, lang: str, word: str) -> None:
    lines = [*PLANNING, word, word, "quit"]
    out = play(shell, "--lang", lang, lines=lines, seats="human,human").replace("\u00a0", " ").replace("\u202f", " ")
    said = {
        "en": r"Purkas, Region A: Survive \d+% · Beat it \d+% · .*\nEverything that helps: up to \d+%\n",
        "fr": r"Purkas, Région A : Survivre \d+ % · Le vaincre \d+ % · .*\nTout ce qui aide : jusqu’à \d+ %\n",
    }
    assert re.search(said[lang], out)
    (log,) = shell.logs
    laid = [entry.do for entry in read(log, find)[0].entries]
    after = laid[laid.index(PLANNING[-1]) + 1 :]
    assert len([one for one in after if one.split()[0] in ("add", "trap")]) >= 2, "one word laid them all"
    nothing = {"en": "There is nothing to choose all at once here.", "fr": "Rien à choisir d’un seul coup ici."}
    assert nothing[lang] in out, "where nothing belongs together it says so"

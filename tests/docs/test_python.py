"""What docs/python.md promises a researcher: its scripts run, names are found or told, figures come with errors.

How bots and rules work is tested elsewhere.
"""

from __future__ import annotations

import math
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taverne
from taverne import bots, engine
from taverne.arena.lineup import BotLike, Cast
from taverne.arena.simulate import BrokenGames
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.game import OptionError, View
from taverne.engine.logs.log_file import RecordError
from taverne.engine.matches.bots import Bot, Simulator
from taverne.engine.rng import Rng
from taverne.games import UnknownGame
from taverne.words import Words

PAGE = Path(__file__).resolve().parents[2] / "docs" / "python.md"
SCRIPTS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
SNAKE = {"mode": "snake"}


class First(Bot):
    """Takes the first option."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return choice.options[0]


def test_there_are_three_scripts_of_at_most_fifteen_lines() -> None:
    assert len(SCRIPTS) == 3
    assert max(len([line for line in script.splitlines() if line.strip()]) for script in SCRIPTS) <= 15


@pytest.mark.parametrize("number", range(3))
def test_a_script_of_the_page_runs(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    taverne.save(taverne.play("dungeon_rush", ["easy"] * 2, SNAKE, seed=3), "match.ndjson")
    scope: dict[str, Any] = {"__name__": "script"}
    exec(compile(SCRIPTS[number], f"docs/python.md, {number + 1}", "exec", dont_inherit=True), scope)
    said = capsys.readouterr().out
    if number == 0:
        assert scope["match"].over
        assert "'bot': 'Careful'" in said
    elif number == 1:
        assert "± " in said
        assert scope["match"].position > 0
    else:
        assert said.startswith("position,seat,asked,options,answer")
        assert len(said.splitlines()) > 30


@pytest.mark.parametrize("name", taverne.names())
def test_common_names_of_levels_are_understood_in_every_game(name: str) -> None:
    game = taverne.find(name)
    own = list(game.bots())
    found = [game.level(level) for level in ("easy", "normal", "hard", "best")]
    assert [own.index(level) for level in found] == sorted(own.index(level) for level in found)
    assert found[-1] == own[-1]
    assert all(game.level(level) == level for level in own)


def test_unknown_names_raise_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess': there are dungeon_rush, monster_lands"):
        taverne.find("chess")
    with pytest.raises(UnknownGame):
        taverne.simulate("chess", 2, ["random"])
    with pytest.raises(UnknownGame):
        taverne.SearchBot("chess")
    with pytest.raises(ValueError, match="no words for 'chess'"):
        Words("chess", "en")
    with pytest.raises(OptionError, match="cannot be played by '3'"):
        taverne.new("nerath", "3")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="unknown bot genius: nerath has random, greedy, strategist, easy"):
        taverne.play("nerath", ["genius", "random"])
    with pytest.raises(AttributeError, match="has no 'simulat'; it has Action, Bot"):
        _ = taverne.simulat
    with pytest.raises(OptionError, match="is not a class of bots"):
        taverne.play("nerath", ["pathlib:Path", "random"])
    with pytest.raises(OptionError, match="no bot can be loaded from nowhere_at_all:Bot"):
        taverne.play("nerath", ["nowhere_at_all:Bot", "random"])


def test_bots_are_levels_classes_places_and_instances() -> None:
    game = taverne.find("dungeon_rush")
    search = taverne.SearchBot("dungeon_rush", playouts=4)
    given: list[BotLike] = [
        "hard",
        First,
        search,
        f"{First.__module__}:First",
        taverne.SearchBot(game.name, playouts=8),
    ]
    cast = Cast(game, given[:3] + given[4:])
    assert cast.labels == ("hard", "First", "SearchBot", "SearchBot-2")
    match = taverne.play(game, cast_bots := given[:3], SNAKE, seed=2)
    assert [seat.kind for seat in match.header.seats] == ["bot:hard", "bot:First", "bot:SearchBot"]
    assert match.result is not None
    assert len(cast_bots) == len(match.result.scores)


def test_a_bot_of_ones_own_plays_in_processes_and_is_reported_with_errors() -> None:
    one, two = (taverne.simulate("dungeon_rush", 3, [First, "hard"], SNAKE, games=12, seed=1, jobs=n) for n in (1, 2))
    assert one.by_bot == two.by_bot
    first, hard = one.by_bot
    assert (first.bot, hard.bot) == ("First", "hard")
    assert first.wins + hard.wins == pytest.approx(12)
    assert first.seats == 24
    assert hard.win_rate == pytest.approx(hard.wins / 12)
    assert one.rows()[0]["bot"] == "First"


class Spoken(Bot):
    """Answers in notation."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Any:
        return str(choice.options[0])


def test_a_bot_may_answer_in_notation() -> None:
    spoken, first = (taverne.play("dungeon_rush", [bot, "easy"], SNAKE, seed=4).result for bot in (Spoken, First))
    assert spoken == first


def test_errors_are_those_of_games_not_of_seats() -> None:
    """Two seats of one bot against another: the error is that of its share of games, halved."""
    report = taverne.simulate("dungeon_rush", 3, ["easy", "easy", "normal"], SNAKE, games=40, seed=5)
    line = next(line for line in report.by_bot if line.bot == "easy")
    games, p = 40, line.wins / 40
    assert 0 < p < 1
    assert line.win_error == pytest.approx(math.sqrt(p * (1 - p) / (games - 1)) / 2, abs=0.01)


def test_allies_are_noted() -> None:
    allied = taverne.simulate("nerath", 4, ["random"], {"limit": 2}, games=1)
    assert allied.teams == ((0, 2), (1, 3)) or sorted(map(len, allied.teams)) == [2, 2]
    free = taverne.simulate("nerath", 4, ["random"], {"limit": 2, "mode": "free_for_all"}, games=1)
    assert free.teams == ((0,), (1,), (2,), (3,))
    assert taverne.find("euthia").teams(taverne.find("euthia").check({"mode": "coop"}, 2), 2) == ((0, 1),)


def test_a_match_is_loaded_and_gone_through(tmp_path: Path) -> None:
    match = taverne.play("monster_lands", ["random", "random"], seed=4)
    taverne.save(match, tmp_path / "kept.ndjson")
    again = taverne.load(tmp_path / "kept.ndjson")
    steps = 0
    for step in again.steps():
        assert step.decision.accepts(step.action)
        assert step.state.pending
        steps = step.position + 1
    assert steps == again.position == match.position
    assert again.result == match.result


def test_a_match_is_saved_and_loaded_and_nothing_is_written_over(tmp_path: Path) -> None:
    match = taverne.play("dungeon_rush", ["easy"] * 3, SNAKE, seed=4)
    taverne.save(match, str(tmp_path / "new" / "kept.ndjson"))
    assert taverne.load(tmp_path / "new" / "kept.ndjson").entries == match.entries
    with pytest.raises(RecordError, match="already a log of that name"):
        taverne.save(match, tmp_path / "new" / "kept.ndjson")


def test_notation_is_accepted_and_refused_with_the_rule() -> None:
    match = taverne.new("dungeon_rush", 3, SNAKE, seed=1)
    seat = match.state.pending[0].seat
    refusal = match.why_not(seat, "hero nobody")
    assert refusal is not None
    assert refusal.rule == "DR-025"
    with pytest.raises(IllegalAction, match="DR-025") as illegal:
        match.act(seat, "hero nobody")
    assert illegal.value.refusal == refusal
    names = [info.name for info in match.header.seats]
    assert Words(match.game.name, "en").refusal(refusal, names, seat) == "Choose a hero first."
    choice = match.choice(seat)
    assert choice is not None
    answer: Any = 0
    with pytest.raises(ValueError, match="not an action: '0'"):
        match.act(seat, answer)
    assert match.act(seat, str(choice.options[0]))


def test_a_position_is_judged_by_the_same_search_that_chooses() -> None:
    match = taverne.new("dungeon_rush", 3, SNAKE, seed=6)
    seat = match.state.pending[0].seat
    choice = match.choice(seat)
    assert choice is not None
    bot = taverne.SearchBot(match.game, playouts=60)
    judged = bot.evaluate(choice, match.simulator(seat), Rng(5))
    assert {line.option for line in judged} == set(choice.options)
    assert judged[0].option == bot.choose(None, choice, Rng(5), match.simulator(seat))
    assert judged[0].visits == max(line.visits for line in judged)
    assert all(line.visits == 1 or 0 <= line.error < 2 for line in judged)
    with pytest.raises(ValueError, match="that seat is asked nothing now"):
        bot.evaluate(match.choice((seat + 1) % 3), match.simulator(seat))


def test_a_seat_beyond_the_table_is_refused() -> None:
    match = taverne.new("dungeon_rush", 3, SNAKE, seed=1)
    for asking in (match.view, match.simulator, lambda seat: taverne.show(match, seat)):
        with pytest.raises(ValueError, match="no seat 3: they are counted from 0 to 2"):
            asking(3)
    assert match.view(-3).seat == -3
    assert match.choice(3) is None, "nobody there is asked anything"


def test_reports_print_as_tables() -> None:
    report = taverne.simulate("dungeon_rush", 3, [First, "easy"], SNAKE, games=4)
    assert re.search(r"^First +0\.0 ± 0\.0% .* 8$", str(report), re.M)
    assert str(report) == report.text()
    cup = taverne.tournament("dungeon_rush", 3, [First, "easy"], SNAKE, games=2)
    assert re.search(r"^easy +\d+ ± +\d+ ", str(cup), re.M)
    assert "parties" in cup.text("fr")
    varied = taverne.lab("dungeon_rush", {"mode": ["snake", "secret"]}, 3, ["easy"], games=2)
    assert re.search(r"^mode=secret +\d+ ± ", str(varied), re.M)
    with pytest.warns(BrokenGames):
        broken = taverne.simulate("dungeon_rush", 3, [Broken, "easy"], SNAKE, games=2)
    assert "KeyError" in str(broken)
    assert str(taverne.simulate("dungeon_rush", 3, ["easy"], SNAKE, games=0)).startswith("Dungeon Rush: 0 games")


class Broken(Bot):
    """Breaks every game."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        raise KeyError("nothing here")


def test_names_are_where_one_looks_for_them() -> None:
    assert taverne.Bot is bots.Bot is engine.Bot
    assert taverne.SearchBot is bots.SearchBot
    assert dir(taverne) == sorted(taverne.__all__)
    with pytest.raises(taverne.OptionError):
        taverne.new("nerath", 9)
    with pytest.raises(taverne.IllegalAction):
        taverne.new("nerath").act(0, "end")


@pytest.mark.parametrize("name", taverne.names())
def test_everything_prints(name: str) -> None:
    match = taverne.new(name, seed=2)
    seat = next(d.seat for d in match.state.pending if d.seat >= 0)
    choice = match.choice(seat)
    assert choice is not None
    assert str(choice.options[0]) in str(match.view(seat))
    assert choice.prompt in repr(match)
    assert name in repr(match.game)
    assert str(choice.options[0]) in taverne.show(match, seat)
    assert taverne.show(match, seat, "fr") != taverne.show(match, seat)


def test_an_instance_that_knows_no_game_is_told_when_it_sits_down() -> None:
    bot = First()
    assert repr(bot) == "<First for any game>"
    report = taverne.simulate("dungeon_rush", 3, [bot, "random"], SNAKE, games=2)
    assert [line.bot for line in report.by_bot] == ["First", "random"]
    assert report.errors == 0
    assert repr(bot) == "<First for dungeon_rush>"


def test_a_report_becomes_a_data_frame() -> None:
    pandas = pytest.importorskip("pandas")
    report = taverne.simulate("dungeon_rush", 3, ["random", "easy"], SNAKE, games=4)
    frame = report.to_pandas()
    assert isinstance(frame, pandas.DataFrame)
    assert list(frame.columns) == list(msgspec.structs.asdict(report.by_bot[0]))
    assert frame.to_dict("records") == report.rows()
    assert frame["seats"].sum() == 4 * 3
    assert frame["wins"].sum() == pytest.approx(4)
    table = taverne.tournament("dungeon_rush", 3, ["random", "easy"], SNAKE, games=4).to_pandas()
    assert set(table["bot"]) == {"random", "easy"}


def test_without_pandas_a_report_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    report = taverne.simulate("dungeon_rush", 3, ["random"], SNAKE, games=2)
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        report.to_pandas()

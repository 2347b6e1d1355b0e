"""The computer opponents: they answer every question, know no more than their seat, think fast and beat chance.
The scale they weigh things by is tested where it decides something; how strong they are, by ``benchmarks``."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, cast

import pytest

from taverne.arena.simulate import simulate
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.game import Options
from taverne.engine.logs.snapshot import encode
from taverne.engine.rng import Rng
from taverne.games.monster_lands.bots.expedition_plans import Scout, extended
from taverne.games.monster_lands.bots.greedy import greedy
from taverne.games.monster_lands.bots.piece_values import Worth
from taverne.games.monster_lands.bots.players import BOTS, Greedy, Search, outcome, twice
from taverne.games.monster_lands.bots.quick_odds import chances, reaches
from taverne.games.monster_lands.bots.scenario_values import Wishes
from taverne.games.monster_lands.odds.battle_odds import Opposition, Plan, odds
from taverne.games.monster_lands.odds.forecast import Load, plan_of, with_carried
from taverne.games.monster_lands.odds.reroll_policy import expected
from taverne.games.monster_lands.odds.rolls import RerollSource, Roll
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    equip,
    expeditions,
    hire,
    leave_now,
    loot,
    member,
    monster,
    pool,
    refresh,
    region,
    seated,
    tavern,
    traps,
)
from tests.monster_lands.scenes import clean
from tests.tools import play

SETS = [(seats, options) for seats, options in GAME.option_sets() if seats > 1]


def decisions(seats: int, options: Options, seed: int) -> Iterator[tuple[LandsState, Choice]]:
    """Let greedy players play a game, and show each decision before it is answered."""
    table = GAME.start(options, seats, seed)
    rng = Rng(seed)
    while True:
        settle(table)
        if not table.pending:
            return
        choice = cast(Choice, table.pending[0])
        yield table, choice
        apply(table, choice.seat, greedy(table, choice, rng))


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_greedy_players_finish_every_sort_of_game(seats: int, options: Options) -> None:
    count = sum(1 for _ in decisions(seats, options, 5))
    assert 20 * seats < count < 600 * seats


@pytest.mark.parametrize("scenario", range(1, 11))
def test_a_greedy_player_finishes_every_scenario_alone(scenario: int) -> None:
    assert sum(1 for _ in decisions(1, {"scenario": scenario}, 2)) > 20


def earned(scenario: int, seeds: range) -> int:
    """Count in how many games a greedy player alone becomes a Recruit or better."""
    found = 0
    for seed in seeds:
        *_, (table, _) = decisions(1, {"scenario": scenario, "difficulty": "normal"}, seed)
        result = GAME.result(table)
        assert result is not None
        found += bool(result.winners)
    return found


@pytest.mark.rule("ML-264")
def test_a_greedy_player_alone_becomes_a_recruit_in_most_games() -> None:
    assert earned(1, range(5)) >= 3


@pytest.mark.rule("ML-265", "ML-273")
def test_a_greedy_player_plays_for_the_goal_of_its_scenario() -> None:
    """Gold in the second scenario, missions in the ninth: points alone earn no rank there."""
    assert earned(2, range(4)) >= 3
    assert earned(9, range(6)) >= 2


@pytest.mark.rule("ML-269")
def test_what_a_scenario_wants_in_stock_is_worth_more_until_it_is_there() -> None:
    table, choice = next((t, c) for t, c in decisions(1, {"scenario": 5}, 1) if c.prompt == "deploy")
    table.turn = 5
    wanting = Wishes(table, choice.seat)
    assert wanting.token(0, 4, 2) == wanting.token(0, 4, 1) > 0, "five Defence tokens are enough"
    assert len(wanting.types) == 3
    assert wanting.gear(wanting.types[0]) > 0
    assert Wishes(seated(2), 0).token(0, 0, 1) == 0


def test_chances_with_rerolls_are_the_exact_ones() -> None:
    roll = Roll((3, 0, 0), rerolls=(RerollSource(1, 1, True),))
    found, whole = expected(roll, [[0] * 14 + [1]], (0,))
    assert reaches(roll, 14) == pytest.approx(found[0][0] / whole)
    assert reaches(roll, 14) > reaches(roll._replace(rerolls=()), 14)
    assert (reaches(roll, 3), reaches(roll, 19)) == (1.0, 0.0)


def test_thinking_changes_nothing_on_the_table() -> None:
    for table, choice in decisions(3, {"ambush": True}, 8):
        before = encode(table)
        greedy(table, choice, Rng(1))
        assert encode(table) == before, choice.prompt


@pytest.mark.rule("ML-061")
def test_a_bot_does_not_see_the_traps_of_others() -> None:
    """Whatever traps the others are dealt, the answer is the same."""
    for number, (table, choice) in enumerate(decisions(4, {"ambush": True}, 4)):
        if number % 7 or choice.prompt == "clan":
            continue
        believed = [GAME.determinize(table, choice.seat, Rng(seed)) for seed in (1, 2, 3)]
        answers = {greedy(guess, cast(Choice, guess.pending[0]), Rng(9)) for guess in believed}
        assert len(answers) == 1, choice.prompt


def test_a_greedy_answer_takes_a_few_milliseconds() -> None:
    took, count = 0.0, 0
    for table, choice in decisions(4, {}, 6):
        began = time.process_time()
        greedy(table, choice, Rng(1))
        took += time.process_time() - began
        count += 1
    assert took / count < 0.01


def test_a_greedy_player_beats_three_that_play_by_lot() -> None:
    report = simulate(GAME, 4, ["greedy", "random", "random", "random"], games=12, seed=2, rotate=True)
    assert report.errors == 0
    assert report.wins_by_bot["greedy"] >= 11
    assert report.mean_score_by_bot["greedy"] > 2 * report.mean_score_by_bot["random"]


@pytest.mark.rule("ML-108", "ML-110", "ML-133")
def test_a_plan_put_together_piece_by_piece_is_the_plan_of_the_whole() -> None:
    state = seated(2)
    monster(state, 0, "blandor")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    hire(state, 0, "taroa", "karunna", "torko")
    traps(state, 0, "F2", "M_plus_1", "T_plus_6")
    scout = Scout(Worth(state, 0))
    for load in (
        Load((2, 1, 0), traps=tuple(state.traps[0]), shields=2, potions=1, venoms=1),
        Load((1, 0, 0), traps=(state.cat.trap_index["F2"],), venoms=1),
        Load((3, 3, 0), potions=1),
    ):
        for who in ("purkas", "taroa", "karunna", "torko"):
            for e in range(4, 8):
                quick = extended(state, scout.base(e, member(state, who)), load)
                whole = plan_of(state, member(state, who), e, with_carried(state, e, load), state.monsters[0])
                assert quick == whole, (who, e, load)


def test_the_quick_chances_of_plans_without_rerolls_are_the_exact_ones() -> None:
    for dice in ((3, 0, 0), (4, 0, 0), (6, 0, 0)):
        plan = Plan(Roll(dice, (1, 0, 0), 2), defences=1, venoms=1, traps=1, capture_bonus=1)
        foe = Opposition(4, 13, 18, auto=1)
        exact = odds(plan, foe, "beat")
        assert chances(plan, foe) == pytest.approx([float(exact.survive), float(exact.capture), float(exact.kill)])


def test_what_lies_within_reach_is_taken() -> None:
    """With dice enough to kill a weak monster, a mercenary is sent at it; with gold, a recruit comes first."""
    state = seated(2)
    monster(state, 0, "krinx")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    hire(state, 0, "taroa")
    state.gold[0] = 0
    pool(state, 0, force=6)
    refresh(state)
    assert str(greedy(state, cast(Choice, state.pending[0]), Rng(1))) == "deploy region_a"


class Hasty(Search):
    """Searches less, so that the test does not take long."""

    tries = 6


@pytest.mark.plain
def test_a_search_answers_legally_and_always_the_same() -> None:
    bot = Hasty(GAME)
    for number, (table, choice) in enumerate(decisions(2, {}, 3)):
        if number % 9 or len(choice.options) == 1:
            continue

        def simulator(rng: Rng, state: LandsState = table, seat: int = choice.seat) -> Any:
            return GAME.determinize(state, seat, rng)

        before = encode(table)
        first = bot.choose(None, choice, Rng(number), simulator)
        assert first in choice.options
        assert encode(table) == before
        if choice.prompt == "deploy":
            assert first == bot.choose(None, choice, Rng(number), simulator)
        if table.turn > 2:
            return


@pytest.mark.parametrize("rolling", [False, True])
def test_an_outcome_is_weighed_once_all_have_deployed_or_at_the_end_of_the_turn(rolling: bool) -> None:
    table, choice = next((t, c) for t, c in decisions(2, {}, 1) if c.prompt == "deploy")
    rich = table.clone()
    rich.glory[choice.seat] += 5
    poor = [outcome(table.clone(), choice.seat, choice.options[0], Rng(seed), rolling) for seed in range(4)]
    better = [outcome(rich.clone(), choice.seat, choice.options[0], Rng(seed), rolling) for seed in range(4)]
    assert sum(better) > sum(poor)


def test_looking_for_the_best_next_action_finds_no_worse_a_future() -> None:
    found = 0
    for number, (table, choice) in enumerate(decisions(3, {}, 5)):
        if choice.prompt == "deploy" and number % 5 == 0 and len(choice.options) > 2:
            once = outcome(table.clone(), choice.seat, choice.options[0], Rng(3))
            more = twice(table.clone(), choice.seat, choice.options[0], Rng(3))
            assert more >= once - 1e-9
            found += more > once + 0.1
        if table.turn > 3:
            break
    assert found, "greedy's next action is not always the best"


def test_levels_go_from_weak_to_strong() -> None:
    assert list(BOTS) == ["random", "greedy", "search"]
    assert BOTS["greedy"] is Greedy


@pytest.mark.rule("ML-093")
def test_greedy_says_who_takes_over_a_card_that_somebody_hands_on() -> None:
    """It never hands one on itself, but goes on from there when a review or a hint tries it out."""
    state = seated()
    equip(state, "purkas", "noxx")
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: more\n0: move noxx purkas")
    asked = state.pending[0]
    assert isinstance(asked, Choice)
    assert str(greedy(state, asked, Rng(1))) == "equip korgo"


@pytest.mark.rule("ML-201")
@pytest.mark.parametrize(("worn", "answer"), [("", "equip korgo"), ("slyzor", "pass")])
def test_greedy_gives_what_a_deserter_leaves_to_whoever_has_room_for_it(worn: str, answer: str) -> None:
    state = seated()
    hire(state, 0, "taroa")
    equip(state, "taroa", "pugnor")
    equip(state, "purkas", "krakhen")
    if worn:
        equip(state, "korgo", worn)
    state.gold[0] = 0
    clean(state)
    asked = state.pending[0]
    assert isinstance(asked, Choice)
    assert asked.prompt == "inherit"
    assert str(greedy(state, asked, Rng(1))) == answer


@pytest.mark.rule("ML-322")
def test_greedy_lets_a_recruit_for_loot_take_over_from_a_dead_leader() -> None:
    state = seated()
    leave_now(state, member(state, "purkas"))
    loot(state, 0, "free_recruit")
    tavern(state, "guster", "zondu", "lorios", "drapis")
    clean(state)
    asked = state.pending[0]
    assert isinstance(asked, Choice)
    assert str(greedy(state, asked, Rng(1))) == "loot free_recruit"

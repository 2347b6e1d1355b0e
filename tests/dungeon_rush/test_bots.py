"""Tests of the computer opponents of Dungeon Rush: their pace, their mistakes, what they know, how strong they are.

Fewer games than the figures in docs/bots.md were measured with, and bounds that leave room for luck.
"""

from __future__ import annotations

import math
import statistics
import time

import pytest

from taverne.arena import simulate
from taverne.arena.lineup import bots_for
from taverne.arena.play import Bare, Runner, play_bare, play_recorded
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import apply, ask_again
from taverne.engine.game import View
from taverne.engine.matches.bots import Bot, Simulator
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from taverne.games.dungeon_rush.bots import BOTS, Easy, Hard, Normal, Player
from taverne.games.dungeon_rush.bots.attack_forecast import AttackForecast
from taverne.games.dungeon_rush.bots.box_knowledge import BoxKnowledge, combined, knowledge_of, odds
from taverne.games.dungeon_rush.box.cards import Skills4
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state.game_state import DungeonState, beats, both_beat
from taverne.games.dungeon_rush.state.terms import NONE

GAME = DungeonRush()
BOX = GAME.box
LEVELS: list[type[Player]] = [Easy, Normal, Hard]


def nothing(rng: Rng) -> DungeonState:
    raise AssertionError("these bots do not search")


def at_attack(mode: str = "snake", players: int = 4, seed: int = 1) -> DungeonState:
    """A table at the first claim of the first round."""
    sitting = Bare(GAME, {"mode": mode}, players, seed)
    while sitting.state.pending[-1].prompt not in ("turn", "round", "assign-left"):
        decision = next(d for d in sitting.state.pending if not getattr(d, "optional", False))
        assert isinstance(decision, Choice | Timer)
        sitting.act(decision.seat, decision.options[0], 0)
    assert isinstance(sitting.state, DungeonState)
    return sitting.state


def asked(table: DungeonState, seat: int | None = None) -> Choice:
    return next(d for d in table.pending if isinstance(d, Choice) and seat in (None, d.seat))


def answer(bot: type[Bot], table: DungeonState, seat: int | None = None, rng: int = 1) -> Action:
    choice = asked(table, seat)
    return bot(GAME).choose(GAME.view(table, choice.seat), choice, Rng(rng), nothing)


def lay(table: DungeonState, monsters: list[str], skills: dict[int, tuple[Skills4, Skills4]]) -> DungeonState:
    """Lay these monsters on the table and give seats these skills; then ask again."""
    table.slots = [BOX.monster_index[name] for name in monsters]
    table.holder = [NONE] * len(monsters)
    for seat, (left, right) in skills.items():
        table.skills[2 * seat : 2 * seat + 2] = [left, right]
    ask_again(table)
    return table


def test_the_levels_are_listed_weakest_first() -> None:
    assert list(BOTS) == ["random", "easy", "normal", "hard"]
    assert GAME.bots() is BOTS


# Pace


@pytest.mark.rule("DR-174")
@pytest.mark.parametrize(("level", "median"), [(Easy, 4_000), (Normal, 2_500), (Hard, 1_500)])
def test_the_first_claim_comes_after_a_log_normal_time_of_the_levels_median(level: type[Player], median: int) -> None:
    table = at_attack("arrival")
    view, choice, bot = GAME.view(table, 0), asked(table, 0), level(GAME)
    times = [bot.delay(view, choice, Rng(seed)) for seed in range(4_000)]
    assert statistics.median(times) == pytest.approx(median, rel=0.03)
    assert min(times) >= 800
    logs = sorted(math.log(time) for time in times if time > 880)
    middle = math.log(median)
    above = [value - middle for value in logs if value > middle]
    assert statistics.median(above) == pytest.approx(0.35 * 0.6745, rel=0.1)


@pytest.mark.rule("DR-175")
@pytest.mark.parametrize("level", LEVELS)
def test_the_second_claim_comes_at_least_half_a_second_after_the_first(level: type[Player]) -> None:
    table = at_attack("arrival")
    apply(table, 0, asked(table, 0).options[0], 900)
    view, choice, bot = GAME.view(table, 0), asked(table, 0), level(GAME)
    assert min(bot.delay(view, choice, Rng(seed)) for seed in range(2_000)) >= 500


class Try:
    """A claim that a bot sent: round, seat, time, and whether it was accepted."""

    def __init__(self, round_: int, seat: int, at: int, accepted: bool) -> None:
        self.round, self.seat, self.at, self.accepted = round_, seat, at, accepted


def tries(match: Match[DungeonState]) -> list[Try]:
    found, round_ = [], 0
    for entry in match.entries:
        if entry.do.startswith("expire countdown"):
            round_ += 1
        elif entry.do.startswith("claim") or entry.refused.startswith("claim"):
            found.append(Try(round_, entry.seat, entry.at, not entry.refused))
    return found


@pytest.fixture(scope="module", params=["arrival", "fair"])
def raced(request: pytest.FixtureRequest) -> Match[DungeonState]:
    """A race of all levels, long enough for every kind of collision."""
    full = GAME.check({"mode": request.param}, 5)
    return play_recorded(GAME, full, 5, ("hard", "hard", "normal", "easy", "hard"), 12)


@pytest.mark.rule("DR-172", "DR-174", "DR-175", "DR-176")
def test_bots_keep_their_pace_in_a_race(raced: Match[DungeonState]) -> None:
    accepted: dict[tuple[int, int], list[int]] = {}
    sent: dict[tuple[int, int], list[Try]] = {}
    for attempt in tries(raced):
        earlier = sent.setdefault((attempt.round, attempt.seat), [])
        assert attempt.at >= (800 if not earlier else 0)
        if earlier and not earlier[-1].accepted:
            assert attempt.at - earlier[-1].at >= 400
        earlier.append(attempt)
        if attempt.accepted:
            accepted.setdefault((attempt.round, attempt.seat), []).append(attempt.at)
    pairs = [times for times in accepted.values() if len(times) == 2]
    assert len(pairs) > 20
    assert all(second - first >= 400 for first, second in pairs)
    if raced.header.options["mode"] == "arrival":
        assert all(second - first >= 500 for first, second in pairs)


@pytest.mark.rule("DR-172")
def test_bots_are_refused_like_anybody_and_it_is_written_down(raced: Match[DungeonState]) -> None:
    refused = [entry for entry in raced.entries if entry.refused]
    if raced.header.options["mode"] == "arrival":
        assert refused
    assert {(entry.why, entry.rule) for entry in refused} <= {
        ("claim-held", "DR-060"),
        ("claim-late", "DR-146"),
        ("claim-late", "DR-147"),
    }


@pytest.mark.rule("DR-180")
@pytest.mark.parametrize("level", LEVELS)
def test_turn_by_turn_bots_wait_only_to_be_seen(level: type[Player]) -> None:
    for mode in ("snake", "secret"):
        table = at_attack(mode)
        choice = asked(table)
        view = GAME.view(table, choice.seat)
        waits = {level(GAME).delay(view, choice, Rng(seed)) for seed in range(50)}
        assert len(waits) == 1
        assert waits.pop() <= 1_000


# Mistakes


@pytest.mark.plain
@pytest.mark.rule("DR-177")
@pytest.mark.parametrize(("level", "percent"), [(Easy, 15), (Normal, 5), (Hard, 1)])
def test_a_fight_is_misjudged_as_often_as_the_level_says(
    level: type[Player], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    slips: list[int] = []
    monkeypatch.setattr(AttackForecast, "misjudge", lambda self, rng: slips.append(1))
    table = at_attack()
    bot, choice = level(GAME), asked(table)
    view = GAME.view(table, choice.seat)
    count = 3_000 if level is not Hard else 1_500
    for seed in range(count):
        bot.choose(view, choice, Rng(seed * 7919), nothing)
    assert len(slips) / count == pytest.approx(percent / 100, rel=0.35)


@pytest.mark.rule("DR-177")
def test_who_misjudges_a_fight_may_claim_a_monster_that_wins_it() -> None:
    table = lay(at_attack(), ["III-33", "III-27", "I-01", "I-02", "I-03", "I-04", "I-05", "I-06"], {})
    seat = asked(table).seat
    claimed = {str(answer(Easy, table, rng=seed).args[1]) for seed in range(200)}
    hard_ones = {name for name in claimed if not beatable(table, seat, name)}
    assert hard_ones
    sound = [seed for seed in range(200) if beatable(table, seat, str(answer(Easy, table, rng=seed).args[1]))]
    assert len(sound) >= 150


def beatable(table: DungeonState, seat: int, name: str) -> bool:
    defence = BOX.monster_defence[BOX.monster_index[name]]
    return any(beats(skills, defence) for skills in table.pair(seat))


# What they see


class Spy(Hard):
    """Writes down what it is shown."""

    shown: list[tuple[str, View]]

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        assert view is not None
        self.shown.append((choice.prompt, view))
        return super().choose(view, choice, rng, simulator)


@pytest.mark.plain
@pytest.mark.rule("DR-173")
def test_a_bot_sees_no_monster_before_the_reveal_and_no_secret_after_it() -> None:
    sitting = Bare(GAME, {"mode": "arrival"}, 3, 4)
    spies = [Spy(GAME) for _ in range(3)]
    for spy in spies:
        spy.shown = []
    Runner(sitting, spies, hurry=True).play()
    for seat, spy in enumerate(spies):
        assert {prompt for prompt, _ in spy.shown} >= {"draft", "ready", "attack", "place", "final"}
        for prompt, view in spy.shown:
            assert view.seat == seat
            assert bool(view.table.monsters) == (prompt == "attack")


@pytest.mark.rule("DR-173")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_what_is_hidden_does_not_change_the_answer(mode: str) -> None:
    """Two tables that look alike to a seat get the same answer from it."""
    table = at_attack(mode, seed=3)
    for rng in range(10):
        seat = asked(table).seat
        guess = GAME.determinize(table, seat, Rng(rng + 100))
        for level in LEVELS:
            assert answer(level, table, seat, rng) == answer(level, guess, seat, rng)


# What they know


def test_reaching_a_defence_is_the_rules_own_comparison() -> None:
    for left in ((0, 1, 2, 0), (3, 0, 0, 1), (2, 2, 2, 2)):
        for right in ((1, 1, 1, 1), (0, 0, 0, 3)):
            for defence in BOX.monster_defence:
                assert beats(combined(left, right), defence) == both_beat(left, right, defence)


def test_normal_and_hard_send_both_heroes_where_one_alone_would_lose() -> None:
    weak: tuple[Skills4, Skills4] = ((1, 1, 0, 0), (0, 0, 1, 1))
    for level in (Normal, Hard):
        table = at_attack()
        seat = asked(table).seat
        lay(table, ["I-34", "III-33", "III-25", "III-26", "III-27", "III-28", "III-21", "III-22"], {seat: weak})
        assert answer(level, table, rng=3).args[1] == "I-34"


def test_easy_forgets_that_two_may_fight_together() -> None:
    table = at_attack()
    seat = asked(table).seat
    lay(
        table,
        ["I-34", "III-33", "III-25", "III-26", "III-27", "III-28", "III-21", "III-22"],
        {seat: ((1, 1, 0, 0), (0, 0, 1, 1))},
    )
    assert answer(Easy, table, rng=3) == Action("pass")


def test_hard_takes_a_monster_from_the_rival_who_wants_it() -> None:
    """It beats two alike; only one of them is also wanted by everybody else."""
    table = at_attack()
    seat = asked(table).seat
    rivals = {other: ((0, 4, 0, 0), (0, 0, 0, 0)) for other in range(4) if other != seat}
    lay(
        table,
        ["III-21", "III-22", *[f"III-{n}" for n in (27, 33, 28, 23, 24, 19)]],
        {**rivals, seat: ((4, 4, 0, 0), (0, 0, 0, 0))},
    )
    assert answer(Hard, table, rng=3) == Action("claim", ("left", "III-22"))


def test_hard_blocks_a_monster_it_cannot_beat_when_that_is_worth_a_coin() -> None:
    table = at_attack()
    seat = asked(table).seat
    rivals = {other: ((2, 2, 2, 2), (0, 0, 0, 0)) for other in range(4) if other != seat}
    lay(
        table,
        ["III-33", *[f"III-{n}" for n in (21, 22, 23, 24, 25, 26, 27)]],
        {**rivals, seat: ((0, 0, 0, 0), (0, 0, 0, 0))},
    )
    assert answer(Hard, table, rng=3).args[1:] == ("III-33",)
    assert answer(Normal, table, rng=3) == Action("pass")


def test_the_final_fight_goes_to_the_richer_of_what_can_be_beaten() -> None:
    sitting = Bare(GAME, {"mode": "snake"}, 3, 2)
    while (decision := sitting.state.pending[0]).prompt != "final":
        assert isinstance(decision, Choice)
        sitting.act(decision.seat, decision.options[-1], 0)
    table = sitting.state
    assert isinstance(table, DungeonState)
    for skills, expected in (((9, 9, 9, 9), "fight dragon"), ((5, 5, 5, 5), "fight lord"), ((1, 1, 1, 1), "decline")):
        table.skills[0:2] = [skills, (0, 0, 0, 0)]
        for level in LEVELS:
            assert str(answer(level, table, 0)) == expected


def test_after_the_last_round_a_point_short_of_the_dragon_is_worth_nothing() -> None:
    knowledge = knowledge_of(BOX)
    dragon = BOX.dragon_defence[0]
    short = list(dragon)
    wanted = next(skill for skill in range(4) if dragon[skill])
    short[wanted] -= 1
    full = knowledge.boss((dragon[0], dragon[1], dragon[2], dragon[3]), 0, 0, 0)
    assert full == BOX.dragon_coins[0]
    missed = knowledge.boss((short[0], short[1], short[2], short[3]), 0, 0, 0)
    assert missed in (0, BOX.lord_coins[0])


def test_the_odds_of_the_final_fight_grow_with_time_and_fall_with_what_is_missing() -> None:
    assert odds(0, 0) == 1.0
    assert odds(1, 0) == 0.0
    assert odds(5, 8) > odds(5, 4) > odds(5, 2) > odds(9, 2)


def test_lore_counts_the_monsters_that_a_hero_beats() -> None:
    knowledge = BoxKnowledge(BOX)
    everything = (1 << knowledge.sizes[0]) - 1
    assert knowledge.best(0, (0, 0, 0, 0), 4, everything) == 0.0
    strong, weak = (knowledge.best(0, skills, 4, everything) for skills in ((3, 3, 3, 3), (1, 0, 0, 0)))
    assert strong > weak > 0.0
    assert strong <= max(BOX.monster_coins[m] + BOX.monster_gain_n[m] for m in range(34))


# Strength; see docs/bots.md for the figures of 1,000 games and the command


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "strong", "weak", "least"),
    [
        ("snake", "hard", "random", 0.90),
        ("snake", "hard", "easy", 0.80),
        ("snake", "hard", "normal", 0.70),
        ("snake", "normal", "easy", 0.40),
        ("snake", "easy", "random", 0.90),
        ("arrival", "hard", "normal", 0.80),
        ("arrival", "normal", "easy", 0.60),
        ("secret", "hard", "normal", 0.60),
    ],
)
def test_one_of_a_level_beats_three_of_a_lower_one(mode: str, strong: str, weak: str, least: float) -> None:
    """Equal bots would win one game in four."""
    games = 40
    report = simulate(GAME, 4, [strong, weak, weak, weak], {"mode": mode}, games, seed=2024, rotate=True)
    assert report.errors == 0
    assert report.wins_by_bot[strong] >= least * games


def test_a_choice_takes_about_a_millisecond() -> None:
    full = GAME.check({"mode": "snake"}, 4)
    began = time.process_time()
    outcome = play_bare(GAME, full, 4, bots_for(GAME, full, 4, ["hard"]), 1)
    assert (time.process_time() - began) / outcome.decisions < 0.003

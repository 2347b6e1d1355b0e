"""What the ranks ask for, told at the end and kept in the view; the way of a campaign through the scenarios."""

from __future__ import annotations

import pytest

from taverne.engine.game import OptionError, Options, Result
from taverne.engine.matches.campaign import begin, leave, resign
from taverne.games.monster_lands.rules.solo.goals import goals_of, progress
from tests.monster_lands.battle.test_rules_battle import abysur
from tests.monster_lands.positions import GAME, adventure, column
from tests.monster_lands.solo.test_rules_scenarios import ended, prepared
from tests.tools import play, told

CARDS = GAME.box.cards


@pytest.mark.rule("ML-263", "ML-264", "ML-265", "ML-269", "ML-271", "ML-273")
@pytest.mark.parametrize(
    ("scenario", "goals"),
    [
        (1, {"points": ((35,), (45,), (60,))}),
        (2, {"gold": ((15,), (35,), (55,))}),
        (7, {"mercenaries": ((2, 1, 1, 1), (2, 2, 1, 1), (2, 2, 2, 2))}),
        (9, {"points": ((30,), (40,), (55,)), "missions": ((4,), (6,), (8,))}),
    ],
)
def test_every_condition_of_a_rank_is_a_goal(scenario: int, goals: dict[str, tuple[tuple[int, ...], ...]]) -> None:
    assert {goal.goal: goal.needs for goal in goals_of(CARDS.scenario[scenario - 1])} == goals


@pytest.mark.rule("ML-269")
def test_being_prepared_is_counted_thing_by_thing() -> None:
    view = GAME.view(prepared(), 0).table
    have = {goal.goal: (goal.have, goal.needs[0]) for goal in view.solo.goals}
    assert have == {
        "trap": ((5,), (5,)),
        "defence": ((5,), (5,)),
        "potion": ((3,), (3,)),
        "venom": ((3,), (3,)),
        "equipment": ((3,), (3,)),
        "affinities": ((4,), (4,)),
        "points": ((13,), ()),
    }


@pytest.mark.rule("ML-263")
def test_the_end_tells_what_the_next_rank_needed() -> None:
    state = ended(1, glory=40)  # 42 points: a Recruit
    assert [event.data for event in told(state, "short")] == [
        {"rank": "rank-veteran", "goal": "goal-points", "need": "45", "have": "42"}
    ]
    assert told(ended(1, glory=70), "short") == [], "a Hero lacks nothing"
    missing = [event.data["goal"] for event in told(ended(9, glory=40, missions=3), "short") if event.data]
    assert missing == ["goal-missions"]


@pytest.mark.rule("ML-163")
def test_a_roll_tells_what_its_total_is_made_of() -> None:
    """In the long example of the rulebook, 7 damage are done before the second attack, whose dice get nothing added."""
    state = abysur()
    state.guarded[column("region_a", 2)] = 1
    adventure(state)
    play(state, "0: shield 1\nchance: roll 6 5 4 3 2 1\n0: defend 2\n0: drink 1")
    play(state, "0: roll\nchance: roll 1 2 3")
    play(state, "1: shield 0\nchance: roll 1 1 1 1 1 1 1\nchance: roll 4 2")
    rolls = [event.data or {} for event in told(state, "rolled")]
    made = [(data["total"], data["before"], data["bonus"]) for data in rolls]
    assert made == [(7, 0, 1), (13, 7, 0)]
    [battle] = told(state, "battle")
    assert battle.data == {"place": "place-region_a", "monster": "monster-abysur"}


def played(*games: tuple[int, str, int, int]) -> list[tuple[Options, Result]]:
    """Games as (scenario, difficulty, rank, score)."""
    found = []
    for number, (scenario, level, rank, score) in enumerate(games):
        options: Options = {"mode": "campaign", "scenario": scenario, "difficulty": level, "played": number + scenario}
        found.append((GAME.check(options, 1), Result((score,), (), ({"glory": score, "rank": rank},))))
    return found


@pytest.mark.rule("ML-277")
def test_the_way_shows_what_is_behind_and_what_is_ahead() -> None:
    choice = GAME.check({"mode": "campaign", "scenario": 2, "difficulty": "heroic", "played": 3}, 1)
    page = progress(CARDS, played((1, "normal", 1, 36), (1, "normal", 3, 61)), [choice])
    assert [(leg.scenario, leg.stands, leg.games, leg.rank) for leg in page.way[:3]] == [
        ("S01", "done", 2, 3),
        ("S02", "now", 0, -1),
        ("S03", "ahead", 0, -1),
    ]
    assert [(game.scenario, game.rank, game.score) for game in page.games] == [("S01", 1, 36), ("S01", 3, 61)]
    assert [(one.scenario, one.difficulty, one.turns) for one in page.ahead] == [("S02", "heroic", 6)]
    assert page.games[0].goals[0].have == (36,)


@pytest.mark.rule("ML-277", "ML-279")
def test_a_campaign_that_is_over_shows_how_far_it_came() -> None:
    won = progress(CARDS, played(*((n, "normal", 2, 50) for n in range(1, 11))), [])
    assert {leg.stands for leg in won.way} == {"done"}
    lost = progress(CARDS, played((1, "normal", 2, 50), (2, "tutorial", 0, 5)), [])
    assert [leg.stands for leg in lost.way[:3]] == ["done", "now", "ahead"]
    assert progress(CARDS, [], []).way[0].stands == "now"


@pytest.mark.rule("ML-278")
def test_a_game_given_up_counts_as_cannon_fodder() -> None:
    campaign = begin(GAME, {"mode": "campaign", "difficulty": "heroic"}, 1)
    after = resign(campaign, GAME, campaign.choices[0], "c")
    assert [(choice["scenario"], choice["difficulty"]) for choice in after.choices] == [(1, "normal")]
    assert after.chapters[0].resigned
    lowest = resign(
        resign(after, GAME, after.choices[0], "d"),
        GAME,
        {**after.choices[0], "difficulty": "tutorial", "played": 2},
        "e",
    )
    assert lowest.standing == "lost"
    with pytest.raises(OptionError):
        leave(lowest)


def test_only_games_of_a_campaign_can_be_given_up() -> None:
    assert GAME.forfeit(GAME.check({"mode": "classic"}, 1)) is None


def test_a_campaign_given_up_chooses_nothing_more() -> None:
    left = leave(begin(GAME, {"mode": "campaign"}, 1))
    assert (left.standing, left.choices) == ("left", ())

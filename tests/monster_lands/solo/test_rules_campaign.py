"""The campaign: a sequence of ordinary matches, each rank leading to the next, a loss or a win (ML-276 to ML-280)."""

from __future__ import annotations

import pytest

from taverne.engine.game import FollowUp, OptionError, Options, Result
from taverne.engine.logs.log_file import RecordError
from taverne.engine.matches.campaign import after, begin, choose, decode, differences, encode
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from taverne.games.monster_lands.rules.solo.scenarios import CANNON_FODDER, HERO, RECRUIT, VETERAN
from tests.monster_lands.alone import alone, finish
from tests.monster_lands.positions import GAME, monster
from tests.tools import told

LEVELS = ("tutorial", "normal", "heroic", "legendary")


def game_of(scenario: int, difficulty: str, played: int = 20) -> Options:
    return GAME.check({"mode": "campaign", "scenario": scenario, "difficulty": difficulty, "played": played}, 1)


def with_rank(rank: int) -> Result:
    return Result((0,), (), ({"rank": rank},))


def led_to(scenario: int, difficulty: str, rank: int) -> tuple[str, list[tuple[object, object]]]:
    """Return how the campaign stands after a rank, and (scenario, difficulty) of the games that may follow."""
    found = GAME.follow_up(game_of(scenario, difficulty), with_rank(rank))
    assert found is not None
    for choice in found.choices:
        assert GAME.check(choice, 1) == choice, "what follows can be played as it is"
        assert choice["played"] == 21
    return found.standing, [(choice["scenario"], choice["difficulty"]) for choice in found.choices]


@pytest.mark.rule("ML-276")
def test_a_classic_game_stands_alone() -> None:
    options = GAME.check({"mode": "classic", "scenario": 7}, 1)
    assert GAME.chapter(options) == 0
    assert GAME.follow_up(options, with_rank(HERO)) is None
    assert GAME.check({}, 1)["mode"] == "classic", "alone one plays a scenario"
    assert GAME.check({}, 2)["mode"] == "versus"


@pytest.mark.rule("ML-277")
def test_the_campaign_begins_with_scenario_1_and_goes_on_in_order() -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check({"mode": "campaign", "scenario": 2}, 1)
    assert raised.value.key == "option-campaign-order"
    assert GAME.chapter(GAME.check({"mode": "campaign"}, 1)) == 1
    assert GAME.chapter(GAME.check({"mode": "campaign", "scenario": 2, "played": 1}, 1)) == 2


@pytest.mark.rule("ML-277", "ML-001")
@pytest.mark.parametrize("mode", ["classic", "campaign"])
def test_scenarios_and_campaigns_are_for_one(mode: str) -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check({"mode": mode}, 2)
    assert raised.value.key == "option-solo-only"


@pytest.mark.rule("ML-277", "ML-278")
@pytest.mark.parametrize("scenario", range(1, 10))
@pytest.mark.parametrize("level", LEVELS)
def test_each_rank_leads_to_the_next_game(scenario: int, level: str) -> None:
    on = scenario + 1
    assert led_to(scenario, level, RECRUIT) == ("on", [(scenario, level)])
    assert led_to(scenario, level, VETERAN) == ("on", [(on, "normal")])
    assert led_to(scenario, level, HERO) == ("on", [(on, "heroic"), (on, "legendary")])
    lower = ("on", [(scenario, LEVELS[LEVELS.index(level) - 1])]) if level != "tutorial" else ("lost", [])
    assert led_to(scenario, level, CANNON_FODDER) == lower


@pytest.mark.rule("ML-279", "ML-280")
@pytest.mark.parametrize("level", ["normal", "heroic", "legendary"])
@pytest.mark.parametrize("rank", [VETERAN, HERO])
def test_scenario_10_as_veteran_or_hero_wins_the_campaign(level: str, rank: int) -> None:
    assert led_to(10, level, rank) == ("won", [])


@pytest.mark.rule("ML-278", "ML-280")
def test_the_easiest_level_of_scenario_10_is_normal() -> None:
    assert led_to(10, "heroic", CANNON_FODDER) == ("on", [(10, "normal")])
    assert led_to(10, "normal", CANNON_FODDER) == ("lost", [])
    assert led_to(10, "normal", RECRUIT) == ("on", [(10, "normal")])


@pytest.mark.rule("ML-280")
@pytest.mark.parametrize("level", LEVELS)
def test_the_first_difficulty_is_the_players_choice(level: str) -> None:
    campaign = begin(GAME, {"mode": "campaign", "difficulty": level}, 1)
    assert choose(campaign, GAME, {})["difficulty"] == level


@pytest.mark.rule("ML-277", "ML-278", "ML-279")
@pytest.mark.parametrize(
    ("scenario", "level", "glory", "kind", "data"),
    [
        (1, "normal", 5, "campaign-repeat", {"scenario": "scenario-S01", "levels": ["option-difficulty-tutorial"]}),
        (1, "tutorial", 5, "campaign-lost", {"n": 10}),
        (1, "heroic", 33, "campaign-repeat", {"scenario": "scenario-S01", "levels": ["option-difficulty-heroic"]}),
        (1, "heroic", 43, "campaign-advance", {"scenario": "scenario-S02", "levels": ["option-difficulty-normal"]}),
        (
            1,
            "tutorial",
            58,
            "campaign-advance",
            {"scenario": "scenario-S02", "levels": ["option-difficulty-heroic", "option-difficulty-legendary"]},
        ),
        (10, "normal", 43, "campaign-won", {"n": 10}),
    ],
)
def test_the_end_of_a_game_tells_what_follows(
    scenario: int, level: str, glory: int, kind: str, data: dict[str, object]
) -> None:
    state = alone(scenario, difficulty=level, mode="campaign", played=9)
    monster(state, 2, "")
    state.turn = 6
    state.glory[0] = glory
    finish(state)
    assert [(event.kind, event.data) for event in told(state) if event.kind.startswith("campaign")] == [(kind, data)]


# The record


def test_a_campaign_is_kept_from_game_to_game() -> None:
    campaign = begin(GAME, {"mode": "campaign", "difficulty": "normal"}, 1)
    first = choose(campaign, GAME, {})
    campaign = after(campaign, GAME, first, with_rank(HERO), "a1")
    assert differences(campaign.choices) == [{"difficulty": "heroic"}, {"difficulty": "legendary"}]
    with pytest.raises(OptionError) as raised:
        choose(campaign, GAME, {})
    assert (raised.value.key, raised.value.data["known"]) == (
        "campaign-choose",
        ["difficulty=heroic", "difficulty=legendary"],
    )
    kept = decode(encode(campaign), "file")
    assert kept == campaign
    second = choose(kept, GAME, {"difficulty": "legendary"})
    assert (second["scenario"], second["difficulty"], second["played"]) == (2, "legendary", 1)
    kept = after(kept, GAME, second, with_rank(CANNON_FODDER), "b2")
    assert [chapter.commitment for chapter in kept.chapters] == ["a1", "b2"]
    assert choose(kept, GAME, {}) == {**second, "difficulty": "heroic", "played": 2}


def test_a_campaign_refuses_what_is_not_its_next_game() -> None:
    campaign = begin(GAME, {"mode": "campaign"}, 1)
    for given in ({"scenario": "2"}, {"difficulty": "heroic"}, {"mode": "classic"}):
        with pytest.raises(OptionError) as raised:
            choose(campaign, GAME, given)
        assert raised.value.key == "campaign-other"
    with pytest.raises(OptionError):
        choose(campaign, GAME, {"colour": "red"})
    with pytest.raises(OptionError) as raised:
        after(campaign, GAME, game_of(3, "normal"), with_rank(HERO), "c3")
    assert raised.value.key == "campaign-other"
    lost = after(
        begin(GAME, {"mode": "campaign", "difficulty": "tutorial"}, 1),
        GAME,
        GAME.check({"mode": "campaign", "difficulty": "tutorial"}, 1),
        with_rank(CANNON_FODDER),
        "d4",
    )
    assert lost.standing == "lost"
    with pytest.raises(OptionError) as raised:
        choose(lost, GAME, {})
    assert raised.value.key == "campaign-over"


@pytest.mark.parametrize("options", [{"mode": "classic"}, {"mode": "campaign", "scenario": 2, "played": 3}])
def test_only_the_first_game_opens_a_campaign(options: Options) -> None:
    with pytest.raises(OptionError) as raised:
        begin(GAME, options, 1)
    assert raised.value.key == "campaign-none"


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"campaign":2,"game":"monster_lands","players":1}', b"\xff"])
def test_what_is_no_record_of_a_campaign_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="file"):
        decode(data, "file")


def test_a_whole_campaign_is_played_from_match_to_match() -> None:
    campaign = begin(GAME, {"mode": "campaign", "difficulty": "heroic"}, 1)
    seen = []
    rng = Rng(5)
    while campaign.standing == "on":
        options = choose(campaign, GAME, {})
        seen.append((options["scenario"], options["difficulty"], options["played"]))
        match = Match.new(GAME, options, 1, seed=len(seen))
        while not match.over:
            choice = match.choice(0)
            assert choice is not None
            match.act(0, choice.options[rng.below(len(choice.options))])
        assert match.result is not None
        campaign = after(campaign, GAME, match.header.options, match.result, match.header.commitment)
    assert campaign.standing == "lost", "by lot nobody comes far"
    assert seen == [(1, "heroic", 0), (1, "normal", 1), (1, "tutorial", 2)]
    assert FollowUp("lost") == GAME.follow_up(campaign.chapters[-1].options, campaign.chapters[-1].result)

"""Alone against Madhala: the Adventure phase (ML-240 to ML-262); her setup and her turns are in ``test_rules_solo``."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import ADVENTURE, LandsState
from tests.monster_lands.alone import alone, hers, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    expeditions,
    hire,
    mission,
    monster,
    region,
    send,
)
from tests.tools import play, refused, told


def expedition(state: LandsState, place: str, *numbers: int) -> None:
    for number in numbers:
        hers(state, place, number)


def ready(beast: str = "snailer") -> LandsState:
    """Return a table with a quiet region, where korgo can go on the expeditions of list E1, side a."""
    state = alone()
    monster(state, 0, beast)
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    return state


@pytest.mark.rule("ML-260", "ML-262")
def test_her_first_expedition_removes_the_monster_which_then_causes_no_panic() -> None:
    state = ready()
    expedition(state, "region_a", 3)
    adventure(state)
    settle(state)
    assert state.cat.monster_index["snailer"] in (*state.monster_discard, *state.monster_deck)
    assert (state.monsters[2], state.panic) == (NONE, [0] * 7)
    assert state.regions[0] == state.cat.region_index["yuha"]
    assert told(state, "attack", "attack-roll", "rolled", "looted") == [], "nobody rolls"


@pytest.mark.rule("ML-260")
def test_her_second_expedition_removes_the_region_and_her_third_does_nothing() -> None:
    state = ready()
    expedition(state, "region_a", 1, 2, 4)
    adventure(state)
    kinds = [event.kind for event in told(state) if event.kind.startswith("madhala")]
    assert kinds == ["madhala-monster", "madhala-region"]
    assert state.region_discard == [state.cat.region_index["yuha"]]
    settle(state)
    assert state.regions[0] not in (NONE, state.cat.region_index["yuha"]), "another region is laid out"
    assert state.ruler == [NONE] * 12
    assert GAME.problems(state) == []


@pytest.mark.rule("ML-260", "ML-169")
def test_to_the_right_of_her_one_conquers_without_a_fight() -> None:
    state = ready()
    expedition(state, "region_a", 1)
    send(state, "region_a", 2, "korgo", force=3)
    adventure(state)
    assert asked(state) == (-1, "strike")
    play(state, "chance: roll 6 6 1")
    assert state.ruler[state.cat.region_index["yuha"]] == 0, "13 is enough for Yuha's 12"
    assert told(state, "attack") == []


@pytest.mark.rule("ML-260", "ML-167", "ML-178")
def test_to_the_left_of_her_one_fights_and_after_a_failure_she_finishes() -> None:
    state = ready("krinx")
    send(state, "region_a", 1, "korgo", force=1)
    expedition(state, "region_a", 2, 3)
    adventure(state)
    play(state, "chance: roll 1 1\nchance: roll 1")
    assert [event.kind for event in told(state, "strike-failed", "madhala-monster", "madhala-region")] == [
        "strike-failed",
        "madhala-monster",
        "madhala-region",
    ]
    assert asked(state) == (0, "loot"), "who fought does not conquer but takes loot"


@pytest.mark.rule("ML-262", "ML-326", "ML-360")
def test_monsters_never_attack_her() -> None:
    state = ready("sporus")
    hire(state, 0, "ginova")
    send(state, "region_a", 1, "ginova", force=1)
    expedition(state, "region_a", 2)
    adventure(state)
    assert asked(state) == (-1, "attack"), "no Attack dice can be turned on her"
    play(state, "chance: roll 1 1 1 1")
    assert asked(state) == (-1, "attack"), "the extra die strikes ginova"
    play(state, "chance: roll 1")
    assert asked(state) == (-1, "strike"), "and nobody else"


@pytest.mark.rule("ML-261", "ML-262")
def test_on_the_left_of_a_competition_she_wins_and_her_neighbour_gets_nothing() -> None:
    state = ready()
    mission(state, 0, "M01")
    expedition(state, "competitive", 1)
    send(state, "competitive", 2, "korgo", force=2)
    glory, gold = state.glory[0], state.gold[0]
    adventure(state)
    assert len(told(state, "madhala-mission")) == 1
    assert told(state, "rolled", "mission-won", "mission-second", "mission-failed") == []
    assert (state.glory[0], state.gold[0], state.deeds[0]) == (glory, gold, 0)
    assert state.cat.mission_index["M01"] not in state.missions


@pytest.mark.rule("ML-261", "ML-262")
@pytest.mark.parametrize(("roll", "glory"), [("6 6", 2), ("1 1", -1)])
def test_on_the_right_of_a_competition_she_has_no_influence(roll: str, glory: int) -> None:
    state = ready()
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    expedition(state, "competitive", 2)
    before = state.glory[0]
    adventure(state)
    play(state, f"chance: roll {roll}")
    assert state.glory[0] == before + glory
    assert state.deeds[0] == int(glory > 0)


@pytest.mark.rule("ML-261")
def test_alone_on_the_right_of_a_competition_she_does_not_win() -> None:
    state = ready()
    expedition(state, "competitive", 2)
    adventure(state)
    assert told(state, "madhala-mission") == []


@pytest.mark.rule("ML-261")
def test_on_a_contract_she_has_no_influence() -> None:
    state = ready()
    mission(state, 1, "M02")
    expedition(state, "contract", 1)
    send(state, "contract", 2, "korgo", force=2)
    state.gold[0] = 9
    for item in ("defence", "potion", "venom"):
        getattr(state, item)[0] = 2
    adventure(state)
    assert state.phase == ADVENTURE
    assert asked(state) == (0, "contract")
    play(state, "0: fulfil")
    assert state.deeds[0] == 1


@pytest.mark.rule("ML-038", "ML-251")
def test_the_player_cannot_answer_for_madhala() -> None:
    state = provoke(alone())
    assert refused(state, "0: deploy mine").key == "not-asked"

"""The solo scenarios 1 to 5, and the ranks of all ten: what each changes (ML-263 to ML-276, MLX-23)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.battle.effects import defences
from taverne.games.monster_lands.rules.solo.scenarios import CANNON_FODDER, HERO, RECRUIT, VETERAN, rank_of
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.alone import HER_TURN, alone, finish, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    equip,
    expeditions,
    hire,
    loot,
    member,
    monster,
    pool,
    refresh,
    region,
    send,
    traps,
)
from tests.tools import play, refused, told

LAST_TURN = {3: 3}
EASIEST = {10: "normal"}


def ended(scenario: int, glory: int = 5, gold: int = 7, missions: int = 0) -> LandsState:
    """Return a scenario at its end; two members of one affinity and a reputation of 1 add 2 points to the glory."""
    state = alone(scenario, difficulty=EASIEST.get(scenario, "tutorial"))
    monster(state, 2, "")
    state.turn = LAST_TURN.get(scenario, 6)
    state.glory[0], state.gold[0], state.deeds[0] = glory, gold, missions
    return finish(state)


def rank(state: LandsState) -> int:
    result = GAME.result(state)
    assert result is not None
    found = result.parts[0]["rank"]
    assert result.winners == ((0,) if found >= RECRUIT else ())
    assert [event.data["rank"] for event in told(state, "rank") if event.data] == [
        f"rank-{('cannon_fodder', 'recruit', 'veteran', 'hero')[found]}"
    ]
    return found


POINTS = {1: (35, 45, 60), 3: (22, 30, 40), 4: (30, 42, 56), 6: (35, 50, 65), 8: (30, 42, 56), 10: (35, 45, 60)}


@pytest.mark.rule("ML-263", "ML-276", "ML-264", "ML-266", "ML-268", "ML-270", "ML-272", "ML-274")
@pytest.mark.parametrize("scenario", POINTS)
def test_victory_points_decide_on_the_rank(scenario: int) -> None:
    for earned, points in enumerate(POINTS[scenario], start=1):
        state = ended(scenario, glory=points - 2)
        result = GAME.result(state)
        assert result is not None
        assert result.scores == (points,)
        assert rank(state) == earned
        assert rank(ended(scenario, glory=points - 3)) == earned - 1


# Scenario 1


@pytest.mark.rule("ML-264", "ML-276")
def test_scenario_1_changes_nothing() -> None:
    state = alone(1)
    assert len(state.tavern_deck) == 28 - 3
    assert (state.gold[0], state.defence[0], state.traps[0]) == (7, 0, [state.cat.trap_index["initial"]])
    assert (state.monsters[2], state.ambush) == (NONE, False)
    told_goal = [event.data for event in told(state, "goal-points")]
    assert told_goal == [{"recruit": 35, "veteran": 45, "hero": 60}]


# Scenario 2


@pytest.mark.rule("ML-265", "ML-241")
def test_scenario_2_has_a_jungle_clan_and_mercenaries_with_persuasion_dice() -> None:
    state = alone(2)
    assert [state.cat.member_ids[number] for number in state.members[0]] == ["poissen", "timbulu"]
    deck = [*state.tavern, *state.tavern_deck]
    assert all(state.cat.member_dice[number][2] >= 1 for number in deck)
    assert len(deck) == sum(state.cat.member_dice[number][2] >= 1 for number in state.cat.hireable)
    assert member(state, "drapis") in state.gone


@pytest.mark.rule("ML-265", "ML-263")
@pytest.mark.parametrize(
    ("gold", "earned"),
    [(14, CANNON_FODDER), (15, RECRUIT), (34, RECRUIT), (35, VETERAN), (54, VETERAN), (55, HERO)],
)
def test_scenario_2_counts_gold(gold: int, earned: int) -> None:
    state = ended(2, gold=gold + 1)  # one gold goes for timbulu's wage
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (gold,)
    assert rank(state) == earned


@pytest.mark.rule("ML-265", "ML-168", "ML-179")
def test_scenario_2_lets_trophies_and_loot_be_sold_at_the_very_end() -> None:
    state = alone(2)
    state.turn = 6
    state.gold[0] = 5
    loot(state, 0, "gold12")
    adventure(state)
    settle(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot gold12")
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (16,)


# Scenario 3


@pytest.mark.rule("ML-266", "ML-267", "ML-244")
def test_scenario_3_is_short_and_begins_with_defence_and_gold() -> None:
    state = alone(3)
    assert (state.gold[0], state.defence[0]) == (12, 3)
    assert state.traps[0] == [state.cat.trap_index["initial"]], "the initial trap is kept"
    for turn in (2, 3):
        adventure(state)
        settle(state)
        assert state.turn == turn
    adventure(state)
    settle(state)
    assert state.pending == (), "the third turn is the last"


# Scenario 4


@pytest.mark.rule("ML-268", "ML-251")
def test_scenario_4_closes_the_armoury_to_all() -> None:
    state = alone(4)
    assert [state.cat.member_ids[number] for number in state.members[0]] == ["tortock", "taron"]
    refusal = refused(state, "0: deploy armoury")
    assert (refusal.key, refusal.rule) == ("closed", "ML-268")
    assert GAME.view(state, 0).table.buildings[3].closed
    provoke(state)
    play(state, "chance: roll 1 4")
    assert asked(state) == HER_TURN


@pytest.mark.rule("ML-268", "ML-275")
def test_scenario_4_knows_no_defence_but_potions() -> None:
    state = alone(4)
    monster(state, 0, "gator")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    monster(state, 0, "turfus")
    hire(state, 0, "wondou")
    e = send(state, "region_a", 1, "wondou", force=1, potions=1)
    assert defences(state, e, state.monsters[0]) == [], "neither the talent nor the expedition's advantage"
    adventure(state)
    play(state, "chance: roll 6 1 1 1")
    assert asked(state) == (0, "drink")
    play(state, "0: drink 1")
    assert state.wounded[member(state, "wondou")] == 0
    other = alone(1)
    region(other, 0, "yuha")
    expeditions(other, 0, "E1-a")
    monster(other, 0, "turfus")
    hire(other, 0, "wondou")
    e = send(other, "region_a", 1, "wondou", force=1)
    assert sum(left for _, left in defences(other, e, other.monsters[0])) == 3, "otherwise there are both"


@pytest.mark.rule("ML-275")
def test_scenario_4_ignores_defence_tokens_from_any_source() -> None:
    state = alone(4)
    loot(state, 0, "gold6_def_potion")
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: more\n0: loot gold6_def_potion")
    assert (state.gold[0], state.defence[0], state.potion[0]) == (13, 0, 1)


# Scenario 5


def prepared(glory: int = 5) -> LandsState:
    """Return scenario 5 in its last turn with everything that it asks for."""
    state = alone(5, difficulty="tutorial")
    state.turn = 6
    state.glory[0] = glory
    state.gold[0] = 30
    state.defence[0], state.potion[0], state.venom[0] = 5, 3, 3
    traps(state, 0, "F1", "F1", "F2", "M1", "M2")
    hire(state, 0, "parsas", "shandee", "guster")
    equip(state, "korgo", "krakhen")
    equip(state, "korgo", "noxx")
    equip(state, "parsas", "mortis")
    return state


@pytest.mark.rule("ML-269", "ML-263")
def test_scenario_5_asks_for_full_stores() -> None:
    assert rank(finish(prepared())) == RECRUIT
    # reputation 4; affinities 2 fire, 1 of each other: 4 points
    assert rank(finish(prepared(glory=26))) == RECRUIT
    assert rank(finish(prepared(glory=27))) == VETERAN
    assert rank(finish(prepared(glory=41))) == VETERAN
    assert rank(finish(prepared(glory=42))) == HERO


@pytest.mark.rule("ML-269", "ML-263")
@pytest.mark.parametrize("item", ["defence", "potion", "venom", "trap", "weapon", "clothing", "spell", "jungle"])
def test_scenario_5_fails_if_anything_is_missing(item: str) -> None:
    state = prepared(glory=60)
    assert rank_of(state) == HERO
    if item == "trap":
        traps(state, 0, "F1", "F1", "F2", "M1")
    elif item == "jungle":
        hire(state, 0)
        number = member(state, "guster")
        state.members[0].remove(number)
        state.owner[number] = NONE
        state.tavern_deck.append(number)
        state.reputation[0] -= 1
    elif item in ("weapon", "clothing", "spell"):
        word = {"weapon": "krakhen", "clothing": "noxx", "spell": "mortis"}[item]
        gear = next(g for g, who in enumerate(state.wearer) if who != NONE and state.cat.gear_ids[g] == word)
        state.wearer[gear] = NONE
        state.gear_discard.append(gear)
    else:
        getattr(state, item)[0] -= 1
    assert rank(finish(state)) == CANNON_FODDER


@pytest.mark.rule("ML-269", "ML-179")
def test_scenario_5_lets_loot_be_used_at_the_very_end() -> None:
    state = prepared()
    state.potion[0] = state.venom[0] = 1
    loot(state, 0, "potions_venoms")
    adventure(state)
    settle(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot potions_venoms")
    settle(state)
    assert rank(state) == RECRUIT

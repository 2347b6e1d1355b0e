"""Refusals of Monster Lands while clans deploy: what a building, a place, a region or a talent does not give, by rule.

The battles are in ``test_refusals_battle``, the order of the steps in ``test_refusals``.
"""

from __future__ import annotations

import pytest

from taverne.engine.frames import ask_again
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    adventure,
    asked,
    expeditions,
    hire,
    lair,
    loot,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
    spoils,
    tavern,
)
from tests.tools import play, refused


def why(state: LandsState, line: str) -> str:
    """Return key and rule of the refusal of a line."""
    reason = refused(state, line)
    return f"{reason.key} {reason.rule}".strip()


@pytest.mark.rule("ML-040")
def test_without_dice_nothing_is_deployed() -> None:
    state = seated()
    hire(state, 0, "tranok")
    pool(state, 0)
    refresh(state)
    assert asked(state)[0] == 0, "Tranok's gold may still be taken"
    assert why(state, "0: deploy lair") == "no-dice ML-040"
    assert why(state, "0: deploy region_a") == "no-dice ML-040"


@pytest.mark.rule("ML-045", "ML-097")
def test_a_slot_of_two_dice_takes_two_force_dice() -> None:
    state = seated()
    pool(state, 0, 1)
    refresh(state)
    shut = state.clone()
    play(state, "0: deploy mine")
    assert options(state) == ["at 3"], "the two slots of one die are alike"
    assert why(state, "0: at 1") == "mine-dice ML-045"
    assert why(state, "0: at 4") == "slot-alike ML-098"
    for slot in (18, 19):
        shut.slot_die[slot] = 1
        shut.slot_by[slot] = 1
    refresh(shut)
    assert why(shut, "0: deploy mine") == "mine-dice ML-045"


@pytest.mark.rule("ML-072", "ML-080")
def test_the_tavern_asks_for_glory_above_reputation_and_a_round_for_its_price() -> None:
    state = seated()
    tavern(state, "vaidala", "dalina")
    state.glory[0] = state.reputation[0]
    state.gold[0] = 1
    pool(state, 0, 1, 0, (6,))
    refresh(state)
    assert refused(state, "0: deploy tavern").data == {"building": "building-tavern", "n": 0}
    assert why(state, "0: deploy tavern") == "no-excess ML-072"
    state.glory[0] += 1
    refresh(state)
    play(state, "0: deploy tavern\n0: die persuasion 6")
    assert options(state) == ["recruit dalina", "recruit novice"], "reputation 1 each"
    assert why(state, "0: recruit vaidala") == "excess-glory ML-072"
    assert refused(state, "0: recruit vaidala").data == {"n": 7, "excess": 1}
    assert why(state, "0: round") == "round-price ML-080"


@pytest.mark.rule("ML-099", "ML-083")
def test_who_is_away_is_not_sent_and_a_novice_never() -> None:
    state = seated()
    hire(state, 0, "novice-1")
    send(state, "region_a", 4, "purkas")
    pool(state, 0, 3, 2)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 3")
    assert why(state, "0: send novice-1") == "novice-stays ML-083"
    assert why(state, "0: send purkas") == "not-home ML-099"
    away = seated()
    hire(away, 0, "novice-1")
    send(away, "region_a", 4, "purkas")
    send(away, "region_a", 3, "korgo")
    pool(away, 0, 3, 2)
    refresh(away)
    assert why(away, "0: deploy contract") == "nobody-free ML-099"


@pytest.mark.rule("ML-103", "ML-106", "ML-117")
def test_a_place_wants_the_dice_that_are_printed_there() -> None:
    state = seated()
    mission(state, 1, "M05")  # two Force dice
    expeditions(state, 0, "E1-a")
    monster(state, 2, "krinx")
    state.traps[0].clear()
    state.trap_discard += [state.cat.trap_index["initial"]]
    pool(state, 0, 1)
    refresh(state)
    assert why(state, "0: deploy contract") == "required-dice ML-103"
    pool(state, 0, 0, 0, (3,))
    refresh(state)
    assert why(state, "0: deploy gates") == "required-dice ML-117"
    assert why(state, "0: deploy region_a") == "required-dice ML-106"


@pytest.mark.rule("ML-324", "ML-398")
def test_a_region_that_gives_what_is_displayed_gives_nothing_from_an_empty_display() -> None:
    state = seated()
    hire(state, 0, "guster")
    own_region(state, 0, "al-dahn", "guster")
    spoils(state)
    pool(state, 0, 1)
    refresh(state)
    assert why(state, "0: deploy al-dahn") == "nothing-to-take ML-324"
    spoils(state, "reroll_FM_4")
    refresh(state)
    assert "deploy al-dahn" in options(state)


@pytest.mark.rule("ML-029", "ML-353", "ML-379")
def test_a_talent_is_used_once_and_where_it_does_something() -> None:
    state = seated()
    hire(state, 0, "nuduru", "fandor", "wormee")
    loot(state, 0, "gold12")
    send(state, "region_a", 4, "wormee")
    state.gold[0] = 0
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: more\n0: talent nuduru\n0: more")
    assert why(state, "0: talent nuduru") == "talent-used ML-029"
    assert why(state, "0: talent fandor") == "talent-now ML-029", "a die costs one gold"
    assert why(state, "0: talent wormee") == "talent-now ML-029", "not at home"


@pytest.mark.rule("ML-179", "ML-317", "ML-318")
def test_loot_that_changes_a_die_wants_a_die_of_its_colour() -> None:
    state = seated()
    loot(state, 0, "P_to_3M", "M_to_3F", "gold12", "F_plus_2")
    pool(state, 0, 2, 1)
    refresh(state)
    play(state, "0: more")
    assert why(state, "0: loot P_to_3M") == "loot-now ML-179"
    assert why(state, "0: loot F_plus_2") == "outside-only ML-179"
    assert {"loot M_to_3F", "loot gold12"} <= set(options(state))


@pytest.mark.rule("ML-130", "ML-131")
def test_a_contract_is_fulfilled_when_its_price_is_there() -> None:
    state = seated()
    mission(state, 1, "M02")  # four gold
    loot(state, 0, "gold12")
    state.gold[0] = 3
    send(state, "contract", 1, "korgo", force=1)
    adventure(state)
    assert asked(state) == (0, "contract")
    assert why(state, "0: fulfil") == "contract-cost ML-131"
    assert why(state, "1: fulfil") == "not-asked"
    play(state, "0: loot gold12")
    assert options(state) == ["pass", "fulfil"]


@pytest.mark.rule("ML-060")
def test_a_lair_without_traps_is_not_called_too_dear() -> None:
    state = seated()
    lair(state)
    state.traps[1] += state.trap_supply
    state.trap_supply.clear()
    pool(state, 0, 2)
    state.gold[0] = 20
    ask_again(state)
    assert why(state, "0: deploy lair") == "nothing-shown ML-060"


@pytest.mark.rule("ML-078")
def test_a_general_round_that_nobody_could_follow_is_not_called_too_dear() -> None:
    state = seated()
    tavern(state)
    state.tavern_deck.clear()
    state.glory[0] += 5
    state.gold[0] = 20
    pool(state, 0, 1)
    ask_again(state)
    play(state, "0: deploy tavern\n0: die force")
    assert options(state) == ["recruit novice"]
    assert why(state, "0: round") == "nothing-shown ML-078"
    assert refused(state, "0: round").data == {"building": "building-tavern"}


@pytest.mark.rule("ML-324")
def test_who_is_recruited_for_nothing_comes_without_a_round() -> None:
    state = seated()
    state.gold[0] = 20
    state.glory[0] += 5
    pool(state, 0, 1)
    loot(state, 0, "free_recruit")
    refresh(state)
    play(state, "0: more\n0: loot free_recruit")
    assert asked(state)[1] == "recruit"
    assert why(state, "0: round") == "choose-recruit ML-324"

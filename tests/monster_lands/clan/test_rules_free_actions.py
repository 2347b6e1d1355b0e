"""What may be done at any moment, where an action meets it: no forced pass too early, gold amid a purchase."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    asked,
    held,
    hire,
    lair,
    loot,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    tavern,
)
from tests.monster_lands.scenes import trophy
from tests.tools import play, refused


def stuck(*open_buildings: str) -> LandsState:
    """Return a table where nobody has gold or dice, the Outside is empty and only some buildings are open.

    Seat 1 can buy a die, so that the Deployment goes on as long as it likes.
    """
    state = seated()
    for building in ("lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar", "mine"):
        if building not in open_buildings:
            panic(state, building)
    state.mission_discard += state.missions
    state.missions = [NONE, NONE]
    state.region_deck += [region for region in state.regions if region != NONE]
    state.list_stock += [lists // 2 for lists in state.lists if lists != NONE]
    state.regions = [NONE, NONE]
    state.lists = [NONE, NONE]
    hire(state, 1, "wormee")
    state.gold = [0, 5]
    pool(state, 0)
    pool(state, 1)
    return state


@pytest.mark.rule("ML-041", "ML-168")
def test_a_trophy_to_sell_that_opens_the_armoury_to_the_last_die_is_no_forced_pass() -> None:
    state = stuck("armoury")
    trophy(state, 0, "caribdis")
    pool(state, 0, force=1)
    refresh(state)
    assert asked(state) == (0, "pass")
    assert options(state) == ["pass", "more"]
    play(state, "0: more\n0: sell caribdis")
    assert asked(state) == (0, "deploy")
    assert "deploy armoury" in options(state)


@pytest.mark.rule("ML-041", "ML-179")
def test_loot_to_discard_for_gold_is_no_forced_pass_either() -> None:
    state = stuck("armoury")
    loot(state, 0, "gold10")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: more\n0: loot gold10")
    assert "deploy armoury" in options(state)


@pytest.mark.rule("ML-041")
def test_gold_that_opens_nothing_to_the_last_die_is_no_reason_to_ask() -> None:
    state = stuck("laboratory")
    trophy(state, 0, "caribdis")
    pool(state, 0, force=1)
    refresh(state)
    assert asked(state) == (1, "pass")


@pytest.mark.rule("ML-176", "ML-041")
def test_a_region_that_could_still_get_a_manager_keeps_a_die_of_its_colour_in_play() -> None:
    state = stuck()
    own_region(state, 0, "kyzhul")
    hire(state, 0, "tranok")
    water = next(m for m in state.cat.hireable if state.cat.affinity[m] == state.cat.region_affinity[3])
    hire(state, 0, state.cat.member_ids[water])
    state.spent[state.cat.member_index["tranok"]] = 1
    pool(state, 0, force=1)
    refresh(state)
    assert asked(state) == (0, "pass")
    play(state, f"0: more\n0: manage kyzhul {state.cat.member_ids[water]}")
    assert options(state) == ["deploy kyzhul"]
    play(state, "0: deploy kyzhul\n0: die force\nchance: roll 2 5")
    assert held(state, 0) == (0, 0, (2, 5))


@pytest.mark.rule("ML-042")
def test_tranoks_gold_pays_for_fandors_die() -> None:
    state = stuck("pawn_shop")
    hire(state, 0, "tranok", "fandor")
    refresh(state)
    assert asked(state) == (0, "pass")
    play(state, "0: more\n0: talent tranok")
    assert state.gold[0] == 2
    play(state, "0: more\n0: talent fandor\nchance: roll 6")
    assert held(state, 0) == (0, 0, (6,))
    assert options(state) == ["deploy pawn_shop"]


@pytest.mark.rule("ML-031", "ML-040")
def test_a_talent_of_deployment_is_not_lost_with_the_last_die() -> None:
    state = stuck()
    hire(state, 0, "tranok")
    refresh(state)
    play(state, "0: more\n0: talent tranok")
    assert state.gold[0] == 2
    assert asked(state) == (1, "pass"), "nothing is left to be done: the clan passes by itself"


@pytest.mark.rule("ML-168", "ML-078", "ML-080")
def test_after_a_general_round_a_trophy_may_be_sold_for_one_of_the_new_faces() -> None:
    state = seated()
    state.glory[0] = 20
    state.gold[0] = 4
    trophy(state, 0, "caribdis")
    tavern(state, "fandor")
    pool(state, 0, force=1)
    state.tavern_deck.sort(key=lambda number: state.cat.cost[number])
    refresh(state)
    dear = [m for m in state.tavern_deck if state.cat.cost[m] > 2 and state.cat.reputation[m] <= 10][:4]
    names = " ".join(state.cat.member_ids[m] for m in dear)
    play(state, f"0: deploy tavern\n0: die force\n0: round\nchance: draw {names}")
    assert state.gold[0] == 2
    assert "more" in options(state)
    play(state, "0: more\n0: sell caribdis")
    assert asked(state) == (0, "recruit")
    assert state.gold[0] == 2 + 5 * 3
    play(state, f"0: recruit {state.cat.member_ids[dear[0]]}")
    assert dear[0] in state.members[0]
    assert state.trophies[0] == []


@pytest.mark.rule("ML-179", "ML-058")
def test_loot_pays_for_one_more_trap_in_the_middle_of_a_purchase() -> None:
    state = seated()
    loot(state, 0, "gold12")
    lair(state, "F2", "F3")
    state.gold[0] = state.cat.trap_cost[state.cat.trap_index["F2"]]
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F2")
    assert "buy F3" not in options(state)
    play(state, "0: more\n0: loot gold12")
    assert "buy F3" in options(state)
    play(state, "0: buy F3")
    assert [state.cat.trap_ids[kind] for kind in state.traps[0]][-2:] == ["F2", "F3"]


@pytest.mark.rule("ML-168", "ML-086")
def test_at_the_armoury_a_trophy_pays_for_more_tokens() -> None:
    state = seated()
    trophy(state, 0, "caribdis")
    state.gold[0] = state.box.cards.prices.defence
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy armoury\n0: die force")
    assert options(state) == ["tokens 1", "more"]
    play(state, "0: more\n0: sell caribdis")
    assert options(state) == ["tokens 1", "tokens 2", "tokens 3"]


@pytest.mark.rule("ML-168", "ML-090")
def test_who_has_nothing_that_brings_gold_is_not_offered_more_in_a_purchase() -> None:
    state = seated()
    state.gold[0] = 3
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy armoury\n0: die force")
    assert "more" not in options(state)
    assert refused(state, "0: more").rule == "ML-031"

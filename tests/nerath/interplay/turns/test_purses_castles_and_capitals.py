"""Where rules of Conquest of Nerath meet: gold that changes hands before it is spent, castles of others, capitals.
Who built it, who holds it and who may use it are three questions; so are who has gold and who may take it."""

from __future__ import annotations

import pytest

from taverne.games.nerath.state.game_state import REPOSITION
from tests.nerath.cards import discarded, draws, gold, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import Position, buying, close, continues_turn, earns, repositioning, sound
from tests.nerath.positions import (
    aboard,
    answer,
    attack,
    board,
    chest,
    count,
    hand,
    hold,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    refused,
    ship,
    space,
    war,
)


def buy(table: Position, unit: str, place: str, times: int = 1) -> Position:
    for _ in range(times):
        answer(table, f"buy {unit}", place)
    return table


def to_reposition_end(table: Position, action: str) -> Position:
    """Go on through a turn until this may be answered in the Reposition phase, and answer it."""
    for _ in range(60):
        if table.phase == REPOSITION and action in options(table):
            return answer(table, action)
        answer(table, "pass" if prompt(table) == "react" else "done")
    raise AssertionError(f"{action} is never offered")


@pytest.mark.rule("CN-503", "CN-370", "CN-341")
def test_privateers_who_come_before_the_purchase_leave_nothing_to_buy_with() -> None:
    table = board()
    gold(table, karkoth=2, vailin=0)
    hand(table, "vailin", "emerald_blade_privateers")
    ship(table, "vailin", "corsair_sea")
    put(table, "karkoth", "karkothi_thronehold", castle=1, footsoldier=1)
    continues_turn(table, "karkoth", "battle")
    to_reposition_end(table, "play emerald_blade_privateers")
    pass_windows(table)
    assert prompt(table) != "reinforce", "nothing can be bought"
    assert (table.gold[0], table.gold[1]) == (15, 2), "the income comes after"
    assert count(table, "karkoth", "karkothi_thronehold") == {"castle": 1, "footsoldier": 1}


@pytest.mark.rule("CN-586", "CN-370", "CN-341")
def test_a_hoard_laid_at_the_end_of_the_battles_pays_for_a_dragon() -> None:
    table = board()
    gold(table, karkoth=2)
    chest(table, "karkoth", "treasure_hoard")
    put(table, "karkoth", "karkothi_thronehold", castle=1, footsoldier=1)
    continues_turn(table, "karkoth", "battle")
    to_reposition_end(table, "lay treasure_hoard")
    pass_windows(table)
    assert prompt(table) == "reinforce"
    buy(table, "dragon", "at karkothi_thronehold")
    assert (table.gold[0], points(table, "karkoth")) == (0, 2)
    assert count(table, "karkoth", "karkothi_thronehold") == {"castle": 1, "footsoldier": 1, "dragon": 1}


@pytest.mark.rule("CN-531", "CN-010", "CN-091")
def test_a_rogue_does_not_rob_the_ally_though_nobody_else_has_gold() -> None:
    table = board("alliances")
    gold(table, karkoth=9, vailin=0, iron_circle=0, nerath=0)
    draws(table, "iron_circle", "master_rogue")
    pass_windows(table)
    assert table.gold == [9, 0, 0, 0]
    assert discarded(table, "iron_circle") == ["master_rogue"]


@pytest.mark.rule("CN-315", "CN-316", "CN-373", "CN-374")
def test_a_castle_that_the_captor_built_serves_the_freed_realm_and_is_missed_by_its_builder() -> None:
    table = board("alliances")
    hold(table, "vailin", "skalgard")
    for land in ("skalgard", "vailindor", "zembar"):
        put(table, "vailin", land, castle=1)
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    attack(table, "iron_circle", "skalgard", footsoldier=2)
    script(war(table, "iron_circle"), (6, 1), (1,))
    pass_windows(table)
    assert (holder(table, "skalgard"), points(table, "iron_circle")) == ("karkoth", 0)
    assert count(table, "karkoth", "skalgard") == {"castle": 1}
    table.won = []
    buying(close(table), "vailin", 20)
    assert refused(table, "buy castle").rule in {"CN-371", "CN-373"}, "all three of its figures stand on the board"
    buying(close(table), "karkoth", 20)
    buy(table, "footsoldier", "at skalgard", 4)
    buy(table, "castle", "at ashen_march")
    buy(table, "castle", "at dread_marshes")
    assert "buy castle" not in options(table), "three of its own now"
    assert table.builder[space(table, "skalgard")] == 1


@pytest.mark.rule("CN-380", "CN-384", "CN-381")
@pytest.mark.parametrize("second", [True, False])
def test_a_foreign_capital_that_is_the_only_castle_takes_any_number(second: bool) -> None:
    table = board()
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    hold(table, "nerath", "karkothi_thronehold")
    put(table, "vailin", "vailindor", castle=1)
    hold(table, "karkoth", "vailindor")
    if second:
        put(table, "karkoth", "moghmarrin", castle=1)
    buying(table, "karkoth", 12)
    buy(table, "footsoldier", "at vailindor", 4)
    answer(table, "buy footsoldier")
    if second:
        assert "at vailindor" not in options(table)
    else:
        answer(table, "at vailindor")
        assert count(table, "karkoth", "vailindor") == {"castle": 1, "footsoldier": 5}


@pytest.mark.rule("CN-377", "CN-389", "CN-390", "CN-391")
def test_who_has_no_castle_enters_beside_its_capital_and_not_at_the_castle_of_the_ally() -> None:
    table = board("alliances")
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    hold(table, "vailin", "karkothi_thronehold")
    hold(table, "iron_circle", "dread_marshes")
    put(table, "iron_circle", "dread_marshes", castle=1)
    buying(table, "karkoth", 9)
    answer(table, "buy footsoldier")
    places = {line.removeprefix("at ") for line in options(table) if line.startswith("at ")}
    assert places == {"dol_thamar", "gorgons_reach", "vale_of_chains"}


@pytest.mark.rule("CN-403", "CN-404", "CN-398")
def test_a_new_ship_carries_a_new_hero_past_a_dungeon_and_not_into_it() -> None:
    table = board()
    put(table, "iron_circle", "iron_citadel", castle=1)
    buying(table, "iron_circle", 4)
    answer(table, "buy warship", "at scorpion_sound", "buy fighter", "board scorpion_sound")
    answer(table, "select scorpion_sound", "to iron_sound", "select iron_sound", "take fighter")
    lands = {line for line in options(table) if line.startswith("land ")}
    assert lands == {"land chain_port", "land relis_vullin"}, "not the caverns"
    answer(table, "land relis_vullin")
    assert count(table, "iron_circle", "relis_vullin") == {"fighter": 1}


@pytest.mark.rule("CN-570", "CN-446", "CN-379")
def test_the_footsoldier_of_the_horn_does_not_take_one_of_the_four_places_of_a_castle() -> None:
    table = board()
    lay(table, "karkoth", "horn_of_valhalla")
    for land in ("karkothi_thronehold", "moghmarrin"):
        put(table, "karkoth", land, castle=1)
    gold(table, karkoth=20)
    continues_turn(table, "karkoth", "battle")
    for _ in range(20):
        if "at moghmarrin" in options(table):
            break
        answer(table, "pass")
    answer(table, "at moghmarrin")
    buy(table, "footsoldier", "at moghmarrin", 4)
    answer(table, "buy footsoldier")
    assert options(table) == ["at karkothi_thronehold", "back"]
    assert count(table, "karkoth", "moghmarrin") == {"castle": 1, "footsoldier": 5}


@pytest.mark.rule("CN-398", "CN-406", "CN-223", "CN-431")
def test_a_recruit_aboard_an_old_ship_strikes_first_when_the_ship_is_attacked() -> None:
    table = board()
    for land in ("mithralfast", "dragondown_coast"):
        put(table, "nerath", land, castle=1)
    carrier = ship(table, "nerath", "midnight_sea")
    buying(table, "nerath", 3)
    answer(table, "buy wizard", "board midnight_sea")
    assert len(aboard(table, carrier)) == 1
    attack(close(table), "karkoth", "midnight_sea", warship=1)
    assert to_roll(war(table)) == (10,), "the Wizard aboard"
    script(table, (6,))
    pass_windows(table)
    assert not table.pending
    assert count(table, "nerath", "midnight_sea") == {"warship": 1, "wizard": 1}


@pytest.mark.rule("CN-553", "CN-307", "CN-383", "CN-419", "CN-348")
def test_a_capital_taken_back_by_a_push_takes_new_units_and_pays_in_full_in_the_same_turn() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    put(table, "nerath", "mithralfast", castle=1)
    hold(table, "karkoth", "mithralfast", "vor_rukoth")
    put(table, "karkoth", "vor_rukoth", footsoldier=1)
    attack(table, "nerath", "vor_rukoth", dragon=1)
    script(war(table, "nerath"), (6,), (1,), "play sustained_push", "to mithralfast", "all", (20,), (1,))
    pass_windows(table)
    assert (holder(table, "mithralfast"), points(table, "nerath")) == ("nerath", 0)
    buying(close(table), "nerath", 6)
    buy(table, "footsoldier", "at mithralfast", 6)
    answer(table, "done")
    assert earns(close(table), "nerath") == 14


@pytest.mark.rule("CN-296", "CN-364", "CN-009", "CN-414")
def test_a_dragon_that_conquered_flies_home_and_the_empty_land_still_pays() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", dragon=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,))
    pass_windows(table)
    repositioning(close(table), "karkoth")
    answer(table, "select walking_wood", "to karkothi_thronehold", "done")
    assert count(table, "karkoth", "walking_wood") == {}
    assert earns(close(table), "karkoth") == 16
    attack(close(table), "vailin", "walking_wood", footsoldier=1)
    pass_windows(war(table, "vailin"))
    assert (holder(table, "walking_wood"), points(table, "vailin")) == ("vailin", 0), "its own land, walked into"
    assert earns(close(table), "karkoth") == 15


@pytest.mark.rule("CN-554", "CN-401", "CN-081", "CN-475")
def test_a_unit_just_bought_is_teleported_across_the_sea_at_the_end_of_the_purchase() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "mithralfast", castle=1)
    buying(table, "nerath", 2)
    buy(table, "siege_engine", "at mithralfast")
    answer(table, "done")
    opens(close(table), "nerath", "reinforcement", "phase_end")
    script(table, "play teleport", "to iron_wolf_coast")
    assert count(table, "nerath", "iron_wolf_coast") == {"siege_engine": 1}
    assert sound(table)


@pytest.mark.rule("CN-573", "CN-303", "CN-300", "CN-468")
def test_a_monster_that_takes_a_capital_takes_one_gold_and_the_rest_is_kept() -> None:
    table = board()
    gold(table, karkoth=0, vailin=7)
    lay(table, "karkoth", "maul_of_the_titans")
    put(table, "vailin", "vailindor", castle=1)
    attack(table, "karkoth", "vailindor", monster=1)
    script(war(table), (6,), (1,))
    pass_windows(table)
    assert (table.gold[0], table.gold[1], points(table, "karkoth")) == (1, 6, 5)
    assert earns(close(table), "vailin") == 6, "half of twelve"


@pytest.mark.rule("CN-577", "CN-420", "CN-417", "CN-302")
def test_the_stone_of_a_realm_that_lost_its_capital_is_halved_with_the_rest() -> None:
    table = board()
    lay(table, "nerath", "philosophers_stone")
    hold(table, "karkoth", "mithralfast")
    assert earns(table, "nerath") == 7, "thirteen lands and the Stone, halved"
    hold(table, "karkoth", "nera")
    assert earns(table, "nerath") == 7, "twelve and one, halved and rounded up"
    hold(table, "nerath", "mithralfast")
    assert earns(table, "nerath") == 14

"""Where rules of Conquest of Nerath meet: castles taken, freed and full, recruits afloat, units that cards have moved.
A castle taken in this turn takes no recruits, one that was freed is the ally's, what came by a card has not moved."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import Position, buying, close, moving, repositioning
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    hand,
    hold,
    holder,
    lay,
    options,
    points,
    put,
    refused,
    ship,
    war,
)


def capitals(table: Position) -> Position:
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    put(table, "vailin", "vailindor", castle=1)
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "nerath", "mithralfast", castle=1)
    return table


@pytest.mark.rule("CN-380", "CN-315", "CN-381")
def test_a_castle_freed_for_the_ally_leaves_the_only_own_one_without_a_limit() -> None:
    table = capitals(board("alliances"))
    hold(table, "nerath", "karkothi_thronehold")
    put(table, "karkoth", "skalgard", castle=1)
    put(table, "iron_circle", "redtusk_hold", castle=1)
    hold(table, "vailin", "redtusk_hold")
    attack(table, "karkoth", "redtusk_hold", footsoldier=2)
    script(war(table), (6, 1), (1,))
    pass_windows(table)
    assert holder(table, "redtusk_hold") == "iron_circle"
    buying(close(table), "karkoth", 20)
    for _ in range(6):
        answer(table, "buy footsoldier", "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"castle": 1, "footsoldier": 6}


@pytest.mark.rule("CN-312", "CN-273", "CN-268")
@pytest.mark.parametrize("first", [True, False])
def test_a_land_freed_for_the_ally_before_is_the_way_out_of_the_next_battle(first: bool) -> None:
    table = board("alliances")
    hold(table, "vailin", "redtusk_hold")
    attack(table, "karkoth", "redtusk_hold", footsoldier=1)
    attack(table, "karkoth", "brandil", monster=1, footsoldier=1)
    put(table, "vailin", "brandil", monster=1)
    war(table)
    answer(table, "fight redtusk_hold" if first else "fight brandil")
    script(table, (1, 1), (1,))
    if not first:
        assert sorted(to_roll(table)) == [6, 12], "there is no way out yet"
        return
    script(table, "retreat")
    pass_windows(table)
    assert count(table, "karkoth", "redtusk_hold") == {"monster": 1, "footsoldier": 2}
    assert holder(table, "redtusk_hold") == "iron_circle"


@pytest.mark.rule("CN-385", "CN-299", "CN-348")
def test_no_castle_rises_on_a_land_of_ones_own_that_was_just_taken_back() -> None:
    table = capitals(board())
    hold(table, "vailin", "skalgard")
    attack(table, "karkoth", "skalgard", footsoldier=1)
    pass_windows(war(table))
    assert (holder(table, "skalgard"), points(table, "karkoth")) == ("karkoth", 0)
    answer(buying(close(table), "karkoth", 20), "buy castle")
    assert refused(table, "at skalgard").rule == "CN-385"


@pytest.mark.rule("CN-384", "CN-379", "CN-378")
def test_a_foreign_capital_takes_four_and_the_own_one_the_rest() -> None:
    table = capitals(board())
    hold(table, "karkoth", "vailindor")
    buying(table, "karkoth", 40)
    for _ in range(4):
        answer(table, "buy footsoldier", "at vailindor")
    answer(table, "buy footsoldier")
    assert options(table) == ["at karkothi_thronehold", "back"]
    assert refused(table, "at vailindor").rule == "CN-379"


@pytest.mark.rule("CN-397", "CN-399", "CN-379", "CN-412")
def test_ships_crews_and_elementals_beside_a_castle_fill_it_together() -> None:
    table = capitals(board())
    put(table, "karkoth", "moghmarrin", castle=1)
    buying(table, "karkoth", 40)
    answer(table, "buy warship", "at karkothi_gulf")
    answer(table, "buy footsoldier", "board karkothi_gulf", "buy footsoldier", "board karkothi_gulf")
    answer(table, "buy storm_elemental", "at karkothi_gulf", "buy storm_elemental")
    assert options(table) == ["at karkothi_thronehold", "back"]
    assert (refused(table, "at moghmarrin").rule, refused(table, "at karkothi_gulf").rule) == ("CN-379", "CN-379")
    answer(table, "back")
    assert refused(table, "buy warship").rule == "CN-412", "the capital has no coast"


@pytest.mark.rule("CN-398", "CN-156", "CN-406")
def test_a_ship_that_has_unloaded_takes_recruits_aboard_and_keeps_them() -> None:
    table = capitals(board())
    ship(table, "vailin", "emerald_bay", footsoldier=2)
    moving(table, "vailin")
    answer(table, "select emerald_bay", "land mistshade", "done")
    buying(close(table), "vailin", 9)
    answer(table, "buy monster", "board emerald_bay")
    assert count(table, "vailin", "emerald_bay") == {"warship": 1, "monster": 1}
    assert "select emerald_bay" not in options(table)


@pytest.mark.rule("CN-140", "CN-404", "CN-147", "CN-151")
def test_a_recruit_that_went_aboard_from_the_castle_lands_elsewhere_and_goes_no_further() -> None:
    table = capitals(board())
    buying(table, "vailin", 20)
    answer(table, "buy warship", "at emerald_bay", "buy monster", "at vailindor")
    answer(table, "select vailindor", "take monster", "board emerald_bay", "select emerald_bay", "take monster")
    assert refused(table, "land vailindor").rule == "CN-140"
    answer(table, "land mistshade")
    assert count(table, "vailin", "mistshade") == {"monster": 1}
    assert not {"select emerald_bay", "select mistshade"} & set(options(table))


@pytest.mark.rule("CN-554", "CN-105", "CN-102")
def test_a_hero_teleported_at_the_end_of_its_draw_phase_has_its_whole_move() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "iron_wolf_coast", fighter=1)
    opens(table, "nerath", "draw", "phase_end")
    script(table, "play teleport", "to sarthel")
    moving(close(table), "nerath")
    answer(table, "select sarthel")
    assert {"to goblin_steppes", "to nentir_vale"} <= set(options(table))


@pytest.mark.rule("CN-505", "CN-500", "CN-105")
def test_who_crossed_with_the_fey_still_charges_two_lands() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing", "charge")
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(draw_phase(table, "vailin"), "play charge", "play fey_crossing", "to tarsembor", "all")
    moving(close(table), "vailin")
    answer(table, "select tarsembor")
    assert "to silverclaw_hills" in options(table)


@pytest.mark.rule("CN-584", "CN-102", "CN-426")
def test_the_last_point_of_a_monster_and_the_only_one_of_an_engine_pay_for_the_circle() -> None:
    table = board()
    lay(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "skalgard", castle=1, siege_engine=1)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    put(table, "karkoth", "ashen_march", monster=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "to skalgard", "use teleportation_circles", "all")
    assert count(table, "karkoth", "blackthorn_reach") == {"castle": 1, "siege_engine": 1, "monster": 1}
    assert options(table) == ["done"]
    assert refused(table, "select blackthorn_reach").rule == "CN-102"


@pytest.mark.rule("CN-579", "CN-571", "CN-108")
def test_an_unseen_hero_walks_past_the_castle_of_an_enemy_capital() -> None:
    table = capitals(board())
    lay(table, "karkoth", "ring_of_invisibility", "horseshoes_of_speed")
    put(table, "karkoth", "skalgard", fighter=1, monster=1)
    moving(table, "karkoth")
    answer(table, "select skalgard", "take fighter")
    assert "to emerald_coast" in options(table), "by Mistshade and Vailindor"
    answer(table, "back", "select skalgard", "take monster")
    assert refused(table, "to vailindor").rule == "CN-108"


@pytest.mark.rule("CN-546", "CN-300", "CN-299")
@pytest.mark.parametrize(("land", "score"), [("iron_citadel", 5), ("nera", 0)])
def test_the_saga_garrisons_a_capital_and_a_land_that_is_only_taken_back(land: str, score: int) -> None:
    table = capitals(board())
    hold(table, "iron_circle", "nera")
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    attack(table, "nerath", land, siege_engine=1)
    war(table, "nerath")
    if score:
        script(table, (8, 8), (1,))
    pass_windows(table)
    assert count(table, "nerath", land)["footsoldier"] == 1
    assert points(table, "nerath") == score


@pytest.mark.rule("CN-546", "CN-553", "CN-191")
def test_a_push_into_an_empty_land_takes_the_garrison_of_the_first_along() -> None:
    table = board()
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", footsoldier=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(war(table, "nerath"), (6,), (1,), "play sustained_push", "to scarlet_march", "all")
    pass_windows(table)
    assert count(table, "nerath", "goblin_steppes") == {}
    assert count(table, "nerath", "scarlet_march") == {"footsoldier": 3}
    assert (holder(table, "goblin_steppes"), points(table, "nerath")) == ("nerath", 2)


@pytest.mark.rule("CN-369", "CN-365", "CN-352")
def test_after_the_battles_the_flyer_goes_and_the_recruit_of_the_saga_stays() -> None:
    table = board()
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    attack(table, "nerath", "goblin_steppes", dragon=1)
    pass_windows(war(table, "nerath"))
    repositioning(close(table), "nerath")
    answer(table, "select goblin_steppes")
    assert not any("footsoldier" in line for line in options(table))
    assert refused(table, "take footsoldier").rule == "CN-369"


@pytest.mark.rule("CN-101", "CN-138")
def test_a_number_that_names_no_group_of_units_is_refused_as_such() -> None:
    table = board()
    ship(table, "vailin", "emerald_bay", footsoldier=2)
    moving(table, "vailin")
    answer(table, "select emerald_bay")
    assert refused(table, "take footsoldier 2").key == "no-such-group", "there are two, but they are alike"
    answer(table, "take footsoldier")
    assert refused(table, "take footsoldier 3").key == "no-such-group"
    assert refused(table, "take warship").key == "no-common-goal"

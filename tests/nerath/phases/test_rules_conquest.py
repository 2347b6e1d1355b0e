"""Chapters 15 and 16 of Conquest of Nerath: conquest, capitals, castles, alliances (CN-289 to CN-325).
Karkoth attacks Walking Wood of Vailin unless said otherwise; dice are scripted in the order of the units."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.phases.course import forget_turn
from taverne.games.nerath.rules.phases.income import collect
from taverne.games.nerath.rules.phases.placement import castles, is_usable
from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.phases.conquests import walk_in, win

from ..positions import (
    answer,
    attack,
    board,
    count,
    dice,
    hold,
    holder,
    number,
    points,
    prompt,
    put,
    roll,
    space,
    told,
    turn,
    war,
)


@pytest.mark.rule("CN-289", "CN-294", "CN-295", "CN-297")
def test_an_attack_that_leaves_attackers_only_conquers_the_land_for_all_of_them() -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", footsoldier=2, fighter=1)
    assert holder(table, "walking_wood") == "karkoth"
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 2, "fighter": 1}
    assert told(table, "battle-over")[0]["how"] == "won"
    assert table.fight is None


@pytest.mark.rule("CN-290")
def test_a_defender_that_outlives_the_attackers_keeps_the_land() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 1)
    roll(table, 6)
    assert holder(table, "walking_wood") == "vailin"
    assert told(table, "battle-over")[0]["how"] == "lost"


@pytest.mark.rule("CN-291")
def test_if_both_sides_are_wiped_out_the_defender_keeps_the_land() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    roll(table, 6)
    roll(table, 6)
    assert table.here[space(table, "walking_wood")] == []
    assert holder(table, "walking_wood") == "vailin"
    assert points(table, "karkoth") == 0
    assert told(table, "battle-over")[0]["how"] == "lost"


@pytest.mark.rule("CN-296")
@pytest.mark.parametrize("unit", ["footsoldier", "siege_engine", "fighter", "dragon", "storm_elemental"])
def test_any_unit_is_enough_to_conquer(unit: str) -> None:
    table = win(board(), "karkoth", "vailin", "walking_wood", **{unit: 1})
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-298", "CN-299")
def test_a_foreign_land_carries_the_marker_of_its_conqueror_and_an_own_one_none() -> None:
    table = walk_in(board(), "karkoth", "walking_wood")
    land = space(table, "walking_wood")
    assert table.holder[land] != table.cat.home[land], "the marker"
    assert told(table, "conquered")[0]["space"] == "land-walking_wood"
    table.here[land].clear()
    table.where[0] = NONE
    walk_in(table, "vailin", "walking_wood")
    assert table.holder[land] == table.cat.home[land]
    assert told(table, "retook")[0]["realm"] == "realm-vailin"


@pytest.mark.rule("CN-300", "CN-347")
def test_an_enemy_capital_scores_five() -> None:
    table = walk_in(board(), "karkoth", "vailindor")
    assert points(table, "karkoth") == 5
    assert told(table, "conquered-capital")[0]["home"] == "realm-vailin"


@pytest.mark.rule("CN-301")
def test_a_foreign_capital_scores_five_again_when_taken_from_its_conqueror() -> None:
    table = board()
    hold(table, "iron_circle", "vailindor")
    walk_in(table, "karkoth", "vailindor")
    assert points(table, "karkoth") == 5
    table.here[space(table, "vailindor")].clear()
    walk_in(table, "nerath", "vailindor")
    assert points(table, "nerath") == 5


@pytest.mark.rule("CN-302")
def test_a_realm_without_its_capital_has_half_its_income_until_it_regains_it() -> None:
    table = walk_in(board(), "karkoth", "vailindor")
    table.here[space(table, "vailindor")].clear()
    before = table.gold[1]
    turn(table, "vailin", "income")
    collect(table)
    assert table.gold[1] - before == 6, "half of 12"
    walk_in(table, "vailin", "vailindor")
    collect(table)
    assert table.gold[1] - before == 6 + 13


@pytest.mark.rule("CN-303")
def test_who_loses_a_capital_keeps_its_gold() -> None:
    table = board()
    before = list(table.gold)
    walk_in(table, "karkoth", "vailindor")
    assert table.gold == before


@pytest.mark.rule("CN-304", "CN-305", "CN-308")
def test_a_castle_stays_and_defends_for_its_new_master() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", castle=1)
    war(table)
    roll(table, 6)
    roll(table, 1)
    answer(table, "pass")
    assert count(table, "karkoth", "walking_wood") == {"monster": 1, "castle": 1}
    assert table.builder[space(table, "walking_wood")] == number("vailin"), "the figure is still Vailin's"
    assert told(table, "castle-captured")[0]["realm"] == "realm-karkoth"
    attack(table, "vailin", "walking_wood", monster=1)
    war(table, "vailin")
    roll(table, 1)
    assert dice(table) == (12, 20)


@pytest.mark.rule("CN-306", "CN-307")
def test_lands_taken_in_this_turn_are_remembered_for_the_placement_of_new_units() -> None:
    table = board()
    put(table, "vailin", "mistshade", castle=1)
    put(table, "vailin", "vailindor", castle=1)
    hold(table, "karkoth", "mistshade", "vailindor")
    for land in ("mistshade", "vailindor"):
        attack(table, "vailin", land, monster=1)
    war(table, "vailin")
    answer(table, "fight mistshade")
    roll(table, 6)
    roll(table, 1)
    if prompt(table) == "amok":
        answer(table, "pass")
    roll(table, 6)
    roll(table, 1)
    assert sorted(table.won) == sorted([space(table, "mistshade"), space(table, "vailindor")])
    assert may_place(table) == ["vailindor"]


def may_place(table: NerathState) -> list[str]:
    """Return the lands with castles at which the realm may put new units in this turn."""
    lands = [land for land in castles(table, table.realm) if is_usable(table, table.realm, land)]
    return [table.cat.space_ids[land] for land in lands]


@pytest.mark.rule("CN-309", "CN-346")
def test_a_conquered_land_scores_one_and_pays_its_conqueror() -> None:
    table = walk_in(board("alliances"), "karkoth", "walking_wood")
    assert points(table, "karkoth") == 1
    assert points(table, "iron_circle") == 0
    before = table.gold[0]
    turn(table, "karkoth", "income")
    collect(table)
    assert table.gold[0] - before == 16


@pytest.mark.rule("CN-310", "CN-350")
def test_a_land_lost_and_retaken_by_the_ally_scores_again() -> None:
    table = board("alliances")
    walk_in(table, "karkoth", "walking_wood")
    table.here[space(table, "walking_wood")].clear()
    walk_in(table, "vailin", "walking_wood")
    table.here[space(table, "walking_wood")].clear()
    walk_in(table, "iron_circle", "walking_wood")
    assert (points(table, "karkoth"), points(table, "vailin"), points(table, "iron_circle")) == (1, 0, 1)
    assert holder(table, "walking_wood") == "iron_circle"


@pytest.mark.rule("CN-311", "CN-312", "CN-349")
@pytest.mark.parametrize("land", ["chain_port", "iron_citadel"])
def test_a_freed_land_returns_to_the_ally_without_points(land: str) -> None:
    table = board("alliances")
    hold(table, "vailin", land)
    walk_in(table, "karkoth", land)
    assert holder(table, land) == "iron_circle"
    assert count(table, "karkoth", land) == {"footsoldier": 1}
    assert table.points == [0, 0, 0, 0]
    assert told(table, "freed")[0]["ally"] == "realm-iron_circle"


@pytest.mark.rule("CN-313")
def test_effects_of_a_conquest_count_for_a_liberation_too() -> None:
    table = board("alliances")
    hold(table, "karkoth", "walking_wood")
    table.lasting.append(table.cat.card_index["inspiring_saga"])
    walk_in(table, "nerath", "walking_wood")
    assert holder(table, "walking_wood") == "vailin"
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-314", "CN-315", "CN-316")
def test_a_freed_castle_returns_to_the_ally_who_may_use_it_in_its_next_turn() -> None:
    table = board("alliances")
    for land in ("iron_citadel", "chain_port"):
        put(table, "iron_circle", land, castle=1)
        hold(table, "vailin", land)
        attack(table, "karkoth", land, fighter=1)
    war(table)
    answer(table, "fight chain_port")
    for _ in range(2):
        roll(table, 6)
        roll(table, 1)
    assert count(table, "iron_circle", "iron_citadel") == {"castle": 1}
    assert count(table, "iron_circle", "chain_port") == {"castle": 1}
    forget_turn(table)
    turn(table, "iron_circle", "reinforcement")
    assert may_place(table) == ["iron_citadel", "chain_port"]


@pytest.mark.rule("CN-317")
def test_a_freed_land_pays_the_ally() -> None:
    table = board("alliances")
    hold(table, "vailin", "chain_port")
    walk_in(table, "karkoth", "chain_port")
    before = list(table.gold)
    for realm in ("karkoth", "iron_circle"):
        turn(table, realm, "income")
        collect(table)
    assert (table.gold[0] - before[0], table.gold[2] - before[2]) == (15, 13)


@pytest.mark.rule("CN-318")
def test_in_free_for_all_nothing_is_freed() -> None:
    table = board()
    hold(table, "vailin", "chain_port")
    walk_in(table, "karkoth", "chain_port")
    assert holder(table, "chain_port") == "karkoth"
    assert points(table, "karkoth") == 1

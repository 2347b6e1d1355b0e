"""Phase 2 of Conquest of Nerath: ways over land, through the air and by sea, friendly and enemy spaces, attacks.
Ships and landings are in test_rules_transport; what is fought afterwards in the tests of battles."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.battle.battles import Warring
from taverne.games.nerath.rules.movement.routes import reach
from taverne.games.nerath.state.game_state import ATTACKING
from tests.nerath.positions import (
    answer,
    board,
    count,
    guard,
    hold,
    moving,
    number,
    options,
    prompt,
    put,
    reachable,
    refused,
    run,
    ship,
    space,
    told,
    turn,
)


@pytest.mark.rule("CN-101")
def test_a_realm_moves_none_some_or_all_of_its_units() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=3)
    moving(table)
    assert options(table) == ["select skalgard", "done"]
    answer(table, "select skalgard", "take footsoldier", "take footsoldier", "to ashen_march")
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    answer(table, "done")
    assert table.stack == []


@pytest.mark.rule("CN-101")
def test_without_taking_any_all_units_that_can_go_there_do() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=2, fighter=1, castle=1)
    moving(table)
    answer(table, "select skalgard", "to karkothi_thronehold")
    assert count(table, "karkoth", "karkothi_thronehold") == {"fighter": 1}, "only the Fighter goes that far"
    answer(table, "select skalgard", "to ashen_march")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert count(table, "karkoth", "skalgard") == {"castle": 1}


@pytest.mark.rule("CN-102")
def test_a_unit_goes_as_far_as_its_movement_value_and_may_stop_earlier() -> None:
    table = board()
    slow, quick = put(table, "karkoth", "skalgard", footsoldier=1, fighter=1)
    assert reachable(table, slow) == {"forbidden_shore", "dread_marshes", "ashen_march", "mistshade"}
    assert "karkothi_thronehold" in reachable(table, quick)
    assert "dol_thamar" not in reachable(table, quick), "that is three lands away"
    moving(table)
    answer(table, "select skalgard", "take fighter", "to ashen_march")
    assert "vale_of_chains" in reachable(table, quick), "one point is left"
    assert "gorgons_reach" not in reachable(table, quick)
    refusal = refused(answer(table, "select ashen_march"), "to gorgons_reach")
    assert (refusal.key, refusal.rule) == ("too-far", "CN-102")
    assert (refusal.data["distance"], refusal.data["left"]) == (2, 1)
    answer(table, "to vale_of_chains")
    assert options(table) == ["select skalgard", "done"], "no point is left"
    assert refused(table, "select vale_of_chains").key == "no-points"


@pytest.mark.rule("CN-015", "CN-102")
def test_lands_that_meet_at_a_corner_only_are_not_adjacent() -> None:
    table = board()
    (unit,) = put(table, "iron_circle", "black_stone_desert", footsoldier=1)
    assert "relis_vullin" not in reachable(table, unit)
    assert "chain_port" in reachable(table, unit)


@pytest.mark.rule("CN-103")
def test_opposite_edges_of_the_board_do_not_meet() -> None:
    table = board()
    cat = table.cat
    west, east = cat.space_index["winterbole_forest"], cat.space_index["silverclaw_hills"]
    assert east not in cat.next_to[west]
    assert cat.distance[west][east] > 5


@pytest.mark.rule("CN-106", "CN-107", "CN-108")
def test_land_units_stop_in_the_first_enemy_land_even_an_empty_one() -> None:
    table = board()
    (unit,) = put(table, "karkoth", "skalgard", monster=1)
    assert "mistshade" in reachable(table, unit)
    assert "vailindor" not in reachable(table, unit), "Mistshade is Vailin's"
    moving(table)
    refusal = refused(answer(table, "select skalgard"), "to vailindor")
    assert (refusal.key, refusal.rule) == ("enemy-in-way", "CN-108")
    answer(table, "back")
    hold(table, "karkoth", "mistshade")
    assert "vailindor" in reachable(table, unit), "a marker counts, not the colour of the border"
    hold(table, "vailin", "ashen_march")
    assert "vale_of_chains" not in reachable(table, unit), "an own starting land under a foreign marker is enemy land"


@pytest.mark.rule("CN-108", "CN-112")
def test_ships_stop_in_the_first_zone_with_enemies() -> None:
    table = board()
    (fleet,) = put(table, "karkoth", "sea_of_mist", warship=1)
    assert "altaran_gulf" in reachable(table, fleet)
    put(table, "vailin", "corsair_sea", storm_elemental=1)
    assert "corsair_sea" in reachable(table, fleet)
    assert "altaran_gulf" not in reachable(table, fleet)
    moving(table)
    refusal = refused(answer(table, "select sea_of_mist"), "to altaran_gulf")
    assert (refusal.key, refusal.rule) == ("enemy-in-way", "CN-108")


@pytest.mark.rule("CN-112", "CN-113")
def test_a_zone_is_friendly_unless_an_enemy_is_in_it_and_is_never_held() -> None:
    table = board("alliances")
    zone = space(table, "corsair_sea")
    assert table.friendly(number("karkoth"), zone)
    put(table, "iron_circle", "corsair_sea", warship=1)
    assert table.friendly(number("karkoth"), zone), "an ally is no enemy"
    assert not table.friendly(number("vailin"), zone)
    assert len(table.holder) == table.cat.lands, "only lands have a holder"


@pytest.mark.rule("CN-109", "CN-114", "CN-116", "CN-117")
def test_heroes_alone_enter_a_dungeon_and_stop_there() -> None:
    table = board()
    guard(table, "temple_of_elemental_evil", "")
    hero, soldier = put(table, "karkoth", "ashen_march", wizard=1, footsoldier=1)
    assert "temple_of_elemental_evil" in reachable(table, hero)
    assert "temple_of_elemental_evil" not in reachable(table, soldier)
    moving(table)
    refusal = refused(answer(table, "select ashen_march", "take footsoldier"), "to temple_of_elemental_evil")
    assert (refusal.key, refusal.rule) == ("heroes-only", "CN-116")
    answer(table, "back", "select ashen_march", "to temple_of_elemental_evil")
    assert table.mark[hero] & ATTACKING
    assert refused(table, "select temple_of_elemental_evil").key == "has-attacked"
    for realm in range(4):
        assert not table.friendly(realm, space(table, "temple_of_elemental_evil"))


@pytest.mark.rule("CN-109")
def test_nobody_goes_through_an_entrance() -> None:
    table = board()
    (hero,) = put(table, "vailin", "deep_havens", fighter=1)
    turn(table, "vailin")
    assert "vault_of_the_drow" in reachable(table, hero)
    assert "gorgons_reach" not in reachable(table, hero), "beyond the entrance"


@pytest.mark.rule("CN-115")
def test_an_entrance_is_no_enemy_space_it_has_no_holder_and_no_enemies() -> None:
    table = board()
    at = space(table, "vault_of_the_drow")
    guard(table, "vault_of_the_drow", "")
    assert table.enemies(number("karkoth"), at) == []
    assert at >= len(table.holder)


@pytest.mark.rule("CN-110")
def test_units_pass_and_stop_in_lands_of_the_ally_but_not_of_others() -> None:
    table = board("alliances")
    (unit,) = put(table, "karkoth", "grimhaven", fighter=1)
    hold(table, "iron_circle", "zembar")
    assert "satrapy_of_numoth" in reachable(table, unit)
    moving(table)
    answer(table, "select grimhaven", "to zembar")
    assert not table.mark[unit] & ATTACKING
    assert table.holder[space(table, "zembar")] == number("iron_circle")
    alone = board("free_for_all")
    (unit,) = put(alone, "karkoth", "grimhaven", fighter=1)
    hold(alone, "iron_circle", "zembar")
    assert "satrapy_of_numoth" not in reachable(alone, unit)


@pytest.mark.rule("CN-051", "CN-047")
def test_in_free_for_all_every_other_realm_is_an_enemy() -> None:
    table = board("free_for_all")
    for one in range(4):
        for other in range(4):
            assert table.hostile(one, other) == (one != other)


@pytest.mark.rule("CN-111", "CN-050")
def test_a_realm_never_moves_the_units_of_its_ally() -> None:
    table = board("alliances", seats=2)
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "iron_circle", "skalgard", footsoldier=2)
    moving(table)
    assert options(table) == ["select skalgard", "done"]
    answer(table, "select skalgard", "to ashen_march")
    assert count(table, "iron_circle", "skalgard") == {"footsoldier": 2}
    put(table, "iron_circle", "dol_thamar", footsoldier=1)
    assert refused(table, "select dol_thamar").rule == "CN-111"


@pytest.mark.rule("CN-117", "CN-133")
def test_entering_an_enemy_land_declares_an_attack_and_ends_the_move() -> None:
    table = board()
    (unit,) = put(table, "karkoth", "skalgard", monster=1)
    moving(table)
    answer(table, "select skalgard", "to mistshade")
    assert table.mark[unit] & ATTACKING
    assert told(table, "attacks")[0]["to"] == "land-mistshade"
    refusal = refused(table, "select mistshade")
    assert (refusal.key, refusal.rule) == ("has-attacked", "CN-133")


@pytest.mark.rule("CN-118", "CN-134", "CN-190")
def test_attacks_are_resolved_only_after_all_movement() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "karkoth", "dol_thamar", footsoldier=1)
    moving(table)
    answer(table, "select skalgard", "to mistshade")
    mistshade = space(table, "mistshade")
    assert table.holder[mistshade] == number("vailin"), "not conquered yet"
    assert prompt(table) == "movement", "movement goes on"
    answer(table, "done")
    turn(table, "karkoth", "battles")
    run(table, Warring())
    assert table.holder[mistshade] == number("karkoth")


@pytest.mark.rule("CN-119", "CN-120")
def test_units_of_several_spaces_attack_one_and_units_of_one_attack_several() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "karkoth", "ashen_march", footsoldier=2)
    moving(table)
    answer(table, "select skalgard", "to mistshade")
    answer(table, "select ashen_march", "take footsoldier", "to mistshade")
    answer(table, "select ashen_march", "to walking_wood")
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 2}
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 1}


@pytest.mark.rule("CN-121", "CN-009")
def test_a_land_may_be_left_empty_and_stays_ones_own() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    moving(table)
    answer(table, "select skalgard", "to ashen_march", "done")
    left = space(table, "skalgard")
    assert table.empty(left)
    assert table.holder[left] == number("karkoth")


@pytest.mark.rule("CN-122")
def test_land_units_stay_on_land_and_ships_at_sea() -> None:
    table = board()
    soldier, vessel = (
        put(table, "karkoth", "skalgard", fighter=1)[0],
        put(table, "karkoth", "sea_of_mist", warship=1)[0],
    )
    assert all(table.cat.place[found] != 1 for found in reach(table, soldier))
    assert all(table.cat.place[found] == 1 for found in reach(table, vessel))
    moving(table)
    refusal = refused(answer(table, "select skalgard"), "to sea_of_mist")
    assert (refusal.key, refusal.rule) == ("land-only", "CN-122")
    refusal = refused(answer(table, "back", "select sea_of_mist"), "to skalgard")
    assert (refusal.key, refusal.rule) == ("sea-only", "CN-122")


@pytest.mark.rule("CN-122")
def test_no_way_over_land_is_said_as_such() -> None:
    table = board()
    put(table, "vailin", "corsairs_rest", fighter=1)
    put(table, "vailin", "vailindor", fighter=1)
    turn(table, "vailin")
    moving(table)
    assert refused(table, "select corsairs_rest").key == "cut-off", "an island without a ship"
    refusal = refused(answer(table, "select vailindor"), "to corsairs_rest")
    assert (refusal.key, refusal.rule) == ("no-way", "CN-122")


@pytest.mark.rule("CN-123", "CN-126", "CN-127")
def test_kinds_of_units_by_their_element() -> None:
    from taverne.games.nerath.box.load import load

    kinds = {unit.id: unit.domain for unit in load().cards.unit}
    land = {"footsoldier", "siege_engine", "fighter", "wizard", "monster", "castle"}
    assert {word for word, domain in kinds.items() if domain == "land"} == land
    assert {word for word, domain in kinds.items() if domain == "sea"} == {"warship"}
    assert {word for word, domain in kinds.items() if domain == "flying"} == {"dragon", "storm_elemental"}


@pytest.mark.rule("CN-124", "CN-433")
def test_a_castle_never_moves() -> None:
    table = board()
    (castle,) = put(table, "karkoth", "skalgard", castle=1)
    ship(table, "karkoth", "sea_of_mist")
    assert reach(table, castle) == []
    moving(table)
    assert options(table) == ["select sea_of_mist", "done"]
    assert (refused(table, "select skalgard").key, refused(table, "select skalgard").rule) == ("castle-stays", "CN-124")


@pytest.mark.rule("CN-128", "CN-130")
def test_flying_units_cross_everything_and_attack_where_they_end() -> None:
    table = board()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    put(table, "vailin", "corsair_sea", warship=1)
    found = reachable(table, dragon)
    assert {"vailindor", "tarsembor", "corsair_sea", "emerald_bay", "altaran_gulf"} <= found, "over enemies and water"
    assert "deep_havens" not in found, "four steps away"
    moving(table)
    answer(table, "select skalgard", "to corsair_sea")
    assert table.mark[dragon] & ATTACKING, "an enemy zone is attacked"
    other = board()
    (dragon,) = put(other, "karkoth", "vale_of_chains", dragon=1)
    assert "deep_havens" in reachable(other, dragon), "straight over the Vault of the Drow"
    assert other.cat.distance[space(other, "vale_of_chains")][space(other, "deep_havens")] == 2


@pytest.mark.rule("CN-129")
def test_flying_units_do_not_end_on_an_entrance() -> None:
    table = board()
    (dragon,) = put(table, "karkoth", "vale_of_chains", dragon=1)
    assert not any(found >= table.cat.first_dungeon for found in reach(table, dragon))
    moving(table)
    refusal = refused(answer(table, "select vale_of_chains"), "to vault_of_the_drow")
    assert (refusal.key, refusal.rule) == ("no-perch", "CN-129")


@pytest.mark.rule("CN-131")
def test_a_dragon_may_end_phase_two_over_a_friendly_zone() -> None:
    table = board()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    moving(table)
    answer(table, "select skalgard", "to sea_of_mist", "done")
    assert table.where[dragon] == space(table, "sea_of_mist")
    assert not table.mark[dragon] & ATTACKING


@pytest.mark.rule("CN-132")
def test_a_flying_unit_may_attack_where_no_landing_will_be_in_reach() -> None:
    table = board()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    for land in range(table.cat.lands):
        if land != table.where[dragon]:
            table.holder[land] = number("vailin")
    put(table, "vailin", "emerald_bay", warship=1)
    away = table.cat.distance[space(table, "skalgard")]
    assert away[space(table, "emerald_bay")] == 2
    assert "emerald_bay" in reachable(table, dragon)
    far = next(z for z in range(table.cat.lands, table.cat.first_dungeon) if away[z] == 3)
    assert table.cat.space_ids[far] in reachable(table, dragon), "even as far as it can go at all"


@pytest.mark.rule("CN-135")
def test_nobody_passes_through_a_land_that_another_unit_has_just_attacked() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    (quick,) = put(table, "karkoth", "ashen_march", fighter=1)
    moving(table)
    answer(table, "select skalgard", "to mistshade")
    assert "mistshade" in reachable(table, quick)
    assert "vailindor" not in reachable(table, quick)
    (vessel,) = put(table, "karkoth", "karkothi_gulf", warship=1)
    put(table, "vailin", "sea_of_mist", warship=1)
    put(table, "karkoth", "sea_of_mist", warship=1)
    assert "corsair_sea" not in reachable(table, vessel)


@pytest.mark.rule("CN-102")
def test_a_stack_goes_only_where_all_that_is_taken_can_go() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1, fighter=1, dragon=1)
    moving(table)
    answer(table, "select skalgard", "take dragon")
    assert "to vailindor" in options(table)
    assert "to corsair_sea" in options(table)
    answer(table, "take fighter")
    assert "to corsair_sea" not in options(table)
    assert "to karkothi_thronehold" in options(table)
    answer(table, "take footsoldier")
    assert options(table) == ["to forbidden_shore", "to dread_marshes", "to ashen_march", "to mistshade", "back"]
    refusal = refused(table, "to karkothi_thronehold")
    assert (refusal.key, refusal.data["unit"]) == ("too-far", "unit-footsoldier")
    assert refused(table, "take footsoldier").key == "all-taken"
    assert refused(table, "take castle").key == "none-here"


@pytest.mark.rule("CN-102")
def test_equal_units_are_one_choice_and_unequal_ones_are_numbered() -> None:
    table = board()
    put(table, "karkoth", "skalgard", fighter=2)
    put(table, "karkoth", "ashen_march", fighter=1)
    moving(table)
    assert [line for line in options(answer(table, "select skalgard")) if line.startswith("take")] == ["take fighter"]
    answer(table, "take fighter", "to ashen_march", "select ashen_march")
    assert options(table)[:2] == ["take fighter", "take fighter 2"], "one has moved, the other has not"
    answer(table, "take fighter 2")
    assert "to gorgons_reach" not in options(table)


def test_what_must_come_first_and_what_does_not_exist_is_said() -> None:
    table = board()
    put(table, "karkoth", "skalgard", fighter=1)
    moving(table)
    assert refused(table, "to ashen_march").key == "select-first"
    assert refused(table, "select atlantis").key == "no-such-space"
    answer(table, "select skalgard")
    assert refused(table, "to atlantis").key == "no-such-space"
    assert refused(table, "take griffon").key == "no-such-unit"
    assert refused(table, "to skalgard").key == "same-space"


def test_nobody_is_asked_who_has_neither_units_nor_cards() -> None:
    table = moving(board())
    assert table.pending == ()
    advance(table)
    assert table.winner == NONE

"""Phase 4 of Conquest of Nerath: heroes leave dungeons, flying units go home, new guardians come.
Looting itself is in the tests of dungeons."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.games.nerath.box.catalogue import DRAGON, NONE, STORM_ELEMENTAL
from taverne.games.nerath.rules.movement.routes import ways
from taverne.games.nerath.rules.phases.reposition import Repositioning
from taverne.games.nerath.state.game_state import ATTACKING, STUCK, UNLOADED, NerathState
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    dice,
    draw,
    guard,
    hold,
    items,
    number,
    options,
    put,
    refused,
    roll,
    run,
    ship,
    space,
    told,
    turn,
    war,
)


def phase(realm: str = "karkoth", mode: str = "free_for_all") -> NerathState:
    table = board(mode)
    turn(table, realm, "reposition")
    return table


def repositioning(table: NerathState) -> NerathState:
    return run(table, Repositioning())


def names(table: NerathState, unit: int) -> set[str]:
    return {table.cat.space_ids[found] for found in ways(table, unit)[0]}


@pytest.mark.rule("CN-352", "CN-364")
def test_nobody_starts_a_battle_by_repositioning() -> None:
    table = phase()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    found = names(table, dragon)
    assert "ashen_march" in found
    assert all(table.friendly_land(number("karkoth"), space(table, name)) for name in found)
    repositioning(table)
    refusal = refused(answer(table, "select skalgard"), "to mistshade")
    assert (refusal.key, refusal.rule) == ("not-friendly", "CN-352")


@pytest.mark.rule("CN-353", "CN-354", "CN-355")
def test_heroes_leave_a_dungeon_by_one_step_each_where_it_likes() -> None:
    table = phase()
    heroes = put(table, "karkoth", "temple_of_elemental_evil", fighter=2)
    for hero in heroes:
        table.moved[hero], table.mark[hero] = 2, ATTACKING
    repositioning(table)
    assert options(table) == ["select temple_of_elemental_evil"], "they must leave"
    answer(table, "select temple_of_elemental_evil")
    lands = ["to dread_marshes", "to karkothi_thronehold", "to ashen_march", "to vale_of_chains"]
    assert options(table) == ["take fighter", *lands, "back"]
    refusal = refused(table, "to skalgard")
    assert (refusal.key, refusal.rule) == ("one-step", "CN-355")
    answer(table, "take fighter", "to ashen_march")
    answer(table, "select temple_of_elemental_evil", "to karkothi_thronehold")
    assert count(table, "karkoth", "ashen_march") == {"fighter": 1}
    assert count(table, "karkoth", "karkothi_thronehold") == {"fighter": 1}
    assert refused(table, "select ashen_march").rule == "CN-369", "no further step"
    answer(table, "done")


@pytest.mark.rule("CN-353")
def test_heroes_do_not_leave_into_an_enemy_land() -> None:
    table = phase("vailin")
    put(table, "vailin", "vault_of_the_drow", wizard=1)
    repositioning(table)
    answer(table, "select vault_of_the_drow")
    assert options(table) == ["take wizard", "to vast_plains", "to deep_havens", "back"]
    refusal = refused(table, "to gorgons_reach")
    assert (refusal.key, refusal.rule) == ("not-friendly", "CN-352")


@pytest.mark.rule("CN-353")
def test_heroes_leave_into_a_land_of_the_ally_too() -> None:
    table = phase("karkoth", "alliances")
    put(table, "karkoth", "tomb_of_horrors", wizard=1)
    repositioning(table)
    answer(table, "select tomb_of_horrors")
    assert options(table) == ["take wizard", "to grimhaven", "to satrapy_of_numoth", "back"]


@pytest.mark.rule("CN-356", "CN-357")
def test_heroes_board_a_ship_with_room_in_a_friendly_zone_and_stay_aboard() -> None:
    table = phase("nerath")
    (hero,) = put(table, "nerath", "thunderspire_labyrinth", wizard=1)
    full = ship(table, "nerath", "gulf_of_nera", footsoldier=2)
    assert ways(table, hero)[1] == [], "no room"
    vessel = ship(table, "nerath", "gulf_of_nera", footsoldier=1)
    table.mark[vessel] = UNLOADED
    assert ways(table, hero)[1] == [space(table, "gulf_of_nera")], "even the ship that it has landed from"
    put(table, "vailin", "gulf_of_nera", storm_elemental=1)
    assert ways(table, hero)[1] == [], "not among enemies"
    table.remove_unit(table.here[space(table, "gulf_of_nera")][-1])
    repositioning(table)
    answer(table, "select thunderspire_labyrinth", "board gulf_of_nera")
    assert table.ship[hero] == vessel != full
    assert table.mark[hero] & STUCK
    assert refused(table, "select gulf_of_nera").key in ("only-flyers", "stays-this-turn")


@pytest.mark.rule("CN-356", "CN-138")
def test_two_heroes_taken_for_one_berth_can_only_be_put_back() -> None:
    table = phase("nerath")
    hold(table, "karkoth", "vor_rukoth", "moonstair")
    put(table, "nerath", "thunderspire_labyrinth", wizard=1, fighter=1)
    ship(table, "nerath", "gulf_of_nera", footsoldier=1)
    repositioning(table)
    answer(table, "select thunderspire_labyrinth", "take wizard", "take fighter")
    assert options(table) == ["back"]
    assert str(table.pending[0].default) == "back"  # type: ignore[union-attr]
    answer(table, "back", "select thunderspire_labyrinth", "take fighter", "board gulf_of_nera")
    assert count(table, "nerath", "thunderspire_labyrinth") == {"wizard": 1}


@pytest.mark.rule("CN-356")
def test_heroes_do_not_board_a_ship_of_the_ally() -> None:
    table = phase("karkoth", "alliances")
    (hero,) = put(table, "karkoth", "thunderspire_labyrinth", wizard=1)
    ship(table, "iron_circle", "gulf_of_nera")
    assert ways(table, hero)[1] == []


@pytest.mark.rule("CN-358", "CN-013")
def test_heroes_without_an_exit_are_destroyed() -> None:
    table = phase("karkoth")
    put(table, "karkoth", "white_plume_mountain", fighter=1, wizard=1)
    repositioning(table)
    assert table.pending == ()
    assert count(table, "karkoth", "white_plume_mountain") == {}
    assert len(told(table, "no-place")) == 2


@pytest.mark.rule("CN-358", "CN-356")
def test_who_finds_no_berth_is_destroyed() -> None:
    table = phase("karkoth")
    put(table, "karkoth", "thunderspire_labyrinth", fighter=1, wizard=1)
    vessel = ship(table, "karkoth", "gulf_of_nera", footsoldier=1)
    repositioning(table)
    answer(table, "select thunderspire_labyrinth")
    assert options(table) == ["take fighter", "take wizard", "back"], "it must be said who goes aboard"
    assert refused(table, "board gulf_of_nera").key == "too-many-aboard"
    answer(table, "take wizard", "board gulf_of_nera")
    answer(table, "done")
    assert sorted(table.kind[unit] for unit in table.cargo(vessel)) == [0, 3]
    assert count(table, "karkoth", "thunderspire_labyrinth") == {}


@pytest.mark.rule("CN-359", "CN-361")
def test_two_unseen_guardians_come_to_an_emptied_entrance_after_the_heroes_left() -> None:
    table = phase()
    at = space(table, "vault_of_the_drow") - table.cat.first_dungeon
    put(table, "karkoth", "vault_of_the_drow", fighter=1)
    table.cleared = [at]
    repositioning(table)
    assert table.tokens[at] == [], "not while heroes are there"
    answer(table, "select vault_of_the_drow", "to gorgons_reach")
    answer(table, "done")
    assert table.tokens[at] == [NONE, NONE]
    assert table.seen[at] == [0, 0]
    assert told(table, "repopulated") == [{"space": "dungeon-vault_of_the_drow", "n": 2}]


@pytest.mark.rule("CN-360")
def test_the_two_new_guardians_give_another_treasure_and_two_more_guardians() -> None:
    table = board()
    guard(table, "vault_of_the_drow", "", "")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2)
    war(table)
    draw(table, "ogre", "owlbear")
    roll(table, 10, 10)
    roll(table, *[1] * len(dice(table)))
    draw(table, items(table)[0])
    assert len(table.chest[number("karkoth")]) == 1
    turn(table, "karkoth", "reposition")
    table.stack.clear()
    repositioning(table)
    answer(table, "select vault_of_the_drow", "to gorgons_reach", "done")
    assert table.tokens[space(table, "vault_of_the_drow") - table.cat.first_dungeon] == [NONE, NONE]


@pytest.mark.rule("CN-361", "CN-244")
def test_no_guardian_comes_to_where_one_remains_or_where_nobody_fought() -> None:
    table = phase()
    guard(table, "tomb_of_horrors", "")
    table.cleared = [space(table, "tomb_of_horrors") - table.cat.first_dungeon]
    repositioning(table)
    assert sum(len(tokens) for tokens in table.tokens) == 1


@pytest.mark.rule("CN-362")
def test_defeated_guardians_make_a_new_pile_when_it_runs_out() -> None:
    table = phase()
    table.token_pile, spent = table.token_pile[:1], table.token_pile[1:5]
    table.token_discard = spent[:]
    table.cleared = [0]
    repositioning(table)
    assert table.tokens[0] == [NONE, NONE]
    assert len(table.token_pile) == 5
    assert table.token_discard == []


@pytest.mark.rule("CN-363")
def test_as_many_guardians_come_as_there_are() -> None:
    table = phase()
    table.token_pile, table.token_discard = table.token_pile[:3], []
    guard(table, "tomb_of_horrors", "", "")
    table.cleared = [0]
    repositioning(table)
    assert table.tokens[0] == [NONE], "two of the three lie on another entrance"
    table = phase()
    table.token_pile = []
    table.cleared = [0]
    repositioning(table)
    assert table.tokens[0] == []


@pytest.mark.rule("CN-364", "CN-366")
def test_flying_units_go_to_friendly_lands_over_anything_within_their_movement() -> None:
    table = phase()
    (dragon,) = put(table, "karkoth", "mistshade", dragon=1)
    hold(table, "karkoth", "mistshade", "corsairs_rest")
    put(table, "vailin", "emerald_bay", warship=1)
    table.won = [space(table, "mistshade"), space(table, "corsairs_rest")]
    found = names(table, dragon)
    assert "corsairs_rest" in found, "over an enemy zone to a land won in this turn"
    assert "vale_of_chains" in found
    assert "grimhaven" in found, "three steps over the sea"
    assert "nurthedur_mountains" not in found, "four"
    assert "vault_of_the_drow" not in found


@pytest.mark.rule("CN-366")
def test_flying_units_cross_entrances() -> None:
    table = phase()
    (elemental,) = put(table, "karkoth", "gorgons_reach", storm_elemental=1)
    hold(table, "karkoth", "deep_havens")
    assert "deep_havens" in names(table, elemental), "two steps over the Vault of the Drow"


@pytest.mark.rule("CN-365", "CN-272")
def test_movement_spent_and_battles_fought_do_not_count() -> None:
    table = phase()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    table.moved[dragon], table.mark[dragon] = 3, ATTACKING
    repositioning(table)
    assert "to dol_thamar" in options(answer(table, "select skalgard")), "all three points"


@pytest.mark.rule("CN-364")
def test_a_flight_is_no_longer_than_the_movement_value_even_in_two_parts() -> None:
    table = phase()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    repositioning(table)
    answer(table, "select skalgard", "to karkothi_thronehold")
    assert table.moved[dragon] == 2
    assert "dol_thamar" in names(table, dragon)
    assert "winterskull_wastes" not in names(table, dragon)


@pytest.mark.rule("CN-367", "CN-438")
def test_storm_elementals_may_stay_at_sea() -> None:
    table = phase()
    (elemental,) = put(table, "karkoth", "skalgard", storm_elemental=1)
    put(table, "vailin", "corsair_sea", warship=1)
    assert "sea_of_mist" in names(table, elemental)
    assert "corsair_sea" not in names(table, elemental), "not among enemies"
    assert "ashen_march" in names(table, elemental)
    repositioning(table)
    answer(table, "select skalgard", "to sea_of_mist", "done")
    assert count(table, "karkoth", "sea_of_mist") == {"storm_elemental": 1}


@pytest.mark.rule("CN-368")
def test_a_dragon_at_sea_must_land_if_it_can() -> None:
    table = phase()
    put(table, "karkoth", "corsair_sea", dragon=1)
    repositioning(table)
    assert options(table) == ["select corsair_sea"]
    assert refused(table, "done").key == "must-move-first"
    answer(table, "select corsair_sea")
    refusal = refused(table, "to sea_of_mist")
    assert (refusal.key, refusal.rule) == ("must-land", "CN-368")
    answer(table, "to skalgard")
    answer(table, "done")
    assert count(table, "karkoth", "skalgard") == {"dragon": 1}


@pytest.mark.rule("CN-368", "CN-013")
def test_a_dragon_without_a_land_in_reach_is_destroyed_and_an_elemental_is_not() -> None:
    table = phase("karkoth")
    for land in range(table.cat.lands):
        table.holder[land] = number("nerath")
    put(table, "karkoth", "southern_deep", dragon=1, storm_elemental=1)
    repositioning(table)
    answer(table, "done")
    assert count(table, "karkoth", "southern_deep") == {"storm_elemental": 1}


@pytest.mark.rule("CN-369")
def test_nobody_else_moves_in_this_phase() -> None:
    table = phase()
    put(table, "karkoth", "skalgard", fighter=1, monster=1)
    ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    put(table, "karkoth", "ashen_march", dragon=1)
    repositioning(table)
    assert options(table) == ["select ashen_march", "done"]
    refusal = refused(table, "select skalgard")
    assert (refusal.key, refusal.rule) == ("only-flyers", "CN-369")
    assert refused(table, "select sea_of_mist").rule == "CN-369"


@pytest.mark.rule("CN-448")
def test_a_flying_unit_that_came_after_the_movement_phase_stays() -> None:
    table = phase()
    (dragon,) = put(table, "karkoth", "skalgard", dragon=1)
    table.mark[dragon] = STUCK
    repositioning(table)
    assert table.pending == ()
    assert table.where[dragon] == space(table, "skalgard")


def test_nobody_is_asked_in_vain() -> None:
    table = phase()
    put(table, "karkoth", "skalgard", fighter=1)
    repositioning(table)
    assert table.pending == ()


@pytest.mark.rule("CN-077")
def test_units_of_a_player_who_is_away_leave_and_land_by_themselves() -> None:
    table = phase()
    put(table, "karkoth", "thunderspire_labyrinth", fighter=1, wizard=1)
    ship(table, "karkoth", "gulf_of_nera", footsoldier=1)
    put(table, "karkoth", "vault_of_the_drow", fighter=2)
    put(table, "karkoth", "corsair_sea", dragon=1, storm_elemental=1)
    put(table, "karkoth", "skalgard", dragon=1)
    repositioning(table)
    for _ in range(12):
        if table.pending:
            choice = table.pending[0]
            assert isinstance(choice, Choice)
            assert choice.default is not None
            answer(table, str(choice.default))
    assert table.pending == ()
    assert count(table, "karkoth", "gulf_of_nera") == {"warship": 1, "footsoldier": 1, "fighter": 1}
    assert count(table, "karkoth", "gorgons_reach") == {"fighter": 2}
    assert count(table, "karkoth", "corsair_sea") == {}, "the Elemental went with the Dragon"
    alive = [table.kind[unit] for unit, where in enumerate(table.where) if where != NONE]
    assert (alive.count(DRAGON), alive.count(STORM_ELEMENTAL)) == (2, 1)

"""Walking over Euthia where rules meet: jumps into elements, deaths on the way, tiles revealed under one's feet."""

from __future__ import annotations

import pytest

from tests.euthia.fights import fight, on
from tests.euthia.interplay.scenes import EuthiaState, lose, max_health, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    free,
    give,
    lay,
    offered,
    options,
    prompt,
    refresh,
    refused,
    space,
    stack,
    stand,
    thing,
    tokens,
    told,
    top,
    trophy,
)
from tests.euthia.tales import moment, tale


@pytest.mark.rule("EU-085", "EU-098", "EU-095")
def test_a_jump_by_portal_into_fire_wounds_and_the_way_back_is_closed() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "iii_scorched", -1, -1)
    stand(table, 0, "i_wayfarers-c")
    acting(table)
    answer(table, "portal iii_scorched-b")
    assert (at(table), table.health[0]) == ("iii_scorched-b", 5)
    assert offered(table, "portal") == []


@pytest.mark.rule("EU-098", "EU-215", "EU-216", "EU-217", "EU-074")
def test_a_scroll_that_jumps_into_deadly_fire_is_spent_and_reveals_nothing() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    stack(table, "i_badger", "i_magpie", "i_kite")
    stand(table, 0, "i_chapel-b")
    give(table, 0, "scroll_short_road")
    table.health[0], table.rep[0], table.moves[0] = 2, 3, 2
    acting(table)
    answer(table, "use scroll_short_road 1", "teleport i_cinder-b")
    assert (at(table), table.health[0], table.rep[0], table.moves[0]) == ("i_chapel-m", 7, 1, 0)
    assert thing(table, 0, "scroll_short_road") == -1
    assert table.shop_discard[0] == [table.cat.tile_index["scroll_short_road"]]
    assert told(table, "territory") == []
    assert prompt(table) == "act"


@pytest.mark.rule("EU-098", "EU-258", "EU-281")
@pytest.mark.parametrize(("health", "left"), [(3, 3), (7, 7)])
def test_the_shepherds_scroll_jumps_into_fire_first_and_heals_then(health: int, left: int) -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_chapel-b")
    give(table, 0, "scroll_shepherd")
    table.health[0] = health
    acting(table)
    answer(table, "use scroll_shepherd 1", "teleport i_cinder-b")
    assert (at(table), table.health[0]) == ("i_cinder-b", left)


@pytest.mark.rule("EU-098", "EU-215", "EU-258")
def test_who_dies_of_the_shepherds_jump_stays_in_the_chapel_at_full_health() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_chapel-b")
    give(table, 0, "scroll_shepherd")
    table.health[0], table.rep[0] = 2, 2
    acting(table)
    answer(table, "use scroll_shepherd 1", "teleport i_cinder-b")
    assert (at(table), table.health[0], table.rep[0]) == ("i_chapel-m", 7, 0)


@pytest.mark.rule("EU-074", "EU-097", "EU-090", "EU-217")
def test_who_is_killed_by_fire_revealed_at_a_monsters_space_has_not_spent_his_combat_token() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_stones", 2, -1)
    stack(table, "i_cinder", "i_magpie")
    stand(table, 0, "i_chapel-b")
    table.health[0], table.rep[0], table.moves[0] = 2, 5, 2
    acting(table)
    answer(table, "move i_stones-a")
    assert prompt(table) == "lay"
    answer(table, "lay 1 -2")
    draw(table, "i_cinder")
    assert (at(table), table.health[0], table.rep[0]) == ("i_chapel-m", 7, 3)
    assert len(told(table, "territory")) == 1, "death stops the revealing"
    assert told(table, "meets-player") == []
    assert table.ready[0] == [1, 1, 1]
    assert not table.freed(space(table, "i_stones-a"))


@pytest.mark.rule("EU-134", "EU-133", "EU-275")
@pytest.mark.parametrize(("victory", "points"), [(True, 1 + 4), (False, 0)])
def test_quicksilver_drunk_before_a_combat_gives_points_that_only_a_winner_keeps(victory: bool, points: int) -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    give(table, 0, "quicksilver")
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar", 2)
    assert prompt(table) == "before-combat"
    answer(table, "use quicksilver 1")
    win(table) if victory else lose(table)
    assert table.moves[0] == points
    assert thing(table, 0, "quicksilver") == -1


def door(table: EuthiaState) -> EuthiaState:
    """Two tiles of road, a Merchant with a monster at their end, and a scroll that jumps and trades."""
    lay(table, "i_badger", 2, -1)
    lay(table, "i_osier", 4, -2)
    stand(table, 0, "i_chapel-b")
    give(table, 0, "scroll_far_towers")
    top(table, "thorn_boar")
    tokens(table, 0, "combat")
    acting(table)
    return answer(table, "use scroll_far_towers 1")


@pytest.mark.rule("EU-083", "EU-050", "EU-114", "EU-201")
def test_a_jump_that_grants_a_trade_is_fought_for_first_where_a_monster_holds_the_post() -> None:
    table = door(board())
    table.gold[0] = 5
    answer(table, "teleport i_osier-c")
    assert prompt(table) == "before-combat"
    win(table, "trade")
    assert prompt(table) == "trade"
    assert table.trade_token[space(table, "i_osier-c")] == 0
    answer(table, "done")
    assert prompt(table) == "act"
    assert table.ready[0] == [0, 0, 0]


@pytest.mark.rule("EU-083", "EU-050", "EU-211", "EU-229")
def test_who_dies_for_the_post_of_his_jump_does_not_trade_in_the_chapel() -> None:
    table = door(board())
    answer(table, "teleport i_osier-c")
    lose(table)
    assert (prompt(table), at(table)) == ("act", "i_chapel-m")
    assert told(table, "traded") == []


@pytest.mark.rule("EU-374", "EU-098", "EU-099")
def test_a_flight_into_fire_wounds_the_rider_and_a_dead_one_leaves_the_griffin_there() -> None:
    table = board(2, heroes=("dral", "ael"), griffin=True)
    lay(table, "i_griffin", 2, -1)
    lay(table, "i_cinder", 4, -2)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "dragonfly")
    stand(table, 0, "i_griffin-b")
    table.health[0] = 2
    acting(table)
    answer(table, "griffin", "land i_cinder-b")
    assert at(table) == "i_chapel-m"
    assert table.beast == space(table, "i_cinder-b")
    assert table.trophies[0] == []


@pytest.mark.rule("EU-086", "EU-374", "EU-085")
def test_a_flight_onto_a_portal_leaves_the_portal_to_be_used() -> None:
    table = board(2, griffin=True)
    lay(table, "i_griffin", 2, -1)
    lay(table, "i_wayfarers", 1, 1)
    lay(table, "iv_thunder", -1, -1)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "dragonfly")
    stand(table, 0, "i_griffin-b")
    acting(table)
    answer(table, "griffin", "land i_wayfarers-c", "portal iv_thunder-b")
    assert at(table) == "iv_thunder-b"


@pytest.mark.rule("EU-086", "EU-087")
def test_a_portal_left_by_a_scroll_and_entered_again_on_foot_may_be_used_again() -> None:
    table = board(3)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    lay(table, "ii_arch", 1, 1)
    free(table, "ii_arch-c")
    give(table, 0, "scroll_short_road")
    stand(table, 0, "i_wayfarers-c")
    table.moves[0] = 1
    acting(table)
    answer(table, "portal ii_arch-a", "use scroll_short_road 1", "teleport ii_arch-b", "move ii_arch-a")
    assert offered(table, "portal") == ["portal i_stones-b"]


@pytest.mark.rule("EU-276", "EUS-079", "EU-095", "EU-096")
def test_wild_tides_double_fire_and_water_but_not_for_who_is_immune() -> None:
    table = tale("mirrezil", heroes=("taesiri", "ael"))
    lay(table, "i_cinder", 2, -1)
    lay(table, "i_millbrook", -1, -1)
    torpor = equip(table, 0, "torpor")
    table.stored[torpor] = (0, 0, 0, 1)
    equip(table, 0, "plate_helm")
    table.health = [8, 4]
    table.round = 2
    draw(moment(table, "round_start", 2), "wild_tides")
    stand(table, 0, "i_chapel_priest-b")
    stand(table, 1, "i_chapel_priest-b")
    table.moves = [2, 2]
    acting(table, 1)
    answer(table, "move i_cinder-c")
    assert (at(table, 1), table.health[1]) == ("i_chapel_priest-m", 4), "four wounds kill, and he rises"
    table.stack.clear()
    acting(table)
    table.health[0] = 3
    answer(table, "move i_cinder-c")
    assert table.health[0] == 3
    stand(table, 0, "i_chapel_priest-a")
    refresh(table)
    answer(table, "move i_millbrook-c")
    assert table.health[0] == 7
    assert max_health(table, 0) == 8


@pytest.mark.rule("EU-360", "EU-281", "EU-361")
def test_the_hollow_step_gives_its_point_though_no_dwurt_is_paid_for_the_jump() -> None:
    table = board(heroes=("skoldur", "ael"))
    step = equip(table, 0, "hollow_step")
    acting(table)
    answer(table, "use hollow_step 1")
    assert prompt(table) == "pay-for"
    answer(table, "pass")
    assert (table.moves[0], table.dwurt[0], table.dwurt_die[0], table.engaged[step]) == (1, 5, 0, 1)


@pytest.mark.rule("EU-091", "EU-083", "EU-050", "EU-054")
def test_with_one_combat_token_only_one_monster_is_reached_on_foot_or_by_a_jump() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    lay(table, "i_kite", -1, -1)
    give(table, 0, "scroll_leagues")
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar", 3)
    win(table)
    answer(table, "use scroll_leagues 1")
    assert refused(table, "teleport i_kite-b") == ("no-combat", "EU-083")
    assert "teleport i_kite-c" in options(table)


@pytest.mark.rule("EU-040", "EU-054", "EU-091")
def test_a_kept_combat_token_pays_for_a_second_fight_in_one_turn() -> None:
    table = board()
    lay(table, "iii_ogre", 2, -1)
    tokens(table, 0, "combat", kept="combat")
    walked(table, "i_chapel-b", "iii_ogre-a", "cyclops", 3)
    win(table)
    top(table, "swamp_troll")
    answer(table, "move iii_ogre-c")
    on(table, "monster-roll")
    assert table.cat.foes.ids[fight(table).foe] == "swamp_troll"
    assert (table.ready[0][2], table.kept[0]) == (0, -1)


@pytest.mark.rule("EU-105", "EUS-101", "EU-084")
def test_a_monster_spawned_on_an_outer_space_closes_the_centre_again() -> None:
    table = tale("devastation")
    lay(table, "iii_towers", 2, -1)
    free(table, "iii_towers-a", "iii_towers-b", "iii_towers-c")
    give(table, 0, "scroll_short_road")
    stand(table, 0, "iii_towers-a")
    table.moves[0] = 1
    table.spawned.append(space(table, "iii_towers-c"))
    acting(table)
    assert refused(table, "move iii_towers-m") == ("centre-closed", "EU-105")
    answer(table, "use scroll_short_road 1")
    assert refused(table, "teleport iii_towers-m") == ("centre-closed", "EU-084")


@pytest.mark.rule("EU-114", "EUS-101", "EUS-103")
def test_who_stands_in_the_towers_while_a_monster_spawns_outside_cannot_trade() -> None:
    table = tale("devastation")
    lay(table, "iii_towers", 2, -1)
    free(table, "iii_towers-a", "iii_towers-b", "iii_towers-c")
    stand(table, 0, "iii_towers-m")
    table.gold[0], table.moves[0] = 5, 1
    table.spawned.append(space(table, "iii_towers-c"))
    acting(table)
    assert refused(table, "trade") == ("not-freed", "EU-114")

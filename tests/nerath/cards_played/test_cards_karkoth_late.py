"""The later event cards of Karkoth, from Necro Transformation on (CN-478 to CN-497).

Karkoth attacks Walking Wood, or defends Ashen March, unless said otherwise.
"""

from __future__ import annotations

from functools import partial

import pytest

from taverne.games.nerath.state.game_state import ATTACKING

from ..cards import draw_phase, draws, offered, opens, script, storming, to_roll
from ..positions import (
    answer,
    attack,
    board,
    count,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    space,
    war,
)

attacking = partial(storming, "karkoth", "vailin", "walking_wood")


@pytest.mark.rule("CN-487")
def test_necro_transformation_of_the_last_unit_conquers_in_the_battle_phase() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "nera", monster=1)
    opens(table, "karkoth", "movement", "movement")
    answer(table, "play necro_transformation")
    assert holder(table, "walking_wood") == "vailin"
    table.stack.clear()
    script(war(table))
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)
    table = board()
    hand(table, "karkoth", "necro_transformation")
    ship(table, "vailin", "emerald_bay", footsoldier=1)
    opens(table, "karkoth", "movement", "movement")
    assert not offered(table, "play necro_transformation"), "cargo is no target"


@pytest.mark.rule("CN-488", "CN-456", "CN-457", "CN-458", "CN-459", "CN-460", "CN-477")
def test_rain_of_colourless_fire_costs_three_units_and_rolls_for_each_enemy_unit() -> None:
    table = board()
    hand(table, "karkoth", "rain_of_colourless_fire")
    put(table, "karkoth", "skalgard", castle=1, footsoldier=2, monster=1)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1, dragon=1)
    draw_phase(table, "karkoth")
    script(table, "play rain_of_colourless_fire")
    assert to_roll(table) == (12, 12, 12), "the castle counts as a unit; the three others of Skalgard were the price"
    roll(table, 6, 7, 12)
    assert count(table, "karkoth", "skalgard") == {"castle": 1}
    assert count(table, "vailin", "walking_wood") == {"castle": 1, "dragon": 1}, "castle and Dragon take a hit each"
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("vailin", 0)
    assert table.fight is None


@pytest.mark.rule("CN-488")
def test_rain_of_colourless_fire_lets_karkoth_choose_its_price_and_needs_all_of_it() -> None:
    table = board()
    hand(table, "karkoth", "rain_of_colourless_fire")
    put(table, "karkoth", "skalgard", footsoldier=2)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    draw_phase(table, "karkoth")
    script(table, "play rain_of_colourless_fire", "choose corsair_sea", "choose skalgard", "choose skalgard")
    assert count(table, "karkoth", "corsair_sea") == {"warship": 1}
    assert count(table, "karkoth", "skalgard") == {}
    assert to_roll(table) == (12,)
    poor = board()
    hand(poor, "karkoth", "rain_of_colourless_fire")
    put(poor, "karkoth", "skalgard", castle=1, footsoldier=2)
    put(poor, "vailin", "walking_wood", footsoldier=1)
    assert not offered(draw_phase(poor, "karkoth"), "play rain_of_colourless_fire")


@pytest.mark.rule("CN-488")
def test_a_warship_is_given_up_only_when_it_is_empty() -> None:
    table = board()
    hand(table, "karkoth", "rain_of_colourless_fire")
    ship(table, "karkoth", "corsair_sea", fighter=1, wizard=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    draw_phase(table, "karkoth")
    script(table, "play rain_of_colourless_fire", "choose corsair_sea")
    assert options(table) == ["give fighter", "give wizard"]
    script(table, "give fighter", "choose corsair_sea", "choose corsair_sea")
    assert count(table, "karkoth", "corsair_sea") == {}
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-489")
def test_rampage_rolls_for_each_monster_beside_the_land() -> None:
    table = board()
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "ashen_march", monster=2)
    put(table, "karkoth", "vale_of_chains", monster=1)
    ship(table, "karkoth", "corsair_sea", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=3)
    put(table, "vailin", "mistshade", footsoldier=1)
    draw_phase(table, "karkoth")
    script(table, "play rampage")
    assert options(table) == ["choose mistshade", "choose walking_wood"]
    answer(table, "choose walking_wood")
    assert to_roll(table) == (12, 12, 12), "the Monster aboard does not count"
    roll(table, 6, 5, 12)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1}
    alone = board()
    hand(alone, "karkoth", "rampage")
    put(alone, "karkoth", "ashen_march", fighter=2)
    put(alone, "vailin", "walking_wood", footsoldier=3)
    assert not offered(draw_phase(alone, "karkoth"), "play rampage")


@pytest.mark.rule("CN-490", "CN-447")
def test_risen_hulk_rises_in_any_movement_phase_also_under_attack() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    attack(table, "vailin", "ashen_march", fighter=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play risen_hulk", "at ashen_march")
    assert count(table, "karkoth", "ashen_march") == {"monster": 1}
    own = board()
    hand(own, "karkoth", "risen_hulk")
    opens(own, "karkoth", "movement", "movement", "any_time")
    script(own, "play risen_hulk", "at skalgard")
    unit = own.units_of(0, space(own, "skalgard"))[0]
    assert own.mark[unit] == 0, "it may move in this phase"


@pytest.mark.rule("CN-490")
def test_risen_hulk_waits_for_a_movement_phase_and_needs_a_land() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    assert not offered(opens(table, "vailin", "battles", "phase_end"), "play risen_hulk")
    assert offered(opens(table, "vailin", "draw", "phase_end", "phase"), "play risen_hulk")
    landless = board()
    hand(landless, "karkoth", "risen_hulk")
    hold_all(landless, "vailin")
    assert not offered(opens(landless, "vailin", "movement", "phase_end"), "play risen_hulk")


@pytest.mark.rule("CN-491", "CN-105", "CN-474")
def test_shadow_crossing_removes_one_unit_and_transfers_others() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing")
    put(table, "karkoth", "ashen_march", castle=1, footsoldier=2, monster=2)
    draw_phase(table, "karkoth")
    script(table, "play shadow_crossing")
    assert options(table) == ["give footsoldier", "give monster"]
    script(table, "give footsoldier", "to vale_of_chains", "take monster", "take monster", "enough")
    assert count(table, "karkoth", "ashen_march") == {"castle": 1, "footsoldier": 1}
    assert count(table, "karkoth", "vale_of_chains") == {"monster": 2}
    assert all(table.moved[unit] == 0 for unit in table.units_of(0, space(table, "vale_of_chains")))


@pytest.mark.rule("CN-491", "CN-475")
def test_shadow_crossing_needs_two_units_and_a_friendly_space_beside_them() -> None:
    table = board()
    hand(table, "karkoth", "shadow_crossing")
    put(table, "karkoth", "ashen_march", castle=1, footsoldier=1)
    put(table, "karkoth", "blackthorn_reach", footsoldier=3)
    assert not offered(draw_phase(table, "karkoth"), "play shadow_crossing"), "only sea is friendly beside the three"


@pytest.mark.rule("CN-492", "CN-477", "CN-012")
def test_shadow_plague_makes_a_chosen_realm_remove_a_unit_of_its_choice() -> None:
    table = board()
    put(table, "vailin", "walking_wood", castle=1)
    put(table, "vailin", "mistshade", footsoldier=1, dragon=1)
    put(table, "vailin", "starfall_glade", wizard=1)
    put(table, "nerath", "white_raven_lands", monster=1)
    put(table, "nerath", "nera", monster=1)
    draws(table, "karkoth", "shadow_plague")
    assert options(table) == ["realm vailin", "realm nerath"]
    answer(table, "realm vailin")
    assert table.pending[0].seat == number("vailin")
    assert options(table) == ["choose starfall_glade", "choose mistshade"], "no land with a mere castle"
    script(table, "choose mistshade", "name footsoldier")
    assert count(table, "vailin", "mistshade") == {"dragon": 1}
    assert not table.pending


@pytest.mark.rule("CN-492", "CN-091")
def test_shadow_plague_without_a_victim_has_no_effect() -> None:
    table = board()
    put(table, "nerath", "nera", monster=1)
    draws(table, "karkoth", "shadow_plague")
    assert not table.pending
    assert count(table, "nerath", "nera") == {"monster": 1}


@pytest.mark.rule("CN-493", "CN-456")
def test_soul_rot_rolls_a_d6_against_every_bordering_enemy_land_with_units() -> None:
    table = board()
    put(table, "vailin", "walking_wood", footsoldier=2)
    put(table, "vailin", "deep_havens", footsoldier=1)
    put(table, "nerath", "white_raven_lands", monster=1)
    draws(table, "karkoth", "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    assert to_roll(table) == (6,)
    roll(table, 5)
    assert not table.pending, "Deep Havens does not border Karkoth, lands without units are skipped"
    assert count(table, "nerath", "white_raven_lands") == {}
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-494", "CN-466")
def test_umbral_taint_makes_all_hit_on_five_after_two_losses_in_a_round() -> None:
    table = attacking("umbral_taint", {"footsoldier": 4}, {"wizard": 1, "footsoldier": 3})
    script(table, (9,), (1, 1, 1), (6, 1, 1), "play umbral_taint", "continue", (1,), (5, 5), (1, 1, 1))
    assert prompt(table) == "casualties", "two fives hit; one of four is left to choose among"
    early = attacking("umbral_taint", {"footsoldier": 4}, {"footsoldier": 3})
    script(early, (1, 1, 1, 1), (6, 1, 1))
    assert not offered(early, "play umbral_taint"), "one loss is not enough"


@pytest.mark.rule("CN-495", "CN-079", "CN-008")
def test_walking_dead_puts_two_footsoldiers_on_an_empty_controlled_land_before_the_draw() -> None:
    table = board()
    hand(table, "karkoth", "walking_dead")
    put(table, "karkoth", "skalgard", castle=1)
    assert not offered(opens(table, "vailin", "draw", "turn_start"), "play walking_dead")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "play walking_dead")
    assert "at skalgard" not in options(table)
    answer(table, "at ashen_march")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    full = board()
    hand(full, "karkoth", "walking_dead")
    hold_all(full, "vailin")
    hold(full, "karkoth", "skalgard")
    put(full, "karkoth", "skalgard", castle=1)
    assert not offered(opens(full, "karkoth", "draw", "turn_start"), "play walking_dead")


@pytest.mark.rule("CN-496")
def test_wandering_monster_comes_unseen_to_an_entrance_also_beside_open_tokens() -> None:
    table = board()
    guard(table, "vault_of_the_drow", "ogre")
    draws(table, "karkoth", "wandering_monster")
    assert len(options(table)) == table.cat.dungeons
    answer(table, "choose vault_of_the_drow")
    at = space(table, "vault_of_the_drow") - table.cat.first_dungeon
    assert table.tokens[at] == [table.cat.token_ids.index("ogre"), -1]
    assert table.seen[at][1] == 0
    none = board()
    none.token_pile = []
    draws(none, "karkoth", "wandering_monster")
    assert not none.pending
    assert sum(map(len, none.tokens)) == 0


@pytest.mark.rule("CN-497")
def test_withering_grasp_makes_an_enemy_fighter_a_footsoldier() -> None:
    table = attacking("withering_grasp", {"fighter": 1}, {"fighter": 2})
    script(table, "play withering_grasp")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "fighter": 1}
    assert to_roll(table) == (10,)
    roll(table, 1)
    assert sorted(to_roll(table)) == [6, 10]
    assert not offered(attacking("withering_grasp", {"wizard": 1}, {"fighter": 1}), "play withering_grasp")
    assert not offered(attacking("withering_grasp", {"fighter": 1}, {"wizard": 1}), "play withering_grasp")


@pytest.mark.rule("CN-497", "CN-217")
def test_withering_grasp_at_sea_leaves_mere_cargo() -> None:
    table = board()
    hand(table, "karkoth", "withering_grasp")
    mine = ship(table, "karkoth", "corsair_sea", fighter=1)
    table.mark[mine] |= ATTACKING
    ship(table, "vailin", "corsair_sea", fighter=1)
    script(war(table), "play withering_grasp")
    assert count(table, "vailin", "corsair_sea") == {"warship": 1, "footsoldier": 1}
    assert to_roll(table) == (8, 10)
    roll(table, 1, 1)
    assert to_roll(table) == (8,), "the Footsoldier aboard does not roll"

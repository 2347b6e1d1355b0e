"""Chapter 25 of Conquest of Nerath: the event cards of the Iron Circle (CN-518 to CN-537).
The Iron Circle attacks Sarthel, or defends Goblin Steppes, against Nerath unless said otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from taverne.games.nerath.state.game_state import ATTACKING

from ..cards import besieged, discarded, draw_phase, draws, gold, offered, script, storming, to_ask, to_roll
from ..positions import (
    answer,
    attack,
    board,
    count,
    guard,
    hand,
    hold_all,
    holder,
    lay,
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

attacking = partial(storming, "iron_circle", "nerath", "sarthel")
defending = partial(besieged, "iron_circle", "nerath", "goblin_steppes")


@pytest.mark.rule("CN-518")
def test_animate_golem_stands_up_beside_a_wizard_on_land() -> None:
    table = board()
    hand(table, "iron_circle", "animate_golem")
    put(table, "iron_circle", "iron_citadel", wizard=1)
    ship(table, "iron_circle", "iron_sound", wizard=1)
    assert not offered(draw_phase(table, "nerath"), "play animate_golem")
    table.stack.clear()
    draw_phase(table, "iron_circle")
    script(table, "play animate_golem")
    assert count(table, "iron_circle", "iron_citadel") == {"wizard": 1, "monster": 1}
    afloat = board()
    hand(afloat, "iron_circle", "animate_golem")
    ship(afloat, "iron_circle", "iron_sound", wizard=1)
    assert not offered(draw_phase(afloat, "iron_circle"), "play animate_golem")


@pytest.mark.rule("CN-519")
def test_bombardment_silences_everybody_but_siege_engines_in_round_one() -> None:
    table = attacking("bombardment", {"siege_engine": 1, "wizard": 1}, {"wizard": 1, "footsoldier": 3})
    script(table, "play bombardment")
    assert to_roll(table) == (8, 8), "no Wizard strikes first, nobody else rolls"
    roll(table, 6, 6)
    assert prompt(table) == "casualties"
    script(table, "lose footsoldier", "lose footsoldier", "continue")
    assert to_roll(table) == (10,), "round 2 is fought by all"


@pytest.mark.rule("CN-519", "CN-427")
def test_bombardment_in_defence_rolls_one_die_and_needs_a_siege_engine() -> None:
    table = defending("bombardment", {"siege_engine": 1, "footsoldier": 1}, {"footsoldier": 2})
    script(table, "play bombardment")
    assert to_roll(table) == (8,)
    assert not offered(attacking("bombardment", {"wizard": 1}, {"siege_engine": 1}), "play bombardment")


@pytest.mark.rule("CN-520", "CN-449", "CN-092")
def test_conscription_adds_one_footsoldier_to_each_of_three_friendly_lands() -> None:
    table = draws(board("alliances"), "iron_circle", "conscription")
    assert "at skalgard" in options(table), "allied land is friendly"
    script(table, "at skalgard", "at chain_port")
    assert "at chain_port" not in options(table)
    answer(table, "at altara")
    assert count(table, "iron_circle", "skalgard") == count(table, "iron_circle", "chain_port") == {"footsoldier": 1}
    assert not table.pending


@pytest.mark.rule("CN-521", "CN-474")
def test_disguised_advance_exchanges_units_between_two_adjacent_friendly_lands() -> None:
    table = board()
    hand(table, "iron_circle", "disguised_advance")
    put(table, "iron_circle", "goblin_steppes", castle=1, footsoldier=2)
    put(table, "iron_circle", "scarlet_march", monster=2, wizard=1)
    draw_phase(table, "iron_circle")
    script(table, "play disguised_advance", "choose goblin_steppes", "to scarlet_march", "all")
    assert options(table) == ["enough", "all", "take wizard", "take monster"]
    script(table, "take wizard", "enough")
    assert count(table, "iron_circle", "goblin_steppes") == {"castle": 1, "wizard": 1}
    assert count(table, "iron_circle", "scarlet_march") == {"footsoldier": 2, "monster": 2}
    assert not any(table.moved)


@pytest.mark.rule("CN-522", "CN-469")
def test_dragonbane_poison_hits_each_enemy_dragon() -> None:
    table = attacking("dragonbane_poison", {"footsoldier": 2}, {"dragon": 1})
    script(table, "play dragonbane_poison", (6, 1), (1,))
    assert holder(table, "sarthel") == "iron_circle", "one more hit destroyed it"
    assert not offered(attacking("dragonbane_poison", {"dragon": 1}, {"monster": 1}), "play dragonbane_poison")


@pytest.mark.rule("CN-523", "CN-462")
def test_dread_alliance_conquers_an_empty_enemy_land() -> None:
    table = board()
    hand(table, "iron_circle", "dread_alliance")
    draw_phase(table, "iron_circle")
    script(table, "play dread_alliance", "at vailindor")
    assert (holder(table, "vailindor"), points(table, "iron_circle")) == ("iron_circle", 5), "a capital"
    assert count(table, "iron_circle", "vailindor") == {"footsoldier": 1}
    mine = board()
    hand(mine, "iron_circle", "dread_alliance")
    hold_all(mine, "iron_circle")
    assert not offered(draw_phase(mine, "iron_circle"), "play dread_alliance")


@pytest.mark.rule("CN-524", "CN-465")
def test_fire_breath_of_the_iron_circle_adds_five_d8() -> None:
    table = attacking("fire_breath_iron_circle", {"dragon": 1}, {"footsoldier": 6})
    script(table, "play fire_breath_iron_circle")
    assert to_roll(table) == (20, 8, 8, 8, 8, 8)
    script(table, (1, 6, 8, 5, 1, 1), (1,) * 6)
    assert count(table, "nerath", "sarthel") == {"footsoldier": 4}


@pytest.mark.rule("CN-525", "CN-252")
def test_fire_shield_gives_one_fighter_a_die_more_in_every_round() -> None:
    table = attacking("fire_shield", {"fighter": 2}, {"monster": 3})
    script(table, "play fire_shield")
    assert to_roll(table) == (10, 10, 10)
    script(table, (1, 1, 1), (12, 1, 1))
    assert options(table) == ["lose fighter", "lose_favoured fighter"]
    script(table, "lose fighter", "continue")
    assert to_roll(table) == (10, 10), "while that Fighter lives"
    script(table, (1, 1), (12, 1, 1))
    assert count(table, "iron_circle", "sarthel") == {}
    dungeon = board()
    hand(dungeon, "iron_circle", "fire_shield")
    guard(dungeon, "lost_caverns_of_tsojcanth", "wraith")
    attack(dungeon, "iron_circle", "lost_caverns_of_tsojcanth", fighter=1)
    script(war(dungeon, "iron_circle"), "play fire_shield", (6, 6), (1,))
    assert dungeon.fight is not None, "heroes need 7 or more, with the extra die too"


@pytest.mark.rule("CN-526")
def test_fireball_adds_a_d6_for_each_enemy_unit() -> None:
    table = attacking("fireball", {"wizard": 1}, {"castle": 1, "footsoldier": 3})
    script(table, "play fireball")
    assert to_roll(table) == (10, 6, 6, 6, 6), "an active castle counts"
    sea = board()
    hand(sea, "iron_circle", "fireball")
    mine = ship(sea, "iron_circle", "iron_sound", wizard=1)
    sea.mark[mine] |= ATTACKING
    ship(sea, "nerath", "iron_sound", fighter=1, footsoldier=1)
    script(war(sea, "iron_circle"), "play fireball")
    assert to_roll(sea) == (10, 6, 6), "the hero aboard counts, the cargo does not"


@pytest.mark.rule("CN-526", "CN-007", "CN-259")
def test_fireball_does_not_count_guardians() -> None:
    table = board()
    hand(table, "iron_circle", "fireball")
    guard(table, "lost_caverns_of_tsojcanth", "ogre")
    attack(table, "iron_circle", "lost_caverns_of_tsojcanth", wizard=1)
    assert not offered(war(table, "iron_circle"), "play fireball")


@pytest.mark.rule("CN-527")
def test_goblin_mechanics_adds_a_siege_engine_to_a_friendly_land() -> None:
    table = draws(board(), "iron_circle", "goblin_mechanics")
    answer(table, "at chain_port")
    assert count(table, "iron_circle", "chain_port") == {"siege_engine": 1}
    landless = board()
    hold_all(landless, "vailin")
    draws(landless, "iron_circle", "goblin_mechanics")
    assert discarded(landless, "iron_circle") == ["goblin_mechanics"]


@pytest.mark.rule("CN-528", "CN-012")
def test_infamous_traitor_changes_sides() -> None:
    table = attacking("infamous_traitor", {"footsoldier": 1}, {"fighter": 2, "monster": 1})
    hand(table, "nerath", "battlefield_healer")
    script(table, "play infamous_traitor")
    assert count(table, "nerath", "sarthel") == {"fighter": 1, "monster": 1}
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1, "fighter": 1}
    assert table.fallen == [], "removed, not destroyed"
    assert sorted(to_roll(table)) == [6, 10]
    assert not offered(attacking("infamous_traitor", {"fighter": 1}, {"wizard": 1}), "play infamous_traitor")


@pytest.mark.rule("CN-528", "CN-454")
def test_infamous_traitor_at_sea_needs_a_place_aboard() -> None:
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    full = ship(table, "iron_circle", "iron_sound", footsoldier=2)
    table.mark[full] |= ATTACKING
    ship(table, "nerath", "iron_sound", fighter=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert count(table, "nerath", "iron_sound") == {"warship": 1}
    assert count(table, "iron_circle", "iron_sound") == {"warship": 1, "footsoldier": 2}, "only the removal happens"
    table = board()
    hand(table, "iron_circle", "infamous_traitor")
    half = ship(table, "iron_circle", "iron_sound", footsoldier=1)
    table.mark[half] |= ATTACKING
    ship(table, "nerath", "iron_sound", fighter=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert count(table, "iron_circle", "iron_sound") == {"warship": 1, "footsoldier": 1, "fighter": 1}
    assert to_roll(table) == (8, 10)


@pytest.mark.rule("CN-529", "CN-464")
def test_lightning_bolt_adds_two_d10_to_the_first_strike_of_a_wizard() -> None:
    table = attacking("lightning_bolt", {"wizard": 1}, {"footsoldier": 4})
    script(table, "play lightning_bolt")
    assert to_roll(table) == (10, 10, 10)
    roll(table, 6, 6, 6)
    assert count(table, "nerath", "sarthel") == {"footsoldier": 1}, "before the defender rolls"


@pytest.mark.rule("CN-529", "CN-578")
def test_lightning_bolt_is_rolled_in_the_general_step_by_a_wizard_without_first_strike() -> None:
    table = board()
    hand(table, "iron_circle", "lightning_bolt")
    lay(table, "nerath", "reflected_shield")
    attack(table, "iron_circle", "sarthel", wizard=1)
    put(table, "nerath", "sarthel", fighter=3)
    script(war(table, "iron_circle"), "play lightning_bolt")
    assert table.fight is not None
    assert table.fight.strike == 0
    assert to_roll(table) == (10, 10, 10)


@pytest.mark.rule("CN-530", "CN-012")
def test_master_assassin_removes_a_unit_of_three_gold_or_less() -> None:
    table = attacking("master_assassin", {"monster": 1}, {"castle": 1, "dragon": 1, "wizard": 1, "footsoldier": 1})
    script(table, "play master_assassin")
    assert (prompt(table), options(table)) == ("card-remove", ["name footsoldier", "name wizard"])
    answer(table, "name wizard")
    assert count(table, "nerath", "sarthel") == {"castle": 1, "dragon": 1, "footsoldier": 1}
    assert not offered(attacking("master_assassin", {"monster": 1}, {"castle": 1, "dragon": 1}), "play master_assassin")


@pytest.mark.rule("CN-530", "CN-191")
def test_master_assassin_may_make_a_battle_unopposed() -> None:
    table = attacking("master_assassin", {"monster": 1}, {"monster": 1})
    script(table, "play master_assassin")
    assert to_ask(table) == ("", []), "conquered without dice, and no battle won: nobody runs amok"
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)


@pytest.mark.rule("CN-531", "CN-468")
def test_master_rogue_steals_two_gold_from_an_enemy_that_has_some() -> None:
    table = board()
    gold(table, karkoth=0, vailin=1, iron_circle=0, nerath=7)
    draws(table, "iron_circle", "master_rogue")
    assert options(table) == ["realm vailin", "realm nerath"]
    answer(table, "realm vailin")
    assert table.gold == [0, 0, 1, 7]


@pytest.mark.rule("CN-532")
def test_mercenary_company_adds_four_footsoldiers_to_one_land() -> None:
    table = draws(board(), "iron_circle", "mercenary_company")
    answer(table, "at chain_port")
    assert count(table, "iron_circle", "chain_port") == {"footsoldier": 4}


@pytest.mark.rule("CN-533", "CN-534")
@pytest.mark.parametrize("copy", ["pirate_fleet_1", "pirate_fleet_2"])
def test_each_pirate_fleet_adds_a_warship_to_a_friendly_zone(copy: str) -> None:
    table = board()
    put(table, "nerath", "iron_sound", warship=1)
    draws(table, "iron_circle", copy)
    assert "at iron_sound" not in options(table)
    answer(table, "at scorpion_sound")
    assert count(table, "iron_circle", "scorpion_sound") == {"warship": 1}
    assert discarded(table, "iron_circle") == [copy]


@pytest.mark.rule("CN-535", "CN-456")
def test_pit_trap_rolls_a_d8_for_each_exploring_hero_before_the_battle() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    guard(table, "tomb_of_horrors", "ogre")
    attack(table, "vailin", "tomb_of_horrors", fighter=2, wizard=1)
    war(table, "vailin")
    script(table, "play pit_trap")
    assert to_roll(table) == (8, 8, 8)
    roll(table, 6, 5, 8)
    assert table.pending[0].seat == number("vailin")
    script(table, "lose fighter", "lose wizard")
    assert count(table, "vailin", "tomb_of_horrors") == {"fighter": 1}
    assert to_roll(table) == (10,), "the battle goes on"


@pytest.mark.rule("CN-535")
def test_pit_trap_that_kills_all_ends_the_exploration_with_open_tokens() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    guard(table, "tomb_of_horrors", "ogre")
    attack(table, "vailin", "tomb_of_horrors", fighter=1)
    script(war(table, "vailin"), "play pit_trap", (8,))
    assert to_ask(table) == ("", [])
    assert len(table.tokens[space(table, "tomb_of_horrors") - table.cat.first_dungeon]) == 1
    own = board("alliances")
    hand(own, "iron_circle", "pit_trap")
    guard(own, "tomb_of_horrors", "ogre")
    attack(own, "karkoth", "tomb_of_horrors", fighter=1)
    assert not offered(war(own), "play pit_trap"), "not against an ally"


@pytest.mark.rule("CN-535", "CN-572")
def test_a_hit_of_a_pit_trap_may_be_cancelled() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    lay(table, "vailin", "keoghtoms_ointment")
    guard(table, "tomb_of_horrors", "ogre")
    attack(table, "vailin", "tomb_of_horrors", fighter=1)
    script(war(table, "vailin"), "play pit_trap", (8,), "use keoghtoms_ointment")
    assert count(table, "vailin", "tomb_of_horrors") == {"fighter": 1}


@pytest.mark.rule("CN-536", "CN-477")
def test_press_gang_turns_a_coastal_unit_into_a_manned_warship() -> None:
    table = board()
    put(table, "iron_circle", "chain_port", footsoldier=1, castle=1)
    put(table, "iron_circle", "goblin_steppes", monster=1)
    put(table, "iron_circle", "altara", wizard=1)
    put(table, "nerath", "sea_of_dragons", warship=1)
    draws(table, "iron_circle", "press_gang")
    assert options(table) == ["choose altara", "choose chain_port"], "coastal lands only"
    answer(table, "choose altara")
    assert count(table, "iron_circle", "altara") == {}
    assert count(table, "iron_circle", "scarlet_sea") == {"warship": 1, "footsoldier": 1}, "not among enemies"


@pytest.mark.rule("CN-536", "CN-091")
def test_press_gang_without_a_unit_or_a_zone_has_no_effect() -> None:
    table = board()
    put(table, "iron_circle", "iron_citadel", footsoldier=1)
    put(table, "nerath", "scorpion_sound", warship=1)
    draws(table, "iron_circle", "press_gang")
    assert not table.pending
    assert count(table, "iron_circle", "iron_citadel") == {"footsoldier": 1}


@pytest.mark.rule("CN-537", "CN-093", "CN-477")
def test_war_levy_takes_a_unit_and_gives_four_gold() -> None:
    table = board()
    gold(table, iron_circle=1)
    put(table, "iron_circle", "chain_port", castle=1)
    ship(table, "iron_circle", "iron_sound", footsoldier=1)
    draws(table, "iron_circle", "war_levy")
    assert not table.pending, "only the cargo can be given, and it must be"
    assert count(table, "iron_circle", "iron_sound") == {"warship": 1}
    assert table.gold[2] == 5
    bare = board()
    gold(bare, iron_circle=1)
    put(bare, "iron_circle", "chain_port", castle=1)
    draws(bare, "iron_circle", "war_levy")
    assert (bare.gold[2], count(bare, "iron_circle", "chain_port")) == (1, {"castle": 1})

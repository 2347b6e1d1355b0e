"""Chapter 23 of Conquest of Nerath: the event cards of Karkoth (CN-478 to CN-497).
Karkoth attacks Walking Wood, or defends Ashen March, unless said otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from taverne.games.nerath.state.game_state import ATTACKING, STUCK

from ..cards import besieged, discarded, draws, gold, offered, opens, script, storming, to_ask, to_roll
from ..positions import (
    answer,
    attack,
    board,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
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


defending = partial(besieged, "karkoth", "vailin", "ashen_march")


@pytest.mark.rule("CN-478", "CN-464", "CN-465")
def test_acid_breath_adds_six_dice_to_one_roll_of_a_dragon() -> None:
    table = attacking("acid_breath", {"dragon": 1}, {"footsoldier": 7})
    script(table, "play acid_breath")
    assert to_roll(table) == (20, 6, 6, 6, 6, 6, 6)
    script(table, (6, 6, 6, 5, 1, 1, 1), (1,) * 7)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 4}
    script(table, "continue")
    assert to_roll(table) == (20,), "for one roll only"


@pytest.mark.rule("CN-478", "CN-465")
def test_acid_breath_counts_in_defence_too_and_needs_a_dragon_about_to_roll() -> None:
    table = defending("acid_breath", {"dragon": 1}, {"footsoldier": 2})
    script(table, "play acid_breath")
    assert to_roll(table) == (6, 6), "the attacker first"
    roll(table, 1, 1)
    assert to_roll(table) == (20, 6, 6, 6, 6, 6, 6)
    assert not offered(defending("acid_breath", {"monster": 1}, {"dragon": 2}), "play acid_breath")


@pytest.mark.rule("CN-479")
def test_animate_dead_adds_three_footsoldiers_to_a_land_won_in_battle() -> None:
    table = attacking("animate_dead", {"footsoldier": 1}, {"footsoldier": 1})
    script(table, (6,), (1,), "play animate_dead")
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 4}
    assert discarded(table, "karkoth") == ["animate_dead"]


@pytest.mark.rule("CN-479")
def test_animate_dead_works_after_a_liberation_and_before_run_amok_but_not_after_an_unopposed_conquest() -> None:
    table = board("alliances", seats=4)
    hand(table, "karkoth", "animate_dead")
    hold(table, "vailin", "redtusk_hold")
    attack(table, "karkoth", "redtusk_hold", monster=1)
    put(table, "vailin", "redtusk_hold", footsoldier=1)
    script(war(table), (6,), (1,))
    assert holder(table, "redtusk_hold") == "iron_circle"
    assert offered(table, "play animate_dead"), "the Monster has not run amok yet"
    answer(table, "play animate_dead")
    assert count(table, "karkoth", "redtusk_hold") == {"monster": 1, "footsoldier": 3}
    walked = attacking("animate_dead", {"footsoldier": 1}, {})
    assert not offered(walked, "play animate_dead")
    assert holder(walked, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-480", "CN-473")
def test_cloud_of_darkness_cancels_one_hit_of_round_one_after_the_roll() -> None:
    table = attacking("cloud_of_darkness", {"dragon": 1, "footsoldier": 2}, {"wizard": 1, "footsoldier": 3})
    script(table, "play cloud_of_darkness", (9,))
    assert offered(table, "apply cloud_of_darkness"), "the hit of the First Strike step"
    script(table, "pass", "lose footsoldier", (1, 1), (6, 1, 1), "apply cloud_of_darkness")
    assert count(table, "karkoth", "walking_wood") == {"dragon": 1, "footsoldier": 1}, "the second hit was cancelled"


@pytest.mark.rule("CN-480")
def test_cloud_of_darkness_is_lost_after_round_one_and_needs_a_dragon() -> None:
    table = attacking("cloud_of_darkness", {"dragon": 1}, {"footsoldier": 2})
    script(table, "play cloud_of_darkness", (1,), (1, 1), "continue", (1,), (6, 1))
    assert not offered(table, "apply cloud_of_darkness")
    assert not offered(attacking("cloud_of_darkness", {"monster": 1}, {"dragon": 1}), "play cloud_of_darkness")


@pytest.mark.rule("CN-481")
def test_creeping_doom_scores_a_hit_in_the_first_strike_step_without_dice() -> None:
    table = attacking("creeping_doom", {"footsoldier": 1}, {"footsoldier": 1, "fighter": 1})
    script(table, "play creeping_doom")
    assert to_ask(table) == ("casualties", ["lose footsoldier", "lose fighter"])
    answer(table, "lose fighter")
    assert to_roll(table) == (6,), "the general step follows"
    roll(table, 1)
    assert to_roll(table) == (6,), "the Fighter fell before it could roll"


@pytest.mark.rule("CN-481", "CN-260")
def test_creeping_doom_works_on_guardians_and_at_sea() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    guard(table, "temple_of_elemental_evil", "ogre")
    attack(table, "karkoth", "temple_of_elemental_evil", fighter=1)
    script(war(table), "play creeping_doom")
    assert table.tokens[space(table, "temple_of_elemental_evil") - table.cat.first_dungeon] == []
    sea = board()
    hand(sea, "karkoth", "creeping_doom")
    attack(sea, "karkoth", "corsair_sea", warship=1)
    put(sea, "vailin", "corsair_sea", warship=1)
    script(war(sea), "play creeping_doom")
    assert count(sea, "vailin", "corsair_sea") == {}


@pytest.mark.rule("CN-482", "CN-468")
def test_despoil_takes_one_gold_after_a_battle_won_in_attack_or_defence() -> None:
    table = attacking("despoil", {"footsoldier": 1}, {"footsoldier": 1})
    gold(table, karkoth=0, vailin=5)
    script(table, (6,), (1,), "play despoil")
    assert (table.gold[0], table.gold[1]) == (1, 4)
    table = defending("despoil", {"footsoldier": 1}, {"footsoldier": 1})
    gold(table, karkoth=0, vailin=5)
    script(table, (1,), (6,), "play despoil")
    assert (table.gold[0], table.gold[1]) == (1, 4)


@pytest.mark.rule("CN-482")
def test_despoil_is_nothing_to_a_poor_enemy_to_a_loser_or_against_guardians() -> None:
    poor = attacking("despoil", {"footsoldier": 1}, {"footsoldier": 1})
    gold(poor, vailin=0, nerath=9)
    script(poor, (6,), (1,))
    assert not offered(poor, "play despoil")
    lost = attacking("despoil", {"footsoldier": 1}, {"footsoldier": 1})
    script(lost, (1,), (6,))
    assert not offered(lost, "play despoil")
    table = board()
    hand(table, "karkoth", "despoil")
    guard(table, "temple_of_elemental_evil", "ogre")
    attack(table, "karkoth", "temple_of_elemental_evil", fighter=1)
    script(war(table), (9,), (1,))
    draw(table, "threefold_crown")
    assert not offered(table, "play despoil")


@pytest.mark.rule("CN-482")
def test_despoil_lets_karkoth_pick_between_two_beaten_allies() -> None:
    table = board("alliances")
    hand(table, "karkoth", "despoil")
    gold(table, karkoth=0, vailin=3, nerath=3)
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    script(war(table), (12, 12), (1, 1), "play despoil")
    assert (prompt(table), options(table)) == ("card-victim", ["realm vailin", "realm nerath"])
    answer(table, "realm nerath")
    assert (table.gold[0], table.gold[3]) == (1, 2)


@pytest.mark.rule("CN-483", "CN-469", "CN-470")
def test_dragon_plague_hits_each_enemy_dragon_itself() -> None:
    table = attacking("dragon_plague", {"monster": 1}, {"dragon": 2, "footsoldier": 3})
    script(table, "play dragon_plague")
    assert count(table, "vailin", "walking_wood") == {"dragon": 2, "footsoldier": 3}, "they withstand the first hit"
    script(table, (12,), (1, 1, 1, 1, 1))
    answer(table, "lose_wounded dragon")
    assert count(table, "vailin", "walking_wood") == {"dragon": 1, "footsoldier": 3}, "one more hit destroys"
    assert not offered(attacking("dragon_plague", {"dragon": 1}, {"monster": 1}), "play dragon_plague")


@pytest.mark.rule("CN-484", "CN-462", "CN-089")
def test_evil_never_sleeps_takes_an_enemy_land_without_units() -> None:
    table = board()
    put(table, "vailin", "walking_wood", castle=1)
    draws(table, "karkoth", "evil_never_sleeps")
    assert prompt(table) == "card-add"
    assert "at walking_wood" not in options(table), "a castle is an enemy unit"
    assert "at skalgard" in options(table)
    answer(table, "at mistshade")
    assert holder(table, "mistshade") == "karkoth"
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1}
    assert points(table, "karkoth") == 1
    assert discarded(table, "karkoth") == ["evil_never_sleeps"]


@pytest.mark.rule("CN-484", "CN-463")
def test_evil_never_sleeps_on_an_allys_lost_land_frees_it() -> None:
    table = board("alliances")
    hold(table, "nerath", "redtusk_hold")
    draws(table, "karkoth", "evil_never_sleeps")
    answer(table, "at redtusk_hold")
    assert holder(table, "redtusk_hold") == "iron_circle"
    assert count(table, "karkoth", "redtusk_hold") == {"footsoldier": 1}
    assert points(table, "karkoth") == 0


@pytest.mark.rule("CN-485", "CN-011", "CN-092")
def test_land_of_the_dead_adds_one_footsoldier_to_each_of_two_controlled_lands() -> None:
    table = board("alliances")
    draws(table, "karkoth", "land_of_the_dead")
    assert "at iron_citadel" not in options(table), "a land of the ally is not controlled"
    answer(table, "at skalgard")
    assert "at skalgard" not in options(table), "different lands"
    answer(table, "at ashen_march")
    assert count(table, "karkoth", "skalgard") == count(table, "karkoth", "ashen_march") == {"footsoldier": 1}
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard")
    draws(table, "karkoth", "land_of_the_dead")
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}, "with one land only one is added"


@pytest.mark.rule("CN-485", "CN-091")
def test_land_of_the_dead_without_a_land_is_discarded_in_vain() -> None:
    table = board()
    hold_all(table, "vailin")
    draws(table, "karkoth", "land_of_the_dead")
    assert not table.pending
    assert discarded(table, "karkoth") == ["land_of_the_dead"]
    assert table.hand[0] == []


@pytest.mark.rule("CN-486")
def test_lichdom_brings_a_destroyed_wizard_to_the_thronehold() -> None:
    table = defending("lichdom", {"wizard": 1}, {"dragon": 1})
    script(table, (1,), (20,), "play lichdom")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert count(table, "karkoth", "ashen_march") == {}


@pytest.mark.rule("CN-486")
def test_lichdom_goes_elsewhere_when_the_thronehold_is_lost() -> None:
    table = defending("lichdom", {"wizard": 1}, {"dragon": 1})
    hold(table, "vailin", "karkothi_thronehold")
    script(table, (1,), (20,), "play lichdom")
    assert "at skalgard" in options(table)
    assert "at karkothi_thronehold" not in options(table)
    answer(table, "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}


@pytest.mark.rule("CN-486")
def test_lichdom_works_at_sea_and_not_for_a_fighter_or_without_land() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    ship(table, "karkoth", "corsair_sea", wizard=1)
    attack(table, "vailin", "corsair_sea", warship=2)
    script(war(table, "vailin"), (1,), (8, 8), (1,), "play lichdom")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    fighter = defending("lichdom", {"fighter": 1}, {"dragon": 1})
    script(fighter, (20,), (1,))
    assert not offered(fighter, "play lichdom")


@pytest.mark.rule("CN-486")
def test_lichdom_does_not_join_the_battle_in_the_thronehold_itself() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    put(table, "karkoth", "karkothi_thronehold", wizard=1, footsoldier=1)
    attack(table, "vailin", "karkothi_thronehold", dragon=1)
    script(war(table, "vailin"), (1,), (20,), (1,), "lose wizard", "play lichdom")
    assert "at karkothi_thronehold" not in options(table)
    answer(table, "at skalgard")
    assert count(table, "karkoth", "karkothi_thronehold") == {"footsoldier": 1}
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}


@pytest.mark.rule("CN-487")
def test_necro_transformation_turns_an_enemy_footsoldier_into_an_attacker() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "vailin", "walking_wood", footsoldier=2, monster=1)
    ship(table, "vailin", "emerald_bay", footsoldier=1)
    opens(table, "karkoth", "movement", "movement")
    answer(table, "play necro_transformation")
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 1, "monster": 1}
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 1}
    unit = table.units_of(0, space(table, "walking_wood"))[0]
    assert table.mark[unit] == ATTACKING | STUCK

"""Where rules of Conquest of Nerath meet: losses that are healed or cancelled, lands run over and fled to, purses.
Who came back is lost all the same; what was never hit is not; and what has just been taken is a way home."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, draws, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    draw,
    guard,
    hand,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    war,
)


@pytest.mark.rule("CN-546", "CN-323", "CN-325", "CN-324")
def test_the_saga_garrisons_every_land_that_monsters_run_over_and_the_one_they_won() -> None:
    table = board()
    hand(table, "nerath", "inspiring_saga")
    script(draw_phase(table, "nerath"), "play inspiring_saga")
    close(table)
    attack(table, "nerath", "goblin_steppes", monster=2)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    for land in ("trollhaunt_warrens", "iron_citadel"):
        put(table, "iron_circle", land, footsoldier=1)
    script(war(table, "nerath"), (12, 1), (1,))
    assert to_ask(table)[0] == "amok"
    script(table, "amok monster scarlet_march", "amok monster black_stone_desert")
    pass_windows(table)
    assert count(table, "nerath", "goblin_steppes") == {"footsoldier": 1}
    for land in ("scarlet_march", "black_stone_desert"):
        assert count(table, "nerath", land) == {"monster": 1, "footsoldier": 1}
    assert points(table, "nerath") == 3


@pytest.mark.rule("CN-587", "CN-557", "CN-255", "CN-246")
def test_a_vorpal_sword_under_a_warlord_takes_one_die_of_a_golem_by_a_five_and_two_by_a_ten() -> None:
    table = board()
    lay(table, "nerath", "vorpal_sword")
    hand(table, "nerath", "veteran_warlord")
    guard(table, "sunless_citadel", "iron_golem", "stone_golem")
    attack(table, "nerath", "sunless_citadel", fighter=2)
    script(war(table, "nerath"), "play veteran_warlord", (5, 10), (1, 1, 1))
    at = table.cat.space_index["sunless_citadel"] - table.cat.first_dungeon
    pass_windows(table)
    assert table.tokens[at] == [], "one and two are three dice"
    assert count(table, "nerath", "sunless_citadel") == {"fighter": 2}


@pytest.mark.rule("CN-494", "CN-582", "CN-476")
def test_a_hero_that_the_rod_brings_back_was_lost_for_the_taint_all_the_same() -> None:
    table = board()
    gold(table, karkoth=1)
    lay(table, "karkoth", "rod_of_resurrection")
    hand(table, "karkoth", "umbral_taint")
    attack(table, "karkoth", "walking_wood", fighter=1, footsoldier=2)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (1, 1, 1), (12, 12), "lose fighter", "use rod_of_resurrection", "at skalgard")
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}
    assert offered(table, "play umbral_taint")
    script(table, "play umbral_taint", "continue", (5,))
    pass_windows(table)
    assert to_roll(table) == (12, 12)


@pytest.mark.rule("CN-494", "CN-480", "CN-473")
def test_a_hit_that_the_cloud_cancelled_is_no_loss_for_the_taint() -> None:
    table = board()
    hand(table, "karkoth", "cloud_of_darkness", "umbral_taint")
    attack(table, "karkoth", "walking_wood", dragon=1, footsoldier=2)
    put(table, "vailin", "walking_wood", monster=3)
    script(war(table), "play cloud_of_darkness", (1, 1, 1), (12, 12, 1), "apply cloud_of_darkness")
    script(table, "lose footsoldier")
    assert count(table, "karkoth", "walking_wood") == {"dragon": 1, "footsoldier": 1}
    assert not offered(table, "play umbral_taint")


@pytest.mark.rule("CN-482", "CN-573", "CN-468")
@pytest.mark.parametrize("purse", [0, 1, 2])
def test_maul_and_despoil_share_what_the_loser_of_a_land_has_and_no_more(purse: int) -> None:
    table = board()
    gold(table, karkoth=0, vailin=purse)
    lay(table, "karkoth", "maul_of_the_titans")
    hand(table, "karkoth", "despoil")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (12,), (1,))
    if offered(table, "play despoil"):
        answer(table, "play despoil")
    pass_windows(table)
    assert (table.gold[number("karkoth")], table.gold[number("vailin")]) == (purse, 0)


@pytest.mark.rule("CN-458", "CN-459", "CN-206", "CN-499")
def test_a_dragon_grazed_by_a_blockade_is_whole_in_the_battle_that_follows() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=1)
    attack(table, "vailin", "skalgard", monster=1)
    put(table, "karkoth", "skalgard", dragon=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8,))
    war(close(table), "vailin")
    script(table, (12,), (1,))
    pass_windows(table)
    assert count(table, "karkoth", "skalgard") == {"dragon": 1}
    script(table, "continue", (12,), (1,))
    pass_windows(table)
    assert count(table, "karkoth", "skalgard") == {}


@pytest.mark.rule("CN-505", "CN-119", "CN-133", "CN-231")
def test_units_that_crossed_with_the_fey_into_an_enemy_land_are_joined_there_and_stay() -> None:
    table = board()
    hand(table, "vailin", "fey_crossing")
    put(table, "vailin", "mistshade", fighter=1)
    put(table, "vailin", "walking_wood", monster=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    script(draw_phase(table, "vailin"), "play fey_crossing", "choose mistshade", "to ashen_march", "all")
    moving(close(table), "vailin")
    assert "select ashen_march" not in options(table)
    answer(table, "select walking_wood", "to ashen_march", "done")
    war(close(table), "vailin")
    assert sorted(to_roll(table)) == [10, 12]


@pytest.mark.rule("CN-496", "CN-332", "CN-257", "CN-359")
def test_a_mummy_that_wandered_to_a_wight_pays_its_gold_too_but_no_second_treasure() -> None:
    table = board()
    gold(table, nerath=0)
    guard(table, "sunless_citadel", "wight")
    script(draws(table, "karkoth", "wandering_monster"), "choose sunless_citadel")
    close(table)
    attack(table, "nerath", "sunless_citadel", fighter=3)
    pass_windows(war(table, "nerath"))
    draw(table, "mummy")
    script(table, (6, 6, 1), (1, 1))
    draw(table, "threefold_crown")
    pass_windows(table)
    assert table.gold[number("nerath")] == 1 + 2
    assert len(table.chest[number("nerath")]) == 1
    assert sound(table)


@pytest.mark.rule("CN-579", "CN-571", "CN-108", "CN-116")
def test_an_unseen_hero_with_horseshoes_passes_two_enemy_lands_and_attacks_the_third() -> None:
    table = board()
    lay(table, "karkoth", "ring_of_invisibility", "horseshoes_of_speed")
    put(table, "karkoth", "skalgard", fighter=1)
    for land in ("mistshade", "tarsembor", "brandil"):
        put(table, "vailin", land, footsoldier=1)
    moving(table, "karkoth")
    answer(table, "select skalgard", "to brandil", "done")
    war(close(table))
    assert to_roll(table) == (10,)
    assert count(table, "karkoth", "brandil") == {"fighter": 1}


@pytest.mark.rule("CN-273", "CN-322", "CN-268", "CN-274")
def test_a_land_that_a_monster_has_run_over_is_the_way_home_of_the_next_attackers() -> None:
    table = board()
    attack(table, "karkoth", "vast_plains", monster=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    attack(table, "karkoth", "silverclaw_hills", footsoldier=1)
    put(table, "vailin", "silverclaw_hills", footsoldier=1)
    for land in ("walking_wood", "tarsembor", "deep_havens"):
        put(table, "vailin", land, footsoldier=1)
    table.holder[table.cat.space_index["redtusk_hold"]] = number("iron_circle")
    table.holder[table.cat.space_index["blackthorn_reach"]] = number("vailin")
    war(table)
    answer(table, "fight vast_plains")
    script(table, (12,), (1,), "amok monster brandil")
    script(table, (1,), (1,), "retreat")
    pass_windows(table)
    assert count(table, "karkoth", "brandil") == {"monster": 1, "footsoldier": 1}
    assert (holder(table, "brandil"), prompt(table) in ("", "react")) == ("karkoth", True)

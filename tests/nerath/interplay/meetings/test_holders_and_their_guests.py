"""Where rules of Conquest of Nerath meet: a land of one ally that the units of the other defend, and cards of both.
Who controls the land takes part in its battle; whose units they are decides about dice, losses and what comes after."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import close, moving, sound
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    count,
    hand,
    hold,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    ship,
    war,
)


@pytest.mark.rule("CN-443", "CN-188", "CN-530", "CN-522", "CN-470")
def test_who_holds_the_land_sends_poison_and_an_assassin_and_the_guest_strikes_the_last_blow() -> None:
    table = board("alliances")
    hold(table, "iron_circle", "skalgard")
    hand(table, "iron_circle", "master_assassin", "dragonbane_poison")
    put(table, "karkoth", "skalgard", footsoldier=1)
    attack(table, "vailin", "skalgard", dragon=1, monster=1)
    war(table, "vailin")
    script(table, "play master_assassin")
    assert count(table, "vailin", "skalgard") == {"dragon": 1}, "the Dragon is too dear"
    script(table, "play dragonbane_poison")
    assert to_roll(table) == (20,)
    script(table, (6,), (6,))
    pass_windows(table)
    assert (count(table, "vailin", "skalgard"), holder(table, "skalgard")) == ({}, "iron_circle")
    assert points(table, "vailin") == 0


@pytest.mark.rule("CN-508", "CN-516", "CN-443", "CN-181", "CN-328")
def test_the_holder_calls_a_monster_and_an_elemental_to_the_guest_and_they_agree_on_losses() -> None:
    table = board("alliances")
    hand(table, "vailin", "natures_ally", "summon_storm_elemental")
    put(table, "nerath", "zembar", footsoldier=1)
    attack(table, "karkoth", "zembar", footsoldier=2)
    war(table)
    script(table, "play natures_ally", "play summon_storm_elemental", (6, 1))
    assert sorted(to_roll(table)) == [6, 8, 12], "one die of the Elemental on land"
    faces = {6: 6, 8: 6, 12: 1}
    script(table, tuple(faces[sides] for sides in to_roll(table)))
    assert asker(table) == number("vailin")
    assert {"lose_of nerath footsoldier", "lose_of vailin monster", "lose_of vailin storm_elemental"} == set(
        options(table)
    )
    answer(table, "lose_of nerath footsoldier")
    assert asker(table) == number("nerath")
    answer(table, "agree")
    pass_windows(table)
    assert not table.pending, "nobody runs amok in another's turn"
    assert count(table, "vailin", "zembar") == {"monster": 1, "storm_elemental": 1}
    assert (count(table, "nerath", "zembar"), count(table, "karkoth", "zembar")) == ({}, {})


@pytest.mark.rule("CN-185", "CN-187", "CN-206")
def test_a_wounded_dragon_counts_as_one_of_two_and_takes_the_odd_hit_of_the_holder() -> None:
    table = board("alliances")
    put(table, "karkoth", "ashen_march", dragon=1, footsoldier=1)
    put(table, "iron_circle", "ashen_march", footsoldier=2)
    attack(table, "vailin", "ashen_march", monster=3)
    war(table, "vailin")
    script(table, (6, 1, 1), (1, 1, 1, 1))
    assert asker(table) == number("karkoth")
    answer(table, "lose_of karkoth dragon", "agree")
    script(table, "continue", (6, 6, 6), (1, 1, 1, 1))
    assert asker(table) == number("karkoth")
    while asker(table) == number("karkoth"):
        answer(table, options(table)[0])
    answer(table, "refuse")
    assert count(table, "karkoth", "ashen_march") == {}, "two of three: the Footsoldier and the wounded Dragon"
    assert count(table, "iron_circle", "ashen_march") == {"footsoldier": 1}


@pytest.mark.rule("CN-569", "CN-443", "CN-172")
def test_the_horn_of_the_guest_sounds_at_the_castle_of_the_holder_and_the_attacker_chooses() -> None:
    table = board("alliances")
    lay(table, "iron_circle", "horn_of_blasting")
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    put(table, "iron_circle", "karkothi_thronehold", fighter=1)
    attack(table, "vailin", "karkothi_thronehold", footsoldier=1, monster=1)
    war(table, "vailin")
    pass_windows(table)
    assert (asker(table), prompt(table)) == (number("vailin"), "casualties")
    answer(table, "lose footsoldier")
    assert to_roll(table) == (12,)


@pytest.mark.rule("CN-550", "CN-498")
def test_arrows_of_the_holder_hasten_its_own_and_none_of_the_militia() -> None:
    table = board("alliances")
    hand(table, "vailin", "arrow_volley")
    hand(table, "nerath", "militia_defense")
    put(table, "vailin", "zembar", footsoldier=1)
    put(table, "nerath", "zembar", footsoldier=1)
    attack(table, "karkoth", "zembar", monster=1)
    war(table)
    script(table, "play militia_defense", "play arrow_volley")
    assert to_roll(table) == (6,), "one archer"
    script(table, (1,))
    assert to_roll(table) == (12,)
    script(table, (1,))
    assert to_roll(table) == (6, 6, 6, 6)


@pytest.mark.rule("CN-482", "CN-313", "CN-479", "CN-312")
def test_karkoth_frees_a_land_of_the_ally_robs_the_loser_and_leaves_the_dead_in_it() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=1, iron_circle=0, nerath=5)
    hand(table, "karkoth", "despoil", "animate_dead")
    hold(table, "vailin", "redtusk_hold")
    put(table, "vailin", "redtusk_hold", footsoldier=1)
    attack(table, "karkoth", "redtusk_hold", footsoldier=1)
    war(table)
    script(table, (6,), (1,), "play animate_dead", "play despoil")
    pass_windows(table)
    assert (table.gold[0], table.gold[1], table.gold[3]) == (1, 0, 5), "from whom it was, not from the ally"
    assert (holder(table, "redtusk_hold"), points(table, "karkoth")) == ("iron_circle", 0)
    assert count(table, "karkoth", "redtusk_hold") == {"footsoldier": 4}


@pytest.mark.rule("CN-499", "CN-175", "CN-181", "CN-459")
def test_two_hits_of_a_blockade_graze_the_dragon_of_the_holder_and_take_the_guest_without_a_question() -> None:
    table = board("alliances")
    hand(table, "vailin", "blockade")
    ship(table, "vailin", "corsair_sea")
    ship(table, "vailin", "sea_of_mist")
    put(table, "karkoth", "skalgard", dragon=1)
    put(table, "iron_circle", "skalgard", footsoldier=1)
    attack(table, "vailin", "skalgard", monster=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8, 6))
    pass_windows(table)
    assert not table.pending, "a Dragon takes a second hit only when everybody has one"
    assert (count(table, "karkoth", "skalgard"), count(table, "iron_circle", "skalgard")) == ({"dragon": 1}, {})
    script(war(close(table), "vailin"), (6,), (1,))
    assert count(table, "karkoth", "skalgard") == {"dragon": 1}, "it has recovered and bears another"


@pytest.mark.rule("CN-552", "CN-180", "CN-274")
def test_the_allies_of_who_slipped_away_fall_and_the_attacker_meets_the_runaways_next_door() -> None:
    table = board("alliances")
    hand(table, "nerath", "retreat")
    put(table, "nerath", "mistshade", monster=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    attack(table, "karkoth", "mistshade", monster=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    war(table)
    answer(table, "fight mistshade")
    script(table, (1,), (1, 1), "play retreat")
    assert "to walking_wood" in options(table)
    answer(table, "to walking_wood")
    script(table, "continue", (6,), (1,))
    script(table, "pass")
    pass_windows(table)
    assert holder(table, "mistshade") == "karkoth"
    assert to_roll(table) == (12,), "the second battle has a defender now"
    script(table, (1,), (6,))
    pass_windows(table)
    assert (holder(table, "walking_wood"), count(table, "nerath", "walking_wood")) == ("vailin", {"monster": 1})


@pytest.mark.rule("CN-503", "CN-517", "CN-010")
def test_a_ship_at_a_coast_of_both_sides_trades_with_the_ally_and_robs_the_enemy_alone() -> None:
    table = board("alliances")
    gold(table, karkoth=1, vailin=0, iron_circle=9, nerath=3)
    hand(table, "vailin", "trade_route", "emerald_blade_privateers")
    hold(table, "nerath", "mistshade")
    ship(table, "vailin", "corsair_sea")
    moving(table, "vailin")
    script(table, "play trade_route")
    assert sorted(options(table)) == ["realm karkoth", "realm nerath"]
    answer(table, "realm nerath")
    assert (table.gold[1], table.gold[3]) == (4, 5)
    script(table, "play emerald_blade_privateers")
    assert (table.gold[0], table.gold[1]) == (0, 5), "Karkoth alone, and all it has"


@pytest.mark.rule("CN-555", "CN-180")
def test_a_test_of_battle_in_a_land_of_the_ally_arms_ones_own_alone() -> None:
    table = board("alliances")
    hand(table, "nerath", "test_of_battle")
    put(table, "vailin", "zembar", footsoldier=2)
    put(table, "nerath", "zembar", footsoldier=2)
    attack(table, "karkoth", "zembar", footsoldier=1)
    war(table)
    script(table, (1,), (6, 1, 1, 1))
    assert offered(table, "play test_of_battle")
    answer(table, "play test_of_battle")
    pass_windows(table)
    assert count(table, "nerath", "zembar") == {"fighter": 2}
    assert count(table, "vailin", "zembar") == {"footsoldier": 2}
    assert sound(table)


@pytest.mark.rule("CN-182", "CN-183", "CN-175", "CN-206")
@pytest.mark.parametrize(
    ("dragons", "footsoldiers", "hits", "halves"),
    [(2, 1, 5, (3, 2)), (4, 0, 6, (4, 2)), (1, 1, 4, (2, 2)), (2, 0, 4, (2, 2)), (3, 0, 5, (3, 2))],
)
def test_allies_who_disagree_halve_all_hits_and_second_hits_on_dragons_fill_the_halves(
    dragons: int, footsoldiers: int, hits: int, halves: tuple[int, int]
) -> None:
    table = board("alliances")
    put(table, "karkoth", "ashen_march", dragon=dragons, footsoldier=footsoldiers)
    put(table, "iron_circle", "ashen_march", dragon=1)
    attack(table, "vailin", "ashen_march", monster=hits)
    script(war(table, "vailin"), (12,) * hits, (1,) * (dragons + footsoldiers + 1))
    assert asker(table) == number("karkoth")
    answer(table, "lose_of karkoth dragon", "refuse")
    pass_windows(table)
    left = dragons - (halves[0] - dragons - footsoldiers)
    assert count(table, "karkoth", "ashen_march") == {"dragon": left}
    assert count(table, "iron_circle", "ashen_march") == {}, f"a Dragon of its own takes {halves[1]}"

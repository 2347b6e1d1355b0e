"""Where rules of Conquest of Nerath meet: allies who share a space, one player with two realms, how games end.
Cards of one ally never work for the other; points, capitals and the last unit are counted when they must be."""

from __future__ import annotations

import pytest

from tests.nerath.cards import discarded, draws, gold, offered, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import Position, close, moving, round_ends
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    chest,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    settle,
    ship,
    told,
    war,
)

CAPITALS = {
    "karkoth": "karkothi_thronehold",
    "vailin": "vailindor",
    "iron_circle": "iron_citadel",
    "nerath": "mithralfast",
}


def together(**cards: str) -> Position:
    """Vailin and Nerath hold Walking Wood together, two Footsoldiers each; two Monsters of Karkoth attack it."""
    table = board("alliances")
    for realm, card in cards.items():
        hand(table, realm, card)
    for realm in ("vailin", "nerath"):
        put(table, realm, "walking_wood", footsoldier=2)
    attack(table, "karkoth", "walking_wood", monster=3)
    return table


@pytest.mark.rule("CN-498", "CN-180", "CN-196")
def test_arrows_of_one_ally_do_not_hasten_the_other() -> None:
    table = war(together(vailin="arrow_volley"))
    script(table, "play arrow_volley")
    assert to_roll(table) == (6, 6)
    script(table, (1, 1), (1, 1, 1))
    assert to_roll(table) == (6, 6), "Nerath's, in the general step"


@pytest.mark.rule("CN-557", "CN-180", "CN-466")
def test_a_warlord_leads_only_the_units_of_his_realm() -> None:
    table = war(together(nerath="veteran_warlord"))
    script(table, "play veteran_warlord", (1, 1, 1), (5, 5, 5, 5))
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}, "two of four fives hit"


@pytest.mark.rule("CN-510", "CN-180", "CN-472")
def test_primal_surge_rolls_only_the_dice_of_its_realm_again() -> None:
    table = war(together(vailin="primal_surge"))
    script(table, (1, 1, 1), (1, 1, 1, 1), "play primal_surge")
    assert to_roll(table) == (6, 6)


@pytest.mark.rule("CN-494", "CN-180")
def test_losses_of_the_ally_do_not_taint_karkoth() -> None:
    table = board("alliances")
    hand(table, "karkoth", "umbral_taint")
    put(table, "karkoth", "ashen_march", footsoldier=2)
    put(table, "iron_circle", "ashen_march", footsoldier=2)
    attack(table, "vailin", "ashen_march", monster=3)
    script(war(table, "vailin"), (6, 6, 1), (1, 1, 1, 1))
    script(table, "lose_of iron_circle footsoldier", "lose_of iron_circle footsoldier", "agree")
    assert count(table, "karkoth", "ashen_march") == {"footsoldier": 2}
    assert not offered(table, "play umbral_taint")


@pytest.mark.rule("CN-578", "CN-180", "CN-444")
def test_a_shield_needs_a_fighter_of_its_owner() -> None:
    table = board("alliances")
    lay(table, "nerath", "reflected_shield")
    put(table, "vailin", "walking_wood", fighter=1)
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", wizard=1, footsoldier=1)
    assert to_roll(war(table)) == (10,), "Vailin's Fighter does not carry it: the Wizard strikes first"


@pytest.mark.rule("CN-528", "CN-180", "CN-190")
def test_a_traitor_is_sought_among_both_allies() -> None:
    table = board("alliances")
    hand(table, "iron_circle", "infamous_traitor")
    put(table, "vailin", "sarthel", fighter=1)
    put(table, "nerath", "sarthel", fighter=1)
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"), "play infamous_traitor")
    assert options(table) == ["name_of vailin fighter", "name_of nerath fighter"]
    answer(table, "name_of vailin fighter")
    assert count(table, "vailin", "sarthel") == {}
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1, "fighter": 1}


@pytest.mark.rule("CN-552", "CN-180", "CN-189")
def test_who_slips_away_leaves_the_ally_to_fight_for_the_land() -> None:
    table = war(together(nerath="retreat"))
    script(table, (1, 1, 1), (1, 1, 1, 1), "play retreat")
    script(table, "to mistshade", "take footsoldier", "to tarsembor")
    assert count(table, "nerath", "walking_wood") == {}
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-582", "CN-572", "CN-049", "CN-005")
def test_treasures_of_one_realm_do_not_serve_the_other_of_the_same_player() -> None:
    table = board("alliances", seats=2)
    gold(table, karkoth=5, iron_circle=5)
    lay(table, "iron_circle", "rod_of_resurrection", "keoghtoms_ointment")
    attack(table, "karkoth", "walking_wood", fighter=2)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (1, 1), (12, 1))
    assert not offered(table, "use keoghtoms_ointment")
    assert not offered(table, "use rod_of_resurrection")
    assert count(table, "karkoth", "walking_wood") == {"fighter": 1}


@pytest.mark.rule("CN-535", "CN-049", "CN-239")
def test_one_player_sets_no_trap_for_its_own_heroes_and_the_enemy_rolls_for_the_guardians() -> None:
    table = board("alliances", seats=2)
    hand(table, "iron_circle", "pit_trap")
    guard(table, "vault_of_the_drow", "troll", "ettin")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2)
    war(table)
    assert not offered(table, "play pit_trap")
    script(table, (6, 1), (1, 1, 1, 1))
    assert (asker(table), options(table)) == (1, ["remove troll 8", "remove ettin 10"])


@pytest.mark.rule("CN-181", "CN-049", "CN-172")
def test_one_player_with_both_defenders_is_not_asked_to_agree_with_itself() -> None:
    table = board("alliances", seats=2)
    for realm in ("vailin", "nerath"):
        put(table, realm, "walking_wood", footsoldier=2)
    attack(table, "karkoth", "walking_wood", monster=2)
    script(war(table), (12, 1), (1, 1, 1, 1))
    assert asker(table) == 1
    script(table, "lose_of nerath footsoldier")
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 1}
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-024", "CN-032", "CN-312")
def test_freeing_the_capital_of_the_ally_may_be_the_last_capital_of_a_long_game() -> None:
    table = board("alliances", "long")
    for realm, capital in CAPITALS.items():
        put(table, realm, capital, castle=1)
    hold(table, "karkoth", "vailindor")
    hold(table, "iron_circle", "mithralfast")
    hold(table, "nerath", "iron_citadel")
    attack(table, "karkoth", "iron_citadel", monster=1)
    script(war(table), (6,), (1,))
    assert holder(table, "iron_citadel") == "iron_circle"
    assert (table.winner, points(table, "karkoth")) == (0, 0)


@pytest.mark.rule("CN-040", "CN-537", "CN-093", "CN-038")
def test_a_levy_that_takes_the_last_unit_of_a_side_ends_the_game() -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    put(table, "iron_circle", "iron_sound", warship=1)
    put(table, "nerath", "nera", footsoldier=1)
    draws(table, "iron_circle", "war_levy")
    assert count(table, "iron_circle", "iron_sound") == {}
    assert table.winner == number("vailin"), "at once, whatever else could be played in this phase"


@pytest.mark.rule("CN-038", "CN-536", "CN-093")
def test_a_realm_whose_last_unit_is_pressed_into_a_ship_was_never_out() -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard")
    put(table, "iron_circle", "skalgard", footsoldier=1)
    put(table, "vailin", "corsair_sea", warship=1)
    draws(table, "iron_circle", "press_gang")
    assert count(table, "iron_circle", "sea_of_mist") == {"warship": 1, "footsoldier": 1}
    assert told(table, "eliminated") == [{"realm": "realm-nerath", "seat": 3}], "it has neither land nor unit here"
    assert table.winner == -1


@pytest.mark.rule("CN-026", "CN-345", "CN-585", "CN-577")
def test_treasures_laid_by_two_at_the_end_of_a_round_make_an_extra_round() -> None:
    table = board()
    for realm, capital in CAPITALS.items():
        put(table, realm, capital, castle=1)
    table.points = [10, 12, 0, 0]
    chest(table, "karkoth", "threefold_crown")
    chest(table, "vailin", "philosophers_stone")
    round_ends(table)
    script(table, "lay threefold_crown", "lay philosophers_stone")
    pass_windows(table)
    assert (points(table, "karkoth"), points(table, "vailin")) == (13, 14)
    assert (table.winner, table.round) == (-1, 2), "two sides over the goal"


@pytest.mark.rule("CN-038", "CN-563", "CN-532", "CN-345")
def test_a_realm_without_land_or_unit_comes_back_by_a_card_of_its_chest() -> None:
    table = board("alliances")
    for realm, capital in CAPITALS.items():
        put(table, realm, capital, castle=1)
    for land, keeper in enumerate(table.holder):
        if keeper == number("iron_circle"):
            hold(table, "karkoth", table.cat.space_ids[land])
    chest(table, "iron_circle", "deck_of_many_things")
    round_ends(table)
    script(table, "lay deck_of_many_things")
    draw(table, "mercenary_company")
    answer(table, "at skalgard")
    pass_windows(table)
    assert count(table, "iron_circle", "skalgard") == {"footsoldier": 4}
    assert table.out[number("iron_circle")] == 0
    seen = set()
    for _ in range(60):
        settle(table)
        if not table.pending or table.round > 2:
            break
        seen.add(table.realm)
        answer(table, "pass" if "pass" in options(table) else options(table)[-1])
    assert number("iron_circle") in seen, "it has a turn again"


@pytest.mark.rule("CN-513", "CN-188", "CN-189", "CN-443")
def test_the_holder_of_a_land_calls_its_barbarians_to_the_units_of_the_ally() -> None:
    table = board("alliances")
    hand(table, "vailin", "silverclaw_barbarians")
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", monster=1)
    script(war(table), "play silverclaw_barbarians", (1,))
    assert sorted(to_roll(table)) == [6, 6, 10]


@pytest.mark.rule("CN-482", "CN-188", "CN-443")
def test_despoil_takes_from_either_of_two_allies_who_lost_the_land() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=4, nerath=4)
    hand(table, "karkoth", "despoil")
    put(table, "nerath", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    script(war(table), (6,), (1,), "play despoil")
    assert options(table) == ["realm vailin", "realm nerath"], "who lost the land and who fought for it"
    answer(table, "realm vailin")
    assert (table.gold[0], table.gold[1], table.gold[3]) == (1, 3, 4)


@pytest.mark.rule("CN-187", "CN-185", "CN-217")
def test_cargo_does_not_count_when_allies_at_sea_divide_an_odd_hit() -> None:
    table = board("alliances")
    ship(table, "vailin", "corsair_sea", footsoldier=2)
    ship(table, "nerath", "corsair_sea")
    attack(table, "karkoth", "corsair_sea", warship=2)
    script(war(table), (8, 1), (1, 1))
    proposer = asker(table)
    answer(table, next(line for line in options(table) if "nerath" in line))
    assert prompt(table) == "agree"
    assert asker(table) != proposer
    answer(table, "refuse")
    assert count(table, "vailin", "corsair_sea") == {}, "one ship each: who comes next after the attacker takes it"
    assert count(table, "nerath", "corsair_sea") == {"warship": 1}


@pytest.mark.rule("CN-487", "CN-189", "CN-188")
def test_a_footsoldier_turned_in_a_land_of_its_ally_takes_that_land() -> None:
    table = board("alliances")
    gold(table, karkoth=0)
    hand(table, "karkoth", "necro_transformation")
    put(table, "vailin", "nera", footsoldier=1)
    script(moving(table, "karkoth"), "play necro_transformation")
    war(close(table))
    assert to_ask(table) == ("", [])
    assert (holder(table, "nera"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-049", "CN-334", "CN-034", "CN-024")
def test_treasures_of_both_realms_of_a_player_add_up_though_each_keeps_its_own() -> None:
    table = board("alliances", "long", seats=2)
    for realm, capital in CAPITALS.items():
        put(table, realm, capital, castle=1)
    names = [card.id for card in table.box.cards.treasure]
    chest(table, "vailin", *names[:6])
    lay(table, "nerath", *names[6:11])
    guard(table, "sunless_citadel", "ogre")
    attack(table, "nerath", "sunless_citadel", fighter=1)
    script(war(table, "nerath"), (6,), (1,))
    draw(table, names[11])
    assert (len(table.chest[1]), len(table.chest[3])) == (6, 1)
    assert table.winner == -1, "not in the middle of a round"
    round_ends(close(table))
    pass_windows(table)
    assert table.winner == number("vailin")


@pytest.mark.rule("CN-492", "CN-091", "CN-188")
def test_a_plague_finds_no_victim_where_only_the_ally_of_the_holder_stands() -> None:
    table = board("alliances")
    put(table, "nerath", "walking_wood", footsoldier=1)
    draws(table, "karkoth", "shadow_plague")
    assert not table.pending, "Vailin has no figure of its own there, and Nerath no land"
    assert count(table, "nerath", "walking_wood") == {"footsoldier": 1}
    assert discarded(table, "karkoth") == ["shadow_plague"]
    both = board("alliances")
    put(both, "nerath", "walking_wood", footsoldier=1)
    put(both, "vailin", "mistshade", footsoldier=1)
    draws(both, "karkoth", "shadow_plague")
    assert count(both, "vailin", "mistshade") == {}, "the one that can comply does"

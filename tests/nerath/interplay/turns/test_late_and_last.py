"""Where rules of Conquest of Nerath meet: several losses at once, second entries, cards that come late or know a lot.
What a card found out stays found out; what belongs to one phase is not made up for in another."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, draws, gold, offered, opens, pass_windows, script, to_roll
from tests.nerath.interplay.phases import buying, close, continues_turn, earns, moving, repositioning
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    items,
    lay,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


@pytest.mark.rule("CN-582", "CN-177", "CN-476")
def test_of_two_heroes_lost_at_once_the_rod_brings_back_the_one_its_owner_names() -> None:
    table = board()
    gold(table, karkoth=5)
    lay(table, "karkoth", "rod_of_resurrection")
    attack(table, "karkoth", "walking_wood", fighter=1, wizard=1, monster=1)
    put(table, "vailin", "walking_wood", monster=3)
    script(war(table), (1,), (1, 1), (12, 12, 1), "lose fighter", "lose wizard", "use rod_of_resurrection")
    assert options(table) == ["name fighter", "name wizard"]
    answer(table, "name wizard", "at skalgard")
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"wizard": 1}, 4)
    assert not offered(table, "use rod_of_resurrection"), "once in a turn"


@pytest.mark.rule("CN-535", "CN-158", "CN-231")
def test_a_pit_opens_under_heroes_from_the_ship_and_from_the_land() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    guard(table, "thunderspire_labyrinth", "ogre")
    carrier = ship(table, "nerath", "gulf_of_nera", fighter=1, wizard=1)
    bound_for(table, carrier, "thunderspire_labyrinth")
    attack(table, "nerath", "thunderspire_labyrinth", fighter=1)
    script(war(table, "nerath"), "play pit_trap")
    assert to_roll(table) == (8, 8, 8)
    script(table, (8, 8, 1), "lose fighter", "lose fighter")
    assert count(table, "nerath", "thunderspire_labyrinth") == {"wizard": 1}
    assert to_roll(table) == (10,)


@pytest.mark.rule("CN-553", "CN-261", "CN-353", "CN-359")
def test_nobody_pushes_on_into_a_dungeon_that_was_just_looted() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "thunderspire_labyrinth", fighter=1)
    attack(table, "nerath", "scarlet_march", fighter=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    war(table, "nerath")
    answer(table, "fight thunderspire_labyrinth")
    script(table, (6,), (1,))
    draw(table, "threefold_crown")
    script(table, (6,), (1,), "play sustained_push")
    assert "to thunderspire_labyrinth" not in options(table), "there is nobody to attack"
    answer(table, "to brimstone_coast")
    script(table, "all")
    pass_windows(table)
    assert (holder(table, "brimstone_coast"), points(table, "nerath")) == ("nerath", 2)
    repositioning(close(table), "nerath")
    answer(table, "select thunderspire_labyrinth", "to scarlet_march", "done")
    assert count(table, "nerath", "scarlet_march") == {"fighter": 1}
    assert len(table.tokens[table.cat.space_index["thunderspire_labyrinth"] - table.cat.first_dungeon]) == 2


@pytest.mark.rule("CN-495", "CN-006", "CN-095")
def test_the_dead_do_not_walk_where_a_castle_stands() -> None:
    table = board()
    hand(table, "karkoth", "walking_dead")
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard")
    put(table, "karkoth", "skalgard", castle=1)
    assert not offered(opens(table, "karkoth", "draw", "turn_start"), "play walking_dead")


@pytest.mark.rule("CN-538", "CN-449", "CN-008")
def test_militia_comes_to_empty_lands_of_the_ally_before_manned_ones_of_its_own() -> None:
    table = board("alliances")
    hold_all(table, "karkoth")
    hold(table, "nerath", "nera", "sarthel")
    hold(table, "vailin", "mistshade", "vailindor", "tarsembor", "brandil")
    put(table, "nerath", "nera", footsoldier=1)
    put(table, "vailin", "mistshade", castle=1)
    draws(table, "nerath", "backwoods_militia")
    empty = ["sarthel", "vailindor", "tarsembor", "brandil"]
    assert sorted(options(table)) == sorted(f"at {land}" for land in empty)
    while "at nera" not in options(table):
        answer(table, options(table)[0])
    assert sorted(options(table)) == ["at mistshade", "at nera"]
    answer(table, "at nera")
    assert count(table, "nerath", "nera") == {"footsoldier": 2}
    assert [count(table, "nerath", land) for land in empty] == [{"footsoldier": 1}] * 4


@pytest.mark.rule("CN-551", "CN-457", "CN-459", "CN-182")
def test_an_uprising_against_two_allies_is_shared_by_who_rules_the_land() -> None:
    table = board("alliances")
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "winterbole_forest")
    put(table, "karkoth", "winterbole_forest", footsoldier=1)
    put(table, "iron_circle", "winterbole_forest", dragon=1)
    script(draw_phase(table, "nerath"), "play popular_uprising", (20,))
    assert asker(table) == number("karkoth")
    answer(table, "lose_of iron_circle dragon")
    assert asker(table) == number("iron_circle")
    answer(table, "agree")
    assert count(table, "iron_circle", "winterbole_forest") == {"dragon": 1}, "it took the hit and recovers"
    assert count(table, "karkoth", "winterbole_forest") == {"footsoldier": 1}


@pytest.mark.rule("CN-563", "CN-504", "CN-078")
def test_winds_that_the_deck_brings_in_the_movement_phase_blow_in_a_later_turn() -> None:
    table = board()
    chest(table, "vailin", "deck_of_many_things")
    ship(table, "vailin", "emerald_bay")
    moving(table, "vailin")
    answer(table, "lay deck_of_many_things")
    draw(table, "favorable_winds")
    assert prompt(table) == "movement"
    assert "play favorable_winds" not in options(table)
    answer(table, "select emerald_bay")
    assert "to sea_of_mist" in options(table)
    assert "to karkothi_gulf" not in options(table), "two zones, not three"


@pytest.mark.rule("CN-563", "CN-084", "CN-088")
def test_a_card_put_at_the_bottom_is_not_drawn_while_others_are_left() -> None:
    table = board()
    lay(table, "karkoth", "deck_of_many_things")
    opens(table, "karkoth", "draw", "turn_start")
    script(table, "use deck_of_many_things")
    draw(table, "rampage", "despoil")
    answer(table, "bottom rampage")
    draw_phase(close(table), "karkoth")
    assert table.hand[0] == [table.cat.card_index["despoil"]], "known to lie on top: no chance in it"
    draw_phase(close(table), "karkoth")
    assert "rampage" not in items(table)
    assert len(items(table)) == 18


@pytest.mark.rule("CN-482", "CN-188", "CN-443")
def test_who_rules_a_land_despoils_those_whom_the_ally_beat_there() -> None:
    table = board("alliances")
    gold(table, karkoth=0, vailin=3)
    hand(table, "karkoth", "despoil")
    put(table, "iron_circle", "ashen_march", monster=1)
    attack(table, "vailin", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), (1,), (12,), "play despoil")
    assert (table.gold[0], table.gold[1]) == (1, 2)


@pytest.mark.rule("CN-316", "CN-385", "CN-382", "CN-314")
def test_what_the_ally_freed_in_its_turn_takes_new_units_and_a_castle_in_the_next() -> None:
    table = board("alliances")
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "iron_circle", "chain_port", castle=1)
    hold(table, "nerath", "chain_port", "goblin_steppes")
    attack(table, "karkoth", "chain_port", monster=1)
    attack(table, "karkoth", "goblin_steppes", footsoldier=1)
    continues_turn(table, "karkoth", "battle")
    answer(table, "fight chain_port")
    script(table, (12,), (1,))
    while table.realm == number("karkoth"):
        answer(table, "pass" if "pass" in options(table) else "done")
    assert (holder(table, "chain_port"), holder(table, "goblin_steppes")) == ("iron_circle", "iron_circle")
    buying(close(table), "iron_circle", 9)
    answer(table, "buy footsoldier", "at chain_port", "buy castle", "at goblin_steppes")
    assert count(table, "iron_circle", "chain_port") == {"castle": 1, "footsoldier": 1}
    assert count(table, "iron_circle", "goblin_steppes") == {"castle": 1}
    assert earns(close(table), "iron_circle") == 13


@pytest.mark.rule("CN-588", "CN-159", "CN-139")
def test_wings_do_not_lift_a_hero_off_the_ship_that_carries_it() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    ship(table, "karkoth", "corsair_sea", fighter=1)
    moving(table, "karkoth")
    answer(table, "select corsair_sea", "take fighter")
    assert options(table) == ["land zembar", "land skalgard", "land mistshade", "back"]
    answer(table, "land skalgard")
    assert count(table, "karkoth", "skalgard") == {"fighter": 1}
    repositioning(close(table), "karkoth")
    answer(table, "select skalgard")
    assert "to ashen_march" in options(table), "ashore it flies like others in the Reposition phase"


@pytest.mark.rule("CN-553", "CN-573", "CN-348")
def test_the_maul_is_paid_on_a_push_for_lands_that_are_only_taken_back() -> None:
    table = board("alliances")
    gold(table, nerath=0, karkoth=3, iron_circle=3)
    lay(table, "nerath", "maul_of_the_titans")
    hand(table, "nerath", "sustained_push")
    hold(table, "iron_circle", "nentir_vale")
    attack(table, "nerath", "winterbole_forest", monster=1)
    hold(table, "karkoth", "winterbole_forest")
    put(table, "karkoth", "winterbole_forest", footsoldier=1)
    script(war(table, "nerath"), (12,), (1,), "play sustained_push", "to nentir_vale", "all")
    pass_windows(table)
    assert (holder(table, "nentir_vale"), points(table, "nerath")) == ("nerath", 0)
    assert table.gold == [2, table.gold[1], 2, 2]


@pytest.mark.rule("CN-509", "CN-573", "CN-462")
def test_the_maul_is_paid_for_a_land_that_a_card_gives_to_a_monster() -> None:
    table = board()
    gold(table, vailin=0, karkoth=2)
    lay(table, "vailin", "maul_of_the_titans")
    hand(table, "vailin", "natures_reclamation")
    script(draw_phase(table, "vailin"), "play natures_reclamation", "at skalgard")
    assert (count(table, "vailin", "skalgard"), points(table, "vailin")) == ({"monster": 1}, 1)
    assert (table.gold[number("vailin")], table.gold[number("karkoth")]) == (1, 1)


@pytest.mark.rule("CN-549", "CN-583", "CN-464")
def test_a_last_attack_comes_at_once_and_leaves_no_moment_for_what_is_played_before_a_roll() -> None:
    table = board()
    lay(table, "nerath", "staff_of_the_magi")
    hand(table, "nerath", "magic_missile")
    put(table, "nerath", "sarthel", wizard=1, footsoldier=1)
    attack(table, "iron_circle", "sarthel", monster=2)
    script(war(table, "iron_circle"), (4,), (12, 1), (4,), "lose wizard")
    assert not offered(table, "play magic_missile")
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert count(table, "iron_circle", "sarthel") == {"monster": 1}
    assert [table.cat.card_ids[card] for card in table.hand[number("nerath")]] == ["magic_missile"]


@pytest.mark.rule("CN-535", "CN-261")
def test_nobody_explores_an_entrance_without_guardians_and_no_pit_opens_there() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    attack(table, "vailin", "tomb_of_horrors", fighter=2)
    war(table, "vailin")
    assert not offered(table, "play pit_trap")
    assert (prompt(table), count(table, "vailin", "tomb_of_horrors")) == ("", {"fighter": 2})

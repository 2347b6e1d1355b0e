"""Where rules of Conquest of Nerath meet: heroes in dungeons and on long ways, and what cards or treasures add to them.
Guardians need their number, strike at the same moment, and wait for whoever comes back."""

from __future__ import annotations

import pytest

from tests.nerath.cards import gold, offered, script, to_ask, to_roll
from tests.nerath.interplay.phases import buying, close, moving, repositioning, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    guard,
    hand,
    hold,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    war,
)


@pytest.mark.rule("CN-481", "CN-251", "CN-199", "CN-292", "CN-293")
def test_a_guardian_that_strikes_first_strikes_while_the_doom_creeps_up_on_it() -> None:
    table = board()
    hand(table, "karkoth", "creeping_doom")
    guard(table, "vault_of_the_drow", "giant_spider")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), "play creeping_doom")
    assert to_roll(table) == (8,), "both strike at the same moment"
    roll(table, 8)
    assert to_ask(table) == ("", [])
    assert (count(table, "karkoth", "vault_of_the_drow"), table.chest[0]) == ({}, []), "nobody is left to loot"
    repositioning(close(table), "karkoth")
    assert len(table.tokens[table.cat.space_index["vault_of_the_drow"] - table.cat.first_dungeon]) == 2


@pytest.mark.rule("CN-494", "CN-255", "CN-252")
def test_tainted_heroes_hit_on_five_where_guardians_want_seven() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    guard(table, "vault_of_the_drow", "stone_golem", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=4)
    script(war(table), (6, 6, 6, 6), (12, 10), "play umbral_taint", "continue")
    assert count(table, "karkoth", "vault_of_the_drow") == {"fighter": 2}
    script(table, (5, 5), (1, 1))
    assert prompt(table) == "treasure"


@pytest.mark.rule("CN-510", "CN-252", "CN-472")
def test_a_six_that_misses_a_golem_is_rolled_again_by_the_surge() -> None:
    table = board()
    hand(table, "vailin", "primal_surge")
    guard(table, "vault_of_the_drow", "stone_golem", "ogre")
    attack(table, "vailin", "vault_of_the_drow", fighter=2)
    script(war(table, "vailin"), (6, 7), (1, 1), "play primal_surge")
    assert to_roll(table) == (10,), "the six alone"
    roll(table, 7)
    assert prompt(table) == "treasure"


@pytest.mark.rule("CN-568", "CN-252", "CN-256")
def test_the_avenger_turns_a_six_that_a_wraith_shrugs_off() -> None:
    table = board()
    gold(table, karkoth=0)
    lay(table, "karkoth", "holy_avenger")
    guard(table, "vault_of_the_drow", "wraith")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (6,), (1,), "use holy_avenger", (7,))
    assert (prompt(table), table.gold[0]) == ("treasure", 1)


@pytest.mark.rule("CN-535", "CN-539", "CN-456")
def test_no_healer_comes_to_a_pit() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    hand(table, "nerath", "battlefield_healer")
    guard(table, "sunless_citadel", "ogre")
    attack(table, "nerath", "sunless_citadel", fighter=2)
    script(war(table, "nerath"), "play pit_trap", (8, 1))
    assert not offered(table, "play battlefield_healer"), "the trap comes before any round"
    assert count(table, "nerath", "sunless_citadel") == {"fighter": 1}
    script(table, (1,), (10,))
    assert count(table, "nerath", "sunless_citadel") == {"fighter": 1}, "a hit of the Ogre waits for an answer"
    script(table, "play battlefield_healer")
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-287", "CN-273", "CN-282", "CN-164")
@pytest.mark.parametrize("first", [True, False])
def test_explorers_flee_to_a_land_that_was_won_before_and_only_then(first: bool) -> None:
    table = board()
    hold(table, "vailin", "gorgons_reach", "vale_of_chains")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    war(table)
    answer(table, "fight vast_plains" if first else "fight vault_of_the_drow")
    if not first:
        script(table, (1,), (1,))
        assert to_roll(table) == (10,), "nowhere to go: the next round"
        return
    script(table, (6,), (1,), (1,), (1,), "retreat")
    assert count(table, "karkoth", "vast_plains") == {"footsoldier": 1, "fighter": 1}


@pytest.mark.rule("CN-588", "CN-128", "CN-109")
def test_a_winged_hero_flies_over_an_entrance_where_others_must_stop() -> None:
    for winged in (True, False):
        table = board()
        if winged:
            lay(table, "karkoth", "winged_boots")
        guard(table, "vault_of_the_drow", "ogre")
        put(table, "karkoth", "gorgons_reach", fighter=1)
        moving(table, "karkoth")
        answer(table, "select gorgons_reach")
        assert "to vault_of_the_drow" in options(table)
        assert ("to deep_havens" in options(table)) is winged


@pytest.mark.rule("CN-588", "CN-364", "CN-009", "CN-296")
def test_a_winged_hero_flies_on_from_the_land_it_has_conquered() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    attack(table, "karkoth", "walking_wood", fighter=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    script(war(table), (6,), (1,))
    repositioning(close(table), "karkoth")
    answer(table, "select walking_wood")
    assert "to mistshade" not in options(table), "no battle in this phase"
    answer(table, "to corsair_sea")
    assert count(table, "karkoth", "corsair_sea") == {"fighter": 1}
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 1)
    assert sound(table)


@pytest.mark.rule("CN-571", "CN-401", "CN-402")
def test_a_new_fighter_with_horseshoes_walks_three_friendly_lands() -> None:
    table = board()
    lay(table, "karkoth", "horseshoes_of_speed")
    put(table, "karkoth", "skalgard", castle=1)
    buying(table, "karkoth", 4)
    answer(table, "buy fighter", "at skalgard", "buy siege_engine", "at skalgard", "select skalgard")
    answer(table, "take fighter")
    assert "to gorgons_reach" in options(table)
    assert "to walking_wood" not in options(table)


@pytest.mark.rule("CN-579", "CN-282", "CN-268")
def test_an_unseen_hero_deep_in_enemy_country_has_no_way_back() -> None:
    table = board()
    lay(table, "karkoth", "ring_of_invisibility")
    put(table, "karkoth", "ashen_march", fighter=1)
    put(table, "vailin", "walking_wood", monster=1)
    put(table, "vailin", "tarsembor", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "select ashen_march", "to tarsembor", "done")
    war(close(table))
    script(table, (1,), (1,))
    assert to_roll(table) == (10,), "round two without a choice"
    script(table, (6,), (1,))
    assert (holder(table, "tarsembor"), holder(table, "walking_wood")) == ("karkoth", "vailin")


@pytest.mark.rule("CN-566", "CN-528", "CN-320", "CN-453")
def test_a_traitor_with_the_gauntlet_runs_amok_through_its_old_country() -> None:
    table = board()
    lay(table, "iron_circle", "gauntlet_of_ogre_power")
    hand(table, "iron_circle", "infamous_traitor")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    put(table, "nerath", "sarthel", fighter=1, footsoldier=1)
    script(war(table, "iron_circle"), "play infamous_traitor", (6, 6), (1,), "amok fighter therund")
    assert (holder(table, "therund"), points(table, "iron_circle")) == ("iron_circle", 2)
    assert count(table, "iron_circle", "therund") == {"fighter": 1}


@pytest.mark.rule("CN-582", "CN-583", "CN-476")
def test_a_wizard_strikes_once_more_and_still_comes_back_by_the_rod() -> None:
    table = board()
    gold(table, karkoth=1)
    lay(table, "karkoth", "staff_of_the_magi", "rod_of_resurrection")
    attack(table, "karkoth", "walking_wood", wizard=1, footsoldier=1)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (1,), (1,), (12, 1), "lose wizard")
    found = {"dice": 0, "rod": 0}
    for _ in range(2):
        if offered(table, "use rod_of_resurrection"):
            script(table, "use rod_of_resurrection", "at skalgard")
            found["rod"] += 1
        elif to_roll(table) == (20,):
            roll(table, 20)
            found["dice"] += 1
    assert found == {"dice": 1, "rod": 1}
    assert count(table, "vailin", "walking_wood") == {"monster": 1}
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"wizard": 1}, 0)

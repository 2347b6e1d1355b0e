"""Where rules of Conquest of Nerath meet: lands that nobody defends, and what may be played when they are walked into.
Where there is no battle none begins: the window belongs to whoever controls the land, until defenders come."""

from __future__ import annotations

import pytest

from tests.nerath.cards import offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, moving
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    chest,
    count,
    draw,
    hand,
    holder,
    options,
    points,
    put,
    refused,
    roll,
    ship,
    war,
)

ARMY = {"footsoldier": 1, "siege_engine": 1, "fighter": 1, "wizard": 1, "monster": 1, "dragon": 1}


@pytest.mark.rule("CN-190", "CN-192", "CN-508", "CN-516")
@pytest.mark.parametrize(
    ("realm", "land", "card"),
    [
        ("vailin", "nera", "natures_ally"),
        ("vailin", "nera", "summon_storm_elemental"),
        ("vailin", "nera", "arrow_volley"),
        ("karkoth", "walking_wood", "cloud_of_darkness"),
        ("iron_circle", "nera", "bombardment"),
        ("iron_circle", "nera", "fire_shield"),
    ],
)
def test_who_walks_into_an_empty_land_begins_no_battle_with_a_card(realm: str, land: str, card: str) -> None:
    table = board()
    hand(table, realm, card)
    attack(table, realm, land, **ARMY)
    war(table, realm)
    assert not offered(table, f"play {card}")
    assert count(table, realm, land) == ARMY, "nobody has joined"
    assert holder(table, land) == realm


@pytest.mark.rule("CN-193", "CN-192", "CN-508", "CN-082")
def test_an_attacker_calls_its_ally_of_nature_once_militia_has_made_it_a_battle() -> None:
    table = board()
    hand(table, "vailin", "natures_ally")
    hand(table, "nerath", "militia_defense")
    attack(table, "vailin", "nera", footsoldier=1)
    script(war(table, "vailin"), "play militia_defense")
    assert offered(table, "play natures_ally")
    answer(table, "play natures_ally")
    assert sorted(to_roll(table)) == [6, 12]


@pytest.mark.rule("CN-530", "CN-191", "CN-508")
def test_who_has_murdered_the_last_defender_plays_no_more_for_the_start_of_the_battle() -> None:
    table = board()
    hand(table, "iron_circle", "master_assassin", "bombardment")
    attack(table, "iron_circle", "nera", siege_engine=1)
    put(table, "nerath", "nera", footsoldier=1)
    script(war(table, "iron_circle"), "play master_assassin")
    assert not offered(table, "play bombardment")
    assert (holder(table, "nera"), points(table, "iron_circle")) == ("iron_circle", 1)


@pytest.mark.rule("CN-444", "CN-192", "CN-336")
@pytest.mark.parametrize(("realm", "may"), [("karkoth", False), ("nerath", False), ("vailin", True)])
def test_a_treasure_of_battles_is_laid_at_a_walk_by_the_controller_alone(realm: str, may: bool) -> None:
    table = board()
    chest(table, realm, "boots_of_speed")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    war(table)
    assert offered(table, "lay boots_of_speed") is may


@pytest.mark.rule("CN-444", "CN-341")
def test_a_treasure_of_any_time_is_laid_at_a_walk_by_the_attacker_too() -> None:
    table = board()
    chest(table, "karkoth", "threefold_crown")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    script(war(table), "lay threefold_crown")
    pass_windows(table)
    assert points(table, "karkoth") == 4


@pytest.mark.rule("CN-192", "CN-508")
def test_a_card_that_waits_for_a_battle_says_so_where_a_land_is_walked_into() -> None:
    table = board()
    hand(table, "vailin", "natures_ally")
    chest(table, "vailin", "threefold_crown")
    attack(table, "vailin", "nera", footsoldier=1)
    war(table, "vailin")
    refusal = refused(table, "play natures_ally")
    assert (refusal.key, refusal.rule) == ("card-not-now", "CN-508")


@pytest.mark.rule("CN-487", "CN-160", "CN-190")
def test_a_soldier_turned_on_the_beach_opens_the_land_to_the_landing() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    ship(table, "karkoth", "corsair_sea", monster=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    moving(table, "karkoth")
    answer(table, "select corsair_sea", "take monster", "land mistshade")
    script(table, "play necro_transformation", "done")
    war(close(table))
    assert to_ask(table) == ("", []), "no dice, and nobody runs amok"
    assert (holder(table, "mistshade"), points(table, "karkoth")) == ("karkoth", 1)
    assert count(table, "karkoth", "mistshade") == {"footsoldier": 1, "monster": 1}


@pytest.mark.rule("CN-490", "CN-160", "CN-193")
def test_a_hulk_that_rises_on_an_empty_beach_meets_the_landing() -> None:
    table = board()
    hand(table, "karkoth", "risen_hulk")
    bound_for(table, ship(table, "vailin", "corsair_sea", fighter=1), "skalgard")
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play risen_hulk", "at skalgard")
    war(close(table), "vailin")
    assert to_roll(table) == (10,)
    roll(table, 1)
    assert to_roll(table) == (12,)


@pytest.mark.rule("CN-487", "CN-282", "CN-268")
def test_a_soldier_turned_deep_in_enemy_country_has_nowhere_to_retreat() -> None:
    table = board()
    hand(table, "karkoth", "necro_transformation")
    put(table, "nerath", "nera", footsoldier=2)
    script(moving(table, "karkoth"), "play necro_transformation")
    war(close(table))
    script(table, (1,), (1,))
    assert to_roll(table) == (6,), "straight into the next round"


@pytest.mark.rule("CN-499", "CN-457", "CN-118")
def test_a_blockade_spares_the_attackers_who_stand_on_the_coast_it_fires_at() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    put(table, "vailin", "corsair_sea", warship=1)
    attack(table, "vailin", "skalgard", footsoldier=2)
    put(table, "karkoth", "skalgard", footsoldier=2)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8,))
    pass_windows(table)
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}
    assert count(table, "vailin", "skalgard") == {"footsoldier": 2}


@pytest.mark.rule("CN-554", "CN-117", "CN-190")
def test_the_only_attacker_teleported_home_leaves_the_land_unattacked() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    put(table, "nerath", "sarthel", fighter=1)
    moving(table, "nerath")
    answer(table, "select sarthel", "to goblin_steppes", "done")
    opens(close(table), "nerath", "movement", "phase_end")
    script(table, "play teleport", "to nera")
    war(close(table), "nerath")
    assert to_ask(table) == ("", [])
    assert (holder(table, "goblin_steppes"), points(table, "nerath")) == ("iron_circle", 0)


@pytest.mark.rule("CN-484", "CN-563", "CN-274")
def test_evil_drawn_in_battle_shuns_the_land_that_is_fought_for_and_closes_a_way_home() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    assert "at ashen_march" not in options(table), "enemies stand there"
    answer(table, "at walking_wood")
    script(table, (1,), (1,), "retreat")
    pass_windows(table)
    assert count(table, "vailin", "mistshade") == {"footsoldier": 1}, "Walking Wood is Karkoth's now"


@pytest.mark.rule("CN-576", "CN-192", "CN-345")
def test_a_treasure_of_battles_that_found_none_waits_for_the_next_one() -> None:
    table = board()
    chest(table, "karkoth", "boots_of_speed")
    for land in ("walking_wood", "vast_plains"):
        attack(table, "karkoth", land, fighter=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    assert "lay boots_of_speed" not in options(table)
    assert offered(table, "lay boots_of_speed"), "in Vast Plains"
    assert holder(table, "walking_wood") == "karkoth"
    answer(table, "lay boots_of_speed")
    assert to_roll(table) == (10,), "the Fighter strikes first"
    roll(table, 6)
    pass_windows(table)
    assert holder(table, "vast_plains") == "karkoth"

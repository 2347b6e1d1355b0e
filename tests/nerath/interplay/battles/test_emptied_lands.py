"""Where rules of Conquest of Nerath meet: lands that one card empties and another takes, fills or pushes on from.
What is removed was not beaten; what is beaten before the first round was; who comes late did not fight."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import close, takes_turn
from tests.nerath.positions import (
    answer,
    attack,
    board,
    chest,
    count,
    draw,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    war,
)


@pytest.mark.rule("CN-564", "CN-523", "CN-462", "CN-447")
def test_a_land_that_the_eye_has_emptied_joins_a_dread_alliance_in_the_same_turn() -> None:
    table = board()
    lay(table, "iron_circle", "eye_of_vecna")
    hand(table, "iron_circle", "dread_alliance")
    for land in table.cat.space_ids[: table.cat.lands]:
        realm = holder(table, land)
        if realm != "iron_circle" and land != "sarthel":
            put(table, realm, land, footsoldier=1)
    put(table, "iron_circle", "goblin_steppes", wizard=1)
    put(table, "nerath", "sarthel", fighter=1)
    opens(table, "iron_circle", "draw", "turn_start")
    script(table, "use eye_of_vecna")
    assert count(table, "nerath", "sarthel") == {}
    script(draw_phase(close(table), "iron_circle"), "play dread_alliance")
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1)
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1}


@pytest.mark.rule("CN-530", "CN-550", "CN-193", "CN-082")
def test_militia_answers_an_assassin_that_has_left_nobody() -> None:
    table = board()
    hand(table, "iron_circle", "master_assassin")
    hand(table, "nerath", "militia_defense")
    put(table, "nerath", "sarthel", wizard=1)
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"), "play master_assassin")
    assert count(table, "nerath", "sarthel") == {}
    script(table, "play militia_defense")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 3}
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (6, 6, 6)


@pytest.mark.rule("CN-554", "CN-550", "CN-190", "CN-192")
def test_who_is_teleported_out_of_a_besieged_land_may_be_followed_by_militia() -> None:
    table = board()
    hand(table, "nerath", "teleport", "militia_defense")
    put(table, "nerath", "sarthel", wizard=1)
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    opens(table, "iron_circle", "movement", "phase_end")
    script(table, "play teleport", "to nentir_vale")
    war(close(table), "iron_circle")
    script(table, "play militia_defense")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 3}
    assert to_roll(table) == (6,)


@pytest.mark.rule("CN-546", "CN-555", "CN-479")
def test_the_footsoldier_of_the_saga_came_too_late_for_the_test_of_battle() -> None:
    table = board()
    hand(table, "nerath", "inspiring_saga", "test_of_battle")
    attack(table, "nerath", "goblin_steppes", footsoldier=2)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    script(draw_phase(table, "nerath"), "play inspiring_saga")
    script(war(close(table), "nerath"), (6, 1), (1,), "play test_of_battle")
    assert count(table, "nerath", "goblin_steppes") == {"fighter": 2, "footsoldier": 1}


@pytest.mark.rule("CN-553", "CN-207", "CN-208", "CN-170")
def test_a_wounded_dragon_that_pushes_on_has_recovered() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", dragon=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    put(table, "iron_circle", "desert_of_desolation", footsoldier=1)
    script(war(table, "nerath"), (6,), (6,), "play sustained_push", "to desert_of_desolation", "all")
    assert to_roll(table) == (20,)
    script(table, (6,), (6,))
    pass_windows(table)
    assert (holder(table, "desert_of_desolation"), points(table, "nerath")) == ("nerath", 2)
    assert count(table, "nerath", "desert_of_desolation") == {"dragon": 1}
    assert holder(table, "goblin_steppes") == "nerath"


@pytest.mark.rule("CN-553", "CN-569", "CN-191")
@pytest.mark.parametrize("castle", [True, False])
def test_a_push_follows_a_castle_that_the_horn_felled_and_no_empty_land(castle: bool) -> None:
    table = board()
    lay(table, "nerath", "horn_of_blasting")
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", footsoldier=1)
    if castle:
        put(table, "iron_circle", "goblin_steppes", castle=1)
    war(table, "nerath")
    assert offered(table, "play sustained_push") is castle
    assert holder(table, "goblin_steppes") == "nerath"


@pytest.mark.rule("CN-553", "CN-320", "CN-325")
def test_a_monster_that_pushed_on_and_won_runs_amok_from_there() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    attack(table, "nerath", "goblin_steppes", monster=1)
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    put(table, "iron_circle", "iron_citadel", footsoldier=1)
    for land in ("trollhaunt_warrens", "scarlet_march", "black_stone_desert"):
        put(table, "iron_circle", land, footsoldier=1)
    script(war(table, "nerath"), (12,), (1,), "play sustained_push", "to iron_citadel", "all", (12,), (1,))
    asked = to_ask(table)
    assert asked[0] == "amok"
    assert "amok monster desert_of_desolation" in asked[1]
    answer(table, "amok monster desert_of_desolation")
    assert points(table, "nerath") == 7, "one, five and one"
    assert count(table, "nerath", "desert_of_desolation") == {"monster": 1}


@pytest.mark.rule("CN-508", "CN-516", "CN-192", "CN-193")
@pytest.mark.parametrize(("card", "sides"), [("natures_ally", 12), ("summon_storm_elemental", 8)])
def test_who_is_called_to_an_empty_land_fights_for_it(card: str, sides: int) -> None:
    table = board()
    hand(table, "vailin", card)
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    script(war(table), f"play {card}")
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (sides,)
    roll(table, 6)
    pass_windows(table)
    assert (holder(table, "walking_wood"), count(table, "karkoth", "walking_wood")) == ("vailin", {})


@pytest.mark.rule("CN-488", "CN-486", "CN-012", "CN-038")
def test_a_wizard_burnt_for_the_rain_of_fire_is_no_lich() -> None:
    table = board()
    hand(table, "karkoth", "rain_of_colourless_fire", "lichdom")
    put(table, "karkoth", "skalgard", wizard=3)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(draw_phase(table, "karkoth"), "play rain_of_colourless_fire")
    pass_windows(table)
    while table.pending[0].seat >= 0 and prompt(table) != "react":
        answer(table, "choose walking_wood" if "choose walking_wood" in options(table) else options(table)[0])
    assert not offered(table, "play lichdom")
    assert to_roll(table) == (12,)
    assert count(table, "karkoth", "skalgard") == {}


@pytest.mark.rule("CN-582", "CN-493", "CN-563", "CN-583")
def test_a_hero_that_rots_in_its_owners_turn_comes_back_and_strikes_nobody() -> None:
    table = board()
    gold(table, vailin=2)
    lay(table, "vailin", "rod_of_resurrection", "staff_of_the_magi")
    chest(table, "karkoth", "deck_of_many_things")
    put(table, "vailin", "walking_wood", wizard=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    script(table, "use rod_of_resurrection", "at brandil")
    assert (count(table, "vailin", "brandil"), table.gold[1]) == ({"wizard": 1}, 1)
    assert count(table, "vailin", "walking_wood") == {}
    assert to_ask(table) == ("", [])


@pytest.mark.rule("CN-479", "CN-313", "CN-312", "CN-319")
def test_the_dead_rise_in_a_freed_land_and_stay_when_the_monsters_run() -> None:
    table = board("alliances")
    hand(table, "karkoth", "animate_dead")
    hold(table, "nerath", "goblin_steppes")
    attack(table, "karkoth", "goblin_steppes", monster=1)
    put(table, "nerath", "goblin_steppes", footsoldier=1)
    script(war(table), (12,), (1,), "play animate_dead", "amok monster sarthel")
    assert holder(table, "goblin_steppes") == "iron_circle"
    assert count(table, "karkoth", "goblin_steppes") == {"footsoldier": 3}
    assert (holder(table, "sarthel"), points(table, "karkoth")) == ("karkoth", 1)


@pytest.mark.rule("CN-484", "CN-038", "CN-040")
def test_evil_that_takes_the_last_land_of_the_last_rival_ends_the_game() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "nerath", "sarthel")
    put(table, "karkoth", "skalgard", footsoldier=1)
    takes_turn(table, "karkoth")
    pass_windows(table)
    draw(table, "evil_never_sleeps")
    answer(table, "at sarthel")
    pass_windows(table)
    assert table.over if hasattr(table, "over") else not table.pending
    assert holder(table, "sarthel") == "karkoth"

"""Chapter 26 of Conquest of Nerath: the event cards of Nerath (CN-538 to CN-557).
Nerath attacks Goblin Steppes, or defends Sarthel, against the Iron Circle unless said otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.rules.battle.conquest import conquer
from taverne.games.nerath.state.modifiers import garrison

from ..cards import besieged, discarded, draw_phase, draws, offered, opens, script, storming, to_ask, to_roll
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
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    ship,
    space,
    war,
)

attacking = partial(storming, "nerath", "iron_circle", "goblin_steppes")
defending = partial(besieged, "nerath", "iron_circle", "sarthel")


@pytest.mark.rule("CN-538", "CN-092")
def test_backwoods_militia_comes_to_five_friendly_lands_empty_ones_first() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "nerath", "nera", "therund", "sarthel", "vor_rukoth", "moonstair", "stonemarch")
    put(table, "nerath", "nera", castle=1)
    put(table, "nerath", "therund", monster=1)
    draws(table, "nerath", "backwoods_militia")
    assert set(options(table)) == {"at sarthel", "at vor_rukoth", "at moonstair", "at stonemarch"}
    script(table, "at sarthel", "at vor_rukoth", "at moonstair")
    assert set(options(table)) == {"at nera", "at therund"}, "the last empty one was filled, then others"
    answer(table, "at therund")
    assert count(table, "nerath", "therund") == {"monster": 1, "footsoldier": 1}
    assert count(table, "nerath", "stonemarch") == {"footsoldier": 1}
    few = board()
    hold_all(few, "karkoth")
    hold(few, "nerath", "nera", "sarthel")
    draws(few, "nerath", "backwoods_militia")
    script(few, *options(few)[:1])
    assert count(few, "nerath", "nera") == count(few, "nerath", "sarthel") == {"footsoldier": 1}


@pytest.mark.rule("CN-539", "CN-473")
def test_battlefield_healer_cancels_up_to_three_hits_of_a_round_in_both_steps() -> None:
    table = defending("battlefield_healer", {"footsoldier": 6}, {"wizard": 2, "footsoldier": 3})
    script(table, (9, 9), "play battlefield_healer")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 6}, "two hits of the First Strike step"
    script(table, (6, 6, 1), (1,) * 6, "apply battlefield_healer")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 5}, "one more of two"
    script(table, "continue", (1, 1), (6, 1, 1), (1,) * 5)
    assert not offered(table, "apply battlefield_healer"), "unused cancels are lost"


@pytest.mark.rule("CN-539")
def test_battlefield_healer_leaves_unused_cancels_behind_with_the_round() -> None:
    table = defending("battlefield_healer", {"footsoldier": 3}, {"footsoldier": 2})
    script(table, (6, 1), (1, 1, 1), "play battlefield_healer", "continue", (6, 1), (1, 1, 1))
    assert not offered(table, "apply battlefield_healer")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 2}
    missed = defending("battlefield_healer", {"footsoldier": 3}, {"footsoldier": 2})
    script(missed, (1, 1), (6, 6, 1))
    assert not offered(missed, "play battlefield_healer"), "no hit, nothing to cancel"


@pytest.mark.rule("CN-539")
def test_battlefield_healer_cancels_no_more_than_nerath_could_take_beside_an_ally() -> None:
    table = board("alliances")
    hand(table, "nerath", "battlefield_healer")
    put(table, "nerath", "sarthel", footsoldier=1)
    put(table, "vailin", "sarthel", footsoldier=3)
    attack(table, "iron_circle", "sarthel", footsoldier=3)
    script(war(table, "iron_circle"), (6, 6, 6), (1,) * 4, "play battlefield_healer")
    assert table.fight is not None
    assert prompt(table) == "casualties"
    script(table, "lose_of vailin footsoldier", "lose_of vailin footsoldier", "agree")
    assert count(table, "vailin", "sarthel") == {"footsoldier": 1}, "two of three hits were left"


@pytest.mark.rule("CN-540")
def test_border_patrol_guards_each_controlled_land_beside_an_enemy_land() -> None:
    table = board("alliances")
    hand(table, "nerath", "border_patrol")
    hold(table, "vailin", "sarthel")
    draw_phase(table, "nerath")
    script(table, "play border_patrol")
    cat = table.cat
    for land in range(cat.lands):
        border = table.holder[land] == 3 and any(
            table.side[table.holder[o]] != table.side[3] for o in cat.near[land][0]
        )
        assert len(table.units_of(3, land)) == border, cat.space_ids[land]
    assert count(table, "nerath", "sarthel") == {}, "a land of the ally"
    assert count(table, "nerath", "vor_rukoth") == {"footsoldier": 1}


@pytest.mark.rule("CN-541", "CN-465")
def test_chill_breath_adds_four_d12_and_in_defence_forbids_retreat_for_the_battle() -> None:
    table = defending("chill_breath", {"dragon": 1}, {"footsoldier": 6})
    script(table, "play chill_breath", (1,) * 6)
    assert to_roll(table) == (20, 12, 12, 12, 12)
    roll(table, 1, 1, 1, 1, 1)
    assert to_roll(table) == (6,) * 6, "no choice to retreat: round 2 begins"
    script(table, (1,) * 6)
    assert to_roll(table) == (20,), "the dice were for one roll"
    roll(table, 1)
    assert to_roll(table) == (6,) * 6, "nor in later rounds"
    own = attacking("chill_breath", {"dragon": 1}, {"footsoldier": 1})
    script(own, "play chill_breath", (1, 1, 1, 1, 1), (1,))
    assert to_ask(own)[0] == "continue", "as attacker Nerath may retreat"


@pytest.mark.rule("CN-542", "CN-469")
def test_dragon_lore_hits_each_enemy_dragon() -> None:
    table = defending("dragon_lore", {"footsoldier": 1}, {"dragon": 1, "footsoldier": 1})
    script(table, "play dragon_lore")
    assert table.fight is not None
    assert [table.kind[unit] for unit in table.fight.hit] == [7]
    assert not offered(defending("dragon_lore", {"dragon": 1}, {"monster": 1}), "play dragon_lore")


@pytest.mark.rule("CN-543", "CN-071")
def test_dragon_whelp_hatches_in_winterbole_forest_or_on_a_friendly_land() -> None:
    table = draws(board(), "nerath", "dragon_whelp")
    assert count(table, "nerath", "winterbole_forest") == {"dragon": 1}
    lost = board("alliances")
    hold(lost, "karkoth", "winterbole_forest")
    draws(lost, "nerath", "dragon_whelp")
    assert "at winterbole_forest" not in options(lost)
    answer(lost, "at vailindor")
    assert count(lost, "nerath", "vailindor") == {"dragon": 1}


@pytest.mark.rule("CN-544", "CN-071")
def test_festival_of_the_eye_brings_two_fighters_to_nentir_vale() -> None:
    table = draws(board(), "nerath", "festival_of_the_eye")
    assert count(table, "nerath", "nentir_vale") == {"fighter": 2}
    lost = board()
    hold(lost, "karkoth", "nentir_vale")
    draws(lost, "nerath", "festival_of_the_eye")
    answer(lost, "at nera")
    assert count(lost, "nerath", "nera") == {"fighter": 2}, "both on one land"


@pytest.mark.rule("CN-545", "CN-465")
def test_ice_storm_adds_two_d12_to_a_wizards_first_strike() -> None:
    table = attacking("ice_storm", {"wizard": 1}, {"footsoldier": 4})
    script(table, "play ice_storm")
    assert to_roll(table) == (10, 12, 12)
    roll(table, 1, 6, 12)
    assert count(table, "iron_circle", "goblin_steppes") == {"footsoldier": 2}


@pytest.mark.rule("CN-546", "CN-313")
def test_inspiring_saga_adds_a_footsoldier_to_each_land_conquered_or_freed_in_the_turn() -> None:
    table = board("alliances")
    hand(table, "nerath", "inspiring_saga")
    hold(table, "karkoth", "vailindor")
    draw_phase(table, "nerath")
    script(table, "play inspiring_saga")
    conquer(table, 3, space(table, "goblin_steppes"))
    assert count(table, "nerath", "goblin_steppes") == {"footsoldier": 1}
    conquer(table, 3, space(table, "vailindor"))
    assert holder(table, "vailindor") == "vailin"
    assert count(table, "nerath", "vailindor") == {"footsoldier": 1}, "Nerath's own, on the freed land"
    conquer(table, 1, space(table, "skalgard"))
    assert table.here[space(table, "skalgard")] == [], "not for others"
    table.lasting.clear()
    assert garrison(table, 3) == [], "over with the turn"


@pytest.mark.rule("CN-547", "CN-079", "CN-462")
def test_insurrection_takes_an_empty_enemy_land_at_the_start_of_the_turn() -> None:
    table = board()
    hand(table, "nerath", "insurrection")
    hold(table, "karkoth", "nera")
    assert not offered(opens(table, "nerath", "draw", "draw"), "play insurrection")
    opens(table, "nerath", "draw", "turn_start")
    script(table, "play insurrection", "at nera")
    assert count(table, "nerath", "nera") == {"footsoldier": 2, "fighter": 1}
    assert (holder(table, "nera"), points(table, "nerath")) == ("nerath", 0), "its own starting land"
    foreign = board()
    hand(foreign, "nerath", "insurrection")
    opens(foreign, "nerath", "draw", "turn_start")
    script(foreign, "play insurrection", "at altara")
    assert points(foreign, "nerath") == 1


@pytest.mark.rule("CN-548", "CN-448")
def test_legacy_of_nerath_adds_a_footsoldier_for_each_starting_land_an_enemy_controls() -> None:
    table = board("alliances")
    hand(table, "nerath", "legacy_of_nerath")
    hold(table, "karkoth", "winterbole_forest", "sarthel")
    hold(table, "vailin", "therund")
    opens(table, "karkoth", "battles", "phase_end")
    script(table, "play legacy_of_nerath", "at nera")
    assert "at nera" in options(table), "divided freely"
    assert "at therund" not in options(table), "lands that Nerath controls"
    answer(table, "at nera")
    assert not table.pending
    assert count(table, "nerath", "nera") == {"footsoldier": 2}, "lands of the ally are not counted"
    whole = board()
    hand(whole, "nerath", "legacy_of_nerath")
    assert not offered(opens(whole, "karkoth", "battles", "phase_end"), "play legacy_of_nerath")
    hold(whole, "karkoth", "nera")
    assert not offered(opens(whole, "karkoth", "movement", "phase_end"), "play legacy_of_nerath")
    assert offered(opens(whole, "karkoth", "battles", "phase_end"), "play legacy_of_nerath")


@pytest.mark.rule("CN-549", "CN-581", "CN-255")
def test_magic_missile_sets_a_wizards_own_die_to_ten() -> None:
    table = attacking("magic_missile", {"wizard": 2}, {"footsoldier": 4})
    hand(table, "nerath", "ice_storm")
    lay(table, "nerath", "robe_of_the_archmage")
    script(table, "play magic_missile", "play ice_storm")
    assert sorted(to_roll(table)) == [10, 12, 12], "the other Wizard, and the extra dice"
    roll(table, 1, 1, 1)
    assert count(table, "iron_circle", "goblin_steppes") == {"footsoldier": 2}, "a ten scores two hits with the Robe"


@pytest.mark.rule("CN-549", "CN-252")
def test_magic_missile_satisfies_guardians_that_need_eight() -> None:
    table = board()
    hand(table, "nerath", "magic_missile")
    guard(table, "sunless_citadel", "demilich")
    attack(table, "nerath", "sunless_citadel", wizard=1)
    script(war(table, "nerath"), "play magic_missile", (1,))
    assert table.pending[0].prompt == "treasure", "only the guardian rolled, and it died"
    draw(table, "threefold_crown")


@pytest.mark.rule("CN-550", "CN-193")
def test_militia_defense_adds_three_footsoldiers_also_to_an_empty_land() -> None:
    table = defending("militia_defense", {}, {"footsoldier": 1})
    script(table, "play militia_defense")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 3}
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (6, 6, 6)
    assert not offered(attacking("militia_defense", {"footsoldier": 1}, {"monster": 1}), "play militia_defense")


@pytest.mark.rule("CN-551", "CN-456", "CN-460")
def test_popular_uprising_rolls_a_d20_against_each_lost_starting_land_with_units() -> None:
    table = board()
    hand(table, "nerath", "popular_uprising")
    hold(table, "karkoth", "winterbole_forest", "nera")
    hold(table, "iron_circle", "sarthel")
    put(table, "karkoth", "winterbole_forest", footsoldier=1)
    put(table, "iron_circle", "sarthel", footsoldier=2)
    put(table, "karkoth", "skalgard", footsoldier=1)
    draw_phase(table, "nerath")
    script(table, "play popular_uprising")
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert to_roll(table) == (20,)
    roll(table, 20)
    assert count(table, "karkoth", "winterbole_forest") == {}
    assert holder(table, "winterbole_forest") == "karkoth", "control does not change"
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1}
    whole = board()
    hand(whole, "nerath", "popular_uprising")
    put(whole, "karkoth", "skalgard", footsoldier=1)
    assert not offered(draw_phase(whole, "nerath"), "play popular_uprising")


@pytest.mark.rule("CN-552", "CN-265")
def test_retreat_withdraws_defenders_to_adjacent_friendly_spaces_before_the_attackers_choice() -> None:
    table = defending("retreat", {"footsoldier": 1, "monster": 1}, {"footsoldier": 2})
    script(table, (1, 1), (1, 1), "play retreat", "take footsoldier", "to nera", "take monster", "to therund")
    assert count(table, "nerath", "nera") == {"footsoldier": 1}
    assert count(table, "nerath", "therund") == {"monster": 1}
    assert (holder(table, "sarthel"), points(table, "iron_circle")) == ("iron_circle", 1), "nobody is left there"


@pytest.mark.rule("CN-552", "CN-475")
def test_retreat_takes_warships_to_friendly_zones_and_helps_only_a_defender() -> None:
    table = board()
    hand(table, "nerath", "retreat")
    ship(table, "nerath", "midnight_sea", fighter=1)
    put(table, "karkoth", "numoth_strait", warship=1)
    attack(table, "karkoth", "midnight_sea", warship=1)
    script(war(table), (1,), (1, 1), "play retreat")
    assert options(table) == ["to wailing_sea", "to gulf_of_nera"]
    answer(table, "to gulf_of_nera")
    assert count(table, "nerath", "gulf_of_nera") == {"warship": 1, "fighter": 1}
    mine = attacking("retreat", {"footsoldier": 2}, {"footsoldier": 2})
    script(mine, (1, 1), (1, 1))
    assert not offered(mine, "play retreat")


@pytest.mark.rule("CN-553")
def test_sustained_push_attacks_one_more_land_from_the_land_just_won() -> None:
    table = attacking("sustained_push", {"fighter": 2, "footsoldier": 1}, {"footsoldier": 1})
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(table, (6, 1, 1), (1,), "play sustained_push")
    assert "to sarthel" not in options(table), "enemy land only"
    script(table, "to scarlet_march", "take fighter", "take footsoldier", "enough")
    assert count(table, "nerath", "scarlet_march") == {"footsoldier": 1, "fighter": 1}
    assert sorted(to_roll(table)) == [6, 10], "the new battle is fought in this phase"
    script(table, (6, 6), (1,))
    assert (holder(table, "scarlet_march"), points(table, "nerath")) == ("nerath", 2)


@pytest.mark.rule("CN-553", "CN-116")
def test_sustained_push_sends_heroes_alone_into_a_dungeon() -> None:
    table = board()
    hand(table, "nerath", "sustained_push")
    guard(table, "thunderspire_labyrinth", "ogre")
    attack(table, "nerath", "scarlet_march", fighter=1, monster=1)
    put(table, "iron_circle", "scarlet_march", footsoldier=1)
    script(war(table, "nerath"), (1, 12), (1,), "play sustained_push", "to thunderspire_labyrinth", "all")
    assert count(table, "nerath", "thunderspire_labyrinth") == {"fighter": 1}
    assert count(table, "nerath", "scarlet_march") == {"monster": 1}
    walked = attacking("sustained_push", {"footsoldier": 1}, {})
    assert not offered(walked, "play sustained_push"), "no battle was won"


@pytest.mark.rule("CN-554", "CN-475", "CN-081")
def test_teleport_puts_one_unit_on_any_friendly_space_at_the_end_of_any_phase() -> None:
    table = board("alliances")
    hand(table, "nerath", "teleport")
    carrier = ship(table, "nerath", "midnight_sea", wizard=1)
    opens(table, "karkoth", "draw", "phase_end", "phase")
    script(table, "play teleport", "take wizard")
    assert "to midnight_sea" not in options(table)
    assert "to gulf_of_nera" not in options(table), "a land unit needs land"
    answer(table, "to vailindor")
    assert count(table, "nerath", "vailindor") == {"wizard": 1}, "lifted off its ship"
    assert table.cargo(carrier) == []


@pytest.mark.rule("CN-554", "CN-474")
def test_teleport_of_a_warship_takes_its_cargo_along_and_calls_off_landings() -> None:
    table = board()
    hand(table, "nerath", "teleport")
    carrier = ship(table, "nerath", "midnight_sea", wizard=1)
    table.aim[table.cargo(carrier)[0]] = space(table, "grimhaven")
    opens(table, "nerath", "movement", "phase_end")
    script(table, "play teleport", "take warship", "to iron_sound")
    assert count(table, "nerath", "iron_sound") == {"warship": 1, "wizard": 1}
    assert table.aim[table.cargo(carrier)[0]] == NONE


@pytest.mark.rule("CN-555")
def test_test_of_battle_makes_up_to_three_surviving_footsoldiers_fighters() -> None:
    table = attacking("test_of_battle", {"footsoldier": 5}, {"footsoldier": 1})
    script(table, (6, 1, 1, 1, 1), (6,), "play test_of_battle")
    assert count(table, "nerath", "goblin_steppes") == {"footsoldier": 1, "fighter": 3}
    lost = attacking("test_of_battle", {"footsoldier": 2}, {"monster": 2})
    script(lost, (1, 1), (1, 1), "retreat")
    while prompt(lost) not in ("react", ""):
        answer(lost, "to sarthel" if "to sarthel" in options(lost) else options(lost)[0])
    script(lost, "play test_of_battle")
    assert count(lost, "nerath", "sarthel") == {"fighter": 2}, "lost, and where they stand now"


@pytest.mark.rule("CN-555")
def test_test_of_battle_is_for_footsoldiers_that_fought() -> None:
    table = defending("test_of_battle", {"footsoldier": 2}, {"footsoldier": 1})
    put(table, "nerath", "nera", footsoldier=3)
    script(table, (1,), (6, 1), "play test_of_battle")
    assert count(table, "nerath", "sarthel") == {"fighter": 2}
    assert count(table, "nerath", "nera") == {"footsoldier": 3}


@pytest.mark.rule("CN-556")
def test_two_front_war_adds_a_fighter_to_each_of_two_friendly_lands() -> None:
    table = draws(board(), "nerath", "two_front_war")
    answer(table, "at nera")
    assert "at nera" not in options(table)
    answer(table, "at sarthel")
    assert count(table, "nerath", "nera") == count(table, "nerath", "sarthel") == {"fighter": 1}
    assert discarded(table, "nerath") == ["two_front_war"]


@pytest.mark.rule("CN-557", "CN-466", "CN-467")
def test_veteran_warlord_lets_all_units_hit_on_five_castles_included() -> None:
    table = defending("veteran_warlord", {"castle": 1, "footsoldier": 1}, {"footsoldier": 3})
    script(table, "play veteran_warlord", (1, 1, 1), (5, 5))
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1}
    script(table, "continue", (1,), (4, 4))
    assert count(table, "iron_circle", "sarthel") == {"footsoldier": 1}, "a four misses"


@pytest.mark.rule("CN-557", "CN-255", "CNX-01")
def test_veteran_warlord_beats_the_number_of_guardians() -> None:
    table = board()
    hand(table, "nerath", "veteran_warlord")
    guard(table, "sunless_citadel", "wraith")
    attack(table, "nerath", "sunless_citadel", fighter=1)
    script(war(table, "nerath"), "play veteran_warlord", (5,), (3,))
    assert table.pending[0].prompt == "treasure"
    bare = board()
    guard(bare, "sunless_citadel", "wraith")
    attack(bare, "nerath", "sunless_citadel", fighter=1)
    script(war(bare, "nerath"), (5,), (3,))
    assert bare.fight is not None, "without the card the five misses"

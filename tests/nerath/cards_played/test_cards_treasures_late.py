"""The later treasure cards, from the Philosopher's Stone on (CN-558 to CN-588).

The owner is Karkoth, who attacks Walking Wood or defends Ashen March against Vailin, unless said otherwise.
"""

from __future__ import annotations

from functools import partial

import pytest

from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.movement.routes import reach
from taverne.games.nerath.rules.phases.income import collect
from taverne.games.nerath.state.game_state import NerathState
from taverne.games.nerath.state.modifiers import flies, hovers, income_bonus, movement, passes_enemies

from ..cards import besieged, gold, offered, opens, pass_windows, script, storming, to_roll
from ..positions import (
    answer,
    attack,
    board,
    chest,
    count,
    guard,
    hand,
    hold,
    lay,
    options,
    points,
    prompt,
    put,
    roll,
    run,
    space,
    turn,
    war,
)

attacking = partial(storming, "karkoth", "vailin", "walking_wood", gives=lay)


defending = partial(besieged, "karkoth", "vailin", "ashen_march", gives=lay)


def starts_turn(card: str) -> NerathState:
    """Karkoth has the treasure in play at the start of its turn; the window is still to be opened."""
    table = board()
    lay(table, "karkoth", card)
    return table


@pytest.mark.rule("CN-577", "CN-420")
def test_philosophers_stone_adds_one_gold_before_halving() -> None:
    table = starts_turn("philosophers_stone")
    assert income_bonus(table, 0) == 1
    gold(table, karkoth=0)
    turn(table, "karkoth", "income")
    collect(table)
    assert table.gold[0] == 16
    hold(table, "vailin", "karkothi_thronehold")
    gold(table, karkoth=0)
    collect(table)
    assert table.gold[0] == 8, "14 lands and 1 more, halved and rounded up"


@pytest.mark.rule("CN-578")
def test_reflected_shield_takes_first_strike_from_wizards_that_meet_a_fighter() -> None:
    table = attacking("reflected_shield", {"fighter": 1, "footsoldier": 1}, {"wizard": 1})
    assert sorted(to_roll(table)) == [6, 10], "no First Strike step"
    script(table, (1, 1), (6,), "lose fighter", "continue")
    assert to_roll(table) == (10,), "no Fighter is left: the Wizard strikes first again"
    assert table.fight is not None
    assert table.fight.strike == 1
    own = attacking("reflected_shield", {"fighter": 1, "wizard": 1}, {"monster": 1})
    assert to_roll(own) == (10,), "the owner's Wizards keep theirs"


@pytest.mark.rule("CN-579")
def test_ring_of_invisibility_lets_heroes_pass_enemy_spaces_but_not_entrances() -> None:
    table = starts_turn("ring_of_invisibility")
    fighter, monster = put(table, "karkoth", "ashen_march", fighter=1, monster=1)
    put(table, "vailin", "walking_wood", monster=1)
    guard(table, "temple_of_elemental_evil", "")
    assert (passes_enemies(table, fighter), passes_enemies(table, monster)) == (True, False)
    turn(table, "karkoth")
    beyond = space(table, "tarsembor")
    assert beyond in reach(table, fighter)
    assert beyond not in reach(table, monster)


@pytest.mark.rule("CN-580", "CN-472")
def test_ring_of_wizardry_rolls_one_missed_die_of_a_wizard_again_once_a_battle() -> None:
    table = attacking("ring_of_wizardry", {"wizard": 1}, {"monster": 3})
    script(table, (1,), "use ring_of_wizardry", (10,))
    assert count(table, "vailin", "walking_wood") == {"monster": 2}
    script(table, (1, 1), "continue", (1,))
    assert not offered(table, "use ring_of_wizardry")


@pytest.mark.rule("CN-581", "CN-471")
def test_robe_of_the_archmage_doubles_a_wizards_ten() -> None:
    table = attacking("robe_of_the_archmage", {"wizard": 2}, {"footsoldier": 5})
    script(table, (10, 9))
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-582")
def test_rod_of_resurrection_brings_a_hero_back_for_one_gold_once_a_turn() -> None:
    table = attacking("rod_of_resurrection", {"fighter": 1, "wizard": 1, "monster": 1}, {"monster": 3})
    gold(table, karkoth=1)
    script(table, (1,), (1, 1), (12, 12, 1), "lose fighter", "lose wizard", "use rod_of_resurrection")
    assert options(table) == ["name fighter", "name wizard"]
    answer(table, "name wizard")
    assert "at walking_wood" not in options(table)
    answer(table, "at skalgard")
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"wizard": 1}, 0)
    assert not offered(table, "use rod_of_resurrection")
    poor = attacking("rod_of_resurrection", {"fighter": 1}, {"monster": 1})
    gold(poor, karkoth=0)
    script(poor, (1,), (12,))
    assert not offered(poor, "use rod_of_resurrection")
    enemy = defending("rod_of_resurrection", {"fighter": 1}, {"monster": 1})
    gold(enemy, karkoth=5)
    script(enemy, (12,), (1,))
    assert not offered(enemy, "use rod_of_resurrection"), "in its own turn only"


@pytest.mark.rule("CN-476")
def test_several_cards_may_answer_the_same_loss_in_the_owners_order() -> None:
    table = board()
    lay(table, "karkoth", "rod_of_resurrection")
    gold(table, karkoth=3)
    table.hand[0] = [table.cat.card_index["lichdom"]]
    table.deck[0].remove(table.cat.card_index["lichdom"])
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", monster=1)
    script(war(table), (1,), (12,), "use rod_of_resurrection", "at skalgard", "play lichdom")
    assert count(table, "karkoth", "skalgard") == count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}


@pytest.mark.rule("CN-583")
def test_staff_of_the_magi_lets_a_destroyed_wizard_strike_with_a_d20() -> None:
    table = defending("staff_of_the_magi", {"wizard": 1}, {"wizard": 1, "monster": 1})
    script(table, (10,), (1,))
    assert to_roll(table) == (20,)
    roll(table, 6)
    assert prompt(table) == "casualties"
    answer(table, "lose monster")
    assert count(table, "vailin", "ashen_march") == {"wizard": 1}
    missed = defending("staff_of_the_magi", {"wizard": 1}, {"wizard": 1, "monster": 1})
    script(missed, (10,), (1,), (5,))
    assert count(missed, "vailin", "ashen_march") == {"wizard": 1, "monster": 1}


@pytest.mark.rule("CN-583", "CN-252", "CN-260")
def test_staff_of_the_magi_needs_the_heroes_number_against_guardians() -> None:
    table = board()
    lay(table, "karkoth", "staff_of_the_magi")
    guard(table, "temple_of_elemental_evil", "wraith")
    attack(table, "karkoth", "temple_of_elemental_evil", wizard=1)
    script(war(table), (6,), (10,))
    assert to_roll(table) == (20,)
    roll(table, 6)
    pass_windows(table)
    at = space(table, "temple_of_elemental_evil") - table.cat.first_dungeon
    assert len(table.tokens[at]) == 1, "a six is not enough"


@pytest.mark.rule("CN-584")
def test_teleportation_circles_carry_units_between_own_castles_for_one_movement() -> None:
    table = starts_turn("teleportation_circles")
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1, fighter=1)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    tired = put(table, "karkoth", "skalgard", footsoldier=1)[0]
    table.moved[tired] = 1
    turn(table, "karkoth")
    run(table, Moving())
    assert "use teleportation_circles" in options(table)
    script(table, "use teleportation_circles", "all")
    assert count(table, "karkoth", "blackthorn_reach") == {"castle": 1, "footsoldier": 1, "fighter": 1}
    assert count(table, "karkoth", "skalgard") == {"castle": 1, "footsoldier": 1}, "no movement left"
    assert sorted(table.moved[u] for u in table.units_of(0, space(table, "blackthorn_reach"))) == [0, 1, 1]
    assert "use teleportation_circles" in options(table), "the Fighter has a movement left"
    alone = starts_turn("teleportation_circles")
    put(alone, "karkoth", "skalgard", castle=1, footsoldier=1)
    turn(alone, "karkoth")
    assert "use teleportation_circles" not in options(run(alone, Moving()))


@pytest.mark.rule("CN-585", "CN-338", "CN-344", "CN-336")
def test_threefold_crown_scores_three_points_when_it_is_laid_and_not_before() -> None:
    table = board()
    chest(table, "karkoth", "threefold_crown")
    assert points(table, "karkoth") == 0
    opens(table, "vailin", "battles", "phase_end")
    script(table, "lay threefold_crown")
    assert points(table, "karkoth") == 3
    assert table.chest[0] == []
    assert table.laid[0] == [table.cat.card_index["threefold_crown"]]


@pytest.mark.rule("CN-586", "CN-339")
def test_treasure_hoard_pays_three_gold_once() -> None:
    table = board()
    gold(table, karkoth=1)
    chest(table, "karkoth", "treasure_hoard")
    opens(table, "karkoth", "income", "phase_end")
    script(table, "lay treasure_hoard")
    assert (table.gold[0], points(table, "karkoth")) == (4, 2)
    assert not offered(opens(table, "karkoth", "draw", "turn_start"), "use treasure_hoard")


@pytest.mark.rule("CN-587", "CN-471")
def test_vorpal_sword_doubles_a_fighters_ten() -> None:
    table = attacking("vorpal_sword", {"fighter": 2}, {"footsoldier": 5})
    script(table, (10, 9), (1,) * 5)
    assert count(table, "vailin", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-588", "CN-571")
def test_winged_boots_make_heroes_fly_like_storm_elementals_and_keep_their_rights() -> None:
    table = starts_turn("winged_boots")
    fighter, monster = put(table, "karkoth", "ashen_march", fighter=1, monster=1)
    guard(table, "temple_of_elemental_evil", "")
    put(table, "vailin", "walking_wood", monster=1)
    turn(table, "karkoth")
    assert (flies(table, fighter), hovers(table, fighter), flies(table, monster)) == (True, True, False)
    assert movement(table, fighter) == 2
    found = reach(table, fighter)
    assert space(table, "tarsembor") in found, "over enemies"
    assert space(table, "corsair_sea") in found, "over a friendly sea zone"
    assert space(table, "temple_of_elemental_evil") in found, "it may still explore"
    lay(table, "karkoth", "horseshoes_of_speed")
    assert movement(table, fighter) == 3


@pytest.mark.rule("CN-588", "CN-475")
def test_winged_boots_let_a_hero_be_transferred_over_the_sea() -> None:
    found = []
    for boots in (False, True):
        table = board()
        if boots:
            lay(table, "nerath", "winged_boots")
        hand(table, "nerath", "teleport")
        put(table, "nerath", "nera", wizard=1)
        opens(table, "karkoth", "draw", "phase_end", "phase")
        script(table, "play teleport")
        found.append("to midnight_sea" in options(table))
    assert found == [False, True]

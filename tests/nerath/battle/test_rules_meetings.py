"""Where two rules of Conquest of Nerath meet: positions that once broke, each with the figures that must come out.
Rules by themselves are tested in the chapters; what a second reader thought up lies in ``interplay``."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taverne.games.nerath.box.catalogue import CASTLE, NONE
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.rules.cards.effects.remove import take_off
from taverne.games.nerath.rules.cards.effects.transfer import shift
from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.phases.placement import UNLIMITED, bases
from taverne.games.nerath.state.game_state import NerathState
from taverne.games.nerath.state.modifiers import dice_of

from ..cards import draw_phase, offered, pass_windows, script, to_roll
from ..positions import (
    answer,
    attack,
    board,
    count,
    hand,
    hold,
    hold_all,
    lay,
    number,
    options,
    prompt,
    put,
    refresh,
    roll,
    run,
    ship,
    space,
    told,
    turn,
    war,
)

# Withering Grasp


@pytest.mark.rule("CN-497", "CN-525")
def test_a_fire_shield_goes_out_when_its_fighter_withers() -> None:
    table = board()
    hand(table, "iron_circle", "fire_shield")
    hand(table, "karkoth", "withering_grasp")
    put(table, "karkoth", "skalgard", fighter=1, footsoldier=1)
    attack(table, "iron_circle", "skalgard", fighter=1)
    war(table, "iron_circle")
    script(table, "play fire_shield", "play withering_grasp")
    assert to_roll(table) == (6,), "a Footsoldier without anything"
    assert table.fight is not None
    assert not table.fight.effects


@pytest.mark.rule("CN-497", "CN-525")
def test_another_fighter_keeps_its_shield_and_is_told_apart_as_long_as_it_has_it() -> None:
    table = board()
    hand(table, "iron_circle", "fire_shield")
    hand(table, "karkoth", "withering_grasp")
    put(table, "karkoth", "skalgard", fighter=1, footsoldier=1)
    attack(table, "iron_circle", "skalgard", fighter=2)
    war(table, "iron_circle")
    script(table, "play withering_grasp", "play fire_shield")
    assert sorted(to_roll(table)) == [6, 10, 10], "the Fighter that is left rolls twice"


@pytest.mark.rule("CN-525", "CN-528")
def test_a_new_unit_does_not_inherit_what_a_removed_one_had() -> None:
    table = board()
    hand(table, "iron_circle", "fire_shield")
    shielded = attack(table, "iron_circle", "skalgard", fighter=1, footsoldier=1)[0]
    put(table, "karkoth", "skalgard", footsoldier=3)
    war(table, "iron_circle")
    script(table, "play fire_shield")
    take_off(table, shielded, "CN-528")
    assert table.add_unit(number("iron_circle"), 2, space(table, "skalgard")) == shielded, "its number comes back"
    assert table.fight is not None
    assert dice_of(table, table.fight, shielded) == (10,)


@pytest.mark.rule("CN-497", "CN-122", "CN-217", "CN-588")
def test_a_withered_hero_above_the_sea_goes_aboard_a_ship_of_its_realm() -> None:
    table = board()
    lay(table, "vailin", "winged_boots")
    hand(table, "karkoth", "withering_grasp")
    attack(table, "karkoth", "emerald_bay", warship=1)
    carrier = next(unit for unit in table.here[space(table, "emerald_bay")])
    table.add_unit(number("karkoth"), 2, space(table, "emerald_bay"), carrier)
    haven = ship(table, "vailin", "emerald_bay", footsoldier=1)
    put(table, "vailin", "emerald_bay", fighter=1)
    war(table)
    script(table, "play withering_grasp")
    pass_windows(table)
    assert len(table.cargo(haven)) == 2
    assert find_problems(table) == []
    assert to_roll(table) == (8, 10), "the attackers' Warship and Fighter"
    roll(table, 1, 1)
    assert to_roll(table) == (8,), "of the defenders only the Warship: a Footsoldier is cargo"


@pytest.mark.rule("CN-497", "CN-122", "CN-588")
def test_a_hero_above_the_sea_without_a_place_aboard_does_not_wither() -> None:
    table = board()
    lay(table, "vailin", "winged_boots")
    hand(table, "karkoth", "withering_grasp")
    carrier = attack(table, "karkoth", "emerald_bay", warship=1)[0]
    table.add_unit(number("karkoth"), 2, space(table, "emerald_bay"), carrier)
    put(table, "vailin", "emerald_bay", fighter=1)
    ship(table, "vailin", "emerald_bay", footsoldier=2)
    assert not offered(war(table), "play withering_grasp"), "there is no ship that could take the Footsoldier"


# Hits outside the two steps of a round


def mourning(card: str, gives: Callable[[NerathState, str, str], None], owner: str) -> NerathState:
    """A Wizard of Vailin, whose Staff is in play, has just died; the owner of the other card faces its last attack."""
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    gives(table, owner, card)
    put(table, "vailin", "vailindor", wizard=1)
    attack(table, owner, "vailindor", wizard=1, footsoldier=2)
    script(war(table, owner), (10,), (1,))
    assert to_roll(table) == (20,)
    return table


@pytest.mark.rule("CN-583", "CN-473", "CN-539")
def test_battlefield_healer_cancels_a_hit_of_the_staff() -> None:
    table = mourning("battlefield_healer", hand, "nerath")
    roll(table, 20)
    assert options(table)[-1] == "play battlefield_healer"
    answer(table, "play battlefield_healer")
    pass_windows(table)
    assert told(table, "hits-cancelled") == [{"realm": "realm-nerath", "n": 1}]
    assert count(table, "nerath", "vailindor") == {"wizard": 1, "footsoldier": 2}


@pytest.mark.rule("CN-583", "CN-473", "CN-572")
def test_the_ointment_cancels_a_hit_of_the_staff_in_its_owners_turn() -> None:
    table = mourning("keoghtoms_ointment", lay, "karkoth")
    roll(table, 6)
    assert "use keoghtoms_ointment" in options(table)
    answer(table, "use keoghtoms_ointment")
    pass_windows(table)
    assert count(table, "karkoth", "vailindor") == {"wizard": 1, "footsoldier": 2}
    assert table.used == [table.cat.card_index["keoghtoms_ointment"]]


@pytest.mark.rule("CN-583", "CN-473", "CN-480")
def test_a_cloud_of_darkness_of_this_round_cancels_a_hit_of_the_staff() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    hand(table, "karkoth", "cloud_of_darkness")
    put(table, "vailin", "vailindor", wizard=1)
    attack(table, "karkoth", "vailindor", wizard=1, dragon=1)
    script(war(table), "play cloud_of_darkness", (10,), (1,), (20,), "apply cloud_of_darkness")
    pass_windows(table)
    assert count(table, "karkoth", "vailindor") == {"wizard": 1, "dragon": 1}
    assert not told(table, "withstood")


@pytest.mark.rule("CN-583", "CN-580", "CN-472")
def test_the_last_attack_is_a_wizards_die_that_its_ring_may_turn_and_other_dice_lie_still() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi", "ring_of_wizardry")
    put(table, "vailin", "vailindor", wizard=2)
    attack(table, "karkoth", "vailindor", wizard=1, footsoldier=1)
    script(war(table), (10,), (10, 1))
    pass_windows(table, "lose footsoldier")
    answer(table, "lose footsoldier")
    assert to_roll(table) == (20,)
    roll(table, 2)
    assert "use ring_of_wizardry" in options(table)
    answer(table, "use ring_of_wizardry")
    assert to_roll(table) == (20,), "not the d10 of the other Wizard, which was settled before"
    roll(table, 19)
    pass_windows(table)
    assert count(table, "karkoth", "vailindor") == {}


@pytest.mark.rule("CN-583", "CN-177")
def test_what_the_step_owes_waits_for_the_last_attack_and_is_then_allotted_once() -> None:
    table = board()
    lay(table, "vailin", "staff_of_the_magi")
    lay(table, "karkoth", "keoghtoms_ointment")
    put(table, "vailin", "vailindor", wizard=1, monster=1)
    attack(table, "karkoth", "vailindor", wizard=1, footsoldier=3)
    script(war(table), (10,), (1,), "lose wizard", (20,), "use keoghtoms_ointment")
    assert to_roll(table) == (6, 6, 6)
    script(table, (1, 1, 1), (12,))
    pass_windows(table, "lose footsoldier")
    answer(table, "lose footsoldier")
    assert count(table, "karkoth", "vailindor") == {"wizard": 1, "footsoldier": 2}, "the Monster's hit alone"


@pytest.mark.rule("CN-569", "CN-572", "CN-473")
def test_the_ointment_cancels_the_hit_of_a_horn_of_blasting() -> None:
    table = board()
    lay(table, "vailin", "horn_of_blasting")
    lay(table, "karkoth", "keoghtoms_ointment")
    put(table, "vailin", "vailindor", castle=1)
    attack(table, "karkoth", "vailindor", footsoldier=2)
    war(table)
    pass_windows(table, "use keoghtoms_ointment")
    assert "use keoghtoms_ointment" in options(table)
    answer(table, "use keoghtoms_ointment")
    assert to_roll(table) == (6, 6), "both are there to attack"
    lain = board()
    lay(lain, "vailin", "horn_of_blasting")
    lay(lain, "karkoth", "keoghtoms_ointment")
    put(lain, "vailin", "vailindor", castle=1)
    attack(lain, "karkoth", "vailindor", footsoldier=2)
    assert to_roll(war(lain)) == (6,), "who passes takes the hit"


@pytest.mark.rule("CN-469", "CN-473", "CN-572")
def test_a_hit_that_a_card_gives_to_each_dragon_is_not_cancelled() -> None:
    table = board()
    hand(table, "vailin", "dragon_bane_arrows")
    lay(table, "karkoth", "keoghtoms_ointment")
    put(table, "vailin", "vailindor", footsoldier=1)
    attack(table, "karkoth", "vailindor", dragon=1)
    script(war(table), "play dragon_bane_arrows")
    assert not offered(table, "use keoghtoms_ointment")
    assert to_roll(table) == (20,)
    assert told(table, "withstood") == [{"realm": "realm-karkoth", "unit": "unit-dragon"}]


# Survivors, landings, allies


@pytest.mark.rule("CN-552", "CN-555")
def test_footsoldiers_saved_by_retreat_pass_the_test_of_battle_where_they_are() -> None:
    table = board()
    hand(table, "nerath", "retreat", "test_of_battle")
    put(table, "nerath", "nera", footsoldier=3, monster=1)
    attack(table, "karkoth", "nera", footsoldier=1)
    script(war(table), (1,), (1, 1, 1, 1), "play retreat")
    haven = next(line for line in table_near(table, "nera"))
    for _ in range(2):
        script(table, "take footsoldier")
        if prompt(table) == "card-to":
            answer(table, f"to {haven}")
    script(table, "enough", (1,), (1, 6), "play test_of_battle")
    script(table, f"choose {haven}", f"choose {haven}")
    assert count(table, "nerath", haven) == {"fighter": 2}
    assert count(table, "nerath", "nera") == {"fighter": 1, "monster": 1}
    assert find_problems(table) == []


def table_near(table: NerathState, land: str) -> list[str]:
    """Return Nerath's lands beside a land."""
    near = table.cat.near[space(table, land)][0]
    return [table.cat.space_ids[other] for other in near if table.holder[other] == number("nerath")]


@pytest.mark.rule("CN-552", "CN-555")
def test_a_footsoldier_that_left_before_the_first_round_has_not_fought() -> None:
    table = board()
    hand(table, "nerath", "test_of_battle")
    (one, *_) = put(table, "nerath", "nera", footsoldier=2)
    attack(table, "karkoth", "nera", footsoldier=1)
    war(table)
    assert table.fight is not None
    table.fight.round = 0
    shift(table, one, space(table, table_near(table, "nera")[0]))
    assert table.fight.saved == []


@pytest.mark.rule("CN-147", "CN-148", "CN-584")
def test_who_has_landed_in_this_turn_does_not_enter_a_teleportation_circle() -> None:
    table = board()
    lay(table, "karkoth", "teleportation_circles")
    put(table, "karkoth", "skalgard", castle=1)
    put(table, "karkoth", "blackthorn_reach", castle=1)
    zone = table.cat.space_ids[table.cat.near[space(table, "skalgard")][1][0]]
    ship(table, "karkoth", zone, fighter=1)
    run(table, Moving())
    answer(table, f"select {zone}", "take fighter", "land skalgard")
    while prompt(table) != "movement":
        answer(table, "back")
    assert count(table, "karkoth", "skalgard") == {"castle": 1, "fighter": 1}
    assert "use teleportation_circles" not in options(table), "its movement is over"
    put(table, "karkoth", "skalgard", footsoldier=1)
    refresh(table)
    answer(table, "use teleportation_circles")
    assert "take fighter" not in options(table)


@pytest.mark.rule("CN-181", "CN-175")
def test_allies_agree_about_no_more_hits_than_there_are() -> None:
    table = board("alliances")
    put(table, "vailin", "vailindor", dragon=1)
    put(table, "nerath", "vailindor", dragon=1)
    attack(table, "karkoth", "vailindor", footsoldier=2)
    script(war(table), (6, 6), (1, 1))
    assert to_roll(table) == (6, 6), "one hit for each: nobody chooses, nobody agrees"
    assert told(table, "proposed") == []
    assert len(told(table, "withstood")) == 2


# Rulings


@pytest.mark.rule("CN-382", "CN-389", "CN-393")
def test_without_a_usable_castle_units_do_not_enter_where_one_was_taken_in_this_turn() -> None:
    table = board()
    turn(table, "karkoth", "reinforcement")
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard", "ashen_march")
    at = space(table, "skalgard")
    put(table, "karkoth", "skalgard", castle=1)
    table.won.append(at)
    away = table.cat.distance[table.cat.capital[0]]
    near, far = sorted(("skalgard", "ashen_march"), key=lambda land: away[space(table, land)])
    hold_castle(table, near)
    assert bases(table, 0, []) == {space(table, far): UNLIMITED}, "the nearer land has the castle that was taken"
    assert far != near


def hold_castle(table: NerathState, land: str) -> None:
    """Let the one castle of the board, taken in this turn, stand on a land."""
    at = space(table, land)
    for unit, kind in enumerate(table.kind):
        if kind == CASTLE and table.where[unit] != at:
            table.builder[table.where[unit]] = NONE
            table.move_unit(unit, at)
    table.builder[at] = 0
    table.won[:] = [at]


@pytest.mark.rule("CN-382", "CN-393", "CN-394")
def test_with_nothing_but_a_castle_taken_in_this_turn_nobody_enters() -> None:
    table = board()
    turn(table, "karkoth", "reinforcement")
    hold_all(table, "vailin")
    hold(table, "karkoth", "ashen_march")
    put(table, "karkoth", "ashen_march", castle=1)
    table.won.append(space(table, "ashen_march"))
    assert bases(table, 0, []) == {}


@pytest.mark.rule("CN-494", "CN-196")
def test_umbral_taint_answers_losses_of_the_first_strike_step_before_the_others_roll() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    put(table, "vailin", "walking_wood", wizard=2, footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=4)
    script(war(table), (9, 9))
    assert offered(table, "play umbral_taint")
    answer(table, "play umbral_taint")
    assert to_roll(table) == (6, 6)
    roll(table, 5, 5)
    script(table, (1,))
    assert told(table, "hits")[-1]["hits"] == 2, "fives hit in the same round"


@pytest.mark.rule("CN-494")
def test_umbral_taint_is_not_played_after_one_loss_in_the_first_strike_step() -> None:
    table = board()
    hand(table, "karkoth", "umbral_taint")
    put(table, "vailin", "walking_wood", wizard=1, footsoldier=1)
    attack(table, "karkoth", "walking_wood", footsoldier=4)
    script(war(table), (9,))
    assert not offered(table, "play umbral_taint")


@pytest.mark.rule("CN-461", "CN-489")
def test_a_card_attack_is_never_aimed_at_an_entrance_nor_at_friendly_land() -> None:
    table = board("alliances")
    hand(table, "karkoth", "rain_of_colourless_fire")
    put(table, "karkoth", "skalgard", footsoldier=4)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "nerath", "nera", footsoldier=1)
    put(table, "vailin", "vault_of_the_drow", fighter=2)
    put(table, "vailin", "ashen_march", fighter=1)
    put(table, "iron_circle", "altara", footsoldier=1)
    draw_phase(table, "karkoth")
    script(table, "play rain_of_colourless_fire")
    while prompt(table) != "card-target":
        answer(table, options(table)[0])
    assert sorted(options(table)) == ["choose nera", "choose walking_wood"], "no entrance, no land of one's own side"
    alone = board("alliances")
    hand(alone, "karkoth", "rain_of_colourless_fire")
    put(alone, "karkoth", "skalgard", footsoldier=4)
    put(alone, "vailin", "vault_of_the_drow", fighter=2)
    assert not offered(draw_phase(alone, "karkoth"), "play rain_of_colourless_fire"), "heroes below are no target"

"""Where rules of Conquest of Nerath meet: cards drawn and played at moments that nobody expects.
Deck of Many Things draws in mid-battle and at the end of a round; heroes die outside of any roll."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.cards.reactions import Reacting
from tests.nerath.cards import draw_phase, gold, offered, opens, pass_windows, script, to_ask, to_roll
from tests.nerath.interplay.phases import Position, repositioning, round_ends
from tests.nerath.positions import (
    answer,
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
    points,
    prompt,
    put,
    roll,
    ship,
    war,
)


def waiting(table: Position) -> list[str]:
    """Return the names of the window that is open."""
    frame = table.stack[-1]
    return frame.names if isinstance(frame, Reacting) else []


@pytest.mark.rule("CN-563", "CN-090", "CN-532", "CN-452")
def test_mercenaries_drawn_in_a_battle_for_the_land_they_come_to_defend_it() -> None:
    table = board()
    chest(table, "iron_circle", "deck_of_many_things")
    put(table, "iron_circle", "goblin_steppes", footsoldier=1)
    attack(table, "nerath", "goblin_steppes", footsoldier=2)
    script(war(table, "nerath"), "lay deck_of_many_things")
    draw(table, "mercenary_company")
    answer(table, "at goblin_steppes")
    assert to_roll(table) == (6, 6)
    roll(table, 6, 1)
    assert to_roll(table) == (6,) * 5, "the one that was there and the four of the card"
    roll(table, 1, 1, 1, 1, 1)
    assert count(table, "iron_circle", "goblin_steppes") == {"footsoldier": 4}
    assert to_ask(table)[0] == "continue"


@pytest.mark.rule("CN-563", "CN-544", "CN-193", "CN-452")
def test_fighters_of_the_festival_save_an_empty_nentir_vale() -> None:
    table = board()
    chest(table, "nerath", "deck_of_many_things")
    attack(table, "karkoth", "nentir_vale", footsoldier=1)
    script(war(table), "lay deck_of_many_things")
    draw(table, "festival_of_the_eye")
    assert count(table, "nerath", "nentir_vale") == {"fighter": 2}
    assert to_roll(table) == (6,), "a battle after all"
    roll(table, 1)
    assert to_roll(table) == (10, 10)
    roll(table, 6, 1)
    pass_windows(table)
    assert (holder(table, "nentir_vale"), points(table, "karkoth")) == ("nerath", 0)
    assert count(table, "karkoth", "nentir_vale") == {}


@pytest.mark.rule("CN-563", "CN-537", "CN-093", "CN-290")
def test_a_war_levy_drawn_in_a_battle_may_take_the_last_attacker() -> None:
    table = board()
    gold(table, iron_circle=0)
    chest(table, "iron_circle", "deck_of_many_things")
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    put(table, "nerath", "sarthel", footsoldier=1)
    script(war(table, "iron_circle"), "lay deck_of_many_things")
    draw(table, "war_levy")
    pass_windows(table)
    assert not table.pending, "nobody is left to attack: no dice"
    assert (table.gold[2], holder(table, "sarthel")) == (4, "nerath")
    assert count(table, "nerath", "sarthel") == {"footsoldier": 1}
    assert count(table, "iron_circle", "sarthel") == {}


@pytest.mark.rule("CN-563", "CN-493", "CN-456", "CN-190")
def test_soul_rot_drawn_in_a_battle_kills_the_last_defender_before_the_dice() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 6)
    pass_windows(table)
    assert not table.pending
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 2), "the Deck and the land"
    assert count(table, "vailin", "walking_wood") == {}


@pytest.mark.rule("CN-563", "CN-493", "CN-459", "CN-209", "CN-569")
def test_a_card_attack_in_mid_battle_does_not_put_the_castle_of_that_battle_back_to_work() -> None:
    table = board()
    lay(table, "karkoth", "horn_of_blasting")
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", castle=1, footsoldier=1)
    pass_windows(war(table))
    answer(table, "lose castle")
    assert offered(table, "lay deck_of_many_things")
    answer(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (6,)
    roll(table, 1)
    assert to_roll(table) == (6,), "the castle is out of action until the end of the battle"


@pytest.mark.rule("CN-563", "CN-484", "CN-134", "CN-346")
def test_evil_never_sleeps_on_a_land_that_own_attackers_have_entered_scores_once() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "vast_plains", footsoldier=1)
    put(table, "vailin", "vast_plains", footsoldier=1)
    war(table)
    answer(table, "fight vast_plains")
    script(table, "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    answer(table, "at walking_wood")
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 2), "the Deck and the land"
    script(table, (1,), (6,))
    pass_windows(table)
    assert not table.pending
    assert points(table, "karkoth") == 2
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 2}


@pytest.mark.rule("CN-563", "CN-345", "CN-090", "CN-484", "CN-019")
def test_a_card_drawn_at_the_end_of_the_round_may_still_win_the_game() -> None:
    table = board()
    table.points = [11, 9, 9, 9]
    chest(table, "karkoth", "deck_of_many_things")
    round_ends(table)
    script(table, "lay deck_of_many_things")
    draw(table, "evil_never_sleeps")
    answer(table, "at mistshade")
    pass_windows(table)
    assert points(table, "karkoth") == 13
    assert table.winner == number("karkoth")


@pytest.mark.rule("CN-563", "CN-086", "CN-087")
def test_the_deck_of_many_things_draws_from_the_shuffled_discards_or_not_at_all() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    table.discard[0], table.deck[0] = table.deck[0], []
    opens(table, "vailin", "movement", "phase_end")
    script(table, "lay deck_of_many_things")
    draw(table, "rampage")
    assert (len(table.hand[0]), len(table.deck[0]), table.discard[0]) == (1, 19, [])
    bare = board()
    chest(bare, "karkoth", "deck_of_many_things")
    bare.hand[0], bare.deck[0] = bare.deck[0], []
    opens(bare, "vailin", "movement", "phase_end")
    script(bare, "lay deck_of_many_things")
    pass_windows(bare)
    assert not bare.pending, "all cards are in the hand: nothing is drawn"
    assert (points(bare, "karkoth"), len(bare.hand[0])) == (1, 20)


@pytest.mark.rule("CN-563", "CN-496", "CN-240", "CN-256")
def test_a_wandering_monster_drawn_while_heroes_explore_must_be_beaten_too() -> None:
    table = board()
    gold(table, karkoth=0)
    chest(table, "karkoth", "deck_of_many_things")
    guard(table, "vault_of_the_drow", "wight")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2)
    script(war(table), "lay deck_of_many_things")
    draw(table, "wandering_monster")
    answer(table, "choose vault_of_the_drow")
    draw(table, "mummy")
    assert to_roll(table) == (10, 10)
    roll(table, 10, 1)
    assert to_roll(table) == (10, 12), "the Wight and the newcomer"
    script(table, (1, 1), "remove wight 10", "continue", (10, 1), (1,))
    assert prompt(table) == "treasure", "both are beaten"
    draw(table, "threefold_crown")
    assert table.gold[0] == 3, "one gold for the Wight, two for the Mummy"


@pytest.mark.rule("CN-486", "CN-358", "CN-013")
def test_lichdom_answers_a_wizard_that_finds_no_way_out_of_a_dungeon() -> None:
    table = board()
    hand(table, "karkoth", "lichdom")
    put(table, "karkoth", "white_plume_mountain", wizard=1)
    repositioning(table, "karkoth")
    assert offered(table, "play lichdom")
    answer(table, "play lichdom")
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert count(table, "karkoth", "white_plume_mountain") == {}


@pytest.mark.rule("CN-582", "CN-358", "CN-013")
def test_the_rod_brings_back_a_hero_that_finds_no_way_out_of_a_dungeon() -> None:
    table = board()
    lay(table, "karkoth", "rod_of_resurrection")
    gold(table, karkoth=1)
    put(table, "karkoth", "white_plume_mountain", fighter=1)
    repositioning(table, "karkoth")
    script(table, "use rod_of_resurrection", "at skalgard")
    assert (count(table, "karkoth", "skalgard"), table.gold[0]) == ({"fighter": 1}, 0)


@pytest.mark.rule("CN-486", "CN-499", "CN-456")
def test_lichdom_answers_a_wizard_shot_by_a_blockade() -> None:
    table = board()
    hand(table, "vailin", "blockade")
    hand(table, "karkoth", "lichdom")
    put(table, "vailin", "sea_of_mist", warship=1)
    put(table, "karkoth", "skalgard", wizard=1)
    opens(table, "vailin", "movement", "phase_end")
    script(table, "play blockade", (8,), "play lichdom")
    assert count(table, "karkoth", "skalgard") == {}
    assert count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}


@pytest.mark.rule("CN-486", "CN-281", "CN-013")
def test_lichdom_answers_a_wizard_left_behind_in_a_retreat() -> None:
    table = board()
    hold_all(table, "vailin")
    hold(table, "karkoth", "skalgard")
    hand(table, "karkoth", "lichdom")
    carrier = ship(table, "karkoth", "emerald_bay", monster=1)
    attack(table, "karkoth", "corsairs_rest", wizard=1, footsoldier=1)
    put(table, "vailin", "corsairs_rest", monster=2)
    script(war(table), (1,), (1,), (1, 1), "retreat", "embark emerald_bay monster")
    assert count(table, "karkoth", "emerald_bay") == {"warship": 1, "monster": 1, "footsoldier": 1}
    assert len(table.cargo(carrier)) == 2
    script(table, "play lichdom")
    assert count(table, "karkoth", "skalgard") == {"wizard": 1}


@pytest.mark.rule("CN-535", "CN-582", "CN-486", "CN-476")
def test_a_wizard_lost_to_a_pit_trap_comes_back_by_the_rod_and_as_a_lich() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    hand(table, "karkoth", "lichdom")
    lay(table, "karkoth", "rod_of_resurrection")
    gold(table, karkoth=2)
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", wizard=1)
    script(war(table), "play pit_trap", (8,), "use rod_of_resurrection", "at skalgard", "play lichdom")
    pass_windows(table)
    assert not table.pending, "no hero is left to explore"
    assert count(table, "karkoth", "skalgard") == count(table, "karkoth", "karkothi_thronehold") == {"wizard": 1}
    assert table.gold[0] == 1


@pytest.mark.rule("CN-586", "CN-582", "CN-341")
def test_a_hoard_laid_at_the_moment_of_the_loss_pays_for_the_rod() -> None:
    table = board()
    gold(table, karkoth=0)
    lay(table, "karkoth", "rod_of_resurrection")
    chest(table, "karkoth", "treasure_hoard")
    attack(table, "karkoth", "walking_wood", fighter=1, monster=1)
    put(table, "vailin", "walking_wood", monster=2)
    script(war(table), (1, 1), (12, 1), "lose fighter", "lay treasure_hoard", "use rod_of_resurrection", "at skalgard")
    assert (table.gold[0], count(table, "karkoth", "skalgard")) == (2, {"fighter": 1})


@pytest.mark.rule("CN-563", "CN-493", "CN-289", "CN-190")
def test_who_has_nobody_left_to_attack_rolls_no_dice() -> None:
    """Soul Rot, drawn just before the dice of a later round, takes the last defender: nobody rolls any more."""
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    script(war(table), (1,), (1,), "continue")
    while "before_roll" not in waiting(table):
        answer(table, "pass")
    script(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    assert to_roll(table) == (6,), "the die of Soul Rot"
    roll(table, 6)
    pass_windows(table)
    assert not table.pending, "no die is rolled at nobody"
    assert (holder(table, "walking_wood"), points(table, "karkoth")) == ("karkoth", 2)


@pytest.mark.rule("CN-563", "CN-493", "CN-196", "CN-289")
def test_a_first_strike_is_not_rolled_at_nobody() -> None:
    table = board()
    chest(table, "karkoth", "deck_of_many_things")
    attack(table, "karkoth", "walking_wood", wizard=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    while "first_strike" not in waiting(table):
        answer(table, "pass")
    script(table, "lay deck_of_many_things")
    draw(table, "soul_rot")
    roll(table, 6)
    pass_windows(table)
    assert not table.pending
    assert holder(table, "walking_wood") == "karkoth"


@pytest.mark.rule("CN-462")
def test_only_a_land_without_enemies_is_conquered_by_units_that_a_card_adds() -> None:
    table = board()
    hand(table, "iron_circle", "animate_golem")
    attack(table, "iron_circle", "nentir_vale", wizard=1)
    put(table, "nerath", "nentir_vale", footsoldier=1)
    draw_phase(table, "iron_circle")
    script(table, "play animate_golem")
    assert count(table, "iron_circle", "nentir_vale") == {"wizard": 1, "monster": 1}
    assert (holder(table, "nentir_vale"), points(table, "iron_circle")) == ("nerath", 0)

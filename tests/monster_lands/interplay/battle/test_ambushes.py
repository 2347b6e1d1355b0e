"""Where ambushes meet talents, tokens, reinforced and hidden traps, captures and one another."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import adventure, asked, equip, hire, member, options, send
from tests.monster_lands.scenes import dead, dice_asked, faces, field, no_more
from tests.tools import play, told


def ground(beast: str = "turfus", players: int = 2, land: str = "yuha") -> LandsState:
    """Return a region with this monster and list E1, side a, played with ambushes."""
    return field(players, beast, land, ambush=True)


@pytest.mark.rule("ML-239", "ML-299", "ML-351", "ML-236")
def test_a_stolen_die_is_lifted_by_the_talent_and_trap_of_the_thief() -> None:
    state = ground()
    hire(state, 0, "taroa")
    send(state, "region_a", 3, "taroa", force=1, laid=("steal_F1", "F_plus_2"))
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4\n0: reveal\nchance: roll 1 1 1 1\nchance: roll 1 2")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": (1 + 3) + (2 + 3)}


@pytest.mark.rule("ML-236", "ML-298", "ML-153", "ML-163")
def test_who_is_robbed_of_every_die_still_strikes_with_a_flat_trap() -> None:
    state = ground()
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_F1",))
    send(state, "region_a", 4, "tortock", force=1, laid=("T_plus_8",))
    adventure(state)
    play(state, "0: reveal\n0: target 4\n1: reveal\nchance: roll 1 1 1 1\nchance: roll 1 1")
    no_more(state)
    play(state, "chance: roll 1 1 1 1")
    if asked(state)[0] == 1 and "roll" in options(state):
        play(state, "1: roll")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 1, "damage": 2 + 8}


@pytest.mark.rule("ML-230", "ML-239", "ML-329", "ML-231")
def test_an_ambush_left_face_down_is_the_second_trap_that_turfus_takes() -> None:
    state = ground(land="kale")
    send(state, "region_a", 4, "korgo", force=3, laid=("T_plus_4", "steal_F1"))
    adventure(state)
    play(state, "0: reveal\n0: hold\nchance: roll 1 1 1 1\n0: roll\nchance: roll 4 3 3")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert told(state, "captured"), "4 + 10 is 14, with one trap shown and one hidden"


@pytest.mark.rule("ML-233", "ML-144", "ML-329")
def test_a_token_spent_on_an_ambush_is_missing_against_the_monster() -> None:
    state = ground()
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_F1",))
    send(state, "region_a", 4, "taron", force=1, defence=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4\n1: cancel\nchance: roll 1 1 1 1\nchance: roll 1")
    no_more(state)
    play(state, "chance: roll 6 1 1 1")
    assert state.wounded[member(state, "taron")]


@pytest.mark.rule("ML-233", "ML-347", "ML-390")
def test_talents_and_noxx_are_no_answer_to_an_ambush() -> None:
    state = ground()
    equip(state, "purkas", "noxx")
    send(state, "region_a", 3, "tortock", force=1, laid=("steal_F1",))
    e = send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "1: reveal\n1: target 4")
    assert state.dice[0][e] == 0, "nobody asks purkas"


@pytest.mark.rule("ML-236", "ML-231", "ML-134", "ML-237")
def test_dice_of_a_trap_turned_before_can_be_stolen_back_and_forth_those_of_a_reinforced_one_stay() -> None:
    state = ground(players=3)
    one = send(state, "region_a", 2, "korgo", force=1, laid=("F2",))
    two = send(state, "region_a", 3, "tortock", force=1, laid=("steal_F2", "F1p"))
    three = send(state, "region_a", 4, "nuduru", force=1, laid=("steal_F2",))
    adventure(state)
    play(state, "0: reveal\n1: reveal\n1: target 2\n1: reveal")
    assert [state.dice[0][e] for e in (one, two, three)] == [1, 4, 1]
    play(state, "2: reveal\n2: target 3")
    assert [state.dice[0][e] for e in (one, two, three)] == [1, 2, 3], "stolen dice are stolen again"


@pytest.mark.rule("ML-231", "ML-236", "ML-134")
def test_dice_that_a_trap_brings_later_were_not_there_for_the_thief_on_the_left() -> None:
    state = ground()
    one = send(state, "region_a", 3, "korgo", force=1, laid=("steal_M2",))
    two = send(state, "region_a", 4, "tortock", force=1, laid=("M2",))
    adventure(state)
    play(state, "0: reveal\n0: target 4\n1: reveal")
    assert state.dice[1][one] == 0
    assert state.dice[1][two] == 2


@pytest.mark.rule("ML-360", "ML-307", "ML-234")
def test_ginova_and_her_ambush_turn_away_no_more_dice_than_the_monster_rolls() -> None:
    state = ground("krinx")
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1, laid=("redirect_2",))
    send(state, "region_a", 4, "tortock", force=1, defence=2)
    adventure(state)
    play(state, "0: reveal\n0: target 4")
    if asked(state) == (1, "ambush"):
        play(state, "1: allow")
    turned = 0
    while asked(state)[0] == 0 and any(o.startswith("redirect") for o in options(state)):
        play(state, "0: " + next(o for o in options(state) if o.startswith("redirect")))
        turned += dice_asked(state)
        play(state, faces(dice_asked(state)))
    assert turned == 2, "Krinx has two dice"
    assert asked(state) == (-1, "strike"), "nothing is left to strike ginova"


@pytest.mark.rule("ML-239", "ML-306", "ML-146")
def test_a_redirection_at_one_who_has_died_meanwhile_is_of_no_use() -> None:
    state = ground()
    state.wounded[member(state, "tortock")] = 1
    send(state, "region_a", 3, "tortock", force=1)
    send(state, "region_a", 4, "korgo", force=1, laid=("redirect_1",))
    adventure(state)
    play(state, "0: reveal\n0: target 3\nchance: roll 6 1 1 1")
    assert dead(state) == ["tortock"]
    assert asked(state) == (-1, "attack")
    assert dice_asked(state) == 4


@pytest.mark.rule("ML-239", "ML-281", "ML-170")
def test_a_trap_left_face_down_brings_no_dice_to_a_conquest() -> None:
    state = ground("sckon", land="kale")
    send(state, "region_a", 3, "tortock", force=3)
    send(state, "region_a", 4, "korgo", force=1, laid=("F2",))
    adventure(state)
    play(state, "0: hold\nchance: roll 1 1 1\nchance: roll 6 6 6\nchance: roll 5")
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 5}


@pytest.mark.rule("ML-230", "ML-239", "ML-382", "ML-160")
def test_who_turns_its_only_ambush_rolls_all_dice_at_once_saruna_does_not_have_to() -> None:
    for who, choice in (("korgo", False), ("saruna", True)):
        state = ground()
        if who == "saruna":
            hire(state, 0, who)
        send(state, "region_a", 3, who, force=2, laid=("steal_F1",))
        send(state, "region_a", 4, "tortock", force=1)
        adventure(state)
        play(state, "0: reveal\n0: target 4\nchance: roll 1 1 1 1")
        assert (asked(state)[0] == 0) == choice

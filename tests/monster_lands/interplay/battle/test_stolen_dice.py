"""Where thieves meet bonuses, hidden and cancelled traps, Magic that shields, and one another."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import adventure, asked, equip, hire, member, monster, options, send, traps
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more
from tests.tools import play, told


@pytest.mark.rule("ML-233", "ML-230", "ML-157", "ML-160")
def test_a_thief_whose_only_ambush_was_cancelled_captures_nothing() -> None:
    state = field(beast="snailer", land="kale", ambush=True)
    e = send(state, "region_a", 1, "korgo", force=3, laid=("steal_F1",))
    send(state, "region_a", 2, "tortock", force=2, defence=1)
    adventure(state)
    play(state, "0: reveal\n0: target 2\n1: cancel")
    assert state.laid[e] == [], "the ambush is discarded too"
    play(state, faces(3))
    assert asked(state)[0] == -1, "no trap, nothing to stop for"
    play(state, "chance: roll 4 4 4")
    no_more(state)
    assert not told(state, "captured")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 12}


@pytest.mark.rule("ML-305", "ML-236", "ML-237")
def test_who_may_steal_two_of_either_takes_one_of_each_and_the_protected_one_stays() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    one = send(state, "region_a", 2, "tortock", force=1, laid=("M1p", "M1"))
    two = send(state, "region_a", 3, "korgo", magic=1, laid=("steal_any2",))
    adventure(state)
    play(state, "1: reveal\n1: reveal\n0: reveal\n0: target 2")
    while asked(state) == (0, "steal"):
        wanted = "steal magic" if state.dice[1][two] == 1 else "steal force"
        play(state, "0: " + (wanted if wanted in options(state) else options(state)[0]))
    assert [state.dice[0][e] for e in (one, two)] == [0, 1]
    assert [state.dice[1][e] for e in (one, two)] == [1, 2], "the reinforced trap keeps its die"


@pytest.mark.rule("ML-156", "ML-236", "ML-284", "ML-299")
def test_a_trap_that_lifts_force_stays_with_the_robbed_when_its_dice_are_gone() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    send(state, "region_a", 1, "tortock", force=2, laid=("F_plus_2",))
    send(state, "region_a", 2, "korgo", force=2, laid=("steal_F1",))
    adventure(state)
    play(state, "1: reveal\n0: reveal\n0: target 1")
    play(state, faces(4))
    if asked(state)[0] == 1:
        play(state, "1: roll")
    play(state, "chance: roll 1")
    no_more(state)
    assert last_total(state) == 1 + 2
    play(state, faces(4) + "\nchance: roll 1 1 1")
    no_more(state)
    assert last_total(state) == 3 + 3, "nothing lifts the stolen die"


@pytest.mark.rule("ML-239", "ML-141", "ML-301", "ML-143")
def test_stolen_magic_shields_the_thief_who_never_laid_any() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    send(state, "region_a", 1, "korgo", force=1, laid=("steal_M2",))
    send(state, "region_a", 2, "tortock", force=2, magic=2)
    adventure(state)
    play(state, "0: reveal\n0: target 2")
    assert options(state) == ["shield 0", "shield 1", "shield 2"]
    play(state, "0: shield 2")
    assert dice_asked(state) == 2
    play(state, faces(2) + "\nchance: roll 1")
    no_more(state)
    assert asked(state) == (-1, "attack"), "and tortock has none left to shield with"
    assert dice_asked(state) == 4


@pytest.mark.rule("ML-239", "ML-285", "ML-160", "ML-157")
def test_a_lifting_trap_kept_face_down_leaves_room_for_a_capture_it_would_have_spoilt() -> None:
    for shown in (True, False):
        state = field(beast="sckon", land="kale", ambush=True)
        send(state, "region_a", 1, "korgo", force=2, laid=("F_plus_3",))
        adventure(state)
        play(state, "0: reveal" if shown else "0: hold")
        play(state, faces(3) + "\n0: roll\nchance: roll 6 5")
        if asked(state)[0] == 0 and "capture" in options(state):
            play(state, "0: capture")
        assert bool(told(state, "captured")) == (not shown)
        assert bool(told(state, "killed")) == shown, "17 is more than 12"


@pytest.mark.rule("ML-238", "ML-236", "ML-231", "ML-239")
def test_of_three_thieves_in_a_row_the_first_keeps_all_since_each_robs_its_neighbour_on_the_other_side() -> None:
    state = field(3, beast="turfus", land="kale", ambush=True)
    one = send(state, "region_a", 1, "korgo", force=2, laid=("steal_F2",))
    two = send(state, "region_a", 2, "tortock", force=2, laid=("steal_F2",))
    three = send(state, "region_a", 4, "frunks", force=2, laid=("steal_F1",))
    adventure(state)
    play(state, "0: reveal\n0: target 2")
    assert [state.dice[0][e] for e in (one, two, three)] == [4, 0, 2]
    play(state, "1: reveal\n1: target 4")
    assert [state.dice[0][e] for e in (one, two, three)] == [4, 2, 0]
    play(state, "2: reveal\n2: target 2")
    assert [state.dice[0][e] for e in (one, two, three)] == [4, 1, 1]


@pytest.mark.rule("ML-235", "ML-142", "ML-239", "ML-306")
def test_a_die_turned_on_ones_own_comrade_is_taken_away_by_its_magic() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    state.wounded[member(state, "purkas")] = 1
    send(state, "region_a", 1, "korgo", force=1, laid=("redirect_1",))
    e = send(state, "region_a", 2, "purkas", force=2, magic=1)
    adventure(state)
    play(state, "0: reveal\n0: target 2")
    play(state, "0: " + next(o for o in options(state) if o.startswith("redirect")))
    assert asked(state) == (0, "shield")
    play(state, "0: shield 1")
    assert state.dice[1][e] == 0
    assert dice_asked(state) == 3, "nothing is rolled at purkas, three dice are left for korgo"


@pytest.mark.rule("ML-234", "ML-141", "ML-239")
def test_who_leaves_the_dice_where_they_are_may_still_take_them_away_with_magic() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    send(state, "region_a", 1, "korgo", force=1, magic=1, laid=("redirect_2",))
    send(state, "region_a", 2, "tortock", force=2)
    adventure(state)
    play(state, "0: reveal\n0: target 2")
    stay = [o for o in options(state) if not o.startswith("redirect")]
    assert len(stay) == 1
    play(state, f"0: {stay[0]}")
    assert options(state) == ["shield 0", "shield 1"]
    play(state, "0: shield 1")
    assert dice_asked(state) == 3


@pytest.mark.rule("ML-231", "ML-230", "ML-281", "ML-299")
def test_the_trap_a_leader_brings_is_turned_among_ambushes_and_still_captures() -> None:
    state = field(beast="snailer", land="kale", ambush=True)
    traps(state, 0)
    send(state, "region_a", 1, "korgo", force=1, laid=("initial", "steal_F1"))
    send(state, "region_a", 2, "tortock", force=2)
    adventure(state)
    play(state, "0: reveal\n0: reveal\n0: target 2\n" + faces(3) + "\n0: roll\nchance: roll 4 4 4")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert told(state, "captured"), "its own die, that of its trap and a stolen one"


@pytest.mark.rule("ML-183", "ML-239", "ML-306", "ML-326")
def test_at_the_gates_sporus_strikes_everybody_after_a_die_was_turned_away() -> None:
    state = field(beast="turfus", ambush=True)
    monster(state, 2, "sporus")
    state.wounded[member(state, "tortock")] = 1
    send(state, "gates", 1, "korgo", force=1, laid=("redirect_1",))
    send(state, "gates", 2, "tortock", force=1)
    adventure(state)
    play(state, "0: reveal")
    if asked(state) == (0, "target"):
        play(state, f"0: {options(state)[0]}")
    play(state, "0: " + next(o for o in options(state) if o.startswith("redirect")) + "\nchance: roll 6\n1: defend 1")
    assert dead(state) == []
    assert dice_asked(state) == 3
    play(state, faces(3) + "\nchance: roll 1\nchance: roll 6")
    assert dead(state) == ["tortock"], "the guard of the lower expedition has served"
    assert state.glory[1] == 5 + 3


@pytest.mark.rule("ML-360", "ML-238", "ML-383", "ML-233")
def test_ginovas_die_is_no_ambush_that_a_token_could_call_off_but_the_token_stops_its_hit() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    hire(state, 0, "ginova")
    send(state, "region_a", 1, "ginova", force=1)
    e = send(state, "region_a", 3, "tortock", force=1, defence=1)
    adventure(state)
    assert asked(state) == (0, "redirect"), "nobody has been asked to cancel anything"
    play(state, "0: redirect ginova 3\nchance: roll 5")
    assert asked(state) == (1, "defend")
    play(state, "1: defend 1")
    assert state.shields[e] == 0
    assert state.wounded[member(state, "tortock")] == 0


@pytest.mark.rule("ML-237", "ML-388", "ML-299", "ML-287")
def test_protected_dice_are_lifted_by_equipment_like_any_other() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    equip(state, "korgo", "pugnor")
    send(state, "region_a", 1, "tortock", force=1, laid=("steal_F2",))
    send(state, "region_a", 2, "korgo", force=1, laid=("F2p",))
    adventure(state)
    play(state, "1: reveal\n1: target 2\n0: reveal\n" + faces(4) + "\nchance: roll 1 1")
    no_more(state)
    play(state, faces(4))
    if asked(state)[0] == 0:
        play(state, "0: roll")
    play(state, "chance: roll 1 1")
    no_more(state)
    assert last_total(state) == 2 + 2 * (1 + 1), "the loose die was stolen before the trap was turned"

"""Where ambushes meet the Gates, Magic, talents, one's own comrades, conquests and Madhala's traps."""

from __future__ import annotations

import pytest

from tests.monster_lands.alone import alone, hers
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    expeditions,
    hire,
    member,
    monster,
    options,
    region,
    send,
)
from tests.monster_lands.scenes import dead, dice_asked, field, last_total, no_more
from tests.tools import play, told


@pytest.mark.rule("ML-239", "ML-236", "ML-118", "ML-231")
def test_at_the_gates_the_lower_expedition_robs_the_upper_before_the_battle() -> None:
    state = field(beast="turfus", ambush=True)
    monster(state, 2, "krushus")
    upper = send(state, "gates", 1, "tortock", force=3)
    lower = send(state, "gates", 2, "korgo", force=1, laid=("steal_F2",))
    adventure(state)
    play(state, "0: reveal")
    if asked(state) == (0, "target"):
        play(state, f"0: {options(state)[0]}")
    assert [state.dice[0][e] for e in (upper, lower)] == [1, 3]
    play(state, "chance: roll 1 1 1 1\nchance: roll 6")
    play(state, "chance: roll 1 1 1 1\nchance: roll 3 3 3")
    assert last_total(state) == 6 + 9
    assert told(state, "killed")[-1].data["seat"] == 0  # type: ignore[index]


@pytest.mark.rule("ML-235", "ML-142", "ML-141", "ML-307")
def test_magic_that_turned_away_a_redirected_die_is_missing_when_the_monster_comes() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=("redirect_2",))
    e = send(state, "region_a", 4, "tortock", force=1, magic=2)
    adventure(state)
    play(state, "0: reveal\n0: target 4")
    if asked(state) == (1, "ambush"):
        play(state, "1: allow")
    play(state, "0: " + next(o for o in options(state) if o.startswith("redirect")))
    assert asked(state) == (1, "shield")
    play(state, "1: shield 1")
    assert dice_asked(state) == 1
    play(state, "chance: roll 1")
    assert dice_asked(state) == 2, "four less the two turned away"
    play(state, "chance: roll 1 1\nchance: roll 1")
    no_more(state)
    assert state.dice[1][e] == 1
    assert options(state) == ["shield 0", "shield 1"]
    play(state, "1: shield 1")
    assert dice_asked(state) == 3


@pytest.mark.rule("ML-306", "ML-148", "ML-164", "ML-178")
def test_a_redirected_die_kills_the_next_in_line_whose_clan_is_paid_and_whose_turn_is_gone() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    state.wounded[member(state, "tortock")] = 1
    send(state, "region_a", 1, "korgo", force=1, laid=("redirect_1",))
    send(state, "region_a", 2, "tortock", force=5)
    adventure(state)
    play(state, "0: reveal\n0: target 2")
    play(state, "0: " + next(o for o in options(state) if o.startswith("redirect")))
    play(state, "chance: roll 6")
    assert dead(state) == ["tortock"]
    assert state.glory[1] == 5 + 2
    play(state, "chance: roll 1 1 1\nchance: roll 2")
    assert asked(state) == (0, "loot")


@pytest.mark.rule("ML-233", "ML-144", "ML-232", "ML-231")
def test_one_token_answers_one_of_two_ambushes() -> None:
    state = field(beast="turfus", ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_F1", "steal_F2"))
    e = send(state, "region_a", 4, "tortock", force=3, defence=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4\n1: cancel\n0: reveal\n0: target 4")
    assert state.dice[0][e] == 1, "nobody asks again: the token is gone"
    assert state.shields[e] == 0


@pytest.mark.rule("ML-239", "ML-236", "ML-388", "ML-170")
def test_robbing_a_comrade_gathers_the_dice_where_pugnor_lifts_them() -> None:
    state = field(beast="snailer", land="kale", ambush=True)
    equip(state, "korgo", "pugnor")
    send(state, "region_a", 3, "korgo", force=1, laid=("steal_F2",))
    send(state, "region_a", 4, "purkas", force=2)
    adventure(state)
    play(state, "0: reveal\n0: target 4")
    if asked(state)[1] == "ambush":
        play(state, "0: allow")
    play(state, "chance: roll 1 1 1\nchance: roll 5 4 4")
    assert told(state, "killed"), "5 and 4 and 4, each lifted, is 16"


@pytest.mark.rule("ML-231", "ML-172", "ML-134", "ML-232")
def test_where_no_monster_is_ambushes_do_nothing_and_all_other_traps_are_turned() -> None:
    state = field(beast="", land="kale", ambush=True)
    one = send(state, "region_a", 3, "korgo", force=1, laid=("steal_F2", "F2"))
    two = send(state, "region_a", 4, "tortock", force=2, defence=1)
    adventure(state)
    assert [state.dice[0][e] for e in (one, two)] == [3, 2]
    play(state, "chance: roll 4 4 4")
    assert told(state, "conquered")[-1].data["seat"] == 0  # type: ignore[index]


@pytest.mark.rule("ML-232", "ML-230", "ML-157", "ML-239")
@pytest.mark.parametrize("turned", [True, False])
def test_an_ambush_with_nobody_near_catches_a_monster_only_face_down(turned: bool) -> None:
    state = field(beast="snailer", land="kale", ambush=True)
    send(state, "region_a", 2, "korgo", force=3, laid=("redirect_1",))
    adventure(state)
    play(state, "0: reveal" if turned else "0: hold")
    play(state, "chance: roll 1 1 1")
    if not turned:
        play(state, "0: roll")
    play(state, "chance: roll 4 4 4")
    if not turned and not told(state, "captured"):
        play(state, "0: capture")
    assert bool(told(state, "captured")) == (not turned)
    assert bool(told(state, "strike-failed")) == turned


@pytest.mark.rule("ML-237", "ML-143", "ML-236", "ML-290")
def test_a_thief_gets_the_loose_magic_and_a_reinforced_die_still_wards_off_the_monster() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    e = send(state, "region_a", 2, "tortock", magic=1, laid=("M1p",))
    thief = send(state, "region_a", 3, "korgo", magic=1, laid=("steal_any2",))
    adventure(state)
    play(state, "1: reveal\n0: reveal")
    while asked(state)[0] == 0 and asked(state)[1] != "shield":
        play(state, f"0: {options(state)[0]}")
    assert state.dice[1][thief] == 2
    assert state.dice[1][e] == 1
    assert options(state) == ["shield 0", "shield 1"]
    play(state, "1: shield 1")
    assert dice_asked(state) == 3


@pytest.mark.rule("ML-275", "ML-272", "ML-240", "ML-260")
def test_in_scenario_8_a_redirection_of_madhalas_harms_nobody_and_she_removes_the_monster() -> None:
    state = alone(8)
    monster(state, 0, "turfus")
    region(state, 0, "kale")
    expeditions(state, 0, "E1-a")
    e = hers(state, "region_a", 1)
    state.laid[e] = [-1, -1]
    victim = send(state, "region_a", 2, "korgo", force=2)
    adventure(state)
    play(state, "chance: draw redirect_2\nchance: draw F2p")
    assert state.dice[0][victim] == 2
    play(state, "chance: roll 6 6")
    assert told(state, "conquered"), "she takes the monster, korgo the region: 12"
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-360", "ML-306", "ML-234", "ML-238")
def test_ginova_between_two_may_strike_one_and_her_ambush_the_other() -> None:
    state = field(3, "turfus", "kale", ambush=True)
    hire(state, 1, "ginova")
    send(state, "region_a", 1, "korgo", force=1)
    send(state, "region_a", 2, "ginova", force=1, laid=("redirect_1",))
    send(state, "region_a", 4, "nuduru", force=1)
    adventure(state)
    play(state, "1: reveal\n1: target 4\nchance: roll 1 1 1 1\nchance: roll 1")
    no_more(state)
    assert "redirect ginova 1" in options(state)
    assert "redirect ginova 4" in options(state)
    play(state, "1: redirect ginova 1\nchance: roll 6\n0: defend 0")
    assert not any("ginova" in option for option in options(state)), "her talent serves once"
    play(state, "1: " + next(o for o in options(state) if o.startswith("redirect")) + "\nchance: roll 6")
    assert [state.wounded[member(state, who)] for who in ("korgo", "ginova", "nuduru")] == [1, 0, 1]
    assert dice_asked(state) == 2

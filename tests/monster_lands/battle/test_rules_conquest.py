"""The end of a battle, conquest and loot; traps and what modifies a fight (ML-166 to ML-187).
The attack itself is in test_rules_battle."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.battle.effects import adjacent
from tests.monster_lands.positions import (
    adventure,
    asked,
    column,
    equip,
    hire,
    loot,
    monster,
    options,
    panic,
    send,
    spoils,
)
from tests.monster_lands.scenes import field, last_total
from tests.tools import play, told


@pytest.mark.rule("ML-334", "ML-346")
def test_sandor_pays_and_escapes_to_the_gates() -> None:
    state = field(beast="sandor", land="yuha")
    hire(state, 0, "saruna")
    send(state, "region_a", 3, "saruna", force=5)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 4 4 4 2 2")
    assert told(state, "captured")
    assert told(state, "escaped")
    assert state.cat.monster_ids[state.monsters[2]] == "sandor"


@pytest.mark.rule("MLX-16", "ML-167", "ML-169", "ML-170", "ML-171", "ML-178", "ML-180", "ML-173")
def test_capture_conquest_and_loot_with_four_mercenaries() -> None:
    state = field(4, "turfus", "rynia")
    hire(state, 0, "nimra")
    hire(state, 1, "saruna")
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    first = send(state, "region_a", 1, "purkas", force=1)
    second = send(state, "region_a", 2, "saruna", force=4, defence=1)
    send(state, "region_a", 3, "nimra", force=5)
    send(state, "region_a", 4, "poissen", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 1 1 1 1\n1: roll\nchance: roll 4 4 4 5")
    assert told(state, "captured")
    assert state.faces[first] == state.faces[second] == []
    assert state.shields[second] == 0
    play(state, "chance: roll 6 6 1 1 1")
    assert told(state, "conquered")[-1].data["seat"] == 0  # type: ignore[index]
    assert state.glory[0] == 5 + 3
    assert options(state) == ["pass", "manage rynia nimra"]
    play(state, "0: manage rynia nimra")
    assert asked(state) == (0, "loot"), "Purkas on 1"
    play(state, "0: take gold12")
    assert asked(state) == (3, "loot"), "Poissen on 4, who never acted"
    play(state, "3: take gold10")
    assert state.pending[0].prompt == "spoils"
    assert len(state.loot[1]) == 0
    assert state.regions[0] == NONE


@pytest.mark.rule("ML-170", "ML-172", "ML-381", "ML-387", "ML-310")
def test_conquest_adds_up_from_left_to_right_without_venom_or_flat_traps() -> None:
    state = field(beast="", land="rynia")
    hire(state, 0, "geas")
    loot(state, 0, "glory_conquest_4")
    send(state, "region_a", 3, "purkas", force=1, laid=("T_plus_8", "F_plus_2"), venoms=1)
    send(state, "region_a", 4, "geas", force=1)
    adventure(state)
    play(state, "chance: roll 3")
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 5}
    play(state, "chance: roll 6")
    assert told(state, "conquered"), "5 + 6 + 3 is 14"
    play(state, "0: loot glory_conquest_4")
    assert state.glory[0] == 5 + 3 + 4


@pytest.mark.rule("ML-166")
def test_without_victory_there_is_no_conquest_but_loot() -> None:
    state = field(beast="turfus")
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1")
    assert asked(state) == (0, "loot")


@pytest.mark.rule("ML-182", "ML-183", "ML-184", "ML-185", "ML-186", "ML-118")
def test_the_gates_are_freed_and_panic_ends() -> None:
    state = field()
    monster(state, 2, "krushus")
    panic(state, "mine")
    panic(state, "bazaar")
    send(state, "gates", 1, "korgo", force=6)
    send(state, "gates", 2, "purkas", force=1)
    state.purse[column("gates", 2)] = 5
    adventure(state)
    play(state, "chance: roll 6 6 1 1")
    assert options(state) == ["defend 0", "defend 1", "defend 2"], "the guards"
    play(state, "0: defend 2\nchance: roll 6 6 6 6 6 6")
    assert told(state, "killed")
    assert told(state, "calm")
    assert told(state, "looted") == []
    assert state.gold[0] >= 7 + 5


@pytest.mark.rule("ML-184")
def test_a_death_at_the_gates_earns_three_glory() -> None:
    state = field()
    monster(state, 2, "krushus")
    send(state, "gates", 2, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    assert state.glory[0] == 8


@pytest.mark.rule("ML-132", "ML-122")
def test_region_a_comes_before_region_b_before_the_gates() -> None:
    state = field(3)
    monster(state, 2, "krushus")
    send(state, "region_b", 1, "purkas", force=1)
    send(state, "region_a", 4, "korgo", force=1)
    send(state, "gates", 1, "tortock", force=1)
    adventure(state)
    while state.turn == 1:
        settle(state)
        if state.turn == 1:
            play(state, f"{state.pending[0].seat}: {options(state)[0]}")
    places = [event.data["place"] for event in told(state, "battle") if event.data]
    assert places == ["place-region_a", "place-region_b", "place-gates"]


@pytest.mark.rule("MLX-18", "ML-238")
def test_adjacent_expeditions() -> None:
    state = field(4)
    one = send(state, "region_a", 1, "purkas", force=1)
    two = send(state, "region_a", 2, "tortock", force=1)
    four = send(state, "region_a", 4, "nuduru", force=1)
    assert adjacent(state, one) == [two]
    assert adjacent(state, two) == [one, four]
    assert adjacent(state, four) == [two]


@pytest.mark.parametrize(
    ("laid", "rolls", "expected"),
    [
        pytest.param("F1", "1 2", 3, marks=pytest.mark.rule("ML-281")),
        pytest.param("F_plus_1", "1", 2, marks=pytest.mark.rule("ML-283")),
        pytest.param("F_plus_2", "1", 3, marks=pytest.mark.rule("ML-284")),
        pytest.param("F_plus_3", "1", 4, marks=pytest.mark.rule("ML-285")),
        pytest.param("F2", "1 2 3", 6, marks=pytest.mark.rule("ML-286")),
        pytest.param("F3", "1 2 3 4", 10, marks=pytest.mark.rule("ML-288")),
        pytest.param("M1", "1 2", 3, marks=pytest.mark.rule("ML-289")),
        pytest.param("M2", "1 2 3", 6, marks=pytest.mark.rule("ML-293")),
        pytest.param("M3", "1 2 3 4", 10, marks=pytest.mark.rule("ML-295")),
        ("initial", "1 2", 3),
        ("M_plus_2", "1", 1),
    ],
)
def test_traps_in_a_fight(laid: str, rolls: str, expected: int) -> None:
    state = field(beast="gorgosh", land="yuha")
    send(state, "region_a", 4, "korgo", force=1, laid=(laid,))
    adventure(state)
    if asked(state)[1] == "shield":
        play(state, "0: shield 0")
    play(state, "chance: roll 1 1 1 1")
    if asked(state)[1] == "fight-roll":
        play(state, "0: roll")
    play(state, f"chance: roll {rolls}")
    assert last_total(state) == expected


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        pytest.param("M_plus_1", 1 + 2 * (2 + 1), marks=pytest.mark.rule("ML-291")),
        pytest.param("M_plus_2", 1 + 2 * (2 + 2), marks=pytest.mark.rule("ML-292")),
        pytest.param("F_plus_3", 1 + 3 + 2 * 2, marks=pytest.mark.rule("ML-285")),
    ],
)
def test_a_trap_raises_each_die_of_its_colour(laid: str, expected: int) -> None:
    state = field(beast="gorgosh", land="yuha")
    send(state, "region_a", 4, "korgo", force=1, magic=2, laid=(laid,))
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1")
    if asked(state)[1] == "fight-roll":
        play(state, "0: roll")
    play(state, "chance: roll 1 2 2")
    assert last_total(state) == expected


@pytest.mark.rule("ML-296", "ML-297", "ML-298")
@pytest.mark.parametrize(("laid", "n"), [("T_plus_4", 4), ("T_plus_6", 6), ("T_plus_8", 8)])
def test_flat_traps_add_to_the_total_against_a_monster(laid: str, n: int) -> None:
    state = field(beast="gorgosh", land="yuha")
    send(state, "region_a", 4, "korgo", force=1, laid=(laid,))
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 2")
    assert last_total(state) == 2 + n


@pytest.mark.parametrize(
    ("who", "gear", "expected"),
    [
        pytest.param("taroa", "pugnor", 3 + 2 + 3, marks=pytest.mark.rule("ML-388", "ML-394")),
        pytest.param("taroa", "", 3 + 1 + 3, marks=pytest.mark.rule("ML-351")),
        pytest.param("frunks", "mortis", 3 + 3 + 2, marks=pytest.mark.rule("ML-386", "ML-394")),
        pytest.param("frunks", "", 3 + 3 + 1, marks=pytest.mark.rule("ML-366")),
        pytest.param("korgo", "mortis", 3 + 3 + 1, marks=pytest.mark.rule("ML-386")),
        pytest.param("timbulu", "slyzor", 3 + 2 + 3, marks=pytest.mark.rule("ML-392", "ML-394")),
        pytest.param("timbulu", "", 3 + 1 + 3, marks=pytest.mark.rule("ML-375")),
        ("korgo", "", 6),
    ],
)
def test_modifiers_add_up(who: str, gear: str, expected: int) -> None:
    state = field(beast="gorgosh", land="yuha")
    if who != "korgo":
        hire(state, 0, who)
    if gear:
        equip(state, who, gear)
    send(state, "region_a", 4, who, force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 3 3")
    assert last_total(state) == expected

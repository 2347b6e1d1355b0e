"""The mercenary's attack: capture and kill, venom, bonuses, last hits (ML-153 to ML-165).
The end of a battle is in test_rules_conquest."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.state.game_state import LandsState, RolledDie
from tests.monster_lands.positions import (
    adventure,
    asked,
    column,
    equip,
    expeditions,
    hire,
    loot,
    member,
    monster,
    options,
    region,
    seated,
    send,
    spoils,
)
from tests.monster_lands.scenes import field, last_total
from tests.tools import play, refused, told


def abysur() -> LandsState:
    """Return the long example: four clans, Normal, turn 4, Abysur in a Water region (MLX-10)."""
    state = seated(4, difficulty="normal")
    state.turn = 4
    monster(state, 0, "abysur")
    region(state, 0, "rynia")
    expeditions(state, 0, "E4-a")
    hire(state, 0, "shandee", "naiala")
    state.glory[0] = 19
    send(state, "region_a", 2, "shandee", force=2, magic=2, defence=1, laid=("M_plus_1",), potions=1)
    send(state, "region_a", 3, "tortock", magic=2)
    send(state, "region_a", 4, "naiala", force=3)
    return state


@pytest.mark.rule("MLX-10", "ML-137", "ML-141", "ML-144", "ML-088", "ML-145", "ML-343", "ML-367", "ML-224")
def test_abysur_attacks_shandee() -> None:
    state = abysur()
    e = column("region_a", 2)
    state.guarded[e] = 1  # the example's expedition has no Defence talent of its own
    adventure(state)
    assert state.pending[0].data["n"] == 7  # type: ignore[union-attr, index]
    play(state, "0: shield 1\nchance: roll 6 5 4 3 2 1\n0: defend 2\n0: drink 1")
    assert state.wounded[member(state, "shandee")]
    assert state.shields[e] == 0
    assert state.spent[member(state, "shandee")] == 1
    assert state.glory[0] == 18


@pytest.mark.rule(
    "MLX-11",
    "MLX-12",
    "MLX-14",
    "ML-153",
    "ML-154",
    "ML-156",
    "ML-163",
    "ML-164",
    "ML-291",
    "ML-112",
    "ML-178",
    "ML-167",
)
def test_the_long_example_to_its_loot() -> None:
    state = abysur()
    state.guarded[column("region_a", 2)] = 1
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    adventure(state)
    play(state, "0: shield 1\nchance: roll 6 5 4 3 2 1\n0: defend 2\n0: drink 1")
    play(state, "0: roll\nchance: roll 1 2 3")
    assert last_total(state) == 7
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 7}
    assert state.faces[column("region_a", 2)] == [RolledDie(0, 1), RolledDie(0, 2), RolledDie(1, 3)]
    play(state, "1: shield 0\nchance: roll 1 1 1 1 1 1 1\nchance: roll 4 2")
    assert options(state) == ["stop", "reroll magic 4 advantage", "reroll magic 2 advantage"]
    play(state, "1: reroll magic 2 advantage\nchance: roll 3")
    assert last_total(state) == 14
    assert told(state, "strike-failed")[-1].data == {"seat": 1, "damage": 14}
    play(state, "chance: roll 1 1 1 1 1 1 1\nchance: roll 6 6 6")
    assert told(state, "killed")
    assert state.glory[0] == 18 + 7
    assert state.trophies[0] == [state.cat.monster_index["abysur"]]
    assert asked(state) == (0, "loot"), "Shandee's clan takes first"
    play(state, "0: take gold12")
    assert asked(state) == (1, "loot")
    play(state, "1: take trophy_3")
    assert len(state.loot[0]) == len(state.loot[1]) == 1


@pytest.mark.rule("ML-157", "ML-160", "ML-161", "ML-352")
def test_a_capture_is_declared_when_its_value_is_reached() -> None:
    state = field(beast="sckon", land="skyehn")
    hire(state, 0, "puargh")
    send(state, "region_a", 4, "puargh", force=4, laid=("F_plus_1",))
    adventure(state)
    play(state, "chance: roll 1 1 1")
    assert options(state) == ["roll", "roll force"]
    assert refused(state, "0: capture").rule == "ML-157"
    assert refused(state, "0: stop").rule == "ML-161"
    play(state, "0: roll force\nchance: roll 5\n0: roll force\nchance: roll 4")
    assert options(state) == ["capture", "roll", "roll force"]
    play(state, "0: capture")
    assert state.glory[0] == 5 + 4 + 1, "the card's glory, and Puargh's"
    assert state.gold[0] >= 7 + 6 - 2
    assert state.cat.monster_index["sckon"] in state.monster_discard


@pytest.mark.rule("ML-157")
def test_no_trap_no_capture() -> None:
    state = field(beast="sckon", land="skyehn")
    send(state, "region_a", 4, "purkas", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 4 4 3")
    assert told(state, "captured", "killed") == []


@pytest.mark.rule("ML-158", "ML-162", "ML-159")
def test_the_kill_value_always_kills() -> None:
    state = field(beast="sckon", land="skyehn")
    send(state, "region_a", 4, "purkas", force=3, laid=("F_plus_1",))
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 6 2 1")
    assert told(state, "killed")
    assert state.trophies[0] == [state.cat.monster_index["sckon"]]


@pytest.mark.rule("ML-162", "ML-356", "ML-370", "ML-372", "ML-374")
def test_bonuses_for_one_purpose_serve_that_purpose_only() -> None:
    state = field(beast="sckon", land="skyehn")
    hire(state, 0, "torko")
    send(state, "region_a", 4, "torko", force=2, laid=("initial",))
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 3 3 3")
    assert told(state, "captured"), "9 and 3 for a capture, not for a kill: 12 would have killed"
    state = field(beast="sckon", land="skyehn")
    hire(state, 0, "naiala")
    send(state, "region_a", 4, "naiala", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 5 4")
    assert told(state, "killed"), "9 and 3 for a kill"


@pytest.mark.rule("ML-162")
def test_the_player_chooses_where_both_would_do() -> None:
    state = field(beast="sckon", land="skyehn")
    hire(state, 0, "naiala")
    send(state, "region_a", 4, "naiala", force=2, laid=("F_plus_1",))
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 5 4")
    assert options(state) == ["capture", "kill"]
    play(state, "0: capture")
    assert told(state, "captured")


@pytest.mark.rule("ML-155", "ML-165", "ML-069")
def test_venom_adds_two_and_is_carried_over() -> None:
    state = field(beast="turfus")
    send(state, "region_a", 3, "purkas", force=1, venoms=2)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 5")
    assert options(state) == ["stop", "venom"]
    play(state, "0: venom\n0: stop")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 7}
    play(state, "chance: roll 1 1 1 1\nchance: roll 1")
    assert last_total(state) == 8
    play(state, f"0: {options(state)[0]}")
    play(state, f"1: {options(state)[0]}")
    settle(state)
    assert state.venom[0] == 1, "the unused one comes home (ML-069)"


@pytest.mark.rule("ML-165", "ML-296", "ML-370")
def test_carried_damage_counts_traps_but_not_bonuses_for_a_kill() -> None:
    state = field(beast="turfus")
    hire(state, 0, "naiala")
    send(state, "region_a", 3, "naiala", force=1, laid=("T_plus_4",))
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 5")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 9}


@pytest.mark.rule("ML-329", "ML-382", "ML-383")
def test_turfus_takes_two_traps_and_saruna_none() -> None:
    state = field(beast="turfus")
    hire(state, 0, "saruna")
    send(state, "region_a", 3, "purkas", force=1, laid=("T_plus_4",))
    send(state, "region_a", 4, "saruna", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 5}
    capture = state.box.cards.monster[state.cat.monster_index["turfus"]].capture_value
    state.stack[2].damage = capture - 6  # type: ignore[attr-defined]
    play(state, "chance: roll 1 1 1 1\nchance: roll 6")
    assert told(state, "captured")


@pytest.mark.rule("ML-344")
def test_weapons_do_not_work_on_caribdis() -> None:
    state = field(beast="caribdis", land="yuha")
    equip(state, "korgo", "pugnor")
    equip(state, "korgo", "mortis")
    send(state, "region_a", 4, "korgo", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1 1\nchance: roll 3 3")
    assert last_total(state) == 3 + 4


@pytest.mark.rule("ML-335", "ML-342", "ML-345")
@pytest.mark.parametrize(("beast", "expected"), [("moldo", 0 + 4), ("krushus", 1 + 3)])
def test_some_monsters_weaken_dice_but_never_below_nothing(beast: str, expected: int) -> None:
    state = field(beast=beast, land="thaklan")
    send(state, "region_a", 4, "korgo", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 4")
    assert last_total(state) == expected


@pytest.mark.rule("ML-371", "ML-373", "ML-383")
def test_rerolls_once_a_die_or_again_and_again() -> None:
    state = field()
    hire(state, 0, "sckrat")
    send(state, "region_a", 4, "sckrat", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 1\n0: reroll force 1 sckrat\nchance: roll 1")
    play(state, "0: reroll force 1 sckrat\nchance: roll 1")
    assert told(state, "strike-failed"), "each die once"
    state = field()
    hire(state, 0, "karunna")
    send(state, "region_a", 4, "karunna", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\n0: reroll force 1 karunna\nchance: roll 2")
    assert options(state) == ["stop", "reroll force 2 karunna"]


@pytest.mark.rule("ML-309", "ML-314", "ML-319", "ML-323", "ML-179")
def test_loot_is_played_into_a_fight() -> None:
    state = field(beast="turfus")
    loot(state, 0, "reroll_M_3", "M_plus_2", "kill_plus_6", "F_plus_2")
    send(state, "region_a", 4, "korgo", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 1\n0: loot M_plus_2\n0: loot F_plus_2")
    assert state.pending[0].data["total"] == 6  # type: ignore[union-attr, index]
    play(state, "0: loot reroll_M_3\n0: reroll magic 1 reroll_M_3\nchance: roll 1")
    play(state, "0: reroll magic 1 reroll_M_3\nchance: roll 6")
    assert last_total(state) == 11
    play(state, "0: loot kill_plus_6\n0: stop")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 11}, "the bonus is for a kill only"


@pytest.mark.rule("ML-311", "ML-312", "ML-364")
def test_loot_and_talents_celebrate() -> None:
    state = field(beast="sckon", land="skyehn")
    hire(state, 0, "lusara")
    loot(state, 0, "glory_kill_4", "glory_capture_3")
    send(state, "region_a", 4, "lusara", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6 6")
    assert options(state) == ["pass", "loot glory_kill_4"]
    play(state, "0: loot glory_kill_4")
    assert state.glory[0] == 5 + 4 + 4
    assert state.potion[0] == 2


@pytest.mark.rule("ML-327", "ML-336", "ML-345")
def test_a_last_hit_when_killed() -> None:
    state = field(beast="korcko", land="yuha")
    send(state, "region_a", 3, "korgo", force=6)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6 6 6 6 6")
    assert told(state, "killed")
    assert state.wounded[member(state, "korgo")]
    assert state.wounded[member(state, "tortock")]


@pytest.mark.rule("ML-327", "ML-345")
def test_a_last_hit_strikes_the_first_member_of_the_box_too() -> None:
    state = field(beast="korcko", land="yuha")
    send(state, "region_a", 3, "purkas", force=6)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6 6 6 6 6")
    assert member(state, "purkas") == 0
    assert asked(state) == (0, "defend")
    play(state, "0: defend 0")
    assert state.wounded[0]

"""Where a mercenary's strike meets bonuses, rerolls, venom, loot, captures and kills."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    loot,
    member,
    monster,
    options,
    seated,
    send,
    spoils,
)
from tests.monster_lands.scenes import dice_asked, faces, field, last_total, no_more, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-335", "ML-351", "ML-345")
def test_moldo_and_taroa_outweigh_each_other_on_the_same_die_and_pugnor_lifts_it() -> None:
    state = field(beast="moldo", land="thaklan")
    hire(state, 0, "taroa")
    send(state, "region_a", 3, "taroa", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 5")
    assert last_total(state) == 6
    state = field(beast="moldo", land="thaklan")
    hire(state, 0, "taroa")
    equip(state, "taroa", "pugnor")
    send(state, "region_a", 4, "taroa", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 5")
    assert last_total(state) == 8


@pytest.mark.rule("ML-342", "ML-319", "ML-163", "ML-156")
def test_loot_that_lifts_the_magic_of_one_expedition_stays_in_the_damage_it_leaves() -> None:
    state = field(beast="krushus", land="thaklan")
    loot(state, 0, "M_plus_2")
    send(state, "region_a", 3, "korgo", magic=2)
    send(state, "region_a", 4, "tortock", magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 1\n0: loot M_plus_2")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 4}, "each 1 counts 1 - 1 + 2"
    play(state, "1: shield 0\nchance: roll 1 1 1 1\nchance: roll 3")
    assert last_total(state) == 4 + 2, "the other expedition's die is lifted by nothing"


@pytest.mark.rule("ML-160", "ML-162", "ML-372")
def test_with_torkos_bonus_one_may_stop_three_below_the_capture_value() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "torko")
    send(state, "region_a", 4, "torko", force=4, laid=("F_plus_1", "T_plus_4"))
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll force\nchance: roll 5")
    assert "capture" not in options(state), "4 + 6 and the bonus of 3 is 13 of 14"
    play(state, "0: roll force\nchance: roll 1")
    assert "capture" in options(state)
    play(state, "0: capture")
    assert state.glory[0] == 5 + 6
    assert told(state, "killed") == []


@pytest.mark.rule("ML-155", "ML-158", "ML-157")
def test_venom_that_reaches_the_kill_value_kills_and_no_capture_is_left() -> None:
    state = field(beast="sckon", land="kale")
    send(state, "region_a", 4, "korgo", force=2, laid=("T_plus_4",), venoms=1)
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 3 3")
    assert asked(state)[0] == 0
    assert refused(state, "0: capture").rule
    play(state, "0: venom")
    assert told(state, "killed")
    assert told(state, "captured") == []


@pytest.mark.rule("ML-314", "ML-157", "ML-162", "ML-312")
def test_loot_for_a_kill_gives_a_choice_where_a_capture_stands_and_each_outcome_has_its_own_celebration() -> None:
    for answer, glory, offered in (("kill", 4 + 4, "glory_kill_4"), ("capture", 4 + 3, "glory_capture_3")):
        state = field(beast="sckon", land="kale")
        loot(state, 0, "kill_plus_6", "glory_kill_4", "glory_capture_3")
        send(state, "region_a", 4, "korgo", force=2, laid=("T_plus_4",))
        adventure(state)
        play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 3 4\n0: loot kill_plus_6")
        assert {"capture", "kill"} <= set(options(state))
        play(state, f"0: {answer}")
        assert options(state) == ["pass", f"loot {offered}"]
        play(state, f"0: loot {offered}")
        assert state.glory[0] == 5 + glory


@pytest.mark.rule("ML-382", "ML-160", "ML-162")
def test_saruna_may_roll_one_by_one_though_no_trap_is_laid() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "saruna")
    send(state, "region_a", 4, "saruna", force=5)
    adventure(state)
    play(state, "chance: roll 1 1 1 1")
    for face in (6, 4, 4):
        play(state, f"0: roll force\nchance: roll {face}")
    play(state, "0: capture")
    assert told(state, "captured")


@pytest.mark.rule("ML-371", "ML-393", "ML-112", "ML-383")
def test_each_source_of_rerolls_may_touch_the_same_die() -> None:
    state = field(beast="turfus", land="kale", tile="E4-a")
    hire(state, 0, "sckrat")
    equip(state, "sckrat", "tergeo")
    send(state, "region_a", 4, "sckrat", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\n0: reroll force 1 sckrat\nchance: roll 2")
    assert sorted(options(state)) == ["reroll force 2 advantage", "reroll force 2 tergeo", "stop"]
    play(state, "0: reroll force 2 tergeo\nchance: roll 3\n0: reroll force 3 advantage\nchance: roll 4")
    assert last_total(state) == 4
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 4}


@pytest.mark.rule("ML-160", "ML-112", "ML-161")
def test_a_die_that_would_overshoot_may_be_rolled_again_before_the_next_is_rolled() -> None:
    state = field(beast="sckon", land="kale", tile="E4-a")
    send(state, "region_a", 4, "korgo", force=3, laid=("T_plus_4",))
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll force\nchance: roll 2\n0: reroll force 2 advantage\nchance: roll 6")
    play(state, "0: roll force\nchance: roll 1\n0: capture")
    assert told(state, "captured"), "4 + 6 + 1 is 11"


@pytest.mark.rule("ML-117", "ML-155", "ML-164", "ML-118")
def test_at_the_gates_a_mercenary_without_dice_finishes_with_venom_what_the_other_began() -> None:
    state = seated()
    monster(state, 2, "krushus")
    send(state, "gates", 1, "tortock", force=2)
    send(state, "gates", 2, "korgo", laid=("T_plus_4",), venoms=1)
    adventure(state)
    play(state, faces(4))
    play(state, "chance: roll 5 4")
    assert told(state, "strike-failed")[-1].data == {"seat": 1, "damage": 9}
    play(state, faces(4))
    assert asked(state)[0] == 0
    assert "capture" in options(state), "9 and the trap's 4 are 13: between 9 and 15"
    play(state, "0: venom")
    assert told(state, "killed"), "13 and 2 are 15"
    assert state.trophies[0] == [state.cat.monster_index["krushus"]]


@pytest.mark.rule("ML-364", "ML-066", "ML-062")
def test_lusaras_potions_beyond_three_are_lost_at_once() -> None:
    state = field(beast="sckon", land="kale")
    hire(state, 0, "lusara")
    state.potion[0] = 2
    send(state, "region_a", 4, "lusara", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6 6")
    assert state.potion[0] == 3


@pytest.mark.rule("ML-364", "ML-067", "ML-062", "ML-311")
def test_lusaras_potions_are_drunk_at_home_before_any_is_lost_and_loot_celebrates_besides() -> None:
    state = field(beast="sckon", land="kale")
    hire(state, 0, "lusara")
    loot(state, 0, "glory_kill_4")
    state.potion[0] = 3
    for word in ("korgo", "purkas"):
        state.wounded[member(state, word)] = 1
    send(state, "region_a", 3, "purkas", force=1)
    send(state, "region_a", 4, "lusara", force=3)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 1\nchance: roll 1 1 1\nchance: roll 6 6 6\n0: loot glory_kill_4")
    assert asked(state) == (0, "heal")
    assert options(state) == ["enough", "heal korgo"], "purkas is on an expedition"
    play(state, "0: heal korgo")
    assert state.potion[0] == 3
    assert state.glory[0] == 5 + 4 + 4


@pytest.mark.rule("ML-383", "ML-352", "ML-364")
def test_puargh_and_lusara_gain_nothing_when_a_comrade_captures() -> None:
    state = field(beast="sckon", land="kale")
    hire(state, 0, "lusara", "puargh")
    send(state, "region_a", 1, "lusara", force=1)
    send(state, "region_a", 2, "korgo", force=2, laid=("T_plus_4",))
    send(state, "region_a", 3, "puargh", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 1\nchance: roll 1 1 1\n0: roll\nchance: roll 3 3")
    assert told(state, "captured")
    assert (state.glory[0], state.potion[0]) == (5 + 4, 0)


@pytest.mark.rule("ML-334", "ML-352", "ML-312", "ML-169", "ML-191")
def test_a_sandor_that_escapes_pays_talent_and_loot_and_leaves_the_region_open() -> None:
    state = field(beast="sandor", land="yuha")
    hire(state, 0, "puargh")
    loot(state, 0, "glory_capture_3")
    send(state, "region_a", 3, "puargh", force=3, laid=("T_plus_4",))
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n0: roll\nchance: roll 4 4 4\n0: loot glory_capture_3")
    assert state.glory[0] == 5 + 3 + 1 + 3
    play(state, "chance: roll 6 6")
    assert told(state, "conquered")[-1].data["seat"] == 1  # type: ignore[index]
    until_turn(state, 2)
    assert state.cat.monster_ids[state.monsters[2]] == "sandor"
    assert sum(state.panic) == 1, "it is at the Gates in the Cleanup: panic spreads"


@pytest.mark.rule("ML-334", "ML-185", "ML-193")
def test_a_sandor_captured_at_the_gates_is_gone_and_the_panic_with_it() -> None:
    state = field(beast="", land="kale")
    monster(state, 2, "sandor")
    send(state, "gates", 1, "korgo", force=3, laid=("T_plus_4",))
    adventure(state)
    play(state, faces(4) + "\n0: roll\nchance: roll 4 4 4")
    assert told(state, "captured")
    until_turn(state, 2)
    assert state.cat.monster_index["sandor"] in state.monster_discard
    assert sum(state.panic) == 0


@pytest.mark.rule("ML-179", "ML-132", "ML-323")
def test_loot_of_region_a_is_used_in_region_b_in_the_same_turn() -> None:
    state = field(3, "turfus", "kale")
    monster(state, 1, "moldo")
    spoils(state, "F_plus_2", "gold12", "gold10", "trophy_3")
    send(state, "region_a", 4, "purkas", force=1)
    send(state, "region_b", 4, "korgo", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\n0: take F_plus_2")
    play(state, "chance: draw M_plus_2")
    play(state, faces(dice_asked(state)))
    play(state, "chance: roll 3 3")
    assert "loot F_plus_2" in options(state)
    play(state, "0: loot F_plus_2")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 2 * (3 - 1 + 2)}


@pytest.mark.rule("ML-381", "ML-170", "ML-172")
def test_what_geas_adds_to_a_failed_conquest_is_carried_to_the_next() -> None:
    state = field(beast="", land="kale")
    hire(state, 0, "geas")
    send(state, "region_a", 3, "geas", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 4")
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 7}
    play(state, "chance: roll 5")
    assert told(state, "conquered")[-1].data["seat"] == 1  # type: ignore[index]


@pytest.mark.rule("ML-392", "ML-388", "ML-387", "ML-386", "ML-172")
def test_in_a_conquest_kedavra_counts_and_slyzor_does_not() -> None:
    state = field(beast="", land="negueria")
    equip(state, "korgo", "slyzor")
    equip(state, "korgo", "kedavra")
    send(state, "region_a", 3, "korgo", force=1, magic=2, laid=("M_plus_1", "T_plus_8"), venoms=1)
    adventure(state)
    play(state, "chance: roll 3 1 1")
    no_more(state)
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 3 + 2 * (1 + 2 + 1)}


@pytest.mark.rule("ML-310", "ML-311", "ML-169")
def test_loot_for_a_conquest_is_not_offered_to_the_killer_nor_that_for_a_kill_to_the_conqueror() -> None:
    state = field(beast="sckon", land="kale")
    loot(state, 0, "glory_conquest_4", "glory_kill_4")
    send(state, "region_a", 1, "purkas", force=2)
    send(state, "region_a", 2, "korgo", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6")
    assert options(state) == ["pass", "loot glory_kill_4"]
    play(state, "0: pass\nchance: roll 6 6")
    assert "loot glory_kill_4" not in options(state)
    assert "loot glory_conquest_4" in options(state)
    play(state, "0: loot glory_conquest_4")
    assert state.glory[0] == 5 + 4 + 3 + 4


@pytest.mark.rule("ML-178", "ML-180", "ML-181")
def test_when_the_display_runs_dry_the_last_on_the_right_go_without_and_discards_fill_it_again() -> None:
    state = field(4, "turfus", "kale")
    everything = [state.cat.loot_ids[t] for t in (*state.spoils, *state.loot_deck)]
    spoils(state, "gold12")
    state.loot_discard += state.loot_deck
    state.loot_deck.clear()
    for number, who in enumerate(("purkas", "tortock", "nuduru"), start=2):
        send(state, "region_a", number, who, force=1)
    adventure(state)
    play(state, "\n".join(["chance: roll 1 1 1 1\nchance: roll 1"] * 3))
    assert asked(state) == (0, "loot")
    play(state, "0: take gold12")
    assert asked(state)[1] != "loot", "nothing is left to take"
    assert [len(held) for held in state.loot] == [1, 0, 0, 0]
    assert len(everything) == 16
    until_turn(state, 2)
    assert sum(token >= 0 for token in state.spoils) == 4
    assert member(state, "purkas") in state.members[0]

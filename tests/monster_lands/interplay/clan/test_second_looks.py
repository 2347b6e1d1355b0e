"""Where what is left over meets what comes next: no dice left, dice of others, the dead's traps, a last die bought."""

from __future__ import annotations

import pytest

from tests.monster_lands.alone import HER_TURN, alone
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    leave_now,
    loot,
    member,
    mission,
    monster,
    options,
    pool,
    refresh,
    seated,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until_turn
from tests.tools import play, told


@pytest.mark.rule("ML-339", "ML-143", "ML-141", "ML-298", "ML-155")
def test_who_gave_every_die_against_snagus_bears_its_one_hit_and_strikes_with_trap_and_venom() -> None:
    state = field(beast="snagus", land="kale")
    send(state, "region_a", 3, "korgo", magic=5, laid=("T_plus_8",), venoms=1, defence=1)
    adventure(state)
    play(state, "0: shield 5")
    assert (asked(state), options(state)) == ((0, "defend"), ["defend 0", "defend 1"]), "no die, but the automatic hit"
    play(state, "0: defend 1")
    assert options(state) == ["stop", "venom"], "nothing to roll"
    play(state, "0: venom")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 8 + 2}
    assert state.wounded[member(state, "korgo")] == 0


@pytest.mark.rule("ML-360", "ML-184", "ML-337", "ML-118")
def test_ginova_at_the_gates_turns_a_die_of_trons_on_a_rival_whose_guard_may_stop_it() -> None:
    for defended, glory in ((1, 5), (0, 8)):
        state = field(beast="turfus")
        monster(state, 2, "trons")
        hire(state, 0, "ginova")
        state.wounded[member(state, "tortock")] = 1
        send(state, "gates", 1, "ginova", force=1)
        send(state, "gates", 2, "tortock", force=1)
        adventure(state)
        play(state, "0: redirect ginova 2\nchance: roll 6")
        assert asked(state) == (1, "defend")
        play(state, f"1: defend {defended}")
        assert (dead(state), state.glory[1]) == ([] if defended else ["tortock"], glory)
        assert dice_asked(state) == 3 + 3 - 1


@pytest.mark.rule("ML-349", "ML-195", "ML-197", "ML-062")
def test_dalina_who_must_lead_still_stores_eight_traps() -> None:
    state = field(beast="turfus")
    hire(state, 0, "dalina")
    leave_now(state, member(state, "korgo"))
    state.wounded[member(state, "purkas")] = 1
    send(state, "region_a", 4, "purkas", force=1)
    traps(state, 0, "F1", "F1", "F1", "F2", "F2", "F2", "M1")
    adventure(state)
    play(state, "chance: roll 6 6 1 1\n0: defend 0")
    until_turn(state, 2)
    assert state.leader[0] == member(state, "dalina")
    assert len(state.traps[0]) == 7


@pytest.mark.rule("ML-355", "ML-056", "ML-085", "ML-081")
def test_vaidala_brings_a_novice_for_nothing_to_a_clan_without_gold() -> None:
    state = seated()
    hire(state, 0, "vaidala")
    tavern(state)
    state.glory[0] = 20
    state.gold[0] = 0
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force")
    assert options(state) == ["discount vaidala"], "nobody is paid yet"
    play(state, "0: discount vaidala")
    assert [line for line in options(state) if line.startswith("recruit")] == ["recruit novice"]
    play(state, "0: recruit novice")
    assert (state.gold[0], len(state.members[0])) == (0, 4)


@pytest.mark.rule("ML-239", "ML-371", "ML-383", "ML-302")
def test_sckrat_rolls_stolen_dice_again_each_but_once() -> None:
    state = field(beast="snailer", land="kale", ambush=True)
    hire(state, 0, "sckrat")
    send(state, "region_a", 3, "sckrat", force=1, laid=("steal_F2",))
    send(state, "region_a", 4, "tortock", force=2)
    adventure(state)
    play(state, "0: reveal\n0: target 4\n" + faces(3) + "\nchance: roll 5 1 1")
    play(state, "0: reroll force 1 sckrat\nchance: roll 2\n0: reroll force 1 sckrat\nchance: roll 3")
    assert last_total(state) == 5 + 2 + 3
    assert asked(state)[0] != 0 or not [line for line in options(state) if line.startswith("reroll")]


@pytest.mark.rule("ML-360", "ML-326", "ML-345")
def test_ginova_turns_away_a_die_of_sporus_and_its_extra_dice_come_all_the_same() -> None:
    state = field(beast="sporus", land="kale")
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 1")
    assert dice_asked(state) == 3
    play(state, faces(3))
    for who in ("ginova", "tortock"):
        assert dice_asked(state) == 1
        play(state, faces(1, 6))
        assert state.wounded[member(state, who)] == 1


@pytest.mark.rule("ML-118", "ML-114", "ML-158", "ML-186")
def test_who_kills_at_the_lower_gates_brings_the_guards_gold_home_besides_its_reward() -> None:
    state = field(beast="turfus")
    monster(state, 2, "krushus")
    state.gold[0] = 10
    pool(state, 0, 5)
    refresh(state)
    play(state, "0: deploy gates\n0: at 2\n0: send korgo" + 5 * "\n0: add force" + "\n0: go")
    adventure(state)
    play(state, faces(4) + "\n" + faces(5, 3))
    assert (state.gold[0], state.glory[0]) == (10 + 2 + 5, 5 + 4), "what krushus and what the guards pay"


@pytest.mark.rule("ML-379", "ML-251", "ML-042", "ML-250")
def test_a_die_bought_of_wormee_after_the_last_one_gives_madhala_no_turn() -> None:
    state = alone()
    hire(state, 0, "wormee")
    state.gold[0] = 5
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force")
    assert asked(state) == (0, "pass"), "she does not act after the die that empties the pool"
    play(state, "0: more\n0: talent wormee\n0: deploy pawn_shop\n0: die force")
    assert asked(state) != HER_TURN
    assert state.gold[0] == 5 + 1 - 2 + 1


@pytest.mark.rule("ML-268", "ML-275", "ML-131", "ML-316")
def test_in_scenario_4_nobody_is_asked_to_pay_a_contract_with_a_defence_token_of_loot() -> None:
    state = alone(4)
    mission(state, 1, "M10")
    loot(state, 0, "gold6_def_potion")
    send(state, "contract", 1, "tortock", force=1)
    adventure(state)
    assert asked(state)[1] != "contract", "the token would be ignored"
    assert len(state.loot[0]) == 1


@pytest.mark.rule("ML-378", "ML-393", "ML-123", "ML-154")
def test_on_a_competition_kakron_and_tergeo_roll_one_die_of_force_three_times() -> None:
    state = seated()
    mission(state, 0, "M05")
    hire(state, 0, "kakron")
    equip(state, "kakron", "tergeo")
    send(state, "competitive", 1, "kakron", force=3)
    adventure(state)
    play(
        state, "chance: roll 4 4 1\n0: reroll force 1 kakron\nchance: roll 1\n0: reroll force 1 tergeo\nchance: roll 2"
    )
    no_more(state)
    assert (state.glory[0], last_total(state)) == (8, 10), "ten is enough"


@pytest.mark.rule("ML-147", "ML-163", "ML-157", "ML-360")
def test_the_trap_of_one_who_died_after_striking_lies_there_and_captures_for_nobody_else() -> None:
    state = field(beast="snailer", land="kale")
    state.wounded[member(state, "korgo")] = 1
    hire(state, 1, "ginova")
    e = send(state, "region_a", 2, "korgo", force=2, laid=("F_plus_1",))
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "tortock", force=3)
    adventure(state)
    play(state, faces(3) + "\n0: roll\n" + faces(2))
    no_more(state)
    play(state, "1: redirect ginova 2\nchance: roll 6")
    assert dead(state) == ["korgo"]
    assert len(state.laid[e]) == 1
    play(state, faces(2) + "\n" + faces(1) + "\n" + faces(3) + "\nchance: roll 2 2 2")
    assert last_total(state) == 4 + 1 + 6
    assert not told(state, "captured"), "eleven of ten, but no trap of its own"
    assert not told(state, "killed")


@pytest.mark.rule("ML-172", "ML-387", "ML-373", "ML-319", "ML-314")
def test_in_a_conquest_karunna_kedavra_a_trap_and_loot_count_but_neither_flat_trap_nor_venom() -> None:
    state = field(beast="", land="kale")
    hire(state, 0, "karunna")
    equip(state, "karunna", "kedavra")
    loot(state, 0, "reroll_M_3", "M_plus_2", "kill_plus_6")
    send(state, "region_a", 3, "karunna", magic=2, laid=("T_plus_8", "M_plus_1"), venoms=1)
    adventure(state)
    play(state, faces(2))
    assert last_total(state) == 2 * (1 + 2 + 1)
    reroll = ["reroll magic 1 karunna", "reroll magic 1 advantage"]
    assert options(state) == ["stop", *reroll, "loot reroll_M_3", "loot M_plus_2"]
    play(state, "0: loot M_plus_2")
    assert state.ruler[state.cat.region_index["kale"]] == 0, "twelve conquer Kale"

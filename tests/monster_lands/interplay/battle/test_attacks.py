"""Where a monster's attack meets powers, talents, tokens, deaths and glory."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    hire,
    member,
    monster,
    options,
    own_region,
    seated,
    send,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until, until_turn
from tests.tools import play, told


@pytest.mark.rule("ML-326", "ML-142", "ML-345")
def test_magic_of_an_expedition_not_yet_rolled_takes_the_extra_die_of_sporus_away() -> None:
    state = field(beast="sporus")
    send(state, "region_a", 3, "korgo", force=1)
    e = send(state, "region_a", 4, "tortock", force=1, magic=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1")
    assert asked(state) == (1, "shield"), "the die that comes from the other expedition may be removed"
    play(state, "1: shield 1")
    assert state.dice_on(e)[:2] == [1, 0]
    assert asked(state) == (-1, "strike"), "no die is left for tortock: korgo strikes"


@pytest.mark.rule("ML-326", "ML-142")
def test_magic_that_has_been_rolled_no_longer_removes_the_extra_die_of_sporus() -> None:
    state = field(beast="sporus", tile="E1-a")
    send(state, "region_a", 3, "korgo", magic=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\n0: shield 0\nchance: roll 1\nchance: roll 1\nchance: roll 3")
    no_more(state)
    play(state, "chance: roll 1 1 1 1")
    assert asked(state)[0] == -1, "korgo has rolled: nothing may be removed"
    play(state, "chance: roll 6")
    assert state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-326", "ML-088", "ML-029")
def test_a_talent_spent_on_the_extra_die_of_sporus_is_spent_for_the_attack_that_follows() -> None:
    state = field(beast="sporus")
    hire(state, 1, "drapis")
    send(state, "region_a", 3, "korgo", force=1)
    send(state, "region_a", 4, "drapis", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 6\n1: defend 1")
    play(state, "chance: roll 1")
    play(state, "chance: roll 6 1 1 1")
    assert asked(state)[1] != "defend"
    assert state.wounded[member(state, "drapis")]


@pytest.mark.rule("ML-327", "ML-167", "ML-144")
def test_the_killer_still_has_its_defence_token_against_korckos_last_hit() -> None:
    state = field(beast="korcko")
    send(state, "region_a", 3, "korgo", force=6, defence=1)
    adventure(state)
    play(state, "chance: roll 1 1 1\n" + faces(6, 6))
    assert asked(state) == (0, "defend")
    play(state, "0: defend 1")
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-336", "ML-345", "ML-148", "ML-149", "ML-158")
def test_a_wounded_killer_that_krunn_takes_along_leaves_trophy_glory_and_the_glory_of_its_death() -> None:
    state = field(beast="krunn", land="kale")
    hire(state, 0, "taroa")
    state.wounded[member(state, "taroa")] = 1
    send(state, "region_a", 2, "taroa", force=6)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n" + faces(6, 6))
    assert dead(state) == ["taroa"]
    assert state.trophies[0] == [state.cat.monster_index["krunn"]]
    assert state.glory[0] == 5 + 6 + 2
    assert state.reputation[0] == 1


@pytest.mark.rule("ML-327", "ML-169", "ML-178")
def test_who_dies_of_korckos_last_hit_neither_conquers_nor_loots() -> None:
    state = field(beast="korcko", land="kale")
    for word in ("tortock", "taron"):
        state.wounded[member(state, word)] = 1
    send(state, "region_a", 1, "taron", force=1)
    send(state, "region_a", 2, "korgo", force=6)
    send(state, "region_a", 3, "tortock", force=6)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 1\nchance: roll 1 1 1\n" + faces(6, 6))
    while asked(state)[1] == "defend":
        play(state, f"{asked(state)[0]}: defend 0")
    assert dead(state) == ["taron", "tortock"]
    assert told(state, "conquered", "looted") == []
    assert state.glory[1] == 5 + 2 + 1


@pytest.mark.rule("ML-343", "ML-027", "ML-148")
def test_abysur_takes_nothing_from_a_clan_without_glory_before_its_death_pays() -> None:
    state = field(beast="abysur", tile="E2-b")
    state.glory[0] = 0
    send(state, "region_a", 1, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1 1")
    while not dead(state):
        play(state, f"0: {options(state)[0]}")
    assert state.glory[0] == 2, "the wound costs nothing that is not there; then the death pays 2"


@pytest.mark.rule("ML-340", "ML-345", "ML-118", "ML-145")
def test_at_the_gates_gorgosh_is_not_stopped_by_the_guards_but_by_tokens_and_potions() -> None:
    state = seated()
    monster(state, 2, "gorgosh")
    send(state, "gates", 1, "purkas", force=1, defence=1, potions=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1")
    assert options(state) == ["defend 0", "defend 1"], "the token; neither the guards nor purkas' talent"
    play(state, "0: defend 1\n0: drink 1")
    assert not state.wounded[member(state, "purkas")]


@pytest.mark.rule("ML-337", "ML-187", "ML-183", "ML-223")
def test_trons_at_the_gates_adds_its_own_dice_and_those_of_the_track_but_none_of_affinity() -> None:
    state = field(beast="turfus", land="yuha", difficulty="legendary")
    monster(state, 2, "trons")
    send(state, "gates", 1, "korgo", force=1, magic=2)
    adventure(state)
    play(state, "0: shield 2")
    assert dice_asked(state) == 3 + 3 + 1 - 2


@pytest.mark.rule("ML-360", "ML-330", "ML-383")
def test_ginova_turns_away_a_die_of_warkors_but_not_its_automatic_hit() -> None:
    state = field(beast="warkors")
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 1")
    assert dice_asked(state) == 3
    play(state, "chance: roll 1 1 1")
    assert state.wounded[member(state, "ginova")], "the automatic hit stays hers"
    assert not state.wounded[member(state, "tortock")]


@pytest.mark.rule("ML-360", "ML-239", "ML-148", "ML-164")
def test_ginova_may_sacrifice_her_own_wounded_neighbour_for_its_glory() -> None:
    state = field(beast="turfus")
    hire(state, 0, "ginova")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "korgo", force=6)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 6")
    assert dead(state) == ["korgo"]
    assert state.glory[0] == 5 + 1
    play(state, "chance: roll 1 1 1\nchance: roll 3")
    assert asked(state) == (0, "loot"), "nobody is left to fight: ginova's clan loots"


@pytest.mark.rule("ML-360", "ML-147", "ML-163", "ML-142")
def test_dice_turned_back_on_one_who_has_struck_kill_it_but_leave_its_damage() -> None:
    state = field(beast="krinx", land="yuha")
    hire(state, 0, "ginova")
    state.wounded[member(state, "tortock")] = 1
    send(state, "region_a", 3, "tortock", force=1, magic=1)
    send(state, "region_a", 4, "ginova", force=2)
    adventure(state)
    play(state, "1: shield 0\nchance: roll 1 1\nchance: roll 5 5")
    no_more(state)
    play(state, "0: redirect ginova 3\nchance: roll 6")
    assert dead(state) == ["tortock"], "its Magic die has been rolled: nothing could be removed"
    play(state, "chance: roll 1\nchance: roll 4 4")
    assert last_total(state) == 10 + 8
    assert told(state, "killed")


@pytest.mark.rule("ML-344", "ML-384", "ML-390", "ML-393")
def test_against_caribdis_weapons_give_no_reroll_but_spells_and_clothes_do_their_work() -> None:
    state = field(beast="caribdis")
    equip(state, "korgo", "krakhen")
    equip(state, "korgo", "tergeo")
    equip(state, "korgo", "noxx")
    send(state, "region_a", 4, "korgo", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 6 1 1 1 1\n0: defend 1")
    assert not state.wounded[member(state, "korgo")]
    play(state, "chance: roll 1 1")
    assert options(state) == ["stop", "reroll force 1 tergeo"]


@pytest.mark.rule("ML-187", "ML-336", "ML-118", "ML-088")
def test_krunns_last_hit_at_the_gates_may_still_be_taken_by_the_guards_of_the_other_expedition() -> None:
    state = seated()
    monster(state, 2, "krunn")
    send(state, "gates", 1, "korgo", force=6)
    send(state, "gates", 2, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1\n0: defend 2\n" + faces(6, 6))
    assert state.wounded[member(state, "korgo")], "both guards of the upper expedition are spent"
    assert asked(state) == (1, "defend")
    play(state, "1: defend 1")
    assert not state.wounded[member(state, "tortock")]


@pytest.mark.rule("ML-146", "ML-176", "ML-177", "ML-093")
def test_a_manager_that_dies_takes_its_equipment_along_and_another_of_its_affinity_may_follow() -> None:
    state = field(beast="turfus")
    hire(state, 0, "drapis")
    own_region(state, 0, "kale", "korgo")
    equip(state, "korgo", "pugnor")
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert state.manager[state.cat.region_index["kale"]] == NONE
    assert len(state.gear_discard) == 1
    assert state.place[member(state, "drapis")] == NONE
    until(state, "wages")
    assert "manage kale drapis" in options(state), "whoever manages is not paid: drapis may be named first"
    gold = state.gold[0]
    play(state, "0: manage kale drapis")
    until_turn(state, 2)
    assert state.gold[0] == gold


@pytest.mark.rule("ML-360", "ML-343", "ML-235")
def test_a_die_of_abysur_turned_on_another_clan_costs_that_clan_its_glory() -> None:
    state = field(beast="abysur")
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 6\nchance: roll 1 1 1 1")
    assert state.glory == [5, 4]


@pytest.mark.rule("ML-360", "ML-328", "ML-340")
@pytest.mark.parametrize(("beast", "cancelled"), [("gator", 1), ("gorgosh", 0)])
def test_what_a_monster_forbids_it_forbids_to_the_target_of_its_redirected_die_too(beast: str, cancelled: int) -> None:
    state = field(beast=beast, land="kale")
    hire(state, 0, "ginova")
    hire(state, 1, "nimra")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "nimra", force=1, potions=1)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 6")
    if beast == "gator":
        assert asked(state) == (1, "defend"), "the talent, not the potion"
        play(state, "1: defend 1")
    else:
        assert asked(state) == (1, "drink"), "the potion, not the talent"
        play(state, "1: drink 0")
    assert bool(state.wounded[member(state, "nimra")]) == (not cancelled)


@pytest.mark.rule("ML-187", "ML-326", "ML-118", "ML-184")
def test_the_extra_die_of_sporus_at_the_gates_may_kill_the_one_who_waits_below() -> None:
    state = seated()
    monster(state, 2, "sporus")
    state.wounded[member(state, "taron")] = 1
    send(state, "gates", 1, "korgo", force=1)
    send(state, "gates", 2, "taron", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 6\n1: defend 0")
    assert dead(state) == ["taron"]
    assert state.glory[1] == 5 + 3

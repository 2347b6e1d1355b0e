"""Rules of single pieces that no chapter's test touches, and the last of the general ones."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Draw
from taverne.engine.frames import advance, settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.box.vocabulary import Goods
from taverne.games.monster_lands.rules.clan.supplies import receive
from tests.monster_lands.positions import (
    adventure,
    asked,
    equip,
    expeditions,
    hire,
    loot,
    mission,
    monster,
    options,
    refresh,
    region,
    seated,
    send,
    spoils,
)
from tests.monster_lands.scenes import field
from tests.tools import play, told


@pytest.mark.rule("ML-282", "ML-287", "ML-290", "ML-294", "ML-237")
@pytest.mark.parametrize(("kind", "colour", "n"), [("F1p", 0, 1), ("F2p", 0, 2), ("M1p", 1, 1), ("M2p", 1, 2)])
def test_reinforced_traps_hold_dice_that_are_safe(kind: str, colour: int, n: int) -> None:
    state = seated(2, ambush=True)
    monster(state, 0, "turfus")
    expeditions(state, 0, "E1-a")
    e = send(state, "region_a", 4, "korgo", force=1, laid=(kind,))
    adventure(state)
    play(state, "0: reveal")
    assert state.safe[colour][e] == n
    assert state.dice[colour][e] == n + (colour == 0)


@pytest.mark.rule("ML-105", "ML-164", "ML-136")
def test_four_expeditions_are_activated_from_left_to_right() -> None:
    state = seated(2)
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E3-a")
    hire(state, 0, "taroa", "fandor")
    for number, who in ((4, "purkas"), (2, "korgo"), (1, "taroa"), (3, "fandor")):
        send(state, "region_a", number, who, force=1)
    adventure(state)
    for _ in range(4):
        play(state, "chance: roll 1 1 1 1\nchance: roll 1")
        if asked(state)[1] == "fight-roll":
            play(state, "0: stop")
    attacked = [event.data["mercenary"] for event in told(state, "attack") if event.data]
    order = ["mercenary-taroa", "mercenary-korgo", "mercenary-fandor", "mercenary-purkas"]
    assert attacked == order


@pytest.mark.rule("ML-133", "ML-134")
def test_all_traps_of_a_region_are_turned_before_the_fight() -> None:
    state = field()
    one = send(state, "region_a", 3, "korgo", force=1, laid=("F2", "T_plus_4"))
    two = send(state, "region_a", 4, "tortock", force=1, laid=("M1",))
    adventure(state)
    assert (state.shown[one], state.shown[two]) == (2, 1)
    assert state.dice_on(one) == [3, 0, 0]
    assert state.dice_on(two) == [1, 1, 0]
    assert asked(state) == (-1, "attack")


@pytest.mark.rule("ML-140", "ML-330")
def test_a_power_is_not_asked_about() -> None:
    state = field(beast="warkors")
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1")
    assert told(state, "wounded"), "the automatic hit comes by itself"


@pytest.mark.rule("ML-181")
def test_any_number_of_loot_and_discards_come_back() -> None:
    state = seated()
    loot(state, 0, "gold10", "gold12", "trophy_3", "F_plus_2", "M_plus_2", "kill_plus_6")
    assert len(state.loot[0]) == 6
    spoils(state, "reroll_FM_4")
    state.loot_discard += state.loot_deck
    state.loot_deck = []
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 4, "korgo", force=1)
    refresh(state)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\n0: stop")
    play(state, "0: take reroll_FM_4")
    settle(state)
    assert NONE not in state.spoils


@pytest.mark.rule("ML-384", "ML-393", "ML-378")
@pytest.mark.parametrize(("gear", "colour"), [("krakhen", "magic"), ("tergeo", "force")])
def test_equipment_rerolls_two_dice_each_once(gear: str, colour: str) -> None:
    state = field(beast="gorgosh")
    equip(state, "korgo", gear)
    dice = {"magic": 3} if colour == "magic" else {"force": 3}
    send(state, "region_a", 4, "korgo", **dice)  # type: ignore[arg-type]
    adventure(state)
    if asked(state)[1] == "shield":
        play(state, "0: shield 0")
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 1 1")
    play(state, f"0: reroll {colour} 1 {gear}\nchance: roll 1\n0: reroll {colour} 1 {gear}\nchance: roll 1")
    assert told(state, "strike-failed"), "two dice, each once"


@pytest.mark.rule("ML-378")
def test_kakron_rerolls_one_force_die() -> None:
    state = field(beast="gorgosh")
    hire(state, 0, "kakron")
    send(state, "region_a", 4, "kakron", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 2 3")
    assert options(state) == ["stop", "reroll force 2 kakron"]


@pytest.mark.rule("ML-356", "ML-374")
@pytest.mark.parametrize(("who", "rolls", "happens"), [("tortock", "5 5", "captured"), ("poissen", "5 5", "killed")])
def test_leaders_add_to_a_capture_or_a_kill(who: str, rolls: str, happens: str) -> None:
    state = field(4, beast="sckon", land="skyehn")
    laid = ("F_plus_1",) if happens == "captured" else ()
    send(state, "region_a", 4, who, magic=2, laid=laid)
    adventure(state)
    seat = asked(state)[0]
    play(state, f"{seat}: shield 0\nchance: roll 1 1 1")
    if laid:
        play(state, f"{seat}: roll")
    play(state, f"chance: roll {rolls}")
    assert told(state, happens), "10 and 1 make 11, 10 and 2 make 12"


@pytest.mark.rule("ML-387")
def test_kedavra_helps_magic_in_a_conquest_only() -> None:
    for beast, expected in (("gorgosh", 3), ("", 5)):
        state = seated()
        monster(state, 0, beast)
        region(state, 0, "rynia")
        expeditions(state, 0, "E1-a")
        equip(state, "korgo", "kedavra")
        send(state, "region_a", 4, "korgo", magic=1)
        adventure(state)
        if beast:
            play(state, "0: shield 0\nchance: roll 1 1 1 1 1")
        play(state, "chance: roll 3")
        assert told(state, "rolled")[-1].data["total"] == expected  # type: ignore[index]


@pytest.mark.rule("ML-312", "ML-179")
def test_loot_for_a_capture_pays_three_glory() -> None:
    state = field(beast="sckon", land="skyehn")
    loot(state, 0, "glory_capture_3", "glory_kill_4")
    hire(state, 0, "saruna")
    send(state, "region_a", 4, "saruna", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 6 5")
    assert options(state) == ["pass", "loot glory_capture_3"]
    play(state, "0: loot glory_capture_3")
    assert state.glory[0] == 5 + 4 + 3


@pytest.mark.rule("ML-308")
def test_four_rerolls_of_any_die() -> None:
    state = seated()
    mission(state, 0, "M01")
    loot(state, 0, "reroll_FM_4")
    send(state, "competitive", 1, "purkas", force=1, magic=1)
    adventure(state)
    play(state, "chance: roll 1 1\n0: loot reroll_FM_4")
    for _ in range(4):
        play(state, "0: reroll force 1 reroll_FM_4\nchance: roll 1")
    assert told(state, "mission-failed")


@pytest.mark.rule("ML-061", "ML-062")
def test_traps_that_are_paid_out_are_drawn_from_the_supply_and_seen_by_their_owner_alone() -> None:
    state = seated()
    state.stack.clear()
    state.traps[0].clear()
    state.trap_discard += state.trap_supply[2:]
    del state.trap_supply[2:]
    first, second = (state.cat.trap_ids[kind] for kind in state.trap_supply)
    supply = len(state.trap_discard)
    receive(state, 0, Goods(trap=3), "ML-061")
    advance(state)
    (lot,) = state.pending
    assert isinstance(lot, Draw)
    assert (lot.prompt, lot.k) == ("traps", 3)
    assert len(lot.items) == supply + 2, "the discards are mixed in where the supply is too small"
    third = next(state.cat.trap_ids[kind] for kind in state.trap_supply[2:])
    state.events = []
    play(state, f"chance: draw {first} {second} {third}")
    assert sorted(state.cat.trap_ids[kind] for kind in state.traps[0]) == sorted([first, second, third])
    (event,) = (event for event in state.events if event.kind == "traps")
    assert (event.data, event.seen_by) == ({"seat": 0, "n": 3}, (0,))

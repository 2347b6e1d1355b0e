"""The piece that is first in its pile is a piece like every other: bought, taken, struck, redirected to, stolen from.

Boxes number their pieces from 0; where a display may have empty spaces, that is where a slip would hide.
"""

from __future__ import annotations

import pytest

from tests.monster_lands.alone import ground, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    column,
    equip,
    hire,
    lair,
    member,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field
from tests.tools import play, refused


def tried(state: object, seat: int = 0) -> list[str]:
    """Return what a seat is shown, open or greyed."""
    return [str(action) for action in GAME.tries(state, seat)]  # type: ignore[arg-type]


@pytest.mark.rule("ML-090", "ML-091")
def test_of_the_equipment_shown_just_the_one_named_is_bought() -> None:
    state = seated()
    bazaar(state, "krakhen", "pugnor", "slham")
    state.gold[0] = 6
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy bazaar\n0: die force")
    assert options(state) == ["gear krakhen", "gear slham"], "Pugnor costs 7"
    assert tried(state) == ["gear krakhen", "gear pugnor", "gear slham"]
    reason = refused(state, "0: gear pugnor")
    assert (reason.key, reason.rule, reason.data) == ("price", "ML-048", {"price": 7, "n": 6})
    assert refused(state, "0: gear noxx").key == "not-shown"
    assert refused(state, "1: gear slham").key == "not-your-turn"
    first = state.clone()
    play(state, "0: gear slham")
    assert tried(state) == []
    play(state, "0: equip korgo")
    assert [state.cat.gear_ids[g] for g in state.gear_of(member(state, "korgo"))] == ["slham"]
    assert state.gold[0] == 3
    play(first, "0: gear krakhen\n0: equip purkas")
    assert [first.cat.gear_ids[g] for g in first.gear_of(member(first, "purkas"))] == ["krakhen"]
    assert first.gold[0] == 1


@pytest.mark.rule("ML-324", "ML-403")
def test_uyuniah_gives_a_card_of_the_bazaar_for_nothing_to_somebody_at_home() -> None:
    state = seated()
    hire(state, 0, "nuduru")
    own_region(state, 0, "uyuniah", "nuduru")
    bazaar(state, "krakhen")
    state.gold[0] = 0
    pool(state, 0, 2)
    refresh(state)
    assert "deploy uyuniah" in options(state)
    empty = state.clone()
    bazaar(empty)
    refresh(empty)
    assert refused(empty, "0: deploy uyuniah").key == "nothing-to-take"
    gone = state.clone()
    for number, who in enumerate(("purkas", "korgo", "nuduru")):
        send(gone, "region_a", number + 2, who)
    refresh(gone)
    assert refused(gone, "0: deploy uyuniah").key == "nothing-to-take", "nobody is at home to carry it"
    play(state, "0: deploy uyuniah\n0: die force\n0: die force\n0: gear krakhen\n0: equip korgo")
    assert [state.cat.gear_ids[g] for g in state.gear_of(member(state, "korgo"))] == ["krakhen"]
    assert state.gold[0] == 0


@pytest.mark.rule("ML-093")
def test_what_purkas_wears_may_change_hands() -> None:
    state = seated()
    equip(state, "purkas", "noxx")
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: more")
    assert "move noxx purkas" in options(state)
    send(state, "region_a", 4, "korgo")
    refresh(state)
    assert refused(state, "0: move noxx purkas").key == "not-home", "nobody else is at home"


@pytest.mark.rule("ML-234", "ML-235")
def test_an_ambush_aims_attack_dice_at_purkas_as_at_anybody() -> None:
    state = field(beast="gorgosh", ambush=True)
    send(state, "region_a", 2, "purkas", force=1)
    send(state, "region_a", 3, "tortock", force=1, laid=("redirect_1",))
    adventure(state)
    play(state, "1: reveal\n1: target 2")
    play(state, faces(dice_asked(state)))
    while asked(state)[1] != "redirect":
        play(state, faces(dice_asked(state)) if asked(state)[0] < 0 else f"{asked(state)[0]}: {options(state)[0]}")
    assert options(state) == ["pass", "redirect ambush 2"]


@pytest.mark.rule("ML-326", "ML-187")
def test_sporus_strikes_everybody_there_purkas_too() -> None:
    state = field(beast="sporus")
    send(state, "region_a", 3, "purkas", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    state.wounded[member(state, "purkas")] = 1
    adventure(state)
    play(state, faces(dice_asked(state)))
    struck = dice_asked(state)
    assert struck == 1, "the splash at the first of them"
    play(state, "chance: roll 6")
    if asked(state)[1] == "defend":
        play(state, "0: defend 0")
    assert dead(state) == ["purkas"]


@pytest.mark.rule("ML-272", "ML-236")
def test_madhala_steals_from_purkas() -> None:
    state = ground("turfus", 8)
    mine = send(state, "region_a", 2, "purkas", force=2)
    provoke(state)
    play(state, "chance: roll 6 3")
    adventure(state)
    play(state, "chance: draw steal_F2")
    assert state.dice[0][mine] == 0
    assert state.dice[0][column("region_a", 3)] == 2


@pytest.mark.rule("ML-058")
def test_what_the_traps_of_the_lair_cost_so_far_is_told_from_nothing_on() -> None:
    state = seated()
    lair(state, "F1", "M1", "T_plus_8")
    state.gold[0] = 20
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force")
    assert state.pending[0].data == {"price": 0}  # type: ignore[union-attr]
    assert tried(state) == ["enough", "buy F1", "buy M1", "buy T_plus_8"]
    assert refused(state, "1: buy F1").key == "not-your-turn"
    assert refused(state, "0: buy M2").key == "not-shown"
    cost = state.cat.trap_cost
    play(state, "0: buy F1\n0: buy M1")
    price = cost[state.cat.trap_index["F1"]] + cost[state.cat.trap_index["M1"]]
    assert state.pending[0].data == {"price": price}  # type: ignore[union-attr]

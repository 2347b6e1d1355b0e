"""What seldom happens: Madhala's pile runs out or is never turned, two ambushes on one, an owner's own cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.monster_lands.alone import ground, hers, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    expeditions,
    hire,
    lair,
    monster,
    options,
    own_region,
    owned,
    pool,
    refresh,
    region,
    seated,
    send,
)
from tests.monster_lands.scenes import dice_asked, faces, field, no_more, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-275")
def test_when_her_pile_is_empty_madhala_draws_from_what_she_has_used() -> None:
    state = ground("turfus", 8)
    provoke(state)
    play(state, "chance: roll 5 2")
    state.sly_discard += state.sly_pile
    state.sly_pile.clear()
    send(state, "region_a", 1, "korgo", force=2)
    adventure(state)
    assert asked(state) == (-1, "sly")
    play(state, "chance: draw redirect_1")
    assert len(state.sly_pile) == 23
    assert state.sly_discard == []
    assert GAME.problems(state) == []


@pytest.mark.rule("ML-272")
def test_traps_of_madhalas_that_were_never_turned_go_back_unseen() -> None:
    state = ground("", 8)
    provoke(state)
    play(state, "chance: roll 5 2")
    state.events = []
    adventure(state)
    until_turn(state, 2)
    assert not told(state, "trap-discarded", "madhala-reveals")
    assert len(state.sly_pile) == 24
    assert GAME.problems(state) == []


@pytest.mark.rule("ML-306")
def test_two_ambushes_on_one_neighbour_are_offered_once_and_used_one_after_the_other() -> None:
    state = field(beast="turfus", land="kale", ambush=True)
    send(state, "region_a", 1, "korgo", force=1, laid=("redirect_1", "redirect_2"))
    send(state, "region_a", 2, "tortock", force=2)
    adventure(state)
    play(state, "0: reveal\n0: target 2\n0: reveal\n0: target 2")
    assert options(state) == ["pass", "redirect ambush 2"]
    play(state, "0: redirect ambush 2\nchance: roll 1")
    assert options(state) == ["pass", "redirect ambush 2"], "the other one"
    play(state, "0: redirect ambush 2\nchance: roll 1 1")
    assert asked(state) == (-1, "attack")
    assert dice_asked(state) == 4 - 3


@pytest.mark.rule("ML-327")
def test_the_last_hit_of_a_monster_i_kill_does_not_strike_madhala() -> None:
    state = ground("korcko", land="kale")
    send(state, "region_a", 1, "korgo", force=4, defence=1)
    hers(state, "region_a", 2)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 5 4 4 4")
    assert asked(state) == (0, "defend")
    play(state, "0: defend 1")
    assert told(state, "madhala-region")


@pytest.mark.rule("ML-171")
def test_a_talent_of_an_owners_box_may_pay_on_a_conquest(tmp_path: Path) -> None:
    text = '[[mercenary]]\nid = "puargh"\ntalent = { kind = "gain", goods = { gold = 3 }, on = ["conquest"] }\n'
    state = seated(game=owned(tmp_path, text))
    monster(state, 0, "")
    region(state, 0, "kale")
    expeditions(state, 0, "E1-a")
    hire(state, 0, "puargh")
    send(state, "region_a", 1, "puargh", force=2)
    adventure(state)
    play(state, "chance: roll 6 6")
    assert (state.glory[0], state.gold[0]) == (5 + 3, 7 + 3)


@pytest.mark.rule("ML-063")
def test_a_laboratory_of_an_owners_box_may_pay_goods_where_taron_has_no_say(tmp_path: Path) -> None:
    gold = '{ dice = 1, effect = { kind = "gain", goods = { gold = 1, venom = 1 } } }'
    brew = '{ dice = 1, effect = { kind = "brew", n = 2 } }'
    text = f'[[building]]\nid = "laboratory"\nslots = [{gold}, {brew}]\n'
    state = seated(game=owned(tmp_path, text))
    pool(state, 1, magic=1)
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n1: deploy laboratory\n1: at 1")
    assert (state.gold[1], state.venom[1]) == (7 + 1, 1)


@pytest.mark.rule("ML-120")
def test_a_region_of_an_owners_box_takes_no_die_that_a_later_space_needs(tmp_path: Path) -> None:
    text = '[[region]]\nid = "gurban"\ndeploy = [["force", "persuasion"], ["force"]]\n'
    state = seated(game=owned(tmp_path, text))
    hire(state, 0, "parsas")
    own_region(state, 0, "gurban", "parsas")
    pool(state, 0, force=1, persuasion=(4,))
    refresh(state)
    play(state, "0: deploy gurban")
    assert options(state) == ["die persuasion 4"], "the only die of Force is for the second space"
    no_more(state)


@pytest.mark.rule("ML-256")
def test_where_the_bazaar_has_a_gap_madhala_takes_nothing_and_tells_nothing() -> None:
    state = ground("snailer")
    bazaar(state, "noxx", "pugnor")
    state.gear_discard += state.gear_deck
    state.gear_deck.clear()
    gone = len(state.gear_discard)
    provoke(state)
    play(state, "chance: roll 3 5\nchance: roll 4")
    assert asked(state) == (0, "deploy")
    assert not told(state, "madhala-takes"), "red 3 is the place on the right"
    assert len(state.gear_discard) == gone


@pytest.mark.rule("ML-231")
@pytest.mark.parametrize(("beast", "name"), [("turfus", "monster-turfus"), ("", "")])
def test_a_battle_is_told_with_its_monster_if_there_is_one(beast: str, name: str) -> None:
    state = field(beast=beast, land="kale")
    send(state, "region_a", 1, "korgo", force=1)
    adventure(state)
    assert [event.data for event in told(state, "battle")] == [{"place": "place-region_a", "monster": name}]


@pytest.mark.rule("ML-058")
def test_a_trap_too_dear_beside_those_in_the_basket_is_refused_with_the_price_of_all() -> None:
    state = seated()
    lair(state, "F2", "F3", "M1", "M1", "F1", "F1")
    state.gold[0] = 10
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F2")
    refusal = refused(state, "0: buy F3")
    assert (refusal.rule, refusal.data) == ("ML-048", {"price": 6 + 9, "n": 10})


@pytest.mark.rule("ML-117")
def test_gates_of_an_owners_box_may_hold_less_than_a_region_does(tmp_path: Path) -> None:
    state = seated(game=owned(tmp_path, "[gates]\ndie_spaces = 4\n"))
    monster(state, 2, "trons")
    state.defence[0] = 5
    pool(state, 0, force=1)
    pool(state, 1, force=1)
    refresh(state)
    play(state, "0: deploy gates\n0: at 1\n0: send korgo\n0: defence\n0: defence")
    assert "defence" not in options(state)
    assert "add force" not in options(state)

"""Clans that run out of people, panic that runs out of tokens, displays that run out of pieces."""

from __future__ import annotations

import pytest

from taverne.engine.frames import ask_again
from taverne.games.monster_lands.box.catalogue import NONE
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    equip,
    hire,
    lair,
    leave_now,
    member,
    monster,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import dead, drive, field
from tests.tools import play, refused


@pytest.mark.rule("ML-150", "ML-083", "ML-033", "ML-210")
def test_without_a_novice_left_a_clan_without_anybody_plays_on_with_the_dice_of_its_glory() -> None:
    state = field(beast="turfus", land="kale")
    while state.novices:
        hire(state, 1, state.cat.member_ids[state.novices[0]])
    state.gold[1] = 40
    for who in ("korgo", "purkas"):
        state.wounded[member(state, who)] = 1
    send(state, "region_a", 1, "korgo", force=1)
    send(state, "region_a", 2, "purkas", force=1)
    adventure(state)
    drive(state, "6 6 1 1/6 6 6 1", "roll/stop/pay")
    assert sorted(dead(state)) == ["korgo", "purkas"]
    assert state.turn == 2
    assert state.members[0] == []
    assert state.leader[0] == NONE
    assert state.reputation[0] == 0
    assert state.first == 0
    assert GAME.problems(state) == []
    bracket = state.cat.bracket_dice[state.cat.bracket(state.glory[0])]
    assert sum(state.pool[0]) == sum(bracket)


@pytest.mark.rule("ML-195", "ML-070", "ML-198", "ML-150")
def test_whoever_a_clan_of_nobody_hires_first_leads_it_and_is_not_paid() -> None:
    state = seated()
    for word in ("korgo", "purkas"):
        leave_now(state, member(state, word))
    state.leader[0] = NONE
    tavern(state, "drapis", "geas", "torko", "lusara")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit drapis")
    adventure(state)
    drive(state)
    assert state.leader[0] == member(state, "drapis")
    assert (state.gold[0], state.reputation[0]) == (7 - 5, 2)


@pytest.mark.rule("ML-195", "ML-198", "ML-199", "ML-200", "ML-188")
def test_a_clan_whose_leader_died_promotes_before_it_pays_and_loses_the_next_in_rank() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "drapis", "taroa")
    state.wounded[member(state, "purkas")] = 1
    state.gold[0] = 1
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    drive(state, "6 6 1 1", "roll/stop/pay")
    assert state.leader[0] == member(state, "taroa"), "reputation 3"
    assert member(state, "drapis") in state.tavern_discard, "two to pay with one gold: the highest left goes"
    assert state.gold[0] == 0
    assert state.reputation[0] == 3 + 1


@pytest.mark.rule("ML-201", "ML-199", "ML-092")
def test_the_only_follower_deserts_and_leaves_the_weapon_to_the_leader() -> None:
    state = seated()
    equip(state, "korgo", "pugnor")
    state.gold[0] = 0
    adventure(state)
    drive(state, "", "pay/equip purkas")
    assert state.members[0] == [member(state, "purkas")]
    assert [state.cat.gear_ids[g] for g, who in enumerate(state.wearer) if who == member(state, "purkas")] == ["pugnor"]


@pytest.mark.rule("ML-185", "ML-193", "ML-331")
def test_after_a_victory_at_the_gates_the_next_panic_comes_from_all_seven() -> None:
    state = field(beast="krinx", land="kale")
    monster(state, 2, "sckon")
    for word in ("lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar", "mine"):
        panic(state, word)
    send(state, "gates", 1, "korgo", force=5)
    adventure(state)
    drive(state, "1 1 1/6 6 6 6 6", "roll/stop/kill")
    assert state.cat.monster_index["sckon"] in state.trophies[0]
    assert state.monsters[2] == state.cat.monster_index["krinx"]
    assert sum(state.panic) == 2
    assert len(state.panic_pile) == 5


@pytest.mark.rule("ML-331", "ML-194", "ML-041", "ML-042")
def test_krinx_finds_one_panic_token_left_and_then_no_die_can_be_placed_in_the_citadel() -> None:
    state = seated()
    monster(state, 2, "krinx")
    monster(state, 0, "")
    for word in ("lair", "laboratory", "tavern", "armoury", "bazaar", "mine"):
        panic(state, word)
    adventure(state)
    drive(state)
    assert sum(state.panic) == 7
    assert state.panic_pile == []
    for word in ("lair", "laboratory", "tavern", "armoury", "bazaar", "mine", "pawn_shop"):
        assert f"deploy {word}" not in options(state)
        assert refused(state, f"{asked(state)[0]}: deploy {word}").rule == "ML-193"


@pytest.mark.rule("ML-324", "ML-091", "ML-403")
def test_uyuniah_gives_nothing_while_everybody_is_away_or_the_bazaar_is_empty() -> None:
    state = seated()
    hire(state, 0, "zondu")
    own_region(state, 0, "uyuniah", "zondu")
    pool(state, 0, force=3)
    for who, place in (("korgo", 1), ("purkas", 2), ("zondu", 3)):
        send(state, "region_a", place, who, force=1)
    refresh(state)
    assert "deploy uyuniah" not in options(state)
    other = seated()
    hire(other, 0, "zondu")
    own_region(other, 0, "uyuniah", "zondu")
    pool(other, 0, force=3)
    bazaar(other)
    refresh(other)
    assert "deploy uyuniah" not in options(other)
    assert refused(other, "0: deploy uyuniah").rule == "ML-324"


@pytest.mark.rule("ML-062", "ML-349", "ML-199", "ML-059")
def test_when_dalina_deserts_three_traps_too_many_go_at_once() -> None:
    state = seated()
    hire(state, 0, "dalina")
    traps(state, 0, "F1", "F1", "F1", "F1", "F2", "F2", "M1", "M1")
    state.gold[0] = 0
    adventure(state)
    drive(state, "", "pay/dismiss dalina/discard F1")
    assert member(state, "dalina") in state.tavern_discard
    assert len(state.traps[0]) == 5


@pytest.mark.rule("ML-060", "ML-049")
def test_without_traps_anywhere_the_lair_keeps_its_gaps_and_the_rest_is_still_for_sale() -> None:
    state = seated()
    lair(state, "M_plus_1", "F1", "F1", "F2", "F2", "F3")
    state.gold[0] = 30
    # more than an expedition holds, only so that nothing is left to refill from
    state.laid[send(state, "region_b", 4, "taron", force=1)], state.trap_supply = state.trap_supply, []
    pool(state, 0, force=1)
    pool(state, 1, force=1)
    ask_again(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F3\n0: enough")
    assert sum(kind != NONE for kind in state.lair) == 5
    assert asked(state) == (1, "deploy")
    assert "deploy lair" in options(state)

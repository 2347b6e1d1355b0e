"""Where few are left: who leads, who is asked, what the dead leave, what an empty pile or a full turn allows."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    column,
    equip,
    held,
    hire,
    leave_now,
    loot,
    member,
    monster,
    options,
    own_region,
    pool,
    refresh,
    region,
    seated,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, no_more, until, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-195", "ML-197", "ML-175", "ML-198")
def test_a_novice_leads_before_a_manager_of_high_reputation_does() -> None:
    state = field(beast="turfus")
    leave_now(state, member(state, "korgo"))
    hire(state, 0, "vaidala", "novice-1")
    own_region(state, 0, "kale", "vaidala")
    state.gold[0] = 0
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    until_turn(state, 2)
    assert state.leader[0] == member(state, "novice-1")
    assert state.manager[state.cat.region_index["kale"]] == member(state, "vaidala")
    assert len(state.members[0]) == 2, "one leads and one manages: nobody to pay"


def leader_falls(state: LandsState) -> None:
    """Let purkas die on the fourth expedition of region A."""
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)


@pytest.mark.rule("ML-179", "ML-322", "ML-195", "ML-150")
@pytest.mark.parametrize("recruited", [True, False])
def test_a_clan_whose_last_member_died_may_still_be_led_by_a_recruit_for_a_token(recruited: bool) -> None:
    state = field(beast="turfus")
    leave_now(state, member(state, "korgo"))
    loot(state, 0, "free_recruit")
    tavern(state, "guster", "zondu", "lorios", "drapis")
    state.gold[0] = 0
    leader_falls(state)
    assert (asked(state), options(state)) == ((0, "leader"), ["pass", "loot free_recruit"])
    play(state, "0: loot free_recruit\n0: recruit drapis" if recruited else "0: pass")
    if recruited:
        until(state, "deploy")
        assert state.leader[0] == member(state, "drapis"), "it leads, is not paid and does not leave"
    else:
        play(state, "0: pay")
        assert asked(state) == (0, "fresh")


@pytest.mark.rule("ML-179", "ML-322", "ML-195", "ML-198")
def test_a_recruit_for_a_token_may_take_over_from_the_dead_leader_before_korgo_does() -> None:
    state = field(beast="turfus")
    loot(state, 0, "free_recruit")
    tavern(state, "guster", "zondu", "lorios", "drapis")
    state.gold[0] = 1
    leader_falls(state)
    assert (asked(state), options(state)) == ((0, "leader"), ["lead korgo", "loot free_recruit"])
    play(state, "0: loot free_recruit\n0: recruit zondu")
    until(state, "deploy")
    assert state.leader[0] == member(state, "zondu"), "two are more than one"
    assert (state.gold[0], len(state.members[0])) == (0, 2), "korgo is paid"


@pytest.mark.rule("ML-201", "ML-094", "ML-092", "ML-093")
def test_the_weapon_of_a_deserter_may_take_the_place_of_another() -> None:
    state = seated()
    hire(state, 0, "taroa")
    for who, what in (("taroa", "pugnor"), ("purkas", "krakhen"), ("korgo", "pugnor")):
        equip(state, who, what)
    state.gold[0] = 0
    adventure(state)
    settle(state)
    assert (asked(state), options(state)) == ((0, "inherit"), ["pass", "equip purkas"]), "korgo has just that"
    play(state, "0: equip purkas")
    until_turn(state, 2)
    assert [state.cat.gear_ids[g] for g in state.gear_of(member(state, "purkas"))] == ["pugnor"]
    assert [state.cat.gear_ids[g] for g in state.gear_discard] == ["krakhen"]


def loads(state: LandsState, seat: int, e: int) -> set[tuple[int, int, int, int]]:
    """Return all loads with which somebody can set out: dice of Force and Magic, traps, Defence tokens."""
    found: set[tuple[int, int, int, int]] = set()
    seen = set()
    waiting = [state]
    while waiting:
        at = waiting.pop()
        lying = (at.dice[0][e], at.dice[1][e], len(at.laid[e]), at.shields[e])
        if (lying, tuple(options(at))) in seen:
            continue
        seen.add((lying, tuple(options(at))))
        for line in options(at):
            if line == "go":
                found.add(lying)
            elif line.split()[0] in ("add", "trap", "defence"):
                then = at.clone()
                play(then, f"{seat}: {line}")
                if asked(then)[1].startswith("load"):
                    waiting.append(then)
                else:
                    found.add((then.dice[0][e], then.dice[1][e], len(then.laid[e]), then.shields[e]))
    return found


@pytest.mark.rule("ML-108", "ML-109", "ML-110", "ML-107")
@pytest.mark.parametrize(("tile", "required"), [("E1-a", (1, 0)), ("E2-b", (1, 0)), ("E6-b", (1, 1))])
def test_every_load_of_an_expedition_that_the_rule_allows_can_be_laid_and_no_other(
    tile: str, required: tuple[int, int]
) -> None:
    state = field(beast="turfus", tile=tile)
    most = {"E1-a": 5, "E2-b": 4, "E6-b": 4}[tile]
    pool(state, 0, force=7, magic=3)
    traps(state, 0, "F1", "F1", "F1", "F1")
    state.defence[0] = 5
    state.potion[0] = state.venom[0] = 0
    refresh(state)
    play(state, "0: deploy region_a\n0: at 1\n0: send korgo")
    got = loads(state, 0, column("region_a", 1))
    force, magic = required
    want = {
        (force + f, magic + m, t, d)
        for f in range(most + 1)
        for m in range(min(3 - magic, most - f) + 1)
        for t in range(5)
        for d in range(5)
        if t + d <= 2 + (6 - force - magic - f - m) // 2
    }
    assert got == want


@pytest.mark.rule("ML-117", "ML-119", "ML-108")
def test_every_load_of_the_gates_that_the_rule_allows_can_be_laid_and_no_other() -> None:
    state = field(beast="turfus")
    monster(state, 2, "trons")
    pool(state, 0, force=11, magic=2)
    traps(state, 0, "F1", "F1")
    state.defence[0] = 5
    state.potion[0] = state.venom[0] = 0
    refresh(state)
    play(state, "0: deploy gates\n0: at 1\n0: send korgo")
    want = {
        (f, m, t, d)
        for f in range(11)
        for m in range(3)
        for t in range(3)
        for d in range(6)
        if 0 < f + m + 2 * t + 2 * d <= 10
    }
    assert loads(state, 0, column("gates", 1)) == want


@pytest.mark.rule("ML-146", "ML-201", "ML-096", "ML-195")
def test_what_a_dead_leader_wore_is_gone_and_its_heir_inherits_nothing() -> None:
    state = field(beast="turfus")
    equip(state, "purkas", "pugnor")
    equip(state, "purkas", "noxx")
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, faces(4, 6) + "\n0: defend 0")
    assert dead(state) == ["purkas"]
    until_turn(state, 2)
    assert sorted(state.cat.gear_ids[g] for g in state.gear_discard) == ["noxx", "pugnor"]
    assert state.leader[0] == member(state, "korgo")
    assert state.gear_of(member(state, "korgo")) == []


@pytest.mark.rule("ML-167", "ML-190", "ML-169", "ML-205")
def test_a_token_that_waited_for_the_monster_in_vain_is_discarded_all_the_same() -> None:
    state = field(beast="sckon", land="kale")
    state.defence[1] = 2
    send(state, "region_a", 1, "korgo", force=3)
    e = send(state, "region_a", 4, "tortock", force=1, defence=2, laid=("F1",))
    adventure(state)
    play(state, faces(3) + "\nchance: roll 4 4 4\nchance: roll 1 1")
    assert told(state, "killed")
    until_turn(state, 2)
    assert state.defence[1] == 2
    assert (state.shields[e], state.laid[e]) == (0, [])


@pytest.mark.rule("ML-172", "ML-170", "ML-178", "ML-209")
def test_a_region_whose_conquest_failed_begins_anew_in_the_next_turn() -> None:
    state = field(beast="", land="kale")
    send(state, "region_a", 1, "korgo", force=2)
    adventure(state)
    play(state, "chance: roll 6 5")
    no_more(state)
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 11}
    until_turn(state, 2)
    until(state, "deploy")
    monster(state, 0, "")
    region(state, 0, "kale")
    send(state, "region_a", 1, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6")
    no_more(state)
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 6}, "eleven were lost with the turn"


@pytest.mark.rule("ML-081", "ML-070", "ML-083", "ML-099")
def test_a_clan_of_a_leader_and_novices_sends_the_leader_or_nobody() -> None:
    state = field(beast="turfus")
    leave_now(state, member(state, "korgo"))
    hire(state, 0, "novice-1", "novice-2")
    pool(state, 0, force=3)
    pool(state, 1, force=3)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 4")
    assert options(state)[0] == "send purkas" if asked(state)[1] == "send" else True
    play(state, "0: send purkas" if asked(state)[1] == "send" else "0: go")
    if asked(state)[0] == 0:
        play(state, "0: go")
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    assert not [line for line in options(state) if line in ("deploy region_a", "deploy competitive")]
    assert refused(state, "0: deploy region_a").rule in ("ML-099", "ML-083")


@pytest.mark.rule("ML-203", "ML-214", "ML-217", "ML-148")
def test_a_death_that_brings_the_thirtieth_glory_ends_the_game() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "drapis")
    state.glory[0], state.gold[0] = 28, 20
    send(state, "region_a", 1, "drapis", force=1)
    adventure(state)
    play(state, faces(4, 6))
    while asked(state)[0] == 0 and asked(state)[1] == "defend":
        play(state, "0: defend 0")
    settle(state)
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] == 30 + 1 + 1


@pytest.mark.rule("ML-036", "ML-398", "ML-082", "ML-074")
def test_a_novice_recruited_this_turn_turns_a_die_of_kyzhul_that_was_rolled_too_low() -> None:
    state = seated()
    hire(state, 0, "parsas")
    own_region(state, 0, "kyzhul", "parsas")
    state.glory[0] = 9
    pool(state, 0, force=2)
    pool(state, 1, force=4)
    refresh(state)
    play(state, "0: deploy kyzhul")
    if "die force" in options(state):
        play(state, "0: die force")
    play(state, "chance: roll 1 6\n1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: deploy tavern\n0: die persuasion 6\n0: recruit novice")
    settle(state)
    assert state.gold[0] == 7 - 1
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough\n0: more\n0: talent novice-1")
    play(state, "0: die persuasion 1\n0: into magic")
    assert held(state, 0) == (1 + 1, 1, ())
    assert dice_asked(state) if asked(state)[0] == -1 else True

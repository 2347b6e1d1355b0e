"""Deployment in general, and what may be done at any time (ML-037 to ML-044, ML-029 to ML-031, ML-067, ML-093)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import DEPLOYMENT
from tests.monster_lands.positions import (
    asked,
    equip,
    held,
    hire,
    loot,
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
)
from tests.tools import play, refused


@pytest.mark.rule("ML-037", "ML-038", "ML-020")
def test_players_act_one_by_one_from_the_first_player() -> None:
    state = seated(3, first=1)
    assert asked(state) == (1, "deploy")
    assert refused(state, "0: deploy mine").key == "not-your-turn"
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    assert asked(state) == (2, "deploy")
    play(state, "2: deploy mine\n2: at 1")
    assert asked(state) == (0, "deploy")


@pytest.mark.rule("ML-039")
def test_who_has_dice_may_not_pass() -> None:
    assert refused(seated(), "0: pass").rule == "ML-039"


@pytest.mark.rule("ML-040", "ML-032")
def test_deployment_ends_when_nobody_has_dice() -> None:
    state = seated()
    pool(state, 0, force=1)
    pool(state, 1)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force")
    assert state.phase != DEPLOYMENT


@pytest.mark.rule("ML-041", "ML-193")
def test_dice_without_a_place_are_no_reason_to_stay() -> None:
    state = seated()
    for building in ("lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar", "mine"):
        panic(state, building)
    pool(state, 0, persuasion=(1,))
    pool(state, 1, force=1)
    state.missions = [NONE, NONE]
    state.mission_discard += [m for m in range(12) if m not in state.mission_bag]
    refresh(state)
    assert asked(state)[0] == 1


@pytest.mark.rule("ML-042", "ML-353", "ML-031")
def test_who_has_no_dice_may_still_buy_one_and_act_again() -> None:
    state = seated()
    hire(state, 0, "fandor")
    pool(state, 0)
    refresh(state)
    assert options(state) == ["pass", "more"]
    play(state, "0: more\n0: talent fandor\nchance: roll 4")
    assert state.gold[0] == 6
    assert held(state, 0) == (0, 0, (4,))
    assert asked(state) == (0, "deploy")
    assert "more" not in options(state), "once a turn (ML-029)"


@pytest.mark.rule("ML-353", "ML-379", "ML-031")
def test_a_mercenary_on_an_expedition_buys_no_dice() -> None:
    state = seated()
    monster(state, 0, "snailer")
    hire(state, 0, "wormee")
    send(state, "region_a", 1, "wormee", force=1)
    pool(state, 0, force=1)
    refresh(state)
    assert "more" not in options(state)


@pytest.mark.rule("ML-379", "ML-029")
def test_wormee_sells_a_force_die_for_two_gold() -> None:
    state = seated()
    hire(state, 0, "wormee")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: more\n0: talent wormee")
    assert held(state, 0)[0] == 2
    assert state.gold[0] == 5
    assert refused(state, "0: more").key == "nothing-more"


@pytest.mark.rule("ML-082", "ML-081")
def test_a_novice_turns_one_die_into_another_colour_once_a_turn() -> None:
    state = seated()
    hire(state, 0, "novice-1")
    pool(state, 0, force=1, persuasion=(2,))
    refresh(state)
    play(state, "0: more\n0: talent novice-1\n0: die persuasion 2")
    assert options(state) == ["into force", "into magic"]
    play(state, "0: into magic")
    assert held(state, 0) == (1, 1, ())
    assert "more" not in options(state)


@pytest.mark.rule("ML-067", "ML-101")
def test_a_potion_heals_a_wounded_member_at_home() -> None:
    state = seated()
    state.wounded[member(state, "purkas")] = 1
    state.potion[0] = 1
    refresh(state)
    play(state, "0: more")
    assert refused(state, "0: heal korgo").key == "not-wounded"
    play(state, "0: heal purkas")
    assert state.potion[0] == 0
    assert not state.wounded[member(state, "purkas")]


@pytest.mark.rule("ML-093", "ML-092", "ML-096")
def test_equipment_changes_hands_among_members_at_home_and_swaps_within_a_type() -> None:
    state = seated()
    equip(state, "purkas", "pugnor")
    equip(state, "korgo", "slyzor")
    refresh(state)
    play(state, "0: more\n0: move pugnor purkas")
    assert options(state) == ["equip korgo"]
    play(state, "0: equip korgo")
    wearers = {state.cat.gear_ids[g]: m for g, m in enumerate(state.wearer) if m != NONE}
    assert wearers == {"pugnor": member(state, "korgo"), "slyzor": member(state, "purkas")}


@pytest.mark.rule("ML-168")
def test_a_trophy_is_sold_whole_for_five_gold_a_point() -> None:
    state = seated()
    number = state.cat.monster_index["abysur"]
    state.monster_deck.remove(number)
    state.trophies[0].append(number)
    refresh(state)
    play(state, "0: more\n0: sell abysur")
    assert state.gold[0] == 7 + 10
    assert state.trophies[0] == []
    assert number in state.monster_discard


@pytest.mark.rule("ML-029")
@pytest.mark.parametrize(
    ("who", "item", "n", "then"),
    [
        pytest.param("tranok", "gold", 2, "", marks=pytest.mark.rule("ML-369")),
        pytest.param("lorios", "venom", 1, "", marks=pytest.mark.rule("ML-377")),
        pytest.param("frostor", "potion", 1, "0: brew 1 0", marks=pytest.mark.rule("ML-362")),
        pytest.param("frostor", "venom", 1, "0: brew 0 1", marks=pytest.mark.rule("ML-362")),
    ],
)
def test_talents_of_deployment_pay_once_a_turn(who: str, item: str, n: int, then: str) -> None:
    state = seated()
    hire(state, 0, who)
    refresh(state)
    before = getattr(state, item)[0]
    play(state, f"0: more\n0: talent {who}\n{then}")
    assert getattr(state, item)[0] == before + n
    assert "more" not in options(state)


@pytest.mark.rule("ML-365")
def test_nuduru_brews_a_potion() -> None:
    state = seated(3, first=2)
    play(state, "2: more\n2: talent nuduru")
    assert state.potion[2] == 1


@pytest.mark.rule("ML-030")
def test_outside_talents_do_not_work_in_deployment() -> None:
    state = seated(3, first=2)
    play(state, "2: more")
    assert refused(state, "2: talent frunks").rule == "ML-030"


@pytest.mark.rule("ML-179")
@pytest.mark.parametrize(
    ("token", "gold", "defence", "potion", "venom"),
    [
        pytest.param("potions_venoms", 0, 0, 2, 2, marks=pytest.mark.rule("ML-313")),
        pytest.param("gold6_def_potion", 6, 1, 1, 0, marks=pytest.mark.rule("ML-316")),
        pytest.param("gold12", 12, 0, 0, 0, marks=pytest.mark.rule("ML-320")),
        pytest.param("gold10", 10, 0, 0, 0, marks=pytest.mark.rule("ML-321")),
        pytest.param("trophy_3", 15, 0, 0, 0, marks=pytest.mark.rule("ML-315")),
    ],
)
def test_loot_is_discarded_for_goods(token: str, gold: int, defence: int, potion: int, venom: int) -> None:
    state = seated()
    loot(state, 0, token)
    refresh(state)
    play(state, f"0: more\n0: loot {token}")
    assert (state.gold[0] - 7, state.defence[0], state.potion[0], state.venom[0]) == (gold, defence, potion, venom)
    assert state.loot[0] == []
    assert state.cat.loot_index[token] in state.loot_discard


@pytest.mark.rule("ML-317", "ML-318", "ML-043")
@pytest.mark.parametrize(
    ("token", "die", "left"),
    [("P_to_3M", "persuasion 4", (1, 4, ())), ("M_to_3F", "magic", (4, 0, (4,)))],
)
def test_loot_exchanges_a_die_for_three(token: str, die: str, left: tuple[int, int, tuple[int, ...]]) -> None:
    state = seated()
    loot(state, 0, token)
    pool(state, 0, force=1, magic=1, persuasion=(4,))
    refresh(state)
    play(state, f"0: more\n0: loot {token}\n0: die {die}")
    assert held(state, 0) == left


@pytest.mark.rule("ML-322", "ML-324")
def test_a_free_recruit_still_needs_excess_glory_and_works_in_panic() -> None:
    state = seated()
    loot(state, 0, "free_recruit")
    panic(state, "tavern")
    tavern(state, "vaidala", "dalina")
    refresh(state)
    play(state, "0: more\n0: loot free_recruit")
    assert options(state) == ["recruit dalina", "recruit novice"]
    play(state, "0: recruit dalina\nchance: roll 3")
    assert state.gold[0] == 7
    assert state.reputation[0] == 2


@pytest.mark.rule("ML-179", "ML-030")
def test_outside_loot_waits_for_the_adventure() -> None:
    state = seated()
    loot(state, 0, "kill_plus_6", "gold10")
    refresh(state)
    play(state, "0: more")
    assert refused(state, "0: loot kill_plus_6").key == "outside-only"


@pytest.mark.rule("ML-176", "ML-173", "ML-177", "MLX-15")
def test_a_region_gets_a_manager_of_its_affinity_at_any_moment() -> None:
    state = seated()
    own_region(state, 0, "kyzhul")
    refresh(state)
    assert "more" not in options(state), "the clan is of Fire"
    hire(state, 0, "nimra")
    refresh(state)
    play(state, "0: more\n0: manage kyzhul nimra")
    assert state.manager[state.cat.region_index["kyzhul"]] == member(state, "nimra")
    play(state, "0: deploy kyzhul\n0: die force\nchance: roll 2 5")
    assert {2, 5} <= set(held(state, 0)[2])


@pytest.mark.rule("ML-177")
def test_the_leader_manages_nothing() -> None:
    state = seated()
    own_region(state, 1, "kyzhul")
    refresh(state)
    play(state, "0: deploy mine\n0: at 1")
    assert "more" in options(state)
    play(state, "1: more")
    assert "manage kyzhul taron" in options(state)
    assert "manage kyzhul tortock" not in options(state)


@pytest.mark.rule("ML-075")
def test_dice_gained_in_deployment_must_be_used_in_it() -> None:
    state = seated()
    hire(state, 0, "fandor")
    pool(state, 0)
    refresh(state)
    play(state, "0: more\n0: talent fandor\nchance: roll 4")
    assert refused(state, "0: pass").key == "must-act"


@pytest.mark.rule("ML-075")
def test_a_gained_die_that_found_no_place_is_gone_in_the_next_turn() -> None:
    state = seated()
    hire(state, 0, "fandor")
    for building in ("lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar", "mine"):
        panic(state, building)
    monster(state, 0, "")
    state.mission_discard += state.missions
    state.missions = [NONE, NONE]
    for seat in (0, 1):
        pool(state, seat)
    refresh(state)
    play(state, "0: more\n0: talent fandor\nchance: roll 4")
    settle(state)
    while state.turn == 1:
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    members = [state.cat.member_dice[m] for m in state.members[0]]
    bracket = state.cat.bracket_dice[state.cat.bracket(state.glory[0])]
    wanted = [sum(dice[colour] for dice in (*members, bracket)) for colour in range(3)]
    force, magic, persuasion = held(state, 0)
    assert [force, magic, len(persuasion)] == wanted, "what its members and its glory give, and nothing of last turn"

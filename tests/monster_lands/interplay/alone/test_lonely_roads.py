"""Where one plays alone: escapes, rounds, traps, panic and scenarios beside Madhala, and a campaign."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.solo.scenarios import CANNON_FODDER, HERO, RECRUIT, VETERAN
from tests.monster_lands.alone import HER_TURN, alone, finish, ground, hers, provoke, rank
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    equip,
    held,
    hire,
    lair,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    send,
    traps,
)
from tests.monster_lands.scenes import dice_asked, faces, no_more, until, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-334", "ML-260", "ML-346", "ML-193")
def test_a_sandor_of_mine_escapes_to_the_gates_while_madhala_takes_its_region() -> None:
    state = ground("sandor")
    send(state, "region_a", 1, "korgo", force=3, laid=("M_plus_1",))
    hers(state, "region_a", 2)
    adventure(state)
    play(state, faces(4) + "\n0: roll\nchance: roll 5 5 4")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert told(state, "madhala-region")
    until_turn(state, 2)
    assert state.cat.monster_ids[state.monsters[2]] == "sandor"
    assert sum(state.panic) == 1
    assert (state.glory[0], state.gold[0]) == (5 + 3, 7 + 6 - 1)


@pytest.mark.rule("ML-078", "ML-241", "ML-077", "ML-258")
def test_a_round_bought_alone_shows_three_new_faces_under_madhalas_die() -> None:
    state = alone()
    pool(state, 0, force=2, persuasion=(2,))
    state.gold[0], state.glory[0] = 20, 20
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough\nchance: roll 1 3\nchance: roll 5")
    settle(state)
    before = [m for m in state.tavern if m != NONE]
    assert len(before) == 3
    play(state, "0: deploy tavern\n0: die persuasion 2\n0: round")
    settle(state)
    shown = [m for m in state.tavern if m != NONE]
    assert len(shown) == 3
    assert not set(before) & set(shown)
    assert state.gold[0] == 21 - 2
    play(state, "0: recruit novice")
    assert state.gold[0] == 19 - 1, "her five and my two take a novice's three gold off down to one"


@pytest.mark.rule("ML-274", "ML-193", "ML-182", "ML-194")
def test_in_scenario_10_the_monster_at_the_gates_from_the_start_frightens_in_the_first_cleanup() -> None:
    state = alone(10)
    monster(state, 0, "")
    at = state.monsters[2]
    assert at != NONE
    adventure(state)
    until_turn(state, 2)
    assert state.monsters[2] == at
    assert sum(state.panic) >= 1


@pytest.mark.rule("ML-272", "ML-275", "ML-233", "ML-260")
def test_in_scenario_8_a_token_answers_her_ambush_on_either_side_of_her() -> None:
    for mine, her in ((1, 2), (3, 2)):
        state = ground("turfus", 8)
        provoke(state)
        play(state, f"chance: roll 5 {her}")
        e = send(state, "region_a", mine, "korgo", force=2, magic=1, defence=1)
        adventure(state)
        play(state, "chance: draw steal_F2")
        assert asked(state) == (0, "ambush")
        play(state, "0: cancel")
        assert (state.dice[0][e], state.shields[e]) == (2, 0)
        play(state, "chance: draw steal_M1")
        assert state.dice[1][e] == 0, "the second finds no token"


@pytest.mark.rule("ML-272", "ML-230", "ML-157", "ML-329")
def test_in_scenario_8_my_classic_trap_captures_whatever_she_lays_beside_it() -> None:
    state = ground("snailer", 8)
    provoke(state)
    play(state, "chance: roll 6 4")
    send(state, "region_a", 1, "korgo", force=2, laid=("F1",))
    adventure(state)
    play(state, "0: reveal")
    while asked(state)[0] == -1 and asked(state)[1] != "attack":
        play(state, "chance: draw redirect_1")
    play(state, faces(3) + "\n0: roll\nchance: roll 4 4 4")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert told(state, "captured")
    assert told(state, "madhala-region")


@pytest.mark.rule("ML-273", "ML-130", "ML-261", "ML-275")
def test_in_scenario_9_both_sides_of_a_contract_count_as_two_deeds() -> None:
    state = alone(9)
    mission(state, 1, "M02")
    state.gold[0] = 9
    send(state, "contract", 1, "korgo", force=1)
    send(state, "contract", 2, "purkas", force=1)
    adventure(state)
    play(state, "0: fulfil\n0: fulfil")
    assert state.deeds[0] == 2
    assert (state.glory[0], state.defence[0]) == (5 + 2 + 1, 1)


@pytest.mark.rule("ML-273", "ML-263")
@pytest.mark.parametrize(
    ("deeds", "glory", "earned"),
    [(8, 53, HERO), (8, 52, VETERAN), (7, 60, VETERAN), (5, 60, RECRUIT), (3, 60, CANNON_FODDER)],
)
def test_in_scenario_9_neither_deeds_nor_points_make_up_for_the_other(deeds: int, glory: int, earned: int) -> None:
    state = alone(9)
    state.deeds[0], state.glory[0], state.gold[0] = deeds, glory, 30
    state.turn = 6
    assert rank(finish(state)) == earned


@pytest.mark.rule("ML-265", "ML-199", "ML-198", "ML-263")
def test_in_scenario_2_wages_that_cannot_be_paid_take_all_the_gold_that_counts() -> None:
    state = alone(2)
    hire(state, 0, *(["wormee", "geas", "saruna", "tranok", "puargh", "shandee"]))
    state.turn, state.glory[0], state.gold[0] = 6, 25, 20
    assert rank(finish(state)) == CANNON_FODDER
    assert state.gold[0] == 0, "seven at three gold each are 21"


@pytest.mark.rule("ML-270", "ML-334", "ML-185", "ML-193")
def test_in_scenario_6_gates_that_i_have_freed_are_full_again_at_once_but_quiet() -> None:
    state = ground("snailer", 6)
    monster(state, 0, "")
    monster(state, 2, "trons")
    send(state, "gates", 1, "korgo", force=4)
    adventure(state)
    play(state, faces(6) + "\nchance: roll 5 4 4 4")
    until(state, "deploy")
    assert state.turn == 2
    assert state.monsters[2] != NONE
    assert sum(state.panic) == 0


@pytest.mark.rule("ML-252", "ML-258", "ML-058", "ML-060")
def test_two_traps_that_madhala_takes_are_replaced_before_i_buy() -> None:
    state = alone()
    lair(state, "F1", "F1", "F2", "F2", "M1", "M1")
    provoke(state)
    play(state, "chance: roll 3 1\nchance: roll 4")
    settle(state)
    shown = [state.cat.trap_ids[kind] for kind in state.lair if kind != NONE]
    assert len(shown) == 6
    assert shown[:4] == ["F1", "F1", "F2", "F2"], "red 3 is the third row"


@pytest.mark.rule("ML-251", "ML-082", "ML-250", "ML-249")
def test_a_novice_that_turns_my_last_die_gives_madhala_no_turn_and_the_last_die_ends_it() -> None:
    state = alone()
    hire(state, 0, "novice-1")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: more\n0: talent novice-1")
    if "die force" in options(state):
        play(state, "0: die force")
    play(state, "0: into magic")
    assert held(state, 0) == (0, 1, ())
    assert asked(state) == (0, "deploy")
    play(state, "0: deploy laboratory\n0: at 1\n0: brew 1 2")
    assert asked(state) != HER_TURN


@pytest.mark.rule("ML-266", "ML-244", "ML-203")
def test_scenario_3_goes_on_at_thirty_glory_and_stops_after_its_third_turn() -> None:
    state = alone(3)
    state.glory[0], state.gold[0] = 35, 20
    adventure(state)
    until(state, "deploy")
    assert state.turn == 2
    state.turn = 3
    assert rank(finish(state)) >= VETERAN
    assert state.turn == 3


@pytest.mark.rule("ML-269", "ML-174", "ML-216", "ML-263")
def test_in_scenario_5_a_manager_and_the_leader_are_of_their_affinities_and_a_region_is_not() -> None:
    for extra, earned in (("guster", RECRUIT), ("", CANNON_FODDER)):
        state = alone(5)
        hire(state, 0, "parsas", "shandee", *([extra] if extra else []))
        own_region(state, 0, "thaklan", extra)
        own_region(state, 0, "rynia", "parsas")
        traps(state, 0, "F1", "F1", "F1", "F2", "M1")
        for who, what in (("korgo", "pugnor"), ("parsas", "noxx"), ("purkas", "slham")):
            equip(state, who, what)
        state.defence[0], state.potion[0], state.venom[0] = 5, 3, 3
        state.turn, state.gold[0], state.glory[0] = 6, 20, 5
        assert rank(finish(state)) == earned


@pytest.mark.rule("ML-268", "ML-145", "ML-327", "ML-360")
def test_in_scenario_4_only_a_potion_stops_korckos_last_hit() -> None:
    state = ground("korcko", 4, "kale")
    equip(state, "taron", "noxx")
    send(state, "region_a", 1, "taron", force=4, potions=1)
    adventure(state)
    play(state, faces(3) + "\nchance: roll 5 4 4 4")
    assert told(state, "killed")
    assert asked(state) == (0, "drink")
    play(state, "0: drink 1")
    assert state.wounded[member(state, "taron")] == 0


@pytest.mark.rule("ML-262", "ML-163", "ML-345", "ML-260")
def test_what_i_struck_at_a_monster_that_madhala_removes_is_lost_and_my_loot_is_not() -> None:
    state = ground("turfus", land="kale")
    loot(state, 0, "kill_plus_6")
    send(state, "region_a", 1, "korgo", force=3)
    hers(state, "region_a", 2)
    send(state, "region_a", 4, "purkas", force=2)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 4 4 4")
    no_more(state)
    assert dice_asked(state) == 2
    play(state, "chance: roll 6 5")
    no_more(state)
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 11}, (
        "of twelve, and nothing of what korgo did"
    )
    assert len(state.loot[0]) == 1


@pytest.mark.rule("ML-278", "ML-280", "ML-274", "ML-277")
def test_a_recruit_of_the_last_judgement_stays_at_its_level_and_cannon_fodder_at_heroic_falls_to_normal() -> None:
    for level, points, follows in (("legendary", 40, ("legendary",)), ("heroic", 5, ("normal",))):
        state = alone(10, mode="campaign", played=12, difficulty=level)
        state.turn, state.gold[0], state.glory[0] = 6, 30, points
        finish(state)
        result = GAME.result(state)
        assert result is not None
        found = GAME.follow_up(
            GAME.check({"mode": "campaign", "scenario": 10, "difficulty": level, "played": 12}, 1), result
        )
        assert found is not None
        assert tuple((c["scenario"], c["difficulty"]) for c in found.choices) == tuple((10, d) for d in follows)


@pytest.mark.rule("ML-261", "ML-126", "ML-102", "ML-273")
def test_two_of_mine_on_a_competition_leave_madhala_no_place_and_take_both_prizes() -> None:
    state = alone(9)
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "competitive", 2, "purkas", force=2)
    provoke(state)
    play(state, "chance: roll 5 3")
    assert asked(state) == HER_TURN, "the mission is full"
    play(state, "chance: roll 1 2")
    gold = state.gold[0]
    adventure(state)
    play(state, "chance: roll 4 4\nchance: roll 6 4")
    assert (state.glory[0], state.gold[0]) == (5 + 2, gold + 1 + 2)
    assert state.deeds[0] == 1
    assert refused(state, "0: deploy competitive") is not None

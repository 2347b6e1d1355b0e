"""Where Madhala meets talents, loot, free actions, both missions, and scenarios meet regions, boards and the end."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.solo.scenarios import CANNON_FODDER, RECRUIT, VETERAN
from tests.monster_lands.alone import HER_TURN, alone, finish, ground, hers, provoke, rank
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    equip,
    held,
    hire,
    leave_now,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import dice_asked, faces, no_more, trophy, until
from tests.tools import play, refused, told


@pytest.mark.rule("ML-360", "ML-238", "ML-262")
def test_ginova_finds_nobody_where_madhala_stands_between_her_and_her_comrade() -> None:
    state = ground("turfus")
    hire(state, 0, "ginova")
    send(state, "region_a", 1, "ginova", force=1)
    hers(state, "region_a", 2)
    send(state, "region_a", 3, "korgo", force=1)
    adventure(state)
    assert asked(state) == (-1, "attack")
    assert dice_asked(state) == 4


@pytest.mark.rule("ML-260", "ML-170", "ML-178", "ML-310")
def test_a_conquest_that_fails_before_madhala_leaves_her_the_region_and_me_two_tokens() -> None:
    state = ground("turfus")
    loot(state, 0, "glory_conquest_4")
    hers(state, "region_a", 1)
    send(state, "region_a", 2, "korgo", force=2)
    hers(state, "region_a", 3)
    send(state, "region_a", 4, "purkas", force=6)
    adventure(state)
    play(state, "chance: roll 5 6")
    no_more(state)
    assert told(state, "conquest-failed")[-1].data == {"seat": 0, "total": 11}, "of 12"
    assert told(state, "madhala-region")
    assert told(state, "conquered") == []
    play(state, f"0: {options(state)[0]}")
    assert asked(state) == (0, "loot"), "korgo, then purkas who never acted"
    play(state, f"0: {options(state)[0]}")
    assert len(state.loot[0]) == 3
    assert state.glory[0] == 5


@pytest.mark.rule("ML-262", "ML-261", "ML-122", "ML-273")
def test_to_the_right_of_madhala_i_neither_win_nor_pay_and_it_is_no_deed() -> None:
    state = alone(9)
    mission(state, 0, "M01")
    hers(state, "competitive", 1)
    send(state, "competitive", 2, "korgo", force=2)
    state.gold[0] = 0
    adventure(state)
    assert asked(state)[0] != -1 or asked(state)[1] != "mission", "nothing is rolled"
    assert state.glory[0] == 5
    assert state.deeds[0] == 0
    assert state.gold[0] == 0


@pytest.mark.rule("ML-250", "ML-251", "ML-317", "ML-322")
def test_loot_that_is_no_action_gives_madhala_no_turn() -> None:
    state = alone()
    loot(state, 0, "P_to_3M", "free_recruit")
    tavern(state, "guster", "zondu", "drapis")
    pool(state, 0, force=1, persuasion=(2,))
    refresh(state)
    play(state, "0: more\n0: loot P_to_3M")
    if "die persuasion 2" in options(state):
        play(state, "0: die persuasion 2")
    assert asked(state)[0] == 0, "an exchange of dice is no action"
    if asked(state)[1] == "deploy":
        play(state, "0: more")
    play(state, "0: loot free_recruit\n0: recruit guster")
    settle(state)
    assert asked(state)[0] == 0, "nor is a recruit for a token"
    assert held(state, 0) == (1 + 1, 3, ())
    while asked(state)[1] != "deploy":
        play(state, f"0: {options(state)[0]}")
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough")
    assert asked(state) == HER_TURN


@pytest.mark.rule("ML-257", "ML-097", "ML-385", "ML-357")
def test_madhala_takes_the_best_of_the_mine_and_rashnek_pays_me_for_what_is_left() -> None:
    state = alone()
    equip(state, "korgo", "rashnek")
    provoke(state, 4)
    play(state, "chance: roll 1 6")
    gold = state.gold[0]
    assert gold == 7 + 1, "she digs for herself"
    play(state, "0: deploy mine")
    assert refused(state, "0: at 1").rule == "ML-028"
    play(state, "0: at 2")
    assert state.gold[0] == gold + 4 + 2


@pytest.mark.rule("ML-255", "ML-265", "ML-258", "ML-077")
def test_in_scenario_2_madhala_recruits_from_those_who_persuade_and_so_does_their_heir() -> None:
    state = alone(2)
    top = state.tavern[0]
    provoke(state)
    play(state, "chance: roll 4 3")
    play(state, "chance: roll 5")
    settle(state)
    assert top in state.tavern_discard, "red 4: the top one"
    shown = [m for m in state.tavern if m != NONE]
    assert len(shown) == 3
    cards = {card.id: card.dice for card in state.box.cards.mercenary}
    assert all(cards[state.cat.member_ids[m]].persuasion for m in (*shown, *state.tavern_deck))


@pytest.mark.rule("ML-265", "ML-168", "ML-198", "ML-263")
def test_in_scenario_2_a_trophy_sold_before_the_last_wages_makes_the_rank() -> None:
    state = alone(2)
    trophy(state, 0, "caribdis")
    state.turn, state.gold[0], state.glory[0] = 6, 21, 15
    pool(state, 0)
    refresh(state)
    adventure(state)
    settle(state)
    assert asked(state)[0] == 0
    play(state, "0: sell caribdis")
    while state.pending:
        settle(state)
        if state.pending:
            play(state, f"0: {options(state)[0]}")
    assert state.gold[0] == 21 + 15 - 2
    assert rank(state) == RECRUIT, "34 of 35"


@pytest.mark.rule("ML-268", "ML-275", "ML-124", "ML-402")
def test_in_scenario_4_missions_and_regions_pay_no_defence_token() -> None:
    state = alone(4)
    hire(state, 0, "zondu")
    own_region(state, 0, "wahibah", "zondu")
    mission(state, 0, "M07")
    send(state, "competitive", 1, "taron", force=3)
    pool(state, 0, magic=2)
    refresh(state)
    play(state, "0: deploy wahibah\n0: die magic")
    assert state.defence[0] == 0
    play(state, "chance: roll 1 2")
    adventure(state)
    play(state, "chance: roll 6 6 6")
    assert state.glory[0] == 5 + 3
    assert state.defence[0] == 0


@pytest.mark.rule("ML-268", "ML-360", "ML-113", "ML-363")
def test_in_scenario_4_neither_a_talent_nor_an_advantage_cancels_a_hit() -> None:
    state = ground("turfus", 4)
    hire(state, 0, "dolfus")
    send(state, "region_a", 1, "dolfus", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1")
    assert told(state, "died"), "nobody asks about two talents and an advantage"


@pytest.mark.rule("ML-269", "ML-189", "ML-190", "ML-263")
@pytest.mark.parametrize(("laid", "earned"), [((), RECRUIT), (("F1",), CANNON_FODDER)])
def test_scenario_5_counts_what_comes_home_in_the_last_cleanup_but_no_trap_left_outside(
    laid: tuple[str, ...], earned: int
) -> None:
    state = ground("turfus", 5)
    hire(state, 0, "dalina", "parsas", "shandee", "guster")
    kept = ("F1", "F1", "F1", "F2", "M1")
    traps(state, 0, *kept[len(laid) :])
    for who, what in (("korgo", "pugnor"), ("dalina", "noxx"), ("purkas", "slham")):
        equip(state, who, what)
    state.defence[0], state.potion[0], state.venom[0] = 5, 2, 2
    state.turn, state.gold[0], state.glory[0] = 6, 20, 5
    send(state, "region_a", 3, "korgo", force=1, laid=laid, potions=1, venoms=1)
    adventure(state)
    play(state, faces(dice_asked(state)))
    for _ in range(60):
        settle(state)
        if not state.pending:
            break
        play(state, f"0: {'stop' if 'stop' in options(state) else options(state)[0]}")
    assert (state.potion[0], state.venom[0]) == (3, 3)
    assert rank(state) == earned


@pytest.mark.rule("ML-150", "ML-151", "ML-244", "ML-241")
def test_alone_a_clan_that_has_died_out_starts_afresh_against_madhala() -> None:
    state = ground("turfus")
    leave_now(state, member(state, "korgo"))
    state.gold[0] = 1
    send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)
    while "fresh" not in options(state):
        play(state, f"0: {options(state)[0]}")
        settle(state)
    play(state, "0: fresh")
    until(state, "deploy")
    assert (state.turn, state.gold[0]) == (2, 5)
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (1, 0, 1)


@pytest.mark.rule("ML-266", "ML-203", "ML-228", "ML-263")
def test_scenario_3_ends_after_three_turns_even_with_more_monsters_at_the_gates() -> None:
    state = alone(3, more_monsters=True)
    assert (state.gold[0], state.defence[0], len(state.traps[0])) == (12, 3, 1)
    state.turn, state.glory[0] = 3, 27
    finish(state)
    assert state.turn == 3
    assert rank(state) >= RECRUIT


@pytest.mark.rule("ML-270", "ML-228", "ML-185")
def test_scenario_6_fills_the_gates_before_more_monsters_would() -> None:
    state = alone(6, more_monsters=True)
    hers(state, "region_a", 1)
    monster(state, 2, "")
    before = len(state.monster_deck) + len(state.monster_discard)
    adventure(state)
    until(state, "deploy")
    ranks = {card.id: card.rank for card in state.box.cards.monster}
    assert ranks[state.cat.monster_ids[state.monsters[2]]] == "A"
    assert len(state.monster_deck) + len(state.monster_discard) == before + 1 - 2, (
        "one for the region, one for the Gates"
    )


@pytest.mark.rule("ML-273", "ML-249", "ML-259")
def test_in_scenario_9_a_full_mission_turns_madhala_away_for_both_of_its_numbers() -> None:
    state = alone(9)
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    hers(state, "competitive", 2)
    provoke(state)
    for yellow in (3, 4):
        play(state, f"chance: roll 5 {yellow}")
        assert asked(state) == HER_TURN
    play(state, "chance: roll 6 5")
    assert asked(state) == (0, "deploy")


@pytest.mark.rule("ML-274", "ML-337", "ML-118", "ML-137")
def test_in_scenario_10_trons_at_the_gates_rolls_its_extra_dice_twice_too() -> None:
    state = alone(10)
    monster(state, 2, "trons")
    send(state, "gates", 1, "korgo", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 1")
    assert dice_asked(state) == 3 + 3 - 1
    play(state, "chance: roll 6 1 1 1 1")
    assert dice_asked(state) == 4
    play(state, "chance: roll 6 1 1 1")
    assert asked(state) == (0, "defend")
    play(state, "0: defend 2")
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-278", "ML-277", "ML-271", "ML-263")
def test_a_veteran_of_diversity_goes_on_to_the_sneaky_scenario_at_normal() -> None:
    state = alone(7, mode="campaign", played=9, difficulty="legendary")
    hire(state, 0, "parsas", "shandee", "guster", "wishor")
    state.turn, state.gold[0] = 6, 30
    finish(state)
    assert rank(state) == VETERAN
    result = GAME.result(state)
    assert result is not None
    found = GAME.follow_up(
        GAME.check({"mode": "campaign", "scenario": 7, "difficulty": "legendary", "played": 9}, 1), result
    )
    assert found is not None
    assert [(c["scenario"], c["difficulty"], c["played"]) for c in found.choices] == [(8, "normal", 10)]

"""Where Madhala, the scenarios and the campaign meet monsters, loot, talents, panic and the end of the game."""

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
    expeditions,
    held,
    hire,
    lair,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    panic,
    pool,
    refresh,
    region,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import dice_asked, faces, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-260", "ML-327", "ML-334", "ML-262")
@pytest.mark.parametrize("beast", ["korcko", "sandor"])
def test_a_monster_that_madhala_removes_neither_strikes_back_nor_escapes(beast: str) -> None:
    state = ground(beast, land="kale")
    state.wounded[member(state, "korgo")] = 1
    hers(state, "region_a", 1)
    send(state, "region_a", 2, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6")
    until_turn(state, 2)
    assert member(state, "korgo") in state.members[0]
    assert state.monsters[2] == NONE
    assert sum(state.panic) == 0


@pytest.mark.rule("ML-260", "ML-163", "ML-170", "ML-178")
def test_between_two_expeditions_of_mine_madhala_finishes_the_monster_and_i_conquer() -> None:
    state = ground("turfus")
    send(state, "region_a", 1, "purkas", force=1)
    hers(state, "region_a", 2)
    send(state, "region_a", 3, "korgo", magic=2)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 6\nchance: roll 6 6")
    assert told(state, "conquered"), "12 for Yuha: the 6 struck at the monster does not count"
    assert state.glory[0] == 5 + 3
    while asked(state)[1] != "loot":
        play(state, f"0: {options(state)[0]}")
    assert asked(state) == (0, "loot"), "purkas, who failed, takes loot"


@pytest.mark.rule("ML-158", "ML-260", "ML-178")
def test_after_my_kill_madhala_takes_the_region_and_whoever_stands_behind_her_loots() -> None:
    state = ground("snailer")
    send(state, "region_a", 1, "korgo", force=4)
    hers(state, "region_a", 2)
    send(state, "region_a", 3, "purkas", magic=6)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6 6 6 6")
    assert told(state, "killed")
    assert told(state, "madhala-region")
    assert told(state, "conquered") == []
    assert asked(state) == (0, "loot")


@pytest.mark.rule("ML-258", "ML-052", "ML-252")
def test_madhalas_die_at_the_lair_doubles_my_discount_if_mine_is_lower() -> None:
    state = alone()
    pool(state, 0, force=3, persuasion=(2,))
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough\nchance: roll 2 1\nchance: roll 6")
    settle(state)
    state.trap_supply += state.trap_discard
    state.trap_discard.clear()
    lair(state, "F3", "F3", "M3", "M2", "M2", "M2")
    refresh(state)
    gold = state.gold[0]
    play(state, "0: deploy lair\n0: die persuasion 2\n0: buy F3\n0: enough")
    assert state.gold[0] == gold - 1, "9 less 2 and 6 is 1"


@pytest.mark.rule("ML-251", "ML-249", "ML-193")
def test_madhala_rolls_again_where_panic_or_a_scenario_has_closed_a_building() -> None:
    state = alone(4)
    panic(state, "mine")
    provoke(state)
    play(state, "chance: roll 1 6")
    assert asked(state) == HER_TURN, "the Mine is in panic"
    play(state, "chance: roll 1 4")
    assert asked(state) == HER_TURN, "the Armoury is closed"
    play(state, "chance: roll 1 2")
    assert asked(state) == (0, "deploy")


@pytest.mark.rule("ML-244", "ML-027", "ML-198", "ML-033")
def test_alone_the_game_goes_on_beyond_thirty_glory_with_the_dice_and_wages_of_the_last_bracket() -> None:
    state = ground("snailer")
    state.glory[0], state.gold[0] = 33, 10
    adventure(state)
    until_turn(state, 2)
    settle(state)
    assert GAME.result(state) is None
    assert state.gold[0] == 10 - 3
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (2 + 1, 1 + 1, 1)


@pytest.mark.rule("ML-268", "ML-275", "ML-316", "ML-130")
def test_in_scenario_4_supplies_bring_gold_and_a_potion_but_no_defence_token() -> None:
    state = alone(4)
    loot(state, 0, "gold6_def_potion")
    state.gold[0] = 0
    refresh(state)
    play(state, "0: more\n0: loot gold6_def_potion")
    assert (state.gold[0], state.defence[0], state.potion[0]) == (6, 0, 1)


@pytest.mark.rule("ML-268", "ML-118", "ML-145", "ML-390")
def test_in_scenario_4_neither_guards_nor_noxx_help_at_the_gates_but_their_gold_and_a_potion_do() -> None:
    state = alone(4)
    monster(state, 2, "krushus")
    equip(state, "taron", "noxx")
    e = send(state, "gates", 2, "taron", force=1, potions=1)
    state.purse[e] = 5
    state.gold[0] = 0
    adventure(state)
    play(state, faces(4, 6).replace("6 6 6 6", "6 1 1 1"))
    assert asked(state) == (0, "drink")
    play(state, "0: drink 1")
    assert not state.wounded[member(state, "taron")]
    until_turn(state, 2)
    assert state.gold[0] == 5 - 1


@pytest.mark.rule("ML-269", "ML-349", "ML-263")
@pytest.mark.parametrize(("glory", "earned"), [(5, RECRUIT), (40, HERO)])
def test_scenario_5_is_well_prepared_with_more_traps_than_asked_for(glory: int, earned: int) -> None:
    state = alone(5)
    hire(state, 0, "dalina", "parsas", "shandee", "guster")
    traps(state, 0, "F1", "F1", "F1", "F2", "M1", "M1", "M2")
    for who, what in (("korgo", "pugnor"), ("dalina", "noxx"), ("purkas", "slham")):
        equip(state, who, what)
    state.defence[0], state.potion[0], state.venom[0] = 5, 3, 3
    state.turn, state.gold[0], state.glory[0] = 6, 20, glory
    assert rank(finish(state)) == earned


@pytest.mark.rule("ML-269", "ML-199", "ML-200", "ML-201")
def test_in_scenario_5_an_unpaid_deserter_can_spoil_the_last_cleanup() -> None:
    state = alone(5)
    hire(state, 0, "dalina", "parsas", "shandee", "guster")
    traps(state, 0, "F1", "F1", "F1", "F2", "M1")
    for who, what in (("korgo", "pugnor"), ("dalina", "noxx"), ("purkas", "slham")):
        equip(state, who, what)
    state.defence[0], state.potion[0], state.venom[0] = 5, 3, 3
    state.turn, state.gold[0], state.glory[0] = 6, 0, 10
    adventure(state)
    settle(state)
    assert asked(state) == (0, "desert"), "four of reputation 1 and cost 4"
    play(state, "0: dismiss guster")
    settle(state)
    assert rank(state) == CANNON_FODDER, "nobody of the Jungle is left"


@pytest.mark.rule("ML-270", "ML-191", "ML-185")
def test_scenario_6_draws_no_monster_for_gates_that_the_region_has_filled() -> None:
    state = ground("snagus", scenario=6)
    adventure(state)
    until_turn(state, 2)
    settle(state)
    assert state.cat.monster_ids[state.monsters[2]] == "snagus"
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-271", "ML-083", "ML-263")
def test_scenario_7_counts_leader_and_managers_but_no_novice() -> None:
    state = alone(7)
    hire(state, 0, "parsas", "shandee", "guster", "wishor", "novice-1")
    own_region(state, 0, "rynia", "wishor")
    state.turn, state.gold[0] = 6, 30
    assert rank(finish(state)) == VETERAN


@pytest.mark.rule("ML-271", "ML-050", "ML-078", "ML-080")
def test_scenario_7_lets_the_last_gold_buy_a_round_and_nothing_else() -> None:
    state = alone(7)
    state.gold[0] = 1
    tavern(state, "wondou", "torko", "geas")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round")
    assert state.gold[0] == 0


@pytest.mark.rule("ML-273", "ML-275", "ML-261")
def test_scenario_9_counts_a_win_beside_madhala_and_a_contract_but_not_a_consolation() -> None:
    state = alone(9)
    mission(state, 0, "M01")
    mission(state, 1, "M02")
    hire(state, 0, "taroa")
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "competitive", 2, "taroa", force=2)
    send(state, "contract", 2, "purkas", force=1)
    hers(state, "contract", 1)
    adventure(state)
    play(state, "chance: roll 4 4\nchance: roll 4 3")
    play(state, "0: fulfil")
    assert state.deeds[0] == 2


@pytest.mark.rule("ML-274", "ML-138", "ML-330", "ML-143")
def test_in_scenario_10_missed_dice_are_rolled_once_more_and_magic_spares_both_rolls() -> None:
    state = ground("warkors", scenario=10)
    send(state, "region_a", 4, "korgo", force=1, magic=2, defence=1)
    adventure(state)
    play(state, "0: shield 2")
    assert dice_asked(state) == 2
    play(state, "chance: roll 1 2")
    assert dice_asked(state) == 2, "both missed"
    play(state, "chance: roll 1 2")
    assert asked(state) == (0, "defend"), "the automatic hit alone is left"
    play(state, "0: defend 1")
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-274", "ML-360", "ML-326")
def test_in_scenario_10_the_extra_die_of_sporus_misses_only_if_it_misses_twice() -> None:
    state = ground("sporus", scenario=10)
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 1 1 1")
    assert dice_asked(state) == 1
    play(state, "chance: roll 2\nchance: roll 3")
    assert state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-240", "ML-239", "ML-229")
def test_alone_ambushes_are_out_of_the_game_but_in_scenario_8_madhalas_traps_rob_her_neighbour() -> None:
    assert not alone(1).ambush
    state = alone(8)
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    lairs = {state.cat.trap_ids[kind] for kind in (*state.trap_supply, *state.lair)}
    assert not any(word.startswith(("steal", "redirect")) or word.endswith("p") for word in lairs)
    provoke(state)
    play(state, "chance: roll 5 3")
    assert asked(state) == (0, "deploy")
    e = send(state, "region_a", 4, "korgo", force=2, defence=0)
    adventure(state)
    for _ in range(4):
        if asked(state)[0] == -1 and "steal_F1" in [str(i) for i in getattr(state.pending[0], "items", ())]:
            play(state, f"chance: draw {'steal_F1' if len(state.pending[0].items) > 1 else state.pending[0].items[0]}")  # type: ignore[union-attr]
        else:
            break
    assert state.dice[0][e] <= 1, "at least one die was stolen"


@pytest.mark.rule("ML-250", "ML-251", "ML-074", "ML-082")
def test_madhala_does_not_act_after_my_last_die_unless_a_recruit_brings_another() -> None:
    state = alone()
    pool(state, 0, force=1)
    tavern(state, "dalina", "zondu", "guster")
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit guster\nchance: draw drapis")
    assert asked(state) == HER_TURN, "guster's die is in the pool"
    assert held(state, 0) == (1, 0, ())
    play(state, "chance: roll 5 3")
    play(state, "0: deploy pawn_shop\n0: die force")
    if asked(state) == (0, "pawn"):
        play(state, "0: enough")
    assert asked(state) != HER_TURN


@pytest.mark.rule("ML-257", "ML-251", "ML-028")
def test_a_region_that_madhala_occupies_to_the_last_place_is_refused_and_she_rolls_on() -> None:
    state = ground()
    for number in range(1, 5):
        hers(state, "region_a", number)
    provoke(state)
    for yellow in range(1, 5):
        play(state, f"chance: roll 6 {yellow}")
        assert asked(state) == HER_TURN
    play(state, "chance: roll 6 5")
    assert asked(state) == (0, "deploy")
    assert refused(state, "0: deploy region_a").key

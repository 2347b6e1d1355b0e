"""Where three rules meet in a corner: two regions, shared supplies, last turns, wounds and glory, empty hands."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from tests.monster_lands.alone import HER_TURN, alone, hers, provoke
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
    seated,
    send,
    spoils,
    tavern,
    traps,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-327", "ML-132", "ML-187")
def test_korckos_last_hit_stays_in_its_region_and_spares_gates_and_missions() -> None:
    state = field(3, "korcko", "kale")
    monster(state, 1, "turfus")
    monster(state, 2, "krushus")
    hire(state, 1, "wishor")
    mission(state, 1, "M09")
    for who in ("tortock", "taron", "wishor"):
        state.wounded[member(state, who)] = 1
    send(state, "region_a", 1, "korgo", force=6, defence=1)
    send(state, "region_b", 4, "tortock", force=1)
    send(state, "gates", 2, "taron", force=1)
    send(state, "contract", 1, "wishor", persuasion=1)
    adventure(state)
    play(state, faces(3) + "\n" + faces(6, 6) + "\n0: defend 1")
    assert dead(state) == []
    assert asked(state) == (-1, "attack"), "turfus of region B comes next"


@pytest.mark.rule("ML-343", "ML-145", "ML-345", "ML-148")
def test_a_potion_that_heals_abysurs_only_wound_saves_the_glory_and_two_wounds_cost_one() -> None:
    state = field(beast="abysur", land="kale")
    send(state, "region_a", 3, "korgo", force=1, potions=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1 1\n0: drink 1")
    assert state.glory[0] == 5
    play(state, "chance: roll 1")
    no_more(state)
    play(state, "chance: roll 6 6 1 1 1")
    assert dead(state) == ["tortock"]
    assert state.glory[1] == 5 - 1 + 1, "one attack that wounds, one death"


@pytest.mark.rule("ML-343", "ML-360", "ML-239")
def test_abysur_that_wounds_ginova_and_her_comrade_takes_glory_for_each() -> None:
    state = field(beast="abysur", land="kale")
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 6\nchance: roll 6 1 1 1")
    assert [state.wounded[member(state, who)] for who in ("ginova", "korgo")] == [1, 1]
    assert state.glory[0] == 3


@pytest.mark.rule("ML-130", "ML-131", "ML-100")
def test_a_clan_on_both_sides_of_a_contract_pays_the_second_only_with_what_is_left() -> None:
    for kinds, glory in ((("F1",), 3), (("F1", "F2"), 3 + 2)):
        state = seated()
        mission(state, 1, "M05")
        traps(state, 0, *kinds)
        send(state, "contract", 1, "korgo", force=2)
        send(state, "contract", 2, "purkas", force=2)
        adventure(state)
        for kind in kinds:
            play(state, f"0: fulfil\n0: discard {kind}")
        assert asked(state)[1] != "contract", "nothing is left to pay with, or nobody to ask"
        assert state.glory[0] == 5 + glory


@pytest.mark.rule("ML-190", "ML-131", "ML-122")
def test_defence_tokens_on_an_expedition_pay_no_contract() -> None:
    state = field(beast="turfus")
    mission(state, 1, "M04")
    state.defence[0] = 1
    send(state, "contract", 1, "korgo", force=1)
    send(state, "region_a", 4, "purkas", force=1, defence=2)
    adventure(state)
    assert asked(state)[1] == "attack", "one token at home is not two: nobody is asked"


@pytest.mark.rule("ML-192", "ML-194", "ML-337")
def test_at_the_gates_trons_is_weighed_by_its_three_printed_dice() -> None:
    state = field(beast="krushus", land="kale")
    monster(state, 2, "trons")
    adventure(state)
    until(state, "deploy")
    assert state.cat.monster_ids[state.monsters[2]] == "krushus"


@pytest.mark.rule("ML-173", "ML-174", "ML-170", "ML-198")
def test_who_conquers_may_manage_at_once_and_is_not_paid_this_turn() -> None:
    state = field(beast="", land="kale")
    state.gold[0] = 0
    send(state, "region_a", 1, "purkas", force=2)
    adventure(state)
    play(state, "chance: roll 6 6")
    seen = []
    for _ in range(30):
        settle(state)
        if state.turn == 2:
            break
        choice = next((o for o in options(state) if o == "manage kale korgo"), options(state)[0])
        seen.append(choice)
        play(state, f"{asked(state)[0]}: {choice}")
    assert "manage kale korgo" in seen
    assert member(state, "korgo") in state.members[0]
    assert state.manager[state.cat.region_index["kale"]] == member(state, "korgo"), "not the leader, who conquered"


@pytest.mark.rule("ML-078", "ML-052", "ML-080", "ML-050")
def test_a_die_that_paid_for_a_round_only_is_the_last_die_for_the_next_clan() -> None:
    state = seated(first=1)
    state.glory = [20, 1]
    state.gold = [9, 2]
    tavern(state, "wondou", "torko", "geas", "lusara")
    pool(state, 1, persuasion=(6,))
    pool(state, 0, persuasion=(4,))
    refresh(state)
    play(state, "1: deploy tavern\n1: die persuasion 6\n1: round\nchance: draw fandor taroa zondu drapis")
    while asked(state)[0] == 1:
        play(state, f"1: {options(state)[0]}")
    assert state.gold[1] == 0
    play(state, "0: deploy tavern\n0: die persuasion 4\n0: recruit fandor")
    assert state.gold[0] == 9 - 1, "10 less 4 and 6"


@pytest.mark.rule("ML-322", "ML-324", "ML-072", "ML-399")
def test_without_excess_glory_neither_loot_nor_rynia_recruits_anybody() -> None:
    state = seated()
    hire(state, 0, "parsas", "taroa")
    own_region(state, 0, "rynia", "parsas")
    loot(state, 0, "free_recruit")
    assert state.excess_glory(0) == 0
    pool(state, 0, force=2)
    refresh(state)
    assert refused(state, "0: deploy rynia").rule
    if "more" in options(state):
        play(state, "0: more")
        assert "loot free_recruit" not in options(state)


@pytest.mark.rule("ML-359", "ML-056", "ML-048")
def test_wishor_lets_a_clan_without_gold_take_a_trap_for_nothing() -> None:
    state = seated()
    hire(state, 0, "wishor")
    lair(state, "M_plus_1", "F1", "F2", "F2", "F3", "F3")
    traps(state, 0)
    pool(state, 0, force=1)
    state.gold[0] = 0
    refresh(state)
    play(state, "0: deploy lair\n0: die force")
    for _ in range(4):
        if asked(state)[0] != 0 or asked(state)[1] == "deploy":
            break
        wish = [o for o in ("discount wishor", "buy F1", "enough") if o in options(state)]
        play(state, f"0: {wish[0]}")
    assert state.gold[0] == 0
    assert [state.cat.trap_ids[k] for k in state.traps[0]] == ["F1"], "3 less 4 is nothing, and the rest is lost"


@pytest.mark.rule("ML-322", "ML-213", "ML-215", "ML-203")
def test_a_recruit_for_loot_in_the_last_cleanup_still_scores() -> None:
    state = field(beast="turfus")
    spoils(state, "free_recruit")
    tavern(state, "taroa", "geas", "lusara", "karunna")
    state.turn, state.gold[0] = 6, 9
    send(state, "region_a", 4, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\n0: take free_recruit")
    until(state, "wages")
    play(state, "0: loot free_recruit\n0: recruit taroa")
    settle(state)
    while state.pending:
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] == 5 + (1 + 3) + 3, "three icons of Fire"
    assert state.gold[0] == 9 - 2


@pytest.mark.rule("ML-251", "ML-242", "ML-249", "ML-248")
def test_with_six_tokens_outside_madhala_finds_only_the_citadel() -> None:
    state = alone()
    mission(state, 0, "M01")
    for place, number in (("region_a", 1), ("region_a", 2), ("region_a", 3), ("competitive", 1), ("contract", 1)):
        hers(state, place, number)
    hers(state, "contract", 2)
    provoke(state)
    for yellow in (4, 5):
        play(state, f"chance: roll 5 {yellow}")
        assert asked(state) == HER_TURN, "free, but she has no token left"
    play(state, "chance: roll 2 2")
    assert asked(state) == (0, "deploy")


@pytest.mark.rule("ML-251", "ML-398", "ML-250", "ML-036")
def test_a_last_die_that_becomes_two_in_kyzhul_gives_madhala_her_turn() -> None:
    state = alone()
    hire(state, 0, "parsas")
    own_region(state, 0, "kyzhul", "parsas")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy kyzhul")
    if asked(state)[0] == 0 and "die force" in options(state):
        play(state, "0: die force")
    play(state, "chance: roll 3 4")
    assert asked(state) == HER_TURN
    assert held(state, 0) == (0, 0, (3, 4))


@pytest.mark.rule("ML-262", "ML-124", "ML-261")
@pytest.mark.parametrize(("face", "glory"), [(1, -1), (4, 2)])
def test_to_the_left_of_madhala_a_competition_is_won_or_lost_as_if_alone(face: int, glory: int) -> None:
    state = alone()
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    hers(state, "competitive", 2)
    adventure(state)
    play(state, f"chance: roll {face} {face}")
    assert state.glory[0] == 5 + glory


@pytest.mark.rule("ML-274", "ML-360", "ML-146")
def test_in_scenario_10_a_redirected_die_that_misses_is_rolled_again_too() -> None:
    state = alone(10)
    monster(state, 2, "")
    monster(state, 0, "turfus")
    region(state, 0, "kale")
    expeditions(state, 0, "E1-a")
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "0: redirect ginova 4\nchance: roll 1")
    assert dice_asked(state) == 1, "the miss is rolled once more"
    play(state, "chance: roll 5")
    assert state.wounded[member(state, "korgo")]
    assert dice_asked(state) == 3


@pytest.mark.rule("ML-366", "ML-386", "ML-342", "ML-299")
def test_frunks_mortis_and_a_trap_lift_the_dice_of_another_trap_against_krushus() -> None:
    state = field(3, "krushus", "kale")
    equip(state, "frunks", "mortis")
    send(state, "region_a", 4, "frunks", magic=1, laid=("M_plus_1", "M2"))
    adventure(state)
    play(state, "2: shield 0\n" + faces(4) + "\n2: roll\nchance: roll 1 1 1")
    no_more(state)
    assert last_total(state) == 3 * (1 - 1 + 3)
    assert told(state, "captured"), "nine is what it takes"


@pytest.mark.rule("ML-044", "ML-086", "ML-254", "ML-028")
def test_at_the_armoury_of_two_players_madhala_and_i_leave_no_third_slot() -> None:
    state = alone()
    state.gold[0] = 20
    pool(state, 0, force=4)
    refresh(state)
    play(state, "0: deploy armoury\n0: die force")
    while asked(state)[0] == 0:
        play(state, f"0: {options(state)[-1]}")
    play(state, "chance: roll 3 4\nchance: roll 2")
    assert asked(state) == (0, "deploy")
    assert refused(state, "0: deploy armoury").rule


@pytest.mark.rule("ML-150", "ML-189", "ML-174", "ML-195")
def test_a_clan_reduced_to_a_novice_is_led_by_it_and_does_not_start_afresh() -> None:
    state = field(beast="turfus")
    hire(state, 0, "novice-1")
    state.gold[0] = 0
    send(state, "region_a", 3, "purkas", force=1)
    send(state, "region_a", 4, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0\nchance: roll 6 6 6 6")
    assert dead(state) == ["purkas", "korgo"]
    until(state, "deploy")
    assert state.leader[0] == member(state, "novice-1")
    assert (state.gold[0], state.reputation[0]) == (0, 1)
    assert told(state, "fresh") == []


@pytest.mark.rule("ML-406", "ML-181", "ML-180")
def test_al_dahn_fills_its_display_from_the_discards_when_the_supply_is_empty() -> None:
    state = seated()
    hire(state, 0, "guster")
    own_region(state, 0, "al-dahn", "guster")
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    state.loot_discard += state.loot_deck
    state.loot_deck.clear()
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy al-dahn")
    if asked(state)[0] == 0 and "die force" in options(state):
        play(state, "0: die force")
    play(state, "0: take gold12")
    settle(state)
    assert sum(token != NONE for token in state.spoils) == 4
    assert state.loot_discard == []


@pytest.mark.rule("ML-193", "ML-078", "ML-322", "ML-324")
def test_in_panic_no_round_is_bought_at_the_tavern_but_a_token_recruits_there() -> None:
    state = seated()
    panic(state, "tavern")
    loot(state, 0, "free_recruit")
    tavern(state, "taroa", "geas", "lusara", "karunna")
    pool(state, 0, force=2)
    refresh(state)
    assert refused(state, "0: deploy tavern").rule == "ML-193"
    play(state, "0: more\n0: loot free_recruit\n0: recruit taroa")
    settle(state)
    assert held(state, 0)[0] == 2 + 2
    assert state.reputation[0] == 4


@pytest.mark.rule("ML-145", "ML-101", "ML-139", "ML-115")
def test_a_wounded_mercenary_with_two_potions_survives_two_hits_and_stays_wounded() -> None:
    state = field(beast="turfus", land="kale")
    state.wounded[member(state, "korgo")] = 1
    e = send(state, "region_a", 2, "korgo", force=2, potions=2)
    adventure(state)
    play(state, "chance: roll 6 6 1 1\n0: drink 2")
    assert dead(state) == []
    assert state.wounded[member(state, "korgo")], "they cancel new wounds, not the old one"
    assert state.potions[e] == 0


@pytest.mark.rule("ML-206", "ML-207", "ML-171", "ML-209")
def test_a_region_conquered_beside_one_that_is_not_changes_its_own_list_only() -> None:
    state = field(3, "", "kale", "E1-a")
    monster(state, 1, "turfus")
    region(state, 1, "yuha")
    expeditions(state, 1, "E2-b")
    kept = state.lists[1]
    send(state, "region_a", 1, "korgo", force=2)
    adventure(state)
    play(state, "chance: roll 6 6")
    until_turn(state, 2)
    until(state, "deploy")
    assert state.cat.region_ids[state.regions[1]] == "yuha"
    assert state.lists[1] == kept
    assert state.cat.region_ids[state.regions[0]] != "kale"
    assert state.lists[0] != NONE
    assert NONE not in state.monsters[:2], "turfus went to the Gates: both regions have a new one"

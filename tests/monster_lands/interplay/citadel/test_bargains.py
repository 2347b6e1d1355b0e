"""Where dice, discounts, conversions, talents, equipment of novices, loot and panic meet in the Citadel."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    asked,
    bazaar,
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
    panic,
    pool,
    refresh,
    seated,
    send,
    tavern,
    traps,
)
from tests.monster_lands.scenes import no_more, trophy, until
from tests.tools import play, refused, told


@pytest.mark.rule("ML-398", "ML-396", "ML-036", "ML-120")
def test_a_force_die_becomes_two_of_persuasion_in_kyzhul_and_nine_gold_in_ghadik() -> None:
    state = seated()
    hire(state, 0, "parsas", "drapis")
    own_region(state, 0, "kyzhul", "parsas")
    own_region(state, 0, "ghadik", "drapis")
    pool(state, 0, force=1)
    pool(state, 1, force=3)
    state.gold[0] = 0
    refresh(state)
    play(state, "0: deploy kyzhul\n0: die force\nchance: roll 2 5")
    assert held(state, 0) == (0, 0, (2, 5))
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: deploy ghadik")
    while asked(state)[0] == 0 and options(state)[0].startswith("die"):
        play(state, f"0: {options(state)[0]}")
    assert state.gold[0] == 9
    assert held(state, 0) == (0, 0, ())


@pytest.mark.rule("ML-355", "ML-055", "ML-056", "ML-052")
def test_persuasion_leaves_one_gold_that_vaidala_takes_away() -> None:
    state = seated(first=1)
    hire(state, 0, "vaidala")
    state.glory = [20, 20]
    state.gold = [0, 20]
    tavern(state, "tranok", "fandor", "zondu", "guster")
    pool(state, 1, persuasion=(6,))
    pool(state, 0, persuasion=(5,))
    refresh(state)
    play(state, "1: deploy tavern\n1: die persuasion 6\n1: recruit guster\nchance: draw parsas")
    play(state, "0: deploy tavern\n0: die persuasion 5\n0: discount vaidala\n0: recruit fandor")
    assert state.gold[0] == 0, "10 less 5 and 6 is 1 at least, and vaidala's 4 make it nothing"
    assert member(state, "fandor") in state.members[0]


@pytest.mark.rule("ML-359", "ML-391", "ML-056", "ML-058")
def test_wishor_and_turzoks_take_eight_off_three_traps_bought_with_a_die_of_one() -> None:
    state = seated()
    hire(state, 0, "wishor")
    equip(state, "korgo", "turzoks")
    lair(state, "F3", "F1", "M_plus_1", "M2", "M2", "M2")
    pool(state, 0, persuasion=(1,))
    traps(state, 0)
    state.gold[0] = 13
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 1\n0: buy F3\n0: buy F1\n0: buy M_plus_1")
    play(state, "0: discount wishor\n0: discount turzoks\n0: enough")
    assert state.gold[0] == 13 - (9 + 3 + 2 - 1 - 8)
    assert len(state.traps[0]) == 3


@pytest.mark.rule("ML-053", "ML-054", "ML-086", "ML-087")
def test_an_equal_die_at_the_armoury_gives_its_own_value_only_and_six_tokens_find_room_for_five() -> None:
    state = seated(first=1)
    pool(state, 1, persuasion=(3,))
    pool(state, 0, persuasion=(3,))
    state.defence = [4, 0]
    state.gold = [7, 7]
    refresh(state)
    play(state, "1: deploy armoury\n1: die persuasion 3")
    while asked(state)[0] == 1 and asked(state)[1] != "deploy":
        play(state, f"1: {options(state)[-1]}")
    assert (state.defence[1], state.gold[1]) == (3, 7 - 3)
    play(state, "0: deploy armoury\n0: die persuasion 3")
    while asked(state)[0] == 0 and state.defence[0] == 4:
        play(state, f"0: {options(state)[-1]}")
    assert state.defence[0] == 5
    assert state.gold[0] == 7 - 3, "three tokens for 6 less 3; two of them are lost"


@pytest.mark.rule("ML-085", "ML-385", "ML-097", "ML-391")
def test_a_novice_digs_with_rashnek() -> None:
    state = seated()
    hire(state, 0, "novice-1")
    equip(state, "novice-1", "rashnek")
    pool(state, 0, force=2)
    state.gold[0] = 0
    refresh(state)
    play(state, "0: deploy mine\n0: at 1")
    assert state.gold[0] == 6 + 2


@pytest.mark.rule("ML-031", "ML-385", "ML-093", "ML-091")
def test_rashnek_pays_for_one_who_is_away_and_cannot_be_taken_from_it() -> None:
    state = seated()
    equip(state, "korgo", "rashnek")
    mission(state, 1, "M04")
    send(state, "contract", 1, "korgo", force=1)
    pool(state, 0, force=2)
    state.gold[0] = 0
    refresh(state)
    assert refused(state, "0: move rashnek korgo").key
    play(state, "0: deploy mine\n0: at 1")
    assert state.gold[0] == 6 + 2


@pytest.mark.rule("ML-082", "ML-036", "ML-052", "ML-353")
def test_a_novice_turns_magic_into_persuasion_that_undercuts_the_die_before_it() -> None:
    state = seated(first=1)
    hire(state, 0, "novice-1")
    lair(state, "F3", "F3", "M2", "M2", "M2", "T_plus_8")
    pool(state, 1, persuasion=(6,))
    pool(state, 0, magic=1)
    state.gold = [1, 9]
    traps(state, 0)
    refresh(state)
    play(state, "1: deploy lair\n1: die persuasion 6\n1: buy F3\nchance: draw F1")
    assert asked(state)[0] == 0, "6 gold are left, and all else is dearer"
    play(state, "0: more\n0: talent novice-1")
    if "die magic" in options(state):
        play(state, "0: die magic")
    play(state, "0: into persuasion\nchance: roll 2")
    assert held(state, 0) == (0, 0, (2,))
    play(state, "0: deploy lair\n0: die persuasion 2\n0: buy F3")
    assert state.gold[0] == 0, "9 less 8 is 1"


@pytest.mark.rule("ML-168", "ML-379", "ML-042", "ML-097")
def test_a_clan_without_dice_and_gold_sells_a_trophy_to_buy_wormees_die() -> None:
    state = seated()
    hire(state, 0, "wormee")
    trophy(state, 0, "trons")
    state.gold[0] = 0
    pool(state, 0)
    pool(state, 1, force=1)
    refresh(state)
    assert asked(state)[0] == 0, "a die could be bought"
    assert "sell trons" in options(state) or "more" in options(state)
    if "more" in options(state):
        play(state, "0: more")
    play(state, "0: sell trons")
    while "talent wormee" not in options(state):
        play(state, "0: more")
    play(state, "0: talent wormee")
    assert (state.gold[0], held(state, 0)) == (5 - 2, (1, 0, ()))
    play(state, "0: deploy mine\n0: at 3")
    assert state.gold[0] == 5


@pytest.mark.rule("ML-041", "ML-193", "ML-097", "ML-039")
def test_with_the_pawn_shop_in_panic_a_magic_die_without_a_place_is_lost() -> None:
    state = seated()
    monster(state, 0, "")
    for building in ("pawn_shop", "laboratory"):
        panic(state, building)
    mission(state, 0, "M05")
    mission(state, 1, "M10")
    state.list_stock.append(state.lists[0] // 2)
    state.region_deck.append(state.regions[0])
    state.lists[0] = state.regions[0] = -1
    pool(state, 0, magic=1)
    pool(state, 1, force=1)
    refresh(state)
    assert asked(state) == (1, "deploy"), "the first clan passes though it has a die"
    assert held(state, 0) == (0, 1, ())
    play(state, "1: deploy mine\n1: at 3")
    while state.turn == 1 or asked(state)[1] != "deploy":
        until(state, "deploy")
    assert held(state, 0)[:2] == (2, 1), "what was left is not kept"


@pytest.mark.rule("ML-404", "ML-072", "ML-033", "ML-074")
def test_negueria_earns_the_glory_a_recruit_asks_for_but_no_die_of_the_next_bracket() -> None:
    state = seated()
    hire(state, 0, "guster", "puargh", "taroa")
    own_region(state, 0, "negueria", "guster")
    state.glory[0], state.gold[0] = 10, 9
    assert state.excess_glory(0) == 1
    tavern(state, "tranok", "fandor", "wondou", "karunna")
    pool(state, 0, force=2, magic=1, persuasion=(4,))
    pool(state, 1, force=3)
    refresh(state)
    play(state, "0: deploy negueria")
    while asked(state)[0] == 0 and options(state)[0].startswith("die"):
        play(state, f"0: {options(state)[0]}")
    assert state.glory[0] == 12
    assert held(state, 0) == (1, 0, ()), "the bracket counts in the Preparation"
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: deploy tavern\n0: die force\n0: recruit tranok")
    assert state.excess_glory(0) == 0


@pytest.mark.rule("ML-318", "ML-395", "ML-079", "ML-043")
def test_skyehn_and_loot_make_six_force_dice_of_two_of_magic() -> None:
    state = seated()
    own_region(state, 0, "skyehn", "korgo")
    loot(state, 0, "M_to_3F")
    pool(state, 0, magic=2)
    pool(state, 1, force=2)
    refresh(state)
    play(state, "0: more\n0: loot M_to_3F")
    if asked(state)[0] == 0 and "die magic" in options(state):
        play(state, "0: die magic")
    assert held(state, 0) == (3, 1, ())
    play(state, "0: deploy skyehn")
    if asked(state)[0] == 0 and "die magic" in options(state):
        play(state, "0: die magic")
    assert held(state, 0) == (6, 0, ())


@pytest.mark.rule("ML-365", "ML-067", "ML-062", "ML-029")
def test_nudurus_potion_for_a_full_board_is_drunk_by_the_wounded() -> None:
    state = seated(3, first=2)
    state.potion[2] = 3
    state.wounded[member(state, "frunks")] = 1
    pool(state, 2, force=2)
    refresh(state)
    play(state, "2: more\n2: talent nuduru")
    if "heal frunks" in options(state):
        play(state, "2: heal frunks")
    assert state.potion[2] == 3
    assert not state.wounded[member(state, "frunks")]
    assert state.spent[member(state, "nuduru")] == 1


@pytest.mark.rule("ML-094", "ML-092", "ML-090", "ML-093")
def test_a_weapon_moved_before_a_purchase_is_kept_and_one_put_over_is_lost() -> None:
    state = seated()
    equip(state, "korgo", "krakhen")
    bazaar(state, "pugnor", "noxx", "tergeo")
    pool(state, 0, force=1)
    state.gold[0] = 7
    refresh(state)
    play(state, "0: more\n0: move krakhen korgo\n0: equip purkas")
    while asked(state)[1] != "deploy":
        play(state, f"0: {options(state)[0]}")
    play(state, "0: deploy bazaar\n0: die force\n0: gear pugnor\n0: equip korgo")
    worn = {who: [state.cat.gear_ids[g] for g in state.gear_of(member(state, who))] for who in ("korgo", "purkas")}
    assert worn == {"korgo": ["pugnor"], "purkas": ["krakhen"]}
    assert state.gear_discard == []


@pytest.mark.rule("ML-117", "ML-119", "ML-284", "ML-298", "ML-356")
def test_at_the_gates_four_traps_and_two_dice_fill_an_expedition_and_all_four_count() -> None:
    state = seated(first=1)
    monster(state, 2, "krushus")
    traps(state, 1, "F_plus_2", "F_plus_1", "F1", "T_plus_4", "M1")
    pool(state, 1, force=3)
    pool(state, 0)
    refresh(state)
    play(state, "1: deploy gates\n1: at 2\n1: send tortock\n1: add force\n1: add force")
    play(state, "1: trap F_plus_2\n1: trap F_plus_1\n1: trap F1\n1: trap T_plus_4")
    assert refused(state, "1: trap M1").key == "no-room"
    play(state, "1: go")
    adventure(state)
    play(state, "chance: roll 1 1 1 1\n1: roll force\nchance: roll 1\n1: roll force\nchance: roll 1")
    assert "capture" in options(state), "4 and twice 4 is 12, between 9 and 15"
    play(state, "1: roll\nchance: roll 1")
    assert told(state, "killed"), "the third die is the trap's: 16"


@pytest.mark.rule("ML-351", "ML-123", "ML-381", "ML-387")
def test_on_a_competition_taroa_lifts_her_force_but_geas_adds_nothing() -> None:
    for who, total in (("taroa", 8), ("geas", 6)):
        state = seated()
        mission(state, 0, "M01")
        hire(state, 0, who)
        send(state, "competitive", 1, who, force=2)
        adventure(state)
        play(state, "chance: roll 3 3")
        no_more(state)
        assert state.glory[0] == 5 + (2 if total >= 7 else -1)


@pytest.mark.rule("ML-348", "ML-389", "ML-112", "ML-123")
def test_korgo_with_slham_rolls_a_die_of_persuasion_three_times_again() -> None:
    state = seated()
    mission(state, 0, "M03")
    equip(state, "korgo", "slham")
    send(state, "competitive", 1, "korgo", persuasion=2)
    adventure(state)
    play(state, "chance: roll 1 1\n0: reroll persuasion 1 korgo\nchance: roll 1")
    play(state, "0: reroll persuasion 1 slham\nchance: roll 2\n0: reroll persuasion 1 slham\nchance: roll 5")
    assert state.glory[0] == 5 + 2, "2 and 5 is 7"


@pytest.mark.rule("ML-308", "ML-123", "ML-373", "ML-127")
def test_karunna_and_loot_roll_one_die_six_times_again_and_the_left_wins_the_tie() -> None:
    state = seated()
    mission(state, 0, "M01")
    hire(state, 1, "karunna")
    loot(state, 1, "reroll_FM_4")
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "competitive", 2, "karunna", force=1, magic=1)
    adventure(state)
    play(state, "chance: roll 5 4\nchance: roll 5 1")
    for source in ("karunna", "karunna"):
        play(state, f"1: reroll magic 1 {source}\nchance: roll 1")
    play(state, "1: loot reroll_FM_4")
    for face in (1, 1, 1, 4):
        play(state, f"1: reroll magic 1 reroll_FM_4\nchance: roll {face}")
    no_more(state)
    assert state.glory == [5 + 2, 5], "9 and 9: the left one wins"
    assert state.gold[1] == 7 + 2

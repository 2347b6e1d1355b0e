"""The Citadel and its seven buildings (ML-045 to ML-098)."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import LAIR, NONE
from taverne.games.monster_lands.rules.battle.effects import storage
from taverne.games.monster_lands.rules.citadel.buildings import free_slots, place_die
from tests.monster_lands.positions import (
    asked,
    bazaar,
    equip,
    held,
    hire,
    lair,
    loot,
    member,
    options,
    panic,
    pool,
    refresh,
    seated,
    send,
    tavern,
    traps,
)
from tests.tools import play, refused, told


@pytest.mark.rule("MLX-01", "ML-049", "ML-051", "ML-052", "ML-054", "ML-055", "ML-058")
def test_persuasion_chain_at_the_lair() -> None:
    state = seated(3)
    lair(state, "F3", "M1", "T_plus_4", "F1", "F1", "F1")
    pool(state, 0, persuasion=(5,))
    pool(state, 1, force=1)
    pool(state, 2, persuasion=(3,))
    state.gold = [7, 7, 7]
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 5\n0: buy F3\n0: enough\nchance: draw F_plus_1")
    assert state.gold[0] == 7 - 4
    play(state, "1: deploy lair\n1: die force\n1: buy F1\n1: enough\nchance: draw F2")
    assert state.gold[1] == 7 - 3
    play(state, "2: deploy lair\n2: die persuasion 3\n2: buy M1\n2: buy T_plus_4")
    assert state.pending[0].data == {"price": 1}  # type: ignore[union-attr]
    play(state, "2: enough")
    assert state.gold[2] == 7 - 1
    start = state.cat.slot_start[LAIR]
    assert state.slot_die[start : start + 3] == [7, 1, 5]


@pytest.mark.rule("ML-053")
def test_an_equal_or_higher_persuasion_die_counts_for_itself() -> None:
    state = seated()
    place_die(state, 1, LAIR, state.cat.slot_start[LAIR], 1 + 4)
    pool(state, 1)
    lair(state, "F3", "F1", "F1", "F1", "F2", "M3")
    pool(state, 0, persuasion=(4,))
    state.gold[0] = 20
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 4\n0: buy F3\n0: enough")
    assert state.gold[0] == 20 - 5


@pytest.mark.rule("ML-044", "ML-028")
def test_slots_for_more_players_stay_closed_to_two() -> None:
    assert len(told(seated(), "turn")) == 1
    for players, open_slots in ((2, 3), (3, 4)):
        state = seated(players)
        start = state.cat.slot_start[LAIR]
        for slot in range(start, start + open_slots):
            assert free_slots(state, LAIR) == [slot]
            state.slot_die[slot] = 1
            state.slot_by[slot] = 0
        assert free_slots(state, LAIR) == []
        refresh(state)
        assert refused(state, "0: deploy lair").key == "building-full"


@pytest.mark.rule("ML-046")
def test_a_building_takes_only_its_colours() -> None:
    state = seated()
    pool(state, 0, magic=2)
    refresh(state)
    assert refused(state, "0: deploy tavern").key == "wrong-dice"
    assert refused(state, "0: deploy mine").key == "wrong-dice"
    play(state, "0: deploy laboratory")


@pytest.mark.rule("ML-048", "ML-050")
def test_no_die_for_what_cannot_be_paid() -> None:
    state = seated()
    lair(state, "F3", "M3", "T_plus_8", "F2", "F2", "F2")
    state.gold[0] = 1
    pool(state, 0, force=1, persuasion=(5,))
    refresh(state)
    play(state, "0: deploy lair")
    assert options(state) == ["die persuasion 5"]
    assert refused(state, "0: die force").rule == "ML-048"
    state = seated()
    lair(state, "F3", "M3", "T_plus_8", "F2", "F2", "F2")
    state.gold[0] = 1
    pool(state, 0, force=1)
    refresh(state)
    assert refused(state, "0: deploy lair").key == "too-dear"


@pytest.mark.rule("ML-055")
def test_the_persuasion_discount_leaves_one_gold() -> None:
    state = seated()
    pool(state, 0, persuasion=(6,))
    refresh(state)
    play(state, "0: deploy armoury\n0: die persuasion 6\n0: tokens 3")
    assert state.gold[0] == 6
    assert state.defence[0] == 3


@pytest.mark.rule("ML-056", "ML-359", "ML-391", "ML-355")
def test_fixed_discounts_come_after_persuasion_and_stack_down_to_nothing() -> None:
    state = seated()
    hire(state, 0, "wishor")
    equip(state, "korgo", "turzoks")
    lair(state, "F3", "F1", "F1", "F1", "F2", "M3")
    pool(state, 0, persuasion=(2,))
    state.gold[0] = 0
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 2\n0: buy F3")
    assert "enough" not in options(state)
    play(state, "0: discount wishor\n0: discount turzoks")
    assert state.gold[0] == 0
    assert state.spent[member(state, "wishor")] == 1
    assert len(state.traps[0]) == 2


@pytest.mark.rule("ML-059", "ML-062", "ML-349")
def test_traps_beyond_the_limit_are_discarded_by_choice() -> None:
    state = seated()
    traps(state, 0, "F1", "F1", "M1", "M1", "F2")
    lair(state, "F_plus_1", "F_plus_1", "F_plus_1", "F2", "F2", "M2")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F_plus_1\n0: enough")
    assert options(state) == ["discard F1", "discard F2", "discard F_plus_1", "discard M1"]
    play(state, "0: discard M1")
    assert len(state.traps[0]) == 5
    hire(state, 0, "dalina")
    assert storage(state, 0, "trap") == 8


@pytest.mark.rule("ML-060")
def test_the_lair_is_refilled_and_discards_come_back() -> None:
    state = seated()
    lair(state, "F1", "F1", "F1", "F2", "F2", "M2")
    pool(state, 0, force=1)
    state.trap_discard += state.trap_supply
    state.trap_supply = []
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F1\n0: enough\nchance: draw T_plus_8")
    assert NONE not in state.lair
    assert state.cat.trap_index["T_plus_8"] in state.lair


@pytest.mark.rule("ML-061")
def test_only_the_owner_is_told_which_traps_were_bought() -> None:
    state = seated()
    lair(state, "F1", "F1", "F1", "F2", "F2", "M2")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F1\n0: enough")
    event = told(state, "bought-traps")[0]
    assert event.seen(1) == {"seat": 0, "n": 1, "price": 3}
    assert event.seen(0) == {"seat": 0, "n": 1, "price": 3, "items": ["trap-F1"]}


@pytest.mark.rule("ML-063", "ML-064", "ML-065", "ML-066")
def test_the_laboratory_brews_any_mix_in_either_slot() -> None:
    state = seated()
    pool(state, 0, magic=2)
    pool(state, 1, force=1)
    refresh(state)
    play(state, "0: deploy laboratory")
    assert options(state) == ["at 1", "at 2"]
    play(state, "0: at 2")
    assert options(state) == ["brew 2 0", "brew 1 1", "brew 0 2"]
    play(state, "0: brew 2 0\n1: deploy mine\n1: at 3\n0: deploy laboratory\n0: at 1\n0: brew 2 1")
    assert state.potion[0] == 3, "a board holds three potions (ML-066)"
    assert state.venom[0] == 1


@pytest.mark.rule("MLX-02", "ML-071", "ML-072", "ML-073", "ML-074", "ML-070", "ML-077")
def test_excess_glory_one_refusal_one_recruitment() -> None:
    state = seated()
    hire(state, 0, "torko", "trulina", "drapis")
    state.glory[0] = 20
    assert state.reputation[0] == 14
    tavern(state, "vaidala", "fandor", "guster", "parsas")
    pool(state, 0, persuasion=(5,))
    state.gold[0] = 100
    refresh(state)
    play(state, "0: deploy tavern\n0: die persuasion 5")
    refusal = refused(state, "0: recruit vaidala")
    assert (refusal.rule, refusal.data) == ("ML-072", {"n": 7, "excess": 6})
    play(state, "0: recruit fandor\nchance: draw wormee")
    assert state.gold[0] == 95
    assert state.reputation[0] == 19
    assert held(state, 0) == (2, 0, ())
    assert state.excess_glory(0) == 1
    assert NONE not in state.tavern


@pytest.mark.rule("ML-072", "ML-078", "ML-050")
def test_without_excess_glory_only_a_round_can_be_had() -> None:
    state = seated()
    state.glory[0] = 1
    state.gold[0] = 1
    refresh(state)
    assert refused(state, "0: deploy tavern").rule == "ML-072"


@pytest.mark.rule("ML-078", "ML-079", "ML-080")
def test_a_general_round_shows_new_mercenaries_once() -> None:
    state = seated()
    tavern(state, "vaidala", "lusara", "karunna", "saruna")
    pool(state, 0, persuasion=(6,))
    refresh(state)
    play(state, "0: deploy tavern\n0: die persuasion 6\n0: round\nchance: draw dalina drapis taroa zondu")
    assert state.gold[0] == 5, "the discount never helps (ML-079)"
    assert "round" not in options(state)
    assert options(state)[0] == "enough"
    assert "recruit novice" in options(state)
    assert refused(state, "0: round").rule == "ML-080"
    play(state, "0: recruit dalina\nchance: roll 1")
    assert state.gold[0] == 4
    assert len(state.tavern_discard) == 4


@pytest.mark.rule("ML-355", "ML-056")
def test_vaidala_takes_four_gold_off_a_recruitment() -> None:
    state = seated()
    hire(state, 0, "vaidala")
    state.glory[0] = 20
    tavern(state, "taroa")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: discount vaidala\n0: recruit taroa")
    assert state.gold[0] == 7 - 3


@pytest.mark.rule("ML-081", "ML-085", "ML-070")
def test_a_novice_is_recruited_from_its_pile() -> None:
    state = seated()
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit novice")
    assert len(state.novices) == 7
    assert state.gold[0] == 4
    assert state.reputation[0] == 2
    assert held(state, 0)[0] == 1


@pytest.mark.rule("ML-086", "ML-087")
def test_the_armoury_sells_up_to_three_tokens_and_the_board_holds_five() -> None:
    state = seated()
    state.defence[0] = 4
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy armoury\n0: die force")
    assert options(state) == ["tokens 1", "tokens 2", "tokens 3"]
    play(state, "0: tokens 3")
    assert state.gold[0] == 1
    assert state.defence[0] == 5


@pytest.mark.rule("ML-089", "ML-045")
def test_the_pawn_shop_pays_a_gold_for_each_die() -> None:
    state = seated()
    pool(state, 0, force=2, magic=1, persuasion=(1, 6))
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: die magic\n0: die persuasion 6")
    assert state.gold[0] == 10
    assert held(state, 0) == (1, 0, (1,))
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    assert state.gold[1] == 8


@pytest.mark.rule("ML-090", "ML-091", "ML-092", "ML-094", "ML-095")
def test_equipment_is_put_on_at_once_and_replaces_one_of_its_type() -> None:
    state = seated()
    bazaar(state, "pugnor", "noxx", "mortis")
    equip(state, "korgo", "slyzor")
    send(state, "region_a", 1, "purkas", force=1)
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy bazaar\n0: die force\n0: gear pugnor")
    assert options(state) == ["equip korgo"], "purkas is away (ML-091)"
    play(state, "0: equip korgo")
    assert state.gold[0] == 0
    worn = [state.cat.gear_ids[g] for g in state.gear_of(member(state, "korgo"))]
    assert worn == ["pugnor"]
    assert len(state.gear_discard) == 1
    play(state, "chance: draw tergeo")
    assert NONE not in state.bazaar


@pytest.mark.rule("ML-091")
def test_with_nobody_at_home_nothing_is_bought_at_the_bazaar() -> None:
    state = seated()
    send(state, "region_a", 1, "purkas", force=1)
    send(state, "region_a", 2, "korgo", force=1)
    refresh(state)
    assert refused(state, "0: deploy bazaar").key == "nobody-home"


@pytest.mark.rule("ML-096")
def test_a_bazaar_without_cards_says_so_whoever_is_at_home() -> None:
    state = seated()
    bazaar(state)
    refresh(state)
    assert (refused(state, "0: deploy bazaar").key, refused(state, "0: deploy bazaar").rule) == (
        "nothing-shown",
        "ML-096",
    )


@pytest.mark.rule("ML-096", "ML-095")
def test_discarded_equipment_never_comes_back() -> None:
    state = seated()
    bazaar(state, "krakhen", "noxx", "mortis")
    state.gear_discard += state.gear_deck
    state.gear_deck = []
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy bazaar\n0: die force\n0: gear krakhen\n0: equip korgo")
    assert asked(state) == (1, "deploy"), "chance draws nothing"
    assert state.bazaar.count(NONE) == 1


@pytest.mark.rule("MLX-19", "ML-047", "ML-097", "ML-098", "ML-045")
def test_the_mine_pays_by_slot() -> None:
    state = seated()
    pool(state, 0, force=4)
    pool(state, 1, force=2)
    refresh(state)
    play(state, "0: deploy mine")
    assert options(state) == ["at 1", "at 2", "at 3"], "the two slots of 2 gold are alike"
    play(state, "0: at 1")
    assert state.gold[0] == 13
    play(state, "1: deploy mine\n1: at 3\n0: deploy mine\n0: at 2\n1: deploy mine")
    assert options(state) == ["at 4"]
    play(state, "1: at 4")
    assert state.gold == [13 + 4, 7 + 2 + 2 + 2], "taron adds 2 gold once (ML-357)"


@pytest.mark.rule("ML-357", "ML-385", "ML-029")
def test_what_helps_at_the_mine_helps_once_a_turn() -> None:
    state = seated(2, first=1)
    equip(state, "tortock", "rashnek")
    pool(state, 1, force=2)
    pool(state, 0)
    refresh(state)
    play(state, "1: deploy mine\n1: at 3")
    assert state.gold[1] == 7 + 2 + 2 + 2
    play(state, "1: deploy mine\n1: at 4")
    assert state.gold[1] == 13 + 2


@pytest.mark.rule("ML-193")
def test_panic_closes_a_building() -> None:
    state = seated()
    panic(state, "mine")
    refresh(state)
    assert refused(state, "0: deploy mine").key == "panic"


@pytest.mark.rule("ML-062", "ML-066", "ML-313")
def test_tokens_beyond_a_limit_are_lost() -> None:
    state = seated()
    loot(state, 0, "potions_venoms")
    state.potion[0] = 2
    refresh(state)
    play(state, "0: more\n0: loot potions_venoms")
    assert (state.potion[0], state.venom[0]) == (3, 2)
    assert told(state, "overflow")[-1].data == {"seat": 0, "item": "resource-potion", "n": 1}


@pytest.mark.rule("ML-028")
def test_a_taken_slot_of_the_mine_is_refused_as_taken() -> None:
    state = seated()
    pool(state, 0, force=2)
    pool(state, 1, force=3)
    refresh(state)
    play(state, "0: deploy mine\n0: at 1\n1: deploy mine")
    assert refused(state, "1: at 1").rule == "ML-028"
    assert refused(state, "1: at 1").key == "slot-taken"


@pytest.mark.rule("ML-045", "ML-097")
def test_a_slot_of_the_mine_that_takes_two_dice_is_refused_to_one() -> None:
    state = seated()
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy mine")
    assert refused(state, "0: at 1").rule == "ML-045"
    assert refused(state, "0: at 4").key == "slot-alike", "the two slots that pay 2 gold are one choice"

"""Where Deployment meets talents, discounts, regions, equipment, loot, panic and what may be done at any moment."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from tests.monster_lands.positions import (
    adventure,
    asked,
    bazaar,
    equip,
    held,
    hire,
    lair,
    member,
    mission,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
    spoils,
    tavern,
    traps,
)
from tests.monster_lands.scenes import field, until
from tests.tools import play, refused, told


@pytest.mark.rule("ML-048", "ML-355", "ML-056")
def test_a_clan_without_gold_may_enter_the_tavern_where_vaidala_makes_a_recruit_free() -> None:
    state = seated()
    hire(state, 0, "vaidala")
    state.glory[0], state.gold[0] = 20, 0
    tavern(state, "dalina", "fandor", "wondou", "karunna")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force")
    assert refused(state, "0: recruit fandor").rule == "ML-048"
    play(state, "0: discount vaidala\n0: recruit dalina")
    assert member(state, "dalina") in state.members[0]
    assert state.gold[0] == 0
    assert state.spent[member(state, "vaidala")] == 1


@pytest.mark.rule("ML-385", "ML-357", "ML-029", "ML-097")
def test_two_rashneks_and_taron_pay_at_the_first_visit_to_the_mine_only() -> None:
    state = seated(first=1)
    equip(state, "taron", "rashnek")
    equip(state, "tortock", "rashnek")
    pool(state, 1, force=3)
    pool(state, 0, force=2)
    state.gold[1] = 0
    refresh(state)
    play(state, "1: deploy mine\n1: at 1")
    assert state.gold[1] == 6 + 2 + 2 + 2
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough")
    play(state, "1: deploy mine\n1: at 3")
    assert state.gold[1] == 12 + 2


@pytest.mark.rule("ML-096", "ML-391", "ML-093", "ML-029")
def test_turzoks_that_has_served_does_not_serve_again_in_other_hands() -> None:
    state = seated()
    equip(state, "korgo", "turzoks")
    lair(state, "F2", "F2", "F2", "M2", "M2", "M2")
    pool(state, 0, force=2)
    pool(state, 1, force=2)
    state.gold[0] = 9
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F2\n0: discount turzoks\n0: enough")
    assert state.gold[0] == 9 - 2
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: more\n0: move turzoks korgo\n0: equip purkas")
    play(state, "0: deploy lair\n0: die force\n0: buy F2")
    assert state.gold[0] == 7 - 6, "the full price"


@pytest.mark.rule("ML-031", "ML-359", "ML-353", "ML-379")
def test_a_bargainer_on_an_expedition_still_bargains_while_a_recruiter_of_dice_there_does_not() -> None:
    state = seated()
    hire(state, 0, "wishor", "fandor")
    mission(state, 1, "M04")
    send(state, "contract", 1, "wishor", force=1)
    send(state, "contract", 2, "fandor", force=1)
    lair(state, "F3", "F3", "M3", "M2", "M2", "M2")
    state.gold[0] = 5
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F3")
    while asked(state)[0] == 0 and asked(state)[1] != "deploy":
        play(state, "0: " + ("discount wishor" if "discount wishor" in options(state) else options(state)[-1]))
    assert state.gold[0] == 0
    assert len(state.traps[0]) == 2
    assert state.place[member(state, "fandor")] != NONE


@pytest.mark.rule("ML-074", "ML-082", "ML-075", "ML-063")
def test_the_last_die_recruits_a_novice_whose_die_becomes_magic_for_the_laboratory() -> None:
    state = seated()
    pool(state, 0, force=1)
    pool(state, 1, force=2)
    state.gold[0] = 3
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit novice")
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    assert held(state, 0) == (1, 0, ())
    novice = state.members[0][-1]
    play(state, f"0: more\n0: talent {state.cat.member_ids[novice]}\n0: die force\n0: into magic")
    assert held(state, 0) == (0, 1, ())
    play(state, "0: deploy laboratory\n0: at 1\n0: brew 2 1")
    assert (state.potion[0], state.venom[0]) == (2, 1)


@pytest.mark.rule("ML-176", "ML-120", "ML-397", "ML-074")
def test_a_recruit_takes_over_a_region_that_is_used_in_the_same_turn() -> None:
    state = seated()
    own_region(state, 0, "kale")
    tavern(state, "drapis", "zondu", "guster", "lorios")
    pool(state, 0, force=1, magic=1)
    pool(state, 1, force=2)
    refresh(state)
    assert refused(state, "0: deploy kale").rule
    play(state, "0: deploy tavern\n0: die force\n0: recruit drapis\nchance: draw taroa")
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: more\n0: manage kale drapis\n0: deploy kale\n0: die magic")
    assert state.potion[0] == 3


@pytest.mark.rule("ML-121", "ML-175", "ML-402", "ML-087")
def test_a_region_whose_manager_is_on_an_expedition_gives_once_and_no_more_than_the_board_holds() -> None:
    state = seated()
    hire(state, 0, "zondu")
    own_region(state, 0, "wahibah", "zondu")
    mission(state, 1, "M04")
    send(state, "contract", 1, "zondu", force=1)
    state.defence[0] = 4
    pool(state, 0, magic=2)
    pool(state, 1, force=2)
    refresh(state)
    play(state, "0: deploy wahibah\n0: die magic")
    assert state.defence[0] == 5
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    assert refused(state, "0: deploy wahibah").rule == "ML-121"


@pytest.mark.rule("ML-091", "ML-085", "ML-403")
def test_with_all_mercenaries_away_equipment_is_bought_only_for_a_novice() -> None:
    for novice in (False, True):
        state = seated()
        mission(state, 1, "M04")
        send(state, "contract", 1, "purkas", force=1)
        send(state, "contract", 2, "korgo", force=1)
        bazaar(state, "slham", "noxx", "tergeo")
        if novice:
            hire(state, 0, "novice-1")
        pool(state, 0, force=1)
        refresh(state)
        if novice:
            play(state, "0: deploy bazaar\n0: die force\n0: gear slham")
            if asked(state)[0] == 0 and "equip novice-1" in options(state):
                play(state, "0: equip novice-1")
            assert len(state.gear_of(member(state, "novice-1"))) == 1
        else:
            assert refused(state, "0: deploy bazaar").rule == "ML-091"


@pytest.mark.rule("ML-399", "ML-324", "ML-193", "ML-074")
def test_rynia_recruits_through_the_panic_at_the_tavern_and_the_recruits_dice_come_at_once() -> None:
    state = seated()
    hire(state, 0, "parsas")
    own_region(state, 0, "rynia", "parsas")
    state.glory[0] = 5
    panic(state, "tavern")
    tavern(state, "taroa", "vaidala", "geas", "lusara")
    pool(state, 0, force=2)
    state.gold[0] = 0
    refresh(state)
    assert refused(state, "0: deploy tavern").rule == "ML-193"
    play(state, "0: deploy rynia")
    while asked(state)[1] != "deploy" and "die force" in options(state):
        play(state, "0: die force")
    assert options(state) == ["recruit taroa", "recruit novice"], "glory 5 and reputation 2 leave 3"
    play(state, "0: recruit taroa")
    assert held(state, 0)[0] == 2
    assert state.gold[0] == 0


@pytest.mark.rule("ML-406", "ML-180", "ML-179", "ML-317")
def test_al_dahns_loot_may_be_discarded_in_the_same_turn_and_its_place_is_filled_at_once() -> None:
    state = seated()
    hire(state, 0, "guster")
    own_region(state, 0, "al-dahn", "guster")
    spoils(state, "P_to_3M", "gold12", "gold10", "trophy_3")
    pool(state, 0, force=1, persuasion=(3,))
    pool(state, 1, force=2)
    refresh(state)
    play(state, "0: deploy al-dahn\n0: die force\n0: take P_to_3M")
    play(state, "chance: draw F_plus_2")
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: more\n0: loot P_to_3M\n0: die persuasion 3")
    assert held(state, 0) == (0, 3, ())
    assert state.cat.loot_index["F_plus_2"] in state.spoils


@pytest.mark.rule("ML-349", "ML-059", "ML-066", "ML-074")
def test_with_dalina_hired_this_turn_eight_traps_find_room() -> None:
    state = seated()
    tavern(state, "dalina", "zondu", "guster", "lorios")
    traps(state, 0, "F1", "F1", "F2", "M1", "M1")
    lair(state, "F1", "F_plus_1", "F_plus_1", "M2", "M2", "M2")
    pool(state, 0, force=2)
    pool(state, 1, force=2)
    state.gold[0] = 20
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit dalina\nchance: roll 6\nchance: draw taroa")
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    play(state, "0: deploy lair\n0: die force\n0: buy F1\n0: buy F_plus_1\n0: buy F_plus_1\n0: enough")
    assert len(state.traps[0]) == 8
    assert state.gold[0] == 20 - 4 - 9


@pytest.mark.rule("ML-052", "ML-054", "ML-078", "ML-079")
def test_a_general_round_costs_its_price_and_the_discount_of_the_die_waits_for_the_new_faces() -> None:
    state = seated(first=1)
    pool(state, 1, persuasion=(5,))
    pool(state, 0, persuasion=(3,))
    state.glory = [20, 20]
    state.gold = [7, 20]
    tavern(state, "dalina", "zondu", "guster", "lorios")
    refresh(state)
    play(state, "1: deploy tavern\n1: die persuasion 5\n1: recruit zondu\nchance: draw parsas")
    assert state.gold[1] == 20 - 1, "5 for 5 leaves 1"
    play(state, "0: deploy tavern\n0: die persuasion 3\n0: round")
    assert state.gold[0] == 5
    play(state, "chance: draw wondou torko fandor karunna")
    play(state, "0: recruit wondou")
    assert state.gold[0] == 5 - (12 - 8)


@pytest.mark.rule("ML-077", "ML-078", "ML-080")
def test_a_general_round_with_a_short_deck_brings_back_some_that_have_just_left() -> None:
    state = seated()
    state.glory[0] = 20
    tavern(state, "dalina", "zondu", "guster", "lorios")
    keep = [member(state, word) for word in ("taroa", "puargh")]
    state.gone += [m for m in state.tavern_deck if m not in keep]
    state.tavern_deck = keep
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round")
    until(state, asked(state)[1] if asked(state)[0] >= 0 else "recruit")
    shown = {state.cat.member_ids[m] for m in state.tavern if m != NONE}
    assert len(shown) == 4
    assert {"taroa", "puargh"} <= shown
    assert shown - {"taroa", "puargh"} <= {"dalina", "zondu", "guster", "lorios"}


@pytest.mark.rule("ML-067", "ML-101", "ML-145")
def test_a_wounded_mercenary_may_be_healed_before_it_is_sent_but_not_after() -> None:
    state = field(beast="turfus")
    state.wounded[member(state, "korgo")] = 1
    state.potion[0] = 2
    pool(state, 0, force=3)
    pool(state, 1, force=3)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 4\n0: send korgo\n0: go")
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough")
    assert refused(state, "0: more").rule or "heal korgo" not in options(state)
    assert state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-114", "ML-115", "ML-068", "ML-189")
def test_an_expeditions_potion_joins_the_one_carried_and_both_come_home_to_a_board_with_room_for_one() -> None:
    state = field()
    state.potion[0] = 3
    pool(state, 0, force=2)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 2\n0: send korgo\n0: potion")
    if asked(state) == (0, "load") or "go" in options(state):
        play(state, "0: go")
    pool(state, 1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1 1")
    until(state, "deploy")
    assert state.potion[0] == 3, "two at home, two that return: one too many"
    assert told(state, "home")


@pytest.mark.rule("ML-397", "ML-062", "ML-067")
def test_kales_potions_heal_the_wounded_at_home_before_any_is_lost() -> None:
    state = seated()
    own_region(state, 0, "kale", "korgo")
    state.potion[0] = 2
    for word in ("korgo", "purkas"):
        state.wounded[member(state, word)] = 1
    pool(state, 0, magic=1)
    refresh(state)
    play(state, "0: deploy kale\n0: die magic")
    assert asked(state) == (0, "heal")
    play(state, "0: heal korgo\n0: heal purkas")
    assert state.potion[0] == 3

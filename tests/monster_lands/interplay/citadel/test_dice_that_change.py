"""Where one die becomes others: regions and loot that exchange dice, what they then buy, and talents of those away."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from tests.monster_lands.positions import (
    asked,
    equip,
    held,
    hire,
    lair,
    loot,
    member,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
    spoils,
    tavern,
    traps,
)
from tests.tools import play, refused


@pytest.mark.rule("ML-399", "ML-355", "ML-056", "ML-324")
def test_a_recruit_of_rynia_leaves_vaidalas_discount_for_the_one_who_is_paid() -> None:
    state = seated()
    hire(state, 0, "vaidala", "nimra")
    own_region(state, 0, "rynia", "nimra")
    tavern(state, "guster", "zondu")
    state.glory[0], state.gold[0] = 30, 1
    pool(state, 0, 3)
    refresh(state)
    play(state, "0: deploy rynia\n0: die force\n0: die force\n0: recruit guster")
    settle(state)
    assert state.gold[0] == 1
    pool(state, 1)
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: discount vaidala\n0: recruit zondu")
    assert state.gold[0] == 0, "five less four"
    assert {member(state, "guster"), member(state, "zondu")} <= set(state.members[0])


@pytest.mark.rule("ML-400", "ML-063", "ML-064", "ML-066")
def test_three_dice_of_gurban_brew_five_tokens_and_one_is_pawned() -> None:
    state = seated()
    hire(state, 0, "nimra")
    own_region(state, 0, "gurban", "nimra")
    state.gold[0] = 0
    pool(state, 0, 1, 0, (4,))
    pool(state, 1)
    refresh(state)
    play(state, "0: deploy gurban\n0: die force\n0: die persuasion 4")
    assert held(state, 0) == (0, 3, ())
    play(state, "0: deploy laboratory\n0: at 1\n0: brew 0 3\n0: deploy laboratory\n0: at 2\n0: brew 2 0")
    assert (state.potion[0], state.venom[0]) == (2, 3)
    play(state, "0: deploy pawn_shop\n0: die magic")
    assert state.gold[0] == 1


@pytest.mark.rule("ML-317", "ML-039", "ML-063", "ML-041")
def test_the_last_persuasion_die_becomes_three_of_magic_of_which_none_may_be_kept() -> None:
    state = seated()
    loot(state, 0, "P_to_3M")
    pool(state, 0, 0, 0, (2,))
    pool(state, 1)
    refresh(state)
    play(state, "0: more\n0: loot P_to_3M\n0: die persuasion 2")
    assert held(state, 0) == (0, 3, ())
    assert asked(state) == (0, "deploy"), "it was no action"
    assert refused(state, "0: pass").key == "must-act"


@pytest.mark.rule("ML-318", "ML-097", "ML-045", "ML-028")
def test_a_die_of_magic_becomes_three_of_force_that_dig_in_two_places_of_the_mine() -> None:
    state = seated()
    loot(state, 0, "M_to_3F")
    state.gold[0] = 0
    pool(state, 0, 0, 1)
    pool(state, 1)
    refresh(state)
    play(state, "0: more\n0: loot M_to_3F\n0: die magic\n0: deploy mine\n0: at 1")
    assert (state.gold[0], held(state, 0)) == (6, (1, 0, ()))
    play(state, "0: deploy mine")
    assert options(state) == ["at 3"], "one die is too few for the others, and the two small places are alike"
    play(state, "0: at 3")
    assert state.gold[0] == 8


@pytest.mark.rule("ML-085", "ML-391", "ML-051", "ML-056")
def test_a_novice_in_turzoks_takes_four_off_the_traps_after_the_die_has_haggled() -> None:
    state = seated()
    hire(state, 0, "novice-1")
    equip(state, "novice-1", "turzoks")
    lair(state, "F3", "F1")
    traps(state, 0)
    state.gold[0] = 1
    pool(state, 0, 0, 0, (4,))
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 4\n0: buy F3\n0: discount turzoks")
    settle(state)
    assert state.gold[0] == 0, "nine less four less four"
    assert [state.cat.trap_ids[kind] for kind in state.traps[0]] == ["F3"]


@pytest.mark.rule("ML-031", "ML-369", "ML-029", "ML-048")
def test_tranok_on_an_expedition_still_pays_once_a_turn_and_what_he_pays_buys_a_novice() -> None:
    state = seated()
    hire(state, 0, "tranok")
    send(state, "region_a", 1, "tranok", force=1)
    tavern(state)
    state.glory[0], state.gold[0] = 20, 1
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: more\n0: talent tranok\n0: deploy tavern\n0: die force\n0: recruit novice")
    assert state.gold[0] == 0
    play(state, "1: deploy pawn_shop")
    assert "talent tranok" not in options(state)


@pytest.mark.rule("ML-349", "ML-059", "ML-031", "ML-062")
def test_eight_traps_find_room_although_dalina_is_away() -> None:
    state = seated()
    hire(state, 0, "dalina")
    send(state, "region_a", 1, "dalina", force=1)
    traps(state, 0, "F1", "F1", "F1", "F1", "M1", "M1")
    lair(state, "F2", "F3")
    state.gold[0] = 20
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force\n0: buy F2\n0: buy F3")
    if asked(state)[0] == 0 and "enough" in options(state):
        play(state, "0: enough")
    assert len(state.traps[0]) == 8


@pytest.mark.rule("ML-403", "ML-085", "ML-091", "ML-092")
def test_uyuniah_dresses_the_novice_at_home_when_all_others_are_away() -> None:
    state = seated()
    hire(state, 0, "novice-1", "tranok")
    own_region(state, 0, "uyuniah", "tranok")
    for number, who in ((1, "purkas"), (2, "korgo"), (3, "tranok")):
        send(state, "region_a", number, who, force=1)
    pool(state, 0, 1, 0, (1,))
    refresh(state)
    play(state, "0: deploy uyuniah\n0: die force\n0: die persuasion 1")
    assert asked(state) == (0, "gear")
    play(state, f"0: {options(state)[0]}\n0: equip novice-1")
    assert list(state.wearer).count(member(state, "novice-1")) == 1


@pytest.mark.rule("ML-406", "ML-316", "ML-062", "ML-067")
def test_supplies_from_al_dahn_fill_a_full_board_and_the_wounded_drinks_the_potion() -> None:
    state = seated()
    hire(state, 0, "lorios")
    own_region(state, 0, "al-dahn", "lorios")
    spoils(state, "gold6_def_potion", "gold10", "gold12", "trophy_3")
    state.wounded[member(state, "korgo")] = 1
    state.potion[0], state.defence[0], state.gold[0] = 3, 5, 0
    pool(state, 0, 1)
    pool(state, 1)
    refresh(state)
    play(state, "0: deploy al-dahn\n0: die force\n0: take gold6_def_potion")
    settle(state)
    play(state, "0: more\n0: loot gold6_def_potion")
    drink = [line for line in options(state) if "korgo" in line]
    assert len(drink) == 1
    play(state, f"0: {drink[0]}")
    assert (state.wounded[member(state, "korgo")], state.potion[0], state.defence[0], state.gold[0]) == (0, 3, 5, 6)

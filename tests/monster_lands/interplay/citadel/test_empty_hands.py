"""Where a clan has nobody, no gold, no room or no place left, and what it may still do."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    adventure,
    asked,
    bazaar,
    equip,
    held,
    hire,
    lair,
    leave_now,
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
    spoils,
    tavern,
    traps,
)
from tests.monster_lands.scenes import faces, field, no_more, trophy, until, until_turn
from tests.tools import play, refused, told


def died_out() -> LandsState:
    """Return a table at the end of turn 1 where clan 0 has nobody left and is asked about starting afresh."""
    state = field(beast="turfus")
    leave_now(state, member(state, "korgo"))
    send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6\n0: defend 0")
    settle(state)
    while "fresh" not in options(state):
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
        settle(state)
    return state


@pytest.mark.rule("ML-150", "ML-033", "ML-070", "ML-195")
def test_a_clan_that_does_not_start_afresh_lives_on_its_glory_and_is_led_by_its_next_recruit() -> None:
    state = died_out()
    state.gold[0] = 9
    play(state, "0: pass")
    until(state, "deploy")
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == (0, 0, 1), "the die of its glory"
    tavern(state, "guster", "zondu", "drapis", "taroa")
    while asked(state)[0] != 0:
        play(state, "1: deploy pawn_shop")
        play(state, f"1: {options(state)[0]}\n1: enough")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit guster")
    settle(state)
    assert state.members[0] == [member(state, "guster")]
    adventure(state)
    until_turn(state, 3)
    assert state.leader[0] == member(state, "guster"), "somebody has to lead"


@pytest.mark.rule("ML-085", "ML-201", "ML-092", "ML-200")
def test_what_a_novice_carried_goes_to_a_comrade_when_it_is_not_paid() -> None:
    state = seated()
    hire(state, 0, "novice-1")
    equip(state, "novice-1", "rashnek")
    state.gold[0] = 1
    adventure(state)
    until(state, "inherit")
    play(state, "0: equip korgo")
    until_turn(state, 2)
    assert [state.cat.gear_ids[g] for g in state.gear_of(member(state, "korgo"))] == ["rashnek"]
    assert len(state.novices) == 8


@pytest.mark.rule("ML-177", "ML-173", "ML-198", "ML-216")
def test_a_second_region_of_one_affinity_waits_for_a_second_mercenary_of_it() -> None:
    state = seated()
    hire(state, 0, "drapis")
    own_region(state, 0, "kale", "drapis")
    own_region(state, 0, "ghadik")
    refresh(state)
    play(state, "0: more")
    named = [line for line in options(state) if line.startswith("manage")]
    assert named == ["manage ghadik korgo"], "drapis has a region and purkas leads"
    play(state, "0: manage ghadik korgo")
    state.gold[0] = 0
    adventure(state)
    until_turn(state, 2)
    assert len(state.members[0]) == 3, "nobody is to be paid"


@pytest.mark.rule("ML-087", "ML-086", "ML-055", "ML-062")
def test_a_full_board_at_the_armoury_pays_for_tokens_it_cannot_keep() -> None:
    state = seated()
    state.defence[0], state.gold[0] = 4, 6
    pool(state, 0, persuasion=(1,))
    refresh(state)
    play(state, "0: deploy armoury\n0: die persuasion 1\n0: tokens 3")
    assert (state.defence[0], state.gold[0]) == (5, 6 - 5)


@pytest.mark.rule("ML-406", "ML-322", "ML-072", "ML-179")
def test_a_recruit_for_a_token_of_al_dahn_brings_dice_for_the_next_action() -> None:
    state = seated()
    hire(state, 0, "guster")
    own_region(state, 0, "al-dahn", "guster")
    spoils(state, "free_recruit", "gold12", "gold10", "F_plus_2")
    tavern(state, "taroa", "zondu", "lorios", "kakron")
    state.glory[0], state.gold[0] = 9, 0
    pool(state, 0, force=2)
    pool(state, 1, force=2)
    refresh(state)
    play(state, "0: deploy al-dahn")
    if "die force" in options(state):
        play(state, "0: die force")
    play(state, "0: take free_recruit")
    settle(state)
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough\n0: more\n0: loot free_recruit\n0: recruit taroa")
    assert held(state, 0) == (1 + 2, 0, ())
    assert state.gold[0] == 0


@pytest.mark.rule("ML-405", "ML-401", "ML-036", "ML-120")
def test_force_and_magic_become_persuasion_in_thaklan_and_magic_again_in_yuha() -> None:
    state = seated()
    hire(state, 0, "guster", "zondu")
    own_region(state, 0, "thaklan", "guster")
    own_region(state, 0, "yuha", "zondu")
    pool(state, 0, force=1, magic=1)
    pool(state, 1, force=2)
    refresh(state)
    play(state, "0: deploy thaklan")
    while asked(state)[0] == 0 and any(line.startswith("die") for line in options(state)):
        play(state, f"0: {options(state)[0]}")
    play(state, "chance: roll 1 2 6")
    assert held(state, 0) == (0, 0, (1, 2, 6))
    play(state, "1: deploy pawn_shop\n1: die force\n1: enough\n0: deploy yuha\n0: die persuasion 1")
    assert held(state, 0) == (0, 2, (2, 6))


@pytest.mark.rule("ML-090", "ML-052", "ML-053", "ML-054")
def test_at_the_bazaar_a_lower_die_adds_to_the_last_one_and_an_equal_one_does_not() -> None:
    state = seated(3)
    bazaar(state, "noxx", "pugnor", "mortis")
    state.gold = [20, 20, 20]
    pool(state, 0, persuasion=(4,))
    pool(state, 1, persuasion=(1,))
    pool(state, 2, persuasion=(1,))
    refresh(state)
    play(state, "0: deploy bazaar\n0: die persuasion 4\n0: gear noxx\n0: equip korgo")
    settle(state)
    play(state, "1: deploy bazaar\n1: die persuasion 1\n1: gear pugnor\n1: equip taron")
    settle(state)
    play(state, "2: deploy bazaar\n2: die persuasion 1\n2: gear mortis\n2: equip frunks")
    assert state.gold == [20 - (6 - 4), 20 - (7 - 5), 20 - (6 - 1)]


@pytest.mark.rule("ML-104", "ML-189", "ML-062", "ML-067")
def test_a_wounded_mercenary_back_from_a_mission_drinks_the_potion_it_took_along() -> None:
    state = seated()
    mission(state, 0, "M01")
    state.potion[0] = 3
    state.wounded[member(state, "korgo")] = 1
    send(state, "competitive", 1, "korgo", force=2, potions=1)
    adventure(state)
    play(state, "chance: roll 6 6")
    until(state, "heal")
    heal = next(line for line in options(state) if line.startswith("heal"))
    play(state, f"0: {heal}")
    assert state.wounded[member(state, "korgo")] == 0
    assert state.potion[0] == 3


@pytest.mark.rule("ML-123", "ML-366", "ML-386", "ML-356")
def test_on_a_competition_magic_is_lifted_by_frunks_and_mortis_and_nothing_counts_for_a_kill() -> None:
    state = seated(3)
    mission(state, 0, "M01")
    equip(state, "frunks", "mortis")
    hire(state, 2, "naiala")
    send(state, "competitive", 1, "frunks", magic=2)
    send(state, "competitive", 2, "naiala", magic=2)
    adventure(state)
    play(state, "chance: roll 2 1\nchance: roll 3 3")
    assert (state.glory[2], state.gold[2]) == (5 + 2 - 1, 7 + 1), "seven is reached by one, six by the other"


@pytest.mark.rule("ML-193", "ML-070", "ML-399", "ML-258")
def test_dice_laid_on_a_region_are_not_the_last_persuasion_die_of_the_tavern() -> None:
    state = seated(3)
    hire(state, 0, "parsas")
    own_region(state, 0, "gurban", "parsas")
    pool(state, 0, persuasion=(6, 6))
    pool(state, 1, persuasion=(2,))
    state.gold[1], state.glory[1] = 20, 20
    tavern(state, "taroa", "zondu", "lorios", "kakron")
    refresh(state)
    play(state, "0: deploy gurban")
    while asked(state)[0] == 0 and any(line.startswith("die") for line in options(state)):
        play(state, f"0: {options(state)[0]}")
    play(state, "1: deploy tavern\n1: die persuasion 2\n1: recruit taroa")
    assert state.gold[1] == 20 - (7 - 2)


@pytest.mark.rule("ML-059", "ML-061", "ML-349", "ML-062")
def test_who_buys_six_traps_for_a_board_of_five_gives_one_up_by_choice() -> None:
    state = seated()
    traps(state, 0)
    lair(state, "M_plus_1", "M_plus_1", "M_plus_1", "F1", "F1", "F1")
    state.gold[0] = 20
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy lair\n0: die force" + 3 * "\n0: buy M_plus_1" + 3 * "\n0: buy F1")
    while asked(state)[1] != "overflow":
        play(state, "0: enough")
    assert state.gold[0] == 20 - 15
    play(state, "0: discard F1")
    assert sorted(state.cat.trap_ids[t] for t in state.traps[0]) == ["F1", "F1", "M_plus_1", "M_plus_1", "M_plus_1"]


@pytest.mark.rule("ML-175", "ML-146", "ML-176", "ML-195")
def test_a_manager_killed_outside_leaves_a_region_that_gives_nothing_until_another_takes_it() -> None:
    state = field(beast="turfus", land="yuha")
    hire(state, 0, "drapis")
    own_region(state, 0, "skyehn", "drapis")
    state.gold[0] = 9
    state.wounded[member(state, "drapis")] = 1
    send(state, "region_a", 4, "drapis", force=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1\n0: defend 0")
    skyehn = state.cat.region_index["skyehn"]
    assert state.manager[skyehn] == NONE
    until(state, "wages")
    play(state, "0: manage skyehn korgo")
    until(state, "deploy")
    assert state.gold[0] == 9, "korgo manages now and is not paid"
    assert state.ruler[skyehn] == 0


@pytest.mark.rule("ML-168", "ML-130", "ML-131", "ML-217")
def test_a_trophy_sold_for_a_contract_leaves_change_for_the_wages() -> None:
    state = seated()
    mission(state, 1, "M02")
    trophy(state, 0, "caribdis")
    state.gold[0] = 0
    send(state, "contract", 1, "korgo", force=1)
    adventure(state)
    assert asked(state)[0] == 0
    play(state, "0: sell caribdis\n0: fulfil")
    until_turn(state, 2)
    assert (state.glory[0], state.gold[0]) == (5 + 2, 15 - 4 - 1)


@pytest.mark.rule("ML-192", "ML-194", "ML-191")
def test_of_three_monsters_of_five_dice_the_one_that_is_hardest_to_kill_stays() -> None:
    state = seated(3)
    for space, word in ((0, "abysur"), (1, "caribdis"), (2, "snagus")):
        monster(state, space, word)
    adventure(state)
    until_turn(state, 2)
    assert state.cat.monster_ids[state.monsters[2]] == "caribdis", "28 against 23 and 22"
    assert sum(state.panic) == 1


@pytest.mark.rule("ML-108", "ML-117", "ML-118", "ML-144")
def test_at_the_gates_a_token_alone_is_enough_to_go_and_cancels_its_hit() -> None:
    state = field(beast="turfus")
    monster(state, 2, "krushus")
    state.defence[0] = 1
    pool(state, 0, force=1)
    pool(state, 1, force=1)
    refresh(state)
    play(state, "0: deploy gates\n0: at 2\n0: send korgo")
    assert "go" not in options(state), "nothing lies there yet"
    play(state, "0: defence\n0: go")
    assert held(state, 0) == (1, 0, ())
    adventure(state)
    play(state, "chance: roll 6 6 1 1\n0: defend 2")
    no_more(state)
    assert state.wounded[member(state, "korgo")] == 0
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 0}
    until_turn(state, 2)
    assert state.gold[0] == 7 + 5 - 1


@pytest.mark.rule("ML-091", "ML-193", "ML-403", "ML-324")
def test_uyuniah_is_refused_where_nobody_is_at_home_to_put_anything_on() -> None:
    state = field(beast="turfus")
    hire(state, 0, "zondu")
    own_region(state, 0, "uyuniah", "zondu")
    for number, who in enumerate(("purkas", "korgo", "zondu"), 1):
        send(state, "region_a", number, who, force=1)
    pool(state, 0, force=2)
    panic(state, "bazaar")
    refresh(state)
    assert "deploy uyuniah" not in options(state)
    assert refused(state, "0: deploy uyuniah").rule == "ML-324"


@pytest.mark.rule("ML-353", "ML-379", "ML-031", "ML-042")
def test_a_clan_without_dice_buys_fandors_and_wormees_die_one_after_the_other() -> None:
    state = seated()
    hire(state, 0, "fandor", "wormee")
    state.gold[0] = 3
    pool(state, 0)
    pool(state, 1, force=3)
    refresh(state)
    play(state, "0: more\n0: talent fandor\nchance: roll 3")
    assert held(state, 0) == (0, 0, (3,))
    play(state, "0: deploy pawn_shop\n0: die persuasion 3\n1: deploy pawn_shop\n1: die force\n1: enough")
    assert asked(state) == (0, "pass")
    play(state, "0: more\n0: talent wormee")
    assert held(state, 0) == (1, 0, ())
    assert state.gold[0] == 3 - 1 + 1 - 2


@pytest.mark.rule("ML-067", "ML-101", "ML-313", "ML-179")
def test_elixirs_opened_in_deployment_heal_before_the_mercenary_is_sent() -> None:
    state = field(beast="turfus")
    loot(state, 0, "potions_venoms")
    state.wounded[member(state, "korgo")] = 1
    pool(state, 0, force=1)
    pool(state, 1, force=1)
    refresh(state)
    play(state, "0: more\n0: loot potions_venoms")
    if asked(state)[1] == "deploy":
        play(state, "0: more")
    play(state, "0: heal korgo")
    if asked(state)[1] != "deploy":
        play(state, "0: back")
    play(state, "0: deploy region_a\n0: at 1\n0: send korgo\n0: potion\n0: venom\n0: go")
    assert (state.potion[0], state.venom[0]) == (0, 1)
    adventure(state)
    play(state, faces(4) + "\nchance: roll 2\n0: venom")
    no_more(state)
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 4}

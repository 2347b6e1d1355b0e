"""Alone against Madhala: her setup, her two dice, every place she goes to (ML-240 to ML-262)."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE
from taverne.engine.frames import apply, chance, settle
from taverne.engine.game import OptionError
from taverne.games.monster_lands.box.catalogue import NONE, PLACE_START
from taverne.games.monster_lands.box.vocabulary import BUILDINGS
from taverne.games.monster_lands.rules.citadel.buildings import haggle
from taverne.games.monster_lands.state.game_state import MADHALA, LandsState
from tests.monster_lands.alone import HER_TURN, alone, hers, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    column,
    lair,
    member,
    mission,
    options,
    panic,
    pool,
    refresh,
    seated,
    send,
    tavern,
)
from tests.tools import play, refused, table, told

REGION = PLACE_START[2]


def slots(state: LandsState, building: str) -> list[tuple[int, int]]:
    """Return (die, whose) of each slot of a building, as the state keeps them."""
    number = BUILDINGS.index(building)
    places = range(state.cat.slot_start[number], state.cat.slot_end[number])
    return [(state.slot_die[slot], state.slot_by[slot]) for slot in places]


FREE = (0, NONE)


def persuasion(value: int) -> tuple[int, int]:
    return (2 + value, MADHALA)


# Setup


@pytest.mark.rule("ML-240")
def test_alone_there_is_no_ambush_module_but_the_other_options_remain() -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check({"ambush": True}, 1)
    assert raised.value.key == "option-solo-ambush"
    full = GAME.check({"queens_favour": True, "more_monsters": True}, 1)
    state = GAME.start(full, 1)
    assert (state.favour, state.more_monsters, state.ambush) == (True, True, False)


@pytest.mark.rule("ML-241", "ML-009", "ML-016", "ML-044", "ML-001")
def test_alone_one_sets_up_as_two_do_with_three_mercenaries_shown() -> None:
    state = alone()
    assert len([number for number in state.tavern if number != NONE]) == 3
    assert (state.regions[1], state.monsters[1], state.lists[1]) == (NONE, NONE, NONE)
    assert GAME.view(state, 0).table.buildings[0].slots[3].open is False
    start = table(GAME, {}, 1, "chance: draw vaidala karunna dalina")
    assert asked(start) == (-1, "replace"), "two of low reputation, as with two players"


@pytest.mark.rule("ML-241")
def test_alone_one_chooses_any_affinity() -> None:
    state = table(GAME, {}, 1)
    settle(state)
    assert options(state) == ["clan fire", "clan water", "clan air", "clan jungle"]
    play(state, "0: clan air")
    assert [state.cat.member_ids[number] for number in state.members[0]] == ["nuduru", "frunks"]


@pytest.mark.rule("ML-242", "ML-243")
def test_madhala_has_six_tokens_and_the_player_the_marker() -> None:
    start = table(GAME, {}, 1)
    lots = []
    while (decision := chance(start)) is not None:
        lots.append(decision.prompt)
        apply(start, CHANCE, decision.sample(3, len(lots))[0])
    assert "first" not in lots, "there is no lot to draw"
    state = alone()
    assert state.first == 0
    solo = GAME.view(state, 0).table.solo
    assert solo is not None
    assert solo.tokens == 6
    hers(state, "region_a", 2)
    hers(state, "contract", 1)
    solo = GAME.view(state, 0).table.solo
    assert solo is not None
    assert solo.tokens == 4


@pytest.mark.rule("ML-243")
@pytest.mark.parametrize("level", ["tutorial", "normal", "heroic", "legendary"])
def test_alone_one_chooses_the_difficulty(level: str) -> None:
    assert GAME.view(alone(difficulty=level), 0).table.difficulty == level


@pytest.mark.rule("ML-244")
def test_a_scenario_goes_on_at_thirty_glory_and_ends_after_six_turns() -> None:
    state = alone()
    state.glory[0] = 40
    adventure(state)
    settle(state)
    assert state.turn == 2
    state.turn = 6
    adventure(state)
    settle(state)
    assert state.pending == ()
    assert GAME.result(state) is not None
    versus = seated(2)
    versus.glory[0] = 30
    adventure(versus)
    settle(versus)
    assert versus.pending == (), "several players stop there (ML-203)"


# Her turn


@pytest.mark.rule("ML-245")
def test_madhala_does_nothing_in_preparation_and_cleanup() -> None:
    state = alone()
    assert not [event for event in told(state) if event.kind.startswith("madhala")]
    assert state.seats == 1, "she has neither clan board nor pool"
    e = hers(state, "region_a", 1)
    adventure(state)
    settle(state)
    assert state.turn == 2
    assert state.who[e] == NONE
    kinds = [event.kind for event in told(state) if event.kind.startswith("madhala")]
    assert kinds == ["madhala-monster"]


@pytest.mark.rule("ML-250", "ML-251")
def test_madhala_acts_after_each_action_that_leaves_a_die() -> None:
    state = alone()
    pool(state, 0, 3)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough")
    assert asked(state) == HER_TURN
    play(state, "chance: roll 1 2")
    assert asked(state) == (0, "deploy")
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough\nchance: roll 1 2")
    assert slots(state, "laboratory") == [(2, MADHALA), (2, MADHALA)], "she never runs out of dice"
    play(state, "0: deploy pawn_shop\n0: die force")
    assert state.phase != 2, "she does not act after the action that empties the pool"
    assert len(told(state, "madhala-magic")) == 2


@pytest.mark.rule("ML-246", "ML-247")
@pytest.mark.parametrize("red", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("yellow", "building"),
    [(1, "lair"), (2, "laboratory"), (3, "tavern"), (4, "armoury"), (5, "bazaar"), (6, "mine")],
)
def test_a_low_red_die_sends_her_to_a_building(red: int, yellow: int, building: str) -> None:
    state = provoke(alone())
    play(state, f"chance: roll {red} {yellow}")
    settle(state)
    for each in BUILDINGS:
        if each != "pawn_shop":
            assert (slots(state, each)[0] != FREE) == (each == building)
    assert MADHALA not in state.who


@pytest.mark.rule("ML-246", "ML-248", "ML-259")
@pytest.mark.parametrize("red", [5, 6])
@pytest.mark.parametrize(
    ("yellow", "place", "number"),
    [
        (1, "region_a", 1),
        (2, "region_a", 2),
        (3, "region_a", 3),
        (4, "region_a", 4),
        (5, "competitive", 1),
        (6, "contract", 1),
    ],
)
def test_a_high_red_die_sends_her_outside(red: int, yellow: int, place: str, number: int) -> None:
    state = provoke(alone())
    play(state, f"chance: roll {red} {yellow}")
    assert [e for e, who in enumerate(state.who) if who == MADHALA] == [column(place, number)]
    assert asked(state) == (0, "deploy")


@pytest.mark.rule("ML-259")
def test_on_a_mission_she_takes_the_leftmost_free_expedition() -> None:
    state = alone()
    mission(state, 0, "M01")
    send(state, "competitive", 1, "korgo", force=2)
    provoke(state)
    play(state, "chance: roll 5 5")
    assert state.who[column("competitive", 2)] == MADHALA
    assert refused(state, "0: deploy competitive").key == "place-full", "her expedition is occupied"


@pytest.mark.rule("ML-249")
def test_both_dice_are_rolled_again_until_she_can_deploy() -> None:
    state = alone()
    send(state, "region_a", 2, "korgo", force=2)
    provoke(state)
    play(state, "chance: roll 5 2")
    assert asked(state) == HER_TURN
    play(state, "chance: roll 6 2\nchance: roll 6 3")
    assert state.who[column("region_a", 3)] == MADHALA
    assert [event.data for event in told(state, "madhala-again")] == [
        {"red": 5, "yellow": 2, "place": "place-region_a"},
        {"red": 6, "yellow": 2, "place": "place-region_a"},
    ]


@pytest.mark.rule("ML-251", "ML-249")
def test_panic_and_full_buildings_keep_her_out() -> None:
    state = alone()
    panic(state, "tavern")
    provoke(state, force=9)
    play(state, "chance: roll 1 3")
    assert asked(state) == HER_TURN
    play(state, "chance: roll 1 4\nchance: roll 6")
    for _ in range(2):
        play(state, "0: deploy pawn_shop\n0: die force\n0: enough\nchance: roll 1 4")
        if asked(state)[1] == "madhala-die":
            play(state, "chance: roll 2")
    assert asked(state) == HER_TURN, "two slots of the Armoury are open to so few players"
    assert slots(state, "armoury") == [persuasion(6), persuasion(2), FREE]


@pytest.mark.rule("ML-251", "ML-242")
def test_without_tokens_she_stays_in_the_citadel() -> None:
    state = alone()
    for number in (1, 2, 3, 4):
        hers(state, "region_a", number)
    for place in ("competitive", "contract"):
        hers(state, place, 1)
    provoke(state)
    play(state, "chance: roll 5 5")
    assert asked(state) == HER_TURN
    state.who[column("region_a", 4)] = NONE
    play(state, "chance: roll 5 5")
    assert state.who.count(MADHALA) == 6


@pytest.mark.rule("ML-251")
def test_she_skips_her_turn_if_nothing_is_open() -> None:
    state = alone()
    for building in BUILDINGS:
        if building != "pawn_shop":
            panic(state, building)
    for number in (1, 2, 3, 4):
        hers(state, "region_a", number)
    for number in (1, 2):
        hers(state, "competitive", number)
    pool(state, 0, 3)
    refresh(state)
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough")
    assert asked(state) == (0, "deploy")
    assert len(told(state, "madhala-idle")) == 1


# The buildings


SHOWN = ("F1", "F2", "F3", "M1", "M2", "M3")


@pytest.mark.rule("ML-252", "ML-258")
@pytest.mark.parametrize(("red", "taken"), [(1, ("F1", "F2")), (2, ("F3", "M1")), (3, ("M2", "M3")), (4, ("F1", "F2"))])
def test_at_the_lair_she_removes_a_row_of_traps(red: int, taken: tuple[str, str]) -> None:
    state = alone()
    lair(state, *SHOWN)
    provoke(state)
    play(state, f"chance: roll {red} 1\nchance: roll 4")
    assert slots(state, "lair")[:2] == [persuasion(4), FREE]
    assert sorted(state.cat.trap_ids[kind] for kind in state.trap_discard) == sorted(taken)
    assert asked(state) == (-1, "lair")
    play(state, "chance: draw T_plus_4 T_plus_6")
    row = SHOWN.index(taken[0])
    shown = [state.cat.trap_ids[kind] for kind in state.lair]
    assert shown == [*SHOWN[:row], "T_plus_4", "T_plus_6", *SHOWN[row + 2 :]], "replaced at once"


@pytest.mark.rule("ML-253")
def test_at_the_laboratory_she_takes_the_highest_free_slot() -> None:
    state = provoke(alone())
    play(state, "chance: roll 3 2")
    assert slots(state, "laboratory") == [(2, MADHALA), FREE]
    pool(state, 0, 2, 1)
    refresh(state)
    play(state, "0: deploy laboratory")
    assert options(state) == ["at 2"]


@pytest.mark.rule("ML-254")
def test_at_the_armoury_she_places_a_die_and_removes_nothing() -> None:
    state = provoke(alone())
    play(state, "chance: roll 4 4\nchance: roll 2")
    assert slots(state, "armoury") == [persuasion(2), FREE, FREE]
    assert asked(state) == (0, "deploy")
    assert told(state, "madhala-takes") == []


@pytest.mark.rule("ML-255", "ML-258")
@pytest.mark.parametrize(("red", "place"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_at_the_tavern_she_removes_a_mercenary(red: int, place: int) -> None:
    state = alone()
    tavern(state, "dalina", "wishor", "zondu")
    provoke(state)
    gone = state.tavern[place]
    play(state, f"chance: roll {red} 3\nchance: roll 1")
    assert slots(state, "tavern")[0] == persuasion(1)
    assert state.tavern_discard == [gone]
    assert len(state.novices) == 8, "novices are ignored"
    play(state, "chance: draw taroa")
    assert state.tavern[place] == member(state, "taroa")
    assert state.tavern.count(NONE) == 0


@pytest.mark.rule("ML-256", "ML-258")
@pytest.mark.parametrize(("red", "place"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_at_the_bazaar_she_removes_an_equipment_card(red: int, place: int) -> None:
    state = alone()
    bazaar(state, "krakhen", "noxx", "mortis")
    provoke(state)
    gone = state.bazaar[place]
    play(state, f"chance: roll {red} 5\nchance: roll 6")
    assert slots(state, "bazaar")[0] == persuasion(6)
    assert state.gear_discard == [gone]
    play(state, "chance: draw pugnor")
    assert state.cat.gear_ids[state.bazaar[place]] == "pugnor"


@pytest.mark.rule("ML-257")
def test_at_the_mine_she_fills_the_slot_that_pays_most() -> None:
    state = provoke(alone(), force=9)
    filled = []
    for _ in range(4):
        play(state, "chance: roll 2 6")
        filled.append([die for die, _ in slots(state, "mine")])
        play(state, "0: deploy pawn_shop\n0: die force\n0: enough")
    assert filled == [[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]]
    assert [event.data["n"] for event in told(state, "madhala-force") if event.data] == [2, 2, 1, 1]
    play(state, "chance: roll 2 6")
    assert asked(state) == HER_TURN, "the Mine is full"


@pytest.mark.rule("ML-258", "ML-052")
def test_her_persuasion_die_counts_for_the_players_discount() -> None:
    state = alone()
    lair(state, *SHOWN)
    provoke(state)
    play(state, "chance: roll 3 1\nchance: roll 5")
    settle(state)
    building = BUILDINGS.index("lair")
    assert haggle(state, building, 3) == 8
    assert haggle(state, building, 5) == 5

"""Rules of Collision: emblems where powers meet, tries to seal them, the power of the Faer; its walks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.combat.hero_roll import HeroRolling
from taverne.games.euthia.rules.scenarios import collision
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.state.duel import RABBIT
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import fight
from tests.euthia.positions import (
    acting,
    answer,
    duel,
    essences,
    free,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    run,
    space,
    stand,
)
from tests.euthia.tales import moment, out, reveal, tale

SPRING, HILL = "i_millbrook-c", "i_copperhill-a"
"""Elementals of Water and Earth."""


def meeting(seats: int = 2, mode: str = "", **other: str) -> EuthiaState:
    """Water and Earth next to each other, before anything was laid."""
    table = tale("collision", seats, mode, **other)
    lay(table, "i_millbrook", 2, -1)
    return table


@pytest.mark.rule("EUS-114")
@pytest.mark.rule("EUS-115")
def test_where_powers_of_two_elements_meet_the_player_in_turn_lays_one_emblem() -> None:
    table = meeting()
    table.turn = 1
    for place in range(1, 6):
        trial = meeting()
        trial.turn = 1
        reveal(trial, "i_copperhill", place)
        if trial.pending:
            break
    assert (prompt(trial), trial.pending[0].seat) == ("emblem", 1)
    both = {line.split(" ")[1] for line in options(trial)}
    spring, hill = space(trial, SPRING), space(trial, HILL)
    for word, one in trial.cat.map.space_index.items():
        if trial.near[one] and one & 3 != 3:
            felt = {spring, hill} <= {one, *trial.near[one]}
            assert (word in both) == felt
    chosen = options(trial)[0]
    answer(trial, chosen)
    assert trial.emblem[space(trial, chosen.split(" ")[1])] == 1
    assert sum(trial.emblem) == collision.tale(trial).laid == 1
    assert not trial.pending, "a pair brings one emblem"
    moment(trial, "tile_revealed", 0)
    assert sum(trial.emblem) == 1


@pytest.mark.rule("EUS-114")
def test_two_elementals_of_the_same_element_bring_none() -> None:
    for place in range(1, 6):
        table = reveal(meeting(), "i_willows", place)
        assert not table.pending
        assert sum(table.emblem) == 0


@pytest.mark.rule("EUS-115")
def test_a_seventh_emblem_is_never_laid() -> None:
    for place in range(1, 6):
        table = meeting()
        collision.tale(table).laid = 6
        reveal(table, "i_copperhill", place)
        assert not table.pending
        assert sum(table.emblem) == 0


@pytest.mark.rule("EUS-116")
def test_in_round_five_the_first_player_lays_what_is_missing_on_elementals() -> None:
    table = tale("collision", 2)
    table.first = 1
    for n, tile in enumerate(("i_millbrook", "i_copperhill", "i_cinder", "i_willows", "i_kite")):
        lay(table, tile, *((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))[n])
    table.round = 4
    moment(table, "round_start", 4)
    assert not table.pending
    table.round, collision.tale(table).laid = 5, 2
    moment(table, "round_start", 5)
    assert (prompt(table), table.pending[0].seat) == ("emblem", 1)
    assert len(options(table)) == 5
    answer(table, options(table)[0])
    assert len(options(table)) == 4, "on different elementals"
    answer(table, options(table)[0])
    assert not table.pending
    assert collision.tale(table).laid == 4


def before(heroes: tuple[str, ...] = (), difficulty: str = "normal", **held: int) -> EuthiaState:
    table = tale("collision", 2, heroes=heroes, difficulty=difficulty)
    lay(table, "i_millbrook", 2, -1)
    table.emblem[space(table, SPRING)] = 1
    collision.tale(table).laid = 1
    stand(table, 0, SPRING)
    table.gaar = [1, 1]
    essences(table, 0, **held)
    acting(table)
    return table


@pytest.mark.rule("EUS-117")
def test_a_hero_tries_once_in_a_turn_on_a_freed_space_with_an_emblem() -> None:
    table = before()
    table.gaar[0] = 3
    answer(table, "seal_emblem")
    roll(table, 1, 1)
    answer(table, "done")
    assert refused(table, "seal_emblem") == ("tried-already", "EUS-117")
    table.round += 1
    assert table.story.free_here(table, 0)
    stand(table, 0, "i_millbrook-b")
    assert refused(table, "seal_emblem") == ("no-emblem", "EUS-117")
    table.emblem[space(table, "i_millbrook-a")] = 1
    stand(table, 0, "i_millbrook-a")
    assert refused(table, "seal_emblem") == ("no-emblem", "EUS-117")
    free(table, "i_millbrook-a")
    assert table.story.free_here(table, 0)


@pytest.mark.rule("EUS-118")
def test_a_try_costs_a_gaar_before_the_roll_and_skoldur_a_dwurt() -> None:
    table = before()
    answer(table, "seal_emblem")
    assert table.gaar[0] == 0
    poor = before()
    poor.gaar[0] = 0
    assert poor.story.free_here(poor, 0) == []
    skoldur = before(("skoldur", "dral"))
    dwurt = skoldur.dwurt[0]
    answer(skoldur, "seal_emblem")
    assert skoldur.dwurt[0] == dwurt - 1


@pytest.mark.rule("EUS-119")
def test_essences_of_elements_with_power_here_add_three_each() -> None:
    table = before(water=2, fire=1)
    answer(table, "seal_emblem")
    assert options(table) == ["done", "give_essence water"]
    answer(table, "give_essence water")
    answer(table, "give_essence water")
    rep = table.rep[0]
    roll(table, 1, 2)
    while prompt(table) == "roll-seal":
        answer(table, "done")
    assert table.rep[0] == rep + 2, "3 and twice 3 make 9"
    assert sum(table.essences[0]) == 1


@pytest.mark.rule("EUS-120")
@pytest.mark.parametrize(
    ("difficulty", "dice", "sealed"),
    [("normal", (4, 5), True), ("normal", (4, 4), False), ("hard", (4, 5), False), ("hard", (4, 6), True)],
)
@pytest.mark.rule("EUS-121")
def test_a_high_roll_takes_the_emblem_a_low_one_wounds(difficulty: str, dice: tuple[int, int], sealed: bool) -> None:
    table = before(difficulty=difficulty)
    collision.tale(table).sealed[0] = 2
    health = table.health[0]
    answer(table, "seal_emblem")
    roll(table, *dice)
    while prompt(table) == "roll-seal":
        answer(table, "done")
    assert collision.tale(table).sealed[0] == 2 + sealed
    assert table.rep[0] == (4 if sealed else 0), "2, and 1 for each emblem one had"
    assert table.emblem[space(table, SPRING)] == 1 - sealed
    assert table.health[0] == health - (0 if sealed else 2)


@pytest.mark.rule("EUS-122")
def test_who_sealed_last_holds_the_power() -> None:
    table = before()
    collision.tale(table).holder = 1
    answer(table, "seal_emblem")
    roll(table, 6, 6)
    while prompt(table) == "roll-seal":
        answer(table, "done")
    assert collision.tale(table).holder == 0
    assert (table.story.has_power(table, 0), table.story.has_power(table, 1)) == (True, False)


@pytest.mark.rule("EUS-123")
def test_the_power_adds_two_to_a_roll_once_in_a_round() -> None:
    table = tale("collision")
    collision.tale(table).holder = 0
    frame = HeroRolling(0, "challenge")
    run(table, frame)
    roll(table, 2, 3)
    assert offered(table, "power") == ["power 1"]
    answer(table, "power 1")
    assert offered(table, "power") == []
    while table.pending:
        answer(table, "done")
    assert frame.total == 7
    assert not table.story.has_power(table, 0)
    table.round += 1
    assert table.story.has_power(table, 0)
    other = HeroRolling(1, "challenge")
    run(table, other)
    roll(table, 2, 3)
    assert not table.pending or offered(table, "power") == []


@pytest.mark.rule("EUS-123")
def test_the_power_takes_two_off_the_monsters_strength() -> None:
    from taverne.games.euthia.box.compiled_effects import AFTER_MONSTER_ROLL
    from taverne.games.euthia.rules.combat.monster_attack import HeroUsing

    table = tale("collision")
    collision.tale(table).holder = 0
    duel(table, "thorn_boar", 0, 1)
    run(table, HeroUsing(1 << AFTER_MONSTER_ROLL, "after-monster", "EU-162"))
    assert offered(table, "power") == ["power 2"]
    answer(table, "power 2")
    assert fight(table).change(RABBIT) == -2
    assert not table.story.has_power(table, 0)


@pytest.mark.rule("EUS-124")
@pytest.mark.parametrize(("held", "more"), [((0, 0), (0, 0)), ((2, 1), (3, 0)), ((1, 1), (3, 3))])
def test_most_emblems_give_three(held: tuple[int, int], more: tuple[int, int]) -> None:
    table = tale("collision")
    collision.tale(table).sealed[:2] = held
    assert tuple(scoring.parts(table, seat)["scenario"] for seat in range(2)) == more


@pytest.mark.rule("EUS-125")
@pytest.mark.parametrize(("seats", "difficulty", "goal"), [(1, "normal", 2), (3, "normal", 4), (2, "hard", 4)])
def test_the_goal_is_one_more_than_heroes(seats: int, difficulty: str, goal: int) -> None:
    table = tale("collision", seats, "coop", difficulty=difficulty)
    for done, won in ((goal - 1, 0), (goal, 1)):
        collision.tale(table).sealed[0] = done
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-113")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize("lucky", [False, True])
def test_a_collision_ends_after_eight_rounds(seats: int, mode: str, lucky: bool) -> None:
    table, told = out("collision", seats, mode, 4, lucky)
    assert table.round == 8
    assert told["emblem"] == collision.tale(table).laid >= min(6, seats + 2)
    assert (table.won >= 0) == (mode != "competitive")

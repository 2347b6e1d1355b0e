"""Short ways of Monster Lands: rows of ordinary answers that end at what they promise, the cheapest die first."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng
from taverne.games.monster_lands.bots.fight_answers import FIGHTS, fights_on
from taverne.games.monster_lands.bots.greedy import greedy
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.advice import advice
from taverne.games.monster_lands.odds.outcomes import between
from taverne.games.monster_lands.odds.ways import ways
from taverne.games.monster_lands.state.game_state import LandsState

GAME = MonsterLands()


def asked(seed: int, prompts: tuple[str, ...], most: int) -> list[tuple[LandsState, int]]:
    """Positions of a game of three in which one of these questions is put, each with the seat it is put to."""
    table = GAME.start({}, 3, seed)
    settle(table)
    rng = Rng(seed)
    found: list[tuple[LandsState, int]] = []
    while table.pending and len(found) < most:
        choice = choices(table)[0]
        if choice.prompt in prompts:
            found.append((table.clone(), choice.seat))
        apply(table, choice.seat, greedy(table.clone(), choice, rng))
        settle(table)
    return found


def given(table: LandsState, seat: int, answers: tuple[str, ...]) -> LandsState:
    """The table after these answers, each of them asked for in its turn."""
    after = table.clone()
    for text in answers:
        options = [option for choice in choices(after) if choice.seat == seat for option in choice.options]
        action = next((option for option in options if str(option) == text), None)
        assert action is not None, f"{text} is not asked for: {options}"
        apply(after, seat, action)
    return after


@pytest.mark.rule("ML-046", "ML-055")
@pytest.mark.parametrize("seed", [3, 4])
def test_a_way_is_made_of_answers_that_are_asked_for(seed: int) -> None:
    kinds: set[str] = set()
    for table, seat in asked(seed, ("deploy", "pass"), 24):
        for name, way in ways(table, seat).items():
            after = given(table, seat, way.answers)
            assert between(table, after, seat) == way.change
            assert way.answers[-1] == name or name.endswith(way.answers[-1]) or name == "pawn all"
            kinds.add(name.split(" ")[0])
            if name.split(" ")[0] in ("recruit", "buy", "gear", "tokens"):
                assert way.change.gold < 0, "nothing is for free, equipment neither"
            if name == "pawn all":
                assert after.pool_size(seat) == 0
    assert {"recruit", "buy", "gear", "tokens", "mine", "laboratory", "pawn"} <= kinds


@pytest.mark.rule("ML-051", "ML-053")
def test_no_other_die_buys_the_same_for_less() -> None:
    bargains = 0
    for table, seat in asked(5, ("deploy",), 12):
        for name, way in ways(table, seat).items():
            if len(way.answers) != 3:
                continue
            there = given(table, seat, way.answers[:1])
            for die in [option for choice in choices(there) for option in choice.options]:
                with_it = there.clone()
                apply(with_it, seat, die)
                if any(str(option) == name for choice in choices(with_it) for option in choice.options):
                    paid = between(table, given(with_it, seat, (name,)), seat).gold
                    assert paid <= way.change.gold
                    bargains += paid < way.change.gold
    assert bargains > 0


def test_whoever_is_sent_takes_along_what_was_promised() -> None:
    filled = 0
    for table, seat in asked(6, ("send",), 8):
        told = advice(table, seat)
        for send, answers in told.fillings.items():
            after = given(table, seat, (send, *answers))
            for plan in [one for one in advice(after, seat).expeditions if one.planned]:
                assert plan.chances == told.options[send]
                filled += len(answers)
    assert filled > 0


def test_a_way_says_the_same_whatever_is_hidden() -> None:
    for table, seat in asked(7, ("deploy", *FIGHTS), 16):
        told = GAME.advice(table, seat)
        assert told is not None
        assert GAME.advice(GAME.determinize(table, seat, Rng(1)), seat) == told


@pytest.mark.rule("ML-157")
def test_a_capture_is_left_to_the_player() -> None:
    decided, left = 0, 0
    for table, seat in asked(1, FIGHTS, 30):
        (choice,) = choices(table)
        best = fights_on(table, seat)
        if Action("capture") in choice.options:
            assert best == ""
            left += 1
        elif best:
            assert best in [str(option) for option in choice.options]
            decided += 1
    assert decided > 5
    assert left > 0

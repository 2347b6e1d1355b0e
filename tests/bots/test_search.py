"""Tests of the search that plays any game, here on Dungeon Rush.

It is not one of the levels of that game; it shows what a bot can do that knows the rules and nothing else.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from taverne.arena.play import Bare, Runner
from taverne.bots.search import SearchBot, merit, playout
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import choices
from taverne.engine.game import Game, Result, View
from taverne.engine.matches.bots import Bot, RandomBot, Simulator
from taverne.engine.rng import Rng
from taverne.engine.state import State
from taverne.games.dungeon_rush.game import DungeonRush

GAME: Game[Any] = DungeonRush()


def at_final(seed: int = 2) -> Bare:
    """A table at the final choice of the first seat, which beats the dragon and the lord."""
    sitting = Bare(GAME, {"mode": "snake"}, 3, seed)
    while (choice := choices(sitting.state)[0]).prompt != "final":
        sitting.act(choice.seat, choice.options[-1], 0)
    sitting.state.skills[0] = (9, 9, 9, 9)  # type: ignore[attr-defined]
    return sitting


def search(sitting: Bare, bot: Bot, rng: int = 1) -> Action:
    choice = choices(sitting.state)[0]
    return bot.choose(None, choice, Rng(rng), lambda other: GAME.determinize(sitting.state, choice.seat, other))


def test_a_search_finds_the_best_of_three() -> None:
    assert str(search(at_final(), SearchBot(GAME, playouts=30))) == "fight dragon"


def test_a_search_leaves_the_table_as_it_was_and_repeats_itself() -> None:
    sitting = Bare(GAME, {"mode": "snake"}, 3, 5)
    before = sitting.state.clone()
    first = search(sitting, SearchBot(GAME, playouts=20))
    assert sitting.state == before
    assert search(sitting, SearchBot(GAME, playouts=20)) == first


def test_a_search_plays_only_in_states_that_its_seat_may_believe() -> None:
    sitting = at_final()
    choice = choices(sitting.state)[0]
    handed: list[State] = []

    def believe(rng: Rng) -> State:
        handed.append(GAME.determinize(sitting.state, choice.seat, rng))
        return handed[-1]

    SearchBot(GAME, playouts=12).choose(None, choice, Rng(1), believe)
    assert handed
    assert all(state.seed != sitting.state.seed for state in handed)


def test_a_search_stops_when_its_time_is_over() -> None:
    sitting = Bare(GAME, {"mode": "snake"}, 4, 5)
    began = time.thread_time()
    assert search(sitting, SearchBot(GAME, playouts=1_000_000, budget_ms=50)) in choices(sitting.state)[0].options
    assert time.thread_time() - began < 2


def test_a_single_option_needs_no_search() -> None:
    only = Choice(0, "go", (Action("go"),))

    def never(rng: Rng) -> State:
        raise AssertionError("nothing to search")

    assert SearchBot(GAME).choose(None, only, Rng(1), never) == Action("go")


@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_a_playout_ends_a_game_from_anywhere(mode: str) -> None:
    sitting = Bare(GAME, {"mode": mode}, 3, 9)
    for length in (0, 20, 60):
        state = sitting.state.clone()
        assert playout(GAME, state, Rng(length), RandomBot(GAME)) is not None
        assert not state.pending


def test_imagined_opponents_may_be_of_a_level() -> None:
    asked: list[int] = []

    class Watched(RandomBot):
        def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
            asked.append(choice.seat)
            return super().choose(view, choice, rng, simulator)

    search(at_final(), SearchBot(GAME, playouts=6, levels={2: Watched}))
    assert set(asked) == {2}


def test_a_victory_outweighs_any_margin() -> None:
    won, shared, lost = Result((5, 4), (0,)), Result((5, 5), (0, 1)), Result((4, 5), (1,))
    assert merit(won, 0) > merit(shared, 0) > merit(lost, 0)
    assert merit(Result((9, 4), (0,)), 0) > merit(won, 0)


@pytest.mark.long
def test_a_search_beats_players_by_lot_who_are_all_it_imagines() -> None:
    won = 0
    for seed in range(3):
        sitting = Bare(GAME, {"mode": "snake"}, 3, seed)
        bots: list[Bot] = [RandomBot(GAME) for _ in range(3)]
        bots[seed % 3] = SearchBot(GAME, playouts=32)
        Runner(sitting, bots, hurry=True).play()
        result = GAME.result(sitting.state)
        assert result is not None
        won += seed % 3 in result.winners
    assert won >= 2

"""Chapter 18, bots: their randomness comes from the seed, so that a logged game replays (DR-178).

How they decide and how long they take is proved beside their code.
"""

from __future__ import annotations

import pytest

from taverne.engine import CLOCK, Match, RandomBot, Timer
from taverne.engine.frames import choices
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.games.dungeon_rush.state.game_state import DungeonState
from tests.dungeon_rush.tools import GAME


def played(seed: int, mode: str) -> Match[DungeonState]:
    """Return a whole match of three bots that answer in the order of their seats."""
    match = Match.new(GAME, {"mode": mode}, 3, seed=seed)
    bot = RandomBot(GAME)
    while not match.over:
        waiting = choices(match.state)
        if waiting:
            seat = waiting[0].seat
            action = bot.choose(None, waiting[0], match.bot_rng(seat), lambda _: match.state.clone())
            match.act(seat, action, 300)
        else:
            timer = match.state.pending[0]
            assert isinstance(timer, Timer)
            match.act(CLOCK, timer.options[0])
    return match


@pytest.mark.rule("DR-178")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_the_same_seed_gives_the_same_game_of_bots_and_another_seed_another(mode: str) -> None:
    one, same, other = played(21, mode), played(21, mode), played(22, mode)
    assert one.entries == same.entries
    assert [entry.do for entry in one.entries] != [entry.do for entry in other.entries]


@pytest.mark.rule("DR-178")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_a_logged_game_of_bots_replays_without_any_bot(mode: str) -> None:
    match = played(23, mode)
    again = replayed("log", to_lines(match.header, match.entries), {GAME.name: GAME}.get)
    assert again.state == match.state
    assert again.result == match.result


@pytest.mark.rule("DR-178")
def test_what_a_bot_draws_depends_on_seed_seat_and_position_alone() -> None:
    match, again = (Match.new(GAME, {"mode": "snake"}, 3, seed=5) for _ in range(2))
    drawn = {seat: match.bot_rng(seat).below(1 << 60) for seat in range(3)}
    assert drawn == {seat: again.bot_rng(seat).below(1 << 60) for seat in range(3)}
    assert len(set(drawn.values())) == 3
    (choice,) = choices(match.state)
    match.act(choice.seat, choice.options[0])
    assert match.bot_rng(0).below(1 << 60) != drawn[0]

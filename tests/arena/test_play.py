"""Tests of the runner: one game by bots, on a virtual clock and on one that only looks real.

How well the bots play is left to the tests of each game's bots.
"""

from __future__ import annotations

from typing import Any

import pytest

from taverne import games
from taverne.arena.lineup import bots_for
from taverne.arena.play import Bare, EndlessGame, Recorded, Runner, new_match, play_bare, play_recorded
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import OptionError, View
from taverne.engine.logs.log_file import replayed, to_lines
from taverne.engine.matches.bots import Bot, RandomBot, Simulator
from taverne.engine.matches.match import Match
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng
from taverne.games.dungeon_rush.game import DungeonRush

GAME = DungeonRush()
MODES = ["arrival", "fair", "snake", "secret"]


@pytest.mark.parametrize("mode", MODES)
def test_every_bot_plays_a_whole_game_in_every_mode(mode: str) -> None:
    outcome = play_bare(GAME, GAME.check({"mode": mode}, 4), 4, ("random", "easy", "normal", "hard"), 5)
    assert outcome.error == ""
    assert outcome.result is not None
    assert outcome.result.winners


@pytest.mark.parametrize(("players", "options"), GAME.option_sets(), ids=str)
def test_random_bots_end_every_set_of_options(players: int, options: dict[str, Any]) -> None:
    full = GAME.check(options, players)
    outcome = play_bare(GAME, full, players, bots_for(GAME, full, players, ["random"]), 11)
    assert outcome.error == ""
    assert outcome.result is not None


@pytest.mark.rule("DR-178")
@pytest.mark.parametrize("mode", MODES)
def test_a_game_goes_the_same_way_recorded_or_not_and_again(mode: str) -> None:
    full = GAME.check({"mode": mode}, 3)
    names = ("hard", "random", "normal")
    outcome = play_bare(GAME, full, 3, names, 77)
    match = play_recorded(GAME, full, 3, names, 77)
    assert (outcome.decisions, outcome.result) == (match.position, match.result)
    assert play_recorded(GAME, full, 3, names, 77).entries == match.entries


@pytest.mark.rule("DR-131", "DR-178")
@pytest.mark.parametrize("mode", MODES)
def test_the_log_of_bots_replays_without_bots_or_clock(mode: str) -> None:
    match = play_recorded(GAME, GAME.check({"mode": mode}, 4), 4, ("hard", "hard", "easy", "normal"), 4)
    again = replayed("log", to_lines(match.header, match.entries), games.find)
    assert again.state == match.state
    assert again.entries == match.entries


def test_another_seed_goes_another_way() -> None:
    full = GAME.check({"mode": "snake"}, 3)
    first, second = (play_recorded(GAME, full, 3, ("easy", "easy", "easy"), seed) for seed in (1, 2))
    assert [entry.do for entry in first.entries] != [entry.do for entry in second.entries]


def test_bots_are_not_asked_for_mere_options() -> None:
    match = play_recorded(GAME, GAME.check({"mode": "arrival"}, 3), 3, ("random", "random", "random"), 3)
    assert not [entry for entry in match.entries if entry.do.startswith("early")]


class Silent(Bot):
    """Never answers in time."""

    needs_view = False

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return choice.options[0]

    def delay(self, view: View | None, choice: Choice, rng: Rng) -> int:
        return 10_000_000


def test_timers_go_on_without_a_bot_that_never_answers() -> None:
    match = new_match(GAME, GAME.check({}, 3), 3, ("random", "random", "random"), 8)
    Runner(Recorded(match), [Silent(GAME), Silent(GAME), Silent(GAME)], hurry=True).play()
    assert match.over
    assert match.result is not None
    assert match.result.scores == (0, 0, 0)
    assert {entry.seat for entry in match.entries if entry.do} == {-1, -2}


class Wrong(RandomBot):
    """Answers what nobody offered."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        return Action("cheat")


def test_a_bot_that_answers_what_is_not_offered_is_named() -> None:
    sitting = Bare(GAME, {"mode": "snake"}, 3, 1)
    with pytest.raises(ValueError, match=r"bot on seat \d answered cheat"):
        Runner(sitting, [Wrong(GAME)] * 3, hurry=True).play()


def test_a_game_in_which_nobody_can_answer_is_told() -> None:
    sitting = Bare(GAME, {"timer": 0, "limits": "off"}, 3, 1)
    with pytest.raises(EndlessGame):
        Runner(sitting, [RandomBot(GAME), None, None], hurry=True).play()


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="unknown bot genius: dungeon_rush has random, easy, normal, hard"):
        bots_for(GAME, GAME.check({}, 3), 3, ["genius"])
    with pytest.raises(OptionError, match="no bot"):
        bots_for(GAME, GAME.check({}, 3), 3, [])


@pytest.mark.rule("DR-181")
def test_a_seat_of_the_games_own_gets_the_bot_that_the_game_says() -> None:
    assert bots_for(GAME, GAME.check({}, 2), 2, ["hard", "easy"]) == ("hard", "easy", "normal")
    assert bots_for(GAME, GAME.check({}, 4), 4, ["hard", "easy", "easy"]) == ("hard", "easy", "easy", "hard")


# With a clock that only looks real


class Watched(Recorded):
    """Notes the stamp of everything that was answered or refused."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        self.stamps: list[tuple[Seat, str, int]] = []

    def act(self, seat: Seat, action: Action, stamp: int) -> None:
        super().act(seat, action, stamp)
        self.stamps.append((seat, action.kind, stamp))

    def refuse(self, seat: Seat, action: Action, stamp: int, refusal: Reason) -> None:
        super().refuse(seat, action, stamp, refusal)
        self.stamps.append((seat, "refused", stamp))


def test_nothing_is_done_before_its_time() -> None:
    runner = Runner(Recorded(new_match(GAME, GAME.check({}, 3), 3, ("easy", "easy", "easy"), 2)), easy(3))
    due = runner.due
    assert due is not None
    assert not runner.run(due - 1)
    assert runner.run(due)


@pytest.mark.rule("DR-185", "DR-188")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_player_plays_the_standard_game_against_two_to_four_bots(seats: int) -> None:
    """The player of seat 0 answers after 100 ms whatever the default is; the bots do the rest."""
    match = new_match(GAME, GAME.check({}, seats), seats, ("easy",) * seats, 6)
    runner = Runner(Recorded(match), [None, *easy(seats)[1:]])
    now = 0
    while not match.over:
        choice = match.choice(0)
        due = runner.due
        if choice is not None and not choice.optional and (due is None or due > now + 100):
            now += 100
            runner.answer(0, choice.default or choice.options[0], now)
        else:
            assert due is not None
            now = max(now, due)
            runner.run(now)
    assert match.result is not None
    assert match.result.winners
    first = match.state.first
    order = [(first + turn) % seats for turn in range(seats)]
    assert [entry.seat for entry in match.entries if entry.do.startswith("hero")] == [*order, *order[::-1]]
    assert {entry.seat for entry in match.entries if entry.do.startswith("claim")} == set(range(1, seats))


@pytest.mark.rule("DR-188")
def test_the_neutral_bot_drafts_in_seat_order() -> None:
    full = GAME.check({"mode": "snake"}, 2)
    match = play_recorded(GAME, full, 2, bots_for(GAME, full, 2, ["hard"]), 3)
    first = match.state.first
    order = [(first + turn) % 3 for turn in range(3)]
    assert [entry.seat for entry in match.entries if entry.do.startswith("hero")] == [*order, *order[::-1]]


@pytest.mark.rule("DR-179")
def test_in_fair_mode_the_effective_time_of_a_bot_is_its_receipt_time() -> None:
    sitting = Watched(new_match(GAME, GAME.check({"mode": "fair"}, 3), 3, ("hard", "hard", "hard"), 1))
    runner = Runner(sitting, [GAME.bots()["hard"](GAME) for _ in range(3)])
    seen = 0
    while not sitting.match.over:
        due = runner.due
        assert due is not None
        runner.run(due)
        for seat, kind, stamp in sitting.stamps[seen:]:
            if seat >= 0 and kind in ("claim", "refused"):
                assert stamp == due - runner.times.origin
        for claim in sitting.match.state.claims:
            assert (claim.seat, "claim", claim.effective) in sitting.stamps
        seen = len(sitting.stamps)
    assert seen > 100


def easy(seats: int) -> list[Bot | None]:
    return [GAME.bots()["easy"](GAME) for _ in range(seats)]

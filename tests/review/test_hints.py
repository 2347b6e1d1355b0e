"""Hints: the best answers of a good bot, from what the seat may know, within two seconds, with reasons."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from taverne.engine.state import State
from taverne.games.nerath.odds.forecast import at_hand
from taverne.review.hints import Adviser, AnswerTrial, Hint, Hints
from taverne.review.records import Figure
from taverne.words import Words
from tests.review.matches import SETS, played

T = TypeVar("T")


def asked(game: str, part: float) -> tuple[Match[Any], State, Choice]:
    """Return a decision of a match with several answers, about so far into it."""
    match = played(game)
    for step in match.steps():
        decision = step.decision
        if isinstance(decision, Choice) and len(decision.options) > 2 and step.position > part * match.position:
            return match, step.state.clone(), decision
    raise AssertionError("no such decision")


def test_an_answer_that_there_was_no_time_to_try_is_not_told() -> None:
    match, state, choice = asked("dungeon_rush", 0.5)
    works = iter(range(3))  # the bot's usual answer, and tries of two answers

    def short(seconds: float, work: Callable[[], T]) -> T:
        if next(works, None) is None:
            raise TimeoutError
        return work()

    hints = Adviser(match.game, state, choice.seat, Rng(1), 0.5, short).hints()
    assert hints is not None
    assert [hint.tries for hint in hints.answers] == [1, 1]


@pytest.mark.parametrize("game", SETS)
def test_three_answers_come_in_time_with_their_worth_and_a_reason(game: str) -> None:
    match, state, choice = asked(game, 0.5)
    begun = time.thread_time()
    hints = Adviser(match.game, state, choice.seat, Rng(1), 0.8).hints()
    assert time.thread_time() - begun < 2.0
    assert hints is not None
    assert 1 <= len(hints.answers) <= 3
    assert len({hint.action for hint in hints.answers}) == len(hints.answers)
    assert all(hint.action in [str(option) for option in choice.options] for hint in hints.answers)
    assert all(0.0 <= hint.value.mean <= 1.0 for hint in hints.answers), "chances to win"
    gains = [reason.data["more"] for hint in hints.answers for reason in hint.why if "more" in reason.data]
    assert all(more > 0 for more in gains), "a reason speaks for its answer"
    assert all(hint.why for hint in hints.answers), "no answer is without a reason"
    for lang in ("en", "fr"):
        words = Words(game, lang)
        told = [words.say(reason.key, reason.data) for hint in hints.answers for reason in hint.why]
        assert "⟦" not in "".join(told)


def test_a_hint_knows_only_what_the_seat_may_know() -> None:
    """Whatever the others hold, the hint is the same."""
    match, state, choice = asked("monster_lands", 0.3)
    other = match.game.determinize(state, choice.seat, Rng(77))
    one, two = (first(match, table, choice) for table in (state, other))
    assert (one.prompt, one.usual) == (two.prompt, two.usual)
    assert [hint.action for hint in one.answers] == [hint.action for hint in two.answers]


def first(match: Match[Any], state: State, choice: Choice) -> Hints:
    """Return hints of a fixed number of tries, however fast the machine is."""
    adviser = Adviser(match.game, state, choice.seat, Rng(5), 1000.0)
    adviser.most = 2
    hints = adviser.hints()
    assert hints is not None
    return hints


def test_a_claim_is_explained_by_what_the_hero_beats() -> None:
    match, state, choice = asked("dungeon_rush", 0.4)
    while choice.prompt != "turn":
        match, state, choice = next(
            (match, step.state.clone(), step.decision)
            for step in match.steps()
            if isinstance(step.decision, Choice) and step.decision.prompt == "turn" and len(step.decision.options) > 4
        )
    hints = Adviser(match.game, state, choice.seat, Rng(1), 0.3).hints()
    assert hints is not None
    claims = [hint for hint in hints.answers if hint.action.startswith("claim")]
    assert claims
    assert all(hint.why[0].key.startswith("hint-claim-") for hint in claims)
    bot = match.game.bots()["hard"](match.game)
    told = bot.explain(state, choice, choice.options[0])
    assert told is None or told[0].startswith("hint-claim-")


def test_whether_to_fight_on_is_explained_by_the_odds_of_the_battle() -> None:
    match = played("nerath")
    state: Any
    state, choice = next(
        (step.state.clone(), step.decision)
        for step in match.steps()
        if isinstance(step.decision, Choice) and step.decision.prompt == "continue"
    )
    percent = round(100 * at_hand(state, state.fight).win)
    bot = match.game.bots()["greedy"](match.game)
    told = [bot.explain(state, choice, answer) for answer in choice.options[:2]]
    assert told == [("hint-fight-on", {"percent": percent}), ("hint-fight-leave", {"percent": percent})]


def test_ways_to_pass_that_only_say_when_to_be_asked_again_are_no_advice() -> None:
    match = played("nerath")
    state, choice = next(
        (step.state.clone(), step.decision)
        for step in match.steps()
        if isinstance(step.decision, Choice) and PASS in step.decision.options and len(step.decision.options) > 3
    )
    adviser = Adviser(match.game, state, choice.seat, Rng(1), 1000.0)
    tried = adviser.candidates(choice, PASS)
    assert tried[0] == PASS
    assert {one.kind for one in tried[1:]} <= {"play", "lay", "use"}
    assert len(tried) < len(choice.options)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Chance of winning: 40%."), ("fr", "40\u00a0% de chances de gagner.")]
)
def test_an_error_that_rounds_to_nothing_is_not_told(lang: str, said: str) -> None:
    words = Words("dungeon_rush", lang)
    assert words.text("hint-win", n=40, error=0) == said
    assert words.text("hint-win", n=40, error=3) == said.removesuffix(".") + " (± 3)."
    assert "±" not in words.text("hint-points", n=12.5, error=0.0)


def tried(action: str, *worth: float) -> AnswerTrial:
    trial = AnswerTrial(Action(action))
    trial.worth += worth
    return trial


@pytest.mark.parametrize(
    ("second", "third", "reasons"),
    [
        ((0.9, 0.2, 0.7), (0.6, 0.6, 0.6), ["hint-same", "hint-as-good", "hint-as-good"]),
        ((0.45, 0.451, 0.45), (0.2, 0.9, 0.4), ["hint-later-win 15", "hint-behind-win 15", "hint-as-good"]),
    ],
)
def test_an_answer_that_no_figure_speaks_for_is_told_beside_the_others(
    second: tuple[float, ...], third: tuple[float, ...], reasons: list[str]
) -> None:
    match, state, choice = asked("dungeon_rush", 0.5)
    adviser = Adviser(match.game, state, choice.seat, Rng(1))
    best = [tried("a", 0.6, 0.6, 0.6), tried("b", *second), tried("c", *third)]
    told = [adviser.beside(Hint(name, Figure(0.5, 0.0), (), 3), best, "win").why[0] for name in "abc"]
    assert [" ".join([one.key, *map(str, one.data.values())]) for one in told] == reasons


def test_a_round_that_time_cuts_short_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that are compared have been tried in the same guesses with the same luck."""
    match, state, choice = asked("monster_lands", 0.5)
    adviser = Adviser(match.game, state, choice.seat, Rng(1), 1000.0)
    trials = [AnswerTrial(action) for action in choice.options[:3]]
    ticks = iter(range(100))
    adviser.end = 8  # time is over with the fifth try, the second of the second round
    monkeypatch.setattr("taverne.review.hints.time.monotonic", lambda: next(ticks))
    adviser.compare(trials, adviser.player.chronicle.moment(state))
    assert [len(trial.worth) for trial in trials] == [1, 1, 1]
    assert [len(trial.figures) for trial in trials] == [1, 1, 1]


@pytest.mark.parametrize(("tries", "said"), [(2, None), (5, "hint-figure"), (8, "hint-mostly")])
def test_what_came_of_a_few_tries_is_no_reason(tries: int, said: str | None) -> None:
    """Two tries out of two are not "in 100% of cases"."""
    match, state, choice = asked("dungeon_rush", 0.5)
    adviser = Adviser(match.game, state, choice.seat, Rng(1))
    good, other = tried("a", 0.6), tried("b", 0.5)
    now = adviser.player.chronicle.figures(state)[choice.seat]
    good.figures = [now | {"coins": now["coins"] + 2}] * tries
    other.figures = [now] * tries
    found = adviser.telling(good, [other], now)
    assert (found.key if found is not None else None) == said

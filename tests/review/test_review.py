"""The story of a match: luck is nobody's merit, play is, and a planted blunder is found."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from taverne.arena.play import play
from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import choices
from taverne.engine.matches.match import Match
from taverne.engine.reports.chronicle import Moment
from taverne.review.match_review import reviewed
from taverne.review.moments import OWN, SecondLook
from taverne.review.playouts import Player, mean_of
from taverne.review.runs import Odd, Weighing
from tests.review.matches import SETS, played
from tests.tools import one_in

SMALL = {"dungeon_rush": 1_500.0, "monster_lands": 2_000.0, "nerath": 2_000.0, "euthia": 2_000.0}


@pytest.mark.parametrize("game", SETS)
def test_a_chronicle_tells_every_turn(game: str) -> None:
    """Moments never come back, chances of rivals sum to one, parts of the score to the score."""
    match = played(game)
    told = match.game.chronicle()
    latest = None
    for step in match.steps():
        moment = told.moment(step.state)
        assert latest is None or moment >= latest
        if moment != latest and told.opened(step.state):
            assert sum(told.chances(step.state)) == pytest.approx(1.0)
            assert all(set(figures) == set(told.course) for figures in told.figures(step.state))
            assert 0.0 <= told.left(step.state) <= 1.0
        latest = moment
    assert match.result is not None
    assert sum(told.outcome(match.state)) == pytest.approx(1.0)
    assert [sum(part.values()) for part in told.parts(match.state)] == list(match.result.scores)
    assert match.game.value(match.state, match.result.winners[0]) == pytest.approx(1 / len(match.result.winners))


@pytest.mark.parametrize(("game", "options", "seed"), [("nerath", {"limit": 2}, 3), ("euthia", {}, 4)])
def test_turns_follow_each_other_whoever_is_first_and_whoever_leads_several_realms(
    game: str, options: dict[str, Any], seed: int
) -> None:
    match = play(game, ["random", "random"], options, seed=seed)
    told = match.game.chronicle()
    moments = [moment for step in match.steps() if (moment := told.moment(step.state)).round > 0]
    assert moments == sorted(moments)
    turns = [moment.seat for moment in dict.fromkeys(moments)]
    assert turns == ([0, 1] if game == "nerath" else [1, 0]) * (len(turns) // 2)


@pytest.mark.parametrize("game", one_in(4, SETS))
def test_a_review_reckons_luck_that_sums_to_nothing(game: str) -> None:
    """What one seat gains by luck others lose; good bots who play as expected make neither good nor bad play."""
    match = played(game)
    heard: list[float] = []
    review = reviewed(match, heard.append, SMALL[game])
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    error = sum(account.luck.error**2 for account in review.accounts) ** 0.5
    assert abs(sum(account.luck.mean for account in review.accounts)) <= 2 * error + 1e-3
    assert review.turns[-1].chances == tuple(review.turns[-1].chances)
    assert len(review.turning) <= 5
    assert all(one.position < match.position for one in (*review.luck, *review.play))
    if game == "dungeon_rush":
        assert review == reviewed(match, None, SMALL[game]), "the same log gives the same story"


@pytest.mark.long
def test_luck_is_nothing_on_the_average() -> None:
    """Over many matches of equal bots mean luck is zero within its error (200 a game: docs/review.md)."""
    lucks = [lucky(played("dungeon_rush", "", seed)) for seed in range(1, 25)]
    found = mean_of(lucks)
    assert abs(found.mean) <= 2.5 * found.error
    assert found.error < 0.12, "the test would notice luck that is worth a third of a match"


def lucky(match: Match[Any]) -> float:
    """Return the luck of the first seat, by the first look alone."""
    weighing = Weighing(Player(match.game), match, 150, inf, lambda done: None)
    weighing.weighed()
    return weighing.luck.worth(0).mean


@pytest.mark.long
def test_one_good_player_among_bad_ones_shows_play() -> None:
    """The good one wins by the mistakes of the others, who lose by their own."""
    review = reviewed(played("dungeon_rush", "hard,random,random,random", 4), None, 3_000.0)
    assert review.winners == (0,)
    good, *bad = review.accounts
    assert good.play.mean == pytest.approx(0.0, abs=0.02)
    assert good.others.mean > 3 * abs(good.luck.mean)
    assert all(account.play.mean < -2 * account.play.error for account in bad)
    assert review.play
    assert {one.seat for one in review.play} <= {1, 2, 3}


def planted(game: str, seed: int) -> tuple[Match[Any], int]:
    """Return a match of good bots in which somebody gives the second-worst answer where that matters most."""
    match = played(game, "", seed)
    player = Player(match.game)
    told = player.chronicle
    best: tuple[float, int, Action] = (0.0, 0, PASS)
    for step in match.steps():
        decision = step.decision
        if step.seat < 0 or not isinstance(decision, Choice) or len(decision.options) < 3 or step.position % 3:
            continue
        until = told.moment(step.state)
        worth = [
            mean_of([player.after(step.state, step.seat, a, until, k)[step.seat] for k in range(3)]).mean
            for a in decision.options
        ]
        second = sorted(range(len(worth)), key=worth.__getitem__)[1]
        if max(worth) - worth[second] > best[0]:
            best = (max(worth) - worth[second], step.position, decision.options[second])
    _, position, action = best
    assert position
    again = Match.new(match.game, match.header.options, players=match.header.players, seed=match.seed)
    bots = {level: kind(match.game) for level, kind in match.game.bots().items()}
    bot = bots[SETS[game][2]]
    while not again.over:
        choice = choices(again.state)[0]
        if again.position == position:
            again.act(choice.seat, action)
            continue
        view = again.view(choice.seat) if bot.needs_view else None
        again.act(choice.seat, bot.choose(view, choice, again.bot_rng(choice.seat), again.simulator(choice.seat)))
    return again, position


@pytest.mark.long
def test_a_planted_blunder_is_found() -> None:
    found = 0
    for seed in range(1, 4):
        match, position = planted("dungeon_rush", seed)
        found += position in [one.position for one in reviewed(match, None, 3_000.0).play[:3]]
    assert found >= 2


def test_a_run_never_goes_beyond_its_turn() -> None:
    """What is dealt for the next turn, and what is answered in it, is not weighed by the end of this one."""
    for game in SETS:
        match = played(game)
        player = Player(match.game)
        moments = [player.chronicle.moment(step.state) for step in match.steps()]
        for run in Weighing(player, match, 1, inf, lambda done: None).runs:
            assert set(moments[run.start : run.end]) == {run.moment}


class Certain(Player):
    """Says of each answer what it was told, whatever comes after."""

    def __init__(self, match: Match[Any], told: dict[str, float]) -> None:
        super().__init__(match.game)
        self.told = told

    def after(self, state: Any, seat: int, action: Action, until: Moment, luck: int) -> list[float]:
        return [self.told.get(str(action), 0.1)] * 4


def test_a_better_answer_is_found_that_the_usual_bot_would_not_give_either() -> None:
    """The bot's own answer is as bad as the one given; among many others one is good, and all of them are tried."""
    match = played("dungeon_rush")
    step = next(one for one in match.steps() if isinstance(one.decision, Choice) and len(one.decision.options) > 8)
    assert isinstance(step.decision, Choice)
    first, second, *rest = step.decision.options
    odd = Odd(step.position, step.seat, first, second)
    for best in rest:
        look = SecondLook(Certain(match, {str(best): 0.9}), match, 8, inf, lambda done: None)
        mistake = look.judged(odd, Moment(0, -1, -1))
        assert mistake is not None
        assert mistake.better[0].action == best
        assert mistake.worth[step.seat].mean == pytest.approx(-0.8)


def test_an_answer_that_only_opens_a_list_is_told_after_one_that_is_worth_as_much() -> None:
    match = played("monster_lands")
    step = next(
        one for one in match.steps() if isinstance(one.decision, Choice) and Action("more") in one.decision.options
    )
    assert isinstance(step.decision, Choice)
    given, as_good = [action for action in step.decision.options if action != Action("more")][:2]
    look = SecondLook(Certain(match, {"more": 0.9, str(as_good): 0.9}), match, 8, inf, lambda done: None)
    mistake = look.judged(Odd(step.position, step.seat, given, Action("more")), Moment(0, -1, -1))
    assert mistake is not None
    assert [one.action for one in mistake.better] == [as_good, Action("more")]


def test_a_persons_own_answers_are_looked_at_however_dear_those_of_others_are() -> None:
    match = played("dungeon_rush")
    look = SecondLook(Player(match.game), match, 2, inf, lambda done: None)
    listed = [(Odd(n, 1 if n < 20 else 0, PASS, PASS), Moment(1, -1, -1)) for n in range(30)]
    found = [odd.position for odd, _ in look.foremost(listed, 10)]
    assert found == [*range(10), *range(20, 20 + OWN)]

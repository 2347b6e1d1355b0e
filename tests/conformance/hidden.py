"""What must hold of all that is hidden: in views, guesses, refusals, events and steps back.

The other checks are left to ``checks``; what a game hides, to its probe.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.idle import in_window
from taverne.engine.reports.encoding import size
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from tests.conformance.cases import Case
from tests.conformance.common import Check, applied, differences, tries
from tests.conformance.probes.probe import Taint
from tests.tools import Move, Walk, picks

LATELY: Final = 60
"""So many options that somebody had lately are tried too."""
_json = msgspec.json.Encoder()


def check_views_of_guesses(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Whatever a seat may believe looks to it just like what is; looking changes nothing."""
    rng = Rng(derive(seed, "guess"))
    for state, _ in case.walk(seed, choices):
        before = encode(state)
        for seat in case.viewers():
            view = case.game.view(state, seat)
            guess = case.game.determinize(state, seat, rng)
            assert case.game.view(guess, seat) == view, f"seat {seat} can tell a guess from the truth"
            assert case.game.problems(guess) == [], f"a guess of seat {seat} breaks an invariant"
        assert encode(state) == before, "looking or guessing changed the state"


def check_figures_for_learners(case: Case, seed: int, choices: Sequence[int]) -> None:
    """The figures of a seat and of its options are as many as said, and the same for all that it may believe."""
    encoder = case.game.encoder
    if encoder is None:
        return
    many, per_option = size(encoder.blocks), size(encoder.option_blocks)
    rng = Rng(derive(seed, "figures"))
    for state, _ in case.walk(seed, choices):
        for seat in case.seats():
            guess = case.game.determinize(state, seat, rng)
            figures = case.game.features(state, seat)
            assert len(figures) == many
            assert case.game.features(guess, seat) == figures, f"the figures of seat {seat} tell what is hidden"
            for choice, same in zip(state.asked(seat), guess.asked(seat), strict=True):
                assert isinstance(choice, Choice)
                assert isinstance(same, Choice)
                rows = case.game.option_features(state, choice)
                assert len(rows) == per_option * len(choice.options)
                assert case.game.option_features(guess, same) == rows, f"options of seat {seat} tell what is hidden"


def check_guesses_can_be_played(case: Case, seed: int, choices: Sequence[int]) -> None:
    """A guess is a whole state: play goes on from it to the end without a broken invariant."""
    rng = Rng(derive(seed, "guess"))
    for number, (state, _) in enumerate(case.walk(seed, choices)):
        if number % 16 == seed % 16:
            seat = rng.below(len(case.seats()))
            guess = case.game.determinize(state, seat, rng)
            walk = Walk(guess, picks(rng))
            assert sum(1 for _ in walk) <= case.probe.bound
            assert case.game.problems(guess) == []


def check_guesses_follow_from_the_view(case: Case, seed: int, choices: Sequence[int]) -> None:
    """A guess depends on nothing that its seat cannot see: made from the truth or from a guess, it is the same."""
    for number, (state, _) in enumerate(case.walk(seed, choices)):
        for seat in case.viewers():
            other = case.game.determinize(state, seat, Rng(derive(seed, "other", number)))
            one = case.game.determinize(state, seat, Rng(derive(seed, "same", number)))
            two = case.game.determinize(other, seat, Rng(derive(seed, "same", number)))
            assert not differences(one, two), f"a guess of seat {seat} depends on hidden {differences(one, two)}"


def check_guesses_are_reseeded(case: Case, seed: int, choices: Sequence[int]) -> None:
    """A guess has a random stream of its own, so that no search foresees the dice."""
    for number, (state, _) in enumerate(case.walk(seed, choices)):
        for seat in case.viewers():
            seeds = [case.game.determinize(state, seat, Rng(derive(seed, i, number))).seed for i in (0, 1)]
            assert len({state.seed, *seeds}) == 3, f"a guess of seat {seat} keeps the stream of the match"


def check_guesses_forget_what_is_hidden(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Over a whole game, some guess is wrong about what its seat cannot know."""
    for seat in case.viewers():
        rng = Rng(derive(seed, "forget", seat))
        positions, right = 0, 0
        for state, _ in case.walk(seed, choices):
            truth = case.probe.hidden(state, seat)
            if truth is not None:
                guesses = [case.probe.hidden(case.game.determinize(state, seat, rng), seat) for _ in range(4)]
                positions += 1
                right += guesses == [truth] * 4
        assert positions < 6 or right < positions, f"the guesses of seat {seat} are right each time"


def leaked(taints: Sequence[Taint], seat: Seat, told: Any) -> str:
    """Return the first mark in what a seat is told that it may not see, or nothing."""
    text = _json.encode(told).decode()
    return next((taint.mark for taint in taints if seat not in taint.seen_by and taint.mark in text), "")


def check_nothing_hidden_leaks(case: Case, seed: int, choices: Sequence[int]) -> None:
    """No mark planted in a hidden thing is found in the views, options, refusals or events of who may not see it."""
    case = case.of(case.probe.marked())
    for state, move in case.walk(seed | 1 << 62, choices):
        planted = state.clone()
        case.probe.plant(planted)
        taints = case.probe.taints(planted)
        for seat in case.viewers():
            refusals = [case.game.why_not(planted, seat, action, move.stamp) for action in tries(case, planted, seat)]
            told = [case.game.view(planted, seat), list(map(repr, refusals))]
            mark = leaked(taints, seat, told)
            assert not mark, f"seat {seat} learns of {mark}"
        after = applied(state, move)
        _check_events(case, state.clone(), move)
        if move.seat != CHANCE and list(map(type, after.stack)) == list(map(type, planted.stack)):
            _check_events(case, planted, move)


def _check_events(case: Case, state: State, move: Move) -> None:
    state.events = []
    apply(state, *move)
    taints = case.probe.taints(state)
    for seat in case.viewers():
        told = [[event.kind, event.seen(seat)] for event in state.events]
        mark = leaked(taints, seat, told)
        assert not mark, f"{move} tells seat {seat} of {mark}"


def check_refusals_tell_nothing(case: Case, seed: int, choices: Sequence[int]) -> None:
    """What a seat might try, and why it cannot, hangs on nothing that it cannot see: to ask is not to peek."""
    rng = Rng(derive(seed, "refusals"))
    known: dict[Action, None] = {}
    for number, (state, move) in enumerate(case.walk(seed, choices)):
        known |= dict.fromkeys(a for d in state.pending if isinstance(d, Choice) for a in d.options)
        if number % 8 != seed % 8:
            continue
        for seat in case.viewers():
            guess = case.game.determinize(state, seat, rng)
            mine = case.game.candidates(state, seat)
            assert case.game.candidates(guess, seat) == mine, f"what seat {seat} might try tells it something hidden"
            for action in dict.fromkeys([*tries(case, state, seat), *tries(case, guess, seat), *list(known)[-LATELY:]]):
                said = case.game.why_not(state, seat, action, move.stamp)
                other = case.game.why_not(guess, seat, action, move.stamp)
                assert said == other, f"seat {seat}: {action}: {said}, but {other} if the hidden were otherwise"


def check_undo_leaks_nothing(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Whoever may step back on its own has learned nothing: with other hidden things it would have seen the same."""
    rng = Rng(derive(seed, "undo"))
    for state, move in case.walk(seed, choices):
        choice = next((d for d in state.asked(move.seat) if isinstance(d, Choice)), None)
        if choice is None or choice.final:
            continue
        seen, shown = _after(case, state, move)
        if shown:
            continue
        for _ in range(3):
            guess = case.game.determinize(state, move.seat, rng)
            assert _after(case, guess, move) == (seen, shown), f"{move} can be undone, but it showed something hidden"


def _after(case: Case, state: State, move: Move) -> tuple[Any, bool]:
    """Return what the mover sees and is told after a move, and whether that reveals something."""
    twin = state.clone()
    twin.events = []
    apply(twin, *move)
    told = [(event.kind, event.seen(move.seat)) for event in twin.events]
    return (case.game.view(twin, move.seat), told), any(event.reveals for event in twin.events)


def check_idle_answers(case: Case, seed: int, choices: Sequence[int]) -> None:
    """What the table answers is legal, follows from what the seat knows, and tells others nothing but in a window.

    Outside windows the table answers at once, so that nothing that another seat cannot see may decide whether it does.
    """
    rng = Rng(derive(seed, "idle"))
    for number, (state, _) in enumerate(case.walk(seed, choices)):
        before = encode(state)
        for choice in [d for d in state.pending if isinstance(d, Choice) and not d.optional]:
            seat = choice.seat
            given = case.game.idle_answer(state, seat)
            assert given is None or choice.accepts(given), f"{given} is no answer to {choice}"
            guess = case.game.determinize(state, seat, rng)
            assert case.game.idle_answer(guess, seat) == given, f"{choice}: the table answers by what is hidden"
            windowed = in_window(state, seat)
            assert in_window(guess, seat) == windowed, f"{choice}: whether it is a window hangs on what is hidden"
            if number % 4 == seed % 4:
                for other in [other for other in case.viewers() if other != seat]:
                    guess = case.game.determinize(state, other, rng)
                    same = (case.game.idle_answer(guess, seat) is None) == (given is None)
                    assert same or windowed, f"{choice}: the time of the answer tells seat {other} something"
                    assert in_window(guess, seat) == windowed, f"{choice}: seat {other} takes it for something else"
        assert encode(state) == before, "looking for an answer changed the state"


HIDDEN: Final[tuple[Check, ...]] = (
    check_views_of_guesses,
    check_figures_for_learners,
    check_guesses_can_be_played,
    check_guesses_follow_from_the_view,
    check_guesses_are_reseeded,
    check_guesses_forget_what_is_hidden,
    check_nothing_hidden_leaks,
    check_refusals_tell_nothing,
    check_undo_leaks_nothing,
    check_idle_answers,
)

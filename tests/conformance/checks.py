"""What must hold in every game, as functions that fail: given a case, a seed and the first choices of a walk.

``CHECKS`` lists them all; which games they are run over is left to ``cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from taverne.engine.actions import CHANCE, CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Draw, IllegalAction, Roll, Timer
from taverne.engine.events import Event
from taverne.engine.frames import Frame, apply, ask_again
from taverne.engine.logs.snapshot import encode
from taverne.engine.reasons import Reason
from taverne.engine.state import State
from tests.conformance.cases import Case
from tests.conformance.common import Check, applied, differences, tries
from tests.conformance.hidden import HIDDEN
from tests.conformance.windows import check_windows_tell_nothing
from tests.tools import Move, make

_json = msgspec.json.Encoder()


def changeable(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield every list, dict, set and procedure that can be reached, with its path; decisions never change."""
    if isinstance(value, Choice | Roll | Draw | Timer | str | int | None):
        return
    if isinstance(value, list | dict | set | Frame):
        yield path, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from changeable(item, f"{path}[{key!r}]")
    elif isinstance(value, list | tuple | set):
        for at, item in enumerate(value):
            if type(item) is not int:
                yield from changeable(item, f"{path}[{at}]")
    else:
        for name in value.FIELDS if isinstance(value, Frame) else getattr(value, "__slots__", ()):
            yield from changeable(getattr(value, name), f"{path}.{name}")


# Copies and saves


def check_clones_share_nothing(case: Case, seed: int, choices: Sequence[int]) -> None:
    """A clone is equal, shares nothing that can change, and what is done to it leaves the original alone."""
    for state, move in case.walk(seed, choices):
        before = encode(state)
        twin = state.clone()
        assert not differences(state, twin), f"a clone differs in {differences(state, twin)}"
        saved = ("stack", "pending", *state.SAVED)
        mine = {id(value): path for name in saved for path, value in changeable(getattr(state, name), name)}
        for name in saved:
            for path, value in changeable(getattr(twin, name), name):
                assert id(value) not in mine, f"a clone shares {path} with its original"
        apply(twin, *move)
        assert encode(state) == before, f"{move} on a clone changed the original"


def check_same_log_same_state(case: Case, seed: int, choices: Sequence[int]) -> None:
    """The same moves give the same states, on a copy and from the beginning."""
    log: list[Move] = []
    twin = case.new(seed)
    state = twin
    for state, move in case.walk(seed, choices):
        assert encode(twin) == encode(state), f"another state after the same {len(log)} moves"
        twin = applied(state, move)
        log.append(move)
    assert encode(twin) == encode(state), "another state after the same moves"
    again = case.new(seed)
    for move in log:
        refusal = case.game.why_not(again, *move)
        assert refusal is None, f"{move} was legal and now is not: {refusal}"
        make(again, move)
    assert encode(again) == encode(state), "the same log gave another state"


def check_json_round_trip(case: Case, seed: int, choices: Sequence[int]) -> None:
    """At every decision the state is written as JSON and read back, whole, and goes on as if nothing had happened."""
    full = case.full()
    for state, move in case.walk(seed, choices):
        text = _json.encode(case.game.save(state))
        back = case.game.load(dict(full), case.players, msgspec.json.decode(text))
        assert back == state
        assert not differences(state, back), f"a saved state forgets {differences(state, back)}"
        assert _json.encode(case.game.save(back)) == text
        for seat in case.viewers():
            assert case.game.view(back, seat) == case.game.view(state, seat)
        make(back, move)
        assert encode(back) == encode(applied(state, move)), f"a saved state goes on otherwise after {move}"


# Decisions


def check_options(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Whoever is asked has options, each once; a default is one of them; chance is asked alone."""
    for state, _ in case.walk(seed, choices):
        for decision in state.pending:
            if decision.seat == CHANCE:
                assert len(state.pending) == 1, "chance is asked beside others"
            if isinstance(decision, Choice):
                assert decision.seat in case.seats(), f"{decision} asks nobody at the table"
                assert decision.options, f"{decision} has no option"
                assert len(set(decision.options)) == len(decision.options), f"{decision} has an option twice"
                assert decision.default is None or decision.default in decision.options, f"{decision}: foreign default"
        asked = [decision.seat for decision in state.pending if isinstance(decision, Choice)]
        assert len(set(asked)) == len(asked), "a seat is asked two things at once"
        waits = [decision for decision in state.pending if not (isinstance(decision, Choice) and decision.optional)]
        assert waits, "nobody need ever answer"


def check_question_can_be_put_again(case: Case, seed: int, choices: Sequence[int]) -> None:
    """A step that asks changes nothing: put again, it asks the same, in the same order."""
    for state, _ in case.walk(seed, choices):
        twin = state.clone()
        ask_again(twin)
        assert not differences(state, twin), f"asking again changes {differences(state, twin)}"


def check_notation(case: Case, seed: int, choices: Sequence[int]) -> None:
    """The text of every option, candidate and move parses back to it."""
    for state, move in case.walk(seed, choices):
        actions = [move.action, *(a for seat in case.viewers() for a in case.game.candidates(state, seat))]
        for decision in state.pending:
            if isinstance(decision, Choice | Timer):
                actions += decision.options
        for action in actions:
            assert Action.parse(str(action)) == action, f"{action!r} is not what its text says"


def check_why_not(case: Case, seed: int, choices: Sequence[int]) -> None:
    """``why_not`` is silent for exactly what is accepted; a refusal names a sentence, and a rule that exists."""
    rules = case.probe.rules()
    for number, (state, move) in enumerate(case.walk(seed, choices)):
        if number % 4 != seed % 4:
            continue
        before = encode(state)
        for seat in (*case.viewers(), CLOCK):
            twin = state.clone()
            for action in tries(case, state, seat):
                refusal = case.game.why_not(state, seat, action, move.stamp)
                said = refused(twin, seat, action, move.stamp)
                assert said == refusal, f"seat {seat}: {action}: why_not says {refusal}, apply {said}"
                if said is None:
                    twin = state.clone()
                else:
                    assert said.key, f"seat {seat}: {action} is refused without a word"
                    assert not said.rule or said.rule in rules, f"{said.rule} is not in the ledger"
            assert encode(twin) == before, f"seat {seat}: what is refused changes something"
        assert encode(state) == before, "asking why not changed the state"


def refused(state: State, seat: Seat, action: Action, stamp: int) -> Reason | None:
    """Try a move and return why it is refused, or None if it is made."""
    try:
        apply(state, seat, action, stamp)
    except IllegalAction as error:
        return error.refusal
    return None


def check_rules_are_in_the_ledger(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Every rule that a decision or an event cites is in the ledger."""
    rules = case.probe.rules()
    for state, _ in case.walk(seed, choices, listening=True):
        for cited in [*(decision.rule for decision in state.pending), *(event.rule for event in state.events or ())]:
            assert not cited or cited in rules, f"{cited} is not in the ledger"
        state.events = []


def check_timers(case: Case, seed: int, choices: Sequence[int]) -> None:
    """A timer put again with the same action runs on: it has the same length; one that ran out is gone."""
    before: dict[Action, int] = {}
    gone: Action | None = None
    for state, move in case.walk(seed, choices):
        timers = [decision for decision in state.pending if isinstance(decision, Timer)]
        running = {timer.options[0]: timer.ms for timer in timers}
        assert len(running) == len(timers), "two timers with the same action"
        assert all(ms > 0 for ms in running.values()), "a timer that never runs"
        for action, ms in running.items():
            assert before.get(action, ms) == ms, f"{action} is the same timer, but its length changed"
        assert gone not in running, f"{gone} ran out and still runs"
        before = running
        gone = move.action if move.seat == CLOCK else None


# The course of the game


def check_problems(case: Case, seed: int, choices: Sequence[int]) -> None:
    """No invariant is ever broken."""
    state = case.new(seed)
    for state, move in case.walk(seed, choices):
        found = case.game.problems(state)
        assert found == [], f"before {move}: {found}"
    assert case.game.problems(state) == []


def check_problems_look(case: Case, seed: int, choices: Sequence[int]) -> None:
    """When something is taken off the table, ``problems`` notices, for at least three kinds of thing that lie there."""
    noticed: set[str] = set()
    taken: set[str] = set()
    for number, (state, _) in enumerate(case.walk(seed, choices)):
        if number % 8:
            continue
        for name in state.SAVED:
            twin = state.clone()
            if not _damaged(getattr(twin, name)):
                continue
            taken.add(name)
            try:
                found = bool(case.game.problems(twin))
            except (IndexError, ValueError):
                found = True
            if found:
                noticed.add(name)
    assert len(noticed) >= min(3, len(taken)), f"problems notices only damage to {sorted(noticed)} of {sorted(taken)}"


def _damaged(value: Any) -> bool:
    """Take something out of a list, or out of the first list in it that has anything."""
    if not isinstance(value, list) or not value:
        return False
    if isinstance(value[0], list):
        return any(_damaged(part) for part in value)
    value.pop()
    return True


def check_ends(case: Case, seed: int, choices: Sequence[int]) -> None:
    """The game ends; there is a result, for every seat, exactly when it is over."""
    state = case.new(seed)
    for state, _ in case.walk(seed, choices):
        assert case.game.result(state) is None, "there is a result before the end"
        assert not case.game.view(state, case.viewers()[-1]).over
    assert not state.pending
    result = case.game.result(state)
    assert result is not None, "the game is over without a result"
    assert len(result.scores) == len(case.seats())
    assert set(result.winners) <= set(case.seats())
    for seat in case.viewers():
        view = case.game.view(state, seat)
        assert (view.over, view.asked, view.waiting, view.result) == (True, (), (), result)


def check_events(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Events are plain JSON about seats at the table, and listening changes nothing."""
    for state, move in case.walk(seed, choices):
        deaf = applied(state, move)
        hears = state.clone()
        hears.events = []
        make(hears, move)
        assert encode(hears) == encode(deaf), f"{move} goes otherwise when somebody listens"
        for event in hears.events:
            _check_event(case, event)


def _check_event(case: Case, event: Event) -> None:
    assert event.kind
    assert set(event.seen_by) <= set(case.seats())
    for data in (event.data, event.private):
        if data is None:
            continue
        assert msgspec.json.decode(_json.encode(data)) == data, f"{event} holds what JSON does not"
        assert all(data[key] in case.seats() for key in ("seat", "other") if key in data), f"{event}: no such seat"


CHECKS: Final[tuple[Check, ...]] = (
    check_clones_share_nothing,
    check_same_log_same_state,
    check_json_round_trip,
    check_options,
    check_question_can_be_put_again,
    check_notation,
    check_why_not,
    check_rules_are_in_the_ledger,
    check_timers,
    check_problems,
    check_problems_look,
    check_ends,
    check_events,
    *HIDDEN,
    check_windows_tell_nothing,
)

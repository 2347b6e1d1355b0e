"""The machine: steps in the order of the source, going, calling, returning, asking and asking again.

Procedures that games share are tested in ``test_common``.
"""

from __future__ import annotations

from dataclasses import field
from typing import cast

import pytest

from taverne.engine.actions import CHANCE, CLOCK, PASS, Action, Seat
from taverne.engine.decisions import Choice, Draw, IllegalAction, Roll, Timer
from taverne.engine.frames import (
    DONE,
    REGISTRY,
    Flow,
    Frame,
    NoAnswer,
    apply,
    ask,
    ask_again,
    become,
    call,
    chance,
    chance_answer,
    choices,
    choose,
    for_each,
    procedure,
    repeat,
    settle,
    step,
    why_not,
)
from taverne.engine.logs.snapshot import encode
from taverne.engine.reasons import Reason
from tests.engine.slate import Slate, begun
from tests.tools import refused

YES = Action("yes")
NO = Action("no")


@procedure
class Counting(Frame):
    """Writes its steps; goes round ``rounds`` times."""

    rounds: int = 1
    done: int = 0

    @step
    def one(self, slate: Slate) -> Flow:
        slate.said.append("one")
        return None

    def no_step(self, slate: Slate) -> None:
        slate.said.append("never")

    @step
    def two(self, slate: Slate) -> Flow:
        slate.said.append("two")
        self.done += 1
        return self.go(self.one) if self.done < self.rounds else None


@procedure
class Leaving(Frame):
    """Ends before its last step."""

    result: int = 0

    @step
    def leave(self, slate: Slate) -> Flow:
        self.result = 7
        return DONE

    @step
    def never(self, slate: Slate) -> Flow:
        slate.said.append("never")
        return None


@procedure
class Calling(Frame):
    """Calls another procedure and reads what it left."""

    @step
    def out(self, slate: Slate) -> Flow:
        return call(slate, Leaving())

    @step
    def back(self, slate: Slate) -> Flow:
        slate.said.append(f"returned {cast(Leaving, slate.returned).result}")
        return None

    @step
    def later(self, slate: Slate) -> Flow:
        return ask(slate, Choice(0, "end", (YES,)))


@procedure
class Asking(Frame):
    """Asks two seats at once until each has said something; ``heard`` is who said what."""

    TIMED = True

    heard: list[list[str]] = field(default_factory=list)

    @step
    def put(self, slate: Slate) -> Flow:
        if not self.heard:
            self.heard = [[], []]
        waiting = [Choice(seat, "say", (YES, NO), "SG-02", {"n": 1}) for seat in (0, 1) if not self.heard[seat]]
        return ask(slate, *waiting, Timer("say", 1000, "", 1)) if waiting else DONE

    @step
    def hear(self, slate: Slate) -> Flow:
        if slate.by == CLOCK:
            slate.said.append("time")
            return DONE
        self.heard[slate.by].append(str(slate.answer))
        slate.said.append(f"{slate.by} {slate.answer} {slate.stamp}")
        return self.go(self.put)

    def untimely(self, slate: Slate, seat: Seat, action: Action, stamp: int) -> Reason | None:
        return Reason("late") if stamp > 1000 else None


@procedure
class Dicing(Frame):
    """Rolls, then draws, then asks."""

    @step
    def roll(self, slate: Slate) -> Flow:
        return ask(slate, Roll((6, 6)))

    @step
    def read(self, slate: Slate) -> Flow:
        slate.said.append(str(slate.answer))
        return None

    @step
    def draw(self, slate: Slate) -> Flow:
        return ask(slate, Draw(("a", "b"), 1))

    @step
    def last(self, slate: Slate) -> Flow:
        slate.said.append(str(slate.answer))
        return None

    @step
    def optional(self, slate: Slate) -> Flow:
        return ask(slate, Choice(0, "go", (YES,)), Choice(1, "hasty", (NO,), optional=True))


def test_steps_run_in_the_order_of_the_source() -> None:
    slate = begun(Counting())
    assert slate.said == ["one", "two"]
    assert slate.ends == ["Counting"]
    assert slate.pending == ()


def test_go_runs_a_step_again() -> None:
    assert begun(Counting(rounds=3)).said == ["one", "two"] * 3


def test_done_ends_a_procedure_before_its_last_step() -> None:
    slate = begun(Leaving())
    assert slate.said == []
    assert slate.ends == ["Leaving"]


def test_a_call_comes_back_to_the_next_step_with_what_was_called() -> None:
    slate = begun(Calling())
    assert slate.said == ["returned 7"]
    assert slate.ends == ["Leaving"]
    assert slate.returned is None, "it holds only until something is asked"
    apply(slate, 0, YES)
    assert slate.ends == ["Leaving", "Calling"]


def test_the_topmost_procedure_runs_first() -> None:
    assert begun(Counting(), Leaving()).ends == ["Leaving", "Counting"]


def test_several_seats_are_asked_at_once_and_answers_count_as_they_come() -> None:
    slate = begun(Asking())
    assert [decision.seat for decision in slate.pending] == [0, 1, CLOCK]
    apply(slate, 1, NO, 40)
    assert [decision.seat for decision in slate.pending] == [0, CLOCK]
    apply(slate, 0, YES, 30)
    assert slate.said == ["1 no 40", "0 yes 30"]
    assert slate.pending == ()


def test_the_end_of_a_timer_is_an_answer_of_the_clock() -> None:
    slate = begun(Asking())
    apply(slate, CLOCK, Action.parse("expire say 1"))
    assert slate.said == ["time"]


@pytest.mark.parametrize(
    ("line", "key", "rule"),
    [
        ("0: maybe", "not-offered", "SG-02"),
        ("2: yes", "not-asked", ""),
        ("chance: roll 1", "not-asked", ""),
        ("clock: expire say 2", "not-offered", ""),
        ("0 @1001: yes", "late", ""),
    ],
)
def test_an_illegal_answer_is_refused_and_leaves_the_state_untouched(line: str, key: str, rule: str) -> None:
    slate = begun(Asking())
    pending = slate.pending
    assert refused(slate, line) == Reason(key, rule)
    assert slate.pending is pending


def test_nothing_is_accepted_when_all_is_over() -> None:
    slate = begun(Counting())
    assert why_not(slate, 0, PASS) == Reason("match-over")
    with pytest.raises(IllegalAction):
        apply(slate, 0, PASS)


def test_a_procedure_asks_again_after_what_it_asks_about_has_changed() -> None:
    slate = begun(Asking())
    frame = cast(Asking, slate.stack[-1])
    before = encode(slate)
    ask_again(slate)
    assert encode(slate) == before
    frame.heard[0].append("yes")
    ask_again(slate)
    assert [decision.seat for decision in slate.pending] == [1, CLOCK]


def test_chance_stands_alone_and_is_answered_from_the_stream() -> None:
    slate = begun(Dicing())
    roll = chance(slate)
    assert isinstance(roll, Roll)
    expected, _ = roll.sample(0, 0)
    assert settle(slate) == 2
    assert slate.said[0] == str(expected)
    assert slate.drawn == 3
    assert chance(slate) is None


def test_settling_at_once_gives_what_settling_one_by_one_gives() -> None:
    one, two = begun(Dicing()), begun(Dicing())
    while (action := chance_answer(one)) is not None:
        apply(one, CHANCE, action)
    settle(two)
    assert one == two


def test_a_record_is_played_without_any_stream() -> None:
    slate = begun(Dicing())
    apply(slate, CHANCE, Action.parse("roll 6 1"))
    apply(slate, CHANCE, Action.parse("draw b"))
    assert slate.said == ["roll 6 1", "draw b"]
    assert slate.drawn == 0


def test_nobody_waits_for_an_optional_answer() -> None:
    slate = begun(Dicing())
    settle(slate)
    assert [choice.seat for choice in choices(slate)] == [0]
    assert why_not(slate, 1, NO) is None


def test_a_clone_shares_no_list_at_any_depth() -> None:
    slate = begun(Asking())
    twin = slate.clone()
    cast(Asking, twin.stack[-1]).heard[0].append("yes")
    assert cast(Asking, slate.stack[-1]).heard == [[], []]
    assert twin != slate
    assert twin.events is None


def test_steps_of_a_base_come_before_those_of_a_subclass() -> None:
    @procedure
    class Longer(Counting):
        @step
        def three(self, slate: Slate) -> Flow:
            slate.said.append("three")
            return None

        def two(self, slate: Slate) -> Flow:
            slate.said.append("TWO")
            return None

    assert Longer.NAMES == ["one", "two", "three"]
    assert begun(Longer()).said == ["one", "TWO", "three"]


def test_a_procedure_may_ask_its_base_with_super() -> None:
    @procedure
    class Minding(Asking):
        def why(self, slate: Slate, seat: Seat, action: Action) -> Reason:
            return Reason("minded") if action == PASS else super().why(slate, seat, action)

    slate = begun(Minding())
    assert why_not(slate, 0, PASS) == Reason("minded")
    assert why_not(slate, 0, Action("maybe")) == Reason("not-offered", "SG-02")


def test_two_procedures_of_one_name_in_a_package_are_refused() -> None:
    def twice() -> None:
        @procedure
        class Counting(Frame):
            """Has the name of another."""

    assert REGISTRY["test_frames.Counting"] is Counting
    with pytest.raises(TypeError, match=r"both have a test_frames\.Counting"):
        twice()
    assert REGISTRY["test_frames.Counting"] is Counting


# Flow: choosing, repeating, one after the other


@procedure
class Choosing(Frame):
    """Lets a seat choose one of ``options``."""

    options: list[Action] = []

    @step
    def offer(self, slate: Slate) -> Flow:
        return choose(slate, 1, "pick", self.options, "SG-02", {"n": 1}, self.options[0])

    @step
    def take(self, slate: Slate) -> Flow:
        slate.said.append(f"{slate.by} {slate.answer}")
        return None


def test_where_one_option_is_left_nobody_is_asked() -> None:
    slate = begun(Choosing([YES]))
    assert (slate.said, slate.pending) == (["1 yes"], ())


def test_where_several_are_left_the_seat_is_asked() -> None:
    slate = begun(Choosing([YES, NO]))
    assert slate.pending == (Choice(1, "pick", (YES, NO), "SG-02", {"n": 1}, YES),)
    apply(slate, 1, NO)
    assert slate.said == ["1 no"]


@procedure
class Puzzled(Frame):
    """Asks without an option."""

    @step
    def wonder(self, slate: Slate) -> Flow:
        return ask(slate, Choice(2, "riddle", (), "SG-02"))


def test_a_question_without_options_is_a_fault_that_names_its_place_and_the_seed() -> None:
    with pytest.raises(NoAnswer, match=r"^Puzzled\.wonder asks seat 2 'riddle' \(SG-02\) without options: .*seed \d+"):
        begun(Puzzled())


@procedure
class Marking(Frame):
    """Writes its mark."""

    mark: int = 0

    @step
    def write(self, slate: Slate) -> Flow:
        slate.said.append(str(self.mark))
        return None


@procedure
class Looping(Frame):
    """Calls three times from one step, then several in a row, then ends as another."""

    done: int = 0

    @step
    def loop(self, slate: Slate) -> Flow:
        if self.done == 3:
            return None
        self.done += 1
        return repeat(slate, Marking(self.done))

    @step
    def row(self, slate: Slate) -> Flow:
        return for_each(slate, [Marking(10), Marking(11), Marking(12)])

    @step
    def change(self, slate: Slate) -> Flow:
        return become(slate, Marking(20))

    @step
    def never(self, slate: Slate) -> Flow:
        slate.said.append("never")
        return None


@procedure
class Above(Frame):
    """Sees who came back."""

    @step
    def out(self, slate: Slate) -> Flow:
        return call(slate, Looping())

    @step
    def back(self, slate: Slate) -> Flow:
        slate.said.append(type(slate.returned).__name__)
        return call(slate, Marking(30))


def test_a_step_is_repeated_after_what_it_calls() -> None:
    slate = begun(Above())
    assert slate.said[:3] == ["1", "2", "3"]


def test_procedures_run_one_after_the_other() -> None:
    slate = begun(Above())
    assert slate.said[3:6] == ["10", "11", "12"]


def test_a_procedure_becomes_another_and_a_call_may_be_its_last_act() -> None:
    slate = begun(Above())
    assert slate.said[6:] == ["20", "Marking", "30"]
    assert slate.ends[-2:] == ["Marking", "Above"]
    assert not slate.stack


def test_nothing_is_told_while_nobody_listens() -> None:
    slate = Slate()
    slate.tell("begun", "SG-01", seat=1)
    assert slate.events is None
    slate.events = []
    slate.tell("begun", "SG-01", reveals=True, seat=1, kind="x")
    (event,) = slate.events
    assert (event.kind, event.rule, event.data, event.reveals) == ("begun", "SG-01", {"seat": 1, "kind": "x"}, True)

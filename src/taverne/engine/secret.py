"""SecretAnswers: every seat decides at the same time, and nobody sees the answers of the others until all have decided.

What is asked, and how long it may take, is left to the subclasses of each game.
"""

from __future__ import annotations

from typing import Any, cast

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng


@procedure
class SecretAnswers(Frame):
    """Every seat decides at the same time and nobody sees the others' answers until all have decided.

    A seat may be asked several times in a row; the caller finds everything in ``state.returned.answers``.
    With a timer, whoever has not decided in time gets the defaults of what was asked.
    """

    answers: list[list[Action]] = []

    def seats(self, state: Any) -> int:
        raise NotImplementedError

    def question(self, state: Any, seat: Seat) -> Choice | None:
        """Return what ``seat`` is asked next, given ``answers[seat]``, or None if it has finished."""
        raise NotImplementedError

    def timer(self, state: Any) -> Timer | None:
        """Return the timer of the whole decision, if it has one."""
        return None

    @step
    def gather(self, state: Any) -> Flow:
        if not self.answers:
            self.answers = [[] for _ in range(self.seats(state))]
        decisions: list[Decision] = []
        for seat in range(len(self.answers)):
            question = self.question(state, seat)
            if question is not None:
                decisions.append(question)
        if not decisions:
            return DONE
        timer = self.timer(state)
        if timer is not None:
            decisions.append(timer)
        return ask(state, *decisions)

    @step
    def take(self, state: Any) -> Flow:
        if state.by == CLOCK:
            return self.expire(state)
        self.answers[state.by].append(state.answer)
        following = self.question(state, state.by)
        if following is None:
            state.emit("decided", {"seat": state.by})
        return self.put_on(state, following)

    def put_on(self, state: Any, following: Choice | None) -> Flow:
        """Ask on: only who has just answered is asked something else, or nothing more."""
        decisions: list[Decision] = []
        some = False
        for decision in state.pending:
            if decision.seat == state.by:
                if following is None:
                    continue
                decision = following
            some = some or decision.seat >= 0
            decisions.append(decision)
        if not some:
            return DONE
        self.go(self.take)
        return ask(state, *decisions)

    def expire(self, state: Any) -> Flow:
        for seat in range(len(self.answers)):
            while (question := self.question(state, seat)) is not None:
                assert question.default is not None, "a timed question has a default"
                self.answers[seat].append(question.default)
        return DONE

    def redeal(self, state: Any, seat: Seat, rng: Rng) -> None:
        """Replace what the other seats have answered by what they might have."""
        for other, given in enumerate(self.answers):
            if other == seat:
                continue
            count = len(given)
            given.clear()
            while len(given) < count and (question := self.question(state, other)) is not None:
                given.append(question.options[rng.below(len(question.options))])

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat) and 0 <= seat < len(self.answers):
            return Reason("already-decided")
        return Frame.why(self, state, seat, action)


def answers_of(state: Any) -> list[list[Action]]:
    """Return what the seats answered in the ``SecretAnswers`` procedure that just ended."""
    return cast(SecretAnswers, state.returned).answers

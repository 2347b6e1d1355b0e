"""Procedures that many games share: reactions, a card's effects, picking some of many, secret choices.

What may be played, what an effect does and what is asked are left to the subclasses of each game.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, cast

from taverne.engine.actions import CLOCK, PASS, Action, Seat
from taverne.engine.decisions import Choice, Decision, Refusal, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.rng import Rng


@procedure
class Window(Frame):
    """Offer each seat in turn what it may play here; whatever is played offers everybody again.

    A seat that holds cards is asked even when none of them fits: to skip it would tell the table
    that none does.
    """

    name: str = ""
    first: Seat = 0
    passed: int = 0

    def seats(self, state: Any) -> int:
        """Return how many seats are asked, clockwise from ``first``."""
        raise NotImplementedError

    def holds(self, state: Any, seat: Seat) -> bool:
        """Whether the table may see that ``seat`` could have something to play."""
        raise NotImplementedError

    def offers(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """Return what ``seat`` may really play here, passing aside."""
        raise NotImplementedError

    def played(self, state: Any, seat: Seat, action: Action) -> Flow:
        """Carry out what was played: change the state, or call a procedure."""
        raise NotImplementedError

    def seat(self, state: Any) -> Seat:
        return (self.first + self.passed) % self.seats(state)

    @step
    def offer(self, state: Any) -> Flow:
        everybody = self.seats(state)
        while self.passed < everybody and not self.holds(state, self.seat(state)):
            self.passed += 1
        if self.passed == everybody:
            return DONE
        seat = self.seat(state)
        return ask(state, Choice(seat, self.name, (PASS, *self.offers(state, seat)), default=PASS))

    @step
    def take(self, state: Any) -> Flow:
        if state.answer == PASS:
            self.passed += 1
            return self.go(self.offer)
        seat = self.seat(state)
        self.passed = 0
        return self.played(state, seat, state.answer)

    @step
    def again(self, state: Any) -> Flow:
        return self.go(self.offer)


@procedure
class Resolving(Frame):
    """Carry out effects one by one; any of them may call a procedure, which may ask, and resumes here."""

    card: str = ""
    seat: Seat = 0
    index: int = 0

    def effects(self, state: Any) -> tuple[Any, ...]:
        """Return what the card does, in order."""
        raise NotImplementedError

    def resolve(self, state: Any, effect: Any) -> Flow:
        """Carry out one effect."""
        raise NotImplementedError

    @step
    def effect(self, state: Any) -> Flow:
        effects = self.effects(state)
        if self.index == len(effects):
            return DONE
        self.index += 1
        return self.resolve(state, effects[self.index - 1])

    @step
    def further(self, state: Any) -> Flow:
        return self.go(self.effect)


@procedure
class Picking(Frame):
    """Let a seat pick from ``least`` to ``most`` of ``items``, one at a time: ``<verb> <item>``, ``enough``.

    Items are offered in rising position only, so that no set can be reached in two ways (equal items lie
    side by side); where there are fewer than ``least``, all are picked.  The caller finds them in
    ``state.returned.picked``.
    """

    seat: Seat = 0
    prompt: str = "pick"
    rule: str = ""
    items: list[int | str] = field(default_factory=list)
    least: int = 0
    most: int = 0
    verb: str = "pick"
    start: int = 0
    picked: list[int | str] = field(default_factory=list)

    @step
    def offer(self, state: Any) -> Flow:
        missing = min(self.least, len(self.items)) - len(self.picked)
        rest = len(self.items) - self.start
        if len(self.picked) == self.most or rest == 0:
            return DONE
        stop = len(self.items) - max(missing, 1) + 1
        options = [Action(self.verb, (item,)) for item in dict.fromkeys(self.items[self.start : stop])]
        if missing <= 0:
            options.insert(0, ENOUGH)
        return ask(state, Choice(self.seat, self.prompt, tuple(options), self.rule))

    @step
    def keep(self, state: Any) -> Flow:
        if state.answer == ENOUGH:
            return DONE
        item = state.answer.args[0]
        self.start = self.items.index(item, self.start) + 1
        self.picked.append(item)
        return self.go(self.offer)


ENOUGH = Action("enough")


@procedure
class Secretly(Frame):
    """Every seat decides at the same time and nobody sees the others' answers until all have decided.

    A seat may be asked several times in a row; the caller finds everything in ``state.returned.answers``.
    With a timer, whoever has not decided in time gets the defaults of what was asked.
    """

    answers: list[list[Action]] = field(default_factory=list)

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

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        if not state.asked(seat) and 0 <= seat < len(self.answers):
            return Refusal("already-decided")
        return Frame.why(self, state, seat, action)


def answers_of(state: Any) -> list[list[Action]]:
    """Return what the seats answered in the ``Secretly`` procedure that just ended."""
    return cast(Secretly, state.returned).answers


__all__ = ["ENOUGH", "Picking", "Resolving", "Secretly", "Window", "answers_of"]

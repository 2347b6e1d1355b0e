"""Procedures that the cards of Siege share: a window for reactions, a card's effects, picking some of many.

What may be played and what an effect does are left to the subclasses in ``rules`` and ``effects``.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.actions import ENOUGH, PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step


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
        self.go(self.offer)
        return self.played(state, seat, state.answer)


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
        self.go(self.effect)
        return self.resolve(state, effects[self.index - 1])


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
    items: list[int | str] = []
    least: int = 0
    most: int = 0
    verb: str = "pick"
    start: int = 0
    picked: list[int | str] = []

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

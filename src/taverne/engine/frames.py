"""Procedures as data: a stack of small frames, each the name of its next step and a few values.

Which procedures there are is left to each game; the machine here only runs them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar, cast, dataclass_transform

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import NOTHING, Choice, Decision, Draw, IllegalAction, Refusal, Roll
from taverne.engine.state import State

WAIT: Final = 1
"""A step returns it after asking: run on when the decision is answered."""
DONE: Final = 2
"""A step returns it to end its procedure."""
Flow: TypeAlias = int | None
"""What a step returns: None goes on with the next step (or with what was called, or where ``go`` points)."""

Step = TypeVar("Step", bound=Callable[..., Flow])
C = TypeVar("C", bound="type[Frame]")


def step(function: Step) -> Step:
    """Mark a method as the next step of its procedure, in the order of the source."""
    function.__step__ = True  # type: ignore[attr-defined]
    return function


@dataclasses.dataclass(slots=True)
class Frame:
    """A procedure under way: the number of its next step, and its local values.

    Subclasses are decorated with ``procedure``; their fields are integers, words, booleans, actions
    and lists of those.  A step that asks must not change the state, so that it can be asked again.
    """

    at: int = dataclasses.field(default=0, kw_only=True)

    STEPS: ClassVar[list[Callable[[Any, Any], Flow]]] = []
    NAMES: ClassVar[list[str]] = []
    INDEX: ClassVar[dict[str, int]] = {}
    FIELDS: ClassVar[tuple[str, ...]] = ()
    TIMED: ClassVar[bool] = False
    """Whether ``untimely`` is to be asked about every answer."""

    def clone(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        for name in cls.FIELDS:
            value = getattr(self, name)
            setattr(other, name, copied(value) if type(value) is list else value)
        return other

    def go(self, target: Callable[..., Flow]) -> Flow:
        """Go on with another step of this procedure."""
        self.at = self.INDEX[target.__name__]
        return None

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        """Return why this procedure, which is asking now, does not take ``action`` from ``seat``."""
        mine = state.asked(seat)
        return Refusal("not-offered", mine[0].rule) if mine else Refusal("not-asked")

    def untimely(self, state: Any, seat: Seat, action: Action, stamp: int) -> Refusal | None:
        """Return why an action that is legal as such comes too early or too late, if it does."""
        return None

    def counts_as(self, state: Any, seat: Seat, action: Action) -> Action:
        """Return what ``action`` amounts to here: most often itself, but a claim made too early is a false start."""
        return action

    def repeats(self, state: Any, seat: Seat, action: Action) -> bool:
        """Whether ``action`` says again what already holds: it then changes nothing and is no error."""
        return False


@dataclass_transform(kw_only_default=False)
def procedure(cls: C) -> C:
    """Make a class of steps a procedure: a slots dataclass with its steps in the order of the source."""
    made = dataclasses.dataclass(slots=True)(cls)
    for member in vars(made).values():  # slots take a second class: ``super()`` must mean that one
        if isinstance(member, FunctionType) and "__class__" in member.__code__.co_freevars:
            cells = member.__closure__ or ()
            cells[member.__code__.co_freevars.index("__class__")].cell_contents = made
    names: list[str] = []
    for base in reversed(made.__mro__):
        for name, member in vars(base).items():
            if getattr(member, "__step__", False) and name not in names:
                names.append(name)
    made.NAMES = names
    made.STEPS = [getattr(made, name) for name in names]
    made.INDEX = {name: number for number, name in enumerate(names)}
    made.FIELDS = tuple(f.name for f in dataclasses.fields(made))
    register(made)
    return cast(C, made)


REGISTRY: Final[dict[str, type[Any]]] = {}
"""The classes that a saved state may name: procedures and records."""


def register(cls: type[Any]) -> str:
    """Enter a class of saved things under ``<package>.<name>`` and return that name; no two may share one."""
    package = cls.__module__.split(".")
    name = f"{package[2] if len(package) > 2 and package[1] == 'games' else package[-1]}.{cls.__name__}"
    known = REGISTRY.setdefault(name, cls)
    if (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
        raise TypeError(f"{cls.__module__} and {known.__module__} both have a {name}; saved states could not tell them")
    REGISTRY[name] = cls
    cls.TAG = name
    return name


def copied(values: list[Any]) -> list[Any]:
    """Return a copy of a list, and of the lists in it."""
    if values and type(values[0]) is list:
        return [copied(value) for value in values]
    return values[:]


def ask(state: State, *decisions: Decision) -> Flow:
    """Put decisions and wait; any one answer runs the next step, which may put the others again."""
    state.pending = decisions
    return WAIT


def call(state: State, frame: Frame) -> Flow:
    """Run another procedure, then go on with the next step, where ``state.returned`` is that procedure."""
    state.stack.append(frame)
    return None


def advance(state: State) -> None:
    """Run procedures until a decision is pending or the game is over.

    Until something is asked anew, ``state.pending`` still holds what was asked before.
    """
    stack = state.stack
    while stack:
        frame = stack[-1]
        at = frame.at
        steps = frame.STEPS
        if at == len(steps):
            flow: Flow = DONE
        else:
            frame.at = at + 1
            flow = steps[at](frame, state)
        if flow is None:
            continue
        if flow == WAIT:
            state.returned = None
            return
        state.ended(stack.pop())
        state.returned = frame
    state.pending = NOTHING
    state.returned = None


def ask_again(state: State) -> None:
    """Put the pending question anew, after what it was drawn from has changed."""
    state.stack[-1].at -= 1
    advance(state)


def why_not(state: State, seat: Seat, action: Action, stamp: int = 0) -> Refusal | None:
    """Return why ``seat`` may not answer ``action`` now, or None if it may."""
    if not state.pending:
        return Refusal("match-over")
    frame = state.stack[-1]
    for decision in state.pending:
        if decision.seat == seat and decision.accepts(action):
            return frame.untimely(state, seat, action, stamp) if frame.TIMED else None
    return frame.why(state, seat, action)


def apply(state: State, seat: Seat, action: Action, stamp: int = 0) -> None:
    """Answer a pending decision and run on; raise ``IllegalAction``, with nothing changed, if none takes it."""
    for decision in state.pending:
        if decision.seat == seat and decision.accepts(action):
            if state.stack[-1].TIMED:
                refusal = state.stack[-1].untimely(state, seat, action, stamp)
                if refusal is not None:
                    raise IllegalAction(seat, action, refusal)
            state.answer = action
            state.by = seat
            state.stamp = stamp
            advance(state)
            return
    refusal = why_not(state, seat, action, stamp)
    assert refusal is not None
    raise IllegalAction(seat, action, refusal)


def chance(state: State) -> Roll | Draw | None:
    """Return the pending decision of chance, which always stands alone, if there is one."""
    if state.pending and state.pending[0].seat == CHANCE:
        return cast("Roll | Draw", state.pending[0])
    return None


def settle(state: State) -> Iterator[Action]:
    """Let the seeded stream answer every pending decision of chance, one at a time."""
    while (decision := chance(state)) is not None:
        action, state.drawn = decision.sample(state.seed, state.drawn)
        apply(state, CHANCE, action)
        yield action


def settle_all(state: State) -> None:
    """Let the seeded stream answer every pending decision of chance."""
    while state.pending and state.pending[0].seat == CHANCE:
        action, state.drawn = cast("Roll | Draw", state.pending[0]).sample(state.seed, state.drawn)
        state.answer = action
        state.by = CHANCE
        advance(state)


def play(state: State, record: Iterable[tuple[Seat, Action]]) -> None:
    """Apply a whole record, chance included; needs no random stream at all."""
    for seat, action in record:
        apply(state, seat, action)


def choices(state: State) -> list[Choice]:
    """Return the pending decisions that wait for seats (not for chance, the clock or a mere option)."""
    return [decision for decision in state.pending if isinstance(decision, Choice) and not decision.optional]

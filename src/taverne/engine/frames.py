"""Procedures as data: a stack of small frames, each the name of its next step and a few values.

Which procedures there are is left to each game; the machine here only runs them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any, ClassVar, Final, cast

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import NOTHING, Choice, Data, Decision, Draw, IllegalAction, Roll
from taverne.engine.procedures import DONE, WAIT, Flow, procedure, step
from taverne.engine.reasons import Reason
from taverne.engine.records import REGISTRY, record, register
from taverne.engine.state import State

FOR_EVER: Final = 1 << 30


@record
class Frame:
    """A procedure under way: the number of its next step, and its local values.

    Subclasses are decorated with ``procedure``; their fields are integers, words, booleans, actions, records
    and lists of those.  A step that asks must not change the state, so that it can be asked again.
    """

    at: int = field(default=0, kw_only=True)

    STEPS: ClassVar[tuple[Callable[[Any, Any], Flow], ...]] = ()
    NAMES: ClassVar[list[str]] = []
    INDEX: ClassVar[dict[str, int]] = {}
    FIELDS: ClassVar[tuple[str, ...]] = ()
    TIMED: ClassVar[bool] = False
    """Whether ``untimely`` is to be asked about every answer."""

    def clone(self) -> Frame:
        """Return an equal frame that shares nothing that can change."""
        raise NotImplementedError

    def run(self, state: Any, at: int) -> Flow:
        """Run a step by its number, which compiled procedures do without ``STEPS``; after the last one it is over."""
        return DONE

    def go(self, target: Callable[..., Flow]) -> Flow:
        """Go on with another step of this procedure."""
        self.at = self.INDEX[target.__name__]
        return None

    def goto(self, at: int) -> Flow:
        """What ``go`` is made into where steps are known by number: when compiled."""
        self.at = at
        return None

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        """Return why this procedure, which is asking now, does not take ``action`` from ``seat``."""
        mine = state.asked(seat)
        return Reason("not-offered", mine[0].rule) if mine else Reason("not-asked")

    def tries(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """Return what a player of ``seat`` might try while this procedure asks, legal or not, besides the options."""
        return ()

    def idle(self, state: Any, choice: Choice) -> Action | None:
        """Return the answer that nobody need be asked for: every other one is dominated, as far as the seat may know.

        The docstring of each such method says why; where a player might want another answer it returns None.
        """
        return None

    def waits(self, state: Any, choice: Choice) -> bool:
        """Whether it counts when an answer comes, even the only one: it ends a pause, or what one still arranges."""
        return False

    def window(self, state: Any, choice: Choice) -> bool:
        """Whether something hidden decides what the seat can do: how soon its answer comes must then tell nothing."""
        return False

    def quiet(self, state: Any, action: Action) -> bool:
        """Whether an answer in a window shows nothing of what is held, so that it may be given later than it came."""
        return action.kind in ("pass", "done")

    def untimely(self, state: Any, seat: Seat, action: Action, stamp: int) -> Reason | None:
        """Return why an action that is legal as such comes too early or too late, if it does."""
        return None

    def counts_as(self, state: Any, seat: Seat, action: Action) -> Action:
        """Return what ``action`` amounts to here: most often itself, but a claim made too early is a false start."""
        return action

    def repeats(self, state: Any, seat: Seat, action: Action) -> bool:
        """Whether ``action`` says again what already holds: it then changes nothing and is no error."""
        return False


class NoAnswer(Exception):
    """A question was put that nothing answers: a fault of the rules, told with the place and what repeats it."""

    def __init__(self, state: State, choice: Choice) -> None:
        places = [f"{type(frame).__name__}.{frame.NAMES[frame.at - 1]}" for frame in state.stack]
        super().__init__(
            f"{' > '.join(places)} asks seat {choice.seat} {choice.prompt!r} ({choice.rule}) without options: "
            f"rules {state.rules}, seed {state.seed}, {state.drawn} drawn, seat {state.by} last answered {state.answer}"
        )


def ask(state: State, *decisions: Decision) -> Flow:
    """Put decisions and wait; any one answer runs the next step, which may put the others again."""
    for decision in decisions:
        if not decision.options and isinstance(decision, Choice):
            raise NoAnswer(state, decision)
    state.pending = decisions
    return WAIT


def answered(state: State, action: Action) -> Flow:
    """Go on with the next step as if ``action`` were the answer: for what is not asked, since all can say it."""
    state.answer = action
    return None


def choose(
    state: State,
    seat: Seat,
    prompt: str,
    options: Iterable[Action],
    rule: str = "",
    data: Data | None = None,
    default: Action | None = None,
    final: bool = False,
) -> Flow:
    """Ask a seat to choose, unless only one option is left: that one is the answer, and the next step runs at once."""
    ways = tuple(options)
    if len(ways) == 1:
        state.answer = ways[0]
        state.by = seat
        return None
    return ask(state, Choice(seat, prompt, ways, rule, data, default, final))


def call(state: State, frame: Frame) -> Flow:
    """Run another procedure, then go on with the next step, where ``state.returned`` is that procedure.

    A call may be the last act of a procedure, which is then over as soon as what it called is.
    """
    state.stack.append(frame)
    return None


def repeat(state: State, frame: Frame) -> Flow:
    """Run another procedure, then this same step once more."""
    state.stack[-1].at -= 1
    state.stack.append(frame)
    return None


def become(state: State, frame: Frame) -> Flow:
    """End this procedure and run another in its place: whoever called it finds that one in ``state.returned``."""
    state.stack[-1] = frame
    return None


def for_each(state: State, frames: Iterable[Frame]) -> Flow:
    """Run procedures one after the other, then go on with the next step; all are made before the first one runs."""
    state.stack += reversed(list(frames))
    return None


def advance(state: State) -> None:
    """Run procedures until a decision is pending or the game is over.

    Until something is asked anew, ``state.pending`` still holds what was asked before.
    """
    stack = state.stack
    while stack:
        frame = stack[-1]
        at = frame.at
        frame.at = at + 1
        flow = frame.STEPS[at](frame, state)
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


def why_not(state: State, seat: Seat, action: Action, stamp: int = 0) -> Reason | None:
    """Return why ``seat`` may not answer ``action`` now, or None if it may."""
    if not state.pending:
        return Reason("match-over")
    frame = state.stack[-1]
    for decision in state.pending:
        if decision.seat == seat and decision.accepts(action):
            return frame.untimely(state, seat, action, stamp) if frame.TIMED else None
    return frame.why(state, seat, action)


def apply(state: State, seat: Seat, action: Action, stamp: int = 0) -> None:
    """Answer a pending decision and run on; raise ``IllegalAction``, with nothing changed, if none takes it."""
    for decision in state.pending:
        if decision.seat == seat and decision.accepts(action):
            frame = state.stack[-1]
            if frame.TIMED:
                refusal = frame.untimely(state, seat, action, stamp)
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


def take_answer(state: State, seat: Seat, action: Action, stamp: int = 0) -> None:
    """Run on with an answer that is known to be legal, having been chosen among the options or drawn by chance."""
    state.answer = action
    state.by = seat
    state.stamp = stamp
    advance(state)


def chance(state: State) -> Roll | Draw | None:
    """Return the pending decision of chance, which always stands alone, if there is one."""
    if state.pending and state.pending[0].seat == CHANCE:
        return cast("Roll | Draw", state.pending[0])
    return None


def chance_answer(state: State) -> Action | None:
    """Return what the seeded stream answers to the pending decision of chance, moving it on; None if there is none."""
    if not state.pending or state.pending[0].seat != CHANCE:
        return None
    action, state.drawn = cast("Roll | Draw", state.pending[0]).sample(state.seed, state.drawn)
    return action


def settle(state: State, most: int = FOR_EVER) -> int:
    """Let the seeded stream answer every pending decision of chance, ``most`` of them; return how many there were."""
    count = 0
    while count < most and state.pending and state.pending[0].seat == CHANCE:
        action, state.drawn = cast("Roll | Draw", state.pending[0]).sample(state.seed, state.drawn)
        take_answer(state, CHANCE, action)
        count += 1
    return count


def choices(state: State) -> list[Choice]:
    """Return the pending decisions that wait for seats (not for chance, the clock or a mere option)."""
    return [decision for decision in state.pending if type(decision) is Choice and not decision.optional]


__all__ = [
    "DONE",
    "FOR_EVER",
    "REGISTRY",
    "WAIT",
    "Flow",
    "Frame",
    "NoAnswer",
    "advance",
    "answered",
    "apply",
    "ask",
    "ask_again",
    "become",
    "call",
    "chance",
    "chance_answer",
    "choices",
    "choose",
    "for_each",
    "procedure",
    "register",
    "repeat",
    "settle",
    "step",
    "take_answer",
    "why_not",
]

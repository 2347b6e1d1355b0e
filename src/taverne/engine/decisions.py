"""Decisions: who is asked what, and which answers are accepted, in a fixed order.

A decision never changes once made, so clones share it; putting it is left to procedures.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from taverne.engine.actions import CHANCE, CLOCK, Action, Arg, Seat
from taverne.engine.reasons import IllegalAction
from taverne.engine.records import record
from taverne.engine.rng import below

Data: TypeAlias = dict[str, Arg]


@record(frozen=True)
class Choice:
    """A seat picks one of a few actions.

    ``default`` is what the authority may answer for a seat that is away; ``final`` says that the
    answer can never be taken back; ``optional`` that nobody waits for one (a false start, say);
    ``data`` are the arguments of the prompt's sentence.
    """

    seat: Seat
    prompt: str
    options: tuple[Action, ...]
    rule: str = ""
    data: Data | None = None
    default: Action | None = None
    final: bool = False
    optional: bool = False

    def accepts(self, action: Action) -> bool:
        options = self.options
        for option in options:
            if option is action:
                return True
        return action in options

    def __repr__(self) -> str:
        return f"Choice({self.seat}, {self.prompt!r}, [{', '.join(map(str, self.options))}])"


@record(frozen=True)
class Roll:
    """Chance rolls dice, one per entry of ``sides``: a decision like any other, logged and scripted alike."""

    sides: tuple[int, ...]
    prompt: str = "roll"
    rule: str = ""
    seat: Seat = CHANCE

    options: ClassVar[tuple[Action, ...]] = ()
    """What chance may answer is not listed."""

    def accepts(self, action: Action) -> bool:
        if action.kind != "roll" or len(action.args) != len(self.sides):
            return False
        return all(type(die) is int and 1 <= die <= sides for die, sides in zip(action.args, self.sides, strict=True))

    def sample(self, seed: int, drawn: int) -> tuple[Action, int]:
        """Return the roll that the stream gives, and where the stream then stands."""
        dice = tuple([1 + below(seed, drawn + i, sides) for i, sides in enumerate(self.sides)])
        return Action("roll", dice), drawn + len(dice)

    def __repr__(self) -> str:
        return f"Roll({'+'.join(f'd{s}' for s in self.sides)})"


@record(frozen=True)
class Draw:
    """Chance takes ``k`` of ``items`` in order, without replacement; a shuffle takes them all.

    ``items`` may hold an item several times.  Draw when the cards are turned, not before: what has
    not been drawn cannot leak.
    """

    items: tuple[Arg, ...]
    k: int
    prompt: str = "draw"
    rule: str = ""
    seat: Seat = CHANCE

    options: ClassVar[tuple[Action, ...]] = ()
    """What chance may answer is not listed."""

    def accepts(self, action: Action) -> bool:
        if action.kind != "draw" or len(action.args) != self.k:
            return False
        rest = list(self.items)
        for item in action.args:
            if item not in rest:
                return False
            rest.remove(item)
        return True

    def sample(self, seed: int, drawn: int) -> tuple[Action, int]:
        """Return the draw that the stream gives, and where the stream then stands."""
        pool = list(self.items)
        size = len(pool)
        for i in range(self.k):
            j = i + below(seed, drawn + i, size - i)
            pool[i], pool[j] = pool[j], pool[i]
        return Action("draw", tuple(pool[: self.k])), drawn + self.k

    def __repr__(self) -> str:
        return f"Draw({self.k} of {len(self.items)})"


class Timer:
    """The clock may say that ``ms`` have passed since the decision was first put: ``expire <prompt> ...``.

    A timer that is put again with the same action is the same one, running on.  The state knows no
    time: an authority that has a clock answers, and the log replays without one.
    """

    __slots__ = ("ms", "options", "prompt", "rule", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("ms", "options", "prompt", "rule", "seat")

    def __init__(self, prompt: str, ms: int, rule: str = "", *args: Arg) -> None:
        self.seat: Seat = CLOCK
        self.prompt = prompt
        self.ms = ms
        self.rule = rule
        self.options = (Action("expire", (prompt, *args)),)

    def accepts(self, action: Action) -> bool:
        return action == self.options[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Timer):
            return NotImplemented
        return (self.ms, self.options, self.rule) == (other.ms, other.options, other.rule)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Timer({self.options[0]}, {self.ms} ms)"


Decision: TypeAlias = Choice | Roll | Draw | Timer
NOTHING: Final[tuple[Decision, ...]] = ()

__all__ = ["NOTHING", "Choice", "Data", "Decision", "Draw", "IllegalAction", "Roll", "Timer"]

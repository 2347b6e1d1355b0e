"""What makes a procedure of a class of steps: ``@procedure`` and ``@step``, and what a step returns.

Running procedures is left to frames; what their fields become, to records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, Final, TypeAlias, TypeVar, cast, dataclass_transform

from taverne.engine.records import build, register

WAIT: Final = 1
"""A step returns it after asking: run on when the decision is answered."""
DONE: Final = 2
"""A step returns it to end its procedure before its last step."""
Flow: TypeAlias = int | None
"""What a step returns: None goes on with the next step (or with what was called, or where ``go`` points)."""

Step = TypeVar("Step", bound=Callable[..., Flow])
C = TypeVar("C", bound="type[Any]")


def step(function: Step) -> Step:
    """Mark a method as the next step of its procedure, in the order of the source."""
    function.__step__ = True  # type: ignore[attr-defined]
    return function


@dataclass_transform(kw_only_default=False, field_specifiers=(field,))
def procedure(cls: C) -> C:
    """Make a class of steps a procedure: a record with its steps in the order of the source."""
    made = build(cls)
    names: list[str] = []
    for base in reversed(made.__mro__):
        own = [name for name, member in vars(base).items() if getattr(member, "__step__", False)]
        names += [name for name in dict.fromkeys([*vars(base).get("NAMES", ()), *own]) if name not in names]
    made.NAMES = names
    made.INDEX = {name: number for number, name in enumerate(names)}
    made.FIELDS = tuple([name for name, field in made.LAYOUT.items() if not field.shared])
    made.STEPS = (*[getattr(made, name) for name in names], over)
    made.run = run
    register(made)
    return cast(C, made)


def run(self: Any, state: Any, at: int) -> Flow:
    """Run a step by its number, where compiled code asks a procedure that is not."""
    return cast(Flow, self.STEPS[at](self, state))


def over(frame: Any, state: Any) -> Flow:
    """What follows the last step."""
    return DONE

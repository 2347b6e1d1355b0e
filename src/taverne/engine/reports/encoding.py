"""What encoders of games share: named blocks of figures, one-hot lists, the question at hand and options as numbers.

What of a table is told is left to each game's ``features``; arrays of numpy, to adapters.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

if TYPE_CHECKING:
    from taverne.engine.actions import Action, Seat
    from taverne.engine.decisions import Choice
    from taverne.engine.state import State

PROMPTS: Final = 24
KINDS: Final = 24
WORDS: Final = 24
NUMBERS: Final = 3


class Block(NamedTuple):
    """Figures that stand together: name, how many, what to multiply them by to bring them near 1, meaning."""

    name: str
    size: int
    scale: float
    meaning: str


QUESTION: Final = (
    Block("prompt", PROMPTS, 1.0, "which question is put to the seat, by a hash of its prompt; all 0 if none is"),
    Block("options", 1, 1 / 16, "how many options it has"),
)
"""The blocks that every game ends with."""
OPTION: Final = (
    Block("kind", KINDS, 1.0, "what the option does, by a hash of the first word of its notation"),
    Block("words", WORDS, 1.0, "what it is about, by a hash of the other words of its notation"),
    Block("numbers", NUMBERS, 1 / 8, "the first three numbers of its notation"),
)
"""The blocks that every option begins with."""


def size(blocks: Sequence[Block]) -> int:
    return sum(block.size for block in blocks)


def scales(blocks: Sequence[Block]) -> array[float]:
    """Return what to multiply each figure by."""
    return array("f", [block.scale for block in blocks for _ in range(block.size)])


def one_hots(count: int) -> tuple[list[int], ...]:
    """Return, for each of ``count`` values, the list with a single 1 there; the last one (index -1) has none."""
    return (*[[int(i == value) for i in range(count)] for value in range(count)], [0] * count)


_PROMPT: Final = one_hots(PROMPTS)


@lru_cache(maxsize=1 << 12)
def _bucket(word: str, of: int) -> int:
    return crc32(word.encode()) % of


def question(state: State, seat: Seat) -> list[int]:
    """Return the figures of ``QUESTION`` for what ``seat`` is asked."""
    for decision in state.pending:
        if decision.seat == seat:
            return [*_PROMPT[_bucket(decision.prompt, PROMPTS)], len(decision.options)]
    return [*_PROMPT[-1], 0]


@lru_cache(maxsize=1 << 15)
def action_code(action: Action) -> tuple[int, ...]:
    """Return the figures of ``OPTION`` for one action; they follow from its notation alone."""
    code = [0] * (KINDS + WORDS)
    code[_bucket(action.kind, KINDS)] = 1
    numbers: list[int] = []
    for arg in action.args:
        if isinstance(arg, str):
            code[KINDS + _bucket(arg, WORDS)] += 1
        elif len(numbers) < NUMBERS:
            numbers.append(arg)
    return (*code, *numbers, *[0] * (NUMBERS - len(numbers)))


class Encoder(NamedTuple):
    """How a game is told to a learner: the blocks of a seat's figures and of an option's, and what reckons them.

    ``of`` and ``options`` give plain figures (``scales`` brings them near 1) in an array of float32; those of options
    stand row by row.  A seat's figures follow from what it may know and from nothing else.
    """

    blocks: tuple[Block, ...]
    option_blocks: tuple[Block, ...]
    of: Callable[[Any, Seat], array[float]]
    """``of(state, seat) -> array('f')`` of ``size(blocks)`` figures."""
    options: Callable[[Any, Choice], array[float]]
    """``options(state, choice) -> array('f')`` of ``len(choice.options) * size(option_blocks)`` figures."""

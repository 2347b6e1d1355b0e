"""Several answers at one press: each is given as soon as it is asked for, what the table answered itself is left out.

Which answers belong together is left to the board; how the table goes on in between, to screen and lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from taverne.cli.terminal.table import AtTable
from taverne.engine.actions import Seat


def give(session: AtTable, seat: Seat, answers: Sequence[str], go_on: Callable[[], None]) -> None:
    """Give answers one after the other; ``go_on`` lets the table do what is due between two of them."""
    rest = list(answers)
    while rest and (choice := session.match.choice(seat)) is not None:
        offered = {str(action): action for action in choice.options}
        at = next((at for at, answer in enumerate(rest) if answer in offered), None)
        if at is None:
            return
        session.answer(seat, offered[rest[at]])
        go_on()
        del rest[: at + 1]

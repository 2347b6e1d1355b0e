"""Work that may not take longer than some seconds: an alarm breaks it off.

What takes its place then is left to whoever asked.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from opcode import opmap
from threading import current_thread, main_thread
from types import FrameType
from typing import Final, TypeVar

from taverne.fast import is_compiled

T = TypeVar("T")
W = TypeVar("W")

AGAIN_S: Final = 0.002
_BETWEEN: Final = {opmap[name] for name in ("RESUME", "JUMP_BACKWARD")}
"""Steps at which the interpreter looks up between two others: a function begins, a loop comes round."""


def within(seconds: float, work: Callable[[W], T], thought: W) -> T:
    """Do some work; raise ``TimeoutError`` if it takes longer (in a process's main thread, where there are alarms).

    Work within such work has a limit of its own; the outer one holds on.
    """
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        return work(thought)
    at_work = True

    def expire(number: int, frame: FrameType | None) -> None:
        """Raise; where code is compiled, between two steps of interpreted code only, and amid a call try again soon.

        Compiled code takes an exception in its arithmetic for want of memory, and ends the process.
        """
        if not at_work:
            return
        if not is_compiled() or (frame is not None and frame.f_code.co_code[frame.f_lasti] in _BETWEEN):
            raise TimeoutError("a thought found no end")
        signal.setitimer(signal.ITIMER_REAL, AGAIN_S)

    before = signal.signal(signal.SIGALRM, expire)
    begun = time.monotonic()
    outer, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(thought)
    finally:
        at_work = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if outer:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, outer - (time.monotonic() - begun)))


def at_most(seconds: float, work: Callable[[], T]) -> T:
    """Do some work that needs nothing; raise ``TimeoutError`` if it takes longer."""
    return within(seconds, lambda _: work(), None)

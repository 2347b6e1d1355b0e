"""Plain text of views, states and matches, for whoever prints one in a program.

It knows no game and no words: whoever knows them says so by ``draw_by``, and what they do not draw is listed raw.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from taverne.engine.game import View
    from taverne.engine.matches.match import Match
    from taverne.engine.state import State

LONGEST: Final = 200
"""Values of a state are cut after so many characters."""

Drawer: TypeAlias = "Callable[[View | State | Match[Any]], str]"

_drawers: Final[list[Drawer]] = []


def draw_by(drawer: Drawer) -> None:
    """From now on print tables as ``drawer`` shows them; it returns nothing for a game that it has no board for."""
    _drawers.append(drawer)


def drawn(thing: View | State | Match[Any]) -> str:
    """Return the table and what is asked as the last drawer shows them that can; no broken position stops a print."""
    for drawer in reversed(_drawers):
        try:
            text = drawer(thing)
        except Exception:  # a state in the middle of a step, as a debugger meets it
            continue
        if text:
            return text
    return ""


def outline(value: Any, indent: str = "") -> list[str]:
    """Return plain data as indented lines."""
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = [("-", item) for item in value]
    else:
        return [f"{indent}{value}"]
    lines: list[str] = []
    for key, item in items:
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(each, dict | list) for each in item)):
            lines += [f"{indent}{key}", *outline(item, indent + "  ")]
        else:
            shown = " ".join(map(str, item)) if isinstance(item, list) else item
            lines.append(f"{indent}{key}: {shown}" if key != "-" else f"{indent}- {shown}")
    return lines


def view_text(view: View) -> str:
    """Return the table as the seat of a view may know it, with what it is asked."""
    if text := drawn(view):
        return text
    lines = outline(msgspec.to_builtins(view.table))
    for asked in view.asked:
        lines.append(f"seat {view.seat} is asked: {asked.prompt} ({asked.rule})")
        lines += [f"  {number}. {option}" for number, option in enumerate(asked.options, 1)]
    if view.over:
        lines.append(f"over: {view.result}")
    elif not view.asked:
        lines.append("waiting for " + ", ".join(f"seat {seat}" for seat in view.waiting))
    return "\n".join(lines)


def state_text(state: State) -> str:
    """Return the table as whoever is asked sees it, with all that is asked; undrawn, line by line and all of it."""
    if text := drawn(state):
        return text
    lines = [f"{name}: {_cut(getattr(state, name))}" for name in state.SAVED]
    lines += [f"procedure: {_cut(frame)}" for frame in state.stack]
    lines += [f"pending: {decision!r}" for decision in state.pending] or ["over"]
    return "\n".join(lines)


def pending_text(state: State) -> str:
    """Return what is asked of whom in a few words."""
    if not state.pending:
        return "over"
    told = [f"seat {d.seat}: {d.prompt}" for d in state.pending[:4]]
    return ", ".join(told) + (" ..." if len(state.pending) > len(told) else "")


def _cut(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."

"""Plain text of views, states and questions, for whoever prints one in a program.

It knows no game and no words: boards in the words of a game are left to ``boards``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from taverne.engine.game import View
    from taverne.engine.state import State

LONGEST: Final = 200
"""Values of a state are cut after so many characters."""


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
    """Return a view line by line, with what its seat is asked."""
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
    """Return a state line by line, hidden things included, and what is pending."""
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

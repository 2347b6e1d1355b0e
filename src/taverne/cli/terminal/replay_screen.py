"""A finished or unfinished match on a screen: step by step with arrows, turn by turn, with names instead of raw draws.

The log in lines, and its check, are left to ``commands.replay``; how a table looks, to its board.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, ClassVar, Final, NamedTuple

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from taverne.boards import board_for
from taverne.cli.terminal.colours import painted
from taverne.engine.actions import SPECTATOR
from taverne.engine.game import View
from taverne.engine.matches.match import Match
from taverne.words import Words

CSS: Final = """
#title { text-style: bold; background: $primary; color: $text; height: 1; padding: 0 1; }
#marks { height: 1; padding: 0 1; color: $text-muted; }
#told { height: auto; max-height: 40%; padding: 0 1; border-bottom: solid $foreground 40%; }
#table { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
#table Static { height: auto; }
"""


HANGING: Final = 2
"""How far later rows of a line of the table stand in."""


class Mark(NamedTuple):
    """Where a turn begins: after so many decisions, and what it is called."""

    position: int
    text: str


def turns(match: Match[Any], words: Words) -> list[Mark]:
    """Return where each turn of a match begins."""
    try:
        told = match.game.chronicle()
    except NotImplementedError:
        return []
    names = [seat.name for seat in match.header.seats]
    marks: list[Mark] = []
    before = None
    for step in match.steps():
        moment = told.moment(step.state)
        if moment != before:
            before = moment
            if moment.round == 0:
                turn = words.text("story-start")
            else:
                turn = words.text("story-round", round=moment.round)
                if moment.seat >= 0:
                    turn = words.text("replay-turn-of", turn=turn, name=names[moment.seat])
            marks.append(Mark(step.position, turn))
    return marks


class ReplayApp(App[None]):
    """One match, looked at from nobody's seat; ``at`` is how many decisions have been taken."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go(1)", show=False),
        Binding("home", "leap(0)", show=False, priority=True),
        Binding("end", "leap(-1)", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, match: Match[Any], words: Words, start: int = 0) -> None:
        super().__init__()
        self.match = match
        self.words = words
        self.board = board_for(match.game, words)
        self.names = [seat.name for seat in match.header.seats]
        self.at = max(match.base, min(start, match.position))
        self.marks = turns(match, words)
        self.steps = {step.position + 1: (step.seat, step.action) for step in match.steps()}
        self.happened: dict[int, list[str]] = {}
        for one in match.happened:
            data = one.event.seen(SPECTATOR)
            if data is not None:
                said = words.event(one.event.kind, data, self.names)
                self.happened.setdefault(one.position, []).append(said)
        for keys, action, name in (
            ("left", "go(-1)", "back"),
            ("right", "go(1)", "next"),
            ("pageup,p", "turn(-1)", "turn-before"),
            ("pagedown,n", "turn(1)", "turn-after"),
            ("q", "quit", "leave"),
        ):
            for key in keys.split(","):
                # The part that scrolls has these keys too: here they step.
                shown = key == keys.split(",")[0]
                self._bindings.bind(key, action, words.text(f"replay-key-{name}"), show=shown, priority=True)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="marks", markup=False)
        yield Static(id="told", markup=False)
        with VerticalScroll(id="table"):
            yield Static(markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#table").focus()
        self.call_after_refresh(self.show)

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the position after ``at`` decisions, and what the last of them was and did."""
        game = self.match.game
        view = game.view(self.match.state_at(self.at), SPECTATOR)
        seats = self.board.stands_for(view, self.names)
        title = self.words.text("replay-title", title=self.board.title(view), n=self.at, of=self.match.position)
        for where, text in (("title", title), ("marks", self._turn()), ("told", self._told())):
            self.query_one(f"#{where}", Static).update(painted(text, seats))
        place = self.query_one("#table Static", Static)
        place.update(painted("\n".join(self._table(view)), seats, place.content_region.width, HANGING))

    def _table(self, view: View) -> list[str]:
        """The parts of the table one below the other, what is at hand first; the whole where a board has no parts."""
        parts = self.board.areas(view, self.names)
        if not parts:
            return self.board.lines(view, self.names)
        later = [line for part in parts[1:] for line in (f"== {part.name} ==", *part.lines)]
        return [*parts[0].lines, *later]

    def _turn(self) -> str:
        """The turn at hand among its neighbours."""
        now = bisect_right([mark.position for mark in self.marks], self.at) - 1
        near = range(max(0, now - 2), min(len(self.marks), now + 3))
        return "  ".join(f"[{self.marks[n].text}]" if n == now else self.marks[n].text for n in near)

    def _told(self) -> str:
        """Who decided what, and what came of it; of chance and clocks only what came of them."""
        lines = list(self.happened.get(self.at, []))
        if self.at in self.steps:
            seat, action = self.steps[self.at]
            if seat >= 0:
                what = self.words.action(action, self.names)
                lines.insert(0, self.words.text("story-named", name=self.names[seat], what=what))
        elif not lines:
            lines = [self.words.text("replay-begin")]
        return "\n".join(lines)

    def action_go(self, by: int) -> None:
        """On to the next decision that shows something, or back."""
        at = self.at + by
        while at in self.steps and at < self.match.position and self.steps[at][0] < 0 and at not in self.happened:
            at += by
        self._leave_for(at)

    def action_turn(self, by: int) -> None:
        marks = [mark.position for mark in self.marks]
        later = bisect_right(marks, self.at)
        if by > 0:
            self._leave_for(marks[later] if later < len(marks) else self.match.position)
        else:
            earlier = bisect_left(marks, self.at) - 1
            self._leave_for(marks[earlier] if earlier >= 0 else 0)

    def action_leap(self, to: int) -> None:
        self._leave_for(to if to >= 0 else self.match.position)

    def _leave_for(self, position: int) -> None:
        self.at = max(self.match.base, min(position, self.match.position))
        self.show()

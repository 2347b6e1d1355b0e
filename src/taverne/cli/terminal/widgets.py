"""Pieces of the screen: cards on the table, the bar of a clock, windows for help, rules and the change of hands.

What they mean is left to the app that puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from taverne.boards import BoardCard
from taverne.cli.terminal.colours import painted
from taverne.engine.actions import Seat
from taverne.rule_search import Found, find_rules
from taverne.words import Words

BAR: Final = 28
MOST: Final = 12


class CardWidget(Static):
    """A card: its key above, its name and figures within, who is on it below.  A click is as good as its key."""

    def __init__(self, pressed: Callable[[str], None]) -> None:
        super().__init__(markup=False)
        self.key = ""
        self.pressed = pressed

    def put(self, card: BoardCard, live: bool, seats: Sequence[tuple[str, Seat]] = ()) -> None:
        """Show a card; ``live`` if its key means something now."""
        self.key = card.key
        self.update(painted("\n".join((card.title, *card.lines)), seats))
        self.set_classes(f"card {card.mood}")
        keys = card.keys or (card.key if card.key.isdigit() else f"{card.key} {card.key.upper()}")
        self.border_title = keys if live else ""
        self.border_subtitle = card.foot

    def on_click(self, event: Click) -> None:
        event.stop()
        self.pressed(self.key)


def bar(left: int, whole: int, width: int = BAR) -> str:
    """Return how much of a time is left, as a bar."""
    full = max(0, min(width, -(-width * left // max(1, whole))))
    return "█" * full + "░" * (width - full)


class Window(ModalScreen[None]):
    """A text over the table; Escape closes it."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]

    def __init__(self, text: str, close: str) -> None:
        super().__init__()
        self.text = text
        self.close = close

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            with VerticalScroll():
                yield Static(self.text, markup=False)
            yield Static(self.close, markup=False, classes="close")


class RulesWindow(ModalScreen[None]):
    """The rules ledger, searched while one types."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]

    def __init__(self, words: Words, first: str) -> None:
        super().__init__()
        self.words = words
        self.first = first

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.words.text("screen-rules"), markup=False, classes="close")
            yield Input(value=self.first)
            with VerticalScroll():
                yield Static("", markup=False, id="found")

    @on(Input.Changed)
    def look_up(self, event: Input.Changed) -> None:
        sought = find_rules(self.words, event.value) if event.value.strip() else Found((), True, ())
        found = sought.rules
        told = [self.words.text("rule-cited", id=rule.id, text=rule.text) for rule in found[:MOST]]
        if len(found) > MOST:
            told.append(self.words.text("cli-rules-more", n=len(found) - MOST))
        nothing = self.words.text("cli-rules-none") if event.value.strip() else ""
        if sought.instead:
            nothing += self.words.text("cli-rules-instead", words=", ".join(sought.instead))
        self.query_one("#found", Static).update("\n\n".join(told) or nothing)


class Curtain(ModalScreen[None]):
    """Hides the table while the keyboard changes hands."""

    BINDINGS = [Binding("enter", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="curtain"):
            yield Static(self.text, markup=False)

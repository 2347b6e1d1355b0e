"""What the screen shows of a match: title, clock, cards, parts of the table, players, question, answers and log.

Keys and the course of the match are left to ``screen``; how a game's table looks, to its board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Grid, Horizontal, VerticalScroll
from textual.events import Resize
from textual.widgets import Footer, OptionList, RichLog, Static

from taverne.boards import Area, Board, BoardCard
from taverne.boards.plain import digits, passes_last
from taverne.cli.terminal.colours import painted
from taverne.cli.terminal.lines import recap_lines
from taverne.cli.terminal.list_filter import Seeker
from taverne.cli.terminal.table import AtTable
from taverne.cli.terminal.widgets import CardWidget, bar
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import View
from taverne.engine.reports.recap import Sentence
from taverne.words import Words

LAST_MS: Final = 3000
"""The last seconds of a clock are announced to the eye and to the ear (DR-148)."""

SCROLL_BAR: Final = 2
FEW: Final = 6
"""So many answers leave a low screen as much room for the table."""
NARROW: Final = 100
LOW: Final = 30
"""Below so many columns answers take more room than the log; below so many rows a table in parts shows no cards."""

CSS: Final = """
#title { text-style: bold; background: $primary; color: $text; height: 1; padding: 0 1; }
#clock { height: 1; padding: 0 1; }
#clock.last { background: $error; color: $text; text-style: bold; }
#cards { height: auto; grid-gutter: 0; }
.card { height: 5; border: round $foreground 40%; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
.card.open { border: round $success; }
.card.mine { border: heavy $primary; text-style: bold; }
.card.taken { border: dashed $foreground 60%; color: $text-muted; }
#tabs { height: 1; padding: 0 1; background: $surface; }
#area { height: 1fr; min-height: 4; border: round $foreground 40%; padding: 0 1; scrollbar-size-vertical: 1; }
#area Static { height: auto; }
#players { height: auto; max-height: 40%; padding: 0 1; }
#prompt { height: auto; max-height: 8; padding: 0 1; text-style: bold; }
#below { height: 1fr; min-height: 3; }
#options { width: 1fr; height: 100%; border: none; padding: 0; }
#log { width: 1fr; height: 100%; border-left: solid $foreground 40%; padding: 0 1; }
.narrow #options { width: 3fr; }
.narrow #log { width: 2fr; }
.low.parts #cards { display: none; }
.low.parts #area { min-height: 7; }
.low.parts.many #area { height: 2fr; }
.low.parts.many #below { height: 3fr; }
#hint { height: 1; padding: 0 1; color: $text-muted; }
Window, RulesWindow, Curtain { align: center middle; }
Curtain { background: $background; }
.window { width: 90%; max-width: 90; height: 80%; border: round $primary; background: $surface; padding: 1 2; }
.curtain { width: auto; max-width: 100%; height: auto; padding: 2 4; border: round $primary; }
.curtain Static { width: auto; max-width: 100%; }
.close { color: $text-muted; height: auto; }
"""


ENDS: Final = ("pass", "done", "decline", "end", "enough", "stay")
"""Answers that end something: Space gives none of them while something else can be done."""


def ends_early(choice: Choice) -> bool:
    """Whether the plain answer would end a turn in which there are other moves."""
    return choice.default is not None and choice.default.kind in ENDS and len(choice.options) > 1


def first_move(offered: Sequence[Action]) -> int:
    """Which answer is highlighted first: none that ends something, if there is another."""
    return next((at for at, action in enumerate(offered) if action.kind not in ENDS), 0)


class Display(App[None]):
    """The table as one person sees it, drawn anew whenever something has changed."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, session: AtTable, words: Words, board: Board) -> None:
        super().__init__()
        self.session = session
        self.match = session.match
        self.words = words
        self.board = board
        self.seat: Seat = session.humans[0] if session.humans else session.viewer
        self.hand = 0
        self.keys: dict[str, str] = {}
        self.offered: tuple[Action, ...] = ()
        self.bundled: tuple[str, ...] = ()
        self._bundle = ""
        self._seats: list[tuple[str, Seat]] = []
        self._cards: list[CardWidget] = []
        self._areas: list[Area] = []
        self._area = 0
        self._asked = ""
        self._typed = ""
        self._untold: list[str] = []
        self._seeker = Seeker()
        self._position = -1
        self._recapped = (-1, -1)
        self._retold: list[Sentence] = []
        self._rung = 0
        self._clock = ""
        self.title = words.text("game-title")

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="clock", markup=False)
        yield Grid(id="cards")
        yield Static(id="tabs", markup=False)
        with VerticalScroll(id="area"):
            yield Static(markup=False)
        yield Static(id="players", markup=False)
        yield Static(id="prompt", markup=False)
        with Horizontal(id="below"):
            yield OptionList(id="options", markup=False)
            log = RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
            log.can_focus = False
            yield log
        yield Static(id="hint", markup=False)
        yield Footer()

    def on_resize(self, event: Resize) -> None:
        self._position = -1
        self.set_class(event.size.width < NARROW, "narrow")
        self.set_class(event.size.height < LOW, "low")

    def press(self, key: str) -> None:
        """A card was clicked."""
        raise NotImplementedError

    def tell(self, text: str) -> None:
        self._untold.append(text)
        self._write_log()

    def _write_log(self) -> None:
        """Write what is to be told as soon as the log has its width: rows break as everywhere."""
        log = self.query_one("#log", RichLog)
        width = log.scrollable_content_region.width
        if width <= 0:
            return
        for text in self._untold:
            log.write(painted(text, self._seats, width))
        self._untold.clear()

    def _put(self, where: str, text: str, seats: Sequence[tuple[str, Seat]] = ()) -> None:
        place = self.query_one(f"#{where}", Static)
        place.update(painted(text, [*self._seats, *seats], place.content_region.width))

    def _put_players(self, lines: Sequence[str]) -> None:
        """What players have; one's own line begins with a word for oneself, in the colour of one's seat."""
        own = [(self.words.text("board-you"), self.seat)] if self.words.has("board-you") else []
        self._put("players", "\n".join(lines), own)

    def _show(self) -> None:
        view = self.match.view(self.seat)
        self._seats = self.board.stands_for(view, self.session.names)
        self._tell_recap()
        self.hand = self.board.ready_hand(view, self.hand)
        had, self.keys = bool(self.keys), self.board.keys(view, self.hand)
        if had != bool(self.keys):
            self.refresh_bindings()
        self._put("title", self.board.title(view))
        self._show_areas(view)
        self._show_cards(self.board.cards(view, self.session.names))
        self._show_options(self.match.choice(self.seat))
        self._show_hint(view.waiting)
        self.call_after_refresh(self.query_one("#log", RichLog).scroll_end, animate=False)

    def _tell_recap(self) -> None:
        """When somebody is asked again, tell in few lines what happened since; once, until there is more to tell."""
        if self.seat in self.session.asked() and self._recapped != (self.seat, self.match.position):
            self._recapped = (self.seat, self.match.position)
            told = [line for card in self.session.recap(self.seat) for line in card.lines]
            if told != self._retold:
                self._retold = told
                for line in recap_lines(self.session, self.words, self.seat):
                    self.tell(line)

    def _show_areas(self, view: View) -> None:
        """Show the table in parts where the board has them, the one at hand first; else what each player has."""
        names = self.session.names
        before = self._areas
        self._areas = self.board.areas(view, names)
        self.set_class(bool(self._areas), "parts")
        for part in ("#tabs", "#area"):
            self.query_one(part).display = bool(self._areas)
        if not self._areas:
            self._put_players(self.board.panels(view, names))
            return
        asked = view.asked[0].prompt if view.asked else ""
        if asked != self._asked or len(before) != len(self._areas):
            self._asked, self._area, before = asked, 0, []
        if not before or before[self._area].near != self._areas[self._area].near:
            self._put_in_sight()
        self._put("tabs", self._tabs())
        self.query_one("#clock").display = bool(self._clock)
        width = self.query_one("#area").content_region.width - SCROLL_BAR
        shown = painted("\n".join(self._areas[self._area].lines), self._seats, max(0, width))
        self.query_one("#area Static", Static).update(shown)
        shown_too = self._areas[self._area].lines
        own = [line for line in self.board.strip(view, names) if line not in shown_too]
        self._put_players(own)
        self.query_one("#players").display = bool(own)

    def _put_in_sight(self, tries: int = 20) -> None:
        """Scroll a part to the line that matters in it, as soon as it is laid out: most often the first."""
        area, part = self.query_one("#area", VerticalScroll), self._areas[self._area]

        def scroll() -> None:
            if area.virtual_size.height < len(part.lines) and tries:
                self._put_in_sight(tries - 1)
            else:
                area.scroll_to(y=max(0, part.near - area.size.height // 2), animate=False)

        self.call_after_refresh(scroll)

    def _tabs(self) -> str:
        """The names of the parts, the one shown in brackets, and the key that goes on; closer on a narrow screen."""
        names = [area.name for area in self._areas]
        spaced = [f"[{name}]" if at == self._area else f" {name} " for at, name in enumerate(names)]
        close = "│".join([one.strip() for one in spaced])
        rows = (
            f"{' '.join(spaced)}   {self.board.headed('Tab', self.words.text('screen-key-area'))}",
            f"{self.board.headed('Tab', '')} {close}",
            close,
        )
        return next((row for row in rows if len(row) <= self.size.width - 2), close)

    def _show_cards(self, cards: list[BoardCard]) -> None:
        grid = self.query_one("#cards", Grid)
        if len(cards) != len(self._cards):
            grid.styles.grid_size_columns = max(1, len(cards) if len(cards) <= 4 else -(-len(cards) // 2))
            grid.remove_children()
            self._cards = [CardWidget(self.press) for _ in cards]
            grid.mount_all(self._cards)
        for widget, card in zip(self._cards, cards, strict=True):
            widget.put(card, self._means(card.key), self._seats)

    def _means(self, key: str) -> bool:
        """Whether a key of a card gives an answer now: a key of the board, or a number of the list."""
        return key in self.keys or (not self.keys and key.isdigit())

    def _show_options(self, choice: Choice | None) -> None:
        options = self.query_one("#options", OptionList)
        at = options.highlighted or 0
        listed = choice is not None and not (choice.optional and self.keys)
        offered = self._seeker.narrowed(self._ordered(choice), self._told) if choice is not None and listed else ()
        view, advice = self.match.view(self.seat), self._advice() if offered else None
        notes = self.board.notes(view, advice) if offered else {}
        self._bundle, self.bundled = self.board.bundle(view, advice) if offered and not self.keys else ("", ())
        same, self.offered, self._typed = self.offered == offered, offered, ""
        self.set_class(len(offered) > FEW, "many")
        options.clear_options()
        options.add_options([self._listed(n, action, notes) for n, action in enumerate(offered, start=1)])
        if offered:
            options.highlighted = min(at, len(offered) - 1) if same else first_move(offered)
        if choice is not None:
            text = self.words.prompt(choice.prompt, choice.data, self.session.names, self.seat)
            teacher = self.session.teacher
            said = teacher.says(self.words) if teacher is not None else ()
            self._put("prompt", "\n".join([*said, text, *self.board.forecast(view, advice)]))

    def _ordered(self, choice: Choice) -> tuple[Action, ...]:
        """Where each answer has a key of its own the list begins with what promises most, else it keeps its order."""
        return (
            self.board.ranked(self.match.view(self.seat), choice.options) if self.keys else passes_last(choice.options)
        )

    def _advice(self) -> Any:
        return self.board.read_advice(self.session.advice(self.seat))

    def _listed(self, number: int, action: Action, notes: dict[str, str]) -> Text:
        """A line of the list: the key that gives this answer, what it is, what it costs or promises."""
        known = [key for key, notation in self.keys.items() if notation == str(action) and not key.isdigit()]
        key = (known[0] if known else " ") if self.keys else f"{number:0{self._digits()}}."
        note = notes.get(str(action), "")
        told = f"{key} {self._told(action)}" + (f" · {note}" if note else "")
        width = max(0, self.query_one("#options").content_region.width - SCROLL_BAR)
        return painted(told, self._seats, width, len(key) + 1)

    def _told(self, action: Action) -> str:
        return self.words.action(action, self.session.names, self.seat)

    def _digits(self) -> int:
        """How many digits a number of the list has: two from ten answers on."""
        return digits(len(self.offered))

    def _show_hint(self, waiting: tuple[Seat, ...]) -> None:
        parts: list[str] = []
        choice = self.match.choice(self.seat)
        if self.match.over:
            self._put("prompt", self.words.text("screen-over"))
        elif choice is None:
            names = self.words.joined([self.session.names[seat] for seat in waiting])
            self._put("prompt", self.words.text("screen-waiting", names=names) if names else "")
        elif choice.default is not None and not ends_early(choice):
            parts.append(self.words.text("screen-default", action=self.words.action(choice.default)))
        if choice is not None and self.bundled:
            parts.append(self.words.text("screen-bundle", what=self._bundle))
        if self._seeker.text is not None:
            parts = [self.words.text("screen-seek", text=self._seeker.text, n=len(self.offered))]
        if hands := self.board.hands(self.match.view(self.seat)):
            parts.append(self.words.text("screen-hand", hand=hands[self.hand]))
        if len(self.session.humans) > 1 and self.session.racing:
            parts.append(self.words.text("screen-actor", name=self.session.names[self.seat]))
        self._put("hint", "   ".join(parts))

    def _show_clock(self) -> None:
        """Show the time left, as long as the table is there; what has not changed is not drawn again."""
        told, seconds, last = self._clock_told()
        if told != self._clock:
            self._clock = told
            clock = self.query_one("#clock", Static)
            clock.display = bool(told) or not self._areas
            clock.set_class(last, "last")
            clock.update(told)
        if last and 0 < seconds != self._rung:
            self.bell()
        self._rung = seconds

    def _clock_told(self) -> tuple[str, int, bool]:
        """Return the first clock as text, its seconds, and whether they are the last."""
        running = self.session.clocks()
        if not running:
            return "", 0, False
        name, left, whole = running[0]
        seconds = -(-left // 1000)
        told = self.words.text("screen-clock", clock=self.words.clock(name), seconds=seconds)
        last = left <= LAST_MS
        if last:
            told += "  " + self.words.text("screen-last", seconds=seconds)
        return f"{told} {bar(left, whole)}", seconds, last

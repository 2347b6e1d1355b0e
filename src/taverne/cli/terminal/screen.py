"""The screen: a match on a Textual terminal, with cards, clocks, a list of what can be done and a log.

Bots, timers and records are left to the session; how a game's table looks and which keys it has, to its board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Footer, OptionList, RichLog, Static

from taverne.boards import Area, Board, Card
from taverne.boards.plain import digits
from taverne.cli.complaints import USER_ERRORS
from taverne.cli.terminal.colours import painted
from taverne.cli.terminal.hints import hint_lines
from taverne.cli.terminal.lines import recap_lines, result_lines
from taverne.cli.terminal.list_filter import Seeker
from taverne.cli.terminal.table import AtTable
from taverne.cli.terminal.widgets import CardWidget, Curtain, RulesWindow, Window, bar
from taverne.client.table import RefusedByTable
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.game import View
from taverne.engine.match import CannotUndo
from taverne.engine.reasons import Reason
from taverne.words import Words

TICK: Final = 0.05
LAST_MS: Final = 3000
"""The last seconds of a clock are announced to the eye and to the ear (DR-148)."""

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
#hint { height: 1; padding: 0 1; color: $text-muted; }
Window, RulesWindow, Curtain { align: center middle; }
Curtain { background: $background; }
.window { width: 90%; max-width: 90; height: 80%; border: round $primary; background: $surface; padding: 1 2; }
.curtain { width: auto; height: auto; padding: 2 4; border: round $primary; }
.curtain Static { width: auto; }
.close { color: $text-muted; height: auto; }
"""


ENDS: Final = ("pass", "done", "decline", "end", "enough", "stay")
"""Answers that end something: Space gives none of them while something else can be done."""
LETTERED: Final = ("default", "other_player", "help", "rules", "undo", "hint", "seek", "quit")
"""What keys do that are letters or signs."""


def ends_early(choice: Choice) -> bool:
    """Whether the plain answer would end a turn in which there are other moves."""
    return choice.default is not None and choice.default.kind in ENDS and len(choice.options) > 1


def first_move(offered: Sequence[Action]) -> int:
    """Which answer is highlighted first: none that ends something, if there is another."""
    return next((at for at, action in enumerate(offered) if action.kind not in ENDS), 0)


class TableApp(App[None]):
    """One match.  ``failure`` is what broke it off, if anything did."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "other_hand", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("space", "default", show=False),
        Binding("p", "other_player", show=False),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, session: AtTable, words: Words, board: Board) -> None:
        super().__init__()
        self.session = session
        self.match = session.match
        self.words = words
        self.board = board
        self.seat: Seat = session.humans[0] if session.humans else session.viewer
        self.hand = 0
        self.failure: BaseException | None = None
        self.keys: dict[str, str] = {}
        self.offered: tuple[Action, ...] = ()
        self._seats: list[tuple[str, Seat]] = []
        self._cards: list[CardWidget] = []
        self._areas: list[Area] = []
        self._area = 0
        self._asked = ""
        self._typed = ""
        self._seeker = Seeker()
        self._position = -1
        self._advised = 0
        self._recapped = (-1, -1)
        self._rung = 0
        self._clock = ""
        self._ended = False
        self._hidden = False
        self.title = words.text("game-title")
        for key, action, name in (
            ("question_mark", "help", "help"),
            ("slash", "rules", "rules"),
            ("u", "undo", "undo"),
            ("w", "hint", "hint"),
            ("f", "seek", "seek"),
            ("tab", "other_hand", "area" if type(board).areas is not Board.areas else "hand"),
            ("q", "quit", "quit"),
        ):
            self.bind(key, action, description=words.text(f"screen-key-{name}"))

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

    def on_mount(self) -> None:
        self.query_one("#options").focus()
        self.set_interval(TICK, self.tick)
        if self.session.resumed and self.session.racing and len(self.session.humans) == 1:
            self.session.rest(True)
            self.push_screen(Curtain(self.words.text("screen-race-ready")))
        self.tick()

    def on_resize(self, event: Resize) -> None:
        self._position = -1

    # The course of a match

    def tick(self) -> None:
        """Let bots and timers do what is due, and show whatever has changed."""
        if not self.is_running:
            return
        self.session.rest(len(self.screen_stack) > 1)
        try:
            self.session.step()
        except USER_ERRORS as error:
            self.failure = error
            self.exit()
            return
        self._tell_news()
        self._take_turns()
        if (self.match.position, self.session.advised) != (self._position, self._advised) and not self._hidden:
            self._position, self._advised = self.match.position, self.session.advised
            self._show()
        self._show_clock()

    def _tell_news(self) -> None:
        for event, data in self.session.news():
            self.tell(self.words.event(event.kind, data, self.session.names, self.session.viewer))
        if self.match.over and not self._ended:
            self._ended = True
            for line in result_lines(self.session, self.words):
                self.tell(line)

    def _take_turns(self) -> None:
        """Let the human who is asked have the keyboard; secrets are hidden until they have it."""
        asked = self.session.asked()
        if not asked or self.seat in asked or self._hidden:
            return
        self.seat = asked[0]
        self._position = -1
        if len(self.session.humans) > 1 and self.session.secret(self.seat):
            self._hidden = True
            text = self.words.text("screen-curtain", name=self.session.names[self.seat])
            self.push_screen(Curtain(text), self._unhide)

    def _unhide(self, result: None) -> None:
        self._hidden = False

    # Showing

    def tell(self, text: str) -> None:
        self.query_one("#log", RichLog).write(painted(text, self._seats))

    def _put(self, where: str, text: str) -> None:
        self.query_one(f"#{where}", Static).update(painted(text, self._seats))

    def _show(self) -> None:
        view = self.match.view(self.seat)
        self._seats = self.board.stands_for(view, self.session.names)
        self._tell_recap()
        self.hand = self.board.ready_hand(view, self.hand)
        self.keys = self.board.keys(view, self.hand)
        self._put("title", self.board.title(view))
        self._show_areas(view)
        self._show_cards(self.board.cards(view, self.session.names))
        self._show_options(self.match.choice(self.seat))
        self._show_hint(view.waiting)

    def _tell_recap(self) -> None:
        """When somebody is asked again, tell in few lines what happened since; once for each question."""
        if self.seat in self.session.asked() and self._recapped != (self.seat, self.match.position):
            self._recapped = (self.seat, self.match.position)
            for line in recap_lines(self.session, self.words, self.seat):
                self.tell(line)

    def _show_areas(self, view: View) -> None:
        """Show the table in parts where the board has them, the one at hand first; else what each player has."""
        names = self.session.names
        before = self._areas
        self._areas = self.board.areas(view, names)
        for part in ("#tabs", "#area"):
            self.query_one(part).display = bool(self._areas)
        if not self._areas:
            self._put("players", "\n".join(self.board.panels(view, names)))
            return
        asked = view.asked[0].prompt if view.asked else ""
        if asked != self._asked or len(before) != len(self._areas):
            self._asked, self._area = asked, 0
            self.query_one("#area", VerticalScroll).scroll_home(animate=False)
        self._area %= len(self._areas)
        tabs = [f"[{area.name}]" if at == self._area else f" {area.name} " for at, area in enumerate(self._areas)]
        self._put("tabs", f"{' '.join(tabs)}   Tab: {self.words.text('screen-key-area')}")
        self.query_one("#clock").display = bool(self._clock)
        shown = painted("\n".join(self._areas[self._area].lines), self._seats)
        self.query_one("#area Static", Static).update(shown)
        self._put("players", "\n".join(self.board.strip(view, names)))

    def _show_cards(self, cards: list[Card]) -> None:
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
        offered = self._seeker.narrowed(choice.options, self._told) if choice is not None and listed else ()
        view, advice = self.match.view(self.seat), self._advice() if offered else None
        notes = self.board.notes(view, advice) if offered else {}
        same, self.offered, self._typed = self.offered == offered, offered, ""
        options.clear_options()
        options.add_options([self._listed(n, action, notes) for n, action in enumerate(offered, start=1)])
        if offered:
            options.highlighted = min(at, len(offered) - 1) if same else first_move(offered)
        if choice is not None:
            text = self.words.prompt(choice.prompt, choice.data, self.session.names, self.seat)
            teacher = self.session.teacher
            said = teacher.says(self.words) if teacher is not None else ()
            self._put("prompt", "\n".join([*said, text, *self.board.forecast(view, advice)]))

    def _advice(self) -> Any:
        return self.board.read_advice(self.session.advice(self.seat))

    def _listed(self, number: int, action: Action, notes: dict[str, str]) -> Text:
        """A line of the list: the key that gives this answer, what it is, what it costs or promises."""
        known = [key for key, notation in self.keys.items() if notation == str(action) and not key.isdigit()]
        key = (known[0] if known else " ") if self.keys else f"{number:0{self._digits()}}."
        note = notes.get(str(action), "")
        told = f"{key} {self._told(action)}" + (f" · {note}" if note else "")
        return painted(told, self._seats)

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

    # Answering

    @on(OptionList.OptionSelected, "#options")
    def choose(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.offered):
            self.answer(self.offered[event.option_index])

    def on_key(self, event: Key) -> None:
        """A key of the board, or a number of the list where the board has none; letters while an answer is sought."""
        if len(self.screen_stack) > 1:
            return
        if self._seeker.key(event.key, event.character):
            event.stop()
            self._show()
            return
        if event.character is None:
            return
        character = event.character
        if character in self.keys:
            event.stop()
            self.answer(Action.parse(self.keys[character]))
        elif not self.keys and character.isdigit():
            event.stop()
            self._type(character)

    def _type(self, digit: str) -> None:
        """Numbers of long lists have two digits: the first waits for the second, the row it begins is highlighted."""
        self._typed += digit
        if len(self._typed) < self._digits():
            self.query_one("#options", OptionList).highlighted = max(0, min(10 * int(digit), len(self.offered)) - 1)
            return
        number, self._typed = int(self._typed), ""
        if number > len(self.offered):  # no such number: the first digit was meant
            number //= 10
        if 1 <= number <= len(self.offered):
            self.answer(self.offered[number - 1])

    def press(self, key: str) -> None:
        """A click on a card: its key, for the hero selected."""
        if not self.keys and key.isdigit() and int(key) <= len(self.offered):
            self.answer(self.offered[int(key) - 1])
            return
        key = key.upper() if self.hand else key
        if key in self.keys:
            self.answer(Action.parse(self.keys[key]))

    def answer(self, action: Action) -> None:
        try:
            self.session.answer(self.seat, action)
        except IllegalAction as error:
            self._refuse(error.refusal)
        except USER_ERRORS as error:
            self.failure = error
            self.exit()
        else:
            self.tick()

    def _refuse(self, refusal: Reason) -> None:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        self.tell("✗ " + self.words.refusal(refusal, self.session.names, self.seat) + rule)

    # Other keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While an answer is sought a letter is a letter."""
        seeking = self._seeker.text is not None and len(self.screen_stack) == 1
        return not (seeking and action in LETTERED)

    def action_seek(self) -> None:
        """Let letters narrow a long list."""
        choice = self.match.choice(self.seat)
        if choice is not None and not self.keys and self._seeker.begin(choice.options):
            self._show()

    def action_default(self) -> None:
        choice = self.match.choice(self.seat)
        if choice is not None and choice.default is not None and not ends_early(choice):
            self.answer(choice.default)

    def action_other_hand(self) -> None:
        """The other hero, or the next part of the table where a board shows it in parts."""
        if self._areas:
            self._area += 1
            self.query_one("#area", VerticalScroll).scroll_home(animate=False)
        else:
            self.hand = 1 - self.hand
        self._show()

    def action_scroll(self, pages: int) -> None:
        area = self.query_one("#area", VerticalScroll)
        area.scroll_relative(y=pages * max(1, area.size.height - 1), animate=False)

    def action_other_player(self) -> None:
        """In a race several humans share the keyboard: the next one answers."""
        asked = self.session.asked()
        if self.session.racing and len(asked) > 1:
            later = [seat for seat in asked if seat > self.seat]
            self.seat = later[0] if later else asked[0]
            self._show()

    def action_undo(self) -> None:
        try:
            self.session.undo(self.seat)
        except CannotUndo as error:
            self._refuse(error.refusal)
        else:
            self.tell(self.words.text("cli-undone"))
            self._position = -1

    def action_hint(self) -> None:
        """What would you do?"""
        if self.seat not in self.session.asked():
            return
        try:
            told = "\n".join(hint_lines(self.session.hints(self.seat), self.words, self.session.names, self.seat))
        except RefusedByTable as error:
            self._refuse(error.refusal)
        else:
            self.push_screen(Window(told, self.words.text("screen-close")))

    def action_help(self) -> None:
        kind = "areas" if self._areas else "hands" if type(self.board).hands is not Board.hands else "list"
        primer = [f"{number}. {line}" for number, line in enumerate(self.words.primer(), start=1)]
        told = "\n".join([self.words.text(f"screen-help-{kind}"), "", *primer])
        self.push_screen(Window(told, self.words.text("screen-close")))

    def action_rules(self) -> None:
        choice = self.match.choice(self.seat)
        self.push_screen(RulesWindow(self.words, choice.rule if choice is not None else ""))

    def action_interrupt(self) -> None:
        self.failure = KeyboardInterrupt()
        self.exit()

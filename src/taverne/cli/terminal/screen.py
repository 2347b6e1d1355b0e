"""The screen: a match on a Textual terminal, its course and its keys.

What is shown is left to ``display``; bots, timers and records to the session; a game's own keys, to its board.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widgets import OptionList

from taverne.boards import Board
from taverne.boards.plain import passes_last
from taverne.cli.terminal.bundles import give
from taverne.cli.terminal.display import Display, ends_early
from taverne.cli.terminal.hints import hint_lines
from taverne.cli.terminal.lines import result_lines
from taverne.cli.terminal.table import AtTable
from taverne.cli.terminal.widgets import Curtain, RulesWindow, Window
from taverne.cli.user_errors import USER_ERRORS
from taverne.client.table import RefusedByTable
from taverne.engine.actions import Action
from taverne.engine.decisions import IllegalAction
from taverne.engine.events import Event
from taverne.engine.matches.match import CannotUndo
from taverne.engine.reasons import Reason
from taverne.words import Words

TICK: Final = 0.05
LETTERED: Final = ("default", "bundle", "other_player", "help", "rules", "undo", "hint", "seek", "quit")
"""What keys do that are letters or signs."""


class TableApp(Display):
    """One match.  ``failure`` is what broke it off, if anything did."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "other_hand", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("space", "default", show=False),
        Binding("p", "other_player", show=False),
        Binding("e", "bundle", show=False),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, session: AtTable, words: Words, board: Board) -> None:
        super().__init__(session, words, board)
        self.failure: BaseException | None = None
        self._advised = 0
        self._ended = False
        self._connected = True
        self._hidden = False
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

    def on_mount(self) -> None:
        self.query_one("#options").focus()
        self.set_interval(TICK, self.tick)
        self._tell_all(self.session.earlier())
        if self.session.resumed and self.session.racing and len(self.session.humans) == 1:
            self.session.rest(True)
            self.push_screen(Curtain(self.words.text("screen-race-ready")))
        self.tick()

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
        self._write_log()
        self._take_turns()
        if (self.match.position, self.session.advised) != (self._position, self._advised) and not self._hidden:
            self._position, self._advised = self.match.position, self.session.advised
            self._show()
        self._show_clock()

    def _tell_news(self) -> None:
        if self.session.connected != self._connected:
            self._connected = self.session.connected
            self.tell(self.words.text("cli-line-back" if self._connected else "cli-line-lost"))
        self._tell_all(self.session.news())
        if self.match.over and not self._ended:
            self._ended = True
            for line in result_lines(self.session, self.words):
                self.tell(line)

    def _tell_all(self, events: list[tuple[Event, dict[str, Any]]]) -> None:
        for event, data in events:
            self.tell(self.words.event(event.kind, data, self.session.names, self.session.viewer))

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
            self._put("hint", self.words.text("screen-typed", text=self._typed))
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
        """While an answer is sought a letter is a letter; where the board has keys nothing is sought."""
        if action == "seek" and self.keys:
            return False
        seeking = self._seeker.text is not None and len(self.screen_stack) == 1
        return not (seeking and action in LETTERED)

    def action_seek(self) -> None:
        """Let letters narrow a long list."""
        choice = self.match.choice(self.seat)
        if choice is not None and not self.keys and self._seeker.begin(passes_last(choice.options)):
            self._show()

    def action_default(self) -> None:
        choice = self.match.choice(self.seat)
        if choice is not None and choice.default is not None and not ends_early(choice):
            self.answer(choice.default)

    def action_bundle(self) -> None:
        """Give all that the hint line names beside this key, one answer after the other."""
        try:
            give(self.session, self.seat, self.bundled, self.tick)
        except IllegalAction as error:
            self._refuse(error.refusal)
        except USER_ERRORS as error:
            self.failure = error
            self.exit()

    def action_other_hand(self) -> None:
        """The other hero, or the next part of the table where a board shows it in parts."""
        if self._areas:
            self._area = (self._area + 1) % len(self._areas)
            self._put_in_sight()
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
        """What would you do? That takes a moment, which the screen says first."""
        if self.seat in self.session.asked():
            self._put("hint", self.words.text("screen-thinking"))
            self.call_after_refresh(self._advise)

    def _advise(self) -> None:
        if len(self.screen_stack) > 1 or self.seat not in self.session.asked():
            return
        try:
            told = "\n".join(hint_lines(self.session.hints(self.seat), self.words, self.session.names, self.seat))
        except RefusedByTable as error:
            self._refuse(error.refusal)
        else:
            self.push_screen(Window(told, self.words.text("screen-close")))
        self._show_hint(())

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

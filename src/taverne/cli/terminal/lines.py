"""The line mode: a match as plain text, one answer a line; it works over a pipe and with a screen reader.

Bots, timers and the log are left to the session; how a table looks, to its board.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TextIO

from taverne.boards import Board
from taverne.boards.colours import in_lines, rows
from taverne.boards.plain import passes_last
from taverne.cli.terminal.bundles import give
from taverne.cli.terminal.hints import hint_lines
from taverne.cli.terminal.input_lines import LineReader, TypedLine, Waited, commands, taken_apart
from taverne.cli.terminal.list_filter import found
from taverne.cli.terminal.table import AtTable
from taverne.cli.user_errors import perhaps
from taverne.client.table import RefusedByTable
from taverne.engine.actions import Action, NotationError, Seat
from taverne.engine.decisions import Choice, IllegalAction
from taverne.engine.matches.match import CannotUndo
from taverne.engine.reasons import Reason
from taverne.rule_search import Found, find_rules
from taverne.words import Rule, Words, folded

MOST_RULES: Final = 12
PATIENCE: Final = 3.0
"""So many seconds a question waits for the odds that a server reckons."""


class LineTable:
    """Tells what happens, shows the position, asks, and reads answers until the match is over or the user leaves."""

    def __init__(self, session: AtTable, words: Words, board: Board, reader: LineReader, out: TextIO) -> None:
        self.session = session
        self.match = session.match
        self.words = words
        self.board = board
        self.reader = reader
        self.out = out
        self.seat: Seat = session.humans[0] if session.humans else session.viewer
        self.offered: tuple[Action, ...] = ()
        self.bundled: tuple[str, ...] = ()
        self._commands = commands(words)
        self._shown: tuple[object, ...] = ()
        self._curtained: Seat | None = None
        self._connected = True
        self._coloured = out.isatty() and "NO_COLOR" not in os.environ
        self._seats = [(name, seat) for seat, name in enumerate(session.names)]

    # The course of a match

    def play(self) -> bool:
        """Play on; return whether the match came to its end."""
        if self.session.teacher is None:
            self._say("cli-welcome", commitment=self.match.header.commitment)
        else:
            self._say("cli-welcome-lesson")
        while True:
            self._run_on()
            if self.match.over:
                self._tell_result()
                self._tell_lesson()
                return True
            if self.session.teacher is not None and self.session.teacher.over:
                self._tell_lesson()
                return True
            try:
                line = self._next_line()
            except Waited:
                continue
            parsed = None if line is None else taken_apart(line, self._commands)
            if parsed is None or parsed.command == "quit":
                return False
            self._handle(parsed)

    def _run_on(self) -> None:
        """Let bots and timers do whatever is due, and tell it."""
        self._tell_news()
        while self.session.step():
            self._tell_news()

    def _next_line(self) -> str | None:
        """Show what is asked and return the next line, None at the end; raise ``Waited`` when the clock must go on."""
        asked = self.session.asked()
        if asked:
            self._ask(self.seat if self.seat in asked and self.session.racing else asked[0])
        return self.reader.get(self.session.wait())

    # Showing

    def _put(self, *lines: str) -> None:
        put(self.out, *lines, seats=self._seats if self._coloured else ())
        self.out.flush()

    def _say(self, key: str, **data: str | int) -> None:
        self._put(self.words.text(key, **data))

    def _tell_news(self) -> None:
        if self.session.connected != self._connected:
            self._connected = self.session.connected
            self._say("cli-line-back" if self._connected else "cli-line-lost")
        for event, data in self.session.news():
            self._put(self.words.event(event.kind, data, self.session.names, self.session.viewer))

    def _ask(self, seat: Seat) -> None:
        """Show the table and the options, unless they stand there already."""
        choice = self.match.choice(seat)
        assert choice is not None
        mark = (seat, choice.prompt, self.session.moment)
        self.seat = seat
        if mark == self._shown:
            return
        self._shown = mark
        self._curtain(seat)
        self.offered = passes_last(choice.options)
        self._put(*recap_lines(self.session, self.words, seat))
        self._put("", *self.board.brief(self.match.view(seat), self.session.names), "")
        if self.session.teacher is not None:
            self._put(*self.session.teacher.says(self.words), "")
        self._put(self.words.prompt(choice.prompt, choice.data, self.session.names, seat))
        for clock, left, _ in self.session.clocks():
            self._say("cli-clock", clock=self.words.clock(clock), seconds=left // 1000)
        advice = self.board.read_advice(self.session.advice(seat, PATIENCE))
        self._put(*self.board.forecast(self.match.view(seat), advice))
        labels = [self.words.action(action, self.session.names, seat) for action in self.offered]
        notes = self.board.notes(self.match.view(seat), advice)
        width = max(map(len, labels))
        for number, (label, action) in enumerate(zip(labels, self.offered, strict=True), start=1):
            note = notes.get(str(action), "")
            self._put(f"{number:3}  {label:{width}}  {action}" + (f"  ({note})" if note else ""))
        what, self.bundled = self.board.bundle(self.match.view(seat), advice)
        if self.bundled:
            self._say("cli-bundle", what=what)

    def _curtain(self, seat: Seat) -> None:
        """Before somebody else's secrets are shown, the keyboard changes hands."""
        if len(self.session.humans) < 2 or seat == self._curtained:
            return
        secret = self.session.secret(seat)
        self._curtained = seat
        self._say("cli-curtain" if secret else "cli-turn", name=self.session.names[seat])
        if secret and self.out.isatty():
            self._say("cli-press-enter")
            self.reader.get()
            self._put("\x1b[2J\x1b[H")

    def _tell_lesson(self) -> None:
        if self.session.teacher is not None:
            self._put("", *self.session.teacher.says(self.words))

    def _tell_result(self) -> None:
        self._put(*result_lines(self.session, self.words))
        header = self.match.header
        if header.seed is not None and self.session.teacher is None:
            self._say("cli-seed", seed=str(header.seed), commitment=header.commitment)

    # Answering

    def _handle(self, line: TypedLine) -> None:
        if line.who and not self._speak_as(line.who):
            return
        if line.command:
            getattr(self, f"_do_{line.command}")(line.rest)
            return
        if not line.rest:
            self._let_pass()
            return
        if line.at is not None and self.session.virtual:
            self.session.let_pass(line.at)
            self._tell_news()
        action = self._read(line.rest)
        if action is None:
            return
        if self.session.racing:
            self._shown = ()
        try:
            self.session.answer(self.seat, action)
        except IllegalAction as error:
            self._refuse(error.refusal, action)

    def _let_pass(self) -> None:
        """A blank line: over a pipe the clock of a race goes on, else the question is put again."""
        if self.session.virtual and self.session.racing:
            self.session.let_pass()
        else:
            self._shown = ()

    def _speak_as(self, who: str) -> bool:
        """Let another human at this keyboard answer: by number or by name."""
        for seat in self.session.humans:
            if who == str(seat + 1) or folded(who) == folded(self.session.names[seat]):
                self.seat = seat
                return True
        self._say("cli-nobody", name=who)
        return False

    def _read(self, text: str) -> Action | None:
        """Return the action that a number or a notation means; say so if it means none."""
        if text.isdigit():
            number = int(text)
            if 1 <= number <= len(self.offered):
                return self.offered[number - 1]
            self._say("cli-number", number=text[:12], most=len(self.offered))
            return None
        try:
            return Action.parse(text)
        except NotationError:
            self._say("why-notation", text=text[:80])
            self._say("cli-try-help")
            return None

    def _refuse(self, refusal: Reason, action: Action | None = None) -> None:
        near = ""
        if action is not None and action not in self.session.candidates(self.seat):
            near = perhaps(self.words, str(action), (str(option) for option in self.offered))
        self._put(self.words.refusal(refusal, self.session.names, self.seat) + near)
        rule = self.words.rule(refusal.rule) if refusal.rule else None
        if rule is not None:
            self._rule(rule)

    def _rule(self, rule: Rule) -> None:
        mark = f" [{self.words.text('rule-ruling')}]" if rule.ruling else ""
        self._put("  " + self.words.text("rule-cited", id=rule.id, text=rule.text) + mark)

    # Commands

    def _do_help(self, rest: str) -> None:
        self._put(*(f"{number}. {line}" for number, line in enumerate(self.words.primer(), start=1)))
        self._say("cli-help")

    def _do_table(self, rest: str) -> None:
        self._put(*self.board.lines(self.match.view(self.seat), self.session.names))
        self._shown = ()

    def _do_undo(self, rest: str) -> None:
        try:
            self.session.undo(self.seat)
        except CannotUndo as error:
            self._refuse(error.refusal)
            return
        self._say("cli-undone")
        self._shown = ()

    def _do_bundle(self, rest: str) -> None:
        """Give the answers that belong together."""
        if not self.bundled:
            self._say("cli-bundle-none")
            return
        try:
            give(self.session, self.seat, self.bundled, self._run_on)
        except IllegalAction as error:
            self._refuse(error.refusal)

    def _do_find(self, rest: str) -> None:
        """Show the answers that contain some words, with their numbers."""
        known = found(rest, self.offered, lambda one: self.words.action(one, self.session.names, self.seat))
        if not known:
            self._say("cli-find-none", text=rest[:80])
        for action in known:
            label = self.words.action(action, self.session.names, self.seat)
            self._put(f"{self.offered.index(action) + 1:3}  {label}  {action}")

    def _do_why(self, rest: str) -> None:
        action = self._read(rest) if rest else None
        if not rest:
            self._say("cli-why-what")
        if action is None:
            return
        refusal = self.session.why_not(self.seat, action)
        if refusal is not None:
            self._refuse(refusal, action)
            return
        self._say("cli-allowed")
        choice = self.match.choice(self.seat)
        self._cite(choice)

    def _do_hint(self, rest: str) -> None:
        try:
            self._put(*hint_lines(self.session.hints(self.seat), self.words, self.session.names, self.seat))
        except RefusedByTable as error:
            self._refuse(error.refusal)

    def _cite(self, choice: Choice | None) -> None:
        rule = self.words.rule(choice.rule) if choice is not None else None
        if rule is not None:
            self._rule(rule)

    def _do_rules(self, rest: str) -> None:
        if not rest:
            self._cite(self.match.choice(self.seat))
            return
        self._list_rules(find_rules(self.words, rest))

    def _list_rules(self, sought: Found) -> None:
        found = sought.rules
        if not found:
            self._say("cli-rules-none")
        if sought.instead:
            self._say("cli-rules-instead", words=", ".join(sought.instead))
        for rule in found[:MOST_RULES]:
            self._rule(rule)
        if len(found) > MOST_RULES:
            self._say("cli-rules-more", n=len(found) - MOST_RULES)


def put(out: TextIO, *lines: str, seats: Sequence[tuple[str, Seat]] = ()) -> None:
    """Write lines, in rows as wide as the terminal; to a pipe or a file they go whole."""
    width = os.get_terminal_size(out.fileno()).columns if out.isatty() else 0
    for line in lines:
        for row in rows(line, width) if width else [line]:
            print(in_lines(row, seats) if seats else row, file=out)


def recap_lines(session: AtTable, words: Words, seat: Seat) -> list[str]:
    """Return what happened since the last decision of ``seat``, a line for each turn of the others."""
    cards = [card for card in session.recap(seat) if card.seat != seat]
    told = [" ".join(words.say(one.key, one.data, session.names, seat) for one in card.lines) for card in cards]
    return [words.text("cli-recap"), *[f"  {line}" for line in told]] if told else []


def result_lines(session: AtTable, words: Words) -> list[str]:
    """Return how the match ended: every score, what it is made of, and a star for who won."""
    result = session.match.result
    if result is None:  # a server's keeper has closed it
        return [words.text("cli-result-none")]
    lines = [words.text("cli-result")]
    width = max(map(len, session.names))
    for seat, score in enumerate(result.scores):
        parts = [f"{words.text(f'score-{key}')} {named(words, key, n)}" for key, n in result.parts[seat].items()]
        star = "*" if seat in result.winners else " "
        lines.append(f" {star} {session.names[seat]:{width}} {words.figure(score, 0):>4}   {', '.join(parts)}".rstrip())
    return lines


def named(words: Words, part: str, value: int) -> str:
    """Return a part of a score: its name where the value has one (a rank), else the figure."""
    name = f"score-{part}-{value}"
    return words.text(name) if words.has(name) else words.figure(value, 0)

"""Windows that are held open: an authority on a virtual clock, and what everybody is told by it, with the times.

What windows there are is left to the games; how they are covered, to ``arena.cover``.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from taverne.arena.cover import COVERED, Cover
from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.matches.idle import in_window, question
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from tests.conformance.cases import Case
from tests.tools import Walk, picks

AT_ONCE_MS: Final = 300
"""Whoever is asked and wants nothing passes so soon: nobody could tell it from an answer of the table."""
GUESSES: Final = 6


class Desk:
    """A match whose people give the quiet answer in every window; notes what each viewer is told, and when."""

    def __init__(self, match: Match[Any], viewers: Sequence[Seat]) -> None:
        self.match = match
        self.cover = Cover(match, COVERED, lambda seat: False, lambda seat: False)
        self.told: dict[Seat, list[tuple[Any, ...]]] = {seat: [] for seat in viewers}
        self._now = 0
        self._asked: dict[tuple[int, Seat], int] = {}

    def run(self) -> None:
        """Go on until the window that is open now is over, for all to see."""
        self.cover.look(self._now)
        opened = self.cover.veil
        assert opened is not None
        while self.cover.veil == opened:
            self._tell()
            at, seat, action = min(self._ways(), key=lambda way: way[0])
            self._now = max(self._now, at)
            self.match.act(seat, action)
            self.cover.look(self._now)
        for told in self.told.values():
            told.append((self._now, "over"))

    def _ways(self) -> list[tuple[int, Seat, Action]]:
        """Return the answers that may come: the table's, and those of people who pass."""
        given = self.cover.due(self._now)
        found = [] if given is None else [(given.at, given.seat, given.action)]
        for seat in {d.seat for d in self.match.state.pending if d.seat >= 0}:
            choice = question(self.match.state, seat)
            if choice is not None and self.match.game.idle_answer(self.match.state, seat) is None:
                since = self._asked.setdefault((self.match.position, seat), self._now)
                action = self._quiet(choice)
                found.append((max(since + AT_ONCE_MS, self.cover.until(seat, action, self._now)), seat, action))
        return found

    def _quiet(self, choice: Choice) -> Action:
        """Return the answer that shows nothing of what somebody holds: to pass, or what the frame says is as quiet."""
        quiet = self.match.state.stack[-1].quiet
        answers = [action for action in (PASS, *choice.options) if choice.accepts(action)]
        return next((action for action in answers if quiet(self.match.state, action)), answers[0])

    def _tell(self) -> None:
        for seat, told in self.told.items():
            cover = self.cover
            lines = self.match.seen(seat, cover.position(seat))
            seen = (cover.seq(seat), cover.position(seat), cover.view(seat), cover.hides(seat), lines)
            if not told or told[-1][1:] != seen:
                told.append((self._now, *seen))


def dealt(match: Match[Any], state: State) -> Match[Any]:
    """Return the same match in another state that somebody may believe."""
    twin = copy(match)
    twin.state = state.clone()
    twin.state.events = []
    twin.entries, twin.happened, twin._past = match.entries[:], match.happened[:], match._past[:]
    return twin


def check_windows_tell_nothing(case: Case, seed: int, choices: Sequence[int]) -> None:
    """Who could act in a window, nobody else learns: not from what is told, nor from its number or its time.

    The hands that a viewer cannot see are dealt anew; with each deal it is told the same at the same moments, as long
    as whoever is asked passes at once, or gives the answer that shows as little.
    """
    match = Match.new(case.game, case.full(), case.players, seed=seed)
    walk = Walk(match.state, picks(Rng(derive(seed, "windows")), list(choices)))
    rng = Rng(derive(seed, "deals"))
    for number in range(case.probe.bound):
        asked = [d.seat for d in match.state.pending if question(match.state, d.seat) is not None]
        if asked and number % 3 == seed % 3 and all(in_window(match.state, seat) for seat in asked):
            _check_window(case, match, rng)
        walk.state = match.state
        move = walk.next()
        if move is None:
            return
        match.act(*move)


def _check_window(case: Case, match: Match[Any], rng: Rng) -> None:
    for viewer in case.viewers():
        if question(match.state, viewer) is not None:
            continue
        truth = _told(match, match.state, viewer)
        for _ in range(GUESSES):
            guess = case.game.determinize(match.state, viewer, rng)
            told = _told(match, guess, viewer)
            assert told == truth, f"{match.state.pending}: seat {viewer} is told {told}, with other hands {truth}"


def _told(match: Match[Any], state: State, viewer: Seat) -> list[tuple[Any, ...]]:
    desk = Desk(dealt(match, state), [viewer])
    desk.run()
    return desk.told[viewer]

"""Matches of the toy game for the tests of logs, undo and records: found by what they hold, driven by scripts.

The machine below them is tested with ``tests.engine.slate``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverne.engine.decisions import Choice, Timer
from taverne.engine.logs.log import Entry
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from tests.siege.game import Siege
from tests.siege.state import Camp
from tests.tools import Walk, moves, picks


def new(seed: int = 1, players: int = 2, **options: Any) -> Match[Camp]:
    return Match.new(Siege(), options, players, seed=seed)


def run(match: Match[Any], script: str) -> list[Entry]:
    """Let seats and the clock act; chance follows of itself.  Return the new entries."""
    before = len(match.entries)
    for move in moves(script):
        match.act(*move)
    return match.entries[before:]


def act_any(match: Match[Any], times: int = 1) -> None:
    """Let whoever is asked take the last option, so many times."""
    for _ in range(times):
        decision = match.state.pending[0]
        assert isinstance(decision, Choice | Timer)
        match.act(decision.seat, decision.options[-1])


def finish(match: Match[Any], seed: int = 0, steps: int = 10_000) -> None:
    """Play on at random, to the end or for so many moves."""
    walk = Walk(match.state, picks(Rng(seed)))
    while steps and (move := walk.next()) is not None:
        match.act(*move)
        walk.state = match.state
        steps -= 1


def found(wanted: Callable[[Match[Camp]], bool], script: str = "", players: int = 2, **options: Any) -> Match[Camp]:
    """Return the first match, by seed, that is as wanted after a script."""
    for seed in range(1, 500):
        match = new(seed, players, **options)
        run(match, script)
        if wanted(match):
            return match
    raise AssertionError("no seed gives such a match")

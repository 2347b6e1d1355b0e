"""What tests of rules and of whole games share: scripted play with scripted dice, refusals, random walks.

A script has a line for each answer: ``0: claim left I-03``, ``chance: roll 4 4``, ``clock: expire round 1``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

import pytest

from taverne.engine.actions import CHANCE, CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, IllegalAction, Timer
from taverne.engine.events import Event
from taverne.engine.frames import advance, apply, chance, settle, why_not
from taverne.engine.game import Game, OptionValue
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.race import COUNTDOWN
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng
from taverne.engine.state import State

S = TypeVar("S", bound=State)
Pick: TypeAlias = Callable[[int], int]
"""Returns a number in ``range(n)``."""

NAMED: dict[str, Seat] = {"chance": CHANCE, "clock": CLOCK}


def one_in(every: int, values: Iterable[Any]) -> list[Any]:
    """Return parameters of a test that plays for long; all but one in so many are marked so.

    Where the engine is compiled, `make test` runs those compiled only.
    """
    return [
        value if number % every == 0 else pytest.param(value, marks=pytest.mark.long)
        for number, value in enumerate(values)
    ]


class Move(NamedTuple):
    """One answer: whose, what, and in a race when, in milliseconds."""

    seat: Seat
    action: Action
    stamp: int = 0

    def __str__(self) -> str:
        names = {seat: name for name, seat in NAMED.items()}
        when = f" @{self.stamp}" if self.stamp else ""
        return f"{names.get(self.seat, self.seat)}{when}: {self.action}"


def move(line: str) -> Move:
    """Return the move that a line of a script denotes: ``<seat>[ @<stamp>]: <notation>``."""
    who, colon, notation = line.partition(":")
    assert colon, f"no seat in {line!r}"
    name, _, stamp = who.partition("@")
    seat = name.strip()
    return Move(NAMED[seat] if seat in NAMED else int(seat), Action.parse(notation.strip()), int(stamp or 0))


def moves(script: str) -> list[Move]:
    """Return the moves of a script; blank lines and what follows a ``#`` are left out."""
    lines = (line.partition("#")[0].strip() for line in script.splitlines())
    return [move(line) for line in lines if line]


def play(state: S, script: str) -> S:
    """Play a script; chance that it leaves out falls as the seed says before the next line of a seat or the clock."""
    for seat, action, stamp in moves(script):
        if seat != CHANCE:
            settle(state)
        apply(state, seat, action, stamp)
    return state


def table(
    game: Game[S],
    options: Mapping[str, OptionValue] | None = None,
    players: int = 0,
    script: str = "",
    seed: int = 0,
) -> S:
    """Return a state of ``game`` after ``script``, with somebody listening: its events are in ``state.events``."""
    checked = game.check(options or {}, players or game.seat_counts[0])
    state = game.new_state(checked, players or game.seat_counts[0], seed)
    state.events = []
    return play(started(state), script)


def started(state: S) -> S:
    """Run a new state to its first decision."""
    advance(state)
    return state


def make(state: S, made: Move) -> S:
    """Make a move; for chance, the seeded stream moves on as if it had been drawn from it."""
    apply(state, *made)
    if made.seat == CHANCE:
        state.drawn += len(made.action.args)
    return state


def told(state: State, *kinds: str) -> list[Event]:
    """Return the events so far, of the given kinds or of all."""
    return [event for event in state.events or () if not kinds or event.kind in kinds]


def refused(state: State, line: str) -> Reason:
    """Return why a move is refused; fail if it is not, or if trying it changes anything."""
    seat, action, stamp = move(line)
    refusal = why_not(state, seat, action, stamp)
    assert refusal is not None, f"{line} is legal"
    before = encode(state)
    with pytest.raises(IllegalAction) as raised:
        apply(state, seat, action, stamp)
    assert raised.value.refusal == refusal
    assert encode(state) == before, f"{line} is refused, yet it changed the state"
    return refusal


def picks(rng: Rng, first: list[int] | None = None) -> Pick:
    """Return a source of numbers: those of ``first``, brought into range, then random ones."""
    rest = iter(first or ())

    def pick(n: int) -> int:
        number = next(rest, None)
        return rng.below(n) if number is None else number % n

    return pick


class Walk:
    """Random play, one move at a time, with a clock of its own that only moves on."""

    def __init__(self, state: State, pick: Pick) -> None:
        self.state = state
        self.pick = pick
        self.now = 0

    def next(self) -> Move | None:
        """Return a legal move, of chance if it is asked, or None when the game is over."""
        state = self.state
        if not state.pending:
            return None
        decision = chance(state)
        if decision is not None:
            return Move(CHANCE, decision.sample(state.seed, state.drawn)[0])
        tickets = [decision for decision in state.pending for _ in range(_weight(decision))]
        counting = any(isinstance(d, Timer) and d.prompt == COUNTDOWN for d in state.pending)
        turn = 0
        while True:
            self.now += 1 + self.pick(400)
            chosen = tickets[(turn + self.pick(len(tickets))) % len(tickets)]
            assert isinstance(chosen, Choice | Timer)
            action = chosen.options[(turn + self.pick(len(chosen.options))) % len(chosen.options)]
            stamp = 0 if chosen.seat == CLOCK else self.stamp(counting)
            if why_not(state, chosen.seat, action, stamp) is None:
                if chosen.seat == CLOCK and counting:
                    self.now = 0
                return Move(chosen.seat, action, stamp)
            turn += 1
            assert turn < 10_000, f"no answer is accepted to {state.pending}"

    def stamp(self, counting: bool) -> int:
        """Return when an answer counts as given: up to 200 ms ago, before the start during a countdown."""
        late = self.pick(200)
        return -1 - 10 * late if counting else max(0, self.now - late)

    def step(self) -> Move | None:
        """Make a legal move and return it, or None when the game is over."""
        made = self.next()
        if made is not None:
            make(self.state, made)
        return made

    def __iter__(self) -> Iterator[Move]:
        while (made := self.step()) is not None:
            yield made


def _weight(decision: Decision) -> int:
    if isinstance(decision, Choice) and not decision.options:
        return 0
    return 1 if isinstance(decision, Timer) or (isinstance(decision, Choice) and decision.optional) else 4


def play_out(game: Game[Any], state: State, rng: Rng, bound: int = 10_000) -> list[Move]:
    """Play at random to the end and return the moves; fail if that takes more than ``bound``."""
    made: list[Move] = []
    for each in Walk(state, picks(rng)):
        made.append(each)
        assert len(made) <= bound, f"{game.name} goes on after {bound} moves"
    return made

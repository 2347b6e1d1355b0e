"""Long random play of every game and option set: every invariant after every decision, saves read back now and then.

`make soak` runs it (`ARGS="--minutes 60"`).  A fault is told with all that repeats it, and the status is 1.
`ARGS="--game monster_lands --games 200 --every 10"` plays one game's sets so often, with invariants now and then;
`--lot` plays any options that go together instead, so often for each mode, and `--option limit=8` holds some fast.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from taverne import games
from taverne.engine.actions import CHANCE, CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import apply, chance, why_not
from taverne.engine.game import Game, Option, OptionError, Options, OptionValue
from taverne.engine.matches.race import COUNTDOWN
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

SAVE_EVERY: Final = 40
TRY_EVERY: Final = 4
LONGEST: Final = 100_000
PATIENCE: Final = 50
BAR: Final = 30
LINE_EVERY: Final = 500


class Fault(RuntimeError):
    """Something that must never be; the text says where."""


Answer: TypeAlias = tuple[Seat, Action, int]
"""Who answered what, and when in a race; chance follows from the seed."""


def walk(
    game: Game[Any],
    options: Options,
    players: int,
    seed: int,
    every: int = 1,
    script: Sequence[Answer] = (),
    answers: list[Answer] | None = None,
    lot: int = 0,
) -> int:
    """Play one game, timers and false starts included: first a script as far as it goes, then by lot.

    Now and then something is tried that may be illegal.  Invariants are looked at after one of ``every`` decisions on
    average, and at the end.  ``answers`` gets what was
    answered; another ``lot`` plays on otherwise.  Return the number of decisions; raise ``Fault``.
    """
    full = game.check(options, players)
    state = game.start(full, players, seed)
    rng = Rng(derive(seed, "soak", lot) if lot else derive(seed, "soak"))
    now = 0
    told = iter(script)
    for number in range(LONGEST):
        looked = every == 1 or not state.pending or rng.below(every) == 0
        broken = game.problems(state) if looked else []
        if broken:
            raise Fault(f"after {number} decisions: {'; '.join(broken)}")
        if not state.pending:
            if game.result(state) is None:
                raise Fault("it is over without a result")
            return number
        if rng.below(SAVE_EVERY * every) == 0 and game.load(full, players, game.save(state)) != state:
            raise Fault(f"after {number} decisions: a save read back differs")
        state.events = []  # somebody listens: what is told is part of the rules too
        if rng.below(TRY_EVERY) == 0:
            try_something(state, rng)
        now, given = step(state, rng, now, told)
        if answers is not None and given is not None:
            answers.append(given)
    raise Fault(f"no end after {LONGEST} decisions")


def step(state: State, rng: Rng, now: int, script: Iterator[Answer]) -> tuple[int, Answer | None]:
    """Answer one pending decision, as told or any of those that may be; return the time of the race and the answer."""
    decision = chance(state)
    if decision is not None:
        action, state.drawn = decision.sample(state.seed, state.drawn)
        apply(state, CHANCE, action)
        return now, None
    told = next(script, None)
    if told is not None:
        if why_not(state, *told) is None:
            apply(state, *told)
            return 0 if told[0] == CLOCK else told[2], told
        for _ in script:  # from here on it tells of another game
            pass
    counting = any(d.prompt == COUNTDOWN for d in state.pending)
    for _ in range(PATIENCE):
        for seat, answer in tries(state, rng):
            stamp = -rng.below(3_000) if counting else now + rng.below(400)
            if why_not(state, seat, answer, stamp) is None:
                apply(state, seat, answer, stamp)
                return 0 if seat == CLOCK else stamp, (seat, answer, stamp)
        now += 100
    raise Fault("every answer on offer is refused")


def try_something(state: State, rng: Rng) -> None:
    """Ask of something that a player might try, legal or not, whether it may be done: a refusal needs its reason."""
    for decision in state.pending:
        if isinstance(decision, Choice):
            tried = state.stack[-1].tries(state, decision.seat)
            if tried:
                why_not(state, decision.seat, tried[rng.below(len(tried))])


def tries(state: State, rng: Rng) -> Iterator[tuple[Seat, Action]]:
    """Return a few answers by lot, then the timers, which nothing refuses."""
    asked = [decision for decision in state.pending if isinstance(decision, Choice)]
    timers = [decision for decision in state.pending if isinstance(decision, Timer)]
    if timers and (not asked or rng.below(12) == 0):
        yield CLOCK, timers[rng.below(len(timers))].options[0]
    for _ in range(8 if asked else 0):
        choice = asked[rng.below(len(asked))]
        yield choice.seat, choice.options[rng.below(len(choice.options))]
    for timer in timers:
        yield CLOCK, timer.options[0]


class Plan:
    """What is played in turn: the games' sets of options, or any options of theirs by lot; some may be held fast."""

    def __init__(self, which: str, lot: bool, fixed: Options, seed: int) -> None:
        self.games = [game for game in games.all_games() if which in ("", game.name)]
        self.sets = [(game, players, options | fixed) for game in self.games for players, options in game.option_sets()]
        self.fixed = fixed
        self.rng = Rng(derive(seed, "options")) if lot else None
        self.rounds = sum(modes(game) for game in self.games) if lot else len(self.sets)

    def at(self, number: int) -> tuple[Game[Any], int, Options]:
        if self.rng is None:
            return self.sets[number % len(self.sets)]
        game = self.games[number % len(self.games)]
        for _ in range(PATIENCE * PATIENCE):
            players = game.seat_counts[self.rng.below(len(game.seat_counts))]
            options = {option.key: any_value(option, self.rng) for option in game.options if not option.carried}
            try:
                return game, players, game.check(options | self.fixed, players)
            except OptionError as error:
                refused = error
        raise SystemExit(f"no options of {game.name} go together with what --option holds fast: {refused}")


def any_value(option: Option, rng: Rng) -> OptionValue:
    """Return a value of an option by lot."""
    if isinstance(option.default, bool):
        return rng.below(2) == 1
    if isinstance(option.default, int):
        return option.low + rng.below(option.high - option.low + 1)
    return option.choices[rng.below(len(option.choices))]


def modes(game: Game[Any]) -> int:
    """Return in how many ways a game is played: its words for mode and scenario, together."""
    ways = 1
    for option in game.options:
        if option.key in ("mode", "scenario"):
            ways *= len(option.choices) or option.high - option.low + 1
    return ways


def soak(
    plan: Plan, seconds: float, least: int, seed: int, told: Callable[[float, int, int], None], every: int = 1
) -> tuple[int, int, list[str]]:
    """Play a plan for so long, each of its rounds at least so often; return games, decisions and faults."""
    began = time.monotonic()
    wanted = least * plan.rounds
    count = decisions = 0
    faults: list[str] = []
    while count < wanted or time.monotonic() - began < seconds:
        game, players, options = plan.at(count)
        of_game = derive(seed, count)
        try:
            decisions += walk(game, options, players, of_game, every)
        except Exception as error:
            faults.append(f"{game.name} {options}, {players} players, seed {of_game}: {type(error).__name__}: {error}")
        count += 1
        done = min(count / max(1, wanted), (time.monotonic() - began) / seconds if seconds else 1.0)
        told(min(1.0, done), count, len(faults))
    return count, decisions, faults


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description="Long random play, all checked.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (5)")
    parser.add_argument("--games", type=int, default=1, help="at least so many games of each set of options (1)")
    parser.add_argument("--seed", type=int, default=0, help="another seed plays other games")
    parser.add_argument("--game", choices=games.names(), default="", help="only this game (all)")
    parser.add_argument("--lot", action="store_true", help="any options that go together, not the games' sets of them")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="hold an option fast")
    parser.add_argument(
        "--every", type=int, default=1, help="look at the invariants after one of so many decisions (1)"
    )
    given = parser.parse_args(arguments)
    if given.option and not given.game:
        parser.error("--option needs --game: options are a game's own")
    fixed: Options = dict(text.partition("=")[::2] for text in given.option)
    told = bar if sys.stderr.isatty() else lines
    plan = Plan(given.game, given.lot, fixed, given.seed)
    count, decisions, faults = soak(plan, 60 * given.minutes, given.games, given.seed, told, given.every)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{count:,} games, {decisions:,} decisions, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    return 1 if faults else 0


def bar(done: float, count: int, faults: int) -> None:
    filled = int(BAR * done)
    print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {count:,} games, {faults} faults", end="", file=sys.stderr)


def lines(done: float, count: int, faults: int) -> None:
    """Where nobody watches: a line now and then, for the log."""
    if count % LINE_EVERY == 0:
        print(f"{100 * done:.0f} %, {count:,} games, {faults} faults", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

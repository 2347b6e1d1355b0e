"""Matches that between them reach as many branches of the rules as play can: found by coverage, kept as text.

``python -m benchmarks.corpus --game nerath --minutes 5`` hunts for more; ``--replay`` (which ``make soak`` does first)
plays those that are kept, with all invariants; ``--missing`` lists the branches that no kept match reaches, and with
``--tests`` says of each whether the game's rule tests reach it.
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import coverage
import msgspec

from benchmarks.soak import Answer, Plan, walk
from taverne import games
from taverne.arena.play import play
from taverne.engine.actions import Action
from taverne.engine.game import Game, Options
from taverne.engine.rng import Rng, derive

PLACE: Final = Path(__file__).resolve().parent.parent / "tests" / "corpus"
BOTS_EVERY: Final = 6
"""One match of so many is played by bots that know what they want: they come to places that lots do not."""
LIMIT: Final = 2
"""Rounds of a match of a game that may be limited: play by lot would not end it."""
Arc: TypeAlias = tuple[str, int, int]


class Kept(msgspec.Struct, frozen=True):
    """A match: what it begins with, and the answers of its seats (``seat notation`` or ``seat@time notation``)."""

    players: int
    options: Options
    seed: int
    answers: tuple[str, ...]

    def script(self) -> Iterator[Answer]:
        for text in self.answers:
            who, _, notation = text.partition(" ")
            seat, _, stamp = who.partition("@")
            yield int(seat), Action.parse(notation), int(stamp or 0)


def written(answers: Sequence[Answer]) -> tuple[str, ...]:
    return tuple([f"{seat}@{stamp} {action}" if stamp else f"{seat} {action}" for seat, action, stamp in answers])


def load(game: str) -> list[Kept]:
    path = PLACE / f"{game}.ndjson.gz"
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Kept) for line in gzip.decompress(path.read_bytes()).splitlines()]


def store(game: str, kept: Sequence[Kept]) -> None:
    PLACE.mkdir(exist_ok=True)
    lines = [msgspec.json.encode(match) + b"\n" for match in kept]
    (PLACE / f"{game}.ndjson.gz").write_bytes(gzip.compress(b"".join(lines), mtime=0))


def rules_of(game: Game[Any]) -> Path:
    return Path(sys.modules[type(game).__module__].__file__ or "").parent / "rules"


class Reach:
    """Which branches of a game's rules have been run, in all and in the latest match."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.seen: set[Arc] = set()
        self.coverage = coverage.Coverage(
            data_file=None, branch=True, source=[str(rules_of(game))], config_file=False, messages=False
        )

    def play(self, match: Kept, lot: int = 0) -> tuple[list[Answer], set[Arc]]:
        """Play a match, on by lot where it ends; return all its answers and what it ran."""
        answers: list[Answer] = []
        self.coverage.start()
        try:
            script = list(match.script())
            walk(self.game, match.options, match.players, match.seed, 10, script, answers, lot)
        finally:
            self.coverage.stop()
        data = self.coverage.get_data()
        run = {(name, a, b) for name in data.measured_files() for a, b in data.arcs(name) or ()}
        data.erase()
        return answers, run


def by_bots(game: Game[Any], players: int, options: Options, seed: int) -> Kept:
    """Return a match of the quickest bots that are not random."""
    level = list(game.bots())[min(1, len(game.bots()) - 1)]
    match = play(game, [level] * players, seed=seed, options=options)
    told = [(e.seat, Action.parse(e.do), e.at or 0) for e in match.entries if e.do and e.seat is not None]
    return Kept(players, options, seed, written([answer for answer in told if answer[0] != -1]))


def hunt(game: Game[Any], seconds: float, seed: int) -> list[Kept]:
    """Look for matches that reach what none has reached; return the old and the new, the least that reach it all.

    First one match of each of the game's sets of options, then any options by lot; seconds are the processor's.
    """
    reach = Reach(game)
    found: list[tuple[Kept, set[Arc]]] = []
    for match in load(game.name):
        _take(found, reach, match, *reach.play(match))
    fixed: Options = {option.key: LIMIT for option in game.options if option.key == "limit"}
    sets, plan = list(game.option_sets()), Plan(game.name, lot=True, fixed=fixed, seed=seed)
    rng = Rng(derive(seed, "corpus"))
    began = time.process_time()
    number = 0
    while time.process_time() - began < seconds:
        number += 1
        _, players, options = plan.at(number) if number > len(sets) else (game, *sets[number - 1])
        if (
            number > len(sets) and found and rng.below(2)
        ):  # what reached something new is played otherwise from somewhere on
            source = found[rng.below(len(found))][0]
            match = Kept(
                source.players, source.options, source.seed, source.answers[: rng.below(len(source.answers) + 1)]
            )
        elif number % BOTS_EVERY == 0:
            match = by_bots(game, players, options, derive(seed, number))
        else:
            match = Kept(players, options, derive(seed, number), ())
        _take(found, reach, match, *reach.play(match, number))
    return least(found)


def _take(
    found: list[tuple[Kept, set[Arc]]], reach: Reach, match: Kept, answers: Sequence[Answer], run: set[Arc]
) -> None:
    new = run - reach.seen
    if new:
        reach.seen |= run
        found.append((Kept(match.players, match.options, match.seed, written(answers)), run))
        print(f"  {len(found)} matches, {len(reach.seen)} branches", flush=True)


def least(found: Sequence[tuple[Kept, set[Arc]]]) -> list[Kept]:
    """Return few matches that together reach all that these reach: each time the one that adds most for its length."""
    rest = set().union(*[run for _, run in found])
    chosen: list[Kept] = []
    while rest:
        match, run = max(found, key=lambda item: len(item[1] & rest) / (200 + len(item[0].answers)))
        chosen.append(match)
        rest -= run
    return chosen


def replay(game: Game[Any]) -> tuple[int, list[str]]:
    """Play all kept matches with every invariant; return how many have grown stale, and what broke."""
    stale = 0
    faults: list[str] = []
    for number, match in enumerate(load(game.name), start=1):
        answers: list[Answer] = []
        try:
            walk(game, match.options, match.players, match.seed, 1, list(match.script()), answers)
        except Exception as error:
            faults.append(f"{game.name}, kept match {number}: {type(error).__name__}: {error}")
        stale += written(answers)[: len(match.answers)] != match.answers
    return stale, faults


def tested(game: Game[Any]) -> set[Arc]:
    """Run the game's tests that name rules, and return the branches that they reach."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tests.coverage"
        words = [
            "coverage",
            "run",
            "--branch",
            "--rcfile=/dev/null",
            f"--source={rules_of(game)}",
            f"--data-file={data}",
        ]
        naming = [p for p in (PLACE.parent / game.name).rglob("test_*.py") if "mark.rule(" in p.read_text("utf-8")]
        words += ["-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, sorted(naming))]
        subprocess.run([sys.executable, "-m", *words], check=False, stdout=subprocess.DEVNULL, cwd=PLACE.parent.parent)
        found = coverage.CoverageData(str(data))
        found.read()
        return {(name, a, b) for name in found.measured_files() for a, b in found.arcs(name) or ()}


def missing(game: Game[Any], by_tests: set[Arc]) -> tuple[int, int, list[str]]:
    """Return how many branches there are, how many the kept matches reach, and the others by file and line.

    Those that tests reach are marked so.
    """
    rules = rules_of(game)
    seen = coverage.Coverage(data_file=None, branch=True, source=[str(rules)], config_file=False, messages=False)
    seen.start()
    for match in load(game.name):
        walk(game, match.options, match.players, match.seed, 50, list(match.script()))
    seen.stop()
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        seen.json_report(outfile=out.name)
        told = msgspec.json.decode(Path(out.name).read_bytes())
    lines: list[str] = []
    total = reached = 0
    for name, part in sorted(told["files"].items()):
        total += part["summary"]["num_branches"]
        reached += part["summary"]["covered_branches"]
        place = Path(name).resolve().relative_to(rules)
        for a, b in part["missing_branches"]:
            mark = "  (by tests)" if (str(Path(name).resolve()), a, b) in by_tests else ""
            lines.append(f"{place}:{a} -> {b if b > 0 else 'end'}{mark}")
    return total, reached, lines


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games.names())
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--tests", action="store_true", help="with --missing: run the game's tests too (minutes)")
    asked = parser.parse_args(words)
    broken = False
    for game in games.all_games():
        if asked.game and game.name not in asked.game:
            continue
        if asked.replay:
            stale, faults = replay(game)
            print(f"{game.name}: {len(load(game.name))} kept matches, {stale} grown stale, {len(faults)} faults")
            broken = broken or bool(faults)
            print("\n".join(faults[:20]), end="\n" if faults else "")
            continue
        if not asked.missing:
            store(game.name, hunt(game, 60 * asked.minutes, asked.seed))
        total, reached, lines = missing(game, tested(game) if asked.missing and asked.tests else set())
        print(f"{game.name}: {reached} of {total} branches by play alone ({100 * reached / total:.1f} %)", flush=True)
        if asked.missing:
            print("\n".join(f"  {line}" for line in lines))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

"""Matches that between them reach as many branches of the rules as play can: found by coverage, kept as text.

``python -m benchmarks.corpus --game nerath --minutes 5`` hunts for more; ``--replay`` (which ``make soak`` does first)
plays those that are kept, with all invariants; ``--missing`` lists the branches that no kept match reaches, with
``--tests`` those that no quick test of the rules reaches either: they are kept in ``tests/corpus/*.unreached.txt``.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import coverage
import msgspec

from benchmarks.mutants.line_coverage import Arc, Recording, collect, in_plain_python
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
    """Return the branches that the game's quick tests of rules reach; only what has changed is run again."""
    recording = Recording(game.name, rules_of(game))
    collect(game.name, recording)
    return {arc for seen in recording.seen.values() if seen.sound for arc in seen.arcs}


class Missing(NamedTuple):
    """How many branches there are, how many play reaches, how many tests besides, and the rest as text."""

    branches: int
    played: int
    tested: int
    rest: list[str]


def missing(game: Game[Any], by_tests: set[Arc]) -> Missing:
    """Return what the kept matches and these branches of tests leave unreached."""
    rules = rules_of(game)
    seen = coverage.Coverage(data_file=None, branch=True, source=[str(rules)], config_file=False, messages=False)
    seen.start()
    for match in load(game.name):
        walk(game, match.options, match.players, match.seed, 50, list(match.script()))
    seen.stop()
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        seen.json_report(outfile=out.name)
        told = msgspec.json.decode(Path(out.name).read_bytes())
    rest: list[str] = []
    branches = played = tested = 0
    for name, part in sorted(told["files"].items()):
        branches += part["summary"]["num_branches"]
        played += part["summary"]["covered_branches"]
        path = Path(name).resolve()
        left = [(a, b) for a, b in part["missing_branches"] if (str(path), a, b) not in by_tests]
        tested += len(part["missing_branches"]) - len(left)
        rest += [f"{path.relative_to(rules)} {line}" for line in in_words(path, left)]
    return Missing(branches, played, tested, rest)


def in_words(path: Path, branches: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Return branches by function and source, which stay what they are when lines move."""
    text = path.read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines()]
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    for a, b in branches:
        around = [f for f in functions if f.lineno <= a <= (f.end_lineno or f.lineno)]
        inside = max(around, key=lambda f: f.lineno).name if around else "module"
        yield f"{inside}: {lines[a - 1]}  ->  {lines[b - 1] if b > 0 else 'end'}"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games.names())
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--tests", action="store_true", help="with --missing: what tests reach is left out")
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
        found = missing(game, tested(game) if asked.missing and asked.tests else set())
        share = 100 * found.played / found.branches
        print(f"{game.name}: {found.played} of {found.branches} branches by play alone ({share:.1f} %)", flush=True)
        if asked.missing:
            print(f"  {found.tested} by tests alone, {len(found.rest)} by neither")
            print("\n".join(f"  {line}" for line in found.rest))
        if asked.missing and asked.tests:
            (PLACE / f"{game.name}.unreached.txt").write_text("".join(f"{line}\n" for line in found.rest), "utf-8")
    return 1 if broken else 0


if __name__ == "__main__":
    in_plain_python()
    sys.exit(main())

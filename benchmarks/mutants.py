"""Do the tests notice when a rule is broken?  One small fault at a time in ``rules``, and the tests that should see it.

``make mutants`` runs it (``ARGS="--game nerath --count 300 --seed 1"``): first the tests that name the rules of the
changed function, then those that run the changed line.  Tests are collected once; each fault lives in a forked process.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import coverage
import pytest

from benchmarks.mutations import Mutation, live_functions, mutations
from taverne import games
from taverne.engine.rng import Rng

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST: Final = 30.0
"""Seconds of tests that one fault may cost; the quickest tests come first."""
PATIENCE: Final = 5.0
"""How many times longer than usual tests may take before a fault counts as found by never ending."""
NAMED, OTHERS, ENDLESS, SURVIVED = "named", "others", "endless", "survived"
_EXITS: Final = {0: SURVIVED, 11: NAMED, 12: OTHERS}


class Base(NamedTuple):
    """What the tests do without any fault: how long each takes, which lines each runs, which fail anyway."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]
    failed: set[str]


class Verdict(NamedTuple):
    mutation: Mutation
    verdict: str
    tests: int


class Hunt:
    """A pytest plugin that runs the collected tests again and again, each time with another fault."""

    def __init__(self, game: str, count: int, seed: int, jobs: int) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.jobs = jobs
        self.verdicts: list[Verdict] = []
        self.sites = 0
        self.failing = False
        self._exit = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        rules = Path(sys.modules[type(games.find(self.game)).__module__].__file__ or "").parent / "rules"
        faults = [m for path in sorted(rules.rglob("*.py")) for m in mutations(path)]
        self.sites = len(faults)
        chosen = Rng(self.seed).sample(faults, min(self.count, len(faults)))
        base = self._base(session, rules)
        self._hunt(session, sorted(chosen, key=lambda m: (str(m.path), m.line)), base)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failing = True
            if self._exit:
                os._exit(self._exit)

    def _base(self, session: pytest.Session, rules: Path) -> Base:
        """Run everything once in a process of its own and note what each test runs."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            _silent()
            os.close(reading)
            found = self._measure(session.items, rules)
            with os.fdopen(writing, "wb") as out:
                pickle.dump(found, out)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as lines:
            base: Base = pickle.load(lines)
        os.waitpid(child, 0)
        return base

    def _measure(self, items: Sequence[pytest.Item], rules: Path) -> Base:
        seen = coverage.Coverage(data_file=None, source=[str(rules)], config_file=False, messages=False)
        seconds: dict[str, float] = {}
        failed: set[str] = set()
        seen.start()
        for at, item in enumerate(items):
            seen.switch_context(item.nodeid)
            self.failing = False
            began = time.perf_counter()
            _run(item, items[at + 1] if at + 1 < len(items) else None)
            seconds[item.nodeid] = time.perf_counter() - began
            if self.failing:
                failed.add(item.nodeid)
        seen.stop()
        data = seen.get_data()
        return Base(seconds, {name: data.contexts_by_lineno(name) for name in data.measured_files()}, failed)

    def _hunt(self, session: pytest.Session, chosen: Sequence[Mutation], base: Base) -> None:
        items = {item.nodeid: item for item in session.items if item.nodeid not in base.failed}
        naming: dict[str, list[str]] = {}
        for name, item in items.items():
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    naming.setdefault(rule, []).append(name)
        running: dict[int, tuple[Mutation, float, int]] = {}
        for mutation in chosen:
            named = _quickest({t for rule in mutation.rules for t in naming.get(rule, ())}, base)
            near = base.lines.get(str(mutation.path), {}).get(mutation.line, [])
            others = _quickest({t for t in near if t in items} - set(named), base)
            while len(running) >= self.jobs:
                self._reap(running)
            child = os.fork()
            if child == 0:
                self._try(mutation, [items[t] for t in named], [items[t] for t in others])
            expected = sum(base.seconds[t] for t in (*named, *others))
            running[child] = (mutation, time.monotonic() + 10 + PATIENCE * expected, len(named) + len(others))
        while running:
            self._reap(running)

    def _try(self, mutation: Mutation, named: Sequence[pytest.Item], others: Sequence[pytest.Item]) -> None:
        """In the child: put the fault in, run the tests, leave with what found it."""
        _silent()
        live_functions(mutation.path)[mutation.first_line].__code__ = mutation.code()
        for self._exit, items in ((11, named), (12, others)):
            for at, item in enumerate(items):
                _run(item, items[at + 1] if at + 1 < len(items) else None)
        os._exit(0)

    def _reap(self, running: dict[int, tuple[Mutation, float, int]]) -> None:
        child, status = os.waitpid(-1, os.WNOHANG)
        if child == 0:
            for late, (_, limit, _) in running.items():
                if time.monotonic() > limit:
                    os.kill(late, signal.SIGKILL)
            time.sleep(0.02)
            return
        mutation, _, tests = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        verdict = Verdict(mutation, _EXITS.get(code, ENDLESS if code == -signal.SIGKILL else NAMED), tests)
        self.verdicts.append(verdict)
        done = len(self.verdicts)
        if verdict.verdict == SURVIVED:
            print(f"  {told(verdict)}", flush=True)
        elif done % 50 == 0:
            print(f"  {done} of {self.count}", flush=True)


def told(verdict: Verdict) -> str:
    fault = verdict.mutation
    place = fault.path.relative_to(ROOT)
    rules = " ".join(fault.rules) or "no rule named"
    tests = f"{verdict.tests} tests" if verdict.tests else "no test"
    return f"{place}:{fault.line} {fault.function.name}: {fault.before}  ->  {fault.after}   ({rules}; {tests})"


def _quickest(names: Iterable[str], base: Base) -> list[str]:
    chosen: list[str] = []
    spent = 0.0
    for name in sorted(names, key=lambda n: (base.seconds.get(n, 0.0), n)):
        spent += base.seconds.get(name, 0.0)
        if spent > LONGEST and chosen:
            break
        chosen.append(name)
    return chosen


def _run(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def _silent() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def hunt(game: str, count: int, seed: int, jobs: int) -> Hunt:
    """Put ``count`` faults into the rules of a game, one at a time, and return what became of each."""
    plugin = Hunt(game, count, seed, jobs)
    quiet = ["-o", "addopts=", "--import-mode=importlib", "-m", "not soak", "--hypothesis-seed=0"]
    quiet += [word for name in ("cacheprovider", "terminal", "xdist") for word in ("-p", f"no:{name}")]
    status = pytest.main([*quiet, str(ROOT / "tests" / game)], plugins=[plugin])
    if not plugin.verdicts:
        raise SystemExit(f"no fault was tried ({status})")
    return plugin


def report(found: Hunt) -> dict[str, Any]:
    counts = Counter(v.verdict for v in found.verdicts)
    tried = len(found.verdicts)
    return {
        "game": found.game,
        "seed": found.seed,
        "places": found.sites,
        "tried": tried,
        "found by tests that name the rule": counts[NAMED],
        "found by others": counts[OTHERS],
        "never ended": counts[ENDLESS],
        "survived": counts[SURVIVED],
        "share": round(counts[SURVIVED] / tried, 4),
        "survivors": [told(v) for v in found.verdicts if v.verdict == SURVIVED],
    }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=[game.name for game in games.all_games()])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=float, default=0.05, help="the share of faults that may survive")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    over = False
    for name in asked.game or [game.name for game in games.all_games()]:
        print(f"{name}:", flush=True)
        figures = report(hunt(name, asked.count, asked.seed, asked.jobs))
        over = over or figures["share"] > asked.most
        if asked.json:
            print(json.dumps(figures, indent=1))
        else:
            print("  " + ", ".join(f"{key} {value}" for key, value in figures.items() if key != "survivors"))
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())

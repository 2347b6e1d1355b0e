"""Do the tests notice when a rule is broken?  One small fault at a time in ``rules``, and the tests that should see it.

``make mutants`` runs it (``ARGS="--game nerath --count 300 --seed 1"``): of the tests that run the changed line first
those that name the rules of the changed function, the quickest first.  Tests are collected once; which of them runs
which line is kept in ``build``; each fault lives in a forked process.  Times are those of the processor.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import Phase, settings

from benchmarks.mutations import Mutation, live_functions, mutations
from benchmarks.reaching import ROOT, Seen, marked, record, run, silent
from taverne import games
from taverne.engine.rng import Rng

LONGEST: Final = 6.0
"""Seconds of tests that one fault may cost; the quickest tests come first."""
PATIENCE: Final = 4.0
"""How many times longer than usual tests may take before a fault counts as found by never ending."""
MEMORY: Final = 4 << 30
NAMED, OTHERS, ENDLESS, SAME, SURVIVED = "named", "others", "endless", "same", "survived"
_EXITS: Final = {0: SURVIVED, 11: NAMED, 12: OTHERS, -signal.SIGXCPU: ENDLESS, -signal.SIGKILL: ENDLESS}
EQUIVALENT: Final = Path(__file__).parent / "equivalent_mutants.toml"
"""Faults that change nothing anybody could see, each with the reason."""


class Verdict(NamedTuple):
    mutation: Mutation
    verdict: str
    tests: int


class Job(NamedTuple):
    """A fault and what is asked about it: tests that name its rules, and other tests that run its line."""

    mutation: Mutation
    named: list[str]
    others: list[str]
    seconds: float


class Hunt:
    """A pytest plugin that runs the collected tests again and again, each time with another fault."""

    def __init__(self, game: str, count: int, seed: int, jobs: int) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.jobs = jobs
        self.verdicts: list[Verdict] = []
        self.sites = 0
        self.only = ""
        self._exit = 0
        self._live: dict[Path, dict[int, FunctionType]] = {}
        self._same = equivalent()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        rules = Path(sys.modules[type(games.find(self.game)).__module__].__file__ or "").parent / "rules"
        faults = [m for path in sorted(rules.rglob("*.py")) for m in mutations(path)]
        self.sites = len(faults)
        chosen = Rng(self.seed).sample(faults, min(self.count, len(faults)))
        if self.only:
            chosen = [fault for fault in faults if self.only in f"{fault.path}:{fault.function.name}"]
        items = marked(session.items)
        seen = record(self.game, items, rules)
        self._warm(items, seen)
        self._live = {path: live_functions(path) for path in {m.path for m in chosen}}
        gc.freeze()  # only now: what is frozen is not found among the living
        self._hunt(items, sorted(chosen, key=lambda m: (str(m.path), m.line)), seen)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self._exit:
            os._exit(self._exit)

    def _warm(self, items: Sequence[pytest.Item], seen: dict[str, Seen]) -> None:
        """Run the quickest test of every module, so that boxes are read and classes made before anything forks."""
        quickest: dict[Path, pytest.Item] = {}
        for item in sorted(items, key=lambda i: -seen[i.nodeid].seconds):
            if seen[item.nodeid].sound:
                quickest[item.path] = item
        for item in quickest.values():
            run(item, None)
        gc.collect()

    def _hunt(self, items: Sequence[pytest.Item], chosen: Sequence[Mutation], seen: dict[str, Seen]) -> None:
        tests = {item.nodeid: item for item in items}
        naming = {name: {r for mark in i.iter_markers("rule") for r in mark.args} for name, i in tests.items()}
        running: dict[int, Job] = {}
        for mutation in chosen:
            job = self._job(mutation, naming, seen)
            while len(running) >= self.jobs:
                self._reap(running)
            child = os.fork()
            if child == 0:
                self._try(job, tests)
            running[child] = job
        while running:
            self._reap(running)

    def _job(self, mutation: Mutation, naming: dict[str, set[str]], seen: dict[str, Seen]) -> Job:
        lines = {(str(mutation.path), line) for line in mutation.lines}
        near = [name for name, s in seen.items() if s.sound and not lines.isdisjoint(s.lines)]
        wanted = set(mutation.rules)
        named = _quickest([name for name in near if naming[name] & wanted], seen)
        others = _quickest([name for name in near if not naming[name] & wanted], seen)
        return Job(mutation, named, others, sum(seen[name].seconds for name in (*named, *others)))

    def _try(self, job: Job, tests: dict[str, pytest.Item]) -> None:
        """In the child: put the fault in, run the tests, leave with what found it."""
        silent()
        limit = int(3 + PATIENCE * job.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        mutation = job.mutation
        self._live[mutation.path][mutation.first_line].__code__ = mutation.code()
        for self._exit, names in ((11, job.named), (12, job.others)):
            for name in names:
                run(tests[name], None)
        os._exit(0)

    def _reap(self, running: dict[int, Job]) -> None:
        child, status = os.waitpid(-1, 0)
        job = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        if code not in _EXITS:
            raise RuntimeError(f"the process of a fault ended with {code}: {told(Verdict(job.mutation, '', 0))}")
        found = _EXITS[code]
        if found == SURVIVED and identity(job.mutation) in self._same:
            found = SAME
        verdict = Verdict(job.mutation, found, len(job.named) + len(job.others))
        self.verdicts.append(verdict)
        done = len(self.verdicts)
        if verdict.verdict == SURVIVED:
            print(f"  {told(verdict)}", flush=True)
        if done % 50 == 0:
            print(f"  {done} of {self.count}", flush=True)


def identity(fault: Mutation) -> tuple[str, str, str, str]:
    """Return what names a fault though lines move."""
    return str(fault.path.relative_to(ROOT)), fault.function.name, fault.before, fault.after


def equivalent() -> set[tuple[str, str, str, str]]:
    kept = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["fault"]
    return {(fault["file"], fault["function"], fault["before"], fault["after"]) for fault in kept}


def told(verdict: Verdict) -> str:
    fault = verdict.mutation
    place = fault.path.relative_to(ROOT)
    rules = " ".join(fault.rules) or "no rule named"
    tests = f"{verdict.tests} tests" if verdict.tests else "no test"
    return f"{place}:{fault.line} {fault.function.name}: {fault.before}  ->  {fault.after}   ({rules}; {tests})"


def _quickest(names: Iterable[str], seen: dict[str, Seen]) -> list[str]:
    chosen: list[str] = []
    spent = 0.0
    for name in sorted(names, key=lambda n: (seen[n].seconds, n)):
        spent += seen[name].seconds
        if spent > LONGEST and chosen:
            break
        chosen.append(name)
    return chosen


def hunt(game: str, count: int, seed: int, jobs: int, only: str = "") -> Hunt:
    """Put ``count`` faults into the rules of a game, one at a time, and return what became of each."""
    plugin = Hunt(game, count, seed, jobs)
    plugin.only = only
    settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate], database=None, deadline=None)
    settings.load_profile("mutants")  # no shrinking: that a test fails is enough
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
        "same in every way": counts[SAME],
        "survived": counts[SURVIVED],
        "share": round(counts[SURVIVED] / max(1, tried - counts[SAME]), 4),
        "survivors": [told(v) for v in found.verdicts if v.verdict == SURVIVED],
    }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=[game.name for game in games.all_games()])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="all faults in files and functions with this in their name")
    parser.add_argument("--most", type=float, default=0.05, help="the share of faults that may survive")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    over = False
    began = time.monotonic()
    for name in asked.game or [game.name for game in games.all_games()]:
        print(f"{name}:", flush=True)
        figures = report(hunt(name, asked.count, asked.seed, asked.jobs, asked.only))
        over = over or figures["share"] > asked.most
        if asked.json:
            print(json.dumps(figures, indent=1))
        else:
            print("  " + ", ".join(f"{key} {value}" for key, value in figures.items() if key != "survivors"))
    print(f"{time.monotonic() - began:.0f} s")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())

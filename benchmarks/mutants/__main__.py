"""Do the tests notice when a rule is broken?  One small fault at a time in ``rules``, and the tests that should see it.

``make mutants`` runs it (``ARGS="--game nerath --count 300 --seed 1"``): of the tests that run the changed line first
the one that found this fault the last time, then those that name the rules of the changed function, the quickest first,
and where none of these finds it nearly all others.
Tests are collected once; which of them runs which line, and which found what, is kept in ``build``; each fault lives in
a forked process.  Times are those of the processor.
"""

from __future__ import annotations

import argparse
import gc
import json
import mmap
import os
import resource
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple

import pytest

from benchmarks.mutants.line_coverage import KEPT, ROOT, Seen, collect, in_plain_python, proving, record, run, silent
from benchmarks.mutants.mutations import Mutation, live_functions, mutations
from taverne import games
from taverne.engine.rng import Rng

LONGEST: Final = 1.2
"""Seconds of tests that name the rule, and again of others, that one fault may cost; the quickest tests come first."""
WIDER: Final = 4.0
"""The same for a fault that nothing has found so far: nearly all tests that run its line."""
PATIENCE: Final = 4.0
"""How many times longer than usual (and two seconds) a test may take before a fault counts as found by never ending."""
MEMORY: Final = 4 << 30
NAMED, OTHERS, ENDLESS, SAME, SURVIVED = "named", "others", "endless", "same", "survived"
_FAILED: Final = 11
EQUIVALENT: Final = Path(__file__).parent / "equivalent.toml"
"""Faults that change nothing anybody could see, each with the reason."""

Identity = tuple[str, str, str, str, int]


class Verdict(NamedTuple):
    mutation: Mutation
    verdict: str
    tests: int


class Job(NamedTuple):
    """A fault, the tests that are asked about it in their order, and at which of them its process is."""

    mutation: Mutation
    tests: list[str]
    at: mmap.mmap
    longest: float

    def test(self) -> str:
        return self.tests[int.from_bytes(self.at[:4])]


class Hunt:
    """A pytest plugin that runs the collected tests again and again, each time with another fault."""

    def __init__(self, game: str, count: int, seed: int, jobs: int, only: str = "") -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.jobs = jobs
        self.only = only
        self.verdicts: list[Verdict] = []
        self.sites = 0
        self._child = False
        self._live: dict[Path, dict[int, FunctionType]] = {}
        self._same = equivalent()
        self._finders = Finders(game)
        self._tests: dict[str, pytest.Item] = {}
        self._naming: dict[str, set[str]] = {}
        self._seen: dict[str, Seen] = {}
        self._trusted: set[str] = set()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        rules = Path(sys.modules[type(games.find(self.game)).__module__].__file__ or "").parent / "rules"
        faults = [m for path in sorted(rules.rglob("*.py")) for m in mutations(path)]
        self.sites = len(faults)
        chosen = Rng(self.seed).sample(faults, min(self.count, len(faults)))
        if self.only:
            chosen = [fault for fault in faults if self.only in f"{fault.path}:{fault.name}"]
        items = proving(session.items)
        self._tests = {item.nodeid: item for item in items}
        self._naming = {i.nodeid: {r for mark in i.iter_markers("rule") for r in mark.args} for i in items}
        self._seen = record(self.game, items, rules)
        self._warm()
        self._live = {path: live_functions(path) for path in {m.path for m in chosen}}
        gc.freeze()  # only now: what is frozen is not found among the living
        self._hunt(chosen)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """In the process of a fault: the first failure ends it, before anything is made of it that could be read."""
        if not self._child or call.excinfo is None or item.get_closest_marker("xfail"):
            return
        if not call.excinfo.errisinstance(pytest.skip.Exception):
            os._exit(_FAILED)

    def _warm(self) -> None:
        """Run the quickest test of every module, so that boxes are read and classes made before anything forks."""
        quickest: dict[Path, str] = {}
        for name in sorted(self._seen, key=lambda name: -self._seen[name].seconds):
            if self._seen[name].sound:
                quickest[self._tests[name].path] = name
        for name in quickest.values():
            run(self._tests[name], None)
        gc.collect()

    def _hunt(self, chosen: Sequence[Mutation]) -> None:
        running: dict[int, Job] = {}
        waiting = [self._job(mutation, LONGEST) for mutation in reversed(chosen)]
        while waiting or running:
            if waiting and len(running) < self.jobs:
                job = waiting.pop()
                running[self._fork(job, faulty=True)] = job
            elif again := self._reap(running):
                waiting.append(again)

    def _job(self, mutation: Mutation, longest: float) -> Job:
        lines = {(str(mutation.path), line) for line in mutation.lines}
        near = [name for name, s in self._seen.items() if s.sound and not lines.isdisjoint(s.lines)]
        wanted = set(mutation.rules)
        tests = self._quickest((name for name in near if self._naming[name] & wanted), longest)
        tests += self._quickest((name for name in near if not self._naming[name] & wanted), longest)
        finder = self._finders.found.get(identity(mutation))
        if finder in self._seen and self._seen[finder].sound:
            tests = list(dict.fromkeys([finder, *tests]))
        return Job(mutation, tests, mmap.mmap(-1, 4), longest)

    def _quickest(self, names: Iterable[str], longest: float) -> list[str]:
        chosen: list[str] = []
        spent = 0.0
        for name in sorted(names, key=lambda n: (self._seen[n].seconds, n)):
            spent += self._seen[name].seconds
            if spent > longest and chosen:
                break
            chosen.append(name)
        return chosen

    def _fork(self, job: Job, *, faulty: bool) -> int:
        """Run the tests of a job in a process of its own, with its fault in the rules or without."""
        child = os.fork()
        if child:
            return child
        silent()
        gc.disable()
        self._child = True
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        mutation = job.mutation
        if faulty:
            self._live[mutation.path][mutation.first_line].__code__ = mutation.code()
        for at, (name, following) in enumerate(pairwise([*job.tests, ""])):
            job.at[:4] = at.to_bytes(4)
            signal.setitimer(signal.ITIMER_PROF, 2 + PATIENCE * self._seen[name].seconds)
            run(self._tests[name], self._tests.get(following))
        os._exit(0)

    def _reap(self, running: dict[int, Job]) -> Job | None:
        """Take what became of one fault; return what is to be asked about it yet.

        That is so if the test that found it fails without any fault too, or if nothing has and more tests run its line.
        """
        child, status = os.waitpid(-1, 0)
        job = running.pop(child)
        ended = _ended(status, job)
        if ended == SURVIVED:
            same = identity(job.mutation) in self._same
            wider = job if same or job.longest >= WIDER else self._job(job.mutation, WIDER)
            if len(wider.tests) > len(job.tests):
                return wider._replace(tests=[name for name in wider.tests if name not in set(job.tests)])
            self._judge(job, SAME if same else SURVIVED)
            return None
        test = job.test()
        if test not in self._trusted:
            calm = Job(job.mutation, [test], mmap.mmap(-1, 4), LONGEST)
            _, status = os.waitpid(self._fork(calm, faulty=False), 0)
            if _ended(status, calm) != SURVIVED:
                self._seen[test] = self._seen[test]._replace(sound=False)
                return self._job(job.mutation, LONGEST)
            self._trusted.add(test)
        self._finders.keep(identity(job.mutation), test)
        named = self._naming[test] & set(job.mutation.rules)
        self._judge(job, ended if ended == ENDLESS else NAMED if named else OTHERS)
        return None

    def _judge(self, job: Job, found: str) -> None:
        verdict = Verdict(job.mutation, found, len(job.tests))
        self.verdicts.append(verdict)
        if found == SURVIVED:
            print(f"  {told(verdict)}", flush=True)
        if len(self.verdicts) % 50 == 0:
            print(f"  {len(self.verdicts)} of {self.count}", flush=True)


class Finders:
    """Which test found which fault the last time: asked first, so that a broken-off run is soon where it was."""

    def __init__(self, game: str) -> None:
        self._file = KEPT / f"{game}.found"
        self.found: dict[Identity, str] = {}
        if self._file.exists():
            for line in self._file.read_text(encoding="utf-8").splitlines():
                *fault, test = json.loads(line)
                self.found[tuple(fault)] = test

    def keep(self, fault: Identity, test: str) -> None:
        if self.found.get(fault) != test:
            self.found[fault] = test
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([*fault, test]) + "\n")


def _ended(status: int, job: Job) -> str:
    """Return how the process of a fault ended."""
    code = os.waitstatus_to_exitcode(status)
    if code not in {0, _FAILED, -signal.SIGPROF, -signal.SIGKILL}:
        raise RuntimeError(f"the process of a fault ended with {code}: {told(Verdict(job.mutation, '', 0))}")
    return {0: SURVIVED, _FAILED: OTHERS}.get(code, ENDLESS)


def identity(fault: Mutation) -> Identity:
    """Return what names a fault though lines move."""
    return str(fault.path.relative_to(ROOT)), fault.name, fault.before, fault.after, fault.nth


def equivalent() -> set[Identity]:
    kept = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("fault", [])
    return {(f["file"], f["function"], f["before"], f["after"], f.get("nth", 1)) for f in kept}


def told(verdict: Verdict) -> str:
    fault = verdict.mutation
    place = fault.path.relative_to(ROOT)
    rules = " ".join(fault.rules) or "no rule named"
    tests = f"{verdict.tests} tests" if verdict.tests else "no test"
    nth = f" ({fault.nth})" if fault.nth > 1 else ""
    return f"{place}:{fault.line} {fault.name}{nth}: {fault.before}  ->  {fault.after}   ({rules}; {tests})"


def hunt(game: str, count: int, seed: int, jobs: int, only: str = "") -> Hunt:
    """Put ``count`` faults into the rules of a game, one at a time, and return what became of each."""
    plugin = Hunt(game, count, seed, jobs, only)
    status = collect(game, plugin)
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
    parser.add_argument("--fresh", action="store_true", help="record again which tests run which lines")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    over = False
    began = time.monotonic()
    for name in asked.game or [game.name for game in games.all_games()]:
        print(f"{name}:", flush=True)
        if asked.fresh:
            (KEPT / f"{name}.pickle").unlink(missing_ok=True)
        figures = report(hunt(name, asked.count, asked.seed, asked.jobs, asked.only))
        over = over or figures["share"] > asked.most
        if asked.json:
            print(json.dumps(figures, indent=1))
        else:
            print("  " + ", ".join(f"{key} {value}" for key, value in figures.items() if key != "survivors"))
    print(f"{time.monotonic() - began:.0f} s")
    return 1 if over else 0


if __name__ == "__main__":
    in_plain_python()
    sys.exit(main())

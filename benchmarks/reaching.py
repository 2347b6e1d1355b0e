"""Which tests run which lines of a game's rules, and how long each takes: recorded once, kept in ``build``.

What is done with it is left to ``benchmarks.mutants``.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import signal
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import coverage
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "mutants"
SLOW: Final = 3.0
"""Seconds (of the processor, while lines are recorded) after which a test is left out."""


class Seen(NamedTuple):
    """What one test does without any fault; a test that fails or is slow is not ``sound`` and is left out."""

    seconds: float
    lines: frozenset[tuple[str, int]]
    sound: bool


class Late(RuntimeError):
    """A test takes too long to be asked about hundreds of faults."""


def marked(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the tests of the modules that name rules at all, and of the folders where rules meet."""
    names = list(items)
    files = {item.path for item in names if any(item.iter_markers("rule"))}
    return [item for item in names if item.path in files or item.path.parent.name == "interplay"]


def record(game: str, items: Sequence[pytest.Item], rules: Path) -> dict[str, Seen]:
    """Return what each test runs; only what has changed since the last time is measured again."""
    place = KEPT / f"{game}.pickle"
    helpers = [path for path in (ROOT / "tests" / game).rglob("*.py") if not path.name.startswith("test_")]
    key = _hash([*rules.rglob("*.py"), *helpers])
    kept: dict[Path, tuple[str, dict[str, Seen]]] = {}
    if place.exists():
        old_key, old = pickle.loads(place.read_bytes())
        kept = old if old_key == key else {}
    KEPT.mkdir(parents=True, exist_ok=True)
    files = dict.fromkeys(item.path for item in items)
    for path in files:
        fingerprint = _hash([path])
        if path not in kept or kept[path][0] != fingerprint:
            kept[path] = fingerprint, _apart([item for item in items if item.path == path], rules)
            place.write_bytes(pickle.dumps((key, kept)))
    return {name: seen for path in files for name, seen in kept[path][1].items()}


def run(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def silent() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


class Watch:
    """A pytest plugin that knows whether the latest test failed."""

    failing = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failing = self.failing or report.failed


def _apart(items: Sequence[pytest.Item], rules: Path) -> dict[str, Seen]:
    """Measure tests in a process of their own, so that nothing of it stays."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        silent()
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            pickle.dump(_measure(items, rules), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        found: dict[str, Seen] = pickle.load(answer)
    os.waitpid(child, 0)
    return found


def _measure(items: Sequence[pytest.Item], rules: Path) -> dict[str, Seen]:
    lines = coverage.Coverage(data_file=None, source=[str(rules)], config_file=False, messages=False)
    watch = Watch()
    items[0].config.pluginmanager.register(watch)
    seconds: dict[str, float] = {}
    failed: set[str] = set()
    signal.signal(signal.SIGPROF, _late)
    lines.start()
    for at, item in enumerate(items):
        lines.switch_context(item.nodeid)
        watch.failing = False
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SLOW)
        run(item, items[at + 1] if at + 1 < len(items) else None)
        signal.setitimer(signal.ITIMER_PROF, 0)
        seconds[item.nodeid] = time.process_time() - began
        if watch.failing:
            failed.add(item.nodeid)
    lines.stop()
    data = lines.get_data()
    reached: dict[str, set[tuple[str, int]]] = {item.nodeid: set() for item in items}
    for name in data.measured_files():
        for line, tests in data.contexts_by_lineno(name).items():
            for test in tests:
                if test in reached:
                    reached[test].add((name, line))
    return {name: Seen(seconds[name], frozenset(reached[name]), name not in failed) for name in seconds}


def _late(*_: Any) -> None:
    raise Late


def _hash(paths: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.read_bytes())
    return whole.hexdigest()

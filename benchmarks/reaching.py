"""Which tests run which lines of a game's rules, and how long each takes: recorded once, kept in ``build``.

What is done with it is left to ``benchmarks.mutants``.
"""

from __future__ import annotations

import contextlib
import difflib
import hashlib
import os
import pickle
import signal
import time
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import coverage
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "mutants"
PROVING: Final = ("test_rules", "test_cards", "test_refusals", "test_reasons", "test_invariants")
SLOW: Final = 0.7
"""Seconds (of the processor, while lines are recorded) after which a test is left out."""


class Seen(NamedTuple):
    """What one test does without any fault; a test that fails or is slow is not ``sound`` and is left out."""

    seconds: float
    lines: frozenset[tuple[str, int]]
    sound: bool


class Late(RuntimeError):
    """A test takes too long to be asked about hundreds of faults."""


def proving(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the tests that prove rules by positions: not those of bots, odds and words, which are slow or do not."""
    return [item for item in items if item.path.name.startswith(PROVING) or item.path.parent.name == "interplay"]


def record(game: str, items: Sequence[pytest.Item], rules: Path) -> dict[str, Seen]:
    """Return what each test runs; only test files that have changed since the last time are measured again.

    Where rules have changed, the lines that were run are looked for in the new text.  What is wrong with that is only
    that a test may not be asked, and a fault called a survivor: ``--fresh`` measures all again.
    """
    place = KEPT / f"{game}.pickle"
    texts = {str(path): path.read_text(encoding="utf-8").splitlines() for path in rules.rglob("*.py")}
    kept: dict[Path, tuple[str, dict[str, Seen]]] = {}
    if place.exists():
        old_texts, kept = pickle.loads(place.read_bytes())
        moved = {name: _moved(old, texts.get(name, [])) for name, old in old_texts.items() if old != texts.get(name)}
        if moved:
            kept = {path: (print_, _follow(seen, moved)) for path, (print_, seen) in kept.items()}
    KEPT.mkdir(parents=True, exist_ok=True)
    files = {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in dict.fromkeys(i.path for i in items)}
    for path, fingerprint in files.items():
        if path not in kept or kept[path][0] != fingerprint:
            kept[path] = fingerprint, _apart([item for item in items if item.path == path], rules)
            place.write_bytes(pickle.dumps((texts, kept)))
    return {name: seen for path in files for name, seen in kept[path][1].items()}


def _moved(old: Sequence[str], new: Sequence[str]) -> dict[int, range]:
    """Return where each line of a text stands in a newer one."""
    found: dict[int, range] = {}
    for _, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        same = b - a == d - c
        for at in range(a, b):
            found[at + 1] = range(c + at - a + 1, c + at - a + 2) if same else range(c + 1, d + 1)
    return found


def _follow(seen: dict[str, Seen], moved: dict[str, dict[int, range]]) -> dict[str, Seen]:
    nowhere = range(0)
    return {
        name: was._replace(
            lines=frozenset(
                (path, at)
                for path, line in was.lines
                for at in (moved[path].get(line, nowhere) if path in moved else (line,))
            )
        )
        for name, was in seen.items()
    }


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
            try:
                found: dict[str, Seen] | str = _measure(items, rules)
            except BaseException:
                found = traceback.format_exc()
            pickle.dump(found, out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        found = pickle.load(answer)
    os.waitpid(child, 0)
    if isinstance(found, str):
        raise RuntimeError(f"{items[0].path}: {found}")
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
        try:
            signal.setitimer(signal.ITIMER_PROF, SLOW)
            run(item, items[at + 1] if at + 1 < len(items) else None)
            signal.setitimer(signal.ITIMER_PROF, 0)
        except Late:  # between two steps of a test, where nobody counts it as its failure
            watch.failing = True
            with contextlib.suppress(Exception):
                item.session._setupstate.teardown_exact(None)
        seconds[item.nodeid] = time.process_time() - began
        if watch.failing:
            failed.add(item.nodeid)
    lines.stop()
    data = lines.get_data()
    reached: dict[str, set[tuple[str, int]]] = {item.nodeid: set() for item in items}
    for name in data.measured_files():
        for number, tests in data.contexts_by_lineno(name).items():
            line = (name, number)
            for test in reached.keys() & set(tests):
                reached[test].add(line)
    return {name: Seen(seconds[name], frozenset(reached[name]), name not in failed) for name in seconds}


def _late(*_: Any) -> None:
    raise Late

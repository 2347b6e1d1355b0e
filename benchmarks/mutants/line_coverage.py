"""Which tests run which lines and branches of a game's rules, and how long each takes: recorded, kept in ``build``.

What is done with it is left to ``benchmarks.mutants`` and ``benchmarks.corpus``.
"""

from __future__ import annotations

import contextlib
import difflib
import hashlib
import os
import pickle
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeAlias

import coverage
import pytest
from hypothesis import HealthCheck, Phase, settings

from taverne.fast import is_compiled

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "build" / "mutants"
ELSEWHERE: Final = (
    "test_bots",
    "test_box",
    "test_card_words",
    "test_ledger",
    "test_texts",
    "test_vocabulary",
    "test_walk",
)
SLOW: Final = 0.7
"""Seconds (of the processor, while lines are recorded) after which a test is left out."""
HUNG: Final = 60
"""Seconds after which a test that waits for something is left out."""


Arc: TypeAlias = tuple[str, int, int]
"""A way from a line to another, by file; below 0 is the end of what begins on that line."""


class Seen(NamedTuple):
    """What one test does without any fault; a test that fails or is slow is not ``sound`` and is left out."""

    seconds: float
    lines: frozenset[tuple[str, int]]
    sound: bool
    arcs: frozenset[Arc] = frozenset()


def in_plain_python() -> None:
    """Begin this program again without the build of ``make fast``: compiled rules cannot be watched or changed."""
    if is_compiled():
        os.execve(sys.executable, sys.orig_argv, {**os.environ, "TAVERNE_PLAIN": "1"})


def proving(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the tests that prove rules by positions: not those of bots, odds and words, which are slow or do not."""
    return [
        item
        for item in items
        if not item.path.name.startswith(ELSEWHERE) and item.path.parent.name not in {"bots", "odds"}
    ]


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
            ),
            arcs=frozenset(
                (path, a, b)
                for path, start, end in was.arcs
                for a in _now(moved.get(path), start)
                for b in _now(moved.get(path), end)
            ),
        )
        for name, was in seen.items()
    }


def _now(moved: dict[int, range] | None, line: int) -> Iterable[int]:
    """Return where the end of a way stands now, if that is one place."""
    if moved is None:
        return (line,)
    found = moved.get(abs(line), range(0))
    return (found[0] if line > 0 else -found[0],) if len(found) == 1 else ()


class Recording:
    """A pytest plugin that records the collected tests instead of running them for what they say."""

    def __init__(self, game: str, rules: Path) -> None:
        self.game = game
        self.rules = rules
        self.seen: dict[str, Seen] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        self.seen = record(self.game, proving(session.items), self.rules)
        return True


def collect(game: str, plugin: object) -> int:
    """Collect a game's tests, quietly and without anything that reads what a test says, for a plugin to run them."""
    settings.register_profile(
        "recorded",
        phases=[Phase.explicit, Phase.generate],  # no shrinking: that a test fails is enough
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("recorded")
    words = ["-o", "addopts=", "--import-mode=importlib", "-m", "not soak", "--hypothesis-seed=0"]
    words += ["--assert=plain", "--capture=no"]
    for name in ("cacheprovider", "terminal", "xdist", "faker", "playwright"):
        words += ["-p", f"no:{name}"]
    return int(pytest.main([*words, str(ROOT / "tests" / game)], plugins=[plugin]))


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
    """Measure tests in processes of their own, so that nothing of it stays; a slow test ends its process."""
    found: dict[str, Seen] = {}
    waiting = list(items)
    while waiting:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            silent()
            os.close(reading)
            with os.fdopen(writing, "wb") as out:
                _measure(waiting, rules, out)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as answer:
            seen = list(_read(answer))
        _, status = os.waitpid(child, 0)
        found.update(zip([item.nodeid for item in waiting], seen, strict=False))
        waiting = waiting[len(seen) :]
        code = os.waitstatus_to_exitcode(status)
        if code not in {0, -signal.SIGPROF, -signal.SIGALRM}:
            raise RuntimeError(f"{waiting[0].nodeid} cannot be measured ({code})")
        if code:
            found[waiting.pop(0).nodeid] = Seen(SLOW, frozenset(), False)
    return found


def _read(answer: BinaryIO) -> Iterator[Seen]:
    """Return what a process has told of its tests before it ended."""
    with contextlib.suppress(EOFError, pickle.UnpicklingError):
        while True:
            yield pickle.load(answer)


def _measure(items: Sequence[pytest.Item], rules: Path, out: BinaryIO) -> None:
    """Run tests and write down what each did; end the whole process in the midst of one that takes too long."""
    lines = coverage.Coverage(data_file=None, branch=True, source=[str(rules)], config_file=False, messages=False)
    watch = Watch()
    items[0].config.pluginmanager.register(watch)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    for item, following in pairwise([*items, None]):
        assert item is not None
        watch.failing = False
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SLOW)
        signal.alarm(HUNG)
        lines.start()
        run(item, following)
        lines.stop()
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
        seconds = time.process_time() - began
        data = lines.get_data()
        arcs = frozenset((name, a, b) for name in data.measured_files() for a, b in data.arcs(name) or ())
        lines.erase()
        ran = frozenset((name, line) for name, *ends in arcs for line in ends if line > 0)
        pickle.dump(Seen(seconds, ran, not watch.failing, arcs), out)
        out.flush()

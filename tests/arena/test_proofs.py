"""Tests of the tools that test the tests: small faults in rules, and matches kept for what they reach.

What they find in the games is for ``make mutants`` and ``make soak`` to say.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks import corpus
from benchmarks.mutants.mutations import live_functions, mutations
from taverne import games

SOURCE = '''"""A module."""


def may_land(rooms: int, wet: bool) -> bool:
    """Land needs room (CN-100)."""
    assert rooms < 99
    if wet:
        return False
    return rooms >= 2 and not wet


class Walking:
    """Walking (CN-101)."""

    def reach(self, state, fast):
        state.emit("walked", {"n": 3})
        return 4 + fast
'''


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    path = tmp_path / "rules_of_a_test.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("rules_of_a_test", path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = loaded
    spec.loader.exec_module(loaded)
    return loaded


def test_faults_change_comparisons_constants_and_branches_but_not_what_is_told(module: ModuleType) -> None:
    found = {(m.before, m.after) for m in mutations(Path(str(module.__file__)))}
    assert found == {
        ("wet", "not wet"),
        ("False", "True"),
        ("rooms >= 2 and (not wet)", "rooms >= 2 or not wet"),
        ("rooms >= 2", "rooms > 2"),
        ("2", "3"),
        ("not wet", "wet"),
        ("4 + fast", "4 - fast"),
        ("4", "5"),
    }


def test_a_fault_names_the_rules_of_its_function_or_class(module: ModuleType) -> None:
    rules = {(m.function.name, m.rules) for m in mutations(Path(str(module.__file__)))}
    assert rules == {("may_land", ("CN-100",)), ("reach", ("CN-101",))}


def test_a_fault_is_put_into_the_living_function_and_nowhere_else(module: ModuleType) -> None:
    path = Path(str(module.__file__))
    fault = next(m for m in mutations(path) if m.before == "rooms >= 2")
    assert module.may_land(2, False) is True
    live_functions(path)[fault.first_line].__code__ = fault.code()
    assert module.may_land(2, False) is False
    assert module.may_land(3, False) is True
    assert next(m for m in mutations(path) if m.before == "rooms >= 2").after == "rooms > 2"


def test_a_kept_match_is_played_again_as_it_was() -> None:
    game = games.find("dungeon_rush")
    assert game is not None
    reach = corpus.Reach(game)
    answers, run = reach.play(corpus.Kept(2, {"mode": "snake"}, 5, ()), lot=3)
    kept = corpus.Kept(2, {"mode": "snake"}, 5, corpus.written(answers))
    again, same = reach.play(kept, lot=4)
    assert again == answers
    assert len(same & run) > 50


def test_the_least_matches_reach_all_that_all_reach() -> None:
    few, many, twice = (corpus.Kept(2, {}, seed, ()) for seed in (1, 2, 3))
    arcs = [("a.py", 1, n) for n in range(6)]
    chosen = corpus.least([(few, set(arcs[:2])), (many, set(arcs[1:6])), (twice, set(arcs[2:4]))])
    assert chosen == [many, few]


@pytest.mark.parametrize("name", games.names())
def test_the_kept_matches_of_every_game_can_be_read(name: str) -> None:
    for match in corpus.load(name):
        assert list(match.script())

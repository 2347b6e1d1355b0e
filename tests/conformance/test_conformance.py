"""Every check of the suite, over every registered game and the toy game with each of their option sets.

A longer run: ``pytest tests/conformance --hypothesis-profile soak``.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from taverne.engine.rng import Rng, derive
from taverne.games import names
from tests.conformance.cases import Case, all_cases
from tests.conformance.checks import CHECKS
from tests.conformance.common import Check
from tests.conformance.hashing import check_hash_seeds
from tests.tools import Walk, one_in, picks

CASES = all_cases()
GAMES = 1_000
PART = 25
"""A case gets one example for so many of the profile, times what its probe asks for."""


@pytest.mark.parametrize("case", one_in(4, CASES), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_game_conforms(check: Check, case: Case) -> None:
    @settings(
        max_examples=max(1, settings().max_examples * case.probe.examples // (4 * PART)),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(seed=st.integers(0, 2**63 - 1), choices=st.lists(st.integers(0, 255), max_size=80))
    def conforms(seed: int, choices: list[int]) -> None:
        check(case, derive(seed, str(case)), choices)

    conforms()


@pytest.mark.parametrize("name", one_in(3, ["siege", *names()]))
def test_the_same_game_gives_the_same_bytes_under_other_hash_seeds(name: str) -> None:
    check_hash_seeds(name, 1)


@pytest.mark.parametrize("part", one_in(5, range(10)))
def test_a_thousand_random_games_end_without_a_broken_invariant(part: int) -> None:
    for number in range(part, GAMES, 10):
        case = CASES[number // 10 % len(CASES)]
        seed = derive(number, "thousand games")
        state = case.new(seed)
        for count, move in enumerate(Walk(state, picks(Rng(seed)))):
            found = case.game.problems(state)
            assert not found, f"{case}, seed {seed}, after {move}: {found}"
            assert count < case.probe.bound, f"{case}, seed {seed}: goes on after {count} moves"
        assert case.game.result(state) is not None

"""The suite catches what it is there to catch: every fault planted in a game is found by the check named for it.

That the checks are silent without a fault is shown by the suite itself.
"""

from __future__ import annotations

import pytest

from taverne.engine.frames import NoAnswer
from taverne.games import all_games
from tests.conformance.cases import cases_of
from tests.conformance.checks import CHECKS
from tests.conformance.faults import FAULTS
from tests.conformance.hashing import check_hash_seeds
from tests.conformance.probes.by_game import SIEGE


@pytest.mark.plain
@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault.caught_by is not None])
def test_the_suite_catches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    check = fault.caught_by
    assert check is not None
    (game,) = [game for game in (SIEGE, *all_games()) if game.name == fault.game]
    fault.plant(monkeypatch)
    with pytest.raises((AssertionError, NoAnswer)):  # noqa: PT012 - the first seed that shows it is enough
        for seed in range(20):
            for case in cases_of(game):
                check(case, seed, ())


@pytest.mark.plain
@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault.caught_by is None])
def test_other_hash_seeds_catch(name: str) -> None:
    with pytest.raises(AssertionError, match="PYTHONHASHSEED"):
        check_hash_seeds(FAULTS[name].game, 0, name)


def test_every_check_catches_some_fault() -> None:
    idle = {check.__name__ for check in CHECKS} - {f.caught_by.__name__ for f in FAULTS.values() if f.caught_by}
    assert idle <= {"check_guesses_can_be_played"}

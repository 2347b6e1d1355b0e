"""What all tests share: the mark that ties a test to the rules it proves, and a longer run for Hypothesis.

Helpers for scripted play live in ``tests.tools``, those for boxes in ``tests.boxes``.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from taverne.fast import is_compiled

# A busy machine is slow now and then, which says nothing about what is tested; new examples are looked for by the soak.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("soak", settings.get_profile("house"), max_examples=2_500, derandomize=False)
settings.load_profile("house")

HERE = Path(__file__).parent
BOTH_WAYS = tuple(
    HERE / room for room in ("fast", "golden", "conformance", "dungeon_rush", "monster_lands", "nerath", "euthia")
)
"""What is tested with the compiled engine too; of all else, only what plays for long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled",
        action="store_true",
        help="insist that the engine and the games run compiled; run what is tested both ways, and all that is long",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not is_compiled():
        raise pytest.UsageError("no compiled build fits the sources; run make fast")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse a rule mark without ids: such a test would prove nothing.  Compiled, leave out what is tested plain."""
    if config.getoption("--compiled"):
        left = [item for item in items if not is_tested_compiled(item)]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if is_tested_compiled(item)]
    for item in items:
        if is_compiled() and item.get_closest_marker("plain"):
            item.add_marker(pytest.mark.skip(reason="looks into the engine as only the plain one lets it"))
        for mark in item.iter_markers("rule"):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: the rule mark names no rule")


def is_tested_compiled(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None or any(room in item.path.parents for room in BOTH_WAYS)


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the box of the module's ``BENCH`` that a test may spoil."""
    return Path(request.module.BENCH.copy(tmp_path))


@pytest.fixture
def owner(tmp_path: Path) -> Path:
    """The file in which an owner writes the values of their own copy."""
    return tmp_path / "my-copy.toml"

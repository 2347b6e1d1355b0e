"""The probes of all games, by name.

A game that is registered without a probe fails the suite: whatever is hidden must have its place there.
"""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.game import Game
from tests.conformance.probes.dungeon_rush import DungeonRushProbe
from tests.conformance.probes.euthia import EuthiaProbe
from tests.conformance.probes.monster_lands import MonsterLandsProbe
from tests.conformance.probes.nerath import NerathProbe
from tests.conformance.probes.probe import Probe
from tests.conformance.probes.siege import SiegeProbe
from tests.siege.game import Siege

PROBES: Final[dict[str, type[Probe[Any]]]] = {
    "dungeon_rush": DungeonRushProbe,
    "euthia": EuthiaProbe,
    "monster_lands": MonsterLandsProbe,
    "nerath": NerathProbe,
    "siege": SiegeProbe,
}
SIEGE: Final = Siege()


def probe(game: Game[Any]) -> Probe[Any]:
    """Return the probe of a game; fail if it has none."""
    assert game.name in PROBES, f"{game.name} has no probe: say beside tests/conformance/probes/probe.py what it hides"
    return PROBES[game.name](game)

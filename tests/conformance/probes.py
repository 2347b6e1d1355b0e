"""The probes of all games, by name.

A game that is registered without a probe fails the suite: whatever is hidden must have its place there.
"""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.game import Game
from tests.conformance.probe import Probe
from tests.conformance.probe_dungeon_rush import DungeonRushProbe
from tests.conformance.probe_euthia import EuthiaProbe
from tests.conformance.probe_monster_lands import MonsterLandsProbe
from tests.conformance.probe_nerath import NerathProbe
from tests.conformance.probe_siege import SiegeProbe
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
    assert game.name in PROBES, f"{game.name} has no probe: say beside tests/conformance/probe.py what it hides"
    return PROBES[game.name](game)

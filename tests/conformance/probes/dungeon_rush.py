"""What Dungeon Rush hides: secret answers, provisional claims, undrawn monsters.

In the marked box every monster has a name that occurs in no other text.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from taverne.engine.actions import Seat
from taverne.engine.game import Game
from taverne.games.dungeon_rush.box.cards import Cards
from taverne.games.dungeon_rush.box.load import Box, load
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state.game_state import DungeonState
from taverne.games.dungeon_rush.state.records import Claim
from tests.conformance.probes.probe import MARK, Probe, Taint, others_answers, plant_answers

MARKED_TIME: Final = 900_000_000


class DungeonRushProbe(Probe[DungeonState]):
    """Hidden: secret answers, provisional claims, undrawn monsters."""

    def marked(self) -> Game[DungeonState]:
        return DungeonRush(renamed(load()))

    def plant(self, state: DungeonState) -> None:
        plant_answers(state)
        state.claims = [
            Claim(claim.slot, MARKED_TIME + number, claim.seat, claim.hand) for number, claim in enumerate(state.claims)
        ]

    def taints(self, state: DungeonState) -> list[Taint]:
        times = [Taint(str(claim.effective)) for claim in state.claims if claim.effective >= MARKED_TIME]
        undrawn = [Taint(state.box.monster_ids[monster]) for pile in state.piles for monster in pile]
        return [*super().taints(state), *times, *undrawn]

    def hidden(self, state: DungeonState, seat: Seat) -> Any:
        claims = [(claim.seat, claim.hand, claim.slot) for claim in state.claims if claim.seat != seat]
        return others_answers(state, seat) or claims or None


def renamed(box: Box) -> Box:
    """Return a box whose monsters have names of which none is a part of another text."""
    monsters = tuple(replace(monster, id=f"{MARK}{number:03}x") for number, monster in enumerate(box.monsters))
    cards = Cards(hero=box.heroes, monster=monsters, lord=box.lords, dragon=box.dragons, constants=box.constants)
    return Box(cards, box.fingerprint)

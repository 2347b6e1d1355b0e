"""What Monster Lands hides, for the conformance suite: traps that lie face down, and the trap supply (ML-061).

In the marked box every trap token is a kind of its own, so that its name stands for that token alone.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from taverne.engine.actions import Seat
from taverne.engine.game import Game
from taverne.games.monster_lands.box.catalogue import EXPEDITIONS, NONE
from taverne.games.monster_lands.box.load import Box
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.state.game_state import LandsState
from taverne.games.monster_lands.view.redeal import hides
from tests.conformance.probes.probe import MARK, Probe, Taint


class MonsterLandsProbe(Probe[LandsState]):
    """Hidden: the traps of the others on their clan boards and, face down, on their expeditions; the supply."""

    examples = 1

    def marked(self) -> Game[LandsState]:
        box = MonsterLands().box
        tokens = [trap for trap in box.cards.trap for _ in range(trap.copies)]
        traps = tuple(replace(trap, id=f"{MARK}{number:03}x", copies=1) for number, trap in enumerate(tokens))
        return MonsterLands(Box(replace(box.cards, trap=traps), box.fingerprint))

    def taints(self, state: LandsState) -> list[Taint]:
        ids = state.cat.trap_ids
        found = [*super().taints(state)]
        if not ids[0].startswith(MARK):
            return found
        found += [Taint(ids[kind]) for kind in state.trap_supply]
        for seat, traps in enumerate(state.traps):
            found += [Taint(ids[kind], (seat,)) for kind in traps]
        for e in range(EXPEDITIONS):
            face_down = [kind for kind in state.laid[e][state.shown[e] :] if kind != NONE]
            found += [Taint(ids[kind], (state.seat_of(e),)) for kind in face_down]
        return found

    def hidden(self, state: LandsState, seat: Seat) -> Any:
        hands = [tuple(traps) for other, traps in enumerate(state.traps) if other != seat]
        laid = [tuple(state.laid[e][state.shown[e] :]) for e in range(EXPEDITIONS) if hides(state, e, seat)]
        return (hands, laid) if any(hands) or any(laid) else None

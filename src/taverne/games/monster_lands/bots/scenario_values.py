"""What a solo scenario makes things worth to a bot beyond their points: gold, missions, stock, equipment, affinities.
The scale of all else is left to ``piece_values``; what earns a rank, to ``solo.scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.catalogue import NONE, TYPES
from ..box.vocabulary import AFFINITIES
from ..rules.solo.scenarios import last_turn, mercenaries, worn_types
from ..state.game_state import LandsState

GOLD: Final = 1.0
LESS: Final = 0.25
"""What points count where only gold earns a rank."""
FEWER: Final = 0.5
THRIFT: Final = (0.2, 0.5, 0.6, 0.6, 0.6, 0.6)
"""What gold is worth at least where goods are to be bought in the end."""
DEED: Final = 3.0
TOKEN: Final = (2.4, 2.4, 1.2, 0.3, 0.3, 0.3)
"""A token of the stock, by how many turns come after this one: what is bought early is used up."""
GEAR: Final = (8.0, 8.0, 6.0, 4.0, 2.0, 2.0)
MEMBER: Final = 9.0


class Wishes:
    """What the goal of a scenario asks for that the clan does not have yet; nothing in a game of several."""

    __slots__ = ("affinities", "ahead", "deed", "gold", "points", "stock", "thrift", "types")

    def __init__(self, state: LandsState, seat: Seat) -> None:
        self.ahead = max(0, min(len(TOKEN) - 1, last_turn(state) - state.turn))
        self.gold = 0.0
        self.points = 1.0
        self.thrift = 0.0
        self.deed = 0.0
        self.stock = (0, 0, 0, 0)
        self.types: tuple[int, ...] = ()
        self.affinities: tuple[int, ...] = ()
        twist = state.twist
        if twist is None:
            return
        highest = twist.ranks[-1]
        if highest.gold:
            self.gold, self.points = GOLD, LESS
        if state.deeds[seat] < highest.missions:
            self.deed = DEED
        if highest.prepared:
            self.points, self.thrift = FEWER, THRIFT[self.ahead]
            stock = twist.stock
            self.stock = (stock.defence, stock.potion, stock.venom, stock.trap)
            worn = worn_types(state)
            self.types = tuple([kind for kind in range(len(TYPES)) if kind not in worn])
        if highest.prepared or highest.mercenaries:
            self.affinities = self.rare(state, seat, highest.mercenaries or (1,) * len(AFFINITIES))

    def rare(self, state: LandsState, seat: Seat, wanted: tuple[int, ...]) -> tuple[int, ...]:
        """Return the affinities of which more members are wanted: the rarest, as the most numerous count first."""
        if all(n >= least for n, least in zip(mercenaries(state), wanted, strict=False)):
            return ()
        counts = [0] * len(AFFINITIES)
        for member in state.members[seat]:
            if state.cat.affinity[member] != NONE:
                counts[state.cat.affinity[member]] += 1
        order = sorted(range(len(counts)), key=counts.__getitem__, reverse=True)
        return tuple([kind for kind, least in zip(order, wanted, strict=False) if counts[kind] < least])

    def token(self, which: int, held: int, n: int) -> float:
        """Return what so many tokens more of a sort (Defence, potion, venom, trap) add to the stock."""
        return TOKEN[self.ahead] * max(0, min(n, self.stock[which] - held))

    def member(self, affinity: int) -> float:
        return MEMBER if affinity in self.affinities else 0.0

    def gear(self, kind: int) -> float:
        return GEAR[self.ahead] if kind in self.types else 0.0

"""The heroes of Euthia and all they own: health and coins, boards with slots, tiles as things, cards in hand.
The second part of the table, on the map of ``land``; decks and the course of the game are in ``state``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.integer_tables import NONE
from ..box.terms import ELEMENTS, GEMS
from .map_state import Land

LOCKED: Final = -2
"""What lies on a slot that is not yet unlocked; NONE is an empty one."""
SACK_SPOT: Final = -1
"""The spot of a thing that lies in a sack (or in a satchel there)."""


class Party(Land):
    """The heroes, most by seat.

    Heroes        by seat: ``hero`` (NONE until it is chosen; ``choosing``: by the players, 0 by chance), ``at`` (space,
                  NONE before the first turn), ``health``, ``gold``, ``rep``, ``gaar``, ``dwurt``, ``dwurt_die``,
                  ``moves``; ``ready[3 * seat + action]`` (tokens of the round), ``kept`` (the action of the fourth
                  slot, NONE if empty); ``gems[8 * seat + kind]`` and ``essences[4 * seat + element]`` that lie loose;
                  ``resources``, ``trophies`` (fighters); ``hand[7 * seat + card]``;
                  ``control`` (0, 1: holds its own control card); ``quests``, ``bounties`` done; ``deaths`` in combat;
                  ``captured``: rivals' hero tokens won as monster player; ``portals``: portals used this turn;
                  ``finished`` (0, 1: a quest was completed this turn).
    Hero boards   ``slots[seat]``: for the hero slots, then the equipment slots, a thing, NONE or LOCKED;
                  ``reserve[seat]``: hero tiles revealed and not learned; ``pile[seat]``: hero tiles still hidden,
                  lowest first; ``gone[seat]``: tiles back in the box; ``weary``: tiles that went back to a
                  reserve engaged (EU-274).
    Things        tiles that heroes own, numbered; a number whose ``holder`` is NONE is used again.  Side by side:
                  ``design`` (tile), ``holder`` (seat), ``spot`` (place in ``slots``, SACK_SPOT in a sack), ``engaged``
                  (0, 1), ``gem1`` and ``gem2`` (0 none, 1 + 2 * kind if active, 2 + 2 * kind if not), ``stored``
                  (essences laid on it, 16 ** element each).
    """

    __slots__ = (
        "at",
        "bounties",
        "captured",
        "control",
        "deaths",
        "design",
        "dwurt",
        "dwurt_die",
        "engaged",
        "essences",
        "finished",
        "gaar",
        "gem1",
        "gem2",
        "gems",
        "gold",
        "gone",
        "hand",
        "health",
        "hero",
        "holder",
        "kept",
        "moves",
        "pile",
        "portals",
        "quests",
        "ready",
        "rep",
        "reserve",
        "resources",
        "slots",
        "spot",
        "stored",
        "trophies",
        "weary",
    )

    def _new_party(self, heroes: tuple[int, ...]) -> None:
        cat, seats = self.cat, len(heroes)
        self.hero = list(heroes)
        self.at = [NONE] * seats
        self.health = [0] * seats
        self.gold = [0] * seats
        self.rep = [0] * seats
        self.gaar = [0] * seats
        self.dwurt = [0] * seats
        self.dwurt_die = [0] * seats
        self.moves = [0] * seats
        self.ready = [0] * (3 * seats)
        self.kept = [NONE] * seats
        self.gems = [0] * (len(GEMS) * seats)
        self.essences = [0] * (len(ELEMENTS) * seats)
        self.resources: list[list[int]] = [[] for _ in heroes]
        self.trophies: list[list[int]] = [[] for _ in heroes]
        self.hand = [0] * (len(cat.card_ids) * seats)
        self.control = [0] * seats
        self.quests: list[list[int]] = [[] for _ in heroes]
        self.bounties: list[list[int]] = [[] for _ in heroes]
        self.deaths = [0] * seats
        self.captured = [0] * seats
        self.portals: list[int] = []
        self.finished = 0
        self.slots: list[list[int]] = [[] for _ in heroes]
        self.reserve: list[list[int]] = [[] for _ in heroes]
        self.pile: list[list[int]] = [[] for _ in heroes]
        self.gone: list[list[int]] = [[] for _ in heroes]
        self.weary: list[int] = []
        self.design: list[int] = []
        self.holder: list[int] = []
        self.spot: list[int] = []
        self.engaged: list[int] = []
        self.gem1: list[int] = []
        self.gem2: list[int] = []
        self.stored: list[int] = []

    def _copy_party(self, source: Party) -> None:
        self.hero = source.hero[:]
        self.at = source.at[:]
        self.health = source.health[:]
        self.gold = source.gold[:]
        self.rep = source.rep[:]
        self.gaar = source.gaar[:]
        self.dwurt = source.dwurt[:]
        self.dwurt_die = source.dwurt_die[:]
        self.moves = source.moves[:]
        self.ready = source.ready[:]
        self.kept = source.kept[:]
        self.gems = source.gems[:]
        self.essences = source.essences[:]
        self.resources = [goods[:] for goods in source.resources]
        self.trophies = [trophies[:] for trophies in source.trophies]
        self.hand = source.hand[:]
        self.control = source.control[:]
        self.quests = [quests[:] for quests in source.quests]
        self.bounties = [bounties[:] for bounties in source.bounties]
        self.deaths = source.deaths[:]
        self.captured = source.captured[:]
        self.portals = source.portals[:]
        self.finished = source.finished

    def _copy_boards(self, source: Party) -> None:
        self.slots = [slots[:] for slots in source.slots]
        self.reserve = [tiles[:] for tiles in source.reserve]
        self.pile = [tiles[:] for tiles in source.pile]
        self.gone = [tiles[:] for tiles in source.gone]
        self.weary = source.weary[:]
        self.design = source.design[:]
        self.holder = source.holder[:]
        self.spot = source.spot[:]
        self.engaged = source.engaged[:]
        self.gem1 = source.gem1[:]
        self.gem2 = source.gem2[:]
        self.stored = source.stored[:]

    # Things that heroes own

    def add_thing(self, seat: Seat, design: int, spot: int = SACK_SPOT) -> int:
        """Give a hero a tile, into a slot of the board or a sack, and return the number of the thing."""
        if NONE in self.holder:
            thing = self.holder.index(NONE)
            self.design[thing] = design
            self.holder[thing] = seat
            self.spot[thing] = spot
            self.engaged[thing] = self.gem1[thing] = self.gem2[thing] = self.stored[thing] = 0
        else:
            thing = len(self.holder)
            self.design.append(design)
            self.holder.append(seat)
            self.spot.append(spot)
            for values in (self.engaged, self.gem1, self.gem2, self.stored):
                values.append(0)
        if spot >= 0:
            self.slots[seat][spot] = thing
        return thing

    def remove_thing(self, thing: int) -> None:
        """Take a thing from its hero; where its tile goes is left to the caller."""
        if self.spot[thing] >= 0:
            self.slots[self.holder[thing]][self.spot[thing]] = NONE
        self.holder[thing] = NONE

    def things_of(self, seat: Seat) -> list[int]:
        """Return the things of a hero, equipped or in sacks, in the order of their numbers."""
        return [thing for thing, holder in enumerate(self.holder) if holder == seat]

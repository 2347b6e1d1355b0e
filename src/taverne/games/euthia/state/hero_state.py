"""The heroes of Euthia and all they own: health and coins, boards with slots, tiles as things, cards in hand.
The second part of the table, on the map of ``land``; decks and the course of the game are in ``state``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.records import record

from ..box.integer_tables import NONE
from ..box.terms import ELEMENTS, GEMS
from .map_state import Land

LOCKED: Final = -2
"""What lies on a slot that is not yet unlocked; NONE is an empty one."""
SACK_SPOT: Final = -1
"""The spot of a thing that lies in a sack (or in a satchel there)."""


@record(kw_only=True)
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

    hero: list[int] = []
    at: list[int] = []
    health: list[int] = []
    gold: list[int] = []
    rep: list[int] = []
    gaar: list[int] = []
    dwurt: list[int] = []
    dwurt_die: list[int] = []
    moves: list[int] = []
    ready: list[int] = []
    kept: list[int] = []
    gems: list[int] = []
    essences: list[int] = []
    resources: list[list[int]] = []
    trophies: list[list[int]] = []
    hand: list[int] = []
    control: list[int] = []
    quests: list[list[int]] = []
    bounties: list[list[int]] = []
    deaths: list[int] = []
    captured: list[int] = []
    portals: list[int] = []
    finished: int = 0

    slots: list[list[int]] = []
    reserve: list[list[int]] = []
    pile: list[list[int]] = []
    gone: list[list[int]] = []
    weary: list[int] = []

    design: list[int] = []
    holder: list[int] = []
    spot: list[int] = []
    engaged: list[int] = []
    gem1: list[int] = []
    gem2: list[int] = []
    stored: list[int] = []

    def seat_heroes(self, heroes: tuple[int, ...]) -> None:
        """Give every seat its hero, who owns nothing yet."""
        seats = len(heroes)
        self.hero = list(heroes)
        self.at = [NONE] * seats
        self.kept = [NONE] * seats
        self.ready = [0] * (3 * seats)
        self.gems = [0] * (len(GEMS) * seats)
        self.essences = [0] * (len(ELEMENTS) * seats)
        self.hand = [0] * (len(self.cat.card_ids) * seats)
        self.health, self.gold, self.rep, self.gaar = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        self.dwurt, self.dwurt_die, self.moves = [0] * seats, [0] * seats, [0] * seats
        self.control, self.deaths, self.captured = [0] * seats, [0] * seats, [0] * seats
        for _ in heroes:
            for owned in (self.resources, self.trophies, self.quests, self.bounties):
                owned.append([])
            for board in (self.slots, self.reserve, self.pile, self.gone):
                board.append([])

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

"""The heroes of Euthia and all they own: health and coins, boards with slots, tiles as things, cards in hand.
The second part of the table, on ``map_state``; decks and the course of the game are in ``game_state``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.records import Record, record

from ..box.integer_tables import NONE
from ..box.terms import ACTIONS, ELEMENTS, GEMS
from .map_state import MapState

LOCKED: Final = -2
"""What lies on a slot that is not yet unlocked; NONE is an empty one."""
SACK_SPOT: Final = -1
"""The spot of a thing that lies in a sack (or in a satchel there)."""
NO_ESSENCES: Final = (0,) * len(ELEMENTS)


@record(frozen=True)
class SetGem(Record):
    """A gem that is set into a thing; turned over it is no longer active (EU-296)."""

    kind: int
    active: bool = True


@record(kw_only=True)
class HeroState(MapState):
    """The heroes, most by seat.

    Heroes        by seat: ``hero`` (NONE until it is chosen; ``choosing``: by the players, 0 by chance), ``at`` (space,
                  NONE before the first turn), ``health``, ``gold``, ``rep``, ``gaar``, ``dwurt``, ``dwurt_die``,
                  ``moves``; ``ready[seat][action]`` (tokens of the round), ``kept`` (the action of the fourth
                  slot, NONE if empty); ``gems[seat][kind]`` and ``essences[seat][element]`` that lie loose;
                  ``resources``, ``trophies`` (fighters); ``hand[seat][card]`` (how many of a kind);
                  ``control`` (0, 1: holds its own control card); ``quests``, ``bounties`` done; ``deaths`` in combat;
                  ``captured``: rivals' hero tokens won as monster player; ``portals``: portals used this turn;
                  ``finished`` (0, 1: a quest was completed this turn).
    Hero boards   ``slots[seat]``: for the hero slots, then the equipment slots, a thing, NONE or LOCKED;
                  ``reserve[seat]``: hero tiles revealed and not learned; ``pile[seat]``: hero tiles still hidden,
                  lowest first; ``gone[seat]``: tiles back in the box; ``weary``: tiles that went back to a
                  reserve engaged (EU-274).
    Things        tiles that heroes own, numbered; a number whose ``holder`` is NONE is used again.  Side by side:
                  ``design`` (tile), ``holder`` (seat), ``spot`` (place in ``slots``, SACK_SPOT in a sack), ``engaged``
                  (0, 1), ``gem1`` and ``gem2`` (None if none is set), ``stored`` (essences laid on it, by
                  element; None if there are none).
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
    ready: list[list[int]] = []
    kept: list[int] = []
    gems: list[list[int]] = []
    essences: list[list[int]] = []
    resources: list[list[int]] = []
    trophies: list[list[int]] = []
    hand: list[list[int]] = []
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
    gem1: list[SetGem | None] = []
    gem2: list[SetGem | None] = []
    stored: list[tuple[int, ...] | None] = []

    def seat_heroes(self, heroes: tuple[int, ...]) -> None:
        """Give every seat its hero, who owns nothing yet."""
        seats = len(heroes)
        self.hero = list(heroes)
        self.at = [NONE] * seats
        self.kept = [NONE] * seats
        self.ready = [[0] * len(ACTIONS) for _ in heroes]
        self.gems = [[0] * len(GEMS) for _ in heroes]
        self.essences = [[0] * len(ELEMENTS) for _ in heroes]
        self.hand = [[0] * len(self.cat.card_ids) for _ in heroes]
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
            self.engaged[thing] = 0
            self.gem1[thing] = self.gem2[thing] = None
            self.stored[thing] = None
        else:
            thing = len(self.holder)
            self.design.append(design)
            self.holder.append(seat)
            self.spot.append(spot)
            self.engaged.append(0)
            self.gem1.append(None)
            self.gem2.append(None)
            self.stored.append(None)
        if spot >= 0:
            self.slots[seat][spot] = thing
        return thing

    def remove_thing(self, thing: int) -> None:
        """Take a thing from its hero; where its tile goes is left to the caller."""
        if self.spot[thing] >= 0:
            self.slots[self.holder[thing]][self.spot[thing]] = NONE
        self.holder[thing] = NONE

    def gems_on(self, thing: int) -> list[SetGem]:
        """Return the gems that are set into a thing."""
        return [gem for gem in (self.gem1[thing], self.gem2[thing]) if gem is not None]

    def turn_up(self, thing: int) -> None:
        """Make every gem on a thing active (EU-037, EUS-052)."""
        for gems in (self.gem1, self.gem2):
            gem = gems[thing]
            if gem is not None and not gem.active:
                gems[thing] = SetGem(gem.kind)

    def essences_on(self, thing: int) -> tuple[int, ...]:
        """Return how many essences of each element lie on a thing."""
        return self.stored[thing] or NO_ESSENCES

    def add_essence(self, thing: int, element: int, n: int) -> None:
        """Lay ``n`` essences of an element on a thing, or take some off."""
        held = list(self.essences_on(thing))
        held[element] += n
        self.stored[thing] = tuple(held) if any(held) else None

    def things_of(self, seat: Seat) -> list[int]:
        """Return the things of a hero, equipped or in sacks, in the order of their numbers."""
        return [thing for thing, holder in enumerate(self.holder) if holder == seat]

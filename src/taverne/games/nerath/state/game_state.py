"""The table of Conquest of Nerath: who holds which land, every unit, treasuries, decks, guardians, the battle at hand.
Holds numbers and small records; rules change them, ``modifiers`` says what cards change, ``view`` who may see what."""

from __future__ import annotations

from bisect import insort
from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.frames import Frame
from taverne.engine.records import Shared, record
from taverne.engine.state import State

from ..box.catalogue import CASTLE, EVERYBODY, NONE, WARSHIP, Catalogue
from ..box.figures import LENGTHS
from ..box.load import Box
from .fight import Fight, Loss

FREE_FOR_ALL: Final = 0
ALLIANCES: Final = 1

SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2

SETUP: Final = 0
DRAW: Final = 1
MOVEMENT: Final = 2
BATTLES: Final = 3
REPOSITION: Final = 4
REINFORCEMENT: Final = 5
INCOME: Final = 6
ROUND_END: Final = 7
OVER: Final = 8
PHASE_WORDS: Final = (
    "setup",
    "draw",
    "movement",
    "battles",
    "reposition",
    "reinforcement",
    "income",
    "round_end",
    "over",
)

ATTACKING: Final = 1
"""It has entered an enemy space or an entrance and moves no more in this phase (CN-117, CN-133)."""
BOARDED: Final = 2
"""It went aboard in this turn (CN-140, CN-144)."""
LANDED: Final = 4
"""It left its ship in this turn and moves no more (CN-147, CN-148)."""
UNLOADED: Final = 8
"""A ship that some unit has left in this turn: it neither moves nor loads again (CN-151, CN-156)."""
FRESH: Final = 16
"""Bought in this turn (CN-401)."""
RETREATED: Final = 32
"""It retreated in this turn: no landing, no further battle (CN-233, CN-279, CN-288)."""
STUCK: Final = 64
"""It may not move any more in this turn (CN-357, CN-448, CN-487)."""

FACE_UP: Final = 16
"""The bit of ``NerathState.seen`` for a token that lies open; below it, one bit for each realm that has looked."""


@record(kw_only=True)
class NerathState(State):
    """Everything on the table, in numbers of the catalogue (``cat``); ``NONE`` (-1) is nobody and nothing.

    Settings      ``mode``, ``length``, ``limit`` (rounds after which the game ends, 0 for never), ``higher`` (CN-030);
                  ``seat_for[realm]``, ``side[realm]`` (realms of one side have the same number), ``seats``.
    Course        ``round`` (1, 2 ...), ``realm`` (whose turn it is), ``phase``, ``extra`` (1 once a tie made the game
                  go on), ``winner`` (side, NONE), ``out`` (0, 1: eliminated realms).
    Lands         ``holder[land]`` (realm), ``builder[land]`` (whose castle figure stands there, NONE if none),
                  ``won``: lands that changed hands in this turn, ``built``: lands that got a castle in this turn.
    Units         numbered; a dead unit's number (``where`` NONE) is used again.  Side by side: ``kind``, ``owner``
                  (realm), ``where`` (space), ``ship`` (the Warship that carries it), ``moved`` (points spent in the
                  phase), ``mark`` (bits), ``origin`` (the land it boarded from in this turn), ``aim`` (the space it is
                  declared to land on).  ``here[space]``: the units there in rising order, cargo included.
                  A castle is a unit whose owner is the holder of the land.
    Realms        ``gold``, ``points``; ``hand`` (event cards, sorted), ``deck`` (unordered, drawn by chance when
                  needed), ``top`` and ``bottom`` (cards above and below it whose place its owner knows, from the top
                  down), ``shown`` (event cards being carried out), ``discard``; ``chest`` (treasures not yet played),
                  ``laid`` (treasures in play), ``used`` (cards in play whose use of this turn is spent); ``orders``
                  (standing orders, bits of ``rules.cards.standing_orders``).
    Supplies      ``treasure_deck``, ``token_pile`` (unordered; tokens that lie unseen on entrances are still in it),
                  ``token_discard``.
    Entrances     ``tokens[dungeon]``: guardian kinds, NONE for one nobody has looked at; ``seen``: beside it, bits of
                  the realms that know it, or FACE_UP.
    Turn          ``lasting``: cards whose effect lasts to the end of this turn; ``cleared``: entrances emptied in it;
                  ``fallen``: the units just destroyed (window "destroyed").
    Battle        ``fight``: the battle at hand, or None.
    """

    box: Shared[Box]
    cat: Shared[Catalogue]
    seat_for: Shared[tuple[int, ...]]
    side: Shared[tuple[int, ...]]
    seats: int
    mode: int = FREE_FOR_ALL
    length: int = SHORT
    limit: int = 0
    higher: bool = False
    round: int = 1
    realm: int = 0
    phase: int = SETUP
    extra: int = 0
    winner: int = NONE
    out: list[int] = [0, 0, 0, 0]
    holder: list[int]
    builder: list[int]
    won: list[int] = []
    built: list[int] = []
    kind: list[int] = []
    owner: list[int] = []
    where: list[int] = []
    ship: list[int] = []
    moved: list[int] = []
    mark: list[int] = []
    origin: list[int] = []
    aim: list[int] = []
    here: list[list[int]]
    gold: list[int]
    points: list[int] = [0, 0, 0, 0]
    hand: list[list[int]] = [[], [], [], []]
    deck: list[list[int]]
    top: list[list[int]] = [[], [], [], []]
    bottom: list[list[int]] = [[], [], [], []]
    shown: list[int] = []
    discard: list[list[int]] = [[], [], [], []]
    chest: list[list[int]] = [[], [], [], []]
    laid: list[list[int]] = [[], [], [], []]
    used: list[int] = []
    orders: list[int] = [0, 0, 0, 0]
    treasure_deck: list[int]
    token_pile: list[int]
    token_discard: list[int] = []
    tokens: list[list[int]]
    seen: list[list[int]]
    lasting: list[int] = []
    cleared: list[int] = []
    fallen: list[Loss] = []
    fight: Fight | None = None

    def ended(self, frame: Frame) -> None:
        """Once somebody has won, whatever was under way is broken off, down to the course of the game (CN-032)."""
        if self.winner != NONE:
            del self.stack[1:]

    # Units on and off the board

    def add_unit(self, realm: int, kind: int, space: int, ship: int = NONE) -> int:
        """Put a new unit into a space, or aboard a ship there, and return its number (CN-014)."""
        unit = self._free_number()
        self.kind[unit] = kind
        self.owner[unit] = realm
        self.where[unit] = space
        self.ship[unit] = ship
        insort(self.here[space], unit)
        if kind == CASTLE:
            self.builder[space] = realm
        return unit

    def _free_number(self) -> int:
        where = self.where
        if NONE in where:
            unit = where.index(NONE)
            self.moved[unit] = self.mark[unit] = 0
            self.origin[unit] = self.aim[unit] = NONE
            return unit
        for values in (self.kind, self.owner, where, self.ship, self.origin, self.aim):
            values.append(NONE)
        self.moved.append(0)
        self.mark.append(0)
        return len(where) - 1

    def remove_unit(self, unit: int) -> None:
        """Take a unit off the board; whatever it carries must be taken off, or put elsewhere, by the caller."""
        self.here[self.where[unit]].remove(unit)
        self.where[unit] = self.ship[unit] = NONE

    def move_unit(self, unit: int, space: int) -> None:
        """Put a unit into another space, with what it carries; its own ship, if any, is left to the caller."""
        aboard = self.cargo(unit) if self.kind[unit] == WARSHIP else ()
        for moving in (unit, *aboard):
            self.here[self.where[moving]].remove(moving)
            self.where[moving] = space
            insort(self.here[space], moving)

    def cargo(self, ship: int) -> list[int]:
        """Return the units aboard a ship."""
        carrier = self.ship
        return [unit for unit in self.here[self.where[ship]] if carrier[unit] == ship]

    # Who is who

    def seat(self, realm: int) -> Seat:
        return self.seat_for[realm]

    def hostile(self, realm: int, other: int) -> bool:
        return self.side[realm] != self.side[other]

    def ally(self, realm: int) -> int:
        """Return the other realm of a side, NONE if there is none (CN-002, CN-003)."""
        side = self.side
        return next((other for other in EVERYBODY if other != realm and side[other] == side[realm]), NONE)

    def units_of(self, realm: int, space: int) -> list[int]:
        """Return a realm's units in a space, castle and cargo included."""
        owner = self.owner
        return [unit for unit in self.here[space] if owner[unit] == realm]

    def stands(self, realm: int, space: int) -> bool:
        """Has a realm any unit in a space, castle and cargo included?"""
        owner = self.owner
        return any(owner[unit] == realm for unit in self.here[space])

    def enemies(self, realm: int, space: int) -> list[int]:
        """Return the units of hostile realms in a space, castles and cargo included."""
        owner, side = self.owner, self.side
        mine = side[realm]
        return [unit for unit in self.here[space] if side[owner[unit]] != mine]

    def friendly_land(self, realm: int, land: int) -> bool:
        """Does the realm or its ally control a land (CN-010)?"""
        return self.side[self.holder[land]] == self.side[realm]

    def friendly(self, realm: int, space: int) -> bool:
        """Is it a land of one's side or a sea zone without enemies? An entrance never is friendly (CN-112, CN-114)."""
        cat = self.cat
        if space < cat.lands:
            return self.side[self.holder[space]] == self.side[realm]
        if space >= cat.first_dungeon:
            return False
        units = self.here[space]
        if units:
            owner, side = self.owner, self.side
            mine = side[realm]
            for unit in units:
                if side[owner[unit]] != mine:
                    return False
        return True

    def empty(self, land: int) -> bool:
        """Is there no unit of any realm, castles included (CN-008)?"""
        return not self.here[land]

    def castle(self, land: int) -> int:
        """Return the castle on a land, NONE if there is none (CN-435)."""
        if self.builder[land] == NONE:
            return NONE
        kind = self.kind
        return next(unit for unit in self.here[land] if kind[unit] == CASTLE)

    def goal(self) -> tuple[int, int]:
        """Return the points and the treasures that win this game (CN-019 to CN-024)."""
        goal = self.box.cards.goal[self.mode * len(LENGTHS) + self.length]
        return goal.points, goal.treasures

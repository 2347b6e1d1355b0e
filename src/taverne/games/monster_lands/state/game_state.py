"""The table of Monster Lands: clans, Citadel, regions, expeditions and decks, as integers and lists of them.
Where the rules stand is left to the procedures, what a seat may see of it to the view, what cards do to ``effects``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.records import Record, Shared, record
from taverne.engine.state import State

from ..box.catalogue import NONE, PLACE_END, PLACE_START, Catalogue
from ..box.figures import Scenario
from ..box.load import Box

MADHALA: Final = -2
"""Stands in ``who`` or ``slot_by`` where the solo opponent has put a token or a die (ML-242)."""

SETUP: Final = 0
PREPARATION: Final = 1
DEPLOYMENT: Final = 2
ADVENTURE: Final = 3
CLEANUP: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "preparation", "deployment", "adventure", "cleanup", "over")

TUTORIAL: Final = 0
NORMAL: Final = 1
HEROIC: Final = 2
LEGENDARY: Final = 3


@record(frozen=True)
class RolledDie(Record):
    """A die that was rolled for an expedition, and what it shows."""

    colour: int
    value: int


@record(frozen=True)
class AimedDice(Record):
    """Attack dice that an ambush turns from one expedition on another (ML-234)."""

    e: int
    target: int
    n: int


@record(kw_only=True)
class LandsState(State):
    """Everything on the table, in numbers of the catalogue (``cat``); ``NONE`` (-1) is nobody and nothing.

    Settings      ``seats``, ``difficulty``, ``ambush``, ``favour``, ``more_monsters``; in solo ``scenario`` and what it
                  changes (``twist``), in a campaign how many games were played before (``campaign``); else NONE.
    Course        ``phase``, ``turn`` (1 to 6), ``first`` (the first player).
    Per seat      ``glory reputation gold defence potion venom leader`` (a member), ``deeds`` (missions done);
                  lists ``members`` (leader included), ``traps`` (kinds, sorted), ``loot``, ``trophies`` (monsters).
    Pool          ``pool[seat]``: dice by kind; 0 Force, 1 Magic, 2 to 7 Persuasion showing 1 to 6.
    Per member    ``owner`` (seat), ``place`` (expedition), ``wounded`` (0, 1), ``spent`` (talent uses this turn).
    Per equipment ``wearer`` (member), ``gear_spent`` (uses this turn).
    Per region    ``ruler`` (seat), ``manager`` (member), ``exploited`` (0, 1: activated this turn).
    Expeditions   14: 0-1 competitive mission, 2-3 contract, 4-7 region A, 8-11 region B, 12-13 Gates (upper, lower).
                  ``who`` (member or MADHALA), ``dice[colour][e]`` (those on traps included), ``safe`` (of these,
                  how many cannot be stolen), ``shields`` (Defence tokens), ``potions venoms purse`` (on the token),
                  ``laid`` (trap kinds from the top), ``shown`` (how many of them lie face up), ``rolled`` (0, 1),
                  ``faces`` (the dice rolled), ``guarded`` (uses of the advantage this turn).
    Aims          ``aims``: Attack dice that will be turned on others (ML-234).
    Citadel       ``slot_die`` (0 empty, else 1 + kind of die), ``slot_by`` (seat), ``haggled[building]`` (the last
                  Persuasion die there, 0 if none), ``panic[building]`` (0, 1), ``pawned`` (dice at the Pawn Shop).
    Displays      ``tavern`` (members), ``lair`` (trap kinds), ``bazaar`` (equipment), ``spoils`` (loot), NONE if empty.
    Spaces        ``missions`` (2), ``regions`` (2), ``lists`` (2: sides of tiles), ``monsters`` (region A, B, Gates);
                  ``fugitives``: monsters on their way to the Gates (ML-346).
    Supplies      unordered, drawn by chance when needed: ``tavern_deck trap_supply gear_deck loot_deck monster_deck
                  region_deck mission_bag panic_pile list_stock novices``; each ``..._discard`` beside its supply;
                  ``gone``: members out of the game; ``aside``: initial traps nobody took; ``sly_pile``: Madhala's
                  traps (ML-272); those she has laid are NONE until they are turned, and drawn only then.
    """

    box: Shared[Box]
    cat: Shared[Catalogue]
    twist: Shared[Scenario | None]

    seats: int
    difficulty: int
    ambush: bool
    favour: bool
    more_monsters: bool
    scenario: int
    campaign: int

    phase: int = SETUP
    turn: int = 1
    first: int = 0

    glory: list[int]
    reputation: list[int]
    gold: list[int]
    defence: list[int]
    potion: list[int]
    venom: list[int]
    leader: list[int]
    deeds: list[int]
    members: list[list[int]]
    traps: list[list[int]]
    loot: list[list[int]]
    trophies: list[list[int]]
    pool: list[list[int]]

    owner: list[int]
    place: list[int]
    wounded: list[int]
    spent: list[int]
    wearer: list[int]
    gear_spent: list[int]
    ruler: list[int]
    manager: list[int]
    exploited: list[int]

    who: list[int]
    dice: list[list[int]]
    safe: list[list[int]]
    shields: list[int]
    potions: list[int]
    venoms: list[int]
    purse: list[int]
    laid: list[list[int]]
    shown: list[int]
    rolled: list[int]
    faces: list[list[RolledDie]]
    guarded: list[int]
    aims: list[AimedDice] = []

    slot_die: list[int]
    slot_by: list[int]
    haggled: list[int]
    panic: list[int]
    pawned: int = 0

    tavern: list[int]
    lair: list[int]
    bazaar: list[int]
    spoils: list[int]
    missions: list[int]
    regions: list[int]
    lists: list[int]
    monsters: list[int]
    fugitives: list[int] = []

    tavern_deck: list[int]
    tavern_discard: list[int] = []
    novices: list[int]
    gone: list[int]
    trap_supply: list[int]
    trap_discard: list[int] = []
    aside: list[int]
    sly_pile: list[int]
    sly_discard: list[int] = []
    gear_deck: list[int]
    gear_discard: list[int] = []
    loot_deck: list[int]
    loot_discard: list[int] = []
    monster_deck: list[int]
    monster_discard: list[int] = []
    region_deck: list[int]
    region_discard: list[int] = []
    mission_bag: list[int]
    mission_discard: list[int] = []
    panic_pile: list[int]
    list_stock: list[int]

    # Questions that many chapters ask

    def pool_size(self, seat: Seat) -> int:
        return sum(self.pool[seat])

    def dice_on(self, expedition: int) -> list[int]:
        """Return how many dice of each colour lie on an expedition and are not yet rolled."""
        force, magic, persuasion = self.dice
        return [force[expedition], magic[expedition], persuasion[expedition]]

    def clear_dice(self, expedition: int) -> None:
        """Take all dice off an expedition."""
        for dice in (*self.dice, *self.safe):
            dice[expedition] = 0

    def excess_glory(self, seat: Seat) -> int:
        """Glory beyond reputation, never below 0 (ML-071)."""
        return max(0, self.glory[seat] - self.reputation[seat])

    def at_home(self, seat: Seat) -> list[int]:
        """Return the members that are on no expedition, novices included (ML-085, ML-091)."""
        return [member for member in self.members[seat] if self.place[member] == NONE]

    def novice(self, member: int) -> bool:
        return member >= self.cat.hirelings

    def occupied(self, place: int) -> list[int]:
        """Return the expeditions of a place with somebody on them, from left to right."""
        return [e for e in range(PLACE_START[place], PLACE_END[place]) if self.who[e] != NONE]

    def seat_of(self, expedition: int) -> Seat:
        """Return whose mercenary is on an expedition, NONE if nobody's."""
        member = self.who[expedition]
        return self.owner[member] if member >= 0 else NONE

    def manages(self, member: int) -> bool:
        return member in self.manager

    def gear_of(self, member: int) -> list[int]:
        """Return the equipment a member carries."""
        wearer = self.wearer
        if member not in wearer:
            return []
        return [gear for gear in range(len(wearer)) if wearer[gear] == member]

"""The table of Monster Lands: clans, Citadel, regions, expeditions and decks, as integers and lists of them.
Where the rules stand is left to the procedures, what a seat may see of it to the view, what cards do to ``effects``."""

from __future__ import annotations

from typing import Final, Self

from taverne.engine.actions import Seat
from taverne.engine.state import State

from ..box.catalogue import CODES, EXPEDITIONS, NONE, PLACE_END, PLACE_START, Catalogue, catalogue
from ..box.figures import Scenario
from ..box.load import Box
from ..box.vocabulary import COLOURS

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


class LandsState(State):
    """Everything on the table, in numbers of the catalogue (``cat``); ``NONE`` (-1) is nobody and nothing.

    Settings      ``seats``, ``difficulty``, ``ambush``, ``favour``, ``more_monsters``; in solo ``scenario`` and what it
                  changes (``twist``), in a campaign how many games were played before (``campaign``); else NONE.
    Course        ``phase``, ``turn`` (1 to 6), ``first`` (the first player).
    Per seat      ``glory reputation gold defence potion venom leader`` (a member), ``deeds`` (missions done);
                  lists ``members`` (leader included), ``traps`` (kinds, sorted), ``loot``, ``trophies`` (monsters).
    Pool          ``pool[8 * seat + die]``: dice by kind; 0 Force, 1 Magic, 2 to 7 Persuasion showing 1 to 6.
    Per member    ``owner`` (seat), ``place`` (expedition), ``wounded`` (0, 1), ``spent`` (talent uses this turn).
    Per equipment ``wearer`` (member), ``gear_spent`` (uses this turn).
    Per region    ``ruler`` (seat), ``manager`` (member), ``exploited`` (0, 1: activated this turn).
    Expeditions   14: 0-1 competitive mission, 2-3 contract, 4-7 region A, 8-11 region B, 12-13 Gates (upper, lower).
                  ``who`` (member or MADHALA), ``dice[3 * e + colour]`` (those on traps included), ``safe`` (of these,
                  how many cannot be stolen), ``shields`` (Defence tokens), ``potions venoms purse`` (on the token),
                  ``laid`` (trap kinds from the top), ``shown`` (how many of them lie face up), ``rolled`` (0, 1),
                  ``faces`` (8 * colour + value of each die rolled), ``guarded`` (uses of the advantage this turn).
    Aims          ``aims``: in threes, from which expedition at which one, how many Attack dice (ML-234).
    Citadel       ``slot_die`` (0 empty, else 1 + kind of die), ``slot_by`` (seat), ``haggled[building]`` (the last
                  Persuasion die there, 0 if none), ``panic[building]`` (0, 1), ``pawned`` (dice at the Pawn Shop).
    Displays      ``tavern`` (members), ``lair`` (trap kinds), ``bazaar`` (equipment), ``spoils`` (loot), NONE if empty.
    Spaces        ``missions`` (2), ``regions`` (2), ``lists`` (2: 2 * tile + side), ``monsters`` (region A, B, Gates);
                  ``fugitives``: monsters on their way to the Gates (ML-346).
    Supplies      unordered, drawn by chance when needed: ``tavern_deck trap_supply gear_deck loot_deck monster_deck
                  region_deck mission_bag panic_pile list_stock novices``; each ``..._discard`` beside its supply;
                  ``gone``: members out of the game; ``aside``: initial traps nobody took; ``sly_pile``: Madhala's
                  traps (ML-272); those she has laid are NONE until they are turned, and drawn only then.
    """

    __slots__ = (
        "aims",
        "ambush",
        "aside",
        "bazaar",
        "box",
        "campaign",
        "cat",
        "deeds",
        "defence",
        "dice",
        "difficulty",
        "exploited",
        "faces",
        "favour",
        "first",
        "fugitives",
        "gear_deck",
        "gear_discard",
        "gear_spent",
        "glory",
        "gold",
        "gone",
        "guarded",
        "haggled",
        "laid",
        "lair",
        "leader",
        "list_stock",
        "lists",
        "loot",
        "loot_deck",
        "loot_discard",
        "manager",
        "members",
        "mission_bag",
        "mission_discard",
        "missions",
        "monster_deck",
        "monster_discard",
        "monsters",
        "more_monsters",
        "novices",
        "owner",
        "panic",
        "panic_pile",
        "pawned",
        "phase",
        "place",
        "pool",
        "potion",
        "potions",
        "purse",
        "region_deck",
        "region_discard",
        "regions",
        "reputation",
        "rolled",
        "ruler",
        "safe",
        "scenario",
        "seats",
        "shields",
        "shown",
        "slot_by",
        "slot_die",
        "sly_discard",
        "sly_pile",
        "spent",
        "spoils",
        "tavern",
        "tavern_deck",
        "tavern_discard",
        "trap_discard",
        "trap_supply",
        "traps",
        "trophies",
        "turn",
        "twist",
        "venom",
        "venoms",
        "wearer",
        "who",
        "wounded",
    )
    SAVED = tuple(name for name in __slots__ if name not in ("box", "cat", "twist"))

    def __init__(
        self,
        box: Box,
        seed: int,
        seats: int,
        difficulty: int,
        ambush: bool,
        favour: bool,
        more_monsters: bool,
        scenario: int = NONE,
        campaign: int = NONE,
    ) -> None:
        super().__init__(seed)
        self.box = box
        self.cat: Catalogue = catalogue(box)
        self.seats = seats
        self.difficulty = difficulty
        self.twist: Scenario | None = box.cards.scenario[scenario] if scenario != NONE else None
        self.ambush = ambush or (self.twist is not None and self.twist.ambush)
        self.favour = favour
        self.more_monsters = more_monsters
        self.scenario = scenario
        self.campaign = campaign
        self.phase = SETUP
        self.turn = 1
        self.first = 0
        self._clans(box)
        self._board()
        self._supplies(box)

    def _clans(self, box: Box) -> None:
        seats, setup, cat = self.seats, box.cards.setup, self.cat
        self.glory = [setup.glory] * seats
        self.reputation = [0] * seats
        self.gold = [setup.gold] * seats
        self.defence = [0] * seats
        self.potion = [0] * seats
        self.venom = [0] * seats
        self.leader = [NONE] * seats
        self.deeds = [0] * seats
        self.members: list[list[int]] = [[] for _ in range(seats)]
        self.traps: list[list[int]] = [[] for _ in range(seats)]
        self.loot: list[list[int]] = [[] for _ in range(seats)]
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        self.pool = [0] * (CODES * seats)
        self.owner = [NONE] * cat.members
        self.place = [NONE] * cat.members
        self.wounded = [0] * cat.members
        self.spent = [0] * cat.members
        self.wearer = [NONE] * cat.gear
        self.gear_spent = [0] * cat.gear
        self.ruler = [NONE] * len(cat.region_ids)
        self.manager = [NONE] * len(cat.region_ids)
        self.exploited = [0] * len(cat.region_ids)

    def _board(self) -> None:
        cat = self.cat
        self.who = [NONE] * EXPEDITIONS
        self.dice = [0] * (3 * EXPEDITIONS)
        self.safe = [0] * (3 * EXPEDITIONS)
        self.shields = [0] * EXPEDITIONS
        self.potions = [0] * EXPEDITIONS
        self.venoms = [0] * EXPEDITIONS
        self.purse = [0] * EXPEDITIONS
        self.laid: list[list[int]] = [[] for _ in range(EXPEDITIONS)]
        self.shown = [0] * EXPEDITIONS
        self.rolled = [0] * EXPEDITIONS
        self.faces: list[list[int]] = [[] for _ in range(EXPEDITIONS)]
        self.guarded = [0] * EXPEDITIONS
        self.aims: list[int] = []
        self.slot_die = [0] * cat.slots
        self.slot_by = [NONE] * cat.slots
        self.haggled = [0] * len(cat.building_names)
        self.panic = [0] * len(cat.building_names)
        self.pawned = 0
        self.missions = [NONE, NONE]
        self.regions = [NONE, NONE]
        self.lists = [NONE, NONE]
        self.monsters = [NONE, NONE, NONE]
        self.fugitives: list[int] = []

    def _supplies(self, box: Box) -> None:
        cat, cards, setup = self.cat, box.cards, box.cards.setup
        shown = setup.mercenaries_shown_solo if self.seats == 1 else setup.mercenaries_shown
        self.tavern = [NONE] * shown
        self.lair = [NONE] * setup.traps_shown
        self.bazaar = [NONE] * setup.equipment_shown
        self.spoils = [NONE] * setup.loot_shown
        self.tavern_deck = [m for m in cat.hireable if self._fits(m)]
        self.tavern_discard: list[int] = []
        self.novices = list(range(cat.hirelings, cat.members))
        hers = self.twist is not None and self.twist.madhala_traps > 0
        module = self.kinds("reinforced", "ambush") if self.ambush else []
        self.trap_supply = self.kinds("classic") + ([] if hers else module)
        self.sly_pile = module if hers else []
        self.sly_discard: list[int] = []
        self.aside = self.kinds("initial")
        self.trap_discard: list[int] = []
        self.gear_deck = list(range(cat.gear))
        self.gear_discard: list[int] = []
        self.loot_deck = list(range(len(cat.loot_ids)))
        self.loot_discard: list[int] = []
        self.monster_deck = list(range(len(cat.monster_ids)))
        self.monster_discard: list[int] = []
        self.region_deck = list(range(len(cat.region_ids)))
        self.region_discard: list[int] = []
        self.mission_bag = list(range(len(cat.mission_ids)))
        self.mission_discard: list[int] = []
        self.panic_pile = [b for b, token in enumerate(cards.panic) for _ in range(token.copies)]
        self.list_stock = list(range(len(cat.list_ids)))
        self.gone = [m for m in range(cat.hirelings) if cat.is_initial[m] or not self._fits(m)]

    def kinds(self, *categories: str) -> list[int]:
        """Return all traps of some categories, kind by kind."""
        traps = self.box.cards.trap
        return [kind for kind, trap in enumerate(traps) if trap.category in categories for _ in range(trap.copies)]

    def _fits(self, member: int) -> bool:
        """Whether a scenario leaves a mercenary in the deck (ML-265)."""
        colour = self.twist.deck_colour if self.twist is not None else None
        return colour is None or self.cat.member_dice[member][COLOURS.index(colour)] > 0

    def clone(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        other.copy_engine(self)
        other.box = self.box
        other.cat = self.cat
        other.seats = self.seats
        other.difficulty = self.difficulty
        other.ambush = self.ambush
        other.favour = self.favour
        other.more_monsters = self.more_monsters
        other.twist = self.twist
        other.scenario = self.scenario
        other.campaign = self.campaign
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.pawned = self.pawned
        other._copy_clans(self)
        other._copy_board(self)
        other._copy_supplies(self)
        return other

    def _copy_clans(self, source: LandsState) -> None:
        self.glory = source.glory[:]
        self.reputation = source.reputation[:]
        self.gold = source.gold[:]
        self.defence = source.defence[:]
        self.potion = source.potion[:]
        self.venom = source.venom[:]
        self.leader = source.leader[:]
        self.deeds = source.deeds[:]
        self.members = [members[:] for members in source.members]
        self.traps = [traps[:] for traps in source.traps]
        self.loot = [loot[:] for loot in source.loot]
        self.trophies = [trophies[:] for trophies in source.trophies]
        self.pool = source.pool[:]
        self.owner = source.owner[:]
        self.place = source.place[:]
        self.wounded = source.wounded[:]
        self.spent = source.spent[:]
        self.wearer = source.wearer[:]
        self.gear_spent = source.gear_spent[:]
        self.ruler = source.ruler[:]
        self.manager = source.manager[:]
        self.exploited = source.exploited[:]

    def _copy_board(self, source: LandsState) -> None:
        self.who = source.who[:]
        self.dice = source.dice[:]
        self.safe = source.safe[:]
        self.shields = source.shields[:]
        self.potions = source.potions[:]
        self.venoms = source.venoms[:]
        self.purse = source.purse[:]
        self.laid = [laid[:] for laid in source.laid]
        self.shown = source.shown[:]
        self.rolled = source.rolled[:]
        self.faces = [faces[:] for faces in source.faces]
        self.guarded = source.guarded[:]
        self.aims = source.aims[:]
        self.slot_die = source.slot_die[:]
        self.slot_by = source.slot_by[:]
        self.haggled = source.haggled[:]
        self.panic = source.panic[:]
        self.missions = source.missions[:]
        self.regions = source.regions[:]
        self.lists = source.lists[:]
        self.monsters = source.monsters[:]
        self.fugitives = source.fugitives[:]

    def _copy_supplies(self, source: LandsState) -> None:
        self.tavern = source.tavern[:]
        self.lair = source.lair[:]
        self.bazaar = source.bazaar[:]
        self.spoils = source.spoils[:]
        self.tavern_deck = source.tavern_deck[:]
        self.tavern_discard = source.tavern_discard[:]
        self.novices = source.novices[:]
        self.trap_supply = source.trap_supply[:]
        self.trap_discard = source.trap_discard[:]
        self.aside = source.aside[:]
        self.sly_pile = source.sly_pile[:]
        self.sly_discard = source.sly_discard[:]
        self.gear_deck = source.gear_deck[:]
        self.gear_discard = source.gear_discard[:]
        self.loot_deck = source.loot_deck[:]
        self.loot_discard = source.loot_discard[:]
        self.monster_deck = source.monster_deck[:]
        self.monster_discard = source.monster_discard[:]
        self.region_deck = source.region_deck[:]
        self.region_discard = source.region_discard[:]
        self.mission_bag = source.mission_bag[:]
        self.mission_discard = source.mission_discard[:]
        self.panic_pile = source.panic_pile[:]
        self.list_stock = source.list_stock[:]
        self.gone = source.gone[:]

    # Questions that many chapters ask

    def pool_size(self, seat: Seat) -> int:
        return sum(self.pool[CODES * seat : CODES * seat + CODES])

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

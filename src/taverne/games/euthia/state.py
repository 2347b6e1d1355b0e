"""The table of Euthia: the map as it lies, heroes and all they own, decks and offers, the scenario, the combat at hand.
Holds numbers only; rules change them, ``view`` says who may see what."""

from __future__ import annotations

from typing import Final, Self

from taverne.engine.actions import Seat
from taverne.engine.state import State

from .box import Box
from .catalogue import Catalogue, catalogue
from .duel import Duel
from .scenarios import DIFFICULTIES, MODES, SCENARIOS, Scenario
from .tables import NONE
from .terms import ELEMENTS, ENCOUNTERS, GEMS

COMPETITIVE: Final = 0
COOP: Final = 1
SOLO: Final = 2

SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2

LOCKED: Final = -2
"""What lies on a slot that is not yet unlocked; NONE is an empty one."""
SACK_SPOT: Final = -1
"""The spot of a thing that lies in a sack (or in a satchel there)."""

KNOWN: Final = 1
"""The front of a monster deck's top card has been seen by all (EU-209)."""


class Table(State):
    """Everything on the table, in numbers of the catalogue (``cat``); ``NONE`` (-1) is nobody and nothing.

    Settings      ``seats`` (heroes), ``mode``, ``scenario`` (number), ``difficulty``, ``elites`` (0, 1), ``griffin``
                  (0, 1); ``plan`` is the scenario's record.
    Course        ``round`` (1, 2 ...), ``turn`` (whose turn it is), ``first`` (first player), ``phase``, ``won`` (NONE,
                  or without rivals 0 lost, 1 won, of The Hunt up to 3), ``marks``: numbers of the scenario
                  (each scenario says which).
    Map           a space is 4 x its tile + its place.  By tile: ``laid`` (0, 1), ``tile_q``, ``tile_r``; ``order``:
                  tiles as they were laid; ``near[space]``: a tuple of adjacent spaces, () if the tile does not lie.
    Spaces        ``hero_token`` (seat), ``trade_token`` (seat), ``interaction[4 * space + seat]`` (how many),
                  ``emblem`` (how many tokens of the scenario lie there); ``beast``: where the Griffin is; lists of
                  spaces: ``absent`` (the printed monster or elemental is not there), ``spawned`` (another monster is),
                  ``ruined`` (nothing can be done there but fight).
    Stack         ``coming[chapter]``: tiles still to come, unordered, drawn by chance; ``spare[chapter]``: tiles of
                  the box that are in no pile; chapters from 0, the lowest that is not empty comes first.
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
                  lowest first; ``gone[seat]``: hero tiles back in the box; ``weary``: tiles that went back to a
                  reserve engaged (EU-274).
    Things        tiles that heroes own, numbered; a number whose ``holder`` is NONE is used again.  Side by side:
                  ``design`` (tile), ``holder`` (seat), ``spot`` (place in ``slots``, SACK_SPOT in a sack), ``engaged``
                  (0, 1), ``gem1`` and ``gem2`` (0 none, 1 + 2 * kind if active, 2 + 2 * kind if not), ``stored``
                  (essences laid on it, 16 ** element each).
    Decks         unordered, drawn by chance: ``shop[3]``, ``minerals[3]`` (resources), ``treasures[3]``, ``silver``,
                  ``golden``, ``monsters[3]``, ``rewards[3]``, ``combat`` and, beside each, ``..._discard``; ``bottom``:
                  silver and gold cards put under their deck, in order (EU-331); ``potions`` in the supply;
                  ``offer[3]``: the tiles on sale.
    Monsters      ``top[level]``: the card on top of its deck, whose back all see; ``top_seen``: KNOWN if its front too.
    Encounters    ``met[encounter]`` (0, 1), ``quest_pool`` (cards not yet turned), ``quest_left`` (how many of them are
                  in the pile), ``quests_up`` (face up).
    Elites        ``bounty_left[level]``, ``bounty_pool[level]`` (elites), ``bounty`` (the elite turned up, or NONE).
    Reserves      without rivals: ``silver_reserve``, ``gold_reserve``: cards from the top, NONE for one not yet seen
                  (it is still in its deck); ``control_deck``, ``control_discard`` (seats) with rivals.
    Combat        ``duel``: the combat at hand, or None; ``hope``: the Die of Hope.
    """

    __slots__ = (
        "absent",
        "at",
        "beast",
        "bottom",
        "bounties",
        "bounty",
        "bounty_left",
        "bounty_pool",
        "box",
        "captured",
        "cat",
        "choosing",
        "combat",
        "combat_discard",
        "coming",
        "control",
        "control_deck",
        "control_discard",
        "deaths",
        "design",
        "difficulty",
        "duel",
        "dwurt",
        "dwurt_die",
        "elites",
        "emblem",
        "engaged",
        "essences",
        "finished",
        "first",
        "gaar",
        "gem1",
        "gem2",
        "gems",
        "gold",
        "gold_reserve",
        "golden",
        "golden_discard",
        "gone",
        "griffin",
        "hand",
        "health",
        "hero",
        "hero_token",
        "holder",
        "hope",
        "interaction",
        "kept",
        "laid",
        "marks",
        "met",
        "minerals",
        "minerals_discard",
        "mode",
        "monsters",
        "monsters_discard",
        "moves",
        "near",
        "offer",
        "order",
        "phase",
        "pile",
        "plan",
        "portals",
        "potions",
        "quest_left",
        "quest_pool",
        "quests",
        "quests_up",
        "ready",
        "rep",
        "reserve",
        "resources",
        "rewards",
        "round",
        "ruined",
        "scenario",
        "seats",
        "shop",
        "shop_discard",
        "silver",
        "silver_discard",
        "silver_reserve",
        "slots",
        "spare",
        "spawned",
        "spot",
        "stored",
        "tile_q",
        "tile_r",
        "top",
        "top_seen",
        "trade_token",
        "treasures",
        "treasures_discard",
        "trophies",
        "turn",
        "weary",
        "won",
    )
    SAVED = tuple(name for name in __slots__ if name not in ("box", "cat", "plan"))

    def __init__(
        self,
        box: Box,
        seed: int,
        heroes: tuple[int, ...],
        mode: int = COMPETITIVE,
        scenario: int = 0,
        difficulty: int = 0,
        elites: bool = False,
        griffin: bool = False,
        choosing: bool = False,
    ) -> None:
        super().__init__(seed)
        self.box = box
        self.cat: Catalogue = catalogue(box)
        self.seats = len(heroes)
        self.mode = mode
        self.scenario = scenario
        self.plan: Scenario = box.cards.scenario[scenario]
        self.difficulty = difficulty
        self.elites = int(elites or self.plan.elites_always)
        self.griffin = int(griffin)
        self.choosing = int(choosing)
        self.round = 1
        self.turn = 0
        self.first = 0
        self.phase = SETUP
        self.won = NONE
        self.marks: list[int] = []
        self.duel: Duel | None = None
        self.hope = 0
        self._map()
        self._heroes(heroes)
        self._decks()

    def _map(self) -> None:
        tiles = self.cat.map.tiles
        self.laid = [0] * tiles
        self.tile_q = [0] * tiles
        self.tile_r = [0] * tiles
        self.order: list[int] = []
        self.near: list[tuple[int, ...]] = [()] * (4 * tiles)
        self.hero_token = [NONE] * (4 * tiles)
        self.trade_token = [NONE] * (4 * tiles)
        self.interaction = [0] * (16 * tiles)
        self.emblem = [0] * (4 * tiles)
        self.beast = NONE
        self.absent: list[int] = []
        self.spawned: list[int] = []
        self.ruined: list[int] = []
        self.coming: list[list[int]] = [[] for _ in range(5)]
        self.spare: list[list[int]] = [[] for _ in range(5)]

    def _heroes(self, heroes: tuple[int, ...]) -> None:
        cat, seats = self.cat, self.seats
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

    def _decks(self) -> None:
        cat = self.cat
        alone = self.mode != COMPETITIVE
        self.shop = [list(deck) for deck in cat.shop_decks]
        self.shop_discard: list[list[int]] = [[], [], []]
        self.offer: list[list[int]] = [[], [], []]
        self.minerals = [list(deck) for deck in cat.resource_decks]
        self.minerals_discard: list[list[int]] = [[], [], []]
        self.treasures = [list(deck) for deck in cat.treasure_decks]
        self.treasures_discard: list[list[int]] = [[], [], []]
        self.silver = list(cat.silver_deck)
        self.silver_discard: list[int] = []
        self.golden = list(cat.gold_deck_alone if alone else cat.gold_deck)
        self.golden_discard: list[int] = []
        self.bottom: list[list[int]] = [[], []]
        self.monsters = [list(deck) for deck in cat.foes.monster_decks]
        self.monsters_discard: list[list[int]] = [[], [], []]
        self.top = [NONE] * 3
        self.top_seen = [0] * 3
        self.rewards = [list(pile) for pile in cat.reward_piles]
        self.combat = list(range(len(cat.combat_deck))) if alone else []
        self.combat_discard: list[int] = []
        self.potions = cat.potions
        decks = cat.quest_decks_alone if alone else cat.quest_decks
        self.met = [0] * len(ENCOUNTERS)
        self.quest_pool = [list(deck) for deck in decks]
        self.quest_left = [0] * len(ENCOUNTERS)
        self.quests_up: list[list[int]] = [[] for _ in ENCOUNTERS]
        self.bounty_left = [0] * 3
        self.bounty_pool = [list(deck) for deck in cat.foes.elite_decks]
        self.bounty = NONE
        self.silver_reserve: list[int] = []
        self.gold_reserve: list[int] = []
        self.control_deck: list[int] = []
        self.control_discard: list[int] = []

    def clone(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        other.copy_engine(self)
        other.box = self.box
        other.cat = self.cat
        other.seats = self.seats
        other.mode = self.mode
        other.scenario = self.scenario
        other.plan = self.plan
        other.difficulty = self.difficulty
        other.elites = self.elites
        other.griffin = self.griffin
        other.choosing = self.choosing
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.phase = self.phase
        other.won = self.won
        other.marks = self.marks[:]
        other.duel = self.duel.clone() if self.duel is not None else None
        other.hope = self.hope
        other._copy_map(self)
        other._copy_heroes(self)
        other._copy_boards(self)
        other._copy_decks(self)
        return other

    def _copy_map(self, source: Table) -> None:
        self.laid = source.laid[:]
        self.tile_q = source.tile_q[:]
        self.tile_r = source.tile_r[:]
        self.order = source.order[:]
        self.near = source.near[:]
        self.hero_token = source.hero_token[:]
        self.trade_token = source.trade_token[:]
        self.interaction = source.interaction[:]
        self.emblem = source.emblem[:]
        self.beast = source.beast
        self.absent = source.absent[:]
        self.spawned = source.spawned[:]
        self.ruined = source.ruined[:]
        self.coming = [tiles[:] for tiles in source.coming]
        self.spare = [tiles[:] for tiles in source.spare]

    def _copy_heroes(self, source: Table) -> None:
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

    def _copy_boards(self, source: Table) -> None:
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

    def _copy_decks(self, source: Table) -> None:
        self.shop = [deck[:] for deck in source.shop]
        self.shop_discard = [deck[:] for deck in source.shop_discard]
        self.offer = [offer[:] for offer in source.offer]
        self.minerals = [deck[:] for deck in source.minerals]
        self.minerals_discard = [deck[:] for deck in source.minerals_discard]
        self.treasures = [deck[:] for deck in source.treasures]
        self.treasures_discard = [deck[:] for deck in source.treasures_discard]
        self.silver = source.silver[:]
        self.silver_discard = source.silver_discard[:]
        self.golden = source.golden[:]
        self.golden_discard = source.golden_discard[:]
        self.bottom = [cards[:] for cards in source.bottom]
        self.monsters = [deck[:] for deck in source.monsters]
        self.monsters_discard = [deck[:] for deck in source.monsters_discard]
        self.top = source.top[:]
        self.top_seen = source.top_seen[:]
        self.rewards = [pile[:] for pile in source.rewards]
        self.combat = source.combat[:]
        self.combat_discard = source.combat_discard[:]
        self.potions = source.potions
        self.met = source.met[:]
        self.quest_pool = [pool[:] for pool in source.quest_pool]
        self.quest_left = source.quest_left[:]
        self.quests_up = [cards[:] for cards in source.quests_up]
        self.bounty_left = source.bounty_left[:]
        self.bounty_pool = [pool[:] for pool in source.bounty_pool]
        self.bounty = source.bounty
        self.silver_reserve = source.silver_reserve[:]
        self.gold_reserve = source.gold_reserve[:]
        self.control_deck = source.control_deck[:]
        self.control_discard = source.control_discard[:]

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

    # Questions that many chapters ask

    def rivals(self) -> bool:
        """Do heroes play against each other?"""
        return self.mode == COMPETITIVE

    def tokens_on(self, space: int) -> bool:
        """Does a hero, trade or interaction token lie on a space (EU-089)?"""
        if self.hero_token[space] != NONE or self.trade_token[space] != NONE:
            return True
        return any(self.interaction[4 * space : 4 * space + 4])

    def freed(self, space: int) -> bool:
        """Has a space no monster, or none any more (EU-092, EUS-083, EUS-101)?"""
        if space in self.spawned:
            return False
        return not self.cat.map.monster[space] or self.tokens_on(space) or space in self.absent

    def mode_word(self) -> str:
        return MODES[self.mode]

    def scenario_word(self) -> str:
        return SCENARIOS[self.scenario]

    def figure(self, name: str) -> int:
        """Return a figure of the scenario at the difficulty played."""
        return self.plan.value(name, DIFFICULTIES[self.difficulty])

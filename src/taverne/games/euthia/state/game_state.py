"""The table of Euthia: on the map (``land``) and the heroes (``party``) decks, offers, the course, the combat at hand.
Holds numbers only; rules change them, ``view`` says who may see what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from ..box.catalogue import Catalogue
from ..box.integer_tables import NONE
from ..box.load import Box
from ..box.scenarios import DIFFICULTIES, MODES, SCENARIOS, Scenario
from ..box.terms import ENCOUNTERS
from .duel import Duel
from .hero_state import LOCKED, SACK_SPOT, Party
from .map_state import Land

if TYPE_CHECKING:
    from ..rules.scenarios.base import Story

COMPETITIVE: Final = 0
COOP: Final = 1
SOLO: Final = 2

SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2

KNOWN: Final = 1
"""The front of a monster deck's top card has been seen by all (EU-209)."""


class EuthiaState(Party):
    """Everything on the table, in numbers of the catalogue (``cat``); ``NONE`` (-1) is nobody and nothing.

    Settings      ``seats`` (heroes), ``mode``, ``scenario`` (number), ``difficulty``, ``elites`` (0, 1), ``griffin``
                  (0, 1); ``plan`` is the scenario's record, ``story`` its rules.
    Course        ``round`` (1, 2 ...), ``turn`` (whose turn it is), ``first`` (first player), ``phase``, ``won`` (NONE,
                  or without rivals 0 lost, 1 won, of The Hunt up to 3), ``marks``: numbers of the scenario
                  (each scenario says which).
    Decks         unordered, drawn by chance: ``shop[3]``, ``minerals[3]`` (resources), ``treasures[3]``, ``silver``,
                  ``golden``, ``monsters[3]``, ``rewards[3]``, ``fight`` and, beside each, ``..._discard``; ``bottom``:
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
        "bottom",
        "bounty",
        "bounty_left",
        "bounty_pool",
        "box",
        "choosing",
        "combat",
        "combat_discard",
        "control_deck",
        "control_discard",
        "difficulty",
        "duel",
        "elites",
        "first",
        "gold_reserve",
        "golden",
        "golden_discard",
        "griffin",
        "hope",
        "marks",
        "met",
        "minerals",
        "minerals_discard",
        "mode",
        "monsters",
        "monsters_discard",
        "offer",
        "phase",
        "plan",
        "potions",
        "quest_left",
        "quest_pool",
        "quests_up",
        "rewards",
        "round",
        "scenario",
        "seats",
        "shop",
        "shop_discard",
        "silver",
        "silver_discard",
        "silver_reserve",
        "story",
        "top",
        "top_seen",
        "treasures",
        "treasures_discard",
        "turn",
        "won",
    )
    SAVED = tuple(
        name
        for name in sorted((*Land.__slots__, *Party.__slots__, *__slots__))
        if name not in ("box", "cat", "plan", "story")
    )

    def __init__(
        self,
        cat: Catalogue,
        story: Story,
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
        self.box: Box = cat.box
        self.cat = cat
        self.story = story
        self.seats = len(heroes)
        self.mode = mode
        self.scenario = scenario
        self.plan: Scenario = cat.cards.scenario[scenario]
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
        self._new_land()
        self._new_party(heroes)
        self._decks()

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
        other.story = self.story
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
        other._copy_land(self)
        other._copy_party(self)
        other._copy_boards(self)
        other._copy_decks(self)
        return other

    def _copy_decks(self, source: EuthiaState) -> None:
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

    # Questions that many chapters ask

    def rivals(self) -> bool:
        """Do heroes play against each other?"""
        return self.mode == COMPETITIVE

    def mode_word(self) -> str:
        return MODES[self.mode]

    def scenario_word(self) -> str:
        return SCENARIOS[self.scenario]

    def figure(self, name: str) -> int:
        """Return a figure of the scenario at the difficulty played."""
        return self.plan.value(name, DIFFICULTIES[self.difficulty])


__all__ = [
    "COMPETITIVE",
    "COOP",
    "KNOWN",
    "LOCKED",
    "OVER",
    "PLAY",
    "SACK_SPOT",
    "SETUP",
    "SOLO",
    "EuthiaState",
]

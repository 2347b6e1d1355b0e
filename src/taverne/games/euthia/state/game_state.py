"""The table of Euthia: on ``map_state`` and ``hero_state`` decks, offers, the course, the combat at hand.
Holds numbers only; rules change them, ``view`` says who may see what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.engine.records import Shared, record

from ..box.integer_tables import NONE
from ..box.load import Box
from ..box.scenarios import DIFFICULTIES, Scenario
from ..box.terms import ENCOUNTERS
from .duel import Duel
from .hero_state import LOCKED, SACK_SPOT, HeroState
from .tales import Tale

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


@record(kw_only=True)
class EuthiaState(HeroState):
    """Everything on the table, in numbers of the catalogue (``cat``); ``NONE`` (-1) is nobody and nothing.

    Settings      ``seats`` (heroes), ``mode``, ``scenario`` (number), ``difficulty``, ``elites`` (0, 1), ``griffin``
                  (0, 1); ``plan`` is the scenario's record, ``story`` its rules.
    Course        ``round`` (1, 2 ...), ``turn`` (whose turn it is), ``first`` (first player), ``phase``, ``won`` (NONE,
                  or without rivals 0 lost, 1 won, of The Hunt up to 3), ``tale``: what the scenario
                  remembers, or None (``tales``).
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

    box: Shared[Box]
    plan: Shared[Scenario]
    story: Shared[Story]

    seats: int
    mode: int = COMPETITIVE
    scenario: int = 0
    difficulty: int = 0
    elites: int = 0
    griffin: int = 0
    choosing: int = 0

    round: int = 1
    turn: int = 0
    first: int = 0
    phase: int = SETUP
    won: int = NONE
    tale: Tale | None = None
    duel: Duel | None = None
    hope: int = 0

    shop: list[list[int]] = []
    shop_discard: list[list[int]] = [[], [], []]
    offer: list[list[int]] = [[], [], []]
    minerals: list[list[int]] = []
    minerals_discard: list[list[int]] = [[], [], []]
    treasures: list[list[int]] = []
    treasures_discard: list[list[int]] = [[], [], []]
    silver: list[int] = []
    silver_discard: list[int] = []
    golden: list[int] = []
    golden_discard: list[int] = []
    bottom: list[list[int]] = [[], []]
    monsters: list[list[int]] = []
    monsters_discard: list[list[int]] = [[], [], []]
    top: list[int] = [NONE, NONE, NONE]
    top_seen: list[int] = [0, 0, 0]
    rewards: list[list[int]] = []
    combat: list[int] = []
    combat_discard: list[int] = []
    potions: int = 0

    met: list[int] = []
    quest_pool: list[list[int]] = []
    quest_left: list[int] = []
    quests_up: list[list[int]] = []
    bounty_left: list[int] = [0, 0, 0]
    bounty_pool: list[list[int]] = []
    bounty: int = NONE
    silver_reserve: list[int] = []
    gold_reserve: list[int] = []
    control_deck: list[int] = []
    control_discard: list[int] = []

    def fill_decks(self) -> None:
        """Put every deck on the table as it comes out of the box."""
        cat = self.cat
        alone = self.mode != COMPETITIVE
        self.shop = [list(deck) for deck in cat.shop_decks]
        self.minerals = [list(deck) for deck in cat.resource_decks]
        self.treasures = [list(deck) for deck in cat.treasure_decks]
        self.silver = list(cat.silver_deck)
        self.golden = list(cat.gold_deck_alone if alone else cat.gold_deck)
        self.monsters = [list(deck) for deck in cat.foes.monster_decks]
        self.rewards = [list(pile) for pile in cat.reward_piles]
        self.combat = list(range(len(cat.combat_deck))) if alone else []
        self.potions = cat.potions
        self.met = [0] * len(ENCOUNTERS)
        self.quest_pool = [list(deck) for deck in (cat.quest_decks_alone if alone else cat.quest_decks)]
        self.quest_left = [0] * len(ENCOUNTERS)
        self.quests_up = [[] for _ in ENCOUNTERS]
        self.bounty_pool = [list(deck) for deck in cat.foes.elite_decks]

    # Questions that many chapters ask

    def rivals(self) -> bool:
        """Do heroes play against each other?"""
        return self.mode == COMPETITIVE

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

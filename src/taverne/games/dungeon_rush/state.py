"""The table of Dungeon Rush: heroes, monsters, claims, gains, as integers and lists of them.

Where the rules stand is left to the procedures; what a seat may see of it, to the view.
"""

from __future__ import annotations

from typing import Final, Self

from taverne.engine.actions import Seat
from taverne.engine.frames import register
from taverne.engine.state import State
from taverne.games.dungeon_rush.box import Box

LEFT: Final = 0
RIGHT: Final = 1
HANDS: Final = ("left", "right")
NONE: Final = -1

ARRIVAL: Final = 0
FAIR: Final = 1
SNAKE: Final = 2
SECRET: Final = 3
MODES: Final = ("arrival", "fair", "snake", "secret")

DRAFT: Final = 0
SIDES: Final = 1
READY: Final = 2
COUNTDOWN: Final = 3
ATTACK: Final = 4
GAINS: Final = 5
FINAL: Final = 6
OVER: Final = 7
PHASES: Final = ("draft", "sides", "ready", "countdown", "attack", "gains", "final", "over")

DECLINED: Final = 0
LORD: Final = 1
DRAGON: Final = 2
TARGETS: Final = ("none", "lord", "dragon")

FACE_UP: Final = -1
"""Where a won card lies that is under no hero."""


class Claim:
    """A first or further claim in fair mode, until its window closes: when it counts, whose, on what (DR-134)."""

    __slots__ = ("effective", "hand", "seat", "slot")

    def __init__(self, slot: int, effective: int, seat: Seat, hand: int) -> None:
        self.slot = slot
        self.effective = effective
        self.seat = seat
        self.hand = hand

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Claim):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


register(Claim)


class Table(State):
    """Everything on the table.  Per hero: index ``2 * seat + hand``; per skill: ``8 * seat + 4 * hand + skill``.

    ``cards`` holds per seat the won cards in threes: monster, hand it lies under (or face up), skill.
    """

    __slots__ = (
        "box",
        "cards",
        "choices",
        "claims",
        "closing",
        "coins",
        "discard",
        "dragon",
        "failed",
        "finished",
        "first",
        "heroes",
        "holder",
        "limits",
        "locked",
        "lord",
        "mode",
        "neutral",
        "per_round",
        "phase",
        "piles",
        "pool",
        "round",
        "seats",
        "skills",
        "slots",
        "target",
        "timer",
    )
    SAVED = tuple(name for name in __slots__ if name != "box")

    def __init__(self, box: Box, seed: int, seats: int, mode: int, timer: int, limits: bool, neutral: int) -> None:
        super().__init__(seed)
        self.box = box
        self.seats = seats
        self.mode = mode
        self.timer = timer
        self.limits = limits
        self.neutral = neutral
        self.phase = DRAFT
        self.round = 0
        self.first = 0
        self.lord = NONE
        self.dragon = NONE
        self.per_round = 4 if seats == 1 else box.constants.cards_per_player_per_round * seats
        self.pool = list(range(len(box.hero_ids)))
        self.heroes = [NONE] * (2 * seats)
        self.skills = [0] * (8 * seats)
        self.coins = [0] * seats
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.failed: list[list[int]] = [[] for _ in range(seats)]
        self.piles = [[m for m, at in enumerate(box.monster_level) if at == level] for level in (1, 2, 3)]
        self.discard: list[int] = []
        self.slots: list[int] = []
        self.holder: list[int] = []
        self.target = [NONE] * (2 * seats)
        self.finished = [False] * seats
        self.locked = [0] * (2 * seats)
        self.claims: list[Claim] = []
        self.closing = False
        self.choices = [NONE] * seats

    def clone(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        other.copy_engine(self)
        other.box = self.box
        other.seats = self.seats
        other.mode = self.mode
        other.timer = self.timer
        other.limits = self.limits
        other.neutral = self.neutral
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.lord = self.lord
        other.dragon = self.dragon
        other.per_round = self.per_round
        other.pool = self.pool[:]
        other.heroes = self.heroes[:]
        other.skills = self.skills[:]
        other.coins = self.coins[:]
        other.cards = [cards[:] for cards in self.cards]
        other.failed = [failed[:] for failed in self.failed]
        other.piles = [pile[:] for pile in self.piles]
        other.discard = self.discard[:]
        other.slots = self.slots[:]
        other.holder = self.holder[:]
        other.target = self.target[:]
        other.finished = self.finished[:]
        other.locked = self.locked[:]
        other.claims = self.claims[:]
        other.closing = self.closing
        other.choices = self.choices[:]
        return other

    @property
    def level(self) -> int:
        """The dungeon level of the current round, 1 to 3 (DR-033)."""
        return (max(self.round, 1) - 1) // self.box.constants.rounds_per_level + 1

    @property
    def real_time(self) -> bool:
        return self.mode <= FAIR

    def round_first(self) -> Seat:
        """The first seat of the current round: it rotates by one each round (DR-136, DR-161)."""
        return (self.first + max(self.round, 1) - 1) % self.seats

    def priority(self, seat: Seat) -> int:
        """A seat's rank in the list that decides equal times and clashes; 0 goes first (DR-136)."""
        return (seat - self.round_first()) % self.seats

    def used(self, seat: Seat, hand: int) -> bool:
        """Whether the hero is committed this round, if only provisionally."""
        if self.target[2 * seat + hand] != NONE:
            return True
        return any(claim.seat == seat and claim.hand == hand for claim in self.claims)


def beats(skills: list[int], start: int, both: bool, defence: tuple[int, int, int, int]) -> bool:
    """Whether the four skills from ``start``, of one hero or (``both``) of two side by side, reach every defence.

    Each skill must be reached separately; surplus in one never pays for another (DR-066, DR-068, DR-069).
    """
    if both:
        return (
            skills[start] + skills[start + 4] >= defence[0]
            and skills[start + 1] + skills[start + 5] >= defence[1]
            and skills[start + 2] + skills[start + 6] >= defence[2]
            and skills[start + 3] + skills[start + 7] >= defence[3]
        )
    return (
        skills[start] >= defence[0]
        and skills[start + 1] >= defence[1]
        and skills[start + 2] >= defence[2]
        and skills[start + 3] >= defence[3]
    )

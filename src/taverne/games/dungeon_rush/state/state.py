"""The state of Dungeon Rush: heroes, monsters, claims, gains, as numbers, lists of them and small records.

Where the rules stand is left to the procedures; what a seat may see of it, to the view.
"""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.records import Shared, record
from taverne.engine.state import State

from ..box import Box
from .records import Claim, WonCard
from .terms import DRAFT, FAIR, NONE


@record(kw_only=True)
class DungeonState(State):
    """Everything on the table.  Per hero: index ``2 * seat + hand``; per skill: ``8 * seat + 4 * hand + skill``."""

    box: Shared[Box]

    # How it is played: the neutral seat is NONE if there is none, ``per_round`` how many monsters a round reveals.
    seats: int
    mode: int
    timer: int
    limits: bool
    neutral: int
    per_round: int

    # The course of play
    phase: int = DRAFT
    round: int = 0
    first: Seat = 0
    lord: int = NONE
    dragon: int = NONE

    # What players have: heroes and their skills, coins, won cards, monsters they failed against
    pool: list[int]
    heroes: list[int]
    skills: list[int]
    coins: list[int]
    cards: list[list[WonCard]]
    failed: list[list[int]]

    # The monsters: one pile a level, those left unbeaten, those revealed and who attacks them
    piles: list[list[int]]
    discard: list[int] = []
    slots: list[int] = []
    holder: list[int] = []

    # The attack: the slot each hero is sent to, who is done, heroes locked by a false start, claims not yet settled
    target: list[int]
    finished: list[bool]
    locked: list[int]
    claims: list[Claim] = []
    closing: bool = False

    # Whom each seat takes on in the final fight
    choices: list[int]

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


def laid_out(box: Box, seats: int, mode: int, timer: int, limits: bool, neutral: int) -> DungeonState:
    """Return the table before the first step: nothing drawn, all heroes in the pool (DR-019 to DR-023)."""
    return DungeonState(
        box=box,
        seats=seats,
        mode=mode,
        timer=timer,
        limits=limits,
        neutral=neutral,
        per_round=4 if seats == 1 else box.constants.cards_per_player_per_round * seats,
        pool=list(range(len(box.hero_ids))),
        heroes=[NONE] * (2 * seats),
        skills=[0] * (8 * seats),
        coins=[0] * seats,
        cards=[[] for _ in range(seats)],
        failed=[[] for _ in range(seats)],
        piles=[[m for m, at in enumerate(box.monster_level) if at == level] for level in (1, 2, 3)],
        target=[NONE] * (2 * seats),
        finished=[False] * seats,
        locked=[0] * (2 * seats),
        choices=[NONE] * seats,
    )


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

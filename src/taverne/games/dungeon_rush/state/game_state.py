"""The state of Dungeon Rush: heroes, monsters, claims, gains, as numbers, lists of them and small records.

Where the rules stand is left to the procedures; what a seat may see of it, to the view.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.records import Shared, record
from taverne.engine.state import State

from ..box.cards import Skills4
from ..box.load import Box
from .records import Claim, WonCard
from .terms import DRAFT, FAIR, LEFT, NONE, RIGHT

NO_SKILLS: Final[Skills4] = (0, 0, 0, 0)


def hero_at(seat: Seat, hand: int) -> int:
    """Return the number on the table of the left or the right hero of a seat."""
    return 2 * seat + hand


def seat_and_hand(hero: int) -> tuple[Seat, int]:
    """Return whose hero has a number on the table, and on which side: the other way round."""
    return hero // 2, hero % 2


@record(kw_only=True)
class DungeonState(State):
    """Everything on the table.  Heroes on the table are numbered, left before right, seat by seat: ``hero_at``."""

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
    skills: list[Skills4]
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

    def heroes_of(self, seat: Seat) -> list[int]:
        """The two heroes of a seat, left and right; NONE for one not yet drafted."""
        left = hero_at(seat, LEFT)
        return self.heroes[left : left + 2]

    def pair(self, seat: Seat) -> tuple[Skills4, Skills4]:
        """The skills of the two heroes of a seat."""
        left = hero_at(seat, LEFT)
        return self.skills[left], self.skills[left + 1]

    def used(self, seat: Seat, hand: int) -> bool:
        """Whether the hero is committed this round, if only provisionally."""
        if self.target[hero_at(seat, hand)] != NONE:
            return True
        return any(claim.seat == seat and claim.hand == hand for claim in self.claims)

    def free_hands(self, seat: Seat) -> list[int]:
        """The hands of a seat whose heroes are not committed this round, not even provisionally."""
        left, target = hero_at(seat, LEFT), self.target
        free = [hand for hand in (LEFT, RIGHT) if target[left + hand] == NONE]
        if self.claims:
            return [hand for hand in free if not self.used(seat, hand)]
        return free


def beats(skills: Skills4, defence: Skills4) -> bool:
    """Whether the skills of one hero reach every defence.

    Each skill must be reached separately; surplus in one never pays for another (DR-066, DR-068, DR-069).
    """
    return skills[0] >= defence[0] and skills[1] >= defence[1] and skills[2] >= defence[2] and skills[3] >= defence[3]


def both_beat(left: Skills4, right: Skills4, defence: Skills4) -> bool:
    """Whether the skills of two heroes, added up one by one, reach every defence (DR-066, DR-068, DR-069)."""
    return (
        left[0] + right[0] >= defence[0]
        and left[1] + right[1] >= defence[1]
        and left[2] + right[2] >= defence[2]
        and left[3] + right[3] >= defence[3]
    )


def raised(skills: Skills4, skill: int, n: int) -> Skills4:
    """Return the skills of a hero with ``n`` more points of one (DR-081)."""
    grown = list(skills)
    grown[skill] += n
    return grown[0], grown[1], grown[2], grown[3]

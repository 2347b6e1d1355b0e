"""Forces and the ways a battle between them may end, as records.
Holds types only; ``battle_odds`` reckons, ``forecast`` takes forces from a state."""

from __future__ import annotations

from msgspec import Struct


class Fighter(Struct, frozen=True):
    """One target that may roll dice: a unit, or one die of a guardian.

    ``on`` is what a die must show, ``double`` what makes it two hits (0: nothing does).  ``rank`` says who is lost
    first (lowest), ``last_rank`` who takes the second hit first.  ``durable`` stands a hit; a ``castle`` stands it too
    but rolls no more (CN-205, CN-209).  ``ship`` is the place of the Warship that carries it: it goes down with it.
    ``need`` raises the number that ``hero`` dice of the other side must show while it stands (CN-252); ``shield`` takes
    First Strike from ``mage`` fighters of the other side (CN-578).
    """

    dice: tuple[int, ...]
    on: int = 6
    double: int = 0
    first: bool = False
    durable: bool = False
    castle: bool = False
    ship: int = -1
    rank: int = 0
    last_rank: int = 0
    need: int = 0
    hero: bool = False
    mage: bool = False
    shield: bool = False
    once: int = 0
    """The bit of a re-roll of one missed die that it may share, once in the battle; 0 for none."""
    last: int = 0
    """The sides of the die that it rolls at once when it is destroyed (CN-583); 0 for none."""


class Force(Struct, frozen=True):
    """One side of a battle; ``cancel`` so many hits of round 1, ``start`` hits it takes before it (CN-480, CN-569).

    ``ointment`` cancels the first hit that it takes at all, before round 1 too (CN-572).
    """

    fighters: tuple[Fighter, ...]
    cancel: int = 0
    start: int = 0
    again: int = 0
    """Bits of once-a-battle re-rolls still to be had (see ``Fighter.once``)."""
    ointment: bool = False


class Ending(Struct, frozen=True):
    """One way a battle may end: which fighters of either side still stand, and its chance."""

    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    chance: float


class Odds(Struct, frozen=True):
    """How a battle may end: the attacker wins, the defender does (also if nobody is left), or it is broken off."""

    win: float
    lose: float
    broken: float
    endings: tuple[Ending, ...]

    def survivors(self, attacker: bool) -> tuple[float, ...]:
        """Return for each fighter of a side the chance that it still stands."""
        sides = [(ending.attackers if attacker else ending.defenders, ending.chance) for ending in self.endings]
        most = max((max(side, default=-1) for side, _ in sides), default=-1)
        return tuple(sum(chance for side, chance in sides if place in side) for place in range(most + 1))

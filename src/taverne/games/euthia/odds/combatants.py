"""A combat as its odds see it: both sides, their attacks and pieces, and how it may end. Plain numbers only.
Made of a table in ``forecast`` and ``mid_combat``; reckoned in ``odds``."""

from __future__ import annotations

from typing import Final, NamedTuple

from .card_play import Rival
from .reserves import Cards
from .rolls import HOUSE, House

ROUNDS: Final = 60
"""A combat that lasts longer counts as open."""

START: Final = 0
ROLL: Final = 1
STRIKE: Final = 2
"""Where a reckoning begins: before the initiative attack, at the monster's roll, at the hero's."""


class Gain(NamedTuple):
    """What an attack of the hero brings besides damage; from ``rabbit`` on for the monster's next attack."""

    heal: int = 0
    guard: int = 0
    gaar: int = 0
    drained: int = 0
    """Gaar that the monster loses."""
    chaos: int = 0
    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    stun: int = 0


NO_GAIN: Final = Gain()


class Blow(NamedTuple):
    """An attack of the hero: plain damage and band by strength, the strength of its best band, what it adds and brings.

    ``more`` counts only with plain damage, ``less`` in any case (EU-193, EU-194)."""

    damage: tuple[int, ...]
    top: int
    more: int = 0
    less: int = 0
    clover: int = 0
    band: tuple[int, ...] = ()
    gains: tuple[Gain, ...] = ()
    opening: Gain = NO_GAIN
    plain: int = 0


class Cover(NamedTuple):
    """What a piece used before the monster's roll does."""

    guard: int = 0
    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    clover: int = 0


class Ward(NamedTuple):
    """What a shield or a piece used after the monster's roll does: its strength, wounds, the hero's next roll."""

    rabbit: int = 0
    wounds: int = 0
    clover: int = 0


class Mark(NamedTuple):
    """What a band of the monster does besides wounds."""

    clover: int = 0
    regenerate: int = 0
    silver: int = 0
    gold: int = 0
    death: int = 0


NO_MARK: Final = Mark()


class Hero(NamedTuple):
    """The hero's side as it stands. ``attacks`` in their order, then always the ``weapon``; ``clover`` is on all rolls.

    ``heals`` are (health missing from which it is used, how much it heals); ``tokens`` are Gaar, for Skoldur Dwurt.
    """

    health: int
    most: int
    tokens: int = 0
    skoldur: bool = False
    hope: int = 0
    guard: int = 0
    clover: int = 0
    air: bool = False
    swift: Blow | None = None
    attacks: tuple[Blow, ...] = ()
    weapon: Blow | None = None
    clovers: tuple[int, ...] = ()
    heals: tuple[tuple[int, int], ...] = ()
    covers: tuple[Cover, ...] = ()
    wards: tuple[Ward, ...] = ()
    shield: Ward = Ward()


class Foe(NamedTuple):
    """The monster's side: wounds and band by strength; ``rabbit``, ``dice``, ``more`` and ``less`` for the combat."""

    health: int
    damage: int
    wounds: tuple[int, ...]
    band: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    gaar: int = 0
    dice: int = 0
    rabbit: int = 0
    more: int = 0
    less: int = 0
    air: bool = False


class Fight(NamedTuple):
    """A combat: both sides, the monster's cards, what is still to come of the attack at hand, the last round."""

    hero: Hero
    foe: Foe
    cards: Cards = Rival()
    rounds: int = ROUNDS
    worn: int = ROUNDS
    """After so many rounds the hero is worn out and falls."""
    start: int = START
    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    stun: int = 0
    clover: int = 0
    damage_less: int = 0
    house: House = HOUSE
    pack: tuple[tuple[int, int, int, int], ...] = ()
    """All combat cards, which are shuffled when those left are used up; none said are those left."""


class Odds(NamedTuple):
    """The chances: victory, death, neither (a truce); ``left`` is by health at the end, 0 being death."""

    win: float
    die: float
    open: float
    left: tuple[float, ...]
    health: int
    """What the hero had before."""
    about: float = 0.0
    """By how much the chances may be off; 0 if they are exact, to three in ten thousand."""

    @property
    def wounds(self) -> float:
        """Health lost on average; who dies loses all he had."""
        return self.health - sum([n * chance for n, chance in enumerate(self.left)])

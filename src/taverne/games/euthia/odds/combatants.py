"""A combat as its odds see it: both sides, their attacks and pieces, and how it may end. Plain numbers only.
Made of a table in ``forecast`` and ``mid_combat``; reckoned in ``best_play`` and ``fixed_play``."""

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
DICE: Final = 3
ROLLED: Final = 4
"""Where a reckoning begins: before the initiative attack, at the monster's roll, at the hero's, and with the dice of
the monster or of the hero on the table."""

FIRST: Final = 0
ANSWER: Final = 1
LAST: Final = 2
FINAL: Final = 3
"""Who is to move in the duel over the monster's dice: its player or the hero; the other has just passed, or not."""


class Ahead(NamedTuple):
    """What waits for the monster's next attack, and in ``clover`` and ``less`` for the hero's."""

    rabbit: int = 0
    dice: int = 0
    wounds: int = 0
    stun: int = 0
    clover: int = 0
    less: int = 0


class AttackGain(NamedTuple):
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


NO_GAIN: Final = AttackGain()


class Blow(NamedTuple):
    """An attack of the hero: plain damage and band by strength, the strength of its best band, what it adds and brings.

    ``more`` counts only with plain damage, ``less`` in any case (EU-193, EU-194)."""

    damage: tuple[int, ...]
    top: int
    more: int = 0
    less: int = 0
    clover: int = 0
    band: tuple[int, ...] = ()
    gains: tuple[AttackGain, ...] = ()
    opening: AttackGain = NO_GAIN
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


class HeroSide(NamedTuple):
    """The hero's side as it stands. ``attacks`` in their order, then always the ``weapon``; ``clover`` is on all rolls.

    ``heals`` are (health missing from which ``policy`` uses it, how much it heals); ``tokens`` are Gaar, for Skoldur
    Dwurt.
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

    hero: HeroSide
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
    immune: bool = False
    """Tokens of the hero do nothing to the monster's dice (EU-321)."""
    lying: tuple[int, ...] = ()
    """The dice on the table, if any lie there."""
    turn: int = FIRST
    change: int = 0
    """What is added to the hero's dice on the table."""
    pack: tuple[tuple[int, int, int, int], ...] = ()
    """All combat cards, which are shuffled when those left are used up; none said are those left."""


class Odds(NamedTuple):
    """The chances: victory, death, neither (a truce); and what the hero has left at the end on average."""

    win: float
    die: float
    open: float
    left: float
    """Health; none for who dies."""
    gaar: float
    """Gaar (for Skoldur Dwurt too) of a hero who wins."""
    health: int
    """What the hero had before."""
    about: float = 0.0
    """By how much the chances may be off; 0 only where all is decided."""

    @property
    def wounds(self) -> float:
        """Health lost on average; who dies loses all he had."""
        return self.health - self.left

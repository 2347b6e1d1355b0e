"""The view of Conquest of Nerath as records: what a seat is sent of spaces, realms, the battle and the order at hand.
Holds types only; ``table`` fills them."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat

from ..box.catalogue import NONE


class UnitView(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many equal units: ``left`` is the movement each has left in this phase, ``aim`` where it is declared to land.

    ``unit`` is the number of one of them; ``ship`` that of the Warship that carries it.
    """

    unit: int
    kind: str
    realm: str
    n: int = 1
    left: int = 0
    ship: int = NONE
    attacking: bool = False
    hit: bool = False
    aim: str = ""


class SpaceView(msgspec.Struct, frozen=True):
    """A space: who holds it ("" at sea and at entrances), and who stands there."""

    id: str
    holder: str
    units: tuple[UnitView, ...]
    tokens: tuple[str, ...] = ()
    """The guardians of an entrance, "" for one that the viewer has not seen."""
    open: int = 0
    """How many of the tokens lie face up."""
    won: bool = False
    """Did it change hands in this turn?"""


class RealmView(msgspec.Struct, frozen=True):
    """A realm; ``hand`` and ``chest`` name the viewer's own cards only, the counts are public (CN-053).

    ``laid_points``: how many of its points its treasures in play have scored; it has conquered the others.
    """

    id: str
    seat: Seat
    side: int
    gold: int
    points: int
    laid_points: int
    lands: int
    hand_count: int
    hand: tuple[str, ...]
    chest_count: int
    chest: tuple[str, ...]
    laid: tuple[str, ...]
    deck: int
    top: tuple[str, ...]
    discard: tuple[str, ...]
    castles: int
    orders: int
    out: bool


class DieView(msgspec.Struct, frozen=True):
    """A die of the step at hand: whose, its sides, and what it shows (0 before the roll)."""

    realm: str
    kind: str
    sides: int
    face: int
    again: bool
    hits: int = 0


class RollerView(msgspec.Struct, frozen=True):
    """Equal fighters of a battle: how many, the dice each rolls, what each must show, whether they strike first.

    ``realm`` is "" for a guardian, ``kind`` then its token; ``hit``: they have taken a hit and stand.
    """

    realm: str
    kind: str
    n: int
    dice: tuple[int, ...]
    on: int
    first: bool = False
    hit: bool = False


class FightView(msgspec.Struct, frozen=True):
    """The battle at hand; ``guards`` are the dice that each guardian has left, ``owed`` hits against either side."""

    space: str
    place: str
    attacker: str
    round: int
    first_strike: bool
    force: tuple[int, ...]
    guards: tuple[tuple[int, ...], ...]
    rollers: tuple[RollerView, ...]
    dice: tuple[DieView, ...]
    owed: tuple[int, ...]
    effects: tuple[str, ...]
    lost: tuple[int, ...]


class GroupView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Equal units that an order is about: what takes one more of them, how many there are, how many are taken."""

    do: str
    unit: int
    kind: str
    n: int
    taken: int = 0
    ship: int = NONE


class OrderView(msgspec.Struct, frozen=True):
    """The space whose units are being ordered, with their groups."""

    space: str
    groups: tuple[GroupView, ...]


class CardView(msgspec.Struct, frozen=True):
    """The card that is being carried out, whose it is, and how many more times it asks (0: it does not count)."""

    card: str
    realm: str
    left: int = 0


class WarView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    mode: str
    length: str
    round: int
    limit: int
    realm: str
    phase: str
    goal_points: int
    goal_treasures: int
    extra: bool
    spaces: tuple[SpaceView, ...]
    realms: tuple[RealmView, ...]
    fight: FightView | None
    order: OrderView | None
    card: CardView | None
    lasting: tuple[str, ...]
    treasures: int
    guardians: int
    winner: tuple[str, ...]

"""The figures of Conquest of Nerath that belong to no single piece: board, phases, line-ups, goals, limits, income.
Holds types only; the values lie in box/figures.toml and box/realms.toml, the checks over all of them in ``box``."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from taverne.engine.box.contents import BoxEntry, Section
from taverne.engine.box.faults import Faults, fault

from .vocabulary import REALMS, Amount, Count, RealmId, Several

Mode = Literal["free_for_all", "alliances"]
Length = Literal["short", "medium", "long"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
LENGTHS: Final[tuple[Length, ...]] = get_args(Length)

Pair = Annotated[tuple[str, ...], Meta(min_length=2, max_length=2)]


class Board(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The size of the board in points, and the pairs of spaces that meet at a corner only (CN-015)."""

    DRAWN = ("width", "height", "corners")

    width: Count
    height: Count
    corners: tuple[Pair, ...]


class Phase(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A phase of a turn, in order (CN-075, CN-076)."""

    mandatory: bool = False


class Alliance(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two realms on one side (CN-002)."""

    realms: Annotated[tuple[RealmId, ...], Meta(min_length=2, max_length=2)]


class Lineup(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The realms of each player, in the order of the players (CN-041 to CN-047)."""

    mode: Mode
    seats: Annotated[tuple[Annotated[tuple[RealmId, ...], Several], ...], Meta(min_length=2, max_length=4)]

    def problems(self) -> Faults:
        if sorted(realm for seat in self.seats for realm in seat) != sorted(REALMS):
            yield "seats", fault("wrong-seats", "expected each realm once")


class Goal(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side needs to win: points at a round end, or all capitals or so many treasures (CN-019 to CN-024)."""

    mode: Mode
    length: Length
    points: Amount = 0
    treasures: Amount = 0

    def problems(self) -> Faults:
        if self.id != f"{self.mode}_{self.length}":
            yield "mode", fault("wrong-goal", "expected the mode and the length that the id names")
        if bool(self.points) == bool(self.treasures) or bool(self.treasures) != (self.length == "long"):
            yield "points", fault("wrong-points", "give treasures for a long game, points for the others")


class Setup(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Event cards in the first hand, guardians on each entrance (CN-060, CN-062)."""

    hand: Amount
    guardians: Amount


class DrawRule(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Event cards drawn in a turn (CN-084)."""

    cards: Amount


class Battle(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The hit number, treasures for a looting, new guardians afterwards (CN-168, CN-332, CN-359)."""

    hit_on: Count
    loot: Amount
    repopulation: Amount


class Points(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Victory points for a conquest (CN-346, CN-347)."""

    land: Amount
    capital: Amount


class Reinforcement(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """New units at each castle but the capital's, and the values of counters under a figure (CN-379, CN-372)."""

    castle_limit: Count
    counters: Annotated[tuple[Count, ...], Several]


class IncomeRule(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Gold for each land; the whole is divided while the capital is lost (CN-414, CN-417)."""

    land: Amount
    without_capital: Count

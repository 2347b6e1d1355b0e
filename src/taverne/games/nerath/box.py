"""What is in the box of Conquest of Nerath: all its tables in one record, checked against the component rules.
The values lie in box/*.toml, cards are written in ``vocabulary``, names in ``locale``; play is left to the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from taverne.engine.boxes import Contents
from taverne.engine.shelf import Indexed, Shelf

from .borders import gaps, touching
from .figures import (
    LENGTHS,
    MODES,
    Alliance,
    Battle,
    Board,
    Drawing,
    Goal,
    IncomeRule,
    Lineup,
    Phase,
    Points,
    Reinforcement,
    Setup,
)
from .pieces import EVENTS_BY_REALM, Dungeon, Event, Guardian, Land, Realm, Sea, Space, Treasure, Unit, count_of
from .vocabulary import PHASES, REALMS, UNITS, Add, Deed


class Cards(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables of the box files."""

    realm: tuple[Realm, ...]
    alliance: tuple[Alliance, ...]
    lineup: tuple[Lineup, ...]
    goal: tuple[Goal, ...]
    phase: tuple[Phase, ...]
    land: tuple[Land, ...]
    sea: tuple[Sea, ...]
    dungeon: tuple[Dungeon, ...]
    unit: tuple[Unit, ...]
    guardian: tuple[Guardian, ...]
    event: tuple[Event, ...]
    treasure: tuple[Treasure, ...]
    board: Board
    setup: Setup
    draw: Drawing
    battle: Battle
    points: Points
    reinforcement: Reinforcement
    income: IncomeRule

    def spaces(self) -> tuple[Space, ...]:
        """Lands, sea zones and dungeon entrances, in this order."""
        return (*self.land, *self.sea, *self.dungeon)

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from self._orders()
        yield from self._counts()
        yield from self._numbers()
        yield from self._borders()
        yield from self._realms()
        yield from self._named()

    def _orders(self) -> Iterator[tuple[str, str]]:
        """What the rules know by its id, in the order of play (CN-074, CN-075)."""
        for key, found, wanted in (
            ("realm", tuple(realm.id for realm in self.realm), REALMS),
            ("unit", tuple(unit.id for unit in self.unit), UNITS),
            ("phase", tuple(phase.id for phase in self.phase), PHASES),
            ("goal", tuple(goal.id for goal in self.goal), tuple(f"{m}_{size}" for m in MODES for size in LENGTHS)),
        ):
            if found != wanted:
                yield key, "expected " + ", ".join(wanted)
        if sorted(realm for alliance in self.alliance for realm in alliance.realms) != sorted(REALMS):
            yield "alliance", "expected each realm in one alliance (CN-046)"

    def _counts(self) -> Iterator[tuple[str, str]]:
        """How many there are of everything."""
        points = Counter(card.points for card in self.treasure)
        for key, found, wanted, rule in (
            ("land", len(self.land), 55, "CN-068"),
            ("sea", len(self.sea), 17, "CN-056"),
            ("dungeon", len(self.dungeon), 8, "CN-056"),
            ("guardian", sum(token.copies for token in self.guardian), 30, "CN-262"),
            ("event", len(self.event), 80, "CN-059"),
            ("treasure", len(self.treasure), 30, "CN-558"),
            ("treasure of 1 point", points[1], 16, "CN-558"),
            ("treasure of 2 points", points[2], 13, "CN-558"),
        ):
            if found != wanted:
                yield key, f"{found} of them, expected {wanted} ({rule})"

    def _numbers(self) -> Iterator[tuple[str, str]]:
        """Cards are numbered from 1 to 110, each realm's in a row."""
        numbers = [*(card.number for card in self.event), *(card.number for card in self.treasure)]
        if numbers != list(range(1, len(numbers) + 1)):
            yield "event", "expected the numbers of all cards in order"
        for card in self.event:
            if card.realm != REALMS[(card.number - 1) // EVENTS_BY_REALM]:
                yield f"event {card.id}", f"number {card.number} is no card of {card.realm}"

    def _borders(self) -> Iterator[tuple[str, str]]:
        """Neighbours are mutual and share an edge; the spaces tile the board (CN-015, CN-103)."""
        spaces = self.spaces()
        known = {space.id: space for space in spaces}
        if len(known) != len(spaces):
            yield "land", "expected different ids for all lands, sea zones and dungeons"
        outlines = {space.id: space.polygon for space in spaces}
        for name, reason in gaps(outlines, self.board.width, self.board.height):
            yield f"polygon {name}".strip(), reason
        edges = touching(outlines) - {frozenset(pair) for pair in self.board.corners}
        for space in spaces:
            for other in space.neighbours:
                if other not in known:
                    yield f"{space.id}.neighbours", f"unknown space {other}"
                elif space.id not in known[other].neighbours:
                    yield f"{space.id}.neighbours", f"{other} does not name {space.id} in turn"
            shared = {other for pair in edges if space.id in pair for other in pair - {space.id}}
            for other in sorted(shared ^ set(space.neighbours)):
                yield f"{space.id}.neighbours", f"{other}: neighbours are the spaces that share an edge (CN-015)"

    def _realms(self) -> Iterator[tuple[str, str]]:
        """Lands, capitals and castles of each realm (CN-068, CN-070, CN-373)."""
        castles = next(unit.figures for unit in self.unit if unit.castle)
        for realm in self.realm:
            lands = [land for land in self.land if land.owner == realm.id]
            built = [land.id for land in lands if count_of(land.start[0].units, "castle")]
            if len(lands) != realm.base_income:
                yield f"realm {realm.id}", f"{len(lands)} lands for an income of {realm.base_income} (CN-068)"
            if realm.capital not in built:
                yield f"realm {realm.id}.capital", "expected one of its own lands, with a castle (CN-070)"
            if len(built) > castles:
                yield f"realm {realm.id}", f"{len(built)} castles, but {castles} figures (CN-373)"

    def _named(self) -> Iterator[tuple[str, str]]:
        """The lands that cards name exist (CN-071)."""
        lands = {land.id for land in self.land}
        deeds: list[tuple[str, Deed]] = [(f"event {card.id}", deed) for card in self.event for deed in card.ability.do]
        deeds += [(f"treasure {card.id}", deed) for card in self.treasure for deed in card.power]
        for key, deed in deeds:
            if isinstance(deed, Add) and deed.at and deed.at not in lands:
                yield key, f"unknown land {deed.at} (CN-071)"


class Box(Indexed[Cards]):
    """The box as states and rules share it."""

    __slots__ = ()


load: Final = Shelf(__package__, Cards, Box)

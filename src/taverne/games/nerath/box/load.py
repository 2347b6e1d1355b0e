"""What is in the box of Conquest of Nerath: all its tables in one record, checked against the component rules.
The values lie in box/*.toml, cards are written in ``vocabulary``, names in ``locale``; play is left to the rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

from taverne.engine.box.contents import Contents
from taverne.engine.box.faults import Faults, expected, fault, miscount, no_such, same_id
from taverne.engine.box.shelf import Indexed, Shelf

from .borders import gaps, touching
from .figures import (
    LENGTHS,
    MODES,
    Alliance,
    Battle,
    Board,
    DrawRule,
    Goal,
    IncomeRule,
    Lineup,
    Phase,
    Points,
    Reinforcement,
    Setup,
)
from .pieces import (
    EVENTS_BY_REALM,
    Dungeon,
    Event,
    Guardian,
    Land,
    Realm,
    Sea,
    Space,
    Treasure,
    Unit,
    count_of,
)
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
    draw: DrawRule
    battle: Battle
    points: Points
    reinforcement: Reinforcement
    income: IncomeRule

    def spaces(self) -> tuple[Space, ...]:
        """Lands, sea zones and dungeon entrances, in this order."""
        return (*self.land, *self.sea, *self.dungeon)

    def problems(self) -> Faults:
        yield from self._orders()
        yield from self._counts()
        yield from self._numbers()
        yield from self._borders()
        yield from self._realms()
        yield from self._named()

    def _orders(self) -> Faults:
        """What the rules know by its id, in the order of play (CN-074, CN-075)."""
        for key, found, wanted in (
            ("realm", tuple(realm.id for realm in self.realm), REALMS),
            ("unit", tuple(unit.id for unit in self.unit), UNITS),
            ("phase", tuple(phase.id for phase in self.phase), PHASES),
            ("goal", tuple(goal.id for goal in self.goal), tuple(f"{m}_{size}" for m in MODES for size in LENGTHS)),
        ):
            if found != wanted:
                yield key, expected(wanted)
        if sorted(realm for alliance in self.alliance for realm in alliance.realms) != sorted(REALMS):
            yield "alliance", fault("wrong-alliances", "expected each realm in one alliance", "CN-046")

    def _counts(self) -> Faults:
        """How many there are of everything."""
        points = Counter(card.points for card in self.treasure)
        for key, found, wanted, rule in (
            ("land", len(self.land), 55, "CN-068"),
            ("sea", len(self.sea), 17, "CN-056"),
            ("dungeon", len(self.dungeon), 8, "CN-056"),
            ("guardian", sum(token.copies for token in self.guardian), 30, "CN-262"),
            ("event", len(self.event), 80, "CN-059"),
            ("treasure", len(self.treasure), 30, "CN-558"),
        ):
            if found != wanted:
                yield key, miscount(found, wanted, rule)
        for worth, wanted in ((1, 16), (2, 13)):
            if points[worth] != wanted:
                yield "treasure", miscount(points[worth], wanted, "CN-558", points=worth)

    def _numbers(self) -> Faults:
        """Cards are numbered from 1 to 110, each realm's in a row."""
        numbers = [*(card.number for card in self.event), *(card.number for card in self.treasure)]
        if numbers != list(range(1, len(numbers) + 1)):
            yield "event", fault("wrong-numbers", "expected the numbers of all cards in order")
        for card in self.event:
            if card.realm != REALMS[(card.number - 1) // EVENTS_BY_REALM]:
                text = "number {n} is not a card of {realm}"
                yield f"event {card.id}", fault("wrong-number", text, n=card.number, realm=card.realm)

    def _borders(self) -> Faults:
        """Neighbours are mutual and share an edge; the spaces tile the board (CN-015, CN-103)."""
        spaces = self.spaces()
        known = {space.id: space for space in spaces}
        if len(known) != len(spaces):
            yield "land", same_id("land", "sea", "dungeon")
        outlines = {space.id: space.polygon for space in spaces}
        for name, reason in gaps(outlines, self.board.width, self.board.height):
            yield f"polygon {name}".strip(), reason
        edges = touching(outlines) - {frozenset(pair) for pair in self.board.corners}
        for space in spaces:
            for other in space.neighbours:
                if other not in known:
                    yield f"{space.id}.neighbours", no_such("land, sea, dungeon", other, "CN-015")
                elif space.id not in known[other].neighbours:
                    text = "{other} does not name {space} in turn"
                    yield f"{space.id}.neighbours", fault("wrong-one-sided", text, space=space.id, other=other)
            shared = {other for pair in edges if space.id in pair for other in pair - {space.id}}
            for other in sorted(shared ^ set(space.neighbours)):
                text = "{other}: neighbours are the spaces that share an edge"
                yield f"{space.id}.neighbours", fault("wrong-edge", text, "CN-015", other=other)

    def _realms(self) -> Faults:
        """Lands, capitals and castles of each realm (CN-068, CN-070, CN-373)."""
        castles = next((unit.figures for unit in self.unit if unit.castle), 0)
        for realm in self.realm:
            lands = [land for land in self.land if land.owner == realm.id]
            built = [land.id for land in lands if count_of(land.start[0].units, "castle")]
            if len(lands) != realm.base_income:
                text = "lands: {n}, for an income of {income}"
                yield f"realm {realm.id}", fault("wrong-lands", text, "CN-068", n=len(lands), income=realm.base_income)
            if realm.capital not in built:
                text = "expected one of its own lands, with a castle"
                yield f"realm {realm.id}.capital", fault("wrong-capital", text, "CN-070")
            if len(built) > castles:
                text = "{n} castles, more than figures = {figures}"
                yield f"realm {realm.id}", fault("wrong-castles", text, "CN-373", n=len(built), figures=castles)

    def _named(self) -> Faults:
        """The lands that cards name exist (CN-071)."""
        lands = {land.id for land in self.land}
        deeds: list[tuple[str, Deed]] = [(f"event {card.id}", deed) for card in self.event for deed in card.ability.do]
        deeds += [(f"treasure {card.id}", deed) for card in self.treasure for deed in card.power]
        for key, deed in deeds:
            if isinstance(deed, Add) and deed.at and deed.at not in lands:
                yield key, no_such("land", deed.at, "CN-071")


class Box(Indexed[Cards]):
    """The box as states and rules share it."""

    __slots__ = ()


load: Final = Shelf("taverne.games.nerath", Cards, Box)

"""The Golem of Devastation Incarnate: its arrival, its moves by cards, whom it kills and what it ruins
(EUS-090 to EUS-101, EUS-105, EUS-111, EUS-112). The spell counter is left to ``devastation``, which says what
``marks`` hold."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CAVERN, CENTRE, MOUNTAIN
from ...box.compiled_effects import WOUND
from ...box.integer_tables import NONE
from ...box.territory import beside
from ...state.game_state import Table
from ..combat.aftermath import die
from ..goods.cards import draw_silver
from ..goods.gains import give
from ..travel.places import chapel, distance, hex_of, hexes, level_of, name
from .base import is_post

AT: Final = 0
COUNTER: Final = 1
LEFT: Final = 2
ARRIVED: Final = 3
KILLED: Final = 4
ENDS: Final = 20
CARDS: Final = 21


def outer(table: Table) -> list[int]:
    return [space for tile in table.order for space in range(4 * tile, 4 * tile + CENTRE)]


def farthest(table: Table) -> list[int]:
    """Return the outer spaces farthest from the Chapel's centre, of the latest tile among them (EUS-090)."""
    far = {space: distance(table, chapel(table), space) for space in outer(table)}
    most = max(far.values())
    spaces = [space for space in far if far[space] == most]
    return [space for space in spaces if space >> 2 == spaces[-1] >> 2]


def targets(table: Table, word: str) -> list[int]:
    """Return what the Golem may go toward: heroes outside centres, posts and mines that stand (EUS-094, EUS-095)."""
    if word == "hero":
        return [space for space in table.at if space & 3 != CENTRE]
    land = table.cat.map.land
    if word == "post":
        return [space for space in outer(table) if is_post(table, space) and space not in table.ruined]
    return [space for space in outer(table) if MOUNTAIN <= land[space] <= CAVERN and space not in table.ruined]


def ways(table: Table, word: str) -> list[int]:
    """Return the next spaces of the Golem: in a direction, or on shortest ways to the nearest target (EUS-093, 094)."""
    here = table.marks[AT] - 1
    if word.isdigit():
        further = hexes(table).get(beside(*hex_of(table, here))[int(word) - 1], NONE)
        return [further] if further != NONE else []
    goals = targets(table, word)
    far = dict.fromkeys(goals, 0)
    rim = goals
    while rim and here not in far:
        rim = [other for space in rim for other in table.near[space] if other & 3 != CENTRE]
        rim = [space for space in dict.fromkeys(rim) if space not in far]
        steps = max(far.values()) + 1
        far |= dict.fromkeys(rim, steps)
    if not far.get(here, 0):
        return []
    return sorted(space for space in table.near[here] if far.get(space, NONE) == far[here] - 1 and space & 3 != CENTRE)


def ask_space(table: Table, spaces: list[int], rule: str) -> Flow:
    """Let the first player choose where there is a tie."""
    options = tuple([Action("golem", (table.cat.map.words[space],)) for space in spaces])
    if len(options) == 1:
        table.answer = options[0]
        return None
    return ask(table, Choice(table.first, "golem", options, rule, default=options[0]))


def ruin(table: Table, space: int) -> None:
    """A destruction token, but not on the Chapel's tile, and one for a space (EUS-097, EUS-098)."""
    if space >> 2 != chapel(table) >> 2 and space not in table.ruined:
        table.ruined.append(space)
        table.emit("ruined", {"space": name(table, space)}, "EUS-097")


def spawn(table: Table) -> None:
    """A monster on the space that the Golem left last, unless one stands there (EUS-100)."""
    space = table.marks[LEFT] - 1
    if space == NONE or not table.freed(space):
        return
    table.spawned.append(space)
    table.emit("spawned", {"space": name(table, space), "n": level_of(table, space)}, "EUS-100")


@procedure
class Arriving(Frame):
    """The Golem comes to the farthest space (EUS-090, EUS-091)."""

    @step
    def choose(self, table: Table) -> Flow:
        return ask_space(table, farthest(table), "EUS-090")

    @step
    def come(self, table: Table) -> Flow:
        space = table.cat.map.space_index[str(table.answer.args[0])]
        table.marks[AT], table.marks[ARRIVED] = space + 1, table.round
        table.emit("golem", {"space": name(table, space)}, "EUS-090")
        return call(table, Crushing())

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Crushing(Frame):
    """Where the Golem ends heroes die and the space is ruined (EUS-096, EUS-097)."""

    seat: Seat = 0

    @step
    def kill(self, table: Table) -> Flow:
        space = table.marks[AT] - 1
        while self.seat < table.seats and table.at[self.seat] != space:
            self.seat += 1
        if self.seat == table.seats:
            ruin(table, space)
            return DONE
        crushed(table, self.seat)
        self.go(self.kill)
        return die(table, self.seat, False)


def crushed(table: Table, seat: Seat) -> None:
    """Note that the Golem has killed a hero, however often (EUS-105)."""
    table.marks[KILLED + seat] = 1
    table.emit("crushed", {"seat": seat}, "EUS-105")


@procedure
class Rampaging(Frame):
    """Slaughter cards one after the other: move, spawn, blows, silver (EUS-092 to EUS-101)."""

    cards: int = 1
    card: int = 0
    gone: int = 0
    struck: list[int] = field(default_factory=list)
    seat: Seat = 0

    @step
    def draw(self, table: Table) -> Flow:
        """Ten cards, shuffled anew when all are used."""
        if not self.cards:
            return DONE
        cards = table.box.cards.slaughter
        left = [card.id for n, card in enumerate(cards) if not table.marks[CARDS + n]] or [card.id for card in cards]
        return ask(table, Draw(tuple(left), 1, "slaughter", "EUS-092"))

    @step
    def turn(self, table: Table) -> Flow:
        word = str(table.answer.args[0])
        size = len(table.box.cards.slaughter)
        self.card = table.box.index["slaughter"][word]
        if all(table.marks[CARDS : CARDS + size]):
            table.marks[CARDS : CARDS + size] = [0] * size
        table.marks[CARDS + self.card] = 1
        table.emit("slaughter", {"card": f"slaughter-{word}"}, "EUS-092", reveals=True)
        self.cards -= 1
        self.gone = 0
        return None

    @step
    def choose(self, table: Table) -> Flow:
        card = table.box.cards.slaughter[self.card]
        spaces = ways(table, card.toward) if self.gone < card.steps else []
        return ask_space(table, spaces, "EUS-094") if spaces else self.go(self.crush)

    @step
    def walk(self, table: Table) -> Flow:
        """One space; the Griffin gives way, and on heroic the Chapel's tile strengthens the spell (EUS-111, 112)."""
        before, space = table.marks[AT] - 1, table.cat.map.space_index[str(table.answer.args[0])]
        table.marks[AT], table.marks[LEFT] = space + 1, before + 1
        if table.beast == space:
            table.beast = before
        home = chapel(table) >> 2
        if space >> 2 == home != before >> 2:
            table.marks[COUNTER] += table.figure("chapel_plus")
        table.emit("golem", {"space": name(table, space)}, "EUS-093")
        self.gone += 1
        return self.go(self.choose)

    @step
    def crush(self, table: Table) -> Flow:
        return call(table, Crushing()) if self.gone else None

    @step
    def appear(self, table: Table) -> Flow:
        card, golem = table.box.cards.slaughter[self.card], table.marks[AT] - 1
        if card.spawn:
            spawn(table)
        near = [seat for seat in range(table.seats) if 0 <= distance(table, golem, table.at[seat]) <= card.reach]
        self.struck = [seat for seat in near if table.at[seat] & 3 != CENTRE] if card.do else []
        self.seat = 0
        return None

    @step
    def strike(self, table: Table) -> Flow:
        """Wounds for the heroes in reach; nobody in a centre is struck (EUS-095)."""
        if not self.struck:
            return self.go(self.silver)
        seat, self.struck = self.struck[0], self.struck[1:]
        op = table.cat.slaughter_blows[self.card][0]
        if op.verb == WOUND and op.n >= table.health[seat]:
            crushed(table, seat)
        self.go(self.strike)
        return give(table, seat, op)

    @step
    def silver(self, table: Table) -> Flow:
        n = table.box.cards.slaughter[self.card].silver
        if not n or self.seat == table.seats:
            return self.go(self.draw)
        self.seat += 1
        self.go(self.silver)
        return draw_silver(table, self.seat - 1, n)

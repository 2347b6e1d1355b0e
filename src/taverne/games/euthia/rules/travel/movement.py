"""Coming to a space: Fire and Water, the tiles revealed, the forced fight (EU-063 to EU-074, EU-089 to EU-101).
Where a hero may go is left to ``places``, the fight to ``fight``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import GRIFFIN
from ...box.integer_tables import NONE
from ...state.game_state import Table
from ..combat.aftermath import die
from ..combat.fight import Fighting
from ..goods import uses as using
from ..goods.storage import max_health
from ..scenarios import played as scenarios
from ..turn.tokens import COMBAT, granting, held, spend
from . import quests
from .elementals import FIRE, WATER, felt
from .places import WALK, missing, name, note_arrival, put_tile, spaces_of

BY_TOKEN: Final = Action("token", ("combat",))
HOW_WORDS: Final = ("walk", "teleport", "portal", "griffin")


def enter(table: Table, seat: Seat, space: int, how: int = WALK) -> Flow:
    """Put a hero on a space and let happen what that brings; the caller has seen that he may."""
    return call(table, Entering(seat, space, how))


def wound(table: Table, seat: Seat, n: int) -> Flow:
    """Wound a hero outside combat; without health left he dies (EU-208, EU-258)."""
    table.health[seat] -= min(n, table.health[seat])
    if table.events is not None and n:
        table.emit("wounded", {"seat": seat, "n": n, "health": table.health[seat]}, "EU-258")
    return die(table, seat, False) if table.health[seat] == 0 else None


def heal(table: Table, seat: Seat, n: int) -> int:
    """Heal a hero, never above his maximum, and return by how much (EU-258)."""
    gained = max(0, min(n, max_health(table, seat) - table.health[seat]))
    table.health[seat] += gained
    if table.events is not None and gained:
        table.emit("healed", {"seat": seat, "n": gained, "health": table.health[seat]}, "EU-258")
    return gained


def touch(table: Table, seat: Seat, new: int) -> Flow:
    """Let Fire or Water that has newly come over a hero act on him (EU-095 to EU-100)."""
    figures = table.box.cards.dice
    if new & FIRE:
        return wound(table, seat, figures.fire * scenarios.fire_water_factor(table))
    if new & WATER:
        heal(table, seat, figures.water * scenarios.fire_water_factor(table))
    return None


@procedure
class Entering(Frame):
    """A hero comes to a space: Fire and Water of the map as it lies, revealing tile by tile, the fight (EU-074).

    A hero who dies on the way is no longer there, and nothing further happens.
    """

    seat: Seat = 0
    space: int = 0
    how: int = WALK
    felt: int = 0

    @step
    def arrive(self, table: Table) -> Flow:
        seat = self.seat
        note_arrival(table, seat, table.at[seat], self.space, self.how)
        table.at[seat] = self.space
        if table.events is not None:
            data = {"seat": seat, "space": name(table, self.space), "how": HOW_WORDS[self.how]}
            table.emit("moved", data, "EU-063" if self.how == WALK else "EU-082")
        self.felt = felt(table, seat, self.space)
        return touch(table, seat, self.felt)

    @step
    def place(self, table: Table) -> Flow:
        """Choose a place for the next tile before it is drawn (EU-066, EU-067)."""
        if table.at[self.seat] != self.space:
            return DONE
        places = missing(table, self.space) if any(table.coming) else []
        if not places:
            return self.go(self.combat)
        options = tuple([Action("lay", spot) for spot in places])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "lay", options, "EU-067", {"n": len(options)}, options[0]))

    @step
    def reveal(self, table: Table) -> Flow:
        q, r = table.answer.args
        return call(table, Revealing(int(q), int(r)))

    @step
    def changed(self, table: Table) -> Flow:
        """A power that the new tile brings over the hero's space acts at once, on him alone (EU-097)."""
        now = felt(table, self.seat, self.space)
        new = now & ~self.felt
        self.felt = now
        return touch(table, self.seat, new)

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.place)

    @step
    def combat(self, table: Table) -> Flow:
        """An undefeated monster stops the move and must be fought (EU-090)."""
        return DONE if table.freed(self.space) else call(table, Forced(self.seat, self.space))


@procedure
class Forced(Frame):
    """The fight against the monster of a space, paid with a Combat token or an ability (EU-050, EU-090)."""

    seat: Seat = 0
    space: int = 0

    @step
    def pay(self, table: Table) -> Flow:
        uses = granting(table, self.seat, COMBAT)
        if held(table, self.seat, COMBAT):
            uses.insert(0, BY_TOKEN)
        if len(uses) == 1:
            table.answer = uses[0]
            return None
        return ask(table, Choice(self.seat, "pay-combat", tuple(uses), "EU-050", default=uses[0]))

    @step
    def fight(self, table: Table) -> Flow:
        if table.answer != BY_TOKEN:
            return using.start(table, self.seat, table.answer)
        spend(table, self.seat, COMBAT)
        return call(table, Fighting(self.seat, NONE, self.space, 1))


@procedure
class Revealing(Frame):
    """Draw the next tile of the stack, unless it is named, and lay it; its encounter and elementals are there at once
    (EU-067, EU-071, EUS-022)."""

    q: int = 0
    r: int = 0
    tile: int = NONE

    @step
    def draw(self, table: Table) -> Flow:
        if self.tile != NONE:
            table.answer = Action("draw", (table.cat.map.ids[self.tile],))
            return None
        chapter = next(tiles for tiles in table.coming if tiles)
        ids = table.cat.map.ids
        return ask(table, Draw(tuple([ids[tile] for tile in chapter]), 1, "territory", "EU-067"))

    @step
    def lay(self, table: Table) -> Flow:
        chart = table.cat.map
        self.tile = chart.index[str(table.answer.args[0])]
        table.coming[chart.chapter[self.tile] - 1].remove(self.tile)
        put_tile(table, self.tile, self.q, self.r)
        if table.events is not None:
            table.emit("territory", {"tile": chart.names[self.tile], "q": self.q, "r": self.r}, "EU-067", reveals=True)
        return None

    @step
    def meet(self, table: Table) -> Flow:
        """An encounter brings its quests, the Griffin comes to its lair (EU-071, EU-077, EU-371)."""
        chart = table.cat.map
        for space in spaces_of(table, self.tile):
            if chart.land[space] == GRIFFIN:
                table.beast = space
            if chart.encounter[space] != NONE:
                return quests.reveal(table, chart.encounter[space])
        return None

    @step
    def tell_scenario(self, table: Table) -> Flow:
        return scenarios.hook(table, "tile_revealed", self.tile)

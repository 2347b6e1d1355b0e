"""Threat of Mirrezil: events, legends and their artefacts, the dragon in its lair (EUS-077 to EUS-087).
Fights against it are left to ``dragon`` and ``fight``.

``marks``: those of a dragon, then 10 the event of this round + 1, 11 to 17 events turned up, 18 to 23 legends: 0 not
yet met, 1 face up, 2 + seat completed.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Draw, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CENTRE, LAIR, LEGEND
from ...box.pieces import TILE_KINDS
from ...state.duel import Duel
from ...state.game_state import Table
from ..goods.cards import draw_silver
from ..goods.gains import grant
from ..goods.payment import can_pay_all, pay
from ..travel.movement import wound
from ..travel.places import name
from ..travel.quests import has
from .base import due, late_tile
from .dragon import AT, HURT, OWN, DragonStory

EVENT: Final = OWN
TURNED: Final = OWN + 1
LEGENDS: Final = OWN + 8
ARTEFACT: Final = TILE_KINDS.index("artefact")
COMPLETED: Final = 2


class Mirrezil(DragonStory):
    """The dragon comes with its lair, the Ashen Roost."""

    group = "mirrezil"
    MARKS = OWN + 14

    def round_start(self, table: Table, number: int) -> Flow:
        """An event holds for one even round (EUS-079)."""
        table.marks[EVENT] = 0
        return call(table, TurningEvent()) if due(table, "turn_event") else None

    def round_end(self, table: Table, number: int) -> Flow:
        self.end_round(table)
        return call(table, Breathing())

    def rule(self, table: Table, word: str, usual: int) -> int:
        number = table.marks[EVENT] - 1 if table.marks else -1
        if number < 0:
            return usual
        event = table.box.cards.event[number]
        return event.n if event.rule == word else usual

    def tile_revealed(self, table: Table, tile: int) -> Flow:
        """A legend is laid face up; Mirrezil takes the place of the lair's monster (EUS-080, EUS-083)."""
        chart = table.cat.map
        if tile in chart.legend:
            table.marks[LEGENDS + chart.legend[tile]] = 1
            word = table.box.cards.legend[chart.legend[tile]].id
            table.emit("legend", {"legend": f"legend-{word}"}, "EUS-080")
        for space in range(4 * tile, 4 * tile + CENTRE):
            if chart.land[space] == LAIR and not table.marks[AT]:
                table.marks[AT] = space + 1
                table.absent.append(space)
                table.emit("dragon-lands", {"space": name(table, space)}, "EUS-083")
        return None

    def legend_here(self, table: Table, seat: Seat) -> int:
        here = table.at[seat]
        return table.cat.map.legend.get(here >> 2, -1) if table.cat.map.land[here] == LEGEND else -1

    def why_not(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Return why a hero may not complete a legend (EUS-081, EUS-082)."""
        if action.kind != "legend":
            return None
        legend = self.legend_here(table, seat)
        if legend < 0:
            return Refusal("no-legend", "EUS-081")
        if table.marks[LEGENDS + legend] != 1:
            return Refusal("legend-done", "EUS-082")
        cat = table.cat
        asked = can_pay_all(table, seat, cat.legend_give[legend])
        if not asked or not all(has(table, seat, need) for need in cat.legend_have[legend]):
            return Refusal("legend-asks", "EUS-081")
        return None

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        legend = self.legend_here(table, seat)
        if legend < 0:
            return []
        action = Action("legend", (table.box.cards.legend[legend].id,))
        return [action] if self.why_not(table, seat, action) is None else []

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        return call(table, CompletingLegend(seat, self.legend_here(table, seat)))

    def legends(self, table: Table, seat: Seat) -> int:
        return table.marks[LEGENDS : LEGENDS + len(table.box.cards.legend)].count(COMPLETED + seat)

    def blow(self, table: Table, duel: Duel, damage: int) -> int:
        """The first attack of a combat that hurts Mirrezil deals more for each artefact (EUS-086)."""
        if duel.foe not in self.stages(table) or table.marks[HURT]:
            return damage
        table.marks[HURT] = 1
        kind = table.cat.tile_kind
        owned = sum(kind[table.design[thing]] == ARTEFACT for thing in table.things_of(duel.seat))
        return damage + min(owned, table.figure("artefact_damage_at_most"))


@procedure
class TurningEvent(Frame):
    """The next of the shuffled events; the silver moon shines at once (EUS-079)."""

    seat: Seat = 0

    @step
    def draw(self, table: Table) -> Flow:
        left = [event.id for n, event in enumerate(table.box.cards.event) if not table.marks[TURNED + n]]
        return ask(table, Draw(tuple(left), 1, "event", "EUS-079"))

    @step
    def turn(self, table: Table) -> Flow:
        word = str(table.answer.args[0])
        number = table.box.index["event"][word]
        table.marks[TURNED + number] = 1
        table.marks[EVENT] = number + 1
        table.emit("event", {"event": f"event-{word}"}, "EUS-079", reveals=True)
        return None if table.box.cards.event[number].rule == "silver_each" else DONE

    @step
    def each(self, table: Table) -> Flow:
        if self.seat == table.seats:
            return DONE
        self.seat += 1
        self.go(self.each)
        return draw_silver(table, self.seat - 1, table.box.cards.event[table.marks[EVENT] - 1].n)


@procedure
class CompletingLegend(Frame):
    """Give what a legend asks, take its card and its artefact (EUS-081)."""

    seat: Seat = 0
    legend: int = 0
    index: int = 0

    @step
    def give(self, table: Table) -> Flow:
        costs = table.cat.legend_give[self.legend]
        if self.index == len(costs):
            return self.go(self.keep)
        self.index += 1
        self.go(self.give)
        return pay(table, self.seat, costs[self.index - 1])

    @step
    def keep(self, table: Table) -> Flow:
        table.marks[LEGENDS + self.legend] = COMPLETED + self.seat
        word = table.box.cards.legend[self.legend].id
        table.emit("legend-done", {"seat": self.seat, "legend": f"legend-{word}"}, "EUS-081")
        return grant(table, self.seat, table.cat.legend_reward[self.legend], "legend")

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Breathing(Frame):
    """At the end of a round the dragon wounds whoever is near (EUS-085); then a late lair comes (EUS-084)."""

    seat: Seat = 0

    @step
    def breathe(self, table: Table) -> Flow:
        space = table.marks[AT] - 1
        if self.seat == table.seats or space < 0:
            return self.go(self.late)
        here = table.at[self.seat]
        self.seat += 1
        self.go(self.breathe)
        near = here == space or space in table.near[here]
        return wound(table, self.seat - 1, table.figure("breath_wounds")) if near else None

    @step
    def late(self, table: Table) -> Flow:
        return late_tile(table)

    @step
    def end(self, table: Table) -> Flow:
        return DONE

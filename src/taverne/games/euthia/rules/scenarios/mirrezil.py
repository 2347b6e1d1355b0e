"""Threat of Mirrezil: events, legends and their artefacts, the dragon in its lair (EUS-077 to EUS-087).
Fights against it are left to ``dragon`` and ``fight``.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import CENTRE, LAIR, LEGEND, tile_of
from ...box.integer_tables import NONE
from ...box.pieces import TILE_KINDS
from ...state.duel import Duel
from ...state.game_state import EuthiaState
from ...state.tales import MirrezilTale
from ..goods.cards import draw_silver
from ..goods.gains import grant
from ..goods.payment import can_pay_all, pay
from ..travel.places import name
from ..travel.quests import has
from ..travel.wounds import wound
from .base import due, late_tile
from .dragon import DragonStory

ARTEFACT: Final = TILE_KINDS.index("artefact")


def tale(state: EuthiaState) -> MirrezilTale:
    assert isinstance(state.tale, MirrezilTale)
    return state.tale


class Mirrezil(DragonStory):
    """The dragon comes with its lair, the Ashen Roost."""

    group = "mirrezil"

    def prepare(self, state: EuthiaState) -> None:
        state.tale = MirrezilTale()

    def round_start(self, state: EuthiaState, number: int) -> Flow:
        """An event holds for one even round (EUS-079)."""
        tale(state).event = NONE
        return call(state, TurningEvent()) if due(state, "turn_event") else None

    def round_end(self, state: EuthiaState, number: int) -> Flow:
        self.end_round(state)
        return call(state, Breathing())

    def rule(self, state: EuthiaState, word: str, usual: int) -> int:
        number = tale(state).event if state.tale is not None else NONE
        if number == NONE:
            return usual
        event = state.box.cards.event[number]
        return event.n if event.rule == word else usual

    def tile_revealed(self, state: EuthiaState, tile: int) -> Flow:
        """A legend is laid face up; Mirrezil takes the place of the lair's monster (EUS-080, EUS-083)."""
        chart = state.cat.map
        if tile in chart.legend:
            tale(state).up[chart.legend[tile]] = 1
            word = state.box.cards.legend[chart.legend[tile]].id
            state.tell("legend", "EUS-080", legend=f"legend-{word}")
        for space in range(4 * tile, 4 * tile + CENTRE):
            if chart.land[space] == LAIR and tale(state).at == NONE:
                tale(state).at = space
                state.absent.append(space)
                state.tell("dragon-lands", "EUS-083", space=name(state, space))
        return None

    def legend_here(self, state: EuthiaState, seat: Seat) -> int:
        here = state.at[seat]
        return state.cat.map.legend.get(tile_of(here), -1) if state.cat.map.land[here] == LEGEND else -1

    def why_not(self, state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
        """Return why a hero may not complete a legend (EUS-081, EUS-082)."""
        if action.kind != "legend":
            return None
        legend = self.legend_here(state, seat)
        if legend < 0:
            return Reason("no-legend", "EUS-081")
        if not tale(state).up[legend] or tale(state).completed[legend] != NONE:
            return Reason("legend-done", "EUS-082")
        cat = state.cat
        asked = can_pay_all(state, seat, cat.legend_give[legend])
        if not asked or not all(has(state, seat, need) for need in cat.legend_have[legend]):
            return Reason("legend-asks", "EUS-081")
        return None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        legend = self.legend_here(state, seat)
        if legend < 0:
            return []
        action = Action("legend", (state.box.cards.legend[legend].id,))
        return [action] if self.why_not(state, seat, action) is None else []

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        return call(state, CompletingLegend(seat, self.legend_here(state, seat)))

    def legends(self, state: EuthiaState, seat: Seat) -> int:
        return tale(state).completed.count(seat)

    def blow(self, state: EuthiaState, duel: Duel, damage: int) -> int:
        """The first attack of a combat that hurts Mirrezil deals more for each artefact (EUS-086)."""
        if duel.foe not in self.stages(state) or tale(state).hurt:
            return damage
        tale(state).hurt = True
        kind = state.cat.tile_kind
        owned = sum(kind[state.design[thing]] == ARTEFACT for thing in state.things_of(duel.seat))
        return damage + min(owned, state.figure("artefact_damage_at_most"))


@procedure
class TurningEvent(Frame):
    """The next of the shuffled events; the silver moon shines at once (EUS-079)."""

    seat: Seat = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        left = [event.id for n, event in enumerate(state.box.cards.event) if not tale(state).turned[n]]
        return ask(state, Draw(tuple(left), 1, "event", "EUS-079"))

    @step
    def turn(self, state: EuthiaState) -> Flow:
        word = state.answer.word()
        number = state.box.index["event"][word]
        tale(state).turned[number] = 1
        tale(state).event = number
        state.tell("event", "EUS-079", reveals=True, event=f"event-{word}")
        return None if state.box.cards.event[number].rule == "silver_each" else DONE

    @step
    def each(self, state: EuthiaState) -> Flow:
        if self.seat == state.seats:
            return DONE
        self.seat += 1
        self.go(self.each)
        return draw_silver(state, self.seat - 1, state.box.cards.event[tale(state).event].n)


@procedure
class CompletingLegend(Frame):
    """Give what a legend asks, take its card and its artefact (EUS-081)."""

    seat: Seat = 0
    legend: int = 0
    index: int = 0

    @step
    def give(self, state: EuthiaState) -> Flow:
        costs = state.cat.legend_give[self.legend]
        if self.index == len(costs):
            return self.go(self.keep)
        self.index += 1
        self.go(self.give)
        return pay(state, self.seat, costs[self.index - 1])

    @step
    def keep(self, state: EuthiaState) -> Flow:
        tale(state).completed[self.legend] = self.seat
        word = state.box.cards.legend[self.legend].id
        state.tell("legend-done", "EUS-081", seat=self.seat, legend=f"legend-{word}")
        return grant(state, self.seat, state.cat.legend_reward[self.legend], "legend")


@procedure
class Breathing(Frame):
    """At the end of a round the dragon wounds whoever is near (EUS-085); then a late lair comes (EUS-084)."""

    seat: Seat = 0

    @step
    def breathe(self, state: EuthiaState) -> Flow:
        space = tale(state).at
        if self.seat == state.seats or space == NONE:
            return self.go(self.late)
        here = state.at[self.seat]
        self.seat += 1
        self.go(self.breathe)
        near = here == space or space in state.near[here]
        return wound(state, self.seat - 1, state.figure("breath_wounds")) if near else None

    @step
    def late(self, state: EuthiaState) -> Flow:
        return late_tile(state)

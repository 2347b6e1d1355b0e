"""Free actions of places: the Chapel's help, treasures, the Griffin's flight (EU-228 to EU-233, EU-370 to EU-376).
Elementals and quests have chapters of their own; where tiles are stored is left to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import CHAPEL, GRIFFIN, TREASURE_LAND
from ...box.integer_tables import NONE
from ...state.game_state import EuthiaState
from ..goods.finds import find
from ..goods.holdings import max_health
from .movement import enter, heal
from .places import FLIGHT, RUINED, asked_space, barred, distance, name, reachable

HEAL_HERE: Final = Action("chapel", ("heal",))
POTION_HERE: Final = Action("chapel", ("potion",))
TREASURE_HERE: Final = Action("treasure")
CALL: Final = Action("griffin")
NO_GRIFFIN: Final = Reason("no-griffin", "EU-371")
NO_TROPHY: Final = Reason("no-trophy", "EU-372")


# The Chapel


def no_help(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    """Return why the Chapel does not help a hero so, None if it does (EU-228, EU-229)."""
    figures = state.box.cards.chapel
    if state.cat.map.land[state.at[seat]] != CHAPEL:
        return Reason("no-chapel", "EU-228")
    price = figures.heal_price if action == HEAL_HERE else figures.potion_price
    if state.gold[seat] < price:
        return Reason("no-gold", "EU-228", {"n": price})
    if action == HEAL_HERE:
        unhurt = state.health[seat] >= max_health(state, seat)
        return Reason("unhurt", "EU-258") if unhurt else None
    return None if state.potions else Reason("no-potion", "EU-045")


def be_helped(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """Pay for healing or for a Healing Potion (EU-228)."""
    figures = state.box.cards.chapel
    if action == HEAL_HERE:
        state.gold[seat] -= figures.heal_price
        state.tell("chapel", "EU-228", seat=seat, what="heal", n=figures.heal_price)
        heal(state, seat, figures.heal)
        return None
    state.gold[seat] -= figures.potion_price
    state.potions -= 1
    state.add_thing(seat, state.cat.potion)
    state.tell("chapel", "EU-228", seat=seat, what="potion", n=figures.potion_price)
    return None


# Treasures


def no_treasure(state: EuthiaState, seat: Seat) -> Reason | None:
    """Return why a hero finds no treasure where he stands, None if he does (EU-093, EU-230, EU-232)."""
    here = state.at[seat]
    if state.cat.map.land[here] != TREASURE_LAND:
        return Reason("no-treasure", "EU-230")
    if not state.freed(here):
        return Reason("not-freed", "EU-232")
    if here in state.ruined:
        return RUINED
    return None if state.hero_token[here] == NONE else Reason("treasure-found", "EU-230")


def dig_up(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """Lay a hero token and take the treasure; nobody finds another there (EU-230)."""
    here = state.at[seat]
    state.hero_token[here] = seat
    state.tell("treasure", "EU-230", seat=seat, space=name(state, here))
    return find(state, seat, state.cat.map.treasure_level[here])


# The Griffin


def no_griffin(state: EuthiaState, seat: Seat) -> Reason | None:
    """Return why a hero may not call the Griffin, None if he may (EU-372, EU-374, EUS-099)."""
    figures = state.box.cards.griffin
    here = state.at[seat]
    if state.beast == NONE:
        return NO_GRIFFIN
    if not state.trophies[seat]:
        return NO_TROPHY
    if not state.freed(here):
        return Reason("not-freed", "EU-093")
    if state.cat.map.land[here] != GRIFFIN and here not in (state.beast, *reachable(state, state.beast, figures.call)):
        return Reason("griffin-far", "EU-372", {"n": figures.call})
    if not landings(state, seat):
        return Reason("no-landing", "EU-374")
    return RUINED if state.story.desolate(state, here) else None


def landings(state: EuthiaState, seat: Seat) -> list[int]:
    """Return where the Griffin may carry a hero: the rules of teleports hold (EU-373, EU-374)."""
    reach = state.box.cards.griffin.flight
    return [space for space in reachable(state, state.at[seat], reach) if barred(state, seat, space, FLIGHT) is None]


def call_griffin(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    return call(state, Flying(seat))


@procedure
class Flying(Frame):
    """Discard a trophy; the Griffin comes and carries the hero at once (EU-372 to EU-375)."""

    seat: Seat = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        ids = state.cat.foes.ids
        options = tuple([Action("trophy", (ids[foe],)) for foe in sorted(set(state.trophies[self.seat]))])
        return choose(state, self.seat, "griffin", options, "EU-372", default=options[0])

    @step
    def come(self, state: EuthiaState) -> Flow:
        foe = state.cat.foes.by_id[state.answer.word()]
        state.trophies[self.seat].remove(foe)
        if foe < state.cat.foes.monsters:
            state.monsters_discard[state.cat.foes.level[foe] - 1].append(foe)
        state.beast = state.at[self.seat]
        state.tell("griffin", "EU-372", seat=self.seat, foe=state.cat.foes.names[foe])
        return None

    @step
    def choose(self, state: EuthiaState) -> Flow:
        options = tuple([state.cat.map.landings[space] for space in landings(state, self.seat)])
        return ask(state, Choice(self.seat, "land", options, "EU-373", default=options[0]))

    @step
    def land(self, state: EuthiaState) -> Flow:
        """The flight reveals nothing, the landing may (EU-375)."""
        state.beast = state.cat.map.space_index[state.answer.word()]
        return enter(state, self.seat, state.beast, FLIGHT)

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        space = asked_space(state, action, "land")
        if seat != self.seat or space == NONE:
            return Frame.why(self, state, seat, action)
        reach = state.box.cards.griffin.flight
        if distance(state, state.at[seat], space) > reach:
            return Reason("too-far", "EU-373", {"n": reach})
        return barred(state, seat, space, FLIGHT) or Frame.why(self, state, seat, action)

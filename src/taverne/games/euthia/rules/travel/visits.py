"""Free actions of places: the Chapel's help, treasures, the Griffin's flight (EU-228 to EU-233, EU-370 to EU-376).
Elementals and quests have chapters of their own; where tiles are stored is left to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CHAPEL, GRIFFIN, TREASURE_LAND
from ...box.compiled_effects import DRAWN, Op
from ...box.integer_tables import NONE
from ...state.game_state import Table
from ..goods.gains import grant
from ..goods.piles import ask_one, renew
from ..goods.storage import max_health
from .movement import enter, heal
from .places import FLIGHT, asked_space, barred, distance, name, reachable

HEAL_HERE: Final = Action("chapel", ("heal",))
POTION_HERE: Final = Action("chapel", ("potion",))
TREASURE_HERE: Final = Action("treasure")
CALL: Final = Action("griffin")


# The Chapel


def no_help(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why the Chapel does not help a hero so, None if it does (EU-228, EU-229)."""
    figures = table.box.cards.chapel
    if table.cat.map.land[table.at[seat]] != CHAPEL:
        return Refusal("no-chapel", "EU-228")
    price = figures.heal_price if action == HEAL_HERE else figures.potion_price
    if table.gold[seat] < price:
        return Refusal("no-gold", "EU-228", {"n": price})
    if action == HEAL_HERE:
        unhurt = table.health[seat] >= max_health(table, seat)
        return Refusal("unhurt", "EU-258") if unhurt else None
    return None if table.potions else Refusal("no-potion", "EU-045")


def be_helped(table: Table, seat: Seat, action: Action) -> Flow:
    """Pay for healing or for a Healing Potion (EU-228)."""
    figures = table.box.cards.chapel
    if action == HEAL_HERE:
        table.gold[seat] -= figures.heal_price
        table.emit("chapel", {"seat": seat, "what": "heal", "n": figures.heal_price}, "EU-228")
        heal(table, seat, figures.heal)
        return None
    table.gold[seat] -= figures.potion_price
    table.potions -= 1
    table.add_thing(seat, table.cat.potion)
    table.emit("chapel", {"seat": seat, "what": "potion", "n": figures.potion_price}, "EU-228")
    return None


# Treasures


def no_treasure(table: Table, seat: Seat) -> Refusal | None:
    """Return why a hero finds no treasure where he stands, None if he does (EU-093, EU-230, EU-232)."""
    here = table.at[seat]
    if table.cat.map.land[here] != TREASURE_LAND:
        return Refusal("no-treasure", "EU-230")
    if not table.freed(here):
        return Refusal("not-freed", "EU-232")
    if here in table.ruined:
        return Refusal("ruined", "EUS-099")
    return None if table.hero_token[here] == NONE else Refusal("treasure-found", "EU-230")


def dig_up(table: Table, seat: Seat, action: Action) -> Flow:
    """Lay a hero token and take the treasure; nobody finds another there (EU-230)."""
    here = table.at[seat]
    table.hero_token[here] = seat
    table.emit("treasure", {"seat": seat, "space": name(table, here)}, "EU-230")
    return find(table, seat, table.cat.map.treasure_level[here])


def find(table: Table, seat: Seat, level: int) -> Flow:
    """Draw a treasure of a level for a hero."""
    return call(table, Finding(seat, level))


@procedure
class Finding(Frame):
    """Draw a treasure tile: some act at once and are gone, the others are stored, used or discarded (EU-231)."""

    seat: Seat = 0
    level: int = 1
    tile: int = NONE

    @step
    def draw(self, table: Table) -> Flow:
        pile, discard = table.treasures[self.level - 1], table.treasures_discard[self.level - 1]
        if not renew(pile, discard):
            return DONE
        return ask_one(table, pile, table.cat.tile_ids, "treasure", "EU-230")

    @step
    def take(self, table: Table) -> Flow:
        self.tile = table.cat.tile_index[str(table.answer.args[0])]
        table.treasures[self.level - 1].remove(self.tile)
        if table.events is not None:
            data = {"seat": self.seat, "tile": table.cat.tile_names[self.tile]}
            table.emit("found", data, "EU-230", reveals=True)
        ops = at_once(table, self.tile)
        if not ops:
            table.add_thing(self.seat, self.tile)
            return DONE
        table.treasures_discard[self.level - 1].append(self.tile)
        return grant(table, self.seat, ops, table.cat.tile_names[self.tile])


def at_once(table: Table, tile: int) -> tuple[Op, ...]:
    """Return what a tile does when it is drawn, and is then discarded; nothing if it is kept."""
    return next((use.ops for use in table.cat.tile_uses[tile] if use.trigger == DRAWN), ())


# The Griffin


def no_griffin(table: Table, seat: Seat) -> Refusal | None:
    """Return why a hero may not call the Griffin, None if he may (EU-372, EU-374)."""
    figures = table.box.cards.griffin
    here = table.at[seat]
    if table.beast == NONE:
        return Refusal("no-griffin", "EU-371")
    if not table.trophies[seat]:
        return Refusal("no-trophy", "EU-372")
    if not table.freed(here):
        return Refusal("not-freed", "EU-093")
    if table.cat.map.land[here] != GRIFFIN and here not in (table.beast, *reachable(table, table.beast, figures.call)):
        return Refusal("griffin-far", "EU-372", {"n": figures.call})
    return None if landings(table, seat) else Refusal("no-landing", "EU-374")


def landings(table: Table, seat: Seat) -> list[int]:
    """Return where the Griffin may carry a hero: the rules of teleports hold (EU-373, EU-374)."""
    reach = table.box.cards.griffin.flight
    return [space for space in reachable(table, table.at[seat], reach) if barred(table, seat, space, FLIGHT) is None]


def call_griffin(table: Table, seat: Seat, action: Action) -> Flow:
    return call(table, Flying(seat))


@procedure
class Flying(Frame):
    """Discard a trophy; the Griffin comes and carries the hero at once (EU-372 to EU-375)."""

    seat: Seat = 0

    @step
    def pay(self, table: Table) -> Flow:
        ids = table.cat.foes.ids
        options = tuple([Action("trophy", (ids[foe],)) for foe in sorted(set(table.trophies[self.seat]))])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "griffin", options, "EU-372", default=options[0]))

    @step
    def come(self, table: Table) -> Flow:
        foe = table.cat.foes.by_id[str(table.answer.args[0])]
        table.trophies[self.seat].remove(foe)
        if foe < table.cat.foes.monsters:
            table.monsters_discard[table.cat.foes.level[foe] - 1].append(foe)
        table.beast = table.at[self.seat]
        table.emit("griffin", {"seat": self.seat, "foe": table.cat.foes.names[foe]}, "EU-372")
        return None

    @step
    def choose(self, table: Table) -> Flow:
        options = tuple([table.cat.map.landings[space] for space in landings(table, self.seat)])
        return ask(table, Choice(self.seat, "land", options, "EU-373", default=options[0]))

    @step
    def land(self, table: Table) -> Flow:
        """The flight reveals nothing, the landing may (EU-375)."""
        table.beast = table.cat.map.space_index[str(table.answer.args[0])]
        return enter(table, self.seat, table.beast, FLIGHT)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        space = asked_space(table, action, "land")
        if seat != self.seat or space == NONE:
            return Frame.why(self, table, seat, action)
        reach = table.box.cards.griffin.flight
        if distance(table, table.at[seat], space) > reach:
            return Refusal("too-far", "EU-373", {"n": reach})
        return barred(table, seat, space, FLIGHT) or Frame.why(self, table, seat, action)

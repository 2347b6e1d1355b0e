"""Setting up the board and the clans (ML-009 to ML-024).
The turns that follow are left to the course; how displays are filled, to the supplies."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import NONE, named
from ..state import Table
from ..vocabulary import AFFINITIES, StormGates
from .scenarios import fixed_affinity, gates_besieged, outfit, tell_scenario
from .supplies import HIRED, SPOILS, TRAPS, WARES, Refilling

CLANS: Final = named("clan", AFFINITIES)
ALONE: Final = Action("draw", (0,))
GATE_SPACE: Final = 2
LIST_SIDES: Final = ("a", "b")


def spaces(table: Table) -> int:
    """Return how many regions are in play: one for up to two clans (ML-014, ML-016)."""
    return 1 if table.seats < 3 else 2


@procedure
class SettingUp(Frame):
    """The board, in the order of the rulebook, then the clans (ML-009 to ML-020)."""

    space: int = 0

    @step
    def tavern(self, table: Table) -> Flow:
        if table.twist is not None:
            tell_scenario(table)
        return call(table, OpeningTavern())

    @step
    def lair(self, table: Table) -> Flow:
        return call(table, Refilling(TRAPS))

    @step
    def bazaar(self, table: Table) -> Flow:
        return call(table, Refilling(WARES))

    @step
    def gates(self, table: Table) -> Flow:
        """Some scenarios begin with a monster of rank A at the Gates (ML-270, ML-274)."""
        return call(table, DrawingMonster(GATE_SPACE, only_a=True)) if gates_besieged(table) else None

    @step
    def monster(self, table: Table) -> Flow:
        """The first monsters are of rank A unless the difficulty says otherwise (ML-013, ML-220, ML-222)."""
        any_rank = table.box.cards.difficulty[table.difficulty].any_rank
        return call(table, DrawingMonster(self.space, only_a=not any_rank))

    @step
    def region(self, table: Table) -> Flow:
        self.space += 1
        if self.space < spaces(table):
            return self.go(self.monster)
        self.space = 0
        return call(table, OpeningRegion(0))

    @step
    def second_region(self, table: Table) -> Flow:
        return call(table, OpeningRegion(1)) if spaces(table) > 1 else None

    @step
    def loot(self, table: Table) -> Flow:
        return call(table, Refilling(SPOILS))

    @step
    def missions(self, table: Table) -> Flow:
        return call(table, PostingMissions())

    @step
    def first(self, table: Table) -> Flow:
        """The most ambitious player is found by lot; alone one takes the marker (ML-020, ML-021, ML-243)."""
        if table.seats == 1:
            table.answer = ALONE
            return None
        return ask(table, Draw(tuple(range(table.seats)), 1, "first", "ML-021"))

    @step
    def clans(self, table: Table) -> Flow:
        table.first = int(table.answer.args[0])
        table.emit("first", {"seat": table.first}, "ML-020", reveals=True)
        return call(table, Founding())

    @step
    def outfit(self, table: Table) -> Flow:
        if table.twist is not None:
            outfit(table)
        return DONE


@procedure
class OpeningTavern(Frame):
    """Reveal mercenaries until enough of them are of low reputation; alone as for two (ML-009, ML-010, ML-241)."""

    @step
    def begin(self, table: Table) -> Flow:
        return call(table, Refilling(HIRED))

    @step
    def check(self, table: Table) -> Flow:
        cat, setup = table.cat, table.box.cards.setup
        low = sum(cat.reputation[m] <= setup.low_reputation for m in table.tavern if m != NONE)
        if low >= min(max(2, table.seats), len(table.tavern)) or not table.tavern_deck:
            table.tavern_deck += table.tavern_discard
            table.tavern_discard.clear()
            return DONE
        highest = max(cat.reputation[m] for m in table.tavern)
        ties = [m for m in table.tavern if cat.reputation[m] == highest]
        return ask(table, Draw(tuple([cat.member_ids[m] for m in ties]), 1, "replace", "ML-021"))

    @step
    def replace(self, table: Table) -> Flow:
        member = table.cat.member_index[str(table.answer.args[0])]
        table.tavern[table.tavern.index(member)] = NONE
        table.tavern_discard.append(member)
        if table.events is not None:
            table.emit("replaced", {"mercenary": table.cat.member_names[member]}, "ML-010", reveals=True)
        return call(table, Refilling(HIRED))

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.check)


@procedure
class DrawingMonster(Frame):
    """Draw a monster for a space; one that storms the Gates goes there and the space draws again (ML-333, ML-346)."""

    space: int = 0
    only_a: bool = False

    @step
    def draw(self, table: Table) -> Flow:
        """An exhausted deck is made from its discards, else the space stays empty (ML-209); so for rank A (ML-275)."""
        deck = table.monster_deck
        if not deck:
            deck += table.monster_discard
            table.monster_discard.clear()
        cards = table.box.cards.monster
        pool = ([m for m in deck if cards[m].rank == "A"] if self.only_a else deck) or deck
        if not pool:
            return DONE
        return ask(table, Draw(tuple([cards[m].id for m in pool]), 1, "monster", "ML-206"))

    @step
    def place(self, table: Table) -> Flow:
        monster = table.cat.monster_index[str(table.answer.args[0])]
        table.monster_deck.remove(monster)
        storms = type(table.cat.power[monster]) is StormGates and self.space != GATE_SPACE
        space = GATE_SPACE if storms else self.space
        if table.monsters[space] != NONE:
            table.monster_discard.append(table.monsters[space])
        table.monsters[space] = monster
        if table.events is not None:
            kind = ("monster-a", "monster-b", "monster-gates")[space]
            rule = "ML-333" if storms else "ML-206"
            table.emit(kind, {"monster": table.cat.monster_names[monster]}, rule, reveals=True)
        return self.go(self.draw) if storms else DONE


@procedure
class OpeningRegion(Frame):
    """Reveal a region and give it an expedition list, either face up at random (ML-014, ML-015, ML-021, ML-207)."""

    space: int = 0

    @step
    def draw_region(self, table: Table) -> Flow:
        deck = table.region_deck
        if not deck:
            deck += table.region_discard
            table.region_discard.clear()
        if not deck:
            return DONE
        ids = table.cat.region_ids
        return ask(table, Draw(tuple([ids[r] for r in deck]), 1, "region", "ML-014"))

    @step
    def lay_out(self, table: Table) -> Flow:
        region = table.cat.region_index[str(table.answer.args[0])]
        table.region_deck.remove(region)
        table.regions[self.space] = region
        if table.events is not None:
            kind = ("region-a", "region-b")[self.space]
            table.emit(kind, {"region": table.cat.region_names[region]}, "ML-014", reveals=True)
        return None

    @step
    def draw_list(self, table: Table) -> Flow:
        ids = table.cat.list_ids
        sides = [f"{ids[tile]}-{side}" for tile in table.list_stock for side in LIST_SIDES]
        return ask(table, Draw(tuple(sides), 1, "list", "ML-015"))

    @step
    def place(self, table: Table) -> Flow:
        name, _, side = str(table.answer.args[0]).rpartition("-")
        tile = table.cat.list_ids.index(name)
        table.list_stock.remove(tile)
        table.lists[self.space] = 2 * tile + LIST_SIDES.index(side)
        table.emit("list", {"list": f"expedition_list-{name}", "side": side}, "ML-015", reveals=True)
        return DONE


@procedure
class PostingMissions(Frame):
    """One competitive mission and one contract from the bag (ML-017, ML-205)."""

    @step
    def draw(self, table: Table) -> Flow:
        bag = table.mission_bag
        if len(bag) < len(table.missions):
            bag += table.mission_discard
            table.mission_discard.clear()
        ids = table.cat.mission_ids
        return ask(table, Draw(tuple([ids[m] for m in bag]), len(table.missions), "missions", "ML-017"))

    @step
    def place(self, table: Table) -> Flow:
        table.missions = [table.cat.mission_index[str(word)] for word in table.answer.args]
        for mission in table.missions:
            table.mission_bag.remove(mission)
        if table.events is not None:
            names = [table.cat.mission_names[m] for m in table.missions]
            table.emit("missions", {"competitive": names[0], "contract": names[1]}, "ML-017", reveals=True)
        return DONE


@procedure
class Founding(Frame):
    """Each clan takes an affinity of its own, the first player choosing first (ML-022 to ML-024)."""

    chosen: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        if self.chosen == table.seats:
            return DONE
        seat = (table.first + self.chosen) % table.seats
        fixed = fixed_affinity(table)
        if fixed != NONE:
            table.answer = CLANS[fixed]
            return None
        free = [CLANS[a] for a in range(len(AFFINITIES)) if table.cat.initial[a][0] in table.gone]
        return ask(table, Choice(seat, "clan", tuple(free), "ML-024"))

    @step
    def found(self, table: Table) -> Flow:
        seat = (table.first + self.chosen) % table.seats
        found_clan(table, seat, AFFINITIES.index(table.answer.args[0]))
        self.chosen += 1
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("not-asked")
        return Refusal("clan-taken" if action in CLANS else "clan", "ML-024")


def found_clan(table: Table, seat: Seat, affinity: int) -> None:
    """A leader, an initial mercenary and an initial trap (ML-022, ML-023)."""
    for member in table.cat.initial[affinity]:
        table.gone.remove(member)
        table.members[seat].append(member)
        table.owner[member] = seat
        table.reputation[seat] += table.cat.reputation[member]
    table.leader[seat] = table.members[seat][0]
    for _ in range(table.box.cards.setup.traps):
        if table.aside:
            table.traps[seat].append(table.aside.pop())
    if table.events is not None:
        leader, other = (table.cat.member_names[m] for m in table.members[seat])
        data = {"seat": seat, "affinity": f"affinity-{AFFINITIES[affinity]}", "leader": leader, "mercenary": other}
        table.emit("clan", data, "ML-022")

"""Setting up: lord, dragon, first player, the snake draft of heroes, left and right (DR-019 to DR-031).

Rounds and what follows them are left to the other chapters.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.secret import Secretly, answers_of
from taverne.games.dungeon_rush.state import DRAFT, SIDES, Table

DRAFT_MS: Final = 30_000
KEEP: Final = Action("keep")
SWAP: Final = Action("swap")


@procedure
class SettingUp(Frame):
    """One lord, one dragon and the first player by lot, then the heroes (DR-019 to DR-029)."""

    @step
    def draw_lord(self, table: Table) -> Flow:
        return ask(table, Draw(tuple(table.box.lord_ids), 1, "lord", "DR-019"))

    @step
    def lay_lord(self, table: Table) -> Flow:
        table.lord = table.box.lord_index[str(table.answer.args[0])]
        return None

    @step
    def draw_dragon(self, table: Table) -> Flow:
        return ask(table, Draw(tuple(table.box.dragon_ids), 1, "dragon", "DR-019"))

    @step
    def lay_dragon(self, table: Table) -> Flow:
        table.dragon = table.box.dragon_index[str(table.answer.args[0])]
        lord, dragon = table.box.lord_ids[table.lord], table.box.dragon_ids[table.dragon]
        table.emit("bosses", {"lord": f"lord-{lord}", "dragon": f"dragon-{dragon}"}, "DR-019", reveals=True)
        return None

    @step
    def draw_first(self, table: Table) -> Flow:
        return ask(table, Draw(tuple(range(table.seats)), 1, "first", "DR-024"))

    @step
    def draft(self, table: Table) -> Flow:
        table.first = int(table.answer.args[0])
        table.emit("first", {"seat": table.first}, "DR-024", reveals=True)
        return call(table, Drafting())

    @step
    def choose_sides(self, table: Table) -> Flow:
        table.phase = SIDES
        return call(table, Siding())

    @step
    def set_sides(self, table: Table) -> Flow:
        """Left and right are settled here and stay so for the game (DR-028)."""
        for seat, answers in enumerate(answers_of(table)):
            if answers[0] == SWAP:
                left = 2 * seat
                table.heroes[left], table.heroes[left + 1] = table.heroes[left + 1], table.heroes[left]
            for hand in (0, 1):
                hero = table.heroes[2 * seat + hand]
                table.skills[8 * seat + 4 * hand : 8 * seat + 4 * hand + 4] = table.box.hero_skills[hero]
            if table.events is not None:
                left_id, right_id = (table.box.hero_ids[h] for h in table.heroes[2 * seat : 2 * seat + 2])
                data = {"seat": seat, "left": f"hero-{left_id}", "right": f"hero-{right_id}"}
                table.emit("sides", data, "DR-028", reveals=True)
        return DONE


def drafter(table: Table, pick: int) -> Seat:
    """Return who makes the ``pick``-th choice: clockwise from the first player, then back (DR-025, DR-026)."""
    turn = pick if pick < table.seats else 2 * table.seats - 1 - pick
    return (table.first + turn) % table.seats


@procedure
class Drafting(Frame):
    """The snake draft; whoever takes too long is given a hero by lot (DR-025, DR-026, DR-031)."""

    pick: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        table.phase = DRAFT
        if self.pick == 2 * table.seats:
            return DONE
        second = self.pick >= table.seats
        options = tuple([Action("hero", (table.box.hero_ids[hero],)) for hero in table.pool])
        rule = "DR-026" if second else "DR-025"
        choice = Choice(drafter(table, self.pick), "draft-second" if second else "draft", options, rule)
        if table.limits:
            return ask(table, choice, Timer("draft", DRAFT_MS, "DR-031", self.pick))
        return ask(table, choice)

    @step
    def take(self, table: Table) -> Flow:
        if table.by == CLOCK:
            return self.go(self.draw_lot)
        self.give(table, "DR-025", lot=False)
        return self.go(self.offer)

    @step
    def draw_lot(self, table: Table) -> Flow:
        return ask(table, Draw(tuple([table.box.hero_ids[h] for h in table.pool]), 1, "hero", "DR-031"))

    @step
    def take_lot(self, table: Table) -> Flow:
        self.give(table, "DR-031", lot=True)
        return self.go(self.offer)

    def give(self, table: Table, rule: str, lot: bool) -> None:
        seat = drafter(table, self.pick)
        name = str(table.answer.args[0])
        hero = table.box.hero_index[name]
        table.pool.remove(hero)
        table.heroes[2 * seat + (self.pick >= table.seats)] = hero
        table.emit("drafted-by-lot" if lot else "drafted", {"seat": seat, "hero": f"hero-{name}"}, rule, reveals=lot)
        self.pick += 1

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat != drafter(table, self.pick):
            return Refusal("draft-turn", "DR-025", {"seat": drafter(table, self.pick)})
        if action.kind != "hero" or len(action.args) != 1 or action.args[0] not in table.box.hero_index:
            return Refusal("draft-hero", "DR-025")
        return Refusal("draft-gone", "DR-022")


@procedure
class Siding(Secretly):
    """Each player says which hero is left and which is right (DR-027, DR-028)."""

    def seats(self, table: Table) -> int:
        return table.seats

    def question(self, table: Table, seat: Seat) -> Choice | None:
        if self.answers[seat]:
            return None
        left, right = (f"hero-{table.box.hero_ids[h]}" for h in table.heroes[2 * seat : 2 * seat + 2])
        return Choice(seat, "sides", (KEEP, SWAP), "DR-028", {"left": left, "right": right}, default=KEEP)

    def timer(self, table: Table) -> Timer | None:
        return Timer("sides", DRAFT_MS, "DR-031") if table.limits else None

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("already-decided", "DR-028")
        return Secretly.why(self, table, seat, action)

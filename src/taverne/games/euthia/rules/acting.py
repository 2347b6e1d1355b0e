"""A hero's turn, one thing at a time: movement, actions and free actions in any order (EU-049 to EU-055).
What each of them does is left to its chapter; the frame of the turn to the course."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..state import Table
from ..terms import ACTIONS
from . import links
from .movement import enter
from .places import GATE, barred, gates
from .tokens import held, points, spend

END: Final = Action("end")
ARRANGE: Final = Action("arrange")
TRADE_HERE: Final = Action("trade")
MINE_HERE: Final = Action("mine")
WALKS: Final = tuple(Action("walk", (word,)) for word in ACTIONS)


@procedure
class Acting(Frame):
    """Offer whatever a hero may do now, do it, and offer again until the turn is ended."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        if links.over(table):
            return DONE
        options = offered(table, self.seat)
        return ask(table, Choice(self.seat, "act", tuple(options), "EU-049", {"n": table.moves[self.seat]}, END))

    @step
    def do(self, table: Table) -> Flow:
        if table.answer == END:
            return DONE
        return DO[table.answer.kind](table, self.seat, table.answer)

    @step
    def store(self, table: Table) -> Flow:
        """What does not fit is used or discarded at the end of each action (EU-204, EU-231)."""
        return links.fit(table, self.seat)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)


def offered(table: Table, seat: Seat) -> list[Action]:
    """Return what a hero may do, in a fixed order, the end of the turn first."""
    found = [END]
    if table.moves[seat]:
        steps = table.cat.map.steps
        found += [steps[space] for space in table.near[table.at[seat]] if barred(table, seat, space) is None]
    found += [WALKS[action] for action in range(len(ACTIONS)) if held(table, seat, action)]
    found += [table.cat.map.gates[space] for space in gates(table, seat)]
    found += links.uses(table, seat)
    if links.can_arrange(table, seat):
        found.append(ARRANGE)
    if not table.freed(table.at[seat]):
        return found
    return found


def walk(table: Table, seat: Seat, action: Action) -> Flow:
    """Use a token for its movement points, never for its action too (EU-053, EU-055)."""
    kind = WALKS.index(action)
    spend(table, seat, kind)
    table.moves[seat] += points(table, kind)
    if table.events is not None:
        data = {"seat": seat, "action": f"token-{ACTIONS[kind]}", "n": points(table, kind)}
        table.emit("walk", data, "EU-055")
    return None


def move(table: Table, seat: Seat, action: Action) -> Flow:
    """One step to an adjacent space (EU-063, EU-104)."""
    table.moves[seat] -= 1
    return enter(table, seat, table.cat.map.space_index[str(action.args[0])])


def portal(table: Table, seat: Seat, action: Action) -> Flow:
    return enter(table, seat, table.cat.map.space_index[str(action.args[0])], GATE)


def arrange(table: Table, seat: Seat, action: Action) -> Flow:
    return links.arrange(table, seat)


DO: Final = {"walk": walk, "move": move, "portal": portal, "arrange": arrange, "use": links.use}

"""Looming Doom: clues from four witnesses, then a last round of two fights for every hero (EUS-042 to EUS-058).
The fights themselves are left to ``fight``.

``marks``: 0 to 3 witnesses turned up, 4 to 19 clues taken (4 x witness + seat), 20 to 23 clues held by seat, 24 to 27
opponents beaten by seat, 28 clues laid down in the fight at hand.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CAVERN, ELEMENTAL, LAKE, MERCHANT, MOUNTAIN, PORTAL
from ...box.integer_tables import NONE
from ...state.game_state import Table
from ..combat.fight import Fighting
from ..goods import storage as storing
from ..goods.payment import can_pay_all, pay
from ..travel.places import chapel
from .base import SEATS, Story, due

TURNED: Final = 0
TAKEN: Final = 4
CLUES: Final = 20
BEATEN: Final = 24
LAID: Final = 28
PLACES: Final = {
    "mine": (MOUNTAIN, LAKE, CAVERN),
    "merchant": (MERCHANT,),
    "portal": (PORTAL,),
    "elemental": (ELEMENTAL,),
}
GROUPS: Final = ("accomplice", "saboteur")


class Doom(Story):
    """Eight rounds as usual, and a final one without tokens."""

    MARKS = 29

    def round_start(self, table: Table, number: int) -> Flow:
        if due(table, "eve_of_battle"):
            eve_of_battle(table)
        return call(table, TurningWitness()) if due(table, "turn_witness") else None

    def round_end(self, table: Table, number: int) -> Flow:
        return call(table, FinalFights()) if due(table, "final_fights") else None

    def usual(self, table: Table) -> bool:
        return table.round <= table.plan.rounds

    def why_not(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Return why a hero gets no clue from a witness here (EUS-045 to EUS-047)."""
        ids = table.box.index["witness"]
        if action.kind != "clue" or len(action.args) != 1 or action.args[0] not in ids:
            return None
        witness = ids[str(action.args[0])]
        here = table.at[seat]
        if not table.marks[TURNED + witness]:
            return Refusal("witness-unknown", "EUS-044")
        if table.cat.map.land[here] not in PLACES[table.box.cards.witness[witness].place] or not table.freed(here):
            return Refusal("witness-elsewhere", "EUS-045")
        if table.marks[TAKEN + SEATS * witness + seat]:
            return Refusal("clue-taken", "EUS-047")
        return (
            None
            if can_pay_all(table, seat, table.cat.witness_give[witness])
            else Refusal("no-witness-price", "EUS-046")
        )

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        actions = [Action("clue", (one.id,)) for one in table.box.cards.witness]
        return [action for action in actions if self.why_not(table, seat, action) is None]

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        return call(table, TakingClue(seat, table.box.index["witness"][str(action.args[0])]))

    def foe_health(self, table: Table, foe: int) -> int:
        """Harder opponents have more health, clues take some of it, never the last point (EUS-053, EUS-056)."""
        health = table.cat.foes.health[foe]
        if foe not in opponents(table):
            return health
        return max(1, health + table.figure("health_plus") - table.figure("clue_health") * table.marks[LAID])

    def count(self, table: Table) -> int:
        return sum(beaten == len(GROUPS) for beaten in table.marks[BEATEN : BEATEN + table.seats])


def opponents(table: Table) -> tuple[int, ...]:
    """Return the Accomplice and the Saboteur, in this order (EUS-043)."""
    return tuple(table.cat.foes.opponents[group][0] for group in GROUPS)


def recover(table: Table, seat: Seat) -> None:
    """Heal a hero fully."""
    table.health[seat] = storing.max_health(table, seat)


def eve_of_battle(table: Table) -> None:
    """Before the last round every hero heals and fills his slots of Gaar or Dwurt (EUS-049)."""
    for seat, hero in enumerate(table.hero):
        recover(table, seat)
        table.gaar[seat] = max(table.gaar[seat], table.cat.gaar_slots[hero])
        table.dwurt[seat] = max(table.dwurt[seat], table.cat.dwurt_slots[hero])
    table.emit("eve-of-battle", {}, "EUS-049")


def rest(table: Table, seat: Seat) -> None:
    """Between the fights: full health, tiles unengaged, gems active (EUS-052)."""
    recover(table, seat)
    for thing in table.things_of(seat):
        table.engaged[thing] = 0
        for gems in (table.gem1, table.gem2):
            if gems[thing] and not gems[thing] & 1:
                gems[thing] -= 1


@procedure
class TurningWitness(Frame):
    """The next of the shuffled witnesses is turned up and stays (EUS-044)."""

    @step
    def draw(self, table: Table) -> Flow:
        hidden = [one.id for n, one in enumerate(table.box.cards.witness) if not table.marks[TURNED + n]]
        return ask(table, Draw(tuple(hidden), 1, "witness", "EUS-044"))

    @step
    def turn(self, table: Table) -> Flow:
        word = str(table.answer.args[0])
        table.marks[TURNED + table.box.index["witness"][word]] = 1
        table.emit("witness", {"witness": f"witness-{word}"}, "EUS-044", reveals=True)
        return DONE


@procedure
class TakingClue(Frame):
    """Pay a witness and take a clue (EUS-045, EUS-046)."""

    seat: Seat = 0
    witness: int = 0

    @step
    def give(self, table: Table) -> Flow:
        return pay(table, self.seat, table.cat.witness_give[self.witness][0])

    @step
    def take(self, table: Table) -> Flow:
        table.marks[TAKEN + SEATS * self.witness + self.seat] = 1
        table.marks[CLUES + self.seat] += 1
        word = table.box.cards.witness[self.witness].id
        table.emit("clue", {"seat": self.seat, "witness": f"witness-{word}"}, "EUS-045")
        return DONE


@procedure
class FinalFights(Frame):
    """In seat order every hero fights the Accomplice and, having beaten him, the Saboteur at once (EUS-050, EUS-051).

    The fights take place where no elemental has power: in the Chapel (EUS-055).
    """

    seat: Seat = 0
    number: int = 0

    @step
    def clues(self, table: Table) -> Flow:
        """Any number of clues may be laid down before a fight (EUS-053)."""
        if self.seat == table.seats:
            return DONE
        options = tuple([Action("clues", (n,)) for n in range(table.marks[CLUES + self.seat] + 1)])
        if len(options) == 1:
            table.answer = options[0]
            return None
        data: dict[str, int | str] = {"foe": table.cat.foes.names[opponents(table)[self.number]]}
        return ask(table, Choice(self.seat, "clues", options, "EUS-053", data, options[0]))

    @step
    def fight(self, table: Table) -> Flow:
        laid = int(table.answer.args[0])
        table.marks[CLUES + self.seat] -= laid
        table.marks[LAID] = laid
        table.turn = self.seat
        return call(table, Fighting(self.seat, opponents(table)[self.number], chapel(table)))

    @step
    def settle(self, table: Table) -> Flow:
        """Who has died fights no more (EUS-057)."""
        won = cast(Fighting, table.returned).won
        table.marks[LAID] = 0
        table.marks[BEATEN + self.seat] += won
        if won and not self.number:
            rest(table, self.seat)
            self.number = 1
        else:
            self.number = NONE
        return storing.fit(table, self.seat)

    @step
    def further(self, table: Table) -> Flow:
        if self.number == NONE:
            self.seat += 1
            self.number = 0
        return self.go(self.clues)

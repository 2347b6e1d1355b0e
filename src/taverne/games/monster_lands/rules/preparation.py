"""The Preparation phase: dice pools, and the optional rules that act in it (ML-033 to ML-036, ML-225 to ML-228).
What dice are for is left to Deployment."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODES, NONE, named
from ..state import PREPARATION, Table
from ..vocabulary import COLOURS, Brew, SlotEffect
from .scenarios import gates_always_besieged
from .setup import GATE_SPACE, DrawingMonster
from .supplies import Brewing, join_pool, receive

FAVOUR_DICE: Final = named("favour", COLOURS)


@procedure
class Preparing(Frame):
    """Every clan makes up its pool (ML-033)."""

    seat: Seat = 0

    @step
    def more_monsters(self, table: Table) -> Flow:
        """In some turns a monster comes to empty Gates (ML-228), in one scenario in all (ML-270)."""
        table.phase = PREPARATION
        if table.events is not None:
            table.emit("turn", {"turn": table.turn, "seat": table.first}, "ML-032")
        if table.monsters[GATE_SPACE] == NONE and gates_always_besieged(table):
            return call(table, DrawingMonster(GATE_SPACE, only_a=True))
        due = table.more_monsters and table.turn in table.box.cards.more_monsters.turns
        if due and table.monsters[GATE_SPACE] == NONE:
            return call(table, DrawingMonster(GATE_SPACE))
        return None

    @step
    def gather(self, table: Table) -> Flow:
        if self.seat == table.seats:
            return self.go(self.favour)
        seat = self.seat
        self.seat += 1
        return join_pool(table, seat, turn_dice(table, seat), "ML-033")

    @step
    def next_clan(self, table: Table) -> Flow:
        return self.go(self.gather)

    @step
    def favour(self, table: Table) -> Flow:
        """The marker shows its side B from turn 2 on (ML-225, ML-227)."""
        if table.favour and table.turn > 1:
            return call(table, Favouring(table.first))
        return None


def turn_dice(table: Table, seat: Seat) -> tuple[int, int, int]:
    """Return what the members contribute and the glory bracket adds (ML-033)."""
    cat = table.cat
    force, magic, persuasion = cat.bracket_dice[cat.bracket(table.glory[seat])]
    for member in table.members[seat]:
        dice = cat.member_dice[member]
        force += dice[0]
        magic += dice[1]
        persuasion += dice[2]
    return force, magic, persuasion


def favour_word(option: SlotEffect) -> str:
    """Return the word for one of the queen's gifts: ``brew``, or the first of its goods."""
    if isinstance(option, Brew):
        return "brew"
    goods = option.goods
    return next(name for name in goods.__struct_fields__ if getattr(goods, name))


@procedure
class Favouring(Frame):
    """The holder of the marker may take a die of any colour and one gift (ML-226)."""

    seat: Seat = 0

    @step
    def offer_die(self, table: Table) -> Flow:
        return ask(table, Choice(self.seat, "favour", (PASS, *FAVOUR_DICE), "ML-226", default=PASS))

    @step
    def take_die(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        dice = [0, 0, 0]
        dice[COLOURS.index(table.answer.args[0])] = table.box.cards.favour.dice
        return join_pool(table, self.seat, (dice[0], dice[1], dice[2]), "ML-226")

    @step
    def offer_gift(self, table: Table) -> Flow:
        gifts = [Action("favour", (favour_word(option),)) for option in table.box.cards.favour.options]
        return ask(table, Choice(self.seat, "favour-gift", tuple(gifts), "ML-226"))

    @step
    def take_gift(self, table: Table) -> Flow:
        for option in table.box.cards.favour.options:
            if favour_word(option) == table.answer.args[0]:
                if isinstance(option, Brew):
                    return call(table, Brewing(self.seat, option.n, "ML-226"))
                return receive(table, self.seat, option.goods, "ML-226")
        raise AssertionError("the gift is one of those offered")

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("favour", "ML-226") if table.asked(seat) else Refusal("not-asked")


def dice_sum(table: Table, seat: Seat, colour: int) -> int:
    """Return how many dice of a colour are in a pool."""
    base = CODES * seat
    return table.pool[base + colour] if colour < 2 else sum(table.pool[base + 2 : base + CODES])

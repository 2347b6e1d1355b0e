"""Activating a managed region: its dice, then its benefit; taking loot (ML-120, ML-395 to ML-406).
Which regions can be activated is left to ``regions``; how they are conquered, to the Adventure."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODE_COLOUR, CODES, DIE, NONE
from ..state import Table
from ..vocabulary import Display, Gain, GainDice, Take
from .citadel import spend_die
from .purchases import BuyingGear, Recruiting
from .regions import by_colours, can_fill
from .supplies import SPOILS, Refilling, join_pool, receive


@procedure
class Exploiting(Frame):
    """Lay the printed dice on the card and take its benefit (ML-120, ML-395 to ML-406)."""

    seat: Seat = 0
    region: int = 0
    slot: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        slots = table.cat.region_slots[self.region]
        if self.slot == len(slots):
            return self.go(self.benefit)
        base = CODES * self.seat
        pool = by_colours(table, self.seat)
        options = []
        for code in range(CODES):
            colour = CODE_COLOUR[code]
            if table.pool[base + code] and colour in slots[self.slot]:
                pool[colour] -= 1
                if can_fill(pool, slots[self.slot + 1 :]):
                    options.append(DIE[code])
                pool[colour] += 1
        data: dict[str, int | str] = {"region": table.cat.region_names[self.region]}
        return ask(table, Choice(self.seat, "region-die", tuple(options), "ML-120", data))

    @step
    def lay(self, table: Table) -> Flow:
        spend_die(table, self.seat, DIE.index(table.answer))
        self.slot += 1
        return self.go(self.offer)

    @step
    def benefit(self, table: Table) -> Flow:
        table.exploited[self.region] = 1
        if table.events is not None:
            table.emit("exploited", {"seat": self.seat, "region": table.cat.region_names[self.region]}, "ML-120")
        benefit = table.box.cards.region[self.region].benefit
        self.go(self.end)
        if type(benefit) is GainDice:
            dice = benefit.dice
            return join_pool(table, self.seat, (dice.force, dice.magic, dice.persuasion), "ML-120")
        if type(benefit) is Gain:
            return receive(table, self.seat, benefit.goods, "ML-120")
        assert type(benefit) is Take
        return call(table, taking(self.seat, benefit.display))

    @step
    def end(self, table: Table) -> Flow:
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat != self.seat:
            return Refusal("not-your-turn", "ML-037", {"seat": self.seat})
        return Refusal("region-dice", "ML-120", {"region": table.cat.region_names[self.region]})


def taking(seat: Seat, display: Display) -> Frame:
    """Return the procedure of taking a face-up piece for nothing (ML-322, ML-399, ML-403, ML-406)."""
    if display == "tavern":
        return Recruiting(seat, free=True)
    if display == "bazaar":
        return BuyingGear(seat, free=True)
    return TakingLoot(seat, refill=True)


@procedure
class TakingLoot(Frame):
    """Take one of the loot tokens shown (ML-178, ML-406)."""

    seat: Seat = 0
    refill: bool = False
    rule: str = "ML-406"

    @step
    def offer(self, table: Table) -> Flow:
        options = tuple([table.cat.take_loot[token] for token in table.spoils if token >= 0])
        return ask(table, Choice(self.seat, "loot", options, self.rule)) if options else DONE

    @step
    def take(self, table: Table) -> Flow:
        word = str(table.answer.args[0])
        token = table.cat.loot_index[word]
        table.spoils[table.spoils.index(token)] = NONE
        table.loot[self.seat].append(token)
        table.loot[self.seat].sort()
        if table.events is not None:
            table.emit("looted", {"seat": self.seat, "loot": f"loot-{word}"}, self.rule)
        return call(table, Refilling(SPOILS)) if self.refill else DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("not-shown", self.rule) if table.asked(seat) else Refusal("not-asked")

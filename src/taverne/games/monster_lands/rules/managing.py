"""Conquered regions with a manager: an action of their own, and who may manage (ML-120, ML-121, ML-173 to ML-177).
How regions are conquered is left to the Adventure; what their benefit does, to supplies and purchases."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODE_COLOUR, CODES, DIE, NONE
from ..state import Table
from ..vocabulary import Display, Gain, GainDice, Take
from .citadel import recruits, spend_die
from .purchases import BuyingGear, Recruiting, at_home
from .supplies import SPOILS, Refilling, join_pool, receive


def can_fill(pool: list[int], slots: tuple[tuple[int, ...], ...]) -> bool:
    """Whether dice by colour suffice for slots that each take one of some colours (few of both: tried out)."""
    if not slots:
        return True
    for colour in slots[0]:
        if pool[colour]:
            pool[colour] -= 1
            fits = can_fill(pool, slots[1:])
            pool[colour] += 1
            if fits:
                return True
    return False


def by_colours(table: Table, seat: Seat) -> list[int]:
    """Return a pool's dice by colour."""
    base = CODES * seat
    return [table.pool[base], table.pool[base + 1], sum(table.pool[base + 2 : base + CODES])]


def can_take(table: Table, seat: Seat, display: Display) -> bool:
    """Whether there is something in a display that the clan can take for nothing (ML-324)."""
    if display == "loot":
        return any(token >= 0 for token in table.spoils)
    if display == "bazaar":
        return any(gear >= 0 for gear in table.bazaar) and bool(at_home(table, seat))
    excess = table.excess_glory(seat)
    return any(table.cat.reputation[member] <= excess for member in recruits(table))


def open_regions(table: Table, seat: Seat) -> list[int]:
    """Return the managed regions that the seat can activate now (ML-120, ML-121)."""
    found = []
    for region, ruler in enumerate(table.ruler):
        if ruler == seat and table.manager[region] != NONE and not table.exploited[region]:
            benefit = table.box.cards.region[region].benefit
            if can_fill(by_colours(table, seat), table.cat.region_slots[region]):
                if type(benefit) is not Take or can_take(table, seat, benefit.display):
                    found.append(region)
    return found


def why_no_region(table: Table, seat: Seat, region: int) -> Refusal:
    """Return why a region cannot be activated."""
    if region == NONE:
        return Refusal("choose-place", "ML-038")
    data: dict[str, int | str] = {"region": table.cat.region_names[region]}
    if table.ruler[region] != seat:
        return Refusal("not-your-region", "ML-120", data)
    if table.manager[region] == NONE:
        return Refusal("no-manager", "ML-121", data)
    if table.exploited[region]:
        return Refusal("region-used", "ML-121", data)
    if not can_fill(by_colours(table, seat), table.cat.region_slots[region]):
        return Refusal("region-dice", "ML-120", data)
    return Refusal("nothing-to-take", "ML-324", data)


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


def managers_for(table: Table, seat: Seat, region: int) -> list[int]:
    """Return who may manage a region: same affinity, not the leader, not managing another (ML-173, ML-177)."""
    wanted = table.cat.region_affinity[region]
    return [
        member
        for member in table.members[seat]
        if table.cat.affinity[member] == wanted and member != table.leader[seat] and member not in table.manager
    ]


def appoint(table: Table, seat: Seat, region: int, member: int) -> None:
    """Make a member the manager of a region (ML-173, ML-176)."""
    table.manager[region] = member
    if table.events is not None:
        cat = table.cat
        data = {"seat": seat, "region": cat.region_names[region], "mercenary": cat.member_names[member]}
        table.emit("manager", data, "ML-173")

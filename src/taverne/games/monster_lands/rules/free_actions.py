"""Doing what may be done at any time: talents, loot, trophies, healing, equipment, managers (ML-031, ML-067, ML-168).
What is possible now is left to ``free_options``; loot and talents of battle, to the battle."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODE_COLOUR, CODES, DIE, NONE, named
from ..state import Table
from ..vocabulary import COLOURS, Brew, BuyDie, Exchange, Gain, Take, Trophy
from .citadel import spend_die
from .free_options import NOTHING_MORE, codes_of, free_options, sale, why_not_free
from .managing import taking
from .regions import appoint
from .supplies import Brewing, add_gold, join_pool, receive

BACK: Final = Action("back")
INTO: Final = named("into", COLOURS)
ONE_DIE: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@procedure
class Meanwhile(Frame):
    """One of the things that may be done at any time, or back to the decision."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        return ask(table, Choice(self.seat, "more", (BACK, *free_options(table, self.seat)), "ML-031", default=BACK))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == BACK:
            return DONE
        return do_free(table, self.seat, table.answer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat != self.seat:
            return Refusal("not-your-turn", "ML-037", {"seat": self.seat})
        return why_not_free(table, seat, action) or NOTHING_MORE


def do_free(table: Table, seat: Seat, action: Action) -> Flow:
    """Carry out one of ``free_options``."""
    cat = table.cat
    word = str(action.args[0])
    if action.kind == "talent":
        return use_talent(table, seat, cat.member_index[word])
    if action.kind == "loot":
        return use_loot(table, seat, cat.loot_index[word])
    if action.kind == "sell":
        sell(table, seat, cat.monster_index[word])
    elif action.kind == "heal":
        heal(table, seat, cat.member_index[word])
    elif action.kind == "manage":
        appoint(table, seat, cat.region_index[word], cat.member_index[str(action.args[1])])
    else:
        wearer = cat.member_index[str(action.args[1])]
        gear = next(g for g in table.gear_of(wearer) if cat.gear_ids[g] == word)
        return call(table, Moving(seat, gear))
    return None


def sell(table: Table, seat: Seat, monster: int) -> None:
    """The whole card goes, with its victory points (ML-168)."""
    table.trophies[seat].remove(monster)
    table.monster_discard.append(monster)
    if table.events is not None:
        table.emit("sold", {"seat": seat, "monster": table.cat.monster_names[monster]}, "ML-168")
    add_gold(table, seat, sale(table, monster), "ML-168")


def heal(table: Table, seat: Seat, member: int) -> None:
    """A potion of the clan board heals a member that is at home (ML-067)."""
    table.potion[seat] -= 1
    table.wounded[member] = 0
    if table.events is not None:
        table.emit("healed", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-067")


def use_talent(table: Table, seat: Seat, member: int) -> Flow:
    """Use a talent of Deployment: goods, brews, bought dice, recoloured dice (ML-031)."""
    talent = table.cat.talent[member]
    table.spent[member] = 1
    if table.events is not None:
        table.emit("talent", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-031")
    if isinstance(talent, Gain):
        return receive(table, seat, talent.goods, "ML-031")
    if isinstance(talent, Brew):
        return call(table, Brewing(seat, talent.n, "ML-362"))
    if isinstance(talent, BuyDie):
        add_gold(table, seat, -talent.gold, "ML-353")
        return join_pool(table, seat, ONE_DIE[COLOURS.index(talent.colour)], "ML-353")
    return call(table, Recolouring(seat))


def discard_loot(table: Table, seat: Seat, token: int) -> None:
    table.loot[seat].remove(token)
    table.loot_discard.append(token)
    if table.events is not None:
        table.emit("loot-used", {"seat": seat, "loot": table.cat.loot_names[token]}, "ML-179")


def use_loot(table: Table, seat: Seat, token: int) -> Flow:
    """Discard loot for what it gives outside of battle (ML-313 to ML-322)."""
    effect = table.cat.loot_effect[token]
    discard_loot(table, seat, token)
    if isinstance(effect, Gain):
        return receive(table, seat, effect.goods, "ML-179")
    if isinstance(effect, Trophy):
        add_gold(table, seat, effect.gold, "ML-315")
        return None
    if isinstance(effect, Take):
        return call(table, taking(seat, effect.display))
    return call(table, Exchanging(seat, token))


@procedure
class Exchanging(Frame):
    """Hand in a pool die for others (ML-043, ML-317, ML-318)."""

    seat: Seat = 0
    token: int = 0

    def effect(self, table: Table) -> Exchange:
        effect = table.cat.loot_effect[self.token]
        assert isinstance(effect, Exchange)
        return effect

    @step
    def offer(self, table: Table) -> Flow:
        codes = codes_of(table, self.seat, COLOURS.index(self.effect(table).pay))
        data: dict[str, int | str] = {"loot": table.cat.loot_names[self.token]}
        return ask(table, Choice(self.seat, "exchange", tuple([DIE[code] for code in codes]), "ML-043", data))

    @step
    def swap(self, table: Table) -> Flow:
        spend_die(table, self.seat, DIE.index(table.answer))
        take = self.effect(table).take
        self.go(self.end)
        return join_pool(table, self.seat, (take.force, take.magic, take.persuasion), "ML-043")

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Recolouring(Frame):
    """A novice turns a pool die into one of another colour (ML-082)."""

    seat: Seat = 0
    code: int = NONE

    @step
    def offer(self, table: Table) -> Flow:
        base = CODES * self.seat
        options = tuple([DIE[code] for code in range(CODES) if table.pool[base + code]])
        return ask(table, Choice(self.seat, "recolour", options, "ML-082"))

    @step
    def take(self, table: Table) -> Flow:
        self.code = DIE.index(table.answer)
        return None

    @step
    def offer_colour(self, table: Table) -> Flow:
        options = tuple([INTO[colour] for colour in range(3) if colour != CODE_COLOUR[self.code]])
        return ask(table, Choice(self.seat, "recolour-into", options, "ML-082"))

    @step
    def swap(self, table: Table) -> Flow:
        spend_die(table, self.seat, self.code)
        self.go(self.end)
        return join_pool(table, self.seat, ONE_DIE[INTO.index(table.answer)], "ML-082")

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Moving(Frame):
    """Give equipment to another member at home, who hands over what it has of that type (ML-092, ML-093)."""

    seat: Seat = 0
    gear: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        cat = table.cat
        others = [m for m in table.at_home(self.seat) if m != table.wearer[self.gear]]
        options = tuple([cat.equip[member] for member in others])
        return ask(table, Choice(self.seat, "equip", options, "ML-093", {"equipment": cat.gear_names[self.gear]}))

    @step
    def swap(self, table: Table) -> Flow:
        cat = table.cat
        member = cat.member_index[str(table.answer.args[0])]
        for worn in table.gear_of(member):
            if cat.gear_type[worn] == cat.gear_type[self.gear]:
                table.wearer[worn] = table.wearer[self.gear]
        table.wearer[self.gear] = member
        if table.events is not None:
            data = {"seat": self.seat, "equipment": cat.gear_names[self.gear], "mercenary": cat.member_names[member]}
            table.emit("moved", data, "ML-093")
        return DONE

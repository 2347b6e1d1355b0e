"""Purchases: one die, then traps, a recruit, Defence tokens or equipment (ML-048 to ML-062, ML-070 to ML-095).
The price a die bargains for is left to the Citadel; filling the displays, to the supplies."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.common import ENOUGH
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, REGISTRY, Flow, Frame, ask, call, procedure, step

from ..catalogue import ARMOURY, BAZAAR, COUNTS, DIE, LAIR, NONE, TAVERN
from ..effects import GEAR, discounts, source_name, use
from ..state import Table
from ..vocabulary import Take
from .citadel import bargain, can_treat, free_slots, place_die, recruits, useful_dice, why_in_building
from .free_options import MORE, NOTHING_MORE, ready_loot, spare_gold
from .scenarios import round_price
from .supplies import HIRED, TRAPS, WARES, Refilling, Storing, add_gold, distinct, join_pool, store

ROUND: Final = Action("round")
BUY_COUNT: Final = COUNTS["tokens"]


@procedure
class Bargaining(Frame):
    """Choose the die, which takes the leftmost empty slot; its discount serves the purchase (ML-049, ML-055)."""

    seat: Seat = 0
    building: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        options = tuple([DIE[code] for code in useful_dice(table, self.seat, self.building)])
        data: dict[str, int | str] = {"building": table.cat.building_names[self.building]}
        return ask(table, Choice(self.seat, "die", options, "ML-046", data))

    @step
    def place(self, table: Table) -> Flow:
        slot = free_slots(table, self.building)[0]
        off = place_die(table, self.seat, self.building, slot, DIE.index(table.answer))
        if self.building == LAIR:
            return call(table, BuyingTraps(self.seat, off))
        if self.building == TAVERN:
            return call(table, Recruiting(self.seat, off))
        return call(table, BuyingDefence(self.seat, off) if self.building == ARMOURY else BuyingGear(self.seat, off))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and action in DIE:
            return Refusal("die", "ML-048", {"building": table.cat.building_names[self.building]})
        return why_in_building(table, seat, self.seat, self.building)


def spend(table: Table, seat: Seat, price: int, rule: str) -> None:
    add_gold(table, seat, -price, rule)


def could_raise(table: Table, seat: Seat, prices: list[int]) -> bool:
    """Whether trophies, loot and talents would pay one of these prices that is too dear as yet (ML-168, ML-179)."""
    gold = table.gold[seat]
    more = spare_gold(table, seat) if any(price > gold for price in prices) else 0
    return any(gold < price <= gold + more for price in prices)


def meanwhile(table: Table, seat: Seat) -> Flow:
    """Do first what may be done at any time; that chapter builds on this one and is called by name."""
    return call(table, REGISTRY["monster_lands.Meanwhile"](seat))


def why_no_purchase(table: Table, seat: Seat, owner: Seat, building: int, action: Action) -> Refusal:
    return NOTHING_MORE if seat == owner and action == MORE else why_in_building(table, seat, owner, building)


@procedure
class Haggling(Frame):
    """What purchases at the Lair and the Tavern share: the discount of the die and fixed ones (ML-055, ML-056)."""

    seat: Seat = 0
    off: int = 0
    rebate: int = 0

    def price(self, printed: int) -> int:
        """Return the price after the die's discount and the fixed ones already called on (ML-056)."""
        return max(0, bargain(printed, self.off) - self.rebate)

    def helpers(self, table: Table, building: str) -> list[tuple[int, int]]:
        return discounts(table, self.seat, building)

    def affordable(self, table: Table, printed: int, building: str) -> bool:
        """Whether a price could be paid if every discount were called on (ML-048)."""
        more = sum([n for _, n in self.helpers(table, building)])
        return self.price(printed) - more <= table.gold[self.seat]

    def call_on(self, table: Table, building: str) -> None:
        """Use the fixed discount that the answer names (ML-029)."""
        for source, n in self.helpers(table, building):
            if source_name(table, source) == table.answer.args[0]:
                use(table, source, NONE)
                self.rebate += n
                if table.events is not None:
                    prefix = "mercenary" if source < GEAR else "equipment"
                    name = f"{prefix}-{source_name(table, source)}"
                    table.emit("discount", {"seat": self.seat, "source": name, "n": n}, "ML-056")
                return

    def discount_options(self, table: Table, building: str, printed: int) -> list[Action]:
        """Return the fixed discounts that would still lower a price."""
        if self.price(printed) == 0:
            return []
        words = dict.fromkeys(source_name(table, source) for source, _ in self.helpers(table, building))
        return [Action("discount", (word,)) for word in words]


@procedure
class BuyingTraps(Haggling):
    """Any number of the traps shown, in one purchase (ML-058, ML-055)."""

    printed: int = 0
    bought: list[int] = field(default_factory=list)

    @step
    def offer(self, table: Table) -> Flow:
        cat = table.cat
        shown = distinct([kind for kind in table.lair if kind >= 0])
        options = [
            cat.buy_trap[kind] for kind in shown if self.affordable(table, self.printed + cat.trap_cost[kind], "lair")
        ]
        if self.bought:
            options += self.discount_options(table, "lair", self.printed)
        if could_raise(table, self.seat, [self.price(self.printed + cat.trap_cost[kind]) for kind in shown]):
            options.append(MORE)
        if self.bought and self.price(self.printed) <= table.gold[self.seat]:
            if not options:
                return self.go(self.pay)
            options.insert(0, ENOUGH)
        data: dict[str, int | str] = {"price": self.price(self.printed) if self.bought else 0}
        return ask(table, Choice(self.seat, "traps", tuple(options), "ML-058", data))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == ENOUGH:
            return self.go(self.pay)
        if table.answer == MORE:
            self.go(self.offer)
            return meanwhile(table, self.seat)
        if table.answer.kind == "discount":
            self.call_on(table, "lair")
            return self.go(self.offer)
        kind = table.cat.trap_index[str(table.answer.args[0])]
        table.lair[table.lair.index(kind)] = NONE
        self.bought.append(kind)
        self.printed += table.cat.trap_cost[kind]
        table.traps[self.seat].append(kind)
        table.traps[self.seat].sort()
        return self.go(self.offer)

    @step
    def pay(self, table: Table) -> Flow:
        """From now on only the owner knows what lies face down on the clan board (ML-061)."""
        price = self.price(self.printed)
        spend(table, self.seat, price, "ML-058")
        if table.events is not None:
            names = [table.cat.trap_names[kind] for kind in self.bought]
            data = {"seat": self.seat, "n": len(names), "price": price}
            table.emit("bought-traps", data, "ML-061", private={"items": names}, seen_by=(self.seat,))
        return call(table, Storing(self.seat))

    @step
    def refill(self, table: Table) -> Flow:
        return call(table, Refilling(TRAPS))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and action in table.cat.buy_trap:
            kind = table.cat.trap_index[str(action.args[0])]
            if kind not in table.lair:
                return Refusal("not-shown", "ML-058")
            price = self.price(self.printed + table.cat.trap_cost[kind])
            return Refusal("price", "ML-048", {"price": price, "n": table.gold[seat]})
        return why_no_purchase(table, seat, self.seat, LAIR, action)


@procedure
class Recruiting(Haggling):
    """One mercenary or novice, perhaps after a general round; ``free`` ones cost nothing (ML-070 to ML-080, ML-324)."""

    treated: bool = False
    free: bool = False

    @step
    def offer(self, table: Table) -> Flow:
        options = self.hires(table)
        treat = not self.free and not self.treated and can_treat(table, self.seat)
        if not self.free:
            options += self.useful_discounts(table)
        if treat:
            options.append(ROUND)
        if not self.free and self.may_pause(table):
            options.append(MORE)
        if self.treated or not options:
            options.insert(0, ENOUGH)
        data: dict[str, int | str] = {"n": table.excess_glory(self.seat)}
        return ask(table, Choice(self.seat, "recruit", tuple(options), "ML-070", data))

    def hires(self, table: Table) -> list[Action]:
        """Return who can be recruited now (ML-072)."""
        cat = table.cat
        excess = table.excess_glory(self.seat)
        gold = table.gold[self.seat]
        return [
            cat.recruit[member]
            for member in recruits(table)
            if cat.reputation[member] <= excess and (self.free or self.price(cat.cost[member]) <= gold)
        ]

    def may_pause(self, table: Table) -> bool:
        """Whether gold or loot could still bring somebody, or a round: the new faces may be a surprise (ML-078)."""
        excess = table.excess_glory(self.seat)
        fitting = [m for m in recruits(table) if table.cat.reputation[m] <= excess]
        prices = [self.price(table.cat.cost[member]) for member in fitting]
        if not self.treated:
            prices.append(round_price(table))
        elif any(isinstance(table.cat.loot_effect[token], Take) for token in ready_loot(table, self.seat)):
            return True
        return could_raise(table, self.seat, prices)

    def useful_discounts(self, table: Table) -> list[Action]:
        """Return the fixed discounts that would make somebody cheaper who can then be paid."""
        cat = table.cat
        excess = table.excess_glory(self.seat)
        for member in recruits(table):
            if cat.reputation[member] <= excess and self.affordable(table, cat.cost[member], "tavern"):
                found = self.discount_options(table, "tavern", cat.cost[member])
                if found:
                    return found
        return []

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == ENOUGH:
            return DONE
        if table.answer == ROUND:
            return self.treat(table)
        if table.answer == MORE:
            self.go(self.offer)
            return meanwhile(table, self.seat)
        if table.answer.kind == "discount":
            self.call_on(table, "tavern")
            return self.go(self.offer)
        return self.hire(table, str(table.answer.args[0]))

    def treat(self, table: Table) -> Flow:
        """A general round: all mercenaries shown leave; novices stay, and no discount helps (ML-078 to ML-080)."""
        self.treated = True
        spend(table, self.seat, round_price(table), "ML-078")
        table.tavern_discard += [member for member in table.tavern if member >= 0]
        table.tavern = [NONE] * len(table.tavern)
        table.emit("round", {"seat": self.seat}, "ML-078")
        self.go(self.shown_again)
        return call(table, Refilling(HIRED))

    def hire(self, table: Table, word: str) -> Flow:
        """Pay and take; reputation rises and the recruit's dice join the pool at once (ML-073, ML-074)."""
        cat = table.cat
        member = table.novices[0] if word == "novice" else cat.member_index[word]
        price = 0 if self.free else self.price(cat.cost[member])
        spend(table, self.seat, price, "ML-070")
        if table.novice(member):
            table.novices.remove(member)
        else:
            table.tavern[table.tavern.index(member)] = NONE
        enlist(table, self.seat, member)
        if table.events is not None:
            data = {"seat": self.seat, "mercenary": cat.member_names[member], "price": price}
            table.emit("recruited", data, "ML-324" if self.free else "ML-070")
        self.go(self.refill)
        return join_pool(table, self.seat, cat.member_dice[member], "ML-074")

    @step
    def refill(self, table: Table) -> Flow:
        self.go(self.end)
        return call(table, Refilling(HIRED))

    @step
    def shown_again(self, table: Table) -> Flow:
        return self.go(self.offer)

    @step
    def end(self, table: Table) -> Flow:
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat != self.seat:
            return Refusal("not-your-turn", "ML-037", {"seat": self.seat})
        return why_no_recruit(table, self, action)


def why_no_recruit(table: Table, recruiting: Recruiting, action: Action) -> Refusal:
    """Return why somebody cannot be recruited, or a round not paid."""
    cat = table.cat
    seat = recruiting.seat
    if action == MORE:
        return NOTHING_MORE
    if action == ROUND:
        return Refusal("one-round" if recruiting.treated else "round-price", "ML-080")
    if action.kind != "recruit" or action not in cat.recruit:
        return Refusal("choose-recruit", "ML-070")
    member = cat.recruit.index(action)
    if member not in table.tavern and not (table.novice(member) and table.novices):
        return Refusal("not-shown", "ML-070")
    if cat.reputation[member] > table.excess_glory(seat):
        data: dict[str, int | str] = {"n": cat.reputation[member], "excess": table.excess_glory(seat)}
        return Refusal("excess-glory", "ML-072", data)
    price = recruiting.price(cat.cost[member])
    return Refusal("price", "ML-048", {"price": price, "n": table.gold[seat]})


def enlist(table: Table, seat: Seat, member: int) -> None:
    """A member joins a clan, whose reputation rises (ML-025, ML-073)."""
    table.members[seat].append(member)
    table.owner[member] = seat
    table.reputation[seat] += table.cat.reputation[member]


@procedure
class BuyingDefence(Frame):
    """Up to three Defence tokens (ML-086, ML-087)."""

    seat: Seat = 0
    off: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        prices = table.box.cards.prices
        gold = table.gold[self.seat]
        counts = range(1, prices.defence_per_visit + 1)
        costs = [bargain(n * prices.defence, self.off) for n in counts]
        options = [BUY_COUNT[n] for n, cost in zip(counts, costs, strict=True) if cost <= gold]
        if could_raise(table, self.seat, costs):
            options.append(MORE)
        return ask(table, Choice(self.seat, "defence", tuple(options), "ML-086", {"off": self.off}))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == MORE:
            self.go(self.offer)
            return meanwhile(table, self.seat)
        n = int(table.answer.args[0])
        spend(table, self.seat, bargain(n * table.box.cards.prices.defence, self.off), "ML-086")
        store(table, self.seat, "defence", n, "ML-086")
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and action in BUY_COUNT:
            n = int(action.args[0])
            if not 1 <= n <= table.box.cards.prices.defence_per_visit:
                return Refusal("defence-count", "ML-086", {"n": table.box.cards.prices.defence_per_visit})
            price = bargain(n * table.box.cards.prices.defence, self.off)
            return Refusal("price", "ML-048", {"price": price, "n": table.gold[seat]})
        return why_no_purchase(table, seat, self.seat, ARMOURY, action)


@procedure
class BuyingGear(Frame):
    """One equipment card, equipped at once on a member at home; ``free`` ones cost nothing (ML-090 to ML-095)."""

    seat: Seat = 0
    off: int = 0
    free: bool = False
    gear: int = NONE

    @step
    def offer(self, table: Table) -> Flow:
        cat = table.cat
        gold = table.gold[self.seat]
        prices = {g: 0 if self.free else bargain(cat.gear_cost[g], self.off) for g in table.bazaar if g >= 0}
        options = list(dict.fromkeys([cat.buy_gear[g] for g, price in prices.items() if price <= gold]))
        if could_raise(table, self.seat, list(prices.values())):
            options.append(MORE)
        return ask(table, Choice(self.seat, "gear", tuple(options), "ML-090", {"off": self.off}))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == MORE:
            self.go(self.offer)
            return meanwhile(table, self.seat)
        cat = table.cat
        self.gear = next(g for g in table.bazaar if g >= 0 and cat.gear_ids[g] == table.answer.args[0])
        return None

    @step
    def offer_wearers(self, table: Table) -> Flow:
        cat = table.cat
        options = tuple([cat.equip[member] for member in table.at_home(self.seat)])
        return ask(table, Choice(self.seat, "equip", options, "ML-091", {"equipment": cat.gear_names[self.gear]}))

    @step
    def equip(self, table: Table) -> Flow:
        """A card of the same type makes room (ML-092, ML-094)."""
        cat = table.cat
        member = cat.member_index[str(table.answer.args[0])]
        price = 0 if self.free else bargain(cat.gear_cost[self.gear], self.off)
        spend(table, self.seat, price, "ML-090")
        for worn in table.gear_of(member):
            if cat.gear_type[worn] == cat.gear_type[self.gear]:
                discard_gear(table, worn)
        table.bazaar[table.bazaar.index(self.gear)] = NONE
        table.wearer[self.gear] = member
        if table.events is not None:
            data = {"seat": self.seat, "equipment": cat.gear_names[self.gear], "mercenary": cat.member_names[member]}
            table.emit("equipped", {**data, "price": price}, "ML-090")
        return call(table, Refilling(WARES))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and action in table.cat.equip:
            return Refusal("not-home", "ML-091")
        if seat == self.seat and action in table.cat.buy_gear:
            gear = table.cat.buy_gear.index(action)
            if all(g < 0 or table.cat.gear_ids[g] != action.args[0] for g in table.bazaar):
                return Refusal("not-shown", "ML-090")
            price = bargain(table.cat.gear_cost[gear], self.off)
            return Refusal("price", "ML-048", {"price": price, "n": table.gold[seat]})
        return why_no_purchase(table, seat, self.seat, BAZAAR, action)


def discard_gear(table: Table, gear: int) -> None:
    """Equipment that nobody carries is discarded for good (ML-094, ML-096)."""
    table.wearer[gear] = NONE
    table.gear_discard.append(gear)
    if table.events is not None:
        table.emit("gear-discarded", {"equipment": table.cat.gear_names[gear]}, "ML-094")

"""Purchases: one die, then traps, a recruit, Defence tokens or equipment (ML-048 to ML-062, ML-070 to ML-095).
The price a die bargains for is left to the Citadel; filling the displays, to the supplies."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import ENOUGH, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, REGISTRY, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import ARMOURY, BAZAAR, COUNTS, DIE, LAIR, NONE, TAVERN
from ...box.sources import Source
from ...box.vocabulary import Take
from ...state.game_state import LandsState
from ..battle.effects import discounts, source_name, use
from ..clan.free_options import MORE, NOTHING_MORE, ready_loot, spare_gold
from ..clan.supplies import HIRED, TRAPS, WARES, Refilling, Storing, add_gold, distinct, join_pool, store
from ..solo.scenarios import round_price
from .buildings import bargain, can_treat, free_slots, place_die, recruits, useful_dice, why_in_building

ROUND: Final = Action("round")
BUY_COUNT: Final = COUNTS["tokens"]


@procedure
class Bargaining(Frame):
    """Choose the die, which takes the leftmost empty slot; its discount serves the purchase (ML-049, ML-055)."""

    seat: Seat = 0
    building: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        options = tuple([DIE[code] for code in useful_dice(state, self.seat, self.building)])
        data: dict[str, int | str] = {"building": state.cat.building_names[self.building]}
        return ask(state, Choice(self.seat, "die", options, "ML-046", data))

    @step
    def place(self, state: LandsState) -> Flow:
        slot = free_slots(state, self.building)[0]
        off = place_die(state, self.seat, self.building, slot, DIE.index(state.answer))
        if self.building == LAIR:
            return call(state, BuyingTraps(self.seat, off))
        if self.building == TAVERN:
            return call(state, Recruiting(self.seat, off))
        return call(state, BuyingDefence(self.seat, off) if self.building == ARMOURY else BuyingGear(self.seat, off))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return DIE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in DIE:
            return Reason("die", "ML-048", {"building": state.cat.building_names[self.building]})
        return why_in_building(state, seat, self.seat, self.building)


def spend(state: LandsState, seat: Seat, price: int, rule: str) -> None:
    add_gold(state, seat, -price, rule)


def could_raise(state: LandsState, seat: Seat, prices: list[int]) -> bool:
    """Whether trophies, loot and talents would pay one of these prices that is too dear as yet (ML-168, ML-179)."""
    gold = state.gold[seat]
    more = spare_gold(state, seat) if any(price > gold for price in prices) else 0
    return any(gold < price <= gold + more for price in prices)


def meanwhile(state: LandsState, seat: Seat) -> Flow:
    """Do first what may be done at any time; that chapter builds on this one and is called by name."""
    return call(state, REGISTRY["monster_lands.Meanwhile"](seat))


def why_no_purchase(state: LandsState, seat: Seat, owner: Seat, building: int, action: Action) -> Reason:
    return NOTHING_MORE if seat == owner and action == MORE else why_in_building(state, seat, owner, building)


@procedure
class Haggling(Frame):
    """What purchases at the Lair and the Tavern share: the discount of the die and fixed ones (ML-055, ML-056)."""

    seat: Seat = 0
    off: int = 0
    rebate: int = 0

    def price(self, printed: int) -> int:
        """Return the price after the die's discount and the fixed ones already called on (ML-056)."""
        return max(0, bargain(printed, self.off) - self.rebate)

    def helpers(self, state: LandsState, building: str) -> list[tuple[Source, int]]:
        return discounts(state, self.seat, building)

    def affordable(self, state: LandsState, printed: int, building: str) -> bool:
        """Whether a price could be paid if every discount were called on (ML-048)."""
        more = sum([n for _, n in self.helpers(state, building)])
        return self.price(printed) - more <= state.gold[self.seat]

    def call_on(self, state: LandsState, building: str) -> None:
        """Use the fixed discount that the answer names (ML-029)."""
        for source, n in self.helpers(state, building):
            if source.word == state.answer.word():
                use(state, source, NONE)
                self.rebate += n
                state.tell("discount", "ML-056", seat=self.seat, source=source_name(state, source), n=n)
                return

    def discount_options(self, state: LandsState, building: str, printed: int) -> list[Action]:
        """Return the fixed discounts that would still lower a price."""
        if self.price(printed) == 0:
            return []
        words = dict.fromkeys(source.word for source, _ in self.helpers(state, building))
        return [Action("discount", (word,)) for word in words]


@procedure
class BuyingTraps(Haggling):
    """Any number of the traps shown, in one purchase (ML-058, ML-055)."""

    printed: int = 0
    bought: list[int] = []

    @step
    def offer(self, state: LandsState) -> Flow:
        cat = state.cat
        shown = distinct([kind for kind in state.lair if kind >= 0])
        options = [
            cat.buy_trap[kind] for kind in shown if self.affordable(state, self.printed + cat.trap_cost[kind], "lair")
        ]
        if self.bought:
            options += self.discount_options(state, "lair", self.printed)
        if could_raise(state, self.seat, [self.price(self.printed + cat.trap_cost[kind]) for kind in shown]):
            options.append(MORE)
        if self.bought and self.price(self.printed) <= state.gold[self.seat]:
            if not options:
                return self.go(self.pay)
            options.insert(0, ENOUGH)
        data: dict[str, int | str] = {"price": self.price(self.printed) if self.bought else 0}
        return ask(state, Choice(self.seat, "traps", tuple(options), "ML-058", data))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == ENOUGH:
            return self.go(self.pay)
        if state.answer == MORE:
            self.go(self.offer)
            return meanwhile(state, self.seat)
        if state.answer.kind == "discount":
            self.call_on(state, "lair")
            return self.go(self.offer)
        kind = state.cat.trap_index[state.answer.word()]
        state.lair[state.lair.index(kind)] = NONE
        self.bought.append(kind)
        self.printed += state.cat.trap_cost[kind]
        state.traps[self.seat].append(kind)
        state.traps[self.seat].sort()
        return self.go(self.offer)

    @step
    def pay(self, state: LandsState) -> Flow:
        """From now on only the owner knows what lies face down on the clan board (ML-061)."""
        price = self.price(self.printed)
        spend(state, self.seat, price, "ML-058")
        if state.events is not None:
            names = [state.cat.trap_names[kind] for kind in self.bought]
            data = {"seat": self.seat, "n": len(names), "price": price}
            state.emit("bought-traps", data, "ML-061", private={"items": names}, seen_by=(self.seat,))
        return call(state, Storing(self.seat))

    @step
    def refill(self, state: LandsState) -> Flow:
        return call(state, Refilling(TRAPS))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return (ENOUGH, *dict.fromkeys(state.cat.buy_trap[kind] for kind in state.lair if kind >= 0))

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in state.cat.buy_trap:
            kind = state.cat.trap_index[action.word()]
            if kind not in state.lair:
                return Reason("not-shown", "ML-058")
            price = self.price(self.printed + state.cat.trap_cost[kind])
            return Reason("price", "ML-048", {"price": price, "n": state.gold[seat]})
        return why_no_purchase(state, seat, self.seat, LAIR, action)


@procedure
class Recruiting(Haggling):
    """One mercenary or novice, perhaps after a general round; ``free`` ones cost nothing (ML-070 to ML-080, ML-324)."""

    treated: bool = False
    free: bool = False

    @step
    def offer(self, state: LandsState) -> Flow:
        options = self.hires(state)
        treat = not self.free and not self.treated and can_treat(state, self.seat)
        if not self.free:
            options += self.useful_discounts(state)
        if treat:
            options.append(ROUND)
        if not self.free and self.may_pause(state):
            options.append(MORE)
        if self.treated or not options:
            options.insert(0, ENOUGH)
        data: dict[str, int | str] = {"n": state.excess_glory(self.seat)}
        return ask(state, Choice(self.seat, "recruit", tuple(options), "ML-070", data))

    def hires(self, state: LandsState) -> list[Action]:
        """Return who can be recruited now (ML-072)."""
        cat = state.cat
        excess = state.excess_glory(self.seat)
        gold = state.gold[self.seat]
        return [
            cat.recruit[member]
            for member in recruits(state)
            if cat.reputation[member] <= excess and (self.free or self.price(cat.cost[member]) <= gold)
        ]

    def may_pause(self, state: LandsState) -> bool:
        """Whether gold or loot could still bring somebody, or a round: the new faces may be a surprise (ML-078)."""
        excess = state.excess_glory(self.seat)
        fitting = [m for m in recruits(state) if state.cat.reputation[m] <= excess]
        prices = [self.price(state.cat.cost[member]) for member in fitting]
        if not self.treated:
            prices.append(round_price(state))
        elif any(isinstance(state.cat.loot_effect[token], Take) for token in ready_loot(state, self.seat)):
            return True
        return could_raise(state, self.seat, prices)

    def useful_discounts(self, state: LandsState) -> list[Action]:
        """Return the fixed discounts that would make somebody cheaper who can then be paid."""
        cat = state.cat
        excess = state.excess_glory(self.seat)
        for member in recruits(state):
            if cat.reputation[member] <= excess and self.affordable(state, cat.cost[member], "tavern"):
                found = self.discount_options(state, "tavern", cat.cost[member])
                if found:
                    return found
        return []

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == ENOUGH:
            return DONE
        if state.answer == ROUND:
            return self.treat(state)
        if state.answer == MORE:
            self.go(self.offer)
            return meanwhile(state, self.seat)
        if state.answer.kind == "discount":
            self.call_on(state, "tavern")
            return self.go(self.offer)
        return self.hire(state, state.answer.word())

    def treat(self, state: LandsState) -> Flow:
        """A general round: all mercenaries shown leave; novices stay, and no discount helps (ML-078 to ML-080)."""
        self.treated = True
        spend(state, self.seat, round_price(state), "ML-078")
        state.tavern_discard += [member for member in state.tavern if member >= 0]
        state.tavern = [NONE] * len(state.tavern)
        state.tell("round", "ML-078", seat=self.seat)
        self.go(self.offer)
        return call(state, Refilling(HIRED))

    def hire(self, state: LandsState, word: str) -> Flow:
        """Pay and take; reputation rises and the recruit's dice join the pool at once (ML-073, ML-074)."""
        cat = state.cat
        member = state.novices[0] if word == "novice" else cat.member_index[word]
        price = 0 if self.free else self.price(cat.cost[member])
        spend(state, self.seat, price, "ML-070")
        if state.novice(member):
            state.novices.remove(member)
        else:
            state.tavern[state.tavern.index(member)] = NONE
        enlist(state, self.seat, member)
        state.tell(
            "recruited",
            "ML-324" if self.free else "ML-070",
            seat=self.seat,
            mercenary=cat.member_names[member],
            price=price,
        )
        self.go(self.refill)
        return join_pool(state, self.seat, cat.member_dice[member], "ML-074")

    @step
    def refill(self, state: LandsState) -> Flow:
        return call(state, Refilling(HIRED))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return (*[state.cat.recruit[member] for member in recruits(state)], ROUND, ENOUGH)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat != self.seat:
            return Reason("not-your-turn", "ML-037", {"seat": self.seat})
        return why_no_recruit(state, self, action)


def why_no_recruit(state: LandsState, recruiting: Recruiting, action: Action) -> Reason:
    """Return why somebody cannot be recruited, or a round not paid."""
    cat = state.cat
    seat = recruiting.seat
    if action == MORE:
        return NOTHING_MORE
    if action == ROUND:
        return Reason("one-round" if recruiting.treated else "round-price", "ML-080")
    if action.kind != "recruit" or action not in cat.recruit:
        return Reason("choose-recruit", "ML-070")
    member = cat.recruit.index(action)
    if member not in state.tavern and not (state.novice(member) and state.novices):
        return Reason("not-shown", "ML-070")
    if cat.reputation[member] > state.excess_glory(seat):
        data: dict[str, int | str] = {"n": cat.reputation[member], "excess": state.excess_glory(seat)}
        return Reason("excess-glory", "ML-072", data)
    price = recruiting.price(cat.cost[member])
    return Reason("price", "ML-048", {"price": price, "n": state.gold[seat]})


def enlist(state: LandsState, seat: Seat, member: int) -> None:
    """A member joins a clan, whose reputation rises (ML-025, ML-073)."""
    state.members[seat].append(member)
    state.owner[member] = seat
    state.reputation[seat] += state.cat.reputation[member]


@procedure
class BuyingDefence(Frame):
    """Up to three Defence tokens (ML-086, ML-087)."""

    seat: Seat = 0
    off: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        prices = state.box.cards.prices
        gold = state.gold[self.seat]
        counts = range(1, prices.defence_per_visit + 1)
        costs = [bargain(n * prices.defence, self.off) for n in counts]
        options = [BUY_COUNT[n] for n, cost in zip(counts, costs, strict=True) if cost <= gold]
        if could_raise(state, self.seat, costs):
            options.append(MORE)
        return ask(state, Choice(self.seat, "defence", tuple(options), "ML-086", {"off": self.off}))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == MORE:
            self.go(self.offer)
            return meanwhile(state, self.seat)
        n = state.answer.number()
        spend(state, self.seat, bargain(n * state.box.cards.prices.defence, self.off), "ML-086")
        store(state, self.seat, "defence", n, "ML-086")
        return DONE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in BUY_COUNT:
            n = action.number()
            if not 1 <= n <= state.box.cards.prices.defence_per_visit:
                return Reason("defence-count", "ML-086", {"n": state.box.cards.prices.defence_per_visit})
            price = bargain(n * state.box.cards.prices.defence, self.off)
            return Reason("price", "ML-048", {"price": price, "n": state.gold[seat]})
        return why_no_purchase(state, seat, self.seat, ARMOURY, action)


@procedure
class BuyingGear(Frame):
    """One equipment card, equipped at once on a member at home; ``free`` ones cost nothing (ML-090 to ML-095)."""

    seat: Seat = 0
    off: int = 0
    free: bool = False
    gear: int = NONE

    @step
    def offer(self, state: LandsState) -> Flow:
        cat = state.cat
        gold = state.gold[self.seat]
        prices = {g: 0 if self.free else bargain(cat.gear_cost[g], self.off) for g in state.bazaar if g >= 0}
        options = list(dict.fromkeys([cat.buy_gear[g] for g, price in prices.items() if price <= gold]))
        if could_raise(state, self.seat, list(prices.values())):
            options.append(MORE)
        return ask(state, Choice(self.seat, "gear", tuple(options), "ML-090", {"off": self.off}))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == MORE:
            self.go(self.offer)
            return meanwhile(state, self.seat)
        cat = state.cat
        self.gear = next(g for g in state.bazaar if g >= 0 and cat.gear_ids[g] == state.answer.word())
        return None

    @step
    def offer_wearers(self, state: LandsState) -> Flow:
        cat = state.cat
        options = tuple([cat.equip[member] for member in state.at_home(self.seat)])
        return ask(state, Choice(self.seat, "equip", options, "ML-091", {"equipment": cat.gear_names[self.gear]}))

    @step
    def equip(self, state: LandsState) -> Flow:
        """A card of the same type makes room (ML-092, ML-094)."""
        cat = state.cat
        member = cat.member_index[state.answer.word()]
        price = 0 if self.free else bargain(cat.gear_cost[self.gear], self.off)
        spend(state, self.seat, price, "ML-090")
        for worn in state.gear_of(member):
            if cat.gear_type[worn] == cat.gear_type[self.gear]:
                discard_gear(state, worn)
        state.bazaar[state.bazaar.index(self.gear)] = NONE
        state.wearer[self.gear] = member
        state.tell(
            "equipped",
            "ML-090",
            seat=self.seat,
            equipment=cat.gear_names[self.gear],
            mercenary=cat.member_names[member],
            price=price,
        )
        return call(state, Refilling(WARES))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        if self.gear != NONE:
            return ()
        return tuple(dict.fromkeys(state.cat.buy_gear[gear] for gear in state.bazaar if gear >= 0))

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in state.cat.equip:
            return Reason("not-home", "ML-091")
        if seat == self.seat and action in state.cat.buy_gear:
            gear = state.cat.buy_gear.index(action)
            if all(g < 0 or state.cat.gear_ids[g] != action.args[0] for g in state.bazaar):
                return Reason("not-shown", "ML-090")
            price = bargain(state.cat.gear_cost[gear], self.off)
            return Reason("price", "ML-048", {"price": price, "n": state.gold[seat]})
        return why_no_purchase(state, seat, self.seat, BAZAAR, action)


def discard_gear(state: LandsState, gear: int) -> None:
    """Equipment that nobody carries is discarded for good (ML-094, ML-096)."""
    state.wearer[gear] = NONE
    state.gear_discard.append(gear)
    state.tell("gear-discarded", "ML-094", equipment=state.cat.gear_names[gear])

"""Purchases: one die, then traps, a recruit, Defence tokens or equipment (ML-048 to ML-062, ML-081 to ML-095).
The price a die bargains for is left to the Citadel; the Tavern, to ``tavern``; displays, to the supplies."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import ENOUGH, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import ARMOURY, BAZAAR, COUNTS, DIE, LAIR, NONE, PAWN_SHOP, TAVERN
from ...state.game_state import LandsState
from ..clan.free_actions import Meanwhile
from ..clan.free_options import MORE
from ..clan.supplies import TRAPS, WARES, Refilling, Storing, distinct, store
from .buildings import (
    BUYING,
    Pawning,
    Paying,
    bargain,
    free_slots,
    place_die,
    useful_dice,
    why_in_building,
)
from .prices import PRICE, Haggling, could_raise, priced, spend, why_no_purchase
from .tavern import Recruiting

BUY_COUNT: Final = COUNTS["tokens"]

NO_SUCH_TRAP: Final = Reason("not-shown", "ML-058")
NO_SUCH_GEAR: Final = Reason("not-shown", "ML-090")
DEFENCE_COUNT: Final = Reason("defence-count", "ML-086")


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


@procedure
class BuyingTraps(Haggling):
    """Any number of the traps shown, in one purchase (ML-058, ML-055)."""

    printed: int = 0
    bought: list[int] = []

    @step
    def offer(self, state: LandsState) -> Flow:
        cat = state.cat
        shown = distinct([kind for kind in state.lair if kind != NONE])
        options = [cat.buy_trap[kind] for kind in shown if self.why_no_trap(state, kind) is None]
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
            return call(state, Meanwhile(self.seat, self.needed(state)))
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

    def why_no_trap(self, state: LandsState, kind: int) -> Reason | None:
        """Return why a trap cannot be added to the purchase, None if it can (ML-048, ML-058)."""
        if kind not in state.lair:
            return NO_SUCH_TRAP
        return None if self.affordable(state, self.printed + state.cat.trap_cost[kind], "lair") else PRICE

    def needed(self, state: LandsState) -> int:
        """Return the gold that the traps taken, or the cheapest one, cost after every discount (ML-048, ML-056)."""
        shown = [state.cat.trap_cost[kind] for kind in state.lair if kind != NONE]
        printed = self.printed if self.bought else min(shown)
        return max(0, self.price(printed) - sum([n for _, n in self.helpers(state, "lair")]))

    @step
    def pay(self, state: LandsState) -> Flow:
        """From now on only the owner knows what lies face down on the clan board (ML-061)."""
        price = self.price(self.printed)
        spend(state, self.seat, price, "ML-058")
        names = [state.cat.trap_names[kind] for kind in self.bought]
        data = {"seat": self.seat, "n": len(names), "price": price}
        state.emit("bought-traps", data, "ML-061", private={"items": names}, seen_by=(self.seat,))
        return call(state, Storing(self.seat))

    @step
    def refill(self, state: LandsState) -> Flow:
        return call(state, Refilling(TRAPS))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return (ENOUGH, *dict.fromkeys(state.cat.buy_trap[kind] for kind in state.lair if kind != NONE))

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in state.cat.buy_trap:
            kind = state.cat.trap_index[action.word()]
            reason = self.why_no_trap(state, kind)
            if reason is not None:
                return priced(state, seat, reason, self.price(self.printed + state.cat.trap_cost[kind]))
        return why_no_purchase(state, seat, self.seat, LAIR, action)


@procedure
class BuyingDefence(Frame):
    """Up to three Defence tokens (ML-086, ML-087)."""

    seat: Seat = 0
    off: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        counts = range(1, state.box.cards.prices.defence_per_visit + 1)
        options = [BUY_COUNT[n] for n in counts if self.why_not_so_many(state, n) is None]
        if could_raise(state, self.seat, [self.price(state, n) for n in counts]):
            options.append(MORE)
        return ask(state, Choice(self.seat, "defence", tuple(options), "ML-086", {"off": self.off}))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == MORE:
            self.go(self.offer)
            return call(state, Meanwhile(self.seat, self.price(state, 1)))
        n = state.answer.number()
        spend(state, self.seat, self.price(state, n), "ML-086")
        store(state, self.seat, "defence", n, "ML-086")
        return DONE

    def price(self, state: LandsState, n: int) -> int:
        return bargain(n * state.box.cards.prices.defence, self.off)

    def why_not_so_many(self, state: LandsState, n: int) -> Reason | None:
        """Return why so many tokens cannot be bought, None if they can (ML-048, ML-086)."""
        if not 1 <= n <= state.box.cards.prices.defence_per_visit:
            return DEFENCE_COUNT
        return None if self.price(state, n) <= state.gold[self.seat] else PRICE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in BUY_COUNT:
            reason = self.why_not_so_many(state, action.number())
            if reason is DEFENCE_COUNT:
                return Reason(reason.key, reason.rule, {"n": state.box.cards.prices.defence_per_visit})
            if reason is not None:
                return priced(state, seat, reason, self.price(state, action.number()))
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
        shown = [gear for gear in state.bazaar if gear != NONE]
        fit = [gear for gear in shown if self.why_no_gear(state, gear) is None]
        options = list(dict.fromkeys([state.cat.buy_gear[gear] for gear in fit]))
        if could_raise(state, self.seat, [self.price(state, gear) for gear in shown]):
            options.append(MORE)
        return ask(state, Choice(self.seat, "gear", tuple(options), "ML-090", {"off": self.off}))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == MORE:
            self.go(self.offer)
            cheapest = min([self.price(state, gear) for gear in state.bazaar if gear != NONE])
            return call(state, Meanwhile(self.seat, cheapest))
        self.gear = self.shown(state, state.answer)
        return None

    def shown(self, state: LandsState, action: Action) -> int:
        """Return the card at the Bazaar that an action names, NONE if it is not there."""
        return next((g for g in state.bazaar if g != NONE and state.cat.buy_gear[g] == action), NONE)

    def price(self, state: LandsState, gear: int) -> int:
        return 0 if self.free else bargain(state.cat.gear_cost[gear], self.off)

    def why_no_gear(self, state: LandsState, gear: int) -> Reason | None:
        """Return why a card cannot be bought, None if it can (ML-048, ML-090)."""
        if gear == NONE:
            return NO_SUCH_GEAR
        return None if self.price(state, gear) <= state.gold[self.seat] else PRICE

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
        price = self.price(state, self.gear)
        spend(state, self.seat, price, "ML-090")
        state.bazaar[state.bazaar.index(self.gear)] = NONE
        put_on(state, member, self.gear)
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
        return tuple(dict.fromkeys(state.cat.buy_gear[gear] for gear in state.bazaar if gear != NONE))

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in state.cat.equip:
            return Reason("not-home", "ML-091")
        if seat == self.seat and action in state.cat.buy_gear:
            gear = self.shown(state, action)
            reason = self.why_no_gear(state, gear)
            if reason is not None:
                return priced(state, seat, reason, 0 if gear == NONE else self.price(state, gear))
        return why_no_purchase(state, seat, self.seat, BAZAAR, action)


def put_on(state: LandsState, member: int, gear: int) -> None:
    """What the member wore of that type is discarded to make room (ML-092, ML-094)."""
    for worn in state.gear_of(member):
        if state.cat.gear_type[worn] == state.cat.gear_type[gear]:
            discard_gear(state, worn)
    state.wearer[gear] = member


def discard_gear(state: LandsState, gear: int) -> None:
    """Equipment that nobody carries is discarded for good (ML-094, ML-096)."""
    state.wearer[gear] = NONE
    state.gear_discard.append(gear)
    state.tell("gear-discarded", "ML-094", equipment=state.cat.gear_names[gear])


def citadel_frame(seat: Seat, building: int) -> Frame:
    """Return the procedure of an action in a building."""
    if building == PAWN_SHOP:
        return Pawning(seat)
    if building in BUYING:
        return Bargaining(seat, building)
    return Paying(seat, building)

"""What to do in the Citadel and with managed regions: what dice, gold and free moments are best spent on, for the bots.
The scale is left to ``piece_values``, expeditions to ``expedition_plans``."""

from __future__ import annotations

from typing import Final, NamedTuple

from taverne.engine.actions import Action, Seat

from ..box.catalogue import (
    ARMOURY,
    CODE_COLOUR,
    CODE_VALUE,
    CODES,
    DIE,
    LABORATORY,
    LAIR,
    MINE,
    NONE,
    PAWN_SHOP,
    TAVERN,
)
from ..box.vocabulary import BUILDINGS, Brew, BuyDie, Exchange, Gain, Recolour, Take, Trophy
from ..rules.battle.effects import discounts
from ..rules.citadel.buildings import bargain, free_slots, haggle, recruits, useful_dice
from ..rules.clan.free_options import free_options
from ..rules.clan.regions import open_regions
from ..rules.solo.scenarios import round_price
from .piece_values import Worth

HOPE: Final = 4.0
"""What a general round promises where nobody is shown who is wanted."""
FEE: Final = 6
"""What somebody wanted may cost."""


class Offer(NamedTuple):
    """Something to be done with dice: what it brings less what it costs, and the die to begin with."""

    surplus: float
    code: int = NONE


NOTHING: Final = Offer(-99.0)


class Shopper:
    """Looks for the best thing to do in each building."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self.cat = worth.cat
        self.seat: Seat = worth.seat

    def building(self, building: int) -> Offer:
        """Return the best that can be done in a building."""
        if building == PAWN_SHOP:
            return self.pawn()
        if building == MINE:
            return self.mine()
        if building == LABORATORY:
            return self.brew()
        offers = [self.purchase(building, code) for code in useful_dice(self.state, self.seat, building)]
        return max(offers, key=lambda offer: offer.surplus, default=NOTHING)

    def purchase(self, building: int, code: int) -> Offer:
        """Return what the best purchase with a die brings."""
        off = haggle(self.state, building, CODE_VALUE[code]) if code > 1 else 0
        if building == LAIR:
            gain = self.traps(off)
        elif building == TAVERN:
            gain = self.recruit(off)
        elif building == ARMOURY:
            gain = self.defence(off)[0]
        else:
            gain = max([self.gear(g, off) for g in self.state.bazaar if g >= 0], default=-9.0)
        return Offer(gain - self.worth.code(code), code)

    def rebate(self, building: int) -> int:
        return sum([n for _, n in discounts(self.state, self.seat, BUILDINGS[building])])

    def price(self, building: int, printed: int, off: int) -> int:
        """Return what is to be paid after all discounts."""
        return max(0, bargain(printed, off) - (self.rebate(building) if building in (LAIR, TAVERN) else 0))

    # Buildings that sell

    def traps(self, off: int) -> float:
        """Return what the best purchase of traps brings: the best for its price first, as long as it pays."""
        state, worth = self.state, self.worth
        room = state.box.cards.storage.trap - len(state.traps[self.seat])
        shown = [(worth.trap(kind), self.cat.trap_cost[kind]) for kind in state.lair if kind >= 0]
        shown.sort(key=lambda pair: pair[0] - worth.gold * pair[1], reverse=True)
        best, value, printed = -9.0, 0.0, 0
        for n, (gain, cost) in enumerate(shown[: max(0, min(3, room))]):
            value += gain * self.wanted(n) + worth.wishes.token(3, len(state.traps[self.seat]) + n, 1)
            printed += cost
            price = self.price(LAIR, printed, off)
            if price > state.gold[self.seat]:
                break
            best = max(best, value - worth.pay(price))
        return best

    def wanted(self, more: int = 0) -> float:
        """Return how far one trap more is wanted beside those that are there."""
        return 0.75 ** (len(self.state.traps[self.seat]) + more)

    def trap(self, kind: int, bought: int, printed: int, off: int, rebate: int) -> float:
        """Return what one trap more adds to a purchase."""

        def price(amount: int) -> int:
            return max(0, bargain(amount, off) - rebate)

        before = price(printed) if bought else 0
        more = self.worth.pay(price(printed + self.cat.trap_cost[kind])) - self.worth.pay(before)
        held = len(self.state.traps[self.seat])
        return self.worth.trap(kind) * 0.75**held + self.worth.wishes.token(3, held + bought, 1) - more

    def recruit(self, off: int) -> float:
        """Return what the best recruit brings, or a general round in the hope of a better one."""
        state = self.state
        excess = state.excess_glory(self.seat)
        best = -9.0
        for member in recruits(state):
            price = self.price(TAVERN, self.cat.cost[member], off)
            if self.cat.reputation[member] <= excess and price <= state.gold[self.seat]:
                best = max(best, self.hire(member, price))
        return max(best, self.round())

    def round(self) -> float:
        """Return what a general round promises: somebody of an affinity that the scenario wants (ML-078)."""
        state, wishes = self.state, self.worth.wishes
        spare = state.gold[self.seat] - round_price(state)
        fits = any(wishes.member(self.cat.affinity[member]) for member in recruits(state))
        return HOPE - self.worth.pay(round_price(state)) if wishes.affinities and not fits and spare >= FEE else -9.0

    def hire(self, member: int, price: int) -> float:
        return self.worth.recruit(member) - self.worth.pay(price)

    def defence(self, off: int) -> tuple[float, int]:
        """Return what the best number of Defence tokens brings, and that number."""
        prices = self.state.box.cards.prices
        found = [(-9.0, 1)]
        for n in range(1, prices.defence_per_visit + 1):
            price = bargain(n * prices.defence, off)
            if price <= self.state.gold[self.seat]:
                found.append((self.worth.tokens(defence=n) - self.worth.pay(price), n))
        return max(found)

    def gear(self, gear: int, off: int) -> float:
        """Return what an equipment card brings, if somebody is at home to carry it."""
        price = bargain(self.cat.gear_cost[gear], off)
        if price > self.state.gold[self.seat]:
            return -9.0
        wearers = [m for m in self.state.members[self.seat] if self.state.place[m] == NONE]
        kind = self.cat.gear_type[gear]
        free = [m for m in wearers if all(self.cat.gear_type[g] != kind for g in self.state.gear_of(m))]
        scale = 1.0 if any(m < self.cat.hirelings for m in free) else 0.3
        return scale * self.worth.gear(self.cat.ability[gear], kind) - self.worth.pay(price)

    def wearer(self, gear: int, options: list[int]) -> int:
        """Return who should carry a card: somebody with a token and room for it, the more reputed the better."""
        kind = self.cat.gear_type[gear]

        def fitness(member: int) -> tuple[bool, bool, float]:
            free = all(self.cat.gear_type[g] != kind for g in self.state.gear_of(member))
            return member < self.cat.hirelings, free, self.worth.member(member)

        return max(options, key=fitness)

    # Buildings that pay

    def slot_pay(self, slot: int) -> float:
        effect = self.cat.slot_effect[slot]
        if isinstance(effect, Brew):
            return self.mix(effect.n)[0] - self.worth.code(1)
        assert isinstance(effect, Gain)
        return self.worth.goods(effect.goods) - self.cat.slot_dice[slot] * self.worth.code(0)

    def mine(self) -> Offer:
        held = self.state.pool[self.seat][0]
        slots = [s for s in free_slots(self.state, MINE) if self.cat.slot_dice[s] <= held]
        return Offer(max([self.slot_pay(slot) for slot in slots], default=-99.0), 0)

    def brew(self) -> Offer:
        slots = free_slots(self.state, LABORATORY)
        return Offer(max([self.slot_pay(slot) for slot in slots], default=-99.0), 1)

    def mix(self, n: int) -> tuple[float, int]:
        """Return what the best mix of potions and venoms is worth, and how many potions are in it."""
        return max([(self.worth.tokens(potion=p, venom=n - p), p) for p in range(n + 1)])

    def pawn(self) -> Offer:
        """Dice are pawned when nothing better can be done with them."""
        codes = [c for c in range(CODES) if self.state.pool[self.seat][c]]
        worst = min(codes, key=self.worth.code, default=NONE)
        return NOTHING if worst == NONE else Offer(-self.worth.pay(-1) - self.worth.code(worst), worst)

    # Managed regions

    def regions(self) -> list[tuple[float, int]]:
        """Return what activating each open region brings."""
        found = []
        for region in open_regions(self.state, self.seat):
            slots = self.cat.region_slots[region]
            price = sum([min([self.cheapest(colour) for colour in slot]) for slot in slots])
            found.append((self.worth.benefit(region) - price, region))
        return found

    def cheapest(self, colour: int) -> float:
        codes = [c for c in range(CODES) if CODE_COLOUR[c] == colour and self.state.pool[self.seat][c]]
        return min([self.worth.code(code) for code in codes], default=9.0)

    def cheapest_die(self, options: tuple[Action, ...]) -> Action:
        return min(options, key=lambda action: self.worth.code(DIE.index(action)))

    # What costs no action

    def spare(self) -> Action | None:
        """Return the first thing worth doing that costs no action."""
        for action in free_options(self.state, self.seat):
            if self.worthwhile(action):
                return action
        return None

    def worthwhile(self, action: Action) -> bool:
        word = action.word()
        if action.kind in ("manage", "heal"):
            return True
        if action.kind == "talent":
            return self.useful_talent(self.cat.member_index[word])
        if action.kind == "loot":
            return self.useful_loot(self.cat.loot_index[word])
        return action.kind == "sell" and bool(self.worth.wishes.gold) and self.worth.late

    def useful_talent(self, member: int) -> bool:
        talent = self.cat.talent[member]
        if isinstance(talent, Recolour):
            return False
        if isinstance(talent, BuyDie):
            return self.worth.pay(talent.gold) < 0.7 and not (self.worth.late and talent.colour == "persuasion")
        return True

    def useful_loot(self, token: int) -> bool:
        effect = self.cat.loot_effect[token]
        if isinstance(effect, Trophy):
            return bool(self.worth.wishes.gold) and self.worth.late
        if isinstance(effect, Take):
            excess = self.state.excess_glory(self.seat)
            fits = [self.worth.recruit(m) for m in recruits(self.state) if self.cat.reputation[m] <= excess]
            return max(fits, default=0.0) > (5.0 if not self.worth.late else 0.0)
        if isinstance(effect, Exchange):
            return True
        return isinstance(effect, Gain)


def building_of(data: dict[str, int | str] | None) -> int:
    """Return the building that a question is about."""
    return BUILDINGS.index(str((data or {})["building"]).removeprefix("building-"))

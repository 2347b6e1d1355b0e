"""What things are worth to a clan, in victory points: glory, gold, dice, members, tokens, equipment, loot.
A hand-made scale for the bots: which action follows from it is left to them, the rules to ``rules``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.catalogue import NONE
from ..box.pieces import Monster
from ..box.vocabulary import (
    Brew,
    BuyDie,
    Defend,
    DieBonus,
    Discount,
    Effect,
    Exchange,
    Gain,
    GainDice,
    Goods,
    Redirect,
    Reroll,
    Steal,
    Take,
    TotalBonus,
    TrapDice,
    TrapsToCapture,
    Trophy,
)
from ..rules.solo.scenarios import last_turn
from ..rules.turn.score import affinity_points, icons, trophy_points
from ..state.game_state import LandsState
from .scenario_values import MEMBER, Wishes

DIE: Final = (0.80, 0.85, 0.55)
"""A die of the pool, by colour; a Persuasion die a little more for each pip."""
PIP: Final = 0.12
GLORY: Final = 0.11
"""What a point of glory is worth beyond itself for each turn to come: it lets reputation grow."""
LAST_GOLD: Final = 0.02
HAND: Final = 0.35
"""A mercenary more that can be sent out, for each turn to come."""


def turns_left(state: LandsState) -> int:
    """Return how many turns come after this one, as far as glory tells (ML-203, ML-244)."""
    end = state.box.cards.end
    left = last_turn(state) - state.turn
    most = max(state.glory)
    if state.twist is None and most >= end.glory - 12:
        left = min(left, 2 if most < end.glory - 6 else 1 if most < end.glory else 0)
    return left


class Worth:
    """The scale of one clan at one moment; ``ahead`` is how many turns come after this one."""

    __slots__ = ("ahead", "cat", "dues", "glory", "gold", "late", "seat", "state", "wage", "wishes")

    def __init__(self, state: LandsState, seat: Seat) -> None:
        cat = state.cat
        self.state = state
        self.cat = cat
        self.seat = seat
        self.wishes = wishes = Wishes(state, seat)
        self.ahead = left = turns_left(state)
        self.late = left == 0
        self.glory = wishes.points + GLORY * left
        self.gold = wishes.gold or max(wishes.thrift, LAST_GOLD if self.late else 0.24 + 0.03 * left)
        self.wage = cat.bracket_wage[cat.bracket(state.glory[seat])]
        paid = [m for m in state.members[seat] if m != state.leader[seat] and m not in state.manager]
        self.dues = self.wage * len(paid)

    # Goods

    def gold_of(self, gold: int) -> float:
        """Return what a purse is worth: wages come first, and much gold is worth less by the piece."""
        if self.wishes.gold:
            return self.gold * gold
        needed = min(gold, self.dues)
        spare = gold - needed
        first = min(spare, 14)
        return 0.55 * needed + self.gold * first + 0.5 * self.gold * (spare - first)

    def pay(self, gold: int) -> float:
        """Return what it costs to pay so much gold now, or gives to get it if negative."""
        held = self.state.gold[self.seat]
        return self.gold_of(held) - self.gold_of(max(0, held - gold))

    def stored(self, each: float, held: int, n: int, room: int) -> float:
        """Return what more tokens are worth: each less than the one before, none beyond the room there is."""
        return sum([each * 0.8 ** (held + i) for i in range(min(n, room - held))])

    def tokens(self, defence: int = 0, potion: int = 0, venom: int = 0) -> float:
        state, seat, limits = self.state, self.seat, self.state.box.cards.storage
        scale, wishes, wished = self.use(), self.wishes, 0.0
        if wishes.thrift:
            wished += wishes.token(0, state.defence[seat], defence) + wishes.token(1, state.potion[seat], potion)
            wished += wishes.token(2, state.venom[seat], venom)
        return wished + scale * (
            self.stored(0.75, state.defence[seat], defence, limits.defence)
            + self.stored(0.85, state.potion[seat], potion, limits.potion)
            + self.stored(0.75, state.venom[seat], venom, limits.venom)
        )

    def use(self) -> float:
        """Return how far things that serve on expeditions still serve."""
        if not self.late:
            return 1.0
        state = self.state
        dice = state.pool[self.seat][0] + state.pool[self.seat][1]
        home = [m for m in state.members[self.seat] if state.place[m] == NONE and m < self.cat.hirelings]
        return 0.6 if dice and home else 0.05

    def goods(self, goods: Goods) -> float:
        """Return what goods are worth to have."""
        return (
            self.glory * goods.glory
            - self.pay(-goods.gold)
            + self.tokens(goods.defence, goods.potion, goods.venom)
            + 1.2 * self.use() * goods.trap
            + self.wishes.token(3, len(self.state.traps[self.seat]), goods.trap)
        )

    def cost(self, goods: Goods) -> float:
        """Return what it costs to give goods away."""
        return (
            self.glory * goods.glory
            + self.pay(goods.gold)
            + self.use() * (0.5 * goods.defence + 0.6 * goods.potion + 0.5 * goods.venom + 0.9 * goods.trap)
        )

    def code(self, code: int) -> float:
        """Return what a kind of pool die is worth."""
        return DIE[code] if code < 2 else DIE[2] + PIP * (code - 1)

    def dice(self, dice: tuple[int, int, int]) -> float:
        return DIE[0] * dice[0] + DIE[1] * dice[1] + (DIE[2] + 3.5 * PIP) * dice[2]

    # Members

    def affinity(self, member: int, sign: int = 1) -> float:
        """Return what one icon more, or less, brings."""
        kind = self.cat.affinity[member]
        if kind == NONE:
            return 0.0
        points = self.state.box.cards.end.affinity_points
        held = icons(self.state, self.seat)[kind]
        now, then = points[min(held, len(points) - 1)], points[min(max(0, held + sign), len(points) - 1)]
        return abs(then - now) + (0.25 * self.ahead if then == now else 0.0)

    def member(self, member: int) -> float:
        """Return what a member that one has is worth to keep."""
        kept = MEMBER if self.cat.affinity[member] != NONE and self.wishes.affinities else 0.0
        points = self.wishes.points * (self.cat.reputation[member] + self.affinity(member, -1))
        return self.services(member) + points + kept

    def services(self, member: int) -> float:
        """Return what a member brings in the turns to come: dice, talent, a hand more, less its wages."""
        turns = self.ahead
        if not turns:
            return 0.0
        each = (
            self.dice(self.cat.member_dice[member])
            + self.talent(self.cat.talent[member])
            - max(0.3, self.wishes.gold) * self.wage
        )
        hand = HAND if member < self.cat.hirelings else 0.0
        return turns * (each + hand)

    def recruit(self, member: int) -> float:
        """Return what a new member is worth, its dice of this turn included."""
        now = self.dice(self.cat.member_dice[member])
        points = self.wishes.points * (self.cat.reputation[member] + self.affinity(member))
        return now + self.services(member) + points + self.wishes.member(self.cat.affinity[member])

    def talent(self, effect: Effect) -> float:
        """Return what a talent or ability brings a turn."""
        match effect:
            case Defend(n=n):
                return 0.35 * n
            case DieBonus() | Reroll() | TrapsToCapture():
                return 0.45
            case TotalBonus(n=n):
                return 0.12 * n
            case Gain(goods=goods, on=on):
                return 0.5 * self.gold * goods.gold + 0.3 * (goods.potion + goods.venom) + (0.1 if on else 0.0)
            case Discount() | Brew():
                return 0.45
            case BuyDie() | Redirect():
                return 0.35
            case _:
                return 0.15

    # Pieces of the Outside

    def trap(self, kind: int) -> float:
        """Return what a trap is worth in the hand."""
        effect = self.cat.trap_effect[kind]
        match effect:
            case TrapDice(dice=dice):
                worth = 0.8 * (dice.force + dice.magic) + 0.5
            case DieBonus(n=n):
                worth = 0.55 * n + 0.55
            case TotalBonus(n=n):
                worth = 0.21 * n + 0.5
            case Steal(n=n) | Redirect(n=n):
                worth = 0.6 * n + 0.3
        return worth * self.use()

    def gear(self, effect: Effect, kind: int = NONE) -> float:
        """Return what an equipment card is worth, of a type that may be wished for."""
        return (self.ahead + 0.8) * self.talent(effect) * (0.9 if not self.late else 0.4) + self.wishes.gear(kind)

    def loot(self, token: int) -> float:
        """Return what a loot token is worth to take."""
        effect = self.cat.loot_effect[token]
        match effect:
            case Trophy(points=points, gold=gold):
                return max(float(points), -self.pay(-gold))
            case Gain(goods=goods, on=on):
                return self.goods(goods) * (0.35 if on else 1.0)
            case Take():
                return 4.0 if not self.late else 2.5
            case Exchange(take=take):
                return self.dice((take.force, take.magic, take.persuasion)) - 0.8 if not self.late else 0.1
            case Reroll() | DieBonus() | TotalBonus():
                return 1.4 if not self.late else 0.2

    def captured(self, card: Monster) -> float:
        return self.glory * card.capture_glory - self.pay(-card.capture_gold)

    def killed(self, card: Monster) -> float:
        return self.glory * card.kill_glory - self.pay(-card.kill_gold) + card.trophy * max(1.0, 3.2 * self.gold)

    def region(self, region: int) -> float:
        """Return what conquering a region is worth: glory, its icon, and a benefit each turn if it finds a manager."""
        card = self.state.box.cards.region[region]
        points = self.state.box.cards.end.affinity_points
        held = icons(self.state, self.seat)[self.cat.region_affinity[region]]
        more = points[min(held + 1, len(points) - 1)] - points[min(held, len(points) - 1)]
        return self.glory * card.glory + self.wishes.points * more + 0.5 * self.ahead

    def benefit(self, region: int) -> float:
        """Return what activating a region brings."""
        effect = self.state.box.cards.region[region].benefit
        match effect:
            case GainDice(dice=dice):
                return self.dice((dice.force, dice.magic, dice.persuasion))
            case Gain(goods=goods):
                return self.goods(goods)
            case Take(display="loot"):
                return max([self.loot(t) for t in self.state.spoils if t >= 0], default=0.0)
            case Take(display="bazaar"):
                found = [self.gear(self.cat.ability[g]) for g in self.state.bazaar if g >= 0]
                return max(found, default=0.0)
            case _:
                excess = self.state.excess_glory(self.seat)
                shown = [m for m in self.state.tavern if m >= 0 and self.cat.reputation[m] <= excess]
                return max([self.recruit(m) for m in shown], default=0.0)

    def estate(self, pool: bool = True) -> float:
        """Return what all that a clan has is worth; without its ``pool`` if no die can be used any more."""
        state, seat, cat = self.state, self.seat, self.cat
        points = self.glory * state.glory[seat] + state.reputation[seat] + trophy_points(state, seat)
        points += affinity_points(state, seat) + self.gold_of(state.gold[seat])
        points += sum([self.services(member) - 0.3 * state.wounded[member] for member in state.members[seat]])
        held = state.pool[seat] if pool else []
        points += sum([n * self.code(code) for code, n in enumerate(held)])
        points += self.use() * (0.6 * state.defence[seat] + 0.65 * state.potion[seat] + 0.55 * state.venom[seat])
        points += sum([self.trap(kind) * 0.85**place for place, kind in enumerate(state.traps[seat])])
        points += sum(
            [self.loot(token) for token in state.loot[seat] if not isinstance(cat.loot_effect[token], Trophy)]
        )
        worn = [gear for gear, member in enumerate(state.wearer) if member != NONE and state.owner[member] == seat]
        points += sum([self.gear(cat.ability[gear]) for gear in worn])
        managed = [r for r, ruler in enumerate(state.ruler) if ruler == seat and state.manager[r] != NONE]
        return points + 0.6 * self.ahead * len(managed)

"""Where to send whom, with what: plans of expeditions and what they promise, for the bots.
Chances are left to ``quick_odds``, the scale to ``piece_values``; what to do once there, to ``adventure_choices``."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..box.catalogue import (
    CODE_COLOUR,
    CODES,
    COMPETITIVE,
    CONTRACT,
    GATES,
    NONE,
    NUMBER_OF,
    PLACE_OF,
    PLACE_START,
    REGION_A,
)
from ..box.vocabulary import COLOURS, DieBonus, TotalBonus, TrapDice
from ..odds.battle_odds import Opposition, Plan
from ..odds.forecast import Load, load_of, mission_roll, opposition, plan_of, with_carried
from ..odds.rolls import Roll
from ..rules.battle.effects import monster_space
from ..rules.outside.expeditions import free_mercenaries, open_expeditions, open_places
from ..rules.outside.missions import can_pay
from ..state.game_state import LandsState
from .piece_values import DIE, Worth
from .quick_odds import chances, reaches

SENT: Final = 0.25
"""What it costs that a mercenary is away for the turn."""
LOOT: Final = 2.0
LATE_LOOT: Final = 0.6
BARE: Final = Load(potions=1, venoms=1)

BASES: Final[dict[tuple[object, ...], Plan]] = {}
"""Plans worked out before, by all that they depend on; forgotten when there are too many."""
MOST_BASES: Final = 50_000


class Spot(NamedTuple):
    """What awaits on an expedition: the monster and what beating it is worth, the region, loot, a death's glory.

    ``there`` is the chance that nobody further left has beaten the monster, ``free`` that the region then is open.
    """

    foe: Opposition | None
    capture: float
    kill: float
    region: float
    conquest: int
    loot: float
    death: float
    there: float
    free: float


class Idea(NamedTuple):
    """An expedition thought of: what it promises less what it costs, and what it needs."""

    surplus: float
    e: int
    member: int
    load: Load


class Scout:
    """Looks for the best expedition that a clan can send now."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self.seat = worth.seat
        self.spots: dict[int, Spot] = {}
        self.bases: dict[tuple[int, int], Plan] = {}
        self.losses: dict[int, float] = {}
        self.trap_worth = {kind: worth.trap(kind) for kind in worth.state.traps[worth.seat]}
        self.use = worth.use()

    def best(self) -> Idea | None:
        """Return the best idea over all places: the two that look best with all one has, thought through."""
        found: list[Idea] = []
        for place in open_places(self.state, self.seat):
            for e in open_expeditions(self.state, self.seat, place):
                idea = self.fullest(e)
                if idea is not None:
                    found.append(idea)
        found.sort(key=lambda idea: idea.surplus, reverse=True)
        thought = [self.trimmed(idea) for idea in found[:2]]
        return max(thought, key=lambda idea: idea.surplus, default=None)

    def at_place(self, place: int) -> Idea | None:
        """Return the best idea for one place."""
        found = [self.fullest(e) for e in open_expeditions(self.state, self.seat, place)]
        ideas = [self.trimmed(idea) for idea in found if idea is not None]
        return max(ideas, key=lambda idea: idea.surplus, default=None)

    def on_expedition(self, e: int) -> Idea | None:
        idea = self.fullest(e)
        return None if idea is None else self.trimmed(idea)

    def prospect(self, e: int) -> float:
        """Return what an expedition that has set out promises, its costs being paid."""
        state, place, member = self.state, PLACE_OF[e], self.state.who[e]
        load = load_of(state, e, self.seat)
        if place == COMPETITIVE:
            return self.competition(e, member, load)
        if place == CONTRACT:
            return max(0.0, self.contract(e))
        return self.battle(e, member, load)

    # Loads

    def fullest(self, e: int) -> Idea | None:
        """Return the best mercenary for an expedition if it takes along all that it can."""
        load = self.most(e)
        if load is None:
            return None
        ideas = [Idea(self.surplus(e, m, load), e, m, load) for m in free_mercenaries(self.state, self.seat)]
        return max(ideas, key=lambda idea: idea.surplus, default=None)

    def most(self, e: int) -> Load | None:
        """Return all that could be taken along, dice first."""
        state, cat, seat = self.state, self.state.cat, self.seat
        pool = state.pool[seat]
        place = PLACE_OF[e]
        if place <= CONTRACT:
            return self.mission_load(place, pool)
        if place == GATES:
            force, magic = min(pool[0], 8), min(pool[1], 4)
        else:
            number = NUMBER_OF[e] - 1
            tile = state.lists[place - REGION_A]
            required = cat.list_required[tile][number]
            extra, colours = cat.list_extra[tile][number]
            force = min(pool[0], required[0] + (extra if 0 in colours else 0))
            room = min(state.box.cards.expedition.die_spaces, sum(required) + extra) - force
            magic = max(required[1], min(pool[1], room)) if 1 in colours else required[1]
            force = min(force, sum(required) + extra - magic)
        traps = sorted(state.traps[seat], key=self.trap_worth.__getitem__, reverse=True)
        load = Load((force, magic, 0), potions=min(1, state.potion[seat]), venoms=min(1, state.venom[seat]))
        space = self.space(e, load)
        taken = tuple(sorted(traps[: min(2, space)]))
        return load._replace(traps=taken, shields=min(state.defence[seat], space - len(taken), 3))

    def space(self, e: int, load: Load) -> int:
        """Return how many traps and Defence tokens go with the dice (ML-110, ML-117)."""
        cards = self.state.box.cards
        if PLACE_OF[e] == GATES:
            return max(0, (cards.gates.die_spaces - sum(load.dice)) // cards.gates.token_size)
        room = cards.expedition
        return max(0, room.token_spaces + (room.die_spaces - sum(load.dice)) // room.token_size)

    def mission_load(self, place: int, pool: list[int]) -> Load | None:
        """Return the cheapest dice that a mission takes."""
        cat = self.state.cat
        mission = self.state.missions[place]
        wanted = cat.mission_dice[mission][place]
        colours = cat.mission_colours[mission][place]
        codes = [c for c in range(CODES) if CODE_COLOUR[c] in colours for _ in range(pool[c])]
        codes.sort(key=self.worth.code)
        if len(codes) < wanted:
            return None
        dice = [0, 0, 0]
        for code in codes[:wanted]:
            dice[CODE_COLOUR[code]] += 1
        return Load((dice[0], dice[1], dice[2]))

    def trimmed(self, idea: Idea) -> Idea:
        """Leave things at home one by one as long as that is better."""
        if PLACE_OF[idea.e] <= CONTRACT:
            return idea
        while True:
            leaner = [
                Idea(self.surplus(idea.e, idea.member, less), idea.e, idea.member, less) for less in self.less(idea)
            ]
            best = max(leaner, key=lambda other: other.surplus, default=None)
            if best is None or best.surplus <= idea.surplus:
                return idea
            idea = best

    def less(self, idea: Idea) -> list[Load]:
        load = idea.load
        force, magic, _ = load.dice
        least = self.least(idea.e)
        found = []
        if force > least[0]:
            found.append(load._replace(dice=(force - 1, magic, 0)))
        if magic > least[1]:
            found.append(load._replace(dice=(force, magic - 1, 0)))
        for at, kind in enumerate(load.traps):
            if load.traps.index(kind) == at:
                found.append(load._replace(traps=(*load.traps[:at], *load.traps[at + 1 :])))
        if load.shields:
            found.append(load._replace(shields=load.shields - 1))
        gates = PLACE_OF[idea.e] == GATES
        return [less for less in found if not gates or sum(less.dice) + len(less.traps) + less.shields]

    def least(self, e: int) -> tuple[int, int]:
        if PLACE_OF[e] == GATES:
            return 0, 0
        required = self.state.cat.list_required[self.state.lists[PLACE_OF[e] - REGION_A]][NUMBER_OF[e] - 1]
        return required[0], required[1]

    # What they promise

    def surplus(self, e: int, member: int, load: Load) -> float:
        """Return what an expedition promises less what it costs."""
        place = PLACE_OF[e]
        if place == COMPETITIVE:
            return self.competition(e, member, load) - self.price(load)
        if place == CONTRACT:
            return self.contract(e) - self.price(load)
        return self.battle(e, member, load) - self.price(load)

    def price(self, load: Load) -> float:
        dice = DIE[0] * load.dice[0] + DIE[1] * load.dice[1] + (DIE[2] + 0.2) * load.dice[2]
        traps = sum([self.trap_worth[kind] for kind in load.traps])
        return SENT + dice + traps + 0.6 * self.use * load.shields + self.short(load)

    def short(self, load: Load) -> float:
        """Return what it costs that goods which the scenario wants in stock may be used up."""
        wishes, state, seat = self.worth.wishes, self.state, self.seat
        if not wishes.thrift:
            return 0.0
        held = state.defence[seat], state.potion[seat], state.venom[seat], len(state.traps[seat])
        taken = load.shields, load.potions, load.venoms, len(load.traps)
        lost = [wishes.token(which, n - k, k) for which, (n, k) in enumerate(zip(held, taken, strict=True))]
        return sum(lost) / (1 + self.worth.ahead)

    def competition(self, e: int, member: int, load: Load) -> float:
        tile = self.state.box.cards.mission[self.state.missions[COMPETITIVE]].competitive
        mine = mission_roll(self.state, member, e, load)
        other = 1 - e
        succeed = win = reaches(mine, tile.objective)
        if self.state.who[other] >= 0:
            theirs = mission_roll(self.state, self.state.who[other], other, load_of(self.state, other, self.seat))
            win *= 1 - 0.55 * reaches(theirs, tile.objective)
        second = max(0.0, succeed - win)
        if self.state.who[1 - e] == NONE and e == 1:
            win *= 0.9
        runner_up = -self.worth.pay(-self.state.box.cards.prices.runner_up)
        return (
            win * (self.worth.goods(tile.reward) + self.worth.wishes.deed)
            + second * runner_up
            - (1 - succeed) * tile.penalty
        )

    def contract(self, e: int) -> float:
        mission = self.state.box.cards.mission[self.state.missions[CONTRACT]]
        deal = mission.left if e == PLACE_START[CONTRACT] else mission.right
        if not can_pay(self.state, self.seat, deal.cost):
            return -1.0
        return self.worth.goods(deal.reward) + self.worth.wishes.deed - self.worth.cost(deal.cost)

    def battle(self, e: int, member: int, load: Load) -> float:
        """Return what a battle promises: whoever is further left may take the monster, which opens the conquest."""
        spot = self.spot(e)
        plan = extended(self.state, self.base(e, member), load)
        taken = reaches(plan.conquest, spot.conquest) if spot.conquest else 0.0
        if spot.foe is None:
            return taken * spot.region + (1 - taken) * spot.loot
        taken *= spot.free
        fight = self.fight(plan, spot, spot.foe, self.loss(member) - spot.death)
        return spot.there * fight + (1 - spot.there) * (taken * spot.region + (1 - taken) * spot.loot)

    def fight(self, plan: Plan, spot: Spot, foe: Opposition, loss: float) -> float:
        """Return what meeting the monster promises; rolled one by one, dice rarely overshoot a wanted capture."""
        survive, captured, killed = chances(plan, foe)
        if plan.traps >= plan.needed and spot.capture > spot.kill:
            captured, killed = captured + 0.9 * killed, 0.1 * killed
        wounds = 0.4 * min(1.0, foe.dice / 6) * survive
        idle = max(0.0, survive - captured - killed)
        return captured * spot.capture + killed * spot.kill + idle * spot.loot - (1 - survive) * loss - wounds

    def loss(self, member: int) -> float:
        """Return what the death of a member costs."""
        found = self.losses.get(member)
        if found is None:
            found = self.losses[member] = self.worth.member(member)
        return found

    def base(self, e: int, member: int) -> Plan:
        """Return the plan of a member on an expedition with nothing but a potion and a venom."""
        found = self.bases.get((e, member))
        if found is None:
            state, place = self.state, PLACE_OF[e]
            monster = state.monsters[monster_space(place)]
            tile = state.lists[place - REGION_A] if place != GATES else NONE
            worn = tuple([(gear, state.gear_spent[gear]) for gear in state.gear_of(member)])
            used = state.wounded[member], state.spent[member], state.guarded[e]
            key = (state.cat, member, NUMBER_OF[e], tile, monster, worn, used)
            found = BASES.get(key)
            if found is None:
                if len(BASES) >= MOST_BASES:
                    BASES.clear()
                load = with_carried(state, e, BARE)
                found = BASES[key] = plan_of(state, member, e, load, monster)
            self.bases[e, member] = found
        return found

    def spot(self, e: int) -> Spot:
        found = self.spots.get(e)
        if found is None:
            found = self.spots[e] = self.look(e)
        return found

    def look(self, e: int) -> Spot:
        """Return what awaits on an expedition, whoever goes."""
        state, worth, place = self.state, self.worth, PLACE_OF[e]
        monster = state.monsters[monster_space(place)]
        region = state.regions[place - REGION_A] if place != GATES else NONE
        conquest = state.box.cards.region[region].conquest_value if region != NONE else 0
        gain = worth.region(region) if region != NONE else 0.0
        loot = 0.0 if place == GATES else LATE_LOOT if worth.late else LOOT
        death = worth.glory * death_glory(state, e)
        if monster == NONE:
            return Spot(None, 0.0, 0.0, gain, conquest, loot, death, 0.0, 1.0)
        card = state.box.cards.monster[monster]
        foe = opposition(state, place, monster)
        calm = 0.25 * sum(state.panic) if place == GATES else 0.0
        capture, kill = worth.captured(card) + calm, worth.killed(card) + calm
        return Spot(foe, capture, kill, gain, conquest, loot, death, *self.passed(e, foe, monster, conquest))

    def passed(self, e: int, foe: Opposition, monster: int, conquest: int) -> tuple[float, float]:
        """Return the chance that the monster is still there for ``e``, and that the region then is if it is not."""
        there, free = 1.0, 1.0
        state = self.state
        for other in range(PLACE_START[PLACE_OF[e]], e):
            member = state.who[other]
            if member < 0:
                there = there if member == NONE else 0.0
                continue
            plan = plan_of(state, member, other, load_of(state, other, self.seat), monster)
            _, captured, killed = chances(plan, foe)
            if conquest:
                free *= 1 - (1 - there) * reaches(plan.conquest, conquest)
            there *= 1 - captured - killed
        return there, free


def death_glory(state: LandsState, e: int) -> int:
    """Return the glory of a death on an expedition (ML-148, ML-184)."""
    cards = state.box.cards
    return cards.gates.death_glory if PLACE_OF[e] == GATES else cards.expedition.death_glory[NUMBER_OF[e] - 1]


def extended(state: LandsState, base: Plan, load: Load) -> Plan:
    """Return a plan with dice, traps and Defence tokens added to it; ``plan_of`` gives the same, more slowly."""
    force, magic, persuasion = load.dice
    fight, conquest = list(base.roll.bonus), list(base.conquest.bonus)
    flat = base.roll.flat
    for kind in load.traps:
        effect = state.cat.trap_effect[kind]
        if isinstance(effect, TrapDice):
            force += effect.dice.force
            magic += effect.dice.magic
        elif isinstance(effect, DieBonus):
            fight[COLOURS.index(effect.colour)] += effect.n
            conquest[COLOURS.index(effect.colour)] += effect.n
        elif isinstance(effect, TotalBonus):
            flat += effect.n
    dice = force, magic, persuasion
    return base._replace(
        roll=Roll(dice, (fight[0], fight[1], fight[2]), flat, base.roll.rerolls),
        conquest=base.conquest._replace(dice=dice, bonus=(conquest[0], conquest[1], conquest[2])),
        defences=base.defences + load.shields,
        potions=max(0, base.potions - 1 + load.potions) if base.potions else 0,
        venoms=max(0, base.venoms - 1 + load.venoms) if base.venoms else 0,
        traps=len(load.traps),
    )

"""What lies at the ends of the ways over the map: goals with their worth, and the best turn that can be made of them.
Plans are made anew for every answer and forgotten; carrying them out is left to ``greedy``, walking to ``ways``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..atlas import CAVERN, CENTRE, CHAPEL, ELEMENTAL, MOUNTAIN, TREASURE_LAND
from ..forecast import duel_with
from ..rules import elites, scenarios
from ..rules.elementals import powers as every
from ..rules.places import centre_open, level_of, missing
from ..rules.quests import meets
from ..rules.storing import max_health
from ..rules.tokens import COMBAT, MINING, TRADE
from ..rules.tolls import unpaid
from ..state import COMPETITIVE, Table
from ..tables import NONE
from .errands import at_chapel
from .market import post_of, visit
from .prowess import Arms, Outlook, outlook
from .ways import Ways
from .worth import (
    gaar_worth,
    gains,
    gold_worth,
    interaction_worth,
    quest_worth,
    token_worth,
    youth,
)

FREE: Final = 3
"""A goal that needs no action token."""
MANY: Final = (2, 2, 4, 4)
"""So many goals are considered for a turn: by the token they need, mining, trade, combat, none."""
DEEP: Final = 4
DOUBTS: Final = 4
"""How often a plan is made anew because exact odds speak against its fight."""
LOST: Final = 0.6
"""How many of the defeats that exact odds foresee come about where bots lead the monsters."""
PER_TURN: Final = 3
"""About how far a hero comes in a turn in which he also acts."""
LATER: Final = 0.72
"""What a goal is worth that is reached a turn later."""


class Style:
    """How a hero goes about: how dear death is to it, how dear new land, trade and quests are."""

    __slots__ = ("death", "explore", "fight", "name", "trade")

    def __init__(self, name: str, death: float, fight: float, explore: float, trade: float) -> None:
        self.name = name
        self.death = death
        self.fight = fight
        self.explore = explore
        self.trade = trade


CALM: Final = Style("calm", 2.2, 1.0, 1.0, 1.0)


class Goal:
    """Something to be done on a space: which token it needs (or FREE), what it is worth, what becomes possible then."""

    __slots__ = ("foe", "kind", "space", "token", "worth")

    def __init__(self, space: int, token: int, worth: float, kind: str, foe: int = NONE) -> None:
        self.foe = foe
        self.space = space
        self.token = token
        self.worth = worth
        self.kind = kind


class Plan:
    """The goals of a turn in their order, and what the turn is worth."""

    __slots__ = ("goals", "worth")

    def __init__(self, worth: float, goals: tuple[Goal, ...]) -> None:
        self.worth = worth
        self.goals = goals


class Survey(Ways):
    """The map as a hero sees it in a turn."""

    def __init__(self, table: Table, seat: Seat, style: Style = CALM) -> None:
        Ways.__init__(self, table, seat)
        self.style = style
        self.arms = Arms(table, seat)
        self.young = youth(table)
        self.death = self.dread()
        self.fights: dict[int, Outlook] = {}
        self.exact: dict[tuple[int, int], Outlook] = {}
        self.markets: dict[tuple[int, int], float] = {}

    # Goals

    def goals(self) -> list[Goal]:
        """Return what is worth doing on the map, the best first, as far as it can be reached."""
        far, _ = self.ways(self.start)
        found: list[Goal] = []
        for space, _steps in far.items():
            for goal in self.at(space):
                if goal.worth > 0.05:
                    found.append(goal)
        found.sort(key=lambda goal: (goal.worth * LATER ** (far[goal.space] / PER_TURN), -goal.space), reverse=True)
        room = list(MANY)
        near = []
        for goal in found:
            if room[goal.token]:
                room[goal.token] -= 1
                near.append(goal)
        return near

    def at(self, space: int) -> list[Goal]:
        """Return the goals of one space."""
        table, seat = self.table, self.seat
        if space & 3 == CENTRE and not centre_open(table, space >> 2):
            return []
        if not self.freed(space):
            return self.monster(space)
        if space in table.ruined:
            return []
        chart = table.cat.map
        land = chart.land[space]
        found: list[Goal] = []
        if MOUNTAIN <= land <= CAVERN:
            found += self.mine(space)
        elif land == TREASURE_LAND and table.hero_token[space] == NONE:
            worth = 0.6 + 0.5 * chart.treasure_level[space] + token_worth(table, seat, land)
            found.append(Goal(space, FREE, worth, "treasure"))
        elif land == ELEMENTAL:
            found += self.elemental(space)
        elif self.is_post(space):
            found.append(Goal(space, TRADE, self.trade(space), "trade"))
        if chart.encounter[space] != NONE:
            quests = [q for q in table.quests_up[chart.encounter[space]] if meets(table, seat, q)]
            worth = sum(max(0.0, quest_worth(table, seat, quest)) for quest in quests)
            found.append(Goal(space, FREE, worth, "quest"))
        if land == CHAPEL:
            found.append(Goal(space, FREE, self.healing(space) + at_chapel(table, seat), "chapel"))
        found += self.scenario(space)
        if space != self.start and len(table.near[space]) < 6 and any(table.coming) and missing(table, space):
            found.append(Goal(space, FREE, self.discovery(space), "explore"))
        return found

    def is_post(self, space: int) -> bool:
        chart = self.table.cat.map
        land = chart.land[space]
        if space & 3 == CENTRE:
            special = chart.special[space >> 2]
            return special == 1
        return 7 <= land <= 8

    def prospect(self, foe: int, space: int) -> Outlook:
        """Return what a fight promises: exact odds where they have been reckoned, else a first look."""
        known = self.exact.get((foe, every(self.table, space)))
        if known is not None:
            return known
        if foe not in self.fights:
            self.fights[foe] = outlook(self.table, self.seat, foe, None, self.arms)
        return self.fights[foe]

    def verify(self, goal: Goal) -> bool:
        """Reckon the exact odds of a fight that is planned; return whether that changes much."""
        table = self.table
        foe = goal.foe
        key = (foe, every(table, goal.space))
        if foe == NONE or key in self.exact:
            return False
        look = self.prospect(foe, goal.space)
        odds = duel_with(table, self.seat, foe, goal.space)
        lost = 1.0 - odds.win - 0.3 * odds.open
        win = 1.0 - (LOST * lost if table.mode == COMPETITIVE else lost)
        self.exact[key] = self.fights[foe] = Outlook(win, odds.wounds, look.rounds)
        return abs(look.win - self.exact[key].win) > 0.02

    def monster(self, space: int) -> list[Goal]:
        table, _seat = self.table, self.seat
        foe = table.top[level_of(table, space) - 1]
        if foe == NONE:
            return [Goal(space, COMBAT, 1.0, "fight")]
        worth = self.prize(foe) + self.spoils(space)
        return [Goal(space, COMBAT, self.fight(foe, worth, space), "fight", foe)]

    def prize(self, foe: int) -> float:
        """Return what beating a fighter gives (EU-196, EU-310)."""
        table, foes = self.table, self.table.cat.foes
        if foes.rep_limit[foe] != NONE and table.rep[self.seat] > foes.rep_limit[foe]:
            return 0.0
        return gains(table, self.seat, foes.reward[foe])

    def spoils(self, space: int) -> float:
        """Return what the space of a beaten monster gives: loot, its token, a treasure, a way (EU-198 to EU-203)."""
        table, seat = self.table, self.seat
        chart = table.cat.map
        if space in table.spawned:
            return 0.3
        gold, gaar, potions, silver, gold_cards = chart.loot[space]
        worth = gold * gold_worth(table) + (0.3 * gaar + 0.35 * potions + 0.1 * silver + 0.4 * gold_cards) * self.young
        worth += token_worth(table, seat, chart.land[space])
        if chart.land[space] == TREASURE_LAND:
            worth += 0.5 + 0.5 * chart.treasure_level[space]
        if chart.encounter[space] != NONE or (space & 3 != CENTRE and chart.special[space >> 2] != NONE):
            worth += 0.4 * self.young
        return worth + 0.3 * table.emblem[space]

    def fight(self, foe: int, worth: float, space: int) -> float:
        """Return what a fight is worth: victory, wounds and death weighed by their chances."""
        table, style = self.table, self.style
        look = self.prospect(foe, space)
        death = self.death if table.mode == COMPETITIVE else self.death * 0.8
        tired = 0.14 * look.wounds * self.young + 0.04 * look.rounds
        return style.fight * (look.win * worth - (1.0 - look.win) * death - tired)

    def dread(self) -> float:
        """Return what a death costs; it also heals and brings Gaar, which the weak can use (EU-211, EU-212)."""
        table, seat = self.table, self.seat
        hurt = max_health(table, seat) - table.health[seat]
        short = max(0, table.box.cards.death.gaar - table.gaar[seat] - table.dwurt[seat])
        return self.style.death - 0.12 * hurt * self.young - 0.5 * gaar_worth(table) * short

    def mine(self, space: int) -> list[Goal]:
        table, seat = self.table, self.seat
        own = table.interaction[4 * space + seat]
        if own == 1 or (own == 0 and unpaid(table, seat, space, "EU-110") is not None):
            return []
        room = len(table.resources[seat]) + len(table.trophies[seat]) < 3
        worth = 1.0 if room else 0.5
        worth += interaction_worth(table, seat) if own == 0 else -0.3
        if own == 0 and table.mode == COMPETITIVE:
            rivals = sum(table.interaction[4 * space + other] > 0 for other in range(table.seats) if other != seat)
            worth -= gold_worth(table) * rivals
        return [Goal(space, MINING, worth, "mine")]

    def elemental(self, space: int) -> list[Goal]:
        table, seat = self.table, self.seat
        if space in table.absent or table.interaction[4 * space + seat]:
            return []
        if unpaid(table, seat, space, "EU-235") is not None:
            return []
        worth = 0.55 + interaction_worth(table, seat)
        if table.mode == COMPETITIVE:
            rivals = sum(table.interaction[4 * space + other] > 0 for other in range(table.seats) if other != seat)
            worth -= gold_worth(table) * rivals
        if table.cat.map.element[space] == 3 and table.health[seat] < 6:
            worth -= 1.2
        return [Goal(space, FREE, worth, "challenge")]

    def trade(self, space: int) -> float:
        """Return what a Trade action at a post is worth."""
        table, seat = self.table, self.seat
        post = post_of(table, space)
        owner = table.trade_token[space]
        tax = table.box.cards.trade.tax if table.mode == COMPETITIVE and owner not in (NONE, seat) else 0
        key = post, tax
        if key not in self.markets:
            self.markets[key] = visit(table, seat, post, tax) * self.style.trade
        return self.markets[key]

    def healing(self, space: int) -> float:
        table, seat = self.table, self.seat
        hurt = max_health(table, seat) - table.health[seat]
        if not table.gold[seat] or hurt < 2 or not self.young:
            return 0.0
        return 0.3 * min(hurt, 6) - gold_worth(table) + (0.6 if table.health[seat] <= 2 else 0.0)

    def discovery(self, space: int) -> float:
        """Return what new land is worth, more when little is left to do."""
        tiles = len(missing(self.table, space))
        return self.style.explore * (0.35 + 0.3 * tiles) * (0.25 + self.young)

    def scenario(self, space: int) -> list[Goal]:
        """Return the goals that a scenario adds: its tokens, its opponents, the elite's lair, the Chapel for some."""
        table, seat = self.table, self.seat
        found: list[Goal] = []
        if table.emblem[space]:
            found.append(Goal(space, FREE, 1.5 * table.emblem[space], "emblem"))
        if table.bounty != NONE and elites.in_lair(table, table.bounty, space):
            worth = self.prize(table.bounty) + 1.5
            found.append(Goal(space, COMBAT, self.fight(table.bounty, worth, space), "elite", table.bounty))
        if table.marks and table.at[seat] == space:
            for foe in scenarios.opponents(table, seat):
                found.append(Goal(space, COMBAT, self.fight(foe, self.prize(foe) + 2.5, space), "opponent", foe))
        return found

    # The turn

    def best(self, extra: int = 0) -> Plan:
        """Return the best turn, with so many movement points that pieces may still give."""
        self.budget = self.table.moves[self.seat] + extra
        for _ in range(DOUBTS):
            self.near = self.goals()
            plan = self.deeper(self.start, 0, list(self.tokens), (), DEEP)
            if not self.doubtful(plan):
                break
        return plan

    def doubtful(self, plan: Plan) -> bool:
        """Reckon the fight of a plan exactly, and each monster once that draws the hero on; has anything changed?"""
        fights = [goal for goal in plan.goals if goal.token == COMBAT][:1]
        known = {foe for foe, _ in self.exact} | {goal.foe for goal in fights}
        for goal in self.near:
            if goal.token == COMBAT and goal.foe not in known:
                known.add(goal.foe)
                fights.append(goal)
        changed = [self.verify(goal) for goal in fights]
        return any(changed)

    def reach(self, tokens: list[int]) -> int:
        """Return how far a hero comes with what is left when some tokens are kept for actions."""
        return self.budget + sum(n * each for n, each in zip(tokens, self.points, strict=True))

    def deeper(self, here: int, walked: int, tokens: list[int], done: tuple[Goal, ...], depth: int) -> Plan:
        """Return the best plan that goes on from a space, tokens being those not yet meant for actions."""
        far, _ = self.ways(here)
        best = Plan(self.later(here, far, done, tokens, walked), ())
        if not depth:
            return best
        for goal in self.follow(here, done):
            steps = far.get(goal.space, NONE)
            if steps == NONE or goal in done:
                continue
            left = list(tokens)
            if goal.token != FREE:
                if not left[goal.token]:
                    continue
                left[goal.token] -= 1
            if walked + steps > self.reach(left):
                continue
            fight = goal.token == COMBAT
            again = 0.85 if fight and any(one.token == COMBAT for one in done) else 1.0
            plan = self.deeper(goal.space, walked + steps, left, (*done, goal), depth - 1)
            worth = goal.worth * again + (0.85 if fight else 0.99) * plan.worth - 0.03 * steps
            if worth > best.worth:
                best = Plan(worth, (goal, *plan.goals))
        return best

    def follow(self, here: int, done: tuple[Goal, ...]) -> list[Goal]:
        """Return the goals that may come next: those of the map, and what a victory just made possible here."""
        if not done or done[-1].kind != "fight":
            return self.near
        table, space = self.table, done[-1].space
        if self.is_post(space):
            return [Goal(space, TRADE, self.trade(space), "trade"), *self.near]
        if MOUNTAIN <= table.cat.map.land[space] <= CAVERN:
            return [Goal(space, MINING, 0.9, "mine"), *self.near]
        return self.near

    def later(self, here: int, far: dict[int, int], done: tuple[Goal, ...], tokens: list[int], walked: int) -> float:
        """Return what is left for the next turns as seen from a space, and the worth of a token to keep."""
        if not self.young:
            return 0.0
        best = 0.0
        spare = self.reach(tokens) - walked
        for goal in self.near:
            if goal in done or goal.space not in far:
                continue
            steps = max(0, far[goal.space] - spare)
            best = max(best, goal.worth * LATER ** (1 + steps / PER_TURN))
        return best + (0.35 if tokens[COMBAT] else 0.15 if sum(tokens) else 0.0)

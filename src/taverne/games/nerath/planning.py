"""Where a greedy realm sends its units: attacks by exact odds, explorations, landings, and marches to the front.
What things are worth is left to ``worth``; carrying a plan out by small answers, to ``greedy``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from .catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from .fight import Fight
from .forecast import PER_GOLD, defenders, exploring, fights, force_of, rank
from .odds import Force, Odds, battle
from .rules.routes import Ways, can_act, ways
from .state import ATTACKING, Table
from .worth import cost_of, frontier, land_value, lasting, point_value, strength, threats, treasure_value

ENOUGH: Final = 0.92
"""A force that wins so often needs nobody more."""
LEAST: Final = 0.25
"""What a move must be worth to be made."""
TRADE: Final = 0.7
"""An enemy's loss counts so much of one's own."""
HOPELESS: Final = 0.45
VAIN: Final = 0.8
"""The share of the defenders' strength below which an attack is not looked at, and the same against a large stack."""
LARGE: Final = 6
HUGE: Final = 26
"""Fighters on a side, above which a battle is judged by strength alone: exact odds would take too long."""
DRAWS: Final = 12
"""How many of the draws of unseen guardians are weighed."""
DRIFT: Final = 0.3
"""What a step towards the front is worth to each gold of an army."""
MANNED: Final = 0.35
"""How far any garrison at all holds a land that somebody may walk into."""
CAPITAL_STAKE: Final = 4.0
LAND_STAKE: Final = 0.4
"""What keeping one's capital, or another land, counts: points are never lost again, so attack is the best defence of
lands; a capital is five points to an enemy and half of the income."""


class Style(NamedTuple):
    """How a realm wages war: what an enemy's loss counts, how much garrisons matter, what prizes are worth, and the
    chance to win that is enough for an attack."""

    trade: float = TRADE
    guard: float = 1.0
    prize: float = 1.0
    enough: float = ENOUGH


CALM: Final = Style()


class Move(NamedTuple):
    """Units that should do something: go to a space, board in a zone (``how`` "board") or land."""

    value: float
    how: str
    space: int
    units: tuple[int, ...]


class Odd(NamedTuple):
    """An attack in short: the chance to win, gold lost by either side on average."""

    win: float
    lost: float
    killed: float


@lru_cache(maxsize=20_000)
def _fought(attack: Force, defend: Force) -> Odds:
    return battle(attack, defend)


class Planner:
    """One position seen by the realm whose turn it is."""

    def __init__(self, table: Table, style: Style = CALM) -> None:
        self.table = table
        self.style = style
        self.realm = table.realm
        self.threats = threats(table, table.realm)
        self.front = frontier(table, table.realm)
        self.ways: dict[int, Ways] = {}
        self.keepers: dict[int, int] = {}
        self.known: dict[tuple[int, ...], Odd] = {}
        self.point = point_value(table, table.realm)
        self.rest = lasting(table)
        self.followed = any(table.hostile(table.realm, other) for other in range(table.realm + 1, len(EVERYBODY)))
        realm, owner = table.realm, table.owner
        for units in table.here:
            known: dict[tuple[int, ...], Ways] = {}
            for unit in units:
                if owner[unit] == realm and can_act(table, unit):
                    key = (table.kind[unit], table.moved[unit], table.mark[unit], table.ship[unit], table.origin[unit])
                    if key not in known:
                        known[key] = ways(table, unit)
                    self.ways[unit] = known[key]

    # Choosing

    def best(self) -> Move | None:
        """Return the move that is worth most, or None if nothing is worth a move."""
        found = max(self.moves(), key=lambda move: (move.value, -move.space), default=None)
        return found if found is not None and found.value >= LEAST else None

    def moves(self) -> list[Move]:
        reachable: dict[int, list[int]] = {}
        landings: dict[int, list[int]] = {}
        for unit, (steps, _, coasts) in self.ways.items():
            for space in steps:
                reachable.setdefault(space, []).append(unit)
            for space in coasts:
                landings.setdefault(space, []).append(unit)
        table, place = self.table, self.table.cat.place
        found = []
        for space, units in reachable.items():
            if place[space] == LAND and not table.friendly_land(self.realm, space):
                found += self.attack(space, units, "to")
            elif place[space] == DUNGEON:
                found += self.explore(space, units, "to")
            elif place[space] == SEA and not table.friendly(self.realm, space):
                found += self.attack(space, units, "to")
        for space, units in landings.items():
            if place[space] == LAND and not table.friendly_land(self.realm, space):
                found += self.attack(space, units, "land")
            elif place[space] == DUNGEON:
                found += self.explore(space, units, "land")
        return found + self.marches() + self.voyages()

    # Attacks

    def attack(self, space: int, units: list[int], how: str) -> list[Move]:
        """Add units one by one, those that are spared most easily first, until the attack is good enough."""
        table = self.table
        there = self.committed(space)
        foes = defenders(table, self.realm, space)
        before = self.judged(space, there, foes) if there else 0.0
        ready = sorted(units, key=lambda unit: (self.spared(unit), cost_of(table, unit), unit))
        least = strength(table, foes) * (HOPELESS if len(foes) < LARGE else VAIN)
        if strength(table, ready + there) < least:
            return []
        bound = self.bound(space, foes) - before
        best: Move | None = None
        chosen: list[int] = []
        step = 1 if len(ready) <= 8 else 2 if len(ready) <= 12 else 3
        for at in range(0, len(ready), step):
            chosen += ready[at : at + step]
            if strength(table, chosen + there) < least:
                continue
            missing = self.missing(chosen)
            if bound - missing <= (best.value if best is not None else LEAST):
                break
            value = self.judged(space, chosen + there, foes) - before - missing
            if best is None or value > best.value + 0.05:
                best = Move(value, how, space, tuple(chosen))
            if self.odds(space, chosen + there, foes).win > self.style.enough:
                break
        return [best] if best is not None and best.value > LEAST else []

    def bound(self, space: int, foes: list[int]) -> float:
        """Return what an attack that cost nothing would be worth: no army can do better."""
        prize = 0.5 * self.rest
        if self.table.cat.place[space] == LAND:
            prize = self.style.prize * land_value(self.table, self.realm, space, self.rest)
        return prize + self.rest * self.style.trade * sum(map(self.price, foes))

    def committed(self, space: int) -> list[int]:
        """Return who is to attack or explore a space already: who stands there for it, and who is to land."""
        table = self.table
        inside = table.cat.place[space] == DUNGEON
        there = [
            u for u in table.units_of(self.realm, space) if inside or table.mark[u] & ATTACKING or table.aim[u] == space
        ]
        return there + [
            u for u, aim in enumerate(table.aim) if aim == space and table.where[u] != NONE and u not in there
        ]

    def prospect(self) -> float:
        """Return what the plan as it stands is worth: all attacks and explorations, and the garrisons that are left."""
        table, total = self.table, 0.0
        prize = treasure_value(table, self.realm)
        for space, place in enumerate(table.cat.place):
            if space < table.cat.lands and table.friendly_land(self.realm, space):
                total += self.kept(space)
            elif army := self.committed(space):
                if place == DUNGEON:
                    total += self.loot(space, army, prize)
                else:
                    total += self.judged(space, army, defenders(table, self.realm, space))
        return total

    def kept(self, land: int) -> float:
        """Return what a land's garrison keeps."""
        if not self.threats[land]:
            return 0.0
        table, units = self.table, self.table.here[land]
        manned = any(table.kind[u] != CASTLE for u in units)
        return self.stake(land) * self.safety(land, strength(table, units), manned)

    def judged(self, space: int, army: list[int], foes: list[int]) -> float:
        """Return what an attack by an army is worth: what is won, less what is lost, and the danger afterwards."""
        table = self.table
        odds = self.odds(space, army, foes)
        if table.cat.place[space] == SEA:
            return self.rest * (odds.win * 0.5 + self.style.trade * odds.killed - odds.lost)
        prize = self.style.prize * land_value(table, self.realm, space, self.rest)
        left = max(0.0, strength(table, army) - odds.lost / 4)
        danger = self.threats[space]
        held = 1.0 if danger == 0 else min(1.0, (left + 0.2) / danger)
        exposed = (1 - held) * (2.0 * odds.win + 0.4 * self.style.guard * sum(map(self.price, army)))
        return odds.win * prize + self.rest * (self.style.trade * odds.killed - odds.lost - exposed)

    def odds(self, space: int, army: list[int], foes: list[int]) -> Odd:
        """Return how an attack would go; asked again it is remembered."""
        key = (space, *army)
        if key not in self.known:
            self.known[key] = self.reckoned(space, army, foes)
        return self.known[key]

    def reckoned(self, space: int, army: list[int], foes: list[int]) -> Odd:
        table = self.table
        if not foes:
            return Odd(1.0, 0.0, 0.0)
        place = SEA if table.cat.place[space] == SEA else LAND
        if len(army) > HUGE or len(foes) > HUGE:
            ratio = strength(table, army) / max(0.1, strength(table, foes))
            win = min(1.0, max(0.0, ratio - 0.6))
            return Odd(win, sum(map(self.price, army)) * (1 - win * 0.6), sum(map(self.price, foes)) * win)
        fight = Fight(space, place, self.realm)
        ours = [unit for unit in army if fights(table, unit, place)]
        attack = force_of(table, fight, ours, True)
        defend = force_of(table, fight, foes, False)
        found = _fought(attack, defend)
        return Odd(found.win, self.lost(found, attack, True), self.lost(found, defend, False))

    def lost(self, odds: Odds, force: Force, attacker: bool) -> float:
        """Return the gold that a side loses on average."""
        stands = odds.survivors(attacker)
        total = 0.0
        for at, fighter in enumerate(force.fighters):
            if not fighter.castle:
                total += (1.0 - (stands[at] if at < len(stands) else 0.0)) * (fighter.last_rank // PER_GOLD)
        return total

    def price(self, unit: int) -> float:
        return cost_of(self.table, unit)

    def spared(self, unit: int) -> float:
        """Return how badly a unit is needed where it stands; of each garrison the cheapest is to stay."""
        table, land = self.table, self.table.where[unit]
        needed = self.missing([unit]) + 0.1 * rank(table, Fight(land, LAND, self.realm), unit) / PER_GOLD
        return needed + (self.stake(land) if self.keeper(land) == unit else 0.0)

    def keeper(self, land: int) -> int:
        """Return who stays when all others leave a land in danger; nobody where somebody must stay anyway."""
        table = self.table
        if land >= table.cat.lands or self.threats[land] == 0:
            return NONE
        if land not in self.keepers:
            garrison = [u for u in table.here[land] if table.kind[u] != CASTLE and table.ship[u] == NONE]
            free = all(u in self.ways for u in garrison)
            self.keepers[land] = min(garrison, key=lambda u: (cost_of(table, u), u)) if garrison and free else NONE
        return self.keepers[land]

    def stake(self, land: int) -> float:
        """Return what the loss of a land would cost; a capital counts to the end while an enemy's turn is to come."""
        value = self.style.guard * (self.point * 0.5 + 1.25)
        if land != self.table.cat.capital[self.realm]:
            return self.rest * LAND_STAKE * value
        return (1.0 if self.followed else self.rest) * CAPITAL_STAKE * value

    def safety(self, land: int, guard: float, manned: bool) -> float:
        """Return how far a garrison of so much strength holds a land, from 0 to 1."""
        if not manned:
            return 0.0
        return MANNED + (1 - MANNED) * min(1.0, guard / self.threats[land])

    def missing(self, units: Sequence[int]) -> float:
        """Return what is lost when units leave their lands together: garrisons against those who may come."""
        table = self.table
        leaving: dict[int, list[int]] = {}
        for unit in units:
            land = table.where[unit]
            if land < table.cat.lands and table.ship[unit] == NONE and self.threats[land]:
                leaving.setdefault(land, []).append(unit)
        total = 0.0
        for land, gone in leaving.items():
            if table.friendly_land(self.realm, land):
                stay = [u for u in table.here[land] if u not in gone]
                mine = strength(table, stay)
                manned = any(table.kind[u] != CASTLE for u in stay)
                before = self.safety(land, mine + strength(table, gone), True)
                total += self.stake(land) * (before - self.safety(land, mine, manned))
        return total

    # Dungeons

    def explore(self, space: int, units: list[int], how: str) -> list[Move]:
        table = self.table
        if not table.tokens[space - table.cat.first_dungeon]:
            return []
        there = self.committed(space)
        prize = treasure_value(table, self.realm)
        before = self.loot(space, there, prize) if there else 0.0
        ready = sorted(units, key=lambda unit: (self.spared(unit), unit))[: max(0, 5 - len(there))]
        best: Move | None = None
        chosen: list[int] = []
        for unit in ready:
            chosen.append(unit)
            value = self.loot(space, there + chosen, prize) - before - self.missing(chosen)
            if best is None or value > best.value + 0.05:
                best = Move(value, how, space, tuple(chosen))
        return [best] if best is not None and best.value > LEAST else []

    def loot(self, space: int, heroes: list[int], prize: float) -> float:
        chance = exploring(self.table, space, heroes, DRAWS)
        risk = (1 - chance) * 0.8 * sum(map(self.price, heroes)) + 0.3 * len(heroes) * chance
        return chance * prize - self.rest * risk

    # Marches

    def marches(self) -> list[Move]:
        """Units that guard nothing go where the war is; what threatens the capital calls them back."""
        table, found = self.table, []
        by_space: dict[int, list[int]] = {}
        for unit in self.ways:
            if table.where[unit] < table.cat.lands and table.ship[unit] == NONE:
                by_space.setdefault(table.where[unit], []).append(unit)
        for units in by_space.values():
            idle = [u for u in units if self.missing([u]) < 0.3 and table.kind[u] not in (CASTLE, WARSHIP)]
            if not idle:
                continue
            goals: dict[int, list[int]] = {}
            for unit in idle:
                target = self.forward(unit)
                if target != NONE:
                    goals.setdefault(target, []).append(unit)
            for target, movers in goals.items():
                gold = sum(map(self.price, movers))
                found.append(Move(LEAST + DRIFT * gold / 10, "to", target, tuple(movers)))
        return found

    def forward(self, unit: int) -> int:
        """Return the friendly land nearest to the enemy, or to a capital in need, that a unit can go to."""
        table = self.table
        here = table.where[unit]
        if self.front[here] <= 1:
            return NONE
        best, steps = NONE, self.front[here]
        for space in self.ways[unit][0]:
            if space < table.cat.lands and table.friendly_land(self.realm, space) and self.front[space] < steps:
                best, steps = space, self.front[space]
        return best

    # By sea

    def voyages(self) -> list[Move]:
        """Board, sail and land: each ship looks for the coast where its cargo, or who could board, would do most."""
        table, found = self.table, []
        seen: set[tuple[int, ...]] = set()
        for ship, (steps, _, _) in self.ways.items():
            if table.kind[ship] != WARSHIP:
                continue
            zone = table.where[ship]
            cargo = table.cargo(ship)
            key = (zone, table.moved[ship], len(cargo), table.mark[ship])
            if key in seen and not cargo:
                continue
            seen.add(key)
            if any(table.aim[unit] != NONE for unit in cargo):
                continue
            found += self.passage(ship, zone, cargo, steps)
        return found

    def passage(self, ship: int, zone: int, cargo: list[int], steps: dict[int, int]) -> list[Move]:
        table, cat = self.table, self.table.cat
        waiting = [u for u, way in self.ways.items() if zone in way[1] and self.missing([u]) < 0.8]
        waiting.sort(key=lambda unit: (-strength(table, [unit]), unit))
        troop = cargo + waiting[: cat.room - len(cargo)]
        if not troop or table.mark[ship] & ATTACKING:
            return []
        best, where = LEAST, NONE
        zones = [zone, *[z for z in steps if table.friendly(self.realm, z)]]
        for z in zones:
            for land in cat.near[z][LAND]:
                if table.friendly_land(self.realm, land) or any(table.origin[u] == land for u in cargo):
                    continue
                foes = defenders(table, self.realm, land)
                if strength(table, troop) < HOPELESS * strength(table, foes):
                    continue
                value = self.judged(land, troop, foes) * 0.9 - self.missing(troop)
                if value > best:
                    best, where = value, z
        if where == NONE:
            return []
        if len(cargo) < len(troop):
            return [Move(best, "board", zone, tuple(u for u in troop if u not in cargo))]
        return [Move(best, "to", where, (ship,))] if where != zone else []

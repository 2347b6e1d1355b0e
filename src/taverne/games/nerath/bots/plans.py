"""Where a greedy realm sends its units: attacks by exact odds, explorations, landings, and marches to the front.
What things are worth is left to ``values``; carrying a plan out by small answers, to ``greedy``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..box.catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from ..odds.forecast import PER_GOLD, defenders, exploring, rank
from ..rules.movement.routes import Ways, can_act, ways
from ..state.fight import Fight
from ..state.game_state import ATTACKING, NerathState
from .attacks import Odd, attacked
from .values import (
    GAIN,
    cost_of,
    frontier,
    land_value,
    lasting,
    point_value,
    strength,
    threats,
    treasure_value,
)

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
    """How a realm wages war: how much garrisons matter and that of the capital, how much it minds to stand exposed
    after an attack, and what it thinks that realms score in a turn."""

    guard: float = 1.0
    capital: float = 1.0
    exposed: float = 1.0
    gain: float = GAIN


CALM: Final = Style()


class Move(NamedTuple):
    """Units that should do something: go to a space, board in a zone (``how`` "board") or land."""

    value: float
    how: str
    space: int
    units: tuple[int, ...]


class Crossing(NamedTuple):
    """A landing by ship: the move that comes first, None if the troop only has to land; where it lands; who does."""

    move: Move | None
    land: int
    troop: list[int]


class Planner:
    """One position seen by the realm whose turn it is."""

    def __init__(self, state: NerathState, style: Style = CALM) -> None:
        self.table = state
        self.style = style
        self.realm = state.realm
        self.threats = threats(state, state.realm)
        self.front = frontier(state, state.realm)
        self.ways: dict[int, Ways] = {}
        self.keepers: dict[int, int] = {}
        self.known: dict[tuple[int, ...], Odd] = {}
        self.point = point_value(state, state.realm)
        self.rest = lasting(state, style.gain)
        self.followed = any(state.hostile(state.realm, other) for other in range(state.realm + 1, len(EVERYBODY)))
        realm, owner = state.realm, state.owner
        for units in state.here:
            known: dict[tuple[int, ...], Ways] = {}
            for unit in units:
                if owner[unit] == realm and can_act(state, unit):
                    key = (state.kind[unit], state.moved[unit], state.mark[unit], state.ship[unit], state.origin[unit])
                    if key not in known:
                        known[key] = ways(state, unit)
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
        state, place = self.table, self.table.cat.place
        found = []
        for space, units in reachable.items():
            if place[space] == LAND and not state.friendly_land(self.realm, space):
                found += self.attack(space, units, "to")
            elif place[space] == DUNGEON:
                found += self.explore(space, units, "to")
            elif place[space] == SEA and not state.friendly(self.realm, space):
                found += self.attack(space, units, "to")
        for space, units in landings.items():
            if place[space] == LAND and not state.friendly_land(self.realm, space):
                found += self.attack(space, units, "land")
            elif place[space] == DUNGEON:
                found += self.explore(space, units, "land")
        return found + self.marches() + self.voyages()

    # Attacks

    def attack(self, space: int, units: list[int], how: str) -> list[Move]:
        """Add units one by one, those that are spared most easily first, until the attack is good enough."""
        state = self.table
        there = self.committed(space)
        foes = defenders(state, self.realm, space)
        before = self.judged(space, there, foes) if there else 0.0
        ready = sorted(units, key=lambda unit: (self.spared(unit), cost_of(state, unit), unit))
        least = strength(state, foes) * (HOPELESS if len(foes) < LARGE else VAIN)
        if strength(state, ready + there) < least:
            return []
        bound = self.bound(space, foes) - before
        best: Move | None = None
        chosen: list[int] = []
        step = 1 if len(ready) <= 8 else 2 if len(ready) <= 12 else 3
        for at in range(0, len(ready), step):
            chosen += ready[at : at + step]
            if strength(state, chosen + there) < least:
                continue
            missing = self.missing(chosen)
            if bound - missing <= (best.value if best is not None else LEAST):
                break
            value = self.judged(space, chosen + there, foes) - before - missing
            if best is None or value > best.value + 0.05:
                best = Move(value, how, space, tuple(chosen))
            if self.odds(space, chosen + there, foes).win > ENOUGH:
                break
        return [best] if best is not None and best.value > LEAST else []

    def bound(self, space: int, foes: list[int]) -> float:
        """Return what an attack that cost nothing would be worth: no army can do better."""
        prize = 0.5 * self.rest
        if self.table.cat.place[space] == LAND:
            prize = land_value(self.table, self.realm, space, self.rest)
        return prize + self.rest * TRADE * sum(map(self.price, foes))

    def committed(self, space: int) -> list[int]:
        """Return who is to attack or explore a space already: who stands there for it, and who is to land."""
        state = self.table
        inside = state.cat.place[space] == DUNGEON
        there = [
            u for u in state.units_of(self.realm, space) if inside or state.mark[u] & ATTACKING or state.aim[u] == space
        ]
        return there + [
            u for u, aim in enumerate(state.aim) if aim == space and state.where[u] != NONE and u not in there
        ]

    def judged(self, space: int, army: list[int], foes: list[int]) -> float:
        """Return what an attack by an army is worth: what is won, less what is lost, and the danger afterwards."""
        odds = self.odds(space, army, foes)
        if self.table.cat.place[space] == SEA:
            return self.toll(space, army, odds)
        return odds.win * land_value(self.table, self.realm, space, self.rest) + self.toll(space, army, odds)

    def toll(self, space: int, army: list[int], odds: Odd) -> float:
        """Return what an attack brings beside the land: losses of either side, and how exposed the army then stands."""
        trade = TRADE * odds.killed - odds.lost
        if self.table.cat.place[space] == SEA:
            return self.rest * (odds.win * 0.5 + trade)
        left = max(0.0, strength(self.table, army) - odds.lost / 4)
        danger = self.threats[space]
        held = 1.0 if danger == 0 else min(1.0, (left + 0.2) / danger)
        exposed = (1 - held) * (2.0 * odds.win + 0.4 * self.style.guard * sum(map(self.price, army)))
        return self.rest * (trade - self.style.exposed * exposed)

    def odds(self, space: int, army: list[int], foes: list[int]) -> Odd:
        """Return how an attack would go; asked again it is remembered."""
        key = (space, *army)
        if key not in self.known:
            self.known[key] = attacked(self.table, self.realm, space, army, foes)
        return self.known[key]

    def price(self, unit: int) -> float:
        return cost_of(self.table, unit)

    def spared(self, unit: int) -> float:
        """Return how badly a unit is needed where it stands; of each garrison the cheapest is to stay."""
        state, land = self.table, self.table.where[unit]
        needed = self.missing([unit]) + 0.1 * rank(state, Fight(land, LAND, self.realm), unit) / PER_GOLD
        return needed + (self.stake(land) if self.keeper(land) == unit else 0.0)

    def keeper(self, land: int) -> int:
        """Return who stays when all others leave a land in danger; nobody where somebody must stay anyway."""
        state = self.table
        if land >= state.cat.lands or self.threats[land] == 0:
            return NONE
        if land not in self.keepers:
            garrison = [u for u in state.here[land] if state.kind[u] != CASTLE and state.ship[u] == NONE]
            free = all(u in self.ways for u in garrison)
            self.keepers[land] = min(garrison, key=lambda u: (cost_of(state, u), u)) if garrison and free else NONE
        return self.keepers[land]

    def stake(self, land: int) -> float:
        """Return what the loss of a land would cost; a capital counts to the end while an enemy's turn is to come."""
        value = self.point * 0.5 + 1.25
        if land != self.table.cat.capital[self.realm]:
            return self.rest * LAND_STAKE * self.style.guard * value
        return (1.0 if self.followed else self.rest) * CAPITAL_STAKE * self.style.capital * value

    def safety(self, land: int, guard: float, manned: bool) -> float:
        """Return how far a garrison of so much strength holds a land, from 0 to 1."""
        if not manned:
            return 0.0
        return MANNED + (1 - MANNED) * min(1.0, guard / self.threats[land])

    def missing(self, units: Sequence[int]) -> float:
        """Return what is lost when units leave their lands together: garrisons against those who may come."""
        state = self.table
        leaving: dict[int, list[int]] = {}
        for unit in units:
            land = state.where[unit]
            if land < state.cat.lands and state.ship[unit] == NONE and self.threats[land]:
                leaving.setdefault(land, []).append(unit)
        total = 0.0
        for land, gone in leaving.items():
            if state.friendly_land(self.realm, land):
                stay = [u for u in state.here[land] if u not in gone]
                mine = strength(state, stay)
                manned = any(state.kind[u] != CASTLE for u in stay)
                before = self.safety(land, mine + strength(state, gone), True)
                total += self.stake(land) * (before - self.safety(land, mine, manned))
        return total

    # Dungeons

    def explore(self, space: int, units: list[int], how: str) -> list[Move]:
        state = self.table
        if not state.tokens[space - state.cat.first_dungeon]:
            return []
        there = self.committed(space)
        prize = treasure_value(state, self.realm)
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
        return chance * prize - self.rest * self.risk(heroes, chance)

    def risk(self, heroes: list[int], chance: float) -> float:
        """Return what heroes may lose in a dungeon that they loot with this chance."""
        return (1 - chance) * 0.8 * sum(map(self.price, heroes)) + 0.3 * len(heroes) * chance

    # Marches

    def marches(self) -> list[Move]:
        """Units that guard nothing go where the war is; what threatens the capital calls them back."""
        state, found = self.table, []
        by_space: dict[int, list[int]] = {}
        for unit in self.ways:
            if state.where[unit] < state.cat.lands and state.ship[unit] == NONE:
                by_space.setdefault(state.where[unit], []).append(unit)
        for units in by_space.values():
            idle = [u for u in units if self.missing([u]) < 0.3 and state.kind[u] not in (CASTLE, WARSHIP)]
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
        state = self.table
        here = state.where[unit]
        if self.front[here] <= 1:
            return NONE
        best, steps = NONE, self.front[here]
        for space in self.ways[unit][0]:
            if space < state.cat.lands and state.friendly_land(self.realm, space) and self.front[space] < steps:
                best, steps = space, self.front[space]
        return best

    # By sea

    def voyages(self) -> list[Move]:
        """Board, sail and land: each ship looks for the coast where its cargo, or who could board, would do most."""
        found = []
        for ship in self.ships():
            best, chosen = LEAST, None
            for crossing in self.crossings(ship):
                foes = defenders(self.table, self.realm, crossing.land)
                value = self.judged(crossing.land, crossing.troop, foes) * 0.9 - self.missing(crossing.troop)
                if value > best:
                    best, chosen = value, crossing.move
            if chosen is not None:
                found.append(chosen._replace(value=best))
        return found

    def ships(self) -> list[int]:
        """Return the ships that may sail with somebody aboard; of equal empty ones of a zone, one."""
        state, found = self.table, []
        seen: set[tuple[int, ...]] = set()
        for ship in self.ways:
            if state.kind[ship] != WARSHIP:
                continue
            cargo = state.cargo(ship)
            key = (state.where[ship], state.moved[ship], len(cargo), state.mark[ship])
            if (key not in seen or cargo) and all(state.aim[unit] == NONE for unit in cargo):
                found.append(ship)
            seen.add(key)
        return found

    def crossings(self, ship: int) -> list[Crossing]:
        """Return where a ship could land its cargo and who may still board, and what comes first."""
        state, cat, zone = self.table, self.table.cat, self.table.where[ship]
        cargo = state.cargo(ship)
        waiting = [u for u, way in self.ways.items() if zone in way[1] and self.missing([u]) < 0.8]
        waiting.sort(key=lambda unit: (-strength(state, [unit]), unit))
        boarding = waiting[: cat.room - len(cargo)]
        troop = cargo + boarding
        if not troop or state.mark[ship] & ATTACKING:
            return []
        found = []
        for z in [zone, *[z for z in self.ways[ship][0] if state.friendly(self.realm, z)]]:
            move = Move(0.0, "to", z, (ship,)) if z != zone else None
            if boarding:
                move = Move(0.0, "board", zone, tuple(boarding))
            for land in cat.near[z][LAND]:
                if state.friendly_land(self.realm, land) or any(state.origin[u] == land for u in cargo):
                    continue
                if strength(state, troop) >= HOPELESS * strength(state, defenders(state, self.realm, land)):
                    found.append(Crossing(move, land, troop))
        return found

"""All attacks of a turn as one plan: who goes where, so that the war is most likely to be won.
How a single attack goes is left to ``plans``, what points mean for the war to ``chances``."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..box.catalogue import CASTLE, DUNGEON, LAND, NONE, SEA
from ..odds.forecast import defenders, exploring
from ..state.game_state import NerathState
from .chances import Standing
from .plans import DRAWS, HOPELESS, Move, Planner, Style
from .values import cost_of, land_value, points_for, strength, treasure_value

TREASURE: Final = (0.0, 16 / 30, 13 / 30, 1 / 30)
"""How many of the treasures score 1, 2 and 3 points (CN-558)."""
SURE: Final = 0.97
"""A chance that nobody more can better much."""
ARMY: Final = 12
HEROES: Final = 5
"""No more units are sent to one land, or into one dungeon, at a time."""
SWEEPS: Final = 6
"""How often a whole plan is looked through for something better."""
LITTLE: Final = 1e-6


class Prospect(NamedTuple):
    """What units do in one place: the chance to succeed, how likely it then scores 0, 1, 2... points, its other worth
    in gold."""

    chance: float
    scores: tuple[float, ...]
    gold: float


class Campaign:
    """The attacks and explorations of the realm whose turn it is: a plan that is bettered step by step.

    ``armies`` has who is sent to each place, ``aims`` the same by unit; who is there already is ``bound``.
    """

    def __init__(self, state: NerathState, style: Style, end: float) -> None:
        self.table = state
        self.realm = state.realm
        self.planner = Planner(state, style)
        self.standing = Standing(state)
        self.end = end
        self.late = False
        self.aims: dict[int, int] = {}
        self.options: dict[int, list[int]] = {}
        self.reach: dict[int, list[int]] = {}
        self.deeds: dict[tuple[int, ...], Prospect] = {}
        self.guards: dict[tuple[int, ...], float] = {}
        targets = [space for space in range(state.cat.spaces) if self.is_target(space)]
        for unit, (steps, _, coasts) in self.planner.ways.items():
            self.options[unit] = [space for space in targets if space in steps or space in coasts]
            for space in self.options[unit]:
                self.reach.setdefault(space, []).append(unit)
        self.bound = {space: self.planner.committed(space) for space in targets}
        self.foes = {space: self.defenders(space) for space in targets}
        self.armies: dict[int, list[int]] = {space: [] for space in targets}
        homes = {state.where[unit] for unit in self.options}
        self.homes = sorted(land for land in homes if self.is_threatened(land))

    def is_target(self, space: int) -> bool:
        """Is there something to fight for?"""
        state, place = self.table, self.table.cat.place[space]
        if place == DUNGEON:
            return bool(state.tokens[space - state.cat.first_dungeon])
        return not (state.friendly_land(self.realm, space) if place == LAND else state.friendly(self.realm, space))

    def is_threatened(self, space: int) -> bool:
        """Is it a land of one's side that an enemy could attack?"""
        state = self.table
        in_danger = space < state.cat.lands and self.planner.threats[space] > 0
        return in_danger and state.friendly_land(self.realm, space)

    def defenders(self, space: int) -> list[int]:
        return [] if self.table.cat.place[space] == DUNGEON else defenders(self.table, self.realm, space)

    # What a plan is worth

    def value(self) -> float:
        """Return the chance to win the war that the plan promises, with all that is left on the board in mind."""
        spread, gold = [1.0], 0.0
        for space, army in self.armies.items():
            if not army and not self.bound[space]:
                continue
            deed = self.deed(space, army)
            gold += deed.gold
            if deed.scores:
                spread = added(spread, deed)
        for land in self.homes:
            gold += self.kept(land)
        return self.standing.worth(spread, gold)

    def deed(self, space: int, army: list[int]) -> Prospect:
        """Return what an army does in a place, together with those who are there for it already."""
        kind = self.table.kind
        key = (space, *sorted([kind[unit] for unit in army]))
        if key not in self.deeds:
            self.deeds[key] = self.reckoned(space, self.bound[space] + army)
            self.late = time.thread_time() > self.end
        return self.deeds[key]

    def reckoned(self, space: int, army: list[int]) -> Prospect:
        state, planner, rest = self.table, self.planner, self.planner.rest
        if state.cat.place[space] == DUNGEON:
            chance = exploring(state, space, army, DRAWS)
            gold = chance * treasure_value(state, self.realm, 0.0) - planner.risk(army, chance)
            return Prospect(chance, TREASURE, rest * gold)
        odds = planner.odds(space, army, self.foes[space])
        toll = planner.toll(space, army, odds)
        if state.cat.place[space] == SEA:
            return Prospect(odds.win, (), toll)
        points = points_for(state, self.realm, space)
        scores = (0.0,) * points + (1.0,) if points else ()
        return Prospect(odds.win, scores, odds.win * land_value(state, self.realm, space, rest, 0.0) + toll)

    def kept(self, land: int) -> float:
        """Return what those keep who stay in a land, in gold."""
        state, planner = self.table, self.planner
        kind, aims = state.kind, self.aims
        stay = [unit for unit in state.here[land] if unit not in aims]
        key = (land, *[kind[unit] for unit in stay])
        if key not in self.guards:
            manned = any(kind[unit] != CASTLE for unit in stay)
            self.guards[key] = planner.stake(land) * planner.safety(land, strength(state, stay), manned)
        return self.guards[key]

    # Making a plan

    def plan(self) -> float:
        """Make the best plan of several beginnings; return what it is worth."""
        easy = sorted(self.reach, key=self.resistance)
        best, kept = -1.0, dict(self.aims)
        for spaces in (easy, easy[::-1], sorted(self.reach)):
            self.restore({})
            value = self.bettered(spaces)
            if value > best + LITTLE:
                best, kept = value, dict(self.aims)
        self.restore(kept)
        return best

    def bettered(self, spaces: list[int]) -> float:
        """Better the plan, place by place, until nothing helps or the time is over; return what it is worth."""
        value = self.value()
        for _ in range(SWEEPS):
            before = value
            for space in spaces:
                value = self.raise_army(space, value)
            value = self.shift(value, self.options)
            for space in spaces:
                value = self.give_up(space, value)
            if value <= before + LITTLE:
                break
        return value

    def resistance(self, space: int) -> float:
        """Return how strongly a place is held for each point that it scores: what is easy is planned first."""
        if self.table.cat.place[space] == SEA:
            return strength(self.table, self.foes[space]) + 1.0
        points = 1 if self.table.cat.place[space] == DUNGEON else points_for(self.table, self.realm, space)
        return (strength(self.table, self.foes[space]) + 0.1) / (points + 0.1)

    def send(self, unit: int, space: int) -> int:
        """Send a unit to a place, or let it stay (NONE); return where it was to go before."""
        before = self.aims.pop(unit, NONE)
        if before != NONE:
            self.armies[before].remove(unit)
        if space != NONE:
            self.aims[unit] = space
            self.armies[space].append(unit)
        return before

    def is_full(self, space: int) -> bool:
        most = HEROES if self.table.cat.place[space] == DUNGEON else len(self.bound[space]) + ARMY
        return len(self.bound[space]) + len(self.armies[space]) >= most

    def raise_army(self, space: int, value: float) -> float:
        """Send units to a place one by one, those who are spared most easily first, as many as serve best."""
        state, spared = self.table, self.planner.spared
        ready = [unit for unit in self.reach[space] if self.aims.get(unit, NONE) != space]
        ready.sort(key=lambda unit: (unit in self.aims, spared(unit), cost_of(state, unit), unit))
        least = HOPELESS * strength(state, self.foes[space])
        sent: list[tuple[int, int]] = []
        best, n = value, 0
        for unit in ready:
            if self.is_full(space) or self.late:
                break
            sent.append((unit, self.send(unit, space)))
            if strength(state, self.bound[space] + self.armies[space]) < least:
                continue
            found = self.value()
            if found > best + LITTLE:
                best, n = found, len(sent)
            if self.deed(space, self.armies[space]).chance > SURE:
                break
        for unit, before in reversed(sent[n:]):
            self.send(unit, before)
        return best

    def shift(self, value: float, units: Iterable[int]) -> float:
        """Send each of some units where it serves best, to attacks planned already; equal ones are tried once."""
        state, tried = self.table, set()
        for unit in units:
            aim = self.aims.get(unit, NONE)
            key = (state.where[unit], state.kind[unit], aim)
            if key in tried or self.late:
                continue
            tried.add(key)
            for space in (NONE, *self.options[unit]):
                if space == aim or (space != NONE and not self.is_joined(space)):
                    continue
                self.send(unit, space)
                found = self.value()
                if found > value + LITTLE:
                    value = found
                    tried.discard(key)
                    break
                self.send(unit, aim)
        return value

    def is_joined(self, space: int) -> bool:
        """May one more unit do something in a place: is there an army, or nobody to fight?"""
        return not self.is_full(space) and bool(self.armies[space] or self.bound[space] or not self.foes[space])

    def give_up(self, space: int, value: float) -> float:
        """Leave an attack out, and let its units join others, if that is better."""
        if not self.armies[space] or self.late:
            return value
        kept, army = dict(self.aims), self.armies[space][:]
        for unit in army:
            self.send(unit, NONE)
        found = self.shift(self.value(), army)
        if found > value + LITTLE:
            return found
        self.restore(kept)
        return value

    def restore(self, aims: dict[int, int]) -> None:
        for unit in list(self.aims):
            self.send(unit, NONE)
        for unit, aim in aims.items():
            self.send(unit, aim)

    def voyage(self, value: float) -> Move | None:
        """Return the first move of the landing that betters a plan of this worth most, None if none does."""
        best, kept = None, dict(self.aims)
        for ship in self.planner.ships():
            for move, land, troop in self.planner.crossings(ship):
                if move is None or self.late:
                    continue
                for unit in troop:
                    self.send(unit, land)
                found = self.value()
                if found > value + LITTLE:
                    best, value = move, found
                self.restore(kept)
        return best

    def first(self) -> Move | None:
        """Return the move of the plan that succeeds most surely, None if there is none."""
        ways = self.planner.ways
        moves = []
        for space, army in self.armies.items():
            for how, way in (("to", 0), ("land", 2)):
                if units := tuple(sorted(unit for unit in army if space in ways[unit][way])):
                    moves.append(Move(self.deed(space, army).chance, how, space, units))
        return max(moves, key=lambda move: (move.value, -move.space), default=None)


def added(spread: list[float], deed: Prospect) -> list[float]:
    """Return how likely each number of points is when one more deed may score."""
    found = [chance * (1.0 - deed.chance) for chance in spread] + [0.0] * (len(deed.scores) - 1)
    for points, share in enumerate(deed.scores):
        if share:
            odds = share * deed.chance
            for at, chance in enumerate(spread, points):
                found[at] += chance * odds
    return found

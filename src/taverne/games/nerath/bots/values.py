"""What things are worth to a realm, in gold: points, lands, castles, capitals, armies; and who threatens what.
A hand-made scale for the bots; the chances of battles are left to ``forecast``."""

from __future__ import annotations

from typing import Final

from ..box.catalogue import CASTLE, EVERYBODY, LAND, NONE, WARSHIP
from ..state.game_state import LONG, NerathState
from ..state.modifiers import movement

POINT: Final = 3.0
"""A victory point, far from the end."""
HASTE: Final = 4.0
"""As much more when the game is nearly won."""
INCOME: Final = 2.5
"""One gold in each of the turns to come."""
CASTLE_GOLD: Final = 3.0
HALVED: Final = 0.35
"""The share of a realm's income in the turns to come that its lost capital costs."""
TREASURE_POINTS: Final = 1.5
"""What a treasure scores on average (CN-558)."""
TREASURE_POWER: Final = 2.0
GAIN: Final = 4.0
"""The points that a realm is thought to score in a turn to come."""
DOUBT: Final = 6.0
"""The span of points over which it is doubtful whether the goal will be reached in this round."""
CARELESS: Final = 0.9
"""The share of all other worth that falls away when the war is certainly over at the end of this round."""
STRENGTH: Final = (0.17, 0.6, 0.5, 0.6, 0.58, 0.75, 0.5, 1.3, 0.38)
"""About how much one unit of each type does in a round of battle, with what it stands for as a target."""


def point_value(state: NerathState, realm: int) -> float:
    """Return what a victory point is worth: more the nearer the side is to its goal."""
    if state.length == LONG:
        return POINT * 0.5
    goal, _ = state.goal()
    have = sum(state.points[r] for r in EVERYBODY if state.side[r] == state.side[realm])
    return POINT + HASTE * min(1.0, have / goal) ** 2


def lasting(state: NerathState, gain: float = GAIN) -> float:
    """Return what gold, armies and lands still count, from 1 down to little: the less, the surer it is that the war
    ends with this round (CN-019, CN-022), when only points count.  ``gain``: what a realm scores in a turn."""
    if state.length == LONG:
        return 1.0
    goal, _ = state.goal()
    sure = 0.0
    for side in set(state.side):
        have = float(sum(state.points[r] for r in EVERYBODY if state.side[r] == side))
        turns = sum(state.side[r] == side for r in range(state.realm, len(EVERYBODY)))
        if have >= goal:
            sure = 1.0
        elif turns:
            sure = max(sure, min(1.0, (have + gain * turns - goal) / DOUBT + 0.5))
    return 1.0 - CARELESS * sure


def points_for(state: NerathState, realm: int, land: int) -> int:
    """Return what a realm scores by taking a land: nothing for one of its own side (CN-346 to CN-349)."""
    if state.side[state.cat.home[land]] == state.side[realm]:
        return 0
    figures = state.box.cards.points
    return figures.capital if land in state.cat.capital else figures.land


def land_value(state: NerathState, realm: int, land: int, rest: float = 1.0, point: float | None = None) -> float:
    """Return what it is worth to a realm to take a land from its holder, who is an enemy.

    ``rest``: see ``lasting``; ``point`` is what a point is to count, if it is not ``point_value``.
    """
    cat, home = state.cat, state.cat.home[land]
    value = INCOME * rest
    capital = land in cat.capital
    if points := points_for(state, realm, land):
        value += (point_value(state, realm) if point is None else point) * points
        if capital and state.length == LONG:
            value += 8.0
    if capital:
        value += HALVED * state.holder.count(home) * 2 * rest
    if state.builder[land] != NONE:
        value += CASTLE_GOLD * rest
    return value


def treasure_value(state: NerathState, realm: int, point: float | None = None) -> float:
    """Return what a looted dungeon brings on average; ``point``: see ``land_value``."""
    value = TREASURE_POINTS * (point_value(state, realm) if point is None else point) + TREASURE_POWER
    return value + 4.0 if state.length == LONG else value


def cost_of(state: NerathState, unit: int) -> float:
    """Return what a unit is worth; a castle is not lost, a ship counts with its cargo."""
    kind = state.kind[unit]
    if kind == CASTLE:
        return 0.0
    value = float(state.cat.cost[kind])
    if kind == WARSHIP:
        value += sum(state.cat.cost[state.kind[other]] for other in state.cargo(unit))
    return value


def strength(state: NerathState, units: list[int]) -> float:
    kind = state.kind
    return sum(STRENGTH[kind[unit]] for unit in units)


def threats(state: NerathState, realm: int) -> list[float]:
    """Return for each land how strong the strongest hostile realm is that could attack it in its next turn."""
    cat, side = state.cat, state.side
    by_realm: list[list[float] | None] = [
        [0.0] * cat.lands if side[other] != side[realm] else None for other in EVERYBODY
    ]
    for space, units in enumerate(state.here):
        for unit in units:
            reach = by_realm[state.owner[unit]]
            if reach is None or state.kind[unit] == CASTLE or state.kind[unit] == WARSHIP:
                continue
            power = STRENGTH[state.kind[unit]]
            range_ = 2 if state.ship[unit] != NONE else movement(state, unit)
            away = cat.distance[space]
            for land in cat.within[space][min(range_, 3)]:
                reach[land] += power if away[land] <= 1 else 0.7 * power
    found = [0.0] * cat.lands
    for land in range(cat.lands):
        found[land] = max(reach[land] for reach in by_realm if reach is not None)
    return found


def frontier(state: NerathState, realm: int) -> list[int]:
    """Return for each land how many steps over land it is from the nearest enemy land; a large number if none is."""
    cat, side, holder = state.cat, state.side, state.holder
    far = cat.lands
    steps = [far] * cat.lands
    queue = [land for land in range(cat.lands) if side[holder[land]] != side[realm]]
    for land in queue:
        steps[land] = 0
    for land in queue:
        for other in cat.near[land][LAND]:
            if steps[other] == far:
                steps[other] = steps[land] + 1
                queue.append(other)
    return steps

"""From a table to the odds: expeditions as they stand, or as a seat plans them, in the terms of ``odds``.
Chances are left to ``odds``; a trap that the seat may not see counts as a trap and gives nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from taverne.engine.actions import Seat

from .catalogue import COMPETITIVE, GATES, NONE, NUMBER_OF, PLACE_OF, PLACE_START, REGION_A, WEAPON
from .effects import GEAR, advantages, attack_dice, die_bonus, forbids, monster_space, power_n, total_bonus, uses
from .effects import Source as Piece
from .odds import Aim, Front, MissionOdds, Odds, Opposition, Plan, mission_odds
from .rolls import Roll, Source
from .rules.battle import Battling
from .state import Table
from .vocabulary import (
    COLOURS,
    Attempt,
    AutoHit,
    Carry,
    Defend,
    LastHit,
    Redirect,
    Reroll,
    Splash,
    TrapDice,
    TrapsToCapture,
)

FIGHT: tuple[Attempt, ...] = ("capture", "kill")


class Load(NamedTuple):
    """What goes on an expedition: dice in the pool's colours, traps that are known and hidden ones, tokens."""

    dice: tuple[int, int, int] = (0, 0, 0)
    traps: tuple[int, ...] = ()
    hidden: int = 0
    shields: int = 0
    potions: int = 0
    venoms: int = 0
    opened: int = 0
    """How many of the traps lie face up already: their dice are among the others."""


def load_of(table: Table, e: int, seat: Seat) -> Load:
    """Return what lies on an expedition as far as a seat may know."""
    laid, shown = table.laid[e], table.shown[e]
    known = laid if table.seat_of(e) == seat else laid[:shown]
    dice = table.dice[3 * e : 3 * e + 3]
    return Load(
        (dice[0], dice[1], dice[2]),
        tuple(known),
        len(laid) - len(known),
        table.shields[e],
        table.potions[e],
        table.venoms[e],
        shown,
    )


def pieces(table: Table, member: int, e: int, load: Load, monster: int, loot: Sequence[int] = ()) -> list[Piece]:
    """Return all effects on the rolls of a mercenary on an expedition: its own, its traps', loot, the monster's."""
    cat = table.cat
    found: list[Piece] = []
    if cat.outside[member]:
        found.append((member, cat.talent[member]))
    weapons = monster == NONE or not forbids(table, monster, "weapon")
    for gear in table.gear_of(member):
        if cat.gear_outside[gear] and (weapons or cat.gear_type[gear] != WEAPON):
            found.append((GEAR + gear, cat.ability[gear]))
    found += [(NONE, effect) for effect in advantages(table, e)]
    found += [(NONE, cat.trap_effect[kind]) for kind in load.traps]
    found += [(NONE, cat.loot_effect[token]) for token in loot]
    if monster != NONE:
        found.append((NONE, cat.power[monster]))
    return found


def left_of(table: Table, piece: Piece, e: int, n: int) -> int:
    """Return how much of a defence or of rerolls has not been used this turn."""
    source, _ = piece
    used = uses(table, source, e) if source != NONE else table.guarded[e]
    return max(0, n - used)


def roll_of(table: Table, e: int, load: Load, found: list[Piece], attempts: tuple[Attempt, ...]) -> Roll:
    """Return what is rolled in an attempt: all dice, what they count more, and rerolls (ML-154, ML-162)."""
    dice = list(load.dice)
    for kind in load.traps[load.opened :]:
        trap = table.cat.trap_effect[kind]
        if isinstance(trap, TrapDice):
            for colour, n in enumerate((trap.dice.force, trap.dice.magic, trap.dice.persuasion)):
                dice[colour] += n
    bonus = die_bonus(found, attempts)
    rerolls = []
    for piece in found:
        effect = piece[1]
        if isinstance(effect, Reroll) and attempts[0] in effect.attempts:
            mask = sum([1 << COLOURS.index(colour) for colour in effect.colours])
            rerolls.append(Source(left_of(table, piece, e, effect.n), mask, effect.repeat))
    return Roll(
        (dice[0], dice[1], dice[2]),
        (bonus[0], bonus[1], bonus[2]),
        total_bonus(found, attempts),
        tuple([source for source in rerolls if source.n]),
    )


def plan_of(table: Table, member: int, e: int, load: Load, monster: int, loot: Sequence[int] = ()) -> Plan:
    """Return the plan of a mercenary on an expedition, whether it is there or only thought of."""
    found = pieces(table, member, e, load, monster, loot)
    fight = roll_of(table, e, load, found, FIGHT)
    conquest = roll_of(table, e, load, found[:-1] if monster != NONE else found, ("conquest",))
    ambushes = sum([table.cat.is_ambush[kind] for kind in load.traps[: load.opened]])
    return Plan(
        roll=fight,
        conquest=conquest,
        healthy=not table.wounded[member],
        defences=load.shields + talents(table, e, found, monster),
        potions=0 if monster != NONE and forbids(table, monster, "potion") else load.potions,
        venoms=0 if monster != NONE and forbids(table, monster, "venom") else load.venoms,
        traps=len(load.traps) + load.hidden - ambushes,
        needed=needed(table, member, monster),
        capture_bonus=total_bonus(found, ("capture",)) - fight.flat,
        kill_bonus=total_bonus(found, ("kill",)) - fight.flat,
    )


def talents(table: Table, e: int, found: list[Piece], monster: int) -> int:
    """Return how many hits the Defence talents cancel (ML-088, ML-268, ML-345)."""
    if monster == NONE or forbids(table, monster, "defence_talent"):
        return 0
    if table.twist is not None and table.twist.no_defence:
        return 0
    affinity = table.box.cards.monster[monster].affinity
    return sum(
        [
            left_of(table, piece, e, piece[1].n)
            for piece in found
            if isinstance(piece[1], Defend) and affinity in piece[1].against
        ]
    )


def needed(table: Table, member: int, monster: int) -> int:
    """Return how many traps a capture takes; the mercenary's word outranks the monster's (ML-383)."""
    talent = table.cat.talent[member]
    if isinstance(talent, TrapsToCapture):
        return talent.n
    power = table.cat.power[monster]
    if monster != NONE and isinstance(power, TrapsToCapture):
        return power.n
    return table.box.cards.battle.traps_to_capture


def opposition(table: Table, place: int, monster: int) -> Opposition:
    """Return the monster of a place as the mercenaries there meet it this turn."""
    card = table.box.cards.monster[monster]
    hits = len(table.cat.hit_faces)
    misses = 6 - hits
    hit = (hits, misses)
    if table.twist is not None and table.twist.reroll_misses:
        hit = (36 - misses * misses, misses * misses)
    return Opposition(
        attack_dice(table, place, monster),
        card.capture_value,
        card.kill_value,
        power_n(table, monster, AutoHit),
        power_n(table, monster, Splash),
        power_n(table, monster, LastHit),
        hit,
        table.box.cards.battle.venom,
    )


def with_carried(table: Table, e: int, load: Load) -> Load:
    """Add the potion or venom that the expedition's advantage will lay on the token (ML-115)."""
    for effect in advantages(table, e):
        if isinstance(effect, Carry):
            load = load._replace(potions=load.potions + effect.goods.potion, venoms=load.venoms + effect.goods.venom)
    return load


def redirected(table: Table, there: Sequence[int]) -> list[int]:
    """Return by expedition how many Attack dice more or less fall on it before it strikes (ML-234, ML-360).

    Whoever can redirect dice does so: those of an ambush where it aims, those of a talent to the right.
    """
    more = [0] * len(there)
    aims = table.aims
    for i in range(0, len(aims), 3):
        if aims[i] in there and aims[i + 1] in there:
            _move(more, there.index(aims[i]), there.index(aims[i + 1]), aims[i + 2])
    for place, e in enumerate(there):
        member = table.who[e]
        talent = table.cat.talent[member]
        if isinstance(talent, Redirect) and not table.spent[member] and len(there) > 1:
            _move(more, place, place + 1 if place + 1 < len(there) else place - 1, talent.n)
    return more


def _move(more: list[int], source: int, target: int, n: int) -> None:
    """A target further left has struck already: what falls on it then no longer changes its strike."""
    more[source] -= n
    if target > source:
        more[target] += n


def front_of(table: Table, seat: Seat, e: int, aim: Aim, load: Load | None = None, member: int = NONE) -> Front:
    """Return the battle of a place with ``me`` on ``e``: as it stands, or with a member and load only thought of."""
    place = PLACE_OF[e]
    monster = table.monsters[monster_space(place)]
    start = current(table, place)
    there = [x for x in table.occupied(place) if x >= start and table.who[x] >= 0 and x != e]
    there = sorted([*there, e])
    plans = []
    for x in there:
        if x == e and load is not None:
            plans.append(plan_of(table, member, e, with_carried(table, e, load), monster))
        else:
            plans.append(plan_of(table, table.who[x], x, load_of(table, x, seat), monster))
    if load is None:
        moved = redirected(table, there)
        plans = [plan._replace(struck=more) for plan, more in zip(plans, moved, strict=True)]
    conquest = 0
    if place != GATES and table.regions[place - REGION_A] != NONE:
        conquest = table.box.cards.region[table.regions[place - REGION_A]].conquest_value
    return Front(plans, there.index(e), opposition(table, place, monster), aim, conquest)


def battle(table: Table) -> Battling | None:
    """Return the battle that is going on, if there is one."""
    return next((frame for frame in table.stack if isinstance(frame, Battling)), None)


def current(table: Table, place: int) -> int:
    """Return the first expedition of a place that has not fought yet."""
    fight = battle(table)
    return fight.e if fight is not None and fight.place == place else PLACE_START[place]


def expedition_odds(table: Table, seat: Seat, e: int, aim: Aim = "beat") -> Odds:
    """Return what becomes of an expedition that is on the table and has not fought, as far as a seat may know."""
    fight = battle(table)
    place = PLACE_OF[e]
    if table.monsters[monster_space(place)] == NONE:
        raise ValueError("no monster is there (ML-172)")
    if e < current(table, place) or table.who[e] < 0:
        raise ValueError(f"nobody is still to fight on expedition {NUMBER_OF[e]}")
    return front_of(table, seat, e, aim).odds(fight.damage if fight is not None and fight.place == place else 0)


def mission_roll(table: Table, member: int, e: int, load: Load) -> Roll:
    """Return what a mercenary rolls on the competitive mission (ML-123)."""
    return roll_of(table, e, load, pieces(table, member, e, load, NONE), ("mission",))


def competition_odds(table: Table, seat: Seat, e: int, load: Load | None = None, member: int = NONE) -> MissionOdds:
    """Return the chances in the competitive mission: as it stands, or with a member and load only thought of."""
    other = 1 - e
    mine = mission_roll(table, member if load else table.who[e], e, load or load_of(table, e, seat))
    rival = mission_roll(table, table.who[other], other, load_of(table, other, seat)) if table.who[other] >= 0 else None
    objective = table.box.cards.mission[table.missions[COMPETITIVE]].competitive.objective
    return mission_odds(mine, objective, rival, left=e < other)

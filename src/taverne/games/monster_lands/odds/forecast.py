"""From a table to the odds: expeditions as they stand, or as a seat plans them, in the terms of ``odds``.
Chances are left to ``battle_odds``; what rivals have laid face down is left to ``hidden_traps``."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from taverne.engine.actions import Seat

from ..box.catalogue import COMPETITIVE, GATES, NONE, NUMBER_OF, PLACE_OF, PLACE_START, REGION_A
from ..box.sources import Source
from ..box.vocabulary import (
    COLOURS,
    Attempt,
    AutoHit,
    LastHit,
    Redirect,
    Splash,
    TrapDice,
    TrapsToCapture,
)
from ..rules.battle.battle import Battling
from ..rules.battle.effects import (
    advantages,
    attack_dice,
    carried,
    carried_by,
    die_bonus,
    forbids,
    monster_space,
    power_n,
    total_bonus,
    uses,
)
from ..state.game_state import LandsState
from .battle_odds import Aim, Front, MissionOdds, Odds, Opposition, Plan, mission_odds
from .hidden_traps import GUESSES, sample, unseen
from .rolls import RerollSource, Roll

FIGHT: Final[tuple[Attempt, ...]] = ("capture", "kill")


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


def load_of(state: LandsState, e: int, seat: Seat) -> Load:
    """Return what lies on an expedition as far as a seat may know."""
    laid, shown = state.laid[e], state.shown[e]
    known = laid if state.seat_of(e) == seat else laid[:shown]
    dice = state.dice_on(e)
    return Load(
        (dice[0], dice[1], dice[2]),
        tuple(known),
        len(laid) - len(known),
        state.shields[e],
        state.potions[e],
        state.venoms[e],
        shown,
    )


def pieces(state: LandsState, member: int, e: int, load: Load, monster: int, loot: Sequence[int] = ()) -> list[Source]:
    """Return all effects on the rolls of a mercenary on an expedition: its own, its traps', loot, the monster's."""
    cat = state.cat
    weapons = monster == NONE or not forbids(state, monster, "weapon")
    found: list[Source] = carried_by(state, member, weapons)
    found += advantages(state, e)
    found += [cat.trap_source[kind] for kind in load.traps]
    found += [cat.loot_source[token] for token in loot]
    if monster != NONE:
        found.append(cat.power_source[monster])
    return found


def left_of(state: LandsState, piece: Source, e: int, n: int) -> int:
    """Return how much of a defence or of rerolls has not been used this turn."""
    return max(0, n - uses(state, piece, e))


def roll_of(state: LandsState, e: int, load: Load, found: list[Source], attempts: tuple[Attempt, ...]) -> Roll:
    """Return what is rolled in an attempt: all dice, what they count more, and rerolls (ML-154, ML-162)."""
    dice = list(load.dice)
    for kind in load.traps[load.opened :]:
        trap = state.cat.trap_effect[kind]
        if isinstance(trap, TrapDice):
            for colour, n in enumerate((trap.dice.force, trap.dice.magic, trap.dice.persuasion)):
                dice[colour] += n
    bonus = die_bonus(found, attempts)
    rerolls = []
    for piece in found:
        effect = piece.reroll
        if effect is not None and attempts[0] in effect.attempts:
            mask = sum([1 << COLOURS.index(colour) for colour in effect.colours])
            rerolls.append(RerollSource(left_of(state, piece, e, effect.n), mask, effect.repeat))
    return Roll(
        (dice[0], dice[1], dice[2]),
        (bonus[0], bonus[1], bonus[2]),
        total_bonus(found, attempts),
        tuple([source for source in rerolls if source.n]),
    )


def plan_of(state: LandsState, member: int, e: int, load: Load, monster: int, loot: Sequence[int] = ()) -> Plan:
    """Return the plan of a mercenary on an expedition, whether it is there or only thought of."""
    found = pieces(state, member, e, load, monster, loot)
    fight = roll_of(state, e, load, found, FIGHT)
    conquest = roll_of(state, e, load, found[:-1] if monster != NONE else found, ("conquest",))
    ambushes = sum([state.cat.is_ambush[kind] for kind in load.traps[: load.opened]])
    return Plan(
        roll=fight,
        conquest=conquest,
        healthy=not state.wounded[member],
        defences=load.shields + talents(state, e, found, monster),
        potions=0 if monster != NONE and forbids(state, monster, "potion") else load.potions,
        venoms=0 if monster != NONE and forbids(state, monster, "venom") else load.venoms,
        traps=len(load.traps) + load.hidden - ambushes,
        needed=needed(state, member, monster),
        capture_bonus=total_bonus(found, ("capture",)) - fight.flat,
        kill_bonus=total_bonus(found, ("kill",)) - fight.flat,
    )


def talents(state: LandsState, e: int, found: list[Source], monster: int) -> int:
    """Return how many hits the Defence talents cancel (ML-088, ML-268, ML-345)."""
    if monster == NONE or forbids(state, monster, "defence_talent"):
        return 0
    if state.twist is not None and state.twist.no_defence:
        return 0
    affinity = state.box.cards.monster[monster].affinity
    return sum(
        [
            left_of(state, piece, e, piece.defend.n)
            for piece in found
            if piece.defend is not None and affinity in piece.defend.against
        ]
    )


def needed(state: LandsState, member: int, monster: int) -> int:
    """Return how many traps a capture takes; the mercenary's word outranks the monster's (ML-383)."""
    talent = state.cat.talent[member]
    if isinstance(talent, TrapsToCapture):
        return talent.n
    power = state.cat.power[monster]
    if monster != NONE and isinstance(power, TrapsToCapture):
        return power.n
    return state.box.cards.battle.traps_to_capture


def opposition(state: LandsState, place: int, monster: int) -> Opposition:
    """Return the monster of a place as the mercenaries there meet it this turn."""
    card = state.box.cards.monster[monster]
    hits = len(state.cat.hit_faces)
    misses = 6 - hits
    hit = (hits, misses)
    if state.twist is not None and state.twist.reroll_misses:
        hit = (36 - misses * misses, misses * misses)
    return Opposition(
        attack_dice(state, place, monster),
        card.capture_value,
        card.kill_value,
        power_n(state, monster, AutoHit),
        power_n(state, monster, Splash),
        power_n(state, monster, LastHit),
        hit,
        state.box.cards.battle.venom,
    )


def with_carried(state: LandsState, e: int, load: Load) -> Load:
    """Add the potion or venom that the expedition's advantage will lay on the token (ML-115)."""
    goods = carried(state, e)
    if goods is not None:
        load = load._replace(potions=load.potions + goods.potion, venoms=load.venoms + goods.venom)
    return load


def redirected(state: LandsState, there: Sequence[int]) -> list[int]:
    """Return by expedition how many Attack dice more or less fall on it before it strikes (ML-234, ML-360).

    Whoever can redirect dice does so: those of an ambush where it aims, those of a talent to the right.
    """
    more = [0] * len(there)
    for aim in state.aims:
        if aim.e in there and aim.target in there:
            _move(more, there.index(aim.e), there.index(aim.target), aim.n)
    for place, e in enumerate(there):
        member = state.who[e]
        talent = state.cat.talent[member]
        if isinstance(talent, Redirect) and not state.spent[member] and len(there) > 1:
            _move(more, place, place + 1 if place + 1 < len(there) else place - 1, talent.n)
    return more


def _move(more: list[int], source: int, target: int, n: int) -> None:
    """A target further left has struck already: what falls on it then no longer changes its strike."""
    more[source] -= n
    if target > source:
        more[target] += n


def front_of(
    state: LandsState, seat: Seat, e: int, aim: Aim, load: Load | None = None, member: int = NONE, guess: int = NONE
) -> Front:
    """Return the battle of a place with ``me`` on ``e``: as it stands, or with a member and load only thought of.

    Traps that the seat may not see count as traps and give nothing, or are those of a ``guess``."""
    place = PLACE_OF[e]
    monster = state.monsters[monster_space(place)]
    start = current(state, place)
    there = [x for x in state.occupied(place) if x >= start and state.who[x] >= 0 and x != e]
    there = sorted([*there, e])
    plans = []
    for x in there:
        if x == e and load is not None:
            plans.append(plan_of(state, member, e, with_carried(state, e, load), monster))
        else:
            there_is = load_of(state, x, seat)
            if guess != NONE and there_is.hidden:
                there_is = guessed(state, seat, there_is, guess + x)
            plans.append(plan_of(state, state.who[x], x, there_is, monster))
    if load is None:
        moved = redirected(state, there)
        plans = [plan._replace(struck=more) for plan, more in zip(plans, moved, strict=True)]
    conquest = 0
    if place != GATES and state.regions[place - REGION_A] != NONE:
        conquest = state.box.cards.region[state.regions[place - REGION_A]].conquest_value
    return Front(plans, there.index(e), opposition(state, place, monster), aim, conquest)


def guessed(state: LandsState, seat: Seat, load: Load, guess: int) -> Load:
    """Return a rival's load with traps that may be the hidden ones."""
    return load._replace(traps=(*load.traps, *sample(unseen(state, seat), load.hidden, guess)), hidden=0)


def place_odds(
    state: LandsState, seat: Seat, e: int, aim: Aim, damage: int = 0, load: Load | None = None, member: int = NONE
) -> Odds:
    """Return what becomes of an expedition, rivals' hidden traps to its left being any that the seat has not seen."""
    place = PLACE_OF[e]
    left = [x for x in state.occupied(place) if current(state, place) <= x < e and state.who[x] >= 0]
    if not any(load_of(state, x, seat).hidden for x in left):
        return front_of(state, seat, e, aim, load, member).odds(damage)
    found = [front_of(state, seat, e, aim, load, member, guess).odds(damage) for guess in range(GUESSES)]
    return Odds(*[sum(column, Fraction(0)) / GUESSES for column in zip(*found, strict=True)])


def battle(state: LandsState) -> Battling | None:
    """Return the battle that is going on, if there is one."""
    return next((frame for frame in state.stack if isinstance(frame, Battling)), None)


def current(state: LandsState, place: int) -> int:
    """Return the first expedition of a place that has not fought yet."""
    fight = battle(state)
    return fight.e if fight is not None and fight.place == place else PLACE_START[place]


def expedition_odds(state: LandsState, seat: Seat, e: int, aim: Aim = "beat") -> Odds:
    """Return what becomes of an expedition that is on the table and has not fought, as far as a seat may know."""
    fight = battle(state)
    place = PLACE_OF[e]
    if state.monsters[monster_space(place)] == NONE:
        raise ValueError("no monster is there (ML-172)")
    if e < current(state, place) or state.who[e] < 0:
        raise ValueError(f"nobody is still to fight on expedition {NUMBER_OF[e]}")
    return place_odds(state, seat, e, aim, fight.damage if fight is not None and fight.place == place else 0)


def mission_roll(state: LandsState, member: int, e: int, load: Load) -> Roll:
    """Return what a mercenary rolls on the competitive mission (ML-123)."""
    return roll_of(state, e, load, pieces(state, member, e, load, NONE), ("mission",))


def competition_odds(
    state: LandsState, seat: Seat, e: int, load: Load | None = None, member: int = NONE
) -> MissionOdds:
    """Return the chances in the competitive mission: as it stands, or with a member and load only thought of."""
    other = 1 - e
    mine = mission_roll(state, member if load else state.who[e], e, load or load_of(state, e, seat))
    rival = mission_roll(state, state.who[other], other, load_of(state, other, seat)) if state.who[other] >= 0 else None
    objective = state.box.cards.mission[state.missions[COMPETITIVE]].competitive.objective
    return mission_odds(mine, objective, rival, left=e < other)

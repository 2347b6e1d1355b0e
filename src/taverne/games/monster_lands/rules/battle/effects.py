"""What the pieces do, kind of effect by kind of effect: modifiers in force, rerolls, defences, goods.
When they are asked for is left to the chapters of ``rules``; which piece does what, to the box."""

from __future__ import annotations

from typing import Final, TypeAlias

from taverne.engine.actions import Seat

from ...box.catalogue import GATES, NONE, NUMBER_OF, PLACE_OF, PLACE_START, REGION_A, WEAPON
from ...box.vocabulary import (
    COLOURS,
    AffinityDice,
    Attempt,
    AutoHit,
    Carry,
    Defend,
    DieBonus,
    Discount,
    DrainGlory,
    Effect,
    Forbid,
    Forbidden,
    Gain,
    GateDice,
    Goods,
    LastHit,
    Occasion,
    Panic,
    Redirect,
    Reroll,
    Splash,
    Storage,
    Stored,
    TotalBonus,
    TrapDice,
    TrapsToCapture,
)
from ...state.game_state import LandsState

Source: TypeAlias = tuple[int, Effect]
"""Where an effect comes from, as a number, and the effect: a member, or one of the following and more."""
GEAR: Final = 1000
ADVANTAGE: Final = 2000
LOOT: Final = 3000
TRAP: Final = 4000
MONSTER: Final = 5000


def monster_space(place: int) -> int:
    """Return where in ``monsters`` the monster of a place lies: a region's own, or that of the Gates."""
    return place - REGION_A


def advantages(state: LandsState, e: int) -> tuple[Effect, ...]:
    """Return what the expedition list, or the guards of the Gates, give to an expedition (ML-112 to ML-118)."""
    place = PLACE_OF[e]
    number = NUMBER_OF[e] - 1
    if place == GATES:
        return state.cat.gate_advantages[number]
    if place < REGION_A or state.lists[place - REGION_A] == NONE:
        return ()
    return state.cat.list_advantages[state.lists[place - REGION_A]][number]


def own_effects(state: LandsState, e: int, weapons: bool = True) -> list[Source]:
    """Return the Outside talent and abilities of the mercenary on an expedition, and its advantages (ML-030)."""
    cat = state.cat
    member = state.who[e]
    found: list[Source] = []
    if cat.outside[member]:
        found.append((member, cat.talent[member]))
    for gear in state.gear_of(member):
        if cat.gear_outside[gear] and (weapons or cat.gear_type[gear] != WEAPON):
            found.append((GEAR + gear, cat.ability[gear]))
    for effect in advantages(state, e):
        found.append((ADVANTAGE, effect))
    return found


def trap_effects(state: LandsState, e: int) -> list[Source]:
    """Return what the face-up traps of an expedition do (ML-133, ML-239)."""
    cat = state.cat
    return [(TRAP + kind, cat.trap_effect[kind]) for kind in state.laid[e][: state.shown[e]]]


def forbids(state: LandsState, monster: int, what: Forbidden) -> bool:
    """Whether these means cannot be used against the monster (ML-328, ML-340, ML-344)."""
    if monster == NONE:
        return False
    power = state.cat.power[monster]
    return type(power) is Forbid and what in power.what


def battle_effects(state: LandsState, e: int, monster: int, played: list[int]) -> list[Source]:
    """Return all effects on a roll of an expedition: its own, its traps', played loot, the monster's power."""
    found = own_effects(state, e, weapons=not forbids(state, monster, "weapon"))
    if state.shown[e]:
        found += trap_effects(state, e)
    for loot in played:
        found.append((LOOT + loot, state.cat.loot_effect[loot]))
    if monster != NONE:
        found.append((MONSTER, state.cat.power[monster]))
    return found


def die_bonus(effects: list[Source], attempts: tuple[Attempt, ...]) -> list[int]:
    """Return what each Force, Magic and Persuasion die counts more in all of these attempts (ML-156, ML-394)."""
    bonus = [0, 0, 0]
    for _, effect in effects:
        if type(effect) is DieBonus and all(attempt in effect.attempts for attempt in attempts):
            bonus[COLOURS.index(effect.colour)] += effect.n
    return bonus


def total_bonus(effects: list[Source], attempts: tuple[Attempt, ...]) -> int:
    """Return what a total counts more in all of these attempts (ML-162)."""
    return sum(
        effect.n
        for _, effect in effects
        if type(effect) is TotalBonus and all(attempt in effect.attempts for attempt in attempts)
    )


def uses(state: LandsState, source: int, e: int) -> int:
    """Return how often a source has been used this turn (ML-029, ML-096)."""
    if source < GEAR:
        return state.spent[source]
    if source < ADVANTAGE:
        return state.gear_spent[source - GEAR]
    return state.guarded[e]


def use(state: LandsState, source: int, e: int, n: int = 1) -> None:
    """Note that a source was used ``n`` times."""
    if source < GEAR:
        state.spent[source] += n
    elif source < ADVANTAGE:
        state.gear_spent[source - GEAR] += n
    else:
        state.guarded[e] += n


def rerolls(state: LandsState, e: int, effects: list[Source], attempt: Attempt) -> list[tuple[int, Reroll]]:
    """Return the rerolls still open to an expedition in this attempt; played loot is counted by the roll itself."""
    return [
        (source, effect)
        for source, effect in effects
        if type(effect) is Reroll
        and attempt in effect.attempts
        and (source >= LOOT or uses(state, source, e) < effect.n)
    ]


def defences(state: LandsState, e: int, monster: int) -> list[tuple[int, int]]:
    """Return (source, left) of the Defence talents that work against the monster now (ML-088, ML-268, ML-345)."""
    if forbids(state, monster, "defence_talent") or (state.twist is not None and state.twist.no_defence):
        return []
    affinity = state.box.cards.monster[monster].affinity
    found = []
    for source, effect in own_effects(state, e, weapons=not forbids(state, monster, "weapon")):
        if type(effect) is Defend and affinity in effect.against:
            left = effect.n - uses(state, source, e)
            if left > 0:
                found.append((source, left))
    return found


def redirect_talent(state: LandsState, e: int) -> tuple[int, int] | None:
    """Return (source, dice) of the unused talent to redirect Attack dice, if the expedition has one (ML-360)."""
    for source, effect in own_effects(state, e):
        if type(effect) is Redirect and not uses(state, source, e):
            return source, effect.n
    return None


def attack_dice(state: LandsState, place: int, monster: int) -> int:
    """Return how many Attack dice the monster rolls there this turn (ML-137, ML-183, ML-187, ML-224)."""
    cards = state.box.cards
    power = state.cat.power[monster]
    dice = cards.monster[monster].attack
    dice += cards.difficulty[state.difficulty].attack_dice[state.turn - 1]
    if place == GATES:
        return dice + (power.n if type(power) is GateDice else 0)
    region = state.regions[place - REGION_A]
    if region != NONE and state.cat.region_affinity[region] == state.cat.monster_affinity[monster]:
        own = type(power) is AffinityDice and power.affinity == cards.region[region].affinity
        dice += power.n if type(power) is AffinityDice and own else cards.battle.affinity_dice
    return dice


def power_n(state: LandsState, monster: int, kind: type[AutoHit | Splash | LastHit | DrainGlory | Panic]) -> int:
    """Return the number of a monster's power if it is of this kind, else 0."""
    power = state.cat.power[monster]
    return power.n if isinstance(power, kind) else 0


def traps_needed(state: LandsState, e: int, monster: int) -> int:
    """Return how many traps a capture takes; the mercenary's word outranks the monster's (ML-157, ML-383)."""
    member = state.who[e]
    for effect in (state.cat.talent[member], state.cat.power[monster]):
        if type(effect) is TrapsToCapture:
            return effect.n
    return state.box.cards.battle.traps_to_capture


def traps_counted(state: LandsState, e: int) -> int:
    """Return how many tokens on an expedition count as traps: a revealed ambush no longer does (ML-230, ML-239)."""
    ambush, laid = state.cat.is_ambush, state.laid[e]
    return len(laid) - sum([1 for kind in laid[: state.shown[e]] if ambush[kind]])


def lay_trap_dice(state: LandsState, e: int, kind: int) -> None:
    """A revealed trap that gives dice takes them from the reserve, beyond all limits (ML-134, ML-237)."""
    effect = state.cat.trap_effect[kind]
    if type(effect) is TrapDice:
        for colour, n in enumerate((effect.dice.force, effect.dice.magic, effect.dice.persuasion)):
            state.dice[3 * e + colour] += n
            if effect.protected:
                state.safe[3 * e + colour] += n


def carried(state: LandsState, e: int) -> Goods | None:
    """Return the goods that an expedition's advantage lays on the mercenary's token (ML-114, ML-115, ML-118)."""
    for effect in advantages(state, e):
        if type(effect) is Carry:
            return effect.goods
    return None


def triggered(state: LandsState, e: int, occasion: Occasion) -> list[Goods]:
    """Return the goods that the mercenary's own talent and equipment pay on this occasion, and use them (ML-383)."""
    paid = []
    for source, effect in own_effects(state, e):
        if type(effect) is Gain and occasion in effect.on and not uses(state, source, e):
            use(state, source, e)
            paid.append(effect.goods)
    return paid


def mine_bonus(state: LandsState, seat: Seat) -> list[tuple[str, Goods]]:
    """Return (name, goods) of all that pays when the clan activates the Mine, and use it (ML-357, ML-385)."""
    cat = state.cat
    paid = []
    for member in state.members[seat]:
        talent = cat.talent[member]
        if type(talent) is Gain and "mine" in talent.on and not state.spent[member]:
            state.spent[member] = 1
            paid.append((cat.member_names[member], talent.goods))
        for gear in state.gear_of(member):
            ability = cat.ability[gear]
            if type(ability) is Gain and "mine" in ability.on and not state.gear_spent[gear]:
                state.gear_spent[gear] = 1
                paid.append((cat.gear_names[gear], ability.goods))
    return paid


def discounts(state: LandsState, seat: Seat, building: str) -> list[tuple[int, int]]:
    """Return (source, gold) of the clan's unused fixed discounts in a building (ML-056)."""
    cat = state.cat
    found = []
    for member in state.members[seat]:
        talent = cat.talent[member]
        if type(talent) is Discount and talent.building == building and not state.spent[member]:
            found.append((member, talent.n))
        for gear in state.gear_of(member):
            ability = cat.ability[gear]
            if type(ability) is Discount and ability.building == building and not state.gear_spent[gear]:
                found.append((GEAR + gear, ability.n))
    return found


def storage(state: LandsState, seat: Seat, item: Stored) -> int:
    """Return how many tokens of a sort the clan board holds (ML-059, ML-066, ML-087, ML-349)."""
    limits = state.box.cards.storage
    room: int = getattr(limits, item)
    for member in state.members[seat]:
        talent = state.cat.talent[member]
        if type(talent) is Storage and talent.item == item:
            room += talent.n
    return room


def source_name(state: LandsState, source: int) -> str:
    """Return the word by which actions name a source: a member's, an equipment's or a loot token's, ``advantage``."""
    cat = state.cat
    if source < GEAR:
        return cat.member_ids[source]
    if source < ADVANTAGE:
        return cat.gear_ids[source - GEAR]
    return "advantage" if source < LOOT else cat.loot_ids[source - LOOT]


def adjacent(state: LandsState, e: int) -> list[int]:
    """Return the nearest occupied expeditions to the left and right in the same place (ML-238, ML-239)."""
    place = PLACE_OF[e]
    there = state.occupied(place)
    left = [x for x in there if x < e]
    right = [x for x in there if x > e]
    return left[-1:] + right[:1]


def on_gates(e: int) -> bool:
    return e >= PLACE_START[GATES]

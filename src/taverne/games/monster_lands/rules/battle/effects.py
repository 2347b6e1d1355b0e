"""What the pieces do, kind of effect by kind of effect: modifiers in force, rerolls, defences, goods.
When they are asked for is left to the chapters of ``rules``; which piece does what, to the box."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ...box.catalogue import GATES, NONE, NUMBER_OF, PLACE_OF, REGION_A, WEAPON, by_colour
from ...box.sources import ADVANTAGE, GEAR, MEMBER, Source
from ...box.vocabulary import (
    COLOURS,
    AffinityDice,
    Attempt,
    AutoHit,
    Carry,
    Colour,
    DieBonus,
    DrainGlory,
    Forbid,
    Forbidden,
    GateDice,
    Goods,
    LastHit,
    Occasion,
    Panic,
    Reroll,
    Splash,
    Storage,
    Stored,
    TotalBonus,
    TrapDice,
    TrapsToCapture,
)
from ...state.game_state import LandsState


def monster_space(place: int) -> int:
    """Return where in ``monsters`` the monster of a place lies: a region's own, or that of the Gates."""
    return place - REGION_A


def advantages(state: LandsState, e: int) -> tuple[Source, ...]:
    """Return what the expedition list, or the guards of the Gates, give to an expedition (ML-112 to ML-118)."""
    place = PLACE_OF[e]
    number = NUMBER_OF[e] - 1
    if place == GATES:
        return state.cat.gate_advantages[number]
    if place < REGION_A or state.lists[place - REGION_A] == NONE:
        return ()
    return state.cat.list_advantages[state.lists[place - REGION_A]][number]


def carried_by(state: LandsState, member: int, weapons: bool = True) -> list[Source]:
    """Return the Outside talent of a member and the Outside abilities of what it wears (ML-030)."""
    cat = state.cat
    found = [cat.talent_source[member]] if cat.outside[member] else []
    for gear in state.gear_of(member):
        if cat.gear_outside[gear] and (weapons or cat.gear_type[gear] != WEAPON):
            found.append(cat.ability_source[gear])
    return found


def own_effects(state: LandsState, e: int, weapons: bool = True) -> list[Source]:
    """Return the Outside talent and abilities of the mercenary on an expedition, and its advantages (ML-030)."""
    found = carried_by(state, state.who[e], weapons)
    found += advantages(state, e)
    return found


def trap_effects(state: LandsState, e: int) -> list[Source]:
    """Return what the face-up traps of an expedition do (ML-133, ML-239)."""
    return [state.cat.trap_source[kind] for kind in state.laid[e][: state.shown[e]]]


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
        found.append(state.cat.loot_source[loot])
    if monster != NONE:
        found.append(state.cat.power_source[monster])
    return found


def die_bonus(effects: list[Source], attempts: tuple[Attempt, ...]) -> list[int]:
    """Return what each Force, Magic and Persuasion die counts more in all of these attempts (ML-156, ML-394)."""
    bonus = [0, 0, 0]
    for source in effects:
        effect = source.die_bonus
        if effect is not None and all(attempt in effect.attempts for attempt in attempts):
            bonus[COLOURS.index(effect.colour)] += effect.n
    return bonus


def total_bonus(effects: list[Source], attempts: tuple[Attempt, ...]) -> int:
    """Return what a total counts more in all of these attempts (ML-162)."""
    bonus = 0
    for source in effects:
        effect = source.total_bonus
        if effect is not None and all(attempt in effect.attempts for attempt in attempts):
            bonus += effect.n
    return bonus


def uses(state: LandsState, source: Source, e: int) -> int:
    """Return how often a source has been used this turn; loot, traps and powers are not counted (ML-029, ML-096)."""
    if source.kind == MEMBER:
        return state.spent[source.number]
    if source.kind == GEAR:
        return state.gear_spent[source.number]
    return state.guarded[e] if source.kind == ADVANTAGE else 0


def use(state: LandsState, source: Source, e: int, n: int = 1) -> None:
    """Note that a source was used ``n`` times."""
    if source.kind == MEMBER:
        state.spent[source.number] += n
    elif source.kind == GEAR:
        state.gear_spent[source.number] += n
    else:
        state.guarded[e] += n


def rerolls(state: LandsState, e: int, effects: list[Source], attempt: Attempt) -> list[tuple[Source, Reroll]]:
    """Return the rerolls still open to an expedition in this attempt; played loot is counted by the roll itself."""
    found = []
    for source in effects:
        effect = source.reroll
        if effect is not None and attempt in effect.attempts and uses(state, source, e) < effect.n:
            found.append((source, effect))
    return found


def defences(state: LandsState, e: int, monster: int) -> list[tuple[Source, int]]:
    """Return (source, left) of the Defence talents that work against the monster now (ML-088, ML-268, ML-345)."""
    if forbids(state, monster, "defence_talent") or (state.twist is not None and state.twist.no_defence):
        return []
    affinity = state.box.cards.monster[monster].affinity
    found = []
    for source in own_effects(state, e, weapons=not forbids(state, monster, "weapon")):
        if source.defend is not None and affinity in source.defend.against:
            left = source.defend.n - uses(state, source, e)
            if left > 0:
                found.append((source, left))
    return found


def redirect_talent(state: LandsState, e: int) -> tuple[Source, int] | None:
    """Return (source, dice) of the unused talent to redirect Attack dice, if the expedition has one (ML-360)."""
    for source in own_effects(state, e):
        if source.redirect is not None and not uses(state, source, e):
            return source, source.redirect.n
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


def reveal_trap_dice(state: LandsState, e: int, trap: TrapDice) -> None:
    """A revealed trap that gives dice takes them from the reserve, beyond all limits (ML-134, ML-237)."""
    for colour, n in enumerate(by_colour(trap.dice)):
        state.dice[colour][e] += n
        if trap.protected:
            state.safe[colour][e] += n


def turn_up(state: LandsState, e: int, kind: int) -> None:
    """Let a trap of an expedition do what it does on being revealed (ML-134)."""
    source = state.cat.trap_source[kind]
    if source.verb.reveal is not None:
        source.verb.reveal(state, e, source.effect)


# What loot could change once it is played into a roll (ML-308, ML-309, ML-314, ML-319, ML-323)


def reroll_joins(state: LandsState, e: int, attempts: tuple[Attempt, ...], reroll: Reroll) -> bool:
    return serves(reroll.attempts, attempts) and has_dice(state, e, reroll.colours)


def die_bonus_joins(state: LandsState, e: int, attempts: tuple[Attempt, ...], bonus: DieBonus) -> bool:
    return serves(bonus.attempts, attempts) and has_dice(state, e, (bonus.colour,))


def total_bonus_joins(state: LandsState, e: int, attempts: tuple[Attempt, ...], bonus: TotalBonus) -> bool:
    return serves(bonus.attempts, attempts)


def serves(counts_in: tuple[Attempt, ...], attempts: tuple[Attempt, ...]) -> bool:
    """Whether what counts in some attempts could serve one of these."""
    return any(attempt in counts_in for attempt in attempts)


def has_dice(state: LandsState, e: int, colours: tuple[Colour, ...]) -> bool:
    """Whether there are dice of these colours on an expedition, rolled or not."""
    here = {face.colour for face in state.faces[e]}
    here.update(colour for colour in range(3) if state.dice[colour][e])
    return any(COLOURS[colour] in colours for colour in sorted(here))


def carried(state: LandsState, e: int) -> Goods | None:
    """Return the goods that an expedition's advantage lays on the mercenary's token (ML-114, ML-115, ML-118)."""
    for source in advantages(state, e):
        if isinstance(source.effect, Carry):
            return source.effect.goods
    return None


def triggered(state: LandsState, e: int, occasion: Occasion) -> list[Goods]:
    """Return the goods that the mercenary's own talent and equipment pay on this occasion, and use them (ML-383)."""
    paid = []
    for source in own_effects(state, e):
        if source.gain is not None and occasion in source.gain.on and not uses(state, source, e):
            use(state, source, e)
            paid.append(source.gain.goods)
    return paid


def clan_sources(state: LandsState, seat: Seat) -> list[Source]:
    """Return the talents and abilities of a clan, member by member, with those of its equipment."""
    cat, wearer = state.cat, state.wearer
    found = []
    for member in state.members[seat]:
        found.append(cat.talent_source[member])
        if member in wearer:
            found += [cat.ability_source[gear] for gear in state.gear_of(member)]
    return found


def mine_bonus(state: LandsState, seat: Seat) -> list[tuple[str, Goods]]:
    """Return (name, goods) of all that pays when the clan activates the Mine, and use it (ML-357, ML-385)."""
    paid = []
    for source in clan_sources(state, seat):
        if source.gain is not None and "mine" in source.gain.on and not uses(state, source, NONE):
            use(state, source, NONE)
            paid.append((source_name(state, source), source.gain.goods))
    return paid


def discounts(state: LandsState, seat: Seat, building: str) -> list[tuple[Source, int]]:
    """Return (source, gold) of the clan's unused fixed discounts in a building (ML-056)."""
    found = []
    for source in clan_sources(state, seat):
        fixed = source.discount
        if fixed is not None and fixed.building == building and not uses(state, source, NONE):
            found.append((source, fixed.n))
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


def source_name(state: LandsState, source: Source) -> str:
    """Return the name under which events tell of a member's talent or of equipment."""
    names = state.cat.member_names if source.kind == MEMBER else state.cat.gear_names
    return names[source.number]


def adjacent(state: LandsState, e: int) -> list[int]:
    """Return the nearest occupied expeditions to the left and right in the same place (ML-238, ML-239)."""
    place = PLACE_OF[e]
    there = state.occupied(place)
    left = [x for x in there if x < e]
    right = [x for x in there if x > e]
    return left[-1:] + right[:1]

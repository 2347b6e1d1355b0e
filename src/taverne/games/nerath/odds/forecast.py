"""Battles of the table as questions for ``battle_odds``: who would stand against whom, with every card in force.
The reckoning is left to ``battle_odds``; which attack to make, to the player or the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from ..box.abilities import Reaction, Trigger
from ..box.catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from ..box.vocabulary import UNITS, Blunt, CancelHits, LastAttack, Reroll, ScoreHits
from ..state.fight import Fight
from ..state.game_state import FACE_UP, NerathState
from ..state.modifiers import dice_of, double_from, hit_number, may_roll, strikes_first
from .battle_odds import battle
from .records import Fighter, Force, Odds

CASTLE_RANK: Final = 17
"""A castle takes its hit after the Footsoldiers and before anybody dearer: it comes back, they do not."""
PER_GOLD: Final = 10
NEEDED: Final = 6
"""The hero number of a guardian without the ability (CN-262)."""


def planned(state: NerathState, space: int, attackers: Sequence[int]) -> Odds:
    """Return the odds if these units of the active realm attack a land or a sea zone, fought to the end."""
    fight, ours, theirs = _sides(state, space, attackers)
    return battle(force_of(state, fight, ours, True), force_of(state, fight, theirs, False))


def at_hand(state: NerathState, fight: Fight, rounds: int = 0) -> Odds:
    """Return the odds of the battle that is being fought, as it stands, from the next round on."""
    ours = [unit for unit in fight.force if state.where[unit] == fight.space]
    unguarded = fight.clone()
    unguarded.guards = []
    attack = force_of(state, unguarded, ours, True)
    if fight.place == DUNGEON:
        d = fight.space - state.cat.first_dungeon
        dice = [(state.tokens[d][place], tuple(left)) for place, left in enumerate(fight.guards) if left]
        return battle(attack, guards_of(state, dice), rounds)
    theirs = defenders(state, fight.attacker, fight.space)
    return battle(attack, force_of(state, fight, theirs, False), rounds)


def exploring(state: NerathState, space: int, heroes: Sequence[int], most: int = 0) -> float:
    """Return the chance that these heroes defeat the guardians of an entrance, over all tokens that may lie there.

    With ``most`` only about so many of the possible draws are weighed, evenly spread: a guess that takes no time.
    """
    d = space - state.cat.first_dungeon
    realm = state.owner[heroes[0]]
    known = [t for t, bits in zip(state.tokens[d], state.seen[d], strict=True) if bits & (FACE_UP | 1 << realm)]
    unseen = len(state.tokens[d]) - len(known)
    attack = force_of(state, Fight(space, DUNGEON, realm), heroes, True)
    dice = [(t, state.cat.token_dice[t]) for t in known]
    pool = Counter(state.token_pile + _looked_at(state, realm))
    draws = list(combinations_with_replacement(sorted(pool), unseen))
    if most and len(draws) > most:
        draws = draws[:: -(-len(draws) // most)]
    total = chance = 0.0
    for drawn in draws:
        ways = 1
        for token, n in Counter(drawn).items():
            ways *= comb(pool[token], n)
        if ways:
            guards = guards_of(state, dice + [(t, state.cat.token_dice[t]) for t in drawn])
            total += ways
            chance += ways * _beaten(attack, guards)
    return chance / total


@lru_cache(maxsize=20_000)
def _beaten(attack: Force, guards: Force) -> float:
    return battle(attack, guards).win


def _looked_at(state: NerathState, realm: int) -> list[int]:
    """Return the tokens that others alone have looked at: to this realm they might as well lie in the pile."""
    own = FACE_UP | 1 << realm
    found = []
    for on, seen in zip(state.tokens, state.seen, strict=True):
        found += [token for token, bits in zip(on, seen, strict=True) if token != NONE and not bits & own]
    return found


def _sides(state: NerathState, space: int, attackers: Sequence[int]) -> tuple[Fight, list[int], list[int]]:
    realm = state.owner[attackers[0]] if attackers else state.realm
    fight = Fight(space, SEA if state.cat.place[space] == SEA else LAND, realm)
    ours = [unit for unit in attackers if fights(state, unit, fight.place)]
    return fight, ours, defenders(state, realm, space)


def defenders(state: NerathState, attacker: int, space: int) -> list[int]:
    """Return the units that would fight for a space: hostile ones, cargo that does not fight aside (CN-216, CN-217)."""
    place = SEA if state.cat.place[space] == SEA else LAND
    return [unit for unit in state.enemies(attacker, space) if fights(state, unit, place)]


def fights(state: NerathState, unit: int, place: int) -> bool:
    """Does a unit take part in a battle of this place?"""
    return place != SEA or state.ship[unit] == NONE or state.cat.hero[state.kind[unit]]


def rank(state: NerathState, fight: Fight, unit: int) -> int:
    """Return how dear a unit is to its owner in a battle: the lowest is lost first."""
    kind = state.kind[unit]
    if kind == CASTLE:
        return CASTLE_RANK
    value = PER_GOLD * state.cat.cost[kind]
    number = hit_number(state, fight, unit)
    for sides in dice_of(state, fight, unit):
        value += PER_GOLD * max(0, sides - number + 1) // sides
    if kind == WARSHIP:
        value += sum(PER_GOLD * state.cat.cost[state.kind[other]] for other in state.cargo(unit))
    return value


def force_of(state: NerathState, fight: Fight, units: Sequence[int], attack: bool) -> Force:
    """Return units as a force, with what treasures in play and cards of the battle and the turn change."""
    ordered = sorted(units, key=lambda unit: state.kind[unit] != WARSHIP)
    place_of = {unit: place for place, unit in enumerate(ordered)}
    owners = sorted({state.owner[unit] for unit in ordered})
    shields, mages = _blunted(state, owners)
    again = {card: 1 << bit for bit, card in enumerate(_rerolls(state, fight, owners))}
    fighters = []
    for unit in ordered:
        kind = state.kind[unit]
        dear = rank(state, fight, unit)
        tough = state.cat.durable[kind]
        hurt = unit in fight.hit
        if kind == CASTLE and hurt:
            continue
        own = state.laid[state.owner[unit]]
        once = sum(bit for card, bit in again.items() if card in own and _turns(state, card, kind))
        fighters.append(
            Fighter(
                dice=dice_of(state, fight, unit) if may_roll(state, fight, unit) else (),
                on=hit_number(state, fight, unit),
                double=double_from(state, unit),
                first=strikes_first(state, fight, unit),
                durable=tough and not hurt,
                castle=kind == CASTLE,
                ship=place_of.get(state.ship[unit], NONE),
                rank=dear if hurt or not tough else 0,
                last_rank=dear,
                hero=state.cat.hero[kind],
                mage=kind in mages,
                shield=(state.owner[unit], kind) in shields,
                once=once,
                last=_last_die(state, state.owner[unit], kind),
            )
        )
    start, ointment = _opening(state, fight, attack), _ointment(state, owners)
    return Force(tuple(fighters), _cancels(state, fight, owners), start, sum(again.values()), ointment)


def guards_of(state: NerathState, tokens: Sequence[tuple[int, tuple[int, ...]]]) -> Force:
    """Return guardians as a force: each die is a target of its own, the smallest goes first (CN-246, CN-248)."""
    cat = state.cat
    fighters = []
    for token, dice in tokens:
        need = cat.token_needs[token]
        first = cat.token_first_strike[token]
        for sides in dice:
            number = state.box.cards.battle.hit_on
            dear = 2 * sides + first + (need > NEEDED)
            fighters.append(
                Fighter((sides,), number, first=first, rank=dear, last_rank=dear, need=need if need > NEEDED else 0)
            )
    return Force(tuple(fighters))


def _rerolls(state: NerathState, fight: Fight, owners: Sequence[int]) -> list[int]:
    """Return the treasures in play that turn one missed die in each battle (CN-568, CN-580)."""
    found = []
    for realm in owners:
        for card in state.laid[realm]:
            ability = state.box.cards.treasure[card - state.cat.events].ability
            once = isinstance(ability, Reaction) and ability.once == "battle" and isinstance(ability.do[0], Reroll)
            if once and card not in fight.spent:
                found.append(card)
    return found


def _turns(state: NerathState, card: int, kind: int) -> bool:
    ability = state.box.cards.treasure[card - state.cat.events].ability
    assert isinstance(ability, Reaction)
    assert isinstance(ability.do[0], Reroll)
    return not ability.do[0].units or UNITS[kind] in ability.do[0].units


def _blunted(state: NerathState, owners: Sequence[int]) -> tuple[set[tuple[int, int]], set[int]]:
    """Return who takes First Strike from others, by realm and kind, and the kinds that lose it (CN-578)."""
    shields: set[tuple[int, int]] = set()
    mages: set[int] = set()
    for realm in EVERYBODY:
        for card in state.laid[realm]:
            ability = state.box.cards.treasure[card - state.cat.events].ability
            for deed in ability.do if ability is not None else ():
                if isinstance(deed, Blunt):
                    mages |= {UNITS.index(unit) for unit in deed.units}
                    shields |= {(realm, UNITS.index(unit)) for unit in deed.by if realm in owners}
    return shields, mages


def _cancels(state: NerathState, fight: Fight, owners: Sequence[int]) -> int:
    """Return the hits that cards in force cancel in the round to come."""
    total = 0
    for effect in fight.effects:
        if effect.card < state.cat.events and effect.realm in owners:
            deeds = state.box.cards.event[effect.card].ability.do
            if any(isinstance(deed, CancelHits) for deed in deeds):
                total += effect.uses
    return total


def _last_die(state: NerathState, realm: int, kind: int) -> int:
    """Return the sides of the die that such a unit rolls when it is destroyed in a battle, 0 for none (CN-583)."""
    for card in state.laid[realm]:
        ability = state.box.cards.treasure[card - state.cat.events].ability
        if isinstance(ability, Trigger) and ability.on == "lost_in_battle" and UNITS[kind] in ability.own:
            return sum(deed.die for deed in ability.do if isinstance(deed, LastAttack))
    return 0


def _ointment(state: NerathState, owners: Sequence[int]) -> bool:
    """May the active realm still cancel one hit in its turn (CN-572)?"""
    if state.realm not in owners:
        return False
    for card in state.laid[state.realm]:
        ability = state.box.cards.treasure[card - state.cat.events].ability
        if isinstance(ability, Reaction) and ability.turn == "own" and ability.once == "turn":
            if card not in state.used and any(isinstance(deed, CancelHits) for deed in ability.do):
                return True
    return False


def _opening(state: NerathState, fight: Fight, attack: bool) -> int:
    """Return the hits that a side takes before round 1 of a battle by a castle (CN-569)."""
    if fight.round or fight.place != LAND or state.builder[fight.space] == NONE:
        return 0
    total = 0
    for realm in EVERYBODY:
        hostile = (realm == fight.attacker) != attack and _takes_part(state, fight, realm)
        for card in state.laid[realm] if hostile else ():
            ability = state.box.cards.treasure[card - state.cat.events].ability
            if isinstance(ability, Trigger) and ability.on == "battle_start" and ability.castle:
                total += sum(deed.n for deed in ability.do if isinstance(deed, ScoreHits))
    return total


def _takes_part(state: NerathState, fight: Fight, realm: int) -> bool:
    return realm == fight.attacker or any(state.owner[unit] == realm for unit in state.here[fight.space])

"""Battles of the table as questions for ``odds``: who would stand against whom, with every card in force.
The reckoning is left to ``odds``; which attack to make, to the player or the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from .abilities import Reaction, Trigger
from .catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from .fight import Fight
from .modifiers import dice_of, double_from, hit_number, may_roll, strikes_first
from .odds import Fighter, Force, Odds, battle
from .state import FACE_UP, Table
from .vocabulary import UNITS, Blunt, CancelHits, LastAttack, Reroll, ScoreHits

CASTLE_RANK: Final = 17
"""A castle takes its hit after the Footsoldiers and before anybody dearer: it comes back, they do not."""
PER_GOLD: Final = 10
NEEDED: Final = 6
"""The hero number of a guardian without the ability (CN-262)."""


def planned(table: Table, space: int, attackers: Sequence[int]) -> Odds:
    """Return the odds if these units of the active realm attack a land or a sea zone, fought to the end."""
    fight, ours, theirs = _sides(table, space, attackers)
    return battle(force_of(table, fight, ours, True), force_of(table, fight, theirs, False))


def at_hand(table: Table, fight: Fight, rounds: int = 0) -> Odds:
    """Return the odds of the battle that is being fought, as it stands, from the next round on."""
    ours = [unit for unit in fight.force if table.where[unit] == fight.space]
    unguarded = fight.clone()
    unguarded.guards = []
    attack = force_of(table, unguarded, ours, True)
    if fight.place == DUNGEON:
        d = fight.space - table.cat.first_dungeon
        dice = [(table.tokens[d][place], tuple(left)) for place, left in enumerate(fight.guards) if left]
        return battle(attack, guards_of(table, dice), rounds)
    theirs = defenders(table, fight.attacker, fight.space)
    return battle(attack, force_of(table, fight, theirs, False), rounds)


def exploring(table: Table, space: int, heroes: Sequence[int], most: int = 0) -> float:
    """Return the chance that these heroes defeat the guardians of an entrance, over all tokens that may lie there.

    With ``most`` only about so many of the possible draws are weighed, evenly spread: a guess that takes no time.
    """
    d = space - table.cat.first_dungeon
    realm = table.owner[heroes[0]]
    known = [t for t, bits in zip(table.tokens[d], table.seen[d], strict=True) if bits & (FACE_UP | 1 << realm)]
    unseen = len(table.tokens[d]) - len(known)
    attack = force_of(table, Fight(space, DUNGEON, realm), heroes, True)
    dice = [(t, table.cat.token_dice[t]) for t in known]
    pool = Counter(table.token_pile + _looked_at(table, realm))
    draws = list(combinations_with_replacement(sorted(pool), unseen))
    if most and len(draws) > most:
        draws = draws[:: -(-len(draws) // most)]
    total = chance = 0.0
    for drawn in draws:
        ways = 1
        for token, n in Counter(drawn).items():
            ways *= comb(pool[token], n)
        if ways:
            guards = guards_of(table, dice + [(t, table.cat.token_dice[t]) for t in drawn])
            total += ways
            chance += ways * _beaten(attack, guards)
    return chance / total


@lru_cache(maxsize=20_000)
def _beaten(attack: Force, guards: Force) -> float:
    return battle(attack, guards).win


def _looked_at(table: Table, realm: int) -> list[int]:
    """Return the tokens that others alone have looked at: to this realm they might as well lie in the pile."""
    own = FACE_UP | 1 << realm
    found = []
    for on, seen in zip(table.tokens, table.seen, strict=True):
        found += [token for token, bits in zip(on, seen, strict=True) if token != NONE and not bits & own]
    return found


def _sides(table: Table, space: int, attackers: Sequence[int]) -> tuple[Fight, list[int], list[int]]:
    realm = table.owner[attackers[0]] if attackers else table.realm
    fight = Fight(space, SEA if table.cat.place[space] == SEA else LAND, realm)
    ours = [unit for unit in attackers if fights(table, unit, fight.place)]
    return fight, ours, defenders(table, realm, space)


def defenders(table: Table, attacker: int, space: int) -> list[int]:
    """Return the units that would fight for a space: hostile ones, cargo that does not fight aside (CN-216, CN-217)."""
    place = SEA if table.cat.place[space] == SEA else LAND
    return [unit for unit in table.enemies(attacker, space) if fights(table, unit, place)]


def fights(table: Table, unit: int, place: int) -> bool:
    """Does a unit take part in a battle of this place?"""
    return place != SEA or table.ship[unit] == NONE or table.cat.hero[table.kind[unit]]


def rank(table: Table, fight: Fight, unit: int) -> int:
    """Return how dear a unit is to its owner in a battle: the lowest is lost first."""
    kind = table.kind[unit]
    if kind == CASTLE:
        return CASTLE_RANK
    value = PER_GOLD * table.cat.cost[kind]
    number = hit_number(table, fight, unit)
    for sides in dice_of(table, fight, unit):
        value += PER_GOLD * max(0, sides - number + 1) // sides
    if kind == WARSHIP:
        value += sum(PER_GOLD * table.cat.cost[table.kind[other]] for other in table.cargo(unit))
    return value


def force_of(table: Table, fight: Fight, units: Sequence[int], attack: bool) -> Force:
    """Return units as a force, with what treasures in play and cards of the battle and the turn change."""
    ordered = sorted(units, key=lambda unit: table.kind[unit] != WARSHIP)
    place_of = {unit: place for place, unit in enumerate(ordered)}
    owners = sorted({table.owner[unit] for unit in ordered})
    shields, mages = _blunted(table, owners)
    again = {card: 1 << bit for bit, card in enumerate(_rerolls(table, fight, owners))}
    fighters = []
    for unit in ordered:
        kind = table.kind[unit]
        dear = rank(table, fight, unit)
        tough = table.cat.durable[kind]
        hurt = unit in fight.hit
        if kind == CASTLE and hurt:
            continue
        own = table.laid[table.owner[unit]]
        once = sum(bit for card, bit in again.items() if card in own and _turns(table, card, kind))
        fighters.append(
            Fighter(
                dice=dice_of(table, fight, unit) if may_roll(table, fight, unit) else (),
                on=hit_number(table, fight, unit),
                double=double_from(table, unit),
                first=strikes_first(table, fight, unit),
                durable=tough and not hurt,
                castle=kind == CASTLE,
                ship=place_of.get(table.ship[unit], NONE),
                rank=dear if hurt or not tough else 0,
                last_rank=dear,
                hero=table.cat.hero[kind],
                mage=kind in mages,
                shield=(table.owner[unit], kind) in shields,
                once=once,
                last=_last_die(table, table.owner[unit], kind),
            )
        )
    start, ointment = _opening(table, fight, attack), _ointment(table, owners)
    return Force(tuple(fighters), _cancels(table, fight, owners), start, sum(again.values()), ointment)


def guards_of(table: Table, tokens: Sequence[tuple[int, tuple[int, ...]]]) -> Force:
    """Return guardians as a force: each die is a target of its own, the smallest goes first (CN-246, CN-248)."""
    cat = table.cat
    fighters = []
    for token, dice in tokens:
        need = cat.token_needs[token]
        first = cat.token_first_strike[token]
        for sides in dice:
            number = table.box.cards.battle.hit_on
            dear = 2 * sides + first + (need > NEEDED)
            fighters.append(
                Fighter((sides,), number, first=first, rank=dear, last_rank=dear, need=need if need > NEEDED else 0)
            )
    return Force(tuple(fighters))


def _rerolls(table: Table, fight: Fight, owners: Sequence[int]) -> list[int]:
    """Return the treasures in play that turn one missed die in each battle (CN-568, CN-580)."""
    found = []
    for realm in owners:
        for card in table.laid[realm]:
            ability = table.box.cards.treasure[card - table.cat.events].ability
            once = isinstance(ability, Reaction) and ability.once == "battle" and isinstance(ability.do[0], Reroll)
            if once and card not in fight.spent:
                found.append(card)
    return found


def _turns(table: Table, card: int, kind: int) -> bool:
    ability = table.box.cards.treasure[card - table.cat.events].ability
    assert isinstance(ability, Reaction)
    assert isinstance(ability.do[0], Reroll)
    return not ability.do[0].units or UNITS[kind] in ability.do[0].units


def _blunted(table: Table, owners: Sequence[int]) -> tuple[set[tuple[int, int]], set[int]]:
    """Return who takes First Strike from others, by realm and kind, and the kinds that lose it (CN-578)."""
    shields: set[tuple[int, int]] = set()
    mages: set[int] = set()
    for realm in EVERYBODY:
        for card in table.laid[realm]:
            ability = table.box.cards.treasure[card - table.cat.events].ability
            for deed in ability.do if ability is not None else ():
                if isinstance(deed, Blunt):
                    mages |= {UNITS.index(unit) for unit in deed.units}
                    shields |= {(realm, UNITS.index(unit)) for unit in deed.by if realm in owners}
    return shields, mages


def _cancels(table: Table, fight: Fight, owners: Sequence[int]) -> int:
    """Return the hits that cards in force cancel in the round to come."""
    total = 0
    for at in range(0, len(fight.effects), 5):
        card, realm, _, _, uses = fight.effects[at : at + 5]
        if card < table.cat.events and realm in owners:
            deeds = table.box.cards.event[card].ability.do
            if any(isinstance(deed, CancelHits) for deed in deeds):
                total += uses
    return total


def _last_die(table: Table, realm: int, kind: int) -> int:
    """Return the sides of the die that such a unit rolls when it is destroyed in a battle, 0 for none (CN-583)."""
    for card in table.laid[realm]:
        ability = table.box.cards.treasure[card - table.cat.events].ability
        if isinstance(ability, Trigger) and ability.on == "lost_in_battle" and UNITS[kind] in ability.own:
            return sum(deed.die for deed in ability.do if isinstance(deed, LastAttack))
    return 0


def _ointment(table: Table, owners: Sequence[int]) -> bool:
    """May the active realm still cancel one hit in its turn (CN-572)?"""
    if table.realm not in owners:
        return False
    for card in table.laid[table.realm]:
        ability = table.box.cards.treasure[card - table.cat.events].ability
        if isinstance(ability, Reaction) and ability.turn == "own" and ability.once == "turn":
            if card not in table.used and any(isinstance(deed, CancelHits) for deed in ability.do):
                return True
    return False


def _opening(table: Table, fight: Fight, attack: bool) -> int:
    """Return the hits that a side takes before round 1 of a battle by a castle (CN-569)."""
    if fight.round or fight.place != LAND or table.builder[fight.space] == NONE:
        return 0
    total = 0
    for realm in EVERYBODY:
        hostile = (realm == fight.attacker) != attack and _takes_part(table, fight, realm)
        for card in table.laid[realm] if hostile else ():
            ability = table.box.cards.treasure[card - table.cat.events].ability
            if isinstance(ability, Trigger) and ability.on == "battle_start" and ability.castle:
                total += sum(deed.n for deed in ability.do if isinstance(deed, ScoreHits))
    return total


def _takes_part(table: Table, fight: Fight, realm: int) -> bool:
    return realm == fight.attacker or any(table.owner[unit] == realm for unit in table.here[fight.space])

"""What standing effects change: movement, First Strike, hit numbers, dice, income; asked for, never written on pieces.
Reads treasures in play, cards that last for the turn and effects of the battle; playing them is left to the rules."""

from __future__ import annotations

from .cards import FOR_BATTLE
from .catalogue import CASTLE, DUNGEON, FLYING, MONSTER, NONE, SEA, STORM_ELEMENTAL
from .fight import Fight
from .state import Table

FIVE = 5
"""Numbers of an effect in ``Fight.effects``: card, realm, unit, until, uses left (less than 0: none in this step)."""


def movement(table: Table, unit: int) -> int:
    """Return how many spaces a unit may move in a phase (CN-102, CN-500, CN-504, CN-571, CN-588)."""
    cat, kind, realm = table.cat, table.kind[unit], table.owner[unit]
    best = cat.movement[kind]
    laid = table.laid[realm]
    if laid:
        decks = cat.decks
        for card in laid:
            if decks.move_mask[card] >> kind & 1 and decks.movement[card] > best:
                best = decks.movement[card]
            if decks.flying[card] >> kind & 1 and cat.movement[STORM_ELEMENTAL] > best:
                best = cat.movement[STORM_ELEMENTAL]
    if table.lasting:
        decks = cat.decks
        for card in table.lasting:
            if cat.card_realm[card] == realm and decks.move_mask[card] >> kind & 1 and decks.movement[card] > best:
                best = decks.movement[card]
    return best


def flies(table: Table, unit: int) -> bool:
    """Does the unit move through the air (CN-127, CN-588)?"""
    kind = table.kind[unit]
    cat = table.cat
    if cat.domain[kind] == FLYING:
        return True
    laid = table.laid[table.owner[unit]]
    return bool(laid) and any(cat.decks.flying[card] >> kind & 1 for card in laid)


def hovers(table: Table, unit: int) -> bool:
    """May the unit, which flies, end its Reposition move over a friendly sea zone (CN-367, CN-588)?"""
    return table.cat.hover[table.kind[unit]] or (table.cat.hover[STORM_ELEMENTAL] and winged(table, unit))


def winged(table: Table, unit: int) -> bool:
    """Does the unit fly by a treasure only, and so keep its rights of a land unit (CN-588)?"""
    return table.cat.domain[table.kind[unit]] != FLYING and flies(table, unit)


def passes_enemies(table: Table, unit: int) -> bool:
    """May the unit go on through enemy spaces without stopping (CN-108, CN-128, CN-579)?"""
    if flies(table, unit):
        return True
    kind = table.kind[unit]
    laid = table.laid[table.owner[unit]]
    return bool(laid) and any(table.cat.decks.passing[card] >> kind & 1 for card in laid)


def runs_amok(table: Table, unit: int) -> bool:
    """Has the unit Run Amok (CN-319, CN-566)?"""
    kind = table.kind[unit]
    if table.cat.run_amok[kind]:
        return True
    laid = table.laid[table.owner[unit]]
    return bool(laid) and any(table.cat.decks.run_amok[card] >> kind & 1 for card in laid)


def income_bonus(table: Table, realm: int) -> int:
    """Return the gold that cards add to a realm's income (CN-420, CN-577)."""
    return sum(table.cat.decks.income[card] for card in table.laid[realm])


def garrison(table: Table, realm: int) -> list[int]:
    """Return the types of the units that each land gets which the realm conquers or frees now (CN-546)."""
    cat = table.cat
    mine = [card for card in table.lasting if cat.card_realm[card] == realm]
    return [kind for card in mine for kind in cat.decks.garrison[card]]


def plunder(table: Table, realm: int, land: int) -> int:
    """Return the gold that the realm takes from whoever lost a land to units of its own there (CN-573)."""
    if table.realm != realm or not table.laid[realm]:
        return 0
    kind = table.kind
    if all(kind[unit] != MONSTER for unit in table.units_of(realm, land)):
        return 0
    return sum(table.cat.decks.plunder[card] for card in table.laid[realm])


# In a battle


def expire(fight: Fight, until: int) -> None:
    """End the effects of a battle that last no longer than a roll (1) or a round (2); uses that rested are back."""
    if fight.effects:
        kept: list[int] = []
        for start in range(0, len(fight.effects), FIVE):
            card, realm, unit, lasts, uses = fight.effects[start : start + FIVE]
            if lasts > until:
                kept += (card, realm, unit, lasts, abs(uses))
        fight.effects = kept


def strikes_first(table: Table, fight: Fight, unit: int) -> bool:
    """Has the unit First Strike in this battle (CN-202, CN-203, CN-578)?"""
    cat, kind, realm = table.cat, table.kind[unit], table.owner[unit]
    first = cat.first_strike[kind]
    decks = cat.decks
    if not first:
        laid = table.laid[realm]
        first = bool(laid) and any(decks.first_strike[card] >> kind & 1 for card in laid)
    if not first and fight.effects:
        effects = fight.effects
        for start in range(0, len(effects), FIVE):
            if effects[start + 1] == realm and decks.first_strike[effects[start]] >> kind & 1:
                first = True
    return first and not _blunted(table, fight, kind, realm)


def _blunted(table: Table, fight: Fight, kind: int, realm: int) -> bool:
    """Is there an enemy whose treasure and whose unit in the battle take First Strike from this type (CN-578)?"""
    side = table.side
    for other, laid in enumerate(table.laid):
        if laid and side[other] != side[realm]:
            for card in laid:
                by = table.cat.decks.blunted_by[card]
                if by and table.cat.decks.blunted[card] >> kind & 1 and present(table, fight, other) & by:
                    return True
    return False


def fighting(table: Table, fight: Fight, realm: int) -> list[int]:
    """Return a realm's units that take part: cargo only if it fights, no inactive castle (CN-210, CN-216, CN-217)."""
    kind = table.kind
    found = table.units_of(realm, fight.space)
    if fight.place == SEA:
        ship, hero = table.ship, table.cat.hero
        return [unit for unit in found if ship[unit] == NONE or hero[kind[unit]]]
    if fight.hit:
        return [unit for unit in found if kind[unit] != CASTLE or unit not in fight.hit]
    return found


def present(table: Table, fight: Fight, realm: int) -> int:
    """Return the types of a realm's units that take part, as a mask."""
    kind = table.kind
    mask = 0
    for unit in fighting(table, fight, realm):
        mask |= 1 << kind[unit]
    return mask


def may_roll(table: Table, fight: Fight, unit: int) -> bool:
    """May the unit roll in this round, or has a card silenced it (CN-519)?"""
    return not fight.effects or may_attack(table, fight, table.owner[unit], table.kind[unit])


def may_attack(table: Table, fight: Fight, realm: int, kind: int) -> bool:
    """May units of a realm of this type attack in this round, or has a card silenced them (CN-519)?"""
    effects = fight.effects
    for start in range(0, len(effects), FIVE):
        only = table.cat.decks.only_roll[effects[start]]
        if only and (effects[start + 1] != realm or not only >> kind & 1):
            return False
    return True


def guardians_roll(table: Table, fight: Fight) -> bool:
    """May guardians roll in this round (CN-519)?"""
    effects = fight.effects
    return not any(table.cat.decks.only_roll[effects[start]] for start in range(0, len(effects), FIVE))


def dice_of(table: Table, fight: Fight, unit: int) -> tuple[int, ...]:
    """Return the sides of the dice that a unit rolls now, extra dice after its own (CN-167, CN-427, CN-437, CN-464)."""
    own = own_dice(table, fight, unit)
    effects = fight.effects
    for start in range(0, len(effects), FIVE):
        if effects[start + 2] == unit:
            extra = table.cat.decks.extra[effects[start]]
            own += extra * effects[start + 4] if effects[start + 4] else extra
    return own


def own_dice(table: Table, fight: Fight, unit: int) -> tuple[int, ...]:
    """Return the sides of the dice of the unit itself."""
    cat = table.cat
    kind = table.kind[unit]
    if fight.place == SEA and cat.sea_dice[kind]:
        return cat.sea_dice[kind]
    return cat.attack_dice[kind] if table.owner[unit] == fight.attacker else cat.defend_dice[kind]


def hit_number(table: Table, fight: Fight, unit: int) -> int:
    """Return what a die of the unit must show to hit (CN-168, CN-252 to CN-255, CN-466, CN-467)."""
    return number_for(table, fight, table.owner[unit], table.kind[unit])


def number_for(table: Table, fight: Fight, realm: int, kind: int) -> int:
    """Return what a die of such a unit must show to hit; the best number of a card replaces any other (CN-255)."""
    cat = table.cat
    best = 0
    if fight.effects or table.lasting:
        best = better_number(table, fight, realm, kind)
    if best:
        return best
    needed = table.box.cards.battle.hit_on
    if fight.place == DUNGEON and cat.hero[kind]:
        tokens = table.tokens[fight.space - cat.first_dungeon]
        for token, dice in zip(tokens, fight.guards, strict=False):
            if dice and token != NONE and cat.token_needs[token] > needed:
                needed = cat.token_needs[token]
    return needed


def better_number(table: Table, fight: Fight, realm: int, kind: int) -> int:
    """Return the number that a card gives such a unit in place of any other, 0 if none does (CN-466, CN-467)."""
    cat = table.cat
    decks = cat.decks
    best = 0
    effects = fight.effects
    for start in range(0, len(effects), FIVE):
        card = effects[start]
        if effects[start + 1] == realm and decks.hit_mask[card] >> kind & 1:
            best = min(best or decks.hit_on[card], decks.hit_on[card])
    for card in table.lasting:
        if cat.card_realm[card] == realm and decks.hit_mask[card] >> kind & 1:
            best = min(best or decks.hit_on[card], decks.hit_on[card])
    return best


def double_from(table: Table, unit: int) -> int:
    """Return what a die of the unit must show to score two hits, 0 if it cannot (CN-471)."""
    return double_for(table, table.owner[unit], table.kind[unit])


def double_for(table: Table, realm: int, kind: int) -> int:
    """Return what a die of such a unit must show to score two hits, 0 if it cannot (CN-471)."""
    laid = table.laid[realm]
    if not laid:
        return 0
    decks = table.cat.decks
    return min([decks.double_from[card] for card in laid if decks.double_mask[card] >> kind & 1], default=0)


def hits_of(table: Table, fight: Fight, unit: int, face: int) -> int:
    """Return the hits that one die of a unit scores (CN-168, CN-471)."""
    return hits_for(table, fight, table.owner[unit], table.kind[unit], face)


def hits_for(table: Table, fight: Fight, realm: int, kind: int, face: int) -> int:
    """Return the hits that one die of such a unit scores (CN-168, CN-471)."""
    if face < number_for(table, fight, realm, kind):
        return 0
    twice = double_for(table, realm, kind)
    return 2 if twice and face >= twice else 1


def set_die(table: Table, fight: Fight, unit: int) -> int:
    """Return what the unit's own die shows without being rolled, 0 if it is rolled (CN-549)."""
    effects = fight.effects
    for start in range(0, len(effects), FIVE):
        if effects[start + 2] == unit and table.cat.decks.set_die[effects[start]]:
            return table.cat.decks.set_die[effects[start]]
    return 0


def may_retreat(table: Table, fight: Fight) -> bool:
    """May the attacker retreat as far as cards are concerned (CN-541)?"""
    effects = fight.effects
    return not any(
        table.cat.decks.no_retreat[effects[start]] and table.hostile(effects[start + 1], fight.attacker)
        for start in range(0, len(effects), FIVE)
    )


def favoured(fight: Fight, unit: int) -> bool:
    """Does an effect of the battle hang on just this unit, so that it is not like others of its type (CN-525)?"""
    effects = fight.effects
    return any(
        effects[start + 2] == unit and effects[start + 3] == FOR_BATTLE for start in range(0, len(effects), FIVE)
    )

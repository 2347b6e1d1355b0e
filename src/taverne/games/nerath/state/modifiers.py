"""What standing effects change: movement, First Strike, hit numbers, dice, income; asked for, never written on pieces.
Reads treasures in play, cards that last for the turn and effects of the battle; playing them is left to the rules."""

from __future__ import annotations

from ..box.card_tables import FOR_BATTLE
from ..box.catalogue import CASTLE, DUNGEON, FLYING, MONSTER, NONE, SEA, STORM_ELEMENTAL
from .fight import Fight
from .game_state import NerathState


def movement(state: NerathState, unit: int) -> int:
    """Return how many spaces a unit may move in a phase (CN-102, CN-500, CN-504, CN-571, CN-588)."""
    realm, kind = state.owner[unit], state.kind[unit]
    if not state.laid[realm] and not state.lasting:
        return state.cat.movement[kind]
    return movement_of(state, realm, kind)


def movement_of(state: NerathState, realm: int, kind: int) -> int:
    """Return how many spaces such a unit of a realm may move in a phase (CN-102, CN-500, CN-504, CN-571, CN-588)."""
    cat = state.cat
    best = cat.movement[kind]
    decks = cat.decks
    for card in state.laid[realm]:
        if decks.move_mask[card] >> kind & 1 and decks.movement[card] > best:
            best = decks.movement[card]
        if decks.flying[card] >> kind & 1 and cat.movement[STORM_ELEMENTAL] > best:
            best = cat.movement[STORM_ELEMENTAL]
    for card in state.lasting:
        if cat.card_realm[card] == realm and decks.move_mask[card] >> kind & 1 and decks.movement[card] > best:
            best = decks.movement[card]
    return best


def flies(state: NerathState, unit: int) -> bool:
    """Does the unit move through the air (CN-127, CN-588)?"""
    return carried_by_air(state, state.owner[unit], state.kind[unit])


def carried_by_air(state: NerathState, realm: int, kind: int) -> bool:
    """Do such units of a realm move through the air (CN-127, CN-588)?"""
    cat = state.cat
    if cat.domain[kind] == FLYING:
        return True
    laid = state.laid[realm]
    return bool(laid) and any(cat.decks.flying[card] >> kind & 1 for card in laid)


def hovers(state: NerathState, unit: int) -> bool:
    """May the unit, which flies, end its Reposition move over a friendly sea zone (CN-367, CN-588)?"""
    return state.cat.hover[state.kind[unit]] or (state.cat.hover[STORM_ELEMENTAL] and winged(state, unit))


def winged(state: NerathState, unit: int) -> bool:
    """Does the unit fly by a treasure only, and so keep its rights of a land unit (CN-588)?"""
    return state.cat.domain[state.kind[unit]] != FLYING and flies(state, unit)


def passes_enemies(state: NerathState, unit: int) -> bool:
    """May the unit go on through enemy spaces without stopping (CN-108, CN-128, CN-579)?"""
    if flies(state, unit):
        return True
    kind = state.kind[unit]
    laid = state.laid[state.owner[unit]]
    return bool(laid) and any(state.cat.decks.passing[card] >> kind & 1 for card in laid)


def runs_amok(state: NerathState, unit: int) -> bool:
    """Has the unit Run Amok (CN-319, CN-566)?"""
    kind = state.kind[unit]
    if state.cat.run_amok[kind]:
        return True
    laid = state.laid[state.owner[unit]]
    return bool(laid) and any(state.cat.decks.run_amok[card] >> kind & 1 for card in laid)


def income_bonus(state: NerathState, realm: int) -> int:
    """Return the gold that cards add to a realm's income (CN-420, CN-577)."""
    return sum(state.cat.decks.income[card] for card in state.laid[realm])


def garrison(state: NerathState, realm: int) -> list[int]:
    """Return the types of the units that each land gets which the realm conquers or frees now (CN-546)."""
    cat = state.cat
    mine = [card for card in state.lasting if cat.card_realm[card] == realm]
    return [kind for card in mine for kind in cat.decks.garrison[card]]


def plunder(state: NerathState, realm: int, land: int) -> int:
    """Return the gold that the realm takes from whoever lost a land to units of its own there (CN-573)."""
    if state.realm != realm or not state.laid[realm]:
        return 0
    kind = state.kind
    if all(kind[unit] != MONSTER for unit in state.units_of(realm, land)):
        return 0
    return sum(state.cat.decks.plunder[card] for card in state.laid[realm])


# In a battle


def expire(fight: Fight, until: int) -> None:
    """End the effects of a battle that last no longer than a roll (1) or a round (2); uses that rested are back."""
    if fight.effects:
        fight.effects = [effect for effect in fight.effects if effect.until > until]
        wake(fight)


def wake(fight: Fight) -> None:
    """Uses that rested until the next hits are allotted are back (CN-480, CN-539)."""
    for effect in fight.effects:
        effect.uses = abs(effect.uses)


def drop_effects(state: NerathState, fight: Fight, changed: int = NONE) -> None:
    """What a card gave to one unit of the battle ends with it, or when it becomes another (``changed``); the number of
    a unit that is gone may come back as another unit (CN-497, CN-525)."""
    if fight.effects:
        where = state.where
        fight.effects = [e for e in fight.effects if e.unit == NONE or (e.unit != changed and where[e.unit] != NONE)]


def strikes_first(state: NerathState, fight: Fight, unit: int) -> bool:
    """Has the unit First Strike in this battle (CN-202, CN-203, CN-578)?"""
    cat, kind, realm = state.cat, state.kind[unit], state.owner[unit]
    first = cat.first_strike[kind]
    decks = cat.decks
    if not first:
        laid = state.laid[realm]
        first = bool(laid) and any(decks.first_strike[card] >> kind & 1 for card in laid)
    if not first:
        for effect in fight.effects:
            if effect.realm == realm and decks.first_strike[effect.card] >> kind & 1:
                first = True
    return first and not _blunted(state, fight, kind, realm)


def _blunted(state: NerathState, fight: Fight, kind: int, realm: int) -> bool:
    """Is there an enemy whose treasure and whose unit in the battle take First Strike from this type (CN-578)?"""
    side = state.side
    for other, laid in enumerate(state.laid):
        if laid and side[other] != side[realm]:
            for card in laid:
                by = state.cat.decks.blunted_by[card]
                if by and state.cat.decks.blunted[card] >> kind & 1 and present(state, fight, other) & by:
                    return True
    return False


def fighting(state: NerathState, fight: Fight, realm: int) -> list[int]:
    """Return a realm's units that take part: cargo only if it fights, no inactive castle (CN-210, CN-216, CN-217)."""
    kind, owner, here = state.kind, state.owner, state.here[fight.space]
    if fight.place == SEA:
        ship, hero = state.ship, state.cat.hero
        return [unit for unit in here if owner[unit] == realm and (ship[unit] == NONE or hero[kind[unit]])]
    if fight.hit:
        return [unit for unit in here if owner[unit] == realm and (kind[unit] != CASTLE or unit not in fight.hit)]
    return [unit for unit in here if owner[unit] == realm]


def present(state: NerathState, fight: Fight, realm: int) -> int:
    """Return the types of a realm's units that take part, as a mask."""
    kind = state.kind
    mask = 0
    for unit in fighting(state, fight, realm):
        mask |= 1 << kind[unit]
    return mask


def may_roll(state: NerathState, fight: Fight, unit: int) -> bool:
    """May the unit roll in this round, or has a card silenced it (CN-519)?"""
    return not fight.effects or may_attack(state, fight, state.owner[unit], state.kind[unit])


def may_attack(state: NerathState, fight: Fight, realm: int, kind: int) -> bool:
    """May units of a realm of this type attack in this round, or has a card silenced them (CN-519)?"""
    for effect in fight.effects:
        only = state.cat.decks.only_roll[effect.card]
        if only and (effect.realm != realm or not only >> kind & 1):
            return False
    return True


def guardians_roll(state: NerathState, fight: Fight) -> bool:
    """May guardians roll in this round (CN-519)?"""
    return not any(state.cat.decks.only_roll[effect.card] for effect in fight.effects)


def dice_of(state: NerathState, fight: Fight, unit: int) -> tuple[int, ...]:
    """Return the sides of the dice that a unit rolls now, extra dice after its own (CN-167, CN-427, CN-437, CN-464)."""
    own = own_dice(state, fight, unit)
    for effect in fight.effects:
        if effect.unit == unit:
            own += state.cat.decks.extra[effect.card] * (effect.uses or 1)
    return own


def own_dice(state: NerathState, fight: Fight, unit: int) -> tuple[int, ...]:
    """Return the sides of the dice of the unit itself."""
    cat = state.cat
    kind = state.kind[unit]
    if fight.place == SEA and cat.sea_dice[kind]:
        return cat.sea_dice[kind]
    return cat.attack_dice[kind] if state.owner[unit] == fight.attacker else cat.defend_dice[kind]


def hit_number(state: NerathState, fight: Fight, unit: int) -> int:
    """Return what a die of the unit must show to hit (CN-168, CN-252 to CN-255, CN-466, CN-467)."""
    return number_for(state, fight, state.owner[unit], state.kind[unit])


def number_for(state: NerathState, fight: Fight, realm: int, kind: int) -> int:
    """Return what a die of such a unit must show to hit; the best number of a card replaces any other (CN-255)."""
    cat = state.cat
    best = 0
    if fight.effects or state.lasting:
        best = better_number(state, fight, realm, kind)
    if best:
        return best
    needed = cat.hit_on
    if fight.place == DUNGEON and cat.hero[kind]:
        tokens = state.tokens[fight.space - cat.first_dungeon]
        for token, dice in zip(tokens, fight.guards, strict=False):
            if dice and token != NONE and cat.token_needs[token] > needed:
                needed = cat.token_needs[token]
    return needed


def better_number(state: NerathState, fight: Fight, realm: int, kind: int) -> int:
    """Return the number that a card gives such a unit in place of any other, 0 if none does (CN-466, CN-467)."""
    cat = state.cat
    decks = cat.decks
    best = 0
    for effect in fight.effects:
        card = effect.card
        if effect.realm == realm and decks.hit_mask[card] >> kind & 1:
            best = min(best or decks.hit_on[card], decks.hit_on[card])
    for card in state.lasting:
        if cat.card_realm[card] == realm and decks.hit_mask[card] >> kind & 1:
            best = min(best or decks.hit_on[card], decks.hit_on[card])
    return best


def double_from(state: NerathState, unit: int) -> int:
    """Return what a die of the unit must show to score two hits, 0 if it cannot (CN-471)."""
    return double_for(state, state.owner[unit], state.kind[unit])


def double_for(state: NerathState, realm: int, kind: int) -> int:
    """Return what a die of such a unit must show to score two hits, 0 if it cannot (CN-471)."""
    laid = state.laid[realm]
    if not laid:
        return 0
    decks = state.cat.decks
    return min([decks.double_from[card] for card in laid if decks.double_mask[card] >> kind & 1], default=0)


def hits_for(state: NerathState, fight: Fight, realm: int, kind: int, face: int) -> int:
    """Return the hits that one die of such a unit scores (CN-168, CN-471)."""
    if face < number_for(state, fight, realm, kind):
        return 0
    twice = double_for(state, realm, kind)
    return 2 if twice and face >= twice else 1


def set_die(state: NerathState, fight: Fight, unit: int) -> int:
    """Return what the unit's own die shows without being rolled, 0 if it is rolled (CN-549)."""
    for effect in fight.effects:
        if effect.unit == unit and state.cat.decks.set_die[effect.card]:
            return state.cat.decks.set_die[effect.card]
    return 0


def may_retreat(state: NerathState, fight: Fight) -> bool:
    """May the attacker retreat as far as cards are concerned (CN-541)?"""
    forbids = state.cat.decks.no_retreat
    return not any(forbids[effect.card] and state.hostile(effect.realm, fight.attacker) for effect in fight.effects)


def favoured(fight: Fight, unit: int) -> bool:
    """Does an effect of the battle hang on just this unit, so that it is not like others of its type (CN-525)?"""
    return any(effect.unit == unit and effect.until == FOR_BATTLE for effect in fight.effects)

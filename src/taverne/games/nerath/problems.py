"""The invariants of Conquest of Nerath: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them."""

from __future__ import annotations

from .catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from .modifiers import flies
from .state import BATTLES, INCOME, OVER, REINFORCEMENT, REPOSITION, SETUP, Table


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    return [*_units(table), *_ships(table), *_spaces(table), *_cards(table), *_tokens(table), *_realms(table)]


def _units(table: Table) -> list[str]:
    found = []
    cat = table.cat
    for space, units in enumerate(table.here):
        if units != sorted(set(units)):
            found.append(f"{cat.space_ids[space]} counts a unit twice or out of order")
        for unit in units:
            if table.where[unit] != space:
                found.append(f"unit {unit} is not where it says")
    everywhere = sum(len(units) for units in table.here)
    alive = sum(1 for space in table.where if space != NONE)
    if everywhere != alive:
        found.append(f"{alive} units live, {everywhere} stand somewhere")
    for unit, space in enumerate(table.where):
        if space == NONE:
            continue
        place, kind = cat.place[space], table.kind[unit]
        aboard = table.ship[unit] != NONE
        if kind == WARSHIP and place != SEA:
            found.append("a Warship is on land (CN-122)")
        if place == SEA and kind != WARSHIP and not aboard and not flies(table, unit):
            found.append("a land unit is at sea without a ship (CN-122)")
        if place == DUNGEON and not cat.hero[kind]:
            found.append("no hero, but in an entrance (CN-116)")
        if kind == CASTLE and (place != LAND or table.owner[unit] != table.holder[space]):
            found.append("a castle is not its land's (CN-305)")
    return found


def _ships(table: Table) -> list[str]:
    found = []
    for unit, ship in enumerate(table.ship):
        if ship == NONE or table.where[unit] == NONE:
            continue
        if table.kind[ship] != WARSHIP or table.where[ship] != table.where[unit]:
            found.append(f"unit {unit} is aboard something that is not there")
        if table.owner[ship] != table.owner[unit]:
            found.append("a ship carries another realm's unit (CN-142)")
        if table.cat.domain[table.kind[unit]] != LAND or table.kind[unit] == CASTLE:
            found.append("a ship carries what it may not (CN-142)")
    for ship, space in enumerate(table.where):
        if space != NONE and table.kind[ship] == WARSHIP and len(table.cargo(ship)) > table.cat.room:
            found.append("a ship carries too much (CN-138)")
    return found


def _spaces(table: Table) -> list[str]:
    found = []
    cat = table.cat
    for land in range(cat.lands):
        castles = [unit for unit in table.here[land] if table.kind[unit] == CASTLE]
        if len(castles) > 1 or bool(castles) != (table.builder[land] != NONE):
            found.append("a land has two castles, or forgot its builder (CN-435)")
    if table.phase in (REPOSITION, REINFORCEMENT, INCOME) and table.fight is None:
        for space in range(cat.first_dungeon):
            sides = {table.side[table.owner[unit]] for unit in table.here[space]}
            if len(sides) > 1:
                found.append(f"{cat.space_ids[space]} holds enemies after the battles (CN-016)")
            if space < cat.lands and sides and sides != {table.side[table.holder[space]]}:
                found.append(f"{cat.space_ids[space]} is held by nobody in it (CN-016)")
    if table.fight is not None and table.phase not in (BATTLES, OVER):
        found.append("a battle outside the Battle phase")
    return found


def _whole(name: str, found: list[int], wanted: list[int]) -> list[str]:
    return [] if sorted(found) == wanted else [f"{name}: a card is lost or doubled"]


def _cards(table: Table) -> list[str]:
    cat = table.cat
    found = []
    for realm in EVERYBODY:
        cards = table.hand[realm] + table.deck[realm] + table.top[realm] + table.bottom[realm] + table.discard[realm]
        cards += [card for card in table.shown if cat.card_realm[card] == realm]
        found += _whole(f"events of realm {realm}", cards, [c for c in range(cat.events) if cat.card_realm[c] == realm])
    treasures = list(table.treasure_deck)
    for realm in EVERYBODY:
        treasures += table.chest[realm] + table.laid[realm]
    return found + _whole("treasures", treasures, list(range(cat.events, len(cat.card_ids))))


def _tokens(table: Table) -> list[str]:
    tokens = [*table.token_pile, *table.token_discard]
    unseen = 0
    for d, on in enumerate(table.tokens):
        tokens += [token for token in on if token != NONE]
        unseen += on.count(NONE)
        if len(on) != len(table.seen[d]):
            return ["a token without its state"]
    found = _whole("guardians", tokens, sorted(table.cat.token_pile))
    if unseen > len(table.token_pile):
        found.append("more unseen tokens than the pile has")
    return found


def _realms(table: Table) -> list[str]:
    found = []
    for realm in EVERYBODY:
        if table.gold[realm] < 0:
            found.append("gold below 0")
        if table.builder.count(realm) > table.cat.castle_figures:
            found.append("more castles than figures (CN-373)")
        nobody = realm not in table.holder and all(
            owner != realm or space == NONE for owner, space in zip(table.owner, table.where, strict=True)
        )
        if table.out[realm] and not nobody and table.phase != SETUP:
            found.append("an eliminated realm is on the board (CN-038)")
    return found

"""The invariants of Conquest of Nerath: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them."""

from __future__ import annotations

from collections import Counter

from .catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from .modifiers import FIVE, flies
from .state import BATTLES, INCOME, OVER, REINFORCEMENT, REPOSITION, SETUP, Table
from .vocabulary import REALMS


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    columns = (table.kind, table.owner, table.ship, table.moved, table.mark, table.origin, table.aim)
    if any(len(column) != len(table.where) for column in columns):
        return ["a unit is not whole"]
    chapters = (_units, _ships, _spaces, _cards, _tokens, _fight, _realms)
    return [problem for chapter in chapters for problem in chapter(table)]


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
        if ship != NONE and table.where[unit] == NONE:
            found.append("a dead unit is aboard")
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


def _whole(name: str, found: list[int], wanted: list[int], names: tuple[str, ...]) -> list[str]:
    """Compare what lies somewhere with what came out of the box: what is nowhere, what is there twice (CN-001)."""
    lost, more = Counter(wanted), Counter(found)
    lost.subtract(found)
    more.subtract(wanted)
    problems = [f"{name}: {names[piece]} is nowhere" for piece, n in sorted(lost.items()) if n > 0]
    return problems + [f"{name}: {names[piece]} is there twice" for piece, n in sorted(more.items()) if n > 0]


def _cards(table: Table) -> list[str]:
    cat, ids = table.cat, table.cat.card_ids
    found = []
    for realm in EVERYBODY:
        cards = table.hand[realm] + table.deck[realm] + table.top[realm] + table.bottom[realm] + table.discard[realm]
        cards += [card for card in table.shown if cat.card_realm[card] == realm]
        mine = [card for card in range(cat.events) if cat.card_realm[card] == realm]
        found += _whole(f"events of {REALMS[realm]}", cards, mine, ids)
    treasures = list(table.treasure_deck)
    for realm in EVERYBODY:
        treasures += table.chest[realm] + table.laid[realm]
    found += _whole("treasures", treasures, list(range(cat.events, len(ids))), ids)
    return found + _cards_at_work(table)


def _cards_at_work(table: Table) -> list[str]:
    """Cards that change something now: treasures in play, and events that somebody has played."""
    laid = {card for cards in table.laid for card in cards}
    played = {card for cards in (*table.discard, table.shown) for card in cards}
    fight, ids = table.fight, table.cat.card_ids
    found = [f"{ids[card]} is spent, but not in play" for card in table.used if card not in laid]
    found += [f"{ids[card]} lasts, but was not played" for card in table.lasting if card not in played]
    for name, cards in (("used", table.used), ("lasting", table.lasting)):
        if len(set(cards)) != len(cards):
            found.append(f"a card is twice in {name}")
    if fight is not None:
        works = set(fight.effects[::FIVE])
        found += [f"{ids[card]} works, but was not played" for card in sorted(works) if card not in laid | played]
        found += [f"{ids[card]} is spent, but not in play" for card in fight.spent if card not in laid]
    return found


def _fight(table: Table) -> list[str]:
    """The battle at hand speaks of units that live, each once, and of guardians that lie there."""
    fight = table.fight
    if fight is None:
        return []
    found = []
    named = {"force": fight.force, "hit": fight.hit, "rolled": fight.rolled, "saved": fight.saved}
    named["effects"] = sorted({unit for unit in fight.effects[2::FIVE] if unit != NONE})
    for name, units in named.items():
        if len(set(units)) != len(units) or any(table.where[unit] == NONE for unit in units):
            found.append(f"the battle names a unit twice, or a dead one: {name}")
    columns = (fight.whose, fight.what, fight.sides, fight.faces, fight.again)
    if any(len(column) != len(fight.roller) for column in columns):
        found.append("a die of the battle is not whole")
    if fight.place == DUNGEON:
        tokens = table.tokens[fight.space - table.cat.first_dungeon]
        if len(fight.guards) > len(tokens):
            found.append("more guardians fight than lie there")
        for token, dice in zip(tokens, fight.guards, strict=False):
            if token != NONE and Counter(dice) - Counter(table.cat.token_dice[token]):
                found.append(f"{table.cat.token_ids[token]} has dice that are not its own")
    return found


def _tokens(table: Table) -> list[str]:
    tokens = [*table.token_pile, *table.token_discard]
    unseen = 0
    found = []
    for d, on in enumerate(table.tokens):
        tokens += [token for token in on if token != NONE]
        unseen += on.count(NONE)
        if len(on) != len(table.seen[d]):
            return ["a token without its state"]
        if any((token == NONE) != (not bits) for token, bits in zip(on, table.seen[d], strict=True)):
            found.append("a token is known that nobody has looked at, or the other way round")
    found += _whole("guardians", tokens, sorted(table.cat.token_pile), table.cat.token_ids)
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

"""The invariants of Conquest of Nerath: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them."""

from __future__ import annotations

from collections import Counter

from .box.catalogue import CASTLE, DUNGEON, EVERYBODY, LAND, NONE, SEA, WARSHIP
from .box.vocabulary import REALMS
from .state.game_state import BATTLES, INCOME, OVER, REINFORCEMENT, REPOSITION, SETUP, NerathState
from .state.modifiers import flies


def find_problems(state: NerathState) -> list[str]:
    """Return every broken invariant in plain words."""
    columns = (state.kind, state.owner, state.ship, state.moved, state.mark, state.origin, state.aim)
    if any(len(column) != len(state.where) for column in columns):
        return ["a unit is not whole"]
    chapters = (_units, _ships, _spaces, _cards, _tokens, _fight, _realms)
    return [problem for chapter in chapters for problem in chapter(state)]


def _units(state: NerathState) -> list[str]:
    found = []
    cat = state.cat
    for space, units in enumerate(state.here):
        if units != sorted(set(units)):
            found.append(f"{cat.space_ids[space]} counts a unit twice or out of order")
        for unit in units:
            if state.where[unit] != space:
                found.append(f"unit {unit} is not where it says")
    everywhere = sum(len(units) for units in state.here)
    alive = sum(1 for space in state.where if space != NONE)
    if everywhere != alive:
        found.append(f"{alive} units live, {everywhere} stand somewhere")
    for unit, space in enumerate(state.where):
        if space == NONE:
            continue
        place, kind = cat.place[space], state.kind[unit]
        aboard = state.ship[unit] != NONE
        if kind == WARSHIP and place != SEA:
            found.append("a Warship is on land (CN-122)")
        if place == SEA and kind != WARSHIP and not aboard and not flies(state, unit):
            found.append("a land unit is at sea without a ship (CN-122)")
        if place == DUNGEON and not cat.hero[kind]:
            found.append("no hero, but in an entrance (CN-116)")
        if kind == CASTLE and (place != LAND or state.owner[unit] != state.holder[space]):
            found.append("a castle is not its land's (CN-305)")
    return found


def _ships(state: NerathState) -> list[str]:
    found = []
    for unit, ship in enumerate(state.ship):
        if ship != NONE and state.where[unit] == NONE:
            found.append("a dead unit is aboard")
        if ship == NONE or state.where[unit] == NONE:
            continue
        if state.kind[ship] != WARSHIP or state.where[ship] != state.where[unit]:
            found.append(f"unit {unit} is aboard something that is not there")
        if state.owner[ship] != state.owner[unit]:
            found.append("a ship carries another realm's unit (CN-142)")
        if state.cat.domain[state.kind[unit]] != LAND or state.kind[unit] == CASTLE:
            found.append("a ship carries what it may not (CN-142)")
    for ship, space in enumerate(state.where):
        if space != NONE and state.kind[ship] == WARSHIP and len(state.cargo(ship)) > state.cat.room:
            found.append("a ship carries too much (CN-138)")
    return found


def _spaces(state: NerathState) -> list[str]:
    found = []
    cat = state.cat
    for land in range(cat.lands):
        castles = [unit for unit in state.here[land] if state.kind[unit] == CASTLE]
        if len(castles) > 1 or bool(castles) != (state.builder[land] != NONE):
            found.append("a land has two castles, or forgot its builder (CN-435)")
    if state.phase in (REPOSITION, REINFORCEMENT, INCOME) and state.fight is None:
        for space in range(cat.first_dungeon):
            sides = {state.side[state.owner[unit]] for unit in state.here[space]}
            if len(sides) > 1:
                found.append(f"{cat.space_ids[space]} holds enemies after the battles (CN-016)")
            if space < cat.lands and sides and sides != {state.side[state.holder[space]]}:
                found.append(f"{cat.space_ids[space]} is held by nobody in it (CN-016)")
    if state.fight is not None and state.phase not in (BATTLES, OVER):
        found.append("a battle outside the Battle phase")
    return found


def _whole(name: str, found: list[int], wanted: list[int], names: tuple[str, ...]) -> list[str]:
    """Compare what lies somewhere with what came out of the box: what is nowhere, what is there twice (CN-001)."""
    if sorted(found) == wanted:
        return []
    lost, more = Counter(wanted), Counter(found)
    lost.subtract(found)
    more.subtract(wanted)
    problems = [f"{name}: {names[piece]} is nowhere" for piece, n in sorted(lost.items()) if n > 0]
    return problems + [f"{name}: {names[piece]} is there twice" for piece, n in sorted(more.items()) if n > 0]


def _cards(state: NerathState) -> list[str]:
    cat, ids = state.cat, state.cat.card_ids
    found = []
    for realm in EVERYBODY:
        cards = state.hand[realm] + state.deck[realm] + state.top[realm] + state.bottom[realm] + state.discard[realm]
        cards += [card for card in state.shown if cat.card_realm[card] == realm]
        mine = [card for card in range(cat.events) if cat.card_realm[card] == realm]
        found += _whole(f"events of {REALMS[realm]}", cards, mine, ids)
    treasures = list(state.treasure_deck)
    for realm in EVERYBODY:
        treasures += state.chest[realm] + state.laid[realm]
    found += _whole("treasures", treasures, list(range(cat.events, len(ids))), ids)
    return found + _cards_at_work(state)


def _cards_at_work(state: NerathState) -> list[str]:
    """Cards that change something now: treasures in play, and events that somebody has played."""
    laid = {card for cards in state.laid for card in cards}
    played = {card for cards in (*state.discard, state.shown) for card in cards}
    fight, ids = state.fight, state.cat.card_ids
    found = [f"{ids[card]} is spent, but not in play" for card in state.used if card not in laid]
    found += [f"{ids[card]} lasts, but was not played" for card in state.lasting if card not in played]
    for name, cards in (("used", state.used), ("lasting", state.lasting)):
        if len(set(cards)) != len(cards):
            found.append(f"a card is twice in {name}")
    if fight is not None:
        works = {effect.card for effect in fight.effects}
        found += [f"{ids[card]} works, but was not played" for card in sorted(works) if card not in laid | played]
        found += [f"{ids[card]} is spent, but not in play" for card in fight.spent if card not in laid]
    return found


def _fight(state: NerathState) -> list[str]:
    """The battle at hand speaks of units that live, each once, and of guardians that lie there."""
    fight = state.fight
    if fight is None:
        return []
    found = []
    named = {"force": fight.force, "hit": fight.hit, "rolled": fight.rolled, "saved": fight.saved}
    named["effects"] = sorted({effect.unit for effect in fight.effects if effect.unit != NONE})
    for name, units in named.items():
        if len(set(units)) != len(units) or any(state.where[unit] == NONE for unit in units):
            found.append(f"the battle names a unit twice, or a dead one: {name}")
    if any(not 0 <= die.face <= die.sides for die in fight.dice) or fight.since > len(fight.dice):
        found.append("a die of the battle shows what it has not")
    if fight.place == DUNGEON:
        tokens = state.tokens[fight.space - state.cat.first_dungeon]
        if len(fight.guards) > len(tokens):
            found.append("more guardians fight than lie there")
        for token, dice in zip(tokens, fight.guards, strict=False):
            if token != NONE and Counter(dice) - Counter(state.cat.token_dice[token]):
                found.append(f"{state.cat.token_ids[token]} has dice that are not its own")
    return found


def _tokens(state: NerathState) -> list[str]:
    tokens = [*state.token_pile, *state.token_discard]
    unseen = 0
    found = []
    for d, on in enumerate(state.tokens):
        tokens += [token for token in on if token != NONE]
        unseen += on.count(NONE)
        if len(on) != len(state.seen[d]):
            return ["a token without its state"]
        if any((token == NONE) != (not bits) for token, bits in zip(on, state.seen[d], strict=True)):
            found.append("a token is known that nobody has looked at, or the other way round")
    found += _whole("guardians", tokens, sorted(state.cat.token_pile), state.cat.token_ids)
    if unseen > len(state.token_pile):
        found.append("more unseen tokens than the pile has")
    return found


def _realms(state: NerathState) -> list[str]:
    found = []
    for realm in EVERYBODY:
        if state.gold[realm] < 0:
            found.append("gold below 0")
        if state.builder.count(realm) > state.cat.castle_figures:
            found.append("more castles than figures (CN-373)")
        nobody = realm not in state.holder and all(
            owner != realm or space == NONE for owner, space in zip(state.owner, state.where, strict=True)
        )
        if state.out[realm] and not nobody and state.phase != SETUP:
            found.append("an eliminated realm is on the board (CN-038)")
    return found

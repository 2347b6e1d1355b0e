"""Positions of Conquest of Nerath for rule tests: an empty board, and ways to put pieces, cards and questions on it.

Words throughout: ``put(table, "karkoth", "skalgard", fighter=2)``; ``run`` a procedure, ``answer`` it, ``roll`` dice.
"""

from __future__ import annotations

from collections import Counter

from taverne.engine.actions import Action
from taverne.engine.decisions import Draw, Roll
from taverne.engine.frames import chance, why_not
from taverne.engine.reasons import Reason
from taverne.games.nerath.box.catalogue import NONE, WARSHIP
from taverne.games.nerath.box.figures import LENGTHS, MODES
from taverne.games.nerath.box.load import load
from taverne.games.nerath.box.vocabulary import REALMS, UNITS
from taverne.games.nerath.rules.battle.battles import Warring
from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.movement.routes import reach
from taverne.games.nerath.rules.new_state import new_state
from taverne.games.nerath.state.game_state import ATTACKING, FACE_UP, PHASE_WORDS, NerathState
from tests.asking import answer, asker, draw, options, prompt, refresh, roll, run, settle, told

__all__ = ["answer", "asker", "draw", "options", "prompt", "refresh", "roll", "run", "settle", "told"]
"""What rule tests take from here although it is kept elsewhere."""


def board(
    mode: str = "free_for_all", length: str = "short", seats: int = 4, seed: int = 7, limit: int = 0
) -> NerathState:
    """Return a board without any unit or token, each land held by its realm: Karkoth's Movement phase in round 1.

    Hands and chests are empty, decks whole, nothing is being asked, and somebody listens to the events.
    """
    table = new_state(load(), seats, MODES.index(mode), LENGTHS.index(length), limit)
    table.seed = seed
    table.events = []
    turn(table, "karkoth")
    return table


def turn(table: NerathState, realm: str, phase: str = "movement") -> None:
    """Make it a realm's turn, in a phase."""
    table.realm = REALMS.index(realm)
    table.phase = PHASE_WORDS.index(phase)


def number(realm: str) -> int:
    return REALMS.index(realm)


def space(table: NerathState, name: str) -> int:
    return table.cat.space_index[name]


def put(table: NerathState, realm: str, where: str, **units: int) -> list[int]:
    """Put new units of a realm into a space (``castle=1, fighter=2``) and return their numbers in the order named."""
    found = []
    for word, count in units.items():
        kind = UNITS.index(word)
        for _ in range(count):
            found.append(table.add_unit(number(realm), kind, space(table, where)))
    return found


def ship(table: NerathState, realm: str, where: str, **cargo: int) -> int:
    """Put a new Warship into a sea zone with these units aboard, and return its number; they were aboard before."""
    made = table.add_unit(number(realm), WARSHIP, space(table, where))
    for word, count in cargo.items():
        for _ in range(count):
            table.add_unit(number(realm), UNITS.index(word), space(table, where), made)
    return made


def hold(table: NerathState, realm: str, *lands: str) -> None:
    """Give lands to a realm, with their castles; it has held them for long."""
    for land in lands:
        at = space(table, land)
        table.holder[at] = number(realm)
        if table.castle(at) != NONE:
            table.owner[table.castle(at)] = number(realm)


def hold_all(table: NerathState, realm: str) -> None:
    """Give every land of the board to a realm."""
    hold(table, realm, *table.cat.space_ids[: table.cat.lands])


def hand(table: NerathState, realm: str, *cards: str) -> None:
    """Give a realm event cards of its deck."""
    for word in cards:
        card = table.cat.card_index[word]
        table.deck[number(realm)].remove(card)
        table.hand[number(realm)].append(card)
    table.hand[number(realm)].sort()


def chest(table: NerathState, realm: str, *cards: str) -> None:
    """Give a realm treasures that it has not played."""
    for word in cards:
        card = table.cat.card_index[word]
        table.treasure_deck.remove(card)
        table.chest[number(realm)].append(card)
    table.chest[number(realm)].sort()


def lay(table: NerathState, realm: str, *cards: str) -> None:
    """Put treasures into play before a realm; their points are not scored."""
    for word in cards:
        card = table.cat.card_index[word]
        table.treasure_deck.remove(card)
        table.laid[number(realm)].append(card)
    table.laid[number(realm)].sort()


def guard(table: NerathState, where: str, *tokens: str) -> None:
    """Lay guardian tokens on an entrance: an id lies face up, "" is one that nobody has looked at."""
    at = space(table, where) - table.cat.first_dungeon
    for word in tokens:
        kind = table.cat.token_ids.index(word) if word else NONE
        if word:
            table.token_pile.remove(kind)
        table.tokens[at].append(kind)
        table.seen[at].append(FACE_UP if word else 0)


def count(table: NerathState, realm: str, where: str) -> dict[str, int]:
    """Return how many units of each kind a realm has in a space, cargo included."""
    return dict(Counter(UNITS[table.kind[unit]] for unit in table.units_of(number(realm), space(table, where))))


def dice(table: NerathState) -> tuple[int, ...]:
    """Return the sides of the dice that chance is to roll."""
    decision = chance(table)
    assert isinstance(decision, Roll), f"no dice are to be rolled: {decision}"
    return decision.sides


def items(table: NerathState) -> tuple[str | int, ...]:
    """Return what chance may draw from."""
    decision = chance(table)
    assert isinstance(decision, Draw), f"nothing is to be drawn: {decision}"
    return decision.items


def refused(table: NerathState, line: str) -> Reason:
    """Return why whoever is asked first may not give this answer; that it is taken is a fault of the test."""
    refusal = why_not(table, asker(table), Action.parse(line))
    assert refusal is not None, f"{line} is taken"
    return refusal


def attack(table: NerathState, realm: str, where: str, **units: int) -> list[int]:
    """Put units of a realm into a space that they have entered to attack, and return their numbers."""
    made = put(table, realm, where, **units)
    for unit in made:
        table.mark[unit] |= ATTACKING
    return made


def war(table: NerathState, realm: str = "karkoth") -> NerathState:
    """Begin the Battle phase of a realm and run it to its first question or roll."""
    turn(table, realm, "battles")
    return run(table, Warring())


def moving(table: NerathState) -> NerathState:
    """Begin a Movement phase and run it to its first question."""
    return run(table, Moving())


def reachable(table: NerathState, unit: int) -> set[str]:
    """Return where a unit may go by itself."""
    return {table.cat.space_ids[found] for found in reach(table, unit)}


def aboard(table: NerathState, carrier: int) -> list[int]:
    """Return what a Warship carries."""
    return table.cargo(carrier)


def bound_for(table: NerathState, carrier: int, where: str) -> None:
    """Declare that all the Warship carries is to land on a space."""
    for unit in table.cargo(carrier):
        table.aim[unit] = space(table, where)


def holder(table: NerathState, land: str) -> str:
    """Return which realm controls a land."""
    return REALMS[table.holder[space(table, land)]]


def points(table: NerathState, realm: str) -> int:
    """Return the victory points of a realm."""
    return table.points[number(realm)]

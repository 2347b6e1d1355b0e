"""Positions of Euthia for rule tests: a table with little on it, and ways to lay tiles, heroes, things and questions.

Words throughout: ``lay(table, "i_osier", -1, -1)``, ``stand(table, 0, "i_osier-a")``; ``run`` a procedure, ``answer``
it, ``roll`` dice. Spaces are written as in the notation: the tile, a hyphen, a, b, c or m.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.box.boxed_game import opened
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import advance, apply, why_not
from taverne.engine.reasons import Reason
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.load import Box, load
from taverne.games.euthia.box.scenarios import DIFFICULTIES, MODES, SCENARIOS
from taverne.games.euthia.box.terms import ACTIONS, ELEMENTS, GEMS, HEROES
from taverne.games.euthia.rules.new_state import new_state
from taverne.games.euthia.rules.travel.places import chapel, put_tile
from taverne.games.euthia.rules.turn.course import Playing
from taverne.games.euthia.rules.turn.hero_turn import Acting
from taverne.games.euthia.rules.turn.setup import outfit
from taverne.games.euthia.state.duel import Duel
from taverne.games.euthia.state.game_state import COMPETITIVE, KNOWN, LOCKED, PLAY, SACK_SPOT, EuthiaState
from taverne.games.euthia.state.hero_state import SetGem
from tests.asking import answer, asker, draw, options, prompt, refresh, roll, run, settle, told

__all__ = ["answer", "asker", "draw", "options", "prompt", "refresh", "roll", "run", "settle", "told"]
"""What rule tests take from here although it is kept elsewhere."""

HERO_WORDS = ("maeldur", "keleia", "dral", "taesiri")
"""The heroes of the seats unless a test names others."""


@cache
def pinned() -> Box:
    """Return the box with the house values that rule tests were written with, whatever balance made of them."""
    return load(Path(__file__).with_name("pinned.toml"))


def board(
    seats: int = 2,
    mode: str = "",
    scenario: str = "hunt",
    heroes: tuple[str, ...] = (),
    difficulty: str = "normal",
    elites: bool = False,
    griffin: bool = False,
    seed: int = 7,
    box: Box | None = None,
) -> EuthiaState:
    """Return a table in round 1: only the start tile lies, at (0, 0), and every hero stands in the Chapel.

    Heroes have their start tiles and the tokens of the round, no gold and no cards. The stack is empty, so that nothing
    is revealed; on top of each monster deck lies its first card, unknown; offers are empty, all other decks are whole.
    Somebody listens to the events, nothing is being asked. One hero plays alone, several as ``mode`` says. The box is
    the one that tests are written for, unless another is given.
    """
    words = heroes or HERO_WORDS[:seats]
    number = MODES.index("solo" if seats == 1 else mode or "competitive")
    who = tuple(HEROES.index(word) for word in words)
    table = new_state(
        box or pinned(),
        who,
        number,
        SCENARIOS.index(scenario),
        DIFFICULTIES.index(difficulty),
        elites,
        griffin,
    )
    table.seed = seed
    table.events = []
    table.phase = PLAY
    for seat, hero in enumerate(who):
        outfit(table, seat, hero)
    lay(table, table.plan.start.tile, 0, 0)
    table.at = [chapel(table)] * table.seats
    table.ready = [[1] * len(ACTIONS) for _ in table.ready]
    if number == COMPETITIVE and table.seats > 2:
        table.control_deck = [seat for seat in range(table.seats) for _ in range(2)]
    for level in range(3):
        table.top[level] = table.monsters[level].pop(0)
    return table


def started(
    seats: int,
    mode: str = "",
    scenario: str = "hunt",
    seed: int = 1,
    heroes: tuple[str, ...] = (),
    difficulty: str = "normal",
    elites: bool = False,
    griffin: bool = False,
    choosing: bool = False,
) -> EuthiaState:
    """Return a whole game at its first decision, which may be one of chance; heroes are drawn unless they are named."""
    table = new_state(
        pinned(),
        tuple(HEROES.index(word) for word in heroes) or (NONE,) * seats,
        MODES.index("solo" if seats == 1 else mode or "competitive"),
        SCENARIOS.index(scenario),
        DIFFICULTIES.index(difficulty),
        elites,
        griffin,
        choosing,
    )
    table.events = []
    advance(opened(table, seed, Playing()))
    return table


def ready(seats: int, mode: str = "", scenario: str = "hunt", **other: Any) -> EuthiaState:
    """Return a game that chance has set up: the first hero is asked what to do."""
    return settle(started(seats, mode, scenario, **other))


# The map


def space(table: EuthiaState, word: str) -> int:
    """Return the number of a space."""
    return table.cat.map.space_index[word]


def word(table: EuthiaState, number: int) -> str:
    """Return the word of a space."""
    return table.cat.map.words[number]


def lay(table: EuthiaState, tile: str, q: int, r: int) -> int:
    """Lay a tile with its space a at (q, r), where q - r is a multiple of 3; nothing else happens."""
    number = table.cat.map.index[tile]
    for pile in table.coming:
        if number in pile:
            pile.remove(number)
    put_tile(table, number, q, r)
    return number


def ring(table: EuthiaState, *tiles: str) -> None:
    """Lay up to six tiles around the start tile, in the order of their places clockwise from the east."""
    for tile, (q, r) in zip(tiles, ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)), strict=False):
        lay(table, tile, q, r)


def stack(table: EuthiaState, *tiles: str) -> None:
    """Put tiles into the stack; those of the lowest chapter come first."""
    for tile in tiles:
        number = table.cat.map.index[tile]
        table.coming[table.cat.map.chapter[number] - 1].append(number)


def stand(table: EuthiaState, seat: Seat, where: str) -> None:
    """Put a hero on a space; nothing else happens."""
    table.at[seat] = space(table, where)


def at(table: EuthiaState, seat: Seat = 0) -> str:
    """Return where a hero stands."""
    return word(table, table.at[seat])


def free(table: EuthiaState, *where: str, seat: Seat = 0) -> None:
    """Free spaces: a hero token of a seat lies there."""
    for one in where:
        table.hero_token[space(table, one)] = seat


def pickaxes(table: EuthiaState, where: str, seat: Seat, n: int = 1) -> None:
    """Put interaction tokens of a seat on a mine or an elemental."""
    here = space(table, where)
    table.interaction[seat] = [one for one in table.interaction[seat] if one != here] + [here] * n


# What heroes have


def tokens(table: EuthiaState, seat: Seat, *actions: str, kept: str = "") -> None:
    """Leave a hero just these action tokens, and one on the fourth slot if it is named."""
    for number, action in enumerate(ACTIONS):
        table.ready[seat][number] = actions.count(action)
    table.kept[seat] = ACTIONS.index(kept) if kept else NONE


def give(table: EuthiaState, seat: Seat, tile: str, spot: int = SACK_SPOT) -> int:
    """Give a hero a tile, into a sack or onto a slot of his board, and return the number of the thing."""
    return table.add_thing(seat, table.cat.tile_index[tile], spot)


def equip(table: EuthiaState, seat: Seat, tile: str) -> int:
    """Put a tile on the first empty slot of its symbol, a locked one if there is no other; health does not change."""
    cat = table.cat
    symbols = (*cat.hero_slots[table.hero[seat]], *cat.equipment_slots[table.hero[seat]])
    symbol = cat.tile_slot[cat.tile_index[tile]]
    for wanted in (NONE, LOCKED):
        for spot, kind in enumerate(symbols):
            if kind == symbol and table.slots[seat][spot] == wanted:
                return give(table, seat, tile, spot)
    raise AssertionError(f"no slot for {tile}")


def thing(table: EuthiaState, seat: Seat, tile: str) -> int:
    """Return the number of a tile that a hero has, NONE if he has none."""
    design = table.cat.tile_index[tile]
    return next((one for one in table.things_of(seat) if table.design[one] == design), NONE)


def gems(table: EuthiaState, seat: Seat, **kinds: int) -> None:
    """Give a hero loose gems: ``gems(table, 0, ruby=1)``."""
    for kind, count in kinds.items():
        table.gems[seat][GEMS.index(kind)] = count


def essences(table: EuthiaState, seat: Seat, **kinds: int) -> None:
    """Give a hero loose essences: ``essences(table, 0, fire=2)``."""
    for kind, count in kinds.items():
        table.essences[seat][ELEMENTS.index(kind)] = count


def set_gem(table: EuthiaState, one: int, gem: str, active: bool = True, second: bool = False) -> None:
    """Set a gem into a thing."""
    (table.gem2 if second else table.gem1)[one] = SetGem(GEMS.index(gem), active)


def hand(table: EuthiaState, seat: Seat, **cards: int) -> None:
    """Give a hero silver and gold cards of the decks: ``hand(table, 0, curse=2)``."""
    cat = table.cat
    for kind, count in cards.items():
        number = cat.card_ids.index(kind)
        deck = table.golden if cat.card_gold[number] else table.silver
        for _ in range(count):
            deck.remove(number)
        table.hand[seat][number] += count


def trophy(table: EuthiaState, seat: Seat, foe: str) -> None:
    """Give a hero a trophy: ``monster-<id>`` or ``elite-<id>``."""
    table.trophies[seat].append(fighter(table, foe))


# Fighters and combats


def fighter(table: EuthiaState, name: str) -> int:
    """Return the number of a fighter: ``monster-<id>``, ``elite-<id>`` or ``opponent-<id>``; a bare id is a monster."""
    foes = table.cat.foes
    return foes.index[name] if name in foes.index else foes.index[f"monster-{name}"]


def top(table: EuthiaState, monster: str, known: bool = False) -> int:
    """Put a monster on top of the deck of its level."""
    foe = fighter(table, monster)
    level = table.cat.foes.level[foe] - 1
    if table.top[level] != foe:
        table.monsters[level].append(table.top[level])
        table.monsters[level].remove(foe)
        table.monsters[level].sort()
        table.top[level] = foe
    table.top_seen[level] = KNOWN if known else 0
    return foe


def duel(table: EuthiaState, foe: str, seat: Seat = 0, master: Seat = NONE, where: str = "") -> Duel:
    """Put a hero into a combat, revealed and supplied, before its first step; return its record."""
    number = fighter(table, foe)
    made = Duel(seat, master, number, space(table, where) if where else table.at[seat])
    made.gaar, made.chaos = table.cat.foes.gaar[number], table.cat.foes.chaos[number]
    table.duel = made
    return made


# Playing


def acting(table: EuthiaState, seat: Seat = 0) -> EuthiaState:
    """Begin to act in a hero's turn."""
    table.turn = seat
    return run(table, Acting(seat))


def fight_out(table: EuthiaState, hero: int = 6, foe: int = 1) -> EuthiaState:
    """Go through a combat with dice that all show these faces: the first attack is chosen, else what is the default."""
    while table.pending and table.pending[0].prompt != "act":
        decision = table.pending[0]
        if isinstance(decision, Roll):
            face = hero if decision.prompt == "hero-roll" else foe
            roll(table, *[face] * len(decision.sides))
        elif isinstance(decision, Draw):
            action, table.drawn = decision.sample(table.seed, table.drawn)
            apply(table, CHANCE, action)
        else:
            assert isinstance(decision, Choice)
            attacks = [action for action in decision.options if action.kind == "attack"]
            apply(table, decision.seat, attacks[0] if attacks else decision.default or decision.options[0])
    return table


def offered(table: EuthiaState, kind: str) -> list[str]:
    """Return the options of one kind of action."""
    return [line for line in options(table) if line.split(" ")[0] == kind]


def dice(table: EuthiaState) -> int:
    """Return how many dice chance is to roll."""
    decision = table.pending[0]
    assert isinstance(decision, Roll), f"no dice are asked: {decision}"
    return len(decision.sides)


def pool(table: EuthiaState) -> list[str | int]:
    """Return what chance may draw from."""
    decision = table.pending[0]
    assert isinstance(decision, Draw), f"no draw is asked: {decision}"
    return list(decision.items)


def why(table: EuthiaState, line: str, seat: Seat | None = None) -> Reason | None:
    """Return why an answer is refused, None if it is not."""
    return why_not(table, asker(table) if seat is None else seat, Action.parse(line))


def refused(table: EuthiaState, line: str) -> tuple[str, str]:
    """Return the key and the rule of a refusal."""
    refusal = why(table, line)
    assert refusal is not None, f"{line} is allowed"
    return refusal.key, refusal.rule


def settle_one(table: EuthiaState) -> None:
    """Let chance answer once."""
    action, table.drawn = table.pending[0].sample(table.seed, table.drawn)  # type: ignore[union-attr]
    draw(table, *action.args)

"""Combats of Euthia played out many times through the rules, to be held against odds that are reckoned.

``armed`` makes a table with a hero before a monster; ``end`` plays a combat out by the policy of the odds. ``tried``
counts many, with what is hidden from the viewer dealt anew each time; ``apart`` says by how many standard errors they
are off.
"""

from __future__ import annotations

from typing import NamedTuple

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, chance_answer
from taverne.engine.rng import Rng
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.combatants import Odds
from taverne.games.euthia.odds.policy import answer
from taverne.games.euthia.rules.combat.aftermath import Losing, Winning
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import LAIR, arena
from tests.euthia.positions import equip, fighter


class Tally(NamedTuple):
    """How many combats were won and lost, and the sums of health lost and of its squares."""

    n: int
    won: int
    lost: int
    wounds: int
    squares: int

    def apart(self, odds: Odds) -> tuple[float, float, float]:
        """By how many standard errors victories, deaths and wounds differ from odds."""
        found = []
        for count, chance in ((self.won, odds.win), (self.lost, odds.die)):
            error = max(1e-9, chance * (1 - chance) / self.n) ** 0.5
            found.append((count / self.n - chance) / max(error, 1e-3))
        mean = self.wounds / self.n
        spread = max(1e-9, self.squares / self.n - mean * mean) ** 0.5
        found.append((mean - odds.wounds) / max(spread / self.n**0.5, 1e-3))
        return found[0], found[1], found[2]


def armed(
    hero: str, *tiles: str, where: str = LAIR, seats: int = 2, mode: str = "", gaar: int | None = None, health: int = 0
) -> EuthiaState:
    """Return a table with the hero of seat 0 before a monster's space, wearing tiles besides his start tiles."""
    others = tuple([word for word in ("dral", "keleia", "ael", "maeldur") if word != hero][: seats - 1])
    table = arena(where, seats, (hero, *others), mode)
    for tile in tiles:
        equip(table, 0, tile)
    if gaar is not None:
        table.gaar[0] = gaar
    if health:
        table.health[0] = health
    table.events = None
    return table


def begun(table: EuthiaState, foe: str, seat: Seat = 0) -> EuthiaState:
    """Return the table at the first decision of a combat against a fighter that is named."""
    table.stack = [Fighting(seat, number(table, foe), table.at[seat])]
    advance(table)
    return table


def number(table: EuthiaState, foe: str) -> int:
    """Return the number of a fighter, of whatever kind."""
    by_id = table.cat.foes.by_id
    return by_id[foe] if foe in by_id else fighter(table, foe)


def over(table: EuthiaState) -> bool:
    return any(isinstance(frame, Winning | Losing) for frame in table.stack)


def end(table: EuthiaState, seat: Seat = 0) -> tuple[int, int]:
    """Play a combat to its end: whether the foe is beaten, and the health left, 0 for death."""
    while not over(table):
        decision = table.pending[0]
        if decision.seat == CHANCE:
            drawn = chance_answer(table)
            assert drawn is not None
            apply(table, CHANCE, drawn)
        else:
            assert isinstance(decision, Choice)
            apply(table, decision.seat, answer(table, decision))
    if any(isinstance(frame, Losing) for frame in table.stack):
        return 0, 0
    assert table.duel is not None
    return int(table.duel.damage >= table.story.foe_health(table, table.duel.foe)), table.health[seat]


def tried(
    table: EuthiaState, n: int, foe: str = "", viewer: Seat = 0, action: Action | None = None, first: int = 0
) -> Tally:
    """Play a combat so many times: one against ``foe``, or the one at hand after an answer of the viewer."""
    won = lost = wounds = squares = 0
    health = table.health[0]
    for seed in range(first, first + n):
        guess = Euthia().determinize(table, viewer, Rng(seed + 1))
        if foe:
            begun(guess, foe)
        if action is not None:
            apply(guess, viewer, action)
        beaten, left = end(guess)
        won += beaten
        lost += not left
        wounds += health - left
        squares += (health - left) ** 2
    return Tally(n, won, lost, wounds, squares)

"""Tables of Conquest of Nerath at their beginning for rule tests: fresh, with a chosen first hand, in a phase."""

from __future__ import annotations

from taverne.games.nerath.box.figures import LENGTHS, MODES
from taverne.games.nerath.box.load import load
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.rules.new_state import new_state
from taverne.games.nerath.rules.phases.course import Playing
from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.positions import answer, draw, prompt, run

GAME = ConquestOfNerath()


def fresh(mode: str = "free_for_all", seats: int = 4) -> NerathState:
    """Return a new game before its first deal."""
    table = new_state(load(), seats, MODES.index(mode), LENGTHS.index("short"))
    table.seed = 3
    table.events = []
    return run(table, Playing())


def dealt(first: tuple[str, str], mode: str = "free_for_all") -> NerathState:
    """Return a new game in which Karkoth's first hand is known, at its first question."""
    table = fresh(mode)
    draw(table, *first)
    for realm in range(1, 4):
        plain = [c for c in table.deck[realm] if not table.cat.immediate[c]][:2]
        draw(table, *(table.cat.card_ids[card] for card in plain))
    return table


def pass_windows(table: NerathState) -> NerathState:
    """Let everybody pass until something else is asked."""
    while prompt(table) == "react":
        answer(table, "pass")
    return table

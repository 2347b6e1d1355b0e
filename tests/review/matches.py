"""Matches for the tests of reviews: played by named bots from a seed, kept for the whole run.

Budgets are small: what is tested is that figures hold, not that they are fine.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from taverne import games
from taverne.engine.frames import choices
from taverne.engine.matches.match import Match
from taverne.engine.matches.playout import expire

SETS: dict[str, tuple[int, dict[str, Any], str]] = {
    "dungeon_rush": (4, {"mode": "snake"}, "hard"),
    "monster_lands": (3, {}, "greedy"),
    "nerath": (4, {"mode": "free_for_all", "limit": 2}, "greedy"),
    "euthia": (2, {}, "greedy"),
}


@cache
def played(game: str, levels: str = "", seed: int = 1) -> Match[Any]:
    """Return a match of these bots (one word for all, or one a seat)."""
    players, options, usual = SETS[game]
    found = games.find(game)
    match = Match.new(found, options, players=players, seed=seed)
    words = (levels or usual).split(",") * players
    bots = [found.bots()[word](found) for word in words[: len(match.header.seats)]]
    while not match.over:
        asked = choices(match.state)
        if not asked:
            expire(match.state)
            continue
        choice = asked[0]
        bot = bots[choice.seat]
        view = match.view(choice.seat) if bot.needs_view else None
        match.act(choice.seat, bot.choose(view, choice, match.bot_rng(choice.seat), match.simulator(choice.seat)))
    return match

"""What may be told of a match whose race is not settled: as if nothing had happened since its cards were turned.

Which claims are settled is left to the rules; what a seat sees of its own claims, to the views.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.actions import CHANCE, SPECTATOR
from taverne.engine.logs.log import Entry
from taverne.engine.matches.match import Match
from taverne.engine.matches.race import COUNTDOWN
from taverne.games import get
from taverne.server.store.table_row import PLAYING, TableRow


def is_racing(match: Match[Any]) -> bool:
    """Whether it counts now who answers first."""
    stack = match.state.stack
    return bool(stack) and stack[-1].TIMED


def is_veiled(match: Match[Any]) -> bool:
    """Whether claims may be made now that others hear of only once they are settled (DR-134)."""
    return is_racing(match) and match.game.race_is_fair(match.options)


def told(match: Match[Any]) -> tuple[int, int]:
    """Return how many lines and decisions of the match may be known of.

    In a fair race that is what there were when it began: each further number would count claims that are still secret.
    """
    lines, decisions = len(match.entries), match.position
    if is_veiled(match):
        for entry in reversed(match.entries):
            if entry.seat == CHANCE or entry.do.startswith(f"expire {COUNTDOWN}"):
                break  # the countdown has ended, and cards were turned
            lines -= 1
            decisions -= 1 if entry.do else 0
    return lines, decisions


def quiet(kept: TableRow, match: Match[Any], entries: list[Entry]) -> tuple[int, int] | None:
    """Return how long the log was and where the match stood before what nobody but its seat can notice, if that is so.

    Such is an order for one's own cards: one decision of a seat, after which everybody is asked what they were asked
    before, and of which nothing is told.  ``kept`` still says how the table stood before it.
    """
    if len(entries) != 1 or entries[0].seat < 0 or not entries[0].do or match.over:
        return None
    if kept.waiting != match.game.waiting(match.state, SPECTATOR):
        return None
    for happening in reversed(match.happened):
        if happening.position < match.position:
            break
        if happening.event.data is not None:
            return None
    return kept.timing.quiet or (kept.seq, kept.position)


def told_in_lists(kept: TableRow) -> tuple[int, int]:
    """The same of a table whose match is not at hand: nothing, where there may be a race of that kind."""
    game = get(kept.game)
    if kept.timing.quiet is not None:
        return kept.timing.quiet
    if kept.phase == PLAYING and game is not None and game.race_is_fair(kept.options):
        return 0, 0
    return kept.seq, kept.position

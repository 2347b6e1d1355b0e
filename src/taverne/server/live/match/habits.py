"""How a table is played beside its rules: how windows are covered, how fast bots are, who wants to be asked everything.

What a cover does is left to ``arena.cover``; what a pace does, to the bots' driver.
"""

from __future__ import annotations

from taverne.arena.cover import ALWAYS, COVERED, COVERS, QUICK
from taverne.server.errors import Refused
from taverne.server.store.table_row import Habits, TableRow


def covered_as(kept: TableRow) -> str:
    """Return the cover of a table: the one that was chosen, or else ``quick`` for one person and ``covered`` for more.

    At one screen windows are not covered: whoever is handed the screen is seen to be asked, so everybody is.
    """
    people = [seat.person for seat in kept.seats if seat.kind == "human"]
    chosen = kept.habits.cover or (QUICK if len(people) < 2 else COVERED)
    return ALWAYS if chosen == COVERED and len(set(people)) < len(people) else chosen


def checked(cover: str, pace: str, paces: tuple[str, ...]) -> Habits:
    """Return the habits that a new table asks for; raise ``Refused`` for words that mean nothing."""
    if cover and cover not in COVERS:
        known = ", ".join(COVERS)
        raise Refused("cover-unknown", f"cover {cover[:20]!r}: expected one of {known}", {"known": known})
    if pace and pace not in paces:
        known = ", ".join(paces)
        raise Refused("pace-unknown", f"pace {pace[:20]!r}: expected one of {known}", {"known": known})
    return Habits(cover=cover, pace=pace)

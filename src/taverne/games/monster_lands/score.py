"""The score: glory, reputation, trophies, affinities, and who wins (ML-213 to ML-218).
When the game ends is left to the Cleanup."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.game import Result

from .catalogue import NONE
from .state import Table
from .vocabulary import AFFINITIES, Trophy


def trophy_points(table: Table, seat: Seat) -> int:
    """Return the points of unsold trophies, a loot token among them (ML-214, ML-218)."""
    points = sum(table.box.cards.monster[monster].trophy for monster in table.trophies[seat])
    for token in table.loot[seat]:
        effect = table.cat.loot_effect[token]
        points += effect.points if isinstance(effect, Trophy) else 0
    return points


def icons(table: Table, seat: Seat) -> list[int]:
    """Return a clan's icons of each affinity: members, the leader too, and conquered regions (ML-216, ML-218)."""
    counts = [0] * len(AFFINITIES)
    for member in table.members[seat]:
        if table.cat.affinity[member] != NONE:
            counts[table.cat.affinity[member]] += 1
    for region, ruler in enumerate(table.ruler):
        if ruler == seat:
            counts[table.cat.region_affinity[region]] += 1
    return counts


def affinity_points(table: Table, seat: Seat) -> int:
    """Return the points for icons, affinity by affinity (ML-215)."""
    points = table.box.cards.end.affinity_points
    return sum(points[min(n, len(points) - 1)] for n in icons(table, seat))


def parts(table: Table, seat: Seat) -> dict[str, int]:
    """Return what a clan's score is made of (ML-213 to ML-216)."""
    return {
        "glory": table.glory[seat],
        "reputation": table.reputation[seat],
        "trophies": trophy_points(table, seat),
        "affinities": affinity_points(table, seat),
    }


def tie_break(table: Table, seat: Seat) -> tuple[int, int, int]:
    """The leader's reputation, then trophies, then gold (ML-217)."""
    leader = table.leader[seat]
    return (
        table.cat.reputation[leader] if leader != NONE else 0,
        trophy_points(table, seat),
        table.gold[seat],
    )


def final_result(table: Table) -> Result:
    """Return the scores and who won; an unbroken tie is shared (ML-217, ML-218)."""
    made = tuple(parts(table, seat) for seat in range(table.seats))
    scores = tuple(sum(part.values()) for part in made)
    ranks = [(scores[seat], tie_break(table, seat)) for seat in range(table.seats)]
    best = max(ranks)
    return Result(scores, tuple(seat for seat in range(table.seats) if ranks[seat] == best), made)


def tell_score(table: Table) -> None:
    """Tell what each clan's score is made of, and who wins."""
    if table.events is None:
        return
    result = final_result(table)
    for seat, part in enumerate(result.parts):
        table.emit("score", {"seat": seat, **part, "total": result.scores[seat]}, "ML-213")
    table.emit("winners", {"seats": list(result.winners)}, "ML-217")

"""The score: glory, reputation, trophies, affinities, and who wins (ML-213 to ML-218).
When the game ends is left to the Cleanup."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.game import Result

from ...box.catalogue import NONE
from ...box.vocabulary import AFFINITIES
from ...state.game_state import LandsState


def trophy_points(state: LandsState, seat: Seat) -> int:
    """Return the points of unsold trophies, a loot token among them (ML-214, ML-218)."""
    points = sum(state.box.cards.monster[monster].trophy for monster in state.trophies[seat])
    for token in state.loot[seat]:
        points += state.cat.loot_source[token].points
    return points


def icons(state: LandsState, seat: Seat) -> list[int]:
    """Return a clan's icons of each affinity: members, the leader too, and conquered regions (ML-216, ML-218)."""
    counts = [0] * len(AFFINITIES)
    for member in state.members[seat]:
        if state.cat.affinity[member] != NONE:
            counts[state.cat.affinity[member]] += 1
    for region, ruler in enumerate(state.ruler):
        if ruler == seat:
            counts[state.cat.region_affinity[region]] += 1
    return counts


def affinity_points(state: LandsState, seat: Seat) -> int:
    """Return the points for icons, affinity by affinity (ML-215)."""
    points = state.box.cards.end.affinity_points
    return sum(points[min(n, len(points) - 1)] for n in icons(state, seat))


def parts(state: LandsState, seat: Seat) -> dict[str, int]:
    """Return what a clan's score is made of (ML-213 to ML-216)."""
    return {
        "glory": state.glory[seat],
        "reputation": state.reputation[seat],
        "trophies": trophy_points(state, seat),
        "affinities": affinity_points(state, seat),
    }


def gold_at_hand(state: LandsState, seat: Seat) -> int:
    """Return gold with that of loot, which may be discarded at any time, also before the count (ML-179, ML-217)."""
    gains = [state.cat.loot_source[token].gain for token in state.loot[seat]]
    return state.gold[seat] + sum(gain.goods.gold for gain in gains if gain is not None and not gain.on)


def tie_break(state: LandsState, seat: Seat) -> tuple[int, int, int]:
    """The leader's reputation, then trophies, then gold (ML-217)."""
    leader = state.leader[seat]
    return (
        state.cat.reputation[leader] if leader != NONE else 0,
        trophy_points(state, seat),
        gold_at_hand(state, seat),
    )


def final_result(state: LandsState) -> Result:
    """Return the scores and who won; an unbroken tie is shared (ML-217, ML-218)."""
    made = tuple(parts(state, seat) for seat in range(state.seats))
    scores = tuple(sum(part.values()) for part in made)
    ranks = [(scores[seat], tie_break(state, seat)) for seat in range(state.seats)]
    best = max(ranks)
    return Result(scores, tuple(seat for seat in range(state.seats) if ranks[seat] == best), made)


def tell_score(state: LandsState) -> None:
    """Tell what each clan's score is made of, and who wins."""
    result = final_result(state)
    for seat, part in enumerate(result.parts):
        state.emit("score", {"seat": seat, **part, "total": result.scores[seat]}, "ML-213")
    state.tell("winners", "ML-217", seats=list(result.winners))

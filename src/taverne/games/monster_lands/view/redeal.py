"""What a seat of Monster Lands may believe: the traps it cannot see, dealt anew (ML-061).
What it can see is left to ``table``."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.rng import Rng

from ..box.catalogue import EXPEDITIONS
from ..state.game_state import MADHALA, LandsState


def redeal(guess: LandsState, seat: Seat, rng: Rng) -> bool:
    """Deal the unseen traps anew, and return whether what is pending was drawn from them."""
    hands = [guess.traps[other] for other in range(guess.seats) if other != seat]
    columns = [e for e in range(EXPEDITIONS) if guess.laid[e][guess.shown[e] :] and hides(guess, e, seat)]
    unseen = list(guess.trap_supply)
    for hand in hands:
        unseen += hand
    for e in columns:
        unseen += guess.laid[e][guess.shown[e] :]
    unseen.sort()
    dealt = rng.sample(unseen, len(unseen) - len(guess.trap_supply))
    for kind in dealt:
        unseen.remove(kind)
    guess.trap_supply = unseen
    for hand in hands:
        hand[:] = sorted(dealt[: len(hand)])
        del dealt[: len(hand)]
    for e in columns:
        face_down = len(guess.laid[e]) - guess.shown[e]
        guess.laid[e][guess.shown[e] :] = dealt[:face_down]
        del dealt[:face_down]
    return is_stale(guess, seat)


def hides(state: LandsState, e: int, seat: Seat) -> bool:
    """Whether the traps face down on an expedition are another clan's; Madhala's are not drawn yet (ML-272)."""
    return state.seat_of(e) != seat and state.who[e] != MADHALA


def is_stale(state: LandsState, seat: Seat) -> bool:
    """Whether what is pending was drawn from traps that have been dealt anew."""
    if not state.pending:
        return False
    decision = state.pending[0]
    if isinstance(decision, Choice):
        return decision.seat != seat
    return isinstance(decision, Draw) and decision.prompt in ("lair", "traps")

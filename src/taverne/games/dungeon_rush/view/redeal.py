"""Whole states that agree with what one seat may know: what is hidden from it is dealt anew.

Cloning and reseeding are left to the engine.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.matches.race import CAP_MS
from taverne.engine.rng import Rng
from taverne.engine.secret import SecretAnswers

from ..rules.attack import Attacking
from ..state.game_state import DungeonState, seat_and_hand
from ..state.records import Claim
from ..state.terms import FAIR, NONE
from .table import waiting

ONE_IN: Final = 6
"""Of so many free heroes of others a guess sends one: windows are short."""


def redeal(guess: DungeonState, seat: Seat, rng: Rng) -> bool:
    """Replace what the others have answered in secret, or claimed provisionally, by what they might have."""
    top = guess.stack[-1] if guess.stack else None
    if isinstance(top, SecretAnswers):
        top.redeal(guess, seat, rng)
        return True
    if isinstance(top, Attacking) and guess.mode == FAIR:
        guess.claims = [claim for claim in guess.claims if claim.seat == seat]
        guess.claims += imagined(guess, seat, rng)
        return True
    return False


def imagined(state: DungeonState, seat: Seat, rng: Rng) -> list[Claim]:
    """Return provisional claims that the others may have made: now and then one, on a monster that nobody holds yet.

    Whether they have made any is as hidden as which, so that the true ones play no part (DR-134).  Only a race that
    goes on though nobody can claim any more tells that there is one.
    """
    slots = [slot for slot, holder in enumerate(state.holder) if holder == NONE]
    own = [claim.effective for claim in state.claims if claim.seat == seat]
    free = [hero for hero, target in enumerate(state.target) if target == NONE and seat_and_hand(hero)[0] != seat]
    if not slots or not free:
        return []
    sent = [hero for hero in free if rng.below(ONE_IN) == 0]
    if not sent and not own and not waiting(state, seat):
        sent = [free[rng.below(len(free))]]
    claims = []
    for hero in sent:
        effective = max(0, max(own, default=CAP_MS) - CAP_MS + rng.below(2 * CAP_MS))
        claims.append(Claim(slots[rng.below(len(slots))], effective, *seat_and_hand(hero)))
    return claims

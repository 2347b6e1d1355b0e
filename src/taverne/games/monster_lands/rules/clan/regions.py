"""Questions about regions a clan has conquered: who may manage them, which can be activated (ML-120, ML-173 to ML-177).
What an activated region gives is left to ``region_benefits``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE
from ...box.vocabulary import Display
from ...state.game_state import LandsState
from ..citadel.buildings import recruits
from .supplies import may_have

NOT_YOURS: Final = Reason("not-your-region", "ML-120")
UNMANAGED: Final = Reason("no-manager", "ML-121")
USED: Final = Reason("region-used", "ML-121")
REGION_DICE: Final = Reason("region-dice", "ML-120")
NOTHING_THERE: Final = Reason("nothing-to-take", "ML-324")


def can_fill(pool: list[int], slots: tuple[tuple[int, ...], ...]) -> bool:
    """Whether dice by colour suffice for slots that each take one of some colours (few of both: tried out)."""
    if not slots:
        return True
    for colour in slots[0]:
        if pool[colour]:
            pool[colour] -= 1
            fits = can_fill(pool, slots[1:])
            pool[colour] += 1
            if fits:
                return True
    return False


def by_colours(state: LandsState, seat: Seat) -> list[int]:
    """Return a pool's dice by colour."""
    pool = state.pool[seat]
    return [pool[0], pool[1], sum(pool[2:])]


def can_take(state: LandsState, seat: Seat, display: Display) -> bool:
    """Whether there is something in a display that the clan can take for nothing (ML-324)."""
    if display == "loot":
        return any(token != NONE for token in state.spoils)
    if display == "bazaar":
        return any(gear != NONE for gear in state.bazaar) and bool(state.at_home(seat))
    excess = state.excess_glory(seat)
    return any(state.cat.reputation[member] <= excess for member in recruits(state))


def open_regions(state: LandsState, seat: Seat) -> list[int]:
    """Return the managed regions that the seat can activate now."""
    return [
        region
        for region, ruler in enumerate(state.ruler)
        if ruler == seat and why_no_region(state, seat, region) is None
    ]


def why_no_region(state: LandsState, seat: Seat, region: int) -> Reason | None:
    """Return why the seat cannot activate a region, None if it can (ML-120, ML-121)."""
    if state.ruler[region] != seat:
        return NOT_YOURS
    if state.manager[region] == NONE:
        return UNMANAGED
    if state.exploited[region]:
        return USED
    if not can_fill(by_colours(state, seat), state.cat.region_slots[region]):
        return REGION_DICE
    return None if may_have(state, seat, state.cat.benefit_source[region]) else NOTHING_THERE


def appoint(state: LandsState, seat: Seat, region: int, member: int) -> None:
    """Make a member the manager of a region (ML-173, ML-176)."""
    state.manager[region] = member
    state.tell(
        "manager", "ML-173", seat=seat, region=state.cat.region_names[region], mercenary=state.cat.member_names[member]
    )

"""Which hit costs least: the answers that give hits to the cheapest units, or take the smallest dice of guardians.
The order is the one that ``forecast`` reckons with; who is asked, and what may be given, is left to the rules."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply

from ..box.catalogue import CASTLE, NONE
from ..rules.battle.casualties import Suffering
from ..rules.battle.dungeons import Culling, dice_choices
from ..rules.battle.forces import wounded
from ..rules.battle.targets import grouped
from ..state.fight import Fight
from ..state.game_state import NerathState
from .forecast import rank


def cheapest_first(state: NerathState, seat: Seat) -> tuple[str, ...]:
    """Return the answers that allot all hits at hand, the cheapest units first; none if no hits are being allotted."""
    if not isinstance(state.stack[-1], Suffering | Culling):
        return ()
    found: list[str] = []
    state = state.clone()
    while state.stack and len(state.asked(seat)) == 1 and isinstance(state.stack[-1], Suffering | Culling):
        action = _cheapest(state, state.stack[-1], seat)
        if action is None:
            break
        found.append(str(action))
        apply(state, seat, action)
    return tuple(found)


def _cheapest(state: NerathState, frame: Suffering | Culling, seat: Seat) -> Action | None:
    asked = state.asked(seat)[0]
    assert isinstance(asked, Choice)
    if isinstance(frame, Culling):
        fight = state.fight
        assert fight is not None
        return min(dice_choices(state, fight).items(), key=lambda choice: choice[1][1])[0]
    if asked.prompt != "casualties":
        return None
    realm = frame.shares[0].realm
    pool = [unit for unit in frame.pool if realm in (NONE, state.owner[unit])]
    choices = grouped(state, frame.space, pool, frame.given, realm == NONE)
    return min(choices, key=lambda choice: _price(state, frame, choice[1]))[0]


def _price(state: NerathState, frame: Suffering, unit: int) -> int:
    """Return what a hit costs the owner of a unit: nothing for a Durable one that stands it."""
    fight = state.fight
    if fight is None or fight.space != frame.space:
        fight = Fight(frame.space, state.cat.place[frame.space], state.realm)
    kind = state.kind[unit]
    if state.cat.durable[kind] and kind != CASTLE and unit not in wounded(state, frame.space):
        return 0
    return rank(state, fight, unit)

"""Ways of a hero over the map within the tokens of this turn: by space the answers that lead there, and what they meet.
Portals, and what a tile that is revealed on the way brings, are left to the player; a fight ends every way."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import msgspec

from taverne.engine.actions import Seat

from ..box.terms import ACTIONS
from ..rules.goods.holdings import max_health
from ..rules.travel.elementals import FIRE, WATER, felt
from ..rules.travel.places import barred
from ..rules.turn.hero_turn import WALKS, Acting
from ..rules.turn.tokens import COMBAT, granting, held, points
from ..state.game_state import EuthiaState
from .structs import WayView

FAR: Final = 12
"""Steps beyond which no way is looked for; all tokens together lead less far."""


class _Reached(msgspec.Struct):
    """A space on the way: how many steps, what Fire and Water did, the health left, and the steps themselves."""

    steps: int
    fire: int
    water: int
    health: int
    path: tuple[int, ...]


def ways_view(state: EuthiaState, seat: Seat) -> dict[str, WayView]:
    """Return the ways that a hero can go now, by space; none while it is not asked what he does."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Acting) or frame.seat != seat or not state.asked(seat):
        return {}
    found: dict[str, WayView] = {}
    for space, reached in sorted(_reach(state, seat).items()):
        way = _paid(state, seat, space, reached)
        if way is not None:
            found[state.cat.map.words[space]] = way
    return found


def arrivals(state: EuthiaState, seat: Seat) -> dict[int, int]:
    """Return with what health the hero would come to each space within his reach, by the way shown there."""
    return {space: reached.health for space, reached in _reach(state, seat).items()}


def health_after(state: EuthiaState, seat: Seat, space: int, health: int) -> int:
    """Return the health of a hero who comes to a space with so much of it: Fire takes some, Water gives some."""
    acts = felt(state, seat, space)
    figures, factor = state.box.cards.dice, state.story.fire_water_factor(state)
    if acts & FIRE:
        return max(0, health - figures.fire * factor)
    return min(max_health(state, seat), health + figures.water * factor) if acts & WATER else health


def _reach(state: EuthiaState, seat: Seat) -> dict[int, _Reached]:
    """Return the shortest way to each space, the one with the least Fire among them; over freed spaces only."""
    start = state.at[seat]
    found = {start: _Reached(0, 0, 0, state.health[seat], ())}
    rim = [start] if state.freed(start) else []
    most = min(FAR, state.moves[seat] + sum(held(state, seat, a) * points(state, a) for a in range(len(ACTIONS))))
    for steps in range(1, most + 1):
        new: dict[int, _Reached] = {}
        for space in rim:
            for other in state.near[space]:
                if other in found or barred(state, seat, other) is not None:
                    continue
                way = _step(state, seat, found[space], other, steps)
                known = new.get(other)
                if way is not None and (known is None or way.fire < known.fire):
                    new[other] = way
        found |= new
        rim = [space for space in new if state.freed(space)]
    del found[start]
    return found


def _step(state: EuthiaState, seat: Seat, before: _Reached, space: int, steps: int) -> _Reached | None:
    """Return a way with one step more, None if Fire would kill the hero there (EU-095, EU-096)."""
    acts = felt(state, seat, space)
    figures, factor = state.box.cards.dice, state.story.fire_water_factor(state)
    fire = before.fire + (figures.fire * factor if acts & FIRE else 0)
    water = before.water + (figures.water * factor if acts & WATER else 0)
    health = health_after(state, seat, space, before.health)
    return _Reached(steps, fire, water, health, (*before.path, space)) if health else None


def _paid(state: EuthiaState, seat: Seat, space: int, reached: _Reached) -> WayView | None:
    """Return a way with the tokens that it takes: as few points as can be are wasted, a fight keeps its token."""
    fight = not state.freed(space)
    tokens = [a for a in range(len(ACTIONS)) for _ in range(held(state, seat, a))]
    if fight and not granting(state, seat, COMBAT):
        tokens.remove(COMBAT)
    need = reached.steps - state.moves[seat]
    worth = [points(state, action) for action in range(len(ACTIONS))]
    sets = [some for n in range(len(tokens) + 1) for some in combinations(tokens, n)]
    enough = [some for some in sets if sum(worth[a] for a in some) >= need]
    if not enough:
        return None
    spent = min(enough, key=lambda some: (sum(worth[a] for a in some), len(some), COMBAT in some, some))
    left, todo, do = state.moves[seat], list(spent), []
    for step in reached.path:
        if not left:
            token = todo.pop(0)
            left += worth[token]
            do.append(str(WALKS[token]))
        left -= 1
        do.append(str(state.cat.map.steps[step]))
    return WayView(tuple(do), tuple([ACTIONS[a] for a in spent]), reached.fire, reached.water, fight)

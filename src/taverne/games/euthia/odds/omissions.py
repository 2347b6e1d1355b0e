"""What a hero has for a combat that its odds do not count: with it a figure is the least he may expect.
What they do count is left to ``armoury``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box import compiled_effects as verb
from ..box.catalogue import SACK
from ..box.compiled_effects import (
    AFTER_HERO_ROLL,
    AFTER_MONSTER_ROLL,
    ANY,
    AROUND_MONSTER_ROLL,
    BEFORE_HERO_ROLL,
    BEFORE_MONSTER_ROLL,
    HERO_ROLL,
    PREP,
    UseOps,
)
from ..rules.combat.hero_attack import SWIFT, USUAL
from ..state.game_state import EuthiaState
from .armoury import HEAL, best, known_use, strikes

IN_COMBAT: Final = frozenset(
    (
        PREP,
        BEFORE_MONSTER_ROLL,
        AROUND_MONSTER_ROLL,
        AFTER_MONSTER_ROLL,
        BEFORE_HERO_ROLL,
        HERO_ROLL,
        AFTER_HERO_ROLL,
    )
)


def uncounted(state: EuthiaState, seat: Seat) -> bool:
    """Has a hero at hand what might turn a combat and is left out of its odds?"""
    for element, uses in enumerate(state.cat.essence_uses):
        if state.essences[seat][element]:
            found = best(uses)
            if found is not None and found[0] != HEAL:
                return True
    held = [thing for thing, holder in enumerate(state.holder) if holder == seat and not state.engaged[thing]]
    return any(left_out(state, thing) for thing in held)


def left_out(state: EuthiaState, thing: int) -> bool:
    """Is a thing at hand, of use in a combat and not counted?"""
    cat, tile = state.cat, state.design[thing]
    if state.spot[thing] < 0 and cat.tile_slot[tile] != SACK:
        return False
    if cat.tile_kind[tile] in (*SWIFT, *USUAL):
        return not strikes(state, tile)
    return known_use(state, tile) is None and any(helps(use) for use in cat.tile_uses[tile])


def helps(use: UseOps) -> bool:
    """May a use turn a combat?"""
    return use.trigger in IN_COMBAT or (use.trigger == ANY and any(op.verb in (verb.HEAL, verb.GAIN) for op in use.ops))

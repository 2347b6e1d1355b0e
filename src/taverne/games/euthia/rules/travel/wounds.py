"""Wounds outside combat, what is paid to avoid them, and death: the Chapel and its price (EU-208, EU-215 to EU-217).
Deaths in a combat are left to ``aftermath``, which revives the hero from here."""

from __future__ import annotations

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.frames import Flow, Frame, call, choose, procedure, step

from ...box.compiled_effects import Op
from ...box.integer_tables import NONE
from ...state.game_state import COOP, EuthiaState
from ..goods.holdings import max_health
from ..goods.payment import can_pay, pay
from .places import chapel


def wound(state: EuthiaState, seat: Seat, n: int, told: str = "wounded", rule: str = "EU-258") -> Flow:
    """Wound a hero outside combat; without health left he dies (EU-208, EU-258)."""
    state.health[seat] -= min(n, state.health[seat])
    if n:
        state.tell(told, rule, seat=seat, n=n, health=state.health[seat])
    return die(state, seat) if state.health[seat] == 0 else None


def give_wound(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    """Plain wounds, unless the hero pays to avoid them (EU-171, EU-240)."""
    return call(state, Hurting(seat, n)) if op.instead is None else call(state, Sparing(seat, n, op.number))


@procedure
class Hurting(Frame):
    """Wounds outside combat (EU-258)."""

    seat: Seat = 0
    n: int = 0

    @step
    def hurt(self, state: EuthiaState) -> Flow:
        state.health[self.seat] -= min(self.n, state.health[self.seat])
        state.tell("wounded", "EU-258", seat=self.seat, n=self.n, health=state.health[self.seat])
        return die(state, self.seat) if state.health[self.seat] == 0 else None


@procedure
class Sparing(Frame):
    """Pay instead of being wounded, if one can and will."""

    seat: Seat = 0
    n: int = 0
    effect: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        cost = state.cat.effects[self.effect].instead
        assert cost is not None
        options = (PASS, Action("pay")) if can_pay(state, self.seat, cost) else (PASS,)
        return choose(state, self.seat, "pay-instead", options, "EU-240", {"n": self.n}, PASS)

    @step
    def settle(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return call(state, Hurting(self.seat, self.n))
        cost = state.cat.effects[self.effect].instead
        assert cost is not None
        return pay(state, self.seat, cost)


def revive(state: EuthiaState, seat: Seat) -> None:
    """Put a dead hero into the Chapel at full health, without movement, the Dwurt die at zero (EU-211, EU-367).

    In his own turn he has left a portal otherwise than by portal, if he died on one (EU-086).
    """
    if seat == state.turn and state.at[seat] in state.portals:
        state.portals.remove(state.at[seat])
    state.at[seat] = chapel(state)
    state.health[seat] = max_health(state, seat)
    state.moves[seat] = 0
    state.dwurt_die[seat] = 0


def die(state: EuthiaState, seat: Seat) -> Flow:
    """Let a hero die outside combat (EU-215, EU-216); a step returns this. Deaths in combat end the combat."""
    return call(state, Dying(seat, state.at[seat]))


@procedure
class Dying(Frame):
    """Death outside combat: the Chapel, and reputation lost (EU-215 to EU-217)."""

    seat: Seat = 0
    space: int = NONE
    dwurt: int = 0

    @step
    def fall(self, state: EuthiaState) -> Flow:
        figures = state.box.cards.death
        cost = figures.rep_coop if state.mode == COOP else figures.rep_dwurt if self.dwurt else figures.rep_outside
        state.rep[self.seat] = max(0, state.rep[self.seat] - cost)
        revive(state, self.seat)
        state.tell("died", "EU-215", seat=self.seat, n=cost)
        return state.story.hero_dies(state, self.seat, self.space)

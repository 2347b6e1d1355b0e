"""One use of a piece: paying for it, engaging or discarding it, and its effects one by one (EU-273 to EU-281).
What may be used is left to ``uses``; what effects do, to ``effects`` in a combat and to ``gains`` outside."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.compiled_effects import SURVIVE, Op, UseOps
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS, GEMS
from ...state.duel import Rescue
from ...state.game_state import EuthiaState
from ...state.hero_state import SetGem
from ..combat import effects as combat_effects
from .gains import carry_out
from .holdings import holds, scrap, times
from .payment import can_pay, pay, spend_dwurt
from .uses import GEM, POWER, TILE, UNENGAGED, find, use_of

PAY: Final = Action("pay")


def use_piece(state: EuthiaState, seat: Seat, action: Action, mask: int = 1 << verb.OUT | 1 << verb.ANY) -> Flow:
    """Use a piece; a step returns this."""
    source, piece, n = find(state, seat, action, mask)
    return call(state, Using(seat, source, piece, n))


@procedure
class Using(Frame):
    """Use a piece: pay for it, engage or discard it, then its effects in their order (EU-273, EU-296, EU-301).

    A tile of a single use is discarded before it works, so that nobody sells it or uses it once more meanwhile.
    """

    seat: Seat = 0
    source: int = TILE
    piece: int = 0
    n: int = 0
    index: int = 0
    paid: int = 0
    tile: int = -1
    jump: int = 0
    """How far the teleports of this use reach together."""
    held: int = -1
    """Which conditions of its effects held when it was used, bit by bit; -1 before anybody has looked."""

    @step
    def begin(self, state: EuthiaState) -> Flow:
        seat, cat = self.seat, state.cat
        if self.source == TILE:
            self.tile = state.design[self.piece]
            if self.tile < cat.hero_tiles and cat.tile_dwurt[self.tile]:
                spend_dwurt(state, seat, cat.tile_dwurt[self.tile])
            self._spend(state)
        elif self.source == GEM:
            _turn(state, seat, self.piece)
        elif self.source == POWER:
            state.story.spend_power(state)
        else:
            state.essences[seat][self.piece] -= 1
        state.tell("used", "EU-273", seat=seat, piece=self.name(state))
        return None

    def _spend(self, state: EuthiaState) -> None:
        """Discard the tile, engage it, or note that it was used in this attack (EU-149, EU-168, EU-273)."""
        if state.cat.tile_single[self.tile]:
            scrap(state, self.piece)
            self.piece = NONE
        elif state.cat.tile_kind[self.tile] not in UNENGAGED:
            state.engaged[self.piece] = 1
        elif state.duel is not None:
            state.duel.spent.append(self.piece)

    def name(self, state: EuthiaState) -> str:
        if self.source == TILE:
            return state.cat.tile_names[self.tile]
        if self.source == POWER:
            return f"power-{state.box.cards.power[self.piece].id}"
        return f"gem-{GEMS[self.piece]}" if self.source == GEM else f"essence-{ELEMENTS[self.piece]}"

    def thing(self) -> int:
        """Return the thing whose effects these are, NONE for a gem, an essence or a tile that is gone."""
        return self.piece if self.source == TILE else NONE

    def use(self, state: EuthiaState) -> UseOps:
        if self.source == TILE:
            return state.cat.tile_uses[self.tile][self.n]
        return use_of(state, self.source, self.piece, self.n)

    def ops(self, state: EuthiaState) -> tuple[Op, ...]:
        return self.use(state).ops

    @step
    def offer(self, state: EuthiaState) -> Flow:
        """An effect with a price is offered; the last chance of a use that must be paid is taken (op.pay)."""
        found = self.ops(state)
        if self.jump and not any(op.verb == verb.TELEPORT for op in found[self.index :]):
            n, self.jump = self.jump, 0
            self.go(self.offer)
            jump = next(op for op in reversed(found) if op.verb == verb.TELEPORT)
            assert jump.give is not None
            return jump.give(state, self.seat, jump, n)
        if self.index == len(found):
            return DONE
        op = found[self.index]
        if self.held < 0:
            self.held = self.conditions(state)
        if not self.held >> self.index & 1:
            return self.skip()
        if op.pay is None:
            return self.go(self.work)
        if not can_pay(state, self.seat, op.pay):
            return self.skip()
        if all(o.pay is not None for o in found) and not self.paid and not self.another(state, found):
            return answered(state, PAY)
        data: dict[str, int | str] = {"piece": self.name(state)}
        return ask(state, Choice(self.seat, "pay-for", (PAY, PASS), "EU-273", data, PASS))

    def conditions(self, state: EuthiaState) -> int:
        """Look at the conditions of all effects before the first of them changes anything (EU-281)."""
        return sum(1 << n for n, op in enumerate(self.ops(state)) if holds(state, self.seat, op, self.thing()))

    def another(self, state: EuthiaState, found: tuple[Op, ...]) -> bool:
        later = found[self.index + 1 :]
        return any(op.pay is not None and can_pay(state, self.seat, op.pay) for op in later)

    def skip(self) -> Flow:
        self.index += 1
        return self.go(self.offer)

    @step
    def settle(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return self.skip()
        cost = self.ops(state)[self.index].pay
        assert cost is not None
        self.paid = 1
        return pay(state, self.seat, cost)

    @step
    def work(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        op = self.ops(state)[self.index]
        self.index += 1
        thing = self.thing()
        n = op.n * times(state, self.seat, op, thing)
        duel = state.duel
        if duel is not None and duel.seat == self.seat:
            if op.verb == SURVIVE:
                duel.survive = Rescue(self.piece, self.tile, self.n, self.index)
                return DONE
            if op.fight is not None:
                return combat_effects.do(state, op, n, self.use(state).trigger, self.tile)
        if op.verb == verb.TELEPORT:
            self.jump += n
            return None
        return carry_out(state, self.seat, op, thing)


def _turn(state: EuthiaState, seat: Seat, kind: int) -> None:
    """Turn an active gem of a kind inactive (EU-296)."""
    active = SetGem(kind)
    worn = [thing for thing in state.slots[seat] if thing >= 0]
    gems, thing = next((gems, t) for t in worn for gems in (state.gem1, state.gem2) if gems[t] == active)
    gems[thing] = SetGem(kind, False)

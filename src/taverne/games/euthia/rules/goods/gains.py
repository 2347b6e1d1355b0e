"""What effects give and do outside combat: gold, cards, gems, tiles, movement, jumps, actions.
Combat's own verbs are in ``effects``; whatever does not fit is left to ``storage``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box import compiled_effects as verb
from ...box.compiled_effects import Op
from ...box.terms import ELEMENTS, GEMS
from ...box.written.texts import amount
from ...state.game_state import EuthiaState
from ..combat.effects import DrawingBoth, heal
from .card_decks import purge
from .cards import draw_gold, draw_silver
from .equipment import receive, shift
from .holdings import holds, max_health, times, working
from .payment import can_pay, pay

UNHURT: Final = Reason("unhurt", "EU-258")
NOTHING_ENGAGED: Final = Reason("nothing-engaged", "EU-273")
NO_ESSENCES: Final = Reason("no-essence", "EU-301")
DIE_DOWN: Final = Reason("no-effect", "EU-360")
TAKE_GEM: Final = tuple(Action("take_gem", (gem,)) for gem in GEMS)
TAKE_ESSENCE: Final = tuple(Action("take_essence", (element,)) for element in ELEMENTS)


def grant(state: EuthiaState, seat: Seat, ops: tuple[Op, ...], source: str) -> Flow:
    """Carry out effects for a hero one by one; a step returns this."""
    if len(ops) == 1 and ops[0].pay is None:
        return give(state, seat, ops[0])
    return call(state, Granting(seat, [op.number for op in ops])) if ops else None


def give(state: EuthiaState, seat: Seat, op: Op, thing: int = -1) -> Flow:
    """Carry out one effect for a hero, if its condition holds."""
    return carry_out(state, seat, op, thing) if holds(state, seat, op, thing) else None


def carry_out(state: EuthiaState, seat: Seat, op: Op, thing: int = -1) -> Flow:
    """Carry out one effect for a hero, whose condition has been looked at."""
    many = times(state, seat, op, thing)
    assert op.give is not None, "it gives something outside combats"
    return op.give(state, seat, op, many if op.verb == verb.GAIN else op.n * many)


def give_gain(state: EuthiaState, seat: Seat, op: Op, many: int) -> Flow:
    """Take so much of each; cards are drawn (EU-218), potions come while there are any (EU-045)."""
    rep, gold, gaar, dwurt, silver, gold_cards, potions = op.args
    state.rep[seat] += rep * many
    state.gold[seat] += gold * many
    state.gaar[seat] += gaar * many
    state.dwurt[seat] += dwurt * many
    for _ in range(min(potions * many, state.potions)):
        state.potions -= 1
        state.add_thing(seat, state.cat.potion)
    tell_gained(state, seat, op, many)
    if silver and gold_cards:
        return call(state, DrawingBoth(seat, silver * many, gold_cards * many))
    if silver:
        return draw_silver(state, seat, silver * many)
    return draw_gold(state, seat, gold_cards * many)


def tell_gained(state: EuthiaState, seat: Seat, op: Op, many: int) -> None:
    """Tell how much of each a hero gains, if it is anything."""
    if state.events is None or not many or not any(op.args):
        return
    goods = [amount(name, n * many) for name, n in zip(verb.GAINS, op.args, strict=True) if n]
    state.tell("gained", "EU-198", seat=seat, goods=goods)


def give_lose(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    gold, gaar = op.args
    state.gold[seat] -= min(gold, state.gold[seat])
    state.gaar[seat] -= min(gaar, state.gaar[seat])
    return None


def give_gem(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Choosing(seat, 0, n, list(op.args)))


def give_essence(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Choosing(seat, 1, n, list(op.args)))


@procedure
class Choosing(Frame):
    """Take gems or essences, each of a kind of one's choice among those allowed."""

    seat: Seat = 0
    essence: int = 0
    n: int = 1
    of: list[int] = field(default_factory=list)

    @step
    def offer(self, state: EuthiaState) -> Flow:
        if not self.n:
            return DONE
        actions = TAKE_ESSENCE if self.essence else TAKE_GEM
        options = tuple([actions[kind] for kind in self.of])
        prompt = "take-essence" if self.essence else "take-gem"
        return choose(state, self.seat, prompt, options, "EU-289", {"n": self.n}, options[0])

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.n -= 1
        kinds, held = (ELEMENTS, state.essences[self.seat]) if self.essence else (GEMS, state.gems[self.seat])
        kind = kinds.index(state.answer.word())
        held[kind] += 1
        word = f"essence-{kinds[kind]}" if self.essence else f"gem-{kinds[kind]}"
        state.tell("took", "EU-289", seat=self.seat, piece=word)
        return self.go(self.offer)


def give_take(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    receive(state, seat, op.args[0])
    state.tell("found", "EUS-081", seat=seat, tile=state.cat.tile_names[op.args[0]])
    return None


def give_purge(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    silver, gold = op.args
    purge(state, silver, gold)
    return None


def give_heal(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    heal(state, seat, n)
    return None


def give_move(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    state.moves[seat] += n
    return None


def bar_heal(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    return UNHURT if state.health[seat] >= max_health(state, seat) else None


def bar_refresh(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    return None if tired(state, seat) else NOTHING_ENGAGED


def bar_transmute(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    return None if any(state.essences[seat]) else NO_ESSENCES


def bar_shift(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    return None if any(state.stored[thing] is not None for thing in state.slots[seat] if thing >= 0) else NO_ESSENCES


def give_refresh(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Refreshing(seat, n))


@procedure
class Refreshing(Frame):
    """Unengage up to so many other tiles, none that can do this itself."""

    seat: Seat = 0
    n: int = 1

    @step
    def offer(self, state: EuthiaState) -> Flow:
        things = tired(state, self.seat)
        if not self.n or not things:
            return DONE
        names = dict.fromkeys(state.cat.tile_ids[state.design[thing]] for thing in things)
        options = (PASS, *[Action("refresh", (name,)) for name in names])
        return ask(state, Choice(self.seat, "refresh", options, "EU-273", {"n": self.n}, PASS))

    @step
    def wake(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return DONE
        self.n -= 1
        tile = state.cat.tile_index[state.answer.word()]
        thing = next(t for t in tired(state, self.seat) if state.design[t] == tile)
        state.engaged[thing] = 0
        state.tell("refreshed", "EU-273", seat=self.seat, tile=state.cat.tile_names[tile])
        return self.go(self.offer)


def tired(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the engaged tiles that may be unengaged."""
    uses = state.cat.tile_uses
    return [
        thing
        for thing in working(state, seat)
        if state.engaged[thing]
        and not any(op.verb == verb.REFRESH for use in uses[state.design[thing]] for op in use.ops)
    ]


def give_transmute(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Transmuting(seat, n))


@procedure
class Transmuting(Frame):
    """Change up to so many own essences into another kind (EU-301)."""

    seat: Seat = 0
    n: int = 1

    @step
    def offer(self, state: EuthiaState) -> Flow:
        kinds = len(ELEMENTS)
        held = [e for e in range(kinds) if state.essences[self.seat][e]]
        if not self.n or not held:
            return DONE
        swaps = [Action("transmute", (ELEMENTS[a], ELEMENTS[b])) for a in held for b in range(kinds) if b != a]
        return ask(state, Choice(self.seat, "transmute", (PASS, *swaps), "EU-301", {"n": self.n}, PASS))

    @step
    def change(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return DONE
        self.n -= 1
        for word, more in zip(state.answer.args, (-1, 1), strict=True):
            state.essences[self.seat][ELEMENTS.index(str(word))] += more
        return self.go(self.offer)


def give_shift(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return shift(state, seat, n)


def bar_dwurt_die(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    """A die at zero is turned down no further."""
    return DIE_DOWN if op.n < 0 and not state.dwurt_die[seat] else None


def give_dwurt_die(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    top = len(state.box.cards.dwurt_die.faces) - 1
    state.dwurt_die[seat] = min(top, max(0, state.dwurt_die[seat] + n))
    return None


@procedure
class Granting(Frame):
    """Carry out several effects in their order; one with a price is offered (EU-242)."""

    seat: Seat = 0
    numbers: list[int] = field(default_factory=list)
    index: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        if self.index == len(self.numbers):
            return DONE
        cost = state.cat.effects[self.numbers[self.index]].pay
        if cost is None:
            return self.go(self.work)
        if not can_pay(state, self.seat, cost):
            self.index += 1
            return self.go(self.offer)
        return ask(state, Choice(self.seat, "pay-more", (Action("pay"), PASS), "EU-242", {}, PASS))

    @step
    def settle(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            self.index += 1
            return self.go(self.offer)
        cost = state.cat.effects[self.numbers[self.index]].pay
        assert cost is not None
        return pay(state, self.seat, cost)

    @step
    def work(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        op = state.cat.effects[self.numbers[self.index]]
        self.index += 1
        return give(state, self.seat, op)

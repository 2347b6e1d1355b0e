"""What effects give and do outside combat: gold, cards, gems, tiles, movement, jumps, actions.
Combat's own verbs are in ``effects``; whatever does not fit is left to ``storage``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.compiled_effects import Op
from ...box.terms import ELEMENTS, GEMS
from ...box.texts import amount
from ...state.game_state import Table
from .. import links
from ..combat.effects import DrawingBoth, heal
from . import mining
from .cards import draw_gold, draw_silver
from .equipment import receive, shift
from .finds import Prospecting, Rewarding, Several
from .holdings import holds, times, working
from .payment import can_pay, pay

Giving = Callable[[Table, Seat, Op, int], Flow]
TAKE_GEM: Final = tuple(Action("take_gem", (gem,)) for gem in GEMS)
TAKE_ESSENCE: Final = tuple(Action("take_essence", (element,)) for element in ELEMENTS)


def grant(table: Table, seat: Seat, ops: tuple[Op, ...], source: str) -> Flow:
    """Carry out effects for a hero one by one; a step returns this."""
    if len(ops) == 1 and ops[0].pay is None:
        return give(table, seat, ops[0])
    return call(table, Granting(seat, [op.number for op in ops])) if ops else None


def give(table: Table, seat: Seat, op: Op, thing: int = -1) -> Flow:
    """Carry out one effect for a hero, if its condition holds."""
    return carry_out(table, seat, op, thing) if holds(table, seat, op, thing) else None


def carry_out(table: Table, seat: Seat, op: Op, thing: int = -1) -> Flow:
    """Carry out one effect for a hero, whose condition has been looked at."""
    many = times(table, seat, op, thing)
    return DO[op.verb](table, seat, op, many if op.verb == verb.GAIN else op.n * many)


def _gain(table: Table, seat: Seat, op: Op, many: int) -> Flow:
    """Take so much of each; cards are drawn (EU-218), potions come while there are any (EU-045)."""
    rep, gold, gaar, dwurt, silver, gold_cards, potions = op.args
    table.rep[seat] += rep * many
    table.gold[seat] += gold * many
    table.gaar[seat] += gaar * many
    table.dwurt[seat] += dwurt * many
    for _ in range(min(potions * many, table.potions)):
        table.potions -= 1
        table.add_thing(seat, table.cat.potion)
    if table.events is not None and many and any(op.args):
        goods = [amount(name, n * many) for name, n in zip(verb.GAINS, op.args, strict=True) if n]
        table.emit("gained", {"seat": seat, "goods": goods}, "EU-198")
    if silver and gold_cards:
        return call(table, DrawingBoth(seat, silver * many, gold_cards * many))
    if silver:
        return draw_silver(table, seat, silver * many)
    return draw_gold(table, seat, gold_cards * many)


def _lose(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    gold, gaar = op.args
    table.gold[seat] -= min(gold, table.gold[seat])
    table.gaar[seat] -= min(gaar, table.gaar[seat])
    return None


def _gem(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return call(table, Choosing(seat, 0, n, list(op.args)))


def _essence(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return call(table, Choosing(seat, 1, n, list(op.args)))


@procedure
class Choosing(Frame):
    """Take gems or essences, each of a kind of one's choice among those allowed."""

    seat: Seat = 0
    essence: int = 0
    n: int = 1
    of: list[int] = field(default_factory=list)

    @step
    def offer(self, table: Table) -> Flow:
        if not self.n:
            return DONE
        actions = TAKE_ESSENCE if self.essence else TAKE_GEM
        options = tuple([actions[kind] for kind in self.of])
        if len(options) == 1:
            table.answer = options[0]
            return None
        prompt = "take-essence" if self.essence else "take-gem"
        return ask(table, Choice(self.seat, prompt, options, "EU-289", {"n": self.n}, options[0]))

    @step
    def take(self, table: Table) -> Flow:
        self.n -= 1
        kinds, held = (ELEMENTS, table.essences) if self.essence else (GEMS, table.gems)
        kind = kinds.index(str(table.answer.args[0]))
        held[len(kinds) * self.seat + kind] += 1
        if table.events is not None:
            word = f"essence-{kinds[kind]}" if self.essence else f"gem-{kinds[kind]}"
            table.emit("took", {"seat": self.seat, "piece": word}, "EU-289")
        return self.go(self.offer)


def _treasure(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return call(table, Several(seat, n, op.args[0]))


def _resource(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    """In a Mining action more draws, elsewhere from a deck of one's choice (EU-242)."""
    if any(isinstance(frame, mining.Mining) for frame in table.stack):
        mining.add_draws(table, n)
        return None
    return call(table, Prospecting(seat, n))


def _reward_tile(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return call(table, Rewarding(seat, op.args[0])) if table.rewards[op.args[0]] else None


def _take(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    receive(table, seat, op.args[0])
    table.emit("found", {"seat": seat, "tile": table.cat.tile_names[op.args[0]]}, "EUS-081")
    return None


def _purge(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    silver, gold = op.args
    links.purge(table, silver, gold)
    return None


def _heal(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    heal(table, seat, n)
    return None


def _wound(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    """Plain wounds, unless the hero pays to avoid them (EU-171, EU-240)."""
    return call(table, Hurting(seat, n)) if op.instead is None else call(table, Sparing(seat, n, op.number))


@procedure
class Hurting(Frame):
    """Wounds outside combat (EU-258)."""

    seat: Seat = 0
    n: int = 0

    @step
    def hurt(self, table: Table) -> Flow:
        table.health[self.seat] -= min(self.n, table.health[self.seat])
        if table.events is not None:
            data = {"seat": self.seat, "n": self.n, "health": table.health[self.seat]}
            table.emit("wounded", data, "EU-258")
        return links.die(table, self.seat) if table.health[self.seat] == 0 else None

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Sparing(Frame):
    """Pay instead of being wounded, if one can and will."""

    seat: Seat = 0
    n: int = 0
    effect: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        cost = table.cat.effects[self.effect].instead
        assert cost is not None
        if not can_pay(table, self.seat, cost):
            table.answer = PASS
            return None
        options = (PASS, Action("pay"))
        return ask(table, Choice(self.seat, "pay-instead", options, "EU-240", {"n": self.n}, PASS))

    @step
    def settle(self, table: Table) -> Flow:
        if table.answer == PASS:
            self.go(self.end)
            return call(table, Hurting(self.seat, self.n))
        cost = table.cat.effects[self.effect].instead
        assert cost is not None
        return pay(table, self.seat, cost)

    @step
    def end(self, table: Table) -> Flow:
        return DONE


def _move(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    table.moves[seat] += n
    return None


def _teleport(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return links.teleport(table, seat, n)


def _action(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return links.free_action(table, seat, op.args[0])


def _cart(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    mining.add_cart(table)
    return None


def _discount(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    links.discount(table, n)
    return None


def _renewal(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return links.renew_free(table)


def _refresh(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return call(table, Refreshing(seat, n))


@procedure
class Refreshing(Frame):
    """Unengage up to so many other tiles, none that can do this itself."""

    seat: Seat = 0
    n: int = 1

    @step
    def offer(self, table: Table) -> Flow:
        things = tired(table, self.seat)
        if not self.n or not things:
            return DONE
        names = dict.fromkeys(table.cat.tile_ids[table.design[thing]] for thing in things)
        options = (PASS, *[Action("refresh", (name,)) for name in names])
        return ask(table, Choice(self.seat, "refresh", options, "EU-273", {"n": self.n}, PASS))

    @step
    def wake(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        self.n -= 1
        tile = table.cat.tile_index[str(table.answer.args[0])]
        thing = next(t for t in tired(table, self.seat) if table.design[t] == tile)
        table.engaged[thing] = 0
        table.emit("refreshed", {"seat": self.seat, "tile": table.cat.tile_names[tile]}, "EU-273")
        return self.go(self.offer)


def tired(table: Table, seat: Seat) -> list[int]:
    """Return the engaged tiles that may be unengaged."""
    uses = table.cat.tile_uses
    return [
        thing
        for thing in working(table, seat)
        if table.engaged[thing]
        and not any(op.verb == verb.REFRESH for use in uses[table.design[thing]] for op in use.ops)
    ]


def _transmute(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return call(table, Transmuting(seat, n))


@procedure
class Transmuting(Frame):
    """Change up to so many own essences into another kind (EU-301)."""

    seat: Seat = 0
    n: int = 1

    @step
    def offer(self, table: Table) -> Flow:
        kinds = len(ELEMENTS)
        held = [e for e in range(kinds) if table.essences[kinds * self.seat + e]]
        if not self.n or not held:
            return DONE
        swaps = [Action("transmute", (ELEMENTS[a], ELEMENTS[b])) for a in held for b in range(kinds) if b != a]
        return ask(table, Choice(self.seat, "transmute", (PASS, *swaps), "EU-301", {"n": self.n}, PASS))

    @step
    def change(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        self.n -= 1
        kinds = len(ELEMENTS)
        for word, more in zip(table.answer.args, (-1, 1), strict=True):
            table.essences[kinds * self.seat + ELEMENTS.index(str(word))] += more
        return self.go(self.offer)


def _shift(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    return shift(table, seat, n)


def _dwurt_die(table: Table, seat: Seat, op: Op, n: int) -> Flow:
    top = len(table.box.cards.dwurt_die.faces) - 1
    table.dwurt_die[seat] = min(top, max(0, table.dwurt_die[seat] + n))
    return None


DO: Final[dict[int, Giving]] = {
    verb.GAIN: _gain,
    verb.LOSE: _lose,
    verb.GEM: _gem,
    verb.ESSENCE: _essence,
    verb.TREASURE: _treasure,
    verb.RESOURCE: _resource,
    verb.REWARD_TILE: _reward_tile,
    verb.TAKE: _take,
    verb.PURGE: _purge,
    verb.HEAL: _heal,
    verb.WOUND: _wound,
    verb.MOVE: _move,
    verb.TELEPORT: _teleport,
    verb.ACTION: _action,
    verb.CART: _cart,
    verb.DISCOUNT: _discount,
    verb.RENEWAL: _renewal,
    verb.REFRESH: _refresh,
    verb.TRANSMUTE: _transmute,
    verb.SHIFT: _shift,
    verb.DWURT_DIE: _dwurt_die,
}


@procedure
class Granting(Frame):
    """Carry out several effects in their order; one with a price is offered (EU-242)."""

    seat: Seat = 0
    numbers: list[int] = field(default_factory=list)
    index: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        if self.index == len(self.numbers):
            return DONE
        cost = table.cat.effects[self.numbers[self.index]].pay
        if cost is None:
            return self.go(self.work)
        if not can_pay(table, self.seat, cost):
            self.index += 1
            return self.go(self.offer)
        return ask(table, Choice(self.seat, "pay-more", (Action("pay"), PASS), "EU-242", {}, PASS))

    @step
    def settle(self, table: Table) -> Flow:
        if table.answer == PASS:
            self.index += 1
            return self.go(self.offer)
        cost = table.cat.effects[self.numbers[self.index]].pay
        assert cost is not None
        return pay(table, self.seat, cost)

    @step
    def work(self, table: Table) -> Flow:
        op = table.cat.effects[self.numbers[self.index]]
        self.index += 1
        return give(table, self.seat, op)

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.offer)

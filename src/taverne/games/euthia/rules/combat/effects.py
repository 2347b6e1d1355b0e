"""What effects do in a combat: changes of rolls, wounds and damage for as long as their moment says, and the foe's own.
Gains outside combat are left to ``gains``; when a piece is used, to ``uses`` and the steps of the combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.compiled_effects import INITIATIVE, PREP, STRIKE, Op
from ...box.integer_tables import NONE
from ...state.duel import (
    CLOVER,
    CURSED,
    CURSED_DAMAGE,
    DAMAGE_LESS,
    DAMAGE_MORE,
    DICE,
    RABBIT,
    WOUNDS_LESS,
    WOUNDS_MORE,
    Duel,
)
from ...state.game_state import Table
from .. import links
from ..goods.cards import count, draw_gold, draw_silver, held, lose
from ..scenarios import played as scenarios

HERO_BAND: Final = STRIKE
"""Effects in the bands of a hero's attack last as those of the tile chosen for it."""
FOE_BAND: Final = 20
CARD: Final = 21
"""Moments that no piece of a hero has: a band of the foe's attack, a card of its player."""
LATER: Final = (STRIKE, INITIATIVE)

Doing = Callable[[Table, Duel, Op, int, int], Flow]


def at_hand(table: Table) -> Duel:
    assert table.duel is not None, "a combat is on"
    return table.duel


def fallen(table: Table, duel: Duel) -> bool:
    """Has one side fallen (EU-195)?"""
    return table.health[duel.seat] <= 0 or duel.damage >= scenarios.foe_health(table, duel.foe)


def immune(table: Table, duel: Duel, source: int = NONE) -> bool:
    """Is the foe immune to whatever this is, which comes from a tile or from none (EU-319, EU-320)?"""
    if not table.cat.foes.immunity[duel.foe]:
        return False
    despite = table.cat.tile_despite_immunity
    return not (0 <= source < len(despite) and despite[source])


def _clover(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Hero rolls: this one, the whole combat, or until step A of the foe's next attack (EU-225, EU-315)."""
    if when in (FOE_BAND, CARD):
        duel.penalty += n
    elif when == PREP:
        duel.whole[CLOVER] += n
    else:
        duel.now[CLOVER] += n
    return None


def _rabbit(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The foe's strength, in this attack or its next (EU-163)."""
    into = duel.whole if when == PREP else duel.later if when in LATER else duel.now
    into[RABBIT] += n
    return None


def _next_roll(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    duel.ahead[CLOVER] += n
    return None


def _wounds(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    into = duel.whole if when == PREP else duel.later if when in LATER else duel.now
    into[WOUNDS_MORE if n > 0 else WOUNDS_LESS] += abs(n)
    return None


def _damage_plus(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    into = duel.whole if when == PREP else duel.ahead if when in (CARD, FOE_BAND) else duel.now
    into[DAMAGE_MORE if n > 0 else DAMAGE_LESS] += abs(n)
    return None


def _guard(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    duel.guard += n
    return None


def _monster_dice(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    into = duel.whole if when == PREP else duel.later if when in LATER else duel.now
    into[DICE] += n
    return None


def _stun(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    duel.stun += n
    return None


def _damage(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Plain damage is laid on the card at once (EU-192)."""
    duel.damage += n
    if table.events is not None:
        table.emit("damage", {"seat": duel.seat, "n": n, "foe": table.cat.foes.names[duel.foe]}, "EU-192")
    return None


def _drain(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    gaar, chaos, cards = op.args
    duel.gaar = max(0, duel.gaar - gaar * n)
    duel.chaos = max(0, duel.chaos - chaos * n)
    return call(table, Draining(cards * n)) if cards else None


@procedure
class Draining(Frame):
    """The foe's player loses random cards; without rivals the reserves do, gold first."""

    n: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        duel = at_hand(table)
        if not self.n:
            return DONE
        if duel.master == NONE:
            gold = min(self.n, len(table.gold_reserve))
            links.purge(table, self.n - gold, gold)
            return DONE
        if not count(table, duel.master):
            return DONE
        ids, kinds = table.cat.card_ids, len(table.cat.card_ids)
        pool = [ids[c] for c in held(table, duel.master) for _ in range(table.hand[kinds * duel.master + c])]
        return ask(table, Draw(tuple(pool), 1, "drain", "EU-144"))

    @step
    def drop(self, table: Table) -> Flow:
        duel = at_hand(table)
        self.n -= 1
        card = table.cat.card_index[str(table.answer.args[0])]
        lose(table, duel.master, card)
        if table.events is not None:
            data = {"seat": duel.master, "card": f"card-{table.cat.card_ids[card]}"}
            table.emit("card-drained", data, "EU-144", reveals=True)
        return self.go(self.draw)


def _block_curse(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The Curses of this step are undone, at preparation those of the whole combat (EU-148, EU-175)."""
    if when == PREP:
        duel.uncursed = 1
    else:
        duel.penalty -= duel.now[CURSED]
        duel.now[DAMAGE_LESS] -= duel.now[CURSED_DAMAGE]
        duel.now[CURSED] = duel.now[CURSED_DAMAGE] = 0
    return None


def _heal(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    heal(table, duel.seat, n)
    return None


def heal(table: Table, seat: Seat, n: int) -> None:
    """Heal a hero, never above his maximum (EU-258)."""
    gained = max(0, min(n, links.max_health(table, seat) - table.health[seat]))
    table.health[seat] += gained
    if table.events is not None and gained:
        table.emit("healed", {"seat": seat, "n": gained, "health": table.health[seat]}, "EU-258")


def _wound(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Plain wounds at once, which nothing changes (EU-171)."""
    table.health[duel.seat] = max(0, table.health[duel.seat] - n)
    if table.events is not None:
        table.emit("wounded", {"seat": duel.seat, "n": n, "health": table.health[duel.seat]}, "EU-171")
    return None


def _death(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    table.health[duel.seat] = 0
    table.emit("struck-dead", {"seat": duel.seat}, "EU-318")
    return None


def _regenerate(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The foe loses damage, no surplus (EU-174, EU-317)."""
    gained = min(n, duel.damage)
    duel.damage -= gained
    if table.events is not None and gained:
        table.emit("regenerated", {"foe": table.cat.foes.names[duel.foe], "n": gained}, "EU-174")
    return None


def _monster_draw(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The foe's player draws cards; without rivals they go to the reserves (EU-316)."""
    silver, gold = op.args
    if duel.master == NONE:
        return links.feed_reserve(table, silver, gold)
    return call(table, DrawingBoth(duel.master, silver, gold))


@procedure
class DrawingBoth(Frame):
    """Draw silver cards, then gold ones."""

    seat: Seat = 0
    silver: int = 0
    gold: int = 0

    @step
    def first(self, table: Table) -> Flow:
        return draw_silver(table, self.seat, self.silver, int(self.gold > 0))

    @step
    def second(self, table: Table) -> Flow:
        return draw_gold(table, self.seat, self.gold)


def _steal(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Gaar, first of all Skoldur's Dwurt, pass to the foe, who may use them from the next round on (EU-345)."""
    seat = duel.seat
    dwurt = min(n, table.dwurt[seat])
    gaar = min(n - dwurt, table.gaar[seat])
    table.dwurt[seat] -= dwurt
    table.gaar[seat] -= gaar
    taken = dwurt + gaar
    duel.stolen += taken
    if table.events is not None and taken:
        table.emit("stolen", {"seat": seat, "n": taken}, "EU-345")
    return None


def _seal(table: Table, duel: Duel, op: Op, n: int, when: int) -> Flow:
    return call(table, Sealing(n, op.args[0]))


@procedure
class Sealing(Frame):
    """Name abilities that cannot be used this round: the foe's player does, without rivals chance (EU-227)."""

    n: int = 1
    engage: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        duel = at_hand(table)
        things = abilities(table, duel)
        if not self.n or not things:
            return DONE
        ids = [table.cat.tile_ids[table.design[thing]] for thing in things]
        if duel.master == NONE:
            return ask(table, Draw(tuple(ids), 1, "seal", "EU-227"))
        options = tuple([table.cat.seal[table.design[thing]] for thing in things])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(duel.master, "seal", options, "EU-227", {"seat": duel.seat}, options[0]))

    @step
    def close(self, table: Table) -> Flow:
        duel = at_hand(table)
        self.n -= 1
        tile = table.cat.tile_index[str(table.answer.args[0])]
        thing = next(t for t in abilities(table, duel) if table.design[t] == tile)
        duel.sealed.append(thing)
        if self.engage:
            table.engaged[thing] = 1
        if table.events is not None:
            table.emit("sealed", {"seat": duel.seat, "tile": table.cat.tile_names[tile]}, "EU-227")
        return self.go(self.offer)


def abilities(table: Table, duel: Duel) -> list[int]:
    """Return the hero's abilities that are not engaged and not sealed yet."""
    kinds = table.cat.ability_kinds
    return [
        thing
        for thing in table.slots[duel.seat]
        if thing >= 0
        and table.cat.tile_kind[table.design[thing]] in kinds
        and not table.engaged[thing]
        and thing not in duel.sealed
    ]


DO: Final[dict[int, Doing]] = {
    verb.CLOVER: _clover,
    verb.RABBIT: _rabbit,
    verb.NEXT_ROLL: _next_roll,
    verb.WOUNDS_PLUS: _wounds,
    verb.DAMAGE_PLUS: _damage_plus,
    verb.GUARD: _guard,
    verb.MONSTER_DICE: _monster_dice,
    verb.STUN: _stun,
    verb.DAMAGE: _damage,
    verb.DRAIN: _drain,
    verb.BLOCK_CURSE: _block_curse,
    verb.HEAL: _heal,
    verb.WOUND: _wound,
    verb.DEATH: _death,
    verb.REGENERATE: _regenerate,
    verb.MONSTER_DRAW: _monster_draw,
    verb.STEAL: _steal,
    verb.SEAL: _seal,
}
ON_FOE: Final = frozenset((verb.RABBIT, verb.MONSTER_DICE, verb.STUN, verb.DRAIN))
"""What an immune foe does not feel (EU-319, EU-321)."""


def do(table: Table, op: Op, n: int, when: int, tile: int = NONE) -> Flow:
    """Carry out one effect in a combat; ``tile`` is the design it is on, NONE for cards and bands of the foe."""
    duel = at_hand(table)
    mine = when not in (FOE_BAND, CARD)
    if mine and op.verb in ON_FOE and immune(table, duel, tile):
        return None
    return DO[op.verb](table, duel, op, n, when)

"""What effects do in a combat: changes of rolls, wounds and damage for as long as their moment says, and the foe's own.
Gains outside combat are left to ``gains``; when a piece is used, to ``uses`` and the steps of the combat."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

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
from ...state.game_state import EuthiaState
from ..goods.card_decks import feed, purge
from ..goods.cards import count, draw_gold, draw_silver, held, lose
from ..goods.holdings import max_health
from ..goods.immunity import ON_FOE, immune

HERO_BAND: Final = STRIKE
"""Effects in the bands of a hero's attack last as those of the tile chosen for it."""
FOE_BAND: Final = 20
CARD: Final = 21
"""Moments that no piece of a hero has: a band of the foe's attack, a card of its player."""
LATER: Final = (STRIKE, INITIATIVE)
ONE_DIE: Final = Reason("no-effect", "EU-156")
NOTHING_THERE: Final = Reason("no-effect", "EU-144")


def at_hand(state: EuthiaState) -> Duel:
    assert state.duel is not None, "a combat is on"
    return state.duel


def fallen(state: EuthiaState, duel: Duel) -> bool:
    """Has one side fallen (EU-195)?"""
    return state.health[duel.seat] <= 0 or duel.damage >= state.story.foe_health(state, duel.foe)


def do_clover(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Hero rolls: this one, the whole combat, or until step A of the foe's next attack (EU-225, EU-315)."""
    if when in (FOE_BAND, CARD):
        duel.penalty += n
    elif when == PREP:
        duel.whole[CLOVER] += n
    else:
        duel.now[CLOVER] += n
    return None


def do_rabbit(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The foe's strength, in this attack or its next (EU-163)."""
    into = duel.whole if when == PREP else duel.later if when in LATER else duel.now
    into[RABBIT] += n
    return None


def do_next_roll(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    duel.ahead[CLOVER] += n
    return None


def do_wounds(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    into = duel.whole if when == PREP else duel.later if when in LATER else duel.now
    into[WOUNDS_MORE if n > 0 else WOUNDS_LESS] += abs(n)
    return None


def do_damage_plus(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    into = duel.whole if when == PREP else duel.ahead if when in (CARD, FOE_BAND) else duel.now
    into[DAMAGE_MORE if n > 0 else DAMAGE_LESS] += abs(n)
    return None


def do_guard(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    duel.guard += n
    return None


def do_monster_dice(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    into = duel.whole if when == PREP else duel.later if when in LATER else duel.now
    into[DICE] += n
    return None


def bar_monster_dice(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    """One die at least is left (EU-156)."""
    return ONE_DIE if state.duel is not None and state.duel.change(DICE) > 0 else None


def do_stun(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    duel.stun += n
    return None


def do_damage(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Plain damage is laid on the card at once (EU-192)."""
    duel.damage += n
    state.tell("damage", "EU-192", seat=duel.seat, n=n, foe=state.cat.foes.names[duel.foe])
    return None


def bar_drain(state: EuthiaState, seat: Seat, op: Op) -> Reason | None:
    """A foe without Gaar and Chaos has none to lose; what cards its player holds is nobody's business."""
    duel, (gaar, chaos, cards) = state.duel, op.args
    return None if duel is None or cards or (gaar and duel.gaar) or (chaos and duel.chaos) else NOTHING_THERE


def do_drain(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    gaar, chaos, cards = op.args
    duel.gaar = max(0, duel.gaar - gaar * n)
    duel.chaos = max(0, duel.chaos - chaos * n)
    return call(state, Draining(cards * n)) if cards else None


@procedure
class Draining(Frame):
    """The foe's player loses random cards; without rivals the reserves do, gold first."""

    n: int = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        if not self.n:
            return DONE
        if duel.master == NONE:
            gold = min(self.n, len(state.gold_reserve))
            purge(state, self.n - gold, gold)
            return DONE
        if not count(state, duel.master):
            return DONE
        ids, hand = state.cat.card_ids, state.hand[duel.master]
        pool = [ids[c] for c in held(state, duel.master) for _ in range(hand[c])]
        return ask(state, Draw(tuple(pool), 1, "drain", "EU-144"))

    @step
    def drop(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        self.n -= 1
        card = state.cat.card_index[state.answer.word()]
        lose(state, duel.master, card)
        state.tell("card-drained", "EU-144", reveals=True, seat=duel.master, card=f"card-{state.cat.card_ids[card]}")
        return self.go(self.draw)


def do_block_curse(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The Curses of this step are undone, at preparation those of the whole combat (EU-148, EU-175)."""
    if when == PREP:
        duel.uncursed = 1
    else:
        duel.penalty -= duel.now[CURSED]
        duel.now[DAMAGE_LESS] -= duel.now[CURSED_DAMAGE]
        duel.now[CURSED] = duel.now[CURSED_DAMAGE] = 0
    return None


def do_heal(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    heal(state, duel.seat, n)
    return None


def heal(state: EuthiaState, seat: Seat, n: int) -> None:
    """Heal a hero, never above his maximum (EU-258)."""
    gained = max(0, min(n, max_health(state, seat) - state.health[seat]))
    state.health[seat] += gained
    if gained:
        state.tell("healed", "EU-258", seat=seat, n=gained, health=state.health[seat])


def do_wound(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Plain wounds at once, which nothing changes (EU-171)."""
    state.health[duel.seat] = max(0, state.health[duel.seat] - n)
    state.tell("wounded", "EU-171", seat=duel.seat, n=n, health=state.health[duel.seat])
    return None


def do_death(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    state.health[duel.seat] = 0
    state.tell("struck-dead", "EU-318", seat=duel.seat)
    return None


def do_regenerate(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The foe loses damage, no surplus (EU-174, EU-317)."""
    gained = min(n, duel.damage)
    duel.damage -= gained
    if gained:
        state.tell("regenerated", "EU-174", foe=state.cat.foes.names[duel.foe], n=gained)
    return None


def do_monster_draw(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """The foe's player draws cards; without rivals they go to the reserves (EU-316)."""
    silver, gold = op.args
    if duel.master == NONE:
        return feed(state, silver, gold)
    return call(state, DrawingBoth(duel.master, silver, gold))


@procedure
class DrawingBoth(Frame):
    """Draw silver cards, then gold ones."""

    seat: Seat = 0
    silver: int = 0
    gold: int = 0

    @step
    def first(self, state: EuthiaState) -> Flow:
        return draw_silver(state, self.seat, self.silver, int(self.gold > 0))

    @step
    def second(self, state: EuthiaState) -> Flow:
        return draw_gold(state, self.seat, self.gold)


def do_steal(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    """Gaar, first of all Skoldur's Dwurt, pass to the foe, who may use them from the next round on (EU-345)."""
    seat = duel.seat
    dwurt = min(n, state.dwurt[seat])
    gaar = min(n - dwurt, state.gaar[seat])
    state.dwurt[seat] -= dwurt
    state.gaar[seat] -= gaar
    taken = dwurt + gaar
    duel.stolen += taken
    if taken:
        state.tell("stolen", "EU-345", seat=seat, n=taken)
    return None


def do_seal(state: EuthiaState, duel: Duel, op: Op, n: int, when: int) -> Flow:
    return call(state, Sealing(n, op.args[0]))


@procedure
class Sealing(Frame):
    """Name abilities that cannot be used this round: the foe's player does, without rivals chance (EU-227)."""

    n: int = 1
    engage: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        things = abilities(state, duel)
        if not self.n or not things:
            return DONE
        ids = [state.cat.tile_ids[state.design[thing]] for thing in things]
        if duel.master == NONE:
            return ask(state, Draw(tuple(ids), 1, "seal", "EU-227"))
        options = tuple([state.cat.seal[state.design[thing]] for thing in things])
        return choose(state, duel.master, "seal", options, "EU-227", {"seat": duel.seat}, options[0])

    @step
    def close(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        self.n -= 1
        tile = state.cat.tile_index[state.answer.word()]
        thing = next(t for t in abilities(state, duel) if state.design[t] == tile)
        duel.sealed.append(thing)
        if self.engage:
            state.engaged[thing] = 1
        state.tell("sealed", "EU-227", seat=duel.seat, tile=state.cat.tile_names[tile])
        return self.go(self.offer)


def abilities(state: EuthiaState, duel: Duel) -> list[int]:
    """Return the hero's abilities that are not engaged and not sealed yet."""
    kinds = state.cat.ability_kinds
    return [
        thing
        for thing in state.slots[duel.seat]
        if thing >= 0
        and state.cat.tile_kind[state.design[thing]] in kinds
        and not state.engaged[thing]
        and thing not in duel.sealed
    ]


def do(state: EuthiaState, op: Op, n: int, when: int, tile: int = NONE) -> Flow:
    """Carry out one effect in a combat; ``tile`` is the design it is on, NONE for cards and bands of the foe."""
    duel = at_hand(state)
    mine = when not in (FOE_BAND, CARD)
    if mine and op.verb in ON_FOE and immune(state, duel, tile):
        return None
    assert op.fight is not None, "it works in combats"
    return op.fight(state, duel, op, n, when)

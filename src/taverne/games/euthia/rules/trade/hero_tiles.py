"""Hero tiles in a Trade action: revealing them, learning abilities, unlocking slots (EU-263 to EU-272).
Hero weapons and shields are bought like wares, which is left to ``trade_action``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import SLOTS
from ...box.compiled_effects import Cost
from ...box.integer_tables import NONE
from ...state.game_state import LOCKED, EuthiaState
from ..goods.equipment import SKILLS, allowed, follow, receive, spots_for, symbols_of
from ..goods.holdings import max_health
from ..goods.payment import can_pay_all, pay


def learnings(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what may be learned, into an empty slot or in place of an ability put back (EU-266, EU-268).

    Slots of one symbol are all alike, so moving tiles between them changes nothing (EU-267).
    """
    cat, slots, found = state.cat, state.slots[seat], []
    for tile in state.reserve[seat]:
        if cat.tile_kind[tile] not in SKILLS or cat.tile_cost[tile] > state.gold[seat]:
            continue
        fits = spots_for(state, seat, tile)
        if any(slots[spot] == NONE for spot in fits) and can_learn(state, seat, tile, NONE):
            found.append(cat.learn_tile[tile])
        for spot in fits:
            old = slots[spot]
            if old >= 0 and can_learn(state, seat, tile, old):
                found.append(Action("relearn", (cat.tile_ids[tile], cat.tile_ids[state.design[old]])))
    return found


def can_learn(state: EuthiaState, seat: Seat, tile: int, old: int) -> bool:
    """May a tile be learned in place of a thing, NONE for none: would the hero live, with enough sacks (EU-261)?"""
    cat = state.cat
    if old == NONE and cat.tile_sacks[tile] >= 0:
        return True
    if old >= 0 and not (cat.tile_permanent[state.design[old]] or cat.tile_sacks[tile]):
        return True
    trial = state.clone()
    before = max_health(trial, seat)
    if old >= 0:
        trial.remove_thing(old)
    trial.add_thing(seat, tile, empty_spot(trial, seat, tile))
    return allowed(trial, seat, before)


def empty_spot(state: EuthiaState, seat: Seat, tile: int) -> int:
    return next(spot for spot in spots_for(state, seat, tile) if state.slots[seat][spot] == NONE)


def learn(state: EuthiaState, seat: Seat, action: Action) -> None:
    """Learn an ability; one put back keeps its state, and what lies on it goes (EU-266, EU-268, EU-274)."""
    cat, tile = state.cat, state.cat.tile_index[action.word()]
    before = max_health(state, seat)
    if action.kind == "relearn":
        old = next(t for t in state.slots[seat] if t >= 0 and cat.tile_ids[state.design[t]] == action.args[1])
        state.reserve[seat].append(state.design[old])
        if state.engaged[old]:
            state.weary.append(state.design[old])
        state.remove_thing(old)
    state.gold[seat] -= cat.tile_cost[tile]
    state.reserve[seat].remove(tile)
    follow(state, seat, before)
    thing = receive(state, seat, tile, empty_spot(state, seat, tile))
    if tile in state.weary:
        state.weary.remove(tile)
        state.engaged[thing] = 1
    state.tell("learned", "EU-266", seat=seat, tile=cat.tile_names[tile], n=cat.tile_cost[tile])


def why_not_learn(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    """Return why an ability cannot be learned (EU-264 to EU-270)."""
    cat = state.cat
    tile = cat.tile_index.get(action.word(), NONE) if action.args else NONE
    if tile == NONE:
        return None
    if tile not in state.reserve[seat]:
        return Reason("not-revealed", "EU-266")
    if cat.tile_kind[tile] not in SKILLS:
        return Reason("to-buy", "EU-269")
    if cat.tile_cost[tile] > state.gold[seat]:
        return Reason("no-gold", "EU-266", {"n": cat.tile_cost[tile]})
    return Reason("no-slot", "EU-270")


# Slots


def locks_of(state: EuthiaState, seat: Seat) -> tuple[tuple[Cost, ...], ...]:
    """Return the prices of a hero's slots, hero slots first."""
    cat, hero = state.cat, state.hero[seat]
    return (*cat.hero_locks[hero], *cat.equipment_locks[hero])


def unlockings(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return the locked slots whose price can be paid (EU-270)."""
    symbols = symbols_of(state, seat)
    found = []
    for spot, lock in enumerate(locks_of(state, seat)):
        if state.slots[seat][spot] == LOCKED and can_pay_all(state, seat, lock):
            found.append(Action("unlock", (SLOTS[symbols[spot]], spot + 1)))
    return found


def locked(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return the slots that are still locked, whether or not they can be paid for."""
    symbols = symbols_of(state, seat)
    spots = [spot for spot, lies in enumerate(state.slots[seat]) if lies == LOCKED]
    return [Action("unlock", (SLOTS[symbols[spot]], spot + 1)) for spot in spots]


def why_not_unlock(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    """Return why a slot cannot be unlocked (EU-270)."""
    spot = action.args[1] if len(action.args) == 2 else 0
    if not isinstance(spot, int) or not 0 < spot <= len(state.slots[seat]):
        return None
    locked = state.slots[seat][spot - 1] == LOCKED
    return Reason("cannot-pay", "EU-270") if locked else Reason("not-locked", "EU-270")


def why_not_reveal(state: EuthiaState, seat: Seat) -> Reason:
    """Return why no hidden tile can be revealed (EU-264)."""
    pile = state.pile[seat]
    if not pile or state.cat.tile_rep[pile[0]] > state.rep[seat]:
        return Reason("nothing-to-reveal", "EU-264", {"n": state.rep[seat]})
    return Reason("no-gold", "EU-264", {"n": state.box.cards.trade.reveal})


@procedure
class RevealingTiles(Frame):
    """Turn hidden hero tiles up; of two with the same value one is kept (EU-264, EU-265)."""

    seat: Seat = 0

    @step
    def next(self, state: EuthiaState) -> Flow:
        seat, rep = self.seat, state.cat.tile_rep
        pile = state.pile[seat]
        if not pile or rep[pile[0]] > state.rep[seat]:
            return DONE
        options = [state.cat.keep_tile[tile] for tile in pile if rep[tile] == rep[pile[0]]]
        return choose(state, seat, "keep-tile", options, "EU-265", {"n": rep[pile[0]]}, options[0])

    @step
    def keep(self, state: EuthiaState) -> Flow:
        seat, rep = self.seat, state.cat.tile_rep
        kept = state.cat.tile_index[state.answer.word()]
        for tile in [tile for tile in state.pile[seat] if rep[tile] == rep[kept]]:
            state.pile[seat].remove(tile)
            (state.reserve if tile == kept else state.gone)[seat].append(tile)
        state.tell("tile-revealed", "EU-264", seat=seat, tile=state.cat.tile_names[kept])
        return self.go(self.next)


@procedure
class Unlocking(Frame):
    """Pay for a locked slot and open it (EU-270, EU-271)."""

    seat: Seat = 0
    spot: int = 0
    index: int = 0

    @step
    def give(self, state: EuthiaState) -> Flow:
        self.go(self.give)
        lock = locks_of(state, self.seat)[self.spot]
        if self.index == len(lock):
            return self.go(self.open)
        self.index += 1
        return pay(state, self.seat, lock[self.index - 1])

    @step
    def open(self, state: EuthiaState) -> Flow:
        state.slots[self.seat][self.spot] = NONE
        symbol = symbols_of(state, self.seat)[self.spot]
        state.tell("unlocked", "EU-270", seat=self.seat, slot=f"slot-{SLOTS[symbol]}")
        return DONE

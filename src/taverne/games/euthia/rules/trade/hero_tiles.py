"""Hero tiles in a Trade action: revealing them, learning abilities, unlocking slots (EU-263 to EU-272).
Hero weapons and shields are bought like wares, which is left to ``trade_action``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.catalogue import SLOTS
from ...box.compiled_effects import Cost
from ...box.integer_tables import NONE
from ...state.game_state import LOCKED, Table
from ..goods.equipment import SKILLS, allowed, follow, max_health, receive, spots_for, symbols_of
from ..goods.payment import can_pay_all, pay


def learnings(table: Table, seat: Seat) -> list[Action]:
    """Return what may be learned, into an empty slot or in place of an ability put back (EU-266, EU-268).

    Slots of one symbol are all alike, so moving tiles between them changes nothing (EU-267).
    """
    cat, slots, found = table.cat, table.slots[seat], []
    for tile in table.reserve[seat]:
        if cat.tile_kind[tile] not in SKILLS or cat.tile_cost[tile] > table.gold[seat]:
            continue
        fits = spots_for(table, seat, tile)
        if any(slots[spot] == NONE for spot in fits) and can_learn(table, seat, tile, NONE):
            found.append(cat.learn_tile[tile])
        for spot in fits:
            old = slots[spot]
            if old >= 0 and can_learn(table, seat, tile, old):
                found.append(Action("relearn", (cat.tile_ids[tile], cat.tile_ids[table.design[old]])))
    return found


def can_learn(table: Table, seat: Seat, tile: int, old: int) -> bool:
    """May a tile be learned in place of a thing, NONE for none: would the hero live, with enough sacks (EU-261)?"""
    cat = table.cat
    if old == NONE and cat.tile_sacks[tile] >= 0:
        return True
    if old >= 0 and cat.tile_kind[table.design[old]] not in SKILLS:
        return False
    if old >= 0 and not (cat.tile_permanent[table.design[old]] or cat.tile_sacks[tile]):
        return True
    trial = table.clone()
    before = max_health(trial, seat)
    if old >= 0:
        trial.remove_thing(old)
    trial.add_thing(seat, tile, empty_spot(trial, seat, tile))
    return allowed(trial, seat, before)


def empty_spot(table: Table, seat: Seat, tile: int) -> int:
    return next(spot for spot in spots_for(table, seat, tile) if table.slots[seat][spot] == NONE)


def learn(table: Table, seat: Seat, action: Action) -> None:
    """Learn an ability; one put back keeps its state, and what lies on it goes (EU-266, EU-268, EU-274)."""
    cat, tile = table.cat, table.cat.tile_index[str(action.args[0])]
    before = max_health(table, seat)
    if action.kind == "relearn":
        old = next(t for t in table.slots[seat] if t >= 0 and cat.tile_ids[table.design[t]] == action.args[1])
        table.reserve[seat].append(table.design[old])
        if table.engaged[old]:
            table.weary.append(table.design[old])
        table.remove_thing(old)
    table.gold[seat] -= cat.tile_cost[tile]
    table.reserve[seat].remove(tile)
    follow(table, seat, before)
    thing = receive(table, seat, tile, empty_spot(table, seat, tile))
    if tile in table.weary:
        table.weary.remove(tile)
        table.engaged[thing] = 1
    if table.events is not None:
        table.emit("learned", {"seat": seat, "tile": cat.tile_names[tile], "n": cat.tile_cost[tile]}, "EU-266")


def why_not_learn(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why an ability cannot be learned (EU-264 to EU-270)."""
    cat = table.cat
    tile = cat.tile_index.get(str(action.args[0]), NONE) if action.args else NONE
    if tile == NONE:
        return None
    if tile not in table.reserve[seat]:
        return Refusal("not-revealed", "EU-266")
    if cat.tile_kind[tile] not in SKILLS:
        return Refusal("to-buy", "EU-269")
    if cat.tile_cost[tile] > table.gold[seat]:
        return Refusal("no-gold", "EU-266", {"n": cat.tile_cost[tile]})
    return Refusal("no-slot", "EU-270")


# Slots


def locks_of(table: Table, seat: Seat) -> tuple[tuple[Cost, ...], ...]:
    """Return the prices of a hero's slots, hero slots first."""
    cat, hero = table.cat, table.hero[seat]
    return (*cat.hero_locks[hero], *cat.equipment_locks[hero])


def unlockings(table: Table, seat: Seat) -> list[Action]:
    """Return the locked slots whose price can be paid (EU-270)."""
    symbols = symbols_of(table, seat)
    found = []
    for spot, lock in enumerate(locks_of(table, seat)):
        if table.slots[seat][spot] == LOCKED and can_pay_all(table, seat, lock):
            found.append(Action("unlock", (SLOTS[symbols[spot]], spot + 1)))
    return found


def why_not_unlock(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why a slot cannot be unlocked (EU-270)."""
    spot = action.args[1] if len(action.args) == 2 else 0
    if not isinstance(spot, int) or not 0 < spot <= len(table.slots[seat]):
        return None
    locked = table.slots[seat][spot - 1] == LOCKED
    return Refusal("cannot-pay", "EU-270") if locked else Refusal("not-locked", "EU-270")


def why_not_reveal(table: Table, seat: Seat) -> Refusal:
    """Return why no hidden tile can be revealed (EU-264)."""
    pile = table.pile[seat]
    if not pile or table.cat.tile_rep[pile[0]] > table.rep[seat]:
        return Refusal("nothing-to-reveal", "EU-264", {"n": table.rep[seat]})
    return Refusal("no-gold", "EU-264", {"n": table.box.cards.trade.reveal})


@procedure
class RevealingTiles(Frame):
    """Turn hidden hero tiles up; of two with the same value one is kept (EU-264, EU-265)."""

    seat: Seat = 0

    @step
    def next(self, table: Table) -> Flow:
        seat, rep = self.seat, table.cat.tile_rep
        pile = table.pile[seat]
        if not pile or rep[pile[0]] > table.rep[seat]:
            return DONE
        same = [tile for tile in pile if rep[tile] == rep[pile[0]]]
        if len(same) == 1:
            table.answer = table.cat.keep_tile[same[0]]
            return None
        options = tuple([table.cat.keep_tile[tile] for tile in same])
        return ask(table, Choice(seat, "keep-tile", options, "EU-265", {"n": rep[pile[0]]}, options[0]))

    @step
    def keep(self, table: Table) -> Flow:
        seat, rep = self.seat, table.cat.tile_rep
        kept = table.cat.tile_index[str(table.answer.args[0])]
        for tile in [tile for tile in table.pile[seat] if rep[tile] == rep[kept]]:
            table.pile[seat].remove(tile)
            (table.reserve if tile == kept else table.gone)[seat].append(tile)
        if table.events is not None:
            table.emit("tile-revealed", {"seat": seat, "tile": table.cat.tile_names[kept]}, "EU-264")
        return self.go(self.next)


@procedure
class Unlocking(Frame):
    """Pay for a locked slot and open it (EU-270, EU-271)."""

    seat: Seat = 0
    spot: int = 0
    index: int = 0

    @step
    def give(self, table: Table) -> Flow:
        lock = locks_of(table, self.seat)[self.spot]
        if self.index == len(lock):
            return self.go(self.open)
        self.index += 1
        return pay(table, self.seat, lock[self.index - 1])

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.give)

    @step
    def open(self, table: Table) -> Flow:
        table.slots[self.seat][self.spot] = NONE
        symbol = symbols_of(table, self.seat)[self.spot]
        if table.events is not None:
            table.emit("unlocked", {"seat": self.seat, "slot": f"slot-{SLOTS[symbol]}"}, "EU-270")
        return DONE

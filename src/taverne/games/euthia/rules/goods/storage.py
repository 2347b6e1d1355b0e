"""Where a hero's things lie: sacks and what they hold, arranging things, what does not fit (EU-283 to EU-294).
What wearing them does is in ``equipment``, which pieces work in ``holdings``; trade is left to ``trade_action``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.catalogue import SACK
from ...box.compiled_effects import STORABLES
from ...box.integer_tables import NONE
from ...box.pieces import TILE_KINDS
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import SACK_SPOT, Table
from ..combat.hero_roll import SKOLDUR
from .cards import exchange, exchanges
from .equipment import (
    active_gems,
    beds,
    can_equip,
    can_lose,
    can_unequip,
    equip,
    free_gem_slots,
    gem_count,
    lay_essence,
    max_health,
    named,
    sack_sum,
    set_gem,
    spots_for,
    unequip,
)
from .holdings import bury, scrap
from .payment import TO_DWURT, to_dwurt
from .uses import actions, start

READY: Final = Action("done")
USES: Final = 1 << verb.OUT | 1 << verb.ANY
SORTS: Final = {TILE_KINDS.index(word): word for word in ("potion", "flask", "scroll")}


# Sacks


def sacks(table: Table, seat: Seat) -> int:
    """Return how many sacks a hero may use: his own changed by what he wears, never more (EU-283, EU-284)."""
    return max(0, min(table.box.cards.sacks.limit, table.cat.sacks[table.hero[seat]] + sack_sum(table, seat)))


def loose(table: Table, seat: Seat) -> dict[str, int]:
    """Return how many pieces of each storable sort lie in no place of their own: these fill sacks (EU-288)."""
    cat = table.cat
    hero = table.hero[seat]
    found = dict.fromkeys(STORABLES, 0)
    for thing in table.things_of(seat):
        tile = table.design[thing]
        if table.spot[thing] == SACK_SPOT and not rooms(table, tile):
            found[SORTS.get(cat.tile_kind[tile], "item")] += 1
    found["item"] += len(table.resources[seat]) + len(table.trophies[seat])
    found["item"] += max(0, table.gaar[seat] - cat.gaar_slots[hero]) + max(0, table.dwurt[seat] - cat.dwurt_slots[hero])
    gems = sum(table.gems[len(GEMS) * seat : len(GEMS) * seat + len(GEMS)])
    over = gems_over(table, seat)
    found["gem"] = min(over, gems)
    found["essence"] = over - found["gem"]
    return found


def rooms(table: Table, tile: int) -> list[verb.Op]:
    """Return what a backpack or satchel holds, nothing for another tile."""
    return [op for op in table.cat.tile_permanent[tile] if op.verb == verb.STORE]


def excess(table: Table, seat: Seat) -> int:
    """Return how many pieces find no room: satchels hold some of their sorts, but no other satchel (EU-291)."""
    left = loose(table, seat)
    packs = [table.design[thing] for thing in table.things_of(seat) if table.spot[thing] == SACK_SPOT]
    stores = [op for tile in packs for op in rooms(table, tile)]
    whatever = STORABLES.index("item")
    for op in sorted(stores, key=lambda op: whatever in op.args):
        room = op.n
        for word in STORABLES if whatever in op.args else [STORABLES[place] for place in op.args]:
            taken = min(room, left[word])
            left[word] -= taken
            room -= taken
    return len(stores) + sum(left.values()) - sacks(table, seat)


def fit(table: Table, seat: Seat) -> Flow:
    """Let a hero use or discard what does not fit (EU-291); a step returns this."""
    return call(table, Fitting(seat)) if crowded(table, seat) and excess(table, seat) > 0 else None


def crowded(table: Table, seat: Seat) -> bool:
    """Are there more loose pieces than sacks, whatever satchels may hold? Most often not, which is soon seen."""
    cat, hero, spot = table.cat, table.hero[seat], table.spot
    pieces = len(table.resources[seat]) + len(table.trophies[seat])
    for thing, holder in enumerate(table.holder):
        if holder == seat and spot[thing] == SACK_SPOT:
            pieces += 1
    pieces += max(0, table.gaar[seat] - cat.gaar_slots[hero]) + max(0, table.dwurt[seat] - cat.dwurt_slots[hero])
    return pieces + gems_over(table, seat) > sacks(table, seat)


def gems_over(table: Table, seat: Seat) -> int:
    """Return how many gems and essences lie in none of the slots for them."""
    gems = sum(table.gems[len(GEMS) * seat : len(GEMS) * seat + len(GEMS)])
    essences = sum(table.essences[len(ELEMENTS) * seat : len(ELEMENTS) * seat + len(ELEMENTS)])
    return max(0, gems + essences - table.cat.gem_slots[table.hero[seat]])


def discards(table: Table, seat: Seat) -> list[Action]:
    """Return what fills a sack and may be discarded, equal pieces once."""
    cat = table.cat
    lying = [t for t in table.things_of(seat) if table.spot[t] == SACK_SPOT and can_lose(table, seat, t)]
    tiles = sorted({table.design[t] for t in lying})
    found = [Action("drop_tile", (cat.tile_ids[tile],)) for tile in tiles]
    found += [Action("drop_resource", (cat.resource_ids[r],)) for r in sorted(set(table.resources[seat]))]
    found += [Action("drop_trophy", (cat.foes.ids[f],)) for f in sorted(set(table.trophies[seat]))]
    found += [Action("drop_gem", (GEMS[k],)) for k in range(len(GEMS)) if table.gems[len(GEMS) * seat + k]]
    found += [
        Action("drop_essence", (ELEMENTS[k],)) for k in range(len(ELEMENTS)) if table.essences[len(ELEMENTS) * seat + k]
    ]
    if table.gaar[seat] > cat.gaar_slots[table.hero[seat]]:
        found.append(Action("drop_piece", ("gaar",)))
    if table.dwurt[seat] > cat.dwurt_slots[table.hero[seat]]:
        found.append(Action("drop_piece", ("dwurt",)))
    return found


def drop(table: Table, seat: Seat, word: str) -> None:
    """Discard one piece by its name."""
    cat = table.cat
    if word == "gaar":
        table.gaar[seat] -= 1
    elif word == "dwurt":
        table.dwurt[seat] -= 1
    elif word in GEMS:
        table.gems[len(GEMS) * seat + GEMS.index(word)] -= 1
    elif word in ELEMENTS:
        table.essences[len(ELEMENTS) * seat + ELEMENTS.index(word)] -= 1
    elif word in cat.tile_index:
        tile = cat.tile_index[word]
        things = [t for t in table.things_of(seat) if table.design[t] == tile and table.spot[t] == SACK_SPOT]
        scrap(table, min(things, key=lambda one: gem_count(table, one)))
    elif word in cat.resource_index:
        piece = cat.resource_index[word]
        table.resources[seat].remove(piece)
        table.minerals_discard[cat.resource_terrain[piece]].append(piece)
    else:
        foe = next(f for f in table.trophies[seat] if cat.foes.ids[f] == word)
        table.trophies[seat].remove(foe)
        bury(table, foe)
    if table.events is not None:
        table.emit("dropped", {"seat": seat, "piece": piece_name(table, word)}, "EU-291")


def piece_name(table: Table, word: str) -> str:
    """Return the message that names a piece."""
    cat = table.cat
    if word in ("gaar", "dwurt"):
        return f"piece-{word}"
    if word in GEMS:
        return f"gem-{word}"
    if word in ELEMENTS:
        return f"essence-{word}"
    if word in cat.tile_index:
        return f"tile-{word}"
    if word in cat.resource_index:
        return f"resource-{word}"
    return next(name for name in cat.foes.names if name.partition("-")[2] == word)


# Arranging


def arrangements(table: Table, seat: Seat) -> list[Action]:
    """Return what may be arranged outside combat: equip, take off, set gems, exchange cards (EU-290, EU-293)."""
    cat, found = table.cat, []
    seen: set[int] = set()
    for thing in table.things_of(seat):
        tile = table.design[thing]
        if table.spot[thing] == SACK_SPOT and cat.tile_slot[tile] != SACK and tile not in seen:
            seen.add(tile)
            spots = [spot for spot in spots_for(table, seat, tile) if to_wear(table, seat, tile, spot) != NONE]
            found += [Action("equip", (cat.tile_ids[tile], spot + 1)) for spot in spots]
    for spot, thing in enumerate(table.slots[seat]):
        if thing >= 0 and can_unequip(table, seat, thing):
            found.append(Action("unequip", (cat.tile_ids[table.design[thing]], spot + 1)))
    found += settings(table, seat) + layings(table, seat)
    if table.hero[seat] == SKOLDUR and table.gaar[seat]:
        found.append(TO_DWURT)
    return found + exchanges(table, seat)


def to_wear(table: Table, seat: Seat, tile: int, spot: int) -> int:
    """Return which of equal tiles in sacks is put on a slot, NONE if none may: unused, then by active gems, by gems."""
    things = [t for t in table.things_of(seat) if table.design[t] == tile and table.spot[t] == SACK_SPOT]
    if len(things) > 1:
        things.sort(key=lambda one: (table.engaged[one], -active_gems(table, one), -gem_count(table, one)))
    return next((thing for thing in things if can_equip(table, seat, thing, spot)), NONE)


def settings(table: Table, seat: Seat) -> list[Action]:
    """Return which loose gems may be set into which equipment, worn or in a sack (EU-293)."""
    gems = [k for k in range(len(GEMS)) if table.gems[len(GEMS) * seat + k]]
    if not gems:
        return []
    ids = table.cat.tile_ids
    places = dict.fromkeys(
        (ids[table.design[t]], table.spot[t] + 1) for t in table.things_of(seat) if free_gem_slots(table, t) > 0
    )
    return [Action("set_gem", (GEMS[k], *place)) for place in places for k in gems]


def layings(table: Table, seat: Seat) -> list[Action]:
    """Return which loose essences may be laid on which tiles (EU-301)."""
    kinds = [k for k in range(len(ELEMENTS)) if table.essences[len(ELEMENTS) * seat + k]]
    ids = [table.cat.tile_ids[table.design[thing]] for thing in beds(table, seat)] if kinds else []
    return [Action("lay_essence", (ELEMENTS[k], word)) for word in ids for k in kinds]


def can_arrange(table: Table, seat: Seat) -> bool:
    """Is there anything to arrange? Most often a weapon could be taken off, which is soon found."""
    if any(thing >= 0 and can_unequip(table, seat, thing) for thing in table.slots[seat]):
        return True
    return bool(arrangements(table, seat))


def arranged(table: Table, seat: Seat, action: Action) -> Flow:
    """Carry out an arrangement; a step returns this."""
    cat = table.cat
    if action.kind == "equip":
        tile, spot = cat.tile_index[str(action.args[0])], int(action.args[1]) - 1
        equip(table, seat, to_wear(table, seat, tile, spot), spot)
        table.emit("equipped", {"seat": seat, "tile": cat.tile_names[tile]}, "EU-290")
    elif action.kind == "unequip":
        thing = table.slots[seat][int(action.args[1]) - 1]
        unequip(table, seat, thing)
        table.emit("unequipped", {"seat": seat, "tile": cat.tile_names[table.design[thing]]}, "EU-290")
    elif action.kind == "set_gem":
        tile, spot = cat.tile_index[str(action.args[1])], int(action.args[2]) - 1
        things = [t for t in table.things_of(seat) if table.design[t] == tile and table.spot[t] == spot]
        thing = next(t for t in things if free_gem_slots(table, t) > 0)
        set_gem(table, seat, thing, GEMS.index(str(action.args[0])))
    elif action.kind == "lay_essence":
        lay_essence(table, seat, named(table, seat, str(action.args[1])), ELEMENTS.index(str(action.args[0])))
    elif action == TO_DWURT:
        to_dwurt(table, seat)
    else:
        return exchange(table, seat, action)
    return None


@procedure
class Arranging(Frame):
    """Arrange things until content; what then does not fit must go (EU-290, EU-291)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        options = (READY, *arrangements(table, self.seat))
        return DONE if len(options) == 1 else ask(table, Choice(self.seat, "arrange", options, "EU-290", {}, READY))

    @step
    def take(self, table: Table) -> Flow:
        return DONE if table.answer == READY else arranged(table, self.seat, table.answer)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)


def uncovers(table: Table, seat: Seat, move: Action) -> bool:
    """Does an arrangement take off what covers a sack? Only that helps who has nothing to give up (EU-261, EU-284)."""
    return move.kind == "unequip" and table.cat.tile_sacks[table.cat.tile_index[str(move.args[0])]] < 0


@procedure
class Fitting(Frame):
    """Use, arrange or discard until everything has its place (EU-204, EU-291)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        over = excess(table, self.seat)
        if over <= 0:
            return DONE
        going = discards(table, self.seat)
        uses = actions(table, self.seat, USES) if table.at[self.seat] != NONE else []
        moves = arrangements(table, self.seat)
        if not going and not uses:
            moves = [move for move in moves if uncovers(table, self.seat, move)]
        options = [*going, *moves, *uses]
        if not options:
            return DONE
        return ask(table, Choice(self.seat, "overflow", tuple(options), "EU-291", {"n": over}, options[0]))

    @step
    def take(self, table: Table) -> Flow:
        action = table.answer
        if action.kind.startswith("drop_"):
            drop(table, self.seat, str(action.args[0]))
            return None
        if action.kind in ("use", "gem", "essence"):
            return start(table, self.seat, action)
        return arranged(table, self.seat, action)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)


__all__ = ["Arranging", "arrangements", "can_arrange", "excess", "fit", "max_health", "piece_name", "sacks"]

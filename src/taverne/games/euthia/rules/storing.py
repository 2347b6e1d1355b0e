"""What a hero owns and where it lies: health, sacks, slots, equipment, gems; what does not fit (EU-258 to EU-302).
Which pieces work where they lie is in ``holdings``; buying and selling in ``trading``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from .. import ops as verb
from ..catalogue import SACK
from ..ops import STORABLES
from ..pieces import ABILITIES, TILE_KINDS
from ..state import LOCKED, SACK_SPOT, Table
from ..tables import NONE
from ..terms import ELEMENTS, GEMS
from .cards import exchange, exchanges
from .holdings import bury, permanent, scrap, working
from .paying import TO_DWURT, to_dwurt
from .rolling import SKOLDUR
from .using import actions, start

RUBY: Final = GEMS.index("ruby")
READY: Final = Action("done")
SKILLS: Final = tuple(TILE_KINDS.index(kind) for kind in ABILITIES)
USES: Final = 1 << verb.OUT | 1 << verb.ANY


# Health


def max_health(table: Table, seat: Seat) -> int:
    """Return a hero's highest health: his own, and the symbols of what he wears with its Rubies (EU-259, EU-262)."""
    cat = table.cat
    total = cat.hero_health[table.hero[seat]] + permanent(table, seat, verb.HEALTH)
    for thing in table.slots[seat]:
        if thing >= 0:
            total += cat.tile_health[table.design[thing]] + rubies(table, thing)
    return total


def rubies(table: Table, thing: int) -> int:
    """Return how many Rubies are set into a thing, active or not."""
    return sum(gem > 0 and (gem - 1) // 2 == RUBY for gem in (table.gem1[thing], table.gem2[thing]))


def health_of(table: Table, thing: int) -> int:
    """Return the health that a thing gives while it is equipped."""
    tile = table.design[thing]
    more = sum(op.n for op in table.cat.tile_permanent[tile] if op.verb == verb.HEALTH)
    return table.cat.tile_health[tile] + rubies(table, thing) + more


# Sacks


def sacks(table: Table, seat: Seat) -> int:
    """Return how many sacks a hero may use: his own changed by what he wears, never more (EU-283, EU-284)."""
    return max(0, min(table.box.cards.sacks.limit, table.cat.sacks[table.hero[seat]] + sack_sum(table, seat)))


def sack_sum(table: Table, seat: Seat) -> int:
    cat = table.cat
    return sum(cat.tile_sacks[table.design[thing]] for thing in table.slots[seat] if thing >= 0)


def loose(table: Table, seat: Seat) -> dict[str, int]:
    """Return how many pieces of each storable sort lie in no place of their own: these fill sacks (EU-288)."""
    cat = table.cat
    hero = table.hero[seat]
    found = dict.fromkeys(STORABLES, 0)
    sorts = {TILE_KINDS.index(word): word for word in ("potion", "flask", "scroll")}
    for thing in table.things_of(seat):
        if table.spot[thing] == SACK_SPOT:
            found[sorts.get(cat.tile_kind[table.design[thing]], "item")] += 1
    found["item"] += len(table.resources[seat]) + len(table.trophies[seat])
    found["item"] += max(0, table.gaar[seat] - cat.gaar_slots[hero]) + max(0, table.dwurt[seat] - cat.dwurt_slots[hero])
    gems = sum(table.gems[len(GEMS) * seat : len(GEMS) * seat + len(GEMS)])
    essences = sum(table.essences[len(ELEMENTS) * seat : len(ELEMENTS) * seat + len(ELEMENTS)])
    room = cat.gem_slots[hero]
    found["essence"] += max(0, essences - room)
    found["gem"] += max(0, gems - max(0, room - essences))
    return found


def excess(table: Table, seat: Seat) -> int:
    """Return how many pieces find no room: satchels and the like hold some of their sorts (EU-291)."""
    left = loose(table, seat)
    for thing in working(table, seat):
        for op in table.cat.tile_permanent[table.design[thing]]:
            if op.verb != verb.STORE:
                continue
            room = op.n
            words = [STORABLES[place] for place in op.args]
            for word in sorted(words, key=lambda word: word == "item"):
                taken = min(room, left[word] - (word == "item"))
                if taken > 0:
                    left[word] -= taken
                    room -= taken
    return sum(left.values()) - sacks(table, seat)


def fit(table: Table, seat: Seat) -> Flow:
    """Let a hero use or discard what does not fit (EU-291); a step returns this."""
    return call(table, Fitting(seat)) if excess(table, seat) > 0 else None


def discards(table: Table, seat: Seat) -> list[Action]:
    """Return what fills a sack and may be discarded, equal pieces once."""
    cat = table.cat
    tiles = sorted({table.design[t] for t in table.things_of(seat) if table.spot[t] == SACK_SPOT})
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
        scrap(table, things[0])
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


# Equipment


def spots_for(table: Table, seat: Seat, tile: int) -> list[int]:
    """Return the unlocked slots of the board that a tile fits, empty or not (EU-266, EU-288)."""
    cat, hero = table.cat, table.hero[seat]
    symbols = (*cat.hero_slots[hero], *cat.equipment_slots[hero])
    return [s for s, symbol in enumerate(symbols) if symbol == cat.tile_slot[tile] and table.slots[seat][s] != LOCKED]


def can_equip(table: Table, seat: Seat, thing: int, spot: int) -> bool:
    """May a thing be put on a slot, in exchange for what lies there, if anything (EU-261, EU-285)?"""
    old = table.slots[seat][spot]
    cat, tile = table.cat, table.design[thing]
    total = sack_sum(table, seat) + cat.tile_sacks[tile]
    gone = 0
    if old >= 0:
        if cat.tile_kind[table.design[old]] in SKILLS:
            return False
        total -= cat.tile_sacks[table.design[old]]
        gone = health_of(table, old)
    return total >= -table.box.cards.sacks.covered and table.health[seat] + health_of(table, thing) - gone > 0


def equip(table: Table, seat: Seat, thing: int, spot: int) -> None:
    """Put a thing on a slot; what lay there goes into a sack; health follows (EU-260, EU-274)."""
    old = table.slots[seat][spot]
    if old >= 0:
        unequip(table, seat, old)
    table.spot[thing] = spot
    table.slots[seat][spot] = thing
    table.health[seat] += health_of(table, thing)


def unequip(table: Table, seat: Seat, thing: int) -> None:
    """Take a thing off its slot into a sack; health follows (EU-260)."""
    table.slots[seat][table.spot[thing]] = NONE
    table.spot[thing] = SACK_SPOT
    table.health[seat] -= health_of(table, thing)


def can_unequip(table: Table, seat: Seat, thing: int) -> bool:
    """May a thing be taken off without anything in its place (EU-261)?"""
    tile = table.design[thing]
    if table.cat.tile_kind[tile] in SKILLS:
        return False
    total = sack_sum(table, seat) - table.cat.tile_sacks[tile]
    return table.health[seat] - health_of(table, thing) > 0 and total >= -table.box.cards.sacks.covered


def arrangements(table: Table, seat: Seat) -> list[Action]:
    """Return what may be arranged outside combat: equip, take off, set gems, exchange cards (EU-290, EU-293)."""
    cat, found = table.cat, []
    seen: set[int] = set()
    for thing in table.things_of(seat):
        tile = table.design[thing]
        if table.spot[thing] == SACK_SPOT and cat.tile_slot[tile] != SACK and tile not in seen:
            seen.add(tile)
            spots = [spot for spot in spots_for(table, seat, tile) if can_equip(table, seat, thing, spot)]
            found += [Action("equip", (cat.tile_ids[tile], spot + 1)) for spot in spots]
    for spot, thing in enumerate(table.slots[seat]):
        if thing >= 0 and can_unequip(table, seat, thing):
            found.append(Action("unequip", (cat.tile_ids[table.design[thing]], spot + 1)))
    gems = [k for k in range(len(GEMS)) if table.gems[len(GEMS) * seat + k]]
    for spot, thing in enumerate(table.slots[seat]):
        if gems and thing >= 0 and free_gem_slots(table, thing):
            found += [Action("set_gem", (GEMS[k], cat.tile_ids[table.design[thing]], spot + 1)) for k in gems]
    if table.hero[seat] == SKOLDUR and table.gaar[seat]:
        found.append(TO_DWURT)
    return found + exchanges(table, seat)


def free_gem_slots(table: Table, thing: int) -> int:
    used = (table.gem1[thing] > 0) + (table.gem2[thing] > 0)
    return table.cat.tile_gems[table.design[thing]] - used


def can_arrange(table: Table, seat: Seat) -> bool:
    """Is there anything to arrange? Most often a weapon could be taken off, which is soon found."""
    if any(thing >= 0 and can_unequip(table, seat, thing) for thing in table.slots[seat]):
        return True
    return bool(arrangements(table, seat))


def arranged(table: Table, seat: Seat, action: Action) -> Flow:
    """Carry out an arrangement; a step returns this."""
    cat = table.cat
    if action.kind == "equip":
        tile = cat.tile_index[str(action.args[0])]
        things = [t for t in table.things_of(seat) if table.design[t] == tile and table.spot[t] == SACK_SPOT]
        equip(table, seat, things[0], int(action.args[1]) - 1)
        table.emit("equipped", {"seat": seat, "tile": cat.tile_names[tile]}, "EU-290")
    elif action.kind == "unequip":
        thing = table.slots[seat][int(action.args[1]) - 1]
        unequip(table, seat, thing)
        table.emit("unequipped", {"seat": seat, "tile": cat.tile_names[table.design[thing]]}, "EU-290")
    elif action.kind == "set_gem":
        set_gem(table, seat, table.slots[seat][int(action.args[2]) - 1], GEMS.index(str(action.args[0])))
    elif action == TO_DWURT:
        to_dwurt(table, seat)
    else:
        return exchange(table, seat, action)
    return None


def set_gem(table: Table, seat: Seat, thing: int, kind: int) -> None:
    """Set a loose gem into equipment for good, active side up (EU-293, EU-294); a Ruby gives health (EU-262)."""
    table.gems[len(GEMS) * seat + kind] -= 1
    into = table.gem1 if not table.gem1[thing] else table.gem2
    into[thing] = 1 + 2 * kind
    if kind == RUBY:
        table.health[seat] += 1
    if table.events is not None:
        data = {"seat": seat, "gem": f"gem-{GEMS[kind]}", "tile": table.cat.tile_names[table.design[thing]]}
        table.emit("gem-set", data, "EU-293")


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


@procedure
class Fitting(Frame):
    """Use, arrange or discard until everything has its place (EU-204, EU-291)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        over = excess(table, self.seat)
        if over <= 0:
            return DONE
        options = [*discards(table, self.seat), *arrangements(table, self.seat)]
        if table.freed(table.at[self.seat]):
            options += actions(table, self.seat, USES)
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

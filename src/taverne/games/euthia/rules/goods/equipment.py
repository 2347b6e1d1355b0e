"""What a hero wears and what that does to his health and sacks: slots, gems and essences on tiles (EU-258 to EU-274).
What may be arranged when, and what does not fit, is left to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.integer_tables import NONE
from ...box.pieces import ABILITIES, TILE_KINDS
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import LOCKED, SACK_SPOT, Table
from .holdings import permanent, stored

RUBY: Final = GEMS.index("ruby")
SKILLS: Final = tuple(TILE_KINDS.index(kind) for kind in ABILITIES)


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


def follow(table: Table, seat: Seat, before: int) -> None:
    """Let current health follow the highest, which was ``before``: up with it, and down (EU-260)."""
    table.health[seat] += max_health(table, seat) - before


def receive(table: Table, seat: Seat, tile: int, spot: int = SACK_SPOT) -> int:
    """Give a hero a tile; one that works where it lies may raise his health at once (EU-260, EU-289)."""
    if not table.cat.tile_permanent[tile] and spot == SACK_SPOT:
        return table.add_thing(seat, tile)
    before = max_health(table, seat)
    thing = table.add_thing(seat, tile, spot)
    follow(table, seat, before)
    return thing


# Slots


def sack_sum(table: Table, seat: Seat) -> int:
    """Return by how many sacks what a hero wears changes his own (EU-283)."""
    cat = table.cat
    return sum(cat.tile_sacks[table.design[thing]] for thing in table.slots[seat] if thing >= 0)


def symbols_of(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the symbols of a hero's slots, hero slots first."""
    cat, hero = table.cat, table.hero[seat]
    return (*cat.hero_slots[hero], *cat.equipment_slots[hero])


def spots_for(table: Table, seat: Seat, tile: int) -> list[int]:
    """Return the unlocked slots of the board that a tile fits, empty or not (EU-266, EU-270, EU-288)."""
    wanted, slots = table.cat.tile_slot[tile], table.slots[seat]
    return [s for s, symbol in enumerate(symbols_of(table, seat)) if symbol == wanted and slots[s] != LOCKED]


def why_not_so(table: Table, seat: Seat, before: int) -> Refusal | None:
    """Return why a hero's things may not lie as they do now: too many sacks are covered, or he would not live, his
    highest health having been ``before`` (EU-261, EU-285)."""
    covered = table.box.cards.sacks.covered
    if sack_sum(table, seat) < -covered:
        return Refusal("sacks-covered", "EU-285", {"n": covered})
    alive = table.health[seat] + max_health(table, seat) - before > 0
    return None if alive else Refusal("would-kill", "EU-261")


def allowed(table: Table, seat: Seat, before: int) -> bool:
    """May a hero's things lie as they do now?"""
    return why_not_so(table, seat, before) is None


def can_equip(table: Table, seat: Seat, thing: int, spot: int) -> bool:
    """May a thing be put on a slot, in exchange for what lies there, if anything (EU-261, EU-285)?"""
    slots, before = table.slots[seat], max_health(table, seat)
    old = slots[spot]
    if old >= 0:
        if table.cat.tile_kind[table.design[old]] in SKILLS:
            return False
        table.spot[old] = SACK_SPOT
    slots[spot], table.spot[thing] = thing, spot
    may = allowed(table, seat, before)
    slots[spot], table.spot[thing] = old, SACK_SPOT
    if old >= 0:
        table.spot[old] = spot
    return may


def can_lose(table: Table, seat: Seat, thing: int) -> bool:
    return why_not_lose(table, seat, thing) is None


def why_not_lose(table: Table, seat: Seat, thing: int) -> Refusal | None:
    """Return why a thing may not be taken off or leave the hero with nothing in its place (EU-261, EU-285)."""
    cat, tile, spot = table.cat, table.design[thing], table.spot[thing]
    if spot == SACK_SPOT and not cat.tile_permanent[tile]:
        return None
    if not (cat.tile_health[tile] or table.gem1[thing] or cat.tile_permanent[tile] or cat.tile_sacks[tile]):
        if cat.tile_family[tile] == NONE:
            return None
    before = max_health(table, seat)
    table.holder[thing] = NONE
    if spot >= 0:
        table.slots[seat][spot] = NONE
    refusal = why_not_so(table, seat, before)
    table.holder[thing] = seat
    if spot >= 0:
        table.slots[seat][spot] = thing
    return refusal


def can_unequip(table: Table, seat: Seat, thing: int) -> bool:
    """May a thing be taken off? Abilities are only put back when others are learned (EU-268)."""
    return table.cat.tile_kind[table.design[thing]] not in SKILLS and can_lose(table, seat, thing)


def equip(table: Table, seat: Seat, thing: int, spot: int) -> None:
    """Put a thing on a slot as it is; what lay there goes into a sack; health follows (EU-260, EU-274)."""
    before, old = max_health(table, seat), table.slots[seat][spot]
    if old >= 0:
        table.spot[old] = SACK_SPOT
    table.spot[thing] = spot
    table.slots[seat][spot] = thing
    follow(table, seat, before)


def unequip(table: Table, seat: Seat, thing: int) -> None:
    """Take a thing off its slot into a sack as it is; health follows (EU-260, EU-274)."""
    before = max_health(table, seat)
    table.slots[seat][table.spot[thing]] = NONE
    table.spot[thing] = SACK_SPOT
    follow(table, seat, before)


# Gems


def free_gem_slots(table: Table, thing: int) -> int:
    return table.cat.tile_gems[table.design[thing]] - gem_count(table, thing)


def gem_count(table: Table, thing: int) -> int:
    """Return how many gems are set into a thing; of equal tiles one sells the richest and gives up the poorest."""
    return (table.gem1[thing] > 0) + (table.gem2[thing] > 0)


def active_gems(table: Table, thing: int) -> int:
    """Return how many gems of a thing lie active side up (EU-296)."""
    return (table.gem1[thing] & 1) + (table.gem2[thing] & 1)


def set_gem(table: Table, seat: Seat, thing: int, kind: int) -> None:
    """Set a loose gem into equipment for good, active side up (EU-293, EU-294); a Ruby gives health (EU-262)."""
    before = max_health(table, seat)
    table.gems[len(GEMS) * seat + kind] -= 1
    into = table.gem1 if not table.gem1[thing] else table.gem2
    into[thing] = 1 + 2 * kind
    follow(table, seat, before)
    if table.events is not None:
        data = {"seat": seat, "gem": f"gem-{GEMS[kind]}", "tile": table.cat.tile_names[table.design[thing]]}
        table.emit("gem-set", data, "EU-293")


# Essences on tiles


def essence_room(table: Table, thing: int) -> int:
    """Return how many more essences may be laid on a thing."""
    tile = table.design[thing]
    return table.cat.tile_essences[tile] - stored(table, thing) if tile < table.cat.hero_tiles else 0


def beds(table: Table, seat: Seat) -> list[int]:
    """Return the tiles on a hero's slots with a free place for an essence."""
    return [thing for thing in table.slots[seat] if thing >= 0 and essence_room(table, thing) > 0]


def lay_essence(table: Table, seat: Seat, thing: int, element: int) -> None:
    """Lay a loose essence on a tile, where it stays (EU-128, EU-301)."""
    table.essences[len(ELEMENTS) * seat + element] -= 1
    table.stored[thing] += 1 << 4 * element
    if table.events is not None:
        data = {"seat": seat, "essence": f"essence-{ELEMENTS[element]}"}
        table.emit("essence-laid", data | {"tile": table.cat.tile_names[table.design[thing]]}, "EU-301")


def named(table: Table, seat: Seat, word: str) -> int:
    """Return the thing on a hero's slots that is a tile of this name; abilities are there once each."""
    tile = table.cat.tile_index[word]
    return next(thing for thing in table.slots[seat] if thing >= 0 and table.design[thing] == tile)


def shift(table: Table, seat: Seat, n: int) -> Flow:
    """Let essences be moved between tiles and the board; a step returns this."""
    return call(table, Shifting(seat, n))


@procedure
class Shifting(Frame):
    """Move up to so many essences that lie on tiles, to another tile or back to the board."""

    seat: Seat = 0
    n: int = 1

    @step
    def offer(self, table: Table) -> Flow:
        moves = self.moves(table) if self.n else []
        if not moves:
            return DONE
        return ask(table, Choice(self.seat, "shift", (PASS, *moves), "EU-301", {"n": self.n}, PASS))

    def moves(self, table: Table) -> list[Action]:
        ids, found, free = table.cat.tile_ids, [], beds(table, self.seat)
        for thing in table.slots[self.seat]:
            if thing < 0 or not table.stored[thing]:
                continue
            here = ids[table.design[thing]]
            for element, word in enumerate(ELEMENTS):
                if table.stored[thing] >> 4 * element & 15:
                    found.append(Action("lift_essence", (word, here)))
                    found += [Action("shift", (word, here, ids[table.design[to]])) for to in free if to != thing]
        return found

    @step
    def move(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        self.n -= 1
        words = [str(word) for word in table.answer.args]
        element = ELEMENTS.index(words[0])
        table.stored[named(table, self.seat, words[1])] -= 1 << 4 * element
        table.essences[len(ELEMENTS) * self.seat + element] += 1
        if len(words) == 3:
            lay_essence(table, self.seat, named(table, self.seat, words[2]), element)
        else:
            data = {"seat": self.seat, "essence": f"essence-{words[0]}", "tile": f"tile-{words[1]}"}
            table.emit("essence-lifted", data, "EU-301")
        return self.go(self.offer)

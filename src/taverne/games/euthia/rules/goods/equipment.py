"""What a hero wears and what that does to his health and sacks: slots, gems and essences on tiles (EU-258 to EU-274).
What may be arranged when, and what does not fit, is left to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.integer_tables import NONE
from ...box.pieces import ABILITIES, TILE_KINDS
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import LOCKED, SACK_SPOT, EuthiaState
from ...state.hero_state import SetGem
from .holdings import max_health, stored

SKILLS: Final = tuple(TILE_KINDS.index(kind) for kind in ABILITIES)


# Health


def follow(state: EuthiaState, seat: Seat, before: int) -> None:
    """Let current health follow the highest, which was ``before``: up with it, and down (EU-260)."""
    state.health[seat] += max_health(state, seat) - before


def receive(state: EuthiaState, seat: Seat, tile: int, spot: int = SACK_SPOT) -> int:
    """Give a hero a tile; one that works where it lies may raise his health at once (EU-260, EU-289)."""
    if not state.cat.tile_permanent[tile] and spot == SACK_SPOT:
        return state.add_thing(seat, tile)
    before = max_health(state, seat)
    thing = state.add_thing(seat, tile, spot)
    follow(state, seat, before)
    return thing


# Slots


def sack_sum(state: EuthiaState, seat: Seat) -> int:
    """Return by how many sacks what a hero wears changes his own (EU-283)."""
    cat = state.cat
    return sum(cat.tile_sacks[state.design[thing]] for thing in state.slots[seat] if thing >= 0)


def worn(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the tiles on a hero's slots, each once."""
    return list(dict.fromkeys([state.design[thing] for thing in state.slots[seat] if thing >= 0]))


def symbols_of(state: EuthiaState, seat: Seat) -> tuple[int, ...]:
    """Return the symbols of a hero's slots, hero slots first."""
    cat, hero = state.cat, state.hero[seat]
    return (*cat.hero_slots[hero], *cat.equipment_slots[hero])


def spots_for(state: EuthiaState, seat: Seat, tile: int) -> list[int]:
    """Return the unlocked slots of the board that a tile fits, empty or not (EU-266, EU-270, EU-288)."""
    wanted, slots = state.cat.tile_slot[tile], state.slots[seat]
    return [s for s, symbol in enumerate(symbols_of(state, seat)) if symbol == wanted and slots[s] != LOCKED]


def why_not_so(state: EuthiaState, seat: Seat, before: int) -> Reason | None:
    """Return why a hero's things may not lie as they do now: too many sacks are covered, or he would not live, his
    highest health having been ``before`` (EU-261, EU-285)."""
    covered = state.box.cards.sacks.covered
    if sack_sum(state, seat) < -covered:
        return Reason("sacks-covered", "EU-285", {"n": covered})
    alive = state.health[seat] + max_health(state, seat) - before > 0
    return None if alive else Reason("would-kill", "EU-261")


def allowed(state: EuthiaState, seat: Seat, before: int) -> bool:
    """May a hero's things lie as they do now?"""
    return why_not_so(state, seat, before) is None


def can_equip(state: EuthiaState, seat: Seat, thing: int, spot: int) -> bool:
    """May a thing be put on a slot, in exchange for what lies there, if anything (EU-261, EU-285)?"""
    slots, before = state.slots[seat], max_health(state, seat)
    old = slots[spot]
    if old >= 0:
        if state.cat.tile_kind[state.design[old]] in SKILLS:
            return False
        state.spot[old] = SACK_SPOT
    slots[spot], state.spot[thing] = thing, spot
    may = allowed(state, seat, before)
    slots[spot], state.spot[thing] = old, SACK_SPOT
    if old >= 0:
        state.spot[old] = spot
    return may


def can_lose(state: EuthiaState, seat: Seat, thing: int) -> bool:
    return why_not_lose(state, seat, thing) is None


def why_not_lose(state: EuthiaState, seat: Seat, thing: int) -> Reason | None:
    """Return why a thing may not be taken off or leave the hero with nothing in its place (EU-261, EU-285)."""
    cat, tile, spot = state.cat, state.design[thing], state.spot[thing]
    if spot == SACK_SPOT and not cat.tile_permanent[tile]:
        return None
    if not (cat.tile_health[tile] or state.gem1[thing] or cat.tile_permanent[tile] or cat.tile_sacks[tile]):
        if cat.tile_family[tile] == NONE:
            return None
    before = max_health(state, seat)
    state.holder[thing] = NONE
    if spot >= 0:
        state.slots[seat][spot] = NONE
    refusal = why_not_so(state, seat, before)
    state.holder[thing] = seat
    if spot >= 0:
        state.slots[seat][spot] = thing
    return refusal


def can_unequip(state: EuthiaState, seat: Seat, thing: int) -> bool:
    """May a thing be taken off? Abilities are only put back when others are learned (EU-268)."""
    return state.cat.tile_kind[state.design[thing]] not in SKILLS and can_lose(state, seat, thing)


def equip(state: EuthiaState, seat: Seat, thing: int, spot: int) -> None:
    """Put a thing on a slot as it is; what lay there goes into a sack; health follows (EU-260, EU-274)."""
    before, old = max_health(state, seat), state.slots[seat][spot]
    if old >= 0:
        state.spot[old] = SACK_SPOT
    state.spot[thing] = spot
    state.slots[seat][spot] = thing
    follow(state, seat, before)


def unequip(state: EuthiaState, seat: Seat, thing: int) -> None:
    """Take a thing off its slot into a sack as it is; health follows (EU-260, EU-274)."""
    before = max_health(state, seat)
    state.slots[seat][state.spot[thing]] = NONE
    state.spot[thing] = SACK_SPOT
    follow(state, seat, before)


# Gems


def free_gem_slots(state: EuthiaState, thing: int) -> int:
    return state.cat.tile_gems[state.design[thing]] - gem_count(state, thing)


def gem_count(state: EuthiaState, thing: int) -> int:
    """Return how many gems are set into a thing; of equal tiles one sells the richest and gives up the poorest."""
    return len(state.gems_on(thing))


def active_gems(state: EuthiaState, thing: int) -> int:
    """Return how many gems of a thing lie active side up (EU-296)."""
    return len([gem for gem in state.gems_on(thing) if gem.active])


def set_gem(state: EuthiaState, seat: Seat, thing: int, kind: int) -> None:
    """Set a loose gem into equipment for good, active side up (EU-293, EU-294); a Ruby gives health (EU-262)."""
    before = max_health(state, seat)
    state.gems[seat][kind] -= 1
    into = state.gem1 if state.gem1[thing] is None else state.gem2
    into[thing] = SetGem(kind)
    follow(state, seat, before)
    state.tell("gem-set", "EU-293", seat=seat, gem=f"gem-{GEMS[kind]}", tile=state.cat.tile_names[state.design[thing]])


# Essences on tiles


def essence_room(state: EuthiaState, thing: int) -> int:
    """Return how many more essences may be laid on a thing."""
    tile = state.design[thing]
    return state.cat.tile_essences[tile] - stored(state, thing) if tile < state.cat.hero_tiles else 0


def beds(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the tiles on a hero's slots with a free place for an essence."""
    return [thing for thing in state.slots[seat] if thing >= 0 and essence_room(state, thing) > 0]


def lay_essence(state: EuthiaState, seat: Seat, thing: int, element: int) -> None:
    """Lay a loose essence on a tile, where it stays (EU-128, EU-301)."""
    state.essences[seat][element] -= 1
    state.add_essence(thing, element, 1)
    state.tell(
        "essence-laid",
        "EU-301",
        seat=seat,
        essence=f"essence-{ELEMENTS[element]}",
        tile=state.cat.tile_names[state.design[thing]],
    )


def named(state: EuthiaState, seat: Seat, word: str) -> int:
    """Return the thing on a hero's slots that is a tile of this name; abilities are there once each."""
    tile = state.cat.tile_index[word]
    return next(thing for thing in state.slots[seat] if thing >= 0 and state.design[thing] == tile)


def shift(state: EuthiaState, seat: Seat, n: int) -> Flow:
    """Let essences be moved between tiles and the board; a step returns this."""
    return call(state, Shifting(seat, n))


@procedure
class Shifting(Frame):
    """Move up to so many essences that lie on tiles, to another tile or back to the board."""

    seat: Seat = 0
    n: int = 1

    @step
    def offer(self, state: EuthiaState) -> Flow:
        moves = self.moves(state) if self.n else []
        if not moves:
            return DONE
        return ask(state, Choice(self.seat, "shift", (PASS, *moves), "EU-301", {"n": self.n}, PASS))

    def moves(self, state: EuthiaState) -> list[Action]:
        ids, found, free = state.cat.tile_ids, [], beds(state, self.seat)
        for thing in state.slots[self.seat]:
            if thing < 0 or state.stored[thing] is None:
                continue
            here = ids[state.design[thing]]
            for element, word in enumerate(ELEMENTS):
                if state.essences_on(thing)[element]:
                    found.append(Action("lift_essence", (word, here)))
                    found += [Action("shift", (word, here, ids[state.design[to]])) for to in free if to != thing]
        return found

    @step
    def move(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return DONE
        self.n -= 1
        words = [str(word) for word in state.answer.args]
        element = ELEMENTS.index(words[0])
        state.add_essence(named(state, self.seat, words[1]), element, -1)
        state.essences[self.seat][element] += 1
        if len(words) == 3:
            lay_essence(state, self.seat, named(state, self.seat, words[2]), element)
        else:
            data = {"seat": self.seat, "essence": f"essence-{words[0]}", "tile": f"tile-{words[1]}"}
            state.emit("essence-lifted", data, "EU-301")
        return self.go(self.offer)

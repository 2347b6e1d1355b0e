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
from ...state.game_state import SACK_SPOT, EuthiaState
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
    named,
    sack_sum,
    set_gem,
    spots_for,
    unequip,
)
from .holdings import bury, max_health, scrap
from .payment import TO_DWURT, to_dwurt
from .piece_use import use_piece
from .uses import actions

READY: Final = Action("done")
USES: Final = 1 << verb.OUT | 1 << verb.ANY
SORTS: Final = {TILE_KINDS.index(word): word for word in ("potion", "flask", "scroll")}


# Sacks


def sacks(state: EuthiaState, seat: Seat) -> int:
    """Return how many sacks a hero may use: his own changed by what he wears, never more (EU-283, EU-284)."""
    return max(0, min(state.box.cards.sacks.limit, state.cat.sacks[state.hero[seat]] + sack_sum(state, seat)))


def loose(state: EuthiaState, seat: Seat) -> dict[str, int]:
    """Return how many pieces of each storable sort lie in no place of their own: these fill sacks (EU-288)."""
    cat = state.cat
    hero = state.hero[seat]
    found = dict.fromkeys(STORABLES, 0)
    for thing in state.things_of(seat):
        tile = state.design[thing]
        if state.spot[thing] == SACK_SPOT and not rooms(state, tile):
            found[SORTS.get(cat.tile_kind[tile], "item")] += 1
    found["item"] += len(state.resources[seat]) + len(state.trophies[seat])
    found["item"] += max(0, state.gaar[seat] - cat.gaar_slots[hero]) + max(0, state.dwurt[seat] - cat.dwurt_slots[hero])
    gems = sum(state.gems[seat])
    over = gems_over(state, seat)
    found["gem"] = min(over, gems)
    found["essence"] = over - found["gem"]
    return found


def rooms(state: EuthiaState, tile: int) -> list[verb.Op]:
    """Return what a backpack or satchel holds, nothing for another tile."""
    return [op for op in state.cat.tile_permanent[tile] if op.verb == verb.STORE]


def excess(state: EuthiaState, seat: Seat) -> int:
    """Return how many pieces find no room: satchels hold some of their sorts, but no other satchel (EU-291)."""
    left = loose(state, seat)
    packs = [state.design[thing] for thing in state.things_of(seat) if state.spot[thing] == SACK_SPOT]
    stores = [op for tile in packs for op in rooms(state, tile)]
    whatever = STORABLES.index("item")
    for op in sorted(stores, key=lambda op: whatever in op.args):
        room = op.n
        for word in STORABLES if whatever in op.args else [STORABLES[place] for place in op.args]:
            taken = min(room, left[word])
            left[word] -= taken
            room -= taken
    return len(stores) + sum(left.values()) - sacks(state, seat)


def fit(state: EuthiaState, seat: Seat) -> Flow:
    """Let a hero use or discard what does not fit (EU-291); a step returns this."""
    return call(state, Fitting(seat)) if crowded(state, seat) and excess(state, seat) > 0 else None


def crowded(state: EuthiaState, seat: Seat) -> bool:
    """Are there more loose pieces than sacks, whatever satchels may hold? Most often not, which is soon seen."""
    cat, hero, spot = state.cat, state.hero[seat], state.spot
    pieces = len(state.resources[seat]) + len(state.trophies[seat])
    for thing, holder in enumerate(state.holder):
        if holder == seat and spot[thing] == SACK_SPOT:
            pieces += 1
    pieces += max(0, state.gaar[seat] - cat.gaar_slots[hero]) + max(0, state.dwurt[seat] - cat.dwurt_slots[hero])
    return pieces + gems_over(state, seat) > sacks(state, seat)


def gems_over(state: EuthiaState, seat: Seat) -> int:
    """Return how many gems and essences lie in none of the slots for them."""
    gems = sum(state.gems[seat])
    essences = sum(state.essences[seat])
    return max(0, gems + essences - state.cat.gem_slots[state.hero[seat]])


def discards(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what fills a sack and may be discarded, equal pieces once."""
    cat = state.cat
    lying = [t for t in state.things_of(seat) if state.spot[t] == SACK_SPOT and can_lose(state, seat, t)]
    tiles = sorted({state.design[t] for t in lying})
    found = [Action("drop_tile", (cat.tile_ids[tile],)) for tile in tiles]
    found += [Action("drop_resource", (cat.resource_ids[r],)) for r in sorted(set(state.resources[seat]))]
    found += [Action("drop_trophy", (cat.foes.ids[f],)) for f in sorted(set(state.trophies[seat]))]
    found += [Action("drop_gem", (GEMS[k],)) for k, n in enumerate(state.gems[seat]) if n]
    found += [Action("drop_essence", (ELEMENTS[k],)) for k, n in enumerate(state.essences[seat]) if n]
    if state.gaar[seat] > cat.gaar_slots[state.hero[seat]]:
        found.append(Action("drop_piece", ("gaar",)))
    if state.dwurt[seat] > cat.dwurt_slots[state.hero[seat]]:
        found.append(Action("drop_piece", ("dwurt",)))
    return found


def drop(state: EuthiaState, seat: Seat, word: str) -> None:
    """Discard one piece by its name."""
    cat = state.cat
    if word == "gaar":
        state.gaar[seat] -= 1
    elif word == "dwurt":
        state.dwurt[seat] -= 1
    elif word in GEMS:
        state.gems[seat][GEMS.index(word)] -= 1
    elif word in ELEMENTS:
        state.essences[seat][ELEMENTS.index(word)] -= 1
    elif word in cat.tile_index:
        tile = cat.tile_index[word]
        things = [t for t in state.things_of(seat) if state.design[t] == tile and state.spot[t] == SACK_SPOT]
        scrap(state, min(things, key=lambda one: gem_count(state, one)))
    elif word in cat.resource_index:
        piece = cat.resource_index[word]
        state.resources[seat].remove(piece)
        state.minerals_discard[cat.resource_terrain[piece]].append(piece)
    else:
        foe = next(f for f in state.trophies[seat] if cat.foes.ids[f] == word)
        state.trophies[seat].remove(foe)
        bury(state, foe)
    state.tell("dropped", "EU-291", seat=seat, piece=piece_name(state, word))


def piece_name(state: EuthiaState, word: str) -> str:
    """Return the message that names a piece."""
    cat = state.cat
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


def arrangements(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what may be arranged outside combat: equip, take off, set gems, exchange cards (EU-290, EU-293)."""
    cat, found = state.cat, []
    seen: set[int] = set()
    for thing in state.things_of(seat):
        tile = state.design[thing]
        if state.spot[thing] == SACK_SPOT and cat.tile_slot[tile] != SACK and tile not in seen:
            seen.add(tile)
            spots = [spot for spot in spots_for(state, seat, tile) if to_wear(state, seat, tile, spot) != NONE]
            found += [Action("equip", (cat.tile_ids[tile], spot + 1)) for spot in spots]
    for spot, thing in enumerate(state.slots[seat]):
        if thing >= 0 and can_unequip(state, seat, thing):
            found.append(Action("unequip", (cat.tile_ids[state.design[thing]], spot + 1)))
    found += settings(state, seat) + layings(state, seat)
    if state.hero[seat] == SKOLDUR and state.gaar[seat]:
        found.append(TO_DWURT)
    return found + exchanges(state, seat)


def to_wear(state: EuthiaState, seat: Seat, tile: int, spot: int) -> int:
    """Return which of equal tiles in sacks is put on a slot, NONE if none may: unused, then by active gems, by gems."""
    things = [t for t in state.things_of(seat) if state.design[t] == tile and state.spot[t] == SACK_SPOT]
    if len(things) > 1:
        things.sort(key=lambda one: (state.engaged[one], -active_gems(state, one), -gem_count(state, one)))
    return next((thing for thing in things if can_equip(state, seat, thing, spot)), NONE)


def settings(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return which loose gems may be set into which equipment, worn or in a sack (EU-293)."""
    gems = [k for k, n in enumerate(state.gems[seat]) if n]
    if not gems:
        return []
    ids = state.cat.tile_ids
    places = dict.fromkeys(
        (ids[state.design[t]], state.spot[t] + 1) for t in state.things_of(seat) if free_gem_slots(state, t) > 0
    )
    return [Action("set_gem", (GEMS[k], *place)) for place in places for k in gems]


def layings(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return which loose essences may be laid on which tiles (EU-301)."""
    kinds = [k for k, n in enumerate(state.essences[seat]) if n]
    ids = [state.cat.tile_ids[state.design[thing]] for thing in beds(state, seat)] if kinds else []
    return [Action("lay_essence", (ELEMENTS[k], word)) for word in ids for k in kinds]


def can_arrange(state: EuthiaState, seat: Seat) -> bool:
    """Is there anything to arrange (EU-290)? Most often a weapon could be taken off, which is soon found."""
    if any(thing >= 0 and can_unequip(state, seat, thing) for thing in state.slots[seat]):
        return True
    return bool(arrangements(state, seat))


def arranged(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """Carry out an arrangement; a step returns this."""
    cat = state.cat
    if action.kind == "equip":
        tile, spot = cat.tile_index[action.word()], action.number(1) - 1
        equip(state, seat, to_wear(state, seat, tile, spot), spot)
        state.tell("equipped", "EU-290", seat=seat, tile=cat.tile_names[tile])
    elif action.kind == "unequip":
        thing = state.slots[seat][action.number(1) - 1]
        unequip(state, seat, thing)
        state.tell("unequipped", "EU-290", seat=seat, tile=cat.tile_names[state.design[thing]])
    elif action.kind == "set_gem":
        tile, spot = cat.tile_index[action.word(1)], action.number(2) - 1
        things = [t for t in state.things_of(seat) if state.design[t] == tile and state.spot[t] == spot]
        thing = next(t for t in things if free_gem_slots(state, t) > 0)
        set_gem(state, seat, thing, GEMS.index(action.word()))
    elif action.kind == "lay_essence":
        lay_essence(state, seat, named(state, seat, action.word(1)), ELEMENTS.index(action.word()))
    elif action == TO_DWURT:
        to_dwurt(state, seat)
    else:
        return exchange(state, seat, action)
    return None


@procedure
class Arranging(Frame):
    """Arrange things until content; what then does not fit must go (EU-290, EU-291)."""

    seat: Seat = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        options = (READY, *arrangements(state, self.seat))
        return DONE if len(options) == 1 else ask(state, Choice(self.seat, "arrange", options, "EU-290", {}, READY))

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        return DONE if state.answer == READY else arranged(state, self.seat, state.answer)


def uncovers(state: EuthiaState, move: Action) -> bool:
    """Does an arrangement take off what covers a sack? Only that helps who has nothing to give up (EU-261, EU-284)."""
    return move.kind == "unequip" and state.cat.tile_sacks[state.cat.tile_index[move.word()]] < 0


@procedure
class Fitting(Frame):
    """Use, arrange or discard until everything has its place (EU-204, EU-291)."""

    seat: Seat = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        over = excess(state, self.seat)
        if over <= 0:
            return DONE
        going = discards(state, self.seat)
        uses = actions(state, self.seat, USES) if state.at[self.seat] != NONE else []
        moves = arrangements(state, self.seat)
        if not going and not uses:
            moves = [move for move in moves if uncovers(state, move)]
        options = [*going, *moves, *uses]
        if not options:
            return DONE
        return ask(state, Choice(self.seat, "overflow", tuple(options), "EU-291", {"n": over}, options[0]))

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        action = state.answer
        if action.kind.startswith("drop_"):
            drop(state, self.seat, action.word())
            return None
        if action.kind in ("use", "gem", "essence"):
            return use_piece(state, self.seat, action)
        return arranged(state, self.seat, action)


__all__ = ["Arranging", "arrangements", "can_arrange", "excess", "fit", "max_health", "piece_name", "sacks"]

"""Prices: whether a hero can pay one, and paying it piece by piece where there is a choice (EU-130, EU-242, EU-358).
What is paid for is left to the chapters."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step

from ...box.compiled_effects import DIFFERENT, PRICES, SAME, Cost
from ...box.pieces import TILE_KINDS
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import EuthiaState
from .card_decks import GOLD, SILVER
from .cards import count, held, shed
from .equipment import can_lose
from .holdings import bury, scrap

P_GOLD: Final = PRICES.index("gold")
P_SILVER: Final = PRICES.index("silver")
P_GOLD_CARD: Final = PRICES.index("gold_card")
P_GAAR: Final = PRICES.index("gaar")
P_DWURT: Final = PRICES.index("dwurt")
P_WOUND: Final = PRICES.index("wound")
P_POTION: Final = PRICES.index("potion")
P_GEM: Final = PRICES.index("gem")
P_ESSENCE: Final = PRICES.index("essence")
P_RESOURCE: Final = PRICES.index("resource")
P_TROPHY: Final = PRICES.index("trophy")
TILE_SORTS: Final = {
    PRICES.index("armour"): ("armour",),
    PRICES.index("weapon"): ("weapon", "initiative_weapon", "shield"),
    PRICES.index("jewel"): ("jewel",),
    PRICES.index("scroll"): ("scroll",),
}


def payable(
    state: EuthiaState, seat: Seat, what: int, of: list[int], level: int, begun: bool = False
) -> list[tuple[Action, int]]:
    """Return the pieces that may be given for a price that leaves a choice, each with its kind.

    Once a payment has ``begun`` its further pieces are owed, even if the hero is left with 1 health (EU-261).
    """
    if what in (P_SILVER, P_GOLD_CARD):
        gold = state.cat.card_gold
        return [(state.cat.give_card[c], c) for c in held(state, seat) if gold[c] == (what == P_GOLD_CARD)]
    if what == P_GEM:
        gems = state.gems[seat]
        return [(Action("give_gem", (GEMS[k],)), k) for k in of if gems[k]]
    if what == P_ESSENCE:
        kinds = state.essences[seat]
        return [(Action("give_essence", (ELEMENTS[k],)), k) for k in of if kinds[k]]
    if what == P_RESOURCE:
        terrain = state.cat.resource_terrain
        goods = dict.fromkeys(r for r in state.resources[seat] if terrain[r] in of)
        return [(Action("give_resource", (state.cat.resource_ids[r],)), r) for r in sorted(goods)]
    if what == P_TROPHY:
        foes = state.cat.foes
        kinds_held = dict.fromkeys(f for f in state.trophies[seat] if foes.level[f] >= level)
        return [(Action("give_trophy", (foes.ids[f],)), f) for f in sorted(kinds_held)]
    return payable_tiles(state, seat, what, begun)


def tile_kinds(what: int) -> list[int]:
    """Return the kinds of tiles that a price asks for."""
    return [TILE_KINDS.index(word) for word in TILE_SORTS.get(what, ())]


def payable_tiles(state: EuthiaState, seat: Seat, what: int, begun: bool) -> list[tuple[Action, int]]:
    """Return the tiles that may be given: those that cost something, of the kinds asked for, or potions."""
    wanted, kind, design = tile_kinds(what), state.cat.tile_kind, state.design
    found: dict[int, int] = {}
    for thing in state.things_of(seat):
        tile = design[thing]
        priced = kind[tile] in wanted and state.cat.tile_cost[tile] and (begun or can_lose(state, seat, thing))
        if priced or (what == P_POTION and tile == state.cat.potion):
            found.setdefault(tile, thing)
    return [(Action("give_tile", (state.cat.tile_ids[tile],)), thing) for tile, thing in sorted(found.items())]


def number(state: EuthiaState, seat: Seat, cost: Cost) -> int:
    """Return how many pieces a hero could give for a price, kinds alike or not as it asks."""
    what = cost.what
    if what == P_GOLD:
        return state.gold[seat]
    if what == P_GAAR:
        return state.gaar[seat]
    if what == P_DWURT:
        return state.dwurt[seat]
    if what == P_WOUND:
        return max(0, state.health[seat] - 1)
    if what in (P_SILVER, P_GOLD_CARD):
        return count(state, seat, GOLD if what == P_GOLD_CARD else SILVER)
    if what == P_RESOURCE:
        lands = [state.cat.resource_terrain[r] for r in state.resources[seat]]
        return alike([lands.count(terrain) for terrain in cost.of], cost.alike)
    if what == P_TROPHY:
        return sum(state.cat.foes.level[f] >= cost.level for f in state.trophies[seat])
    if what in (P_GEM, P_ESSENCE):
        kinds = state.gems[seat] if what == P_GEM else state.essences[seat]
        return alike([kinds[k] for k in cost.of], cost.alike)
    wanted, kind, design = tile_kinds(what), state.cat.tile_kind, state.design
    if what == P_POTION:
        return sum(design[thing] == state.cat.potion for thing in state.things_of(seat))
    tiles = [design[thing] for thing in state.things_of(seat) if can_lose(state, seat, thing)]
    return sum(kind[tile] in wanted and state.cat.tile_cost[tile] > 0 for tile in tiles)


def alike(have: list[int], how: int) -> int:
    """Return how many pieces may be given together of those held by kind: all of one kind, each of another, any."""
    if how == SAME:
        return max(have, default=0)
    return sum(map(bool, have)) if how == DIFFERENT else sum(have)


def can_pay(state: EuthiaState, seat: Seat, cost: Cost) -> bool:
    """Can a hero give what a price asks?"""
    return number(state, seat, cost) >= cost.n


def can_pay_all(state: EuthiaState, seat: Seat, costs: tuple[Cost, ...]) -> bool:
    return all(can_pay(state, seat, cost) for cost in costs)


def pay(state: EuthiaState, seat: Seat, cost: Cost) -> Flow:
    """Take a price from a hero who can pay it; a step returns this."""
    what, n = cost.what, cost.n
    if what == P_GOLD:
        state.gold[seat] -= n
    elif what == P_GAAR:
        state.gaar[seat] -= n
    elif what == P_DWURT:
        spend_dwurt(state, seat, n)
    elif what == P_WOUND:
        state.health[seat] -= n
    else:
        return call(state, Paying(seat, what, n, list(cost.of), cost.alike, cost.level))
    return None


TO_DWURT: Final = Action("convert")


def to_dwurt(state: EuthiaState, seat: Seat) -> None:
    """Turn one of Skoldur's Gaar into a Dwurt, at any time; the Dwurt die stays as it is (EU-357)."""
    state.gaar[seat] -= 1
    state.dwurt[seat] += 1
    state.tell("to-dwurt", "EU-357", seat=seat)


def spend_dwurt(state: EuthiaState, seat: Seat, n: int) -> None:
    """Take Dwurt; each raises the Dwurt die, up to its top (EU-360)."""
    state.dwurt[seat] -= n
    top = len(state.box.cards.dwurt_die.faces) - 1
    state.dwurt_die[seat] = min(top, state.dwurt_die[seat] + n)


@procedure
class Paying(Frame):
    """Give pieces one at a time, of the same kind or of different ones where the price asks for that."""

    seat: Seat = 0
    what: int = 0
    n: int = 1
    of: list[int] = field(default_factory=list)
    alike: int = 0
    level: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        if not self.n:
            return DONE
        found = self.found(state)
        if not self.open_choice(state) if self.what in (P_SILVER, P_GOLD_CARD) else len(found) == 1:
            return answered(state, found[0][0])
        options = tuple([action for action, _ in found])
        data: dict[str, int | str] = {"n": self.n, "what": f"price-{PRICES[self.what]}"}
        return ask(state, Choice(self.seat, "pay", options, "EU-242", data, options[0]))

    def found(self, state: EuthiaState) -> list[tuple[Action, int]]:
        """Return what may be given now; if nothing may without harm, whatever is there."""
        of = self.allowed(state)
        found = payable(state, self.seat, self.what, of, self.level)
        return found or payable(state, self.seat, self.what, of, self.level, begun=True)

    def open_choice(self, state: EuthiaState) -> bool:
        """Might there be a choice among cards, as far as the table knows?"""
        return count(state, self.seat, GOLD if self.what == P_GOLD_CARD else SILVER) > self.n

    def allowed(self, state: EuthiaState) -> list[int]:
        """Return the kinds that may be given: for the same kind only those of which there are enough."""
        if self.alike != SAME or self.what not in (P_GEM, P_ESSENCE, P_RESOURCE):
            return self.of
        if self.what == P_RESOURCE:
            lands = [state.cat.resource_terrain[r] for r in state.resources[self.seat]]
            return [terrain for terrain in self.of if lands.count(terrain) >= self.n]
        kinds = state.gems if self.what == P_GEM else state.essences
        return [k for k in self.of if kinds[self.seat][k] >= self.n]

    @step
    def take(self, state: EuthiaState) -> Flow:
        found = self.found(state)
        piece = next(piece for action, piece in found if action == state.answer)
        give_up(state, self.seat, self.what, piece)
        self.n -= 1
        kind = state.cat.resource_terrain[piece] if self.what == P_RESOURCE else piece
        if self.alike == SAME:
            self.of = [kind]
        elif self.alike == DIFFERENT:
            self.of = [other for other in self.of if other != kind]
        return self.go(self.offer)


def give_up(state: EuthiaState, seat: Seat, what: int, piece: int) -> None:
    """Put one piece back where it came from."""
    if what in (P_SILVER, P_GOLD_CARD):
        shed(state, seat, piece)
    elif what == P_GEM:
        state.gems[seat][piece] -= 1
    elif what == P_ESSENCE:
        state.essences[seat][piece] -= 1
    elif what == P_RESOURCE:
        state.resources[seat].remove(piece)
        state.minerals_discard[state.cat.resource_terrain[piece]].append(piece)
    elif what == P_TROPHY:
        state.trophies[seat].remove(piece)
        bury(state, piece)
    else:
        scrap(state, piece)

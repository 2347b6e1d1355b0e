"""What a hero may sell in a Trade action, and why not (EU-125 to EU-130, EU-261, EU-294).
What a sale brings is left to ``trade_action``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.reasons import Reason

from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import SACK_SPOT, EuthiaState
from ...state.hero_state import SetGem
from ..goods.equipment import SKILLS, can_lose, gem_count, why_not_lose


def sales(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what a hero may sell (EU-125 to EU-130)."""
    cat = state.cat
    found = []
    seen: set[tuple[int, int]] = set()
    for thing in state.things_of(seat):
        tile = state.design[thing]
        key = (tile, state.spot[thing])
        if cat.tile_sell[tile] != NONE and key not in seen and can_lose(state, seat, thing):
            seen.add(key)
            spot = state.spot[thing] + 1
            found.append(
                Action("sell_tile", (cat.tile_ids[tile],))
                if not spot
                else Action("sell_worn", (cat.tile_ids[tile], spot))
            )
    for resource in sorted(set(state.resources[seat])):
        for side in range(len(cat.resource_sides[resource])):
            found.append(Action("sell_resource", (cat.resource_ids[resource], side + 1)))
    found += [Action("sell_gem", (GEMS[k],)) for k, n in enumerate(state.gems[seat]) if n]
    found += [Action("sell_essence", (ELEMENTS[k],)) for k, n in enumerate(state.essences[seat]) if n]
    return found


def to_sell(state: EuthiaState, seat: Seat, action: Action) -> int:
    """Return the thing that is sold: of equal tiles the one with most gems."""
    tile, spot = state.cat.tile_index[action.word()], action.number(1) - 1 if action.args[1:] else SACK_SPOT
    equal = [t for t in state.things_of(seat) if state.design[t] == tile and state.spot[t] == spot]
    return max(equal, key=lambda one: gem_count(state, one))


def price(state: EuthiaState, seat: Seat, action: Action) -> int:
    """Return the gold that a sale brings (EU-125 to EU-130)."""
    cat, figures, word = state.cat, state.box.cards.trade, action.word()
    if word in GEMS or word in ELEMENTS:
        return figures.loose_gem
    if word in cat.tile_index:
        thing = to_sell(state, seat, action)
        return cat.tile_sell[state.design[thing]] + figures.gem_on_tile * gem_count(state, thing)
    return cat.resource_sides[cat.resource_index[word]][action.number(1) - 1][0]


def proceeds(state: EuthiaState, seat: Seat, spent: int = NONE) -> int:
    """Return the gold that one of each kind of piece would bring a hero who sells them (EU-116).
    ``spent`` is a thing that will be used up before."""
    best: dict[str, int] = {}
    for action in sales(state, seat):
        piece = action.word()
        if spent != NONE and action.kind == "sell_tile" and _sold_last(state, seat, action) == spent:
            continue
        best[piece] = max(best.get(piece, 0), price(state, seat, action))
    return sum(best.values())


def _sold_last(state: EuthiaState, seat: Seat, action: Action) -> int:
    """Return the thing that is sold if there is no equal one beside it, else NONE."""
    thing = to_sell(state, seat, action)
    equal = [t for t in state.things_of(seat) if state.design[t] == state.design[thing]]
    return thing if len(equal) == 1 else NONE


def why_not_sell(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    """Return why a piece cannot be sold (EU-125 to EU-129)."""
    cat, word = state.cat, action.word() if action.args else ""
    if word in ("gaar", "dwurt"):
        return Reason("no-price", "EU-129")
    if word in GEMS and any(gem.kind == GEMS.index(word) for gem in gems_set(state, seat)):
        return Reason("gem-set-for-good", "EU-294")
    if any(cat.foes.ids[foe] == word for foe in state.trophies[seat]):
        return Reason("no-price", "EU-125")
    if word not in cat.tile_index:
        return Reason("not-held", "EU-125")
    things = [thing for thing in state.things_of(seat) if state.design[thing] == cat.tile_index[word]]
    if not things:
        return Reason("not-held", "EU-125")
    if cat.tile_sell[cat.tile_index[word]] == NONE:
        return Reason("no-price", "EU-119" if cat.tile_kind[cat.tile_index[word]] in SKILLS else "EU-125")
    return why_not_lose(state, seat, things[0])


def gems_set(state: EuthiaState, seat: Seat) -> list[SetGem]:
    """Return the gems set into a hero's equipment."""
    return [gem for thing in state.things_of(seat) for gem in state.gems_on(thing)]

"""Parts of a view that are kept while what they show has not changed: the map, and each hero with all he owns.
What they look like is left to ``table``; what is kept is only ever a shortcut, and equal to what would be made anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import Seat

from ..box.catalogue import Catalogue
from ..state.game_state import EuthiaState
from .structs import HeroView, TileView

MAPS: Final = 64
HEROES: Final = 1024
"""How many maps and heroes are kept at most; then all are forgotten."""


class KeptMap:
    """A map as it was shown last, with all that it follows from."""

    __slots__ = ("cat", "figures", "lists", "spots", "tiles")

    def __init__(self, state: EuthiaState, tiles: tuple[TileView, ...]) -> None:
        self.cat: Catalogue = state.cat
        self.figures = (state.seats, state.bounty, any(state.coming))
        self.spots = (state.tile_q[:], state.tile_r[:])
        self.lists = (
            state.hero_token[:],
            state.trade_token[:],
            [held[:] for held in state.interaction],
            state.emblem[:],
            state.absent[:],
            state.spawned[:],
            state.ruined[:],
        )
        self.tiles = tiles

    def holds(self, state: EuthiaState) -> bool:
        """Would the map be shown the same now?"""
        tokens, trade, hands, emblem, absent, spawned, ruined = self.lists
        return (
            self.cat is state.cat
            and self.figures == (state.seats, state.bounty, any(state.coming))
            and tokens == state.hero_token
            and trade == state.trade_token
            and hands == state.interaction
            and emblem == state.emblem
            and (absent, spawned, ruined) == (state.absent, state.spawned, state.ruined)
            and self.spots == (state.tile_q, state.tile_r)
        )


_MAPS: Final[dict[tuple[int, ...], KeptMap]] = {}
_HEROES: Final[dict[tuple[object, ...], HeroView]] = {}


def kept_map(state: EuthiaState, make: Callable[[EuthiaState], tuple[TileView, ...]]) -> tuple[TileView, ...]:
    """Return the tiles of the map, as they were shown last if nothing on them has changed."""
    order = tuple(state.order)
    known = _MAPS.get(order)
    if known is not None and known.holds(state):
        return known.tiles
    tiles = make(state)
    if len(_MAPS) >= MAPS:
        _MAPS.clear()
    _MAPS[order] = KeptMap(state, tiles)
    return tiles


def kept_hero(
    state: EuthiaState, seat: Seat, viewer: Seat, make: Callable[[EuthiaState, Seat, Seat], HeroView]
) -> HeroView:
    """Return a hero as ``viewer`` sees him, as he was shown last if nothing he has or is has changed."""
    key = hero_key(state, seat, seat == viewer)
    found = _HEROES.get(key)
    if found is None:
        if len(_HEROES) >= HEROES:
            _HEROES.clear()
        found = _HEROES[key] = make(state, seat, viewer)
    return found


def hero_key(state: EuthiaState, seat: Seat, own: bool) -> tuple[object, ...]:
    """Return all that a hero's view follows from."""
    return (
        id(state.cat),
        own,
        seat,
        state.hero[seat],
        state.at[seat],
        state.health[seat],
        state.gold[seat],
        state.rep[seat],
        state.gaar[seat],
        state.dwurt[seat],
        state.dwurt_die[seat],
        state.moves[seat],
        state.kept[seat],
        len(state.pile[seat]),
        state.control[seat],
        state.deaths[seat],
        state.captured[seat],
        *state.ready[seat],
        *state.gems[seat],
        *state.essences[seat],
        *state.hand[seat],
        tuple(state.resources[seat]),
        tuple(state.trophies[seat]),
        tuple(state.slots[seat]),
        tuple(state.reserve[seat]),
        tuple(state.quests[seat]),
        tuple(state.bounties[seat]),
        *[thing_key(state, thing) for thing in state.things_of(seat)],
    )


def thing_key(state: EuthiaState, thing: int) -> tuple[object, ...]:
    """Return all that the view of a tile that a hero owns follows from."""
    one, two = state.gem1[thing], state.gem2[thing]
    gems = (one is not None and (one.kind, one.active), two is not None and (two.kind, two.active))
    return (thing, state.design[thing], state.spot[thing], state.engaged[thing], gems, state.stored[thing])

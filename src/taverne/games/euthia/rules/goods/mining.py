"""The Mining action: who may mine where, what it costs, minecarts, the resource that is kept (EU-106 to EU-113).
Where resources are stored is left to ``storage``, the pieces with a minecart to ``uses``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine import piles
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import CAVERN, LAKE, MOUNTAIN
from ...box.compiled_effects import CART, Op
from ...box.compiled_effects import MINING as IN_MINE
from ...box.integer_tables import NONE
from ...state.game_state import EuthiaState
from . import uses
from .finds import Prospecting
from .piece_use import use_piece
from .tolls import paying, unpaid

MINES: Final = (MOUNTAIN, LAKE, CAVERN)
"""The lands of mines, in the order of the resource decks."""
DIG: Final = Action("dig")


def terrain(state: EuthiaState, space: int) -> int:
    """Return the resource deck of a mine, NONE for another space."""
    land = state.cat.map.land[space]
    return MINES.index(land) if land in MINES else NONE


def why_not(state: EuthiaState, seat: Seat) -> Reason | None:
    """Return why a hero may not mine where he stands, None if he may, tokens aside (EU-093, EU-106 to EU-111)."""
    here = state.at[seat]
    if terrain(state, here) == NONE:
        return Reason("no-mine", "EU-106")
    if not state.freed(here):
        return Reason("not-freed", "EU-093")
    if here in state.ruined:
        return Reason("ruined", "EUS-099")
    own = state.interaction[seat].count(here)
    if own == 1:
        return Reason("mined", "EU-108")
    return unpaid(state, seat, here, "EU-110") if own == 0 else None


@procedure
class Mining(Frame):
    """One Mining action on the hero's space: the toll, the token, minecarts, the resources drawn and kept.

    ``cart`` is set by a minecart symbol (``add_cart``), ``more`` counts further draws (``add_draws``).
    """

    seat: Seat = 0
    space: int = NONE
    cart: int = 0
    more: int = 0
    left: int = 0
    drawn: list[int] = field(default_factory=list)

    @step
    def pay(self, state: EuthiaState) -> Flow:
        """Rivals with tokens are paid, unless two tokens of one's own lie there (EU-109, EU-111)."""
        self.space = state.at[self.seat]
        if state.interaction[self.seat].count(self.space) == 2:
            return None
        return paying(state, self.seat, self.space, "EU-109")

    @step
    def mark(self, state: EuthiaState) -> Flow:
        """Lay a token, or take back one of two (EU-107, EU-111)."""
        own = state.interaction[self.seat]
        if own.count(self.space) == 2:
            own.remove(self.space)
        else:
            own.append(self.space)
        state.tell("mining", "EU-107", seat=self.seat, space=f"space-{state.cat.map.words[self.space]}")
        return None

    @step
    def tools(self, state: EuthiaState) -> Flow:
        """Offer what may be used in a Mining action; of minecarts only one (EU-112, EU-113)."""
        offers = [
            action for action in uses.actions(state, self.seat, 1 << IN_MINE) if not self.second_cart(state, action)
        ]
        if not offers:
            return self.go(self.begin)
        return ask(state, Choice(self.seat, "dig", (DIG, *offers), "EU-112", default=DIG))

    @step
    def take_tool(self, state: EuthiaState) -> Flow:
        return None if state.answer == DIG else use_piece(state, self.seat, state.answer, 1 << IN_MINE)

    @step
    def another(self, state: EuthiaState) -> Flow:
        return None if state.answer == DIG else self.go(self.tools)

    @step
    def begin(self, state: EuthiaState) -> Flow:
        """The action's own draws come first; a minecart makes the first of them one of three tiles (EU-106, EU-112)."""
        self.more += state.story.mine_draws(state)
        self.left = state.box.cards.mines.cart if self.cart else 1
        return None

    @step
    def draw(self, state: EuthiaState) -> Flow:
        kind = terrain(state, self.space)
        if self.left == 0 or not piles.renew(state.minerals[kind], state.minerals_discard[kind]):
            return self.go(self.choose)
        return piles.draw(state, state.minerals[kind], state.cat.resource_ids, 1, "resource", "EU-106")

    @step
    def see(self, state: EuthiaState) -> Flow:
        found = state.cat.resource_index[state.answer.word()]
        state.minerals[terrain(state, self.space)].remove(found)
        self.drawn.append(found)
        self.left -= 1
        return self.go(self.draw)

    @step
    def choose(self, state: EuthiaState) -> Flow:
        """Of several tiles one is kept, the others are discarded (EU-112)."""
        if not self.drawn:
            return DONE
        words = [state.cat.resource_ids[one] for one in sorted(set(self.drawn))]
        options = tuple([Action("haul", (word,)) for word in words])
        return choose(state, self.seat, "haul", options, "EU-112", default=options[0])

    @step
    def keep(self, state: EuthiaState) -> Flow:
        kept = state.cat.resource_index[state.answer.word()]
        self.drawn.remove(kept)
        state.resources[self.seat].append(kept)
        state.minerals_discard[terrain(state, self.space)] += self.drawn
        self.drawn = []
        state.tell("mined", "EU-106", reveals=True, seat=self.seat, resource=f"resource-{state.cat.resource_ids[kept]}")
        self.more -= 1
        self.left = 1
        return self.go(self.draw) if self.more > 0 else DONE

    def second_cart(self, state: EuthiaState, action: Action) -> bool:
        return bool(self.cart) and has_cart(state, action)


def has_cart(state: EuthiaState, action: Action) -> bool:
    """Is it the use of a minecart symbol: ``use <tile> <number>``?"""
    tile, number = action.args
    uses = state.cat.tile_uses[state.cat.tile_index[str(tile)]]
    return any(op.verb == CART for op in uses[int(number) - 1].ops)


def digging(state: EuthiaState) -> Mining:
    """Return the Mining action under way."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Mining))


def add_cart(state: EuthiaState) -> None:
    """A minecart symbol: draw three tiles in this action and keep one (EU-112)."""
    digging(state).cart = 1


def add_draws(state: EuthiaState, n: int) -> None:
    """Draw so many resources besides the action's own."""
    digging(state).more += n


def start(state: EuthiaState, seat: Seat) -> Flow:
    return call(state, Mining(seat))


def give_cart(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    add_cart(state)
    return None


def give_resource(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    """In a Mining action more draws, elsewhere from a deck of one's choice (EU-242)."""
    if any(isinstance(frame, Mining) for frame in state.stack):
        add_draws(state, n)
        return None
    return call(state, Prospecting(seat, n))

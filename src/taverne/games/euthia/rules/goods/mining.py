"""The Mining action: who may mine where, what it costs, minecarts, the resource that is kept (EU-106 to EU-113).
Where resources are stored is left to ``storage``, the pieces with a minecart to ``uses``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CAVERN, LAKE, MOUNTAIN
from ...box.compiled_effects import CART
from ...box.compiled_effects import MINING as IN_MINE
from ...box.integer_tables import NONE
from ...state.game_state import Table
from ..scenarios import played as scenarios
from . import uses as using
from .piles import ask_one, renew
from .tolls import paying, unpaid

MINES: Final = (MOUNTAIN, LAKE, CAVERN)
"""The lands of mines, in the order of the resource decks."""
DIG: Final = Action("dig")


def terrain(table: Table, space: int) -> int:
    """Return the resource deck of a mine, NONE for another space."""
    land = table.cat.map.land[space]
    return MINES.index(land) if land in MINES else NONE


def why_not(table: Table, seat: Seat) -> Refusal | None:
    """Return why a hero may not mine where he stands, None if he may, tokens aside (EU-093, EU-106 to EU-111)."""
    here = table.at[seat]
    if terrain(table, here) == NONE:
        return Refusal("no-mine", "EU-106")
    if not table.freed(here):
        return Refusal("not-freed", "EU-093")
    if here in table.ruined:
        return Refusal("ruined", "EUS-099")
    own = table.interaction[4 * here + seat]
    if own == 1:
        return Refusal("mined", "EU-108")
    return unpaid(table, seat, here, "EU-110") if own == 0 else None


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
    def pay(self, table: Table) -> Flow:
        """Rivals with tokens are paid, unless two tokens of one's own lie there (EU-109, EU-111)."""
        self.space = table.at[self.seat]
        if table.interaction[4 * self.space + self.seat] == 2:
            return None
        return paying(table, self.seat, self.space, "EU-109")

    @step
    def mark(self, table: Table) -> Flow:
        """Lay a token, or take back one of two (EU-107, EU-111)."""
        spot = 4 * self.space + self.seat
        table.interaction[spot] += -1 if table.interaction[spot] == 2 else 1
        if table.events is not None:
            data = {"seat": self.seat, "space": f"space-{table.cat.map.words[self.space]}"}
            table.emit("mining", data, "EU-107")
        return None

    @step
    def tools(self, table: Table) -> Flow:
        """Offer what may be used in a Mining action; of minecarts only one (EU-112, EU-113)."""
        offers = [
            action for action in using.actions(table, self.seat, 1 << IN_MINE) if not self.second_cart(table, action)
        ]
        if not offers:
            return self.go(self.begin)
        return ask(table, Choice(self.seat, "dig", (DIG, *offers), "EU-112", default=DIG))

    @step
    def take_tool(self, table: Table) -> Flow:
        return None if table.answer == DIG else using.start(table, self.seat, table.answer, 1 << IN_MINE)

    @step
    def another(self, table: Table) -> Flow:
        return None if table.answer == DIG else self.go(self.tools)

    @step
    def begin(self, table: Table) -> Flow:
        """The action's own draws come first; a minecart makes the first of them one of three tiles (EU-106, EU-112)."""
        self.more += scenarios.mine_draws(table)
        self.left = table.box.cards.mines.cart if self.cart else 1
        return None

    @step
    def draw(self, table: Table) -> Flow:
        kind = terrain(table, self.space)
        if self.left == 0 or not renew(table.minerals[kind], table.minerals_discard[kind]):
            return self.go(self.choose)
        return ask_one(table, table.minerals[kind], table.cat.resource_ids, "resource", "EU-106")

    @step
    def see(self, table: Table) -> Flow:
        found = table.cat.resource_index[str(table.answer.args[0])]
        table.minerals[terrain(table, self.space)].remove(found)
        self.drawn.append(found)
        self.left -= 1
        return self.go(self.draw)

    @step
    def choose(self, table: Table) -> Flow:
        """Of several tiles one is kept, the others are discarded (EU-112)."""
        if not self.drawn:
            return DONE
        words = [table.cat.resource_ids[one] for one in sorted(set(self.drawn))]
        options = tuple([Action("haul", (word,)) for word in words])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "haul", options, "EU-112", default=options[0]))

    @step
    def keep(self, table: Table) -> Flow:
        kept = table.cat.resource_index[str(table.answer.args[0])]
        self.drawn.remove(kept)
        table.resources[self.seat].append(kept)
        table.minerals_discard[terrain(table, self.space)] += self.drawn
        self.drawn = []
        if table.events is not None:
            data = {"seat": self.seat, "resource": f"resource-{table.cat.resource_ids[kept]}"}
            table.emit("mined", data, "EU-106", reveals=True)
        self.more -= 1
        self.left = 1
        return self.go(self.draw) if self.more > 0 else DONE

    def second_cart(self, table: Table, action: Action) -> bool:
        return bool(self.cart) and has_cart(table, action)


def has_cart(table: Table, action: Action) -> bool:
    """Is it the use of a minecart symbol: ``use <tile> <number>``?"""
    tile, number = action.args
    uses = table.cat.tile_uses[table.cat.tile_index[str(tile)]]
    return any(op.verb == CART for op in uses[int(number) - 1].ops)


def digging(table: Table) -> Mining:
    """Return the Mining action under way."""
    for frame in reversed(table.stack):
        if isinstance(frame, Mining):
            return frame
    raise AssertionError("a minecart is used in a Mining action only")


def add_cart(table: Table) -> None:
    """A minecart symbol: draw three tiles in this action and keep one (EU-112)."""
    digging(table).cart = 1


def add_draws(table: Table, n: int) -> None:
    """Draw so many resources besides the action's own."""
    digging(table).more += n


def start(table: Table, seat: Seat) -> Flow:
    return call(table, Mining(seat))

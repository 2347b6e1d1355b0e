"""The offer of a trading post: tiles laid out from its deck, and laid anew (EU-031, EU-121, EU-122).
Who buys them is left to ``trade_action``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...state.game_state import Table
from ..goods.piles import ask_one, renew


def lay_anew(table: Table, kind: int) -> Flow:
    table.shop_discard[kind] += table.offer[kind]
    n = len(table.offer[kind])
    table.offer[kind] = []
    table.emit("renewed", {"post": f"post-{kind}"}, "EU-122")
    return call(table, Offering(kind, max(n, table.box.cards.setup.offer)))


@procedure
class Offering(Frame):
    """Lay tiles of a post's deck into its offer (EU-031, EU-121)."""

    kind: int = 0
    n: int = 1

    @step
    def draw(self, table: Table) -> Flow:
        if not self.n or not renew(table.shop[self.kind], table.shop_discard[self.kind]):
            return DONE
        return ask_one(table, table.shop[self.kind], table.cat.tile_ids, "offer", "EU-121")

    @step
    def lay(self, table: Table) -> Flow:
        self.n -= 1
        tile = table.cat.tile_index[str(table.answer.args[0])]
        table.shop[self.kind].remove(tile)
        table.offer[self.kind].append(tile)
        if table.events is not None:
            table.emit(
                "offered", {"tile": table.cat.tile_names[tile], "post": f"post-{self.kind}"}, "EU-121", reveals=True
            )
        return self.go(self.draw)

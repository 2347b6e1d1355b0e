"""The offer of a trading post: tiles laid out from its deck, and laid anew (EU-031, EU-121, EU-122).
Who buys them is left to ``trade_action``."""

from __future__ import annotations

from taverne.engine import piles
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...state.game_state import EuthiaState


def lay_anew(state: EuthiaState, kind: int) -> Flow:
    state.shop_discard[kind] += state.offer[kind]
    n = len(state.offer[kind])
    state.offer[kind] = []
    state.tell("renewed", "EU-122", post=f"post-{kind}")
    return call(state, Offering(kind, max(n, state.box.cards.setup.offer)))


@procedure
class Offering(Frame):
    """Lay tiles of a post's deck into its offer (EU-031, EU-121)."""

    kind: int = 0
    n: int = 1

    @step
    def draw(self, state: EuthiaState) -> Flow:
        if not self.n or not piles.renew(state.shop[self.kind], state.shop_discard[self.kind]):
            return DONE
        return piles.draw(state, state.shop[self.kind], state.cat.tile_ids, 1, "offer", "EU-121")

    @step
    def lay(self, state: EuthiaState) -> Flow:
        self.n -= 1
        tile = state.cat.tile_index[state.answer.word()]
        state.shop[self.kind].remove(tile)
        state.offer[self.kind].append(tile)
        state.tell("offered", "EU-121", reveals=True, tile=state.cat.tile_names[tile], post=f"post-{self.kind}")
        return self.go(self.draw)

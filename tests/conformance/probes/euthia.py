"""What Euthia hides, for the conformance suite: hands, decks, fronts of monsters, tiles, quests and bounties to come.

In the marked box every silver and gold card is one of its kind, and what is drawn has a name that stands for it alone.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from taverne.engine.actions import Seat
from taverne.engine.game import Game
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.load import Box, Cards
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.state.game_state import KNOWN, EuthiaState
from tests.conformance.probes.probe import MARK, Probe, Taint


def marked(cards: Cards) -> Cards:
    """Return a box of the same pieces with marks for names; tiles that a scenario calls by name keep theirs."""
    single = [replace(card, copies=1) for card in cards.card for _ in range(card.copies)]
    called = {tile for plan in cards.scenario for tile in (plan.start.tile, plan.late_tile, *plan.tiles)}
    called |= {legend.tile for legend in cards.legend}
    return replace(
        cards,
        card=tuple(replace(card, id=f"{MARK}c{n:03}x") for n, card in enumerate(single)),
        monster=tuple(replace(one, id=f"{MARK}m{n:03}x") for n, one in enumerate(cards.monster)),
        elite=tuple(replace(one, id=f"{MARK}e{n:03}x") for n, one in enumerate(cards.elite)),
        bounty=tuple(replace(one, id=f"{MARK}e{n:03}x") for n, one in enumerate(cards.bounty)),
        quest=tuple(replace(one, id=f"{MARK}q{n:03}x") for n, one in enumerate(cards.quest)),
        territory=tuple(
            replace(tile, id=f"{MARK}t{n:03}x") if tile.role == "draw" and tile.id not in called else tile
            for n, tile in enumerate(cards.territory)
        ),
    )


class EuthiaProbe(Probe[EuthiaState]):
    """Hidden: hands from all but their owner; decks; the front of a monster that nobody has met; what is to come."""

    examples = 1
    bound = 6000

    def marked(self) -> Game[EuthiaState]:
        box = Euthia().box
        return Euthia(Box(marked(box.cards), box.fingerprint))

    def taints(self, state: EuthiaState) -> list[Taint]:
        cat = state.cat
        found = [*super().taints(state)]
        if not cat.card_ids[0].startswith(MARK):
            return found
        found += [Taint(cat.card_ids[card]) for card in (*state.silver, *state.golden)]
        for seat in range(state.seats):
            found += [Taint(cat.card_ids[card], (seat,)) for card, n in enumerate(state.hand[seat]) if n]
        foes = [foe for deck in (*state.monsters, *state.bounty_pool) for foe in deck]
        foes += [foe for foe in unmet(state) if foe != NONE]
        found += [Taint(cat.foes.ids[foe]) for foe in foes]
        found += [Taint(cat.quest_ids[quest]) for pool in state.quest_pool for quest in pool]
        tiles = [cat.map.ids[tile] for chapter in (*state.coming, *state.spare) for tile in chapter]
        return found + [Taint(tile) for tile in tiles if tile.startswith(MARK)]

    def hidden(self, state: EuthiaState, seat: Seat) -> Any:
        others = [other for other in range(state.seats) if other != seat]
        hands = [tuple(state.hand[other]) for other in others]
        return (hands, unmet(state), tuple(map(tuple, state.coming))) if any(state.top) else None


def unmet(state: EuthiaState) -> tuple[int, ...]:
    """Return the top monster of each deck, NONE where its front has been seen."""
    fighting = state.duel.foe if state.duel is not None else NONE
    pairs = zip(state.top, state.top_seen, strict=True)
    return tuple(NONE if seen & KNOWN or top == fighting else top for top, seen in pairs)

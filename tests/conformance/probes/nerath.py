"""What Conquest of Nerath hides, for the conformance suite: cards not yet played, decks, guardians face down (CN-052).

In the marked box every card and every guardian token has a name that stands for it alone.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from taverne.engine.actions import Seat
from taverne.engine.game import Game
from taverne.games.nerath.box.catalogue import EVERYBODY, NONE
from taverne.games.nerath.box.load import Box
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.state.game_state import FACE_UP, NerathState
from tests.conformance.probes.probe import MARK, Probe, Taint


class NerathProbe(Probe[NerathState]):
    """Hidden: hands, chests and what is known of the decks, from all but their owner; the decks; unseen tokens."""

    examples = 1
    bound = 8000

    def marked(self) -> Game[NerathState]:
        box = ConquestOfNerath().box
        cards = box.cards
        events = tuple(replace(card, id=f"{MARK}e{n:03}x") for n, card in enumerate(cards.event))
        treasures = tuple(replace(card, id=f"{MARK}t{n:03}x") for n, card in enumerate(cards.treasure))
        tokens = [token for token in cards.guardian for _ in range(token.copies)]
        guardians = tuple(replace(token, id=f"{MARK}g{n:03}x", copies=1) for n, token in enumerate(tokens))
        made = replace(cards, event=events, treasure=treasures, guardian=guardians)
        return ConquestOfNerath(Box(made, box.fingerprint))

    def taints(self, state: NerathState) -> list[Taint]:
        ids, tokens = state.cat.card_ids, state.cat.token_ids
        found = [*super().taints(state)]
        if not ids[0].startswith(MARK):
            return found
        for realm in EVERYBODY:
            seat = (state.seat_for[realm],)
            found += [Taint(ids[card]) for card in state.deck[realm]]
            for known in (state.hand[realm], state.chest[realm], state.top[realm], state.bottom[realm]):
                found += [Taint(ids[card], seat) for card in known]
        found += [Taint(ids[card]) for card in state.treasure_deck]
        found += [Taint(tokens[token]) for token in state.token_pile]
        for kinds, seen in zip(state.tokens, state.seen, strict=True):
            for token, bits in zip(kinds, seen, strict=True):
                if token != NONE and not bits & FACE_UP:
                    found.append(Taint(tokens[token], tuple(state.seat_for[r] for r in EVERYBODY if bits >> r & 1)))
        return found

    def hidden(self, state: NerathState, seat: Seat) -> Any:
        others = [realm for realm in EVERYBODY if state.seat_for[realm] != seat]
        cards = [tuple(state.hand[realm] + state.chest[realm]) for realm in others]
        return cards if any(cards) else None

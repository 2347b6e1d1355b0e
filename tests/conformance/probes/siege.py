"""What the toy game hides: hands and deck, plots, the cards being laid down, who has peeked at what.

Its ledger is a table in its rules.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.actions import Seat
from tests.conformance.probes.probe import Probe, Taint, others_answers
from tests.siege.rules import RULES
from tests.siege.state import Camp


class SiegeProbe(Probe[Camp]):
    """Hidden: hands and deck, plots, the cards being laid down, who has peeked at what."""

    def rules(self) -> frozenset[str]:
        return frozenset(RULES)

    def taints(self, state: Camp) -> list[Taint]:
        held = [
            Taint(card, (owner, *(seat for seat in range(state.seats) if card in state.known[seat])))
            for owner, hand in enumerate(state.hands)
            for card in hand
        ]
        return [*super().taints(state), *held, *(Taint(card) for card in state.deck)]

    def hidden(self, state: Camp, seat: Seat) -> Any:
        seen = state.known[seat] if 0 <= seat < state.seats else []
        hands = [
            (owner, tuple(card for card in hand if card not in seen))
            for owner, hand in enumerate(state.hands)
            if owner != seat
        ]
        return (others_answers(state, seat), hands) if state.round and any(cards for _, cards in hands) else None

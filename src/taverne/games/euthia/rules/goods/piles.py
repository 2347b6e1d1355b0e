"""Piles that are drawn from by chance when a card is turned, their discards shuffled in when they are empty (EU-044).
Which pile is drawn for what is left to the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from taverne.engine.decisions import Draw
from taverne.engine.frames import Flow, ask

from ...state.game_state import EuthiaState


def renew(pile: list[int], discard: list[int]) -> bool:
    """Shuffle the discard into an empty pile, and say whether anything can be drawn (EU-044, EU-045)."""
    if not pile:
        pile += sorted(discard)
        discard.clear()
    return bool(pile)


def ask_one(state: EuthiaState, pile: list[int], ids: Sequence[str], prompt: str, rule: str) -> Flow:
    """Let chance draw one of a pile that is not empty; the answer is its id."""
    return ask(state, Draw(tuple([ids[number] for number in pile]), 1, prompt, rule))

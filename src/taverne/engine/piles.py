"""Draw piles: unordered lists of numbers, drawn from by chance when a card is turned, renewed by their discards.

What the cards are is left to the game; nothing is shuffled before it is drawn, so nothing can leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverne.engine.decisions import Draw
from taverne.engine.frames import Flow, ask
from taverne.engine.state import State


def renew(pile: list[int], discard: list[int]) -> bool:
    """Make an empty pile anew of its discards, in one order for everybody; return whether there is anything to draw."""
    if not pile:
        pile += sorted(discard)
        discard.clear()
    return bool(pile)


def draw(state: State, pile: list[int], names: Sequence[str], k: int, prompt: str, rule: str = "") -> Flow:
    """Let chance draw ``k`` cards, or as many as there are; a step returns this, the next one calls ``drawn``."""
    return ask(state, Draw(tuple([names[card] for card in pile]), min(k, len(pile)), prompt, rule))


def drawn(state: State, pile: list[int], numbers: Mapping[str, int]) -> list[int]:
    """Take what chance has just drawn out of its pile, and return it."""
    cards = [numbers[str(name)] for name in state.answer.args]
    for card in cards:
        pile.remove(card)
    return cards

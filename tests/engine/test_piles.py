"""Piles: drawing by chance, taking what was drawn, and renewal by the discards.

The stream that chance draws from is tested in ``test_rng``.
"""

from __future__ import annotations

from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Draw
from taverne.engine.frames import Flow, Frame, apply, procedure, step
from taverne.engine.piles import draw, drawn, renew
from tests.engine.slate import Slate, begun

NAMES = ("ant", "bee", "cat", "dog")
NUMBERS = {name: number for number, name in enumerate(NAMES)}


@procedure
class Drawing(Frame):
    """Draws so many of a pile."""

    k: int = 1
    pile: list[int] = []
    found: list[int] = []

    @step
    def ask(self, slate: Slate) -> Flow:
        return draw(slate, self.pile, NAMES, self.k, "beasts", "SG-01")

    @step
    def take(self, slate: Slate) -> Flow:
        slate.said += [str(card) for card in drawn(slate, self.pile, NUMBERS)]
        slate.said.append(f"left {self.pile}")
        return None


def test_chance_draws_by_name_and_the_pile_loses_what_was_drawn() -> None:
    slate = begun(Drawing(2, [3, 1, 1]))
    assert slate.pending == (Draw(("dog", "bee", "bee"), 2, "beasts", "SG-01"),)
    apply(slate, CHANCE, Action("draw", ("bee", "dog")))
    assert slate.said == ["1", "3", "left [1]"]


def test_no_more_is_drawn_than_there_is() -> None:
    (decision,) = begun(Drawing(5, [0, 2])).pending
    assert isinstance(decision, Draw)
    assert decision.k == 2


def test_an_empty_pile_is_made_anew_of_its_discards() -> None:
    pile: list[int] = []
    discard = [2, 0, 1]
    assert renew(pile, discard)
    assert (pile, discard) == ([0, 1, 2], [])


def test_a_pile_that_is_not_empty_leaves_the_discards_alone() -> None:
    pile, discard = [3], [0]
    assert renew(pile, discard)
    assert (pile, discard) == ([3], [0])
    assert not renew([], [])

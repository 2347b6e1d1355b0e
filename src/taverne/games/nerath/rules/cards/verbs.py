"""Verbs of cards: would an effect of each type do anything, and what it does; bound to the cards of a box once.
What they do is written in ``effects``, where each module enters its own; carrying cards out, in ``card_play``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from taverne.engine.box.shelf import PerBox
from taverne.engine.frames import Flow

from ...box import Box
from ...box.catalogue import catalogue
from ...box.vocabulary import Effect
from ...state.state import NerathState

if TYPE_CHECKING:
    from .card_play import PlayingCard

E = TypeVar("E", bound=Effect)


class Deed:
    """One effect of one card: ``possible(state, realm, card)`` asks, ``run(state, playing)`` carries it out."""

    __slots__ = ("possible", "run")

    def __init__(
        self,
        possible: Callable[[NerathState, int, int], bool],
        run: Callable[[NerathState, PlayingCard], Flow],
    ) -> None:
        self.possible = possible
        self.run = run


_VERBS: Final[dict[type[Effect], Callable[[Effect], Deed]]] = {}


def verb(
    kind: type[E],
    possible: Callable[[NerathState, int, int, E], bool],
    run: Callable[[NerathState, PlayingCard, E], Flow],
) -> None:
    """Say what effects of a type do: whether one would do anything for a realm that plays a card, and doing it."""

    def bind(effect: Effect) -> Deed:
        assert isinstance(effect, kind)
        bound: E = effect

        def may(state: NerathState, realm: int, card: int) -> bool:
            return possible(state, realm, card, bound)

        def do(state: NerathState, playing: PlayingCard) -> Flow:
            return run(state, playing, bound)

        return Deed(may, do)

    _VERBS[kind] = bind


def _never(state: NerathState, realm: int, card: int) -> bool:
    return False


def _nothing(state: NerathState, playing: PlayingCard) -> Flow:
    return None


STANDS: Final = Deed(_never, _nothing)
"""What a treasure in play changes by itself: it is looked up where it counts, and never carried out."""


def _bind_all(box: Box) -> tuple[tuple[Deed, ...], ...]:
    deeds = catalogue(box).decks.deeds
    return tuple(
        tuple(_VERBS[type(effect)](effect) if type(effect) in _VERBS else STANDS for effect in effects)
        for effects in deeds
    )


deeds_of: Final = PerBox(_bind_all)
"""Gives the effects of all cards of a box, by the number of the card, made once."""

"""What one seat may know in Siege, and whole states that agree with it.

Hidden are the hands of others, what is left in the deck, plots until all are made, and who has peeked at what.
"""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.rng import Rng
from taverne.engine.secret import SecretAnswers
from tests.siege.cards import DECK
from tests.siege.procedures import Picking
from tests.siege.state import Camp


class CampView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``known`` are the cards of others that it has peeked at, with their owners."""

    round: int
    first: Seat
    force: tuple[tuple[int, ...], ...]
    potions: tuple[int, ...]
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    left: int
    discard: tuple[str, ...]
    known: tuple[tuple[Seat, str], ...]
    plots: tuple[Seat, ...]
    assault: tuple[Seat, Seat]
    dice: tuple[int, ...]
    hits: int
    modifiers: tuple[str, ...]
    spoils: tuple[int, ...]
    answered: tuple[str, ...]


def camp_view(camp: Camp, seat: Seat) -> CampView:
    """Return what ``seat`` (or a spectator) may know."""
    top = camp.stack[-1] if camp.stack else None
    mine = 0 <= seat < camp.seats
    answered = top.answers[seat] if mine and isinstance(top, SecretAnswers) and top.answers else []
    return CampView(
        camp.round,
        camp.first,
        tuple([tuple(units) for units in camp.force]),
        tuple(camp.potions),
        tuple(camp.hands[seat]) if mine else (),
        tuple([len(hand) for hand in camp.hands]),
        len(camp.deck),
        tuple(camp.discard),
        tuple([(owner(camp, card), card) for card in camp.known[seat]]) if mine else (),
        tuple(camp.plots),
        (camp.attacker, camp.defender),
        tuple(camp.dice),
        camp.hits,
        tuple([modifier.card for modifier in camp.modifiers]),
        tuple(camp.spoils),
        tuple([str(action) for action in answered]),
    )


def owner(camp: Camp, card: str) -> Seat:
    """Return whose hand a card is in."""
    return next(seat for seat, hand in enumerate(camp.hands) if card in hand)


def redeal(guess: Camp, seat: Seat, rng: Rng) -> bool:
    """Deal anew, in a copy, what the seat cannot see; what it has peeked at stays where it saw it."""
    others = [other for other in range(guess.seats) if other != seat]
    peeked = [[sum(card in hand for card in cards) for hand in guess.hands] for cards in guess.known]
    seen = guess.known[seat] if 0 <= seat < guess.seats else []
    hidden = [(other, at) for other in others for at, card in enumerate(guess.hands[other]) if card not in seen]
    pool = sorted([*guess.deck, *(guess.hands[other][at] for other, at in hidden)], key=DECK.index)
    for (other, at), card in zip(hidden, rng.sample(pool, len(hidden)), strict=True):
        guess.hands[other][at] = card
        pool.remove(card)
    guess.deck = pool
    for other in others:
        # Others have peeked at as many cards of the same hands, whichever they were.
        known = [rng.sample(hand, count) for hand, count in zip(guess.hands, peeked[other], strict=True)]
        guess.known[other] = [card for cards in known for card in cards]
    redeal_answers(guess, seat, rng)
    return bool(guess.pending)


def redeal_answers(guess: Camp, seat: Seat, rng: Rng) -> None:
    """Replace what others have answered in secret, and the cards they are just picking."""
    top = guess.stack[-1] if guess.stack else None
    if isinstance(top, SecretAnswers):
        top.redeal(guess, seat, rng)
    if isinstance(top, Picking) and top.verb == "drop" and top.seat != seat:
        places = [top.items.index(card) for card in top.picked]
        top.items = [*guess.hands[top.seat]]
        top.picked = [top.items[place] for place in places]

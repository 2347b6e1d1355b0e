"""What one seat may know in Siege, and whole states that agree with it.

Hidden are the hands of others, what is left in the deck, plots until all are made, and who has peeked at what.
"""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.frames import ask_again
from taverne.engine.rng import Rng
from taverne.engine.secret import Secretly
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
    answered = top.answers[seat] if mine and isinstance(top, Secretly) and top.answers else []
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


def determinized(camp: Camp, seat: Seat, rng: Rng) -> Camp:
    """Redeal what the seat cannot see, and reseed; what it has peeked at stays where it saw it."""
    guess = camp.clone()
    guess.seed = rng.below(1 << 63)
    guess.drawn = 0
    others = [other for other in range(camp.seats) if other != seat]
    seen = camp.known[seat] if 0 <= seat < camp.seats else []
    hidden = [(other, at) for other in others for at, card in enumerate(camp.hands[other]) if card not in seen]
    pool = sorted([*camp.deck, *(camp.hands[other][at] for other, at in hidden)], key=DECK.index)
    for (other, at), card in zip(hidden, rng.sample(pool, len(hidden)), strict=True):
        guess.hands[other][at] = card
        pool.remove(card)
    guess.deck = pool
    redeal_knowledge(camp, guess, seat, rng)
    redeal_answers(guess, seat, rng)
    if guess.pending:
        ask_again(guess)
    return guess


def redeal_knowledge(camp: Camp, guess: Camp, seat: Seat, rng: Rng) -> None:
    """Let the others have peeked at as many cards of the same hands, whichever they were."""
    for other in range(camp.seats):
        if other == seat:
            continue
        guess.known[other] = []
        for whose in range(camp.seats):
            count = sum(card in camp.hands[whose] for card in camp.known[other])
            guess.known[other] += rng.sample(guess.hands[whose], count)


def redeal_answers(guess: Camp, seat: Seat, rng: Rng) -> None:
    """Replace what others have answered in secret, and the cards they are just picking."""
    top = guess.stack[-1] if guess.stack else None
    if isinstance(top, Secretly):
        top.redeal(guess, seat, rng)
    if isinstance(top, Picking) and top.verb == "drop" and top.seat != seat:
        places = [top.items.index(card) for card in top.picked]
        top.items = [*guess.hands[top.seat]]
        top.picked = [top.items[place] for place in places]

"""Whole states that agree with what one seat may know: all that is hidden from it is dealt anew.
Hidden are cards not yet played, decks, guardians that lie face down (CN-052, CN-062, CN-335)."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.rng import Rng

from ..box.catalogue import EVERYBODY, NONE
from ..state.game_state import DRAW, FACE_UP, NerathState


def redeal(guess: NerathState, seat: Seat, rng: Rng) -> bool:
    """Deal anew whatever the seat cannot see; return whether what is asked follows from it: others' options do.

    Standing orders stay: whom a window asks and whom it passes over is seen by everybody.
    """
    others = [realm for realm in EVERYBODY if guess.seat_for[realm] != seat]
    for realm in others:
        _deal_events(guess, realm, rng)
    _deal_treasures(guess, others, rng)
    _deal_tokens(guess, seat, rng)
    return bool(guess.pending) and guess.pending[0].seat != seat


def _deal_events(guess: NerathState, realm: int, rng: Rng) -> None:
    """Hand and deck of another realm, its known cards included, are one heap to the seat.

    But what is played at once is in no hand after the first Draw phase of its owner (CN-065, CN-089).
    """
    hand, rest = guess.hand[realm], (guess.top[realm], guess.bottom[realm], guess.deck[realm])
    pool = rng.shuffled(hand + rest[0] + rest[1] + rest[2])
    if has_drawn(guess, realm):
        immediate = guess.cat.immediate
        pool.sort(key=lambda card: immediate[card])
        pool[len(hand) :] = rng.shuffled(pool[len(hand) :])
    at = 0
    for cards in (hand, *rest):
        size = len(cards)
        cards[:] = pool[at : at + size]
        at += size
    hand.sort()
    guess.deck[realm].sort()


def has_drawn(state: NerathState, realm: int) -> bool:
    """Has the realm begun a Draw phase, in which it shows what it was dealt to be played at once (CN-065)?"""
    if state.round > 1 or realm < state.realm:
        return True
    return realm == state.realm and state.phase > DRAW


def _deal_treasures(guess: NerathState, others: list[int], rng: Rng) -> None:
    pool = list(guess.treasure_deck)
    for realm in others:
        pool += guess.chest[realm]
    pool = rng.shuffled(pool)
    at = 0
    for realm in others:
        size = len(guess.chest[realm])
        guess.chest[realm] = sorted(pool[at : at + size])
        at += size
    guess.treasure_deck = sorted(pool[at:])


def _deal_tokens(guess: NerathState, seat: Seat, rng: Rng) -> None:
    """Tokens that others have looked at are unseen to the seat: they change places with those of the pile."""
    known = FACE_UP
    for realm in EVERYBODY:
        if guess.seat_for[realm] == seat:
            known |= 1 << realm
    hidden = [
        (d, place)
        for d, tokens in enumerate(guess.tokens)
        for place, token in enumerate(tokens)
        if token != NONE and not guess.seen[d][place] & known
    ]
    if not hidden:
        return
    pool = rng.shuffled(guess.token_pile + [guess.tokens[d][place] for d, place in hidden])
    for (d, place), token in zip(hidden, pool, strict=False):
        guess.tokens[d][place] = token
    guess.token_pile = sorted(pool[len(hidden) :])

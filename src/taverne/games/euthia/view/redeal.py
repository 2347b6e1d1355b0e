"""Whole states that agree with what one seat may know: all that is hidden from it is dealt anew.
Hidden are hands, decks, tiles in the stack, fronts of monsters (EU-142); what is seen is left to ``table``."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.rng import Rng

from ..box.integer_tables import NONE
from ..state.game_state import KNOWN, EuthiaState


def redeal(guess: EuthiaState, seat: Seat, rng: Rng) -> bool:
    """Deal anew whatever the seat cannot see; questions to others may follow from it."""
    _deal_hands(guess, seat, rng)
    _deal_tops(guess, rng)
    _deal_stack(guess, rng)
    return bool(guess.pending) and guess.pending[0].seat != seat


def _deal_hands(guess: EuthiaState, seat: Seat, rng: Rng) -> None:
    """The cards of others, silver and gold apart, lie with the decks to the seat."""
    kinds, gold = len(guess.cat.card_ids), guess.cat.card_gold
    for metal in (0, 1):
        deck = guess.golden if metal else guess.silver
        pool, sizes = list(deck), []
        for other, hand in enumerate(guess.hand):
            own = [c for c in range(kinds) if gold[c] == bool(metal)]
            cards = [c for c in own for _ in range(hand[c])] if other != seat else []
            sizes.append(len(cards))
            pool += cards
        pool = rng.shuffled(pool)
        at = 0
        for other, size in enumerate(sizes):
            if other == seat:
                continue
            for card in range(kinds):
                if gold[card] == bool(metal):
                    guess.hand[other][card] = 0
            for card in pool[at : at + size]:
                guess.hand[other][card] += 1
            at += size
        deck[:] = sorted(pool[at:])


def _deal_tops(guess: EuthiaState, rng: Rng) -> None:
    """The top monster of a deck might be any with the same back (EU-142)."""
    fighting = guess.duel.foe if guess.duel is not None else NONE
    for level in range(3):
        top = guess.top[level]
        if top in (NONE, fighting) or guess.top_seen[level] & KNOWN:
            continue
        alike = [f for f in [top, *guess.monsters[level]] if back(guess, f) == back(guess, top)]
        drawn = rng.shuffled(alike)[0]
        guess.monsters[level] = sorted([f for f in [top, *guess.monsters[level]] if f != drawn])
        guess.top[level] = drawn


def back(state: EuthiaState, foe: int) -> tuple[object, ...]:
    """Return what the back of a monster card shows: equal for cards that look alike from behind."""
    one = state.box.cards.monster[foe]
    return one.level, one.health, one.least_wounds, one.rep_limit, one.reward


def _deal_stack(guess: EuthiaState, rng: Rng) -> None:
    """Tiles drawn blindly into a chapter's pile might be others of their kind (EU-014)."""
    drawn = guess.cat.map.drawn
    for chapter in range(len(guess.coming)):
        for kind in (1, 2):
            sort = set(drawn[chapter][kind])
            inside = [tile for tile in guess.coming[chapter] if tile in sort]
            outside = [tile for tile in guess.spare[chapter] if tile in sort]
            pool = rng.shuffled(inside + outside)
            rest = [tile for tile in guess.coming[chapter] if tile not in sort]
            guess.coming[chapter] = sorted(rest + pool[: len(inside)])
            kept = [tile for tile in guess.spare[chapter] if tile not in sort]
            guess.spare[chapter] = sorted(kept + pool[len(inside) :])

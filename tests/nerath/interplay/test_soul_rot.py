"""Soul Rot is played when it is drawn, so that it meets other cards only by the Deck of Many Things: every one of them.
How a turn is played out is said in ``pairs``; invariants are checked at every decision on the way."""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, settle
from taverne.games.nerath.box.catalogue import EVERYBODY, NONE
from taverne.games.nerath.box.load import load
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.rules.phases.course import TakingTurn
from taverne.games.nerath.rules.verbs import catalogue
from tests.nerath.positions import chest, number

from .pairs import MOST, Meeting, march, position

CAT = catalogue(load())
KARKOTH = number("karkoth")
ROT, DECK = CAT.card_index["soul_rot"], CAT.card_index["deck_of_many_things"]
OTHERS = [card for card in range(len(CAT.card_ids)) if card not in (ROT, DECK)]
EVERY = 4
"""One card in so many is played in the usual run."""


def plays_before_soul_rot(card: int, active: int) -> bool:
    """Play a turn of a realm against Karkoth, or of Karkoth itself: this card as soon as it may be, then the Deck.

    Return whether Soul Rot came after the card in the same turn.
    """
    owner = CAT.card_realm[card] if CAT.card_realm[card] != NONE else active
    foe = KARKOTH if active != KARKOTH else next(r for r in (owner, *EVERYBODY) if r != KARKOTH)
    state = position(Meeting(card, card, owner, owner, active), card, foe)
    chest(state, "karkoth", "deck_of_many_things")
    state.deck[KARKOTH].remove(ROT)
    state.top[KARKOTH].insert(1 if active == KARKOTH else 0, ROT)
    state.stack.append(TakingTurn())
    advance(state)
    marched = played = together = False
    for _ in range(MOST):
        settle(state)
        assert not (problems := find_problems(state)), f"{CAT.card_ids[card]}: {problems}"
        played = played or card in (*state.discard[owner], *state.laid[owner])
        together = together or (played and ROT in state.discard[KARKOTH] and DECK in state.laid[KARKOTH])
        if not state.pending:
            return together
        if not marched and state.pending[0].prompt == "movement":
            march(state, active, foe)
            marched = True
        choice = state.pending[0]
        assert isinstance(choice, Choice)
        wanted = [state.cat.play_card[card], state.cat.use_card[card]]
        if played:
            wanted += [action for action in choice.options if str(action) == "lay deck_of_many_things"]
        chosen = next((action for action in wanted if action in choice.options), choice.default)
        apply(state, choice.seat, chosen if chosen is not None else choice.options[0])
    raise AssertionError(f"{CAT.card_ids[card]}: the turn has no end")


def soul_rot_follows(card: int) -> bool:
    """Does Soul Rot follow a card in a turn of Karkoth, of the card's realm, or of another?"""
    turns = dict.fromkeys((KARKOTH, max(CAT.card_realm[card], 0), number("vailin")))
    return any(plays_before_soul_rot(card, active) for active in turns)


@pytest.mark.parametrize("part", range(2))
def test_soul_rot_follows_other_cards_in_one_turn_and_everything_is_still_there(part: int) -> None:
    assert [CAT.card_ids[card] for card in OTHERS[2 * part :: EVERY] if not soul_rot_follows(card)] == []


@pytest.mark.soak
def test_soul_rot_follows_every_other_card_in_one_turn() -> None:
    assert [CAT.card_ids[card] for card in OTHERS if not soul_rot_follows(card)] == []

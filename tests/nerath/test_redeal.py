"""What is dealt anew for somebody who does not see it in Conquest of Nerath: only what could really be there.
What each seat sees stays as it was."""

from __future__ import annotations

from random import Random

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.invariants import find_problems
from tests.nerath.cards import draw_phase

from .interplay.phases import continues_turn, moving
from .interplay.test_random_boards import BEGINNINGS, REALMS, deal, storm, stumble, thrown_together
from .positions import board, hand, number

GAME = ConquestOfNerath()


def immediates(realm: str, seen_by: int, later: bool) -> int:
    """How many cards that are played at once a realm holds, in fifty hands dealt anew for a seat."""
    found = 0
    for seed in range(50):
        table = board()
        hand(table, realm, *[table.cat.card_ids[card] for card in table.deck[number(realm)][10:14]])
        if later:
            moving(table, "nerath")
        else:
            draw_phase(table, "karkoth")
        GAME.redeal(table, seen_by, Rng(seed))
        held = table.hand[number(realm)]
        assert len(held) == 4
        assert len({*held, *table.deck[number(realm)]}) == 20, "nothing is there twice"
        found += sum(table.cat.immediate[card] for card in held)
    return found


@pytest.mark.rule("CN-065", "CN-089", "CN-052")
def test_a_hand_dealt_anew_holds_what_is_played_at_once_before_the_first_draw_phase_only() -> None:
    assert immediates("iron_circle", 3, later=True) == 0
    assert 40 < immediates("iron_circle", 3, later=False) < 120, "eight of twenty: about 80 of 200"


@pytest.mark.rule("CN-052", "CN-335", "CN-062")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_sees_does_not_change_when_the_rest_is_dealt_anew(seed: int) -> None:
    for part in range(4):
        dice = Random(500 + 10 * seed + part)
        table = thrown_together(dice)
        deal(table, dice)
        realm, beginning = dice.randrange(4), dice.choice(BEGINNINGS)
        if beginning == "battle":
            storm(table, dice, realm)
        continues_turn(table, REALMS[realm], beginning)
        for _ in range(6):
            stumble(table, dice, 12)
            if not table.pending or not isinstance(table.pending[0], Choice):
                continue
            for seat in range(table.seats):
                guess = table.clone()
                GAME.redeal(guess, seat, Rng(part))
                assert GAME.table(guess, seat) == GAME.table(table, seat)
                assert not find_problems(guess)

"""What the page is told beside the question: who goes where with which chance and points, which losses cost least.
Chances themselves are proved in ``test_odds`` and ``test_odds_in_play``."""

from __future__ import annotations

from functools import partial

import pytest

from taverne.games.nerath.odds.advice import Advice, advice
from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.state.game_state import ATTACKING, NerathState
from taverne.games.nerath.view.table import table_view

from ..cards import draw_phase, draws, script, storming, to_roll
from ..positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    guard,
    hand,
    options,
    prompt,
    put,
    roll,
    run,
    ship,
    space,
    war,
)

attacking = partial(storming, "karkoth", "vailin", "walking_wood")


def advised(table: NerathState, seat: int = 0) -> Advice:
    found = advice(table, seat)
    assert found is not None
    return found


def test_an_order_says_who_goes_where_and_what_it_is_worth() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=3, dragon=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    run(table, Moving())
    answer(table, "select skalgard")
    found = advised(table)
    assert found.goes["to mistshade"] == {"footsoldier": 3, "dragon": 1}
    assert found.options["to mistshade"].points == 1
    far = next(option for option, units in found.goes.items() if units == {"dragon": 1})
    assert far.startswith("to "), "only the Dragon comes that far"
    answer(table, "take footsoldier")
    assert advised(table).goes["to mistshade"] == {"footsoldier": 1}


@pytest.mark.rule("CN-347", "CN-350")
def test_a_capital_is_worth_five_and_a_land_of_ones_own_nothing() -> None:
    table = board()
    attack(table, "karkoth", "vailindor", footsoldier=1)
    attack(table, "karkoth", "skalgard", footsoldier=1)
    table.holder[space(table, "skalgard")] = 1
    war(table)
    found = advised(table)
    assert {option: chances.points for option, chances in found.options.items()} == {
        "fight skalgard": 0,
        "fight vailindor": 5,
    }


@pytest.mark.rule("CN-218")
def test_cargo_that_may_go_down_counts_among_the_losses() -> None:
    def losses(**cargo: int) -> float:
        table = board()
        carrier = ship(table, "karkoth", "sea_of_mist", **cargo)
        table.mark[carrier] |= ATTACKING
        put(table, "vailin", "sea_of_mist", warship=2)
        put(table, "karkoth", "skalgard", footsoldier=1)
        run(table, Moving())
        return advised(table).attacks["sea_of_mist"].ours

    price = board().cat.cost
    bare, laden = losses(), losses(siege_engine=1, monster=1)
    assert laden == pytest.approx(bare * (price[8] + price[1] + price[4]) / price[8], abs=0.01)


@pytest.mark.rule("CN-172", "CN-205")
def test_the_cheapest_losses_are_given_in_one_list() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", footsoldier=3, dragon=1, siege_engine=1)
    put(table, "vailin", "walking_wood", footsoldier=3)
    war(table)
    while prompt(table) != "casualties":
        faces = 6 if prompt(table) == "defence" else 1
        roll(table, *[faces for _ in to_roll(table)])
    found = advised(table).losses
    assert found == ("lose dragon", "lose footsoldier", "lose footsoldier"), "a Durable unit stands its first hit"
    answer(table, *found)
    assert count(table, "karkoth", "walking_wood") == {"footsoldier": 1, "dragon": 1, "siege_engine": 1}


@pytest.mark.rule("CN-246")
def test_guardians_lose_their_smallest_dice_first() -> None:
    table = board()
    attack(table, "karkoth", "temple_of_elemental_evil", wizard=2)
    tokens = sorted(table.cat.token_ids, key=lambda token: table.cat.token_dice[table.cat.token_ids.index(token)])
    guard(table, "temple_of_elemental_evil", tokens[0], tokens[-1])
    war(table)
    while prompt(table) != "guardian-dice":
        roll(table, *[6 for _ in to_roll(table)])
    warden = next(seat for seat in range(4) if table.asked(seat))
    sides = [int(option.split()[2]) for option in advised(table, warden).losses]
    assert len(sides) >= 1
    assert sides[0] == min(int(str(action.args[1])) for action in table.pending[0].options)
    assert sides == sorted(sides)


@pytest.mark.rule("CN-478")
def test_who_joins_a_land_that_is_won_is_no_attacker_there() -> None:
    table = attacking("animate_dead", {"footsoldier": 1}, {"footsoldier": 1})
    script(table, (6,), (1,), "play animate_dead")
    shown = next(one for one in table_view(table, 0).spaces if one.id == "walking_wood")
    assert sum(unit.n for unit in shown.units) == 4
    assert not any(unit.attacking for unit in shown.units)


def test_a_card_that_is_carried_out_is_shown_with_what_is_left_of_it() -> None:
    table = draws(board(), "karkoth", "land_of_the_dead")
    assert prompt(table) == "card-add"
    shown = table_view(table, 1).card
    assert shown is not None
    assert (shown.card, shown.realm) == ("land_of_the_dead", "karkoth")
    before = shown.left
    answer(table, str(table.pending[0].options[0]))
    after = table_view(table, 1).card
    assert (after.left if after else 0) == before - 1


def test_a_landing_is_declared_with_its_odds() -> None:
    table = board()
    bound_for(table, ship(table, "karkoth", "sea_of_mist", monster=2), "zembar")
    put(table, "vailin", "zembar", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    run(table, Moving())
    assert 0 < advised(table).attacks["zembar"].win < 1


@pytest.mark.rule("CN-489")
def test_a_card_that_attacks_says_how_many_dice_it_would_roll_against_each_land() -> None:
    table = board()
    hand(table, "karkoth", "rampage")
    put(table, "karkoth", "skalgard", monster=2)
    put(table, "karkoth", "vale_of_chains", monster=1)
    put(table, "vailin", "mistshade", footsoldier=2)
    put(table, "vailin", "vast_plains", footsoldier=2)
    script(draw_phase(table, "karkoth"), "play rampage")
    assert prompt(table) == "card-target"
    throws = advised(table).throws
    assert set(throws) == set(options(table))
    mistshade = throws["choose mistshade"]
    assert (mistshade.dice, mistshade.sides) == (2, 12)
    assert mistshade.hits == pytest.approx(2 * 7 / 12, abs=0.01)
    assert throws["choose vast_plains"].dice == 1

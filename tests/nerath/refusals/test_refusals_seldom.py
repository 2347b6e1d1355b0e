"""Refusals of Conquest of Nerath to who is not asked, who names nothing there is, or says more than is meant.

Refusals that players meet are in ``test_refusals`` and ``test_refusals_orders``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taverne.engine.actions import Action
from taverne.engine.frames import why_not
from taverne.engine.matches.idle import idle_answer
from taverne.games.nerath.rules.phases.draw import TakingCard
from taverne.games.nerath.state.game_state import LANDED, STUCK, NerathState
from tests.nerath.cards import pass_windows, script, to_roll
from tests.nerath.interplay.phases import buying, continues_turn, repositioning
from tests.nerath.positions import (
    answer,
    attack,
    board,
    bound_for,
    count,
    hold_all,
    moving,
    number,
    options,
    prompt,
    put,
    roll,
    run,
    ship,
    space,
    told,
    war,
)
from tests.nerath.refusals.test_refusals import why


def retreating() -> NerathState:
    """Two Warships of Karkoth that have retreated from a battle are asked where they go."""
    table = board()
    for realm in ("karkoth", "vailin"):
        ship(table, realm, "corsair_sea")
        ship(table, realm, "corsair_sea")
    pass_windows(script(war(table), (1, 1), (1, 1)))
    return pass_windows(answer(table, "retreat"))


def hit() -> NerathState:
    """A Dragon and Fighters of Vailin have three hits among them."""
    table = board()
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", dragon=1, fighter=3)
    return allotting(war(table))


def take_aboard(table: NerathState, unit: int, carrier: int) -> None:
    """Put a unit that was on the board before its ship aboard of it."""
    table.move_unit(unit, table.where[carrier])
    table.ship[unit] = carrier


def allotting(table: NerathState) -> NerathState:
    """Let every die hit until somebody chooses who is hit."""
    while prompt(table) != "casualties":
        roll(table, *to_roll(table))
    return table


def selected() -> NerathState:
    """A Footsoldier of Karkoth is to be told where to go."""
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    return answer(moving(table), "select skalgard")


def bought() -> NerathState:
    """Karkoth has bought a Footsoldier and is to place it."""
    table = board()
    put(table, "karkoth", "skalgard", castle=1)
    return answer(buying(table, "karkoth", 9), "buy footsoldier")


def choosing() -> NerathState:
    """Two battles of Karkoth are to be fought."""
    table = board()
    for land in ("walking_wood", "tarsembor"):
        attack(table, "karkoth", land, footsoldier=1)
        put(table, "vailin", land, footsoldier=1)
    return war(table)


@pytest.mark.rule("CN-162", "CN-172", "CN-270", "CN-101")
@pytest.mark.parametrize(
    ("made", "line"),
    [
        (retreating, "to gulf_of_nera"),
        (hit, "lose dragon"),
        (selected, "to grinding_glacier"),
        (choosing, "fight walking_wood"),
        (bought, "at skalgard"),
    ],
)
def test_who_is_not_asked_is_told_just_that(made: Callable[[], NerathState], line: str) -> None:
    table = made()
    other = next(seat for seat in range(4) if not table.asked(seat))
    refusal = why_not(table, other, Action.parse(line))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("not-asked", "")


@pytest.mark.rule("CN-101")
def test_who_is_not_asked_selects_nothing() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    moving(table)
    refusal = why_not(table, 1, Action.parse("select skalgard"))
    assert refusal is not None
    assert refusal.key == "not-asked"


@pytest.mark.rule("CN-162", "CN-270", "CN-101")
@pytest.mark.parametrize(
    ("made", "line"),
    [(retreating, "to nowhere"), (choosing, "fight nowhere"), (selected, "to nowhere"), (bought, "at nowhere")],
)
def test_a_space_that_does_not_exist_is_named_as_such(made: Callable[[], NerathState], line: str) -> None:
    assert why(made(), line) == "no-such-space"


@pytest.mark.rule("CN-172", "CN-270", "CN-101", "CN-375")
@pytest.mark.parametrize(
    ("made", "line", "reason"),
    [
        (retreating, "fly iron_sound", "not-offered CN-270"),
        (hit, "lose_wounded fighter", "not-offered CN-172"),
        (hit, "win fighter", "not-offered CN-172"),
        (selected, "dance skalgard", "not-offered CN-102"),
        (bought, "dance skalgard", "not-offered CN-375"),
    ],
)
def test_what_fits_no_question_is_not_offered(made: Callable[[], NerathState], line: str, reason: str) -> None:
    assert why(made(), line) == reason


@pytest.mark.rule("CN-172", "CN-174")
def test_of_two_dragons_one_may_still_take_a_hit_and_no_other_word_names_it() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=2)
    put(table, "vailin", "walking_wood", dragon=2, fighter=3)
    allotting(war(table))
    answer(table, "lose dragon")
    assert "lose dragon" in options(table)
    assert why(table, "lose_favoured dragon") == "not-offered CN-172"


@pytest.mark.rule("CN-370", "CN-398")
def test_a_purchase_names_one_unit_and_a_unit_boards_where_a_ship_is() -> None:
    table = bought()
    assert why(table, "board sea_of_mist") == "no-ship CN-398"
    answer(table, "back")
    assert why(table, "buy footsoldier 2") == "not-offered CN-370"


@pytest.mark.rule("CN-139", "CN-160")
def test_who_is_to_land_elsewhere_lands_nowhere_else() -> None:
    table = board()
    passenger = put(table, "karkoth", "skalgard", footsoldier=1)[0]
    carrier = ship(table, "karkoth", "sea_of_mist", fighter=1)
    take_aboard(table, passenger, carrier)
    table.aim[passenger] = space(table, "mistshade")
    answer(moving(table), "select sea_of_mist")
    assert why(table, "land iron_wolf_coast") == "landing-declared CN-160"
    assert "land skalgard" in options(table)
    assert why(table, "land skalgard 2") == "not-offered CN-102"


@pytest.mark.rule("CN-144", "CN-147")
def test_who_has_landed_boards_no_more() -> None:
    table = board()
    landed, _ = put(table, "karkoth", "skalgard", footsoldier=1, fighter=1)
    table.mark[landed] |= LANDED
    answer(moving(table), "select skalgard")
    assert why(table, "board sea_of_mist") == "has-landed CN-147"


@pytest.mark.rule("CN-405", "CN-407", "CN-399")
def test_an_older_unit_does_not_board_with_a_new_one() -> None:
    table = board()
    put(table, "karkoth", "skalgard", castle=1, footsoldier=1)
    ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    buying(table, "karkoth", 9)
    for line in ("buy footsoldier", "at skalgard", "select skalgard"):
        answer(table, line)
    assert why(table, "board sea_of_mist") == "only-new-units CN-407"


@pytest.mark.rule("CN-448", "CN-357", "CN-369")
def test_who_came_by_a_card_or_aboard_in_this_turn_stays_in_the_reposition_phase() -> None:
    table = board()
    (home,) = put(table, "karkoth", "skalgard", dragon=1)
    table.mark[home] |= STUCK
    hero = put(table, "karkoth", "skalgard", fighter=1)[0]
    take_aboard(table, hero, ship(table, "karkoth", "sea_of_mist"))
    table.mark[hero] |= STUCK
    put(table, "karkoth", "sea_of_mist", dragon=1)
    repositioning(table, "karkoth")
    assert options(table) == ["select sea_of_mist"]
    assert why(table, "select skalgard") == "stays-this-turn CN-448"
    answer(table, "select sea_of_mist")
    assert why(table, "land mistshade") == "only-flyers CN-369"


@pytest.mark.rule("CN-086", "CN-562")
def test_a_card_put_under_the_deck_is_drawn_when_nothing_lies_above_it() -> None:
    table = board()
    realm = number("karkoth")
    under = table.deck[realm].pop()
    table.discard[realm], table.deck[realm] = table.deck[realm], []
    table.bottom[realm] = [under]
    run(table, TakingCard(realm))
    assert (table.hand[realm], table.bottom[realm], table.deck[realm]) == ([under], [], [])
    assert not table.pending


@pytest.mark.rule("CN-032", "CN-040", "CN-081")
def test_a_turn_ends_where_its_battle_has_won_the_game() -> None:
    table = board()
    hold_all(table, "karkoth")
    table.holder[space(table, "walking_wood")] = number("vailin")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    continues_turn(table, "karkoth", "battle")
    pass_windows(table)
    assert table.winner == table.side[number("karkoth")]
    assert not table.pending
    assert len(told(table, "over")) == 1
    assert not told(table, "turn"), "nobody has another turn"


@pytest.mark.rule("CN-205", "CN-217")
def test_only_on_land_the_table_lets_a_dragon_take_the_hit() -> None:
    table = hit()
    assert str(idle_answer(table, table.pending[0].seat)) == "lose dragon"
    table = board()
    put(table, "karkoth", "corsair_sea", dragon=1)
    put(table, "vailin", "corsair_sea", dragon=1, warship=2)
    allotting(war(table))
    assert idle_answer(table, table.pending[0].seat) is None


@pytest.mark.rule("CN-160", "CN-217", "CN-218")
def test_of_two_ships_alike_the_one_whose_cargo_is_to_land_is_named_by_the_place() -> None:
    table = board()
    put(table, "vailin", "sea_of_mist", dragon=1)
    for _ in range(2):
        carrier = ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    bound_for(table, carrier, "mistshade")
    allotting(war(table))
    assert options(table) == ["sink footsoldier", "sink_to mistshade footsoldier"]
    answer(table, "sink footsoldier")
    assert table.where[carrier] == space(table, "sea_of_mist")
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1, "footsoldier": 1}

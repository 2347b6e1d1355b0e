"""Refusals of Conquest of Nerath outside of walking: who runs amok, takes a hit, retreats, is placed, by rule.

What random orders of the Movement phase are told is in ``test_reasons``.
"""

from __future__ import annotations

import pytest

from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.cards import pass_windows, script, to_roll
from tests.nerath.interplay.phases import buying
from tests.nerath.positions import answer, attack, board, moving, options, put, refused, roll, ship, war


def why(table: NerathState, line: str) -> str:
    """Return key and rule of the refusal of a line."""
    reason = refused(table, line)
    return f"{reason.key} {reason.rule}".strip()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        pytest.param("amok monster moonstair", "amok-adjacent CN-325", marks=pytest.mark.rule("CN-325")),
        pytest.param("amok monster tarsembor", "amok-empty CN-326", marks=pytest.mark.rule("CN-326")),
        pytest.param("amok monster ashen_march", "amok-enemy CN-321", marks=pytest.mark.rule("CN-321")),
        pytest.param("amok monster corsair_sea", "amok-on-land CN-329", marks=pytest.mark.rule("CN-329")),
        pytest.param("amok dragon mistshade", "amok-monsters-only CN-319", marks=pytest.mark.rule("CN-319")),
        pytest.param("amok monster nowhere", "no-such-space", marks=pytest.mark.rule("CN-321")),
    ],
)
def test_monsters_alone_run_amok_and_only_into_an_empty_enemy_land_beside(line: str, reason: str) -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    put(table, "vailin", "tarsembor", footsoldier=1)
    pass_windows(script(war(table), (12,), (1,)))
    assert "amok monster mistshade" in options(table)
    assert why(table, line) == reason


@pytest.mark.rule("CN-172", "CN-174")
def test_a_dragon_takes_its_second_hit_only_when_all_others_have_one() -> None:
    table = board()
    attack(table, "karkoth", "walking_wood", monster=3)
    put(table, "vailin", "walking_wood", dragon=1, footsoldier=2, castle=1)
    war(table)
    while not table.pending or table.pending[0].prompt != "casualties":
        roll(table, *to_roll(table))
    assert why(table, "lose wizard") == "none-there CN-172"
    answer(table, "lose dragon")
    assert why(table, "lose dragon") == "hit-before CN-174"


@pytest.mark.rule("CN-268", "CN-284")
def test_ships_retreat_to_a_zone_beside_and_to_no_land() -> None:
    table = board()
    for realm in ("karkoth", "vailin"):
        ship(table, realm, "corsair_sea")
        ship(table, realm, "corsair_sea")
    pass_windows(script(war(table), (1, 1), (1, 1)))
    answer(table, "retreat")
    pass_windows(table)
    assert why(table, "to skalgard") == "ships-stay-at-sea CN-284"
    assert why(table, "to gulf_of_nera") == "not-adjacent CN-268"


@pytest.mark.rule("CN-398", "CN-413")
def test_what_is_bought_is_placed_before_anything_else_and_boards_no_land() -> None:
    table = board()
    put(table, "karkoth", "skalgard", castle=1)
    buying(table, "karkoth", 20)
    answer(table, "buy footsoldier")
    for line in ("buy footsoldier", "select skalgard", "done"):
        assert why(table, line) == "place-first CN-413"
    assert why(table, "board skalgard") == "not-a-zone CN-398"


@pytest.mark.rule("CN-136", "CN-139")
def test_units_board_in_a_zone_and_land_from_a_ship() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    ship(table, "karkoth", "sea_of_mist")
    moving(table)
    answer(table, "select skalgard")
    assert why(table, "board skalgard") == "not-a-zone CN-136"
    assert why(table, "land skalgard") == "not-aboard CN-139"

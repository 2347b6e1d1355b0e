"""How greedy realms of Conquest of Nerath wage war: what they leave at home, what counts when the war is nearly over.

Planned moves are looked at in small positions; whole wars are left to benchmarks and the arena.
"""

from __future__ import annotations

import pytest

from taverne.games.nerath.bots.greedy import needs
from taverne.games.nerath.bots.plans import Move, Planner, Style
from taverne.games.nerath.bots.sieges import UNEASY, WARY, by_odds, by_strength
from taverne.games.nerath.bots.values import lasting
from taverne.games.nerath.box.vocabulary import UNITS
from taverne.games.nerath.state.game_state import NerathState
from tests.nerath.positions import board, hold_all, put, space, turn


def lonely(realm: str, *enemy: tuple[str, str]) -> NerathState:
    """A board that a realm holds but for some lands of enemies, and whose turn it is."""
    table = board()
    hold_all(table, realm)
    for other, land in enemy:
        table.holder[space(table, land)] = ("karkoth", "vailin", "iron_circle", "nerath").index(other)
    turn(table, realm)
    return table


def sent(table: NerathState, move: Move | None) -> list[str]:
    assert move is not None
    return sorted(UNITS[table.kind[unit]] for unit in move.units)


def test_of_a_garrison_in_danger_the_cheapest_stays() -> None:
    table = lonely("karkoth", ("vailin", "mistshade"))
    put(table, "karkoth", "skalgard", footsoldier=1, monster=2)
    put(table, "vailin", "mistshade", footsoldier=1)
    assert sent(table, Planner(table).best()) == ["monster"] * 2


def test_a_garrison_that_nobody_threatens_goes_as_one() -> None:
    table = lonely("karkoth", ("vailin", "mistshade"))
    put(table, "karkoth", "skalgard", footsoldier=2, monster=1)
    put(table, "vailin", "mistshade", castle=1)
    move = Planner(table).best()
    assert move is not None
    assert Planner(table).missing(move.units) == 0


def test_units_that_leave_together_are_missed_together() -> None:
    table = lonely("karkoth", ("vailin", "mistshade"))
    pair = put(table, "karkoth", "skalgard", footsoldier=2)
    put(table, "vailin", "mistshade", monster=1)
    planner = Planner(table)
    assert planner.missing(pair) > 2 * planner.missing(pair[:1]) > 0


def test_the_guard_of_a_capital_in_danger_stays_where_that_of_another_land_goes() -> None:
    moves = {}
    for home in ("karkothi_thronehold", "blisterforge"):
        table = lonely("karkoth", ("vailin", "starfall_glade"))
        put(table, "karkoth", home, footsoldier=2, monster=1)
        put(table, "vailin", "starfall_glade", footsoldier=1, fighter=1)
        moves[home] = Planner(table).best()
    assert moves["karkothi_thronehold"] is None
    assert moves["blisterforge"] is not None


@pytest.mark.rule("CN-019")
@pytest.mark.parametrize(
    ("realm", "points", "rest"),
    [
        ("karkoth", (0, 0, 0, 0), 1.0),
        ("karkoth", (13, 0, 0, 0), 0.1),
        ("nerath", (12, 0, 0, 0), 1.0),
        ("karkoth", (12, 0, 0, 0), 0.1),
        ("karkoth", (9, 0, 0, 0), 0.55),
    ],
)
def test_only_points_count_when_the_war_ends_with_this_round(realm: str, points: tuple[int, ...], rest: float) -> None:
    table = board()
    turn(table, realm)
    table.points[:] = points
    assert lasting(table) == pytest.approx(rest)


def test_a_war_for_treasures_lasts() -> None:
    table = board(length="long")
    table.points[:] = (40, 0, 0, 0)
    assert lasting(table) == 1.0


def test_in_the_last_round_a_realm_attacks_where_it_would_not_before() -> None:
    bold = []
    for leader in (0, 13):
        table = lonely("nerath", ("iron_circle", "trollhaunt_warrens"))
        table.points[:] = (leader, 0, 0, 0)
        put(table, "nerath", "therund", fighter=2)
        put(table, "iron_circle", "trollhaunt_warrens", fighter=1, monster=1)
        bold.append(Planner(table).best())
    assert bold[0] is None
    assert sent(table, bold[1]) == ["fighter"] * 2


def test_a_style_on_guard_misses_its_garrisons_more() -> None:
    table = lonely("karkoth", ("vailin", "mistshade"))
    pair = put(table, "karkoth", "skalgard", footsoldier=2)
    put(table, "vailin", "mistshade", monster=1)
    assert Planner(table, Style(guard=2.0)).missing(pair) == pytest.approx(2 * Planner(table).missing(pair))


def test_a_capital_that_holds_by_the_odds_wants_no_more_footsoldiers() -> None:
    """Three Dragons next door are stronger than fourteen Footsoldiers behind a castle, and beat them hardly ever."""
    table = lonely("nerath", ("vailin", "nera"))
    put(table, "vailin", "nera", dragon=3)
    put(table, "nerath", "mithralfast", castle=1, footsoldier=14)
    realm, capital = 3, space(table, "mithralfast")
    assert by_strength(table, realm)
    assert not by_odds(table, realm)
    assert needs(table, realm, UNEASY)[capital] > needs(table, realm, WARY)[capital]


def test_a_capital_that_would_fall_is_in_danger_either_way() -> None:
    table = lonely("nerath", ("vailin", "nera"))
    put(table, "vailin", "nera", dragon=3)
    put(table, "nerath", "mithralfast", castle=1, footsoldier=1)
    assert by_strength(table, 3)
    assert by_odds(table, 3)

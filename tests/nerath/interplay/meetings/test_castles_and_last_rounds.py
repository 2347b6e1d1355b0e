"""Where rules of Conquest of Nerath meet: castles that change hands, tables of two and three, the end of a game.
Which realm a card, a castle or a point belongs to matters even where one player has two of them."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.phases.victory import winners
from taverne.games.nerath.state.game_state import OVER
from tests.nerath.cards import pass_windows, script
from tests.nerath.interplay.phases import Position, buying, close, continues_turn, earns, round_ends
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    count,
    guard,
    hold,
    hold_all,
    holder,
    lay,
    options,
    points,
    prompt,
    put,
    refused,
    ship,
    told,
    war,
)


def capitals(table: Position) -> Position:
    put(table, "karkoth", "karkothi_thronehold", castle=1)
    put(table, "vailin", "vailindor", castle=1)
    put(table, "iron_circle", "iron_citadel", castle=1)
    put(table, "nerath", "mithralfast", castle=1)
    return table


@pytest.mark.rule("CN-377", "CN-049", "CN-389")
def test_one_player_buys_for_the_realm_without_a_castle_beside_its_capital_and_not_at_the_other_realms() -> None:
    table = board("alliances", seats=2)
    put(table, "iron_circle", "redtusk_hold", castle=1)
    put(table, "vailin", "karkothi_thronehold", castle=1)
    hold(table, "vailin", "karkothi_thronehold", "starfall_glade", "dread_marshes")
    buying(table, "karkoth", 9)
    answer(table, "buy footsoldier")
    assert set(options(table)) == {"at dol_thamar", "at gorgons_reach", "at vale_of_chains", "back"}
    assert refused(table, "at redtusk_hold").rule in ("CN-377", "CN-389")
    answer(table, "back")
    assert refused(table, "buy warship").rule == "CN-412"


@pytest.mark.rule("CN-401", "CN-402", "CN-312")
def test_a_new_fighter_walks_through_one_land_just_won_into_another_or_into_one_just_freed() -> None:
    table = capitals(board("alliances"))
    put(table, "iron_circle", "redtusk_hold", castle=1)
    hold(table, "vailin", "blackthorn_reach")
    for land in ("silverclaw_hills", "deep_havens", "blackthorn_reach"):
        attack(table, "iron_circle", land, footsoldier=1)
    war(table, "iron_circle")
    answer(table, "fight silverclaw_hills", "fight deep_havens")
    pass_windows(table)
    assert (holder(table, "blackthorn_reach"), points(table, "iron_circle")) == ("karkoth", 2)
    buying(close(table), "iron_circle", 4)
    answer(table, "buy fighter", "at redtusk_hold", "select redtusk_hold")
    assert [line for line in options(table) if line.startswith("to ")] == [
        "to deep_havens",
        "to silverclaw_hills",
        "to blackthorn_reach",
    ]
    answer(table, "to deep_havens")
    assert count(table, "iron_circle", "deep_havens") == {"footsoldier": 1, "fighter": 1}


@pytest.mark.rule("CN-385", "CN-312", "CN-386", "CN-387")
def test_a_castle_rises_neither_on_a_land_freed_nor_for_units_of_the_same_turn() -> None:
    table = capitals(board("alliances"))
    hold(table, "vailin", "blackthorn_reach")
    attack(table, "iron_circle", "blackthorn_reach", footsoldier=1)
    put(table, "iron_circle", "redtusk_hold", footsoldier=1)
    pass_windows(war(table, "iron_circle"))
    buying(close(table), "iron_circle", 9)
    answer(table, "buy castle")
    assert refused(table, "at blackthorn_reach").rule in ("CN-385", "CN-386")
    answer(table, "at redtusk_hold", "buy footsoldier")
    assert refused(table, "at redtusk_hold").rule == "CN-387"


@pytest.mark.rule("CN-418", "CN-417", "CN-577", "CN-420")
def test_two_foreign_capitals_pay_one_each_and_without_the_own_one_half_of_all_with_the_stone() -> None:
    table = capitals(board())
    hold_all(table, "nerath")
    hold(table, "karkoth", "vailindor", "iron_citadel", "skalgard", "ashen_march")
    lay(table, "karkoth", "philosophers_stone")
    assert earns(table, "karkoth") == 3, "half of four and one, rounded up"


@pytest.mark.rule("CN-238", "CN-239")
def test_of_two_players_the_other_one_takes_the_dice_from_guardians_whichever_realm_explores() -> None:
    for realm, land in (("vailin", "vault_of_the_drow"), ("nerath", "vault_of_the_drow")):
        table = board("alliances", seats=2)
        guard(table, land, "ogre", "troll")
        attack(table, realm, land, fighter=2)
        war(table, realm)
        script(table, (6, 1), (1, 1, 1))
        assert prompt(table) == "guardian-dice"
        assert asker(table) == 0, "Karkoth and Iron Circle sit at seat 0"


@pytest.mark.rule("CN-036", "CN-040", "CN-218")
def test_who_sinks_the_last_ship_of_the_last_rivals_wins_though_others_have_more_points() -> None:
    table = board("alliances")
    hold_all(table, "karkoth")
    hold(table, "iron_circle", "goblin_steppes")
    table.points[1] = 19
    ship(table, "vailin", "corsair_sea", wizard=1)
    attack(table, "karkoth", "corsair_sea", warship=1, storm_elemental=1)
    continues_turn(table, "karkoth", "battle")
    script(table, (1,), (8, 8, 8), (1,))
    pass_windows(table)
    assert not table.pending
    assert (table.phase, winners(table)) == (OVER, [table.side[0]])
    assert [event["realm"] for event in told(table, "eliminated")] == ["realm-vailin", "realm-nerath"]


@pytest.mark.rule("CN-026", "CN-027")
def test_the_limit_of_the_house_ends_a_tie_at_the_goal_and_announces_no_further_round() -> None:
    table = board(limit=1)
    table.points[:] = [13, 13, 0, 0]
    capitals(table)
    round_ends(table)
    pass_windows(table)
    assert (table.phase, winners(table)) == (OVER, [0, 1])
    assert len(told(table, "shared")) == 1
    assert told(table, "extra-round") == []


@pytest.mark.rule("CN-584", "CN-305", "CN-379")
def test_circles_open_at_a_castle_taken_in_an_earlier_turn_and_recruits_come_there_too() -> None:
    table = capitals(board())
    lay(table, "karkoth", "teleportation_circles")
    put(table, "vailin", "mistshade", castle=1)
    hold(table, "karkoth", "mistshade")
    put(table, "karkoth", "karkothi_thronehold", footsoldier=1)
    continues_turn(table, "karkoth", "move")
    script(table, "use teleportation_circles", "all")
    assert count(table, "karkoth", "mistshade") == {"castle": 1, "footsoldier": 1}
    buying(close(table), "karkoth", 6)
    for _ in range(4):
        answer(table, "buy footsoldier", "at mistshade")
    answer(table, "buy footsoldier")
    assert refused(table, "at mistshade").rule == "CN-379"

"""Where rules of Conquest of Nerath meet: realms without a land, the last unit of a side, goals reached by several.
A game ends where it is won, in whatever phase; a realm that is out still counts for its side."""

from __future__ import annotations

import pytest

from tests.nerath.cards import draw_phase, pass_windows, script, to_roll
from tests.nerath.interplay.phases import (
    Position,
    buying,
    close,
    continues_turn,
    earns,
    moving,
    repositioning,
    round_ends,
    takes_turn,
)
from tests.nerath.positions import (
    answer,
    attack,
    board,
    chest,
    count,
    draw,
    guard,
    hand,
    hold,
    hold_all,
    holder,
    lay,
    number,
    options,
    points,
    put,
    roll,
    ship,
    told,
    war,
)

CAPITALS = {
    "karkoth": "karkothi_thronehold",
    "vailin": "vailindor",
    "iron_circle": "iron_citadel",
    "nerath": "mithralfast",
}


def capitals(table: Position) -> Position:
    for realm, capital in CAPITALS.items():
        put(table, realm, capital, castle=1)
    return table


def without_land(table: Position, realm: str) -> Position:
    """Karkoth, or Vailin for Karkoth's, holds all lands of a realm."""
    for land, keeper in enumerate(table.holder):
        if keeper == number(realm):
            hold(table, "vailin" if realm == "karkoth" else "karkoth", table.cat.space_ids[land])
    return table


@pytest.mark.rule("CN-028", "CN-026", "CN-025")
def test_a_third_realm_may_overtake_two_who_were_tied() -> None:
    table = capitals(board())
    table.points = [14, 15, 0, 0]
    pass_windows(round_ends(table))
    assert (table.winner, table.round) == (-1, 2)
    close(table)
    table.points = [16, 16, 0, 15]
    pass_windows(round_ends(table))
    assert (table.winner, table.round) == (-1, 3), "equal highest totals"
    close(table)
    table.points = [16, 16, 0, 17]
    pass_windows(round_ends(table))
    assert table.winner == number("nerath")


@pytest.mark.rule("CN-031", "CN-028", "CN-034")
def test_a_third_realm_may_overtake_two_with_eight_treasures_each() -> None:
    table = capitals(board(length="long"))
    names = [card.id for card in table.box.cards.treasure]
    lay(table, "karkoth", *names[:8])
    chest(table, "vailin", *names[8:16])
    pass_windows(round_ends(table))
    assert (table.winner, table.round) == (-1, 2)
    close(table)
    lay(table, "nerath", *names[16:25])
    pass_windows(round_ends(table))
    assert table.winner == number("nerath")


@pytest.mark.rule("CN-036", "CN-338", "CN-341")
def test_a_crown_laid_in_the_movement_phase_reaches_the_goal_and_ends_nothing() -> None:
    table = capitals(board())
    table.points = [10, 0, 0, 0]
    chest(table, "karkoth", "threefold_crown")
    script(moving(table, "karkoth"), "lay threefold_crown")
    assert (points(table, "karkoth"), table.winner) == (13, -1)


@pytest.mark.rule("CN-038", "CN-004", "CN-073")
@pytest.mark.parametrize("goal", [True, False])
def test_the_round_ends_without_the_last_realm_once_it_is_out(goal: bool) -> None:
    table = without_land(capitals(board()), "nerath")
    hold(table, "nerath", "sarthel")
    table.points = [0, 13 if goal else 0, 0, 0]
    attack(table, "iron_circle", "sarthel", footsoldier=1)
    continues_turn(table, "iron_circle", "battle")
    while table.pending and table.round == 1:
        answer(table, "pass" if "pass" in options(table) else "done")
    assert told(table, "eliminated") == [{"realm": "realm-nerath", "seat": 3}]
    if goal:
        assert table.winner == number("vailin")
    else:
        assert (table.round, table.realm) == (2, number("karkoth"))


@pytest.mark.rule("CN-039", "CN-345", "CN-585")
def test_a_realm_that_is_out_lays_the_crown_for_its_ally() -> None:
    table = without_land(capitals(board("alliances")), "nerath")
    table.points = [0, 10, 0, 7]
    chest(table, "nerath", "threefold_crown")
    script(round_ends(table), "lay threefold_crown")
    pass_windows(table)
    assert table.winner == number("vailin")


@pytest.mark.rule("CN-039", "CN-025", "CN-003")
def test_everybody_for_itself_a_realm_that_is_out_still_wins_by_its_points() -> None:
    table = without_land(capitals(board()), "nerath")
    table.points = [0, 10, 0, 14]
    pass_windows(round_ends(table))
    assert table.winner == number("nerath")


@pytest.mark.rule("CN-420", "CN-394", "CN-417")
def test_a_realm_at_sea_lives_on_the_stone_alone() -> None:
    table = without_land(capitals(board()), "nerath")
    lay(table, "nerath", "philosophers_stone")
    ship(table, "nerath", "midnight_sea", footsoldier=1)
    assert earns(table, "nerath") == 1, "half of one, rounded up"
    buying(table, "nerath", 20)
    assert not table.pending, "nothing can be bought"


@pytest.mark.rule("CN-570", "CN-394", "CN-091")
def test_the_horn_calls_nobody_for_a_realm_without_a_friendly_land() -> None:
    table = without_land(board(), "vailin")
    lay(table, "vailin", "horn_of_valhalla")
    carrier = ship(table, "vailin", "emerald_bay")
    takes_turn(table, "vailin")
    draw(table, "rage")
    while table.pending:
        answer(table, "done" if "done" in options(table) else "pass")
    assert (table.where.count(-1), table.owner[carrier]) == (0, number("vailin"))
    assert len(table.kind) == 1, "the ship alone"


@pytest.mark.rule("CN-040", "CN-038", "CN-290")
def test_the_last_hero_of_a_side_may_end_the_game_in_a_dungeon() -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "karkoth", "vault_of_the_drow", fighter=1)
    script(war(table), (1,), (10,))
    pass_windows(table)
    assert table.winner == number("vailin")


@pytest.mark.rule("CN-040", "CN-358", "CN-368")
@pytest.mark.parametrize(("unit", "where"), [("fighter", "vault_of_the_drow"), ("dragon", "midnight_sea")])
def test_the_last_unit_of_a_side_that_finds_no_way_home_ends_the_game(unit: str, where: str) -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    put(table, "karkoth", where, **{unit: 1})
    repositioning(table, "karkoth")
    pass_windows(table)
    assert table.winner == number("vailin")


@pytest.mark.rule("CN-032", "CN-479", "CN-162")
def test_the_last_capital_ends_the_game_before_the_dead_rise_and_other_battles_are_fought() -> None:
    table = capitals(board(length="long"))
    hold(table, "karkoth", "vailindor", "mithralfast")
    hand(table, "karkoth", "animate_dead")
    for land in ("iron_citadel", "walking_wood"):
        attack(table, "karkoth", land, monster=1)
    put(table, "vailin", "walking_wood", monster=1)
    continues_turn(table, "karkoth", "battle")
    script(table, "fight iron_citadel", (6,), (1,))
    assert (table.winner, table.pending) == (number("karkoth"), ())
    assert count(table, "karkoth", "iron_citadel") == {"castle": 1, "monster": 1}


@pytest.mark.rule("CN-488", "CN-040", "CN-038")
def test_who_burns_its_last_units_loses_when_the_fire_has_fallen() -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    hand(table, "karkoth", "rain_of_colourless_fire")
    ship(table, "karkoth", "midnight_sea", fighter=1, wizard=1)
    put(table, "nerath", "nera", footsoldier=1)
    script(draw_phase(table, "karkoth"), "play rain_of_colourless_fire")
    assert to_roll(table) == (12,)
    assert table.winner == -1, "the card is not carried out yet"
    roll(table, 1)
    assert table.winner == number("vailin")


@pytest.mark.rule("CN-564", "CN-038", "CN-188")
def test_the_eye_may_take_the_last_unit_of_a_realm_from_a_land_of_its_ally() -> None:
    table = board("alliances")
    hold_all(table, "vailin")
    hold(table, "iron_circle", "skalgard")
    lay(table, "vailin", "eye_of_vecna")
    put(table, "vailin", "mistshade", wizard=1)
    put(table, "nerath", "nera", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    script(takes_turn(table, "vailin"), "use eye_of_vecna")
    assert told(table, "eliminated") == [{"realm": "realm-karkoth", "seat": 0}]
    assert (table.winner, holder(table, "skalgard")) == (-1, "iron_circle"), "its ally plays on"


@pytest.mark.rule("CN-301", "CN-300", "CN-348")
def test_a_capital_pays_five_to_each_conqueror_and_nothing_to_its_owner() -> None:
    table = capitals(board())
    hold(table, "vailin", "karkothi_thronehold")
    attack(table, "nerath", "karkothi_thronehold", monster=1)
    script(war(table, "nerath"), (6,), (1,))
    pass_windows(table)
    assert points(table, "nerath") == 5
    attack(close(table), "karkoth", "karkothi_thronehold", monster=2)
    script(war(table), (6, 6), (1, 1))
    pass_windows(table)
    assert (holder(table, "karkothi_thronehold"), points(table, "karkoth")) == ("karkoth", 0)


@pytest.mark.rule("CN-311", "CN-349", "CN-350", "CN-310")
def test_a_freed_capital_pays_nothing_and_five_again_when_it_is_lost_to_the_other_enemy() -> None:
    table = capitals(board("alliances"))
    hold(table, "karkoth", "vailindor")
    attack(table, "nerath", "vailindor", monster=1)
    script(war(table, "nerath"), (6,), (1,))
    pass_windows(table)
    assert (points(table, "nerath"), holder(table, "vailindor")) == (0, "vailin")
    attack(close(table), "iron_circle", "vailindor", monster=3)
    script(war(table, "iron_circle"), (6, 6, 1), (1, 1))
    pass_windows(table)
    assert (points(table, "iron_circle"), holder(table, "vailindor")) == (5, "iron_circle")

"""Moves, places and shares of hits in Conquest of Nerath that seldom differ: what is offered, and who is not asked.

The commoner figures are in ``test_rules_exact``.
"""

from __future__ import annotations

import pytest

from taverne import games
from taverne.engine.decisions import Choice, Roll
from taverne.games.nerath.box.vocabulary import UNITS
from taverne.games.nerath.rules.battle.casualties import Suffering
from taverne.games.nerath.rules.cards.standing_orders import attacked
from taverne.games.nerath.rules.movement.groups import grouped
from taverne.games.nerath.rules.movement.routes import homeless, overdue
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.state.game_state import ATTACKING, FRESH, UNLOADED
from tests.nerath.cards import pass_windows, script
from tests.nerath.interplay.phases import buying, repositioning
from tests.nerath.positions import (
    answer,
    board,
    count,
    hold,
    lay,
    moving,
    number,
    options,
    prompt,
    put,
    reachable,
    refused,
    roll,
    run,
    ship,
    space,
    turn,
    war,
)
from tests.nerath.refusals.test_refusals import why

GAME = games.find("nerath")


@pytest.mark.rule("CN-101", "CN-083")
def test_only_who_moves_is_shown_what_might_be_tried() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    moving(table)
    assert "select skalgard" in [str(action) for action in GAME.tries(table, number("karkoth"))]
    assert GAME.tries(table, number("vailin")) == ()


@pytest.mark.rule("CN-364", "CN-588", "CN-161")
def test_a_hero_with_winged_boots_who_is_aboard_stays_there_in_the_reposition_phase() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    ship(table, "karkoth", "sea_of_mist", fighter=1)
    put(table, "karkoth", "corsair_sea", dragon=1)
    repositioning(table, "karkoth")
    assert options(table) == ["select corsair_sea"]


@pytest.mark.rule("CN-368", "CN-102")
def test_a_dragon_with_a_point_left_has_no_haven_and_one_without_has_no_point() -> None:
    table = board()
    for zone in ("corsair_sea", "iron_sound"):
        put(table, "karkoth", zone, dragon=1)
    (far,) = [unit for unit in range(len(table.where)) if table.where[unit] == space(table, "iron_sound")]
    repositioning(table, "karkoth")
    table.moved[far] = table.cat.movement[table.kind[far]] - 1
    assert why(table, "select iron_sound") == "no-haven CN-368"
    table.moved[far] += 1
    assert why(table, "select iron_sound") == "no-points CN-102"


@pytest.mark.rule("CN-102", "CN-139")
def test_whoever_could_be_taken_but_has_no_goal_in_common_is_told_so_though_another_is_stuck() -> None:
    table = board()
    carrier = ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    table.aim[table.cargo(carrier)[0]] = space(table, "mistshade")
    answer(moving(table), "select sea_of_mist")
    answer(table, "take warship")
    assert why(table, "take footsoldier") == "no-common-goal CN-102"


@pytest.mark.rule("CN-138")
def test_where_there_is_just_room_it_is_only_to_be_said_on_which_ships() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=3)
    ship(table, "karkoth", "sea_of_mist")
    ship(table, "karkoth", "sea_of_mist", fighter=1)
    answer(moving(table), "select skalgard")
    answer(table, "take footsoldier", "take footsoldier")
    assert refused(table, "board sea_of_mist").data == {"space": "sea-sea_of_mist", "n": 2, "room": 2}
    assert why(table, "board sea_of_mist") == "which-ships CN-138"
    answer(table, "take footsoldier")
    assert why(table, "board sea_of_mist") == "too-many-aboard CN-138"


@pytest.mark.rule("CN-398", "CN-397")
def test_aboard_a_ship_beside_two_castles_it_is_said_for_which_of_them() -> None:
    table = board()
    zone = space(table, "sea_of_mist")
    ids = table.cat.space_ids
    one, two = sorted(table.cat.near[zone][0])[:2]
    for land in (one, two):
        hold(table, "karkoth", ids[land])
        put(table, "karkoth", ids[land], castle=1)
    ship(table, "karkoth", "sea_of_mist")
    answer(buying(table, "karkoth", 9), "buy footsoldier")
    boarding = [line for line in options(table) if line.startswith("board sea_of_mist")]
    assert boarding == [f"board sea_of_mist {ids[land]}" for land in (one, two)]


@pytest.mark.rule("CN-401", "CN-407", "CN-404")
def test_an_older_unit_that_could_go_further_does_not_move_with_a_new_one() -> None:
    table = board()
    put(table, "karkoth", "skalgard", castle=1, wizard=1)
    buying(table, "karkoth", 9)
    answer(table, "buy footsoldier", "at skalgard", "select skalgard")
    near = {line.removeprefix("to ") for line in options(table) if line.startswith("to ")}
    start = space(table, "skalgard")
    far = next(
        name
        for land, name in enumerate(table.cat.space_ids[: table.cat.lands])
        if table.holder[land] == number("karkoth") and table.cat.walked[start][land] == 2 and name not in near
    )
    assert why(table, f"to {far}") == "only-new-units CN-407"


@pytest.mark.rule("CN-182", "CN-186")
def test_an_ally_whose_share_is_as_large_as_its_force_is_not_asked_for_it() -> None:
    table = board("alliances")
    hold(table, "vailin", "vast_plains")
    put(table, "vailin", "vast_plains", footsoldier=1, fighter=2)
    put(table, "nerath", "vast_plains", footsoldier=1, wizard=1)
    run(table, Suffering(space(table, "vast_plains"), number("vailin"), 4))
    while prompt(table) == "casualties":
        answer(table, options(table)[0])
    answer(table, "refuse")
    asked = []
    while prompt(table) == "casualties":
        asked.append(table.pending[0].seat)
        answer(table, options(table)[0])
    assert set(asked) == {number("vailin")}, "of four hits two are for the two units of Nerath"


@pytest.mark.rule("CN-270", "CN-268")
def test_who_is_away_retreats_to_the_first_place() -> None:
    table = board()
    for realm in ("karkoth", "vailin"):
        ship(table, realm, "corsair_sea")
        ship(table, realm, "corsair_sea")
    pass_windows(script(war(table), (1, 1), (1, 1)))
    pass_windows(answer(table, "retreat"))
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    assert (decision.prompt, decision.default) == ("retreat-to", decision.options[0])


@pytest.mark.rule("CN-353", "CN-354", "CN-355")
def test_a_hero_leaves_the_first_dungeon_by_one_step() -> None:
    table = board()
    hold(table, "karkoth", "stonemarch")
    first = table.cat.space_ids[table.cat.first_dungeon]
    assert first == "sunless_citadel"
    put(table, "karkoth", first, fighter=1)
    repositioning(table, "karkoth")
    assert options(table) == [f"select {first}"]
    assert why(table, "done") == "must-move-first CN-077"
    answer(table, f"select {first}")
    assert [line for line in options(table) if line.startswith("to ")] == ["to stonemarch"]
    assert why(table, "to skalgard") == "one-step CN-355"


@pytest.mark.rule("CN-353", "CN-588")
def test_winged_boots_leave_everybody_else_where_he_is() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    ship(table, "karkoth", "sea_of_mist", footsoldier=2)
    put(table, "karkoth", "skalgard", footsoldier=1)
    repositioning(table, "karkoth")
    pass_windows(table)
    assert not table.pending
    assert count(table, "karkoth", "sea_of_mist") == {"warship": 1, "footsoldier": 2}
    assert count(table, "karkoth", "skalgard") == {"footsoldier": 1}


@pytest.mark.rule("CN-176", "CN-181")
def test_allies_need_not_agree_where_every_unit_takes_all_it_can() -> None:
    table = board("alliances")
    hold(table, "vailin", "vast_plains")
    put(table, "vailin", "vast_plains", dragon=1)
    put(table, "nerath", "vast_plains", dragon=1, footsoldier=1)
    run(table, Suffering(space(table, "vast_plains"), number("vailin"), 5))
    pass_windows(table)
    assert not table.pending
    assert [count(table, realm, "vast_plains") for realm in ("vailin", "nerath")] == [{}, {}]


@pytest.mark.rule("CN-174", "CN-181")
def test_who_proposes_for_both_allies_may_not_name_a_dragon_twice() -> None:
    table = board("alliances")
    hold(table, "vailin", "vast_plains")
    put(table, "vailin", "vast_plains", dragon=1, footsoldier=1)
    put(table, "nerath", "vast_plains", wizard=1, footsoldier=1)
    run(table, Suffering(space(table, "vast_plains"), number("vailin"), 2))
    assert "lose_of vailin dragon" in options(table)
    answer(table, "lose_of vailin dragon")
    assert why(table, "lose_of vailin dragon") == "hit-before CN-174"


@pytest.mark.rule("CN-268", "CN-284", "CN-288")
def test_a_ship_that_has_nowhere_to_go_is_lost_when_its_dragon_retreats() -> None:
    table = board()
    zone = space(table, "sea_of_mist")
    cat = table.cat
    put(table, "karkoth", "sea_of_mist", dragon=1)
    ship(table, "karkoth", "sea_of_mist")
    ship(table, "vailin", "sea_of_mist")
    for other in cat.near[zone][1]:
        ship(table, "nerath", cat.space_ids[other])
    war(table)
    while prompt(table) != "continue":
        pass_windows(table)
        if isinstance(table.pending[0], Roll):
            roll(table, *[1] * len(table.pending[0].sides))
    answer(table, "retreat")
    while table.pending:
        pass_windows(table)
        if table.pending:
            answer(table, options(table)[0])
    own = [unit for unit in range(len(table.where)) if table.owner[unit] == 0 and table.where[unit] >= 0]
    assert [table.kind[unit] for unit in own] == [UNITS.index("dragon")]
    assert table.where[own[0]] < cat.lands


@pytest.mark.rule("CN-101")
def test_units_that_have_done_nothing_come_before_their_like() -> None:
    table = board()
    one, two, three = put(table, "karkoth", "skalgard", footsoldier=3)
    table.mark[one], table.moved[two] = FRESH, 1
    assert [(str(group.action), group.units) for group in grouped(table, [one, two, three])] == [
        ("take footsoldier", [three]),
        ("take footsoldier 2", [one]),
        ("take footsoldier 3", [two]),
    ]


@pytest.mark.rule("CN-102", "CN-588")
def test_a_flying_hero_in_a_dungeon_does_not_move_to_where_he_is() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    (hero,) = put(table, "karkoth", "sunless_citadel", fighter=1)
    assert reachable(table, hero)
    assert "sunless_citadel" not in reachable(table, hero)


@pytest.mark.rule("CN-101", "CN-014")
@pytest.mark.parametrize("kind", ["footsoldier", "fighter", "dragon", "storm_elemental", "warship"])
def test_a_unit_that_is_gone_is_nowhere_to_be_selected(kind: str) -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    (gone,) = put(table, "karkoth", "sea_of_mist", **{kind: 1})
    table.remove_unit(gone)
    assert options(moving(table)) == ["select skalgard", "done"]


@pytest.mark.rule("CN-101", "CN-151", "CN-160")
def test_a_ship_that_has_unloaded_with_all_its_cargo_declared_is_not_to_be_selected() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    carrier = ship(table, "karkoth", "sea_of_mist", footsoldier=1)
    assert "select sea_of_mist" in options(moving(table.clone()))
    table.mark[carrier] |= UNLOADED
    assert "select sea_of_mist" in options(moving(table.clone())), "what it carries may land yet"
    table.aim[table.cargo(carrier)[0]] = space(table, "mistshade")
    assert options(moving(table)) == ["select skalgard", "done"]


@pytest.mark.rule("CN-353", "CN-588")
def test_also_a_flying_hero_must_leave_the_first_entrance() -> None:
    table = board()
    lay(table, "karkoth", "winged_boots")
    (hero,) = put(table, "karkoth", "sunless_citadel", fighter=1)
    assert table.where[hero] == table.cat.first_dungeon
    turn(table, "karkoth", "reposition")
    assert homeless(table) == overdue(table) == [hero]


@pytest.mark.rule("CN-117", "CN-157")
@pytest.mark.parametrize("zone", ["wailing_sea", "icebound_sea"])
def test_who_listens_to_attacks_only_hears_of_one_on_a_ship_in_any_zone(zone: str) -> None:
    table = board()
    assert space(table, "wailing_sea") == table.cat.lands, "the first zone"
    ship(table, "vailin", zone)
    assert not attacked(table, number("vailin"))
    for unit in put(table, "karkoth", zone, warship=1):
        table.mark[unit] |= ATTACKING
    assert attacked(table, number("vailin"))
    assert not attacked(table, number("nerath"))


@pytest.mark.rule("CN-117", "CN-157")
def test_who_listens_to_attacks_only_hears_of_one_on_an_empty_land_of_his() -> None:
    table = board()
    first = table.cat.space_ids[0]
    hold(table, "vailin", first)
    (unit,) = put(table, "karkoth", first, footsoldier=1)
    assert not attacked(table, number("vailin"))
    table.mark[unit] |= ATTACKING
    assert attacked(table, number("vailin"))
    assert not attacked(table, number("karkoth"))
    table.mark[unit] = 0
    table.aim[unit] = space(table, first)
    assert attacked(table, number("vailin")), "a landing is one too"


@pytest.mark.rule("CN-095", "CN-101")
def test_what_names_no_card_is_refused_as_nothing_that_is_asked() -> None:
    table = board()
    put(table, "karkoth", "skalgard", footsoldier=1)
    moving(table)
    plain = why(table, "nonsense")
    assert (why(table, "play"), why(table, "nonsense vorpal_sword")) == (plain, plain)
    assert why(table, "play nonsense") == "no-such-card"
    assert why(table, "lay vorpal_sword") == "card-not-held"


@pytest.mark.rule("CN-387", "CN-413")
@pytest.mark.parametrize("zone", ["wailing_sea", "icebound_sea"])
def test_a_ship_placed_in_any_zone_counts_for_the_castle_beside_it(zone: str) -> None:
    table = board()
    land = table.cat.near[space(table, zone)][0][0]
    word = table.cat.space_ids[land]
    hold(table, "karkoth", word)
    put(table, "karkoth", word, castle=1)
    buying(table, "karkoth", 20)
    answer(table, "buy warship")
    (line,) = [line for line in options(table) if line.split()[1:2] == [zone]]
    answer(table, line)
    frame = table.stack[-1]
    assert isinstance(frame, Reinforcing)
    assert frame.placed == [land]
    assert count(table, "karkoth", zone) == {"warship": 1}


@pytest.mark.rule("CN-352", "CN-077")
def test_only_who_repositions_is_shown_what_might_be_tried() -> None:
    table = board()
    put(table, "karkoth", "corsair_sea", dragon=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    repositioning(table, "karkoth")
    assert {str(a) for a in GAME.tries(table, number("karkoth"))} == {"select skalgard", "select corsair_sea"}
    assert GAME.tries(table, number("vailin")) == ()

"""Movement over Euthia: steps, revealing tiles, the lattice, special tiles, forced fights, entering in order."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.atlas import CENTRE
from taverne.games.euthia.box.territory import covered
from taverne.games.euthia.rules.travel.movement import Entering
from taverne.games.euthia.rules.travel.places import JUMP, missing
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    fight_out,
    free,
    lay,
    offered,
    options,
    pool,
    prompt,
    refused,
    ring,
    run,
    settle,
    space,
    stack,
    stand,
    told,
    top,
    word,
)


def walking(table: EuthiaState, points: int = 3, seat: int = 0) -> EuthiaState:
    """Let a hero act with movement points."""
    table.moves[seat] = points
    return acting(table, seat)


@pytest.mark.rule("EU-063")
def test_a_step_to_an_adjacent_space_costs_a_point() -> None:
    table = board()
    ring(table, "i_stones")
    stand(table, 0, "i_chapel-b")
    walking(table, 2)
    answer(table, "move i_chapel-a")
    assert (at(table), table.moves[0]) == ("i_chapel-a", 1)
    assert refused(table, "move i_stones-b") == ("not-adjacent", "EU-063")
    answer(table, "move i_chapel-c")
    assert refused(table, "move i_chapel-a") == ("no-points", "EU-063")
    assert offered(table, "move") == []


@pytest.mark.rule("EU-064")
def test_heroes_share_spaces_and_never_block() -> None:
    table = board(3)
    for seat in (1, 2):
        stand(table, seat, "i_chapel-a")
    walking(table)
    answer(table, "move i_chapel-a")
    assert [at(table, seat) for seat in range(3)] == ["i_chapel-a"] * 3
    answer(table, "move i_chapel-b")
    assert at(table) == "i_chapel-b"


@pytest.mark.rule("EU-066", "EU-067")
def test_at_the_edge_tiles_are_added_until_six_spaces_surround_the_hero() -> None:
    table = board()
    stack(table, "i_millbrook", "i_osier", "i_badger", "i_magpie", "i_kite")
    walking(table, 2)
    answer(table, "move i_chapel-a")
    assert prompt(table) == "lay"
    assert sorted(options(table)) == ["lay -1 -1", "lay -2 1", "lay 1 -2"]
    answer(table, "lay 1 -2")
    assert sorted(pool(table)) == ["i_badger", "i_kite", "i_magpie", "i_millbrook", "i_osier"]
    draw(table, "i_osier")
    assert table.hex_of(space(table, "i_osier-a")) == (1, -2)
    assert sorted(options(table)) == ["lay -1 -1", "lay -2 1"]
    answer(table, "lay -2 1")
    draw(table, "i_badger")
    assert prompt(table) == "territory"  # only one place is left
    draw(table, "i_kite")
    assert prompt(table) == "act"
    assert table.moves[0] == 1
    around = [one for one in table.near[table.at[0]] if one & 3 != CENTRE]
    assert len(around) == 6
    assert missing(table, table.at[0]) == []


@pytest.mark.rule("EUX-06", "EU-066", "EU-067", "EU-069")
def test_example_revealing_tiles() -> None:
    table = board()
    stack(table, "i_osier", "i_badger", "ii_tallow", "ii_glass")
    walking(table, 2)
    answer(table, "move i_chapel-a")
    places = {tuple(map(int, line.split()[1:])) for line in options(table)}
    assert places == {(-1, -1), (1, -2), (-2, 1)}
    answer(table, "lay 1 -2")
    assert set(pool(table)) == {"i_osier", "i_badger"}
    draw(table, "i_osier")
    answer(table, "lay -1 -1")
    draw(table, "i_badger")
    assert set(pool(table)) == {"ii_tallow", "ii_glass"}
    draw(table, "ii_tallow")
    free(table, *(word(table, one) for one in table.near[table.at[0]] if not table.freed(one)))
    west = next(one for one in table.near[table.at[0]] if one & 3 != CENTRE and table.hex_of(one) == (-1, 0))
    answer(table, f"move {word(table, west)}")
    assert set(pool(table)) == {"ii_glass"}
    draw(table, "ii_glass")
    assert table.hex_of(space(table, "ii_glass-a")) == (-3, 0)
    assert (prompt(table), table.moves[0]) == ("act", 0)


@pytest.mark.rule("EU-068")
def test_every_tile_lies_the_same_way_up() -> None:
    table = board()
    ring(table, "i_millbrook", "i_wayfarers", "i_copperhill", "i_osier", "i_magpie", "i_cinder")
    for tile in table.order:
        a = table.hex_of(4 * tile)
        assert tuple(table.hex_of(4 * tile + place) for place in range(3)) == covered(*a)


@pytest.mark.rule("EU-070")
def test_with_an_empty_stack_nothing_is_added_and_the_map_ends() -> None:
    table = board()
    walking(table)
    answer(table, "move i_chapel-a")
    assert prompt(table) == "act"
    assert offered(table, "move") == ["move i_chapel-b", "move i_chapel-c", "move i_chapel-m"]
    assert refused(table, "move i_osier-a") == ("off-map", "EU-070")
    assert len(table.order) == 1


@pytest.mark.rule("EU-066")
def test_a_stack_that_runs_out_leaves_places_empty() -> None:
    table = board()
    stack(table, "i_osier")
    walking(table)
    answer(table, "move i_chapel-a", "lay -2 1")
    settle(table)
    assert prompt(table) == "act"
    assert len(missing(table, table.at[0])) == 2


@pytest.mark.rule("EU-072")
def test_the_map_has_no_limit() -> None:
    table = board()
    lay(table, "i_osier", 60, -30)
    stack(table, "i_badger", "i_magpie", "i_kite")
    run(table, Entering(0, space(table, "i_osier-a"), JUMP))
    assert sorted(options(table)) == ["lay 58 -29", "lay 59 -31", "lay 61 -32"]
    answer(table, "lay 61 -32")
    draw(table, "i_kite")
    assert table.hex_of(space(table, "i_kite-a")) == (61, -32)


@pytest.mark.rule("EU-073")
def test_a_centre_is_never_at_the_edge() -> None:
    table = board()
    stack(table, "i_osier", "i_badger", "i_kite")
    stand(table, 0, "i_chapel-a")
    walking(table)
    answer(table, "move i_chapel-m")
    assert prompt(table) == "act"
    assert len(table.order) == 1


@pytest.mark.rule("EU-074", "EU-095", "EU-097")
def test_fire_of_the_map_comes_first_then_that_of_each_new_tile() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", -2, 1)  # its fire is on (-2, 2)
    stack(table, "iii_scorched", "i_osier", "i_badger")
    stand(table, 0, "i_chapel-c")
    walking(table)
    health = table.health[0]
    answer(table, "move i_cinder-b")
    assert table.health[0] == health - 2
    assert told(table, "fire-touch") == [{"seat": 0, "n": 2, "health": health - 2}]
    kinds = [event.kind for event in table.events or []]
    assert "territory" not in kinds
    while table.pending and prompt(table) != "act":
        settle(table)
        if prompt(table) == "lay":
            answer(table, options(table)[0])
    kinds = [event.kind for event in table.events or []]
    assert kinds.index("fire-touch") < kinds.index("territory")


def monster_ahead(points: int = 2) -> EuthiaState:
    """Return a table on which hero 0 has points and stands beside a plain with a Dragonfly."""
    table = board()
    lay(table, "i_stones", 2, -1)
    top(table, "dragonfly")
    stand(table, 0, "i_chapel-b")
    return walking(table, points)


@pytest.mark.rule("EU-074", "EU-090")
def test_the_fight_comes_after_revealing() -> None:
    table = monster_ahead()
    stack(table, "i_badger", "i_magpie")
    answer(table, "move i_stones-a")
    fight_out(table)
    kinds = [event.kind for event in table.events or []]
    assert kinds.count("territory") == 2
    assert kinds.index("moved") < kinds.index("territory") < kinds.index("meets-player")


@pytest.mark.rule("EU-090")
def test_entering_a_monsters_space_forces_a_combat_action() -> None:
    table = monster_ahead()
    answer(table, "move i_stones-a")
    assert table.ready[0] == [1, 1, 0]
    fight_out(table)
    assert told(table, "meets-player") == [{"seat": 0, "foe": "monster-dragonfly", "other": 1}]


@pytest.mark.rule("EUX-04", "EU-052", "EU-090")
def test_example_movement_interrupted_by_a_fight() -> None:
    table = monster_ahead(2)
    answer(table, "move i_stones-a")
    fight_out(table)
    assert told(table, "monster-beaten")
    assert at(table) == "i_stones-a"
    assert table.moves[0] == 1
    answer(table, "move i_stones-b")
    assert at(table) == "i_stones-b"


@pytest.mark.rule("EUX-21", "EU-053", "EU-055", "EU-212", "EU-213")
def test_example_death_and_going_on_with_the_turn() -> None:
    table = monster_ahead(0)
    table.gaar[0] = 0
    table.health[0] = 1
    answer(table, "walk trade", "move i_stones-a")
    fight_out(table, hero=1, foe=6)
    assert told(table, "fell")
    assert at(table) == "i_chapel-m"
    assert table.health[0] == 6
    assert table.gaar[0] == 3
    gold = [table.hand[0][card] for card, is_gold in enumerate(table.cat.card_gold) if is_gold]
    assert sum(gold) == 1
    assert table.moves[0] == 0
    assert offered(table, "walk") == ["walk mining"]
    answer(table, "walk mining", "move i_chapel-c")
    assert at(table) == "i_chapel-c"

"""Elite monsters of Euthia: bounties laid out, lairs, the next one at the end of the turn."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.monsters import Lair
from taverne.games.euthia.rules.combat.elites import fits, here, in_lair, lay_out
from taverne.games.euthia.rules.turn.course import TakingTurn
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    fighter,
    free,
    lay,
    offered,
    options,
    pickaxes,
    pool,
    ready,
    refused,
    ring,
    run,
    settle,
    space,
    stack,
    stand,
    tokens,
    told,
)


def elite_with(table: EuthiaState, kind: str, of: str) -> int:
    """Return an elite whose bounty shows such a lair."""
    foes = table.cat.foes
    return foes.monsters + next(i for i, lair in enumerate(foes.lairs) if (lair.kind, lair.of) == (kind, of))


def hunted(kind: str, of: str) -> EuthiaState:
    """Return a table with the bounty of such a lair turned up and some tiles around the Chapel."""
    table = board(elites=True)
    ring(table, "i_wayfarers", "i_copperhill", "i_stones", "i_osier")
    table.bounty = elite_with(table, kind, of)
    stack(table, "i_kite")
    return table


@pytest.mark.rule("EU-303")
def test_elites_may_be_added_and_replace_no_monster() -> None:
    with_them, without = ready(2, elites=True), ready(2)
    assert with_them.bounty != NONE
    assert without.bounty == NONE
    assert without.bounty_left == [0, 0, 0]
    assert [len(deck) for deck in with_them.monsters] == [len(deck) for deck in without.monsters]


@pytest.mark.rule("EU-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_level_has_two_bounties_more_than_players(seats: int) -> None:
    table = board(seats, scenario="rescue", elites=True)
    lay_out(table)
    assert table.bounty_left == [seats + 2, min(seats + 2, 7), 0]


@pytest.mark.rule("EU-304", "EUS-129")
def test_of_a_level_whose_elites_are_trophies_already_no_more_bounties_come_than_are_left() -> None:
    table = board(2, scenario="rescue", elites=True)
    del table.bounty_pool[1][3:]
    lay_out(table)
    assert table.bounty_left == [4, 3, 0]


@pytest.mark.rule("EU-304", "EU-305")
def test_the_top_bounty_of_the_lowest_level_is_turned_up_with_its_elite() -> None:
    table = board(2, scenario="rescue", elites=True)
    from taverne.engine.frames import advance

    lay_out(table)
    advance(table)
    assert {table.cat.foes.level[fighter(table, f"elite-{one}")] for one in pool(table)} == {1}
    assert len(pool(table)) == 7
    one = str(pool(table)[3])
    draw(table, one)
    assert table.bounty == fighter(table, f"elite-{one}")
    assert table.bounty_left == [3, 4, 0]
    assert told(table, "bounty") == [{"elite": f"elite-{one}"}]


@pytest.mark.rule("EU-306")
def test_only_the_elite_that_is_turned_up_can_be_fought() -> None:
    table = hunted("on", "mountain")
    stand(table, 0, "i_wayfarers-a")
    other = elite_with(table, "on", "lake")
    acting(table)
    assert offered(table, "fight") == [f"fight {table.cat.foes.ids[table.bounty]}"]
    assert refused(table, f"fight {table.cat.foes.ids[other]}") == ("not-here", "EU-306")
    table.stack.clear()
    table.bounty = NONE
    acting(table)
    assert offered(table, "fight") == []


@pytest.mark.rule("EU-307")
def test_an_elite_may_be_fought_in_its_freed_lair_with_a_combat_action() -> None:
    table = hunted("on", "cavern")
    name = table.cat.foes.ids[table.bounty]
    stand(table, 0, "i_copperhill-b")  # a cavern with a monster
    acting(table)
    assert offered(table, "fight") == ["fight monster"]
    assert here(table, 0) == NONE
    table.stack.clear()
    pickaxes(table, "i_copperhill-b", 1, 2)
    acting(table)
    assert offered(table, "fight") == [f"fight {name}"]
    assert "end" in options(table)  # never forced
    table.stack.clear()
    tokens(table, 0, "mining", "trade")
    acting(table)
    assert offered(table, "fight") == []
    assert refused(table, f"fight {name}") == ("no-token", "EU-050")
    stand(table, 0, "i_chapel-m")
    assert refused(table, f"fight {name}") == ("no-lair", "EU-307")


@pytest.mark.rule("EU-308")
@pytest.mark.parametrize(
    ("kind", "of", "yes", "no"),
    [
        ("on", "mountain", "i_wayfarers-a", "i_chapel-a"),
        ("on", "lake", "i_osier-b", "i_wayfarers-a"),
        ("on", "cavern", "i_copperhill-b", "i_osier-b"),
        ("beside", "portal", "i_stones-c", "i_osier-a"),
        ("beside", "merchant", "i_wayfarers-a", "i_chapel-m"),
        ("outer", "chapel", "i_chapel-c", "i_chapel-m"),
    ],
)
def test_lairs_are_spaces_of_a_kind_beside_one_or_outer_spaces(kind: str, of: str, yes: str, no: str) -> None:
    table = hunted("on", "mountain")
    free(table, yes, no)
    lair = Lair(kind, of)  # type: ignore[arg-type]
    assert fits(table, lair, space(table, yes))
    assert not fits(table, lair, space(table, no))


@pytest.mark.rule("EU-308")
def test_elementals_count_as_lairs_by_their_element() -> None:
    table = hunted("on", "mountain")
    lay(table, "i_cinder", 1, -2)
    assert fits(table, Lair("on", "elemental_fire"), space(table, "i_cinder-c"))
    assert not fits(table, Lair("on", "elemental_fire"), space(table, "i_copperhill-a"))
    assert fits(table, Lair("on", "elemental"), space(table, "i_copperhill-a"))


@pytest.mark.rule("EU-308")
def test_on_a_whole_map_without_the_lair_any_mine_serves() -> None:
    table = hunted("outer", "towers")
    stand(table, 0, "i_wayfarers-a")
    assert here(table, 0) == NONE
    table.coming = [[], [], [], [], []]
    assert here(table, 0) == table.bounty
    stand(table, 0, "i_chapel-m")
    assert here(table, 0) == NONE
    lay(table, "iii_towers", 1, -2)
    assert not in_lair(table, table.bounty, space(table, "i_wayfarers-a"))


@pytest.mark.rule("EU-313")
def test_the_next_bounty_is_turned_up_at_the_end_of_the_turn() -> None:
    table = board(2, elites=True)
    table.bounty_left = [2, 0, 0]
    run(table, TakingTurn(0))
    assert table.bounty == NONE
    answer(table, "end", "carry nothing")
    assert table.pending[0].prompt == "bounty"
    settle(table)
    assert table.bounty != NONE
    assert table.bounty_left == [1, 0, 0]
    before = table.bounty
    run(table, TakingTurn(1))
    answer(table, "end", "carry nothing")
    assert table.bounty == before


@pytest.mark.rule("EU-306")
def test_without_bounties_left_none_is_turned_up() -> None:
    table = board(2, elites=True)
    table.bounty_left = [0, 0, 0]
    run(table, TakingTurn(0))
    answer(table, "end", "carry nothing")
    assert not table.pending
    assert table.bounty == NONE

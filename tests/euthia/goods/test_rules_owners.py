"""Uses of tiles that no piece of the house's box has, but an owner's may: Dwurt as a price, a shield outside combat.

Boxes of owners themselves are tested with the box.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine.matches.idle import idle_answer
from taverne.games.euthia.box.load import load
from taverne.games.euthia.rules.combat.effect_sequence import Carrying
from taverne.games.euthia.rules.travel.wounds import wound
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import met, on
from tests.euthia.interplay.scenes import max_health
from tests.euthia.positions import (
    acting,
    answer,
    board,
    duel,
    equip,
    give,
    hand,
    lay,
    offered,
    options,
    refused,
    run,
    stand,
    told,
)


def owned(folder: Path, text: str) -> EuthiaState:
    """A table of Skoldur and another hero with an owner's values laid over the box."""
    place = folder / "own.toml"
    place.write_text(text, encoding="utf-8")
    return board(2, heroes=("dral", "skoldur"), box=load(place))


@pytest.mark.rule("EU-360")
def test_a_tile_that_costs_dwurt_is_used_for_it_and_raises_the_die(tmp_path: Path) -> None:
    table = owned(tmp_path, '[[hero_tile]]\nid = "debt_collector"\ndwurt = 2\n')
    equip(table, 1, "debt_collector")
    hand(table, 1, curse=2)
    table.dwurt[1], table.dwurt_die[1] = 1, 0
    acting(table, 1)
    assert "use debt_collector 1" not in offered(table, "use")
    assert refused(table, "use debt_collector 1") == ("no-dwurt", "EU-360")
    table.dwurt[1] = 2
    gold = table.gold[1]
    answer(acting(table, 1), "use debt_collector 1")
    assert (table.dwurt[1], table.dwurt_die[1], table.gold[1] - gold) == (0, 2, 2)


@pytest.mark.rule("EU-168", "EU-273")
def test_a_shield_that_is_used_outside_combat_is_not_engaged_by_it(tmp_path: Path) -> None:
    use = 'uses = [{ trigger = "any", do = [{ kind = "heal", n = 1 }] }]'
    table = owned(tmp_path, f'[[shop_tile]]\nid = "plank_shield"\n{use}\n')
    shield = equip(table, 0, "plank_shield")
    table.health[0] = max_health(table, 0) - 2
    acting(table)
    for missing in (1, 0):
        answer(table, "use plank_shield 1")
        assert (max_health(table, 0) - table.health[0], table.engaged[shield]) == (missing, 0)


@pytest.mark.rule("EU-168", "EU-134", "EU-151")
def test_a_shield_that_heals_is_offered_before_a_combat_since_it_heals_in_it_as_well(tmp_path: Path) -> None:
    use = 'uses = [{ trigger = "any", do = [{ kind = "heal", n = 1 }] }]'
    table = owned(tmp_path, f'[[shop_tile]]\nid = "plank_shield"\n{use}\n')
    lay(table, "i_stones", 2, -1)
    stand(table, 0, "i_stones-a")
    table.health[0] = 2
    give(table, 0, "healing_potion")
    met(table)
    assert str(idle_answer(table, 0)) == "done", "a potion can wait"
    table.stack.clear()
    equip(table, 0, "plank_shield")
    met(table)
    assert {"use plank_shield 1", "use healing_potion 1"} <= set(options(table))
    assert idle_answer(table, 0) is None, "what waits here is a point of health lost"
    answer(table, "use plank_shield 1", "done")
    on(table, "healing")
    assert (table.health[0], "use plank_shield 1" in options(table)) == (3, True)


@pytest.mark.rule("EU-258")
def test_no_wounds_are_not_told() -> None:
    table = board()
    before = table.health[:]
    assert wound(table, 1, 0) is None
    assert (table.health, told(table, "wounded")) == (before, [])
    wound(table, 1, 1)
    assert [event["n"] for event in told(table, "wounded")] == [1]


@pytest.mark.rule("EU-298", "EU-299")
@pytest.mark.parametrize(("wounded", "gained"), [(False, 0), (True, 2)])
def test_a_band_whose_effect_has_a_condition_works_where_it_holds(tmp_path: Path, wounded: bool, gained: int) -> None:
    deed = '{ kind = "heal", n = 2, when = "wounded" }'
    table = owned(tmp_path, f'[[hero_tile]]\nid = "rust_tooth"\nbands = [{{ min = 5, damage = 1, do = [{deed}] }}]\n')
    duel(table, "thorn_boar", 1)
    most = max_health(table, 1)
    table.health[1] = most // 2 + (0 if wounded else 1)
    before = table.health[1]
    run(table, Carrying(3, table.cat.tile_index["rust_tooth"], 0))
    assert table.health[1] - before == gained

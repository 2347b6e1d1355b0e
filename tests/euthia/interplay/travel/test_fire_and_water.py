"""Fire and Water of Euthia over heroes with earrings, scrolls, helmets and essences, where rules meet."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import mirrezil
from tests.euthia.interplay.scenes import NONE, EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    essences,
    free,
    give,
    lay,
    offered,
    options,
    prompt,
    stand,
    thing,
)
from tests.euthia.tales import tale

FIRE, WATER = (-1, -1), (1, -2)
"""Places where i_cinder and i_millbrook bring their power over the Chapel's first space."""


def beside(*, fire: bool = True, water: bool = False, table: EuthiaState | None = None, **other: object) -> EuthiaState:
    """Return a table whose first Chapel space is under these powers; the hero stands on its third, with 3 points."""
    table = table or board(**other)  # type: ignore[arg-type]
    if fire:
        lay(table, "i_cinder", *FIRE)
    if water:
        lay(table, "i_millbrook", *WATER)
    stand(table, 0, "i_chapel-c")
    table.moves[0] = 3
    return table


@pytest.mark.rule("EU-276", "EU-273", "EU-095")
def test_an_ember_earring_that_is_engaged_keeps_fire_off_as_before() -> None:
    table = beside()
    table.engaged[equip(table, 0, "ember_earring")] = 1
    answer(acting(table), "move i_chapel-a")
    assert table.health[0] == 6


@pytest.mark.rule("EU-292", "EU-290", "EU-052", "EU-095")
def test_an_earring_in_a_sack_keeps_nothing_off_until_it_is_put_on_between_two_steps() -> None:
    table = beside()
    give(table, 0, "ember_earring")
    answer(acting(table), "move i_chapel-a")
    assert table.health[0] == 4
    answer(table, "move i_chapel-b", "arrange")
    answer(table, next(one for one in options(table) if one.startswith("equip ember_earring")), "done")
    answer(table, "move i_chapel-a")
    assert (table.health[0], table.moves[0]) == (4, 0)


@pytest.mark.rule("EU-100", "EU-098", "EU-258")
def test_the_shepherds_jump_under_fire_and_water_heals_by_the_scroll_alone() -> None:
    table = beside(water=True)
    give(table, 0, "scroll_shepherd")
    table.health[0] = 3
    answer(acting(table), "use scroll_shepherd 1", "teleport i_chapel-a")
    assert (at(table), table.health[0], thing(table, 0, "scroll_shepherd")) == ("i_chapel-a", 5, NONE)


@pytest.mark.rule("EU-100", "EUS-079", "EU-095", "EU-096")
def test_wild_tides_double_neither_where_fire_and_water_cancel() -> None:
    for water, health in ((True, 5), (False, 1)):
        table = beside(water=water, table=tale("mirrezil"))
        stand(table, 0, "i_chapel_priest-c")
        mirrezil.tale(table).event = [one.id for one in table.box.cards.event].index("wild_tides")
        table.round, table.health[0] = 2, 5
        answer(acting(table), "move i_chapel_priest-a")
        assert table.health[0] == health


@pytest.mark.rule("EU-260", "EU-261", "EU-052", "EU-095")
def test_a_helmet_put_on_before_the_fire_keeps_its_wearer_alive_and_stays_on() -> None:
    table = beside()
    give(table, 0, "leather_helmet")
    table.health[0], table.rep[0] = 2, 4
    answer(acting(table), "arrange")
    answer(table, next(one for one in options(table) if one.startswith("equip leather_helmet")), "done")
    answer(table, "move i_chapel-a")
    assert (at(table), table.health[0], table.rep[0]) == ("i_chapel-a", 1, 4)
    answer(table, "arrange")
    assert not [one for one in options(table) if one.startswith("unequip leather_helmet")]


@pytest.mark.rule("EU-098", "EU-096", "EU-273")
def test_slippers_jump_from_water_into_the_same_water_and_are_healed_once_more() -> None:
    table = board()
    lay(table, "i_millbrook", 2, -1)
    equip(table, 0, "ashsilk_slippers")
    stand(table, 0, "i_chapel-b")
    table.health[0], table.moves[0] = 1, 1
    answer(acting(table), "move i_millbrook-c")
    assert table.health[0] == 3
    answer(table, "use ashsilk_slippers 1", "teleport i_millbrook-b")
    assert (at(table), table.health[0]) == ("i_millbrook-b", 5)
    assert offered(table, "use") == []


@pytest.mark.rule("EU-276", "EU-301", "EU-290", "EU-095")
def test_an_essence_of_fire_laid_on_torpor_between_two_steps_ends_the_burning_at_once() -> None:
    table = beside(heroes=("taesiri", "ael"))
    equip(table, 0, "torpor")
    essences(table, 0, fire=1)
    answer(acting(table), "move i_chapel-a")
    assert table.health[0] == 3
    answer(table, "move i_chapel-b", "arrange")
    line = next(one for one in options(table) if "torpor" in one and "fire" in one)
    answer(table, line, "done", "move i_chapel-a")
    assert (table.health[0], prompt(table)) == (3, "act")


@pytest.mark.rule("EU-100", "EU-096", "EU-099", "EU-095")
def test_two_waters_and_a_fire_cancel_and_beside_them_the_fire_alone_burns() -> None:
    table = beside(water=True, heroes=("dral", "ael"))
    lay(table, "ii_healer", -2, 1)
    free(table, "i_cinder-a")
    table.health[0], table.moves[0] = 5, 3
    acting(table)
    answer(table, "move i_chapel-a", "move i_cinder-c")
    assert table.health[0] == 5
    answer(table, "move i_cinder-a")
    assert table.health[0] == 3

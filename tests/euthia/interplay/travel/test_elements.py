"""The four elements of Euthia where rules meet: powers revealed over powers, portals into them, quests beside them."""

from __future__ import annotations

import pytest

from tests.euthia.fights import AIRY, arena, met, on, strength, total, windy
from tests.euthia.interplay.scenes import EuthiaState, interactions, lose, max_health, visiting, walked
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    essences,
    free,
    give,
    lay,
    offered,
    pickaxes,
    prompt,
    refused,
    roll,
    settle,
    space,
    stack,
    stand,
    told,
)

STRONG = ("dral", "ael")


def on_the_edge(*tiles: str, health: int) -> EuthiaState:
    """Return a hero of seven health beside the Chapel's first space, at which these tiles are still to be revealed."""
    table = board(heroes=STRONG)
    stack(table, *tiles)
    stand(table, 0, "i_chapel-m")
    table.health[0], table.moves[0] = health, 3
    return acting(table)


def reveal(table: EuthiaState, place: str, tile: str) -> EuthiaState:
    """Choose a place for the next tile, if it is asked for, and draw it."""
    if prompt(table) == "lay":
        answer(table, place)
    return draw(table, tile)


@pytest.mark.rule("EU-074", "EU-097", "EU-100", "EU-098")
def test_water_revealed_over_fire_does_not_heal_what_fire_has_done_but_ends_it() -> None:
    table = on_the_edge("i_millbrook", "i_badger", health=5)
    lay(table, "i_cinder", -1, -1)
    answer(table, "move i_chapel-a")
    assert table.health[0] == 3, "Fire comes first"
    reveal(table, "lay 1 -2", "i_millbrook")
    settle(table)
    assert table.health[0] == 3
    answer(table, "move i_chapel-c", "move i_chapel-a")
    assert table.health[0] == 3, "the two cancel from now on"


@pytest.mark.rule("EU-074", "EU-097", "EU-096", "EU-100")
def test_fire_revealed_over_water_does_not_wound_whom_water_has_healed() -> None:
    table = on_the_edge("i_cinder", "i_badger", health=3)
    lay(table, "i_millbrook", 1, -2)
    answer(table, "move i_chapel-a")
    assert table.health[0] == 5
    reveal(table, "lay -1 -1", "i_cinder")
    settle(table)
    assert table.health[0] == 5


@pytest.mark.rule("EU-097", "EU-099", "EU-066", "EU-016")
def test_a_second_fire_revealed_at_the_same_space_wounds_no_more() -> None:
    table = on_the_edge("i_cinder", "ii_emberfold", "ii_tallow", health=7)
    answer(table, "move i_chapel-a")
    reveal(table, "lay -1 -1", "i_cinder")
    assert table.health[0] == 5
    reveal(table, "lay 1 -2", "ii_emberfold")
    settle(table)
    assert len(told(table, "territory")) == 3
    assert table.health[0] == 5


@pytest.mark.rule("EU-094", "EU-095", "EU-103", "EU-228")
def test_fire_beside_the_chapel_does_not_reach_its_centre_where_a_coin_heals_six() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_cinder", -1, -1)
    stand(table, 0, "i_chapel-b")
    table.health[0], table.moves[0], table.gold[0] = 3, 2, 1
    acting(table)
    answer(table, "move i_chapel-a")
    assert table.health[0] == 1
    answer(table, "move i_chapel-m")
    assert table.health[0] == 1
    answer(table, "chapel heal")
    assert (table.health[0], table.gold[0]) == (7, 0)


@pytest.mark.rule("EU-096", "EU-242", "EU-100")
@pytest.mark.parametrize(("fire", "health", "asked"), [(False, 3, []), (True, 1, ["quest healer_6"])])
def test_the_healers_water_heals_who_comes_for_her_quest_unless_fire_cancels_it(
    fire: bool, health: int, asked: list[str]
) -> None:
    table = visiting("ii_healer-c", "healer_6", heroes=STRONG)
    if fire:
        lay(table, "iii_scorched", 1, 1)
    stand(table, 0, "i_chapel-b")
    table.health[0], table.moves[0] = 1, 1
    acting(table)
    answer(table, "move ii_healer-c")
    assert table.health[0] == health
    assert offered(table, "quest") == asked
    if asked:
        answer(table, "quest healer_6")
        assert (table.health[0], table.rep[0]) == (7, 1)
    else:
        assert refused(table, "quest healer_6") == ("quest-not-met", "EU-242")


@pytest.mark.rule("EU-096", "EU-238", "EU-258", "EU-234")
def test_water_heals_two_on_entering_and_three_when_it_is_challenged_and_nothing_the_second_time() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_chapel-b")
    table.health[0], table.moves[0] = 1, 3
    acting(table)
    answer(table, "move i_millbrook-c", "challenge")
    assert table.health[0] == 3
    roll(table, 3, 2)
    on(table, "act")
    assert table.health[0] == 6
    answer(table, "move i_millbrook-b", "move i_millbrook-c")
    assert table.health[0] == 7
    assert offered(table, "challenge") == []


@pytest.mark.rule("EU-276", "EU-095", "EU-238")
def test_an_ember_earring_keeps_fire_off_who_enters_but_not_the_wound_of_the_challenge() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_cinder", -1, -1)
    equip(table, 0, "ember_earring")
    stand(table, 0, "i_chapel-a")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_cinder-c")
    assert table.health[0] == 7
    answer(table, "challenge")
    roll(table, 4, 2)
    on(table, "act")
    assert table.health[0] == 6
    assert sum(table.hand[0]) == 1


@pytest.mark.rule("EU-240", "EU-216", "EU-236", "EU-235")
def test_who_dies_challenging_fire_draws_no_card_but_his_token_stays_and_is_paid() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_cinder", -1, -1)
    stand(table, 0, "i_cinder-c")
    table.health[0], table.rep[0] = 1, 3
    acting(table)
    answer(table, "challenge")
    roll(table, 4, 2)
    on(table, "act")
    assert (at(table), table.health[0], table.rep[0], table.gaar[0]) == ("i_chapel-m", 7, 1, 4)
    assert sum(map(sum, table.hand)) == 0
    assert interactions(table, "i_cinder-c") == [1, 0, 0, 0]
    table.stack.clear()
    stand(table, 1, "i_cinder-c")
    acting(table, 1)
    assert refused(table, "challenge")[1] == "EU-235"
    table.stack.clear()
    table.gold[1] = 1
    acting(table, 1)
    answer(table, "challenge")
    assert table.gold == [1, 0]


@pytest.mark.rule("EU-085", "EU-096", "EU-073", "EU-100")
def test_a_portal_into_water_heals_first_and_fire_revealed_there_then_cancels_it() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    lay(table, "i_willows", 1, -2)
    stack(table, "i_cinder")
    stand(table, 0, "i_wayfarers-c")
    table.health[0] = 2
    acting(table)
    answer(table, "portal i_stones-b")
    assert table.health[0] == 4
    settle(table)
    assert told(table, "territory") != []
    assert table.health[0] == 4
    assert space(table, "i_cinder-c") in table.near[space(table, "i_stones-b")]


@pytest.mark.rule("EU-095", "EU-074", "EU-090", "EU-215")
def test_who_burns_to_death_on_entering_a_monsters_space_neither_fights_nor_draws() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_cinder", -1, -1)
    table.health[0], table.rep[0] = 2, 4
    walked(table, "i_cinder-b", "i_cinder-a", "thorn_boar", 2)
    assert (prompt(table), at(table)) == ("act", "i_chapel-m")
    assert (table.rep[0], table.moves[0], table.ready[0][2], table.gaar[0]) == (2, 0, 1, 4)
    assert (table.deaths[0], sum(map(sum, table.hand))) == (0, 0)


@pytest.mark.rule("EU-095", "EU-134", "EU-133", "EU-213")
def test_broth_drunk_between_the_flames_and_the_fight_heals_and_its_points_die_with_the_hero() -> None:
    table = board(heroes=STRONG)
    lay(table, "i_cinder", -1, -1)
    give(table, 0, "road_broth")
    table.health[0] = 3
    walked(table, "i_cinder-b", "i_cinder-a", "thorn_boar", 2)
    assert (prompt(table), table.health[0]) == ("before-combat", 1)
    answer(table, "use road_broth 1")
    assert (table.health[0], table.moves[0]) == (3, 1 + 2)
    lose(table)
    assert (at(table), table.moves[0], table.health[0]) == ("i_chapel-m", 0, 7)


@pytest.mark.rule("EU-276", "EU-096", "EU-301")
def test_torpor_with_an_essence_of_water_keeps_waters_healing_off_too() -> None:
    table = board(heroes=("taesiri", "ael"))
    lay(table, "i_millbrook", 2, -1)
    table.stored[equip(table, 0, "torpor")] = (0, 0, 1, 0)
    stand(table, 0, "i_chapel-b")
    table.health[0], table.moves[0] = 2, 1
    acting(table)
    answer(table, "move i_millbrook-c")
    assert table.health[0] == 2


@pytest.mark.rule("EU-157", "EU-158", "EU-059", "EU-164")
def test_hope_rises_at_ten_although_air_and_earth_then_make_eight_of_it() -> None:
    table = windy(earth=True)
    met(table, "thorn_boar")
    on(table, "monster-roll")
    roll(table, 6, 5)
    assert table.hope == 1
    on(table, "hero-roll")
    assert strength(table) == 5 + 1 + 2


@pytest.mark.rule("EU-319", "EU-181", "EU-145", "EU-180")
def test_an_immune_elite_under_air_and_earth_keeps_its_roll_and_the_hero_does_not() -> None:
    table = windy(earth=True)
    free(table, AIRY)
    met(table, "elite-nettle_king")
    on(table, "monster-roll")
    roll(table, 6, 1)
    on(table, "hero-roll")
    assert strength(table) == 7
    roll(table, 6, 3)
    on(table, "monster-roll")
    assert total(table) == 3 + 1 + 2 - 1, "the elite's own penalty is felt too"


@pytest.mark.rule("EU-108", "EU-235", "EU-109", "EU-110")
def test_two_rivals_with_three_tokens_are_paid_one_coin_each_or_nobody_mines() -> None:
    table = board(3)
    lay(table, "i_wayfarers", 2, -1)
    mine = "i_wayfarers-a"
    pickaxes(table, mine, 1, 2)
    pickaxes(table, mine, 2, 1)
    stand(table, 0, mine)
    table.gold[0] = 1
    acting(table)
    assert refused(table, "mine")[1] in ("EU-109", "EU-110")
    table.stack.clear()
    table.gold[0] = 2
    acting(table)
    settle(answer(table, "mine"))
    assert table.gold == [0, 1, 1]
    assert interactions(table, mine) == [1, 2, 1, 0]


@pytest.mark.rule("EU-302", "EU-157", "EU-059", "EU-156")
def test_one_die_left_by_an_essence_of_air_never_feeds_hope() -> None:
    table = arena(AIRY)
    essences(table, 0, air=1)
    met(table, "thorn_boar")
    on(table, "before-monster")
    answer(table, "essence air 1")
    on(table, "monster-roll")
    roll(table, 6)
    on(table, "hero-roll")
    assert (strength(table), table.hope) == (6, 0)
    assert max_health(table, 0) - table.health[0] == 2

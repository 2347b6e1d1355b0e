"""Storing in Euthia where rules meet: room made by wearing, setting and turning; equal tiles; tiles revealed."""

from __future__ import annotations

import pytest

from tests.euthia.fights import attacked, on, strength, suffer
from tests.euthia.interplay.scenes import excess, loose, market, max_health, trading, visiting
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    gems,
    give,
    lay,
    offered,
    options,
    prompt,
    refused,
    set_gem,
    settle,
    stand,
    thing,
)


@pytest.mark.rule("EU-289", "EU-291", "EU-231", "EU-260")
def test_a_helmet_found_with_full_sacks_may_be_put_on_instead_of_being_lost() -> None:
    table = visiting("ii_ranger-a", "ranger_6")
    gems(table, 0, opal=2)
    for _ in range(3):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "quest ranger_6")
    draw(table, "barrow_helm")
    assert prompt(table) == "overflow"
    answer(table, "equip barrow_helm 9")
    assert (prompt(table), excess(table, 0), max_health(table, 0)) == ("act", 0, 8)


@pytest.mark.rule("EU-289", "EU-293", "EU-291")
def test_a_gem_too_many_may_be_set_into_equipment_to_make_room() -> None:
    table = board()
    equip(table, 0, "leather_greaves")
    gems(table, 0, opal=4)
    for tile in ("rusted_casket", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.gold[0] = 1
    acting(table)
    answer(table, "chapel potion")
    assert prompt(table) == "overflow"
    answer(table, "use rusted_casket 1", "take_gem ruby")
    settle(table)
    assert prompt(table) == "overflow"
    answer(table, next(line for line in offered(table, "set_gem") if "ruby" in line))
    assert (prompt(table), max_health(table, 0), loose(table)) == ("act", 6 + 1 + 1, {"opal": 4})


@pytest.mark.rule("EU-289", "EU-301", "EU-291")
def test_an_essence_too_many_may_be_laid_on_an_ability_to_make_room() -> None:
    table = board(heroes=("taesiri", "ael"))
    essences(table, 0, air=4)
    for tile in ("flask_fire", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.gold[0] = 1
    acting(table)
    answer(table, "chapel potion", "use flask_fire 1")
    assert prompt(table) == "overflow"
    answer(table, "lay_essence fire cold_word")
    assert prompt(table) == "act"
    assert table.stored[thing(table, 0, "cold_word")] == (0, 0, 0, 1)


@pytest.mark.rule("EU-357", "EU-356", "EU-291")
def test_skoldur_may_turn_gaar_that_fills_a_sack_when_something_finds_no_room() -> None:
    table = board(heroes=("skoldur", "ael"))
    table.gaar[0], table.dwurt[0], table.gold[0] = 1, 3, 1
    for _ in range(2):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "chapel potion")
    assert prompt(table) == "overflow"
    assert "convert" in options(table)
    answer(table, "convert")
    assert (prompt(table), table.dwurt[0], table.gaar[0]) == ("act", 4, 0)


@pytest.mark.rule("EU-273", "EU-288", "EU-248")
def test_two_equal_jewels_are_used_one_after_the_other() -> None:
    table = board()
    for _ in range(2):
        equip(table, 0, "milkstone_pendant")
    table.health[0] = 1
    acting(table)
    answer(table, "use milkstone_pendant 1", "use milkstone_pendant 1")
    assert table.health[0] == 5
    assert refused(table, "use milkstone_pendant 1") == ("engaged", "EU-273")


@pytest.mark.rule("EU-168", "EU-288")
def test_two_equal_shields_are_both_used_in_one_attack_and_again_in_the_next() -> None:
    table = attacked(heroes=("dral", "ael"))
    for one in ("boar_splitter", "tavern_door"):
        table.remove_thing(thing(table, 0, one))
    for _ in range(2):
        equip(table, 0, "plank_shield")
    for _ in range(2):
        on(suffer(table), "after-monster", foe=(6, 4))
        answer(table, "use plank_shield 1", "use plank_shield 1")
        on(table)
        assert strength(table) == 10 - 1 - 1


@pytest.mark.rule("EU-296", "EU-297", "EU-288")
def test_two_equal_gems_on_two_tiles_are_used_one_by_one() -> None:
    table = board()
    for tile in ("leather_greaves", "dragonskin_cowl"):
        set_gem(table, equip(table, 0, tile), "opal")
    table.health[0] = 1
    acting(table)
    answer(table, "gem opal", "gem opal")
    assert table.health[0] == 3
    assert refused(table, "gem opal") == ("gem-inactive", "EU-296")


@pytest.mark.rule("EU-242", "EU-301")
def test_two_gems_of_one_kind_are_asked_and_the_first_given_names_the_kind() -> None:
    table = visiting("i_emissary-a", "emissary_4", "emissary_5")
    gems(table, 0, ruby=2, opal=1, onyx=2)
    acting(table)
    answer(table, "quest emissary_4")
    assert options(table) == ["give_gem onyx", "give_gem ruby"]
    answer(table, "give_gem ruby")
    assert loose(table) == {"opal": 1, "onyx": 2}
    answer(table, "quest emissary_5")
    while prompt(table) == "pay":
        answer(table, options(table)[0])
    answer(table, "take_essence air")
    assert loose(table) == {"onyx": 1, "air": 1}
    assert table.gold[0] == 6 + 3


@pytest.mark.rule("EU-265", "EU-021", "EU-264")
def test_tiles_of_another_number_of_players_are_no_choice_when_tiles_are_revealed() -> None:
    table = market(1, heroes=("keleia", "dral"))
    table.rep[0] = 17
    trading(table)
    answer(table, "reveal_tiles")
    while prompt(table) == "keep-tile":
        assert not any("dead_drop" in line for line in options(table))
        answer(table, options(table)[0])
    names = [table.cat.tile_ids[tile] for tile in table.reserve[0]]
    assert "cut_strings" in names
    assert "dead_drop" not in names


@pytest.mark.rule("EU-369", "EU-264", "EU-265")
def test_skoldur_reveals_one_of_two_tiles_of_value_zero_for_a_coin_without_reputation() -> None:
    table = market(2, heroes=("skoldur", "ael"))
    trading(table)
    answer(table, "reveal_tiles")
    assert options(table) == ["keep_tile first_bargain", "keep_tile hollow_step"]
    answer(table, "keep_tile hollow_step")
    assert table.gold[0] == 1
    assert [table.cat.tile_ids[tile] for tile in table.gone[0]] == ["first_bargain"]


@pytest.mark.rule("EU-258", "EU-281", "EU-277")
@pytest.mark.parametrize(("health", "left"), [(1, 5), (3, 7), (4, 6)])
def test_ox_heart_heals_four_who_was_badly_hurt_when_it_was_used(health: int, left: int) -> None:
    table = board(heroes=("dral", "ael"))
    equip(table, 0, "ox_heart")
    table.health[0] = health
    acting(table)
    answer(table, "use ox_heart 1")
    assert table.health[0] == left


@pytest.mark.rule("EU-045", "EU-106", "EU-107")
def test_a_mine_whose_deck_and_discard_are_empty_gives_nothing_and_breaks_nothing() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    table.minerals[0], table.minerals_discard[0] = [], []
    acting(table)
    if "mine" in options(table):
        answer(table, "mine")
        settle(table)
    assert prompt(table) == "act"
    assert table.resources[0] == []

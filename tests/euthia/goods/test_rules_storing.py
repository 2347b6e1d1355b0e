"""What heroes of Euthia own and where it lies: storage, satchels, equipment, gems and essences on tiles."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.compiled_effects import Cost
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import GEMS, Give
from taverne.games.euthia.rules.goods.equipment import shift
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.goods.payment import Paying, can_pay, pay
from taverne.games.euthia.rules.goods.storage import Fitting, excess
from taverne.games.euthia.rules.turn.course import refresh as new_round
from tests.euthia.fights import attacking, strike
from tests.euthia.goods.arranging import arranging, spot_of
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    essences,
    free,
    gems,
    give,
    offered,
    options,
    prompt,
    refresh,
    refused,
    run,
    set_gem,
    thing,
    told,
    trophy,
)

# Storage


@pytest.mark.rule("EU-287", "EU-288")
def test_every_kind_of_item_fills_a_sack_and_abilities_do_not() -> None:
    table = board()
    assert excess(table, 0) == -3
    for tile in ("healing_potion", "rusted_casket", "scroll_haggling", "artefact_deep_bell", "provisions_bread"):
        before = excess(table, 0)
        give(table, 0, tile)
        assert excess(table, 0) == before + 1, tile
    before = excess(table, 0)
    table.resources[0].append(0)
    trophy(table, 0, table.cat.foes.names[0])
    assert excess(table, 0) == before + 2


@pytest.mark.rule("EU-288", "EU-024")
def test_gaar_and_gems_have_four_slots_each_and_then_fill_sacks() -> None:
    table = board()
    table.gaar[0] = 4
    gems(table, 0, ruby=2)
    essences(table, 0, fire=2)
    assert excess(table, 0) == -3
    table.gaar[0] = 5
    assert excess(table, 0) == -2
    gems(table, 0, ruby=2, onyx=1)
    assert excess(table, 0) == -1
    essences(table, 0, fire=3)
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-288")
def test_a_tile_lies_only_on_a_slot_of_its_symbol() -> None:
    table = board()
    give(table, 0, "leather_helmet")
    give(table, 0, "plate_greaves")
    arranging(table)
    assert offered(table, "equip") == ["equip leather_helmet 9", "equip plate_greaves 12"]


@pytest.mark.rule("EU-288", "EU-291")
def test_a_case_holds_gems_and_essences_and_fills_a_sack_itself() -> None:
    table = board()
    gems(table, 0, ruby=6)
    essences(table, 0, fire=2)
    assert excess(table, 0) == 1
    give(table, 0, "gem_case")
    assert excess(table, 0) == -2
    give(table, 0, "healing_potion")
    give(table, 0, "healing_potion")
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-288", "EU-291")
def test_a_backpack_holds_any_two_items_but_no_other_bag() -> None:
    table = board()
    give(table, 0, "backpack")
    assert excess(table, 0) == -2
    give(table, 0, "healing_potion")
    table.resources[0].append(0)
    assert excess(table, 0) == -2
    give(table, 0, "gem_case")
    give(table, 0, "vial_satchel")
    assert excess(table, 0) == 0
    for _ in range(3):
        give(table, 0, "healing_potion")
    assert excess(table, 0) == 0, "the satchel has four, so the pack has a place left"
    for _ in range(3):
        table.resources[0].append(0)
    assert excess(table, 0) == 2


@pytest.mark.rule("EU-288", "EU-291")
@pytest.mark.parametrize("satchel", ["gem_case", "vial_satchel"])
def test_a_satchel_takes_its_own_sorts_so_that_the_backpack_has_room_for_others(satchel: str) -> None:
    table = board()
    for tile in ("backpack", satchel, "healing_potion", "healing_potion"):
        give(table, 0, tile)
    gems(table, 0, ruby=6)
    assert excess(table, 0) == -1, "two potions and two gems are in bags"


@pytest.mark.rule("EU-261")
def test_of_two_pieces_of_armour_only_the_one_he_can_do_without_is_given() -> None:
    table = board()
    equip(table, 0, "chain_greaves")
    give(table, 0, "chain_gauntlets")
    armour = next(cost for costs in table.cat.quest_give for cost in costs if cost.what == 11 and cost.n == 1)
    table.health[0] = 2
    pay(table, 0, armour)
    run(table, table.stack.pop())
    assert thing(table, 0, "chain_greaves") != NONE
    assert thing(table, 0, "chain_gauntlets") == NONE


@pytest.mark.rule("EU-289", "EU-291")
def test_what_finds_no_place_after_an_action_is_used_or_discarded() -> None:
    table = board()
    table.gold[0] = 1
    for tile in ("rusted_casket", "flask_air", "flask_fire"):
        give(table, 0, tile)
    acting(table)
    answer(table, "chapel potion")
    assert prompt(table) == "overflow"
    assert {"drop_tile healing_potion", "drop_tile flask_air", "use flask_fire 1"} <= set(options(table))
    answer(table, "use flask_fire 1")
    assert prompt(table) == "act"
    assert sum(map(sum, table.essences)) == 1
    assert thing(table, 0, "healing_potion") != NONE


@pytest.mark.rule("EU-291")
def test_discarded_pieces_go_to_their_discard_or_the_supply() -> None:
    table = board()
    flask = table.cat.tile_index["flask_air"]
    potions = table.potions
    for tile in ("flask_air", "healing_potion", "backpack"):
        give(table, 0, tile)
    table.resources[0] = [0, 0, 0, 0, 0]
    trophy(table, 0, table.cat.foes.names[0])
    gems(table, 0, opal=1)
    run(table, Fitting(0))
    answer(table, "drop_tile flask_air", "drop_tile healing_potion", "drop_resource raw_diamond", "drop_gem opal")
    answer(table, f"drop_trophy {table.cat.foes.ids[0]}")
    assert table.shop_discard[table.cat.tile_shop[flask]] == [flask]
    assert table.potions == potions + 1
    assert table.minerals_discard[0] == [0]
    assert table.monsters_discard[table.cat.foes.level[0] - 1] == [0]
    assert not table.pending


@pytest.mark.rule("EU-207", "EU-204")
def test_a_trophy_fills_a_sack_and_costs_an_item_if_none_is_free() -> None:
    table = board()
    for tile in ("rusted_casket", "flask_air", "flask_fire"):
        give(table, 0, tile)
    trophy(table, 0, table.cat.foes.names[0])
    assert excess(table, 0) == 1
    free(table, "i_chapel-a")
    run(table, Fitting(0))
    answer(table, "drop_tile flask_air")
    assert len(table.trophies[0]) == 1
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-290")
def test_things_are_arranged_at_any_time_but_not_in_combat() -> None:
    table = board()
    give(table, 0, "leather_helmet")
    acting(table)
    answer(table, "arrange", "equip leather_helmet 9", "done")
    assert spot_of(table, "leather_helmet") == 8
    assert told(table, "equipped") == [{"seat": 0, "tile": "tile-leather_helmet"}]
    assert "arrange" in options(table)


@pytest.mark.rule("EU-290", "EU-293")
def test_nothing_is_arranged_in_a_combat() -> None:
    table = attacking()
    give(table, 0, "leather_helmet")
    gems(table, 0, ruby=1)
    equip(table, 0, "leather_greaves")
    strike(table)
    assert not any(line.startswith(("arrange", "equip", "unequip", "set_gem")) for line in options(table))
    assert refused(table, "arrange")[0] == "not-offered"


# Equipment and gems


@pytest.mark.rule("EU-292")
def test_equipment_in_a_sack_does_nothing() -> None:
    table = board()
    one = give(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "amethyst")
    assert max_health(table, 0) == 6
    acting(table)
    assert "gem amethyst" not in options(table)
    answer(table, "arrange", "equip dragonskin_gauntlets 11", "done")
    assert max_health(table, 0) == 8
    assert "gem amethyst" in options(table)


@pytest.mark.rule("EU-293", "EU-294")
def test_a_gem_goes_into_a_free_slot_active_and_never_leaves_it() -> None:
    table = board()
    gems(table, 0, emerald=2, onyx=1)
    one = equip(table, 0, "dragonskin_gauntlets")
    arranging(table)
    answer(table, "set_gem emerald dragonskin_gauntlets 11", "set_gem onyx dragonskin_gauntlets 11")
    assert [gem.active for gem in table.gems_on(one)] == [True, True]
    assert sum(map(sum, table.gems)) == 1
    assert offered(table, "set_gem") == []
    gem = next(cost for costs in table.cat.quest_give for cost in costs if cost.what == 7 and cost.n == 1)
    table.gems = [[0] * len(GEMS) for _ in table.gems]
    assert not can_pay(table, 0, gem)


@pytest.mark.rule("EU-295", "EU-296")
def test_a_used_gem_is_inactive_until_the_next_round_whatever_its_tile_does() -> None:
    table = board()
    gems(table, 0, opal=1)
    table.health[0] = 1
    one = equip(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "amethyst")
    table.engaged[one] = 1
    acting(table)
    assert refused(table, "gem opal") == ("gem-not-set", "EU-295")
    answer(table, "gem amethyst")
    assert table.moves[0] == 1
    assert refused(table, "gem amethyst") == ("gem-inactive", "EU-296")
    new_round(table)
    refresh(table)
    assert "gem amethyst" in options(table)


@pytest.mark.rule("EU-274", "EU-296")
def test_a_tile_and_its_gem_keep_their_state_when_moved() -> None:
    table = board()
    one = equip(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "amethyst", active=False)
    table.engaged[one] = 1
    arranging(table)
    answer(table, "unequip dragonskin_gauntlets 11", "equip dragonskin_gauntlets 11")
    assert table.engaged[one] == 1
    assert not table.gems_on(one)[0].active
    assert table.spot[one] == 10


# Essences on tiles


@pytest.mark.rule("EU-301", "EU-128")
def test_essences_are_laid_on_tiles_that_have_room_for_them() -> None:
    table = board(heroes=("taesiri", "ael"))
    essences(table, 0, air=1, fire=1)
    arranging(table)
    assert "lay_essence fire cold_word" in options(table)
    answer(table, "lay_essence fire cold_word")
    assert table.stored[thing(table, 0, "cold_word")] == (0, 0, 0, 1)
    assert sum(map(sum, table.essences)) == 1
    assert "lay_essence air cold_word" not in options(table)
    assert "lay_essence air thin_ice" in options(table)


@pytest.mark.rule("EU-301")
def test_an_essence_on_a_tile_feeds_its_effect_outside_combat() -> None:
    table = board(heroes=("taesiri", "ael"))
    table.slots[0][4] = NONE
    owl = equip(table, 0, "snow_owl")
    acting(table)
    answer(table, "use snow_owl 1")
    assert table.moves[0] == 2
    table.engaged[owl] = 0
    table.stored[owl] = (1, 0, 0, 0)
    refresh(table)
    answer(table, "use snow_owl 1")
    assert table.moves[0] == 5


@pytest.mark.rule("EU-301")
def test_essences_are_moved_between_tiles_and_the_board_by_an_ability_only() -> None:
    table = board(heroes=("taesiri", "ael"))
    word, ice = thing(table, 0, "cold_word"), thing(table, 0, "thin_ice")
    table.stored[word] = (1, 0, 0, 0)
    shift(table, 0, 2)
    run(table, table.stack.pop())
    answer(table, "shift air cold_word thin_ice")
    assert (table.stored[word], table.stored[ice]) == (None, (1, 0, 0, 0))
    answer(table, "lift_essence air thin_ice")
    assert (table.stored[ice], sum(map(sum, table.essences))) == (None, 1)
    assert not table.pending


@pytest.mark.rule("EU-261")
def test_of_two_pieces_of_armour_that_are_owed_the_second_leaves_one_health() -> None:
    table = board(2, heroes=("ael", "dral"))
    for piece in ("plate_gauntlets", "plate_greaves"):
        equip(table, 0, piece)
    table.health[0] = 4
    price = Cost(Give(what="armour", n=2))
    assert can_pay(table, 0, price)
    run(table, Paying(0, price.what, price.n))
    assert options(table) == ["give_tile plate_gauntlets", "give_tile plate_greaves"]
    answer(table, "give_tile plate_gauntlets")
    assert thing(table, 0, "plate_greaves") == NONE, "the other is given without a question"
    assert table.health[0] == 1

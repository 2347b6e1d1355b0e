"""Two quests of Euthia at once, quests around a fight, rewards that overflow, where rules meet."""

from __future__ import annotations

import pytest

from tests.euthia.fights import fight, held_cards, on
from tests.euthia.interplay.scenes import NONE, excess, loose, turn, visiting, walked
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    fighter,
    gems,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    settle,
    space,
    stand,
    thing,
    told,
    trophy,
)

HEALER, HUNTSMAN, INNKEEPER, SMUGGLER = "ii_healer-c", "ii_huntsman-b", "i_innkeeper-b", "v_smuggler-c"


@pytest.mark.rule("EU-242", "EU-218", "EU-288", "EU-042")
def test_the_gold_cards_of_the_first_quest_pay_for_the_second_beside_it() -> None:
    table = visiting(SMUGGLER, "smuggler_2", "smuggler_6")
    table.gold[0] = 6
    acting(table)
    assert refused(table, "quest smuggler_6") == ("quest-not-met", "EU-242")
    answer(table, "quest smuggler_2")
    draw(table, "healing")
    draw(table, "possession")
    answer(table, "quest smuggler_6", *["take_essence fire"] * 3)
    assert (table.rep[0], table.gold[0], table.gaar[0]) == (6, 2, 6)
    assert (loose(table), held_cards(table), excess(table, 0)) == ({"fire": 3}, {}, -1), "two Gaar lie in sacks"
    assert len(table.golden_discard) == 2
    assert len(table.quests[0]) == 2


@pytest.mark.rule("EU-242", "EU-045", "EU-126")
def test_of_two_quests_that_ask_for_the_same_potions_the_first_leaves_too_few_for_the_second() -> None:
    table = visiting(HEALER, "healer_1", "healer_2")
    give(table, 0, "healing_potion")
    give(table, 0, "healing_potion")
    table.potions = 10
    acting(table)
    assert offered(table, "quest") == ["quest healer_1", "quest healer_2"]
    answer(table, "quest healer_1")
    assert (offered(table, "quest"), table.potions, table.gold[0]) == ([], 11, 2)
    assert refused(table, "quest healer_2") == ("quest-not-met", "EU-242")


@pytest.mark.rule("EU-291", "EU-051", "EU-242", "EU-258")
def test_potions_of_a_quest_beyond_the_sacks_are_drunk_or_lost_before_the_next_quest_takes_one() -> None:
    table = visiting(HEALER, "healer_3", "healer_1")
    essences(table, 0, water=1)
    give(table, 0, "flask_air")
    table.health[0], table.potions = 1, 12
    acting(table)
    answer(table, "quest healer_3")
    assert (prompt(table), excess(table, 0)) == ("overflow", 1)
    assert offered(table, "quest") == []
    answer(table, "use healing_potion 1")
    assert (prompt(table), table.health[0], excess(table, 0)) == ("act", 4, 0)
    answer(table, "quest healer_1")
    assert (table.rep[0], table.gold[0], table.potions) == (2, 2, 11)


@pytest.mark.rule("EU-220", "EU-219", "EU-242", "EU-218")
def test_three_silver_cards_of_the_innkeeper_over_a_full_hand_make_two_gold_ones() -> None:
    table = visiting(INNKEEPER, "innkeeper_1")
    table.gold[0] = 2
    hand(table, 0, curse=4, frenzy=1)
    acting(table)
    answer(table, "quest innkeeper_1")
    for _ in range(3):
        draw(table, "frenzy")
    assert prompt(table) == "hand-limit"
    answer(table, "exchange", *["give_card curse"] * 4)
    draw(table, "power_up")
    assert (prompt(table), held_cards(table)) == ("act", {"frenzy": 4, "power_up": 1})
    answer(table, "arrange", "exchange")
    draw(table, "power_up")
    assert held_cards(table) == {"power_up": 2}


@pytest.mark.rule("EU-291", "EU-207", "EU-242", "EU-052")
def test_provisions_won_with_full_sacks_are_eaten_at_once_and_their_points_walked() -> None:
    table = visiting(HUNTSMAN, "huntsman_6")
    trophy(table, 0, "thorn_boar")
    trophy(table, 0, "grey_wolf")
    give(table, 0, "flask_air")
    acting(table)
    answer(table, "quest huntsman_6")
    draw(table, "provisions_bread")
    assert prompt(table) == "overflow"
    answer(table, "use provisions_bread 1")
    assert (prompt(table), table.moves[0], len(table.trophies[0])) == ("act", 3, 2)
    answer(table, "move ii_huntsman-a")
    assert table.moves[0] == 2


@pytest.mark.rule("EU-242", "EU-177", "EU-178", "EU-292")
def test_who_gave_his_only_weapon_to_the_mercenary_has_one_blow_in_a_combat_and_then_none() -> None:
    table = visiting("iv_mercenary-m", "mercenary_4")
    lay(table, "i_stones", 4, -2)
    table.gold[0] = 3
    spot = table.slots[0].index(thing(table, 0, "fire_staff"))
    table.holder[thing(table, 0, "fire_staff")] = NONE
    give(table, 0, "boar_spear", spot)
    acting(table)
    answer(table, "quest mercenary_4")
    draw(table, "barrow_helm")
    assert (thing(table, 0, "boar_spear"), table.rep[0]) == (NONE, 3)
    table.stack.clear()
    table.pending = ()
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    on(table, "hero-roll")
    assert told(table, "attacks") == [{"seat": 0, "tile": "tile-ember_lash"}]
    roll(table, 1, 1)
    on(table, "monster-roll")
    roll(table, 1, 1)
    on(table, "monster-roll")
    assert (len(told(table, "attacks")), len(told(table, "no-attack"))) == (1, 1)
    assert (fight(table).round, fight(table).damage) == (3, 0), "the second round goes by without an attack"


@pytest.mark.rule("EU-051", "EU-242", "EU-307", "EU-311")
def test_the_healer_heals_who_has_just_come_out_of_a_fight_on_her_space_badly_hurt() -> None:
    table = visiting(HEALER, "healer_6", table=board(elites=True, heroes=("dral", "ael")))
    table.bounty = fighter(table, "elite-howler_of_kesh")
    acting(table)
    assert refused(table, "quest healer_6") == ("quest-not-met", "EU-242")
    answer(table, "fight howler_of_kesh")
    on(table, "monster-roll")
    table.health[0] = 2
    roll(table, 1, 1)
    on(table, "attack")
    assert offered(table, "quest") == [], "no free action interrupts a combat"
    on(table, "hero-roll")
    fight(table).damage = 99
    roll(table, 1, 1)
    on(table, "act")
    assert offered(table, "quest") == ["quest healer_6"]
    answer(table, "quest healer_6")
    assert (table.health[0], table.rep[0]) == (7, 5 + 1)


@pytest.mark.rule("EU-312", "EU-242", "EU-207")
def test_one_elite_for_a_trophy_pays_for_one_of_two_quests_and_the_silver_of_the_other_stays() -> None:
    table = visiting(HUNTSMAN, "huntsman_1", "huntsman_4", table=board(elites=True))
    trophy(table, 0, "elite-old_gnash")
    hand(table, 0, curse=1)
    turn(table)
    answer(table, "quest huntsman_1")
    draw(table, "provisions_venison")
    assert (offered(table, "quest"), table.trophies[0]) == ([], [])
    assert held_cards(table) == {"curse": 1}


@pytest.mark.rule("EU-230", "EU-242", "EU-220", "EU-042")
def test_a_tax_purse_from_the_rangers_treasure_fills_the_hand_beyond_its_limit() -> None:
    table = visiting("ii_ranger-a", "ranger_6")
    gems(table, 0, amethyst=2)
    hand(table, 0, curse=4)
    acting(table)
    answer(table, "quest ranger_6")
    draw(table, "tax_purse")
    draw(table, "frenzy")
    draw(table, "venom")
    assert (prompt(table), table.gold[0]) == ("hand-limit", 5)
    answer(table, "drop_card venom")
    assert (prompt(table), held_cards(table)) == ("act", {"curse": 4, "frenzy": 1})


@pytest.mark.rule("EU-330", "EU-331", "EU-242", "EU-328")
def test_alone_cards_given_for_a_quest_go_under_their_deck_and_leave_the_reserve_alone() -> None:
    table = visiting("iii_sorceress-a", "sorceress_solo_2", table=board(1))
    hand(table, 0, curse=3)
    acting(table)
    answer(table, "quest sorceress_solo_2")
    assert (table.rep[0], table.gold[0], loose(table)) == (2, 2, {"demonite": 1})
    assert (len(table.bottom[0]), table.silver_reserve, table.silver_discard) == (3, [], [])


@pytest.mark.rule("EU-042", "EU-078", "EU-242")
def test_of_three_heroes_the_second_meets_the_card_that_followed_the_first_ones_quest() -> None:
    table = board(3)
    table = visiting("i_miner-c", "miner_6", "miner_7", table=table)
    table.gold[0] = 3
    turn(table)
    answer(table, "quest miner_6", "dig_in mountain")
    settle(table)
    miner = table.cat.map.encounter[space(table, "i_miner-c")]
    assert len(table.quests_up[miner]) == 1
    answer(table, "end", "carry nothing")
    settle(table)
    assert (len(table.quests_up[miner]), table.quest_left[miner]) == (2, 2)
    table.stack.clear()
    stand(table, 1, "i_miner-c")
    gems(table, 1, amethyst=1)
    assert offered(turn(table, 1), "quest")[:1] == ["quest miner_7"]
    answer(table, "quest miner_7")
    assert (table.gold[1], len(table.quests_up[miner])) == (4, 1)


@pytest.mark.rule("EU-242", "EU-294", "EU-261", "EU-290")
def test_a_gem_just_set_into_equipment_is_lost_for_the_quest_that_asks_for_it() -> None:
    table = visiting("i_emissary-a", "emissary_1")
    equip(table, 0, "leather_greaves")
    gems(table, 0, emerald=1)
    acting(table)
    assert offered(table, "quest") == ["quest emissary_1"]
    answer(table, "arrange")
    line = next(one for one in options(table) if one.startswith("set_gem"))
    answer(table, line, "done")
    assert offered(table, "quest") == []

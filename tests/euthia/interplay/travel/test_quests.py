"""Quests in Euthia where rules meet: what is given, whom it kept alive, what finds no room, empty piles."""

from __future__ import annotations

import pytest

from tests.euthia.fights import held_cards, on
from tests.euthia.interplay.scenes import NONE, excess, loose, max_health, parts, turn, visiting, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    essences,
    fighter,
    free,
    gems,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    set_gem,
    settle,
    space,
    stand,
    thing,
    told,
    trophy,
)
from tests.euthia.tales import tale

EMISSARY, MINER, HUNTSMAN, HEALER, RANGER = (
    "i_emissary-a",
    "i_miner-c",
    "ii_huntsman-b",
    "ii_healer-c",
    "ii_ranger-a",
)
ARMOURER, SCHOLAR, SMUGGLER, SORCERESS = "iii_armourer-b", "iv_scholar-c", "v_smuggler-c", "iii_sorceress-a"


@pytest.mark.rule("EU-242", "EU-294", "EU-260", "EU-126")
def test_armour_given_to_the_armourer_takes_its_gem_and_its_health_along() -> None:
    table = visiting(ARMOURER, "armourer_1")
    one = equip(table, 0, "leather_greaves")
    set_gem(table, one, "ruby")
    table.gold[0], table.health[0] = 4, 6
    acting(table)
    answer(table, "quest armourer_1")
    draw(table, "arm_mirror_targe")
    assert (table.gold[0], table.rep[0], loose(table)) == (0, 2, {})
    assert (max_health(table, 0), table.health[0]) == (6, 4)
    assert thing(table, 0, "leather_greaves") == NONE
    assert table.shop_discard[0] == [table.cat.tile_index["leather_greaves"]]


@pytest.mark.rule("EU-242", "EU-294")
def test_the_gem_on_the_weapon_that_is_given_does_not_pay_for_the_gem_that_is_asked() -> None:
    table = visiting(ARMOURER, "armourer_2")
    set_gem(table, give(table, 0, "drakebone_blade"), "onyx")
    acting(table)
    assert refused(table, "quest armourer_2") == ("quest-not-met", "EU-242")


@pytest.mark.rule("EU-242", "EU-042")
def test_a_quest_that_asks_for_three_quests_counts_the_one_done_a_moment_ago_but_not_itself() -> None:
    table = visiting(SCHOLAR, "scholar_6", "scholar_7")
    table.gold[0] = 5
    table.quests[0] = [table.cat.quest_index["priest_1"], table.cat.quest_index["priest_2"]]
    acting(table)
    assert refused(table, "quest scholar_6") == ("quest-not-met", "EU-242")
    answer(table, "quest scholar_7")
    draw(table, "healing")
    answer(table, "take_essence air", "take_essence air", "quest scholar_6")
    assert (table.rep[0], table.gold[0], len(table.quests[0])) == (6, 4, 4)


@pytest.mark.rule("EU-042", "EU-044", "EU-242")
def test_two_quests_done_with_one_left_in_the_pile_leave_one_card_face_up() -> None:
    table = visiting(MINER, "miner_6", "miner_7", left=1)
    table.gold[0] = 3
    gems(table, 0, amethyst=1)
    turn(table)
    answer(table, "quest miner_7", "quest miner_6", "dig_in mountain")
    settle(table)
    answer(table, "end", "carry nothing")
    settle(table)
    miner = table.cat.map.encounter[space(table, MINER)]
    assert (len(table.quests_up[miner]), table.quest_left[miner]) == (1, 0)
    assert not table.pending


@pytest.mark.rule("EU-042", "EU-215", "EU-242")
def test_a_quest_done_before_a_death_is_replaced_at_the_end_of_the_turn_all_the_same() -> None:
    table = visiting(MINER, "miner_6", "miner_7", heroes=("dral", "ael"))
    lay(table, "i_cinder", -1, -1)
    gems(table, 0, amethyst=1)
    turn(table)
    answer(table, "quest miner_7")
    stand(table, 0, "i_chapel-a")
    table.health[0], table.moves[0] = 1, 1
    answer(table, "walk trade", "move i_cinder-c")
    assert at(table) == "i_chapel-m"
    answer(table, "end", "carry nothing")
    settle(table)
    miner = table.cat.map.encounter[space(table, MINER)]
    assert (len(table.quests_up[miner]), table.quest_left[miner]) == (2, 2)


@pytest.mark.rule("EU-312", "EU-242", "EU-305")
def test_an_elite_given_for_a_trophy_of_its_level_goes_back_into_the_box() -> None:
    table = visiting(HUNTSMAN, "huntsman_5")
    trophy(table, 0, "elite-ironmaw")
    table.gold[0] = 1
    acting(table)
    answer(table, "quest huntsman_5")
    assert (table.gold[0], table.rep[0], table.trophies[0]) == (6, 1, [])
    assert table.monsters_discard == [[], [], []]


@pytest.mark.rule("EU-242", "EU-207")
def test_a_quest_that_asks_to_have_trophies_leaves_them_and_takes_elites_and_higher_ones() -> None:
    table = visiting(HUNTSMAN, "huntsman_6")
    trophy(table, 0, "elite-old_gnash")
    acting(table)
    assert refused(table, "quest huntsman_6") == ("quest-not-met", "EU-242")
    table.stack.clear()
    trophy(table, 0, "cyclops")
    acting(table)
    answer(table, "quest huntsman_6")
    draw(table, "provisions_bread")
    assert len(table.trophies[0]) == 2
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-045", "EU-080", "EU-242")
def test_the_huntsman_without_provisions_left_still_gives_the_rest() -> None:
    table = visiting(HUNTSMAN, "huntsman_1")
    table.rewards[0] = []
    trophy(table, 0, "thorn_boar")
    acting(table)
    answer(table, "quest huntsman_1")
    assert (prompt(table), table.rep[0], table.gold[0], len(table.quests[0])) == ("act", 1, 2, 1)


@pytest.mark.rule("EU-045", "EU-242", "EU-198")
def test_potions_that_are_all_held_are_not_gained_by_a_quest() -> None:
    table = visiting(HEALER, "healer_3")
    table.potions = 1
    essences(table, 0, water=1)
    acting(table)
    answer(table, "quest healer_3")
    assert (table.potions, table.rep[0]) == (0, 1)
    assert sum(table.design[one] == table.cat.tile_index["healing_potion"] for one in table.things_of(0)) == 1


@pytest.mark.rule("EU-047", "EU-007", "EU-242")
def test_gems_are_tokens_and_never_run_out() -> None:
    table = visiting(MINER, "miner_1")
    gems(table, 1, ruby=15)
    table.resources[0] = [table.cat.resource_index["iron_ore"]]
    acting(table)
    answer(table, "quest miner_1")
    assert loose(table) == {"ruby": 1}


@pytest.mark.rule("EU-220", "EU-242", "EU-218")
def test_the_price_of_a_quest_is_paid_before_its_cards_are_drawn_and_counted() -> None:
    table = visiting(SMUGGLER, "smuggler_2")
    table.gold[0] = 6
    hand(table, 0, curse=5)
    acting(table)
    answer(table, "quest smuggler_2")
    draw(table, "healing")
    draw(table, "healing")
    assert prompt(table) == "hand-limit"
    answer(table, "exchange")
    while prompt(table) == "give-card":
        answer(table, options(table)[0])
    draw(table, "power_up")
    assert held_cards(table) == {"curse": 1, "healing": 2, "power_up": 1}
    assert prompt(table) == "act"


@pytest.mark.rule("EU-231", "EU-230", "EU-291", "EU-242")
def test_a_treasure_of_a_quest_may_be_a_purse_that_needs_no_room() -> None:
    table = visiting(RANGER, "ranger_6")
    gems(table, 0, opal=2)
    for _ in range(3):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "quest ranger_6")
    draw(table, "tax_purse")
    draw(table, "curse")
    draw(table, "venom")
    assert (prompt(table), table.gold[0], held_cards(table)) == ("act", 5, {"curse": 1, "venom": 1})
    assert table.treasures_discard[1] == [table.cat.tile_index["tax_purse"]]
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-044", "EU-230", "EU-126")
def test_the_last_treasure_of_a_level_is_followed_by_those_that_were_discarded() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    lay(table, "ii_orchard", 1, 1)
    table.treasures[0] = [table.cat.tile_index["hermits_flask"]]
    table.treasures_discard[0] = [table.cat.tile_index["lost_purse"]]
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "treasure")
    settle(table)
    assert thing(table, 0, "hermits_flask") != NONE
    stand(table, 0, "ii_orchard-c")
    table.stack.clear()
    acting(table)
    answer(table, "treasure")
    settle(table)
    assert table.gold[0] == 3
    assert table.treasures_discard[0] == [table.cat.tile_index["lost_purse"]]


@pytest.mark.rule("EU-045", "EU-230", "EU-232")
def test_a_hoard_without_a_treasure_left_still_takes_the_heros_token() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)
    table.treasures[0] = []
    walked(table, "i_badger-a", "i_badger-c", "thorn_boar")
    win(table)
    assert table.hero_token[space(table, "i_badger-c")] == 0
    assert prompt(table) == "act"
    assert told(table, "found") == []


@pytest.mark.rule("EUS-006", "EU-211", "EU-213", "EU-242")
def test_who_rises_in_the_chapel_may_do_the_priests_quest_of_full_health_at_once() -> None:
    table = tale("abyss")
    visiting("i_chapel_priest-m", "priest_3", table=table)
    lay(table, "i_stones", 2, -1)
    walked(table, "i_chapel_priest-b", "i_stones-a", "thorn_boar")
    on(table, "monster-roll")
    table.health[0], table.gaar[0] = 1, 0
    on(table, "act", foe=(6, 6))
    assert at(table) == "i_chapel_priest-m"
    answer(table, "quest priest_3")
    assert (table.rep[0], table.gaar[0]) == (1, 3 + 2)


@pytest.mark.rule("EU-242", "EU-130", "EU-106")
def test_a_reward_of_a_resource_comes_from_the_discard_when_its_deck_is_used_up() -> None:
    table = visiting(MINER, "miner_6")
    table.gold[0] = 3
    table.minerals[1], table.minerals_discard[1] = [], [table.cat.resource_index["giant_pike"]]
    acting(table)
    answer(table, "quest miner_6", "dig_in lake")
    settle(table)
    assert [table.cat.resource_ids[one] for one in table.resources[0]] == ["giant_pike"]


@pytest.mark.rule("EU-045", "EU-106", "EU-242")
def test_a_terrain_without_any_resource_left_is_not_a_choice_for_a_reward() -> None:
    table = visiting(MINER, "miner_6")
    table.gold[0] = 3
    table.minerals[1], table.minerals_discard[1] = [], []
    acting(table)
    answer(table, "quest miner_6")
    assert offered(table, "dig_in") == ["dig_in mountain", "dig_in cavern"]


@pytest.mark.rule("EU-112", "EU-044", "EU-045", "EU-108")
def test_a_minecart_over_a_deck_of_two_takes_the_third_from_the_discard_if_there_is_one() -> None:
    for discard, drawn in ((["iron_ore"], 3), ([], 2)):
        table = board()
        lay(table, "i_wayfarers", 2, -1)
        stand(table, 0, "i_wayfarers-a")
        give(table, 0, "scroll_prospecting")
        index = table.cat.resource_index
        table.minerals[0] = [index["gold_nugget"], index["raw_ruby"]]
        table.minerals_discard[0] = [index[word] for word in discard]
        acting(table)
        answer(table, "mine")
        if prompt(table) != "keep-resource":
            answer(table, "use scroll_prospecting 1")
        settle(table)
        choices = options(table)
        assert len(choices) == drawn
        answer(table, next(line for line in choices if "gold_nugget" in line))
        assert table.resources[0] == [index["gold_nugget"]]
        assert len(table.minerals_discard[0]) + len(table.minerals[0]) == drawn - 1


@pytest.mark.rule("EU-252", "EU-242", "EU-232")
def test_a_treasure_won_from_a_monster_is_one_hero_token_for_quests_and_for_scoring() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)
    free(table, "i_chapel-a", "i_chapel-b")
    walked(table, "i_badger-a", "i_badger-c", "thorn_boar")
    win(table)
    assert table.hero_token.count(0) == 3
    table.stack.clear()
    visiting(RANGER, "ranger_1", "ranger_7", table=table)
    acting(table)
    assert offered(table, "quest") == ["quest ranger_7"]
    assert parts(table)["hero_tokens"] == 1


@pytest.mark.rule("EU-358", "EU-357", "EU-356")
def test_gaar_that_skoldur_has_turned_pays_for_no_quest_and_fills_his_slots() -> None:
    table = visiting(HEALER, "healer_4", heroes=("skoldur", "ael"))
    table.gaar[0], table.dwurt[0] = 2, 3
    acting(table)
    assert "quest healer_4" in options(table)
    answer(table, "arrange", "convert", "done")
    assert refused(table, "quest healer_4") == ("quest-not-met", "EU-242")
    assert (table.gaar[0], table.dwurt[0], table.dwurt_die[0], excess(table, 0)) == (1, 4, 0, -2)


@pytest.mark.rule("EU-261", "EU-242", "EU-300")
def test_a_piece_whose_set_keeps_its_wearer_alive_is_not_given_to_the_armourer() -> None:
    table = visiting(ARMOURER, "armourer_1")
    equip(table, 0, "blood_coral")
    for tile in ("leather_helmet", "leather_greaves", "leather_gauntlets"):
        equip(table, 0, tile)
    table.gold[0], table.health[0] = 4, 2
    acting(table)
    assert refused(table, "quest armourer_1") == ("quest-not-met", "EU-242")


@pytest.mark.rule("EU-242", "EU-046", "EU-209")
def test_a_trophy_given_away_is_met_again_when_its_deck_is_used_up() -> None:
    table = visiting(HUNTSMAN, "huntsman_1")
    boar = fighter(table, "thorn_boar")
    table.rewards[0] = []
    table.monsters[0] = []
    trophy(table, 0, "thorn_boar")
    acting(table)
    answer(table, "quest huntsman_1")
    assert table.monsters_discard[0] == [boar]
    table.stack.clear()
    lay(table, "iii_ogre", -1, -1)
    lay(table, "i_stones", 1, 1)
    walked(table, "i_chapel-b", "i_stones-a", table.cat.foes.ids[table.top[0]])
    answer(win(table, "trophy"), "keep")
    on(table, "act")
    assert (table.top[0], table.monsters[0], table.monsters_discard[0]) == (boar, [], [])


@pytest.mark.rule("EU-325", "EU-242", "EU-347")
def test_a_purge_of_two_takes_what_little_the_reserve_has() -> None:
    table = visiting(SORCERESS, "sorceress_solo_5", heroes=("maeldur",), seats=1)
    essences(table, 0, air=1, fire=1)
    table.gold_reserve = [NONE]
    acting(table)
    answer(table, "quest sorceress_solo_5")
    while prompt(table) == "pay":
        answer(table, options(table)[0])
    settle(table)
    assert (table.gold_reserve, table.rep[0]) == ([], 2)

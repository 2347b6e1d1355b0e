"""Encounters of Euthia and their quests: piles laid out, what quests ask, what they give."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ENCOUNTERS
from taverne.games.euthia.rules.travel.quests import meets, reveal
from taverne.games.euthia.rules.turn.course import TakingTurn
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    free,
    gems,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    pool,
    prompt,
    refresh,
    refused,
    run,
    set_gem,
    settle,
    space,
    stand,
    thing,
    told,
    trophy,
)

PLACES = {
    "emissary": "i_emissary-a",
    "huntsman": "ii_huntsman-b",
    "overlord": "v_overlord-m",
    "healer": "ii_healer-c",
    "miner": "i_miner-c",
}


def turned(table: EuthiaState, encounter: str) -> int:
    """Reveal an encounter and return its number; nothing is drawn yet."""
    number = ENCOUNTERS.index(encounter)
    reveal(table, number)
    advance(table)
    return number


def visiting(encounter: str, *quests: str, heroes: tuple[str, ...] = ("maeldur", "keleia")) -> EuthiaState:
    """Return a hero on the freed space of an encounter whose face-up quests are these, three more in the pile."""
    table = board(heroes=heroes)
    lay(table, PLACES[encounter].partition("-")[0], 2, -1)
    for place in "abcm":
        free(table, f"{PLACES[encounter].partition('-')[0]}-{place}", seat=1)
    stand(table, 0, PLACES[encounter])
    number = ENCOUNTERS.index(encounter)
    table.met[number] = 1
    table.quest_left[number] = 3
    for quest in quests:
        one = table.cat.quest_index[quest]
        table.quest_pool[number].remove(one)
        table.quests_up[number].append(one)
    return table


def met(table: EuthiaState, quest: str) -> bool:
    return meets(table, 0, table.cat.quest_index[quest])


# Piles


@pytest.mark.rule("EU-077")
def test_the_sorceress_leaves_her_one_player_cards_out_among_rivals() -> None:
    table = board(2)
    turned(table, "sorceress")
    assert pool(table) == [f"sorceress_{n}" for n in range(1, 8)]
    alone = board(1)
    turned(alone, "sorceress")
    assert pool(alone) == [f"sorceress_solo_{n}" for n in range(1, 8)]


@pytest.mark.rule("EUX-32", "EU-078", "EU-079")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 5), (4, 6)])
def test_two_more_quests_than_heroes_form_the_pile_two_of_them_face_up(seats: int, size: int) -> None:
    table = board(seats)
    emissary = turned(table, "emissary")
    settle(table)
    assert len(table.quests_up[emissary]) == 2
    assert table.quest_left[emissary] + 2 == size


@pytest.mark.rule("EUX-32", "EU-325", "EU-326")
@pytest.mark.parametrize(("encounter", "size"), [("sorceress", 5), ("emissary", 3)])
def test_alone_the_sorceress_has_five_quests_and_others_three(encounter: str, size: int) -> None:
    table = board(1)
    number = turned(table, encounter)
    settle(table)
    assert table.quest_left[number] + len(table.quests_up[number]) == size


@pytest.mark.rule("EUX-32", "EU-352")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 5), (4, 6)])
def test_together_heroes_have_as_many_quests_as_rivals(seats: int, size: int) -> None:
    table = board(seats, "coop")
    number = turned(table, "sorceress")
    assert all(str(word).startswith("sorceress_solo") for word in pool(table))
    settle(table)
    assert table.quest_left[number] + 2 == size


@pytest.mark.rule("EU-079")
def test_the_two_cards_are_drawn_one_after_the_other_and_shown() -> None:
    table = board(2)
    turned(table, "emissary")
    draw(table, "emissary_4")
    assert "emissary_4" not in pool(table)
    draw(table, "emissary_1")
    assert [event["quest"] for event in told(table, "quest-shown")] == ["quest-emissary_4", "quest-emissary_1"]
    assert not table.pending


@pytest.mark.rule("EU-080")
def test_a_quest_with_a_reward_tile_gives_the_top_one_of_its_pile() -> None:
    table = visiting("huntsman", "huntsman_7")
    free(table, *[table.cat.map.words[s] for s in range(40, 43)])
    acting(table)
    answer(table, "quest huntsman_7")
    provisions = pool(table)
    assert set(provisions) == {"provisions_venison", "provisions_bread", "provisions_broth"}
    draw(table, "provisions_bread")
    assert thing(table, 0, "provisions_bread") != NONE
    assert len(table.rewards[0]) == len(provisions) - 1


@pytest.mark.rule("EU-081")
def test_each_encounter_is_on_one_tile_of_the_box() -> None:
    chart = board().cat.map
    found = [chart.encounter[space] for space in range(len(chart.words)) if chart.encounter[space] != NONE]
    assert sorted(found) == list(range(14))


# Completing


@pytest.mark.rule("EUX-18", "EU-242", "EU-042")
def test_the_emissary_takes_an_emerald_and_gives_reputation_and_gold() -> None:
    table = visiting("emissary", "emissary_1", "emissary_4")
    emissary = ENCOUNTERS.index("emissary")
    gems(table, 0, emerald=1)
    run(table, TakingTurn(0))
    answer(table, "quest emissary_1")
    assert (sum(map(sum, table.gems)), table.rep[0], table.gold[0]) == (0, 1, 3)
    assert table.quests[0] == [table.cat.quest_index["emissary_1"]]
    assert table.quests_up[emissary] == [table.cat.quest_index["emissary_4"]]
    assert sum(table.ready[0]) == 3, "no token is used"
    answer(table, "end", "carry nothing")
    draw(table, "emissary_2")
    assert len(table.quests_up[emissary]) == 2
    assert table.quest_left[emissary] == 2


@pytest.mark.rule("EUX-18", "EU-294")
def test_a_gem_set_into_equipment_is_none_for_a_quest() -> None:
    table = visiting("emissary", "emissary_1")
    set_gem(table, equip(table, 0, "leather_greaves"), "emerald")
    acting(table)
    assert offered(table, "quest") == []
    assert refused(table, "quest emissary_1") == ("quest-not-met", "EU-242")


@pytest.mark.rule("EU-242")
def test_both_quests_may_be_completed_in_one_turn() -> None:
    table = visiting("emissary", "emissary_1", "emissary_2")
    gems(table, 0, ruby=1, opal=1, sapphire=1)
    acting(table)
    answer(table, "quest emissary_1", "quest emissary_2")
    assert prompt(table) == "pay"
    assert options(table) == ["give_gem opal", "give_gem sapphire"]
    answer(table, "give_gem opal")
    assert (table.rep[0], table.gold[0], len(table.quests[0])) == (2, 5, 2)
    assert sum(map(sum, table.gems)) == 1
    assert refused(table, "quest emissary_3") == ("quest-not-up", "EU-242")


@pytest.mark.rule("EU-242")
def test_quests_are_completed_where_their_giver_is() -> None:
    table = visiting("emissary", "emissary_1")
    gems(table, 0, ruby=1)
    stand(table, 0, "i_emissary-b")
    acting(table)
    assert refused(table, "quest emissary_1") == ("no-encounter", "EU-242")


@pytest.mark.rule("EU-243")
def test_on_a_special_tile_quests_are_completed_from_its_centre() -> None:
    table = visiting("overlord", "overlord_7")
    table.rep[0] = 35
    acting(table)
    assert offered(table, "quest") == ["quest overlord_7"]
    stand(table, 0, "v_overlord-a")
    refresh(table)
    assert refused(table, "quest overlord_7") == ("no-encounter", "EU-242")


@pytest.mark.rule("EU-358")
def test_a_quest_that_asks_for_gaar_takes_no_dwurt() -> None:
    table = visiting("healer", "healer_4", heroes=("skoldur", "keleia"))
    assert (table.gaar[0], table.dwurt[0]) == (0, 5)
    acting(table)
    assert refused(table, "quest healer_4") == ("quest-not-met", "EU-242")
    table.gaar[0] = 2
    refresh(table)
    answer(table, "quest healer_4")
    assert (table.gaar[0], table.dwurt[0]) == (0, 5)


@pytest.mark.rule("EU-242")
def test_two_different_resources_are_of_two_terrains() -> None:
    table = visiting("miner", "miner_4")
    goods = table.cat.resource_index
    table.resources[0] = [goods["raw_ruby"], goods["raw_emerald"]]
    assert not met(table, "miner_4")
    table.resources[0] = [goods["raw_ruby"], goods["raw_emerald"], goods["black_pearl"]]
    acting(table)
    answer(table, "quest miner_4", "give_resource raw_ruby")
    assert table.resources[0] == [goods["raw_emerald"]]


@pytest.mark.rule("EU-242")
def test_trophies_are_given_by_their_level_or_a_higher_one() -> None:
    table = visiting("huntsman", "huntsman_3")
    levels = table.cat.foes.level
    low, high = levels.index(1), levels.index(3)
    table.trophies[0] = [low]
    assert met(table, "huntsman_1")
    assert not met(table, "huntsman_3")
    table.trophies[0] = [high]
    assert met(table, "huntsman_3")
    acting(table)
    answer(table, "quest huntsman_3")
    assert table.trophies[0] == []
    assert table.monsters_discard[2] == [high]


@pytest.mark.rule("EU-242")
def test_two_prices_of_a_quest_are_both_paid() -> None:
    table = visiting("huntsman", "huntsman_4")
    trophy(table, 0, table.cat.foes.names[0])
    assert not met(table, "huntsman_4")
    hand(table, 0, curse=1)
    acting(table)
    answer(table, "quest huntsman_4")
    assert table.trophies[0] == []
    assert sum(table.hand[0]) == 0


# What heroes must have or be


@pytest.mark.rule("EU-242")
def test_quests_look_at_health_and_reputation() -> None:
    table = board()
    assert met(table, "priest_3")
    assert not met(table, "innkeeper_4")
    table.health[0] = 3
    assert not met(table, "priest_3")
    assert met(table, "innkeeper_4")
    assert not met(table, "healer_6")
    table.health[0] = 2
    assert met(table, "healer_6")
    table.rep[0] = 24
    assert not met(table, "mercenary_5")
    table.rep[0] = 25
    assert met(table, "mercenary_5")


@pytest.mark.rule("EU-242")
def test_quests_look_at_own_tokens_on_the_map() -> None:
    table = board()
    words = table.cat.map.words
    mine = next(s for s in range(len(words)) if 1 <= table.cat.map.land[s] <= 3)
    spirit = next(s for s in range(len(words)) if table.cat.map.element[s] != NONE)
    hoard = next(s for s in range(len(words)) if table.cat.map.treasure_level[s] > 0)
    pickaxes(table, words[mine], 0, 2)
    assert not met(table, "ranger_4")
    pickaxes(table, words[spirit], 0, 1)
    assert met(table, "ranger_4")
    assert not met(table, "druid_7")
    pickaxes(table, words[spirit], 0, 3)
    assert met(table, "druid_7")
    assert not met(table, "ranger_7")
    free(table, words[hoard])
    assert met(table, "ranger_7")
    assert not met(table, "innkeeper_6")
    table.trade_token[space(table, "i_chapel-a")] = 0
    assert met(table, "innkeeper_6")


@pytest.mark.rule("EU-242", "EU-298")
def test_quests_look_at_sets_hero_tiles_and_quests_done() -> None:
    table = board()
    for tile in ("leather_helmet", "leather_greaves"):
        equip(table, 0, tile)
    assert not met(table, "armourer_5")
    equip(table, 0, "leather_gauntlets")
    assert met(table, "armourer_5")
    assert not met(table, "armourer_7")
    assert not met(table, "scholar_3")
    equip(table, 0, "kindling")
    equip(table, 0, "smoke_curtain")
    assert met(table, "scholar_3")
    table.quests[0] = [0, 1]
    assert not met(table, "scholar_6")
    table.quests[0] = [0, 1, 2]
    assert met(table, "scholar_6")


@pytest.mark.rule("EU-242", "EU-301")
def test_essences_loose_ones_only_pay_for_quests() -> None:
    table = board(heroes=("taesiri", "ael"))
    quest = next(
        word
        for word, n in table.cat.quest_index.items()
        if len(table.cat.quest_give[n]) == 1 and table.cat.quest_give[n][0].what == 8
    )
    cost = table.cat.quest_give[table.cat.quest_index[quest]][0]
    kind = ("air", "earth", "water", "fire")[cost.of[0]]
    table.add_essence(thing(table, 0, "cold_word"), cost.of[0], cost.n)
    assert not met(table, quest)
    essences(table, 0, **{kind: cost.n})
    assert met(table, quest)

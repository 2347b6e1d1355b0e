"""Leftovers of Euthia: the last tile of the stack, the second cart, the Gaar without a slot, the kept token."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ACTIONS
from taverne.games.euthia.rules.scenarios import farruga
from taverne.games.euthia.state.game_state import SACK_SPOT
from tests.euthia.fights import on
from tests.euthia.interplay.scenes import (
    EuthiaState,
    end_turn,
    interactions,
    lose,
    market,
    parts,
    trading,
    turn,
    visiting,
    walked,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    free,
    give,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refresh,
    refused,
    roll,
    set_gem,
    settle,
    space,
    stack,
    stand,
    thing,
    tokens,
    told,
    top,
    trophy,
)
from tests.euthia.tales import tale


@pytest.mark.rule("EU-066", "EU-067", "EU-070")
def test_the_last_tile_of_the_stack_goes_to_one_of_three_places_and_the_walk_goes_on() -> None:
    table = board()
    stack(table, "i_osier")
    table.moves[0] = 2
    acting(table)
    answer(table, "move i_chapel-a")
    places = options(table)
    assert len(places) == 3
    answer(table, places[0])
    draw(table, "i_osier")
    settle(table)
    assert prompt(table) == "act"
    assert table.moves[0] == 1


@pytest.mark.rule("EU-112", "EU-113", "EU-273")
def test_of_two_carts_only_one_rolls_in_a_mining_action() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    stand(table, 0, "i_stones-c")
    equip(table, 0, "miners_mitts")
    give(table, 0, "scroll_prospecting")
    acting(table)
    answer(table, "mine")
    assert len(offered(table, "use")) == 2
    answer(table, "use miners_mitts 1")
    assert table.pending[0].seat == CHANCE, "the tiles are drawn, nobody is asked for the other cart"
    settle(table)
    assert len(offered(table, "haul")) == 3
    assert thing(table, 0, "scroll_prospecting") != NONE


@pytest.mark.rule("EU-288", "EU-291", "EU-151")
def test_a_gaar_of_a_panacea_without_a_slot_takes_the_sack_the_potion_left() -> None:
    table = board()
    give(table, 0, "grand_panacea")
    give(table, 0, "scroll_haggling")
    give(table, 0, "scroll_haggling")
    table.health[0] = 1
    gaar = table.gaar[0]
    acting(table)
    answer(table, "use grand_panacea 1")
    assert prompt(table) == "act"
    assert table.gaar[0] == gaar + 1


@pytest.mark.rule("EU-127", "EU-296", "EU-126")
def test_a_used_gem_still_raises_the_price_and_goes_back_with_its_tile() -> None:
    table = market()
    helmet = equip(table, 0, "witch_gloves")
    set_gem(table, helmet, "onyx", active=False)
    set_gem(table, helmet, "emerald", second=True)
    trading(table)
    answer(table, next(line for line in options(table) if line.startswith("sell_worn witch_gloves")))
    assert table.gold[0] == 3 + 2


@pytest.mark.rule("EU-040", "EU-041", "EU-215", "EU-213")
def test_a_token_kept_from_the_last_turn_survives_a_defeat_and_is_kept_again() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    tokens(table, 0, "combat", kept="trade")
    stand(table, 0, "i_stones-b")
    table.round = 2
    turn(table)
    table.moves[0] = 3
    top(table, "thorn_boar")
    refresh(table)
    lose(answer(table, "move i_stones-a"))
    assert (at(table), table.moves[0]) == ("i_chapel-m", 0)
    assert table.kept[0] == ACTIONS.index("trade")
    end_turn(table, "trade")
    assert table.kept[0] == ACTIONS.index("trade")


@pytest.mark.rule("EU-372", "EU-374", "EU-090", "EU-211")
def test_who_flies_onto_a_monster_and_falls_leaves_the_griffin_beside_it() -> None:
    table = board(2, griffin=True)
    lay(table, "i_griffin", 2, -1)
    lay(table, "i_badger", 4, -2)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "dragonfly")
    stand(table, 0, "i_griffin-b")
    tokens(table, 0, "combat", "combat")
    top(table, "thorn_boar")
    acting(table)
    answer(table, "griffin")
    answer(table, "land i_badger-c")
    lose(table)
    assert (at(table), table.beast) == ("i_chapel-m", space(table, "i_badger-c"))
    assert table.ready[0][ACTIONS.index("combat")] == 1, "one of two tokens is spent"
    assert "griffin" not in options(table), "no trophy is left"


@pytest.mark.rule("EUS-101", "EU-084", "EU-105", "EU-087")
@pytest.mark.parametrize("spawned", [False, True])
def test_no_jump_into_a_centre_beside_which_a_monster_spawned(spawned: bool) -> None:
    table = tale("devastation")
    lay(table, "iv_mercenary", 2, -1)
    free(table, "iv_mercenary-a", "iv_mercenary-b", "iv_mercenary-c", seat=1)
    if spawned:
        table.spawned.append(space(table, "iv_mercenary-b"))
    equip(table, 0, "storm_ring")
    stand(table, 0, "i_chapel-b")
    acting(table)
    answer(table, "use storm_ring 1")
    assert ("teleport iv_mercenary-m" in options(table)) is not spawned


@pytest.mark.rule("EU-122", "EU-044", "EU-121")
def test_an_offer_renewed_from_a_deck_of_three_brings_one_of_its_own_back() -> None:
    table = market(gold=5)
    before = list(table.offer[0])
    kept = table.shop[0][:3]
    stocked = table.shop[0][3:]
    for tile in stocked:
        table.add_thing(1, tile, SACK_SPOT)
    table.shop[0] = list(kept)
    trading(table)
    answer(table, "renew")
    settle(table)
    assert len(table.offer[0]) == 4
    assert set(kept) <= set(table.offer[0])
    assert len(set(table.offer[0]) & set(before)) >= 1


@pytest.mark.rule("EU-042", "EU-044", "EU-242")
def test_an_encounter_whose_pile_is_empty_keeps_the_one_card_that_is_left() -> None:
    table = visiting("ii_healer-c", "healer_6", "healer_1", left=0)
    table.health[0] = 2
    turn(table)
    answer(table, "quest healer_6")
    end_turn(table)
    number = table.cat.map.encounter[space(table, "ii_healer-c")]
    assert [table.cat.quest_ids[one] for one in table.quests_up[number]] == ["healer_1"]


@pytest.mark.rule("EU-050", "EU-273", "EU-108")
def test_a_scroll_of_labour_where_one_may_not_mine_still_wakes_three_tiles() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    pickaxes(table, "i_stones-c", 0, 1)
    stand(table, 0, "i_stones-c")
    give(table, 0, "scroll_labour")
    moth = equip(table, 0, "storm_ring")
    table.engaged[moth] = 1
    acting(table)
    assert refused(table, "mine")[1] == "EU-108"
    answer(table, "use scroll_labour 1")
    while prompt(table) != "act":
        answer(table, next((line for line in options(table) if "storm_ring" in line), options(table)[0]))
    assert table.engaged[moth] == 0
    assert interactions(table, "i_stones-c") == [1, 0, 0, 0]


@pytest.mark.rule("EU-106", "EU-045", "EU-107")
def test_who_mines_where_no_tile_is_left_gains_nothing_and_leaves_his_token() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    stand(table, 0, "i_stones-c")
    terrain = 0
    table.resources[1] = sorted([*table.resources[1], *table.minerals[terrain]])
    table.minerals[terrain] = []
    acting(table)
    answer(table, "mine")
    assert prompt(settle(table)) == "act"
    assert interactions(table, "i_stones-c") == [1, 0, 0, 0]
    assert table.resources[0] == []


@pytest.mark.rule("EU-366", "EU-361", "EU-040", "EU-216")
def test_skoldur_killed_by_his_die_still_keeps_a_token_and_loses_two_in_all() -> None:
    table = board(2, heroes=("skoldur", "ael"))
    tokens(table, 0, "trade")
    table.rep[0], table.health[0], table.dwurt_die[0] = 10, 4, 4
    turn(table)
    answer(table, "end")
    answer(table, "resolve")
    settle(table)
    while prompt(table) not in ("carry", "act", ""):
        answer(table, options(table)[0])
        settle(table)
    assert prompt(table) == "carry"
    answer(table, "carry trade")
    assert (at(table), table.rep[0], table.dwurt_die[0]) == ("i_chapel-m", 8, 0)
    assert table.kept[0] == ACTIONS.index("trade")


def hoard(table: EuthiaState, where: str) -> bool:
    """Does a treasure of level 1 lie there without a monster?"""
    here = space(table, where)
    return table.cat.map.treasure_level[here] == 1 and not table.cat.map.monster[here]


@pytest.mark.rule("EU-230", "EU-291", "EU-231")
def test_a_purse_found_with_full_sacks_pays_at_once_and_takes_no_room() -> None:
    table = board()
    where = next(one for one in table.cat.map.words if hoard(table, one))
    lay(table, where.partition("-")[0], 2, -1)
    stand(table, 0, where)
    for _ in range(3):
        give(table, 0, "scroll_short_road")
    acting(table)
    answer(table, "treasure")
    draw(table, "lost_purse")
    assert (prompt(table), table.gold[0]) == ("act", 3)
    assert table.cat.tile_index["lost_purse"] in table.treasures_discard[0]


@pytest.mark.rule("EUS-070", "EU-114", "EU-117")
@pytest.mark.parametrize("razed", [2, 3])
def test_the_towers_trade_at_their_centre_until_the_third_of_their_spaces_is_razed(razed: int) -> None:
    table = tale("farruga")
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 1
    for place in "abc"[:razed]:
        farruga.raze(table, space(table, f"iii_towers-{place}"))
    stand(table, 0, "iii_towers-m")
    table.gold[0] = 3
    acting(table)
    assert ("trade" in options(table)) is (razed == 2)


@pytest.mark.rule("EU-147", "EU-195", "EU-200", "EU-144")
def test_a_monster_felled_by_the_first_arrow_never_spends_its_gaar_and_hope_is_turned() -> None:
    table = board(heroes=("dral", "ael"))
    table.remove_thing(thing(table, 0, "tavern_door"))
    lay(table, "i_stones", 2, -1)
    equip(table, 0, "thunder_lance")
    table.gaar[0] = 0
    tokens(table, 0, "combat")
    walked(table, "i_stones-b", "i_stones-a", "dragonfly")
    on(table, "initiative")
    answer(table, next(line for line in options(table) if "thunder_lance" in line))
    table.hope = 3
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table, "act")
    assert table.hero_token[space(table, "i_stones-a")] == 0
    assert told(table, "monster-strength") == []
    assert table.gaar[0] == 1 + 1, "loot, and two points of hope"


@pytest.mark.rule("EU-346", "EU-330", "EU-328", "EU-220")
def test_alone_a_death_marks_the_hero_and_feeds_the_gold_reserve_by_one() -> None:
    table = board(1, heroes=("maeldur",))
    lay(table, "i_stones", 2, -1)
    tokens(table, 0, "combat")
    reserve = len(table.gold_reserve)
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    on(table, "hero-roll")
    table.health[0] = 1
    for _ in range(60):
        if prompt(table) == "act":
            break
        on(table, "hero-roll", hero=(1, 1))
        if table.pending and table.pending[0].prompt == "hero-roll":
            roll(table, 1, 1)
            table.health[0] = 1
    assert at(table) == "i_chapel-m"
    assert len(table.gold_reserve) == reserve + 1
    assert parts(table)["deaths"] == -2

"""Goods to the last piece: the one card left in a deck, the first thing of the box, equal tiles, prices offered.

What holds for every seat is in ``test_rules_every_seat``.
"""

from __future__ import annotations

import pytest

from taverne import games
from taverne.games.euthia.box.atlas import CAVERN, LAKE, MOUNTAIN
from taverne.games.euthia.box.compiled_effects import PER_STORED, Cost
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import GEMS, Give, Price
from taverne.games.euthia.rules.combat.aftermath import free as free_space
from taverne.games.euthia.rules.goods.card_decks import GOLD, SILVER, purge, top_of
from taverne.games.euthia.rules.goods.cards import Limiting, hand_limit, limit
from taverne.games.euthia.rules.goods.equipment import SKILLS, active_gems, gem_count, named, sack_sum
from taverne.games.euthia.rules.goods.gains import NO_ESSENCES, Granting, bar_shift
from taverne.games.euthia.rules.goods.holdings import set_size, times
from taverne.games.euthia.rules.goods.payment import number
from taverne.games.euthia.rules.goods.piece_use import Using, _turn
from taverne.games.euthia.rules.goods.storage import Arranging
from taverne.games.euthia.rules.goods.uses import TILE
from taverne.games.euthia.rules.trade.hero_tiles import learnings
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.rules.travel.elementals import immunity
from taverne.games.euthia.rules.turn.scoring import wealth
from taverne.games.euthia.state.game_state import LOCKED, EuthiaState
from taverne.games.euthia.state.hero_state import SetGem
from tests.euthia.interplay.scenes import market, max_health, trading
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    run,
    set_gem,
    stand,
    thing,
)


@pytest.mark.rule("EU-293", "EU-247")
@pytest.mark.parametrize("second", [False, True])
def test_a_gem_of_the_first_kind_counts_in_either_place(second: bool) -> None:
    table = board()
    table.gem1[0] = table.gem2[0] = None
    before = wealth(table, 0)["gems"]
    set_gem(table, 0, GEMS[0], second=second)
    assert (table.gem2 if second else table.gem1)[0] == SetGem(0)
    assert gem_count(table, 0) == 1
    assert wealth(table, 0)["gems"] - before == table.box.cards.scoring.gem


@pytest.mark.rule("EU-242")
def test_an_effect_with_a_price_is_offered_and_paid_for_or_passed() -> None:
    table = board()
    bargain = table.cat.tile_uses[table.cat.tile_index["first_bargain"]][0].ops[0]
    table.health[1] = 6
    run(table, Granting(1, [bargain.number] * 3))
    assert (prompt(table), options(table)) == ("pay-more", ["pay", "pass"])
    answer(table, "pay")
    assert (table.dwurt, table.health[1]) == ([0, 1], 4)
    answer(table, "pass")
    assert (table.dwurt, table.health[1], prompt(table)) == ([0, 1], 4, "pay-more")
    table.health[1] = 2
    answer(table, "pass")
    assert not table.pending
    run(table, Granting(1, [bargain.number] * 2))
    assert not table.pending, "two wounds would kill"


@pytest.mark.rule("EU-301")
def test_an_essence_on_the_first_thing_can_be_shifted() -> None:
    table = board()
    assert table.slots[0][table.spot[0]] == 0
    assert bar_shift(table, 0, table.cat.effects[0]) == NO_ESSENCES
    table.stored[0] = (1, 0, 0, 0)
    assert bar_shift(table, 0, table.cat.effects[0]) is None
    assert bar_shift(table, 1, table.cat.effects[0]) == NO_ESSENCES


@pytest.mark.rule("EU-094", "EU-101")
def test_the_first_thing_of_the_box_makes_immune_like_any_other() -> None:
    table = board()
    assert table.slots[0][table.spot[0]] == 0
    assert immunity(table, 0) == 0
    table.design[0] = table.cat.tile_index["cloak_of_ash"]
    assert immunity(table, 0) == 1 << 3
    assert immunity(table, 1) == 0


@pytest.mark.rule("EU-044")
@pytest.mark.parametrize("metal", [SILVER, GOLD])
def test_the_last_card_of_a_deck_comes_before_those_put_under_it(metal: int) -> None:
    table = board()
    deck = table.golden if metal else table.silver
    under, last = deck[0], deck[-1]
    assert under != last
    table.bottom[metal] = [under]
    deck[:] = [last]
    assert top_of(table, metal) == [last]
    (table.gold_reserve if metal else table.silver_reserve).append(NONE)
    assert top_of(table, metal) == [under], "the last card of the deck is promised to the reserve"


@pytest.mark.rule("EU-331", "EU-332")
def test_a_card_seen_that_leaves_a_reserve_goes_under_its_deck_and_an_unseen_one_stays_in_it() -> None:
    table = board(1)
    seen = table.silver.pop(0)
    table.silver_reserve[:] = [seen, NONE]
    decks = len(table.silver)
    purge(table, 2, 0)
    assert (table.silver_reserve, table.bottom[SILVER], len(table.silver)) == ([], [seen], decks)


@pytest.mark.rule("EU-290")
def test_of_equal_tiles_in_sacks_one_is_offered() -> None:
    table = board()
    for _ in range(2):
        give(table, 1, "trappers_hood")
    run(table, Arranging(1))
    assert len(offered(table, "equip")) == 1
    assert len(set(options(table))) == len(options(table))


@pytest.mark.rule("EU-268", "EU-290")
def test_who_wears_abilities_only_has_nothing_to_arrange() -> None:
    table = board()
    kinds = table.cat.ability_kinds
    for one in table.things_of(1):
        if table.cat.tile_kind[table.design[one]] not in kinds:
            table.remove_thing(one)
    assert any(lies >= 0 for lies in table.slots[1]), "an ability"
    other = table.clone()
    assert "arrange" not in options(acting(table, 1))
    run(other, Arranging(1))
    assert not other.pending, "there is nothing to ask"
    give(other, 1, "trappers_hood")
    assert "arrange" in options(acting(other, 1))


@pytest.mark.rule("EU-131", "EU-258")
def test_a_post_heals_only_who_is_wounded() -> None:
    table = market(gold=5)
    table.health[0] = max_health(table, 0)
    assert "heal_here" not in options(trading(table))
    assert refused(table, "heal_here") == ("unhurt", "EU-258")
    table.health[0] -= 1
    assert "heal_here" in options(trading(table))


@pytest.mark.rule("EU-115", "EU-116")
def test_a_tax_is_owed_once() -> None:
    table = market(gold=5, owner=1)
    trading(table)
    tax = table.box.cards.trade.tax
    assert (table.gold[0], table.gold[1]) == (5 - tax, tax)
    frame = table.stack[-1]
    assert isinstance(frame, Trading)
    assert frame.untaxed == 0


@pytest.mark.rule("EU-270")
def test_a_slot_to_unlock_is_one_of_the_board() -> None:
    table = market(gold=0)
    trading(table)
    spot = table.slots[0].index(LOCKED) + 1
    assert refused(table, f"unlock sword {spot}") == ("cannot-pay", "EU-270")
    assert refused(table, "unlock sword 1") == ("not-locked", "EU-270")
    for line in ("unlock sword 0", "unlock sword 99", "unlock sword last", "unlock sword"):
        assert refused(table, line)[0] == "not-offered"


@pytest.mark.rule("EU-050", "EU-121")
def test_a_trade_that_a_scroll_grants_has_its_discount_from_the_start() -> None:
    table = market(gold=3)
    scroll = give(table, 0, "scroll_open_door")
    run(table, Using(0, TILE, scroll, 0))
    frame = table.stack[-1]
    assert isinstance(frame, Trading)
    assert frame.cheaper > 0


@pytest.mark.rule("EU-261", "EU-268")
def test_an_ability_with_the_first_number_that_gives_health_is_put_back_for_another() -> None:
    table = market(gold=30, heroes=("dral", "maeldur"))
    cat = table.cat
    for one in table.things_of(0):
        table.remove_thing(one)
    skull = cat.tile_index["thick_skull"]
    spots = [s for s, symbol in enumerate(cat.hero_slots[table.hero[0]]) if symbol == cat.tile_slot[skull]]
    own = [
        t for t in range(cat.hero_tiles) if cat.tile_hero[t] == table.hero[0] and cat.tile_slot[t] == 1 and t != skull
    ]
    assert table.add_thing(0, skull, spots[0]) == 0
    for spot, tile in zip(spots[1:], own, strict=False):
        table.add_thing(0, tile, spot)
    new = own[len(spots) - 1]
    table.reserve[0] = [new]
    table.health[0] = max_health(table, 0)
    lines = [str(line) for line in learnings(table, 0)]
    assert f"relearn {cat.tile_ids[new]} thick_skull" in lines
    table.health[0] = 1
    lines = [str(line) for line in learnings(table, 0)]
    assert f"relearn {cat.tile_ids[new]} thick_skull" not in lines, "without it he would not live"
    assert thing(table, 0, "thick_skull") == 0


# The first thing of the table, which is a number like any other


def first_thing(tile: str) -> EuthiaState:
    """A table on which the thing with the number 0 is this tile, on a slot of the first hero."""
    table = board(heroes=("dral", "maeldur"))
    table.remove_thing(0)
    assert equip(table, 0, tile) == 0
    return table


@pytest.mark.rule("EU-283", "EU-298")
def test_the_first_thing_covers_sacks_and_counts_in_a_set() -> None:
    table = first_thing("plate_cuirass")
    assert sack_sum(table, 0) == -2
    family = table.cat.tile_family[table.cat.tile_index["plate_cuirass"]]
    pieces = {table.cat.tile_piece[t]: t for t in range(len(table.cat.tile_ids)) if table.cat.tile_family[t] == family}
    others = [t for t in pieces.values() if table.cat.tile_piece[t] != table.cat.tile_piece[table.design[0]]]
    for tile in others[:2]:
        equip(table, 0, table.cat.tile_ids[tile])
    assert set_size(table, 0) == 3


@pytest.mark.rule("EU-296")
def test_a_gem_of_the_first_thing_is_turned_when_it_is_used() -> None:
    table = board()
    spare = equip(table, 0, "dragonskin_cowl")
    for one in (0, spare):
        set_gem(table, one, "emerald")
    _turn(table, 0, GEMS.index("emerald"))
    assert (active_gems(table, 0), active_gems(table, spare)) == (0, 1)
    _turn(table, 0, GEMS.index("emerald"))
    assert (active_gems(table, 0), active_gems(table, spare)) == (0, 0)


@pytest.mark.rule("EU-276", "EU-301")
def test_an_effect_counts_the_essences_on_the_first_thing() -> None:
    table = board()
    vein = table.cat.tile_index["dragons_vein"]
    op = next(op for use in table.cat.tile_uses[vein] for op in use.ops if op.per == PER_STORED)
    table.stored[0] = (1, 2, 0, 0)
    assert times(table, 0, op, 0) == 3
    assert times(table, 0, op, NONE) == 0


@pytest.mark.rule("EU-087", "EU-281")
def test_a_tile_that_walks_and_jumps_does_both() -> None:
    table = board(heroes=("dral", "skoldur"))
    equip(table, 1, "hollow_step")
    table.dwurt[1] = 1
    stand(table, 1, "i_chapel-a")
    lay(table, "i_wayfarers", 2, -1)
    acting(table, 1)
    moves = table.moves[1]
    answer(table, "use hollow_step 1", "pay")
    assert (prompt(table), table.moves[1] - moves, table.dwurt[1]) == ("teleport", 1, 0)
    assert table.pending[0].data == {"n": 2}  # type: ignore[union-attr]


@pytest.mark.rule("EU-220")
def test_a_full_hand_is_not_too_much() -> None:
    table = board()
    hand(table, 1, curse=hand_limit(table, 1))
    assert limit(table, 1) is None
    run(table, Limiting(1))
    assert not table.pending


@pytest.mark.rule("EU-119", "EU-266")
def test_abilities_are_learned_and_weapons_bought_and_both_may_be_tried() -> None:
    table = market(gold=0, heroes=("dral", "maeldur"))
    cat = table.cat
    own = [t for t in range(cat.hero_tiles) if cat.tile_hero[t] == table.hero[0]]
    skill = next(t for t in own if cat.tile_kind[t] in SKILLS)
    blade = next(t for t in own if cat.tile_kind[t] not in SKILLS)
    table.reserve[0] = [skill, blade]
    trading(table)
    tried = [str(action) for action in games.find("euthia").tries(table, 0)]
    assert f"learn {cat.tile_ids[skill]}" in tried
    assert f"buy {cat.tile_ids[blade]}" in tried
    assert f"learn {cat.tile_ids[blade]}" not in tried
    assert f"buy {cat.tile_ids[skill]}" not in tried


@pytest.mark.rule("EU-201", "EU-203")
@pytest.mark.parametrize("land", [MOUNTAIN, LAKE, CAVERN])
def test_who_frees_a_mine_of_any_kind_lays_two_tokens_of_his_own(land: int) -> None:
    table = board()
    chart = table.cat.map
    where = next(s for s in range(len(chart.words)) if chart.land[s] == land and chart.monster[s])
    free_space(table, 1, where)
    assert table.interaction == [[], [where, where], [], []]
    assert table.hero_token[where] == NONE


@pytest.mark.rule("EU-301")
def test_the_first_thing_is_found_by_its_name() -> None:
    table = board()
    assert named(table, 0, table.cat.tile_ids[table.design[0]]) == 0


@pytest.mark.rule("EU-130", "EU-242")
@pytest.mark.parametrize(
    ("what", "tile", "other"),
    [("armour", "leather_greaves", "iron_targe"), ("scroll", "scroll_gates", "leather_greaves")],
)
def test_a_price_in_tiles_is_paid_with_tiles_of_that_sort_alone(what: Price, tile: str, other: str) -> None:
    table = board()
    price = Cost(Give(what=what))
    start = number(table, 1, price)
    give(table, 1, other)
    assert number(table, 1, price) == start
    give(table, 1, tile)
    assert number(table, 1, price) == start + 1

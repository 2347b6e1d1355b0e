"""Goods of Euthia in positions that seldom come about: what helps the overladen, refused effects, prices not met.

Figures that just suffice are in ``test_rules_exact``.
"""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.game import Options, Result
from taverne.games.euthia.box.compiled_effects import ANY, OUT, PER_MISSING2, SAME, STORED_AIR, WOUNDED, Cost
from taverne.games.euthia.box.terms import GEMS, Give
from taverne.games.euthia.rules.combat.aftermath import barter
from taverne.games.euthia.rules.combat.effects import Draining, abilities
from taverne.games.euthia.rules.combat.hero_attack import HeroAttack
from taverne.games.euthia.rules.combat.monster_attack import inflict
from taverne.games.euthia.rules.combat.stakes import thrives
from taverne.games.euthia.rules.goods.equipment import Shifting, beds, can_equip, free_gem_slots
from taverne.games.euthia.rules.goods.gains import Refreshing
from taverne.games.euthia.rules.goods.holdings import holds, max_health, scrap
from taverne.games.euthia.rules.goods.payment import P_RESOURCE, Paying, number, tile_kinds
from taverne.games.euthia.rules.goods.storage import Arranging, excess, uncovers
from taverne.games.euthia.rules.goods.uses import _active_gems, why_not
from taverne.games.euthia.rules.scenarios.campaign import follow_up
from taverne.games.euthia.rules.trade.hero_tiles import can_learn
from taverne.games.euthia.rules.travel.quests import actions, amount, met_here
from taverne.games.euthia.rules.travel.visits import no_treasure
from taverne.games.euthia.rules.turn.setup import first_slot
from taverne.games.euthia.state.game_state import LOCKED, SACK_SPOT, EuthiaState
from tests.asking import question
from tests.euthia.fights import attacking, fight
from tests.euthia.interplay.scenes import market
from tests.euthia.positions import (
    answer,
    board,
    duel,
    equip,
    free,
    gems,
    give,
    lay,
    offered,
    options,
    prompt,
    run,
    set_gem,
    space,
    stand,
    told,
)

NONE = -1


@pytest.mark.rule("EU-261", "EU-284")
def test_only_to_take_off_what_covers_a_sack_uncovers_one() -> None:
    table = board()
    assert table.cat.tile_sacks[table.cat.tile_index["leather_cuirass"]] == -1
    assert table.cat.tile_sacks[table.cat.tile_index["leather_helmet"]] == 0
    found = [
        uncovers(table, Action(kind, (tile, 9)))
        for kind in ("unequip", "equip")
        for tile in ("leather_cuirass", "leather_helmet")
    ]
    assert found == [True, False, False, False]


@pytest.mark.rule("EU-243", "EUS-101")
def test_nobody_completes_quests_where_a_monster_was_spawned() -> None:
    table = board()
    lay(table, "i_miner", 2, -1)
    stand(table, 0, "i_miner-c")
    here = table.at[0]
    assert met_here(table, 0) == table.cat.map.encounter[here]
    table.spawned.append(here)
    assert (met_here(table, 0), actions(table, 0)) == (NONE, [])
    table.at[0] = NONE
    assert met_here(table, 0) == NONE, "a hero who is not on the map"


@pytest.mark.rule("EU-232", "EU-093")
def test_no_treasure_is_found_where_the_monster_still_stands() -> None:
    table = board()
    chart = table.cat.map
    where = next(
        chart.words[s]
        for s in range(len(chart.words))
        if chart.treasure_level[s] > 0 and chart.words[s].startswith(("i_", "ii_"))
    )
    lay(table, where.partition("-")[0], 2, -1)
    stand(table, 0, where)
    if not table.freed(space(table, where)):
        found = no_treasure(table, 0)
        assert found is not None
        assert (found.key, found.rule) == ("not-freed", "EU-232")
    table.absent.append(space(table, where))
    assert no_treasure(table, 0) is None


@pytest.mark.rule("EU-301")
def test_who_is_offered_to_shift_essences_may_leave_them() -> None:
    table = board()
    one = next(lies for lies in table.slots[0] if lies >= 0)
    table.stored[one] = (1, 0, 0, 0)
    run(table, Shifting(0, 1))
    assert (prompt(table), question(table).default) == ("shift", Action("pass"))
    answer(table, "pass")
    assert (table.stored[one], sum(map(sum, table.essences)), table.pending) == ((1, 0, 0, 0), 0, ())


@pytest.mark.rule("EU-273")
def test_who_is_offered_to_refresh_a_tile_may_leave_it() -> None:
    table = board()
    one = next(lies for lies in table.slots[1] if lies >= 0)
    table.engaged[one] = 1
    other = table.clone()
    run(table, Refreshing(1, 1))
    word = table.cat.tile_ids[table.design[one]]
    assert options(table) == ["pass", f"refresh {word}"]
    answer(table, "pass")
    assert (table.engaged[one], table.pending) == (1, ())
    answer(run(other, Refreshing(1, 1)), f"refresh {word}")
    assert (other.engaged[one], other.pending) == (0, ())


@pytest.mark.rule("EU-266", "EU-288")
def test_an_ability_is_not_exchanged_for_what_is_worn() -> None:
    table = board()
    skill = next(
        t for t in table.slots[0] if t >= 0 and table.cat.tile_kind[table.design[t]] in table.cat.ability_kinds
    )
    cap = give(table, 0, "leather_helmet")
    assert not can_equip(table, 0, cap, table.spot[skill])
    assert table.slots[0][table.spot[skill]] == skill


@pytest.mark.rule("EU-261", "EU-266")
@pytest.mark.parametrize(("tile", "may"), [("leather_cuirass", True), ("plate_cuirass", False)])
def test_what_covers_a_sack_is_learned_as_long_as_enough_are_left(tile: str, may: bool) -> None:
    table = board()
    table.slots[0] = [NONE if lies == LOCKED else lies for lies in table.slots[0]]
    equip(table, 0, "plate_greaves")
    equip(table, 0, "chain_boots")
    assert can_learn(table, 0, table.cat.tile_index[tile], NONE) == may


@pytest.mark.rule("EU-019")
def test_a_tile_for_which_there_is_no_slot_at_the_start_is_an_error() -> None:
    table = board()
    weapon = table.design[next(t for t in table.slots[0] if t >= 0)]
    table.slots[0] = [0] * len(table.slots[0])
    with pytest.raises(ValueError, match=table.cat.tile_ids[weapon]):
        first_slot(table, 0, weapon)


@pytest.mark.rule("EU-144")
def test_without_rivals_the_reserves_lose_cards_gold_first() -> None:
    table = board(1)
    duel(table, "thorn_boar")
    table.gold_reserve[:], table.silver_reserve[:] = [NONE], [NONE, NONE, NONE]
    run(table, Draining(3))
    assert (len(table.gold_reserve), len(table.silver_reserve)) == (0, 1)


@pytest.mark.rule("EU-177", "EU-149")
@pytest.mark.parametrize(("swift", "heard"), [(0, 1), (1, 0)])
def test_who_has_nothing_to_attack_with_is_told_so_only_of_the_usual_attack(swift: int, heard: int) -> None:
    table = attacking()
    for one in table.slots[0]:
        if one >= 0:
            table.engaged[one] = 1
    run(table, HeroAttack(swift))
    assert not table.pending
    assert len(told(table, "no-attack")) == heard


@pytest.mark.rule("EU-115")
def test_of_a_price_in_resources_of_one_terrain_only_such_are_asked_of_which_there_are_enough() -> None:
    table = board()
    terrain = table.cat.resource_terrain
    first = [n for n in range(len(terrain)) if terrain[n] == 0][:2]
    second = [n for n in range(len(terrain)) if terrain[n] == 1][:1]
    table.resources[0] = [*first, *second]
    paying = Paying(0, P_RESOURCE, 2, [0, 1], SAME)
    assert paying.allowed(table) == [0]
    assert Paying(0, P_RESOURCE, 1, [0, 1], SAME).allowed(table) == [0, 1]


# The first thing of the box, which has the number 0


def first_is(tile: str, seats: int = 2) -> EuthiaState:
    """Return a table on which the first thing of the first hero is a tile of this name, on his first slot."""
    table = board(seats)
    assert table.slots[0][0] == 0
    table.design[0] = table.cat.tile_index[tile]
    return table


@pytest.mark.rule("EU-227")
@pytest.mark.parametrize("number", [0, 3])
def test_the_foe_may_seal_the_first_thing_like_any_other(number: int) -> None:
    table = board()
    kinds = table.cat.ability_kinds
    skill = next(t for t in table.slots[0] if t >= 0 and table.cat.tile_kind[table.design[t]] in kinds)
    for one in table.slots[0]:
        if one >= 0:
            table.design[one] = table.design[skill]
            table.engaged[one] = int(one != number)
    assert abilities(table, duel(table, "thorn_boar")) == [number]


@pytest.mark.rule("EU-162")
def test_who_does_more_when_wounded_thrives_whatever_the_number_of_the_tile() -> None:
    cat = board().cat
    word = next(
        cat.tile_ids[tile]
        for tile in range(cat.tiles)
        if any(op.when == WOUNDED or op.per == PER_MISSING2 for use in cat.tile_uses[tile] for op in use.ops)
    )
    table = board()
    for one in table.slots[0]:
        if one >= 0:
            table.design[one] = cat.tile_index["leather_helmet"]
    assert not thrives(table, 0)
    table.design[0] = cat.tile_index[word]
    assert thrives(table, 0)


@pytest.mark.rule("EU-268", "EU-285")
def test_the_first_thing_is_exchanged_only_if_it_is_no_ability() -> None:
    table = board()
    kinds = table.cat.ability_kinds
    skill = next(t for t in table.slots[0] if t >= 0 and table.cat.tile_kind[table.design[t]] in kinds)
    cap = give(table, 0, "leather_helmet")
    assert can_equip(table, 0, cap, 0)
    assert (table.slots[0][0], table.spot[0], table.spot[cap]) == (0, 0, SACK_SPOT)
    table.design[0] = table.design[skill]
    assert not can_equip(table, 0, cap, 0)


@pytest.mark.rule("EU-258", "EU-299")
def test_essences_lie_on_the_first_thing_as_on_others() -> None:
    cat = board().cat
    bed = next(tile for tile in range(cat.hero_tiles) if cat.tile_essences[tile] == 1)
    table = first_is(cat.tile_ids[bed])
    assert 0 in beds(table, 0)
    op = next((op for op in cat.effects if op.when == STORED_AIR), None)
    if op is None:
        op = next(
            op
            for tile in range(cat.tiles)
            for ops in (cat.tile_permanent[tile], *[use.ops for use in cat.tile_uses[tile]])
            for op in ops
            if op.when >= STORED_AIR
        )
    assert not holds(table, 0, op, 0)
    table.add_essence(0, op.when - STORED_AIR, 1)
    assert holds(table, 0, op, 0)
    assert not holds(table, 0, op)
    assert 0 not in beds(table, 0)


@pytest.mark.rule("EU-173")
@pytest.mark.parametrize(
    ("health", "saved", "left", "kept"), [(2, True, 1, True), (2, False, 0, False), (3, True, 1, False)]
)
def test_who_is_saved_keeps_one_health_where_the_wounds_just_kill(
    health: int, saved: bool, left: int, kept: bool
) -> None:
    table = attacking()
    table.health[0] = health
    assert inflict(table, fight(table), 2, saved) == kept
    assert table.health[0] == left


@pytest.mark.rule("EU-205")
def test_who_can_just_carry_what_he_has_is_offered_no_trade() -> None:
    table = market(owner=0)
    while excess(table, 0) < 0:
        give(table, 0, "leather_helmet")
    assert excess(table, 0) == 0
    barter(table, 0)
    assert table.stack == []
    give(table, 0, "leather_helmet")
    barter(table, 0)
    assert len(table.stack) == 1


@pytest.mark.rule("EU-126", "EU-261")
@pytest.mark.parametrize(("health", "left"), [(0, 0), (1, 1), (2, 1)])
def test_who_loses_a_thing_that_gave_health_does_not_die_of_it_nor_come_back_to_life(health: int, left: int) -> None:
    table = board()
    before = max_health(table, 0)
    helmet = equip(table, 0, "leather_greaves")
    assert max_health(table, 0) > before
    table.health[0] = health
    scrap(table, helmet)
    assert table.health[0] == left


@pytest.mark.rule("EU-295")
def test_a_gem_on_the_first_thing_is_used_like_others() -> None:
    table = board()
    assert table.slots[0][0] == 0
    assert _active_gems(table, 0) == []
    set_gem(table, 0, GEMS[3])
    assert _active_gems(table, 0) == [3]
    set_gem(table, 0, GEMS[3], active=False)
    assert _active_gems(table, 0) == []


@pytest.mark.rule("EU-294")
def test_a_gem_is_set_into_that_of_two_equal_tiles_which_has_room() -> None:
    table = board()
    full, free_one = give(table, 0, "leather_greaves"), give(table, 0, "leather_greaves")
    while free_gem_slots(table, full) > 0:
        set_gem(table, full, GEMS[0], second=bool(table.gem1[full]))
    gems(table, 0, **{GEMS[1]: 1})
    run(table, Arranging(0))
    (line,) = [line for line in offered(table, "set_gem") if "leather_greaves" in line]
    answer(table, line)
    assert table.gem1[free_one] is not None


@pytest.mark.rule("EU-243")
def test_a_token_where_no_treasure_was_is_none_of_a_treasure() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    free(table, "i_stones-a")
    assert table.cat.map.treasure_level[space(table, "i_stones-a")] == 0
    assert (amount(table, 0, "treasure_token", 0), amount(table, 0, "hero_token", 0)) == (0, 1)


@pytest.mark.rule("EU-273")
def test_a_use_without_a_number_is_the_first_one() -> None:
    table = board()
    give(table, 0, "healing_potion")
    table.health[0] = max_health(table, 0)
    mask = 1 << OUT | 1 << ANY
    first = why_not(table, 0, Action.parse("use healing_potion"), mask)
    assert first is not None
    assert first == why_not(table, 0, Action.parse("use healing_potion 1"), mask)
    assert why_not(table, 0, Action.parse("use healing_potion 9"), mask) is None, "it names nothing"


@pytest.mark.rule("EUS-129")
@pytest.mark.parametrize(("scores", "stands"), [((7,), "won"), ((7, 5), "over")])
def test_who_plays_the_last_episode_alone_wins_or_loses_it(scores: tuple[int, ...], stands: str) -> None:
    options: Options = {"campaign": True, "scenario": "revocation_3", "mode": "competitive", "legacy": "x"}
    assert follow_up(options, Result(winners=(0,), scores=scores)).standing == stands


@pytest.mark.rule("EU-242", "EU-130")
def test_a_tile_that_cost_nothing_pays_for_nothing() -> None:
    table = board()
    cat = table.cat
    worn = [cat.tile_kind[table.design[t]] for t in table.slots[0] if t >= 0 and not cat.tile_cost[table.design[t]]]
    assert worn, "what heroes begin with is free"
    price = Cost(Give(what="weapon"))
    assert number(table, 0, price) == 0
    priced = next(tile for tile in range(cat.tiles) if cat.tile_kind[tile] in worn and cat.tile_cost[tile] > 0)
    give(table, 0, cat.tile_ids[priced])
    assert number(table, 0, price) == int(cat.tile_kind[priced] in tile_kinds(price.what))

"""What effects of Euthia give outside combat, verb by verb, as rewards and uses have them."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.vocabulary import (
    DwurtDie,
    Effect,
    Essence,
    Gain,
    Gem,
    Lose,
    Purge,
    Refresh,
    Resource,
    RewardTile,
    Take,
    Transmute,
    Treasure,
    Wound,
)
from taverne.games.euthia.rules.goods.gains import give as effect
from taverne.games.euthia.rules.goods.gains import grant
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    give,
    options,
    pool,
    prompt,
    refresh,
    refused,
    settle,
    thing,
    told,
)
from tests.euthia.test_walk import check_again


def granted(table: EuthiaState, deed: Effect) -> EuthiaState:
    """Let the hero of seat 0 have one effect."""
    grant(table, 0, table.cat.ops([deed]), "test")
    advance(table)
    return table


@pytest.mark.rule("EU-242", "EU-198")
def test_a_gain_gives_so_much_of_each() -> None:
    table = board()
    table.gaar[0] = 0
    granted(table, Gain(rep=2, gold=3, gaar=1, dwurt=1, potions=1))
    assert (table.rep[0], table.gold[0], table.gaar[0], table.dwurt[0]) == (2, 3, 1, 1)
    assert thing(table, 0, "healing_potion") != NONE
    goods = told(table, "gained")[0]["goods"]
    assert [(one["say"], one["n"]) for one in goods] == [
        ("amount-rep", 2),
        ("amount-gold", 3),
        ("amount-gaar", 1),
        ("amount-dwurt", 1),
        ("amount-potion", 1),
    ]


@pytest.mark.rule("EU-218")
def test_a_gain_of_cards_draws_silver_before_gold() -> None:
    table = settle(granted(board(), Gain(silver=2, gold_cards=1)))
    metals = [event["metal"] for event in told(table, "card-drawn")]
    assert metals == ["card-silver", "card-silver", "card-gold"]
    assert sum(map(sum, table.hand)) == 3


@pytest.mark.rule("EU-045")
def test_no_potion_is_gained_when_none_is_left() -> None:
    table = board()
    table.potions = 1
    granted(table, Gain(potions=2))
    assert table.potions == 0
    assert len([one for one in table.things_of(0) if table.design[one] == table.cat.potion]) == 1


@pytest.mark.rule("EU-289")
def test_gems_are_of_ones_own_choice_one_by_one() -> None:
    table = granted(board(), Gem(of=("common",), n=2))
    assert len(options(table)) == 6
    answer(table, "take_gem ruby", "take_gem onyx")
    assert sum(map(sum, table.gems)) == 2
    assert not table.pending
    granted(table, Gem(of=("diamond",)))
    assert sum(map(sum, table.gems)) == 3


@pytest.mark.rule("EU-289", "EU-301")
def test_essences_are_of_ones_own_choice_unless_named() -> None:
    table = granted(board(), Essence(n=1))
    assert options(table) == ["take_essence air", "take_essence earth", "take_essence water", "take_essence fire"]
    answer(table, "take_essence water")
    granted(table, Essence(of=("fire",)))
    assert table.essences[0] == [0, 0, 1, 1]


@pytest.mark.rule("EU-230")
def test_a_treasure_as_a_reward_is_of_its_level() -> None:
    table = granted(board(), Treasure(level=2))
    assert set(pool(table)) == {table.cat.tile_ids[tile] for tile in table.cat.treasure_decks[1]}
    draw(table, "bishops_casket")
    assert thing(table, 0, "bishops_casket") != NONE


@pytest.mark.rule("EU-242")
def test_a_resource_as_a_reward_is_drawn_from_a_deck_of_ones_choice() -> None:
    table = granted(board(), Resource(n=1))
    assert prompt(table) == "terrain"
    answer(table, options(table)[1])
    check_again(table)
    draw(table, "giant_pike")
    assert [table.cat.resource_ids[one] for one in table.resources[0]] == ["giant_pike"]
    assert len(table.minerals[1]) == len(table.cat.resource_decks[1]) - 1


@pytest.mark.rule("EU-080")
def test_an_empty_pile_of_rewards_gives_nothing() -> None:
    table = board()
    table.rewards[0] = []
    granted(table, RewardTile(pile="provisions"))
    assert not table.pending


@pytest.mark.rule("EUS-081", "EU-260")
def test_an_artefact_taken_works_at_once() -> None:
    table = board()
    table.health[0] = 2
    granted(table, Take(tile="artefact_oath_crown"))
    assert (table.health[0], max_health(table, 0)) == (6, 10)


@pytest.mark.rule("EU-325", "EU-347")
def test_a_purge_takes_cards_off_the_reserves() -> None:
    table = board(1)
    table.gold_reserve = [NONE, NONE, NONE]
    table.silver_reserve = [NONE]
    granted(table, Purge(gold_cards=2))
    settle(table)
    assert (len(table.gold_reserve), len(table.silver_reserve)) == (1, 1)


@pytest.mark.rule("EUS-061")
def test_a_loss_takes_no_more_than_there_is() -> None:
    table = board()
    table.gold[0], table.gaar[0] = 2, 4
    granted(table, Lose(gold=3, gaar=1))
    assert (table.gold[0], table.gaar[0]) == (0, 3)


@pytest.mark.rule("EU-258", "EU-215")
def test_wounds_may_kill_outside_combat() -> None:
    table = board()
    table.rep[0] = 5
    granted(table, Wound(n=6))
    assert (table.health[0], table.rep[0]) == (6, 3)


@pytest.mark.rule("EU-240")
@pytest.mark.parametrize(("line", "health", "gaar"), [("pay", 6, 3), ("pass", 5, 4)])
def test_a_wound_may_be_avoided_for_a_price(line: str, health: int, gaar: int) -> None:
    table = board()
    avoidable = next(op for op in table.cat.effects if op.instead is not None)
    effect(table, 0, avoidable)
    advance(table)
    assert prompt(table) == "pay-instead"
    answer(table, line)
    assert (table.health[0], table.gaar[0]) == (health, gaar)


@pytest.mark.rule("EU-273")
def test_a_scroll_unengages_up_to_two_other_tiles() -> None:
    table = board()
    for tile in ("concentration", "cinder_heart", "ember_lash"):
        table.engaged[thing(table, 0, tile)] = 1
    give(table, 0, "scroll_second_wind")
    acting(table)
    answer(table, "use scroll_second_wind 1", "refresh cinder_heart")
    assert options(table) == ["pass", "refresh ember_lash", "refresh concentration"]
    answer(table, "refresh ember_lash")
    assert prompt(table) == "act"
    assert [table.engaged[thing(table, 0, tile)] for tile in ("concentration", "cinder_heart", "ember_lash")] == [
        1,
        0,
        0,
    ]


@pytest.mark.rule("EU-273")
def test_a_scroll_that_unengages_is_not_spent_on_nothing() -> None:
    table = board()
    scroll = equip(table, 0, "captains_seal")
    table.engaged[scroll] = 1
    give(table, 0, "scroll_second_wind")
    acting(table)
    assert "use scroll_second_wind 1" not in options(table), "the seal does this itself, so that it stays engaged"
    assert refused(table, "use scroll_second_wind 1")[0] == "nothing-engaged"
    table.engaged[thing(table, 0, "concentration")] = 1
    refresh(table)
    assert "use scroll_second_wind 1" in options(table)


@pytest.mark.rule("EU-273", "EU-258")
def test_a_use_that_heals_and_unengages_serves_for_either() -> None:
    table = board()
    equip(table, 0, "breath_given_back")
    line = "use breath_given_back 1"
    acting(table)
    assert line not in options(table)
    assert refused(table, line)[0] == "unhurt"
    table.health[0] -= 1
    refresh(table)
    assert line in options(table), "wounded"
    table.health[0] += 1
    table.engaged[thing(table, 0, "concentration")] = 1
    refresh(table)
    assert line in options(table), "a tile is engaged"


@pytest.mark.rule("EU-301")
def test_a_catalyst_is_not_spent_without_an_essence() -> None:
    table = board()
    give(table, 0, "catalyst")
    acting(table)
    assert refused(table, "use catalyst 1")[0] == "no-essence"
    essences(table, 0, air=1)
    refresh(table)
    assert "use catalyst 1" in options(table)


@pytest.mark.rule("EU-273")
def test_a_tile_that_refreshes_is_not_refreshed() -> None:
    table = board()
    seal = equip(table, 0, "captains_seal")
    table.engaged[seal] = 1
    granted(table, Refresh(n=1))
    assert not table.pending
    assert table.engaged[seal]


@pytest.mark.rule("EU-301")
def test_a_catalyst_changes_an_essence_into_another_kind() -> None:
    table = board()
    essences(table, 0, air=1)
    granted(table, Transmute(n=1))
    assert options(table) == ["pass", "transmute air earth", "transmute air water", "transmute air fire"]
    answer(table, "transmute air fire")
    assert table.essences[0] == [0, 0, 0, 1]


@pytest.mark.rule("EU-360", "EU-361")
@pytest.mark.parametrize(("start", "change", "end"), [(3, -1, 2), (1, -3, 0), (4, 2, 5)])
def test_the_dwurt_die_is_changed_within_its_faces(start: int, change: int, end: int) -> None:
    table = board(heroes=("skoldur", "ael"))
    table.dwurt_die[0] = start
    granted(table, DwurtDie(n=change))
    assert (table.dwurt_die[0], table.dwurt[0]) == (end, 5)


@pytest.mark.rule("EU-242")
def test_an_effect_with_a_price_is_never_given_for_nothing() -> None:
    table = board()
    paid = next(
        op for op in table.cat.effects if op.pay is not None and op.verb == table.cat.ops([Gain(gold=1)])[0].verb
    )
    grant(table, 0, (paid,), "test")
    advance(table)
    assert table.gold[0] == 0

"""Uses of Euthia's tiles, gems and essences: once a round, in their windows, with armour sets."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.abilities import TRIGGERS
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ACTIONS
from taverne.games.euthia.rules.combat.fight import HEALING
from taverne.games.euthia.rules.combat.hero_roll import HeroRolling
from taverne.games.euthia.rules.goods.holdings import set_size
from taverne.games.euthia.rules.goods.storage import Fitting
from taverne.games.euthia.rules.goods.uses import actions
from taverne.games.euthia.rules.travel import places
from taverne.games.euthia.rules.travel.movement import Forced
from taverne.games.euthia.rules.turn.course import refresh as new_round
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import arena, attacked, attacking, met, on, strength, strike, suffer, total
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    essences,
    give,
    lay,
    offered,
    options,
    prompt,
    refresh,
    refused,
    roll,
    run,
    set_gem,
    settle,
    space,
    stand,
    thing,
    tokens,
)

LEATHER = ("leather_helmet", "leather_gauntlets", "leather_greaves", "leather_boots", "leather_cuirass")


def dressed(table: EuthiaState, pieces: int) -> EuthiaState:
    """Put on so many pieces of leather."""
    for tile in LEATHER[:pieces]:
        equip(table, 0, tile)
    table.health[0] = 1
    return table


def tokens_left(table: EuthiaState, action: str) -> int:
    return table.ready[0][ACTIONS.index(action)]


def window(table: EuthiaState, trigger: str) -> list[str]:
    """Return what seat 0 may use at a trigger."""
    return [str(action) for action in actions(table, 0, 1 << TRIGGERS.index(trigger))]


# Once a round


@pytest.mark.rule("EU-273")
def test_a_used_tile_is_engaged_until_the_next_round_begins() -> None:
    table = board(heroes=("taesiri", "ael"))
    owl = equip(table, 0, "snow_owl")
    acting(table)
    answer(table, "use snow_owl 1")
    assert (table.engaged[owl], table.moves[0]) == (1, 2)
    assert refused(table, "use snow_owl 1") == ("engaged", "EU-273")
    new_round(table)
    refresh(table)
    assert "use snow_owl 1" in options(table)


@pytest.mark.rule("EU-281")
def test_one_engagement_uses_one_effect_of_a_tile() -> None:
    table = board(heroes=("dral", "ael"))
    one = equip(table, 0, "quarry_shoulders")
    acting(table)
    assert offered(table, "use") == ["use quarry_shoulders 2"], "the minecart is for mines"
    answer(table, "use quarry_shoulders 2")
    assert table.engaged[one]
    assert window(table, "mining") == []


# Windows


@pytest.mark.rule("EU-275")
def test_an_effect_without_a_trigger_is_used_outside_combat_or_just_before() -> None:
    table = arena()
    give(table, 0, "flask_fire")
    met(table)
    assert prompt(table) == "before-combat"
    assert "use flask_fire 1" in options(table)
    table = attacking()
    give(table, 0, "flask_fire")
    essences(table, 0, fire=1)
    strike(table)
    assert prompt(table) == "before-hero"
    assert offered(table, "use") == ["use cinder_heart 1", "use cinder_heart 2"]
    assert refused(table, "use flask_fire 1")[0] in ("not-now", "not-offered")
    assert "use flask_fire 1" not in [str(action) for action in actions(table, 0, HEALING)]


@pytest.mark.rule("EU-276")
def test_a_permanent_effect_is_no_use_and_never_engages() -> None:
    table = board(heroes=("taesiri", "ael"))
    torpor = equip(table, 0, "torpor")
    table.stored[torpor] = (0, 0, 0, 1)
    acting(table)
    assert not any("torpor" in line for line in options(table))
    assert refused(table, "use torpor 1") == ("not-now", "EU-278")
    assert not table.engaged[torpor]


@pytest.mark.rule("EU-277")
def test_what_is_for_combat_and_outside_is_used_in_a_healing_phase_and_in_the_turn() -> None:
    table = board()
    table.health[0] = 2
    give(table, 0, "healing_potion")
    acting(table)
    assert "use healing_potion 1" in options(table)
    table = arena()
    table.health[0] = 2
    give(table, 0, "healing_potion")
    on(met(table), "healing", hero=(1, 1), foe=(1, 1))
    assert "use healing_potion 1" in options(table)
    before = table.health[0]
    answer(table, "use healing_potion 1")
    assert table.health[0] > before
    assert thing(table, 0, "healing_potion") == NONE


@pytest.mark.rule("EU-278", "EU-279", "EU-280")
def test_each_trigger_has_its_own_window() -> None:
    table = attacking(heroes=("keleia", "ael"))
    dressed(table, 3)
    equip(table, 0, "feint")
    assert "use feint 1" in window(table, "after_monster_roll")
    assert "use feint 2" in window(table, "after_hero_roll")
    assert not any("feint" in line for line in window(table, "before_monster_roll") + window(table, "prep"))


@pytest.mark.rule("EU-282")
def test_gems_and_essences_have_times_of_their_own() -> None:
    table = board()
    table.health[0] = 1
    essences(table, 0, air=1, earth=1, water=1, fire=1)
    gauntlets, greaves = equip(table, 0, "dragonskin_gauntlets"), equip(table, 0, "dragonskin_greaves")
    for one, first, second in ((gauntlets, "amethyst", "emerald"), (greaves, "onyx", "opal")):
        set_gem(table, one, first)
        set_gem(table, one, second, second=True)
    set_gem(table, equip(table, 0, "leather_helmet"), "sapphire")
    windows = {
        "out": ["gem amethyst"],
        "hero_roll": ["gem emerald", "essence earth 1"],
        "before_hero_roll": ["gem onyx", "essence fire 1"],
        "any": ["gem opal", "essence water 1"],
        "after_monster_roll": ["gem sapphire", "essence earth 2"],
        "before_monster_roll": ["essence air 1"],
    }
    for trigger, wanted in windows.items():
        found = [line for line in window(table, trigger) if line.startswith(("gem", "essence"))]
        assert found == wanted, trigger
    acting(table)
    assert refused(table, "essence fire 1") == ("not-now", "EU-282")
    assert refused(table, "gem emerald") == ("not-now", "EU-282")


# Gems and essences


@pytest.mark.rule("EUX-25", "EU-273", "EU-296", "EU-297")
def test_the_gems_of_the_gauntlets_work_beside_their_minecart() -> None:
    table = board()
    one = equip(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "emerald")
    set_gem(table, one, "demonite", second=True)
    table.engaged[one] = 1
    acting(table)
    settle(answer(table, "gem demonite"))
    assert sum(table.hand[0][card] for card in range(len(table.cat.card_ids)) if table.cat.card_gold[card]) == 1
    assert refused(table, "gem demonite") == ("gem-inactive", "EU-296")
    assert table.gems_on(one)[0].active, "the Emerald is still active"
    new_round(table)
    refresh(table)
    assert "gem demonite" in options(table)


@pytest.mark.rule("EUX-25", "EU-297")
def test_an_emerald_adds_one_to_one_hero_roll() -> None:
    table = board()
    one = equip(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "emerald")
    run(table, HeroRolling(0, "challenge"))
    roll(table, 3, 4)
    answer(table, "gem emerald", "done")
    assert total(table) == 8
    assert not table.gems_on(one)[0].active


@pytest.mark.rule("EU-297")
@pytest.mark.parametrize(("gem", "healed"), [("opal", 1), ("diamond", 3)])
def test_an_opal_heals_one_and_a_diamond_three(gem: str, healed: int) -> None:
    table = board()
    set_gem(table, equip(table, 0, "dragonskin_gauntlets"), gem)
    table.health[0] = 2
    acting(table)
    answer(table, f"gem {gem}")
    assert table.health[0] == 2 + healed


@pytest.mark.rule("EU-297")
def test_an_amethyst_gives_a_movement_point_and_a_ruby_has_no_use() -> None:
    table = board()
    one = equip(table, 0, "dragonskin_gauntlets")
    set_gem(table, one, "amethyst")
    set_gem(table, one, "ruby", second=True)
    acting(table)
    answer(table, "gem amethyst")
    assert table.moves[0] == 1
    assert offered(table, "gem") == []
    assert table.gems_on(one)[1].active


@pytest.mark.rule("EU-297", "EU-302")
def test_a_sapphire_takes_one_and_an_essence_of_earth_three_from_the_monster() -> None:
    table = attacked()
    set_gem(table, equip(table, 0, "dragonskin_gauntlets"), "sapphire")
    essences(table, 0, earth=1)
    on(suffer(table), "after-monster", foe=(6, 6))
    answer(table, "gem sapphire", "essence earth 2")
    on(table)
    assert strength(table) == 12 - 1 - 3
    assert sum(map(sum, table.essences)) == 0


@pytest.mark.rule("EU-301", "EU-302")
def test_an_essence_of_water_is_discarded_and_heals_three() -> None:
    table = board()
    essences(table, 0, water=1)
    table.health[0] = 1
    acting(table)
    answer(table, "essence water 1")
    assert (table.health[0], sum(map(sum, table.essences))) == (4, 0)


# Armour sets


@pytest.mark.rule("EU-298")
def test_a_set_is_three_different_pieces_of_one_ground() -> None:
    table = dressed(board(), 2)
    assert set_size(table, 0) == 0
    equip(table, 0, "chain_greaves")
    assert set_size(table, 0) == 0, "another ground"
    table.remove_thing(thing(table, 0, "chain_greaves"))
    give(table, 0, "leather_greaves")
    assert set_size(table, 0) == 0, "in a sack"
    equip(table, 0, "leather_greaves")
    assert set_size(table, 0) == 3
    equip(table, 0, "leather_boots")
    equip(table, 0, "leather_cuirass")
    assert set_size(table, 0) == 5


@pytest.mark.rule("EUX-26", "EU-299")
def test_feint_lies_on_the_board_without_a_set_and_works_with_three_pieces() -> None:
    table = attacking(heroes=("keleia", "ael"))
    feint = equip(table, 0, "feint")
    dressed(table, 2)
    assert table.spot[feint] >= 0
    assert not any("feint" in line for line in window(table, "after_hero_roll"))
    equip(table, 0, "leather_greaves")
    assert "use feint 2" in window(table, "after_hero_roll")


@pytest.mark.rule("EUX-27", "EU-300")
@pytest.mark.parametrize(("pieces", "healed"), [(3, 2), (4, 3), (5, 3)])
def test_the_ring_of_the_watch_heals_by_the_size_of_the_set(pieces: int, healed: int) -> None:
    table = dressed(board(), pieces)
    equip(table, 0, "ring_of_the_watch")
    acting(table)
    answer(table, "use ring_of_the_watch 1")
    assert table.health[0] == 1 + healed


@pytest.mark.rule("EUX-27", "EU-299", "EU-300")
def test_the_ring_of_the_watch_does_nothing_without_a_set() -> None:
    table = dressed(board(), 2)
    equip(table, 0, "ring_of_the_watch")
    acting(table)
    assert refused(table, "use ring_of_the_watch 1") == ("needs-set", "EU-299")


# What an ability grants only under a condition


@pytest.mark.rule("EU-050", "EU-091", "EU-300")
@pytest.mark.parametrize(("pieces", "grants"), [(3, False), (4, False), (5, True)])
def test_a_ring_that_grants_a_fight_with_a_set_of_five_lets_nobody_pass_a_monster_before(
    pieces: int, grants: bool
) -> None:
    table = dressed(board(), pieces)
    lay(table, "i_stones", 2, -1)
    equip(table, 0, "pathfinder_ring")
    stand(table, 0, "i_chapel-m")
    tokens(table, 0)
    assert (places.barred(table, 0, space(table, "i_stones-a")) is None) is grants
    refusal = places.barred(table, 0, space(table, "i_stones-a"), places.JUMP)
    assert refusal is None if grants else (refusal is not None and refusal.rule == "EU-083")


@pytest.mark.rule("EU-050", "EU-090", "EU-300")
def test_who_has_a_token_and_too_small_a_set_is_not_offered_the_ring_in_place_of_the_fight() -> None:
    table = dressed(arena(), 4)
    equip(table, 0, "pathfinder_ring")
    run(table, Forced(0, table.at[0]))
    assert prompt(table) == "before-combat"
    assert (table.moves[0], tokens_left(table, "combat")) == (0, 0)
    table = dressed(arena(), 5)
    equip(table, 0, "pathfinder_ring")
    run(table, Forced(0, table.at[0]))
    assert prompt(table) == "pay-combat"
    assert options(table) == ["token combat", "use pathfinder_ring 1"]


# Tiles of a single use


@pytest.mark.rule("EU-050", "EU-125")
def test_a_scroll_that_grants_a_trade_is_gone_before_the_trade_begins() -> None:
    table = board()
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-a")
    table.trade_token[table.at[0]] = 0
    scroll = table.cat.tile_index["scroll_open_door"]
    give(table, 0, "scroll_open_door")
    tokens(table, 0)
    answer(acting(table), "use scroll_open_door 1")
    assert prompt(table) == "trade"
    assert thing(table, 0, "scroll_open_door") == NONE
    assert table.shop_discard[1] == [scroll]
    assert refused(table, "sell_tile scroll_open_door") == ("not-held", "EU-125")
    answer(table, "done")
    assert prompt(table) == "act"
    assert offered(table, "use") == []
    assert table.shop_discard[1] == [scroll]


@pytest.mark.rule("EU-273")
def test_a_potion_used_to_make_room_counts_no_longer_among_what_does_not_fit() -> None:
    table = board()
    table.health[0] = 1
    for _ in range(4):
        give(table, 0, "healing_potion")
    run(table, Fitting(0))
    supply = table.potions
    answer(table, "use healing_potion 1")
    assert not table.pending
    assert table.potions == supply + 1

"""Things of Euthia at odd moments: before and after a combat, without room, where nothing is left to take."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import doom
from tests.euthia.fights import arena, attacked, fight, held_cards, met, on, suffer
from tests.euthia.interplay.scenes import NONE, excess, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    essences,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    roll,
    stand,
    thing,
    tokens,
    told,
)
from tests.euthia.tales import moment, tale


@pytest.mark.rule("EUS-046", "EUS-045", "EU-287")
def test_the_quartermaster_wants_a_healing_potion_and_no_other() -> None:
    table = tale("doom")
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[table.cat.map.space_index["i_wayfarers-b"]] = 0
    doom.tale(table).turned[1] = 1
    give(table, 0, "quicksilver")
    stand(table, 0, "i_wayfarers-b")
    acting(table)
    assert offered(table, "clue") == []
    table.stack.clear()
    give(table, 0, "healing_potion")
    acting(table)
    answer(table, "clue quartermaster")
    assert thing(table, 0, "healing_potion") == NONE
    assert thing(table, 0, "quicksilver") != NONE


@pytest.mark.rule("EU-134", "EU-275", "EU-090")
def test_just_before_a_combat_nothing_leads_away_but_food_may_be_eaten() -> None:
    table = arena()
    for tile in ("provisions_bread", "scroll_short_road", "artefact_deep_bell", "scroll_far_towers"):
        give(table, 0, tile)
    table.health[0] = 2
    met(table, "thorn_boar")
    assert prompt(table) == "before-combat"
    assert offered(table, "use") == ["use provisions_bread 1"]
    answer(table, "use provisions_bread 1")
    assert (table.health[0], table.moves[0]) == (5, 3)


@pytest.mark.rule("EU-150", "EU-224", "EU-153")
def test_a_monster_stunned_in_its_step_a_neither_rolls_nor_is_healed_by_its_card() -> None:
    table = arena(heroes=("taesiri", "ael"))
    equip(table, 0, "nameless_season")
    hand(table, 1, healing=1, frenzy=1)
    met(table, "scree_imp")
    on(table, "duel")
    fight(table).damage = 5
    answer(table, "card healing 1")
    assert fight(table).damage == 4
    on(table, "hero-roll")
    roll(table, 1, 1)
    on(table, "before-monster")
    answer(table, "use nameless_season 1")
    on(table, "hero-roll")
    assert fight(table).round == 2
    assert len(told(table, "monster-rolled")) == 1
    assert fight(table).guard == 2


@pytest.mark.rule("EU-199", "EU-218", "EU-220")
def test_cut_strings_takes_what_the_monster_player_has_and_gives_its_hero_a_card() -> None:
    table = arena(heroes=("keleia", "dral"))
    equip(table, 0, "cut_strings")
    hand(table, 0, curse=5)
    hand(table, 1, frenzy=1)
    met(table, "thorn_boar")
    on(table, "prepare")
    answer(table, "use cut_strings 1")
    on(table, "monster-roll")
    assert held_cards(table, 1) == {}
    assert sum(held_cards(table, 0).values()) == 6, "there is no limit in a combat"
    fight(table).damage = 99
    on(table, "hand-limit")
    assert table.pending[0].seat == 0


@pytest.mark.rule("EU-050", "EU-087", "EU-114")
def test_a_jump_that_grants_a_trade_may_end_where_nobody_trades() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)
    give(table, 0, "scroll_far_towers")
    tokens(table, 0)
    stand(table, 0, "i_chapel-b")
    acting(table)
    answer(table, "use scroll_far_towers 1", "teleport i_badger-b")
    assert (prompt(table), at(table)) == ("act", "i_badger-b")


@pytest.mark.rule("EU-207", "EU-288", "EU-204")
def test_a_trophy_kept_with_full_sacks_costs_an_item_and_a_backpack_may_hold_it() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    table.gaar[0] = 0
    for tile in ("backpack", "flask_air", "flask_air", "flask_air", "flask_air"):
        give(table, 0, tile)
    assert excess(table, 0) == 0
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    win(table, "trophy")
    answer(table, "keep")
    on(table, "overflow")
    answer(table, "drop_tile flask_air")
    assert (prompt(table), len(table.trophies[0]), excess(table, 0)) == ("act", 1, 0)


@pytest.mark.rule("EU-261", "EU-260", "EU-287")
def test_a_crown_in_a_sack_that_keeps_its_owner_alive_is_not_dropped_for_want_of_room() -> None:
    table = board()
    for tile in ("artefact_oath_crown", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.health[0], table.gold[0] = 3, 1
    acting(table)
    answer(table, "chapel potion")
    assert prompt(table) == "overflow"
    assert "drop_tile artefact_oath_crown" not in options(table)
    answer(table, "drop_tile flask_air")


@pytest.mark.rule("EU-291", "EUS-101", "EU-093", "EU-275")
def test_on_a_space_that_is_not_freed_things_without_room_may_be_used_all_the_same() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    table.spawned.append(table.at[0])
    essences(table, 0, air=4)
    for tile in ("twin_flask", "healing_potion", "flask_air"):
        give(table, 0, tile)
    table.health[0] = 2
    acting(table)
    answer(table, "use twin_flask 1", "take_essence fire", "take_essence fire")
    assert prompt(table) == "overflow"
    answer(table, "use healing_potion 1")
    assert (prompt(table), table.health[0]) == ("act", 5)


@pytest.mark.rule("EU-205", "EU-050", "EU-291")
def test_a_scroll_that_grants_a_trade_sells_what_found_no_room_after_a_victory() -> None:
    table = board()
    lay(table, "i_osier", 2, -1)
    for tile in ("scroll_open_door", "flask_air", "flask_air"):
        give(table, 0, tile)
    tokens(table, 0, "combat")
    walked(table, "i_osier-a", "i_osier-c", "thorn_boar")
    win(table, "overflow")
    gold = table.gold[0]
    answer(table, "use scroll_open_door 1")
    assert prompt(table) == "trade"
    answer(table, "sell_tile flask_air", "done")
    assert (prompt(table), table.gold[0], excess(table, 0)) == ("act", gold + 1, -1)


@pytest.mark.rule("EU-134", "EU-284", "EU-090", "EU-204")
def test_sacks_overfilled_just_before_a_combat_are_looked_at_after_it_so_nobody_slips_away() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    for tile in ("scroll_short_road", "plate_greaves", "flask_air"):
        give(table, 0, tile)
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    answer(table, "arrange", "unequip fire_staff 1", "equip plate_greaves 12", "done")
    assert prompt(table) == "before-combat"
    assert excess(table, 0) == 1
    answer(table, "done")
    win(table, "overflow")
    assert "use scroll_short_road 1" in options(table)
    assert at(table) == "i_stones-a"


@pytest.mark.rule("EUS-079", "EU-144", "EU-319", "EUS-016")
def test_restless_dark_gives_a_chaos_more_to_monsters_elites_and_the_dragon() -> None:
    for foe, chaos in (("thorn_boar", 1), ("elite-ironmaw", 2)):
        table = tale("mirrezil")
        table.round = 2
        draw(moment(table, "round_start", 2), "restless_dark")
        lay(table, "i_stones", 2, -1)
        stand(table, 0, "i_stones-a")
        on(met(table, foe), "monster-roll")
        assert fight(table).chaos == chaos


@pytest.mark.rule("EU-045", "EU-212", "EU-219")
def test_when_every_gold_card_is_in_a_hand_a_dead_hero_draws_none() -> None:
    table = arena()
    hand(table, 1, power_up=8, healing=8, possession=8)
    met(table, "thorn_boar")
    on(table, "monster-roll")
    table.health[0], table.gaar[0] = 1, 0
    on(table, "hand-limit", foe=(6, 6))
    while prompt(table) == "hand-limit":
        answer(table, offered(table, "drop_card")[0])
    assert (held_cards(table), table.gaar[0], at(table)) == ({}, 3, "i_chapel-m")


@pytest.mark.rule("EU-227", "EU-226", "EU-208")
def test_three_possessions_wound_a_hero_who_has_nothing_left_to_be_sealed() -> None:
    table = attacked("goblin_archer", heroes=("keleia", "dral"))
    for tile in ("dodge", "loaded_dice", "out_of_the_dark"):
        table.engaged[thing(table, 0, tile)] = 1
    hand(table, 1, possession=3)
    suffer(table)
    answer(table, "card possession 3")
    assert (prompt(table), table.health[0]) == ("monster-roll", 5 - 2)


@pytest.mark.rule("EU-184", "EU-195", "EU-198")
def test_what_the_band_of_the_last_blow_gives_besides_damage_is_gained_too() -> None:
    table = arena(heroes=("keleia", "dral"))
    equip(table, 0, "the_other_knife")
    met(table, "thorn_boar")
    on(table, "attack")
    fight(table).damage = 7
    answer(table, "attack the_other_knife")
    roll(table, 4, 4)
    on(table)
    assert table.gold[0] == 1 + 2 + 3, "the knife, the reward and the loot"


@pytest.mark.rule("EU-173", "EU-208", "EU-195")
def test_a_guard_takes_wounds_before_the_last_door_is_asked_whether_they_kill() -> None:
    table = attacked("minotaur", heroes=("ael", "dral"))
    equip(table, 0, "the_last_door")
    table.health[0] = 2
    on(suffer(table), "monster-roll")
    fight(table).guard = 5
    on(table, "after-monster", foe=(6, 6))
    answer(table, "use the_last_door 1")
    on(table)
    assert table.health[0] == 2 - (6 - 5)


@pytest.mark.rule("EU-261", "EU-284", "EU-204", "EU-285")
def test_a_crown_that_may_not_be_given_up_stays_without_a_sack_and_costs_nothing_else() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    for tile in ("plate_cuirass", "chain_boots"):
        equip(table, 0, tile)
    give(table, 0, "artefact_oath_crown")
    table.health[0], table.gaar[0] = 3, 3
    assert excess(table, 0) == 1, "no sack is left, and less health than the crown gives"
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    on(table, "monster-roll")
    table.health[0], fight(table).damage = 2, 99
    roll(table, 1, 1)
    on(table, "act")
    assert thing(table, 0, "artefact_oath_crown") != NONE
    assert told(table, "dropped") == []
    assert told(table, "unequipped") == []

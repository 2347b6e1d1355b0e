"""What lasts and what ends in Euthia: effects over the end of an attack, a combat, an action, a turn; equal tiles."""

from __future__ import annotations

import pytest

from tests.euthia.fights import arena, fight, held_cards, met, on, strength, total
from tests.euthia.interplay.scenes import excess, market, rounds_on, trading, turn, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    set_gem,
    settle,
    space,
    stand,
    tokens,
    told,
    top,
    trophy,
)


@pytest.mark.rule("EU-225", "EU-237", "EU-195")
def test_the_clover_of_two_venoms_ends_with_the_combat_and_spares_a_challenge_after_it() -> None:
    table = board()
    lay(table, "i_mossback", 2, -1)
    hand(table, 1, venom=2)
    walked(table, "i_mossback-a", "i_mossback-c", "marsh_leech", 2)
    on(table, "monster-cards")
    answer(table, "card venom 2")
    on(table, "hero-roll")
    assert fight(table).penalty == -1
    fight(table).damage = 7
    roll(table, 6, 4)
    on(table, "act")
    assert told(table, "monster-beaten")
    answer(table, "move i_mossback-b", "challenge")
    roll(table, 3, 2)
    answer(table, "done")
    assert total(table) == 5 + 2


@pytest.mark.rule("EU-227", "EU-057", "EU-195")
def test_an_ability_sealed_in_the_round_of_victory_helps_in_a_challenge_of_the_same_turn() -> None:
    table = board()
    lay(table, "i_mossback", 2, -1)
    hand(table, 1, possession=1)
    walked(table, "i_mossback-a", "i_mossback-c", "marsh_leech", 2)
    on(table, "monster-cards")
    answer(table, "card possession 1", "seal concentration")
    win(table)
    answer(table, "move i_mossback-b", "challenge")
    roll(table, 3, 2)
    answer(table, "use concentration 1", "done")
    assert total(table) == 5 + 2 + 2


@pytest.mark.rule("EU-170", "EU-173", "EU-146")
def test_neither_a_guard_nor_a_shields_price_goes_over_into_the_next_combat() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "iii_ogre", 2, -1)
    give(table, 0, "stoneblood")
    tokens(table, 0, "combat", kept="combat")
    walked(table, "i_chapel-b", "iii_ogre-a", "minotaur", 3)
    on(table, "prepare")
    answer(table, "use stoneblood 1")
    on(table, "after-monster", foe=(3, 3))
    answer(table, "use tavern_door 1")
    assert table.health[0] == 7
    fight(table).damage = 99
    on(table, "act")
    top(table, "swamp_troll")
    answer(table, "move iii_ogre-c")
    on(table, "hero-roll", foe=(3, 3))
    assert table.health[0] == 7 - 2
    roll(table, 6, 4)
    on(table, "monster-roll")
    assert total(table) == 10 - 1, "the troll's own penalty alone"


@pytest.mark.rule("EU-040", "EU-065", "EU-274")
def test_points_of_a_used_token_and_of_a_tile_end_with_the_turn_and_the_tile_stays_engaged() -> None:
    table = rounds_on(board(heroes=("keleia", "dral")))
    road = equip(table, 0, "roof_road")
    lay(table, "i_badger", 2, -1)
    answer(table, "arrange", "done", "use roof_road 1", "walk trade")
    assert table.moves[0] == 5
    answer(table, "end", "carry mining")
    assert table.moves[0] == 0
    assert table.engaged[road] == 1
    answer(table, "end", "carry nothing")
    assert (table.round, table.engaged[road]) == (2, 0)
    assert offered(table, "walk") == ["walk mining", "walk trade", "walk combat"]


@pytest.mark.rule("EU-268", "EU-120", "EU-273")
def test_a_discount_goes_on_though_the_ability_that_gave_it_is_put_back() -> None:
    table = market(3, heroes=("keleia", "dral"))
    equip(table, 0, "light_fingers")
    number = table.cat.tile_index["marked_deck"]
    table.pile[0].remove(number)
    table.reserve[0].append(number)
    trading(table)
    answer(table, "use light_fingers 1", "relearn marked_deck light_fingers", "buy chain_greaves")
    settle(table)
    assert table.gold[0] == 3 - 1 - (4 - 2)


@pytest.mark.rule("EU-274", "EU-273", "EU-290")
def test_of_two_equal_pairs_of_boots_in_the_sacks_the_one_not_used_can_be_put_on() -> None:
    table = board()
    equip(table, 0, "striders_boots")
    give(table, 0, "striders_boots")
    acting(table)
    answer(table, "use striders_boots 1", "arrange")
    answer(table, next(line for line in offered(table, "unequip") if "striders_boots" in line))
    answer(table, offered(table, "equip")[0], "done")
    assert table.moves[0] == 1
    answer(table, "use striders_boots 1")
    assert table.moves[0] == 2
    assert refused(table, "use striders_boots 1") == ("engaged", "EU-273")


@pytest.mark.rule("EU-274", "EU-273")
def test_a_worn_pair_changed_for_an_equal_one_and_back_stays_used() -> None:
    table = board()
    equip(table, 0, "striders_boots")
    give(table, 0, "striders_boots")
    acting(table)
    answer(table, "use striders_boots 1", "arrange")
    swap = offered(table, "equip")
    assert swap
    answer(table, swap[0], "done", "use striders_boots 1", "arrange")
    answer(table, offered(table, "equip")[0], "done") if offered(table, "equip") else answer(table, "done")
    assert refused(table, "use striders_boots 1") == ("engaged", "EU-273")
    assert table.moves[0] == 2


@pytest.mark.rule("EU-296", "EU-274", "EU-127")
def test_of_two_equal_tiles_the_one_with_the_active_gem_is_put_on() -> None:
    table = board()
    for active in (False, True):
        set_gem(table, give(table, 0, "leather_greaves"), "amethyst", active=active)
    acting(table)
    answer(table, "arrange", "equip leather_greaves 12", "done")
    assert "gem amethyst" in options(table)


@pytest.mark.rule("EU-261", "EU-262", "EU-290")
def test_of_two_equal_tiles_the_one_with_the_ruby_is_put_on_where_the_other_would_kill() -> None:
    table = board()
    equip(table, 0, "chain_greaves")
    for gem in ("onyx", "ruby"):
        set_gem(table, give(table, 0, "leather_greaves"), gem)
    table.health[0] = 1
    acting(table)
    answer(table, "arrange", "equip leather_greaves 12")
    assert table.health[0] == 1
    assert "unequip leather_greaves 12" not in options(table)


@pytest.mark.rule("EU-204", "EU-289", "EU-083", "EU-291")
def test_a_scroll_used_up_for_want_of_room_may_lead_into_another_fight() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    lay(table, "i_kite", 1, 1)
    tokens(table, 0, "combat", kept="combat")
    for tile in ("scroll_short_road", "flask_air", "flask_air"):
        give(table, 0, tile)
    table.gaar[0] = 4
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar", 1)
    win(table, "overflow")
    assert excess(table, 0) == 1, "the Gaar of the loot"
    answer(table, "use scroll_short_road 1")
    top(table, "grey_wolf")
    answer(table, "teleport i_kite-b")
    on(table, "monster-roll")
    fight(table).damage = 99
    on(table, "act")
    assert at(table) == "i_kite-b"
    assert table.freed(space(table, "i_stones-a"))
    assert table.freed(space(table, "i_kite-b"))
    assert excess(table, 0) <= 0
    assert (table.ready[0][2], table.kept[0]) == (0, -1)


@pytest.mark.rule("EU-220", "EU-199", "EU-276", "EU-292")
@pytest.mark.parametrize(("worn", "limit"), [(True, 6), (False, 5)])
def test_an_amulet_raises_the_limit_of_the_monster_player_only_if_he_wears_it(worn: bool, limit: int) -> None:
    table = arena()
    (equip if worn else give)(table, 1, "amulet_moths")
    hand(table, 1, curse=6)
    met(table, "thorn_boar")
    win(table, "hand-limit")
    assert (prompt(table) == "hand-limit") == (not worn)
    if table.pending:
        answer(table, "drop_card curse")
    on(table)
    assert sum(held_cards(table, 1).values()) == limit


@pytest.mark.rule("EU-134", "EU-200", "EU-191")
def test_hope_left_after_a_victory_is_gaar_and_the_next_combat_begins_without_any() -> None:
    table = board()
    lay(table, "iii_ogre", 2, -1)
    tokens(table, 0, "combat", kept="combat")
    table.gaar[0] = 0
    walked(table, "i_chapel-b", "iii_ogre-a", "minotaur", 3)
    on(table, "monster-roll")
    table.hope, fight(table).damage = 4, 99
    roll(table, 6, 6)
    on(table, "act")
    assert table.gaar[0] == 5 // 2 + 1, "the roll of 12 made it five; one Gaar is loot"
    top(table, "swamp_troll")
    answer(table, "move iii_ogre-c")
    on(table, "monster-roll")
    assert table.hope == 0


@pytest.mark.rule("EU-286", "EU-296", "EU-037")
def test_a_gem_used_in_ones_own_combat_is_active_again_only_in_the_next_round() -> None:
    table = arena()
    set_gem(table, equip(table, 0, "dragonskin_cowl"), "sapphire")
    met(table, "thorn_boar")
    on(table, "after-monster", foe=(4, 4))
    answer(table, "gem sapphire")
    on(table, "hero-roll")
    assert strength(table) == 8 - 1
    roll(table, 1, 1)
    on(table, "hero-roll", foe=(4, 4))
    assert fight(table).round == 2
    assert strength(table) == 8, "a combat round is no round"


@pytest.mark.rule("EU-207", "EU-372", "EU-288")
def test_a_trophy_given_to_the_griffin_frees_its_sack_for_the_flight() -> None:
    table = board(2, griffin=True)
    lay(table, "i_griffin", 2, -1)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "thorn_boar")
    for _ in range(2):
        give(table, 0, "flask_air")
    assert excess(table, 0) == 0
    stand(table, 0, "i_griffin-b")
    acting(table)
    answer(table, "griffin", "land i_chapel-b")
    assert excess(table, 0) == -1
    assert at(table) == "i_chapel-b"


@pytest.mark.rule("EU-086", "EU-038")
def test_a_portal_used_by_one_hero_is_open_to_the_next_in_the_same_round() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    for seat in range(2):
        stand(table, seat, "i_wayfarers-c")
    rounds_on(table)
    answer(table, "portal i_stones-b", "end", "carry nothing", "portal i_stones-b")
    assert [at(table, seat) for seat in range(2)] == ["i_stones-b"] * 2


@pytest.mark.rule("EU-361", "EU-220", "EU-363", "EU-040")
def test_cards_of_the_dwurt_die_obey_the_limit_before_a_token_is_kept() -> None:
    table = board(heroes=("skoldur", "ael"))
    hand(table, 0, curse=4)
    table.dwurt[0], table.dwurt_die[0], table.rep[0] = 0, 3, 5
    turn(table)
    answer(table, "end")
    settle(table)
    assert (prompt(table), table.pending[0].seat) == ("hand-limit", 0)
    while prompt(table) == "hand-limit":
        answer(table, offered(table, "drop_card")[0])
    assert prompt(table) == "carry"
    assert (table.dwurt[0], table.rep[0], table.health[0], table.dwurt_die[0]) == (1, 4, 4, 0)
    assert sum(held_cards(table).values()) == 5

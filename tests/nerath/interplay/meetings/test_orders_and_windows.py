"""Where rules of Conquest of Nerath meet: standing orders to pass, and what ends before it was a battle.
An order for the rest of a battle ends with it, however it ends; what concerns a realm is asked of it."""

from __future__ import annotations

import pytest

from taverne.games.nerath.rules.cards.standing_orders import OTHERS
from taverne.games.nerath.state.game_state import ROUND_END
from tests.nerath.cards import offered, pass_windows, script, to_roll
from tests.nerath.interplay.phases import Position, continues_turn
from tests.nerath.positions import (
    answer,
    asker,
    attack,
    board,
    chest,
    count,
    guard,
    hand,
    holder,
    number,
    prompt,
    put,
    roll,
    ship,
    war,
)


def passes_battle(table: Position, realm: str) -> None:
    """Let a realm pass for the rest of the battle as soon as it is asked; others pass once."""
    for _ in range(20):
        if asker(table) == number(realm):
            answer(table, "pass battle")
            return
        answer(table, "pass")
    raise AssertionError("never asked")


@pytest.mark.rule("CN-082", "CN-190", "CN-192", "CN-513")
def test_who_passed_for_a_land_that_was_walked_into_is_asked_again_in_the_next_battle() -> None:
    table = board()
    hand(table, "vailin", "silverclaw_barbarians")
    attack(table, "karkoth", "walking_wood", footsoldier=1)
    attack(table, "karkoth", "mistshade", footsoldier=1)
    put(table, "vailin", "mistshade", footsoldier=1)
    war(table)
    answer(table, "fight walking_wood")
    passes_battle(table, "vailin")
    pass_windows(table, "play silverclaw_barbarians")
    assert holder(table, "walking_wood") == "karkoth"
    assert offered(table, "play silverclaw_barbarians"), "another battle"


@pytest.mark.rule("CN-082", "CN-237", "CN-535")
def test_who_passed_for_an_exploration_is_asked_again_in_the_next_battle() -> None:
    table = board()
    hand(table, "iron_circle", "pit_trap")
    hand(table, "vailin", "rage")
    guard(table, "vault_of_the_drow", "ogre")
    attack(table, "vailin", "vault_of_the_drow", fighter=1)
    attack(table, "vailin", "ashen_march", fighter=1)
    put(table, "karkoth", "ashen_march", footsoldier=1)
    war(table, "vailin")
    answer(table, "fight vault_of_the_drow")
    pass_windows(table, "play pit_trap")
    answer(table, "play pit_trap")
    roll(table, 1)
    passes_battle(table, "vailin")
    pass_windows(table)
    script(table, (1,), (10,))
    pass_windows(table, "play rage")
    assert offered(table, "play rage"), "another battle"


@pytest.mark.rule("CN-082", "CN-530", "CN-190")
def test_who_passed_for_a_battle_that_an_assassin_made_a_walk_is_asked_again_in_the_next() -> None:
    table = board()
    hand(table, "iron_circle", "master_assassin")
    hand(table, "nerath", "battlefield_healer", "veteran_warlord")
    for land in ("sarthel", "nentir_vale"):
        attack(table, "iron_circle", land, footsoldier=1)
        put(table, "nerath", land, footsoldier=1)
    war(table, "iron_circle")
    answer(table, "fight sarthel")
    script(table, "play master_assassin")
    passes_battle(table, "nerath")
    pass_windows(table, "play veteran_warlord")
    assert holder(table, "sarthel") == "iron_circle"
    assert offered(table, "play veteran_warlord"), "another battle"


@pytest.mark.rule("CN-082", "CN-443", "CN-482")
def test_by_the_first_order_the_holder_of_a_land_is_asked_when_its_ally_has_won_there() -> None:
    table = board("alliances")
    table.orders = [OTHERS] * 4
    table.gold[1] = 2
    hand(table, "karkoth", "despoil")
    put(table, "iron_circle", "ashen_march", monster=1)
    attack(table, "vailin", "ashen_march", footsoldier=1)
    script(war(table, "vailin"), (1,), (12,))
    assert offered(table, "play despoil")


@pytest.mark.rule("CN-082", "CN-490", "CN-157")
def test_by_the_first_order_a_realm_is_asked_at_the_end_of_moves_that_landed_on_its_coast() -> None:
    for declared in (True, False):
        table = board()
        table.orders = [OTHERS] * 4
        hand(table, "karkoth", "risen_hulk")
        ship(table, "vailin", "corsair_sea", footsoldier=1)
        put(table, "vailin", "mistshade", footsoldier=1)
        continues_turn(table, "vailin", "move")
        if declared:
            answer(table, "select corsair_sea", "take footsoldier", "land skalgard")
        answer(table, "done")
        assert offered(table, "play risen_hulk") is declared


@pytest.mark.rule("CN-082", "CN-320", "CN-479")
def test_who_passed_for_a_battle_is_still_asked_how_its_monsters_run() -> None:
    table = board()
    hand(table, "karkoth", "animate_dead")
    attack(table, "karkoth", "walking_wood", monster=1)
    put(table, "vailin", "walking_wood", footsoldier=1)
    war(table)
    passes_battle(table, "karkoth")
    script(table, (12,), (1,))
    pass_windows(table)
    assert prompt(table) == "amok"
    assert count(table, "karkoth", "walking_wood") == {"monster": 1}


@pytest.mark.rule("CN-082", "CN-263", "CN-552")
def test_an_order_until_a_dragon_fights_is_dropped_by_the_dragon_that_comes_by_a_card() -> None:
    table = board()
    hand(table, "nerath", "militia_defense", "dragon_lore")
    put(table, "nerath", "sarthel", footsoldier=1)
    put(table, "nerath", "nentir_vale", dragon=1)
    for land in ("sarthel", "nentir_vale"):
        attack(table, "iron_circle", land, footsoldier=1)
    war(table, "iron_circle")
    answer(table, "fight sarthel")
    for _ in range(10):
        if asker(table) == 3:
            answer(table, "pass until dragon")
            break
        answer(table, "pass")
    pass_windows(table)
    assert to_roll(table) == (6,)
    script(table, (6,), (1,))
    pass_windows(table, "play militia_defense")
    assert offered(table, "play militia_defense"), "its Dragon fights"


@pytest.mark.rule("CN-082", "CN-004", "CN-345")
def test_who_passed_for_the_last_turn_of_a_round_is_asked_at_the_end_of_the_round() -> None:
    table = board()
    chest(table, "karkoth", "threefold_crown")
    put(table, "nerath", "sarthel", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    continues_turn(table, "nerath", "move")
    answer(table, "done")
    for _ in range(20):
        if asker(table) == number("karkoth"):
            break
        answer(table, "pass" if prompt(table) == "react" else "done")
    answer(table, "pass turn")
    for _ in range(20):
        if table.phase == ROUND_END:
            break
        answer(table, "pass" if prompt(table) == "react" else "done")
    assert table.phase == ROUND_END, "Karkoth was left alone for the turn"
    assert offered(table, "lay threefold_crown"), "the end of a round is nobody's turn"


@pytest.mark.rule("CN-082", "CN-345")
def test_who_passed_until_its_own_next_turn_is_left_alone_at_the_end_of_the_round_too() -> None:
    table = board()
    chest(table, "karkoth", "threefold_crown")
    put(table, "nerath", "sarthel", footsoldier=1)
    put(table, "karkoth", "skalgard", footsoldier=1)
    continues_turn(table, "nerath", "move")
    answer(table, "done")
    pass_windows(table, "lay threefold_crown")
    answer(table, "pass round")
    for _ in range(20):
        if table.realm == number("karkoth"):
            break
        assert asker(table) != number("karkoth")
        answer(table, "pass" if prompt(table) == "react" else "done")
    assert offered(table, "lay threefold_crown"), "its own turn has begun"

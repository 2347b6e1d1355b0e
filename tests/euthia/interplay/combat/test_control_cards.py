"""Control cards of Euthia where rules meet: elites, guardians and last fights of three or four, deaths in one turn."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios.doom import FinalFights
from tests.euthia.fights import arena, fight, held_cards, met, on
from tests.euthia.interplay.scenes import NONE, lose, parts, walked
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    equip,
    fighter,
    free,
    hand,
    lay,
    options,
    pool,
    prompt,
    refresh,
    run,
    stand,
    tokens,
    top,
)
from tests.euthia.tales import tale


@pytest.mark.rule("EU-309", "EU-136", "EU-143", "EU-138")
def test_an_elite_of_three_is_led_and_supplied_by_whom_the_control_card_shows() -> None:
    table = board(3, elites=True)
    lay(table, "i_wayfarers", 2, -1)
    table.bounty = fighter(table, "elite-old_gnash")
    stand(table, 0, "i_wayfarers-a")
    table.control_deck = [1, 2]
    acting(table)
    answer(table, "fight old_gnash")
    while prompt(table) == "before-combat":
        answer(table, "done")
    draw(table, 2)
    on(table, "monster-roll")
    assert fight(table).master == 2
    assert [sum(held_cards(table, seat).values()) for seat in range(3)] == [0, 0, 1]
    assert (table.control_deck, table.control_discard) == ([1], [2])


@pytest.mark.rule("EU-137", "EU-139", "EU-044")
def test_with_four_whoever_holds_his_card_and_keeps_silent_keeps_it_when_the_deck_is_made_anew() -> None:
    table = arena(seats=4)
    table.control = [0, 1, 1, 1]
    table.control_deck, table.control_discard = [0], [0, 1, 2, 3]
    met(table)
    on(table, "control")
    answer(table, "pass", "pass", "pass")
    assert pool(table) == [0]
    draw(table, 0)
    assert table.control == [1, 1, 1, 1]
    assert pool(table) == [0, 1, 2, 3], "the discards are shuffled, the cards in hands are not"
    draw(table, 0)
    assert pool(table) == [1, 2, 3]
    draw(table, 3)
    assert fight(table).master == 3
    assert table.control == [1, 1, 1, 1]
    assert (sorted(table.control_deck), sorted(table.control_discard)) == ([1, 2], [0, 3])


@pytest.mark.rule("EU-138", "EUS-148", "EU-141")
def test_a_guardian_is_claimed_before_anybody_sees_which_monster_it_is() -> None:
    table = tale("abyss", 3)
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    table.control = [0, 0, 1]
    table.control_deck.remove(2)
    top(table, "thorn_boar")
    acting(table)
    answer(table, "guardian")
    while prompt(table) == "before-combat":
        answer(table, "done")
    assert (prompt(table), table.pending[0].seat) == ("control", 2)
    assert table.top_seen[0] == 0
    assert not any("thorn_boar" in str(event.data) for event in table.events or [])
    answer(table, "control")
    on(table, "monster-roll")
    assert (fight(table).master, fight(table).gaar, fight(table).chaos) == (2, 1 + 1, 0 + 1)
    assert (table.control, table.control_discard) == ([0, 0, 0], [2])


@pytest.mark.rule("EUS-050", "EUS-051", "EU-138", "EU-136")
def test_who_lets_the_accomplice_go_may_still_claim_the_saboteur() -> None:
    table = tale("doom", 3)
    table.round = 9
    table.control = [0, 1, 0]
    table.control_deck = [0, 0, 1, 2, 2]
    run(table, FinalFights())
    on(table, "control")
    assert table.pending[0].seat == 1
    answer(table, "pass")
    assert pool(table) == [0, 0, 1, 2, 2]
    draw(table, 2)
    on(table, "monster-roll")
    assert (fight(table).master, table.cat.foes.ids[fight(table).foe]) == (2, "accomplice")
    fight(table).damage = 99
    on(table, "control")
    answer(table, "control")
    on(table, "monster-roll")
    assert (fight(table).master, table.cat.foes.ids[fight(table).foe]) == (1, "saboteur")
    assert table.control == [0, 0, 0]


@pytest.mark.rule("EU-213", "EU-210", "EU-136", "EU-255")
def test_two_deaths_in_one_turn_before_two_monster_players_give_each_a_token_and_cost_four() -> None:
    table = board(3)
    lay(table, "i_stones", 2, -1)
    tokens(table, 0, "combat", "trade", kept="combat")
    table.control_deck, table.control_discard = [1, 2], []
    walked(table, "i_stones-b", "i_stones-a", "thorn_boar")
    while prompt(table) == "before-combat":
        answer(table, "done")
    draw(table, 1)
    lose(table)
    assert (at(table), table.captured) == ("i_chapel-m", [0, 1, 0])
    stand(table, 0, "i_stones-b")
    table.moves[0] = 1
    refresh(table)
    answer(table, "move i_stones-a")
    while prompt(table) in ("before-combat", "combat-by"):
        answer(table, options(table)[0] if prompt(table) == "combat-by" else "done")
    lose(table)
    assert (table.captured, table.deaths) == ([0, 1, 1], [2, 0, 0])
    assert [parts(table, seat)["rival_tokens"] for seat in range(3)] == [0, 1, 1]
    assert parts(table)["deaths"] == -4


@pytest.mark.rule("EU-138", "EU-199", "EU-136")
def test_cut_strings_takes_its_cards_from_the_rival_who_claimed_and_from_nobody_else() -> None:
    table = arena(seats=3, heroes=("keleia", "dral", "ael"))
    equip(table, 0, "cut_strings")
    table.control, table.control_deck = [0, 0, 1], [0, 0, 1, 1, 2]
    hand(table, 1, curse=3)
    hand(table, 2, frenzy=3)
    met(table)
    on(table, "control")
    answer(table, "control")
    on(table, "prepare")
    answer(table, "use cut_strings 1")
    on(table, "monster-roll")
    assert (held_cards(table, 1), held_cards(table, 2)) == ({"curse": 3}, {"frenzy": 1})
    assert sum(held_cards(table, 0).values()) == 1


@pytest.mark.rule("EU-348", "EU-136", "EU-333")
def test_three_heroes_together_need_no_control_card_and_nobody_leads_the_monster() -> None:
    table = arena(seats=3, mode="coop")
    assert table.control_deck == []
    met(table)
    on(table, "attack")
    assert fight(table).master == NONE
    assert len(table.combat_discard) == 1, "a combat card is turned instead of dice"


@pytest.mark.rule("EU-220", "EU-219", "EU-140", "EU-143", "EU-199")
def test_a_monster_player_with_six_cards_and_his_control_card_gives_up_one_or_changes_four() -> None:
    table = arena(seats=3)
    table.control[1], table.control_deck = 1, [0, 1, 2]
    hand(table, 1, curse=5)
    met(table, "dragonfly")
    on(table, "control")
    answer(table, "pass")
    draw(table, 1)
    draw(table, "frenzy")
    on(table, "monster-roll")
    fight(table).damage = 99
    on(table, "hand-limit")
    assert table.pending[0].seat == 1
    answer(table, "exchange", *["give_card curse"] * 4)
    draw(table, "healing")
    assert "hand-limit" not in [one.prompt for one in table.pending]
    assert held_cards(table, 1) == {"curse": 1, "frenzy": 1, "healing": 1}
    assert table.control[1] == 1

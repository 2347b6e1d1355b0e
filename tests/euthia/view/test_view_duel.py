"""A combat as everybody sees it: the part that is going on, the dice, and what they come to as they stand."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import abyss
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.games.euthia.view.duel import duel_view
from taverne.games.euthia.view.structs import DuelView, SumView
from tests.euthia.fights import attacked, attacking, on, strike, suffer
from tests.euthia.positions import answer, draw, duel, hand, roll, told
from tests.euthia.tales import tale


def seen(table: EuthiaState) -> DuelView:
    assert table.duel is not None
    return duel_view(table, table.duel)


def test_the_view_of_a_monsters_attack_tells_its_part_its_strength_and_the_wounds_to_come() -> None:
    table = attacked("thorn_boar", heroes=("dral", "ael"))
    hand(table, 1, frenzy=1)
    fight = table.duel
    assert fight is not None
    fight.gaar, fight.chaos, fight.guard = 1, 1, 1
    suffer(table)
    assert (seen(table).part, seen(table).dice, seen(table).sum) == ("monster-cards", (), None)
    on(table, "duel", foe=(3, 4))
    now = seen(table)
    assert (now.part, now.dice, now.strength) == ("alternate", (3, 4), 7)
    assert now.sum == SumView(band=0, plain=2, more=0, less=0, spared=1, total=1)
    answer(table, "gaar 1")
    roll(table, 6)
    assert (seen(table).dice, seen(table).strength) == ((6, 4), 6 + 4 + 2)
    assert seen(table).sum == SumView(band=1, plain=3, more=0, less=0, spared=1, total=2)


def test_the_view_of_a_heros_attack_tells_his_dice_and_the_damage_to_come() -> None:
    table = attacking("thorn_boar", heroes=("ael", "dral"))
    strike(table)
    assert (seen(table).part, seen(table).roll) == ("choose", ())
    answer(table, "attack pilgrims_staff")
    on(table, "roll-attack", hero=(4, 5))
    now = seen(table)
    assert (now.part, now.roll, now.total, now.weapon) == ("roll", (4, 5), 9, "pilgrims_staff")
    assert now.sum == SumView(band=1, plain=2, more=0, less=0, spared=0, total=2)


def test_a_combat_card_is_told_and_shown_with_its_symbols() -> None:
    table = attacked("thorn_boar", heroes=("dral",), seats=1, mode="solo")
    suffer(table)
    on(table, "combat-card")
    number = next(n for n, one in enumerate(table.cat.combat_deck) if one[:2] == (5, 6))
    draw(table, number)
    on(table, "duel")
    assert seen(table).card == table.cat.combat_deck[number]
    _, _, gaar, chaos = table.cat.combat_deck[number]
    assert told(table, "combat-card") == [{"a": 5, "b": 6, "gaar": gaar, "chaos": chaos}]


@pytest.mark.rule("EUS-018", "EUS-056", "EUS-156")
def test_the_health_that_is_shown_is_what_the_scenario_makes_of_it() -> None:
    for scenario, foe, difficulty, health in (
        ("farruga", "farruga_1", "normal", 12 + 3),
        ("doom", "accomplice", "heroic", 10 + 8),
        ("abyss", "magma_demon", "normal", 20 - 2),
    ):
        table = tale(scenario, difficulty=difficulty)
        if scenario == "abyss":
            abyss.tale(table).seals[0] = 0
        duel(table, f"opponent-{foe}")
        assert seen(table).health == health

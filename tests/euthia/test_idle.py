"""What the table answers by itself in a combat of Euthia, and what it still asks because something is at stake."""

from __future__ import annotations

import pytest

from taverne import games
from taverne.engine.idle import idle_answer, in_window
from taverne.games.euthia.state.duel import RABBIT
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, strike, suffer
from tests.euthia.positions import answer, fighter, give, hand, options, prompt, roll


def given(table: EuthiaState) -> str:
    """What the table would answer for whoever is asked, nothing if it asks."""
    found = idle_answer(table, table.pending[0].seat)
    return "" if found is None else str(found)


def rolled(left: int, a: int, b: int) -> EuthiaState:
    """A hero's roll against a monster that has so much health left."""
    table = attacking("thorn_boar")
    table.gaar[0] = 2
    foe = fighter(table, "thorn_boar")
    fight(table).damage = table.cat.foes.health[foe] - left
    on(strike(table), "hero-roll")
    roll(table, a, b)
    return table


@pytest.mark.rule("EU-057", "EU-184")
def test_a_roll_that_kills_stands() -> None:
    table = rolled(1, 6, 6)
    assert prompt(table) == "roll-attack"
    assert "gaar 1" in options(table)
    assert given(table) == "done"


@pytest.mark.rule("EU-057", "EU-058")
def test_a_roll_that_does_not_kill_is_asked_about_below_the_highest_band() -> None:
    table = rolled(9, 1, 1)
    assert prompt(table) == "roll-attack"
    assert given(table) == ""


@pytest.mark.rule("EU-057", "EU-189")
def test_in_the_highest_band_hope_may_still_deal_damage() -> None:
    table = rolled(9, 6, 6)
    assert given(table) == "done", "nothing makes the band higher"
    table.hope = table.box.cards.hope.for_damage
    answer(table, "gaar 1")
    roll(table, 6)
    assert "hope damage" in options(table)
    assert given(table) == ""


def attack(a: int, b: int, *potions: str) -> EuthiaState:
    """A monster's attack with these dice, up to the first thing that the hero is asked; nothing is without wounds."""
    table = attacked("thorn_boar")
    table.gaar[0] = 2
    for potion in potions:
        give(table, 0, potion)
    suffer(table)
    on(table, "monster-roll")
    roll(table, a, b)
    while table.pending[0].seat == 1:
        answer(table, "pass")
    return table


@pytest.mark.rule("EU-159", "EU-161")
def test_a_hero_whom_the_roll_does_no_harm_passes() -> None:
    table = attack(1, 2)
    assert (prompt(table), options(table)) == ("duel", ["pass", "gaar 1", "gaar 2"])
    assert given(table) == "pass"


@pytest.mark.rule("EU-159")
def test_a_hero_who_would_be_wounded_is_asked() -> None:
    table = attack(2, 3)
    assert prompt(table) == "duel"
    assert given(table) == ""


@pytest.mark.rule("EU-159", "EU-191")
def test_a_full_die_of_hope_is_asked_about() -> None:
    table = attack(1, 2)
    table.hope = table.box.cards.hope.top
    assert given(table) == ""


@pytest.mark.rule("EU-162")
@pytest.mark.parametrize(("dice", "told"), [((1, 2), "done"), ((2, 3), "")])
def test_what_lessens_wounds_is_offered_where_there_are_some(dice: tuple[int, int], told: str) -> None:
    table = attack(*dice, "leaden_slumber")
    answer(table, "pass")
    while prompt(table) == "duel":
        answer(table, "pass")
    assert (prompt(table), options(table)) == ("after-monster", ["done", "use leaden_slumber 1"])
    assert given(table) == told


@pytest.mark.rule("EU-160", "EU-161")
def test_who_cannot_bring_a_roll_down_to_a_lower_band_passes() -> None:
    table = attack(6, 5)
    table.gaar[0] = 1
    assert (prompt(table), given(table)) == ("duel", ""), "a 1 and two less are in the band below"
    fight(table).now[RABBIT] += 30
    table.gaar[0] = 2
    assert given(table) == "pass"
    give(table, 0, "leaden_slumber")
    assert given(table) == "", "a piece that lowers the strength may do the rest"


@pytest.mark.rule("EU-162")
def test_a_shield_that_takes_nothing_is_used_where_it_lessens_the_wounds() -> None:
    table = shielded("scaled_escutcheon")
    assert given(table) == "use scaled_escutcheon 1"
    answer(table, "use scaled_escutcheon 1")
    assert prompt(table) != "after-monster", "there is nothing else to use"
    assert given(shielded("tower_pavise")) == "", "it makes the next roll worse"
    table = shielded("novices_aegis")
    assert given(table) == "", "one less stays in the band: it may go with another piece"


def shielded(shield: str) -> EuthiaState:
    """A monster's attack of 9, both have passed, and the hero bears a shield."""
    table = attack(4, 5)
    give(table, 0, shield, 1)
    while prompt(table) == "duel":
        answer(table, "pass")
    assert prompt(table) == "after-monster"
    return table


@pytest.mark.rule("EU-134")
def test_a_combat_begins_where_nothing_can_be_used_or_put_on() -> None:
    table = met(arena())
    assert (prompt(table), options(table)) == ("before-combat", ["done", "arrange"])
    assert given(table) == "done"


@pytest.mark.rule("EU-134", "EU-290")
def test_who_could_put_something_on_is_asked_before_a_combat() -> None:
    table = arena()
    give(table, 0, "trappers_hood")
    met(table)
    assert (prompt(table), options(table)) == ("before-combat", ["done", "arrange"])
    assert given(table) == ""
    assert games.find("euthia").asked_in_vain(table, 0), "many would say that it need not be asked"


@pytest.mark.rule("EU-154", "EU-222")
def test_a_hand_without_a_card_that_fits_is_passed_in_a_window_that_tells_nothing() -> None:
    table = attacking("marsh_leech")
    hand(table, 1, frenzy=1)
    strike(table)
    assert (prompt(table), options(table)) == ("monster-cards", ["pass"])
    assert given(table) == "pass"
    assert in_window(table, 1)
    table = attacking("marsh_leech")
    hand(table, 1, curse=1)
    strike(table)
    assert given(table) == ""
    assert in_window(table, 1)

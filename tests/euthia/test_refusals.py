"""Refusals of Euthia that seldom meet: what a hero cannot pay for, where nobody lands, what is no more to be had.

What may be tried in ordinary play is told in ``test_reasons``; the chapters ask for the other reasons.
"""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import collision
from tests.euthia.fights import attacking, on, strike
from tests.euthia.interplay.scenes import market, trading
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    lay,
    options,
    pickaxes,
    refresh,
    refused,
    roll,
    set_gem,
    space,
    stand,
    tokens,
    trophy,
)
from tests.euthia.tales import moment, tale


@pytest.mark.rule("EU-294")
def test_a_gem_that_was_set_is_not_sold() -> None:
    table = market()
    set_gem(table, equip(table, 0, "dragonskin_cowl"), "ruby")
    trading(table)
    assert refused(table, "sell_gem ruby") == ("gem-set-for-good", "EU-294")
    assert refused(table, "sell_gem emerald") == ("not-held", "EU-125")


@pytest.mark.rule("EU-359", "EU-360")
def test_skoldur_without_dwurt_turns_no_die_and_leaves_his_debts_alone() -> None:
    table = attacking(heroes=("skoldur", "dral"))
    equip(table, 0, "drink_at_the_wound")
    table.gaar[0], table.dwurt[0] = 0, 0
    strike(table)
    assert refused(table, "attack black_debt") == ("no-dwurt", "EU-360")
    on(table, "hero-roll")
    roll(table, 3, 3)
    assert refused(table, "dwurt") == ("no-dwurt", "EU-359")


@pytest.mark.rule("EUS-132")
def test_an_elemental_is_revoked_for_the_essences_of_the_episode() -> None:
    table = tale("revocation_2")
    lay(table, "i_millbrook", 2, -1)
    pickaxes(table, "i_millbrook-c", 0)
    stand(table, 0, "i_millbrook-c")
    essences(table, 0, water=1)
    acting(table)
    assert refused(table, "revoke") == ("no-essences", "EUS-132")
    essences(table, 0, water=0, fire=3)
    assert refused(table, "revoke") == ("no-essences", "EUS-132"), "one must be of its own element"


@pytest.mark.rule("EU-374", "EU-083", "EU-084")
def test_the_griffin_is_not_called_where_it_could_land_nowhere() -> None:
    table = board(griffin=True)
    lay(table, "ii_tallow", 20, -1)  # far away, monsters on a and c
    stand(table, 0, "ii_tallow-b")
    trophy(table, 0, "dragonfly")
    table.beast = space(table, "ii_tallow-b")
    tokens(table, 0)
    acting(table)
    assert refused(table, "griffin") == ("no-landing", "EU-374")
    tokens(table, 0, "combat")
    answer(refresh(table), "griffin")
    assert options(table) == ["land ii_tallow-a", "land ii_tallow-c"]


@pytest.mark.rule("EUS-081")
def test_a_legend_is_completed_on_its_own_tile() -> None:
    table = tale("mirrezil")
    acting(table)
    assert refused(table, "legend oathkeeper") == ("no-legend", "EUS-081")


@pytest.mark.rule("EUS-118")
@pytest.mark.parametrize("hero", ["dral", "skoldur"])
def test_an_emblem_is_sealed_for_gaar_by_skoldur_for_dwurt(hero: str) -> None:
    table = tale("collision", 2, heroes=(hero, "ael"))
    lay(table, "i_millbrook", 2, -1)
    table.emblem[space(table, "i_millbrook-c")] = 1
    collision.tale(table).laid = 1
    stand(table, 0, "i_millbrook-c")
    table.gaar[0], table.dwurt[0] = (0, 4) if hero == "dral" else (4, 0)
    acting(table)
    assert refused(table, "seal_emblem") == ("no-seal-price", "EUS-118")
    table.gaar[0], table.dwurt[0] = (4, 0) if hero == "dral" else (0, 4)
    assert table.story.free_here(table, 0)


@pytest.mark.rule("EUS-079", "EU-085")
def test_while_the_gates_are_sealed_nobody_leaves_by_a_portal() -> None:
    table = tale("mirrezil")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "iii_scorched", -1, -1)
    stand(table, 0, "i_wayfarers-c")
    assert "portal iii_scorched-b" in options(acting(table.clone()))
    table.round = 2
    moment(table, "round_start", 2)
    draw(table, "sealed_gates")
    acting(table)
    assert refused(table, "portal iii_scorched-b") == ("portals-closed", "EUS-079")


@pytest.mark.rule("EUS-099", "EU-372")
def test_the_griffin_is_not_called_from_a_place_in_ruins() -> None:
    table = tale("devastation", griffin=True)
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    trophy(table, 0, "dragonfly")
    table.beast = space(table, "i_wayfarers-a")
    tokens(table, 0, "combat")
    acting(table)
    assert "griffin" in options(table)
    table.ruined.append(space(table, "i_wayfarers-a"))
    table.stack.clear()
    acting(table)
    assert refused(table, "griffin") == ("ruined", "EUS-099")


@pytest.mark.rule("EU-085")
def test_a_portal_leads_to_another_one() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-c")
    acting(table)
    assert refused(table, "portal i_wayfarers-c") == ("same-portal", "EU-085")

"""What heroes of Euthia's campaign take into the next episode where rules meet: elites, sold weapons, Dwurt."""

from __future__ import annotations

import pytest

from taverne.engine.game import Options
from taverne.games.euthia.option_sets import sample
from taverne.games.euthia.state.game_state import OVER
from tests.euthia.interplay.scenes import NONE, EuthiaState, excess, market, trading
from tests.euthia.positions import (
    answer,
    essences,
    fighter,
    give,
    options,
    pickaxes,
    pinned,
    prompt,
    settle,
    thing,
    trophy,
)
from tests.euthia.scenarios.test_rules_campaign import FIRST, GAME, begun
from tests.euthia.tales import tale


def ended(scenario: str = "revocation_1", **other: object) -> EuthiaState:
    """Return the end of an episode in which nothing has happened yet."""
    return tale(scenario, 2, **other)  # type: ignore[arg-type]


def followed(table: EuthiaState, **more: object) -> EuthiaState:
    """End an episode and set the next one up."""
    table.phase = OVER
    table.stack.clear()
    table.pending = ()
    before = sample(pinned(), table.seats, 1) if table.plan.id == "revocation_2" else ""
    options: Options = {**FIRST, "scenario": table.plan.id, "legacy": before, **more}  # type: ignore[dict-item]
    result = GAME.result(table)
    assert result is not None
    follows = GAME.follow_up(GAME.check(options, table.seats), result)
    assert follows is not None
    return begun(follows.choices[0], table.seats)


@pytest.mark.rule("EUS-129", "EU-305", "EU-312", "EU-306")
def test_the_bounty_of_an_elite_that_is_a_heros_trophy_does_not_come_again() -> None:
    old = ended("revocation_2", elites=True)
    elite = fighter(old, "elite-ironmaw")
    old.bounty_pool[1] = [one for one in old.bounty_pool[1] if one != elite]
    trophy(old, 0, "elite-ironmaw")
    table = followed(old, elites=True)
    assert table.trophies[0] == [elite]
    assert table.bounty != elite
    assert elite not in table.bounty_pool[1]
    assert GAME.problems(table) == []


@pytest.mark.rule("EUS-129", "EU-080", "EU-045")
def test_an_amulet_and_provisions_that_a_hero_brings_are_in_no_pile_of_rewards() -> None:
    old = ended()
    give(old, 0, "amulet_moths")
    give(old, 1, "provisions_bread")
    table = followed(old)
    amulet, bread = (table.cat.tile_index[one] for one in ("amulet_moths", "provisions_bread"))
    piles = [tile for pile in table.rewards for tile in pile]
    assert (piles.count(amulet), piles.count(bread)) == (0, 1)
    assert GAME.problems(table) == []


@pytest.mark.rule("EUS-129", "EU-126", "EU-264", "EU-265")
def test_a_hero_weapon_sold_in_one_episode_is_not_found_in_the_next() -> None:
    old = market(5, owner=0, table=ended())
    weapon = old.cat.tile_index["salamander_sceptre"]
    old.rep[0] = 6
    answer(trading(old), "reveal_tiles")
    while prompt(old) == "keep-tile":
        kept = [one for one in options(old) if "salamander_sceptre" in one]
        answer(old, (kept or options(old))[0])
    answer(old, "buy salamander_sceptre", "sell_tile salamander_sceptre", "done")
    table = followed(old)
    everywhere = [*table.reserve[0], *table.pile[0], *[table.design[one] for one in table.things_of(0)]]
    assert weapon not in everywhere
    assert GAME.problems(table) == []


@pytest.mark.rule("EUS-129", "EU-356", "EU-360", "EU-288")
def test_skoldur_begins_the_next_episode_with_full_slots_a_still_die_and_the_gaar_in_his_sacks() -> None:
    old = ended(heroes=("skoldur", "ael"))
    old.dwurt[0], old.dwurt_die[0], old.gaar[0] = 1, 4, 2
    table = followed(old)
    assert (table.dwurt[0], table.dwurt_die[0], table.gaar[0], excess(table, 0)) == (5, 0, 2, -1)


@pytest.mark.rule("EUS-129", "EUS-133", "EUS-137", "EUS-130")
def test_elementals_revoked_and_challenged_in_one_episode_are_whole_and_unmarked_in_the_next() -> None:
    old = ended()
    old.tale.airy[0], old.tale.earthy[0] = 2, 2  # type: ignore[union-attr]
    pickaxes(old, "i_millbrook-c", 0)
    essences(old, 0, water=2)
    table = followed(old)
    assert table.tale.airy[:2] == [0, 0]  # type: ignore[union-attr]
    assert (old.interaction[0] != [], table.interaction[0]) == (True, [])
    assert table.essences[0] == old.essences[0]


@pytest.mark.rule("EUS-129", "EUS-009", "EUS-010", "EUS-141")
def test_a_hero_with_a_revealed_ability_and_the_gold_he_brings_learns_it_before_the_first_round() -> None:
    old = ended()
    old.pile[0].remove(old.cat.tile_index["kindling"])
    old.reserve[0].append(old.cat.tile_index["kindling"])
    old.slots[0][5] = NONE
    old.gold, old.rep = [1, 0], [3, 0]
    table = followed(old)
    assert (prompt(table), table.pending[0].seat) == ("trade", 0)
    answer(table, "learn kindling")
    answer(table, "done") if prompt(table) == "trade" else None
    settle(table)
    assert (table.gold[0], thing(table, 0, "kindling") != NONE, prompt(table)) == (0, True, "act")
    assert thing(table, 0, "catalyst") == NONE

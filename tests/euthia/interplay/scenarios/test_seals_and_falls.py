"""Collision, Revocation and the Abyss of Euthia against the base rules: tries, revoked elementals, falls, guardians."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.scenarios import abyss, collision
from tests.euthia.fights import met, on, shown, strength, total
from tests.euthia.interplay.scenes import (
    lose,
    parts,
    visiting,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    essences,
    fighter,
    free,
    give,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refresh,
    refused,
    roll,
    space,
    stack,
    stand,
    thing,
    top,
)
from tests.euthia.tales import reveal, tale

# Collision


@pytest.mark.rule("EUS-117", "EU-059", "EU-062", "EUS-118")
def test_air_turns_the_higher_die_of_a_try_to_seal_and_a_gaar_rolls_it_again() -> None:
    table = tale("collision")
    lay(table, "i_kite", 2, -1)
    table.emblem[space(table, "i_kite-a")] = 1
    stand(table, 0, "i_kite-a")
    table.gaar[0] = 2
    acting(table)
    answer(table, "seal_emblem")
    roll(table, 6, 4)
    assert shown(table) == 5
    answer(table, "gaar 1")
    roll(table, 5)
    answer(table, "done")
    assert (total(table), table.gaar[0], collision.tale(table).sealed[0]) == (4 + 5 + 2, 0, 1)


@pytest.mark.rule("EUS-121", "EU-215", "EU-216", "EUS-122")
def test_a_failed_try_may_kill_out_of_combat_and_the_emblem_stays() -> None:
    table = tale("collision")
    lay(table, "i_kite", 2, -1)
    table.emblem[space(table, "i_kite-a")] = 1
    stand(table, 0, "i_kite-a")
    table.health[0], table.rep[0], collision.tale(table).holder = 2, 3, 1
    acting(table)
    answer(table, "seal_emblem")
    roll(table, 1, 1)
    answer(table, "done")
    assert (at(table), table.health[0], table.rep[0]) == ("i_chapel-m", 6, 1)
    assert table.emblem[space(table, "i_kite-a")] == 1
    assert collision.tale(table).holder == 1
    assert table.deaths == [0, 0]


@pytest.mark.rule("EUS-123", "EU-321", "EU-319")
def test_the_power_of_the_faer_takes_nothing_from_an_immune_elite() -> None:
    table = tale("collision")
    lay(table, "i_stones", 2, -1)
    free(table, "i_stones-a", seat=1)
    stand(table, 0, "i_stones-a")
    collision.tale(table).holder = 0
    met(table, "elite-ironmaw")
    on(table, "hero-roll", foe=(4, 4))
    assert strength(table) == 8
    assert table.story.has_power(table, 0), "what would do nothing is not offered, and not used up"


@pytest.mark.rule("EUS-123", "EU-059", "EUS-120", "EUS-119")
def test_essences_the_faer_power_and_earth_add_up_in_a_try() -> None:
    table = tale("collision")
    lay(table, "i_mossback", 2, -1)
    table.emblem[space(table, "i_mossback-b")] = 1
    stand(table, 0, "i_mossback-b")
    essences(table, 0, earth=2)
    collision.tale(table).holder = 0
    acting(table)
    answer(table, "seal_emblem", "give_essence earth", "done")
    roll(table, 1, 1)
    assert shown(table) == 2 + 2 + 3
    answer(table, "power 1", "essence earth 1")
    if prompt(table) == "roll-seal":
        answer(table, "done")
    assert total(table) == 2 + 2 + 3 + 2 + 3
    assert collision.tale(table).sealed[0] == 1


# Revocation


@pytest.mark.rule("EUS-134", "EU-100", "EU-096", "EU-098")
def test_where_fire_is_revoked_the_water_beside_it_heals_who_enters_but_not_who_stands() -> None:
    table = tale("revocation_1", heroes=("dral", "ael"))
    lay(table, "i_cinder", -1, -1)
    lay(table, "i_willows", -2, 1)
    fire = "i_cinder-c"
    stand(table, 0, fire)
    pickaxes(table, fire, 0)
    essences(table, 0, fire=1)
    table.health[0], table.moves[0] = 3, 2
    acting(table)
    answer(table, "revoke")
    assert table.health[0] == 3
    free(table, "i_willows-b")
    answer(table, "move i_chapel-a", "move i_willows-b")
    assert table.health[0] == 5, "Fire is gone, so Water is not cancelled any more"


@pytest.mark.rule("EUS-135", "EUS-134", "EU-242", "EU-254")
def test_tokens_of_revoked_elementals_still_count_for_the_druid() -> None:
    table = tale("revocation_1")
    lay(table, "i_cinder", -1, -1)
    lay(table, "i_millbrook", 1, 1)
    lay(table, "i_kite", -1, 2)
    for where in ("i_cinder-c", "i_millbrook-c", "i_kite-a"):
        pickaxes(table, where, 0)
    stand(table, 0, "i_millbrook-c")
    essences(table, 0, water=1)
    acting(table)
    answer(table, "revoke")
    table.stack.clear()
    visiting("iii_druid-c", "druid_7", table=table)
    acting(table)
    assert offered(table, "quest") == ["quest druid_7"]
    assert parts(table)["interaction_tokens"] == 1


@pytest.mark.rule("EUS-132", "EU-128", "EUS-130")
def test_an_essence_on_an_ability_revokes_nothing() -> None:
    table = tale("revocation_1", heroes=("taesiri", "ael"))
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-c")
    pickaxes(table, "i_millbrook-c", 0)
    table.stored[thing(table, 0, "cold_word")] = (0, 0, 1, 0)
    acting(table)
    assert offered(table, "revoke") == []


# Into the Abyss


@pytest.mark.rule("EUS-152", "EU-098", "EU-096", "EU-073")
def test_a_fall_into_water_wounds_once_and_heals_two_and_at_the_edge_reveals() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    lay(table, "ii_healer", -1, 2)
    free(table, "i_abyss-c", "ii_abyss-a")
    stand(table, 0, "i_abyss-c")
    stack(table, "i_kite", "i_badger", "i_magpie")
    table.health[0] = 3
    acting(table)
    answer(table, "fall ii_abyss-a")
    assert table.health[0] == 3 - 1 + 2
    table.round += 1
    answer(refresh(table), "fall i_abyss-c")
    assert table.health[0] == 4 - 1
    assert prompt(table) == "territory", "one place beside it is empty, so a tile is drawn for it"


@pytest.mark.rule("EUS-149", "EU-196", "EUS-148", "EU-209")
def test_a_guardian_who_kills_lies_on_its_deck_known_and_the_abyss_stays_open() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    top(table, "thorn_boar")
    acting(table)
    answer(table, "guardian")
    lose(table)
    assert at(table) == "i_chapel_priest-m"
    assert (table.top[0], table.deaths[0], table.captured[1]) == (fighter(table, "thorn_boar"), 1, 1)
    assert table.freed(space(table, "i_abyss-c"))
    assert abyss.tale(table).seals[0] == NONE


@pytest.mark.rule("EUS-150", "EU-128", "EU-301")
def test_an_essence_won_from_the_guardian_itself_may_seal_its_abyss() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    top(table, "marsh_leech")
    acting(table)
    answer(table, "guardian")
    win(table, "seal-abyss")
    answer(table, "give_essence water")
    assert abyss.tale(table).seals[0] == 0
    assert table.rep[0] == 1 + 1
    assert sum(table.essences[0]) == 0


@pytest.mark.rule("EUS-153", "EU-083", "EUS-148")
def test_no_scroll_jumps_into_the_temple_before_the_seals() -> None:
    table = reveal(tale("abyss"), "v_temple")
    give(table, 0, "scroll_leagues")
    stand(table, 0, "i_chapel_priest-b")
    acting(table)
    answer(table, "use scroll_leagues 1")
    assert "teleport v_temple-c" not in options(table)
    assert refused(table, "teleport v_temple-c")[1] == "EUS-153"

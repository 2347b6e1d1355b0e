"""Scenarios of Euthia seen from the second hero and the third: what is theirs stays theirs, what is shared is shared.

Written from the rulebook; two or three rules meet in each position.
"""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.rules.scenarios import abyss, collision, doom, mirrezil, rescue
from taverne.games.euthia.rules.scenarios.abyss import Guarding
from taverne.games.euthia.rules.scenarios.doom import FinalFights
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.rules.travel.wounds import die
from tests.euthia.interplay.scenes import loose, parts
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    duel,
    essences,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    refused,
    roll,
    run,
    space,
    stand,
    thing,
)
from tests.euthia.tales import moment, reveal, tale


@pytest.mark.rule("EUS-038", "EUS-039", "EUS-037", "EUS-036")
def test_villagers_of_a_dead_hero_are_brought_home_by_another_who_gets_the_potion() -> None:
    table = reveal(tale("rescue", 3), "i_millbrook")
    free(table, "i_millbrook-b", seat=0)
    rescue.tale(table).carried[1] = 2
    stand(table, 1, "i_millbrook-b")
    die(table, 1)
    advance(table)
    assert rescue.tale(table).carried[:3] == [0, 0, 0]
    stand(table, 2, "i_millbrook-b")
    before = table.rep[2]
    answer(acting(table, 2), "gather", "gather")
    assert (rescue.tale(table).carried[:3], table.rep[2]) == ([0, 0, 2], before), "without reputation"
    stand(table, 2, "i_chapel-m")
    answer(acting(table, 2), "deliver")
    assert (table.rep[2] - before, rescue.tale(table).handed[:3]) == (2, [0, 0, 2])
    assert thing(table, 2, "healing_potion") >= 0
    assert thing(table, 1, "healing_potion") < 0
    assert [parts(table, seat)["scenario"] for seat in range(3)] == [0, 0, 3]


@pytest.mark.rule("EUS-037")
def test_every_hero_gets_the_potion_of_his_own_first_villagers() -> None:
    table = tale("rescue", 3)
    for seat in (0, 2):
        rescue.tale(table).carried[seat] = 1
        answer(acting(table, seat), "deliver")
        assert thing(table, seat, "healing_potion") >= 0


@pytest.mark.rule("EUS-120", "EUS-122", "EUS-123")
def test_the_power_passes_to_the_hero_who_sealed_last_and_is_his_once_a_round() -> None:
    table = tale("collision", 3)
    lay(table, "i_millbrook", 2, -1)
    table.emblem[space(table, "i_millbrook-c")] = 2
    collision.tale(table).laid = 2
    table.gaar = [4, 4, 4]
    for seat in (1, 2):
        stand(table, seat, "i_millbrook-c")
        answer(acting(table, seat), "seal_emblem")
        roll(table, 6, 6)
        answer(table, "done")
        assert [table.story.has_power(table, other) for other in range(3)] == [other == seat for other in range(3)]
    table.story.spend_power(table)
    assert not table.story.has_power(table, 2)
    table.round += 1
    assert table.story.has_power(table, 2)


@pytest.mark.rule("EUS-104", "EUS-108")
def test_two_heroes_unravel_the_spell_each_for_his_own_reputation() -> None:
    table = tale("devastation", 3)
    golden = next(word for n, word in enumerate(table.cat.card_ids) if table.cat.card_gold[n])
    counter = golem_tale(table).counter
    for seat, n in ((1, 2), (2, 1)):
        hand(table, seat, **{golden: n})
        acting(table, seat)
        for _ in range(n):
            answer(table, "unravel")
            if offered(table, "give_card"):
                answer(table, offered(table, "give_card")[0])
    assert golem_tale(table).counter == counter - 3
    assert golem_tale(table).points[:3] == [0, 2, 1]
    golem_tale(table).counter = 0
    assert [parts(table, seat)["scenario"] for seat in range(3)] == [0, 2 + 3, 1]


@pytest.mark.rule("EUS-086", "EUS-085")
def test_artefacts_strengthen_their_owner_alone() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    for _ in range(3):
        give(table, 1, "artefact_deep_bell")
    assert table.story.blow(table, duel(table, "opponent-mirrezil_1", 0, 1), 2) == 2
    mirrezil.tale(table).hurt = False  # a combat of its own
    assert table.story.blow(table, duel(table, "opponent-mirrezil_1", 1, 0), 2) == 2 + 3


@pytest.mark.rule("EUS-131", "EUS-130", "EUS-136")
def test_a_hero_who_revoked_in_this_round_leaves_the_next_elemental_to_the_other() -> None:
    table = tale("revocation_1")
    lay(table, "i_millbrook", 2, -1)
    lay(table, "i_kite", -1, -1)
    for seat in (0, 1):
        pickaxes(table, "i_kite-a", seat)
        pickaxes(table, "i_millbrook-c", seat)
        essences(table, seat, water=1, air=1)
    stand(table, 1, "i_millbrook-c")
    before = table.rep[:]
    answer(acting(table, 1), "revoke")
    assert (table.rep[0], table.rep[1] - before[1]) == (before[0], 1)
    stand(table, 1, "i_kite-a")
    assert refused(acting(table, 1), "revoke") == ("revoked-already", "EUS-131")
    stand(table, 0, "i_kite-a")
    answer(acting(table, 0), "revoke")
    assert table.rep[0] - before[0] == 1


@pytest.mark.rule("EUS-074", "EUS-073", "EUS-071")
def test_a_ward_pays_the_owner_of_the_post_whoever_bought_it() -> None:
    table = tale("farruga", 3)
    lay(table, "i_wayfarers", 2, -1)
    post = space(table, "i_wayfarers-b")
    table.trade_token[post] = 2
    table.emblem[post] = 1
    table.round = 3
    before = table.rep[:]
    moment(table, "round_end", 3)
    draw(table, "scorching_pass")
    assert [a - b for a, b in zip(table.rep, before, strict=True)] == [0, 0, 1]
    assert (table.ruined, table.emblem[post], table.trade_token[post]) == ([], 0, 2)


@pytest.mark.rule("EUS-047", "EUS-053", "EUS-054")
def test_clues_of_one_hero_weaken_nobody_for_the_other() -> None:
    table = tale("doom")
    doom.tale(table).clues[0], doom.tale(table).clues[1] = 3, 1
    run(table, FinalFights(1))
    assert table.pending[0].seat == 1
    assert len(offered(table, "clues")) == 2
    answer(table, "clues 1")
    assert doom.tale(table).clues[:2] == [3, 0]


@pytest.mark.rule("EUS-150", "EUS-151")
def test_the_second_hero_seals_an_abyss_with_an_essence_of_his_own() -> None:
    table = reveal(tale("abyss"), "i_abyss")
    free(table, "i_abyss-c", seat=1)
    stand(table, 1, "i_abyss-c")
    essences(table, 0, air=1)
    essences(table, 1, fire=1, water=1)
    before = table.rep[:]
    run(table, Guarding(1, table.at[1], at=Guarding.INDEX["offer"]))
    assert sorted(options(table)) == ["give_essence fire", "give_essence water", "pass"]
    answer(table, "give_essence fire")
    assert (loose(table, 0), loose(table, 1)) == ({"air": 1}, {"water": 1})
    assert abyss.tale(table).seals[0] == 1
    assert [after - was for after, was in zip(table.rep, before, strict=True)] == [0, 1]


@pytest.mark.rule("EU-085", "EU-086")
def test_a_portal_leads_to_portals_only() -> None:
    table = board(2, heroes=("dral", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "iii_scorched", -1, -1)
    stand(table, 1, "i_wayfarers-c")
    acting(table, 1)
    assert offered(table, "portal") == ["portal iii_scorched-b"]
    for line in ("portal i_chapel-a", "portal i_kite-a", "portal nowhere"):
        assert refused(table, line) == ("no-portal", "EU-085")

"""Marks, tokens and essences of the second hero and the third in Euthia: nobody's else, and found again where they lie.

What scenarios share between heroes is in ``test_second_hero``.
"""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.terms import ELEMENTS
from taverne.games.euthia.rules.goods.equipment import Shifting
from taverne.games.euthia.rules.goods.mining import why_not
from taverne.games.euthia.rules.scenarios import abyss, golem, rescue, revocation
from taverne.games.euthia.rules.travel.challenges import no_challenge
from taverne.games.euthia.rules.travel.quests import amount
from taverne.games.euthia.rules.turn import scoring
from tests.euthia.interplay.scenes import interactions, loose
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    duel,
    essences,
    fighter,
    free,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    refused,
    run,
    settle,
    space,
    stand,
    tokens,
)
from tests.euthia.tales import reveal, tale

SEATS = [0, 1, 2, 3]
"""All of them, so that no sum of a space and a seat is right by chance."""
MINE, AIR = "i_wayfarers-a", "i_kite-a"


@pytest.mark.rule("EU-108", "EU-107", "EU-111")
@pytest.mark.parametrize("seat", SEATS)
def test_each_hero_mines_a_mine_once_and_pays_nobody_for_his_second_token(seat: int) -> None:
    table = board(4)
    lay(table, "i_wayfarers", 2, -1)
    stand(table, seat, MINE)
    for other in SEATS:
        stand(table, other, MINE)
        assert why_not(table, other) is None
    tokens(table, seat, "mining", kept="mining")
    answer(acting(table, seat), "mine")
    settle(table)
    assert interactions(table, MINE) == [int(other == seat) for other in SEATS]
    assert refused(table, "mine") == ("mined", "EU-108")
    assert [why_not(table, other) is None for other in SEATS if other != seat] == [False] * 3, "they have no coin"
    rival = (seat + 1) % 4
    pickaxes(table, MINE, seat, 2)
    pickaxes(table, MINE, rival, 1)
    table.gold = [3, 3, 3, 3]
    tokens(table, seat, "mining")
    answer(acting(table, seat), "mine")
    settle(table)
    assert table.gold == [3, 3, 3, 3]
    assert interactions(table, MINE) == [1 if other in (seat, rival) else 0 for other in SEATS]


@pytest.mark.rule("EU-234", "EU-236")
@pytest.mark.parametrize("seat", SEATS)
def test_each_hero_challenges_an_elemental_once(seat: int) -> None:
    table = board(4)
    lay(table, "i_kite", 2, -1)
    for other in SEATS:
        stand(table, other, AIR)
        assert no_challenge(table, other) is None
    answer(acting(table, seat), "challenge")
    assert interactions(table, AIR) == [int(other == seat) for other in SEATS]
    found = no_challenge(table, seat)
    assert found is not None
    assert (found.key, found.rule) == ("challenged", "EU-234")
    table.gold = [1, 1, 1, 1]
    assert [no_challenge(table, other) is None for other in SEATS] == [other != seat for other in SEATS]


@pytest.mark.rule("EU-243")
@pytest.mark.parametrize("seat", SEATS)
def test_a_quest_counts_the_tokens_of_its_hero(seat: int) -> None:
    table = board(4)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_kite", -1, -1)
    pickaxes(table, MINE, seat, 2)
    pickaxes(table, AIR, seat)
    for other in SEATS:
        mine, air = (2, 1) if other == seat else (0, 0)
        assert amount(table, other, "mine_token", 0) == mine
        assert amount(table, other, "elemental_token", 0) == air
        assert amount(table, other, "interaction_token", 0) == mine + air


@pytest.mark.rule("EU-301", "EU-274")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("element", ELEMENTS)
def test_an_essence_that_is_lifted_lies_loose_with_its_hero(seat: int, element: str) -> None:
    table = board(2)
    one = next(lies for lies in table.slots[seat] if lies >= 0)
    table.add_essence(one, ELEMENTS.index(element), 1)
    run(table, Shifting(seat, 1))
    word = table.cat.tile_ids[table.design[one]]
    answer(table, f"lift_essence {element} {word}")
    assert (loose(table, seat), loose(table, 1 - seat)) == ({element: 1}, {})
    assert table.stored[one] is None


@pytest.mark.rule("EUS-155", "EUS-160")
@pytest.mark.parametrize("seat", SEATS)
def test_who_has_beaten_the_demon_fights_it_no_more_and_the_others_do(seat: int) -> None:
    table = reveal(tale("abyss", 4), "v_temple")
    demon = fighter(table, "opponent-magma_demon")
    duel(table, "opponent-magma_demon", seat)
    table.story.monster_beaten(table, demon, table.at[seat])
    assert abyss.tale(table).demon == [int(other == seat) for other in SEATS]
    here = next(f"v_temple-{c}" for c in "abc" if space(table, f"v_temple-{c}") in table.absent)
    for other in SEATS:
        stand(table, other, here)
        assert table.story.opponents(table, other) == ([] if other == seat else [demon])


@pytest.mark.rule("EUS-152")
@pytest.mark.parametrize("seat", SEATS)
def test_who_has_fallen_in_this_round_falls_no_more_and_the_others_may(seat: int) -> None:
    table = tale("abyss", 4)
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    free(table, "i_abyss-c", "ii_abyss-a")
    for other in SEATS:
        stand(table, other, "i_abyss-c")
    acting(table, seat)
    (fall,) = offered(table, "fall")
    answer(table, fall)
    assert at(table, seat) == fall.split()[1]
    assert abyss.tale(table).fell == [table.round if other == seat else 0 for other in SEATS]
    falls = [[a for a in table.story.free_here(table, other) if a.kind == "fall"] for other in SEATS]
    assert [len(found) for found in falls] == [int(other != seat) for other in SEATS]


@pytest.mark.rule("EUS-104")
@pytest.mark.parametrize("seat", SEATS)
def test_each_hero_unravels_with_so_many_cards_in_a_turn_and_with_as_many_in_the_next(seat: int) -> None:
    table = tale("devastation", 4)
    golden = next(
        word for n, word in enumerate(table.cat.card_ids) if table.cat.card_gold[n] and table.golden.count(n) > 3
    )
    most = table.figure("cards_each_turn")
    hand(table, seat, **{golden: most + 2})
    acting(table, seat)
    for _ in range(most):
        answer(table, "unravel")
        if offered(table, "give_card"):
            answer(table, offered(table, "give_card")[0])
    assert "unravel" not in options(table)
    told = golem.tale(table)
    assert told.discarding == [table.round if other == seat else 0 for other in SEATS]
    assert told.discarded == [most if other == seat else 0 for other in SEATS]
    table.round += 1
    answer(acting(table, seat), "unravel")
    assert told.discarded[seat] == 1


@pytest.mark.rule("EUS-081", "EUS-082")
@pytest.mark.parametrize("seat", SEATS)
def test_a_legend_counts_for_who_has_completed_it(seat: int) -> None:
    table = reveal(tale("mirrezil", 4), "v_forge")
    for place in "abc":
        table.hero_token[space(table, f"v_forge-{place}")] = 0
    stand(table, seat, "v_forge-m")
    table.gold = [10, 10, 10, 10]
    answer(acting(table, seat), "legend unlit_forge")
    assert [scoring.counts(table, other)["quests"] for other in SEATS] == [int(other == seat) for other in SEATS]


@pytest.mark.rule("EUS-036", "EUS-037")
@pytest.mark.parametrize("seat", SEATS)
def test_who_has_handed_his_villagers_over_carries_none(seat: int) -> None:
    table = tale("rescue", 4)
    rescue.tale(table).carried = [1, 1, 1, 1]
    answer(acting(table, seat), "deliver")
    assert rescue.tale(table).carried == [int(other != seat) for other in SEATS]
    assert rescue.tale(table).handed == [int(other == seat) for other in SEATS]


@pytest.mark.rule("EUS-135", "EUS-134")
@pytest.mark.parametrize("seat", SEATS)
def test_a_token_of_an_elemental_lies_with_its_side_and_its_hero(seat: int) -> None:
    table = tale("revocation_1", 4)
    lay(table, "i_millbrook", 2, -1)
    lay(table, "i_kite", -1, -1)
    for where, element in (("i_millbrook-c", "water"), (AIR, "air")):
        pickaxes(table, where, seat)
        essences(table, seat, **{element: 1})
    stand(table, seat, AIR)
    told = revocation.tale(table)
    assert (told.airy, told.earthy) == ([0, 0, 0, 0], [0, 0, 0, 0])
    answer(acting(table, seat), "revoke")
    assert (told.airy, told.earthy) == ([int(other == seat) for other in SEATS], [0, 0, 0, 0])
    table.round += 1
    stand(table, seat, "i_millbrook-c")
    answer(acting(table, seat), "revoke")
    assert (told.airy, told.earthy) == ([2 * int(other == seat) for other in SEATS], [0, 0, 0, 0])

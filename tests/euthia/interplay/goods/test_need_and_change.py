"""Needs of Euthia that one makes oneself: wounds as a price, essences changed, cards sold, a die turned down."""

from __future__ import annotations

import pytest

from tests.euthia.fights import held_cards
from tests.euthia.interplay.scenes import excess, interactions, loose, turn, visiting
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refused,
    settle,
    stand,
)
from tests.euthia.tales import tale


@pytest.mark.rule("EU-242", "EU-208", "EU-273", "EU-258")
def test_who_bites_himself_down_to_two_points_is_healed_for_it_by_the_healer() -> None:
    table = visiting("ii_healer-c", "healer_6")
    equip(table, 0, "amulet_hunger")
    table.health[0] = 3
    acting(table)
    assert refused(table, "quest healer_6") == ("quest-not-met", "EU-242")
    answer(table, next(line for line in offered(table, "use") if "amulet_hunger" in line))
    while prompt(table) != "act":
        draw(table, "curse")
    assert (table.health[0], held_cards(table)) == (2, {"curse": 2})
    answer(table, "quest healer_6")
    assert (table.health[0], table.rep[0]) == (6, 1)


@pytest.mark.rule("EU-242", "EU-263", "EU-244", "EU-266")
def test_the_scholar_counts_tiles_on_the_board_and_none_that_is_only_revealed() -> None:
    table = visiting("iv_scholar-c", "scholar_3", heroes=("taesiri", "ael"))
    equip(table, 0, "torpor")
    table.reserve[0].append(table.cat.tile_index["silence"])
    acting(table)
    assert refused(table, "quest scholar_3") == ("quest-not-met", "EU-242"), "five"
    table.stack.clear()
    table.reserve[0].clear()
    equip(table, 0, "silence")
    answer(acting(table), "quest scholar_3")
    assert (table.rep[0], table.gold[0]) == (3, 2)


@pytest.mark.rule("EUS-132", "EUS-130", "EU-302", "EUS-134")
def test_a_catalyst_makes_of_water_the_fire_that_revokes_fire() -> None:
    table = tale("revocation_1")
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_cinder-c")
    pickaxes(table, "i_cinder-c", 0)
    give(table, 0, "catalyst")
    essences(table, 0, water=1)
    acting(table)
    assert offered(table, "revoke") == []
    answer(table, next(line for line in offered(table, "use") if line.startswith("use catalyst 1")))
    while prompt(table) != "act":
        answer(table, next((line for line in options(table) if "fire" in line), options(table)[0]))
    assert loose(table) == {"fire": 1}
    answer(table, offered(table, "revoke")[0])
    while prompt(table) != "act":
        answer(table, options(table)[0])
    assert (table.rep[0], loose(table), interactions(table, "i_cinder-c")) == (1, {}, [1, 0, 0, 0])


@pytest.mark.rule("EU-301", "EU-291", "EU-288", "EU-273")
def test_two_gaar_of_a_catalyst_beyond_the_slots_lie_in_the_sacks_as_far_as_there_are_sacks() -> None:
    table = board()
    give(table, 0, "catalyst")
    give(table, 0, "innkeepers_tonic")
    essences(table, 0, air=1)
    gaar = table.gaar[0]
    acting(table)
    answer(table, next(line for line in offered(table, "use") if line.startswith("use catalyst 2")))
    while excess(table, 0) < 1:
        answer(table, options(table)[0])
    assert (table.gaar[0], loose(table)) == (gaar + 2, {})
    assert prompt(table) != "act", "catalyst, tonic and one Gaar fill the sacks"
    answer(table, next(line for line in options(table) if "gaar" in line))
    assert (prompt(table), table.gaar[0]) == ("act", gaar + 1)
    assert not [line for line in offered(table, "use") if "catalyst" in line]


@pytest.mark.rule("EU-328", "EU-331", "EU-273", "EU-330")
def test_alone_silver_cards_sold_to_the_collector_go_under_their_deck_and_leave_the_reserve_alone() -> None:
    table = board(1, heroes=("skoldur",))
    equip(table, 0, "debt_collector")
    hand(table, 0, curse=2)
    reserve = list(table.silver_reserve)
    acting(table)
    answer(table, "use debt_collector 1")
    while prompt(table) != "act":
        answer(table, options(table)[0])
    assert (table.gold[0], held_cards(table)) == (2, {})
    assert [table.cat.card_ids[one] for one in table.bottom[0]] == ["curse", "curse"]
    assert list(table.silver_reserve) == reserve


@pytest.mark.rule("EU-361", "EU-363", "EU-360", "EU-220")
def test_a_whisper_turns_the_die_of_four_to_three_and_three_is_what_he_gets() -> None:
    table = board(heroes=("skoldur", "ael"))
    table.dwurt_die[0], table.dwurt[0], table.rep[0] = 4, 2, 5
    turn(table)
    answer(table, "use whispering_die 2")
    assert table.dwurt_die[0] == 3
    health = table.health[0]
    answer(table, "end")
    while table.pending:
        if table.pending[0].seat < 0:
            settle(table)
        else:
            answer(table, options(table)[0])
    assert (table.dwurt[0], table.rep[0], table.health[0]) == (3, 4, health - 2)
    assert sum(held_cards(table).values()) == 3

"""Dragons and Looming Doom of Euthia against the base rules: stages, events, wards, witnesses, the last fights."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import doom, farruga
from tests.euthia.fights import fight, held_cards, on
from tests.euthia.interplay.scenes import (
    interactions,
    market,
    max_health,
    parts,
    rounds_on,
    trading,
    visiting,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    draw,
    equip,
    fighter,
    give,
    hand,
    lay,
    offered,
    options,
    prompt,
    roll,
    settle,
    space,
    stand,
    thing,
    told,
)
from tests.euthia.tales import moment, reveal, tale

# Dragons


@pytest.mark.rule("EUS-017", "EUS-015", "EU-146", "EUS-018")
def test_a_scroll_of_wrath_may_finish_a_stage_in_preparation() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 0
    dragon = farruga.tale(table)
    dragon.at, dragon.damage, dragon.dealt[1] = space(table, "i_wayfarers-b"), 10, 10
    give(table, 0, "scroll_wrath")
    stand(table, 0, "i_wayfarers-b")
    acting(table)
    answer(table, "fight farruga_1")
    on(table, "prepare")
    assert fight(table).damage == 10
    answer(table, "use scroll_wrath 1")
    on(table, "act")
    assert told(table, "monster-rolled") == []
    assert table.rep == [1 + 1, 2], "4 by shares of 5 and 10 in 15, rounded down, the rest for the last blow"


@pytest.mark.rule("EUS-086", "EU-146", "EU-193")
def test_damage_of_a_scroll_in_preparation_does_not_use_up_the_artefacts_bonus() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    for _ in range(2):
        give(table, 0, "artefact_last_ember")
    give(table, 0, "scroll_wrath")
    stand(table, 0, "v_roost-c")
    acting(table)
    answer(table, "fight mirrezil_1")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    assert fight(table).damage == 5
    on(table, "hero-roll")
    table.health[0] = 6
    roll(table, 6, 6)
    on(table, "monster-roll")
    assert fight(table).damage == 5 + 1 + 2, "12 less 3 is 9: one damage and one for each artefact"


@pytest.mark.rule("EUS-085", "EU-215", "EU-216", "EUS-006")
def test_a_hero_killed_by_the_dragons_breath_rises_in_the_chapel_and_loses_two() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    stand(table, 0, "v_roost-a")
    table.health[0], table.rep[0], table.gaar[0] = 2, 5, 0
    moment(table, "round_end", 5)
    assert (at(table), table.rep[0], table.gaar[0], table.health[0]) == ("i_chapel_priest-m", 3, 0, 6)


@pytest.mark.rule("EUS-079", "EU-085", "EU-374")
def test_sealed_gates_close_portals_but_neither_scrolls_nor_falls() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "sealed_gates")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    stand(table, 0, "i_wayfarers-c")
    give(table, 0, "scroll_leagues")
    acting(table)
    assert offered(table, "portal") == []
    answer(table, "use scroll_leagues 1")
    assert "teleport i_stones-b" in options(table)


@pytest.mark.rule("EUS-079", "EU-112", "EU-107")
def test_rich_seams_and_a_minecart_give_two_resources_and_one_token() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "rich_seams")
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    equip(table, 0, "miners_mitts")
    acting(table)
    answer(table, "mine")
    if any(line.startswith("use miners_mitts") for line in options(table)):
        answer(table, "use miners_mitts 1")
    settle(table)
    while prompt(table) != "act":
        answer(table, options(table)[0])
        settle(table)
    assert len(table.resources[0]) == 2
    assert interactions(table, "i_wayfarers-a") == [1, 0, 0, 0]
    assert len(table.minerals_discard[0]) == 2


@pytest.mark.rule("EUS-079", "EU-123", "EU-122")
def test_open_stalls_give_one_more_free_renewal_in_each_trade() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "open_stalls")
    market(1, table=table)
    trading(table)
    for _ in range(2):
        settle(answer(table, "renew"))
        assert table.gold[0] == 1
    settle(answer(table, "renew"))
    assert table.gold[0] == 0


@pytest.mark.rule("EUS-079", "EU-220", "EU-328", "EU-329")
def test_the_silver_moon_makes_a_full_hand_discard_and_without_rivals_feeds_the_reserve() -> None:
    table = tale("mirrezil")
    hand(table, 1, curse=5)
    table.round = 2
    draw(moment(table, "round_start", 2), "silver_moon")
    settle(table)
    assert (prompt(table), table.pending[0].seat) == ("hand-limit", 1)
    answer(table, offered(table, "drop_card")[0])
    assert [sum(held_cards(table, seat).values()) for seat in range(2)] == [1, 5]
    coop = tale("mirrezil", 3, "coop")
    coop.round = 2
    draw(moment(coop, "round_start", 2), "silver_moon")
    settle(coop)
    assert [sum(held_cards(coop, seat).values()) for seat in range(3)] == [1, 1, 1]
    assert (len(coop.silver_reserve), len(coop.gold_reserve)) == (3, 0)


@pytest.mark.rule("EUS-068", "EU-252", "EU-254", "EU-242")
def test_a_razed_post_gives_its_owner_neither_points_nor_quests_any_more() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 0
    assert parts(table)["trade_tokens"] == 1
    table.round = 3
    draw(moment(table, "round_end", 3), "scorching_pass")
    assert parts(table)["trade_tokens"] == 0
    table.stack.clear()
    visiting("i_innkeeper-b", "innkeeper_6", table=table, place=(1, 1))
    acting(table)
    assert offered(table, "quest") == []
    assert table.freed(space(table, "i_wayfarers-b"))


@pytest.mark.rule("EUS-073", "EU-115", "EUS-074")
def test_a_ward_on_a_rivals_post_saves_it_for_the_rival_who_gains_the_point() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    post = "i_wayfarers-b"
    table.trade_token[space(table, post)] = 1
    stand(table, 0, post)
    table.gold[0] = 3
    acting(table)
    answer(table, "trade", f"ward {post}", "done")
    assert table.gold == [0, 1]
    stand(table, 0, "i_chapel-m")
    table.stack.clear()
    table.pending = ()
    table.round = 3
    draw(moment(table, "round_end", 3), "scorching_pass")
    assert (table.rep, table.ruined) == ([0, 1], [])


# Looming Doom


@pytest.mark.rule("EUS-045", "EUS-046", "EU-261", "EU-294")
def test_the_deserter_takes_an_elite_for_a_trophy_and_the_witch_no_essence_of_a_tile() -> None:
    table = tale("doom", heroes=("taesiri", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_millbrook", 1, 1)
    doom.tale(table).turned[:4] = [1, 1, 1, 1]
    table.trophies[0] = [fighter(table, "elite-old_gnash")]
    table.stored[thing(table, 0, "cold_word")] = (1, 0, 0, 0)
    stand(table, 0, "i_millbrook-c")
    acting(table)
    assert offered(table, "clue") == []
    table.stack.clear()
    stand(table, 0, "i_wayfarers-c")
    acting(table)
    answer(table, "clue deserter")
    assert (doom.tale(table).clues[0], table.trophies[0]) == (1, [])


@pytest.mark.rule("EUS-049", "EU-356", "EUS-052", "EU-357")
def test_before_the_last_fights_skoldur_fills_his_dwurt_and_keeps_gaar_in_his_sacks() -> None:
    table = tale("doom", 2, heroes=("skoldur", "ael"))
    table.round, table.dwurt[0], table.gaar[0], table.health[0] = 9, 1, 1, 1
    rounds_on(table)
    assert (table.dwurt[0], table.gaar[0]) == (5, 1)
    assert table.health[0] == max_health(table, 0)


@pytest.mark.rule("EUS-048", "EU-361", "EU-360")
def test_the_dwurt_die_of_the_last_fights_is_not_resolved_for_no_turn_is_taken() -> None:
    table = tale("doom", 2, heroes=("skoldur", "ael"))
    table.round, table.rep[0] = 9, 9
    rounds_on(table)
    for n in range(4):
        on(table, "monster-roll")
        table.dwurt_die[0] = 4 if n < 2 else table.dwurt_die[0]
        fight(table).damage = 99
        roll(table, 1, 1)
    on(table)
    assert told(table, "dwurt-face") == []
    assert table.rep[0] == 9 + 3 + 5


@pytest.mark.rule("EUS-053", "EU-146", "EU-195", "EUS-051")
def test_a_weakened_accomplice_is_killed_in_preparation_and_the_saboteur_follows() -> None:
    table = tale("doom", 2)
    table.round, doom.tale(table).clues[0] = 9, 2
    give(table, 0, "scroll_wrath")
    rounds_on(table)
    answer(table, "clues 2")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    on(table, "monster-roll")
    assert fight(table).seat == 0
    assert table.cat.foes.ids[fight(table).foe] == "saboteur"
    assert fight(table).damage == 0
    assert table.rep[0] == 3

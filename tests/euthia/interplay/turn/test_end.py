"""The end of Euthia where rules meet: the last round, deaths before scoring, what counts twice, once or not at all."""

from __future__ import annotations

import pytest

from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.scenarios import farruga, mirrezil
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import on
from tests.euthia.interplay.scenes import (
    end_turn,
    interactions,
    lose,
    market,
    parts,
    rounds_on,
    trading,
    visiting,
    walked,
    win,
    worth,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    fighter,
    free,
    gems,
    give,
    hand,
    lay,
    options,
    pickaxes,
    prompt,
    set_gem,
    settle,
    space,
    stand,
    told,
    top,
)
from tests.euthia.tales import tale


@pytest.mark.rule("EU-043", "EU-361", "EU-364", "EU-040")
def test_the_dwurt_die_of_the_last_turn_is_resolved_before_scoring_and_no_token_is_kept() -> None:
    table = board(heroes=("ael", "skoldur"))
    table.round = 8
    rounds_on(table)
    end_turn(table)
    table.dwurt[1], table.dwurt_die[1], table.rep = 0, 4, [5, 5]
    answer(table, "end")
    settle(table)
    assert not table.pending
    assert table.rep[1] == 4
    result = Euthia().result(table)
    assert result is not None
    assert list(result.winners) == [0]


@pytest.mark.rule("EU-255", "EU-252", "EU-210", "EU-256")
def test_a_death_in_the_last_turn_takes_two_and_gives_the_monster_player_a_token() -> None:
    table = board()
    table.round = 8
    lay(table, "i_stones", 2, -1)
    table.first = 1
    rounds_on(table)
    end_turn(table)
    table.rep = [10, 8]
    top(table, "thorn_boar")
    stand(table, 0, "i_stones-b")
    answer(table, "walk trade", "move i_stones-a")
    lose(table)
    end_turn(table)
    result = Euthia().result(table)
    assert result is not None
    assert [parts(table, seat)["deaths"] for seat in range(2)] == [-2, 0]
    assert [parts(table, seat)["rival_tokens"] for seat in range(2)] == [0, 1]
    assert list(result.scores) == [8, 9]
    assert list(result.winners) == [1]


@pytest.mark.rule("EU-202", "EU-111", "EU-254", "EU-252")
def test_a_mine_won_counts_two_tokens_until_it_is_mined_and_one_then() -> None:
    table = board()
    lay(table, "i_osier", 2, -1)
    walked(table, "i_osier-a", "i_osier-b", "thorn_boar")
    win(table)
    pickaxes(table, "i_osier-a", 0, 1)
    assert parts(table)["interaction_tokens"] == 1, "three tokens"
    settle(answer(table, "mine"))
    assert interactions(table, "i_osier-b") == [1, 0, 0, 0]
    assert parts(table)["interaction_tokens"] == 0, "two"
    assert "mine" not in options(table)


@pytest.mark.rule("EU-249", "EU-130", "EU-251")
def test_raw_demonite_scores_its_reputation_although_its_other_side_is_worth_more() -> None:
    table = board()
    table.resources[0] = [table.cat.resource_index["raw_demonite"]]
    assert (worth(table)["resources"], worth(table)["reputation"], worth(table)["gems"]) == (0, 3, 0)


@pytest.mark.rule("EU-247", "EU-246", "EU-127", "EU-248")
def test_armour_scores_its_price_its_gems_and_the_slot_it_lies_on() -> None:
    table = market(20)
    trading(table)
    answer(table, "unlock cuirass 10", "done")
    cuirass = give(table, 0, "king_cuirass")
    set_gem(table, cuirass, "ruby")
    set_gem(table, cuirass, "onyx", active=False, second=True)
    acting(table)
    answer(table, "arrange", "equip king_cuirass 10", "done")
    assert (worth(table)["items"], worth(table)["gems"], worth(table)["slots"]) == (10, 4, 2)
    assert table.gold[0] == 18


@pytest.mark.rule("EU-256", "EU-140", "EU-137")
def test_a_control_card_in_hand_decides_no_tie() -> None:
    table = board(3)
    table.round = 8
    rounds_on(table)
    table.rep = [5, 5, 0]
    table.control = [1, 0, 0]
    table.control_deck.remove(0)
    hand(table, 0, curse=1)
    hand(table, 1, curse=1)
    for _ in range(3):
        end_turn(table)
    result = Euthia().result(table)
    assert result is not None
    assert list(result.winners) == [0, 1]


@pytest.mark.rule("EU-252", "EUS-082", "EU-242")
def test_legends_and_quests_are_counted_together_in_one_row_of_the_table() -> None:
    table = tale("mirrezil")
    table.quests[0] = [table.cat.quest_index["priest_1"]]
    before = parts(table)["quests"]
    lay(table, "v_forge", 2, -1)
    mirrezil.tale(table).up[5] = 1
    free(table, "v_forge-a", "v_forge-b", "v_forge-c")
    stand(table, 0, "v_forge-m")
    table.gold[0] = 10
    acting(table)
    answer(table, "legend unlit_forge")
    assert (before, parts(table)["quests"]) == (1, 2)


@pytest.mark.rule("EU-312", "EU-252", "EU-372", "EU-247")
def test_an_elite_whose_card_was_given_to_the_griffin_still_scores_its_bounty() -> None:
    table = board(2, elites=True, griffin=True)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_griffin", -1, -1)
    table.beast = space(table, "i_griffin-b")
    table.bounty = fighter(table, "elite-old_gnash")
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "fight old_gnash")
    win(table, "trophy")
    answer(table, "keep")
    on(table, "act")
    assert worth(table)["items"] == 0
    answer(table, "griffin", "land i_chapel-m")
    assert (table.trophies[0], parts(table)["elites"]) == ([], 1)
    assert at(table) == "i_chapel-m"


@pytest.mark.rule("EUS-107", "EUS-110", "EUS-108", "EU-043")
def test_a_spell_broken_in_the_first_turn_of_a_round_lets_the_others_finish_it() -> None:
    table = tale("devastation", 2)
    table.round = 5
    told = golem_tale(table)
    told.at, told.counter, told.arrived = space(table, "i_chapel-a"), 1, 2
    rounds_on(table)
    hand(table, 0, power_up=1)
    answer(table, "arrange", "done")
    answer(table, "unravel")
    settle(table)
    assert (prompt(table), golem_tale(table).counter) == ("act", 0)
    end_turn(table)
    assert (prompt(table), table.pending[0].seat) == ("act", 1)
    end_turn(table)
    assert not table.pending
    assert table.round == 5
    assert [parts(table, seat)["scenario"] for seat in range(2)] == [1 + 3, 0]


@pytest.mark.rule("EUS-061", "EUS-068", "EU-252", "EU-043")
def test_the_raid_of_the_last_round_comes_before_scoring() -> None:
    table = tale("farruga", 2)
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 0
    table.round = 12
    farruga.tale(table).drawn[:4] = [0, 1, 1, 1]
    rounds_on(table)
    end_turn(table)
    end_turn(table)
    settle(table)
    assert not table.pending
    assert table.ruined == [space(table, "i_wayfarers-b")]
    assert parts(table)["trade_tokens"] == 0


@pytest.mark.rule("EU-042", "EU-043", "EU-313")
def test_quests_done_in_the_last_turn_count_though_no_card_follows() -> None:
    table = board()
    table.round = 8
    rounds_on(table)
    end_turn(table)
    visiting("i_miner-c", "miner_7", table=table)
    stand(table, 0, "i_chapel-m")
    stand(table, 1, "i_miner-c")
    gems(table, 1, sapphire=1)
    answer(table, "arrange", "done")
    answer(table, "quest miner_7")
    answer(table, "end")
    settle(table)
    assert not table.pending
    assert parts(table, 1)["quests"] == 1
    assert told(table, "score") != []


@pytest.mark.rule("EU-028", "EU-264", "EU-216", "EU-196")
def test_reputation_lost_by_a_death_makes_a_monster_reward_again() -> None:
    table = board(heroes=("dral", "ael"))
    lay(table, "i_cinder", -1, -1)
    lay(table, "i_stones", 2, -1)
    table.rep[0], table.health[0], table.moves[0] = 13, 1, 1
    stand(table, 0, "i_chapel-a")
    acting(table)
    answer(table, "move i_cinder-c")
    assert (at(table), table.rep[0]) == ("i_chapel-m", 11)
    table.stack.clear()
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    win(table)
    assert table.rep[0] == 12
    assert table.gold[0] == 2 + 3

"""Rounds and turns of Euthia: tokens, unengaging, the order of turns, the fourth slot, what a token is worth."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ACTIONS, ENCOUNTERS
from taverne.games.euthia.box.vocabulary import Gain
from taverne.games.euthia.rules.goods.gains import grant
from taverne.games.euthia.rules.travel.quests import reveal
from taverne.games.euthia.rules.turn.course import Playing, TakingTurn
from taverne.games.euthia.state.game_state import OVER, EuthiaState
from taverne.games.euthia.state.hero_state import SetGem
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    lay,
    offered,
    options,
    prompt,
    ready,
    refused,
    ring,
    run,
    set_gem,
    settle,
    stand,
    tokens,
    told,
)


def end_turn(table: EuthiaState, keep: str = "nothing") -> None:
    """End the turn of whoever is asked, keeping a token if that is asked."""
    answer(table, "end")
    if prompt(table) == "carry":
        answer(table, f"carry {keep}")
    settle(table)


def rounds_on(table: EuthiaState) -> EuthiaState:
    """Begin a new round on a table: the whole course, at the start of a round."""
    playing = Playing()
    playing.go(playing.begin_round)
    run(table, playing)
    return settle(table)


@pytest.mark.rule("EU-036")
def test_each_round_brings_every_player_one_token_of_each_kind() -> None:
    table = board(2)
    table.ready = [[0] * 3 for _ in table.ready]
    rounds_on(table)
    assert table.ready == [[1] * 3] * 2
    answer(table, "walk mining", "walk combat")
    assert table.ready == [[0, 1, 0], [1, 1, 1]]
    end_turn(table)
    end_turn(table)
    assert table.round == 2
    assert table.ready == [[1] * 3] * 2


@pytest.mark.rule("EU-037")
def test_each_round_unengages_tiles_and_makes_gems_active() -> None:
    table = board(2)
    helmet = equip(table, 0, "leather_helmet")
    other = equip(table, 1, "leather_helmet")
    table.engaged[helmet] = table.engaged[other] = 1
    set_gem(table, helmet, "emerald", active=False)
    set_gem(table, other, "ruby", active=False, second=True)
    active = (SetGem(1), SetGem(4))
    rounds_on(table)
    assert (table.engaged[helmet], table.engaged[other]) == (0, 0)
    assert (table.gem1[helmet], table.gem2[other]) == active


@pytest.mark.rule("EU-038")
def test_each_player_takes_one_turn_clockwise_from_the_first() -> None:
    table = board(4)
    table.first = 2
    rounds_on(table)
    seats = []
    for _ in range(8):
        seats.append(table.pending[0].seat)
        end_turn(table)
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("EU-039")
def test_a_hero_comes_to_the_chapel_at_the_start_of_his_first_turn() -> None:
    table = board(2)
    table.at = [NONE, NONE]
    rounds_on(table)
    assert at(table, 0) == "i_chapel-m"
    assert table.at[1] == NONE
    end_turn(table)
    assert at(table, 1) == "i_chapel-m"


@pytest.mark.rule("EU-040", "EU-053")
def test_one_unused_token_may_be_kept_as_a_fourth() -> None:
    table = rounds_on(board(2))
    answer(table, "walk mining", "end")
    assert options(table) == ["carry nothing", "carry trade", "carry combat"]
    answer(table, "carry trade")
    assert table.ready[0] == [0, 0, 0]
    assert ACTIONS[table.kept[0]] == "trade"
    end_turn(table)
    answer(table, "walk trade")
    assert table.moves[0] == 2
    answer(table, "walk trade")
    assert table.moves[0] == 4
    assert refused(table, "walk trade") == ("no-token", "EU-054")


@pytest.mark.rule("EU-040")
def test_tokens_that_are_not_kept_leave_the_board() -> None:
    table = rounds_on(board(2))
    end_turn(table)
    assert table.ready[0] == [0, 0, 0]
    assert table.kept[0] == NONE


@pytest.mark.rule("EU-041")
def test_never_more_than_one_token_is_carried_over() -> None:
    table = rounds_on(board(1))
    end_turn(table, "combat")
    answer(table, "end")
    assert options(table) == ["carry nothing", "carry mining", "carry trade", "carry combat"]
    answer(table, "carry mining")
    settle(table)
    assert ACTIONS[table.kept[0]] == "mining"
    assert table.ready == [[1, 1, 1]]


@pytest.mark.rule("EU-043")
def test_the_game_ends_after_the_last_round_of_the_scenario() -> None:
    table = board(2)
    table.round = 8
    rounds_on(table)
    end_turn(table)
    assert table.round == 8
    assert table.phase != OVER
    end_turn(table)
    assert table.phase == OVER
    assert told(table, "over") == [{"round": 8}]
    assert not table.pending


@pytest.mark.rule("EU-043")
def test_the_marker_advances_after_the_last_players_turn() -> None:
    table = rounds_on(board(2))
    end_turn(table)
    assert table.round == 1
    end_turn(table)
    assert table.round == 2


@pytest.mark.rule("EU-049", "EU-052")
def test_actions_may_interrupt_movement_and_points_are_kept() -> None:
    table = board(2)
    ring(table, "i_millbrook", "i_wayfarers")
    stand(table, 0, "i_wayfarers-c")
    acting(table)
    answer(table, "walk trade", "move i_wayfarers-a")
    assert table.moves[0] == 1
    answer(table, "mine")
    settle(table)
    assert told(table, "mined")
    assert table.moves[0] == 1
    answer(table, "move i_wayfarers-c")
    assert table.moves[0] == 0


@pytest.mark.rule("EU-050", "EU-054")
def test_an_action_needs_its_token_and_each_token_works_once() -> None:
    table = board(2)
    lay(table, "i_wayfarers", 1, 1)
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    assert "mine" in options(table)
    answer(table, "mine")
    settle(table)
    assert table.ready[0] == [0, 1, 1]
    assert refused(table, "walk mining") == ("no-token", "EU-054")
    tokens(table, 0, "trade")
    table.interaction = [[], [], [], []]
    assert refused(table, "mine") == ("no-token", "EU-050")


@pytest.mark.rule("EU-051")
def test_free_actions_cost_no_token_and_may_be_repeated() -> None:
    table = board(2)
    tokens(table, 0)
    table.gold[0] = 3
    acting(table)
    answer(table, "chapel potion", "chapel potion", "chapel potion")
    assert table.gold[0] == 0
    assert told(table, "chapel") == [{"seat": 0, "what": "potion", "n": 1}] * 3


@pytest.mark.rule("EU-053")
def test_a_token_gives_its_points_or_its_action_never_both() -> None:
    table = board(2)
    lay(table, "i_wayfarers", 1, 1)
    stand(table, 0, "i_wayfarers-a")
    acting(table)
    answer(table, "walk mining")
    assert table.moves[0] == 1
    assert "mine" not in options(table)
    assert refused(table, "mine") == ("no-token", "EU-050")


@pytest.mark.rule("EU-055")
@pytest.mark.parametrize(("action", "points"), [("mining", 1), ("trade", 2), ("combat", 1)])
def test_movement_points_of_the_tokens(action: str, points: int) -> None:
    table = acting(board(2))
    answer(table, f"walk {action}")
    assert table.moves[0] == points


@pytest.mark.rule("EU-065")
def test_points_left_at_the_end_of_a_turn_are_lost() -> None:
    table = board(1)
    run(table, TakingTurn(0))
    answer(table, "walk trade", "end", "carry nothing")
    assert table.moves[0] == 0
    table.moves[0] = 3
    run(table, TakingTurn(0))
    assert offered(table, "move") == []


@pytest.mark.rule("EU-327")
def test_alone_each_round_puts_a_silver_card_into_the_reserve() -> None:
    table = ready(1)
    for number in (1, 2, 3):
        assert table.round == number
        assert len(table.silver_reserve) == number
        end_turn(table)


@pytest.mark.rule("EU-353")
def test_together_each_turn_puts_a_silver_card_into_the_reserve() -> None:
    table = ready(3, "coop")
    assert len(table.silver_reserve) == 1
    end_turn(table)
    assert (table.round, len(table.silver_reserve)) == (1, 2)


@pytest.mark.rule("EU-042")
def test_encounters_are_refilled_after_a_turn_with_a_completed_quest_only() -> None:
    table = board(2)
    miner = ENCOUNTERS.index("miner")
    reveal(table, miner)
    advance(table)
    settle(table)
    table.quests_up[miner].pop()
    run(table, TakingTurn(0))
    answer(table, "end", "carry nothing")
    assert len(table.quests_up[miner]) == 1
    run(table, TakingTurn(1))
    table.finished = 1
    answer(table, "end", "carry nothing")
    settle(table)
    assert len(table.quests_up[miner]) == 2
    assert table.quest_left[miner] == 1


@pytest.mark.rule("EU-028")
def test_reputation_goes_on_beyond_fifty_and_a_hundred() -> None:
    table = board(2)
    for before, after in ((48, 51), (98, 101)):
        table.rep[0] = before
        grant(table, 0, table.cat.ops([Gain(rep=3)]), "test")
        advance(table)
        assert table.rep[0] == after


@pytest.mark.rule("EU-047")
def test_tokens_never_run_out() -> None:
    table = board(2)
    lay(table, "i_magpie", 2, -1)
    others = [one for one in range(len(table.hero_token)) if one >> 2 != table.cat.map.index["i_magpie"]]
    for one in others[:60]:
        table.hero_token[one] = 0
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "treasure")
    assert table.hero_token.count(0) == 61

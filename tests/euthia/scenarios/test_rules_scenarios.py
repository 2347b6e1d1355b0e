"""Rules of Euthia that hold in all scenarios, and The Hunt: goals, marks, the opening trade, start items."""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.scenarios import rescue
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.rules.turn.course import Playing
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import answer, board, offered, options, prompt, ready, run, settle, thing, told
from tests.euthia.tales import moment, tale


def concluded(scenario: str, reps: tuple[int, ...], mode: str = "coop") -> int:
    table = board(len(reps), mode, scenario)
    table.rep = list(reps)
    missing = [scoring.total(table, seat) - reps[seat] for seat in range(len(reps))]
    table.rep = [rep - more for rep, more in zip(reps, missing, strict=True)]
    table.story.conclude(table)
    return table.won


@pytest.mark.rule("EUS-028")
@pytest.mark.parametrize(("rep", "won"), [(24, 0), (25, 1), (32, 1), (33, 2), (40, 2), (41, 3)])
def test_a_hunt_alone_is_rated_by_the_final_reputation(rep: int, won: int) -> None:
    assert concluded("hunt", (rep,)) == won


@pytest.mark.rule("EUS-029")
@pytest.mark.parametrize(("reps", "won"), [((50, 24), 0), ((25, 60), 1), ((33, 41), 2), ((45, 41), 3)])
def test_a_hunt_together_is_rated_by_the_lowest_hero(reps: tuple[int, int], won: int) -> None:
    assert concluded("hunt", reps) == won


@pytest.mark.rule("EUS-023")
def test_among_rivals_no_goal_is_looked_at() -> None:
    assert concluded("hunt", (50, 24), "competitive") == -1


@pytest.mark.rule("EUS-023")
def test_heroes_without_rivals_win_or_lose_together_whatever_their_reputation() -> None:
    for handed, won in ((5, 0), (6, 1)):
        table = tale("rescue", 2, "coop")
        rescue.tale(table).handed[0] = handed
        table.rep = [0, 40]
        settle(run(table, Playing(at=Playing.INDEX["finish"])))
        result = Euthia().result(table)
        assert table.won == won
        assert result is not None
        assert result.winners == ((0, 1) if won else ())


@pytest.mark.rule("EUS-025")
@pytest.mark.rule("EUS-026")
@pytest.mark.rule("EUS-027")
def test_the_hunt_is_offered_first_and_has_eight_rounds_without_elites_and_griffin() -> None:
    game = Euthia()
    state = game.new_state(game.check({}, 2), 2, 1)
    assert state.plan.id == "hunt"
    assert state.plan.rounds == 8
    assert (state.elites, state.griffin) == (0, 0)


@pytest.mark.rule("EUS-002")
@pytest.mark.rule("EUS-003")
@pytest.mark.parametrize(("seats", "mode", "tiles"), [(1, "", 18), (2, "", 24), (2, "coop", 24), (4, "coop", 28)])
def test_the_row_of_the_tile_table_is_the_number_of_heroes_in_every_mode(seats: int, mode: str, tiles: int) -> None:
    table = ready(seats, mode)
    assert sum(map(len, table.coming)) == tiles
    fixed = [tile for chapter in range(3) for tile in table.cat.map.drawn[chapter][0]]
    used = [tile for tile in fixed if any(tile in pile for pile in table.coming)]
    assert len(used) == (6 if seats == 1 else 9)
    assert seats > 1 or all(table.cat.map.solo[tile] for tile in used)


@pytest.mark.rule("EUS-004")
def test_scenario_tiles_that_are_named_join_their_chapters_and_no_others() -> None:
    table = ready(2, scenario="abyss")
    special = [tile for tile in range(table.cat.map.tiles) if table.box.cards.territory[tile].kind == "scenario"]
    used = Counter(
        (table.cat.map.ids[tile], chapter + 1)
        for chapter, pile in enumerate(table.coming)
        for tile in pile
        if tile in special
    )
    assert used == {(name, 1 + ("i", "ii", "iii", "iv", "v").index(name.split("_")[0])): 1 for name in table.plan.tiles}


@pytest.mark.rule("EUS-005")
@pytest.mark.rule("EUS-006")
def test_the_chapel_with_priest_is_the_only_chapel_and_brings_his_quests_at_once() -> None:
    table = ready(2, scenario="abyss")
    chart = table.cat.map
    assert [chart.ids[tile] for tile in table.order] == ["i_chapel_priest"]
    plain = chart.index["i_chapel"]
    assert not any(plain in pile for pile in table.coming)
    priest = chart.encounter[4 * table.order[0] + 3]
    assert table.met[priest] == 1
    assert table.quests_up[priest]
    assert table.at[table.first] == 4 * table.order[0] + 3


@pytest.mark.rule("EUS-007")
def test_elites_are_set_up_if_they_are_wanted_or_if_the_scenario_always_has_them() -> None:
    assert ready(2, scenario="rescue").bounty_left == [0, 0, 0]
    assert sum(map(bool, ready(2, scenario="rescue", elites=True).bounty_left)) == 2
    assert sum(map(bool, ready(2, scenario="doom").bounty_left)) == 2


@pytest.mark.rule("EUS-008")
def test_start_items_lie_on_every_board_before_the_first_round() -> None:
    table = ready(2, scenario="abyss")
    for seat in range(2):
        assert thing(table, seat, "teleport_scroll") >= 0
        assert thing(table, seat, "catalyst") >= 0


def opening() -> EuthiaState:
    table = ready(2, scenario="revocation_2", heroes=("maeldur", "keleia"))
    assert prompt(table) == "trade"
    return table


@pytest.mark.rule("EUS-009")
def test_heroes_with_start_gold_trade_before_the_first_round_in_seat_order() -> None:
    table = opening()
    assert table.pending[0].seat == 0
    assert told(table, "round") == []
    merchants = [tile for tile in table.offer[0] if table.cat.tile_cost[tile] <= 12]
    assert {str(table.cat.buy_tile[tile]) for tile in merchants} <= set(options(table))
    assert offered(table, "reveal_tiles")
    answer(table, "done")
    settle(table)
    assert (prompt(table), table.pending[0].seat) == ("trade", 1)
    settle(answer(table, "done"))
    assert prompt(table) == "act"
    assert len(told(table, "round")) == 1


@pytest.mark.rule("EUS-010")
def test_in_the_opening_trade_nothing_is_sold_nobody_heals_and_gold_is_kept() -> None:
    table = opening()
    table.health[0] = 1
    assert not [line for line in options(table) if line.startswith(("sell", "heal"))]
    settle(answer(table, "done"))
    assert table.gold == [12, 12]


@pytest.mark.rule("EUS-022")
def test_a_late_tile_is_laid_at_the_end_of_its_round_where_the_first_player_says() -> None:
    table = tale("abyss")
    table.first = 1
    temple = table.cat.map.index["v_temple"]
    table.coming[4] = [temple]
    table.round = 8
    moment(table, "round_end", 8)
    assert not table.pending
    table.round = 9
    moment(table, "round_end", 9)
    assert (prompt(table), table.pending[0].seat) == ("lay-late", 1)
    assert len(offered(table, "lay")) == 6
    answer(table, "lay 1 1")
    assert table.laid[temple] == 1
    assert (table.tile_q[temple], table.tile_r[temple]) == (1, 1)
    assert table.coming[4] == []


@pytest.mark.rule("EUS-022")
def test_a_tile_that_lies_already_is_not_late() -> None:
    table = tale("abyss")
    table.round = 9
    moment(table, "round_end", 9)
    assert not table.pending


@pytest.mark.rule("EUS-024")
def test_add_ons_count_among_rivals_only() -> None:
    for mode, more in (("competitive", 3), ("coop", 0)):
        table = tale("rescue", 2, mode)
        rescue.tale(table).handed[0] = 1
        assert scoring.parts(table, 0)["scenario"] == more


@pytest.mark.rule("EU-355")
def test_final_scores_are_told_to_heroes_without_rivals_and_decide_nothing() -> None:
    table = tale("rescue", 2, "coop")
    rescue.tale(table).handed[0] = 5
    table.rep = [60, 60]
    settle(run(table, Playing(at=Playing.INDEX["finish"])))
    assert [(score["seat"], score["n"]) for score in told(table, "score")] == [
        (seat, scoring.total(table, seat)) for seat in (0, 1)
    ]
    assert min(scoring.total(table, seat) for seat in (0, 1)) >= 60
    assert table.won == 0

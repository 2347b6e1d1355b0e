"""How the strategist of Conquest of Nerath plans a turn: what points are worth, which attacks go together, and what it
does with new units.

Small positions; how many wars it wins is left to benchmarks and the arena.
"""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.nerath.bots.campaign import TREASURE, Campaign, Prospect, added
from taverne.games.nerath.bots.chances import GOLD, SPAN, Standing, gains, scale
from taverne.games.nerath.bots.greedy import remembered
from taverne.games.nerath.bots.plans import Move
from taverne.games.nerath.bots.players import Strategist
from taverne.games.nerath.bots.strategist import BOLD, campaigning, strategist
from taverne.games.nerath.bots.values import point_value
from taverne.games.nerath.box.vocabulary import UNITS
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.rules.movement.movement import Moving
from taverne.games.nerath.rules.phases.reinforcement import Reinforcing
from taverne.games.nerath.state.game_state import MOVEMENT, NerathState
from tests.nerath.positions import board, count, hold, hold_all, put, run, ship, space, turn

ONE = (1, 1, 1, 1)
"""Each of four sides has one turn in a round."""
OVER = (0, 0, 0, 0)
"""Nobody has a turn left in this round."""


# What points are worth


def test_a_turn_scores_something_for_certain_only_if_there_is_one() -> None:
    assert gains(0) == ((0, 1.0),)
    assert sum(chance for _, chance in gains(2)) == pytest.approx(1.0)
    assert gains(2)[0][0] == 4
    assert gains(2)[0][1] == pytest.approx(0.08 * 0.08)


@pytest.mark.rule("CN-019", "CN-025")
def test_who_alone_reaches_the_goal_at_the_end_of_a_round_has_won_and_all_others_have_lost() -> None:
    win = scale((10, 12, 9, 9), OVER, ONE, 13, False)
    assert win[3] == 1.0
    assert 0 < win[2] < 1
    assert scale((10, 13, 9, 9), OVER, ONE, 13, False)[2] == 0.0


@pytest.mark.rule("CN-026", "CN-028")
def test_two_at_the_goal_play_on_and_after_an_extra_round_most_points_win() -> None:
    win = scale((10, 15, 9, 9), OVER, ONE, 13, False)
    assert 0 < win[3] < win[5] < win[7] < 1
    after = scale((10, 15, 9, 9), OVER, ONE, 13, True)
    assert after[4] == 0.0
    assert 0 < after[5] < 1
    assert after[6] == 1.0


@pytest.mark.rule("CN-025")
def test_a_point_that_reaches_the_goal_is_worth_more_than_its_neighbours() -> None:
    win = scale((8, 12, 6, 6), (0, 1, 1, 1), ONE, 13, False)
    steps = [after - before for before, after in pairwise(win)]
    assert steps[4] > 5 * steps[3]
    assert steps[4] > steps[5]


def test_more_points_are_never_worse() -> None:
    for points, left in (((0, 0, 0, 0), (0, 1, 1, 1)), ((7, 9, 12, 4), (0, 0, 1, 1)), ((5, 13, 13, 2), OVER)):
        win = scale(points, left, ONE, 13, False)
        assert len(win) == SPAN
        assert all(before <= after + 1e-9 for before, after in pairwise(win))


@pytest.mark.rule("CN-022")
def test_allies_reach_their_goal_together() -> None:
    table = board(mode="alliances")
    turn(table, "nerath")
    table.points[:] = (9, 12, 9, 6)
    assert Standing(table).win[2] == 1.0
    assert Standing(table).win[1] < 1.0


def test_in_the_last_round_of_a_limit_most_points_win() -> None:
    table = board(limit=1)
    turn(table, "nerath")
    table.points[:] = (4, 3, 2, 3)
    assert Standing(table).win[0] == 0.0
    assert Standing(table).win[2] == 1.0


@pytest.mark.rule("CN-035")
def test_in_a_long_war_points_count_by_the_piece() -> None:
    table = board(length="long")
    assert Standing(table).win[3] == pytest.approx(3 * GOLD * point_value(table, 0))


# Plans


def campaign(table: NerathState, seconds: float = 60.0) -> Campaign:
    made = Campaign(table, BOLD, time.thread_time() + seconds)
    made.plan()
    return made


def aims(made: Campaign) -> dict[str, list[str]]:
    """Return who goes where."""
    table = made.table
    return {
        table.cat.space_ids[space]: sorted(UNITS[table.kind[unit]] for unit in army)
        for space, army in made.armies.items()
        if army
    }


def two_weak_lands() -> NerathState:
    """Two Monsters of Karkoth stand between two lands of Vailin with a Footsoldier each; all else is Karkoth's."""
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "mistshade", "walking_wood")
    for land in ("mistshade", "walking_wood"):
        put(table, "vailin", land, footsoldier=1)
    put(table, "karkoth", "ashen_march", monster=2)
    return table


def test_points_of_several_deeds_are_a_spread() -> None:
    land = added([1.0], Prospect(0.5, (0.0, 1.0), 0.0))
    assert land == pytest.approx([0.5, 0.5])
    capital = added(land, Prospect(0.2, (0.0, 0.0, 0.0, 0.0, 0.0, 1.0), 0.0))
    assert capital == pytest.approx([0.4, 0.4, 0, 0, 0, 0.1, 0.1])
    loot = added([1.0], Prospect(0.9, TREASURE, 0.0))
    assert loot == pytest.approx([0.1, 0.48, 0.39, 0.03])


def test_an_army_takes_both_lands_that_it_can_take() -> None:
    made = campaign(two_weak_lands())
    assert aims(made) == {"mistshade": ["monster"], "walking_wood": ["monster"]}


def test_a_plan_is_worth_its_spread_of_points_and_its_gold() -> None:
    made = campaign(two_weak_lands())
    deeds = [made.deed(at, army) for at, army in made.armies.items() if army]
    one, two = (deed.chance for deed in deeds)
    win = made.standing.win
    points = (1 - one) * (1 - two) * win[0] + (one + two - 2 * one * two) * win[1] + one * two * win[2]
    gold = sum(deed.gold for deed in deeds) + sum(made.kept(land) for land in made.homes)
    assert made.value() == pytest.approx(points + GOLD * gold)


@pytest.mark.rule("CN-348")
def test_lands_of_ones_own_score_nothing_so_those_of_others_come_first() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "mistshade", "ashen_march")
    put(table, "vailin", "mistshade", footsoldier=1)
    put(table, "vailin", "ashen_march", footsoldier=1)
    put(table, "karkoth", "skalgard", monster=1)
    assert aims(campaign(table)) == {"mistshade": ["monster"]}


@pytest.mark.rule("CN-025")
@pytest.mark.parametrize(("mine", "places"), [(12, 1), (11, 2)])
def test_a_realm_aims_for_the_points_that_keep_it_in_the_war(mine: int, places: int) -> None:
    """A rival has reached the goal, and the round ends with this turn: two Monsters are sure of one land or try two."""
    table = board()
    hold_all(table, "nerath")
    hold(table, "iron_circle", "trollhaunt_warrens", "goblin_steppes")
    for land in ("trollhaunt_warrens", "goblin_steppes"):
        put(table, "iron_circle", land, fighter=1)
    put(table, "nerath", "sarthel", monster=2)
    turn(table, "nerath")
    table.points[:] = (13, 0, 0, mine)
    assert len(aims(campaign(table))) == places


@pytest.mark.parametrize("foes", [{"footsoldier": 1}, {"fighter": 1}, {"footsoldier": 1, "fighter": 1}])
@pytest.mark.parametrize("own", [{"footsoldier": 1, "monster": 1}, {"monster": 2}, {"footsoldier": 3}])
def test_a_capital_in_reach_is_not_left_to_its_castle(foes: dict[str, int], own: dict[str, int]) -> None:
    """A land next door is weak enough to be taken; whoever gives nothing for the capital sends everybody."""
    stay = {}
    for capital in (BOLD.capital, 0.0):
        table = board()
        hold_all(table, "karkoth")
        hold(table, "vailin", "starfall_glade")
        put(table, "vailin", "starfall_glade", **foes)
        units = put(table, "karkoth", "karkothi_thronehold", castle=1, **own)
        turn(table, "karkoth")
        made = Campaign(table, BOLD._replace(capital=capital), time.thread_time() + 60)
        made.plan()
        stay[capital] = sum(unit not in made.aims for unit in units) - 1
    assert stay[BOLD.capital] > 0
    assert stay[0.0] == 0


def test_a_plan_is_the_best_of_several_beginnings() -> None:
    state = ConquestOfNerath().start({"mode": "free_for_all", "length": "short"}, 4, 3)
    state.realm, state.phase = 0, MOVEMENT
    made = Campaign(state, BOLD, time.thread_time() + 60)
    best = made.plan()
    assert best == pytest.approx(made.value())
    easy = sorted(made.reach, key=made.resistance)
    for spaces in (easy, easy[::-1], sorted(made.reach)):
        made.restore({})
        assert made.bettered(spaces) <= best + 1e-9


def test_a_plan_without_time_sends_nobody_and_breaks_nothing() -> None:
    made = campaign(two_weak_lands(), seconds=-1.0)
    assert made.value() >= made.standing.worth([1.0], 0.0)
    assert sum(map(len, made.armies.values())) == len(made.aims)


def test_a_ship_takes_aboard_who_can_land_on_an_island_and_then_they_land() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "corsairs_rest")
    (soldier,) = put(table, "karkoth", "zembar", footsoldier=1)
    ship(table, "karkoth", "altaran_gulf")
    run(table, Moving())
    plan = campaigning(lambda: 60.0)
    found = plan(table)
    assert found is not None
    assert (found.how, table.cat.space_ids[found.space]) == ("board", "altaran_gulf")
    carry_out(table)
    assert table.aim[soldier] == space(table, "corsairs_rest")


# Answers


def carry_out(table: NerathState) -> None:
    """Let the strategist answer until the procedure at hand is over."""
    plan, rng = campaigning(lambda: 60.0), Rng(1)
    while table.pending:
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        apply(table, choice.seat, strategist(table, choice, rng, plan))


def test_new_units_go_on_to_a_land_in_need() -> None:
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "starfall_glade")
    put(table, "vailin", "starfall_glade", monster=3)
    put(table, "karkoth", "gorgons_reach", castle=1)
    turn(table, "karkoth", "reinforcement")
    table.gold[0] = 1
    run(table, Reinforcing())
    carry_out(table)
    assert count(table, "karkoth", "gorgons_reach") == {"castle": 1}
    assert count(table, "karkoth", "karkothi_thronehold") == {"footsoldier": 1}


def test_a_plan_is_the_same_whatever_the_others_hold() -> None:
    game = ConquestOfNerath()
    state = game.start({"mode": "free_for_all", "length": "short"}, 4, 3)
    settle(state)
    while state.pending[0].prompt != "movement":
        choice = state.pending[0]
        assert isinstance(choice, Choice)
        apply(state, choice.seat, choice.options[-1])
        settle(state)
    plans = {campaigning(lambda: 60.0)(game.determinize(state, 0, Rng(seed))) for seed in range(3)}
    assert len(plans) == 1
    assert None not in plans


def test_a_position_is_planned_once() -> None:
    table = two_weak_lands()
    made: list[NerathState] = []

    @remembered
    def plan(asked: NerathState) -> Move | None:
        made.append(asked)
        return None

    plan(table)
    plan(table.clone())
    assert len(made) == 1
    table.points[2] += 1
    plan(table)
    assert len(made) == 2


def answered(game: ConquestOfNerath, state: NerathState, bot: Strategist, rng: Rng) -> None:
    """Let a bot answer for whoever is asked."""
    choice = state.pending[0]
    assert isinstance(choice, Choice)
    action = bot.choose(None, choice, rng, lambda fresh: game.determinize(state, choice.seat, fresh))
    assert action in choice.options
    apply(state, choice.seat, action)


def test_a_turn_of_the_strategist_ends_and_scores() -> None:
    game = ConquestOfNerath()
    bot, rng = Strategist(game), Rng(1)
    state = game.start({"mode": "alliances", "length": "short"}, 2, 5)
    for _ in range(400):
        settle(state)
        if state.realm == 1:
            break
        answered(game, state, bot, rng)
    assert state.realm == 1
    assert state.points[0] > 0


def reinforced(gold: int, **guard: int) -> NerathState:
    """A realm whose capital has a castle and a guard buys for so much gold; an enemy stands beside another land."""
    table = board()
    hold_all(table, "karkoth")
    hold(table, "vailin", "white_raven_lands")
    put(table, "vailin", "white_raven_lands", monster=3)
    put(table, "karkoth", "karkothi_thronehold", castle=1, **guard)
    put(table, "karkoth", "moghmarrin", castle=1, monster=1)
    turn(table, "karkoth", "reinforcement")
    table.gold[0] = gold
    run(table, Reinforcing())
    carry_out(table)
    return table


def test_a_capital_is_not_left_to_its_castle_alone() -> None:
    table = reinforced(1)
    assert count(table, "karkoth", "karkothi_thronehold") == {"castle": 1, "footsoldier": 1}
    table = reinforced(3)
    assert count(table, "karkoth", "karkothi_thronehold") == {"castle": 1, "footsoldier": 1}
    assert table.gold[0] == 0, "everything else stands elsewhere"


def test_new_units_go_to_the_front_where_a_capital_is_manned() -> None:
    table = reinforced(1, wizard=1)
    assert count(table, "karkoth", "karkothi_thronehold") == {"castle": 1, "wizard": 1}

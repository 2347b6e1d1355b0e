"""The computer opponents: they answer every question, know no more than their seat, come to an end and beat chance.
Each scale is tested where it decides something; how strong they are is left to ``benchmarks``."""

from __future__ import annotations

from typing import cast

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.euthia.bots.choices.trade import improvement
from taverne.games.euthia.bots.greedy import greedy
from taverne.games.euthia.bots.players import BOTS, STYLES, Greedy, Seeker, played_out
from taverne.games.euthia.bots.turn_plans import MANY, Survey
from taverne.games.euthia.bots.values.fights import outlook
from taverne.games.euthia.bots.values.pieces import board_worth, on_board, standing
from taverne.games.euthia.bots.values.posts import spent as bought
from taverne.games.euthia.bots.values.posts import visit
from taverne.games.euthia.bots.values.spaces import CALM, Style
from taverne.games.euthia.box.scenarios import SCENARIOS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.rules.travel.elementals import FIRE, powers
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import attacked, attacking, on, strike, suffer
from tests.euthia.positions import (
    acting,
    board,
    equip,
    fighter,
    free,
    give,
    hand,
    lay,
    pickaxes,
    run,
    stand,
    thing,
    tokens,
)
from tests.tools import one_in

GAME = Euthia()


def chosen(table: EuthiaState) -> str:
    """Return the greedy answer to what is asked first."""
    return str(greedy(table, cast(Choice, table.pending[0]), Rng(1)))


def played(table: EuthiaState, bots: dict[int, str], most: int = 100_000) -> int:
    """Play on with these bots by seat, in tables that each may believe; return how many answers it took."""
    made = {seat: BOTS[word](GAME) for seat, word in bots.items()}
    rng = Rng(3)
    for n in range(most):
        settle(table)
        if not table.pending:
            return n
        choice = cast(Choice, table.pending[0])
        seat = choice.seat

        def believed(lots: Rng, seat: int = seat) -> EuthiaState:
            return GAME.determinize(table, seat, lots)

        answer = made[seat].choose(None, choice, rng, believed)
        assert answer in choice.options
        apply(table, seat, answer)
    return most


# Where to go


def test_of_two_monsters_the_one_that_can_be_beaten_is_fought() -> None:
    table = board()
    weak, strong = fighter(table, "dragonfly"), fighter(table, "bone_colossus")
    assert outlook(table, 0, weak).win > 0.5 > outlook(table, 0, strong).win
    survey = Survey(table, 0)
    here = table.at[0]
    assert survey.fight(weak, 3.0, here) > 0 > survey.fight(strong, 3.0, here)


def test_a_fight_is_worth_less_to_a_wounded_hero_without_gaar() -> None:
    fresh, tired = board(), board()
    tired.health[0], tired.gaar[0] = 1, 0
    foe = fighter(fresh, "thorn_boar")
    assert Survey(tired, 0).fight(foe, 3.0, tired.at[0]) < Survey(fresh, 0).fight(foe, 3.0, fresh.at[0])


def test_a_dying_hero_does_not_walk_into_a_fight() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    stand(table, 0, "i_chapel-b")
    table.health[0], table.gaar[0], table.moves[0] = 1, 0, 3
    acting(table)
    assert chosen(table) != "move i_stones-a"


def test_a_hero_goes_to_a_treasure_and_takes_it() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    free(table, "i_magpie-b", "i_magpie-c", seat=1)
    stand(table, 0, "i_magpie-c")
    tokens(table, 0, "mining")
    acting(table)
    assert chosen(table) == "walk mining"
    apply(table, 0, Action.parse("walk mining"))
    assert chosen(table) == "move i_magpie-a"
    apply(table, 0, Action.parse("move i_magpie-a"))
    assert chosen(table) == "treasure"


def test_the_token_of_an_action_that_is_planned_is_not_walked_with() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    free(table, "i_wayfarers-b", seat=1)
    stand(table, 0, "i_wayfarers-c")
    tokens(table, 0, "mining", "trade")
    table.gold[0] = 0
    acting(table)
    assert chosen(table) == "walk trade"
    apply(table, 0, Action.parse("walk trade"))
    apply(table, 0, Action.parse("move i_wayfarers-a"))
    assert chosen(table) == "mine"


def test_a_mine_that_is_exhausted_for_the_hero_is_no_goal() -> None:
    table = board()
    lay(table, "i_wayfarers", 2, -1)
    survey = Survey(table, 0)
    mine = table.cat.map.space_index["i_wayfarers-a"]
    assert [goal.kind for goal in survey.at(mine) if goal.kind == "mine"] == ["mine"]
    pickaxes(table, "i_wayfarers-a", 0)
    assert not [goal for goal in Survey(table, 0).at(mine) if goal.kind == "mine"]


def test_ways_go_around_fire_and_not_through_monsters() -> None:
    table = board()
    lay(table, "i_stones", 2, -1)
    survey = Survey(table, 0)
    far, back = survey.ways(table.at[0])
    for space in far:
        if space != table.at[0]:
            assert survey.freed(back[space]) or back[space] == table.at[0]


def test_a_trade_is_considered_however_many_monsters_stand_around() -> None:
    table = board()
    for tile, q, r in (("i_wayfarers", 2, -1), ("i_stones", 1, 1), ("i_magpie", -1, 2), ("i_willows", -2, 1)):
        lay(table, tile, q, r)
    free(table, "i_wayfarers-b", seat=0)
    table.offer[0] = [table.cat.tile_index["chain_coif"]] * 4
    table.gold[0] = 9
    survey = Survey(table, 0)
    survey.best()
    assert "trade" in [goal.kind for goal in survey.near]
    assert all(sum(goal.token == token for goal in survey.near) <= most for token, most in enumerate(MANY))


def test_fire_is_crossed_by_whoever_outlives_it() -> None:
    table = board()
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_chapel-b")
    fire = [space for space in table.near[table.at[0]] if table.freed(space) and powers(table, space) & FIRE]
    burnt = table.box.cards.dice.fire
    for health, cost in ((burnt, 0), (burnt + 1, 2)):
        table.health[0] = health
        assert {Survey(table, 0).step(space) for space in fire} == {cost}


def test_death_frightens_a_fresh_hero_more_than_one_who_has_nothing_left() -> None:
    table = board()
    fresh = Survey(table, 0).death
    table.health[0], table.gaar[0] = 1, 0
    assert Survey(table, 0).death < fresh


def test_skoldur_lowers_the_dwurt_die_before_his_turn_ends() -> None:
    table = board(heroes=("skoldur", "dral"))
    tokens(table, 0)
    table.dwurt_die[0] = 3
    acting(table)
    assert chosen(table) == "use whispering_die 2"
    table = board(heroes=("skoldur", "dral"))
    tokens(table, 0)
    acting(table)
    assert chosen(table) == "end"


# Trade and belongings


def test_a_post_is_worth_what_gold_can_buy_there() -> None:
    table = board()
    table.offer[0] = [table.cat.tile_index["chain_coif"], table.cat.tile_index["chain_hauberk"]]
    assert visit(table, 0, 0, 0) == 0
    table.gold[0] = cost = table.cat.tile_cost[table.offer[0][0]]
    one = visit(table, 0, 0, 0)
    assert one > 0
    assert visit(table, 0, 0, 1) < one
    table.round = 8
    assert visit(table, 0, 0, 0) == 0
    assert bought([(2.0, 3, 1), (1.0, 3, 1), (0.5, cost, 2)], 3 + cost) == pytest.approx(2.5)
    assert bought([(2.0, 3, 1)], 2) == 0


def test_what_makes_the_hero_stronger_is_bought_and_worn() -> None:
    table = board()
    table.offer[0] = [table.cat.tile_index[word] for word in ("chain_coif", "gem_case")]
    table.gold[0] = 4
    run(table, Trading(0, 1))
    assert chosen(table) == "buy chain_coif"
    apply(table, 0, Action.parse("buy chain_coif"))
    settle(table)
    assert chosen(table) == "arrange"
    apply(table, 0, Action("arrange"))
    assert chosen(table).startswith("equip chain_coif")


def test_a_worse_weapon_is_not_bought() -> None:
    table = board(heroes=("maeldur", "dral"))
    table.remove_thing(thing(table, 0, "fire_staff"))
    equip(table, 0, "phoenix_quill")
    table.offer[0] = [table.cat.tile_index["plank_shield"], table.cat.tile_index["boar_spear"]]
    table.gold[0] = 3
    run(table, Trading(0, 1))
    assert not chosen(table).startswith("buy")


def test_arranging_comes_to_an_end_because_the_board_only_gets_better() -> None:
    table = board(heroes=("maeldur", "dral"))
    for tile in ("salamander_sceptre", "chain_coif", "leather_helmet"):
        give(table, 0, tile)
    from taverne.games.euthia.rules.goods.storage import arranged

    before = board_worth(table, on_board(table, 0))
    for _ in range(9):
        action = improvement(table, 0)
        if action is None:
            break
        arranged(table, 0, action)
        after = board_worth(table, on_board(table, 0))
        assert after > before
        before = after
    assert improvement(table, 0) is None
    assert table.spot[thing(table, 0, "chain_coif")] >= 0


# Fights


def spent(table: EuthiaState) -> None:
    """The monster has neither Gaar nor Chaos left."""
    made = table.duel
    assert made is not None
    made.gaar = made.chaos = 0


def test_gaar_is_spent_on_the_monsters_dice_when_death_is_near_and_not_for_nothing() -> None:
    table = attacked("thorn_boar")
    table.health[0], table.gaar[0] = 2, 2
    spent(table)
    on(suffer(table), "duel", foe=(6, 5))
    assert cast(Choice, table.pending[0]).seat == 0
    assert chosen(table).startswith("gaar")
    easy = attacked("thorn_boar")
    easy.health[0], easy.gaar[0] = 6, 2
    spent(easy)
    on(suffer(easy), "duel", foe=(1, 1))
    assert chosen(easy) == "pass"


def test_the_monster_player_spends_its_gaar_where_it_hurts() -> None:
    table = attacked("thorn_boar")
    made = table.duel
    assert made is not None
    made.gaar, table.gaar[0] = 1, 0
    on(suffer(table), "duel", foe=(1, 2))
    assert cast(Choice, table.pending[0]).seat == 1
    assert chosen(table) in ("gaar 1", "gaar 2")


def test_the_monster_player_plays_venom_before_the_roll() -> None:
    table = attacked("thorn_boar")
    made = table.duel
    assert made is not None
    made.chaos = 1
    hand(table, 1, venom=1)
    on(suffer(table), "monster-cards")
    assert chosen(table) == "card venom 1"


def test_the_hero_strikes_with_what_promises_most() -> None:
    table = attacking("thorn_boar", heroes=("maeldur", "dral"))
    equip(table, 0, "midnight_pyre")
    on(strike(table), "attack")
    assert chosen(table) == "attack midnight_pyre"


# The whole


@pytest.mark.parametrize("scenario", one_in(4, SCENARIOS))
def test_greedy_plays_every_scenario_to_its_end(scenario: str) -> None:
    plan = GAME.box.cards.scenario[SCENARIOS.index(scenario)]
    seats = 1 if "solo" in plan.modes else 2
    table = GAME.start({"scenario": scenario, "difficulty": plan.difficulties[-1], "elites": True}, seats, 3)
    assert played(table, dict.fromkeys(range(seats), "greedy"), 4_000) < 4_000
    assert GAME.result(table) is not None


def test_greedy_plays_together_with_one_who_plays_by_lot() -> None:
    table = GAME.start({"mode": "coop", "griffin": True}, 2, 5)
    assert played(table, {0: "greedy", 1: "random"}, 4_000) < 4_000


def test_greedy_beats_three_who_play_by_lot() -> None:
    table = GAME.start({}, 4, 1)
    played(table, {0: "random", 1: "random", 2: "greedy", 3: "random"})
    result = GAME.result(table)
    assert result is not None
    assert result.winners == (2,)


def test_greedy_changes_nothing_by_thinking() -> None:
    table = GAME.start({}, 4, 9)
    rng = Rng(9)
    for _ in range(60):
        settle(table)
        if not table.pending:
            break
        choice = cast(Choice, table.pending[0])
        before = table.clone()
        answer = greedy(table, choice, rng)
        assert table == before
        apply(table, choice.seat, answer)


class Hasty(Seeker):
    """A seeker with hardly any time."""

    budget_s = 0.0


@pytest.mark.plain
def test_the_seeker_answers_within_what_is_offered_and_prefers_what_ends_better() -> None:
    table = GAME.start({}, 2, 4)
    settle(table)
    choice = cast(Choice, table.pending[0])
    bot = Hasty(GAME)
    answer = bot.choose(None, choice, Rng(2), lambda rng: GAME.determinize(table, choice.seat, rng))
    assert answer in choice.options
    assert isinstance(played_out(table.clone(), choice.seat, CALM, Rng(1)), float)


def test_the_seeker_leaves_its_way_only_for_a_gain_beyond_luck() -> None:
    bot = Seeker(GAME)
    assert bot.surplus(None) == 0
    assert bot.surplus([2.0, 2.0, 2.0]) == pytest.approx(2)
    assert bot.surplus([-5.0, 9.0, 2.0]) < 0 < bot.surplus([1.0, 3.0, 2.0])


class Taught(Seeker):
    """A seeker to whom one answer ends better than all others, by as much as is said."""

    better = ""
    by = 5.0

    def tried(self, table: EuthiaState, seat: int, answer: Action, style: Style, seed: int) -> float:
        return self.by if str(answer) == self.better else 0.0


@pytest.mark.plain
def test_the_seeker_takes_what_ends_better_and_its_own_way_among_equals() -> None:
    table = GAME.start({}, 2, 4)
    settle(table)
    choice = cast(Choice, table.pending[0])
    own, other = choice.options[:2]
    bot = Taught(GAME)
    answers = {own: STYLES[0], other: STYLES[1]}
    assert bot.best(choice.seat, own, answers, Rng(1), lambda rng: table) == own
    bot.better = str(other)
    assert bot.best(choice.seat, own, answers, Rng(1), lambda rng: table) == other


def test_whoever_has_more_stands_better() -> None:
    table = board()
    poor = standing(table, 0)
    table.rep[0] += 3
    assert standing(table, 0) == pytest.approx(poor + 3)
    equip(table, 0, "chain_coif")
    assert standing(table, 0) > poor + 3


def test_bots_need_no_view() -> None:
    assert not Greedy.needs_view
    assert not Seeker.needs_view

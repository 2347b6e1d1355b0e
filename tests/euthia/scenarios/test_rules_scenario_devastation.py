"""Rules of Devastation Incarnate: the Golem's ways, ruins, spawned monsters, the spell counter; its walks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.goods import mining
from taverne.games.euthia.rules.scenarios.golem import Rampaging, farthest, spawn
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.rules.trade import trade_action as trading
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    draw,
    free,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    run,
    settle,
    space,
    stand,
    top,
    word,
)
from tests.euthia.tales import RING, moment, out, tale

POST = "i_wayfarers-b"
TILES = ("i_wayfarers", "i_millbrook", "i_stones", "i_osier", "i_kite", "i_cinder")


def land(seats: int = 2, mode: str = "", difficulty: str = "normal") -> EuthiaState:
    """The start tile with six tiles around it, all spaces freed."""
    table = tale("devastation", seats, mode, difficulty=difficulty)
    for tile, (q, r) in zip(TILES, RING, strict=True):
        lay(table, tile, q, r)
        free(table, *[f"{tile}-{place}" for place in "abc"])
    return table


def golem(table: EuthiaState, where: str) -> None:
    golem_tale(table).at, golem_tale(table).arrived = space(table, where), 2


def carry_out(table: EuthiaState, card: str) -> EuthiaState:
    """Carry out a card of a full deck."""
    golem_tale(table).drawn[:10] = [0] * 10
    run(table, Rampaging(1))
    return draw(table, card)


def beside_the_post() -> tuple[EuthiaState, int, int]:
    """The Golem next to the only post that stands; the table, where the Golem is and where the post is."""
    table = land()
    table.ruined += [space(table, "i_millbrook-a"), space(table, "i_osier-c")]
    post = space(table, POST)
    start = next(one for one in table.near[post] if one & 3 != 3)
    golem(table, word(table, start))
    return table, start, post


@pytest.mark.rule("EUS-089")
@pytest.mark.parametrize(
    ("seats", "difficulty", "counter"), [(1, "normal", 6), (3, "normal", 14), (1, "heroic", 8), (2, "heroic", 14)]
)
def test_the_spell_counter_begins_with_the_number_of_heroes(seats: int, difficulty: str, counter: int) -> None:
    assert golem_tale(tale("devastation", seats, difficulty=difficulty)).counter == counter


@pytest.mark.rule("EUS-088")
def test_it_is_played_on_normal_or_heroic_for_twelve_rounds() -> None:
    plan = tale("devastation").plan
    assert plan.difficulties == ("normal", "heroic")
    assert plan.rounds == 12


@pytest.mark.rule("EUS-090")
@pytest.mark.parametrize(("difficulty", "number"), [("normal", 2), ("heroic", 1)])
def test_the_golem_arrives_at_the_end_of_its_round(difficulty: str, number: int) -> None:
    table = land(difficulty=difficulty)
    for one in range(1, number):
        table.round = one
        moment(table, "round_end", one)
        assert golem_tale(table).at == NONE
    table.round = number
    moment(table, "round_end", number)
    while table.pending:
        answer(table, options(table)[0])
    assert golem_tale(table).at != NONE


@pytest.mark.rule("EUS-090")
def test_it_comes_to_the_farthest_space_of_the_latest_tile_as_the_first_player_says() -> None:
    table = land()
    table.first = 1
    lay(table, "i_copperhill", 4, -2)
    table.round = 2
    latest = farthest(table)
    assert {one >> 2 for one in latest} == {table.cat.map.index["i_copperhill"]}
    moment(table, "round_end", 2)
    if len(latest) > 1:
        assert (prompt(table), table.pending[0].seat) == ("golem", 1)
        answer(table, options(table)[-1])
    assert golem_tale(table).at == latest[-1]
    same = land()
    assert {one >> 2 for one in farthest(same)} == {table.cat.map.index["i_cinder"]}, "a tie goes to the latest tile"


@pytest.mark.rule("EUS-091")
@pytest.mark.rule("EUS-105")
def test_on_arrival_it_kills_and_ruins() -> None:
    table = land()
    here = farthest(table)
    table.at[0] = here[0]
    table.rep[0] = 5
    table.round = 2
    moment(table, "round_end", 2)
    if table.pending:
        answer(table, f"golem {word(table, here[0])}")
    assert at(table) == "i_chapel-m"
    assert table.ruined == [here[0]]
    assert golem_tale(table).killed[:2] == [1, 0]


@pytest.mark.rule("EUS-092")
@pytest.mark.parametrize(
    ("difficulty", "number", "cards"), [("normal", 2, 0), ("normal", 12, 1), ("heroic", 6, 1), ("heroic", 7, 2)]
)
def test_slaughter_cards_follow_the_arrival(difficulty: str, number: int, cards: int) -> None:
    table = land(difficulty=difficulty)
    table.round = number
    if cards:
        golem(table, "i_stones-a")
    moment(table, "round_end", number)
    while table.pending:
        settle(table)
        if table.pending:
            answer(table, options(table)[0])
    assert sum(golem_tale(table).drawn) == cards


@pytest.mark.rule("EUS-093")
def test_a_move_in_a_direction_stops_at_the_edge_and_reveals_nothing() -> None:
    table = land()
    table.coming[0] = [table.cat.map.index["i_copperhill"]]
    east = max(
        (one for one in range(len(table.near)) if table.near[one] and one & 3 != 3),
        key=lambda one: table.tile_q[one >> 2] + (0, 1, 0)[one & 3],
    )
    golem(table, word(table, east))
    run(table, Rampaging(1))
    draw(table, "heavy_tread")
    assert golem_tale(table).at == east
    assert table.coming[0]
    assert table.ruined == []
    golem(table, "i_chapel-a")
    carry_out(table, "furrow")
    first = golem_tale(table).at
    assert first != space(table, "i_chapel-a")
    assert first in table.ruined


@pytest.mark.rule("EUS-094")
def test_toward_a_target_it_takes_a_shortest_way_and_ties_go_to_the_first_player() -> None:
    table, _, post = beside_the_post()
    carry_out(table, "ruin_of_trade")
    assert golem_tale(table).at == post, "it stops at its target"
    assert post in table.ruined
    seen = 0
    for start in range(len(table.near)):
        if table.near[start] and start & 3 != 3:
            trial = land()
            trial.first = 1
            golem(trial, word(trial, start))
            carry_out(trial, "ruin_of_trade")
            if trial.pending:
                seen += 1
                assert (prompt(trial), trial.pending[0].seat) == ("golem", 1)
                assert len(options(trial)) > 1
    assert seen


@pytest.mark.rule("EUS-095")
def test_it_never_enters_a_centre_nor_strikes_there() -> None:
    table = land()
    golem(table, "i_chapel-a")
    before = table.health[:]
    stand(table, 1, "i_chapel-b")
    carry_out(table, "crystal_roar")
    settle(table)
    assert table.health[0] == before[0], "in the centre"
    assert table.health[1] == before[1] - 3
    for start in ("i_chapel-a", "i_chapel-b", "i_chapel-c"):
        table = land()
        stand(table, 1, "i_stones-a")
        golem(table, start)
        carry_out(table, "blood_scent")
        while table.pending:
            answer(table, options(table)[0])
        assert golem_tale(table).at & 3 != 3


@pytest.mark.rule("EUS-096")
def test_a_hero_where_it_ends_dies_out_of_combat() -> None:
    table, _, _ = beside_the_post()
    stand(table, 0, POST)
    table.rep[0] = 5
    carry_out(table, "ruin_of_trade")
    assert at(table) == "i_chapel-m"
    assert table.rep[0] == 5 - table.box.cards.death.rep_outside
    assert table.deaths == [0, 0]
    assert golem_tale(table).killed[0] == 1


@pytest.mark.rule("EUS-097")
@pytest.mark.rule("EUS-098")
def test_the_chapels_tile_is_not_ruined_and_no_space_twice() -> None:
    table = land()
    stand(table, 1, "i_chapel-a")
    outside = next(one for one in table.near[table.at[1]] if one >> 2 != table.order[0])
    golem(table, word(table, outside))
    carry_out(table, "blood_scent")
    assert golem_tale(table).at == space(table, "i_chapel-a")
    assert table.ruined == []
    table.at[1] = outside
    carry_out(table, "blood_scent")
    assert table.ruined == [outside]
    for where in ("i_chapel-a", word(table, outside)):
        stand(table, 1, where)
        carry_out(table, "blood_scent")
    assert golem_tale(table).at == outside
    assert table.ruined == [outside]


@pytest.mark.rule("EUS-099")
def test_on_a_ruined_space_there_is_no_mining_no_trade_and_no_free_action() -> None:
    table = land()
    table.gold[0] = 9
    for where, why_not in (("i_wayfarers-a", mining.why_not), ("i_wayfarers-b", trading.why_not)):
        stand(table, 0, where)
        assert why_not(table, 0) is None
        table.ruined.append(space(table, where))
        refusal = why_not(table, 0)
        assert refusal is not None
        assert refusal.key == "ruined"
    pickaxes(table, "i_millbrook-c", 1)
    stand(table, 0, "i_millbrook-c")
    table.gold[0] = 9
    acting(table)
    assert "challenge" in options(table)
    other = land()
    other.ruined.append(space(other, "i_millbrook-c"))
    stand(other, 0, "i_millbrook-c")
    acting(other)
    assert "challenge" not in options(other)


@pytest.mark.rule("EUS-100")
@pytest.mark.rule("EUS-101")
def test_a_monster_spawns_where_the_golem_was_last_unless_one_stands_there() -> None:
    table = land()
    golem(table, "i_stones-a")
    spawn(table)
    assert table.spawned == [], "it has left no space yet"
    golem_tale(table).left = space(table, "i_stones-a")
    spawn(table)
    assert table.spawned == [space(table, "i_stones-a")]
    assert not table.freed(space(table, "i_stones-a"))
    spawn(table)
    assert len(table.spawned) == 1
    table.hero_token[space(table, "i_osier-c")] = -1
    golem_tale(table).left = space(table, "i_osier-c")
    spawn(table)
    assert len(table.spawned) == 1, "its own monster is there"


@pytest.mark.rule("EUS-100")
@pytest.mark.parametrize(
    ("tile", "level"), [("i_copperhill", 1), ("ii_abyss", 2), ("iii_towers", 2), ("iv_oath", 3), ("v_star", 3)]
)
def test_the_level_of_a_spawned_monster_is_its_chapters(tile: str, level: int) -> None:
    from taverne.games.euthia.rules.travel.places import level_of

    table = tale("devastation")
    lay(table, tile, 2, -1)
    free(table, f"{tile}-a")
    table.spawned.append(space(table, f"{tile}-a"))
    assert level_of(table, space(table, f"{tile}-a")) == level


def beat(table: EuthiaState, where: str) -> None:
    """Beat the monster of a space."""
    from taverne.engine.decisions import Choice
    from taverne.engine.frames import apply

    stand(table, 0, where)
    top(table, "thorn_boar")
    run(table, Fighting(0, -1, table.at[0], 1))
    while table.pending:
        if table.duel is not None:
            table.health[0] = 20
            table.duel.damage = max(table.duel.damage, 30 if table.duel.round else 0)
        decision = table.pending[0]
        if isinstance(decision, Choice):
            apply(table, decision.seat, decision.default or decision.options[0])
        else:
            settle(table)


@pytest.mark.rule("EUS-102")
@pytest.mark.rule("EUS-103")
def test_beating_a_spawned_monster_clears_its_space_and_weakens_the_spell() -> None:
    table = land(2, "coop")
    golem(table, "i_kite-a")
    here = space(table, "i_stones-a")
    table.hero_token[here] = 1
    table.spawned.append(here)
    table.ruined.append(here)
    counter = golem_tale(table).counter
    beat(table, "i_stones-a")
    assert (table.spawned, table.ruined) == ([], [])
    assert golem_tale(table).counter == counter - 1
    assert golem_tale(table).points[:2] == [1, 0]
    assert table.hero_token[here] == 1, "no token"
    reward = table.cat.foes.reward[table.cat.foes.by_id["thorn_boar"]]
    gained = [sum(op.args[n] for op in reward) for n in range(2)]
    assert [table.rep[0], table.gold[0]] == gained, "the card's reward and no loot"


@pytest.mark.rule("EUS-103")
def test_an_ordinary_monster_does_not_weaken_the_spell() -> None:
    table = land(2, "coop")
    table.hero_token[space(table, "i_stones-a")] = -1
    counter = golem_tale(table).counter
    beat(table, "i_stones-a")
    assert golem_tale(table).counter == counter
    assert table.hero_token[space(table, "i_stones-a")] == 0


def golden(table: EuthiaState) -> str:
    cat = table.cat
    return next(one for n, one in enumerate(cat.card_ids) if cat.card_gold[n] and table.golden.count(n) > 2)


@pytest.mark.rule("EUS-104")
def test_at_the_chapel_two_gold_cards_a_turn_weaken_the_spell() -> None:
    table = tale("devastation")
    hand(table, 0, **{golden(table): 3})
    acting(table)
    counter = golem_tale(table).counter
    for n in (1, 2):
        answer(table, "unravel")
        if offered(table, "give_card"):
            answer(table, offered(table, "give_card")[0])
        assert golem_tale(table).counter == counter - n
        assert golem_tale(table).points[0] == n
    assert sum(table.hand[0]) == 1
    assert offered(table, "unravel") == []
    table.round += 1
    assert [str(action) for action in table.story.free_here(table, 0)] == ["unravel"]
    stand(table, 0, "i_chapel-a")
    assert table.story.free_here(table, 0) == []


@pytest.mark.rule("EUS-106")
def test_without_rivals_the_game_is_won_at_once_and_the_golem_leaves() -> None:
    table = land(2, "coop")
    golem(table, "i_kite-a")
    golem_tale(table).counter = 1
    hand(table, 0, **{golden(table): 1})
    acting(table)
    answer(table, "unravel")
    assert table.story.over(table)
    assert golem_tale(table).at == NONE
    assert not table.pending
    table.story.conclude(table)
    assert table.won == 1


@pytest.mark.rule("EUS-107")
def test_among_rivals_it_ends_with_the_round() -> None:
    table = land()
    golem(table, "i_kite-a")
    golem_tale(table).counter = 0
    assert not table.story.over(table)
    moment(table, "round_end", 5)
    assert table.story.over(table)
    assert not table.pending


@pytest.mark.rule("EUS-105")
@pytest.mark.rule("EUS-108")
@pytest.mark.rule("EUS-110")
def test_scoring_counts_points_most_points_deaths_and_what_is_left() -> None:
    table = tale("devastation", 3)
    golem_tale(table).points[:3] = [3, 3, 1]
    golem_tale(table).killed[:3] = [1, 0, 0]
    for left, lost in ((0, 0), (1, 1), (4, 1), (5, 2)):
        golem_tale(table).counter = left
        found = [scoring.parts(table, seat)["scenario"] for seat in range(3)]
        assert found == [3 + 3 - 1 - lost, 3 + 3 - lost, 1 - lost]


@pytest.mark.rule("EUS-109")
@pytest.mark.parametrize(("left", "won"), [(1, 0), (0, 1)])
def test_with_something_left_of_the_spell_the_game_is_lost(left: int, won: int) -> None:
    table = tale("devastation", 2, "coop")
    golem_tale(table).counter = left
    table.story.conclude(table)
    assert table.won == won


@pytest.mark.rule("EUS-111")
@pytest.mark.parametrize(("difficulty", "more"), [("normal", 0), ("heroic", 2)])
def test_on_heroic_the_golem_on_the_chapels_tile_strengthens_the_spell(difficulty: str, more: int) -> None:
    table = land(difficulty=difficulty)
    stand(table, 1, "i_chapel-a")
    outside = next(one for one in table.near[table.at[1]] if one >> 2 != table.order[0])
    golem(table, word(table, outside))
    counter = golem_tale(table).counter
    carry_out(table, "blood_scent")
    while table.pending:
        answer(table, options(table)[0])
    assert golem_tale(table).at == space(table, "i_chapel-a")
    assert golem_tale(table).counter == counter + more
    stand(table, 1, "i_chapel-b")
    carry_out(table, "blood_scent")
    assert golem_tale(table).at == space(table, "i_chapel-b")
    assert golem_tale(table).counter == counter + more, "from inside"


@pytest.mark.rule("EUS-112", "EU-377")
def test_the_griffin_changes_places_with_the_golem() -> None:
    table, start, post = beside_the_post()
    table.beast = post
    carry_out(table, "ruin_of_trade")
    assert table.beast == start


@pytest.mark.rule("EUS-088")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize(("lucky", "difficulty"), [(False, "normal"), (True, "heroic")])
def test_a_game_of_devastation_ends_after_twelve_rounds_at_most(
    seats: int, mode: str, lucky: bool, difficulty: str
) -> None:
    table, told = out("devastation", seats, mode, 4, lucky, difficulty=difficulty, griffin=True)
    assert table.round <= 12
    assert told["golem"] > 0
    assert (table.won >= 0) == (mode != "competitive")

"""Rules of Farruga and of dragons in general: short combats, damage that stays, raids on posts, wards; its walks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.scenarios import farruga
from taverne.games.euthia.rules.scenarios.farruga import raze
from taverne.games.euthia.rules.trade import trade_action as trading
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    draw,
    duel,
    fighter,
    lay,
    offered,
    options,
    prompt,
    refresh,
    refused,
    roll,
    run,
    settle,
    space,
    stand,
    tokens,
    trophy,
)
from tests.euthia.tales import moment, out, tale

NEAR, FAR = "i_wayfarers-b", "i_osier-c"
"""Merchants next to the Chapel and further away."""


def settlement(seats: int = 2, mode: str = "", difficulty: str = "normal") -> EuthiaState:
    table = tale("farruga", seats, mode, difficulty=difficulty)
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_osier", 4, -2)
    for post, owner in ((NEAR, 0), (FAR, seats - 1)):
        table.trade_token[space(table, post)] = owner
    return table


def attack(table: EuthiaState, card: str, number: int = 3) -> EuthiaState:
    table.round = number
    moment(table, "round_end", number)
    draw(table, card)
    return table


def dragon(table: EuthiaState, where: str = NEAR) -> None:
    farruga.tale(table).at = space(table, where)


@pytest.mark.rule("EUS-011")
@pytest.mark.rule("EUS-014")
def test_on_the_dragons_space_or_beside_it_one_may_fight_it_but_need_not() -> None:
    table = settlement()
    stand(table, 0, NEAR)
    acting(table)
    assert offered(table, "fight") == []
    for where, there in ((NEAR, True), ("i_wayfarers-a", True), ("i_chapel-m", False)):
        table = settlement()
        dragon(table)
        stand(table, 0, where)
        acting(table)
        assert prompt(table) == "act"
        assert offered(table, "fight") == (["fight farruga_1"] if there else [])


@pytest.mark.rule("EUS-014")
def test_the_fight_takes_a_combat_action() -> None:
    table = settlement()
    dragon(table)
    stand(table, 0, NEAR)
    tokens(table, 0, "trade")
    acting(table)
    assert offered(table, "fight") == []


@pytest.mark.rule("EUS-015")
@pytest.mark.rule("EUS-016")
@pytest.mark.rule("EUS-017")
def test_after_two_rounds_the_combat_ends_and_its_damage_stays() -> None:
    table = settlement(mode="coop")
    dragon(table)
    stand(table, 0, NEAR)
    foe = fighter(table, "opponent-farruga_1")
    frame = Fighting(0, foe, table.at[0])
    table.hope = 0
    run(table, frame)
    rounds = 0
    while table.pending:
        if table.duel is not None:
            rounds = max(rounds, table.duel.round)
            table.health[0] = 30
            table.duel.damage = min(table.duel.damage, 4)
            table.duel.gaar = min(table.duel.gaar, 2)
        low_step(table)
    assert rounds == 2
    assert frame.won == 0
    assert table.deaths == [0, 0]
    assert 0 < farruga.tale(table).damage <= 4 + 8
    assert farruga.tale(table).dealt[0] == farruga.tale(table).damage
    assert table.story.damage_before(table, foe) == farruga.tale(table).damage
    before = farruga.tale(table).damage
    run(table, Fighting(0, foe, table.at[0]))
    while table.duel is None:
        low_step(table)
    assert table.duel.damage == before
    assert (table.duel.chaos, table.duel.gaar) == (table.cat.foes.chaos[foe], table.cat.foes.gaar[foe])


def low_step(table: EuthiaState) -> None:
    from taverne.engine.decisions import Choice, Roll
    from taverne.engine.frames import apply

    decision = table.pending[0]
    if isinstance(decision, Roll):
        roll(table, *[6 if decision.prompt == "hero-roll" else 1] * len(decision.sides))
    elif isinstance(decision, Choice):
        attacks = [action for action in decision.options if action.kind == "attack"]
        apply(table, decision.seat, attacks[0] if attacks else decision.default or decision.options[0])
    else:
        settle(table)


@pytest.mark.rule("EUS-015")
def test_hope_left_at_a_truce_becomes_gaar() -> None:
    from taverne.games.euthia.rules.combat.aftermath import Winning

    table = settlement(mode="coop")
    made = duel(table, "opponent-farruga_1")
    made.damage, made.round = 3, 2
    assert table.story.truce(table, made)
    table.hope, gaar = 4, table.gaar[0]
    settle(run(table, Winning()))
    assert table.gaar[0] == gaar + 2
    assert farruga.tale(table).damage == 3


@pytest.mark.rule("EUS-018")
@pytest.mark.parametrize(("seats", "health"), [(1, 12), (2, 15), (4, 21)])
def test_each_further_hero_raises_the_health_of_a_stage(seats: int, health: int) -> None:
    table = tale("farruga", seats)
    assert table.story.foe_health(table, fighter(table, "opponent-farruga_1")) == health
    assert (
        table.story.foe_health(table, fighter(table, "thorn_boar"))
        == table.cat.foes.health[fighter(table, "thorn_boar")]
    )


@pytest.mark.rule("EUS-018")
@pytest.mark.rule("EUS-019")
def test_the_reputation_of_a_stage_is_shared_by_damage_without_surplus() -> None:
    table = settlement(3)
    farruga.tale(table).damage, farruga.tale(table).dealt = 12, [3, 9, 0, 0]
    made = duel(table, "opponent-farruga_1", 2, 0)
    made.damage = 30
    table.story.reward(table, made, table.cat.foes.reward[made.foe])
    assert farruga.tale(table).dealt[:3] == [3, 9, 6]
    assert table.rep == [0, 2, 2], "4 x 3/18, 4 x 9/18, 4 x 6/18 rounded down, 1 left for the last blow"


@pytest.mark.rule("EUS-020")
@pytest.mark.rule("EUS-067")
def test_the_next_stage_comes_at_the_end_of_the_turn_and_the_dragon_flies_on() -> None:
    table = settlement()
    dragon(table)
    stand(table, 0, NEAR)
    farruga.tale(table).damage = 5
    table.story.monster_beaten(table, fighter(table, "opponent-farruga_1"), table.at[0])
    acting(table)
    assert offered(table, "fight") == []
    answer(table, "end")
    table.stack.clear()
    table.pending = ()
    moment(table, "turn_end", 0)
    told = farruga.tale(table)
    assert (told.stage, told.damage, told.dealt[0]) == (1, 0, 0)
    assert farruga.tale(table).at == space(table, FAR)
    assert table.ruined == []
    stand(table, 0, FAR)
    assert table.story.opponents(table, 0) == [fighter(table, "opponent-farruga_2")]


@pytest.mark.rule("EUS-021")
def test_a_death_against_the_dragon_leaves_its_damage() -> None:
    from taverne.games.euthia.rules.combat.aftermath import Losing

    table = settlement(mode="coop")
    dragon(table)
    stand(table, 0, NEAR)
    table.rep[0] = 5
    made = duel(table, "opponent-farruga_1")
    made.damage = 7
    table.health[0] = 0
    settle(run(table, Losing()))
    assert farruga.tale(table).damage == 7
    assert table.at[0] == space(table, "i_chapel-m")
    assert table.rep[0] < 5
    assert table.story.opponents(table, 1) == []
    stand(table, 1, NEAR)
    assert table.story.opponents(table, 1) == [made.foe]


@pytest.mark.rule("EUS-060")
@pytest.mark.rule("EUS-061")
def test_an_attack_card_is_carried_out_every_third_round_each_once() -> None:
    table = settlement()
    assert farruga.tale(table).at == NONE
    drawn = 0
    for number in range(1, 13):
        table.round = number
        moment(table, "round_end", number)
        assert bool(table.pending) == (number % 3 == 0)
        while table.pending:
            settle(table)
            if table.pending:
                answer(table, options(table)[0])
        drawn += number % 3 == 0
        assert sum(farruga.tale(table).drawn) == drawn


@pytest.mark.rule("EUS-062")
@pytest.mark.rule("EUS-066")
@pytest.mark.rule("EUS-068")
@pytest.mark.rule("EUS-069")
def test_the_nearest_freed_post_is_razed_and_the_figure_stays_there() -> None:
    table = settlement()
    attack(table, "scorching_pass")
    post = space(table, NEAR)
    assert farruga.tale(table).at == post
    assert table.ruined == [post]
    assert table.trade_token[post] == -1
    assert table.freed(post)
    stand(table, 0, NEAR)
    refusal = trading.why_not(table, 0)
    assert refusal is not None
    assert refusal.key == "ruined"
    attack(table, "gale_of_wings", 6)
    assert farruga.tale(table).at == space(table, FAR), "a razed post is not chosen again"


@pytest.mark.rule("EUS-062")
def test_posts_that_are_not_freed_are_left_alone() -> None:
    table = settlement()
    table.trade_token[space(table, NEAR)] = -1
    attack(table, "scorching_pass")
    assert table.ruined == [space(table, FAR)]


@pytest.mark.rule("EUS-063")
def test_among_equally_near_posts_the_first_player_chooses() -> None:
    table = tale("farruga")
    table.first = 1
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 0
    attack(table, "scorching_pass")
    assert (prompt(table), table.pending[0].seat) == ("raid", 1)
    chosen = options(table)
    assert len(chosen) == 2
    answer(table, chosen[1])
    assert [f"raid {table.cat.map.words[post]}" for post in table.ruined] == [chosen[1]]


@pytest.mark.rule("EUS-064")
def test_a_card_with_two_flights_does_not_attack_a_post_twice() -> None:
    table = settlement()
    stand(table, 0, NEAR)
    attack(table, "night_of_embers")
    assert table.ruined == [space(table, FAR)]
    assert table.rep[0] == 2


@pytest.mark.rule("EUS-065")
def test_without_a_freed_post_nothing_is_moved_or_razed() -> None:
    table = tale("farruga")
    attack(table, "night_of_embers")
    assert (farruga.tale(table).at, table.ruined, len(table.pending)) == (NONE, [], 0)


@pytest.mark.rule("EUS-070")
def test_the_towers_close_when_all_three_are_razed() -> None:
    table = tale("farruga")
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 0
    stand(table, 0, "iii_towers-m")
    for number, place in enumerate("abc"):
        raze(table, space(table, f"iii_towers-{place}"))
        refusal = trading.why_not(table, 0)
        assert (refusal is None) == (number < 2)
    assert refusal is not None
    assert refusal.key == "ruined"


@pytest.mark.rule("EUS-061")
@pytest.mark.rule("EUS-071")
@pytest.mark.rule("EUS-072")
def test_a_hero_on_the_post_saves_it_suffers_the_blow_and_gains_two() -> None:
    table = settlement()
    stand(table, 1, NEAR)
    before = table.health[1]
    attack(table, "scorching_pass")
    assert table.ruined == []
    assert table.health[1] == before - 3
    assert table.rep == [0, 2]


@pytest.mark.rule("EUS-072")
def test_a_hero_who_dies_there_gains_nothing_and_the_post_falls() -> None:
    table = settlement()
    stand(table, 1, NEAR)
    table.health[1] = 2
    attack(table, "scorching_pass")
    assert table.rep[1] == 0
    assert table.ruined == [space(table, NEAR)]


@pytest.mark.rule("EUS-061")
@pytest.mark.parametrize(
    ("card", "lost"),
    [("scorching_pass", (3, 0, 0)), ("gale_of_wings", (1, 1, 0)), ("raid_on_the_hoard", (0, 0, 2))],
)
def test_heroes_in_reach_suffer_what_the_card_says(card: str, lost: tuple[int, int, int]) -> None:
    table = settlement()
    stand(table, 0, "i_wayfarers-a")
    table.gold, table.gaar = [5, 5], [3, 3]
    before = (table.health[0], table.gaar[0], table.gold[0])
    other = (table.health[1], table.gaar[1])
    attack(table, card)
    after = (table.health[0], table.gaar[0], table.gold[0])
    assert tuple(a - b for a, b in zip(before, after, strict=True)) == lost
    assert (table.health[1], table.gaar[1]) == other


@pytest.mark.rule("EUS-073")
def test_a_ward_is_bought_in_a_trade_action_once_for_a_post() -> None:
    table = settlement()
    stand(table, 0, NEAR)
    table.gold[0] = 4
    acting(table)
    answer(table, "trade")
    assert offered(table, "ward") == [f"ward {NEAR}"]
    answer(table, f"ward {NEAR}")
    assert (table.gold[0], table.emblem[space(table, NEAR)]) == (2, 1)
    assert offered(table, "ward") == []
    table.gold[1] = 1
    stand(table, 1, FAR)
    assert table.story.wares(table, 1) == []
    lay(table, "iii_towers", 1, 1)
    stand(table, 1, "iii_towers-m")
    table.gold[1] = 2
    assert len(table.story.wares(table, 1)) == 3


@pytest.mark.rule("EUS-074")
def test_a_ward_is_used_up_instead_and_the_owner_gains_one() -> None:
    table = settlement()
    table.emblem[space(table, NEAR)] = 1
    attack(table, "scorching_pass")
    assert (table.ruined, table.emblem[space(table, NEAR)], table.rep) == ([], 0, [1, 0])
    assert table.trade_token[space(table, NEAR)] == 0
    attack(table, "gale_of_wings", 6)
    assert table.ruined == [space(table, NEAR)]


@pytest.mark.rule("EUS-075")
@pytest.mark.parametrize(
    ("seats", "difficulty", "goal"),
    [(1, "normal", 1), (2, "normal", 2), (1, "hard", 2), (3, "hard", 3), (1, "heroic", 3), (4, "heroic", 4)],
)
def test_the_goal_is_a_number_of_beaten_stages(seats: int, difficulty: str, goal: int) -> None:
    table = tale("farruga", seats, "coop", difficulty=difficulty)
    for stages, won in ((goal - 1, 0), (goal, 1)):
        farruga.tale(table).stage = stages
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-076")
@pytest.mark.parametrize(("difficulty", "most"), [("normal", 3), ("hard", 3), ("heroic", 2)])
def test_too_many_razed_posts_lose_the_game(difficulty: str, most: int) -> None:
    table = tale("farruga", 2, "coop", difficulty=difficulty)
    farruga.tale(table).stage = 4
    for razed, won in ((most, 1), (most + 1, 0)):
        farruga.tale(table).razed = razed
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-059")
def test_the_game_ends_with_the_round_in_which_the_fourth_stage_is_beaten() -> None:
    table = settlement()
    dragon(table)
    farruga.tale(table).stage, farruga.tale(table).fallen = 3, True
    table.round = 5
    moment(table, "turn_end", 0)
    assert farruga.tale(table).at == NONE
    assert not table.story.over(table)
    moment(table, "round_end", 5)
    assert table.story.over(table)


@pytest.mark.rule("EUS-059")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize("lucky", [False, True])
def test_a_game_against_farruga_ends_after_twelve_rounds_at_most(seats: int, mode: str, lucky: bool) -> None:
    table, events = out("farruga", seats, mode, 4, lucky)
    assert table.round <= 12
    assert events["dragon-attack"] == 4 or table.story.over(table)
    assert (table.won >= 0) == (mode != "competitive")


@pytest.mark.rule("EUS-069", "EUS-070")
def test_a_razed_post_only_trades_no_more() -> None:
    table = settlement()
    lay(table, "i_griffin", -2, 1)
    table.beast = space(table, "i_griffin-b")
    trophy(table, 0, "thorn_boar")
    stand(table, 0, NEAR)
    raze(table, space(table, NEAR))
    acting(table)
    assert refused(table, "trade") == ("ruined", "EUS-069")
    assert "griffin" in options(table), "free actions stay, unlike where the Golem has been"
    lay(table, "iii_towers", -1, -1)
    stand(table, 0, "iii_towers-m")
    for place in "abc":
        raze(table, space(table, f"iii_towers-{place}"))
    refresh(table)
    assert refused(table, "trade") == ("ruined", "EUS-070")


@pytest.mark.rule("EUS-001", "EUS-015")
def test_a_combat_against_the_dragon_ends_after_two_rounds_one_against_a_monster_beside_it_does_not() -> None:
    table = settlement()
    table.health = [40, 40]
    for foe, rounds in (("opponent-farruga_1", 2), ("elite-old_gnash", 3)):
        made = duel(table, foe)
        made.round = rounds - 1
        assert not table.story.truce(table, made)
        made.round = rounds
        assert table.story.truce(table, made) is (foe == "opponent-farruga_1")

"""What greedy heroes do for the goal of a scenario when they have no rivals: each errand where it decides something.
How often they reach their goals is left to ``taverne lab``."""

from __future__ import annotations

from typing import Any, cast

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.euthia.bots.choices.scenario import chance_with
from taverne.games.euthia.bots.greedy import greedy, perish
from taverne.games.euthia.bots.players import against
from taverne.games.euthia.bots.turn_plans import Survey
from taverne.games.euthia.bots.values.scenario_goals import dear, progress, pull, renown
from taverne.games.euthia.bots.values.spaces import SpaceGoal
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.scenarios import doom, farruga, rescue, revocation
from taverne.games.euthia.rules.scenarios.base import wanted
from taverne.games.euthia.rules.scenarios.doom import FinalFights
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.rules.travel.elementals import FIRE, powers
from taverne.games.euthia.rules.turn.course import last_round
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    board,
    equip,
    essences,
    fighter,
    free,
    give,
    lay,
    pickaxes,
    run,
    stand,
    tokens,
)
from tests.euthia.tales import tale


def chosen(table: EuthiaState) -> str:
    """Return the greedy answer to what is asked first."""
    return str(greedy(table, cast(Choice, table.pending[0]), Rng(1)))


def together(scenario: str, **other: Any) -> EuthiaState:
    """A cooperative table of two with a scenario's things laid out."""
    return tale(scenario, mode="coop", **other)


def worths(table: EuthiaState, space: str) -> dict[str, float]:
    """Return what a space is worth to the first hero, by kind."""
    return {goal.kind: goal.worth for goal in Survey(table, 0).at(table.cat.map.space_index[space])}


def test_a_goal_without_rivals_pulls_until_it_is_reached() -> None:
    assert pull(tale("revocation_1")) == 0
    assert pull(board(mode="coop")) == 0
    table = together("revocation_1")
    assert pull(table) > 0 < dear(table, "essence")
    revocation.tale(table).airy[0] = wanted(table)
    assert pull(table) == 0 == dear(table, "essence")
    assert renown(table) == 1.0


def test_an_elemental_that_could_be_revoked_at_once_is_challenged_first() -> None:
    table = together("revocation_1")
    lay(table, "i_millbrook", 2, -1)
    unlike = worths(table, "i_millbrook-c")["challenge"]
    essences(table, 0, water=1)
    assert worths(table, "i_millbrook-c")["challenge"] > unlike + 1
    pickaxes(table, "i_millbrook-c", 0)
    assert worths(table, "i_millbrook-c")["revoke"] > pull(table)


def test_essences_that_a_goal_takes_are_not_used_up() -> None:
    for scenario, kept in (("revocation_1", True), ("rescue", False)):
        table = together(scenario)
        tokens(table, 0)
        essences(table, 0, water=1)
        equip(table, 0, "chain_hauberk")
        equip(table, 0, "chain_coif")
        table.health[0] = 3
        acting(table)
        assert (chosen(table) == "essence water 1") is not kept


def test_an_essence_is_changed_where_that_revokes_an_elemental() -> None:
    table = together("revocation_1")
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-c")
    pickaxes(table, "i_millbrook-c", 0)
    essences(table, 0, fire=1)
    give(table, 0, "catalyst")
    acting(table)
    assert chosen(table) == "use catalyst 1"
    apply(table, 0, Action.parse("use catalyst 1"))
    settle(table)
    assert chosen(table) == "transmute fire water"
    apply(table, 0, Action.parse("transmute fire water"))
    settle(table)
    assert chosen(table) == "revoke"


def test_villagers_are_brought_home_when_they_suffice_or_time_runs_out() -> None:
    table = together("rescue")
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-c")
    rescue.tale(table).carried[0] = 2
    early = worths(table, "i_chapel-m")["deliver"]
    table.round = table.plan.rounds
    assert worths(table, "i_chapel-m")["deliver"] > early + pull(table)
    table.round = 2
    rescue.tale(table).carried[1] = wanted(table) - 2
    assert worths(table, "i_chapel-m")["deliver"] > early + pull(table)


def test_death_frightens_a_hero_more_who_has_villagers_with_him() -> None:
    table = together("rescue")
    alone = Survey(table, 0).death
    rescue.tale(table).carried[0] = 2
    assert Survey(table, 0).death > alone
    assert Survey(table, 1).death == pytest.approx(Survey(together("rescue"), 1).death)


def test_a_post_with_villagers_is_worth_more_than_one_without() -> None:
    table = together("rescue")
    lay(table, "i_wayfarers", 2, -1)
    before = worths(table, "i_wayfarers-b")["fight"]
    table.emblem[table.cat.map.space_index["i_wayfarers-b"]] = 1
    assert worths(table, "i_wayfarers-b")["fight"] > before


def test_a_dragon_is_gone_for_from_beside_it() -> None:
    table = together("farruga")
    lay(table, "i_wayfarers", 2, -1)
    free(table, "i_wayfarers-b", seat=1)
    lair = table.cat.map.space_index["i_wayfarers-b"]
    assert "dragon" not in worths(table, "i_wayfarers-c")
    farruga.tale(table).at = lair
    assert worths(table, "i_wayfarers-c")["dragon"] > 0
    fresh = worths(table, "i_wayfarers-c")["dragon"]
    farruga.tale(table).damage = 12
    assert worths(table, "i_wayfarers-c")["dragon"] > fresh
    assert "dragon" not in worths(table, "i_chapel-m")


def test_the_post_to_which_the_dragon_will_come_is_watched() -> None:
    table = together("farruga")
    lay(table, "i_wayfarers", 2, -1)
    free(table, "i_wayfarers-b", seat=0)
    assert "vigil" not in worths(table, "i_wayfarers-b")
    table.round = 3
    assert worths(table, "i_wayfarers-b")["vigil"] > 0
    stand(table, 0, "i_wayfarers-b")
    table.gold[0] = 0
    tokens(table, 0, "mining")
    acting(table)
    assert chosen(table) == "end"
    table.emblem[table.cat.map.space_index["i_wayfarers-b"]] = 1
    assert "vigil" not in worths(table, "i_wayfarers-b")


def test_the_guardian_of_an_abyss_is_fought_with_an_essence_in_hand() -> None:
    table = together("abyss")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c", seat=0)
    bare = worths(table, "i_abyss-c")["guardian"]
    essences(table, 0, air=1)
    assert worths(table, "i_abyss-c")["guardian"] > bare + 1
    stand(table, 0, "i_abyss-c")
    acting(table)
    assert chosen(table) == "guardian"


def test_clues_are_shared_out_between_both_opponents_and_none_is_kept() -> None:
    table = together("doom", heroes=("dral", "ael"))
    table.round = last_round(table)
    doom.tale(table).clues[0] = 3
    run(table, FinalFights())
    laid = int(chosen(table).split()[1])
    chances = []
    for first in range(4):
        both = [(fighter(table, "opponent-accomplice"), first), (fighter(table, "opponent-saboteur"), 3 - first)]
        chances.append(chance_with(table, 0, *both[0]) * chance_with(table, 0, *both[1]))
    assert chances[laid] == max(chances) > min(chances)
    second = together("doom")
    doom.tale(second).clues[0] = 3
    run(second, FinalFights(0, 1))
    assert chosen(second) == "clues 3"


def test_a_spawned_monster_counts_where_the_spell_is_to_be_broken() -> None:
    table = together("devastation")
    lay(table, "i_millbrook", 2, -1)
    table.spawned.append(table.cat.map.space_index["i_millbrook-c"])
    coop = worths(table, "i_millbrook-c")["fight"]
    golem_tale(table).counter = 0
    assert worths(table, "i_millbrook-c")["fight"] < coop


def test_a_dying_hero_with_a_goal_walks_into_fire_and_wakes_in_the_chapel() -> None:
    table = together("revocation_1")
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_chapel-b")
    table.health[0], table.moves[0] = 1, 1
    table.gaar[0] = 0
    survey = Survey(table, 0)
    survey.near = []
    acting(table)
    choice = cast(Choice, table.pending[0])
    step = perish(table, choice, survey)
    assert step is not None
    assert powers(table, table.cat.map.space_index[str(step.args[0])]) & FIRE
    survey.near = [SpaceGoal(table.at[0], 3, 1.0, "chapel")]
    assert perish(table, choice, survey) is None


def test_whoever_is_nearer_to_the_goal_stands_better() -> None:
    table = together("revocation_1")
    before = against(table, 0)
    revocation.tale(table).airy[0] += 1
    assert against(table, 0) > before
    rivals = tale("revocation_1")
    assert progress(rivals) == 0 == progress(board(mode="coop"))


@pytest.mark.parametrize("scenario", ["revocation_2", "rescue", "farruga", "abyss", "collision"])
def test_greedy_changes_nothing_by_thinking_what_would_be_offered(scenario: str) -> None:
    table = Euthia().start({"scenario": scenario, "mode": "coop"}, 2, 3)
    rng = Rng(3)
    for _ in range(80):
        settle(table)
        choice = cast(Choice, table.pending[0])
        before = table.clone()
        answer = greedy(table, choice, rng)
        assert table == before
        apply(table, choice.seat, answer)


def test_greedy_reaches_a_goal_alone() -> None:
    won = []
    for seed in (1, 2, 3):
        table = Euthia().start({"scenario": "revocation_1"}, 1, seed)
        rng = Rng(seed)
        settle(table)
        while table.pending:
            apply(table, 0, greedy(table, cast(Choice, table.pending[0]), rng))
            settle(table)
        won.append(table.won)
    assert sum(won) >= 2

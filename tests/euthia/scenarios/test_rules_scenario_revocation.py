"""Rules of Elemental Revocation, episodes I to III: what revoking costs, gives and ends; their walks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import revocation
from taverne.games.euthia.rules.travel.elementals import WATER, powers
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    essences,
    lay,
    offered,
    pickaxes,
    ready,
    refused,
    space,
    stand,
    thing,
)
from tests.euthia.tales import out, tale

SPRING = "i_millbrook-c"
"""A Water elemental on a space without monster."""


def spring(episode: int = 1, **held: int) -> EuthiaState:
    table = tale(f"revocation_{episode}")
    table.gold = [0, 0]
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, SPRING)
    pickaxes(table, SPRING, 0)
    essences(table, 0, **held)
    return table


@pytest.mark.rule("EUS-130")
def test_only_an_elemental_with_an_own_token_is_revoked() -> None:
    table = spring(water=1)
    acting(table)
    assert offered(table, "revoke") == ["revoke"]
    other = spring(water=1)
    pickaxes(other, SPRING, 0, 0)
    pickaxes(other, SPRING, 1)
    acting(other)
    assert refused(other, "revoke") == ("not-challenged", "EUS-130")
    stand(other, 0, "i_chapel-m")
    assert refused(other, "revoke") == ("no-elemental", "EUS-130")


@pytest.mark.rule("EUS-131")
def test_a_hero_revokes_once_in_a_turn() -> None:
    table = spring(water=2, fire=1)
    acting(table)
    answer(table, "revoke")
    lay(table, "i_cinder", 1, 1)
    stand(table, 0, "i_cinder-c")
    pickaxes(table, "i_cinder-c", 0)
    assert refused(table, "revoke") == ("revoked-already", "EUS-131")
    table.round += 1
    assert table.story.why_not(table, 0, table.story.free_here(table, 0)[0]) is None


@pytest.mark.rule("EUS-132")
@pytest.mark.parametrize(
    ("episode", "held", "allowed"),
    [
        (1, {"water": 1}, True),
        (1, {"fire": 3}, False),
        (2, {"water": 1, "fire": 1}, True),
        (2, {"water": 2}, True),
        (2, {"water": 1}, False),
        (3, {"water": 2, "air": 1}, True),
        (3, {"water": 1, "air": 2}, False),
        (3, {"water": 2}, False),
    ],
)
def test_revoking_costs_essences_by_the_episode(episode: int, held: dict[str, int], allowed: bool) -> None:
    table = spring(episode, **held)
    acting(table)
    assert bool(offered(table, "revoke")) == allowed
    if allowed:
        answer(table, "revoke")
        assert sum(table.essences[0]) == sum(held.values()) - (1, 2, 3)[episode - 1]


@pytest.mark.rule("EUS-132")
def test_the_essence_of_any_element_is_chosen() -> None:
    table = spring(2, water=1, fire=1, earth=1)
    acting(table)
    answer(table, "revoke")
    assert set(offered(table, "give_essence")) == {"give_essence fire", "give_essence earth"}
    answer(table, "give_essence earth")
    assert table.essences[0].count(1) == 1


@pytest.mark.rule("EUS-133")
@pytest.mark.parametrize("episode", [1, 2, 3])
def test_revoking_gives_reputation_and_a_token_of_its_side(episode: int) -> None:
    table = spring(episode, water=3)
    before = table.rep[0]
    acting(table)
    answer(table, "revoke")
    assert table.rep[0] == before + episode
    assert (revocation.tale(table).airy, revocation.tale(table).earthy) == ([1, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.rule("EUS-133")
def test_fire_gives_a_token_of_the_other_side() -> None:
    table = tale("revocation_1")
    lay(table, "i_cinder", 2, -1)
    stand(table, 0, "i_cinder-c")
    pickaxes(table, "i_cinder-c", 0)
    essences(table, 0, fire=1)
    acting(table)
    answer(table, "revoke")
    assert (revocation.tale(table).airy, revocation.tale(table).earthy) == ([0, 0, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("EUS-134")
def test_a_revoked_elemental_has_no_power_and_cannot_be_challenged() -> None:
    table = spring(water=1)
    here = space(table, SPRING)
    assert powers(table, here) & WATER
    acting(table)
    answer(table, "revoke")
    assert not powers(table, here) & WATER
    stand(table, 1, SPRING)
    assert refused(table, "challenge") == ("no-elemental", "EU-234")
    assert refused(table, "revoke") == ("no-elemental", "EUS-130")


@pytest.mark.rule("EUS-135")
def test_tokens_there_stay_and_count() -> None:
    table = spring(water=1)
    acting(table)
    answer(table, "revoke")
    assert scoring.counts(table, 0)["interaction_tokens"] == 1


@pytest.mark.rule("EUS-136")
def test_the_tokens_of_a_side_are_limited() -> None:
    for taken, allowed in ((9, True), (10, False)):
        table = spring(water=1)
        revocation.tale(table).airy[1] = taken
        acting(table)
        assert bool(offered(table, "revoke")) == allowed
        if not allowed:
            assert refused(table, "revoke") == ("no-revocation-left", "EUS-136")
    table = tale("revocation_1")
    assert (table.figure("air_water"), table.figure("earth_fire")) == (10, 8)


@pytest.mark.rule("EUS-137")
def test_each_pair_of_tokens_gives_two_reputation() -> None:
    table = tale("revocation_1")
    revocation.tale(table).airy, revocation.tale(table).earthy = [3, 1, 0, 0], [2, 0, 0, 0]
    assert scoring.parts(table, 0)["scenario"] == 4
    assert scoring.parts(table, 1)["scenario"] == 0


@pytest.mark.rule("EUS-138")
@pytest.mark.parametrize(
    ("episode", "seats", "difficulty", "goal"),
    [(1, 1, "normal", 2), (2, 3, "normal", 4), (3, 2, "normal", 2), (3, 2, "hard", 3), (1, 2, "hard", 4)],
)
def test_the_goal_is_a_number_of_revoked_elementals(episode: int, seats: int, difficulty: str, goal: int) -> None:
    table = tale(f"revocation_{episode}", seats, "coop", difficulty=difficulty)
    for done, won in ((goal - 1, 0), (goal, 1)):
        revocation.tale(table).airy[0], revocation.tale(table).earthy[0] = done - 1, 1
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-127")
@pytest.mark.rule("EUS-139")
@pytest.mark.rule("EUS-140")
@pytest.mark.rule("EUS-142")
@pytest.mark.parametrize(
    ("episode", "chapters", "start"),
    [
        (1, (1, 1, 1, 0, 0), "i_chapel"),
        (2, (0, 1, 1, 1, 0), "i_chapel_priest"),
        (3, (0, 1, 1, 1, 1), "i_chapel_priest"),
    ],
)
def test_each_episode_has_its_chapters_and_its_start(episode: int, chapters: tuple[int, ...], start: str) -> None:
    table = ready(2, scenario=f"revocation_{episode}")
    assert tuple(int(bool(pile)) for pile in table.coming) == chapters
    assert table.cat.map.ids[table.order[0]] == start
    if episode == 3:
        assert table.coming[1] == sorted(table.cat.map.drawn[1][0])


@pytest.mark.rule("EUS-128")
@pytest.mark.parametrize("episode", [2, 3])
def test_with_the_griffin_the_fixed_tiles_of_chapter_one_come_first(episode: int) -> None:
    table = ready(2, scenario=f"revocation_{episode}", griffin=True)
    chart = table.cat.map
    assert table.coming[0] == sorted([*chart.drawn[0][0], chart.index["i_griffin"]])


@pytest.mark.rule("EUS-141")
@pytest.mark.rule("EUS-143")
@pytest.mark.parametrize(("episode", "rep", "gold"), [(2, 9, 12), (3, 17, 20)])
def test_later_episodes_begin_with_reputation_gold_and_a_catalyst(episode: int, rep: int, gold: int) -> None:
    table = ready(2, scenario=f"revocation_{episode}")
    for seat in range(2):
        assert (table.rep[seat], table.gold[seat]) == (rep, gold)
        assert thing(table, seat, "catalyst") >= 0


@pytest.mark.rule("EUS-126")
@pytest.mark.parametrize("episode", [1, 2, 3])
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
def test_an_episode_ends_after_eight_rounds(episode: int, seats: int, mode: str) -> None:
    for lucky in (False, True):
        table, _ = out(f"revocation_{episode}", seats, mode, 3, lucky)
        assert table.round == 8
        assert (table.won >= 0) == (mode != "competitive")

"""The map and the scenario as everybody sees them: monsters, powers and lairs of spaces, and how a scenario stands."""

from __future__ import annotations

import pytest

from taverne.engine.actions import CHANCE
from taverne.engine.frames import apply
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.box.scenarios import SCENARIOS
from taverne.games.euthia.rules.scenarios import farruga, rescue
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.games.euthia.state.tales import FarrugaTale, GolemTale, RescueTale
from taverne.games.euthia.view.story import story_view
from taverne.games.euthia.view.structs import SpaceView, StoryView
from taverne.games.euthia.view.table import table_view
from taverne.words import LANGUAGES, Words
from tests.euthia.positions import board, free, lay, space, started
from tests.euthia.test_walk import bold, fallen

NAMES = ("Anna", "Otto", "Mira", "Yann")


def seen(table: EuthiaState, word: str) -> SpaceView:
    return next(one for tile in table_view(table, 0).tiles for one in tile.spaces if one.id == word)


def told(view: StoryView, language: str = "en") -> list[str]:
    speak = Words("euthia", language)
    return [speak.say(line["say"], line, NAMES) for line in view.lines]


def test_a_space_shows_the_level_of_its_monster_until_it_is_freed() -> None:
    table = board()
    lay(table, "i_millbrook", 2, -1)
    guarded = next(one.id for one in table_view(table, 0).tiles[1].spaces if one.monster)
    assert seen(table, guarded).monster == table.cat.map.monster[space(table, guarded)]
    free(table, guarded)
    assert seen(table, guarded).monster == 0


def test_a_space_shows_the_powers_of_elementals_there_and_around() -> None:
    table = board()
    lay(table, "i_millbrook", 2, -1)
    touched = [one.id for tile in table_view(table, 0).tiles for one in tile.spaces if "water" in one.powers]
    home = space(table, "i_millbrook-c")
    assert set(touched) == {"i_millbrook-c", *(table.cat.map.words[other] for other in table.near[home])}
    table.absent.append(home)
    assert seen(table, "i_millbrook-c").powers == ()


def test_a_space_shows_that_the_elite_can_be_fought_there() -> None:
    table = board(elites=True)
    lay(table, "i_millbrook", 2, -1)
    foes = table.cat.foes
    table.bounty = next(
        elite
        for elite in range(foes.monsters, foes.monsters + foes.elites)
        if foes.lairs[elite - foes.monsters].of in ("chapel", "mine", "elemental")
    )
    lairs = [one.id for tile in table_view(table, 0).tiles for one in tile.spaces if one.lair]
    assert lairs
    table.bounty = -1
    assert not any(one.lair for tile in table_view(table, 0).tiles for one in tile.spaces)


def test_rivals_have_no_goal_and_heroes_together_see_how_far_they_are() -> None:
    table = board(2, "coop", "rescue")
    table.tale = RescueTale()
    rescue.tale(table).carried[0], rescue.tale(table).handed[1] = 2, 3
    view = story_view(table)
    assert (view.count, view.goal) == (3, table.plan.goal.normal[1])
    assert told(view) == [
        "Anna: 2 villagers on the way, 0 brought home.",
        "Otto: 0 villagers on the way, 3 brought home.",
    ]
    assert story_view(board(2)) == StoryView()


def test_a_dragon_is_seen_where_it_is_with_its_stage_and_damage() -> None:
    table = board(2, "competitive", "farruga")
    table.tale = FarrugaTale()
    farruga.tale(table).at = space(table, "i_chapel-a")
    farruga.tale(table).stage, farruga.tale(table).damage = 1, 4
    view = story_view(table)
    assert (view.who, view.at) == ("dragon", "i_chapel-a")
    assert ": stage 2 of 4, 4 damage of " in told(view)[0]


def test_a_spell_counter_that_has_gone_down_counts_towards_the_goal() -> None:
    table = board(2, "coop", "devastation")
    table.tale = GolemTale()
    golem_tale(table).counter = table.plan.goal.normal[1] - 3
    assert (story_view(table).count, story_view(table).goal) == (3, table.plan.goal.normal[1])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_how_a_scenario_stands_can_be_said_in_both_languages_at_any_time(scenario: str) -> None:
    table = started(2, "coop" if scenario == "hunt" else "competitive", scenario, seed=4, elites=True)
    table.events = None
    rng = Rng(derive(4, scenario))
    messages: set[str] = set()
    while table.pending:
        decision = table.pending[0]
        if decision.seat != CHANCE:
            view = story_view(table)
            fresh = {line["say"] for line in view.lines} - messages
            for language in LANGUAGES if fresh else ():
                assert not [line for line in told(view, language) if "⟦" in line or "-" in line.split(" ")[0]]
            messages |= fresh
        action = fallen(table, rng, True) if decision.seat == CHANCE else bold(decision.options, rng)
        apply(table, decision.seat, action)
    assert messages

"""The games in PettingZoo: its own tests pass for every game and mode without reflexes, and secrets stay secret.

What the figures mean is tested with the encoders.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import taverne
from taverne.adapters.pettingzoo import env, raw_env
from taverne.adapters.seated_game import MOST_OPTIONS, quiet_sets
from taverne.engine.game import OptionError, Options

TABLES = [(name, players, options) for name in taverne.names() for players, options in quiet_sets(taverne.find(name))]


def told(table: tuple[str, int, Options]) -> str:
    name, players, options = table
    return f"{name}-{players}-" + "-".join(str(value)[:12] for value in options.values())


@pytest.fixture(autouse=True)
def _their_warnings() -> Any:
    """PettingZoo warns of every observation that is a dict and not in its own list."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("table", TABLES, ids=told)
def test_their_own_tests_pass(table: tuple[str, int, Options]) -> None:
    name, players, options = table
    api_test(env(name, players, options), num_cycles=1000, verbose_progress=False)
    seed_test(lambda: env(name, players, options), num_cycles=500)


@pytest.mark.parametrize("name", taverne.names())
def test_a_table_is_rendered_as_text(name: str) -> None:
    render_test(lambda render_mode=None: env(name, render_mode=render_mode))
    shown = env(name, render_mode="ansi")
    shown.reset(seed=1)
    assert "  1  " in shown.render()


def played(made: Any, seed: int) -> tuple[dict[str, float], int]:
    made.reset(seed=seed)
    rewards = dict.fromkeys(made.possible_agents, 0.0)
    turns = 0
    rng = np.random.default_rng(seed)
    for agent in made.agent_iter():
        observation, reward, termination, truncation, info = made.last()
        rewards[agent] += reward
        if termination or truncation:
            made.step(None)
            continue
        turns += 1
        legal = int(observation["action_mask"].sum())
        assert legal == len(info["options"]) == len(info["option_features"])
        made.step(int(rng.integers(legal)))
    return rewards, turns


@pytest.mark.parametrize("name", ["dungeon_rush", "monster_lands"])
def test_rewards_of_rivals_sum_to_nothing(name: str) -> None:
    rewards, turns = played(env(name, 3), 4)
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(rewards.values()) > 0
    assert turns > 40


def test_a_reward_may_be_the_score_or_ones_own() -> None:
    scores, _ = played(env("dungeon_rush", 3, reward="score"), 4)
    own, _ = played(env("dungeon_rush", 3, reward=lambda result, seat: float(seat)), 4)
    assert own == {"player_0": 0.0, "player_1": 1.0, "player_2": 2.0}
    assert any(abs(score) > 1 for score in scores.values())


def test_nobody_sees_what_another_has_chosen_in_secret() -> None:
    """While one seat answers in secret, the others' observations do not change."""
    made = raw_env("dungeon_rush", 4, {"mode": "secret"})
    seen = 0
    for seed in range(3):
        made.reset(seed=seed)
        while not any(made.terminations.values()):
            choice, pending = made._sitting.choice, made._sitting.state.pending
            assert choice is not None
            others = [agent for agent in made.agents if agent != made.agent_selection]
            before = {agent: made.observe(agent)["observation"] for agent in others}
            made.step(len(choice.options) - 1)
            following = made._sitting.choice
            if len(pending) > 1 and following is not None and following.prompt == choice.prompt:
                for agent in others:
                    if agent != made.agent_selection:
                        seen += 1
                        assert np.array_equal(before[agent], made.observe(agent)["observation"])
    assert seen > 5


def test_bots_may_sit_on_some_seats() -> None:
    made = env("dungeon_rush", 4, bots={1: "hard", 3: "hard"})
    assert made.possible_agents == ["player_0", "player_2"]
    rewards, _ = played(made, 2)
    assert set(rewards) == {"player_0", "player_2"}


def test_a_game_that_adds_a_seat_plays_it_itself() -> None:
    made = env("dungeon_rush", 2, {"mode": "snake", "neutral": True})
    assert made.possible_agents == ["player_0", "player_1"]
    assert played(made, 1)[1] > 20


def test_games_are_registered() -> None:
    made = pettingzoo.make("aec", "taverne/nerath-v0", players=4, options={"limit": 2})
    made.reset(seed=1)
    assert made.last()[4]["options"]
    assert made.action_space("player_0").n == MOST_OPTIONS


def test_a_game_is_cut_off() -> None:
    made = env("nerath", 4, {"mode": "free_for_all"}, max_decisions=50)
    rewards, turns = played(made, 1)
    assert turns == 50
    assert set(rewards.values()) == {0.0}


def test_an_illegal_index_ends_the_game_for_its_agent() -> None:
    made = env("dungeon_rush", 3)
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(MOST_OPTIONS - 1)
    assert made.terminations[agent]


def test_a_bot_beside_the_table_and_an_unknown_reward_are_refused() -> None:
    with pytest.raises(OptionError, match="no seat 9: 4 play"):
        env("nerath", 4, bots={9: "hard"})
    with pytest.raises(OptionError, match="unknown reward 'points': give victory or score"):
        env("nerath", 4, reward="points")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": "4"}, "a whole number, not '4'"),
        ({"options": "limit=2"}, "given as a mapping"),
        ({"bots": ["hard"]}, "given by seat, such as"),
        ({"bots": {"player_1": "hard"}}, "no seat 'player_1': 4 play"),
        ({"players": 2, "bots": {0: "hard", 1: "hard"}}, "nobody is left to be asked"),
    ],
)
def test_arguments_of_a_wrong_form_are_refused_in_words(given: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        env("nerath", **given)


def test_numbers_of_numpy_are_numbers() -> None:
    two: Any = np.int64(2)
    bots: dict[Any, str] = {np.int64(1): "greedy"}
    assert env("nerath", two, bots=bots).possible_agents == ["player_0"]


def test_a_game_that_always_races_says_how_many_may_play() -> None:
    with pytest.raises(OptionError, match="dungeon_rush for 1 is always a race of reflexes; 2 to 5 may play"):
        env("dungeon_rush", 1)


def test_races_are_refused() -> None:
    with pytest.raises(OptionError, match="mode=snake"):
        env("dungeon_rush", 3, {"mode": "arrival"})

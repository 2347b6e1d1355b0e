"""The games in Gymnasium: its checker passes for every environment, masks fit, vectors of processes step.

Everything that all adapters share is tested with PettingZoo.
"""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import taverne
from taverne.adapters.gymnasium import ENVIRONMENTS, make
from taverne.adapters.seated_game import MOST_OPTIONS, quiet_sets
from taverne.engine.game import OptionError

ALONE = [
    (name, options) for name in taverne.names() for players, options in quiet_sets(taverne.find(name)) if players == 1
]


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_their_checker_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(infinity|not within the recommended|too high|too low).*")
        check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("name", "options"), ALONE, ids=lambda value: str(value)[:40])
def test_every_mode_for_one_player_passes(name: str, options: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(make(name, 1, options=options), skip_render_check=True)


def rollout(made: Any, seed: int, illegal: bool = False) -> tuple[float, int]:
    _, info = made.reset(seed=seed)
    rng = np.random.default_rng(seed)
    steps, total = 0, 0.0
    while True:
        mask = made.action_masks()
        assert np.array_equal(mask, info["action_mask"].astype(bool))
        assert mask.sum() == len(made.options()) == len(made.option_features())
        action = MOST_OPTIONS - 1 - int(rng.integers(3)) if illegal else int(rng.choice(np.flatnonzero(mask)))
        observation, reward, over, cut, info = made.step(action)
        assert observation.dtype == np.float32
        total += reward
        steps += 1
        if over or cut:
            return total, steps


@pytest.mark.parametrize("illegal", [False, True])
def test_a_game_is_played_to_its_end_and_an_illegal_index_never_raises(illegal: bool) -> None:
    made = make("dungeon_rush", 3, bots="hard", options={"mode": "snake"})
    total, steps = rollout(made, 3, illegal)
    assert steps > 10
    assert total == pytest.approx(-1 / 3)
    assert made.action_masks().sum() == 0


def test_the_learner_may_sit_anywhere_and_rivals_be_of_any_kind() -> None:
    class Last(taverne.Bot):
        def choose(self, view: Any, choice: Any, rng: Any, simulator: Any) -> Any:
            return choice.options[-1]

    made = make("monster_lands", 3, seat=2, bots=["random", Last])
    assert [type(made.table.bots[seat]).__name__ for seat in (0, 1)] == ["RandomBot", "Last"]
    total, steps = rollout(made, 1)
    assert -1 <= total <= 1
    assert steps > 10


def test_the_same_seed_gives_the_same_game() -> None:
    ends = [rollout(make("monster_lands", 1, options={"mode": "classic"}), seed) for seed in (5, 5, 6)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_vectors_over_processes() -> None:
    vector = gymnasium.make_vec("taverne/DungeonRush-v0", num_envs=2, vectorization_mode="async")
    try:
        observations, infos = vector.reset(seed=3)
        assert observations.shape[0] == 2
        assert infos["action_mask"].shape == (2, MOST_OPTIONS)
        ends = 0
        for _ in range(80):
            observations, _, over, _, infos = vector.step(np.zeros(2, dtype=np.int64))
            ends += int(over.sum())
        assert ends > 0
    finally:
        vector.close()


def test_the_table_is_rendered_from_the_learners_seat() -> None:
    made = make("nerath", 4, seat=1, render_mode="ansi")
    made.reset(seed=1)
    shown = made.render()
    assert shown is not None
    assert made.options()[0] in shown


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="no seat 7: 4 play"):
        make("nerath", players=4, seat=7)


def test_rivals_and_rewards_that_are_not_there_are_refused() -> None:
    with pytest.raises(OptionError, match="give bots for 3 seats"):
        make("nerath", players=4, bots=[])
    with pytest.raises(OptionError, match="3 bots are given for 1 seats"):
        make("nerath", players=2, bots=["hard", "easy", "random"])
    for refusal in (OptionError, TypeError):  # the latter is what Stable-Baselines3 expects of a mode that is not there
        with pytest.raises(refusal, match="there is 'ansi'"):
            gymnasium.make("taverne/Nerath-v0", render_mode="rgb_array")
    with pytest.raises(OptionError, match="unknown reward 'points'"):
        make("nerath", players=4, reward="points")

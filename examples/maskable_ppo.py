"""MaskablePPO of sb3-contrib on one seat of Dungeon Rush against bots, for some seconds: how it fares before and after.

pip install -r examples/requirements.txt; python examples/maskable_ppo.py 120 easy 200    (seconds, rivals, games)
"""

from __future__ import annotations

import sys
import time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from taverne.adapters.gymnasium import make


class Until(BaseCallback):  # type: ignore[misc, unused-ignore]
    """Ends the training after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def share(model: Any, env: Any, games: int) -> float:
    """Return how often the learner wins."""
    won = 0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


def main(seconds: float = 120, level: str = "random", judged: int = 100) -> None:
    torch.set_num_threads(1)  # a network this small gains nothing from threads that wait for each other
    env = make("dungeon_rush", 3, bots=level, options={"mode": "snake"})
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, gamma=1.0, seed=1)
    print(f"before: {share(model, env, judged):.2f}")
    model.learn(10**9, callback=Until(seconds))
    print(f"after {model.num_timesteps} decisions: {share(model, env, judged):.2f}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]), *sys.argv[2:3], *map(int, sys.argv[3:4]))

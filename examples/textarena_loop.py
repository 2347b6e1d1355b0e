"""TextArena's own loop at a table of ours, with agents that answer in words; here they are scripts.

pip install -r examples/requirements.txt; python examples/textarena_loop.py monster_lands 2    (game, players)
"""

from __future__ import annotations

import random
import re
import sys

import textarena as ta

from taverne.adapters.textarena import register


class Scripted(ta.Agent):  # type: ignore[misc, unused-ignore]
    """Stands in for a model, such as ``ta.agents.OpenRouterAgent``: it picks any option that the prompt lists."""

    def __call__(self, observation: str) -> str:
        options = re.findall(r"^ +\d+  .*?  (\S.*)$", observation, re.M)
        return f"Let us see.\nmove: {random.choice(options)}"


def main(name: str = "dungeon_rush", players: int = 3) -> None:
    register()
    random.seed(1)
    env = ta.make(f"Taverne-{name}-v0")
    env.reset(num_players=players, seed=1)
    agents = {seat: Scripted() for seat in range(players)}
    done, turns = False, 0
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step(action=agents[player](observation))
        turns += 1
    rewards, told = env.close()
    print(f"{turns} answers, rewards {rewards}, {told}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))

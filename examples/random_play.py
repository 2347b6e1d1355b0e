"""Random players through PettingZoo: the shortest loop there is.  python examples/random_play.py nerath 3"""

from __future__ import annotations

import sys
import warnings

from taverne.adapters.pettingzoo import env

SHORT = {"nerath": {"mode": "free_for_all", "limit": 2}}


def main(name: str = "dungeon_rush", games: int = 1) -> None:
    warnings.simplefilter("ignore")
    table = env(name, options=SHORT.get(name))
    for seed in range(games):
        table.reset(seed=seed)
        for agent in table.possible_agents:
            table.action_space(agent).seed(seed)
        total = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            observation, reward, termination, truncation, _ = table.last()
            total[agent] += reward
            over = termination or truncation
            table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
        print(seed, {agent: round(reward, 2) for agent, reward in total.items()})


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))

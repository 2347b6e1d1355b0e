"""OpenSpiel's MCTS (which sees everything) and IS-MCTS (which does not) at a table of Dungeon Rush.

python examples/open_spiel_search.py dungeon_rush 20 10    (game, simulations a move, moves; 0: to the end)
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from taverne.adapters.openspiel import believable, register


def main(name: str = "dungeon_rush", simulations: int = 20, moves: int = 0) -> list[float]:
    register()
    game = pyspiel.load_game(f"python_{name}")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    cheat = mcts.MCTSBot(game, 1.4, simulations, evaluator, solve=False, random_state=rng)
    honest = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=rng, max_world_samples=-1
    )
    honest.set_resampler(lambda state, player: believable(state, player, int(rng.randint(1 << 30))))
    bots: list[Any] = [cheat, honest]
    state, made = game.new_initial_state(), 0
    while not state.is_terminal() and (not moves or made < moves):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
            continue
        player = state.current_player()
        action = bots[player % 2].step(state)
        print(f"{type(bots[player % 2]).__name__} on seat {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
        made += 1
    return list(state.returns())


if __name__ == "__main__":
    print(main(*sys.argv[1:2], *map(int, sys.argv[2:4])))

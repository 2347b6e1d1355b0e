"""The games as environments of PettingZoo (AEC): agents take turns as the rules ask them.

An action is an index into the options of the pending choice; races of reflexes are left out.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from taverne import games
from taverne.adapters.arrays import Arrays
from taverne.adapters.seated_game import MOST_OPTIONS, GameSetup, Reward, SeatedGame, counted, known_reward
from taverne.arena.lineup import BotLike, GameLike
from taverne.boards.text import table_text
from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.game import OptionValue


def env(
    game: GameLike,
    players: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    bots: Mapping[Seat, BotLike] | None = None,
    reward: Reward = "victory",
    render_mode: str | None = None,
    max_decisions: int = 0,
) -> Any:
    """Return a game as an environment with the wrappers that PettingZoo advises.

    ``players`` of 0 is as many as the game takes; on seats in ``bots`` those play and are no agents; after
    ``max_decisions`` (0: never) the game is cut off.  An illegal index ends the game for its agent with -1.
    """
    made = raw_env(game, players, options, bots, reward, render_mode, max_decisions)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):
    """One table; ``player_0`` is seat 0."""

    def __init__(
        self,
        game: GameLike,
        players: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        bots: Mapping[Seat, BotLike] | None = None,
        reward: Reward = "victory",
        render_mode: str | None = None,
        max_decisions: int = 0,
    ) -> None:
        super().__init__()
        self.table = GameSetup(game, players, options, bots)
        self.metadata = {
            "name": f"{self.table.game.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.reward = known_reward(reward)
        self.max_decisions = max_decisions
        self.arrays = Arrays(self.table.game)
        self._seats = {f"player_{seat}": seat for seat in range(len(self.table.roles)) if seat not in self.table.bots}
        self.possible_agents = list(self._seats)
        figures = spaces.Box(-np.inf, np.inf, (self.arrays.size,), np.float32)
        mask = spaces.Box(0, 1, (MOST_OPTIONS,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": figures, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}
        self.sitting: SeatedGame | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed, another one each time."""
        self.sitting = SeatedGame(self.table, secrets.randbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        sitting = self._sitting
        seat = self._seats[agent]
        choice = sitting.choice
        mine = choice is not None and choice.seat == seat
        figures = self.arrays.observation(sitting.state, seat)
        return {"observation": figures, "action_mask": self.arrays.mask(choice if mine else None)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        sitting = self._sitting
        choice = sitting.choice
        assert choice is not None
        assert action is not None
        sitting.act(counted(choice)[int(action)])
        self.infos[agent] = {}
        if sitting.over:
            self._end()
        elif self.max_decisions and sitting.position >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        sitting = self._sitting
        seat = SPECTATOR if sitting.choice is None else sitting.choice.seat
        return table_text(self.table.game, self.table.game.view(sitting.state, seat), self.table.names())

    def close(self) -> None:
        self.sitting = None

    @property
    def _sitting(self) -> SeatedGame:
        assert self.sitting is not None, "reset the environment first"
        return self.sitting

    def _ask(self) -> None:
        """Turn to whoever is asked, with the options in words and numbers."""
        sitting = self._sitting
        choice = sitting.choice
        if choice is None:
            self._end()
            return
        self.agent_selection = f"player_{choice.seat}"
        self.infos[self.agent_selection] = {
            "prompt": choice.prompt,
            "options": [str(option) for option in counted(choice)],
            "option_features": self.arrays.options(sitting.state, choice),
        }

    def _end(self) -> None:
        result = self._sitting.result
        self.rewards = {agent: self.table.reward(result, self._seats[agent], self.reward) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)


def register() -> None:
    """Make ``pettingzoo.make("aec", "taverne/nerath-v0", ...)`` and its like work; done on import."""
    for name in games.names():
        known = f"taverne/{name}-v0"
        pettingzoo.register("aec", known, entry_point="taverne.adapters.pettingzoo:env", kwargs={"game": name})


register()

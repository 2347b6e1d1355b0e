"""The games as environments of Gymnasium: one seat is the learner's, bots sit on the others; solo modes too.

An action is an index into the options of the pending choice; one beyond them counts round and never raises.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from taverne.adapters.arrays import Arrays
from taverne.adapters.seated_game import (
    MOST_OPTIONS,
    GameSetup,
    Reward,
    SeatedGame,
    counted,
    known_reward,
    known_seat,
)
from taverne.arena.lineup import BotLike, GameLike, the_game
from taverne.boards.text import table_text
from taverne.engine.actions import Seat
from taverne.engine.game import OptionError, OptionValue

ENVIRONMENTS: Final[dict[str, dict[str, Any]]] = {
    "taverne/DungeonRush-v0": {"game": "dungeon_rush", "players": 4, "options": {"mode": "snake"}},
    "taverne/DungeonRushSecret-v0": {"game": "dungeon_rush", "players": 4, "options": {"mode": "secret"}},
    "taverne/MonsterLands-v0": {"game": "monster_lands", "players": 4},
    "taverne/MonsterLandsSolo-v0": {"game": "monster_lands", "players": 1, "options": {"mode": "classic"}},
    "taverne/Nerath-v0": {"game": "nerath", "players": 4, "options": {"mode": "free_for_all"}},
    "taverne/NerathAlliances-v0": {"game": "nerath", "players": 4, "options": {"mode": "alliances"}},
    "taverne/Euthia-v0": {"game": "euthia", "players": 4},
    "taverne/EuthiaSolo-v0": {"game": "euthia", "players": 1},
}
"""What ``gymnasium.make`` and ``make_vec`` know once this module is imported; each takes the arguments of ``make``."""


def make(
    game: GameLike,
    players: int = 0,
    seat: Seat = 0,
    bots: BotLike | Sequence[BotLike] = "random",
    options: Mapping[str, OptionValue] | None = None,
    reward: Reward = "victory",
    render_mode: str | None = None,
    max_decisions: int = 0,
) -> SeatEnv:
    """Return a game as an environment for one seat; ``bots`` sit on the others in turn."""
    return SeatEnv(game, players, seat, bots, options, reward, render_mode, max_decisions)


class UnknownRenderMode(OptionError, TypeError):
    """No such way to render; ``make_vec_env`` of Stable-Baselines3 asks for pictures first, and goes on without."""


class SeatEnv(gymnasium.Env):
    """The table as one seat meets it: between two steps everybody else has answered."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: GameLike,
        players: int = 0,
        seat: Seat = 0,
        bots: BotLike | Sequence[BotLike] = "random",
        options: Mapping[str, OptionValue] | None = None,
        reward: Reward = "victory",
        render_mode: str | None = None,
        max_decisions: int = 0,
    ) -> None:
        count = GameSetup(game, players, options).players
        seat = known_seat(seat, count)
        rivals = [other for other in range(count) if other != seat]
        given: Sequence[BotLike] = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else bots
        if rivals and not given:
            raise OptionError(f"nobody plays against the learner: give bots for {len(rivals)} seats")
        if len(given) > max(1, len(rivals)):
            raise OptionError(f"{len(given)} bots are given for {len(rivals)} seats beside the learner's")
        self.table = GameSetup(
            the_game(game), count, options, {other: given[i % len(given)] for i, other in enumerate(rivals)}
        )
        self.seat = seat
        self.reward = known_reward(reward)
        if render_mode not in (None, "ansi"):
            raise UnknownRenderMode(f"unknown render_mode {render_mode!r}: there is 'ansi', which gives text, and None")
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.arrays = Arrays(self.table.game)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.arrays.size,), np.float32)
        self.action_space = spaces.Discrete(MOST_OPTIONS)
        self.sitting: SeatedGame | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.sitting = SeatedGame(self.table, int(self.np_random.integers(1 << 62)))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        sitting = self._sitting
        if sitting.choice is not None:
            options = counted(sitting.choice)
            sitting.act(options[int(action) % len(options)])
        over = sitting.over
        cut = not over and bool(self.max_decisions) and sitting.position >= self.max_decisions
        reward = self.table.reward(sitting.result, self.seat, self.reward) if over else 0.0
        return self._observation(), reward, over, cut, self._info()

    def action_masks(self) -> Any:
        """Return which actions are options now, for MaskablePPO of sb3-contrib."""
        return self.arrays.mask(self._sitting.choice, np.bool_)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        if self.render_mode is None:
            return None
        view = self.table.game.view(self._sitting.state, self.seat)
        return table_text(self.table.game, view, self.table.names())

    def close(self) -> None:
        self.sitting = None

    @property
    def _sitting(self) -> SeatedGame:
        assert self.sitting is not None, "reset the environment first"
        return self.sitting

    def _observation(self) -> Any:
        return self.arrays.observation(self._sitting.state, self.seat)

    def _info(self) -> dict[str, Any]:
        """The mask, always of one size, so that vectors of environments can stack it; notations are ``options()``."""
        return {"action_mask": self.arrays.mask(self._sitting.choice)}

    def options(self) -> list[str]:
        """Return what the indices mean now, as notation."""
        choice = self._sitting.choice
        return [] if choice is None else [str(option) for option in choice.options]

    def option_features(self) -> Any:
        """Return a row of figures for each option, float32."""
        choice = self._sitting.choice
        if choice is None:
            return np.zeros((0, self.arrays.option_size), np.float32)
        return self.arrays.options(self._sitting.state, choice)


def register() -> None:
    """Make ``gymnasium.make("taverne/Nerath-v0")`` and its like work; done on import."""
    for name, how in ENVIRONMENTS.items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="taverne.adapters.gymnasium:make", kwargs=how)


register()

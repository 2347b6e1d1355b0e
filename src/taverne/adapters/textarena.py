"""The games as TextArena's environments are called: text in, text out, one player at a time.

It needs no TextArena; ``register()`` names the games there if it is installed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from taverne import games
from taverne.adapters.seated_game import GameSetup, Reward, SeatedGame, known_reward
from taverne.adapters.text import get_legal_moves, make_prompt, observe, parse_response
from taverne.engine.actions import Action
from taverne.engine.game import OptionValue

ALLOWANCE: Final = 2
"""So many answers in a row may be illegal; after the next the first option is taken."""


class TextEnv:
    """``reset``, ``get_observation``, ``step`` and ``close`` as TextArena's ``Env`` has them."""

    def __init__(
        self, game: str, options: Mapping[str, OptionValue] | None = None, lang: str = "en", reward: Reward = "victory"
    ) -> None:
        self.game = game
        self.options = options
        self.lang = lang
        self.reward = known_reward(reward)
        self.table: GameSetup | None = None
        self._refused = ""
        self._row = 0
        self._errors: dict[int, int] = {}
        self._history: dict[int, list[str]] = {}

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.table = GameSetup(self.game, num_players, self.options)
        self.sitting = SeatedGame(self.table, secrets.randbits(62) if seed is None else seed)
        self._refused = ""
        self._row = 0
        self._errors = dict.fromkeys(range(num_players), 0)
        self._history = {seat: [] for seat in range(num_players)}

    def get_observation(self) -> tuple[int, str]:
        """Return who is to answer, and all that they are told."""
        table, choice = self._table, self.sitting.choice
        assert choice is not None, "the game is over"
        told = observe(table.game, self.sitting.state, choice.seat, table.names(), self.lang, self._refused)
        return choice.seat, make_prompt(told, self._history[choice.seat], None, self._refused or None)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take an answer; an illegal one is asked again, with its reason, at most twice."""
        table, choice = self._table, self.sitting.choice
        assert choice is not None, "the game is over"
        seat = choice.seat
        told = observe(table.game, self.sitting.state, seat, table.names(), self.lang)
        parsed = parse_response(action, get_legal_moves(told) or {}, observation=told)
        move = parsed.legal_action
        self._errors[seat] += move is None
        if move is None and self._row < ALLOWANCE:
            self._row += 1
            self._refused = parsed.raw_action or action.strip()[-80:] or "nothing"
            return False, {"legal": False}
        chosen = str(choice.options[0]) if move is None else move
        self._refused, self._row = "", 0
        self._history[seat].append(chosen)
        self.sitting.act(Action.parse(chosen))
        return self.sitting.over, {"legal": move is not None, "move": chosen}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Return what the end is worth to each player, and the scores."""
        table, result = self._table, self.sitting.result
        seats = range(table.players)
        rewards = {seat: table.reward(result, seat, self.reward) for seat in seats}
        scores = {} if result is None else dict(enumerate(result.scores))
        return rewards, {seat: {"score": scores.get(seat), "illegal": self._errors[seat]} for seat in seats}

    @property
    def _table(self) -> GameSetup:
        assert self.table is not None, "reset the environment first"
        return self.table


def register() -> None:
    """Name the games in TextArena, where it is not done yet: ``textarena.make("Taverne-nerath-v0")``."""
    import textarena
    from textarena.envs.registration import ENV_REGISTRY

    for name in games.names():
        if f"Taverne-{name}-v0" not in ENV_REGISTRY:
            where = "taverne.adapters.textarena:TextEnv"
            textarena.register(id=f"Taverne-{name}-v0", entry_point=where, default_wrappers=None, game=name)

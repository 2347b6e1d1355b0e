"""Figures of a game as arrays of numpy, scaled as its encoder says, and masks of options.

What the figures are is left to each game's ``features``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from taverne.adapters.seated_game import MOST_OPTIONS
from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import Game
from taverne.engine.reports.encoding import scales, size
from taverne.engine.state import State


class Arrays:
    """Turns what a seat may know into fresh arrays."""

    def __init__(self, game: Game[Any]) -> None:
        encoder = game.encoder
        if encoder is None:
            raise ValueError(f"{game.name} has no encoder")
        self.game = game
        self.size = size(encoder.blocks)
        self.option_size = size(encoder.option_blocks)
        self._scales = np.frombuffer(scales(encoder.blocks), dtype=np.float32)
        self._option_scales = np.frombuffer(scales(encoder.option_blocks), dtype=np.float32)

    def observation(self, state: State, seat: Seat) -> Any:
        """Return the figures of a seat, float32."""
        return np.frombuffer(self.game.features(state, seat), dtype=np.float32) * self._scales

    def options(self, state: State, choice: Choice) -> Any:
        """Return a row of figures for each option, float32."""
        flat = np.frombuffer(self.game.option_features(state, choice), dtype=np.float32)
        return flat.reshape(len(choice.options), self.option_size) * self._option_scales

    def mask(self, choice: Choice | None, dtype: Any = np.int8) -> Any:
        """Return which indices name an option: the first so many."""
        mask = np.zeros(MOST_OPTIONS, dtype=dtype)
        mask[: len(choice.options) if choice is not None else 0] = 1
        return mask

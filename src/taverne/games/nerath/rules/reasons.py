"""Small helpers for reasons: a plain one that costs nothing to find, and its data once somebody is to be told.
Which reason holds is left to the chapters, its sentence to ``locale``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.reasons import Data, Reason

from ..box.catalogue import NONE, UNIT_WORDS
from ..state.game_state import NerathState

NO_SUCH_SPACE: Final = Reason("no-such-space")


def space_named(state: NerathState, action: Action, place: int = 0) -> int:
    """Return the space that an action names, NONE if there is none of that name."""
    return state.cat.space_index.get(action.word(place), NONE) if len(action.args) > place else NONE


def about(reason: Reason, state: NerathState, space: int, kind: int = NONE, **more: int | str) -> Reason:
    """Return a plain reason with the words of its sentence: the space, the type of unit, and more."""
    data: Data = {"space": state.cat.space_words[space], **more}
    if kind != NONE:
        data["unit"] = UNIT_WORDS[kind]
    return Reason(reason.key, reason.rule, data)

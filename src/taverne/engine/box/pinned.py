"""The game that a match is bound to: its own box, and the rules of its own time, whatever this program plays today.

Where boxes are kept is left to whoever asks; what rules differ by version, to the games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from taverne.engine.box.contents import BoxError
from taverne.engine.box.shelf import kept, same_box
from taverne.engine.game import Game
from taverne.engine.logs.log import Header
from taverne.engine.reasons import Reason, explained

Boxes: TypeAlias = Callable[[str], bytes | None]
"""Gives the box of a fingerprint as JSON, if it is kept there."""
_MADE: Final[dict[tuple[type[Game[Any]], str, str], Game[Any]]] = {}
_MANY: Final = 64


class NotPinned(ValueError):
    """The rules or the box of a match are not here any more."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def pinned(game: Game[Any], header: Header, boxes: Boxes = kept, lenient: bool = False) -> Game[Any]:
    """Return ``game`` with the box and under the rules of a match; ``lenient``: today's rules, where these are gone.

    Raise ``NotPinned`` if one of them is gone.
    """
    today = type(game).rules_version
    rules = today if lenient and header.rules not in game.rules_kept else header.rules
    if rules != today and rules not in game.rules_kept:
        told = (
            f"played under rules version {header.rules} of {header.game}, but this program has {today}; "
            "use the version of Taverne it was played with"
        )
        raise NotPinned(explained("log-rules", told, found=header.rules, name=header.game, known=today))
    boxed = _boxed(game, header, boxes)
    if rules == boxed.rules_version:
        return boxed
    key = type(game), boxed.box_fingerprint, rules
    if key not in _MADE:
        if len(_MADE) >= _MANY:
            _MADE.clear()
        _MADE[key] = boxed.under(rules)
    return _MADE[key]


def _boxed(game: Game[Any], header: Header, boxes: Boxes) -> Game[Any]:
    if same_box(header.box, game.box_fingerprint):
        return game
    data = bytes(header.contents) if header.contents else boxes(header.box)
    told = (
        f"played with another box (fingerprint {header.box}, here {game.box_fingerprint}); "
        "give that box file with --box"
    )
    missing = NotPinned(explained("log-box", told, found=header.box, known=game.box_fingerprint))
    if data is None:
        raise missing
    key = type(game), header.box, game.rules_version
    if key not in _MADE:
        try:
            boxed = game.with_box(data)
        except BoxError:
            raise missing from None
        if not same_box(header.box, boxed.box_fingerprint):
            raise missing
        if len(_MADE) >= _MANY:
            _MADE.clear()
        _MADE[key] = boxed
    return _MADE[key]

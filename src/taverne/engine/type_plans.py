"""Types made ready for reading: msgspec plans a type at its first use, and two threads planning one at once crash.
Whatever reads into a type that is not planned while its module is imported asks here first."""

from __future__ import annotations

from threading import RLock
from typing import Any, Final, TypeVar

import msgspec

K = TypeVar("K")

_READY: Final[set[Any]] = set()
_PLANNING: Final = RLock()


def ready(kind: type[K]) -> type[K]:
    """Return the type itself, once nobody is planning it any more."""
    if kind not in _READY:
        with _PLANNING:
            msgspec.json.Decoder(kind)
            _READY.add(kind)
    return kind

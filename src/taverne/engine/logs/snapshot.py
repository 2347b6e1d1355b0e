"""Any state as JSON and back, at any decision; and its hash.

What belongs to a state is said by the state and its procedures; files are left to ``log_file``.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeVar

import msgspec

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, Draw, Roll, Timer
from taverne.engine.frames import Frame
from taverne.engine.records import REGISTRY, saved_fields
from taverne.engine.state import State

S = TypeVar("S", bound=State)

_DECISIONS: dict[str, type[Any]] = {"Choice": Choice, "Roll": Roll, "Draw": Draw, "Timer": Timer}
_ENGINE = ("seed", "drawn", "stack", "pending")
_json = msgspec.json.Encoder()

_NUMBER: Final = 1
_LIST: Final = 2
_ROWS: Final = 3
_WAY: Final = {"int": _NUMBER, "bool": _NUMBER, "list[int]": _LIST, "list[bool]": _LIST, "list[list[int]]": _ROWS}
_WAYS: Final[dict[type[Any], tuple[tuple[str, int], ...]]] = {}


class SnapshotError(ValueError):
    """The JSON is not a state of this game, or not one that this version can read."""


def to_plain(value: Any) -> Any:
    """Return ``value`` in terms of JSON; tuples, actions, decisions and registered classes are marked."""
    kind = type(value)
    if kind is list:
        return [
            item if type(item) is int else _marked(item) if type(item) is tuple else to_plain(item) for item in value
        ]
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is Action:
        return {"!": str(value)}
    if kind is tuple:
        return _marked(value)
    if kind is dict:
        return {"{": [[to_plain(key), to_plain(item)] for key, item in value.items()]}
    if kind.__name__ in _DECISIONS and kind is _DECISIONS[kind.__name__]:
        return {"?": kind.__name__} | {name: to_plain(getattr(value, name)) for name in kind.FIELDS}
    if isinstance(value, Frame):
        at = {"at": kind.NAMES[value.at] if value.at < len(kind.NAMES) else _past(kind)}
        return {":": kind.TAG} | {name: to_plain(getattr(value, name)) for name in kind.FIELDS} | at
    tag = getattr(kind, "TAG", None)
    if tag is None:
        raise SnapshotError(f"{kind.__name__} is no part of a state: {value!r}")
    return {":": tag} | {name: to_plain(getattr(value, name)) for name in saved_fields(kind)}


def _marked(values: tuple[Any, ...]) -> dict[str, Any]:
    """Return a tuple in terms of JSON; states have many, most of them empty."""
    return {"(": [item if type(item) is int else to_plain(item) for item in values]} if values else {"(": []}


def _past(kind: type[Frame]) -> str:
    """Return the word for a frame whose steps are all done; ``end`` unless one of them is called so."""
    return "" if "end" in kind.INDEX else "end"


def from_plain(plain: Any) -> Any:
    """Return what ``to_plain`` made ``plain`` from."""
    kind = type(plain)
    if kind is list:
        return [from_plain(item) for item in plain]
    if kind is not dict:
        return plain
    if "!" in plain:
        return Action.parse(plain["!"])
    if "(" in plain:
        return tuple([from_plain(item) for item in plain["("]])
    if "{" in plain:
        return {from_plain(key): from_plain(item) for key, item in plain["{"]}
    if "?" in plain:
        return _decision(plain)
    if ":" not in plain or plain[":"] not in REGISTRY:
        raise SnapshotError(f"unknown kind of thing in a saved state: {plain.get(':')}")
    return _record(REGISTRY[plain[":"]], plain)


def _decision(plain: dict[str, Any]) -> Any:
    cls = _DECISIONS[plain["?"]]
    values = {name: from_plain(plain[name]) for name in cls.FIELDS}
    if cls is Timer:
        return Timer(values["prompt"], values["ms"], values["rule"], *values["options"][0].args[1:])
    return cls(**values)


def _record(cls: type[Any], plain: dict[str, Any]) -> Any:
    values = {name: from_plain(plain[name]) for name in saved_fields(cls)}
    if issubclass(cls, Frame):
        values["at"] = cls.INDEX.get(plain["at"], len(cls.NAMES))
    if hasattr(cls, "LAYOUT"):
        return cls(**values)
    by_hand: Any = cls
    made = by_hand.__new__(by_hand)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def snapshot(state: State) -> dict[str, Any]:
    """Return the whole state in terms of JSON, hidden things included: for the authority only."""
    plain = {name: to_plain(getattr(state, name)) for name in _ENGINE}
    for name, way in _ways(type(state)):
        value = getattr(state, name)
        if way == _LIST:
            plain[name] = value[:]
        elif way == _ROWS:
            plain[name] = [row[:] for row in value]
        else:
            plain[name] = value if way == _NUMBER else to_plain(value)
    return plain


def _ways(cls: type[Any]) -> tuple[tuple[str, int], ...]:
    """Return what is saved of a state, and how: numbers and lists of numbers are in terms of JSON already."""
    found = _WAYS.get(cls)
    if found is None:
        layout = getattr(cls, "LAYOUT", {})
        types = [layout[name].type if name in layout else "" for name in cls.SAVED]
        found = _WAYS[cls] = tuple([(name, _WAY.get(kind, 0)) for name, kind in zip(cls.SAVED, types, strict=True)])
    return found


def restore(state: S, plain: dict[str, Any]) -> S:
    """Write a snapshot into ``state``, a new state of the same game, options and box, and return it."""
    for name in (*_ENGINE, *state.SAVED):
        if name not in plain:
            raise SnapshotError(f"the saved state has no {name}")
        try:
            setattr(state, name, from_plain(plain[name]))
        except (KeyError, TypeError, ValueError) as error:
            raise SnapshotError(f"{name} of the saved state cannot be read: {error}") from None
    state.restored()
    return state


def encode(state: State) -> bytes:
    """Return the snapshot as canonical JSON bytes."""
    return _json.encode(snapshot(state))


def digest(state: State) -> str:
    """Return a short hash of the whole state, the same on every machine and in every process."""
    return hashlib.blake2b(encode(state), digest_size=8).hexdigest()

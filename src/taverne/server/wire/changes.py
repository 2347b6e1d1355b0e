"""Positions told as differences from the one told before: what has changed, each with the way that leads to it.

Who is told so is left to rooms; for pages the same stands in ``web/src/wire/changes.ts``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec

from taverne.server.wire.messages import Change, Changed, Position

Way: TypeAlias = tuple[str | int, ...]
APART: Final = ("log", "now")
"""What is new in every position, and told beside the changes."""
TOLD: Final = tuple(name for name in Position.__struct_fields__ if name not in APART)


def _values(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what fetches these fields of a struct, always as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda struct: tuple(getattr(struct, name) for name in names)


_told: Final = _values(TOLD)


def changed(before: Position, after: Position) -> Changed:
    """Return what makes the one position the other."""
    found: list[Change] = []
    for name, old, new in zip(TOLD, _told(before), _told(after), strict=True):
        if old is not new and (old != new or type(old) is not type(new)):
            _compare(old, new, (name,), found)
    return Changed(since=before.now, now=after.now, log=after.log, set=tuple(found))


def _compare(before: Any, after: Any, way: Way, found: list[Change]) -> None:
    """Add what has changed between two things that differ: its smallest parts, but no list longer or shorter than it
    was.  Many small parts are gone through for every move: all of a struct's are fetched in one step."""
    kind = type(after)
    parts: Iterable[tuple[str | int, Any, Any]]
    if type(before) is not kind:
        found.append(Change(way=way, to=after))
        return
    if issubclass(kind, tuple | list):
        if len(before) != len(after):
            found.append(Change(way=way, to=after))
            return
        parts = zip(range(len(after)), before, after, strict=True)
    elif issubclass(kind, dict):
        if before.keys() != after.keys():
            found.append(Change(way=way, to=after))
            return
        parts = zip(after, map(before.__getitem__, after), after.values(), strict=True)
    elif issubclass(kind, msgspec.Struct):
        names, values = _parts(kind)
        parts = zip(names, values(before), values(after), strict=True)
    else:
        found.append(Change(way=way, to=after))
        return
    for place, old, new in parts:
        if old is not new and (old != new or type(old) is not type(new)):
            _compare(old, new, (*way, place), found)


@cache
def _parts(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """Return the names of a struct's fields on the wire, and what fetches all their values."""
    fields = msgspec.structs.fields(kind)
    return tuple(field.encode_name for field in fields), _values([field.name for field in fields])


def applied(before: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position that follows from one and its changes, both as JSON; what is not changed is shared."""
    after: Any = {**before, "log": told["log"], "now": told["now"]}
    for change in told["set"]:
        after = put(after, change["way"], change["to"])
    return dict(after)


def put(where: Any, way: list[str | int], value: Any) -> Any:
    """Return a thing with a value at the end of a way into it; all else is shared."""
    if not way:
        return value
    copy = list(where) if isinstance(where, list) else dict(where)
    step: Any = way[0]
    copy[step] = put(copy[step], way[1:], value) if way[1:] else value
    return copy

"""What may be wrong in a box, as reasons: those that all games share, and the way in which a game makes its own.

Finding a fault is left to ``load``, ``contents`` and the checks of the games, its sentence in each language
to the locale.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from taverne.engine.reasons import Reason, explained, of_system

Faults = Iterator[tuple[str, Reason]]
"""What a check yields: the key of a table or a field, and what is wrong with it."""

TWICE: Final = explained("box-twice", "listed twice: keep one")
MISSING: Final = explained("box-missing-field", "missing: add this field")

_PATH: Final = re.compile(r" - at `\$(.*)`$")
_KINDS: Final = {
    "int": "a whole number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
_KIND: Final = re.compile(rf"expected ({'|'.join(_KINDS)})((?: [<>]=? \S+)?)")
_LENGTH: Final = re.compile(r"expected (array|str|object) of length (.+)")
_PART: Final = re.compile(r"object (missing required|contains unknown) field (.+)")
_FEW: Final = 12


def fault(key: str, text: str, rule: str = "", /, **data: str | int) -> Reason:
    """A reason whose English text has its data in braces; the rule behind it, if any, follows in brackets."""
    told = text.format(**data) if data else text
    return Reason(key, rule, data | {"rule": rule}, f"{told} ({rule})") if rule else Reason(key, "", dict(data), told)


def miscount(found: int, wanted: int, rule: str, **where: str | int) -> Reason:
    """So many pieces instead of so many; ``where`` gives the fields, with their values, of those that count."""
    if not where:
        return fault("box-count", "{found} of them, expected {wanted}", rule, found=found, wanted=wanted)
    fields = ", ".join(f"{name} = {_toml(value)}" for name, value in where.items())
    text = "{found} with {fields}, expected {wanted}"
    return fault("box-count-where", text, rule, found=found, wanted=wanted, fields=fields)


def _toml(value: str | int) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def expected(wanted: Iterable[object], rule: str = "") -> Reason:
    """Something else is wanted: one value, or all of these, in their order if they have one."""
    return fault("box-value", "expected {told}", rule, told=_listed(wanted))


def one_of(options: tuple[object, ...]) -> Reason:
    """One of these words is wanted."""
    return fault("box-choice", "expected one of {known}", known=_listed(options)) if options[1:] else expected(options)


def either(one: str, other: str, rule: str = "") -> Reason:
    """Both fields are there, or neither."""
    return fault("box-either", "give either {one} or {other}, not both", rule, one=one, other=other)


def no_such(table: str, name: str, rule: str = "") -> Reason:
    """An entry is named that is in none of the tables."""
    return fault("box-no-such", "the id {name} is not in {table}", rule, table=table, name=name)


def same_id(*tables: str) -> Reason:
    """Tables that share their ids have one twice."""
    return fault("box-same-id", "expected different ids in {tables}", tables=_listed(tables))


def unknown(what: str, word: str, known: list[str]) -> Reason:
    """What to write instead of an unknown id, table or field."""
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.7)
    if near:
        return fault(f"box-unknown-{what}-near", f'unknown {what}: did you mean "{{near}}"?', near=near[0])
    if what != "id" or len(known) <= _FEW:
        return fault(f"box-unknown-{what}", f"unknown {what}: the {what}s are {{known}}", known=_listed(known))
    return fault("box-unknown-id-many", "unknown id: the ids go from {first} to {last}", first=known[0], last=known[-1])


def form(table: str, key: str, pattern: str) -> Reason:
    """How a table is to be written."""
    texts = {"table": "write it as a table, {form}", "list": "write each as {form}, with its id"}
    return fault(f"box-form-{key}", texts.get(key, "write it as {form}"), form=pattern.format(table))


def cannot_read(problem: OSError) -> Reason:
    return of_system("box-unreadable", "cannot be read ({}): check the path and its permissions", problem)


def unfit(problem: msgspec.ValidationError) -> Reason:
    """A value that is not of the type of its field, as msgspec tells it."""
    told = _PATH.sub("", str(problem)).partition(", got")[0].replace("`", "")
    told = told[:1].lower() + told[1:]
    if length := _LENGTH.fullmatch(told):
        text = f"expected {_KINDS[length[1]]} of length {length[2]}"
        return explained("box-length", text, type=length[1], length=length[2])
    if kind := _KIND.fullmatch(told):
        return explained("box-type", f"expected {_KINDS[kind[1]]}{kind[2]}", type=kind[1], limit=kind[2])
    if part := _PART.fullmatch(told):
        key = "box-part-missing" if part[1] == "missing required" else "box-part-unknown"
        return explained(key, told, field=part[2])
    if told.startswith("expected "):
        return explained("box-value", told, told=told.removeprefix("expected "))
    return fault("box-invalid", "invalid value {told}", told=told.partition(" value ")[2] or told)


def _listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)

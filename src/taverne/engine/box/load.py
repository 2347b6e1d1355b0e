"""Boxes: folders of TOML files with the numbers of a game, read into the typed records of ``contents``.
Which sections a box holds and what they mean is the game's to say; words belong to the locale, rules to the rules."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from taverne.engine.box.contents import APART, OWNER, PROVENANCES, BoxError, Contents, Section, fields
from taverne.engine.box.faults import MISSING, TWICE, cannot_read, form, one_of, unfit, unknown
from taverne.engine.reasons import Reason, explained
from taverne.engine.type_plans import ready

_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


T = TypeVar("T", bound=Contents)


def read_box(folder: Traversable | Path, schema: type[T], overlay: Path | None = None) -> tuple[T, str]:
    """The box in `folder`, with the values of `overlay` laid over it, and its fingerprint.

    All `*.toml` files of the folder are read in the order of their names; lists of entries are joined in that order.
    The overlay has the same tables, but needs only ids and the fields to change; a field is replaced as a whole.
    The fingerprint depends on the values alone: neither on notes, provenance and layout, nor on defaults left out,
    nor on what is only drawn.
    Raises `BoxError`, with everything that is wrong in the files, and nothing else.
    """
    reader = _Reader(schema)
    reader.read_folder(folder)
    where = folder.name
    if overlay is not None:
        reader.read_overlay(overlay)
        where = overlay.name
    record = reader.record(where)
    return record, fingerprint(record)


def fingerprint(record: Contents) -> str:
    """32 hexadecimal digits that are the same for boxes that rules cannot tell apart."""
    tables = {name: getattr(record, name) for name in record.__struct_fields__}
    return _hashed({name: [*map(_ruled, t)] if isinstance(t, tuple) else _ruled(t) for name, t in tables.items()})


def whole_fingerprint(record: Contents) -> str:
    """The same with what is only drawn: it names the boxes of logs that were written before 0.2."""
    return _hashed(_values(msgspec.to_builtins(record)))


def read_kept(data: bytes, schema: type[T]) -> tuple[T, str]:
    """The box that was kept as JSON, and its fingerprint. Raises `BoxError` if it is none of this game."""
    try:
        record = msgspec.json.decode(data, type=ready(schema))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BoxError(
            "box", "", None, explained("box-kept", f"not a box of this game: {problem}", told=str(problem))
        ) from None
    tables = [getattr(record, name) for name in record.__struct_fields__]
    entries = [entry for table in tables for entry in (table if isinstance(table, tuple) else (table,))]
    wrong = [("", reason) for entry in entries for _, reason in entry.problems()]
    for key, reason in (*wrong, *record.problems()):
        raise BoxError("box", key, None, reason)
    return record, fingerprint(record)


def _ruled(table: Section) -> dict[str, Any]:
    values: dict[str, Any] = _values(msgspec.to_builtins(table))
    return {name: value for name, value in values.items() if name not in table.DRAWN}


def _hashed(values: Any) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _values(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _values(value) for key, value in tree.items() if key not in APART}
    return [_values(value) for value in tree] if isinstance(tree, list | tuple) else tree


class _Row:
    """One table as written, and the file that had the last word on it."""

    __slots__ = ("file", "key", "values")

    def __init__(self, file: str, key: str, values: dict[str, Any]) -> None:
        self.file = file
        self.key = key
        self.values = values

    def error(self, field: str, value: object, reason: Reason) -> BoxError:
        return BoxError(self.file, f"{self.key}.{field}" if field else self.key, value, reason)

    def override(self, other: _Row) -> None:
        """Lay the values of an owner's row over this one."""
        source = self.values["source"]
        owned = dict(source) if isinstance(source, dict) else {"default": source}
        owned |= {field: OWNER for field in other.values if field not in ("id", *APART)}
        self.values |= other.values
        self.values["source"] = owned
        self.file = other.file


class _Reader:
    """Reads the files of one box. What is wrong is gathered, and raised before anything is built upon it."""

    def __init__(self, schema: type[Any]) -> None:
        self.schema = schema
        self.errors: list[BoxError] = []
        self.types: dict[str, type[Section]] = {}
        self.lists: set[str] = set()
        self.rows: dict[str, list[_Row]] = {}
        for field in fields(schema):
            if get_origin(field.type) is tuple:
                self.lists.add(field.name)
                self.types[field.name] = get_args(field.type)[0]
            else:
                self.types[field.name] = field.type
            self.rows[field.name] = []

    def read_folder(self, folder: Traversable | Path) -> None:
        try:
            files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
        except OSError as problem:
            raise BoxError(folder.name, "", None, cannot_read(problem)) from None
        if not files:
            raise BoxError(folder.name, "", None, explained("box-no-file", "no .toml file in this folder"))
        for file in files:
            for table, row in self._rows_of(file):
                self._check(row, self.types[table], whole=True)
                if any(row.key == earlier.key for earlier in self.rows[table]):
                    self.errors.append(row.error("", None, TWICE))
                else:
                    self.rows[table].append(row)
        for table, rows in self.rows.items():
            if not rows:
                self.errors.append(
                    BoxError(folder.name, table, None, explained("box-missing-table", "missing: add this table"))
                )
        self._raise()

    def read_overlay(self, file: Path) -> None:
        seen: set[str] = set()
        for table, row in self._rows_of(file):
            before = len(self.errors)
            base = next((known for known in self.rows[table] if known.key == row.key), None)
            if base is None:
                known = [str(entry.values["id"]) for entry in self.rows[table]]
                self.errors.append(row.error("id", row.values["id"], unknown("id", row.values["id"], known)))
            elif row.key in seen:
                self.errors.append(row.error("", None, TWICE))
            seen.add(row.key)
            self._check(row, self.types[table], whole=False)
            if base is not None and len(self.errors) == before:
                base.override(row)

    def record(self, where: str) -> Any:
        """The typed record of all rows, once each row and then the whole is found free of problems."""
        made: dict[str, Any] = {}
        for table, rows in self.rows.items():
            built = [self._build(row, self.types[table]) for row in rows]
            made[table] = tuple(built) if table in self.lists else built[0]
        self._raise()
        record = self.schema(**made)
        self.errors.extend(BoxError(where, key, None, reason) for key, reason in record.problems())
        self._raise()
        return record

    def _build(self, row: _Row, kind: type[Section]) -> Section:
        entry = msgspec.convert(row.values, ready(kind))
        for field, reason in entry.problems():
            self.errors.append(row.error(field, row.values.get(field), reason))
        return entry

    def _raise(self) -> None:
        if self.errors:
            raise BoxError.of(self.errors)

    def _rows_of(self, file: Traversable | Path) -> Iterator[tuple[str, _Row]]:
        """The tables of a file, as (name, row). Those that cannot be told apart become errors."""
        for table, content in _parsed(file).items():
            if table not in self.types:
                reason = unknown("table", table, list(self.types))
                self.errors.append(BoxError(file.name, table, None, reason))
            elif table not in self.lists:
                if isinstance(content, dict):
                    yield table, _Row(file.name, table, content)
                else:
                    self.errors.append(BoxError(file.name, table, content, form(table, "table", "[{}]")))
            elif not isinstance(content, list):
                self.errors.append(BoxError(file.name, table, content, form(table, "list", "[[{}]]")))
            else:
                yield from self._entries(file.name, table, content)

    def _entries(self, file: str, table: str, content: list[Any]) -> Iterator[tuple[str, _Row]]:
        for number, values in enumerate(content, 1):
            if not isinstance(values, dict):
                self.errors.append(BoxError(file, f"{table} #{number}", values, form(table, "entry", "[[{}]]")))
            elif "id" not in values:
                self.errors.append(
                    BoxError(
                        file,
                        f"{table} #{number}.id",
                        None,
                        explained("box-missing-id", "missing: say which one this is"),
                    )
                )
            elif not isinstance(values["id"], str) or not _ID.fullmatch(values["id"]):
                reason = explained("box-id", "an id is a text of letters, digits, - and _")
                self.errors.append(BoxError(file, f"{table} #{number}.id", values["id"], reason))
            else:
                yield table, _Row(file, f"{table} {values['id']}", values)

    def _check(self, row: _Row, kind: type[Section], whole: bool) -> None:
        """Note what is wrong with each field; a `whole` row must have them all, the others are an owner's."""
        if whole:
            self._check_source(row, kind)
        elif "source" in row.values:
            reason = explained("box-source", "leave it out: what you enter is marked as the owner's")
            self.errors.append(row.error("source", row.values["source"], reason))
        for field, value, misfit in _misfits(row.values, kind, whole, apart="source"):
            self.errors.append(row.error(field, value, misfit))

    def _check_source(self, row: _Row, kind: type[Section]) -> None:
        if "source" not in row.values:
            self.errors.append(row.error("source", None, MISSING))
            return
        source = row.values["source"]
        words = source if isinstance(source, dict) else {"default": source}
        known = [field.name for field in fields(kind) if field.name not in ("id", *APART)]
        for field, word in words.items():
            key = f"source.{field}" if isinstance(source, dict) else "source"
            if field not in ("default", *known):
                self.errors.append(row.error(key, word, unknown("field", field, known)))
            elif word not in PROVENANCES:
                self.errors.append(row.error(key, word, one_of(PROVENANCES)))
        if "default" not in words:
            self.errors.append(row.error("source.default", None, MISSING))


def _misfits(
    values: dict[str, Any], kind: type[Any], whole: bool, apart: str = ""
) -> Iterator[tuple[str, Any, Reason]]:
    """Each value that does not fit its field of a Struct, or is missing there, as (field, value, reason)."""
    known = {field.name: field for field in fields(kind) if field.name != apart}
    for name, value in values.items():
        if name in known:
            yield from ((f"{name}{path}", part, reason) for path, part, reason in _misfit(value, known[name].type))
        elif name != apart:
            yield name, value, unknown("field", name, list(known))
    for name, field in known.items():
        if whole and field.required and name not in values:
            yield name, None, MISSING


def _misfit(value: Any, kind: Any) -> Iterator[tuple[str, Any, Reason]]:
    """Where a value does not fit its type, as (path, part, reason)."""
    options = [option for option in get_args(kind) if option is not NoneType]
    if get_origin(kind) in (Union, UnionType) and len(options) == 1:
        kind = options[0]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from ((f".{path}", part, reason) for path, part, reason in _misfits(value, kind, whole=True))
        return
    if get_origin(kind) is Literal:
        if not any(value == option and type(value) is type(option) for option in get_args(kind)):
            yield "", value, one_of(get_args(kind))
        return
    if get_origin(kind) is tuple and isinstance(value, list):
        for index, item in enumerate(value):
            yield from ((f"[{index}]{path}", part, reason) for path, part, reason in _misfit(item, get_args(kind)[0]))
        return
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        yield "", value, unfit(problem)


def _parsed(file: Traversable | Path) -> dict[str, Any]:
    try:
        text = file.read_bytes().decode("utf-8-sig")
        content = tomllib.loads(text)
    except OSError as problem:
        raise BoxError(file.name, "", None, cannot_read(problem)) from None
    except UnicodeDecodeError as problem:
        told = f"not UTF-8 text at byte {problem.start}: save it as UTF-8"
        raise BoxError(file.name, "", None, explained("box-not-text", told, byte=str(problem.start))) from None
    except RecursionError:
        raise BoxError(file.name, "", None, explained("box-too-deep", "not valid TOML: nested too deeply")) from None
    except ValueError as problem:
        raise BoxError(
            file.name, "", None, explained("box-not-toml", f"not valid TOML: {problem}", told=str(problem))
        ) from None
    if not content:
        raise BoxError(file.name, "", None, explained("box-empty", "the file is empty: enter at least one table"))
    return content

"""Records from one list of annotated fields: ``@record`` writes how they are made, copied, compared and saved.

The code is written once, when the class is made, as straight-line text that a debugger shows; steps are left to frames.
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import inspect
import linecache
import sys
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Annotated, Any, Final, Self, TypeAlias, TypeVar, cast, dataclass_transform, get_origin, overload

T = TypeVar("T")

Shared: TypeAlias = Annotated[T, "shared"]
"""A field that clones share and nobody saves: the box, what follows from it."""

REGISTRY: Final[dict[str, type[Any]]] = {}
"""The classes that a saved state may name: procedures and records."""


class Field:
    """One field: its name, the text of its type, the text of its default ("" if it must be given)."""

    __slots__ = ("default", "kw_only", "name", "type")

    def __init__(self, name: str, type: str, default: str = "", kw_only: bool = False) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.kw_only = kw_only

    @property
    def shared(self) -> bool:
        return self.type.startswith("Shared[")

    @property
    def fresh(self) -> bool:
        """Whether each object gets a default of its own, since it can be changed."""
        return self.default.startswith(("[", "{"))


class Record:
    """What a small record may be built on where its clone is called by name: type checkers then know of it."""

    __slots__ = ()

    def clone(self) -> Self:
        raise NotImplementedError


# What is written


def parameters(fields: Iterable[Field], typed: bool) -> str:
    """Return the parameters of ``__init__``: fields in their order, those by keyword only last."""
    names = ["self"]
    ordered = list(fields)
    for kw_only in (False, True):
        group = [field for field in ordered if field.kw_only == kw_only]
        if kw_only and group:
            names.append("*")
        for field in group:
            kind = field.type + (" | None" if field.fresh else "")
            default = "None" if field.fresh else field.default
            hint = f": {kind}" if typed else ""
            equals = " = " if typed else "="
            names.append(f"{field.name}{hint}{equals}{default}" if default else f"{field.name}{hint}")
    return ", ".join(names)


def init_lines(fields: Iterable[Field]) -> list[str]:
    return [
        f"self.{f.name} = {f.default} if {f.name} is None else {f.name}" if f.fresh else f"self.{f.name} = {f.name}"
        for f in fields
    ]


def equality(names: Iterable[str]) -> str:
    """Return the expression that compares ``self`` with ``other``, field by field."""
    return " and ".join([f"self.{name} == other.{name}" for name in names]) or "True"


def copy_of(type_text: str, value: str, is_record: Callable[[str], bool | None]) -> str:
    """Return the expression that copies ``value``: what cannot change is shared.

    ``is_record`` says of a name whether it is a record that can change; None if nobody knows.
    """
    return _copy(ast.parse(type_text, mode="eval").body, value, is_record, 0)


def _copy(kind: ast.expr, value: str, is_record: Callable[[str], bool | None], depth: int) -> str:
    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
        return _copy(ast.parse(kind.value, mode="eval").body, value, is_record, depth)
    if isinstance(kind, ast.BinOp):
        parts = [p for p in _union(kind) if not (isinstance(p, ast.Constant) and p.value is None)]
        copies = {_copy(part, value, is_record, depth) for part in parts}
        if copies == {value}:
            return value
        if len(copies) == 1:
            return f"None if {value} is None else {copies.pop()}"
        return f"copied({value})"
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        inner = kind.slice
        item = f"item{depth or ''}"
        if kind.value.id == "list":
            each = _copy(inner, item, is_record, depth + 1)
            return f"{value}[:]" if each == item else f"[{each} for {item} in {value}]"
        if kind.value.id == "dict" and isinstance(inner, ast.Tuple):
            each = _copy(inner.elts[1], item, is_record, depth + 1)
            return f"{value}.copy()" if each == item else f"{{key: {each} for key, {item} in {value}.items()}}"
        return f"{value}.copy()" if kind.value.id == "set" else value
    if isinstance(kind, ast.Name):
        found = is_record(kind.id)
        return f"copied({value})" if found is None else f"{value}.clone()" if found else value
    return value


def _union(kind: ast.expr) -> list[ast.expr]:
    return [*_union(kind.left), *_union(kind.right)] if isinstance(kind, ast.BinOp) else [kind]


def copied(value: Any) -> Any:
    """Return a copy of a list, and of the lists in it; anything else stays the same."""
    if type(value) is not list:
        return value
    if value and type(value[0]) is list:
        return [copied(item) for item in value]
    return value[:]


# Reading a class, and making it anew


@overload
def record(cls: type[T], /) -> type[T]: ...
@overload
def record(*, kw_only: bool = False, frozen: bool = False) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(kw_only_default=False, field_specifiers=(dataclasses.field,))
def record(cls: Any = None, /, *, kw_only: bool = False, frozen: bool = False) -> Any:
    """Make a record of annotated fields: ``__init__``, ``clone``, ``__eq__``, ``FIELDS`` and a name in saved states.

    Fields of type ``Shared[...]`` are shared by clones and not saved.  A default that is a list is each time a new
    one.  ``frozen`` records never change, so that clones share them.  What the class writes by hand stays.
    """

    def made(bare: type[Any]) -> type[Any]:
        new = build(bare, kw_only)
        new.FROZEN = frozen
        if hasattr(new, "SAVED"):
            new.SAVED = new.FIELDS
        else:
            register(new)
        return new

    return made if cls is None else made(cls)


def build(cls: type[Any], kw_only: bool = False) -> type[Any]:
    """Return ``cls`` made anew, with slots and the methods that follow from its fields."""
    own, values = _own_fields(cls, kw_only)
    layout: dict[str, Field] = {}
    for base in reversed(cls.__mro__[1:]):
        layout |= base.__dict__.get("LAYOUT", {})
    inherited = set(layout)
    layout |= own
    body = {name: member for name, member in vars(cls).items() if name not in own}
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    body["__slots__"] = tuple([name for name in own if name not in inherited])
    body["LAYOUT"] = layout
    body["FIELDS"] = tuple(sorted([name for name, field in layout.items() if not field.shared]))
    known = {**_defaults(cls), **values}
    for name, method in _methods(cls, layout, known).items():
        body.setdefault(name, method)
    if body.get("__hash__", 0) is None and "__eq__" in body:
        del body["__hash__"]
    body["DEFAULTS"] = known
    made: type[Any] = type(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    for member in vars(made).values():
        _mean(made, member)
    return made


def _mean(cls: type[Any], member: Any) -> None:
    """Let ``super()`` in a method mean the class that was made anew."""
    if isinstance(member, classmethod | staticmethod):
        member = member.__func__
    elif isinstance(member, property):
        member = member.fget
    if isinstance(member, FunctionType) and "__class__" in member.__code__.co_freevars:
        cells = member.__closure__ or ()
        cells[member.__code__.co_freevars.index("__class__")].cell_contents = cls


def _defaults(cls: type[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__[1:]):
        found |= base.__dict__.get("DEFAULTS", {})
    return found


def _own_fields(cls: type[Any], kw_only: bool) -> tuple[dict[str, Field], dict[str, Any]]:
    """Return the fields that a class annotates, and the values of defaults that have no literal text."""
    fields: dict[str, Field] = {}
    values: dict[str, Any] = {}
    for name, kind in inspect.get_annotations(cls).items():
        text = kind if isinstance(kind, str) else getattr(kind, "__name__", repr(kind))
        if text.startswith("ClassVar"):
            continue
        default, only = cls.__dict__.get(name, dataclasses.MISSING), kw_only
        if isinstance(default, dataclasses.Field):
            only = default.kw_only is True or kw_only
            factory = default.default_factory
            default = factory() if factory is not dataclasses.MISSING else default.default
        if default is dataclasses.MISSING:
            fields[name] = Field(name, text, "", only)
            continue
        plain = _literal(default)
        if not plain:
            values[f"_{name}"] = default
        fields[name] = Field(name, text, plain or f"_{name}", only)
    return fields, values


def _literal(value: Any) -> str:
    """Return the text of a default that can be written down, "" if it cannot."""
    if value is None or type(value) in (int, str, bool, float):
        return repr(value)
    if type(value) in (list, tuple, dict):
        text = repr(value)
        try:
            return text if ast.literal_eval(text) == value else ""
        except (ValueError, SyntaxError):
            return ""
    return ""


def _methods(cls: type[Any], layout: Mapping[str, Field], values: Mapping[str, Any]) -> dict[str, Any]:
    source = method_text(cls, layout)
    name = f"<record {cls.__module__}.{cls.__qualname__}>"
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    space: dict[str, Any] = {"new": _blank(cls), "copied": copied, "engine": _engine(cls), **values}
    for base in cls.__mro__[1:]:
        if is_native(base):  # its defaults are names of its own module
            space = {**vars(sys.modules[base.__module__]), **space}
    found: dict[str, Any] = {}
    exec(compile(source, name, "exec"), space, found)
    for method in found.values():
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        method.__module__ = cls.__module__
    return found


def is_native(cls: type[Any]) -> bool:
    """Whether a class was compiled."""
    return cls is not object and not isinstance(cls.__init__, FunctionType) and cls.__module__.startswith("taverne.")


def _blank(cls: type[Any]) -> Callable[[Any], Any]:
    """Return what makes an object without calling ``__init__``, as far as compiled classes let it."""
    if any(is_native(base) for base in cls.__mro__[1:]):
        return lambda made: made.__new__(made)
    return object.__new__


def _engine(cls: type[Any]) -> Any:
    """Return the state of the engine that a game's state is built on, None for any other record."""
    return next((base for base in cls.__mro__[1:] if base.__dict__.get("ENGINE")), None)


def method_text(cls: type[Any], layout: Mapping[str, Field]) -> str:
    """Return the source of the methods of a record."""
    fields = list(layout.values())
    state = _engine(cls) is not None
    start = ["engine.__init__(self, 0)"] if state else []
    make = ["other = new(self.__class__)", *(["other.copy_engine(self)"] if state else [])]
    known = lambda name: _is_record(cls, name)  # noqa: E731
    make += [f"other.{f.name} = {_copied(f, known)}" for f in fields]
    compared = [f.name for f in fields if not f.shared]
    if state:
        compared = ["seed", "drawn", "stack", "pending", *compared]
    lines = [
        _function(f"__init__({parameters(fields, typed=False)})", [*start, *init_lines(fields)] or ["pass"]),
        _function("clone(self)", [*make, "return other"]),
        _function(
            "__eq__(self, other)",
            ["if self.__class__ is not other.__class__:", "    return NotImplemented", f"return {equality(compared)}"],
        ),
    ]
    if not state:
        shown = ", ".join([f"{f.name}={{self.{f.name}!r}}" for f in fields])
        lines.append(_function("__repr__(self)", [f'return f"{cls.__name__}({shown})"']))
    return "\n".join(lines)


def _copied(field: Field, known: Callable[[str], bool | None]) -> str:
    value = f"self.{field.name}"
    return value if field.shared else copy_of(field.type, value, known)


def _function(head: str, lines: Iterable[str]) -> str:
    return f"def {head}:\n" + "".join([f"    {line}\n" for line in lines])


def _is_record(cls: type[Any], name: str) -> bool | None:
    """Whether a name in an annotation of ``cls`` is a record that can change; None if it cannot be found."""
    if name == cls.__name__:
        return True
    known = sys.modules[cls.__module__].__dict__
    found = known.get(name, builtins.__dict__.get(name))
    if found is None or found is Any:
        return None
    kind = get_origin(found) or found
    if kind in (list, dict, set) or not isinstance(kind, type):
        return None
    return hasattr(kind, "clone") and not getattr(kind, "FROZEN", False)


def register(cls: type[Any]) -> str:
    """Enter a class of saved things under ``<package>.<name>`` and return that name; no two may share one."""
    package = cls.__module__.split(".")
    name = f"{package[2] if len(package) > 2 and package[1] == 'games' else package[-1]}.{cls.__name__}"
    known = REGISTRY.setdefault(name, cls)
    if (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
        raise TypeError(f"{cls.__module__} and {known.__module__} both have a {name}; saved states could not tell them")
    REGISTRY[name] = cls
    cls.TAG = name
    return name


Layout: TypeAlias = tuple[tuple[str, str, str, bool], ...]
"""Fields written down: name, type, default, whether by keyword only."""


def enroll(cls: Any, layout: Layout, steps: tuple[str, ...] | None, frozen: bool) -> None:
    """Enter a record or a procedure that was written out to be compiled."""
    cls.LAYOUT = {name: Field(name, kind, default, kw_only) for name, kind, default, kw_only in layout}
    cls.FROZEN = frozen
    cls.FIELDS = tuple(sorted([name for name, field in cls.LAYOUT.items() if not field.shared]))
    if steps is not None:
        cls.NAMES = list(steps)
        cls.INDEX = {name: number for number, name in enumerate(steps)}
        cls.FIELDS = tuple([name for name, field in cls.LAYOUT.items() if not field.shared])
    if hasattr(cls, "SAVED"):
        cls.SAVED = cls.FIELDS
    else:
        register(cls)


def saved_fields(cls: type[Any]) -> tuple[str, ...]:
    """Return the names of what is saved of a record or a procedure."""
    return cast("tuple[str, ...]", getattr(cls, "FIELDS", None) or cls.__slots__)

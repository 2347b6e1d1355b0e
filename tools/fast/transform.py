"""Makes of one module what mypyc can make native: records and procedures written out, steps by number.

The sources stay as they are; only the copy that is compiled changes.  Which modules are compiled is left to ``build``.
"""

from __future__ import annotations

import ast
from copy import deepcopy
from functools import partial
from typing import Final

from taverne.engine.records import Field, copy_of, equality, init_lines, parameters

from .project import FRAME, STATE, Key, Module, Project

PLAIN: Final = frozenset(("int", "str", "bool", "float", "list", "tuple", "dict", "set", "None", "object"))
OPEN: Final = (FRAME, STATE, ("taverne.engine.secret", "SecretAnswers"))
"""Classes that tests and plain games may build on with classes that are not compiled."""
RNG: Final = "taverne.engine.rng"
FRAMES: Final = "taverne.engine.frames"
HEAD: Final = """
from typing import Any as _Any
from mypy_extensions import mypyc_attr as _mypyc_attr
from taverne.engine.records import copied as copied, enroll as _enroll
"""
STATES: Final = "from taverne.engine.state import State as _State"
"""The state that all others are built on, however many stories lie between."""


def transformed(project: Project, name: str) -> str:
    """Return the source of a module as it is compiled."""
    module = project.modules[name]
    body: list[ast.stmt] = []
    for part in deepcopy(module.tree).body:
        if isinstance(part, ast.ClassDef):
            body += written_out(project, module, part)
        else:
            body.append(boxed(part))
    tree = Containing().visit(Telling().visit(ast.Module(body, [])))
    if name == RNG:
        call_splitmix(tree)
    if name == FRAMES:
        tree = Running().visit(tree)
    at = 1 + max(
        [
            number
            for number, part in enumerate(tree.body[:4])
            if number == 0 or (isinstance(part, ast.ImportFrom) and part.module == "__future__")
        ]
    )
    head = HEAD + (STATES if any(project.is_state((name, one)) for one in module.classes if name != STATE[0]) else "")
    tree.body[at:at] = ast.parse(head).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def boxed(part: ast.stmt) -> ast.stmt:
    """Return a constant tuple of floats typed as an object: mypyc 2.4 takes such a tuple, unboxed, for not set."""
    if (
        isinstance(part, ast.AnnAssign)
        and ast.unparse(part.annotation) == "Final"
        and isinstance(part.value, ast.Tuple)
    ):
        nodes = [node for item in part.value.elts for node in ast.walk(item) if isinstance(node, ast.expr)]
        numbers = all(isinstance(node, ast.Constant | ast.BinOp | ast.UnaryOp) for node in nodes)
        if numbers and any(isinstance(node, ast.Constant) and type(node.value) is float for node in nodes):
            part.annotation = ast.parse("Final[tuple[float, ...]]", mode="eval").body
    return part


def call_splitmix(tree: ast.Module) -> None:
    """Let the stream of random numbers be reckoned in machine words where they suffice."""
    for part in tree.body:
        if isinstance(part, ast.FunctionDef) and part.name == "below":
            quick = (
                "if 0 < n < 2147483648 or n == 9007199254740992:\n"
                "    if 0 <= seed <= 9223372036854775807:\n"
                "        return mix(seed, drawn, n)\n"
                "    if seed <= _MASK:\n"
                "        return mix(seed - 18446744073709551616, drawn, n)"
            )
            part.body[1:1] = ast.parse(quick).body
    tree.body[2:2] = ast.parse("from taverne.engine.splitmix import mix").body


class Telling(ast.NodeTransformer):
    """Lets ``state.tell(...)`` build nothing while nobody listens."""

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        call = node.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"):
            return node
        if not isinstance(call.func.value, ast.Name) or call.func.value.id != "state":
            return node  # some other ``tell``
        heard = ast.parse(f"{call.func.value.id}.events is not None", mode="eval").body
        return ast.If(heard, [node], [])


class Running(ast.NodeTransformer):
    """Lets ``frame.STEPS[at](frame, state)`` ask the frame to run the step: compiled ones know theirs by number."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if ast.unparse(node) == "frame.STEPS[at](frame, state)":
            return ast.parse("frame.run(state, at)", mode="eval").body
        return node


class Containing(ast.NodeTransformer):
    """Gives ``x in (*A, *B)`` a form that mypyc knows."""

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for number, (operator, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            packed = isinstance(right, ast.Tuple | ast.List) and any(isinstance(x, ast.Starred) for x in right.elts)
            if isinstance(operator, ast.In | ast.NotIn) and isinstance(right, ast.Tuple | ast.List) and packed:
                node.comparators[number] = ast.Call(ast.Name("tuple"), [ast.List(right.elts)], [])
        return node


class Going(ast.NodeTransformer):
    """Lets ``self.go(self.offer)`` go by number."""

    def __init__(self, steps: list[str]) -> None:
        self.steps = steps

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="self"), attr="go"),
                args=[ast.Attribute(value=ast.Name(id="self"), attr=target)],
            ) if target in self.steps:
                number = ast.Constant(self.steps.index(target))
                return ast.Call(ast.Attribute(ast.Name("self"), "goto"), [number], [])
        return node


def written_out(project: Project, module: Module, node: ast.ClassDef) -> list[ast.stmt]:
    """Return a class as it is compiled, and what enters it among the saved things."""
    key = (module.name, node.name)
    kind = project.kind(key)
    opened = [ast.parse("_mypyc_attr(allow_interpreted_subclasses=True)", mode="eval").body] if key in OPEN else []
    if not kind:
        node.decorator_list += opened
        return [node]
    fields = project.fields(key)
    inherited = {name for base in project.bases(key) if project.kind(base) for name in project.fields(base)}
    steps = project.steps(key) if kind == "procedure" else []
    body: list[ast.stmt] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id in fields:
            if part.target.id not in inherited:
                body.append(declared(part.target.id, fields[part.target.id][1]))
            continue
        if isinstance(part, ast.FunctionDef):
            if key == FRAME and part.name == "clone":
                continue
            part.decorator_list = [one for one in part.decorator_list if not is_step_mark(one)]
            if kind == "procedure":
                part = Going(steps).visit(part)
        body.append(part)
    have = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    text = methods(project, key, fields, steps, have - ({"clone"} if key == FRAME else set()))
    body += ast.parse(text).body
    made = ast.ClassDef(node.name, node.bases, [], body, opened)
    return [made, *ast.parse(enrolled(project, key, fields, steps)).body]


def is_step_mark(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "step"


def bare(kind: str) -> str:
    """Return a type without the mark that it is shared."""
    return kind.removeprefix("Shared[").removesuffix("]") if kind.startswith("Shared[") else kind


def declared(name: str, field: Field) -> ast.stmt:
    return ast.parse(f"{name}: {bare(field.type)}").body[0]


def typed_here(project: Project, module: str, where: str, kind: str) -> str:
    """Return a type as a module can write it that may not know all names of the one that annotated it."""
    names = {node.id for node in ast.walk(ast.parse(kind, mode="eval")) if isinstance(node, ast.Name)}
    mine, theirs = project.modules[module].imports, project.modules[where].imports
    own = {*project.modules[module].classes, *project.modules[module].aliases} if module == where else set()
    known = [n in PLAIN or n in own or (n in mine and (module == where or mine[n] == theirs.get(n))) for n in names]
    return kind if all(known) else "_Any"


def default_here(project: Project, module: str, where: str, text: str) -> str:
    """Return a default as a module can write it: constants of other modules are looked up there."""
    if not text or module == where:
        return text
    names = {node.id for node in ast.walk(ast.parse(text, mode="eval")) if isinstance(node, ast.Name)}
    if not names or names <= set(project.modules[module].imports):
        return text
    return f"__import__('sys').modules[{where!r}].{text}"


def methods(project: Project, key: Key, fields: dict[str, tuple[str, Field]], steps: list[str], have: set[str]) -> str:
    """Return the methods of a record or procedure, typed."""
    module, name = key
    here = [
        Field(
            one.name,
            typed_here(project, module, where, bare(one.type)),
            default_here(project, module, where, one.default),
            one.kw_only,
        )
        for where, one in fields.values()
    ]
    state = project.is_state(key)
    start = ["_State.__init__(self)"] if state else []
    parts = []
    if "__init__" not in have:
        parts.append(
            function(f"__init__({parameters(here, typed=True)}) -> None", [*start, *init_lines(here)] or ["pass"])
        )
    if "clone" not in have:
        parts.append(function(f"clone(self) -> {name}", clone_lines(project, key, fields, state)))
    if "__eq__" not in have:
        compared = [one.name for _, one in fields.values() if not one.shared]
        compared = ["seed", "drawn", "stack", "pending", *compared] if state else compared
        check = [f"if not isinstance(other, {name}):", "    return NotImplemented"]
        parts.append(function("__eq__(self, other: object) -> bool", [*check, f"return {equality(compared)}"]))
    if "__repr__" not in have and not state:
        shown = ", ".join([f"{one.name}={{self.{one.name}!r}}" for _, one in fields.values()])
        parts.append(function("__repr__(self) -> str", [f"return f'{name}({shown})'"]))
    if steps:
        lines: list[str] = []
        for number, one in enumerate(steps):
            lines += [f"if at == {number}:", f"    return self.{one}(state)"]
        parts.append(function("run(self, state: _Any, at: int) -> int | None", [*lines, "return 2"]))
    return "\n".join(parts)


def clone_lines(project: Project, key: Key, fields: dict[str, tuple[str, Field]], state: bool) -> list[str]:
    given: list[str] = []
    named: list[str] = []
    for where, one in fields.values():
        value = f"self.{one.name}"
        copy = value if one.shared else copy_of(one.type, value, partial(project.changes, where))
        if one.kw_only:
            named.append(f"{one.name}={copy}")
        else:
            given.append(copy)
    made = f"{key[1]}({', '.join([*given, *named])})"
    if state:
        return [f"other = {made}", "other.copy_engine(self)", "return other"]
    return [f"return {made}"]


def enrolled(project: Project, key: Key, fields: dict[str, tuple[str, Field]], steps: list[str]) -> str:
    """Return the line that enters a class among the saved things."""
    layout = [(one.name, one.type, one.default, one.kw_only) for _, one in fields.values()]
    names = tuple(steps) if project.kind(key) == "procedure" else None
    return f"_enroll({key[1]}, {tuple(layout)!r}, {names!r}, {project.flag(key, 'frozen')})"


def function(head: str, lines: list[str]) -> str:
    return f"def {head}:\n" + "".join([f"    {line}\n" for line in lines])

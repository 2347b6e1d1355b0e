"""Small faults that can be put into the functions of a module: one comparison, constant or branch changed at a time.

Which tests must notice them is left to ``benchmarks.mutants``.
"""

from __future__ import annotations

import ast
import copy
import gc
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NamedTuple, TypeGuard

RULE: Final = re.compile(r"\b[A-Z]{2,3}-\d{3}[a-z]?\b")
TOLD: Final = frozenset({"emit", "tell"})
"""What is only told changes no position: words and events have tests of their own."""

_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
_JOINED: Final[dict[type[ast.boolop], type[ast.boolop]]] = {ast.And: ast.Or, ast.Or: ast.And}


class Mutation(NamedTuple):
    """A fault: in which function of which file, which node, and what is put instead.

    ``name`` is the function with its class; ``nth`` tells faults of one function apart that read the same.
    """

    path: Path
    tree: ast.Module
    function: ast.FunctionDef
    name: str
    rules: tuple[str, ...]
    place: ast.expr | ast.stmt
    changed: ast.expr | ast.stmt
    nth: int

    @property
    def line(self) -> int:
        return self.place.lineno

    @property
    def lines(self) -> set[int]:
        """The lines that run where this place runs: its own and that on which its statement begins."""
        around = [
            node.lineno
            for node in ast.walk(self.function)
            if isinstance(node, ast.stmt) and node.lineno <= self.line <= (node.end_lineno or node.lineno)
        ]
        return {self.line, max(around)}

    @property
    def first_line(self) -> int:
        """The line that the code of the function begins on."""
        return min([self.function.lineno, *[d.lineno for d in self.function.decorator_list]])

    @property
    def before(self) -> str:
        return _short(self.place)

    @property
    def after(self) -> str:
        return _short(self.changed)

    def code(self) -> CodeType:
        """Return the code of the function with the fault in it."""
        _Swap(self.place, self.changed).visit(self.tree)
        ast.fix_missing_locations(self.tree)
        try:
            whole = compile(self.tree, str(self.path), "exec", dont_inherit=True)
        finally:
            _Swap(self.changed, self.place).visit(self.tree)
        return _code_at(whole, self.function.name, self.first_line)


def mutations(path: Path) -> Iterator[Mutation]:
    """Return every fault for one module, in the order of the source."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alike: Counter[tuple[str, str, str]] = Counter()
    for function, name, rules in _functions(tree, "", _named(tree)):
        for place in _places(function):
            for changed in _changes(place):
                reads = (name, _short(place), _short(changed))
                alike[reads] += 1
                yield Mutation(path, tree, function, name, rules, place, changed, alike[reads])


def live_functions(path: Path) -> dict[int, FunctionType]:
    """Return the functions of a loaded module by the line they begin on, whatever has wrapped or kept them."""
    name = str(path)
    return {
        f.__code__.co_firstlineno: f
        for f in gc.get_objects()
        if type(f) is FunctionType and f.__code__.co_filename == name
    }


def _named(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> tuple[str, ...]:
    return tuple(dict.fromkeys(RULE.findall(ast.get_docstring(node) or "")))


def _functions(
    tree: ast.Module | ast.ClassDef, within: str, above: tuple[str, ...]
) -> Iterator[tuple[ast.FunctionDef, str, tuple[str, ...]]]:
    """Return the outermost functions, their names, and the rules they name or else those of their class or module."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{within}{node.name}.", _named(node) or above)
        elif isinstance(node, ast.FunctionDef) and node.name not in TOLD and not node.name.startswith("tell_"):
            yield node, within + node.name, _named(node) or above


def _places(function: ast.FunctionDef) -> Iterator[ast.expr | ast.stmt]:
    """Return the nodes of a body that decide something: not annotations, assertions or what is told."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Assert) or _tells(node) or _listens(node):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.If) and all(_tells(part) for part in (*node.body, *node.orelse)):
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        if isinstance(node, ast.If) and _heard(node.test):
            waiting.extend(reversed(node.orelse))  # the body runs only where somebody listens: it tells
            continue
        children = list(ast.iter_child_nodes(node))
        if isinstance(node, ast.AnnAssign):
            children = [node.value] if node.value is not None else []
        elif isinstance(node, ast.arguments):
            children = []
        if isinstance(node, ast.expr | ast.stmt):
            yield node
        waiting.extend(reversed(children))


def _tells(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else node
    if not isinstance(call, ast.Call):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name in TOLD or name.startswith("tell_")


def _heard(test: ast.expr) -> bool:
    """Whether this holds only if somebody listens."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return any(_heard(part) for part in test.values)
    return _listens(test) and isinstance(test.ops[0], ast.IsNot)


def _listens(node: ast.AST) -> TypeGuard[ast.Compare]:
    """Whether this only asks if anybody listens."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.ops[0], ast.Is | ast.IsNot)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "events"
    )


def _changes(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    """Return what one node may be replaced by, each a small fault."""
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[at] = _COMPARED[type(operator)]()
            yield changed
    elif isinstance(node, ast.BoolOp):
        changed_bool = copy.deepcopy(node)
        changed_bool.op = _JOINED[type(node.op)]()
        yield changed_bool
    elif isinstance(node, ast.BinOp) and type(node.op) in _RECKONED:
        if not any(isinstance(n, ast.Constant) and isinstance(n.value, str) for n in (node.left, node.right)):
            changed_sum = copy.deepcopy(node)
            changed_sum.op = _RECKONED[type(node.op)]()
            yield changed_sum
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield copy.deepcopy(node.operand)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int):
            yield ast.copy_location(ast.Constant(node.value + 1), node)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        if isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp) or _listens(node.test):
            return  # its parts are changed by themselves
        changed_branch = copy.deepcopy(node)
        changed_branch.test = ast.copy_location(ast.UnaryOp(ast.Not(), changed_branch.test), node.test)
        yield changed_branch


class _Swap(ast.NodeTransformer):
    def __init__(self, place: ast.AST, changed: ast.AST) -> None:
        self.place = place
        self.changed = changed

    def visit(self, node: ast.AST) -> ast.AST:
        return self.changed if node is self.place else self.generic_visit(node)


def _short(node: ast.expr | ast.stmt) -> str:
    shown = node.test if isinstance(node, ast.If | ast.While) else node
    return ast.unparse(shown).splitlines()[0][:100]


def _code_at(code: CodeType, name: str, first: int) -> CodeType:
    waiting = [code]
    while waiting:
        here = waiting.pop()
        if here.co_name == name and here.co_firstlineno == first:
            return here
        waiting.extend(c for c in here.co_consts if isinstance(c, CodeType))
    raise LookupError(f"{name}, line {first}")

"""One dialect: every game keeps its things in the same places, writes its steps in the same way, and names things once.

What the dialect offers is in docs/dialect.md; what the compiler asks besides, in tests/fast/test_authors.py.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "taverne"
GAMES: Final = sorted(path.parent for path in SOURCES.glob("games/*/game.py"))
ROOMS: Final = (
    "box/load.py",
    "state/game_state.py",
    "rules/new_state.py",
    "view/structs.py",
    "view/table.py",
    "view/redeal.py",
    "view/recap.py",
    "odds/query.py",
    "bots/players.py",
    "chronicle.py",
    "course.py",
    "features.py",
    "hint_reasons.py",
    "invariants.py",
)
"""What lies under the same name in every game."""


def modules(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(SOURCES).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def base(node: ast.expr) -> str:
    """The last word of a dotted name, "" for anything else."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def idle_steps(tree: ast.Module) -> list[str]:
    """Steps that only go on, or only end."""
    found = []
    for step in ast.walk(tree):
        if not isinstance(step, ast.FunctionDef) or "step" not in map(base, step.decorator_list):
            continue
        body = [line for line in step.body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]
        if len(body) != 1 or not isinstance(body[0], ast.Return):
            continue
        said = body[0].value
        goes = isinstance(said, ast.Call) and base(said.func) == "go"
        ends = said is None or (isinstance(said, ast.Constant) and said.value is None) or base(said) == "DONE"
        if goes or ends:
            found.append(step.name)
    return found


def set_answers(tree: ast.Module) -> list[int]:
    """Lines in which somebody answers in a player's place without ``answered``, ``choose`` or ``take_answer``."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr == "answer"
    ]


def packed_answers(tree: ast.Module) -> list[int]:
    """Lines that take an answer apart by hand: ``state.answer.args[0]`` for ``state.answer.word()``."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "args"
        and base(node.value.value) == "answer"
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_game_keeps_its_things_in_the_same_places(game: Path) -> None:
    assert [room for room in ROOMS if not (game / room).is_file()] == []
    assert (game / "box/vocabulary.py").is_file() == (game / "rules/verbs.py").is_file(), "a vocabulary has one table"
    views = [
        f"{name}: {node.name}"
        for name, tree in modules(game / "view")
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name.endswith("View") and not name.endswith("/structs.py")
    ]
    assert views == []


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_rules_are_written_in_the_dialect(game: Path) -> None:
    trees = dict(modules(game / "rules"))
    assert len(trees) > 5
    for wrong in (idle_steps, set_answers, packed_answers):
        assert {name: found for name, tree in trees.items() if (found := wrong(tree))} == {}, wrong.__doc__


def test_what_is_no_dialect_is_found() -> None:
    tree = ast.parse(
        "@step\ndef a(self, state):\n    '''Why.'''\n    return self.go(self.b)\n"
        "@step\ndef b(self, state):\n    return DONE\n"
        "@step\ndef c(self, state):\n    state.answer = PASS\n    return str(state.answer.args[0])\n"
    )
    assert idle_steps(tree) == ["a", "b"]
    assert set_answers(tree) == [10]
    assert packed_answers(tree) == [11]


def test_a_name_stands_for_one_thing() -> None:
    """In the house, and in each game: games may name alike what is alike, and ``client`` what the server has."""
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, tree in modules(SOURCES):
        parts = name.split("/")
        owner = parts[1] if parts[0] == "games" and len(parts) > 2 else parts[0] if parts[0] == "client" else "house"
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                places[owner, node.name].append(name)
    assert len(places) > 1000
    assert {name: found for (_, name), found in places.items() if len(found) > 1} == {}


def test_the_house_knows_no_game_by_name() -> None:
    """What plays, keeps and tells matches asks the game; only ``adapters`` list some by the names of other programs."""
    rooms = ("engine", "arena", "bots", "client", "lessons", "review", "server")
    games = {game.name for game in GAMES}
    named = [
        f"{name}:{node.lineno}"
        for room in rooms
        for name, tree in modules(SOURCES / room)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in games
    ]
    assert len(games) == 4
    assert named == []

"""What is made of a module before it is compiled: records and procedures written out, steps by number, quiet telling.

That the result plays alike is proved by running the rules, conformance and golden tests with the compiled engine.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.fast.build import is_hot
from tools.fast.project import Project
from tools.fast.transform import transformed

ROOT = Path(__file__).resolve().parents[2]

STATE = '''"""The state of a small game."""

from __future__ import annotations

from taverne.engine.records import Shared, record
from taverne.engine.state import State

NONE = -1


@record(frozen=True)
class Claim:
    """Who wants what."""

    seat: int
    slot: int = NONE


@record(kw_only=True)
class BoardState(State):
    """All of it."""

    box: Shared[object]
    seats: int
    claims: list[Claim] = []
    rows: list[list[int]]


@record(kw_only=True)
class TallState(BoardState):
    """All of it, and a story more."""

    floors: list[int] = []
'''
RULES = '''"""The rules of a small game."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from .state import BoardState, Claim

FIRST = (1, 2)
SECOND = (3,)
WORTH: Final = (0.5, 1)
LAW: Final = ((0, 0.5), (1, 0.5))


@procedure
class Offering(Frame):
    """Offers."""

    turn: int = 0
    heard: list[int] = field(default_factory=list)

    @step
    def offer(self, state: BoardState) -> Flow:
        state.tell("offered", "SG-01", seat=self.turn)
        return None

    @step
    def take(self, state: BoardState) -> Flow:
        if self.turn in (*FIRST, *SECOND):
            return self.go(self.offer)
        return DONE


@procedure
class Twice(Offering):
    """Offers, and more."""

    claim: Claim = Claim(1)

    @step
    def more(self, state: BoardState) -> Flow:
        return self.go(self.take)
'''


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project of the true engine and one small game."""
    (tmp_path / "taverne").mkdir()
    (tmp_path / "taverne" / "engine").symlink_to(ROOT / "src" / "taverne" / "engine")
    game = tmp_path / "taverne" / "games" / "small"
    game.mkdir(parents=True)
    (game / "state.py").write_text(STATE)
    (game / "rules.py").write_text(RULES)
    return Project(tmp_path)


def methods(project: Project, module: str, name: str) -> dict[str, str]:
    """The methods of a class as they are compiled, by name."""
    for part in ast.parse(transformed(project, f"taverne.games.small.{module}")).body:
        if isinstance(part, ast.ClassDef) and part.name == name:
            return {one.name: ast.unparse(one) for one in part.body if isinstance(one, ast.FunctionDef)}
    raise AssertionError(name)


def test_a_record_is_written_out(project: Project) -> None:
    made = methods(project, "state", "Claim")
    assert made["__init__"] == (
        "def __init__(self, seat: int, slot: int=NONE) -> None:\n    self.seat = seat\n    self.slot = slot"
    )
    assert made["clone"] == "def clone(self) -> Claim:\n    return Claim(self.seat, self.slot)"


def test_a_state_is_cloned_by_its_constructor_with_the_part_of_the_engine(project: Project) -> None:
    assert methods(project, "state", "BoardState")["clone"] == (
        "def clone(self) -> BoardState:\n"
        "    other = BoardState(box=self.box, seats=self.seats, claims=self.claims[:], "
        "rows=[item[:] for item in self.rows])\n"
        "    other.copy_engine(self)\n"
        "    return other"
    )


def test_a_state_in_several_stories_begins_with_that_of_the_engine(project: Project) -> None:
    made = methods(project, "state", "TallState")
    assert made["__init__"].splitlines()[1] == "    _State.__init__(self)"
    assert "floors=self.floors[:]" in made["clone"]
    assert "rows=[item[:] for item in self.rows]" in made["clone"]


def test_steps_are_run_and_gone_to_by_number(project: Project) -> None:
    made = methods(project, "rules", "Twice")
    assert "self.goto(1)" in made["more"]
    assert made["run"].count("return self.") == 3
    assert "if at == 2:\n        return self.more(state)" in made["run"]
    assert "self.goto(0)" in methods(project, "rules", "Offering")["take"]


def test_fields_of_a_base_come_first_and_the_order_is_that_of_saved_states(project: Project) -> None:
    text = transformed(project, "taverne.games.small.rules")
    assert "_enroll(Twice, (('at', 'int', '0', True), ('turn', 'int', '0', False), ('heard'" in text
    assert "('offer', 'take', 'more'), False)" in text


def test_nothing_is_built_to_be_told_while_nobody_listens(project: Project) -> None:
    assert "if state.events is not None:\n        state.tell" in methods(project, "rules", "Offering")["offer"]


def test_what_mypyc_does_not_know_is_written_otherwise(project: Project) -> None:
    assert "self.turn in tuple([*FIRST, *SECOND])" in methods(project, "rules", "Offering")["take"]


def test_a_constant_tuple_of_floats_is_an_object(project: Project) -> None:
    text = transformed(project, "taverne.games.small.rules")
    assert "WORTH: Final[tuple[float, ...]] = (0.5, 1)" in text
    assert "LAW: Final = ((0, 0.5), (1, 0.5))" in text


def test_modules_with_structures_of_msgspec_stay_as_they_are() -> None:
    modules = Project(ROOT / "src").modules
    assert is_hot(modules["taverne.engine.frames"])
    assert is_hot(modules["taverne.games.dungeon_rush.rules.attack"])
    assert is_hot(modules["taverne.games.dungeon_rush.bots.box_knowledge"])
    assert not is_hot(modules["taverne.games.dungeon_rush.box.cards"])
    assert not is_hot(modules["taverne.games.dungeon_rush.game"])
    assert not is_hot(modules["taverne.engine.matches.match"])
    assert is_hot(modules["taverne.games.euthia.odds.card_play"])

"""Records: what ``@record`` writes from one list of fields, for small records, states and procedures alike.

How saved states look is tested in ``test_snapshot``.
"""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.frames import DONE, REGISTRY, Flow, Frame, call, procedure, step
from taverne.engine.logs.snapshot import encode, from_plain, restore, snapshot, to_plain
from taverne.engine.records import Record, Shared, copy_of, record
from taverne.engine.state import State


@record
class Token:
    """A piece that changes."""

    kind: int
    seat: Seat = -1
    marks: list[int] = []
    owed: list[int] = [0, 0]


@record(frozen=True)
class Stamp:
    """A piece that never changes."""

    ms: int


class Rulebook:
    """What all states of a game share."""


@record
class Hand(Record):
    """A record that holds others."""

    tokens: list[Token] = []
    best: Token | None = None
    stamps: list[Stamp] = []
    rows: list[list[int]] = []
    by_name: dict[str, int] = {}
    answer: Action = PASS


@record(kw_only=True)
class Board(State):
    """The state of a small game."""

    book: Shared[Rulebook]
    seats: int
    phase: int = 0
    hands: list[Hand] = []
    score: list[int]

    @property
    def leader(self) -> int:
        return self.score.index(max(self.score))


@record(kw_only=True)
class Court(Board):
    """A state on top of another."""

    alert: bool = False

    @property
    def leader(self) -> int:
        return -1 if self.alert else super().leader


@procedure
class Passing(Frame):
    """A procedure with a record among its values."""

    seat: Seat = 0
    token: Token = Token(3)
    heard: list[list[int]] = []

    @step
    def end(self, board: Board) -> Flow:
        return DONE


@procedure
class Twice(Passing):
    """A procedure on top of another: its steps follow, its fields too."""

    more: int = 5

    @step
    def again(self, board: Board) -> Flow:
        return call(board, Passing())


def court() -> Court:
    made = Court(book=Rulebook(), seats=2, hands=[Hand(), Hand([Token(1, 0, [7])], Token(2))], score=[1, 2])
    made.stack.append(Passing(1, Token(4), [[1], [2, 3]], at=1))
    return made


def test_fields_are_given_in_their_order_or_by_name() -> None:
    assert Token(3, marks=[1]) == Token(kind=3, seat=-1, marks=[1], owed=[0, 0])
    assert repr(Token(3)) == "Token(kind=3, seat=-1, marks=[], owed=[0, 0])"
    with pytest.raises(TypeError):
        Token()  # type: ignore[call-arg]


def test_a_default_that_can_change_is_each_time_a_new_one() -> None:
    one, two = Token(1), Token(1)
    one.marks.append(1)
    one.owed[0] = 9
    assert (two.marks, two.owed, Token(1).owed) == ([], [0, 0], [0, 0])


def test_records_have_slots_and_cannot_be_hashed() -> None:
    with pytest.raises(AttributeError):
        Token(1).colour = 3  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        hash(Token(1))


def test_records_of_two_kinds_are_never_equal() -> None:
    one: object = Token(1)
    assert one != Stamp(1)
    assert Token(1) != Token(2)
    assert Board(book=Rulebook(), seats=1, score=[0]) != Court(book=Rulebook(), seats=1, score=[0])


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    stamp = Stamp(5)
    hand = Hand([Token(1, 0, [7])], Token(2), [stamp], [[1], [2]], {"a": 1})
    other = hand.clone()
    assert other == hand
    assert other.stamps[0] is stamp
    other.tokens[0].marks.append(8)
    assert other.best is not None
    other.best.kind = 9
    other.rows[0][0] = 5
    other.by_name["b"] = 2
    other.stamps.clear()
    assert hand == Hand([Token(1, 0, [7])], Token(2), [stamp], [[1], [2]], {"a": 1})


def test_a_state_is_cloned_with_its_stack_and_its_box() -> None:
    state = court()
    state.events = []
    other = state.clone()
    assert other == state
    assert (other.book is state.book, other.events) == (True, None)
    other.stack[0].token.kind = 0  # type: ignore[attr-defined]
    other.hands[1].tokens[0].marks.clear()
    other.score[0] = 5
    assert state == court_with(state.book)
    assert other != state


def court_with(book: Rulebook) -> Court:
    made = court()
    made.book = book
    return made


def test_methods_of_a_record_see_the_class_it_became() -> None:
    state = court()
    assert state.leader == 1
    state.alert = True
    assert (state.leader, state.clone().leader) == (-1, -1)


def test_what_is_saved_is_every_field_that_is_not_shared() -> None:
    assert Court.SAVED == ("alert", "hands", "phase", "score", "seats")
    state = court()
    blank = Court(book=state.book, seats=0, score=[])
    assert encode(restore(blank, snapshot(state))) == encode(state)
    assert blank == state


def test_a_record_is_known_in_saved_states_by_its_game_and_name() -> None:
    assert REGISTRY["test_records.Token"] is Token
    assert from_plain(to_plain(Token(4, 1, [2]))) == Token(4, 1, [2])


def test_a_procedure_is_a_record_with_steps() -> None:
    frame = Twice(1, more=6)
    assert (frame.NAMES, frame.FIELDS) == (["end", "again"], ("at", "seat", "token", "heard", "more"))
    assert from_plain(to_plain(frame)) == frame
    assert frame.clone() == frame
    assert frame.clone() != Twice(1, more=7)


def test_the_code_of_a_record_can_be_read() -> None:
    assert inspect.getsource(Token.clone) == (  # type: ignore[attr-defined]
        "def clone(self):\n"
        "    other = new(self.__class__)\n"
        "    other.kind = self.kind\n"
        "    other.seat = self.seat\n"
        "    other.marks = self.marks[:]\n"
        "    other.owed = self.owed[:]\n"
        "    return other\n"
    )


@pytest.mark.parametrize(
    ("kind", "copy"),
    [
        ("int", "v"),
        ("tuple[int, ...]", "v"),
        ("list[int]", "v[:]"),
        ("list[list[str]]", "[item[:] for item in v]"),
        ("list[list[list[int]]]", "[[item1[:] for item1 in item] for item in v]"),
        ("Token", "v.clone()"),
        ("Token | None", "None if v is None else v.clone()"),
        ("list[Token]", "[item.clone() for item in v]"),
        ("dict[str, Token]", "{key: item.clone() for key, item in v.items()}"),
        ("int | str", "v"),
        ("Any", "copied(v)"),
    ],
)
def test_a_copy_follows_from_the_type(kind: str, copy: str) -> None:
    known: dict[str, Any] = {"int": False, "str": False, "Token": True}
    assert copy_of(kind, "v", known.get) == copy

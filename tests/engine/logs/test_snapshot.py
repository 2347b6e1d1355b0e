"""Saves: any state as JSON and back, at any decision, with clear errors for what is no save.

That every state of every game survives it is shown by the conformance suite.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice, Draw, Roll, Timer
from taverne.engine.frames import Flow, Frame, procedure, step
from taverne.engine.logs.snapshot import SnapshotError, digest, encode, from_plain, restore, snapshot, to_plain
from taverne.engine.state import State
from tests.siege.game import Siege
from tests.siege.state import Camp, Modifier
from tests.tools import play, table

GAME = Siege()
BEGUN = "chance: draw banner-1 charm-1 scout-1 shield-1 shield-2 looters-1\n0: attack 1\n1: rest\n0: play banner-1"


def camp() -> Camp:
    return table(GAME, {"limits": True}, 2, BEGUN)


def saved(state: Camp) -> dict[str, Any]:
    """What is read back from the bytes of a save."""
    plain: dict[str, Any] = msgspec.json.decode(encode(state))
    return plain


def fresh() -> Camp:
    return GAME.new_state(GAME.check({"limits": True}, 2), 2, 0)


def test_a_save_in_the_middle_of_a_battle_is_read_back_whole() -> None:
    state = camp()
    back = restore(fresh(), saved(state))
    assert back == state
    assert back.modifiers == [Modifier("banner-1", 0, "Assaulting")]
    assert [type(frame).__name__ for frame in back.stack] == ["Sieging", "Round", "Assaulting", "Reacting"]
    play(state, "0: pass\n1: pass\nchance: roll 6 6 6")
    play(back, "0: pass\n1: pass\nchance: roll 6 6 6")
    assert encode(back) == encode(state)


def test_a_save_names_the_next_step_not_its_number() -> None:
    top = snapshot(camp())["stack"][-1]
    assert top[":"] == "rules.Reacting"
    assert top["at"] == "take"


@procedure
class Parting(Frame):
    """Its last step has the name that a finished procedure goes by elsewhere."""

    @step
    def begin(self, state: State) -> Flow:
        return None

    @step
    def end(self, state: State) -> Flow:
        return None


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_step_called_end_is_told_from_the_end(at: int) -> None:
    frame = Parting()
    frame.at = at
    assert from_plain(to_plain(frame)).at == at


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        0,
        -5,
        2**63,
        "word",
        "",
        [],
        [[1], [2, "a"]],
        (),
        (1, ("a", [2])),
        {},
        {"a": 1, "b": [(1,)]},
        {1: "a"},
        PASS,
        Action.parse("claim left I-03"),
        [PASS, None],
        Choice(1, "plot", (PASS,), "SG-02", {"n": 1}, PASS, final=True, optional=True),
        Roll((6, 8), "assault", "SG-04"),
        Draw(("a", 1), 1),
        Timer("round", 100, "SG-08", 2),
        Modifier("banner-1", 0, "Assaulting"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_kind_of_thing_comes_back_as_it_was(value: Any) -> None:
    back = from_plain(msgspec.json.decode(msgspec.json.encode(to_plain(value))))
    assert back == value
    assert type(back) is type(value)


@pytest.mark.parametrize(
    "value", [1.5, {1, 2}, object(), b"bytes", [frozenset()]], ids=lambda value: type(value).__name__
)
def test_what_is_no_part_of_a_state_cannot_be_saved(value: Any) -> None:
    with pytest.raises(SnapshotError, match="no part of a state"):
        to_plain(value)


def test_a_save_without_a_part_is_refused_by_name() -> None:
    plain = saved(camp())
    del plain["potions"]
    with pytest.raises(SnapshotError, match="has no potions"):
        restore(fresh(), plain)


@pytest.mark.parametrize(
    "broken",
    [
        {":": "rules.Unheard"},
        {":": "rules.Losing"},
        {"?": "Wish"},
        {"?": "Roll"},
        {"!": "not; an action"},
        {"!": 3},
        {"(": 3},
        {"x": 3},
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_save_that_cannot_be_read_says_which_part(broken: dict[str, Any]) -> None:
    with pytest.raises(SnapshotError, match="stack"):
        restore(fresh(), saved(camp()) | {"stack": [broken]})


def test_the_hash_tells_states_apart_and_is_the_same_for_equal_ones() -> None:
    assert digest(camp()) == digest(camp()) == digest(camp().clone())
    other = camp()
    other.hands[1].reverse()
    assert digest(other) != digest(camp())
    assert len(digest(other)) == 16

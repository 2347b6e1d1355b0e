"""Faults of a box: what programs read, and the key and the data that people's sentences are made from."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from taverne.engine.box.faults import either, expected, fault, miscount, no_such, one_of, same_id, unfit
from taverne.engine.reasons import Reason


class Roar(msgspec.Struct, tag_field="kind", tag="roar", forbid_unknown_fields=True):
    n: int
    at: Literal["dawn", "dusk"] = "dawn"


class Flee(msgspec.Struct, tag_field="kind", tag="flee", forbid_unknown_fields=True):
    pass


@pytest.mark.parametrize(
    ("reason", "key", "text", "data"),
    [
        (fault("wrong-den", "no den"), "wrong-den", "no den", {}),
        (fault("wrong-den", "no den for {} "), "wrong-den", "no den for {} ", {}),
        (fault("wrong-den", "no den", "ZO-001"), "wrong-den", "no den (ZO-001)", {"rule": "ZO-001"}),
        (
            fault("wrong-den", "no den for {name}", "ZO-001", name="{bear}"),
            "wrong-den",
            "no den for {bear} (ZO-001)",
            {"name": "{bear}", "rule": "ZO-001"},
        ),
        (
            miscount(3, 4, "ZO-002"),
            "box-count",
            "3 of them, expected 4 (ZO-002)",
            {"found": 3, "wanted": 4, "rule": "ZO-002"},
        ),
        (
            miscount(3, 4, "ZO-002", colour="red", level=2, tame=True),
            "box-count-where",
            "3 with colour = red, level = 2, tame = true, expected 4 (ZO-002)",
            {"found": 3, "wanted": 4, "fields": "colour = red, level = 2, tame = true", "rule": "ZO-002"},
        ),
        (expected(("a", 2)), "box-value", "expected a, 2", {"told": "a, 2"}),
        (one_of(("a", "b")), "box-choice", "expected one of a, b", {"known": "a, b"}),
        (one_of((10,)), "box-value", "expected 10", {"told": "10"}),
        (either("cave", "wood"), "box-either", "give either cave or wood, not both", {"one": "cave", "other": "wood"}),
        (
            no_such("beast", "b-9", "ZO-003"),
            "box-no-such",
            "the id b-9 is not in beast (ZO-003)",
            {"table": "beast", "name": "b-9", "rule": "ZO-003"},
        ),
        (same_id("beast", "bird"), "box-same-id", "expected different ids in beast, bird", {"tables": "beast, bird"}),
    ],
)
def test_a_fault_is_a_text_with_the_key_and_the_data_of_its_sentence(
    reason: Reason, key: str, text: str, data: dict[str, Any]
) -> None:
    assert (str(reason), reason.key, reason.data) == (text, key, data)


@pytest.mark.parametrize(
    ("value", "kind", "key", "text", "data"),
    [
        ("x", int, "box-type", "expected a whole number", {"type": "int", "limit": ""}),
        (
            0,
            Annotated[int, msgspec.Meta(ge=1)],
            "box-type",
            "expected a whole number >= 1",
            {"type": "int", "limit": " >= 1"},
        ),
        (1, tuple[int, ...], "box-type", "expected a list", {"type": "array", "limit": ""}),
        ("x", int | None, "box-value", "expected int | null", {"told": "int | null"}),
        (
            [],
            Annotated[tuple[int, ...], msgspec.Meta(min_length=1)],
            "box-length",
            "expected a list of length >= 1",
            {"type": "array", "length": ">= 1"},
        ),
        ([1], tuple[int, int], "box-length", "expected a list of length 2", {"type": "array", "length": "2"}),
        ({"kind": "sing"}, Roar | Flee, "box-invalid", "invalid value 'sing'", {"told": "'sing'"}),
        (
            {"kind": "roar", "n": 1, "at": "noon"},
            Roar | Flee,
            "box-invalid",
            "invalid value 'noon'",
            {"told": "'noon'"},
        ),
        ({"kind": "roar"}, Roar | Flee, "box-part-missing", "object missing required field n", {"field": "n"}),
        ({"kind": "flee", "n": 1}, Roar | Flee, "box-part-unknown", "object contains unknown field n", {"field": "n"}),
    ],
)
def test_a_value_of_another_type_is_told_without_the_words_of_the_library(
    value: object, kind: Any, key: str, text: str, data: dict[str, str]
) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(value, kind)
    reason = unfit(caught.value)
    assert (str(reason), reason.key, reason.data) == (text, key, data)

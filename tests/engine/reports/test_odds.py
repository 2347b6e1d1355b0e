"""Questions about odds: their fields are read and checked before a game answers, and the terminal says any answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from taverne.cli.commands.odds import percent, told
from taverne.engine.game import Game
from taverne.engine.reports.odds import OddsError, OddsField, OddsLine
from taverne.words import Words


class Duel(Game[Any]):
    """Two stacks, of which the larger wins; a hero's wounds are a mean."""

    name = "duel"
    odds_fields = (
        OddsField("attackers", shape="N UNIT,..."),
        OddsField("rounds", 3, low=1, high=9),
        OddsField("sea", False),
    )

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        return (OddsLine(f"{asked['attackers']} {asked['rounds']} {asked['sea']}", chances={"win": 0.25}),)


def test_a_question_is_filled_up_with_defaults_and_numbers_are_read_from_text() -> None:
    assert Duel().odds({"attackers": "3 dragon"})[0].key == "3 dragon 3 False"
    assert Duel().odds({"rounds": "9", "sea": True})[0].key == " 9 True"


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"rounds": 10}, "odds-number"),
        ({"rounds": "-1"}, "odds-number"),
        ({"sea": "yes"}, "odds-value"),
        ({"attackers": 3}, "odds-value"),
        ({"atackers": "3 dragon"}, "odds-field"),
    ],
)
def test_a_question_that_cannot_be_is_refused(asked: dict[str, Any], key: str) -> None:
    with pytest.raises(OddsError) as raised:
        Duel().odds(asked)
    assert raised.value.key == key


def test_a_game_without_fields_answers_no_question() -> None:
    with pytest.raises(OddsError, match="odds-none"):
        Mute().odds({})


class Mute(Game[Any]):
    name = "mute"


def test_only_what_is_certain_is_called_so() -> None:
    words = Words(None, "fr")
    assert [percent(chance, words) for chance in (0, 1, 0.25, 0.00001, 0.99999)] == ["0", "100", "25,0", "0,1", "99,9"]


def test_lines_with_cells_stand_in_columns() -> None:
    words = Words("dungeon_rush", "en")
    cell = OddsLine("odds-share", {"who": "hero-thief"}, {"chance": 0.5})
    rows = [OddsLine("odds-id", {"id": id}, cells=(cell, cell), indent=1) for id in ("I-1", "III-15")]
    assert told([OddsLine("odds-together"), *rows], words) == [
        "together",
        "  I-1     Thief 50.0%  Thief 50.0%",
        "  III-15  Thief 50.0%  Thief 50.0%",
    ]

"""Odds of Euthia asked in words: what may be said, what is refused, and that it agrees with the table.
The reckoning itself is tested in ``test_odds``."""

from __future__ import annotations

from typing import Any

import pytest

from taverne.cli import main
from taverne.engine.reports.odds import OddsError
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.forecast import duel_with
from tests.euthia.positions import pinned
from tests.euthia.trials import armed, number


def ends(**asked: Any) -> dict[str, float]:
    """Return the chances that are told."""
    lines = Euthia(pinned()).odds(asked)
    return dict(lines[1].chances) | dict(lines[1].means)


def test_a_question_in_words_is_answered_as_at_the_table() -> None:
    table = armed("ael", "war_torc", gaar=1, health=3)
    odds = duel_with(table, 0, number(table, "grey_wolf"), table.at[0])
    told = ends(hero="ael", foe="grey_wolf", tiles="war_torc", gaar="1", health=3)
    assert told == pytest.approx({"win": odds.win, "die": odds.die, "wounds": odds.wounds})


def test_air_earth_cards_and_playing_alone_change_the_odds() -> None:
    usual = ends(hero="keleia", foe="cave_spider")
    for change in ({"air": True}, {"earth": True}, {"silver": 4}, {"alone": True}):
        assert ends(hero="keleia", foe="cave_spider", **change) != usual


def test_health_and_gaar_left_are_told() -> None:
    lines = Euthia().odds({"hero": "maeldur", "foe": "thorn_boar"})
    (left,) = [line for line in lines if line.key == "odds-left"]
    assert left.means["health"] == pytest.approx(lines[0].data["health"] - lines[1].means["wounds"])
    assert 0 < left.means["gaar"] <= 4


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({}, "odds-who"),
        ({"hero": "nobody", "foe": "thorn_boar"}, "odds-unknown"),
        ({"hero": "ael", "foe": "thorn_boars"}, "odds-unknown"),
        ({"hero": "ael", "foe": "thorn_boar", "tiles": "war_torc," * 9 + "war_torc"}, "odds-slot"),
        ({"hero": "ael", "foe": "thorn_boar", "gems": "onyx," * 9 + "onyx"}, "odds-gems"),
        ({"hero": "ael", "foe": "thorn_boar", "gaar": "many"}, "odds-number"),
        ({"hero": "ael", "foe": "thorn_boar", "essences": "wood"}, "odds-unknown"),
    ],
)
def test_what_cannot_be_answered_is_refused_with_a_reason(asked: dict[str, str], key: str) -> None:
    with pytest.raises(OddsError) as refused:
        Euthia().odds(dict(asked))
    assert refused.value.key == key


@pytest.mark.parametrize(("lang", "said"), [("en", "wins "), ("fr", "gagne ")])
def test_the_terminal_answers_in_both_languages(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "euthia", "--hero", "maeldur", "--foe", "thorn_boar", "--lang", lang]) == 0
    assert said in capsys.readouterr().out

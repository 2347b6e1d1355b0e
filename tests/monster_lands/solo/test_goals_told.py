"""The set-up form tells every scenario's goals: the figures in its words are those of the box."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from taverne.games import find
from taverne.games.monster_lands.box.load import load


def figures(rank: Any) -> list[int]:
    """The figures that a rank asks for, in the order in which they are told."""
    counts = [n for n in (rank.missions, rank.vp, rank.gold) if n]
    return [*counts, *rank.mercenaries]


@pytest.mark.rule("ML-264")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_goal_is_told_before_the_game(language: str) -> None:
    game = find("monster_lands")
    words = (files(game.package) / "locale" / language / "table.ftl").read_text(encoding="utf-8")
    for number, scenario in enumerate(load().cards.scenario, 1):
        told = re.search(rf"^option-scenario-{number} = .*\n    \.help = {{ change-S\d+ }} (.*)$", words, re.M)
        assert told is not None, number
        shown = [int(n) for n in re.findall(r"\d+", told[1])]
        wanted = [n for rank in scenario.ranks for n in figures(rank)]
        if number == 7:
            wanted = [*wanted[:8], 2]
        assert shown == wanted, scenario.id

"""No game without its papers: a golden record, words in both languages, a ledger with every rule that is cited.

What the words say is tested with each game.
"""

from __future__ import annotations

import ast
import pickle
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from taverne.engine.game import Game
from taverne.engine.matches.match import Match
from taverne.games import all_games
from tests.boxes import changed_box
from tests.conformance.probes.by_game import PROBES
from tests.conformance.probes.probe import ledger

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
GOLDEN = Path(__file__).parents[1] / "golden"
FORBIDDEN = {"random", "time", "datetime", "copy", "secrets", "uuid"}


def sources(game: Game[Any]) -> list[Path]:
    return sorted(Path(str(files(game.package))).rglob("*.py"))


@GAMES
def test_every_game_says_what_it_hides(game: Game[Any]) -> None:
    assert game.name in PROBES


@GAMES
def test_every_game_crosses_processes_with_its_box_and_its_rules(game: Game[Any]) -> None:
    """Workers on other machines are handed the game itself."""
    for one in (game, changed_box(game), game.under("1")):
        there = pickle.loads(pickle.dumps(one))
        assert (there.box_fingerprint, there.rules_version) == (one.box_fingerprint, one.rules_version)
        assert Match.new(there, {}, seed=7).state == Match.new(one, {}, seed=7).state


@GAMES
def test_every_game_has_a_golden_record_of_each_seat_count(game: Game[Any]) -> None:
    headers = [path.read_text(encoding="utf-8").partition("\n")[0] for path in (GOLDEN / game.name).glob("*.ndjson")]
    counts = {int(found[1]) for header in headers if (found := re.search(r'"players":(\d+)', header))}
    assert counts == {players for players, _ in game.option_sets()}, "run `make golden`"


@GAMES
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("file", ["names.ftl", "table.ftl", "rules.ftl"])
def test_every_game_has_words(game: Game[Any], language: str, file: str) -> None:
    text = (files(game.package) / "locale" / language / file).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [part for part in body if isinstance(part, fluent.Message)]
    assert not [part.content for part in body if isinstance(part, fluent.Junk)]


@GAMES
def test_every_rule_cited_in_code_is_in_the_ledger(game: Game[Any]) -> None:
    cited = re.compile(rf"\b(?:{'|'.join(game.rule_prefixes)})-\d+")
    rules = ledger(game.package)
    found = {rule for path in sources(game) for rule in cited.findall(path.read_text(encoding="utf-8"))}
    assert found, "no rule is cited at all"
    assert found <= rules, f"not in the ledger: {sorted(found - rules)}"


@GAMES
def test_rules_use_no_clock_and_no_randomness_of_the_machine(game: Game[Any]) -> None:
    for path in sources(game):
        thinks = path.name == "bots.py" or path.parent.name in ("mind", "bots")
        forbidden = FORBIDDEN - {"time"} if thinks else FORBIDDEN  # a search has a budget of time
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.partition(".")[0] for name in modules} & forbidden, f"{path.name}:{node}"


@GAMES
def test_option_sets_reach_every_seat_count_and_every_choice(game: Game[Any]) -> None:
    sets = [(players, game.check(options, players)) for players, options in game.option_sets()]
    assert {players for players, _ in sets} == set(game.seat_counts)
    for option in game.options:
        values = {options[option.key] for _, options in sets}
        assert values >= set(option.choices), option.key

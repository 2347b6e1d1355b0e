"""Campaigns at the terminal: a file that leads from match to match, whatever interrupts them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from taverne.engine.game import Game, Result
from taverne.engine.matches.campaign import after, begin, decode, encode, leave, resign
from taverne.games import find
from taverne.games.monster_lands.rules.solo.scenarios import HERO
from tests.cli.tools import Shell

GAME = "monster_lands"
FIRST = ["1"] * 400


def game() -> Game[Any]:
    found = find(GAME)
    assert found is not None
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "campaign.json"


def start(shell: Shell, file: Path, level: str = "normal", lines: list[str] = FIRST) -> str:
    level = f"difficulty={level}"
    done = shell.run("play", GAME, "--option", level, "--campaign", str(file), "--seed", "4", "--plain", lines=lines)
    assert done.status == 0, done.err
    return done.out


def test_a_campaign_goes_on_from_its_file(shell: Shell, file: Path) -> None:
    out = start(shell, file)
    assert re.search(r"   1  .*The usual routine \(Normal\): Cannon Fodder, \d+ points", out)
    assert f"taverne play {GAME} --campaign {file}" in out
    kept = decode(file.read_bytes(), str(file))
    assert (kept.standing, len(kept.chapters)) == ("on", 1)
    assert [(choice["scenario"], choice["difficulty"]) for choice in kept.choices] == [(1, "tutorial")]
    done = shell.run("play", "--campaign", str(file), "--seed", "4", "--plain", lines=FIRST)
    assert "The campaign is lost after 2 games." in done.out
    done = shell.run("play", "--campaign", str(file), "--plain", lines=FIRST)
    assert done.status == 2
    assert "you lost it" in done.err


def test_a_campaign_that_was_given_up_elsewhere_is_over(shell: Shell, file: Path) -> None:
    start(shell, file)
    file.write_bytes(encode(leave(decode(file.read_bytes(), str(file)))))
    done = shell.run("play", "--campaign", str(file), "--plain", lines=FIRST)
    assert done.status == 2
    assert "it was given up" in done.err


def test_a_match_of_a_campaign_is_resumed(shell: Shell, file: Path) -> None:
    out = start(shell, file, lines=["1", "1", "1", "quit"])
    [log] = shell.logs
    assert f"--resume {log} --campaign {file}" in out
    assert decode(file.read_bytes(), str(file)).chapters == ()
    done = shell.run("play", "--resume", str(log), "--campaign", str(file), "--plain", lines=FIRST)
    assert "The campaign goes on after 1 game." in done.out
    assert len(decode(file.read_bytes(), str(file)).chapters) == 1


def test_after_a_hero_the_player_chooses(shell: Shell, file: Path) -> None:
    start(shell, file, lines=["quit"])
    kept = decode(file.read_bytes(), str(file))
    [options] = kept.choices
    file.write_bytes(encode(after(kept, game(), options, Result((60,), (0,), ({"rank": HERO},)), "a")))
    done = shell.run("play", "--campaign", str(file), "--plain", lines=["quit"])
    assert done.status == 2
    assert "difficulty=heroic" in done.err
    assert "difficulty=legendary" in done.err
    done = shell.run("play", "--campaign", str(file), "--option", "difficulty=legendary", "--plain", lines=["quit"])
    assert done.status == 0
    assert "Money is king" in done.out


@pytest.mark.parametrize("options", [("mode=classic",), ("mode=versus",), ("mode=campaign", "scenario=2", "played=1")])
def test_only_the_first_match_opens_a_campaign(shell: Shell, file: Path, options: tuple[str, ...]) -> None:
    given = [word for option in options for word in ("--option", option)]
    done = shell.run("play", GAME, "--seats", "1", *given, "--campaign", str(file), "--plain", lines=["quit"])
    assert done.status == 2
    assert "no campaign" in done.err
    assert not file.exists()


def test_a_game_without_campaigns_opens_none(shell: Shell, file: Path) -> None:
    done = shell.run("play", "dungeon_rush", "--campaign", str(file), "--plain", lines=["quit"])
    assert done.status == 2
    assert "no campaign" in done.err
    assert not file.exists()


BROKEN: list[tuple[tuple[str | int, ...], object]] = [
    (("players",), 3),
    (("choices", 0, "scenario"), 99),
    (("choices", 0, "mode"), "classic"),
    (("choices", 0, "played"), ""),
    (("choices", 0, "evil"), 1),
    (("chapters", 0, "options"), {}),
    (("chapters", 0, "options", "difficulty"), "easy"),
    (("chapters", 0, "result", "parts"), []),
    (("chapters", 0, "result", "parts"), [{}]),
    (("chapters", 0, "result", "scores"), []),
]


@pytest.mark.parametrize(("place", "value"), BROKEN, ids=str)
def test_a_record_that_was_tampered_with_is_refused(
    shell: Shell, file: Path, place: tuple[str | int, ...], value: object
) -> None:
    first = begin(game(), {"difficulty": "normal"}, 1)
    record = json.loads(encode(resign(first, game(), first.choices[0], "a")))
    within = record
    for step in place[:-1]:
        within = within[step]
    within[place[-1]] = value
    file.write_text(json.dumps(record))
    done = shell.run("play", "--campaign", str(file), "--plain", lines=["quit"])
    assert done.status == 2
    assert f"{file}: it holds something no match of this game could have left" in done.err
    assert json.loads(file.read_text()) == record


def test_a_file_that_is_no_campaign_is_refused(shell: Shell, file: Path) -> None:
    file.write_text("{}")
    done = shell.run("play", GAME, "--campaign", str(file), "--plain")
    assert done.status == 2
    assert str(file) in done.err


def test_a_campaign_keeps_its_game(shell: Shell, file: Path) -> None:
    start(shell, file, lines=["quit"])
    done = shell.run("play", "dungeon_rush", "--campaign", str(file), "--plain", lines=["quit"])
    assert done.status == 2
    assert GAME in done.err


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "With these options, this game has no campaign."), ("fr", "Avec ces options, ce jeu n’a pas de campagne.")],
)
def test_a_game_without_a_campaign_is_not_called_by_its_key(shell: Shell, file: Path, lang: str, said: str) -> None:
    done = shell.run("play", "dungeon_rush", "--lang", lang, "--campaign", str(file), "--plain", lines=["quit"])
    assert done.status == 2
    assert said in done.err
    assert "dungeon_rush" not in done.err


@pytest.mark.long
def test_a_campaign_of_several_goes_on_with_the_same_heroes(shell: Shell, file: Path) -> None:
    given = ("--seats", "human:Ann,bot:random", "--campaign", str(file), "--seed", "4")
    done = shell.run("play", "euthia", *given, "--plain", lines=["end", "1"] * 4000)
    assert done.status == 0, done.err
    assert re.search(r"  1  Elemental Revocation I, final reputation: .* \d+ and .* \d+\. Won by ", done.out)
    assert "The campaign goes on after 1 game." in done.out
    assert f"taverne play euthia --campaign {file} --seats human:Ann,bot:random" in done.out
    kept = decode(file.read_bytes(), str(file))
    done = shell.run("play", "--campaign", str(file), "--seats", "human:Ann,bot:random", "--plain", lines=["quit"])
    assert (done.status, kept.choices[0]["scenario"]) == (0, "revocation_2"), done.err
    assert "carry over" in done.out
    done = shell.run("play", "--campaign", str(file), "--seats", "3", "--plain", lines=["quit"])
    assert done.status == 2
    assert "This legacy is for 2 heroes" in done.err

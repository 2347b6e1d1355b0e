"""Play by lines: whole games over a pipe, every command, races with arrival times, several humans at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from taverne.engine.logs.log_file import read
from taverne.engine.matches.match import Match
from taverne.games import find
from tests.cli.tools import Shell, start

FIRST = ["1"] * 120
"""Taking the first option again and again ends every game."""
DRAFTED = ["hero warrior", "hero archer", "keep"]


def play(shell: Shell, *args: str, lines: list[str], mode: str = "snake", seed: int = 5) -> str:
    """Play over a pipe and return what was shown; the command must end well."""
    done = shell.run("play", "dungeon_rush", "--option", f"mode={mode}", "--seed", str(seed), *args, lines=lines)
    assert done.status == 0, done.err
    assert "⟦" not in done.out
    return done.out


def kept(shell: Shell) -> Match[Any]:
    """The match in the only log."""
    (log,) = shell.logs
    return read(log, find)[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("mode", ["snake", "secret", "arrival", "fair"])
def test_a_whole_game_is_played_over_a_pipe(shell: Shell, mode: str, lang: str) -> None:
    out = play(shell, "--lang", lang, mode=mode, lines=FIRST)
    assert ("The game is over." if lang == "en" else "La partie est terminée.") in out
    (log,) = shell.logs
    assert str(log) in out
    assert shell.run("replay", str(log), "--verify").status == 0
    assert kept(shell).over


@pytest.mark.rule("DR-185", "DR-186")
@pytest.mark.parametrize("seats", ["1", "2", "human,bot:normal,bot:normal,bot:random,bot:hard"])
def test_any_number_of_seats_can_be_played(shell: Shell, seats: str) -> None:
    assert "The game is over." in play(shell, "--seats", seats, mode="arrival", lines=FIRST)


def test_bots_alone_play_without_a_word(shell: Shell) -> None:
    assert "wins!" in play(shell, "--seats", "bot:easy,bot:easy,bot:easy", lines=[])


def test_the_same_seed_and_lines_give_the_same_log(shell: Shell, tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        play(shell, "--record", str(tmp_path / name), mode="arrival", lines=["1500 1"] * 150)
        texts.append((tmp_path / name).read_bytes())
    assert texts[0] == texts[1]


@pytest.mark.rule("DR-127", "DR-169")
def test_what_happens_is_told_in_words(shell: Shell) -> None:
    out = play(shell, lines=[*DRAFTED, "1", "1", "quit"])
    assert "You take the Warrior." in out
    assert re.search(r"Revealed: .+, .+ and .+\.", out)
    assert re.search(r"(Mira|Otto) attacks the .+ with the (left|right) hero\.", out)
    assert "Your left hero attacks the" in out


@pytest.mark.rule("DR-168")
def test_the_table_is_shown_with_signs_and_letters(shell: Shell) -> None:
    out = play(shell, lines=DRAFTED)
    assert re.search(r"I-\d\d  [\w’ -]+  +[⚔➶✦◐](Me|Ra|Ma|St)\d", out)
    assert re.search(r" You +Warrior ⚔Me3 \| Archer ➶Ra3 +0", out)


def test_an_option_is_taken_by_number_or_by_notation(shell: Shell) -> None:
    assert "You take the Warrior." in play(shell, lines=["1"])
    assert "You take the Warrior." in play(shell, lines=["hero warrior"])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no choice 99; choose from 1 to 9."),
        ("hero (", "is not a move in this game."),
        ("hero warior", "Did you mean “hero warrior”?"),
        ("claim left I-03", "Choose a hero first."),
        ("why hero thief", "on offer"),
        ("why hero warrior", "You can do that.\n  DR-025: "),
        ("why 2", "You can do that.\n  DR-025: "),
        ("why", "Why what?"),
        ("undo", "You have nothing to undo."),
        ("rules DR-057", "  DR-057: Two players never attack the same monster."),
        ("rules both heroes same monster", "DR-054: "),
        ("rules hero", "more; add a word"),
        ("rules zyzzyva", "No rule matches."),
        ("rules", "  DR-025: "),
        ("help", "why MOVE"),
        ("?", "why MOVE"),
        ("table", "== Choosing heroes ==\n"),
        ("", "Choose your first hero."),
        ("@Zoe hero warrior", "Nobody called Zoe"),
    ],
)
def test_a_line_is_answered(shell: Shell, line: str, said: str) -> None:
    assert said in play(shell, lines=[line])


def test_french_has_its_own_commands(shell: Shell) -> None:
    out = play(shell, "--lang", "fr", lines=["aide", "pourquoi 1", "règles DR-057", "annuler", "quitter", "1"])
    assert "pourquoi COUP" in out
    assert "C’est permis." in out
    assert "Deux joueurs n’attaquent jamais le même monstre." in out
    assert "Vous n’avez rien à annuler." in out
    assert "La partie est gardée dans" in out
    assert "Vous prenez" not in out


def test_a_misclick_is_taken_back_as_long_as_only_bots_have_answered(shell: Shell) -> None:
    out = play(shell, lines=["hero warrior", "undo", "hero archer", "quit"])
    assert "Undone." in out
    assert [entry.do for entry in kept(shell).entries if entry.seat == 0 and entry.do] == [
        "hero warrior",
        "hero archer",
    ]
    assert any(entry.undo >= 0 and entry.agreed for entry in kept(shell).entries)
    assert shell.run("replay", str(shell.logs[0]), "--verify").status == 0


@pytest.mark.rule("DR-128")
def test_a_claim_is_not_taken_back(shell: Shell) -> None:
    out = play(shell, lines=[*DRAFTED, "1", "undo"])
    assert "cannot be undone" in out or "has played since" in out or "have come into play since" in out
    assert not any(entry.undo >= 0 for entry in kept(shell).entries)


def test_the_end_of_the_input_saves_and_tells_how_to_go_on(shell: Shell) -> None:
    out = play(shell, lines=["1"])
    (log,) = shell.logs
    assert f"The game is saved in {log}. To continue: taverne play --resume {log}" in out
    resumed = shell.run("play", "--resume", str(log), lines=FIRST)
    assert resumed.status == 0
    assert "You take the Warrior." not in resumed.out
    assert "The game is over." in resumed.out
    assert shell.run("replay", str(log), "--verify").status == 0


# Races


@pytest.mark.rule("DR-131", "DR-132")
def test_arrival_times_of_a_pipe_decide_the_race(shell: Shell) -> None:
    """A claim at 100 ms is before every bot (DR-174); one at 14 s comes when the bots have long chosen."""
    play(shell, mode="arrival", lines=[*DRAFTED, "ready", "100 1", "14000 1", "quit"])
    claims = [entry for entry in kept(shell).entries if entry.do.startswith("claim")]
    mine = [(entry.do.split()[1], entry.at) for entry in claims if entry.seat == 0]
    assert mine == [("left", 100), ("right", 14000)]
    others = [entry.at for entry in claims if entry.seat > 0]
    assert others
    assert all(800 <= at < 14000 for at in others)


@pytest.mark.rule("DR-060", "DR-131")
def test_a_refused_claim_is_told_and_written_down(shell: Shell, tmp_path: Path) -> None:
    """The same match twice: first to see which monster a bot takes by 9 s, then to claim it after the bot."""
    play(shell, mode="arrival", lines=[*DRAFTED, "ready", "9000 done", "quit"])
    claims = [entry for entry in kept(shell).entries if entry.do.startswith("claim") and entry.at < 9000]
    monster = claims[0].do.split()[2]
    lines = [*DRAFTED, "ready", f"9000 claim left {monster}", "quit"]
    out = play(shell, "--record", str(tmp_path / "second"), mode="arrival", lines=lines)
    assert "DR-060: " in out
    (refused,) = [entry for entry in read(tmp_path / "second", find)[0].entries if entry.refused]
    assert (refused.seat, refused.at, refused.why, refused.rule) == (0, 9000, "claim-held", "DR-060")
    shown = shell.run("replay", str(tmp_path / "second"))
    assert f"@9,000 ms: claim left {monster}: refused." in shown.out


@pytest.mark.rule("DR-145")
def test_a_claim_after_the_time_is_refused(shell: Shell) -> None:
    out = play(shell, mode="arrival", lines=[*DRAFTED, "ready", "15001 claim left I-18", "quit"])
    assert "Time is up. Heroes still free stay out of the fight." in out
    assert not any(entry.do.startswith("claim") for entry in kept(shell).entries if entry.seat == 0)


def test_a_blank_line_lets_time_pass_until_something_happens(shell: Shell) -> None:
    out = play(shell, mode="arrival", lines=[*DRAFTED, "ready", "", "quit"])
    assert len(re.findall(r"(?:Mira|Otto) (?:attacks|is done)", out.partition("Revealed")[2])) == 1


def test_with_a_speed_the_clock_runs_over_a_pipe_too(tmp_path: Path) -> None:
    """Whoever says nothing at all is decided for, by every timer in turn (DR-031, DR-119, DR-145)."""
    timed = ("--option", "timer=5", "--option", "limits=on")
    process = start(tmp_path, "play", "dungeon_rush", "--speed", "1000", *timed, "--seed", "5")
    patience = Timer(240, process.kill)
    patience.start()
    assert process.stdout is not None
    out = process.stdout.read()
    patience.cancel()
    assert process.wait(timeout=30) == 0
    assert "Your time is up: you are dealt" in out
    assert "The game is over." in out
    process.communicate()


# Several humans


def test_the_keyboard_changes_hands_before_secrets(shell: Shell) -> None:
    lines = ["1"] * 200
    out = play(shell, "--seats", "human:Anna,human:Ben,bot:easy", mode="secret", lines=lines)
    assert "Pass the keyboard to Anna; everyone else, look away." in out
    assert "Pass the keyboard to Ben; everyone else, look away." in out
    assert "The game is over." in out
    assert "Anna takes the" in out


def test_several_humans_race_at_one_keyboard(shell: Shell) -> None:
    lines = ["1"] * 8 + ["@Anna 100 1", "@2 200 1", "@ben 300 done", "@1 400 done", "quit"]
    play(shell, "--seats", "human:Anna,human:Ben,bot:easy", mode="arrival", lines=lines)
    race = [(entry.seat, entry.at) for entry in kept(shell).entries if entry.at and entry.seat in (0, 1)]
    assert race[:3] == [(0, 100), (1, 200), (1, 300)]
    assert (0, 400) in race

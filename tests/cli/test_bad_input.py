"""Bad input: every mistake gives a message that says what, where and what to do, status 2 and no stack trace."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import pytest

from taverne.cli.complaints import nearest, told
from taverne.engine.match import BrokenRule
from taverne.words import Words
from tests.cli.tools import Shell, command, environment, start


@pytest.fixture
def log(shell: Shell, tmp_path: Path) -> Path:
    """The log of a match that was broken off."""
    path = tmp_path / "match.ndjson"
    lines = ["hero warrior", "hero archer", "keep", "1"]
    done = shell.run(
        "play", "dungeon_rush", "--option", "mode=snake", "--seed", "5", "--record", str(path), lines=lines
    )
    assert done.status == 0
    return path


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play dungeon_rsh", "There is no game “dungeon_rsh”. The games are: dungeon_rush"),
        ("play dungeon_rsh", "Did you mean “dungeon_rush”?"),
        ("play", "Which game? Name one of dungeon_rush"),
        ("games chess", "There is no game “chess”."),
        ("simulate dungeon_rsh", "Did you mean “dungeon_rush”?"),
        ("odds dungeon_rsh", "Did you mean “dungeon_rush”?"),
        ("box dungeon_rsh --check x.toml", "Did you mean “dungeon_rush”?"),
        ("play dungeon_rush --option mode=snak", "Did you mean “snake”?"),
        (
            "play dungeon_rush --option mod=snake",
            "There is no option mod. Options are mode, timer, limits and neutral",
        ),
        ("play dungeon_rush --option mod=snake", "Did you mean “mode”?"),
        ("play dungeon_rush --option timer=3", "give a number from 5 to 120, or 0"),
        ("play dungeon_rush --option neutral=maybe", "say on or off"),
        ("play dungeon_rush --option mode", "--option takes KEY=VALUE"),
        ("play dungeon_rush --option mode=snake --option mode=fair", "given twice"),
        ("play dungeon_rush --seats 6", "6 players is not a number for this game; it seats 1, 2, 3, 4 and 5."),
        ("play dungeon_rush --seats 0", "it seats 1, 2, 3, 4 and 5."),
        ("play dungeon_rush --seats humn,bot", "Did you mean “human”?"),
        ("play dungeon_rush --seats human,,bot", "cannot sit down"),
        ("play dungeon_rush --seats human,bot:hrad", "Did you mean “hard”?"),
        ("play dungeon_rush --seats human --option mode=snake", "the time trial, which is a race"),
        ("play dungeon_rush --seed abc", "invalid int value: 'abc'"),
        ("play dungeon_rush --speed 0", "is not a speed"),
        ("play dungeon_rush --speed fast", "is not a speed"),
        ("play dungeon_rush --box nowhere.toml", "nowhere.toml"),
        ("play dungeon_rush --lang de", "invalid choice: 'de'"),
        ("play --resume nowhere.ndjson", "nowhere.ndjson: cannot be read"),
        ("play --resume x --seed 3", "leave --seed out"),
        ("play --resume x --option mode=snake", "leave --option out"),
        ("replay nowhere.ndjson", "nowhere.ndjson: cannot be read"),
        ("simulate dungeon_rush --seats 9", "9 players is not a number"),
        ("simulate dungeon_rush --bots greedy", "There is no computer opponent “greedy”."),
        ("simulate dungeon_rush --bots ,", "No computer opponent is named"),
        ("simulate dungeon_rush --games 0", "is not a whole number above 0"),
        ("simulate dungeon_rush --jobs -1", "is not a whole number above 0"),
        ("rules zyzzyva", "No rule says “zyzzyva”."),
        ("rules DR-575", "Did you mean “DR-175”?"),
        ("odds dungeon_rush", "Which heroes?"),
        ("odds dungeon_rush --heroes wizzard", "Did you mean “wizard”?"),
        ("odds dungeon_rush --heroes wizard+magik", "Did you mean “magic”?"),
        ("odds dungeon_rush --heroes wizard,thief,witch", "At most two heroes"),
        ("odds dungeon_rush --heroes wizard --monster I-99", "There is no monster, lord or dragon “I-99”."),
        ("paly dungeon_rush", "did you mean 'play'?"),
        ("", "COMMAND"),
    ],
)
def test_a_mistake_is_explained(shell: Shell, args: str, said: str) -> None:
    done = shell.run(*args.split())
    assert done.status == 2
    assert said in done.err
    assert done.out == ""
    assert shell.logs == []


def test_mistakes_are_explained_in_french_too(shell: Shell) -> None:
    done = shell.run("play", "dungeon_rush", "--option", "mode=snak", "--lang", "fr")
    assert done.status == 2
    assert "Vouliez-vous dire «\u00a0snake\u00a0»\u00a0?" in done.err


# Boxes


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[monster]]\nid = "I-01"\ncoins = "many"\n', "mine.toml: monster I-01.coins: "),
        ('[[monster]]\nid = "I-1"\ncoins = 3\n', "unknown id"),
        ('[[monster]]\nid = "I-01"\ncoin = 3\n', "coin"),
        ("[[monster\n", "mine.toml"),
        ('[[hero]]\nid = "wizard"\nskills = {}\n', "DR-016"),
    ],
)
@pytest.mark.parametrize("args", [["box", "dungeon_rush", "--check"], ["play", "dungeon_rush", "--box"]])
def test_a_broken_box_file_is_explained(shell: Shell, tmp_path: Path, args: list[str], text: str, said: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    done = shell.run(*args, str(mine))
    assert done.status == 2
    assert "The box file has a mistake" in done.err
    assert said in done.err


def test_a_match_goes_on_only_with_the_box_it_began_with(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[monster]]\nid = "I-01"\ncoins = 9\n', encoding="utf-8")
    path = tmp_path / "match.ndjson"
    args = ["--box", str(mine), "--record", str(path), "--option", "mode=snake"]
    first = shell.run("play", "dungeon_rush", *args, lines=["1"])
    assert first.status == 0
    assert f"--resume {path} --box {mine}" in first.out
    refused = shell.run("play", "--resume", str(path))
    assert refused.status == 2
    assert "give that box file with --box" in refused.err
    assert shell.run("replay", str(path), "--verify").status == 2
    assert shell.run("play", "--resume", str(path), "--box", str(mine), lines=["1"]).status == 0
    assert shell.run("replay", str(path), "--verify", "--box", str(mine)).status == 0


# Logs


@pytest.mark.parametrize("command", [["replay", "--verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("changed byte", "line 9: "),
        ("missing line", "line 9: "),
        ("unknown version", "line 1: format version 99 is unknown"),
        ("unknown game", "line 1: unknown game chess"),
        ("other rules", "line 1: played under rules version 0"),
        ("foreign box", "line 1: played with another box"),
        ("no header", "line 1: "),
        ("empty", "the log is empty"),
        ("binary", "line 1: "),
    ],
)
def test_a_broken_log_is_explained(shell: Shell, log: Path, command: list[str], name: str, said: str) -> None:
    log.write_bytes(spoiled(log.read_bytes(), name))
    done = shell.run(*command, str(log))
    assert done.status == 2
    assert said in done.err
    assert str(log) in done.err


def spoiled(data: bytes, how: str) -> bytes:
    """The log with one thing wrong."""
    lines = data.split(b"\n")
    header = json.loads(lines[0])
    changes = {
        "unknown version": {"taverne": 99},
        "unknown game": {"game": "chess"},
        "other rules": {"rules": "0"},
        "foreign box": {"box": "0" * 32},
    }
    if how in changes:
        lines[0] = json.dumps(header | changes[how]).encode()
    elif how == "changed byte":
        lines[8] = lines[8].replace(b'"seat":', b'"seat": ', 1) if b'"seat":' in lines[8] else lines[8] + b" "
    elif how == "missing line":
        del lines[8]
    elif how == "no header":
        del lines[0]
    elif how == "empty":
        return b""
    elif how == "binary":
        return bytes(range(256)) + b"\n"
    return b"\n".join(lines)


def test_an_interrupted_write_is_cut_off_and_the_match_goes_on(shell: Shell, log: Path) -> None:
    whole = log.read_bytes()
    log.write_bytes(whole[:-10])
    verified = shell.run("replay", str(log), "--verify")
    assert verified.status == 2
    assert f"`taverne play --resume {log}` cuts it off and goes on" in verified.err
    assert "interrupted" in shell.run("replay", str(log)).err
    assert shell.run("play", "--resume", str(log), lines=["1"]).status == 0
    assert shell.run("replay", str(log), "--verify").status == 0


def test_a_log_is_never_written_over(shell: Shell, log: Path) -> None:
    before = log.read_bytes()
    done = shell.run("play", "dungeon_rush", "--record", str(log))
    assert done.status == 2
    assert "there is a log of that name already; choose another" in done.err
    assert log.read_bytes() == before


def test_a_log_that_cannot_be_written_is_explained(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = shell.run("play", "dungeon_rush", "--record", str(tmp_path / "file" / "match.ndjson"))
    assert done.status == 2
    assert "cannot be written" in done.err


def test_a_match_of_another_game_is_not_taken_for_this_one(shell: Shell, log: Path) -> None:
    done = shell.run("play", "monster_lands", "--resume", str(log))
    assert done.status == 2
    assert "is a match of dungeon_rush" in done.err


def test_a_finished_match_is_shown_instead_of_resumed(shell: Shell, log: Path) -> None:
    assert shell.run("play", "--resume", str(log), lines=["1"] * 120).status == 0
    done = shell.run("play", "--resume", str(log))
    assert done.status == 2
    assert f"To see it again: taverne replay {log}" in done.err


# Interruptions


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_interruption_leaves_a_log_that_holds_and_goes_on(shell: Shell, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "match.ndjson"
    args = ("dungeon_rush", "--option", "mode=snake", "--seed", "5", "--record", str(path), "--lang", lang)
    process = start(tmp_path, "play", *args)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("hero warrior\n")
    process.stdin.flush()
    asked = "Choose your second hero." if lang == "en" else "Choisissez votre second héros."
    while asked not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert "Traceback" not in err
    assert ("Interrupted." if lang == "en" else "Interrompu.") in err
    assert f"taverne play --resume {path}" in err
    assert shell.run("replay", str(path), "--verify").status == 0
    assert "hero warrior" in path.read_text(encoding="utf-8")
    assert shell.run("play", "--resume", str(path), lines=["1"] * 120).status == 0


def test_an_interrupted_simulation_ends_with_a_word(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("simulate", "dungeon_rush", "--games", "100000", "--record", str(tmp_path / "logs")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    folder = tmp_path / "logs"
    while process.poll() is None and not folder.exists():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert err.strip() == "Stopped."


def test_near_words_are_found() -> None:
    assert nearest("snak", ["arrival", "snake"]) == "snake"
    assert nearest("zzz", ["arrival", "snake"]) is None


def test_a_defect_of_ours_says_so() -> None:
    said = told(BrokenRule("dungeon_rush: claim broke the rules"), Words(None, "en"))
    assert "a defect of Taverne" in said

"""Bad input: every mistake gives a message that says what, where and what to do, status 2 and no stack trace."""

from __future__ import annotations

import argparse
import errno
import inspect
import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from taverne import games
from taverne.cli.arguments import _SENTENCES
from taverne.cli.commands.join import _told
from taverne.cli.user_errors import UserError, nearest, told
from taverne.client import HouseRefused, Link
from taverne.engine.logs.log_file import RecordError, RecordFile, read
from taverne.engine.matches.match import BrokenRule, Match
from taverne.server.wire.bodies import Problem
from taverne.words import Words
from tests.cli.tools import Shell, command, environment, hears_interruptions, start


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
        ("games chess", "There is no game “chess”."),
        ("simulate dungeon_rsh", "Did you mean “dungeon_rush”?"),
        ("odds dungeon_rsh", "Did you mean “dungeon_rush”?"),
        ("box dungeon_rsh --check x.toml", "Did you mean “dungeon_rush”?"),
        ("play dungeon_rush --option mode=snak", "Did you mean “snake”?"),
        (
            "play dungeon_rush --option mod=snake",
            "There is no option mod. The options are mode, timer, limits and neutral",
        ),
        ("play dungeon_rush --option mod=snake", "Did you mean “mode”?"),
        ("play dungeon_rush --option timer=3", "give a number from 5 to 120, or 0"),
        ("play dungeon_rush --option timer=3", "Option timer (Time for the attack) cannot be “3”"),
        ("play dungeon_rush --option neutral=maybe", "use on or off"),
        ("play dungeon_rush --option mode", "--option needs KEY=VALUE"),
        ("play dungeon_rush --option mode=snake --option mode=fair", "given twice"),
        ("play dungeon_rush --seats 6", "This game cannot be played by 6 players; possible numbers: 1, 2, 3, 4 and 5."),
        (
            "play dungeon_rush --seats 99",
            "This game cannot be played by 99 players; possible numbers: 1, 2, 3, 4 and 5.",
        ),
        ("play dungeon_rush --seats 0", "possible numbers: 1, 2, 3, 4 and 5."),
        ("play dungeon_rush --seats humn,bot", "Did you mean “human”?"),
        ("play dungeon_rush --seats human,,bot", "is not a seat"),
        ("play dungeon_rush --seats human,bot:hrad", "Did you mean “hard”?"),
        ("play dungeon_rush --seats human --option mode=snake", "the time trial, which is a race"),
        ("play dungeon_rush --seed abc", "'abc' is not a whole number"),
        ("play dungeon_rush --speed 0", "is not a speed"),
        ("play dungeon_rush --speed fast", "is not a speed"),
        ("play dungeon_rush --box nowhere.toml", "nowhere.toml"),
        ("play dungeon_rush --lang de", "invalid choice: 'de'"),
        ("play --resume nowhere.ndjson", "nowhere.ndjson: cannot be read"),
        ("play --resume x --seed 3", "leave out --seed"),
        ("play --resume x --option mode=snake", "leave out --option"),
        ("replay nowhere.ndjson", "nowhere.ndjson: cannot be read"),
        ("simulate dungeon_rush --seats 9", "cannot be played by 9 players"),
        ("simulate dungeon_rush --bots greedy", "There is no bot “greedy”."),
        ("simulate dungeon_rush --bots ,", "Name a bot"),
        ("simulate dungeon_rush --games 0", "is not a whole number above 0"),
        ("simulate dungeon_rush --jobs -1", "is not a whole number above 0"),
        ("rules zyzzyva", "No rule matches “zyzzyva”."),
        ("rules DR-575", "Did you mean “DR-175”?"),
        ("odds dungeon_rush", "Which heroes?"),
        ("odds dungeon_rush --heroes wizzard", "Did you mean “wizard”?"),
        ("odds dungeon_rush --heroes wizard+magik", "Did you mean “magic”?"),
        ("odds dungeon_rush --heroes wizard,thief,witch", "No more than two heroes"),
        ("odds dungeon_rush --heroes wizard --monster I-99", "There is no monster, lord or dragon “I-99”."),
        (
            "play --campaign nowhere.json",
            "There is no campaign in nowhere.json yet. To begin one there, name the game as well",
        ),
        ("keys --rotate --days -3", "'-3' is not a number of days from 0 to"),
        ("replay nowhere.ndjson --key abc", "'abc' is not a key"),
        ("serve --port 70000", "'70000' is not a port; ports go from 1 to 65535"),
        ("odds nerath --attack monster=2 --place air", "Choose from land, sea and dungeon."),
        ("odds nerath --attack goblin=2 --defend castle=1", "Choose from footsoldier, "),
        ("paly dungeon_rush", "Did you mean “play”?"),
        ("", "COMMAND"),
        ("", "a game in this terminal"),
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


def test_a_box_file_with_dozens_of_mistakes_names_them_all(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("".join(f'[[monster]]\nid = "I-{n:02}"\nsource = "owner"\n' for n in range(1, 35)))
    done = shell.run("box", "dungeon_rush", "--check", str(file))
    assert done.status == 2
    assert done.err.startswith("taverne: ")
    assert all(f"monster I-{n:02}.source" in done.err for n in range(1, 35))


def test_a_match_goes_on_with_the_box_it_began_with_which_its_log_carries(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[monster]]\nid = "I-01"\ncoins = 9\n', encoding="utf-8")
    path = tmp_path / "match.ndjson"
    args = ["--box", str(mine), "--record", str(path), "--option", "mode=snake"]
    first = shell.run("play", "dungeon_rush", *args, lines=["1"])
    assert first.status == 0
    assert f"--resume {path} --box {mine}" in first.out
    mine.rename(tmp_path / "elsewhere.toml")
    alone = subprocess.run(
        command("replay", str(path), "--verify"), capture_output=True, env=environment(tmp_path), check=False
    )
    assert alone.returncode == 0, "a process that has never read that box can read the log"
    (tmp_path / "elsewhere.toml").rename(mine)
    assert shell.run("play", "--resume", str(path), lines=["1"]).status == 0
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
    assert f"`taverne play --resume {log}` removes it and continues" in verified.err
    assert "cut off" in shell.run("replay", str(log)).err
    assert shell.run("play", "--resume", str(log), lines=["1"]).status == 0
    assert shell.run("replay", str(log), "--verify").status == 0


def test_a_log_is_never_written_over(shell: Shell, log: Path) -> None:
    before = log.read_bytes()
    done = shell.run("play", "dungeon_rush", "--record", str(log))
    assert done.status == 2
    assert "there is already a log of that name; choose another" in done.err
    assert log.read_bytes() == before


def test_a_log_that_cannot_be_written_is_explained(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = shell.run("play", "dungeon_rush", "--record", str(tmp_path / "file" / "match.ndjson"))
    assert done.status == 2
    assert "cannot be written" in done.err


def test_a_match_of_another_game_is_not_taken_for_this_one(shell: Shell, log: Path) -> None:
    done = shell.run("play", "monster_lands", "--resume", str(log))
    assert done.status == 2
    assert "is a game of dungeon_rush" in done.err


def test_a_finished_match_is_shown_instead_of_resumed(shell: Shell, log: Path) -> None:
    assert shell.run("play", "--resume", str(log), lines=["1"] * 120).status == 0
    done = shell.run("play", "--resume", str(log))
    assert done.status == 2
    assert f"To watch it again: taverne replay {log}" in done.err


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
    while asked not in (line := process.stdout.readline()):
        assert line, process.communicate()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=90)
    assert process.returncode == 2
    assert "Traceback" not in err
    assert ("Interrupted." if lang == "en" else "Interrompu.") in err
    assert f"taverne play --resume {path}" in err
    assert shell.run("replay", str(path), "--verify").status == 0
    assert "hero warrior" in path.read_text(encoding="utf-8")
    assert shell.run("play", "--resume", str(path), lines=["1"] * 120).status == 0


def test_a_command_can_be_interrupted_where_whoever_started_it_cannot(tmp_path: Path) -> None:
    """As under nohup: these tests hold there too."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process = start(tmp_path, "play", "dungeon_rush", "--option", "mode=snake", "--seed", "5", "--lang", "en")
    finally:
        signal.signal(signal.SIGINT, before)
    assert process.stdout is not None
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=90)
    assert process.returncode == 2
    assert "Interrupted." in err


def test_an_interrupted_simulation_ends_with_a_word(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("simulate", "dungeon_rush", "--games", "100000", "--record", str(tmp_path / "logs")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        preexec_fn=hears_interruptions,
    )
    folder = tmp_path / "logs"
    while process.poll() is None and not folder.exists():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=90)
    assert process.returncode == 2
    assert err.strip() == "Stopped."


def test_near_words_are_found() -> None:
    assert nearest("snak", ["arrival", "snake"]) == "snake"
    assert nearest("zzz", ["arrival", "snake"]) is None


def test_a_defect_of_ours_says_so() -> None:
    said = told(BrokenRule("dungeon_rush: claim broke the rules"), Words(None, "en"))
    assert "a bug in Taverne" in said


# In French


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            "play dungeon_rush --seed abc --lang fr",
            "--seed\u00a0: 'abc' n’est pas un nombre entier",
        ),
        ("play dungeon_rush --speed 0 --lang fr", "n’est pas une vitesse"),
        ("watch --at http://127.0.0.1:1/t/x --lang fr", "(connexion refusée)"),
        ("replai --lang fr", "Vouliez-vous dire «\u00a0replay\u00a0»\u00a0?"),
        ("box dungeon_rush --lang=fr", "il manque\u00a0: --check"),
        ("replay nowhere.ndjson --lang fr", "lecture impossible\u00a0: ce fichier ou ce dossier n’existe pas"),
        (
            "box dungeon_rush --check nowhere.toml --lang fr",
            "lecture impossible (ce fichier ou ce dossier n’",
        ),
    ],
)
def test_mistakes_are_told_in_french_to_whoever_speaks_it(shell: Shell, args: str, said: str) -> None:
    done = shell.run(*args.split())
    assert done.status == 2
    assert said in done.err
    assert "⟦" not in done.err


def test_help_is_in_the_language_of_the_user(shell: Shell) -> None:
    done = shell.run("play", "--help", "--lang", "fr")
    assert done.status == 0
    assert done.out.startswith("utilisation\u00a0: taverne play [-h]")
    assert "continuer une partie d’après son journal" in done.out
    assert "⟦" not in done.out + shell.run("--help").out
    assert "continue a game from its log" in shell.run("play", "--help").out


@pytest.mark.parametrize("game", ["dungeon_rush", "monster_lands", "nerath", "euthia"])
def test_the_shapes_of_a_question_of_odds_are_in_the_language_of_its_help(shell: Shell, game: str) -> None:
    french, english = (shell.run("odds", game, "--help", "--lang", lang).out for lang in ("fr", "en"))
    words = [set(re.findall(r"(?<![\w{])[A-ZÉ]{4,}", text)) for text in (french, english)]
    assert "FICHIER" in words[0]
    assert "FILE" in words[1]
    assert words[0] & words[1] == set()


def test_a_broken_log_and_a_wrong_box_are_told_in_french(shell: Shell, log: Path, tmp_path: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join([*lines[:3], *lines[4:]]), encoding="utf-8")
    done = shell.run("replay", str(log), "--verify", "--lang", "fr")
    assert f"{log}, ligne 4\u00a0: l’entrée 4 est à la place de l’entrée 3\u00a0; une ligne manque" in done.err
    box = tmp_path / "box.toml"
    box.write_text('[[monster]]\nid = "I-01"\ncoinz = 2\n')
    done = shell.run("box", "dungeon_rush", "--check", str(box), "--lang", "fr")
    assert "box.toml\u00a0: monster I-01.coinz\u00a0: 2\u00a0: champ inconnu\u00a0: vouliez-vous dire" in done.err


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "box.toml: hero witch.skills: {}: a hero starts with one or two skills above 0 (DR-016)"),
        (
            "fr",
            "box.toml\u00a0: hero witch.skills\u00a0: {}\u00a0: un héros commence avec une ou deux compétences "
            "au-dessus de 0 (DR-016)",
        ),
    ],
)
def test_what_a_game_finds_wrong_in_a_box_is_told_wherever_the_box_is_given(
    shell: Shell, log: Path, tmp_path: Path, lang: str, said: str
) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[[hero]]\nid = "witch"\nskills = {}\n')
    for args in (
        ["box", "dungeon_rush", "--check", str(box)],
        ["play", "dungeon_rush", "--box", str(box)],
        ["replay", str(log), "--box", str(box)],
    ):
        done = shell.run(*args, "--lang", lang)
        assert done.status == 2
        assert said in done.err, args


def test_every_sentence_of_the_parser_that_has_a_translation_is_still_one_of_its_sentences() -> None:
    source = inspect.getsource(argparse)
    for text in _SENTENCES:
        assert repr(text) in source or json.dumps(text) in source, text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "cannot be written: no space left on the disk. Everything up to the last decision is safe"),
        ("fr", "écriture impossible\u00a0: il ne reste plus de place sur le disque. Tout est sauf"),
    ],
)
def test_a_full_disk_is_told_and_leaves_a_whole_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    game = games.find("dungeon_rush")
    assert game is not None
    match = Match.new(game, {"mode": "snake"}, 3, seed=5)
    record = RecordFile.begin(tmp_path / "match.ndjson", match)
    before = record.path.read_bytes()
    entries = match.act(match.state.pending[0].seat, match.state.pending[0].options[0])

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError) as raised:
        record.write(entries)
    assert said in told(raised.value, Words(None, lang))
    assert record.path.read_bytes() == before
    monkeypatch.undo()
    record.write(entries)
    record.close()
    assert read(record.path, games.find)[0].entries == match.entries


@pytest.mark.parametrize(
    ("key", "data", "said"),
    [
        ("table-full", {}, "Le serveur refuse. Toutes les places de cette table sont prises."),
        ("banned", {"reason": "insultes"}, "Le serveur refuse. Vous êtes banni de ce serveur\u00a0: insultes"),
        ("too-many", {}, "Le serveur refuse. Pas si vite\u00a0! Attendez un instant et réessayez."),
        ("unheard-of", {}, "Le serveur refuse. in plain English"),
    ],
)
def test_why_a_server_refuses_a_seat_is_said_in_the_language_of_the_user(
    key: str, data: dict[str, str], said: str
) -> None:
    with pytest.raises(UserError) as raised, _told(Link("http://127.0.0.1:1", "some-table")):
        raise HouseRefused(Problem(key, "in plain English", data=data), 409)
    assert told(raised.value, Words(None, "fr")) == said

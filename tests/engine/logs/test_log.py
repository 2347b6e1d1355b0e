"""Logs on disk: whatever was changed, lost, doubled or foreign in them is noticed, with the line it is in.

What the lines mean is tested with matches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from taverne.engine.actions import Action
from taverne.engine.game import Game
from taverne.engine.logs.log import FORMAT, Entry, Header, chained, commitment, header_sum
from taverne.engine.logs.log_file import RecordError, replayed, split, to_lines
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.match import Match
from taverne.engine.reasons import Reason
from tests.engine.matches import finish, new, run
from tests.siege import rules
from tests.siege.game import Siege, siege

Lines = list[bytes]


def whole_match() -> Match[Any]:
    """A match with all kinds of entries: stamps, refusals, steps back, agreed ones, state hashes, the end."""
    match = new(players=3, rounds=3, limits=True)
    run(match, "0: rest")
    match.undo(0)
    run(match, "0: rest\n2: rest\n1: attack 0")
    match.note_refusal(0, Action("attack", (9,)), 77, Reason("no-rival", "SG-02"))
    finish(match, steps=12)
    match.undo(0, to=match.position - 3, agreed=True)
    finish(match)
    return match


MATCH = whole_match()
LINES: Lines = to_lines(MATCH.header, MATCH.entries)


def resealed(lines: Lines) -> Lines:
    """The same lines with numbers and checksums made to fit again, as a forger would."""
    header = msgspec.json.decode(lines[0], type=Header)
    header = msgspec.structs.replace(header, sum=header_sum(header))
    before = header_sum(header)
    entries = []
    for number, line in enumerate(lines[1:], start=1):
        entry = msgspec.json.decode(line, type=Entry)
        entry.n = number
        entry.sum = before = chained(before, entry)
        entries.append(entry)
    return to_lines(header, entries)


def error(lines: Lines, find: Callable[[str], Game[Any] | None] = siege, honest: bool = True) -> RecordError:
    with pytest.raises(RecordError) as raised:
        replayed("a.ndjson", lines, find, honest)
    told = raised.value
    where = f"a.ndjson, line {told.line}: " if told.line else "a.ndjson: "
    assert str(told) == where + str(told.reason)
    return told


def header_with(**changes: Any) -> Lines:
    """The log with other values in its header, checksums made to fit."""
    return resealed([msgspec.json.encode(msgspec.json.decode(LINES[0]) | changes), *LINES[1:]])


def number_of(wanted: Callable[[Entry], bool]) -> int:
    """The line number of the first entry that is as wanted."""
    return next(number for number, entry in enumerate(MATCH.entries, start=2) if wanted(entry))


def edited(number: int, **changes: Any) -> Lines:
    """The log with other values in one line, checksums made to fit."""
    plain = msgspec.json.decode(LINES[number - 1]) | changes
    return resealed([*LINES[: number - 1], msgspec.json.encode(plain), *LINES[number:]])


# A log that holds


def test_a_log_is_played_again_to_the_last_byte() -> None:
    again = replayed("a.ndjson", LINES, siege)
    assert to_lines(again.header, again.entries) == LINES
    assert encode(again.state) == encode(MATCH.state)
    assert again.result == MATCH.result


def test_every_beginning_of_a_log_is_a_log() -> None:
    for end in range(1, len(LINES) + 1):
        assert len(replayed("a.ndjson", LINES[:end], siege).entries) == end - 1


def test_the_log_holds_every_kind_of_entry() -> None:
    entries = MATCH.entries
    assert any(entry.at for entry in entries)
    assert any(entry.refused for entry in entries)
    assert {entry.agreed for entry in entries if entry.undo >= 0} == {True, False}
    assert sum(bool(entry.state) for entry in entries) >= 2
    assert entries[-1].end


# Changed bytes


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_changed_byte_is_found_in_its_line(number: int) -> None:
    line = LINES[number - 1]
    for place in range(number % 7, len(line), 1 + len(line) // 5):
        for byte in (line[place] ^ 1, 0x20):
            if byte == line[place]:
                continue
            changed = line[:place] + bytes([byte]) + line[place + 1 :]
            assert error([*LINES[: number - 1], changed, *LINES[number:]]).line == number, changed


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(b"\n".join(LINES)) - 1), st.integers(0, 255))
def test_any_changed_byte_is_found_in_its_line(place: int, byte: int) -> None:
    data = b"\n".join(LINES) + b"\n"
    assume(data[place] != byte)
    lines, rest = split(data[:place] + bytes([byte]) + data[place + 1 :])
    assert rest == b""
    assert error(lines).line == data.count(b"\n", 0, place) + 1


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(b"\n".join(LINES)) - 1), st.binary(min_size=1, max_size=3))
def test_anything_put_in_is_found(place: int, more: bytes) -> None:
    data = b"\n".join(LINES) + b"\n"
    lines, _ = split(data[:place] + more + data[place:])
    assume(lines != LINES)
    assert error(lines).line >= data.count(b"\n", 0, place)


@pytest.mark.parametrize("number", [1, 2, 9, len(LINES)])
@pytest.mark.parametrize("blank", [b" ", b"\r", b"\t"])
def test_even_a_blank_is_found(number: int, blank: bytes) -> None:
    line = LINES[number - 1]
    for changed in (line + blank, blank + line, line.replace(b",", b"," + blank, 1)):
        assert error([*LINES[: number - 1], changed, *LINES[number:]]).line == number


# Lost and doubled lines


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_missing_line_is_found_where_it_was(number: int) -> None:
    assert error([*LINES[: number - 1], *LINES[number:]]).line == number


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_doubled_line_is_found_at_its_double(number: int) -> None:
    told = error([*LINES[:number], *LINES[number - 1 :]])
    assert told.line == number + 1
    assert number == 1 or "missing or repeated" in str(told.reason)


def test_lines_in_another_order_are_found() -> None:
    assert error([*LINES[:4], LINES[5], LINES[4], *LINES[6:]]).line == 5


def test_an_empty_line_is_found() -> None:
    assert error([*LINES[:4], b"", *LINES[4:]]).line == 5


# Headers of another house


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        (b"hello", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[1]", "no format version"),
        (b'{"event": 1}', "no format version"),
        (b'{"taverne": 1}', "broken header"),
    ],
)
def test_what_is_no_log_is_told_apart(first: bytes, reason: str) -> None:
    told = error([first, *LINES[1:]])
    assert told.line == 1
    assert reason in str(told.reason)


@pytest.mark.parametrize("lines", [[], [b""], [b"  "]])
def test_an_empty_file_is_no_log(lines: Lines) -> None:
    assert "empty" in str(error(lines).reason)


@pytest.mark.parametrize("version", [0, FORMAT + 1, "one", None])
def test_an_unknown_version_is_refused(version: Any) -> None:
    plain = msgspec.json.decode(LINES[0]) | {"taverne": version}
    told = error([msgspec.json.encode(plain), *LINES[1:]])
    assert told.line == 1
    assert f"format version {version} is unknown; this program reads version {FORMAT}" in str(told.reason)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"box": "other"}, "another box (fingerprint other, here toy); give that box file with --box"),
        ({"rules": "0.9"}, "rules version 0.9 of siege, but this program has 1"),
        ({"game": "chess"}, "unknown game chess"),
        ({"players": 9}, "cannot be played by 9"),
        ({"options": {"fog": 1}}, "unknown option fog"),
        ({"options": {"rounds": 99}}, "a number from 1 to 3"),
        ({"seats": [{"name": "Ann"}]}, "options and seats are not those of a match of this game"),
        ({"seed": None}, "the seed is not shown yet"),
        ({"seed": 3}, "the seed is not the one committed to"),
        ({"salt": "pepper"}, "the seed is not the one committed to"),
        ({"commitment": "00"}, "the seed is not the one committed to"),
    ],
)
def test_a_header_of_another_house_is_refused(changes: dict[str, Any], reason: str) -> None:
    told = error(header_with(**changes))
    assert told.line == 1
    assert reason in str(told.reason)


def test_a_header_changed_without_its_sum_is_refused_even_alone() -> None:
    plain = msgspec.json.decode(LINES[0])
    plain["seats"][0]["name"] = "Somebody else"
    assert "the header has been changed" in str(error([msgspec.json.encode(plain)]).reason)


# Forged lines, with checksums that fit


def test_dice_that_do_not_follow_from_the_seed_are_refused() -> None:
    number = number_of(lambda entry: entry.do.startswith("roll"))
    dice = MATCH.entries[number - 2].do
    forged = "roll" + " 6" * (len(dice.split()) - 1)
    told = error(edited(number, do=forged))
    assert told.line == number
    assert str(told.reason) == f"{forged} does not follow from the seed, which gives {dice}"


def test_a_match_with_scripted_dice_is_played_when_nobody_asks_for_honesty() -> None:
    script = ["draw banner-1 charm-1 scout-1 shield-1 shield-2 looters-1", "rest", "rest", "roll 6"]
    entries = [Entry(n=0, seat=seat, do=text) for seat, text in zip((-1, 0, 1, -1), script, strict=True)]
    lines = resealed(to_lines(new().header, entries))
    assert replayed("a.ndjson", lines, siege, honest=False).state.spoils == [6]
    assert "does not follow from the seed" in str(error(lines).reason)


def test_another_seed_with_a_commitment_of_its_own_gives_other_dice() -> None:
    lines = header_with(seed=3, commitment=commitment(3, str(MATCH.header.salt)))
    told = error(lines)
    assert (told.line, "does not follow from the seed" in str(told.reason)) == (2, True)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"do": "attack 0"}, "the rules do not allow it: seat 0: attack 0: no-rival (SG-02)"),
        ({"do": "attack;"}, "the rules do not allow it: not an action"),
        ({"seat": 7}, "the rules do not allow it"),
        ({"seat": -1, "do": "roll 1"}, "nothing is left to chance here"),
        ({"do": "", "undo": 0}, "a step back that was not allowed"),
        ({"do": "", "undo": 99, "agreed": True}, "a step back that was not allowed"),
        ({"do": "", "end": {"scores": [1], "winners": [0]}}, "but it is not"),
        ({"do": ""}, "an empty entry"),
        ({"undo": 1}, "differs here"),
        ({"state": "00"}, "differs here"),
    ],
)
def test_a_forged_decision_is_refused(changes: dict[str, Any], reason: str) -> None:
    number = number_of(lambda entry: entry.seat == 0 and entry.do == "rest")
    assert (told := error(edited(number, **changes))).line == number, told
    assert reason in str(told.reason)


def test_a_forged_state_hash_is_refused() -> None:
    number = number_of(lambda entry: bool(entry.do and entry.state))
    assert error(edited(number, state="0" * 16)).line == number


def test_a_forged_result_is_refused() -> None:
    number = len(LINES)
    told = error(edited(number, end={"scores": [9, 9, 9], "winners": [0], "parts": []}))
    assert (told.line, str(told.reason)) == (number, "the replayed match differs here (state hash or result)")


def test_nothing_is_taken_back_after_the_end() -> None:
    lines = resealed([*LINES, msgspec.json.encode(Entry(n=0, undo=1, agreed=True))])
    assert error(lines).line == len(lines)


def test_numbers_that_nobody_writes_are_refused() -> None:
    number = number_of(lambda entry: entry.at > 0)
    line = LINES[number - 1].replace(b'"at":', b'"at":' + b"9" * 30)
    assert error([*LINES[: number - 1], line, *LINES[number:]]).line == number


def test_a_rule_that_breaks_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "answers_of", lambda camp: 1 // 0)
    told = error(LINES)
    assert told.line > 1
    assert "broke the rules" in str(told.reason)


def test_the_public_log_of_a_match_chains_like_the_whole_one() -> None:
    match = Match.new(Siege(), players=2)
    public = to_lines(match.header.public(), match.entries)
    assert public[1:] == to_lines(match.header, match.entries)[1:]
    assert "public log" in str(error(public).reason)

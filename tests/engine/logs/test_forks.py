"""Playing on from a finished match: what is over stays as it was, dice to come follow from a new secret seed.

Files and forgeries in general are tested with records.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import pytest

from taverne.engine.actions import CHANCE
from taverne.engine.logs import forks
from taverne.engine.logs.forks import fork_lines, rechained
from taverne.engine.logs.log import Entry, Header, SeatInfo, commitment, header_sum
from taverne.engine.logs.log_file import RecordError, replayed, to_lines
from taverne.engine.logs.seeds import EXACT, Origin, clipped, written
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.match import Match
from tests.engine.matches import finish, new
from tests.siege.game import Siege, siege

SEATS = [SeatInfo("Ann"), SeatInfo("Bo")]


def source() -> Match[Any]:
    match = new(seed=7, rounds=3)
    finish(match)
    assert match.over
    return match


def fork(match: Match[Any], position: int) -> Match[Any]:
    again = replayed("a fork", fork_lines(match, position, SEATS), lambda _: match.game)
    again.settle()
    return again


def again(match: Match[Any]) -> Match[Any]:
    return replayed("a.ndjson", to_lines(match.header, match.entries), siege)


def chance_of(entries: list[Entry]) -> list[str]:
    return [entry.do for entry in entries if entry.seat == CHANCE]


def middle(match: Match[Any]) -> int:
    """A position in the middle at which somebody is asked, with chance still to come."""
    return next(
        n for n in range(match.position // 2, match.position) if match.state_at(n).pending[0].seat >= 0 and n > 3
    )


def test_what_was_played_stands_and_the_rest_is_open() -> None:
    match = source()
    at = middle(match)
    fresh = fork(match, at)
    assert [e.do for e in fresh.entries] == [e.do for e in forks.upto(match.entries, at)]
    assert [seat.name for seat in fresh.header.seats] == ["Ann", "Bo"]
    assert fresh.state.pending == match.state_at(at).pending
    finish(fresh)
    assert fresh.over
    assert encode(again(fresh).state) == encode(fresh.state)


def test_dice_to_come_do_not_follow_from_the_seed_that_everybody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    match = source()
    at = middle(match)
    told = set()
    for seed in (match.seed, 8, 9):
        monkeypatch.setattr(secrets, "randbits", lambda _, seed=seed: seed)
        fresh = fork(match, at)
        finish(fresh)
        told.add(tuple(chance_of(fresh.entries[at:])))
    assert len(told) == 3


def test_the_new_seed_is_a_secret_bound_by_a_commitment_of_its_own() -> None:
    match = source()
    fresh = fork(match, middle(match))
    header = fresh.header
    assert header.seed != match.header.seed
    assert header.commitment == commitment(fresh.seed, str(header.salt)) != match.header.commitment
    shown = msgspec.json.encode(header.public())
    assert str(fresh.seed).encode() not in shown
    assert str(header.salt).encode() not in shown
    assert header.origins == (Origin(len(fresh.entries), match.header.commitment, match.seed, str(match.header.salt)),)


def test_two_forks_of_one_position_do_not_share_their_dice() -> None:
    match = source()
    at = middle(match)
    one, two = fork(match, at), fork(match, at)
    assert one.seed != two.seed
    assert one.state.seed == one.seed


def test_a_match_played_on_from_its_very_beginning_draws_everything_anew() -> None:
    match = source()
    fresh = fork(match, 0)
    assert fresh.header.origins == (Origin(0, match.header.commitment, match.seed, str(match.header.salt)),)
    assert chance_of(fresh.entries)
    assert encode(again(fresh).state) == encode(fresh.state)


def test_a_fork_of_a_fork_names_both(monkeypatch: pytest.MonkeyPatch) -> None:
    match = source()
    early = middle(match)
    first = fork(match, early)
    finish(first)
    later = next(n for n in range(early + 3, first.position) if first.state_at(n).pending[0].seat >= 0)
    second = fork(first, later)
    assert [origin.seed for origin in second.header.origins or ()] == [match.header.seed, first.header.seed]
    finish(second)
    assert encode(again(second).state) == encode(second.state)
    before = fork(second, early - 1)
    assert [origin.seed for origin in before.header.origins or ()] == [match.header.seed]


def test_a_seed_that_was_never_drawn_from_is_left_out() -> None:
    one, two = Origin(5, "c1", 1, "s1"), Origin(9, "c2", 2, "s2")
    own = Origin(12, "c3", 3, "s3")
    assert clipped((one, two), own) == (one, two, own)
    for lines, seeds in ((9, [1, 2]), (7, [1, 2]), (5, [1]), (3, [1]), (0, [1])):
        kept = clipped((one, two), msgspec.structs.replace(own, lines=lines))
        assert [origin.seed for origin in kept] == seeds
        assert kept[-1].lines == lines


def test_an_agreed_step_back_behind_the_fork_draws_from_the_new_seed() -> None:
    match = source()
    fresh = fork(match, middle(match))
    finish(fresh, steps=3)
    fresh.undo(0, to=2, agreed=True)
    assert fresh.state.seed == fresh.seed
    finish(fresh)
    assert encode(again(fresh).state) == encode(fresh.state)


def refused(header: Header, entries: list[Entry]) -> RecordError:
    """What is said of a log whose checksums were made to fit."""
    header = msgspec.structs.replace(header, sum="")
    header = msgspec.structs.replace(header, sum=header_sum(header))
    with pytest.raises(RecordError) as raised:
        replayed("a.ndjson", to_lines(header, rechained(header, entries)), siege)
    return raised.value


def test_a_fork_is_checked_line_by_line_against_both_seeds() -> None:
    match = source()
    fresh = fork(match, middle(match))
    finish(fresh)
    (origin,) = fresh.header.origins or ()
    rolls = [n for n, entry in enumerate(fresh.entries) if entry.do.startswith("roll")]
    for n in (min(rolls), max(rolls)):
        dice = fresh.entries[n].do.split()
        forged = " ".join(["roll", *(str(int(die) % 6 + 1) for die in dice[1:])])
        entries = [msgspec.structs.replace(entry) for entry in fresh.entries]
        entries[n].do = forged
        assert "does not follow from the seed" in str(refused(fresh.header, entries).reason)
    other = msgspec.structs.replace(origin, seed=8)
    header = msgspec.structs.replace(fresh.header, origins=(other,))
    assert "not the one committed to" in str(refused(header, fresh.entries).reason)
    header = msgspec.structs.replace(fresh.header, origins=(origin, origin))
    assert "not the one committed to" in str(refused(header, fresh.entries).reason)
    header = msgspec.structs.replace(fresh.header, origins=msgspec.UNSET)
    assert "does not follow from the seed" in str(refused(header, fresh.entries).reason)
    assert "lines are missing" in str(refused(fresh.header, fresh.entries[: origin.lines - 1]).reason)


def test_large_seeds_are_written_as_text_so_that_browsers_keep_every_digit() -> None:
    large = 2**63 - 25
    match = new(seed=large)
    finish(match)
    lines = to_lines(match.header, match.entries)
    plain = msgspec.json.decode(lines[0])
    assert plain["seed"] == str(large)
    assert again(match).seed == large
    assert written(EXACT - 1) == EXACT - 1
    assert int(float(EXACT - 1)) == EXACT - 1
    assert written(EXACT) == str(EXACT)


def test_a_log_whose_large_seed_is_a_number_is_still_read() -> None:
    large = 2**63 - 25
    match = new(seed=large)
    finish(match)
    header = msgspec.structs.replace(match.header, seed=large)
    assert b'"seed":9' in to_lines(header, [])[0]
    assert replayed("a.ndjson", to_lines(header, match.entries), siege).seed == large


@pytest.mark.parametrize("seed", ["", "x", "1e5", "007", "1" * 40])
def test_a_seed_that_is_no_number_is_a_broken_header(seed: str) -> None:
    header = msgspec.structs.replace(new().header, seed=seed)
    with pytest.raises(RecordError, match="broken header"):
        replayed("a.ndjson", to_lines(header, []), siege)


def test_a_match_with_a_secret_seed_is_written_and_read_again() -> None:
    match = Match.new(Siege(), {}, 2, SEATS)
    match.settle()
    finish(match)
    assert match.seed.bit_length() == 128
    assert (again(match).seed, again(match).entries) == (match.seed, match.entries)


def test_no_match_begins_with_a_seed_that_could_not_be_read_again() -> None:
    with pytest.raises(ValueError, match="128 bits"):
        new(seed=2**128)

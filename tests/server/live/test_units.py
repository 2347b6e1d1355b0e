"""Small parts of the server by themselves: time, questions, limits, settings, logs cut for a fork."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Timer
from taverne.engine.logs.forks import upto
from taverne.engine.logs.log import Entry
from taverne.engine.matches.match import Match
from taverne.games import find
from taverne.server.limits import Bucket, Limits
from taverne.server.live.match.pending_since import Questions
from taverne.server.live.match.timers import PlayerClocks, Timekeeper
from taverne.server.live.room.ballot import latest_of
from taverne.server.sanitize import clean_name
from taverne.server.settings import SettingError, Settings
from taverne.server.store.table_row import Timing
from taverne.server.wire.bodies import ClockPlan


def test_timers_rest_while_nobody_is_there() -> None:
    time = Timekeeper()
    time.update([Timer("ready", 20_000)], 0)
    time.rest(5_000)
    assert time.next() is None
    assert time.ends(50_000)[0][1] == 65_000
    time.wake(100_000)
    assert time.next() == (115_000, Action("expire", ("ready",)))


def test_a_race_read_again_from_its_log_goes_on_at_its_latest_stamp() -> None:
    time = Timekeeper()
    assert time.stamp(5_000) == 0, "nobody races"
    log = [Entry(n=1, do="expire countdown 1"), Entry(n=2, do="claim left I-01", at=1234)]
    time.resumed(Timing(), log, 50_000)
    assert time.stamp(51_000) == 2234


def test_timers_and_a_race_go_on_where_they_stood_when_the_latest_line_was_written() -> None:
    time, timing = Timekeeper(), Timing()
    countdown = Timer("countdown", 3_000)
    time.update([countdown], 0)
    time.keep(timing, 1_000)
    assert (timing.left, timing.race) == ({"expire countdown": 2000}, None)
    assert time.expire(countdown.options[0], 3_020) == 0
    time.update([Timer("round", 15_000, "", 1)], 3_000)
    time.keep(timing, 5_500)
    assert (timing.left, timing.race) == ({"expire round 1": 12_500}, 2500)
    again = Timekeeper()
    again.resumed(timing, [], 100_000)
    again.rest(100_000)
    again.update([Timer("round", 15_000, "", 1)], 100_000)
    again.wake(104_000)
    assert (again.next(), again.stamp(104_000)) == ((116_500, Action("expire", ("round", 1))), 2500)
    again.update([Timer("round", 15_000, "", 2)], 120_000)
    assert again.next() == (135_000, Action("expire", ("round", 2))), "the next timer has its whole time"


def test_a_players_clock_has_run_on_but_leaves_time_to_come_back() -> None:
    for asked, ends in ((40.0, 100.0), (-500.0, 58.0)):
        clocks = PlayerClocks(ClockPlan(kind="move", seconds=60))
        clocks.resume([], {0: asked}, 58.0)
        clocks.update({0: 3, 1: 4}, 50.0)
        assert clocks.ends() == {0: ends, 1: 110.0}


def test_a_reserve_is_counted_again_from_what_was_spent() -> None:
    clocks = PlayerClocks(ClockPlan(kind="reserve", seconds=5, reserve=60))
    clocks.resume([(0, 20_000), (1, 3_000), (0, 10_000)], {}, 0.0)
    assert clocks.allowed(0) == 60 - 30 + 10 + 5
    clocks.update({0: 7}, 100.0)
    assert clocks.due() == 145.0
    clocks.update({0: 7, 1: 8}, 120.0)
    assert clocks.ends() == {0: 145.0, 1: 120.0 + 62 + 5}, "the same question: the same clock"
    assert clocks.answered(0, 110.0) == 10_000
    assert clocks.answered(0, 111.0) == 0


def a_match() -> Match[Any]:
    game = find("dungeon_rush")
    assert game is not None
    return Match.new(game, {"mode": "snake", "neutral": False}, 2, seed=3)


def test_an_own_answer_makes_the_next_question_another_even_if_it_looks_the_same() -> None:
    match, questions = a_match(), Questions()
    questions.renew(match.state, len(match.entries))
    while True:
        choice = next(d for d in match.state.pending)
        seat, seq = choice.seat, len(match.entries)
        assert not questions.stale(seat, seq)
        option = choice.options[-1]
        match.act(seat, option)
        questions.update(match.state, len(match.entries), seat)
        again = match.choice(seat)
        if option == Action("pass") and again is not None:
            assert questions.stale(seat, seq), "a second click would pass twice"
            return


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    bucket = Bucket(10.0, 5)
    assert [bucket.allows(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert bucket.allows(0.1)
    assert not bucket.allows(0.11)
    limits = Limits(1.0, 1)
    assert limits.allows("a", 0.0)
    assert not limits.allows("a", 0.1)
    assert limits.allows("b", 0.1)


def test_settings_come_from_the_environment_and_say_what_is_wrong(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {"TAVERNE_RATE": "7.5", "TAVERNE_ORIGINS": "https://a.example,https://b.example"}
    )
    assert (settings.rate, settings.origins) == (7.5, ("https://a.example", "https://b.example"))
    assert (
        Settings.from_environment({"TAVERNE_DB": "x"}, db="postgresql://h/d").database() == "postgresql+asyncpg://h/d"
    )
    assert Settings(db=str(tmp_path / "a.db")).database() == f"sqlite:///{tmp_path / 'a.db'}"
    with pytest.raises(SettingError, match="rate"):
        Settings.from_environment({"TAVERNE_RATE": "often"})
    with pytest.raises(SettingError, match="mysql"):
        Settings(db="mysql://h/d").database()


def test_a_log_is_cut_where_a_position_stood_for_good() -> None:
    log = [
        Entry(n=1, seat=0, do="a"),
        Entry(n=2, seat=1, do="b"),
        Entry(n=3, seat=0, undo=1),
        Entry(n=4, seat=1, do="c"),
        Entry(n=5, seat=0, refused="x"),
        Entry(n=6, seat=0, do="d"),
    ]
    assert [entry.n for entry in upto(log, 0)] == []
    assert [entry.n for entry in upto(log, 1)] == [1, 2, 3]
    assert [entry.n for entry in upto(log, 2)] == [1, 2, 3, 4]
    assert [entry.n for entry in upto(log, 3)] == [1, 2, 3, 4, 5, 6]
    assert (latest_of(log, 0), latest_of(log, 1), latest_of(log, 2)) == (2, 1, None)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \n\t Bonny ", "Ann Bonny"),
        ("\u202eevE", "evE"),
        ("A\u200bn\u00adn\ufeff", "Ann"),
        ("E\u0301lodie", "Élodie"),
        ("a\u0300\u0301\u0302\u0303\u0304\u0305b", "à\u0301\u0302\u0303b"),
        ("李雷", "李雷"),
        ("فاطمة", "\u2068فاطمة\u2069"),
        ("\u2068\u202eדן 7\u2069", "\u2068דן 7\u2069"),
        ("Ann\u2800\u3164", "Ann"),
        ("x" * 1000, "x" * 24),
        *((blank, "") for blank in ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f", "\u17b4", "\u0301\u0301")),
        *((blank, "") for blank in ("", " ", "\ufe0f", "\U000e0100", "\u200f", "\x00\x1b", "\u2028", "\ue000")),
    ],
)
def test_a_name_shows_something_and_deceives_nobody(given: str, shown: str) -> None:
    assert clean_name(given) == shown

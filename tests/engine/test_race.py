"""A fair race over a slow network: measured round trips, effective times, limits on hasty input.

Who wins what is tested with the games that race.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.engine.matches.race import (
    CAP_MS,
    KEPT,
    MARGIN_MS,
    PATH_MS,
    PER_SECOND,
    PINGS,
    RISE_MS,
    RoundTrips,
    Throttle,
    effective,
    fix_all,
)

times = st.integers(0, 5_000)


def measured(*pings: int) -> RoundTrips:
    trips = RoundTrips()
    for ping in pings:
        trips.ponged(ping)
    return trips


@pytest.mark.rule("DR-138")
def test_the_round_trip_is_the_smallest_of_the_last_pings() -> None:
    assert PINGS == 8
    assert measured(40, 60, 50, 900, 45).fix() == 40
    assert measured(60, 900, 900, 900, 900, 75, 900, 900, 900).fix() == 75, "an older one no longer counts alone"


@pytest.mark.rule("DR-138")
@pytest.mark.parametrize(("pings", "least"), [((), 0), ((70,), 70), ((70, 90), 70), ((30, 10, 20), 10), ((-5,), 0)])
def test_fewer_pings_than_that_will_do(pings: tuple[int, ...], least: int) -> None:
    assert measured(*pings).fix() == least


@pytest.mark.rule("DR-138")
def test_the_estimate_is_fixed_for_the_round() -> None:
    trips = measured(50)
    trips.fix()
    trips.ponged(10)
    assert trips.estimate == 50
    trips.fix()
    assert trips.estimate == 10


@pytest.mark.rule("DR-140")
def test_a_line_that_jumps_counts_as_the_best_it_was() -> None:
    trips = measured(*[50] * PINGS)
    assert trips.fix() == 50
    for _ in range(KEPT - PINGS):
        trips.ponged(50 + RISE_MS + 1)
    assert trips.fix() == 50
    for _ in range(PINGS):
        trips.ponged(50 + RISE_MS + 1)
    assert trips.fix() == 81, "a line that stays slow for long is slow"


@pytest.mark.rule("DR-140")
def test_a_line_may_rise_a_little_and_fall_by_anything() -> None:
    trips = measured(*[50] * PINGS, *[50 + RISE_MS] * PINGS)
    assert trips.fix() == 80
    trips.ponged(0)
    assert trips.fix() == 0


@pytest.mark.rule("DR-138", "DR-140")
def test_late_answers_to_pings_gain_nothing_where_the_network_tells_the_path() -> None:
    late = RoundTrips()
    for _ in range(KEPT):
        late.ponged(190, 5)
    assert late.fix() == 5 + PATH_MS
    far = RoundTrips()
    far.ponged(183, 180)
    assert far.fix() == 183, "a line that is long is believed"


@pytest.mark.rule("DR-138", "DR-140")
def test_where_the_network_tells_nothing_a_line_is_not_much_longer_than_the_others() -> None:
    lines = [measured(*[20] * PINGS), measured(*[210] * PINGS)]
    assert fix_all(lines) == 20 + MARGIN_MS
    assert [line.estimate for line in lines] == [20, 60]
    known = measured(20)
    known.ponged(20, 19)
    far = RoundTrips()
    far.ponged(180, 175)
    assert fix_all([known, far]) == 180
    assert fix_all([]) == 0


@pytest.mark.rule("DR-133")
@pytest.mark.parametrize(
    ("received", "round_trip", "counts"),
    [(1000, 80, 920), (1000, 0, 1000), (1000, 200, 800), (1000, 900, 800), (50, 80, 0), (0, 0, 0)],
)
def test_an_answer_counts_from_its_receipt_less_the_round_trip(received: int, round_trip: int, counts: int) -> None:
    assert effective(received, round_trip) == counts


@pytest.mark.rule("DR-133")
@given(times, times)
def test_no_more_than_the_cap_is_made_good_and_nothing_counts_before_the_start(received: int, trip: int) -> None:
    assert max(0, received - CAP_MS) <= effective(received, trip) <= received


@pytest.mark.rule("DR-139")
@given(st.integers(CAP_MS, 5_000), times)
def test_two_answers_of_one_player_keep_the_order_in_which_they_were_received(received: int, trip: int) -> None:
    """Only times of the server go in: there is no place for a stamp of the client."""
    assert effective(received + 1, trip) == effective(received, trip) + 1


@pytest.mark.rule("DR-158")
def test_more_than_ten_answers_a_second_are_dropped() -> None:
    throttle = Throttle()
    assert PER_SECOND == 10
    assert [throttle.allows(90 * number) for number in range(11)] == [True] * 10 + [False]
    assert not throttle.allows(999)
    assert throttle.allows(1000), "the first of them is a second ago"
    assert not throttle.allows(1001)


@pytest.mark.rule("DR-158")
@given(st.lists(st.integers(0, 300), max_size=80), st.integers(1, 12))
def test_no_second_ever_holds_more_than_are_allowed(gaps: list[int], per_second: int) -> None:
    throttle = Throttle(per_second)
    now, passed = 0, []
    for gap in gaps:
        now += gap
        if throttle.allows(now):
            passed.append(now)
    assert all(sum(at <= other < at + 1000 for other in passed) <= per_second for at in passed)


@pytest.mark.rule("DR-158")
def test_what_is_dropped_does_not_count_against_the_player() -> None:
    throttle = Throttle(1)
    assert throttle.allows(0)
    assert not any(throttle.allows(now) for now in range(100, 1000, 100))
    assert throttle.allows(1000)

"""The random sources: published values of SplitMix64, keyed BLAKE2b for secret seeds; seed and counter are all.

How dice and draws are taken from it is tested with decisions.
"""

from __future__ import annotations

import hashlib
import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.engine.rng import Rng, below, derive, secret_seed

PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_stream_is_splitmix64(seed: int) -> None:
    assert [below(seed, drawn, 1 << 64) for drawn in range(len(PUBLISHED[seed]))] == PUBLISHED[seed]


@pytest.mark.parametrize("seed", [0, 7, 2**62, 2**63 - 1, 2**63, 2**63 + 12345, 2**64 - 1])
@pytest.mark.parametrize("n", [1, 2, 6, 64, 1000, 2**31 - 1, 2**31, 2**53])
def test_a_number_below_any_limit_is_the_rest_of_the_word(seed: int, n: int) -> None:
    """Compiled, words of any seed are reckoned as signed ones."""
    assert [below(seed, d, n) for d in range(50)] == [below(seed, d, 1 << 64) % n for d in range(50)]


def test_a_secret_seed_is_the_key_of_a_hash() -> None:
    seed = 2**127 + 5
    told = [hashlib.blake2b(n.to_bytes(8, "big"), key=seed.to_bytes(64, "big"), digest_size=8) for n in range(3)]
    assert [below(seed, n, 1 << 64) for n in range(3)] == [int.from_bytes(one.digest(), "big") for one in told]


def test_streams_of_secret_seeds_are_fixed_for_ever() -> None:
    assert [below(2**127, n, 20) for n in range(8)] == [14, 2, 16, 8, 0, 17, 11, 0]


def test_secret_seeds_have_the_size_of_the_keyed_stream_and_never_come_twice() -> None:
    seeds = {secret_seed() for _ in range(1_000)}
    assert len(seeds) == 1_000
    assert {seed.bit_length() for seed in seeds} == {128}


@pytest.mark.parametrize("seed", [7, 2**127 + 7])
def test_dice_of_either_stream_are_fair(seed: int) -> None:
    counts = Counter(below(seed, n, 6) for n in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


@given(st.integers(0, 2**64 - 1), st.integers(0, 1000), st.integers(1, 10**6))
def test_seed_and_counter_are_all_there_is(seed: int, drawn: int, n: int) -> None:
    rng = Rng(seed, drawn)
    value = rng.below(n)
    assert 0 <= value < n
    assert value == below(seed, drawn, n)
    assert (rng.seed, rng.drawn) == (seed, drawn + 1)


def test_every_number_comes_about_as_often_as_any_other() -> None:
    rng = Rng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_derived_streams_are_fixed_for_ever() -> None:
    assert derive(1, "bot", 2, 3) == 0xB90BF23C6B2022E8
    assert 0 <= derive(2**63, "salt") < 2**64


@given(st.integers(0, 2**63 - 1))
def test_derived_streams_differ_by_seed_and_path(seed: int) -> None:
    streams = [derive(seed), derive(seed + 1), derive(seed, "bot"), derive(seed, "bot", 0), derive(seed, "bot", 1)]
    assert len(set(streams)) == len(streams)


@given(st.lists(st.integers(), max_size=12), st.data())
def test_a_sample_takes_without_replacement_and_leaves_the_items_alone(items: list[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(items)))
    before = items[:]
    taken = Rng(data.draw(st.integers(0, 99))).sample(items, k)
    assert items == before
    assert len(taken) == k
    rest = items[:]
    for item in taken:
        rest.remove(item)
    assert len(rest) == len(items) - k


def test_random_and_normal_have_the_right_shape() -> None:
    rng = Rng(11)
    numbers = [rng.random() for _ in range(10_000)]
    assert 0 <= min(numbers) < max(numbers) < 1
    assert abs(statistics.fmean(numbers) - 0.5) < 0.01
    bells = [rng.normal() for _ in range(10_000)]
    assert abs(statistics.fmean(bells)) < 0.04
    assert abs(statistics.stdev(bells) - 1) < 0.03


def test_a_shuffle_depends_on_what_the_cards_are_and_not_on_how_they_lay() -> None:
    assert Rng(5).shuffled([1, 2, 2, 3]) == Rng(5).shuffled([3, 2, 1, 2])
    orders = Counter(tuple(Rng(seed).shuffled([1, 2, 3])) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())

"""Every ordered pair of cards that meet in one battle or phase comes out as it is kept in ``pairs.txt``.
How a pair is played is said in ``pairs``; invariants are checked at every decision on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.games.nerath.box.load import load
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.rules.verbs import catalogue

from .pairs import LINES, all_pairs, line_of, meetings, met

CAT = catalogue(load())
KEPT = LINES.read_text(encoding="utf-8").splitlines()
ALONE = ["soul_rot"]
"""Played as soon as it is drawn, before anything else of its phase: ``test_soul_rot`` draws it later."""
EVERY = 128
"""One line in so many is played in each of the eight parts of the usual run."""


@pytest.mark.parametrize("part", range(8))
def test_pairs_come_out_as_they_are_kept(part: int) -> None:
    lines = KEPT[part * 16 :: EVERY]
    for line in lines:
        one, two, active, outcome = line.split()
        cards = CAT.card_index[one], CAT.card_index[two]
        ways = [meeting for meeting in meetings(CAT, *cards) if REALMS[meeting.active] == active]
        assert outcome in [met(meeting) for meeting in ways], line


@pytest.mark.soak
def test_all_pairs_come_out_as_they_are_kept_and_no_others_meet() -> None:
    found = [line for first, second in all_pairs(CAT) if (line := line_of(CAT, first, second))]
    assert found == KEPT


def test_every_card_meets_others_first_and_second() -> None:
    for place in (0, 1):
        count = Counter(line.split()[place] for line in KEPT)
        assert [card for card in CAT.card_ids if not count[card]] == ALONE

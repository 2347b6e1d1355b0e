"""Who has the first decision of a match: in Euthia the only person among bots, whomever the lot may choose."""

from __future__ import annotations

import pytest

from taverne.engine.logs.log import SeatInfo, commitment
from taverne.engine.matches.begin import begin
from taverne.games.euthia.game import Euthia
from taverne.games.nerath.game import ConquestOfNerath
from tests.luck import repeat_luck


def seated(*kinds: str) -> list[SeatInfo]:
    return [SeatInfo(f"Seat {number}", kind) for number, kind in enumerate(kinds, start=1)]


@pytest.mark.rule("EU-026")
@pytest.mark.parametrize("person", [0, 1, 2, 3])
def test_one_person_among_bots_begins(monkeypatch: pytest.MonkeyPatch, person: int) -> None:
    repeat_luck(monkeypatch, "who begins")
    seats = seated(*["human" if seat == person else "bot:greedy" for seat in range(4)])
    match = begin(Euthia(), {}, 4, seats)
    assert [one.seat for one in match.state.pending] == [person]
    assert match.state.first == person
    assert match.header.seed is not None
    assert match.header.salt is not None
    assert match.header.commitment == commitment(int(match.header.seed), match.header.salt)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_seed_that_was_asked_for_stands(seed: int) -> None:
    seats = seated("human", "bot:greedy", "bot:greedy")
    assert begin(Euthia(), {}, 3, seats, seed).header.seed == seed


def test_a_game_in_which_seats_have_their_order_begins_as_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    repeat_luck(monkeypatch, "seats in order")
    seats = seated("bot:greedy", "human")
    assert 0 in {begin(ConquestOfNerath(), {}, 2, seats).state.pending[0].seat for _ in range(12)}


def test_several_people_and_bots_alone_leave_it_to_the_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    repeat_luck(monkeypatch, "the lot")
    for kinds in (("human", "human", "bot:greedy"), ("bot:greedy", "bot:greedy", "bot:greedy")):
        firsts = {begin(Euthia(), {}, 3, seated(*kinds)).state.first for _ in range(12)}
        assert len(firsts) > 1

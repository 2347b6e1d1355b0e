"""Chapter 4, reveal: two monsters for each player, turned at once, within reach of all (DR-041 to DR-046).

The countdown before it is the matter of chapter 11.
"""

from __future__ import annotations

import pytest

from taverne.engine import Action, Draw
from tests.dungeon_rush.tools import (
    asked,
    count_down,
    go_to,
    play,
    ready,
    refused,
    revealed,
    seen,
    told,
)

SIX = ("I-03", "I-15", "I-01", "I-34", "I-20", "I-08")


@pytest.mark.rule("DR-041", "DR-046")
@pytest.mark.parametrize(
    ("players", "options", "count"),
    [(2, {"neutral": False}, 4), (2, {"neutral": True}, 6), (3, {}, 6), (4, {}, 8), (5, {}, 10)],
)
def test_two_monsters_of_the_level_come_for_each_player(players: int, options: dict[str, bool], count: int) -> None:
    table = ready(players, **options)
    for number in (1, 4, 9):
        go_to(table, number)
        count_down(table)
        play(table, f"clock expire countdown {number}")
        (deal,) = table.pending
        assert isinstance(deal, Draw)
        assert deal.k == count == 2 * table.seats
        reveal_all = " ".join(str(name) for name in deal.items[:count])
        play(table, f"chance draw {reveal_all}")
        assert len(seen(table).monsters) == count


@pytest.mark.rule("DR-041")
def test_dealt_monsters_leave_their_pile() -> None:
    table = revealed(" ".join(SIX))
    assert seen(table).piles == (28, 34, 34)
    play(table, "A done", "B done", "C done")
    count_down(table)
    play(table, "clock expire countdown 2")
    (deal,) = table.pending
    assert isinstance(deal, Draw)
    assert set(SIX).isdisjoint(deal.items)
    assert not deal.accepts(Action("draw", SIX))


@pytest.mark.rule("DR-042", "DR-043")
def test_all_cards_are_turned_at_the_same_moment_and_nobody_sees_one_before_the_others() -> None:
    table = ready(3)
    count_down(table)
    table.events = []
    play(table, "clock expire countdown 1")
    for who in ("A", "B", "C", "nobody"):
        assert seen(table, who).monsters == ()
    assert told(table, "revealed") == []
    play(table, f"chance draw {' '.join(SIX)}")
    for who in ("A", "B", "C", "nobody"):
        assert [shown.monster for shown in seen(table, who).monsters] == list(SIX)
    assert told(table, "revealed") == [{"monsters": [f"monster-{name}" for name in SIX]}]
    assert all(event.data is not None and event.private is None for event in table.events)


@pytest.mark.rule("DR-044")
@pytest.mark.parametrize("mode", ["arrival", "fair", "secret"])
def test_every_monster_is_within_reach_of_every_player(mode: str) -> None:
    table = revealed(" ".join(SIX), mode=mode)
    for who in "ABC":
        left = [option for option in asked(table, who) if option.startswith("claim left")]
        assert left == [f"claim left {name}" for name in SIX]


@pytest.mark.rule("DR-045")
@pytest.mark.parametrize("who", list("ABC"))
def test_nobody_has_a_right_to_a_monster_dealt_to_them(who: str) -> None:
    table = revealed(" ".join(SIX))
    assert {shown.holder for shown in seen(table).monsters} == {-1}
    offers = {tuple(asked(table, other)) for other in "ABC"}
    assert len(offers) == 1
    for name in SIX:
        again = table.clone()
        play(again, f"{who} claim right {name}")
        for other in "ABC":
            if other != who:
                assert refused(again, f"{other} claim right {name}") == "claim-held DR-060"


@pytest.mark.rule("DR-046")
def test_a_deal_of_any_other_size_is_refused() -> None:
    table = ready(3)
    count_down(table)
    play(table, "clock expire countdown 1")
    (deal,) = table.pending
    assert isinstance(deal, Draw)
    assert deal.accepts(Action("draw", SIX))
    assert not deal.accepts(Action("draw", SIX[:5]))
    assert not deal.accepts(Action("draw", (*SIX, "I-09")))
    assert not deal.accepts(Action("draw", (*SIX[:5], SIX[0])))

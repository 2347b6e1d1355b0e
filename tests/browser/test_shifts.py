"""Nothing moves by itself in a whole turn: the turns of ``shifts``, held to their limit.

Whatever a press moves within half a second is the press's.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.pictures import shifts
from tests.browser.test_frame import MOST

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = shifts.PAUSE_MS


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    "turn",
    [shifts.of_nerath, shifts.of_euthia, shifts.of_monster_lands, shifts.of_dungeon_rush],
    ids=["nerath", "euthia", "monster_lands", "dungeon_rush"],
)
def test_a_whole_turn_with_its_fights_stays_where_it_is(
    guest: Callable[..., Guest], turn: Callable[[Guest], None], size: tuple[int, int]
) -> None:
    one = guest(size=size)
    turn(one)
    one.page.wait_for_timeout(600)
    found = one.page.evaluate("window.shifts")
    assert sum(shift[0] for shift in found) < MOST, sorted(found, key=lambda shift: -shift[0])[:5]

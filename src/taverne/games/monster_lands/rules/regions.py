"""Questions about regions a clan has conquered: who may manage them, which can be activated (ML-120, ML-173 to ML-177).
What an activated region gives is left to ``managing``."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.decisions import Refusal

from ..catalogue import CODES, NONE
from ..state import Table
from ..vocabulary import Display, Take
from .citadel import recruits


def can_fill(pool: list[int], slots: tuple[tuple[int, ...], ...]) -> bool:
    """Whether dice by colour suffice for slots that each take one of some colours (few of both: tried out)."""
    if not slots:
        return True
    for colour in slots[0]:
        if pool[colour]:
            pool[colour] -= 1
            fits = can_fill(pool, slots[1:])
            pool[colour] += 1
            if fits:
                return True
    return False


def by_colours(table: Table, seat: Seat) -> list[int]:
    """Return a pool's dice by colour."""
    base = CODES * seat
    return [table.pool[base], table.pool[base + 1], sum(table.pool[base + 2 : base + CODES])]


def can_take(table: Table, seat: Seat, display: Display) -> bool:
    """Whether there is something in a display that the clan can take for nothing (ML-324)."""
    if display == "loot":
        return any(token >= 0 for token in table.spoils)
    if display == "bazaar":
        return any(gear >= 0 for gear in table.bazaar) and bool(table.at_home(seat))
    excess = table.excess_glory(seat)
    return any(table.cat.reputation[member] <= excess for member in recruits(table))


def open_regions(table: Table, seat: Seat) -> list[int]:
    """Return the managed regions that the seat can activate now (ML-120, ML-121)."""
    found = []
    for region, ruler in enumerate(table.ruler):
        if ruler == seat and table.manager[region] != NONE and not table.exploited[region]:
            benefit = table.box.cards.region[region].benefit
            if can_fill(by_colours(table, seat), table.cat.region_slots[region]):
                if type(benefit) is not Take or can_take(table, seat, benefit.display):
                    found.append(region)
    return found


def why_no_region(table: Table, seat: Seat, region: int) -> Refusal:
    """Return why a region cannot be activated."""
    if region == NONE:
        return Refusal("choose-place", "ML-038")
    data: dict[str, int | str] = {"region": table.cat.region_names[region]}
    if table.ruler[region] != seat:
        return Refusal("not-your-region", "ML-120", data)
    if table.manager[region] == NONE:
        return Refusal("no-manager", "ML-121", data)
    if table.exploited[region]:
        return Refusal("region-used", "ML-121", data)
    if not can_fill(by_colours(table, seat), table.cat.region_slots[region]):
        return Refusal("region-dice", "ML-120", data)
    return Refusal("nothing-to-take", "ML-324", data)


def appoint(table: Table, seat: Seat, region: int, member: int) -> None:
    """Make a member the manager of a region (ML-173, ML-176)."""
    table.manager[region] = member
    if table.events is not None:
        cat = table.cat
        data = {"seat": seat, "region": cat.region_names[region], "mercenary": cat.member_names[member]}
        table.emit("manager", data, "ML-173")

"""Final scoring: what everything is worth in gold, gold in reputation, then the score table (EU-244 to EU-257).
What scenarios add is left to them; who has won without rivals too."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ...box.compiled_effects import PRICES, Cost
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import LOCKED, Table
from ..goods.cards import GOLD, SILVER, count
from ..scenarios import played as scenarios


def wealth(table: Table, seat: Seat) -> dict[str, int]:
    """Return the gold of a hero's things by source, and the reputation of his resources (EU-244 to EU-250)."""
    cat, figures = table.cat, table.box.cards.scoring
    found = {"gold": table.gold[seat], "tiles": 0, "slots": 0, "gems": 0, "items": 0, "resources": 0}
    gems = sum(table.gems[len(GEMS) * seat : len(GEMS) * seat + len(GEMS)])
    gems += sum(table.essences[len(ELEMENTS) * seat : len(ELEMENTS) * seat + len(ELEMENTS)])
    for thing in table.things_of(seat):
        tile = table.design[thing]
        gems += (table.gem1[thing] > 0) + (table.gem2[thing] > 0)
        if tile == cat.potion:
            found["items"] += figures.potion
        elif tile < cat.hero_tiles:
            found["tiles"] += cat.tile_cost[tile]
        else:
            found["items"] += cat.tile_cost[tile]
    found["gems"] = figures.gem * gems
    found["slots"] = unlocked(table, seat)
    rep = 0
    for resource in table.resources[seat]:
        gold, more = cat.resource_score[resource]
        found["resources"] += gold
        rep += more
    return found | {"reputation": rep}


def unlocked(table: Table, seat: Seat) -> int:
    """Return the gold of the slots that a hero has unlocked; an essence counts its own figure (EU-245, EU-248)."""
    cat, hero = table.cat, table.hero[seat]
    total = 0
    for lock, lies in zip((*cat.hero_locks[hero], *cat.equipment_locks[hero]), table.slots[seat], strict=True):
        if lock and lies != LOCKED:
            total += sum(price(table, cost) for cost in lock)
    return total


def price(table: Table, cost: Cost) -> int:
    gold = PRICES[cost.what] == "gold"
    return cost.n if gold else cost.n * table.box.cards.scoring.essence_lock


def counts(table: Table, seat: Seat) -> dict[str, int]:
    """Return the six counts of the score table (EU-252 to EU-254)."""
    spaces = range(len(table.hero_token))
    return {
        "hero_tokens": table.hero_token.count(seat),
        "interaction_tokens": sum(table.interaction[4 * space + seat] for space in spaces),
        "trade_tokens": table.trade_token.count(seat),
        "rival_tokens": table.captured[seat],
        "quests": len(table.quests[seat]) + scenarios.legends(table, seat),
        "elites": len(table.bounties[seat]),
    }


def row(values: tuple[int, ...], n: int) -> int:
    """Return what a count scores; the last value also for more."""
    return values[min(n, len(values) - 1)]


def parts(table: Table, seat: Seat) -> dict[str, int]:
    """Return where a hero's final reputation comes from."""
    figures, worth = table.box.cards.scoring, wealth(table, seat)
    gold = sum(value for name, value in worth.items() if name != "reputation")
    found = {"reputation": table.rep[seat], "resources": worth["reputation"], "gold": gold // figures.gold_for_rep}
    for name, n in counts(table, seat).items():
        found[name] = row(getattr(figures, name), n)
    found["scenario"] = scenarios.add_on(table, seat)
    found["deaths"] = -table.box.cards.death.rep_scoring * table.deaths[seat]
    return found


def total(table: Table, seat: Seat) -> int:
    return sum(parts(table, seat).values())


def tie(table: Table, seat: Seat) -> int:
    """Return the value of the cards in hand, which decides a tie (EU-256)."""
    figures = table.box.cards.hand
    return figures.tie_silver * count(table, seat, SILVER) + figures.tie_gold_card * count(table, seat, GOLD)


def final(table: Table) -> None:
    """Tell the final scores; they are read from the table as it lies."""
    if table.events is None:
        return
    for seat in range(table.seats):
        table.emit("score", {"seat": seat, "n": total(table, seat), **parts(table, seat)}, "EU-251")

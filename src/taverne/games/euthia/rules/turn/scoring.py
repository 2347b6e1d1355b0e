"""Final scoring: what everything is worth in gold, gold in reputation, then the score table (EU-244 to EU-257).
What scenarios add is left to them; who has won without rivals too."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ...box.compiled_effects import PRICES, Cost
from ...state.game_state import LOCKED, EuthiaState
from ..goods.card_decks import GOLD, SILVER
from ..goods.cards import count


def wealth(state: EuthiaState, seat: Seat) -> dict[str, int]:
    """Return the gold of a hero's things by source, and the reputation of his resources (EU-244 to EU-250)."""
    cat, figures = state.cat, state.box.cards.scoring
    found = {"gold": state.gold[seat], "tiles": 0, "slots": 0, "gems": 0, "items": 0, "resources": 0}
    gems = sum(state.gems[seat])
    gems += sum(state.essences[seat])
    for thing in state.things_of(seat):
        tile = state.design[thing]
        gems += len(state.gems_on(thing))
        if tile == cat.potion:
            found["items"] += figures.potion
        elif tile < cat.hero_tiles:
            found["tiles"] += cat.tile_cost[tile]
        else:
            found["items"] += cat.tile_cost[tile]
    found["gems"] = figures.gem * gems
    found["slots"] = unlocked(state, seat)
    rep = 0
    for resource in state.resources[seat]:
        gold, more = cat.resource_score[resource]
        found["resources"] += gold
        rep += more
    return found | {"reputation": rep}


def unlocked(state: EuthiaState, seat: Seat) -> int:
    """Return the gold of the slots that a hero has unlocked; an essence counts its own figure (EU-245, EU-248)."""
    cat, hero = state.cat, state.hero[seat]
    total = 0
    for lock, lies in zip((*cat.hero_locks[hero], *cat.equipment_locks[hero]), state.slots[seat], strict=True):
        if lock and lies != LOCKED:
            total += sum(price(state, cost) for cost in lock)
    return total


def price(state: EuthiaState, cost: Cost) -> int:
    gold = PRICES[cost.what] == "gold"
    return cost.n if gold else cost.n * state.box.cards.scoring.essence_lock


def counts(state: EuthiaState, seat: Seat) -> dict[str, int]:
    """Return the six counts of the score table (EU-252 to EU-254)."""
    spaces = range(len(state.hero_token))
    return {
        "hero_tokens": state.hero_token.count(seat),
        "interaction_tokens": sum(state.interaction[seat].count(space) for space in spaces),
        "trade_tokens": state.trade_token.count(seat),
        "rival_tokens": state.captured[seat],
        "quests": len(state.quests[seat]) + state.story.legends(state, seat),
        "elites": len(state.bounties[seat]),
    }


def row(values: tuple[int, ...], n: int) -> int:
    """Return what a count scores; the last value also for more."""
    return values[min(n, len(values) - 1)]


def parts(state: EuthiaState, seat: Seat) -> dict[str, int]:
    """Return where a hero's final reputation comes from."""
    figures, worth = state.box.cards.scoring, wealth(state, seat)
    gold = sum(value for name, value in worth.items() if name != "reputation")
    found = {"reputation": state.rep[seat], "resources": worth["reputation"], "gold": gold // figures.gold_for_rep}
    for name, n in counts(state, seat).items():
        found[name] = row(getattr(figures, name), n)
    found["scenario"] = state.story.add_on(state, seat) if state.rivals() else 0
    found["deaths"] = -state.box.cards.death.rep_scoring * state.deaths[seat]
    return found


def total(state: EuthiaState, seat: Seat) -> int:
    return sum(parts(state, seat).values())


def tie(state: EuthiaState, seat: Seat) -> int:
    """Return the value of the cards in hand, which decides a tie (EU-256)."""
    figures = state.box.cards.hand
    return figures.tie_silver * count(state, seat, SILVER) + figures.tie_gold_card * count(state, seat, GOLD)


def final(state: EuthiaState) -> None:
    """Tell the final scores; they are read from the table as it lies."""
    if state.events is None:
        return
    for seat in range(state.seats):
        state.emit("score", {"seat": seat, "n": total(state, seat), **parts(state, seat)}, "EU-251")

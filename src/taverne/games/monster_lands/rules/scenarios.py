"""The solo scenarios: what each changes in the usual rules, and the rank it earns (ML-244, ML-263 to ML-276).
Their figures lie in the box; how Madhala plays is left to ``solo``, what follows a rank to ``campaign``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.game import Result

from ..catalogue import NONE, TYPES
from ..figures import RANKS, Rank, Scenario
from ..score import parts
from ..state import Table
from ..vocabulary import AFFINITIES, BUILDINGS, Goods

CANNON_FODDER: Final = 0
RECRUIT: Final = 1
VETERAN: Final = 2
HERO: Final = 3
RANK_NAMES: Final = ("rank-cannon_fodder", *(f"rank-{rank}" for rank in RANKS))
PLAYER: Final[Seat] = 0
"""The only seat of a solo game."""


def twist_of(table: Table) -> Scenario:
    """Return the scenario of a solo game."""
    assert table.twist is not None, "a solo game has a scenario"
    return table.twist


# What changes


def last_turn(table: Table) -> int:
    """Return the turn after which the game ends in any case (ML-203, ML-244, ML-266)."""
    return table.box.cards.end.turns if table.twist is None else table.twist.turns


def glory_ends(table: Table) -> bool:
    """Whether a clan has so much glory that the game ends; a scenario goes on (ML-203, ML-244)."""
    return table.twist is None and max(table.glory) >= table.box.cards.end.glory


def is_closed(table: Table, building: int) -> bool:
    """Whether a scenario closes a building (ML-268)."""
    return table.twist is not None and BUILDINGS[building] in table.twist.closed


def round_price(table: Table) -> int:
    """Return what a general round costs (ML-078, ML-271)."""
    if table.twist is not None and table.twist.general_round is not None:
        return table.twist.general_round
    return table.box.cards.prices.general_round


def fixed_affinity(table: Table) -> int:
    """Return the affinity that a scenario asks for, NONE where it may be chosen (ML-241, ML-265, ML-268)."""
    affinity = table.twist.affinity if table.twist is not None else None
    return NONE if affinity is None else AFFINITIES.index(affinity)


def outfit(table: Table) -> None:
    """Give the clan what a scenario lets it begin with, instead of the usual (ML-266, ML-267)."""
    start = twist_of(table).start
    for item in ("gold", "defence", "potion", "venom", "glory"):
        n: int = getattr(start, item)
        if n:
            getattr(table, item)[PLAYER] = n
            if table.events is not None:
                table.emit("outfit", {"seat": PLAYER, "item": f"resource-{item}", "n": n}, "ML-266")


def gates_besieged(table: Table) -> bool:
    """Whether a monster of rank A waits at the Gates from the start (ML-270, ML-274)."""
    return table.twist is not None and table.twist.gates != "empty"


def gates_always_besieged(table: Table) -> bool:
    """Whether empty Gates draw a monster at the start of every turn (ML-270)."""
    return table.twist is not None and table.twist.gates == "always"


def is_last_chance(table: Table, seat: Seat) -> bool:
    """Whether loot or a trophy can still serve the goal of a scenario that counts goods, in its last turn."""
    if table.twist is None or table.turn != table.twist.turns:
        return False
    if any(rank.gold for rank in table.twist.ranks):
        return bool(table.trophies[seat] or table.loot[seat])
    return any(rank.prepared for rank in table.twist.ranks) and bool(table.loot[seat])


# Ranks


def is_stocked(table: Table, stock: Goods) -> bool:
    """Whether the clan board holds all the tokens of a list (ML-269)."""
    held = (len(table.traps[PLAYER]), table.defence[PLAYER], table.potion[PLAYER], table.venom[PLAYER])
    wanted = (stock.trap, stock.defence, stock.potion, stock.venom)
    return all(n >= least for n, least in zip(held, wanted, strict=True))


def mercenaries(table: Table) -> list[int]:
    """Return how many members there are of each affinity, the most first; the leader counts (ML-026, ML-271)."""
    counts = [0] * len(AFFINITIES)
    for member in table.members[PLAYER]:
        if table.cat.affinity[member] != NONE:
            counts[table.cat.affinity[member]] += 1
    return sorted(counts, reverse=True)


def worn_types(table: Table) -> set[int]:
    """Return the types of equipment that members carry (ML-269)."""
    return {table.cat.gear_type[gear] for member in table.members[PLAYER] for gear in table.gear_of(member)}


def is_prepared(table: Table) -> bool:
    """Whether stock, equipment of each type and a mercenary of each affinity are there (ML-269)."""
    equipped = len(worn_types(table)) == len(TYPES)
    return is_stocked(table, twist_of(table).stock) and equipped and mercenaries(table)[-1] > 0


def meets(table: Table, rank: Rank) -> bool:
    """Whether all conditions of a rank are met, each meaning "at least" (ML-263)."""
    return (
        sum(parts(table, PLAYER).values()) >= rank.vp
        and table.gold[PLAYER] >= rank.gold
        and table.deeds[PLAYER] >= rank.missions
        and (not rank.prepared or is_prepared(table))
        and all(n >= least for n, least in zip(mercenaries(table), rank.mercenaries, strict=False))
    )


def rank_of(table: Table) -> int:
    """Return the rank as the table stands: below Recruit everybody is Cannon Fodder (ML-263, ML-276)."""
    earned = [place for place, rank in enumerate(twist_of(table).ranks, 1) if meets(table, rank)]
    return max(earned, default=CANNON_FODDER)


def solo_result(table: Table) -> Result:
    """Return how a scenario ended: the score is what it counts, and a Recruit has won (ML-263, ML-276)."""
    made = parts(table, PLAYER)
    score = sum(made.values())
    ranks = twist_of(table).ranks
    if any(rank.gold for rank in ranks):
        score = made["gold"] = table.gold[PLAYER]
    if any(rank.missions for rank in ranks):
        made["missions"] = table.deeds[PLAYER]
    made["rank"] = rank_of(table)
    return Result((score,), (PLAYER,) if made["rank"] >= RECRUIT else (), (made,))


# What is told


def name_of(table: Table) -> str:
    return f"scenario-{twist_of(table).id}"


def tell_scenario(table: Table) -> None:
    """Tell which scenario is played, what it changes, and what each rank takes."""
    if table.events is None:
        return
    twist = twist_of(table)
    table.emit("scenario", {"scenario": name_of(table), "change": f"change-{twist.id}"}, "ML-244")
    for kind, figures in goals(twist):
        table.emit(kind, dict(zip(RANKS, figures, strict=True)), "ML-263")


def goals(twist: Scenario) -> list[tuple[str, list[int | str]]]:
    """Return the kinds of conditions of a scenario, each with its figure for Recruit, Veteran and Hero."""
    ranks = twist.ranks
    found: list[tuple[str, list[int | str]]] = []
    if any(rank.prepared for rank in ranks):
        found.append(("goal-prepared", [rank.vp for rank in ranks]))
    elif any(rank.vp for rank in ranks):
        found.append(("goal-points", [rank.vp for rank in ranks]))
    if any(rank.gold for rank in ranks):
        found.append(("goal-gold", [rank.gold for rank in ranks]))
    if any(rank.missions for rank in ranks):
        found.append(("goal-missions", [rank.missions for rank in ranks]))
    if any(rank.mercenaries for rank in ranks):
        found.append(("goal-mercenaries", ["/".join(map(str, rank.mercenaries)) for rank in ranks]))
    return found


def tell_rank(table: Table) -> None:
    """Tell the score and the rank it earns (ML-213, ML-263)."""
    if table.events is None:
        return
    made = parts(table, PLAYER)
    table.emit("score", {"seat": PLAYER, **made, "total": sum(made.values())}, "ML-213")
    table.emit("rank", {"seat": PLAYER, "rank": RANK_NAMES[rank_of(table)], "scenario": name_of(table)}, "ML-276")

"""The solo scenarios: what each changes in the usual rules, and the rank it earns (ML-244, ML-263 to ML-276).
Their figures lie in the box; how Madhala plays is left to ``solo``, what follows a rank to ``campaign``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.game import Result

from ...box.catalogue import NONE, TYPES
from ...box.figures import RANKS, Rank, Scenario
from ...box.vocabulary import AFFINITIES, BUILDINGS, Goods
from ...state.game_state import LandsState
from ..turn.score import parts

CANNON_FODDER: Final = 0
RECRUIT: Final = 1
VETERAN: Final = 2
HERO: Final = 3
RANK_NAMES: Final = ("rank-cannon_fodder", *(f"rank-{rank}" for rank in RANKS))
PLAYER: Final[Seat] = 0
"""The only seat of a solo game."""


def twist_of(state: LandsState) -> Scenario:
    """Return the scenario of a solo game."""
    assert state.twist is not None, "a solo game has a scenario"
    return state.twist


# What changes


def last_turn(state: LandsState) -> int:
    """Return the turn after which the game ends in any case (ML-203, ML-244, ML-266)."""
    return state.box.cards.end.turns if state.twist is None else state.twist.turns


def glory_ends(state: LandsState) -> bool:
    """Whether a clan has so much glory that the game ends; a scenario goes on (ML-203, ML-244)."""
    return state.twist is None and max(state.glory) >= state.box.cards.end.glory


def is_closed(state: LandsState, building: int) -> bool:
    """Whether a scenario closes a building (ML-268)."""
    return state.twist is not None and BUILDINGS[building] in state.twist.closed


def round_price(state: LandsState) -> int:
    """Return what a general round costs (ML-078, ML-271)."""
    if state.twist is not None and state.twist.general_round is not None:
        return state.twist.general_round
    return state.box.cards.prices.general_round


def fixed_affinity(state: LandsState) -> int:
    """Return the affinity that a scenario asks for, NONE where it may be chosen (ML-241, ML-265, ML-268)."""
    affinity = state.twist.affinity if state.twist is not None else None
    return NONE if affinity is None else AFFINITIES.index(affinity)


def outfit(state: LandsState) -> None:
    """Give the clan what a scenario lets it begin with, instead of the usual (ML-266, ML-267)."""
    start = twist_of(state).start
    for item in ("gold", "defence", "potion", "venom", "glory"):
        n: int = getattr(start, item)
        if n:
            getattr(state, item)[PLAYER] = n
            state.tell("outfit", "ML-266", seat=PLAYER, item=f"resource-{item}", n=n)


def gates_besieged(state: LandsState) -> bool:
    """Whether a monster of rank A waits at the Gates from the start (ML-270, ML-274)."""
    return state.twist is not None and state.twist.gates != "empty"


def gates_always_besieged(state: LandsState) -> bool:
    """Whether empty Gates draw a monster at the start of every turn (ML-270)."""
    return state.twist is not None and state.twist.gates == "always"


def is_last_chance(state: LandsState, seat: Seat) -> bool:
    """Whether loot or a trophy can still serve the goal of a scenario that counts goods, in its last turn."""
    if state.twist is None or state.turn != state.twist.turns:
        return False
    if any(rank.gold for rank in state.twist.ranks):
        return bool(state.trophies[seat] or state.loot[seat])
    return any(rank.prepared for rank in state.twist.ranks) and bool(state.loot[seat])


# Ranks


def is_stocked(state: LandsState, stock: Goods) -> bool:
    """Whether the clan board holds all the tokens of a list (ML-269)."""
    held = (len(state.traps[PLAYER]), state.defence[PLAYER], state.potion[PLAYER], state.venom[PLAYER])
    wanted = (stock.trap, stock.defence, stock.potion, stock.venom)
    return all(n >= least for n, least in zip(held, wanted, strict=True))


def mercenaries(state: LandsState) -> list[int]:
    """Return how many members there are of each affinity, the most first; the leader counts (ML-026, ML-271)."""
    counts = [0] * len(AFFINITIES)
    for member in state.members[PLAYER]:
        if state.cat.affinity[member] != NONE:
            counts[state.cat.affinity[member]] += 1
    return sorted(counts, reverse=True)


def worn_types(state: LandsState) -> set[int]:
    """Return the types of equipment that members carry (ML-269)."""
    return {state.cat.gear_type[gear] for member in state.members[PLAYER] for gear in state.gear_of(member)}


def is_prepared(state: LandsState) -> bool:
    """Whether stock, equipment of each type and a mercenary of each affinity are there (ML-269)."""
    equipped = len(worn_types(state)) == len(TYPES)
    return is_stocked(state, twist_of(state).stock) and equipped and mercenaries(state)[-1] > 0


def meets(state: LandsState, rank: Rank) -> bool:
    """Whether all conditions of a rank are met, each meaning "at least" (ML-263)."""
    return (
        sum(parts(state, PLAYER).values()) >= rank.vp
        and state.gold[PLAYER] >= rank.gold
        and state.deeds[PLAYER] >= rank.missions
        and (not rank.prepared or is_prepared(state))
        and all(n >= least for n, least in zip(mercenaries(state), rank.mercenaries, strict=False))
    )


def rank_of(state: LandsState) -> int:
    """Return the rank as the table stands: below Recruit everybody is Cannon Fodder (ML-263, ML-276)."""
    earned = [place for place, rank in enumerate(twist_of(state).ranks, 1) if meets(state, rank)]
    return max(earned, default=CANNON_FODDER)


def solo_result(state: LandsState) -> Result:
    """Return how a scenario ended: the score is what it counts, and a Recruit has won (ML-263, ML-276)."""
    made = parts(state, PLAYER)
    score = sum(made.values())
    ranks = twist_of(state).ranks
    if any(rank.gold for rank in ranks):
        score = made["gold"] = state.gold[PLAYER]
    if any(rank.missions for rank in ranks):
        made["missions"] = state.deeds[PLAYER]
    made["rank"] = rank_of(state)
    return Result((score,), (PLAYER,) if made["rank"] >= RECRUIT else (), (made,))


# What is told


def name_of(state: LandsState) -> str:
    return f"scenario-{twist_of(state).id}"


def tell_scenario(state: LandsState) -> None:
    """Tell which scenario is played, what it changes, and what each rank takes."""
    if state.events is None:
        return
    twist = twist_of(state)
    state.tell("scenario", "ML-244", scenario=name_of(state), change=f"change-{twist.id}")
    for kind, figures in goals(twist):
        state.emit(kind, dict(zip(RANKS, figures, strict=True)), "ML-263")


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


def tell_rank(state: LandsState) -> None:
    """Tell the score and the rank it earns (ML-213, ML-263)."""
    made = parts(state, PLAYER)
    state.emit("score", {"seat": PLAYER, **made, "total": sum(made.values())}, "ML-213")
    state.tell("rank", "ML-276", seat=PLAYER, rank=RANK_NAMES[rank_of(state)], scenario=name_of(state))

"""What the ranks of a scenario ask for, how far the clan has come, and the way of a campaign through the scenarios.
Which rank is earned is left to ``solo.scenarios``, what follows it to ``solo.campaign``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from taverne.engine.game import Options, Result

from ...box.catalogue import TYPES
from ...box.figures import RANKS, Scenario
from ...box.load import Cards
from ...box.vocabulary import AFFINITIES
from ...state.game_state import LandsState
from ..turn.score import parts
from .campaign import scenario_of
from .scenarios import PLAYER, RANK_NAMES, VETERAN, mercenaries, twist_of, worn_types

STOCK: Final = ("trap", "defence", "potion", "venom")


class Goal(msgspec.Struct, frozen=True):
    """One condition: what Recruit, Veteran and Hero need at least, and what the clan has.

    Several figures are of the affinities, the most numerous first; a rank that does not ask for it needs none.
    """

    goal: str
    needs: tuple[tuple[int, ...], ...]
    have: tuple[int, ...] = ()

    def lacks(self, rank: int) -> bool:
        """Whether a rank (1 to 3) is out of reach for want of this."""
        return any(n < least for n, least in zip(self.have, self.needs[rank - 1], strict=False))


def goals_of(twist: Scenario) -> list[Goal]:
    """Return the conditions of a scenario (ML-263 to ML-275)."""
    ranks = twist.ranks
    found = []
    if any(rank.prepared for rank in ranks):
        found += [Goal(item, ((getattr(twist.stock, item),),) * 3) for item in STOCK]
        found += [Goal("equipment", ((len(TYPES),),) * 3), Goal("affinities", ((len(AFFINITIES),),) * 3)]
    for name, field in (("points", "vp"), ("gold", "gold"), ("missions", "missions")):
        figures = [getattr(rank, field) for rank in ranks]
        if any(figures):
            found.append(Goal(name, tuple((n,) if n else () for n in figures)))
    if any(rank.mercenaries for rank in ranks):
        found.append(Goal("mercenaries", tuple(rank.mercenaries for rank in ranks)))
    return found


def had(state: LandsState, goal: str) -> tuple[int, ...]:
    """Return what the clan has of what a condition counts."""
    if goal == "points":
        return (sum(parts(state, PLAYER).values()),)
    if goal == "gold":
        return (state.gold[PLAYER],)
    if goal == "missions":
        return (state.deeds[PLAYER],)
    if goal == "mercenaries":
        return tuple(mercenaries(state))
    if goal == "equipment":
        return (len(worn_types(state)),)
    if goal == "affinities":
        return (sum(n > 0 for n in mercenaries(state)),)
    if goal == "trap":
        return (len(state.traps[PLAYER]),)
    return (getattr(state, goal)[PLAYER],)


def goals_now(state: LandsState) -> tuple[Goal, ...]:
    """Return the conditions of the scenario that is played, with what the clan has."""
    return tuple(msgspec.structs.replace(goal, have=had(state, goal.goal)) for goal in goals_of(twist_of(state)))


def tell_shortfall(state: LandsState, rank: int) -> None:
    """Tell what the next rank would have needed (ML-263)."""
    if state.events is None or rank >= len(RANKS):
        return
    for goal in goals_now(state):
        if goal.lacks(rank + 1):
            need, have = ("/".join(map(str, figures)) for figures in (goal.needs[rank], goal.have))
            data = {"rank": RANK_NAMES[rank + 1], "goal": f"goal-{goal.goal}", "need": need, "have": have}
            state.emit("short", data, "ML-263")


# The page of a campaign


class Leg(msgspec.Struct, frozen=True):
    """One scenario on the way: whether it is behind, at hand or ahead, games played in it, the best rank (-1: none)."""

    scenario: str
    stands: Literal["done", "now", "ahead"]
    games: int
    rank: int


class Played(msgspec.Struct, frozen=True):
    """One game: its scenario and difficulty, the rank it earned, the score, and what the ranks took."""

    scenario: str
    difficulty: str
    rank: int
    score: int
    goals: tuple[Goal, ...]


class Ahead(msgspec.Struct, frozen=True):
    """One of the games to choose from."""

    scenario: str
    difficulty: str
    turns: int
    goals: tuple[Goal, ...]


class Progress(msgspec.Struct, frozen=True):
    """What the page of a campaign shows: the way, the games behind, those to choose from."""

    way: tuple[Leg, ...]
    games: tuple[Played, ...]
    ahead: tuple[Ahead, ...]


def progress(cards: Cards, played: Sequence[tuple[Options, Result]], choices: Sequence[Options]) -> Progress:
    """Return how a campaign stands, scenario by scenario (ML-277)."""
    games = []
    for options, result in played:
        twist = scenario_of(cards, options)
        rank = result.parts[0]["rank"]
        games.append(Played(twist.id, str(options["difficulty"]), rank, result.scores[0], counted(twist, result)))
    ahead = []
    for options in choices:
        twist = scenario_of(cards, options)
        ahead.append(Ahead(twist.id, str(options["difficulty"]), twist.turns, tuple(goals_of(twist))))
    now = place_now(played, choices)
    way = []
    for place, twist in enumerate(cards.scenario):
        ranks = [game.rank for game in games if game.scenario == twist.id]
        stands: Literal["done", "now", "ahead"] = "now" if place == now else "done" if place < now else "ahead"
        way.append(Leg(twist.id, stands, len(ranks), max(ranks, default=-1)))
    return Progress(tuple(way), tuple(games), tuple(ahead))


def place_now(played: Sequence[tuple[Options, Result]], choices: Sequence[Options]) -> int:
    """Return the place of the scenario at hand, or, in a campaign that is over, of the one it has come to (ML-277)."""
    if choices:
        return int(choices[0]["scenario"]) - 1
    if not played:
        return 0
    options, result = played[-1]
    return int(options["scenario"]) - 1 + (result.parts[0]["rank"] >= VETERAN)


def counted(twist: Scenario, result: Result) -> tuple[Goal, ...]:
    """Return the conditions of a game that is over, with what its result tells of them."""
    made = result.parts[0]
    told = {"gold": made.get("gold"), "missions": made.get("missions")}
    told["points"] = sum(made.get(part, 0) for part in ("glory", "reputation", "trophies", "affinities"))
    found = []
    for goal in goals_of(twist):
        have = told.get(goal.goal)
        found.append(goal if have is None else msgspec.structs.replace(goal, have=(have,)))
    return tuple(found)

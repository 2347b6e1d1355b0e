"""What scenarios ask of a greedy hero: what they offer on a space, or would offer, and answers to their questions.
What a step towards the goal is worth is left to ``scenario_goals``, the way there to ``turn_plans``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..box import compiled_effects as verb
from ..box.terms import ELEMENTS
from ..odds.forecast import duel_with
from ..rules.goods.cards import GOLD, count
from ..rules.goods.holdings import permanent
from ..rules.scenarios import played as scenarios
from ..rules.scenarios.abyss import GUARDIAN
from ..rules.scenarios.base import due, is_post
from ..rules.scenarios.doom import LAID, FinalFights, opponents
from ..rules.scenarios.farruga import nearest
from ..rules.scenarios.rescue import CARRIED
from ..rules.travel.places import chapel, distance
from ..rules.turn.course import last_round
from ..state.game_state import Table
from .piece_values import SUMS, gains
from .scenario_goals import craved, lacking, pull, step

KINDS: Final = len(ELEMENTS)
PACE: Final = 4
"""About how far a hero comes in a turn in which he is in a hurry."""
ESSENCE_FROM: Final = 8
"""The roll from which a challenge gives an essence, about."""


# What is offered


def deeds(table: Table, seat: Seat, space: int) -> list[Action]:
    """Return the free actions of the scenario that a hero would have on a freed space."""
    if not table.marks or space in table.ruined:
        return []
    here, table.at[seat] = table.at[seat], space
    found = scenarios.free_actions(table, seat)
    table.at[seat] = here
    return found


def met(table: Table, seat: Seat, space: int) -> list[int]:
    """Return the opponents of the scenario whom a hero could fight from a freed space."""
    if not table.marks:
        return []
    here, table.at[seat] = table.at[seat], space
    found = scenarios.opponents(table, seat)
    table.at[seat] = here
    return found


def vigil(table: Table, space: int) -> bool:
    """Will the dragon come to a space at the end of this round, where a hero would withstand it (EUS-062, EUS-071)?"""
    if not table.marks or not due(table, "farruga_attack"):
        return False
    return is_post(table, space) and not table.emblem[space] and space in nearest(table, [])


def after_victory(table: Table, seat: Seat, space: int) -> float:
    """Return what the scenario would offer on a space if its monster were beaten."""
    if not table.marks:
        return 0.0
    if space in table.spawned:
        return pull(table)
    before, table.hero_token[space] = table.hero_token[space], seat
    offered = deeds(table, seat, space)
    table.hero_token[space] = before
    worth = 0.8 * sum([deed_worth(table, seat, action) for action in offered])
    if met(table, seat, space):
        return worth + 0.8 * pull(table)
    return worth + 0.8 * step(table) if GUARDIAN in offered else worth


def after_challenge(table: Table, seat: Seat, space: int) -> float:
    """Return what the scenario would offer on an elemental's space if the elemental were challenged."""
    if not table.marks:
        return 0.0
    chance = likely(table, seat, ESSENCE_FROM)
    element = KINDS * seat + table.cat.map.element[space]
    table.interaction[4 * space + seat] += 1
    now = revoking(table, seat, space)
    table.essences[element] += 1
    soon = revoking(table, seat, space)
    table.essences[element] -= 1
    table.interaction[4 * space + seat] -= 1
    return now + max(0.0, soon - now) * chance if soon else chance * craved(table, seat, "essence")


def revoking(table: Table, seat: Seat, space: int) -> float:
    """Return what a hero could gain on an elemental's space, essences being changed if he can do that."""
    if not scenarios_take(table):
        return 0.0
    worth = sum([deed_worth(table, seat, action) for action in deeds(table, seat, space)])
    if not worth and change(table, seat, space) is not None and transmuter(table, seat):
        return pull(table)
    return worth


def scenarios_take(table: Table) -> bool:
    """Are essences given for elementals?"""
    return table.plan.goal.count == "elementals_revoked"


def transmuter(table: Table, seat: Seat) -> bool:
    """Has a hero a piece ready that changes essences?"""
    uses = table.cat.tile_uses
    return any(
        not table.engaged[thing]
        and any(op.verb == verb.TRANSMUTE for use in uses[table.design[thing]] for op in use.ops)
        for thing in table.things_of(seat)
    )


def change(table: Table, seat: Seat, space: int) -> Action | None:
    """Return the change of an essence after which the scenario would offer something on a space."""
    own = table.essences
    if not sum(own[KINDS * seat : KINDS * seat + KINDS]):
        return None
    for old in range(KINDS):
        for new in range(KINDS):
            if old == new or not own[KINDS * seat + old]:
                continue
            own[KINDS * seat + old] -= 1
            own[KINDS * seat + new] += 1
            offered = deeds(table, seat, space)
            own[KINDS * seat + old] += 1
            own[KINDS * seat + new] -= 1
            if offered:
                return Action("transmute", (ELEMENTS[old], ELEMENTS[new]))
    return None


# What it is worth


def likely(table: Table, seat: Seat, goal: int, bonus: int = 0) -> float:
    """Return how likely a roll of a hero comes to a number, about, his tokens helping."""
    more = bonus + permanent(table, seat, verb.CLOVER)
    chance = sum(chances for pips, chances in SUMS if pips + more >= goal) / 36
    return 1.0 - (1.0 - chance) * 0.65 ** min(2, table.gaar[seat] + table.dwurt[seat])


def deliver(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    """Villagers are brought home when they suffice, or when it is time to go."""
    n = table.marks[CARRIED + seat]
    turns = last_round(table) - table.round
    late = distance(table, table.at[seat], chapel(table)) >= PACE * turns - 2
    enough = sum(table.marks[CARRIED : CARRIED + table.seats]) >= lacking(table)
    return n * (1.3 + pulled * (1.0 if late or enough else 0.35))


def at_risk(table: Table, seat: Seat) -> float:
    """Return what a death would cost the goal: the villagers that a hero has with him (EUS-038)."""
    if table.plan.goal.count != "villagers_delivered" or not table.marks:
        return 0.0
    return 0.5 * table.marks[CARRIED + seat] * pull(table)


def gather(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    enough = sum(table.marks[CARRIED : CARRIED + table.seats]) >= lacking(table)
    return 1.5 + (0.1 if enough else 0.8) * pulled


def clue(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    return 1.0 + 0.4 * pulled


def legend(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    number = table.box.index["legend"][str(action.args[0])]
    return gains(table, seat, table.cat.legend_reward[number]) + 0.3 * pulled


def revoke(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    return 1.5 + pulled


def unravel(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    cards = min(table.figure("cards_each_turn"), count(table, seat, GOLD))
    return cards * (0.8 + 0.7 * pulled)


def seal_emblem(table: Table, seat: Seat, action: Action, pulled: float) -> float:
    """A roll with an essence or two, for an emblem or wounds."""
    helped = table.figure("essence_plus") * min(1, sum(table.essences[KINDS * seat : KINDS * seat + KINDS]))
    chance = likely(table, seat, table.figure("seal_roll"), helped)
    risk = 0.3 * table.figure("wounds") + (2.0 if table.health[seat] <= table.figure("wounds") else 0.0)
    return chance * (table.figure("seal_rep") + pulled) - (1.0 - chance) * risk


DEEDS: Final[dict[str, Callable[[Table, Seat, Action, float], float]]] = {
    "deliver": deliver,
    "gather": gather,
    "clue": clue,
    "legend": legend,
    "revoke": revoke,
    "unravel": unravel,
    "seal_emblem": seal_emblem,
}
"""What the free actions of scenarios are worth."""


def deed_worth(table: Table, seat: Seat, action: Action) -> float:
    worth = DEEDS.get(action.kind)
    return worth(table, seat, action, pull(table)) if worth is not None else 0.0


def scenario_deed(table: Table, choice: Choice) -> Action | None:
    """Return a free action of the scenario that is worth taking where the hero stands."""
    for action in choice.options:
        if action.kind in DEEDS and deed_worth(table, choice.seat, action) > 0:
            return action
    return None


# Questions


def lay_clues(table: Table, choice: Choice) -> Action:
    """Share the clues out so that both opponents are most likely beaten (EUS-053)."""
    frame = table.stack[-1]
    if not isinstance(frame, FinalFights) or frame.number:
        return choice.options[-1]
    first, second = opponents(table)
    held = len(choice.options) - 1

    def good(action: Action) -> tuple[float, float]:
        laid = int(action.args[0])
        one = chance_with(table, choice.seat, first, laid)
        return one * chance_with(table, choice.seat, second, held - laid), one

    return max(choice.options, key=good)


def chance_with(table: Table, seat: Seat, foe: int, clues: int) -> float:
    trial = table.clone()
    trial.marks[LAID] = clues
    return duel_with(trial, seat, foe, chapel(table)).win


def near_by(table: Table, choice: Choice) -> Action:
    """Choose the place that is free of monsters, and near."""
    spaces = table.cat.map.space_index

    def far(action: Action) -> tuple[bool, int]:
        space = spaces[str(action.args[0])]
        return not table.freed(space), distance(table, table.at[choice.seat], space)

    return min(choice.options, key=far)


def defended(table: Table, choice: Choice) -> Action:
    """Let the dragon come where somebody or something withstands it (EUS-071, EUS-074)."""
    spaces = table.cat.map.space_index
    return max(
        choice.options,
        key=lambda action: (
            2 * (spaces[str(action.args[0])] in table.at) + bool(table.emblem[spaces[str(action.args[0])]])
        ),
    )


def away(table: Table, choice: Choice) -> Action:
    """Send the Golem where no hero is."""
    spaces = table.cat.map.space_index
    return max(
        choice.options, key=lambda action: min(distance(table, spaces[str(action.args[0])], at) for at in table.at)
    )


def helping(table: Table, choice: Choice) -> Action:
    """Give essences for a seal until it is likely (EUS-119)."""
    more = int(choice.data.get("n", 0)) if choice.data else 0
    given = [action for action in choice.options if action.kind == "give_essence"]
    return given[0] if likely(table, choice.seat, table.figure("seal_roll"), more) < 0.85 else choice.options[0]


def close(table: Table, choice: Choice) -> Action:
    """Lay a late tile where it is near."""
    tile = table.at[choice.seat] >> 2

    def far(action: Action) -> int:
        dq, dr = int(action.args[0]) - table.tile_q[tile], int(action.args[1]) - table.tile_r[tile]
        return max(abs(dq), abs(dr), abs(dq + dr))

    return min(choice.options, key=far)


def transmute(table: Table, choice: Choice) -> Action:
    return change(table, choice.seat, table.at[choice.seat]) or PASS


QUESTIONS: Final[dict[str, Callable[[Table, Choice], Action]]] = {
    "clues": lay_clues,
    "emblem": near_by,
    "raid": defended,
    "golem": away,
    "lay-late": close,
    "seal-essences": helping,
    "transmute": transmute,
}


def scenario_answer(table: Table, choice: Choice, rng: Rng) -> Action:
    """Give what a scenario asks for; else any answer."""
    if choice.prompt in QUESTIONS:
        return QUESTIONS[choice.prompt](table, choice)
    given = [action for action in choice.options if action.kind == "give_essence"]
    if given:
        return given[0]
    if choice.default in choice.options and choice.default != PASS:
        return choice.default
    return choice.options[rng.below(len(choice.options))]

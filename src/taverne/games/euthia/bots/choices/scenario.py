"""What scenarios ask of a greedy hero: what they offer on a space, or would offer, and answers to their questions.
What a step towards the goal is worth is left to ``values.scenario_goals``, the way there to ``turn_plans``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ...box import compiled_effects as verb
from ...box.atlas import tile_of
from ...box.terms import ELEMENTS
from ...odds.forecast import quick_duel_with
from ...rules.goods.card_decks import GOLD
from ...rules.goods.cards import count
from ...rules.goods.holdings import permanent
from ...rules.scenarios import doom, rescue
from ...rules.scenarios.abyss import GUARDIAN
from ...rules.scenarios.base import due, is_post
from ...rules.scenarios.doom import FinalFights, opponents
from ...rules.scenarios.farruga import nearest
from ...rules.travel.places import chapel, distance
from ...rules.turn.course import last_round
from ...state.game_state import EuthiaState
from ..values.pieces import SUMS, gains
from ..values.scenario_goals import craved, lacking, pull, step

KINDS: Final = len(ELEMENTS)
PACE: Final = 4
"""About how far a hero comes in a turn in which he is in a hurry."""
ESSENCE_FROM: Final = 8
"""The roll from which a challenge gives an essence, about."""


# What is offered


def deeds(state: EuthiaState, seat: Seat, space: int) -> list[Action]:
    """Return the free actions of the scenario that a hero would have on a freed space."""
    if state.tale is None or space in state.ruined:
        return []
    here, state.at[seat] = state.at[seat], space
    found = state.story.free_here(state, seat)
    state.at[seat] = here
    return found


def met(state: EuthiaState, seat: Seat, space: int) -> list[int]:
    """Return the opponents of the scenario whom a hero could fight from a freed space."""
    if state.tale is None:
        return []
    here, state.at[seat] = state.at[seat], space
    found = state.story.opponents(state, seat)
    state.at[seat] = here
    return found


def vigil(state: EuthiaState, space: int) -> bool:
    """Will the dragon come to a space at the end of this round, where a hero would withstand it (EUS-062, EUS-071)?"""
    if state.tale is None or not due(state, "farruga_attack"):
        return False
    return is_post(state, space) and not state.emblem[space] and space in nearest(state, [])


def after_victory(state: EuthiaState, seat: Seat, space: int) -> float:
    """Return what the scenario would offer on a space if its monster were beaten."""
    if state.tale is None:
        return 0.0
    if space in state.spawned:
        return pull(state)
    before, state.hero_token[space] = state.hero_token[space], seat
    offered = deeds(state, seat, space)
    state.hero_token[space] = before
    worth = 0.8 * sum([deed_worth(state, seat, action) for action in offered])
    if met(state, seat, space):
        return worth + 0.8 * pull(state)
    return worth + 0.8 * step(state) if GUARDIAN in offered else worth


def after_challenge(state: EuthiaState, seat: Seat, space: int) -> float:
    """Return what the scenario would offer on an elemental's space if the elemental were challenged."""
    if state.tale is None:
        return 0.0
    chance = likely(state, seat, ESSENCE_FROM)
    element = state.cat.map.element[space]
    state.add_tokens(seat, space, 1)
    now = revoking(state, seat, space)
    state.essences[seat][element] += 1
    soon = revoking(state, seat, space)
    state.essences[seat][element] -= 1
    state.interaction[seat].remove(space)
    return now + max(0.0, soon - now) * chance if soon else chance * craved(state, seat, "essence")


def revoking(state: EuthiaState, seat: Seat, space: int) -> float:
    """Return what a hero could gain on an elemental's space, essences being changed if he can do that."""
    if not scenarios_take(state):
        return 0.0
    worth = sum([deed_worth(state, seat, action) for action in deeds(state, seat, space)])
    if not worth and change(state, seat, space) is not None and transmuter(state, seat):
        return pull(state)
    return worth


def scenarios_take(state: EuthiaState) -> bool:
    """Are essences given for elementals?"""
    return state.plan.goal.count == "elementals_revoked"


def transmuter(state: EuthiaState, seat: Seat) -> bool:
    """Has a hero a piece ready that changes essences?"""
    uses = state.cat.tile_uses
    return any(
        not state.engaged[thing]
        and any(op.verb == verb.TRANSMUTE for use in uses[state.design[thing]] for op in use.ops)
        for thing in state.things_of(seat)
    )


def change(state: EuthiaState, seat: Seat, space: int) -> Action | None:
    """Return the change of an essence after which the scenario would offer something on a space."""
    own = state.essences[seat]
    if not sum(own):
        return None
    for old in range(KINDS):
        for new in range(KINDS):
            if old == new or not own[old]:
                continue
            own[old] -= 1
            own[new] += 1
            offered = deeds(state, seat, space)
            own[old] += 1
            own[new] -= 1
            if offered:
                return Action("transmute", (ELEMENTS[old], ELEMENTS[new]))
    return None


# What it is worth


def likely(state: EuthiaState, seat: Seat, goal: int, bonus: int = 0) -> float:
    """Return how likely a roll of a hero comes to a number, about, his tokens helping."""
    more = bonus + permanent(state, seat, verb.CLOVER)
    chance = sum(chances for pips, chances in SUMS if pips + more >= goal) / 36
    return 1.0 - (1.0 - chance) * 0.65 ** min(2, state.gaar[seat] + state.dwurt[seat])


def deliver(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    """Villagers are brought home when they suffice, or when it is time to go."""
    n = rescue.tale(state).carried[seat]
    turns = last_round(state) - state.round
    late = distance(state, state.at[seat], chapel(state)) >= PACE * turns - 2
    enough = sum(rescue.tale(state).carried) >= lacking(state)
    return n * (1.3 + pulled * (1.0 if late or enough else 0.35))


def at_risk(state: EuthiaState, seat: Seat) -> float:
    """Return what a death would cost the goal: the villagers that a hero has with him (EUS-038)."""
    if state.plan.goal.count != "villagers_delivered" or state.tale is None:
        return 0.0
    return 0.5 * rescue.tale(state).carried[seat] * pull(state)


def gather(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    enough = sum(rescue.tale(state).carried) >= lacking(state)
    return 1.5 + (0.1 if enough else 0.8) * pulled


def clue(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    return 1.0 + 0.4 * pulled


def legend(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    number = state.box.index["legend"][action.word()]
    return gains(state, seat, state.cat.legend_reward[number]) + 0.3 * pulled


def revoke(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    return 1.5 + pulled


def unravel(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    cards = min(state.figure("cards_each_turn"), count(state, seat, GOLD))
    return cards * (0.8 + 0.7 * pulled)


def seal_emblem(state: EuthiaState, seat: Seat, action: Action, pulled: float) -> float:
    """A roll with an essence or two, for an emblem or wounds."""
    helped = state.figure("essence_plus") * min(1, sum(state.essences[seat]))
    chance = likely(state, seat, state.figure("seal_roll"), helped)
    risk = 0.3 * state.figure("wounds") + (2.0 if state.health[seat] <= state.figure("wounds") else 0.0)
    return chance * (state.figure("seal_rep") + pulled) - (1.0 - chance) * risk


DEEDS: Final[dict[str, Callable[[EuthiaState, Seat, Action, float], float]]] = {
    "deliver": deliver,
    "gather": gather,
    "clue": clue,
    "legend": legend,
    "revoke": revoke,
    "unravel": unravel,
    "seal_emblem": seal_emblem,
}
"""What the free actions of scenarios are worth."""


def deed_worth(state: EuthiaState, seat: Seat, action: Action) -> float:
    worth = DEEDS.get(action.kind)
    return worth(state, seat, action, pull(state)) if worth is not None else 0.0


def scenario_deed(state: EuthiaState, choice: Choice) -> Action | None:
    """Return a free action of the scenario that is worth taking where the hero stands."""
    for action in choice.options:
        if action.kind in DEEDS and deed_worth(state, choice.seat, action) > 0:
            return action
    return None


# Questions


def lay_clues(state: EuthiaState, choice: Choice) -> Action:
    """Share the clues out so that both opponents are most likely beaten (EUS-053)."""
    frame = state.stack[-1]
    if not isinstance(frame, FinalFights) or frame.number:
        return choice.options[-1]
    first, second = opponents(state)
    held = len(choice.options) - 1

    def good(action: Action) -> tuple[float, float]:
        laid = action.number()
        one = chance_with(state, choice.seat, first, laid)
        return one * chance_with(state, choice.seat, second, held - laid), one

    return max(choice.options, key=good)


def chance_with(state: EuthiaState, seat: Seat, foe: int, clues: int) -> float:
    trial = state.clone()
    doom.tale(trial).laid = clues
    return quick_duel_with(trial, seat, foe, chapel(state)).win


def near_by(state: EuthiaState, choice: Choice) -> Action:
    """Choose the place that is free of monsters, and near."""
    spaces = state.cat.map.space_index

    def far(action: Action) -> tuple[bool, int]:
        space = spaces[action.word()]
        return not state.freed(space), distance(state, state.at[choice.seat], space)

    return min(choice.options, key=far)


def defended(state: EuthiaState, choice: Choice) -> Action:
    """Let the dragon come where somebody or something withstands it (EUS-071, EUS-074)."""
    spaces = state.cat.map.space_index
    return max(
        choice.options,
        key=lambda action: 2 * (spaces[action.word()] in state.at) + bool(state.emblem[spaces[action.word()]]),
    )


def away(state: EuthiaState, choice: Choice) -> Action:
    """Send the Golem where no hero is."""
    spaces = state.cat.map.space_index
    return max(choice.options, key=lambda action: min(distance(state, spaces[action.word()], at) for at in state.at))


def helping(state: EuthiaState, choice: Choice) -> Action:
    """Give essences for a seal until it is likely (EUS-119)."""
    more = int(choice.data.get("n", 0)) if choice.data else 0
    given = [action for action in choice.options if action.kind == "give_essence"]
    return given[0] if likely(state, choice.seat, state.figure("seal_roll"), more) < 0.85 else choice.options[0]


def close(state: EuthiaState, choice: Choice) -> Action:
    """Lay a late tile where it is near."""
    tile = tile_of(state.at[choice.seat])

    def far(action: Action) -> int:
        dq, dr = action.number() - state.tile_q[tile], action.number(1) - state.tile_r[tile]
        return max(abs(dq), abs(dr), abs(dq + dr))

    return min(choice.options, key=far)


def transmute(state: EuthiaState, choice: Choice) -> Action:
    return change(state, choice.seat, state.at[choice.seat]) or PASS


QUESTIONS: Final[dict[str, Callable[[EuthiaState, Choice], Action]]] = {
    "clues": lay_clues,
    "emblem": near_by,
    "raid": defended,
    "golem": away,
    "lay-late": close,
    "seal-essences": helping,
    "transmute": transmute,
}


def scenario_answer(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Give what a scenario asks for; else any answer."""
    if choice.prompt in QUESTIONS:
        return QUESTIONS[choice.prompt](state, choice)
    given = [action for action in choice.options if action.kind == "give_essence"]
    if given:
        return given[0]
    if choice.default in choice.options and choice.default != PASS:
        return choice.default
    return choice.options[rng.below(len(choice.options))]

"""How the scenario stands, for all to see: its goal, its dragon or Golem, and what each hero has done for it.
Holds keys only; the sentences are in locale/*/board.ftl, what the numbers mean in ``state.tales``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box.integer_tables import NONE
from ..box.scenarios import SCENARIOS
from ..box.written.texts import Said, say
from ..rules.scenarios import abyss, collision, doom, dragon, farruga, golem, hunt, mirrezil, rescue, revocation
from ..rules.scenarios.base import wanted
from ..state.game_state import COMPETITIVE, SETUP, EuthiaState
from ..state.tales import DragonTale, GolemTale
from .structs import StoryView


def story_view(state: EuthiaState) -> StoryView:
    """Return how the scenario stands."""
    if state.phase == SETUP or (state.tale is None and state.scenario):
        return StoryView()
    word = SCENARIOS[state.scenario]
    alone = state.mode != COMPETITIVE
    who = "dragon" if isinstance(state.tale, DragonTale) else "golem" if isinstance(state.tale, GolemTale) else ""
    space = state.tale.at if isinstance(state.tale, DragonTale | GolemTale) else NONE
    return StoryView(
        count=done(state) if alone else 0,
        goal=wanted(state) if alone else 0,
        who=who,
        at=state.cat.map.words[space] if space != NONE else "",
        lines=tuple(LINES[word](state)),
    )


def done(state: EuthiaState) -> int:
    """Return how much of the goal is done; a spell counter goes down to its goal (EUS-103)."""
    if SCENARIOS[state.scenario] == "devastation":
        return max(0, wanted(state) - golem.tale(state).counter)
    return state.story.count(state)


def each(state: EuthiaState, message: str, counts: list[int], **more: list[int]) -> list[Said]:
    """A message for every seat of which something is counted; ``more`` are further counts, by seat too."""
    found = []
    for seat in range(state.seats):
        others = {name: other[seat] for name, other in more.items()}
        if counts[seat] or any(others.values()):
            found.append(say(message, seat=seat, n=counts[seat], **others))
    return found


def of_hunt(state: EuthiaState) -> list[Said]:
    if state.mode == COMPETITIVE:
        return []
    return [say("story-medals", **{medal: state.figure(medal) for medal in hunt.MEDALS})]


def of_rescue(state: EuthiaState) -> list[Said]:
    told = rescue.tale(state)
    return [
        say("story-villagers", seat=seat, n=told.carried[seat], handed=told.handed[seat]) for seat in range(state.seats)
    ]


def of_doom(state: EuthiaState) -> list[Said]:
    found, told = [], doom.tale(state)
    for number, witness in enumerate(state.box.cards.witness):
        if told.turned[number]:
            seats = [seat for seat, clue in enumerate(told.taken[number]) if clue]
            message = "story-witness-heard" if seats else "story-witness"
            found.append(say(message, witness=f"witness-{witness.id}", **({"seats": seats} if seats else {})))
    found += each(state, "story-clues", told.clues)
    return found + each(state, "story-beaten", told.beaten)


def of_dragon(state: EuthiaState) -> list[Said]:
    """The stage that is on, unless the dragon is beaten."""
    stages = state.cat.foes.opponents[SCENARIOS[state.scenario]]
    told = dragon.tale(state)
    stage = told.stage
    if stage >= len(stages):
        return [say("story-dragon-beaten")]
    foe = stages[stage]
    health = state.story.foe_health(state, foe)
    data = {"n": stage + 1, "of": len(stages), "damage": told.damage, "health": health}
    return [say("story-stage", foe=state.cat.foes.names[foe], **data), *each(state, "story-dealt", told.dealt)]


def of_farruga(state: EuthiaState) -> list[Said]:
    most = {"most": state.figure("razed_at_most"), "limited": state.mode != COMPETITIVE}
    return [*of_dragon(state), say("story-razed", n=farruga.tale(state).razed, **most)]


def of_mirrezil(state: EuthiaState) -> list[Said]:
    found, told = [], mirrezil.tale(state)
    if told.event != NONE:
        found.append(say("story-event", event=f"event-{state.box.cards.event[told.event].id}"))
    found += of_dragon(state)
    for number, legend in enumerate(state.box.cards.legend):
        by = told.completed[number]
        if by != NONE:
            found.append(say("story-legend-done", legend=f"legend-{legend.id}", seat=by))
        elif told.up[number]:
            found.append(say("story-legend", legend=f"legend-{legend.id}"))
    return found


def of_devastation(state: EuthiaState) -> list[Said]:
    told = golem.tale(state)
    found = [say("story-spell", n=told.counter)]
    if not told.arrived:
        found.append(say("story-golem-coming", n=state.figure("arrival_round")))
    return found + each(state, "story-spell-points", told.points)


def of_collision(state: EuthiaState) -> list[Said]:
    told = collision.tale(state)
    found = [say("story-emblems", n=told.laid, of=state.figure("emblems"))]
    found += each(state, "story-sealed", told.sealed)
    return [*found, say("story-faer", seat=told.holder)] if told.holder != NONE else found


def of_revocation(state: EuthiaState) -> list[Said]:
    told = revocation.tale(state)
    sides = {"air_water": told.airy, "earth_fire": told.earthy}
    left = {side: state.figure(side) - sum(tokens) for side, tokens in sides.items()}
    return [say("story-revocable", **left), *each(state, "story-revoked", told.airy, other=told.earthy)]


def of_abyss(state: EuthiaState) -> list[Said]:
    found, told = [], abyss.tale(state)
    for chapter, by in enumerate(told.seals, 1):
        found.append(say("story-seal", n=chapter, seat=by) if by != NONE else say("story-abyss-open", n=chapter))
    return found + each(state, "story-demon", told.demon)


LINES: Final[dict[str, Callable[[EuthiaState], list[Said]]]] = {
    "hunt": of_hunt,
    "rescue": of_rescue,
    "doom": of_doom,
    "farruga": of_farruga,
    "mirrezil": of_mirrezil,
    "devastation": of_devastation,
    "collision": of_collision,
    "revocation_1": of_revocation,
    "revocation_2": of_revocation,
    "revocation_3": of_revocation,
    "abyss": of_abyss,
}

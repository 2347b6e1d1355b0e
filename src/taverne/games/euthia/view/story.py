"""How the scenario stands, for all to see: its goal, its dragon or Golem, and what each hero has done for it.
Holds keys only; the sentences are in locale/*/board.ftl, what the marks mean in the scenarios themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..box.scenarios import SCENARIOS
from ..box.texts import Said, say
from ..rules.scenarios import abyss, collision, devastation, doom, dragon, farruga, golem, hunt, mirrezil, rescue
from ..rules.scenarios.base import SEATS, wanted
from ..state.game_state import COMPETITIVE, SETUP, EuthiaState


class StoryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """``count`` of ``goal`` is done (0 of 0 among rivals); ``who`` (dragon, golem) is ``at`` a space of the map, or
    beside it (""); ``lines`` are messages with their data."""

    count: int = 0
    goal: int = 0
    who: str = ""
    at: str = ""
    lines: tuple[dict[str, Any], ...] = ()


def story_view(state: EuthiaState) -> StoryView:
    """Return how the scenario stands."""
    if state.phase == SETUP or (not state.marks and state.scenario):
        return StoryView()
    word = SCENARIOS[state.scenario]
    alone = state.mode != COMPETITIVE
    who = "dragon" if word in ("farruga", "mirrezil") else "golem" if word == "devastation" else ""
    space = state.marks[dragon.AT] - 1 if who else -1
    return StoryView(
        count=done(state) if alone else 0,
        goal=wanted(state) if alone else 0,
        who=who,
        at=state.cat.map.words[space] if space >= 0 else "",
        lines=tuple(LINES[word](state)),
    )


def done(state: EuthiaState) -> int:
    """Return how much of the goal is done; a spell counter goes down to its goal (EUS-103)."""
    if SCENARIOS[state.scenario] == "devastation":
        return max(0, wanted(state) - state.marks[golem.COUNTER])
    return state.story.count(state)


def each(state: EuthiaState, message: str, first: int, **more: int) -> list[Said]:
    """A message for every seat of which the marks count something; ``more`` are further counts by their places."""
    found = []
    for seat in range(state.seats):
        others = {name: state.marks[at + seat] for name, at in more.items()}
        if state.marks[first + seat] or any(others.values()):
            found.append(say(message, seat=seat, n=state.marks[first + seat], **others))
    return found


def of_hunt(state: EuthiaState) -> list[Said]:
    if state.mode == COMPETITIVE:
        return []
    return [say("story-medals", **{medal: state.figure(medal) for medal in hunt.MEDALS})]


def of_rescue(state: EuthiaState) -> list[Said]:
    marks = state.marks
    return [
        say("story-villagers", seat=seat, n=marks[rescue.CARRIED + seat], handed=marks[rescue.HANDED + seat])
        for seat in range(state.seats)
    ]


def of_doom(state: EuthiaState) -> list[Said]:
    found = []
    for number, witness in enumerate(state.box.cards.witness):
        if state.marks[doom.TURNED + number]:
            taken = state.marks[doom.TAKEN + SEATS * number : doom.TAKEN + SEATS * number + state.seats]
            seats = [seat for seat, clue in enumerate(taken) if clue]
            message = "story-witness-heard" if seats else "story-witness"
            found.append(say(message, witness=f"witness-{witness.id}", **({"seats": seats} if seats else {})))
    found += each(state, "story-clues", doom.CLUES)
    return found + each(state, "story-beaten", doom.BEATEN)


def of_dragon(state: EuthiaState) -> list[Said]:
    """The stage that is on, unless the dragon is beaten."""
    stages = state.cat.foes.opponents[SCENARIOS[state.scenario]]
    stage = state.marks[dragon.STAGE]
    if stage >= len(stages):
        return [say("story-dragon-beaten")]
    foe = stages[stage]
    health = state.story.foe_health(state, foe)
    damage = state.marks[dragon.DAMAGE]
    data = {"n": stage + 1, "of": len(stages), "damage": damage, "health": health}
    return [say("story-stage", foe=state.cat.foes.names[foe], **data), *each(state, "story-dealt", dragon.DEALT)]


def of_farruga(state: EuthiaState) -> list[Said]:
    most = {"most": state.figure("razed_at_most"), "limited": state.mode != COMPETITIVE}
    return [*of_dragon(state), say("story-razed", n=state.marks[farruga.RAZED], **most)]


def of_mirrezil(state: EuthiaState) -> list[Said]:
    found = []
    event = state.marks[mirrezil.EVENT]
    if event:
        found.append(say("story-event", event=f"event-{state.box.cards.event[event - 1].id}"))
    found += of_dragon(state)
    for number, legend in enumerate(state.box.cards.legend):
        mark = state.marks[mirrezil.LEGENDS + number]
        if mark == 1:
            found.append(say("story-legend", legend=f"legend-{legend.id}"))
        elif mark:
            found.append(say("story-legend-done", legend=f"legend-{legend.id}", seat=mark - mirrezil.COMPLETED))
    return found


def of_devastation(state: EuthiaState) -> list[Said]:
    found = [say("story-spell", n=state.marks[golem.COUNTER])]
    if not state.marks[golem.ARRIVED]:
        found.append(say("story-golem-coming", n=state.figure("arrival_round")))
    return found + each(state, "story-spell-points", devastation.POINTS)


def of_collision(state: EuthiaState) -> list[Said]:
    found = [say("story-emblems", n=state.marks[collision.LAID], of=state.figure("emblems"))]
    found += each(state, "story-sealed", collision.SEALED)
    holder = state.marks[collision.HOLDER]
    return [*found, say("story-faer", seat=holder - 1)] if holder else found


def of_revocation(state: EuthiaState) -> list[Said]:
    left = {
        side: state.figure(side) - sum(state.marks[SEATS * at : SEATS * at + SEATS])
        for at, side in enumerate(("air_water", "earth_fire"))
    }
    return [say("story-revocable", **left), *each(state, "story-revoked", 0, other=SEATS)]


def of_abyss(state: EuthiaState) -> list[Said]:
    found = []
    for chapter, seal in enumerate(state.marks[: abyss.CHAPTERS], 1):
        found.append(say("story-seal", n=chapter, seat=seal - 1) if seal else say("story-abyss-open", n=chapter))
    return found + each(state, "story-demon", abyss.DEMON)


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

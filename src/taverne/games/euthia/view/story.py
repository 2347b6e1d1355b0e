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
from ..rules.scenarios.played import story
from ..state.game_state import COMPETITIVE, SETUP, Table


class StoryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """``count`` of ``goal`` is done (0 of 0 among rivals); ``who`` (dragon, golem) is ``at`` a space of the map, or
    beside it (""); ``lines`` are messages with their data."""

    count: int = 0
    goal: int = 0
    who: str = ""
    at: str = ""
    lines: tuple[dict[str, Any], ...] = ()


def story_view(table: Table) -> StoryView:
    """Return how the scenario stands."""
    if table.phase == SETUP or (not table.marks and table.scenario):
        return StoryView()
    word = SCENARIOS[table.scenario]
    alone = table.mode != COMPETITIVE
    who = "dragon" if word in ("farruga", "mirrezil") else "golem" if word == "devastation" else ""
    space = table.marks[dragon.AT] - 1 if who else -1
    return StoryView(
        count=done(table) if alone else 0,
        goal=wanted(table) if alone else 0,
        who=who,
        at=table.cat.map.words[space] if space >= 0 else "",
        lines=tuple(LINES[word](table)),
    )


def done(table: Table) -> int:
    """Return how much of the goal is done; a spell counter goes down to its goal (EUS-103)."""
    if SCENARIOS[table.scenario] == "devastation":
        return max(0, wanted(table) - table.marks[golem.COUNTER])
    return story(table).count(table)


def each(table: Table, message: str, first: int, **more: int) -> list[Said]:
    """A message for every seat of which the marks count something; ``more`` are further counts by their places."""
    found = []
    for seat in range(table.seats):
        others = {name: table.marks[at + seat] for name, at in more.items()}
        if table.marks[first + seat] or any(others.values()):
            found.append(say(message, seat=seat, n=table.marks[first + seat], **others))
    return found


def of_hunt(table: Table) -> list[Said]:
    if table.mode == COMPETITIVE:
        return []
    return [say("story-medals", **{medal: table.figure(medal) for medal in hunt.MEDALS})]


def of_rescue(table: Table) -> list[Said]:
    marks = table.marks
    return [
        say("story-villagers", seat=seat, n=marks[rescue.CARRIED + seat], handed=marks[rescue.HANDED + seat])
        for seat in range(table.seats)
    ]


def of_doom(table: Table) -> list[Said]:
    found = []
    for number, witness in enumerate(table.box.cards.witness):
        if table.marks[doom.TURNED + number]:
            taken = table.marks[doom.TAKEN + SEATS * number : doom.TAKEN + SEATS * number + table.seats]
            seats = [seat for seat, clue in enumerate(taken) if clue]
            message = "story-witness-heard" if seats else "story-witness"
            found.append(say(message, witness=f"witness-{witness.id}", **({"seats": seats} if seats else {})))
    found += each(table, "story-clues", doom.CLUES)
    return found + each(table, "story-beaten", doom.BEATEN)


def of_dragon(table: Table) -> list[Said]:
    """The stage that is on, unless the dragon is beaten."""
    stages = table.cat.foes.opponents[SCENARIOS[table.scenario]]
    stage = table.marks[dragon.STAGE]
    if stage >= len(stages):
        return [say("story-dragon-beaten")]
    foe = stages[stage]
    health = story(table).foe_health(table, foe)
    damage = table.marks[dragon.DAMAGE]
    data = {"n": stage + 1, "of": len(stages), "damage": damage, "health": health}
    return [say("story-stage", foe=table.cat.foes.names[foe], **data), *each(table, "story-dealt", dragon.DEALT)]


def of_farruga(table: Table) -> list[Said]:
    most = {"most": table.figure("razed_at_most"), "limited": table.mode != COMPETITIVE}
    return [*of_dragon(table), say("story-razed", n=table.marks[farruga.RAZED], **most)]


def of_mirrezil(table: Table) -> list[Said]:
    found = []
    event = table.marks[mirrezil.EVENT]
    if event:
        found.append(say("story-event", event=f"event-{table.box.cards.event[event - 1].id}"))
    found += of_dragon(table)
    for number, legend in enumerate(table.box.cards.legend):
        mark = table.marks[mirrezil.LEGENDS + number]
        if mark == 1:
            found.append(say("story-legend", legend=f"legend-{legend.id}"))
        elif mark:
            found.append(say("story-legend-done", legend=f"legend-{legend.id}", seat=mark - mirrezil.COMPLETED))
    return found


def of_devastation(table: Table) -> list[Said]:
    found = [say("story-spell", n=table.marks[golem.COUNTER])]
    if not table.marks[golem.ARRIVED]:
        found.append(say("story-golem-coming", n=table.figure("arrival_round")))
    return found + each(table, "story-spell-points", devastation.POINTS)


def of_collision(table: Table) -> list[Said]:
    found = [say("story-emblems", n=table.marks[collision.LAID], of=table.figure("emblems"))]
    found += each(table, "story-sealed", collision.SEALED)
    holder = table.marks[collision.HOLDER]
    return [*found, say("story-faer", seat=holder - 1)] if holder else found


def of_revocation(table: Table) -> list[Said]:
    left = {
        side: table.figure(side) - sum(table.marks[SEATS * at : SEATS * at + SEATS])
        for at, side in enumerate(("air_water", "earth_fire"))
    }
    return [say("story-revocable", **left), *each(table, "story-revoked", 0, other=SEATS)]


def of_abyss(table: Table) -> list[Said]:
    found = []
    for chapter, seal in enumerate(table.marks[: abyss.CHAPTERS], 1):
        found.append(say("story-seal", n=chapter, seat=seal - 1) if seal else say("story-abyss-open", n=chapter))
    return found + each(table, "story-demon", abyss.DEMON)


LINES: Final[dict[str, Callable[[Table], list[Said]]]] = {
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

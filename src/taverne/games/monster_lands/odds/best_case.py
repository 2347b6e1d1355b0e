"""What a plan may still become: the required dice it lacks, and all that could go with it.
How good each is, is left to ``advice`` and its odds; what may be added, to the rules of sending out."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from taverne.engine.actions import Seat

from ..box.catalogue import CODE_COLOUR, GATES, PLACE_OF
from ..rules.clan.regions import by_colours
from ..rules.outside.expeditions import Sending
from ..state.game_state import LandsState
from .forecast import Load, load_of


def completions(state: LandsState, seat: Seat, e: int, load: Load, lacking: int, place: int) -> list[Load]:
    """Return every load that the missing dice of a mission could make of one, from the pool as it is (ML-103)."""
    allowed = state.cat.mission_colours[state.missions[place]][place]
    taken = [n - state.dice[colour][e] for colour, n in enumerate(load.dice)]
    room = [
        have - used if colour in allowed else 0
        for colour, (have, used) in enumerate(zip(by_colours(state, seat), taken, strict=True))
    ]
    found = []
    for force in range(min(room[0], lacking) + 1):
        for magic in range(min(room[1], lacking - force) + 1):
            persuasion = lacking - force - magic
            if persuasion <= room[2]:
                added = (load.dice[0] + force, load.dice[1] + magic, load.dice[2] + persuasion)
                found.append(load._replace(dice=added))
    return found


def promised(state: LandsState, seat: Seat, sending: Sending, worth: Callable[[Load], Fraction]) -> Load:
    """Return the plan filled up: the best dice that fit, then the traps and tokens that make it better (ML-107).

    What is of no use alone may be of use together: it goes along where there is room left.
    """
    e = sending.e
    start = load_of(state, e, seat)
    best = max(fillings(state, seat, sending, start), key=worth)
    value = worth(best)
    idle = []
    for more in extras(state, seat, sending):
        if fits(state, e, more(best)):
            found = worth(more(best))
            if found > value:
                best, value = more(best), found
            else:
                idle.append(more)
    for more in idle:
        if fits(state, e, more(best)) and worth(more(best)) >= value:
            best = more(best)
            value = worth(best)
    return best


def fillings(state: LandsState, seat: Seat, sending: Sending, load: Load) -> list[Load]:
    """Return the load with every choice of as many dice as may still be added (ML-107, ML-117)."""
    missing, colours = sending.dice_wanted(state)
    pool = state.pool[seat]
    have = [pool[code] if CODE_COLOUR[code] in colours else 0 for code in (0, 1)]
    room = max(0, min(missing, sum(have)))
    while room and not fits(state, sending.e, load._replace(dice=(load.dice[0] + room, *load.dice[1:]))):
        room -= 1  # tokens laid before take up the spaces of dice
    found = []
    for force in range(min(room, have[0]) + 1):
        if room - force <= have[1]:
            dice = (load.dice[0] + force, load.dice[1] + room - force, load.dice[2])
            found.append(load._replace(dice=dice))
    return found or [load]


def fits(state: LandsState, e: int, load: Load) -> bool:
    """Whether there is room for a load's traps and Defence tokens beside its dice (ML-108 to ML-110, ML-117)."""
    tokens, dice = len(load.traps) + load.hidden + load.shields, sum(load.dice)
    if PLACE_OF[e] == GATES:
        gates = state.box.cards.gates
        return tokens <= (gates.die_spaces - dice) // gates.token_size
    room = state.box.cards.expedition
    return tokens <= room.token_spaces + (room.die_spaces - dice) // room.token_size


def extras(state: LandsState, seat: Seat, sending: Sending) -> list[Callable[[Load], Load]]:
    """Return what may still be added besides dice, each as a step from a load to the next (ML-068, ML-108)."""
    e = sending.e
    steps: list[Callable[[Load], Load]] = []
    if state.potion[seat] and not state.potions[e]:
        steps.append(lambda now: now._replace(potions=now.potions + 1))
    if state.venom[seat] and not state.venoms[e]:
        steps.append(lambda now: now._replace(venoms=now.venoms + 1))
    for kind in state.traps[seat]:
        steps.append(lambda now, kind=kind: now._replace(traps=(*now.traps, kind)))  # type: ignore[misc]
    return [*steps, *[lambda now: now._replace(shields=now.shields + 1)] * state.defence[seat]]

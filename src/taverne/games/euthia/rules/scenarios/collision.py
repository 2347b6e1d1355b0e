"""Collision: emblems where powers of two elementals meet, their seals, the power of the Faer (EUS-113 to EUS-125).
The dice are left to ``hero_roll``, the use of the power to ``uses``.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import CENTRE, ELEMENTAL
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS
from ...state.game_state import EuthiaState
from ...state.tales import CollisionTale
from ..combat.hero_roll import SKOLDUR, HeroRolling
from ..goods.payment import spend_dwurt
from ..travel.elementals import powers
from ..travel.places import name
from ..travel.wounds import wound
from .base import Story, due, earn, most

TRY: Final = Action("seal_emblem")
ROLL: Final = Action("done")


def tale(state: EuthiaState) -> CollisionTale:
    assert isinstance(state.tale, CollisionTale)
    return state.tale


class Collision(Story):
    """Emblems come with the tiles, and in round 5 to make up the number."""

    def prepare(self, state: EuthiaState) -> None:
        state.tale = CollisionTale()

    def tile_revealed(self, state: EuthiaState, tile: int) -> Flow:
        return call(state, LayingEmblems())

    def round_start(self, state: EuthiaState, number: int) -> Flow:
        return call(state, FillingEmblems()) if due(state, "fill_emblems") else None

    def why_not(self, state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
        """Return why a hero may not try to seal an emblem (EUS-117, EUS-118)."""
        if action != TRY:
            return None
        here = state.at[seat]
        if not state.emblem[here] or not state.freed(here):
            return Reason("no-emblem", "EUS-117")
        if tale(state).tried[seat] == state.round:
            return Reason("tried-already", "EUS-117")
        tokens = state.dwurt if state.hero[seat] == SKOLDUR else state.gaar
        return Reason("no-seal-price", "EUS-118") if tokens[seat] < state.figure("gaar") else None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        return [TRY] if state.emblem[state.at[seat]] and self.why_not(state, seat, TRY) is None else []

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        return call(state, TryingToSeal(seat, state.at[seat]))

    def has_power(self, state: EuthiaState, seat: Seat) -> bool:
        """May a hero use the power of the Faer, once in a round (EUS-122, EUS-123)?"""
        return tale(state).holder == seat and tale(state).used != state.round

    def spend_power(self, state: EuthiaState) -> None:
        tale(state).used = state.round

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        return most(tale(state).sealed, seat, state.figure("most_rep"))

    def count(self, state: EuthiaState) -> int:
        return sum(tale(state).sealed)


def outer(state: EuthiaState) -> list[int]:
    """Return the revealed outer spaces."""
    return [space for tile in sorted(state.order) for space in range(4 * tile, 4 * tile + CENTRE)]


def affecting(state: EuthiaState, space: int) -> list[int]:
    """Return the spaces of the elementals whose power reaches a space."""
    element = state.cat.map.element
    return sorted(one for one in (space, *state.near[space]) if element[one] != NONE and one not in state.absent)


def meetings(state: EuthiaState) -> dict[tuple[int, int], list[int]]:
    """Return, for pairs of elementals of different elements without emblem yet, where both have power (EUS-114)."""
    element = state.cat.map.element
    done = set(tale(state).pairs)
    found: dict[tuple[int, int], list[int]] = {}
    for space in outer(state):
        near = affecting(state, space)
        for n, one in enumerate(near):
            for other in near[n + 1 :]:
                if element[one] != element[other] and (one, other) not in done:
                    found.setdefault((one, other), []).append(space)
    return found


def lay_emblem(state: EuthiaState, space: int, rule: str) -> None:
    state.emblem[space] += 1
    tale(state).laid += 1
    state.tell("emblem", rule, space=name(state, space))


@procedure
class LayingEmblems(Frame):
    """Each pair of elementals that meet brings one emblem; the player in turn says where (EUS-114, EUS-115)."""

    @step
    def choose(self, state: EuthiaState) -> Flow:
        found = meetings(state)
        if not found or tale(state).laid >= state.figure("emblems"):
            return DONE
        pair = min(found)
        spaces = [space for space in found[pair] if not state.emblem[space]]
        options = tuple([Action("emblem", (state.cat.map.words[space],)) for space in spaces])
        if not options:
            return answered(state, ROLL)
        return choose(state, state.turn, "emblem", options, "EUS-114", default=options[0])

    @step
    def lay(self, state: EuthiaState) -> Flow:
        """A pair without any space left for an emblem has had its chance."""
        tale(state).pairs.append(min(meetings(state)))
        if state.answer != ROLL:
            lay_emblem(state, state.cat.map.space_index[state.answer.word()], "EUS-114")
        return self.go(self.choose)


@procedure
class FillingEmblems(Frame):
    """In round 5 the first player lays what is missing on different elementals' spaces (EUS-116)."""

    @step
    def choose(self, state: EuthiaState) -> Flow:
        goal = min(state.seats + state.figure("fill_beyond_heroes"), state.figure("emblems"))
        land = state.cat.map.land
        spaces = [space for space in outer(state) if land[space] == ELEMENTAL and not state.emblem[space]]
        if tale(state).laid >= goal or not spaces:
            return DONE
        options = tuple([Action("emblem", (state.cat.map.words[space],)) for space in spaces])
        return choose(state, state.first, "emblem", options, "EUS-116", default=options[0])

    @step
    def lay(self, state: EuthiaState) -> Flow:
        lay_emblem(state, state.cat.map.space_index[state.answer.word()], "EUS-116")
        return self.go(self.choose)


@procedure
class TryingToSeal(Frame):
    """Gaar, essences, a hero roll: the emblem, or wounds (EUS-117 to EUS-122)."""

    seat: Seat = 0
    space: int = 0
    more: int = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        price = state.figure("gaar")
        tale(state).tried[self.seat] = state.round
        if state.hero[self.seat] == SKOLDUR:
            spend_dwurt(state, self.seat, price)
        else:
            state.gaar[self.seat] -= price
        return None

    @step
    def essences(self, state: EuthiaState) -> Flow:
        """Essences of elements that have power here may be discarded before the roll (EUS-119)."""
        here = powers(state, self.space)
        held = state.essences[self.seat]
        fit = [n for n in range(len(ELEMENTS)) if held[n] and here >> n & 1]
        if not fit:
            return self.go(self.roll)
        options = (ROLL, *[Action("give_essence", (ELEMENTS[n],)) for n in fit])
        return ask(state, Choice(self.seat, "seal-essences", options, "EUS-119", {"n": self.more}, ROLL))

    @step
    def spend(self, state: EuthiaState) -> Flow:
        if state.answer == ROLL:
            return self.go(self.roll)
        state.essences[self.seat][ELEMENTS.index(state.answer.word())] -= 1
        self.more += state.figure("essence_plus")
        return self.go(self.essences)

    @step
    def roll(self, state: EuthiaState) -> Flow:
        return call(state, HeroRolling(self.seat, "seal", bonus=self.more))

    @step
    def judge(self, state: EuthiaState) -> Flow:
        """Reputation grows with the emblems one has; who sealed last holds the power (EUS-120 to EUS-122)."""
        seat, told = self.seat, tale(state)
        if cast(HeroRolling, state.returned).total < state.figure("seal_roll"):
            state.tell("seal-failed", "EUS-121", seat=seat)
            return wound(state, seat, state.figure("wounds"))
        state.emblem[self.space] -= 1
        state.tell("emblem-sealed", "EUS-120", seat=seat, space=name(state, self.space))
        earn(state, seat, state.figure("seal_rep") + state.figure("emblem_rep") * told.sealed[seat], "EUS-120")
        told.sealed[seat] += 1
        told.holder = seat
        return None

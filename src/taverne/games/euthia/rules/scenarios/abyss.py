"""Into the Abyss: guardians of open abysses, seals, falls from one to another, the Magma Demon (EUS-144 to EUS-160).
The fights are left to ``fight``.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import ABYSS, CENTRE, TEMPLE, tile_of
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS
from ...state.duel import Duel
from ...state.game_state import KNOWN, SOLO, EuthiaState
from ...state.tales import AbyssTale
from ..combat.aftermath import MeetingNext
from ..combat.fight import Fighting
from ..travel.movement import enter
from ..travel.places import JUMP, name
from ..travel.wounds import wound
from ..turn.tokens import COMBAT, held, spend
from .base import Story, earn, most

GUARDIAN: Final = Action("guardian")
LEVELS: Final = (1, 2, 2, 3, 3)
"""The level of a chapter's guardian (EUS-148)."""


def tale(state: EuthiaState) -> AbyssTale:
    assert isinstance(state.tale, AbyssTale)
    return state.tale


class Abyss(Story):
    """Five abysses, one in each chapter, and the Ancient Temple."""

    def prepare(self, state: EuthiaState) -> None:
        state.tale = AbyssTale()

    def tile_revealed(self, state: EuthiaState, tile: int) -> Flow:
        """The demon stands where the temple's monster would (EUS-153)."""
        for space in range(4 * tile, 4 * tile + CENTRE):
            if state.cat.map.land[space] == TEMPLE:
                state.absent.append(space)
        return None

    def barred(self, state: EuthiaState, seat: Seat, space: int) -> Reason | None:
        """The temple opens after a number of seals (EUS-153)."""
        if state.cat.map.land[space] != TEMPLE:
            return None
        needed = state.figure("enter_after_solo" if state.mode == SOLO else "enter_after")
        return Reason("temple-closed", "EUS-153", {"n": needed}) if sealed(state) < needed else None

    def opponents(self, state: EuthiaState, seat: Seat) -> list[int]:
        """On the temple space one may fight the demon, until one has beaten it (EUS-155)."""
        there = state.cat.map.land[state.at[seat]] == TEMPLE and not tale(state).demon[seat]
        return [demon(state)] if there else []

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        here = state.at[seat]
        if not is_open(state, here):
            return []
        found = [GUARDIAN] if self.guarded(state, seat) and held(state, seat, COMBAT) else []
        if tale(state).fell[seat] != state.round:
            found += [Action("fall", (state.cat.map.words[space],)) for space in open_abysses(state) if space != here]
        return found

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        if action != GUARDIAN:
            return call(state, Falling(seat, state.cat.map.space_index[action.word()]))
        spend(state, seat, COMBAT)
        return self.fight_guardian(state, seat)

    def guarded(self, state: EuthiaState, seat: Seat) -> bool:
        here = state.at[seat]
        level = LEVELS[chapter_of(state, here)] - 1
        cards = state.top[level] != NONE or state.monsters[level] or state.monsters_discard[level]
        return is_open(state, here) and bool(cards)

    def fight_guardian(self, state: EuthiaState, seat: Seat) -> Flow:
        return call(state, Guarding(seat, state.at[seat]))

    def rule(self, state: EuthiaState, word: str, usual: int) -> int:
        """A guardian has more Chaos than its card shows (EUS-148)."""
        guarded = word == "extra_chaos" and state.tale is not None and tale(state).guarded != NONE
        return usual + state.figure("guardian_chaos") if guarded else usual

    def extra_gaar(self, state: EuthiaState) -> int:
        return state.figure("guardian_gaar") if tale(state).guarded != NONE else 0

    def foe_health(self, state: EuthiaState, foe: int) -> int:
        """Seals weaken the demon (EUS-156)."""
        health = state.cat.foes.health[foe]
        return health - state.figure("demon_health_for_seal") * sealed(state) if foe == demon(state) else health

    def monster_beaten(self, state: EuthiaState, foe: int, space: int) -> Flow:
        if foe == demon(state):
            duel = state.duel
            assert isinstance(duel, Duel)
            tale(state).demon[duel.seat] = 1
        return None

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        """Most seals, at least one; tied heroes all (EUS-158)."""
        counts = [tale(state).seals.count(one) for one in range(state.seats)]
        return most(counts, seat, state.figure("most_rep"))

    def count(self, state: EuthiaState) -> int:
        return sealed(state)

    def reached(self, state: EuthiaState) -> bool:
        """Seals, and the demon beaten, on heroic by every hero (EUS-159, EUS-160)."""
        beaten = tale(state).demon[: state.seats]
        return Story.reached(self, state) and (all(beaten) if state.figure("demon_by_all") else any(beaten))


def demon(state: EuthiaState) -> int:
    return state.cat.foes.opponents["magma_demon"][0]


def sealed(state: EuthiaState) -> int:
    """Return how many abysses are sealed."""
    return len([seat for seat in tale(state).seals if seat != NONE])


def chapter_of(state: EuthiaState, space: int) -> int:
    """Return the chapter of a space's tile, from 0."""
    return state.cat.map.chapter[tile_of(space)] - 1


def is_open(state: EuthiaState, space: int) -> bool:
    """Is a space an abyss that is freed and not sealed (EUS-147)?"""
    freed = state.cat.map.land[space] == ABYSS and state.freed(space)
    return freed and tale(state).seals[chapter_of(state, space)] == NONE


def open_abysses(state: EuthiaState) -> list[int]:
    spaces = [space for tile in sorted(state.order) for space in range(4 * tile, 4 * tile + CENTRE)]
    return [space for space in spaces if is_open(state, space)]


@procedure
class Guarding(Frame):
    """The fight against a guardian, and the seal for who has beaten it (EUS-148 to EUS-151)."""

    seat: Seat = 0
    space: int = 0
    level: int = 0

    @step
    def begin(self, state: EuthiaState) -> Flow:
        """A deck whose last card was won takes back what was discarded (EU-044)."""
        self.level = LEVELS[chapter_of(state, self.space)] - 1
        return call(state, MeetingNext(self.level)) if state.top[self.level] == NONE else None

    @step
    def fight(self, state: EuthiaState) -> Flow:
        """The guardian is the top monster of its level; who it is shows only now."""
        tale(state).guarded = self.space
        return call(state, Fighting(self.seat, state.top[self.level], self.space))

    @step
    def after(self, state: EuthiaState) -> Flow:
        tale(state).guarded = NONE
        if not cast(Fighting, state.returned).won:
            state.top_seen[self.level] = KNOWN
            return DONE
        return call(state, MeetingNext(self.level))

    @step
    def offer(self, state: EuthiaState) -> Flow:
        """An essence seals the abyss; without one it stays open (EUS-150)."""
        essences = state.essences[self.seat]
        options = [Action("give_essence", (word,)) for word, n in zip(ELEMENTS, essences, strict=True) if n]
        if not options:
            return DONE
        return ask(state, Choice(self.seat, "seal-abyss", (PASS, *options), "EUS-150", default=options[0]))

    @step
    def seal(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return DONE
        chapter = chapter_of(state, self.space)
        state.essences[self.seat][ELEMENTS.index(state.answer.word())] -= 1
        tale(state).seals[chapter] = self.seat
        state.tell("abyss-sealed", "EUS-150", seat=self.seat, space=name(state, self.space))
        earn(state, self.seat, state.figure(f"rep_{chapter + 1}"), "EUS-151")
        return DONE


@procedure
class Falling(Frame):
    """A wound, and the hero is in another open abyss (EUS-152)."""

    seat: Seat = 0
    space: int = 0
    before: int = 0

    @step
    def suffer(self, state: EuthiaState) -> Flow:
        tale(state).fell[self.seat] = state.round
        self.before = state.at[self.seat]
        return wound(state, self.seat, state.figure("fall_wounds"))

    @step
    def arrive(self, state: EuthiaState) -> Flow:
        """Who dies of the wound falls no further."""
        return enter(state, self.seat, self.space, JUMP) if state.at[self.seat] == self.before else DONE

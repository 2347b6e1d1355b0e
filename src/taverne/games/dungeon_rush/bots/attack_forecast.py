"""A round of attacks weighed in advance: who beats what, and how the claims may go on from here.

What a won monster is worth is left to each bot; the rules are never asked, only what a player sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..state.game_state import beats
from ..state.terms import HANDS, NONE
from .box_knowledge import BoxKnowledge, Sight, combined

Worth: TypeAlias = Callable[[Sight, int, int], float]
"""Of a sight, a seat and a monster: what winning it is worth to that seat."""

LOST: Final = 1.0
"""What a lost fight costs, in coins (DR-088)."""
HALF: Final = 0.6
"""A monster that takes both heroes is ranked by this part of its worth: the second might have won another."""
BLOCKS: Final = 3
"""So many monsters that a seat cannot beat are weighed as monsters to take from others."""


class Reach:
    """What one seat can win of the monsters on the table: alone with either hand, or with both, and its worth."""

    __slots__ = ("alone", "ranked", "together", "value")

    def __init__(self, knowledge: BoxKnowledge, sight: Sight, seat: int, worth: Worth) -> None:
        left, right = sight.skills[seat]
        both = combined(left, right)
        defences = [knowledge.box.monster_defence[monster] for monster in sight.slots]
        able = any(sight.free[seat])
        within = [able and holder in (NONE, seat) for holder in sight.holder]
        self.together = [open_ and beats(both, d) for open_, d in zip(within, defences, strict=True)]
        self.alone = [
            [possible and beats(hero, d) for possible, d in zip(self.together, defences, strict=True)]
            for hero in (left, right)
        ]
        self.value = [
            worth(sight, seat, monster) if possible else 0.0
            for possible, monster in zip(self.together, sight.slots, strict=True)
        ]
        self.ranked: list[tuple[float, int, int]] = []

    def rank(self) -> None:
        """Sort the claims by worth: (rank, hand, slot), with a hand of -1 for a monster that takes both.

        Of two hands that can win the same, the one that can win less else goes first.
        """
        ranked: list[tuple[float, int, int]] = []
        for hand in (0, 1):
            uses = sum(self.alone[hand])
            for slot, wins in enumerate(self.alone[hand]):
                if wins:
                    ranked.append((self.value[slot] - 0.01 * uses, hand, slot))
        for slot, possible in enumerate(self.together):
            if possible and not self.alone[0][slot] and not self.alone[1][slot]:
                ranked.append((HALF * self.value[slot], -1, slot))
        ranked.sort(key=lambda claim: -claim[0])
        self.ranked = [claim for claim in ranked if claim[0] > 0]


class AttackForecast:
    """The fights of a round as one seat judges them, and the ways to choose a claim by them."""

    def __init__(self, knowledge: BoxKnowledge, sight: Sight, worth: Worth) -> None:
        self.knowledge = knowledge
        self.sight = sight
        self.worth = worth
        self.mine = Reach(knowledge, sight, sight.me, worth)

    def misjudge(self, rng: Rng) -> None:
        """Believe of one hero that it beats a monster that it does not (DR-177)."""
        sight = self.sight
        wrong = [
            (hand, slot)
            for hand in (0, 1)
            for slot in range(len(sight.slots))
            if sight.holder[slot] in (NONE, sight.me) and not self.mine.alone[hand][slot]
        ]
        if wrong:
            hand, slot = wrong[rng.below(len(wrong))]
            self.mine.alone[hand][slot] = True
            self.mine.together[slot] = True
            self.mine.value[slot] = self.worth(sight, sight.me, sight.slots[slot])

    def read(self, action: Action) -> tuple[int, int]:
        """Return hand and slot of a claim."""
        return HANDS.index(action.word()), self.sight.slots.index(self.knowledge.box.monster_index[action.word(1)])

    def joins(self, slot: int) -> bool:
        """Whether a second hero turns a fight that the first would lose."""
        on = self.sight.on[self.sight.me]
        if slot not in on or not self.mine.together[slot]:
            return False
        return not self.mine.alone[on.index(slot)][slot]

    # Caring for oneself only

    def richest(self, choice: Choice, alone_only: bool) -> Action:
        """Return the first claim of the plan that brings most, or the last option (no claim) if none does."""
        best, most = choice.options[-1], 0.0
        for action in choice.options:
            if action.kind == "claim":
                total = self.plan(*self.read(action), alone_only)
                if total > most:
                    best, most = action, total
        return best

    def plan(self, hand: int, slot: int, alone_only: bool) -> float:
        """Return what a claim brings together with the best that the other hero can do after it."""
        sight, mine = self.sight, self.mine
        other = 1 - hand
        if slot in sight.on[sight.me]:
            return 0.0 if alone_only or not self.joins(slot) else mine.value[slot] + LOST
        rest = 0.0
        if sight.free[sight.me][other]:
            rest = max([mine.value[s] for s, wins in enumerate(mine.alone[other]) if wins and s != slot], default=0.0)
        if mine.alone[hand][slot]:
            return mine.value[slot] + 0.5 * max(rest, 0.0)
        if alone_only or not mine.together[slot] or not sight.free[sight.me][other]:
            return 0.0
        return HALF * mine.value[slot]

    # Minding the others

    def played_out(self, choice: Choice, envy: float) -> Action:
        """Play the round on from each sensible claim, everybody taking the best, and return the one that ends best.

        What rivals get counts against it, ``envy`` for each coin: so a monster is also taken from those
        who want it, if that is worth a lost fight.
        """
        sight = self.sight
        reaches_of = [
            self.mine if seat == sight.me else Reach(self.knowledge, sight, seat, self.worth)
            for seat in range(sight.seats)
        ]
        for reach in reaches_of:
            reach.rank()
        before, after = turns(sight, choice.prompt)
        best, most = choice.options[-1], -1e9
        for action in self.sensible(choice, reaches_of):
            course = Course(sight, reaches_of)
            course.run(before)
            course.stand(sight.me, sight.on[sight.me])
            if action.kind == "claim":
                course.claim(sight.me, *self.read(action))
            elif action.kind != "pass":
                course.give_up(sight.me, action)
            course.run(after)
            total = course.balance(sight.me, envy)
            if total > most + 1e-9:
                best, most = action, total
        return best

    def sensible(self, choice: Choice, everyone: list[Reach]) -> list[Action]:
        """Return the claims that win or help to win, a few that only block a rival, and to claim nothing."""
        sight, mine = self.sight, self.mine
        wanted = [
            max([reach.value[slot] for seat, reach in enumerate(everyone) if seat != sight.me], default=0.0)
            for slot in range(len(sight.slots))
        ]
        worst = sorted(wanted)[-BLOCKS:][0] if wanted else 0.0
        found = [choice.options[-1]]
        for action in choice.options[:-1]:
            hand, slot = self.read(action)
            if slot in sight.on[sight.me]:
                good = self.joins(slot)
            else:
                good = mine.alone[hand][slot] or (mine.together[slot] and sight.free[sight.me][1 - hand])
                good = good or wanted[slot] >= max(worst, LOST)
            if good:
                found.append(action)
        return found


class Course:
    """One way in which the claims of a round may go on."""

    __slots__ = ("free", "gained", "holder", "joint", "reaches")

    def __init__(self, sight: Sight, everyone: list[Reach]) -> None:
        self.reaches = everyone
        self.holder = sight.holder[:]
        self.free = [hands[:] for hands in sight.free]
        self.gained = [0.0] * sight.seats
        self.joint = [NONE] * sight.seats
        for seat, (left, right) in enumerate(sight.on):
            slot, hand = (left, 0) if left != NONE else (right, 1)
            if slot != NONE and any(self.free[seat]):
                reach = everyone[seat]
                if reach.together[slot] and not reach.alone[hand][slot]:
                    self.joint[seat] = slot

    def run(self, order: list[int]) -> None:
        """Let the seats of ``order`` claim in turn, each the best it can."""
        for at, seat in enumerate(order):
            self.pick(seat, seat in order[at + 1 :])

    def stand(self, seat: int, on: list[int]) -> None:
        """Let what the seat has assigned in secret count now, unless those before it took the monster."""
        for slot in on:
            if slot != NONE and self.holder[slot] == NONE:
                self.holder[slot] = seat
            elif slot != NONE and self.holder[slot] != seat:
                self.joint[seat] = NONE

    def give_up(self, seat: int, action: Action) -> None:
        """Keep one hero back (``hold``), or all that are free (``done``)."""
        for hand in (0, 1):
            if action.kind == "done" or action.args[0] == HANDS[hand]:
                self.free[seat][hand] = False

    def pick(self, seat: int, again: bool) -> None:
        """Join what is begun, or take the best monster left; begin one for two only if there is a second turn."""
        free = self.free[seat]
        slot = self.joint[seat]
        if slot != NONE:
            if free[0] or free[1]:
                self.claim(seat, 0 if free[0] else 1, slot)
            return
        holder = self.holder
        for _, hand, slot in self.reaches[seat].ranked:
            if holder[slot] == NONE and (free[hand] if hand >= 0 else again and free[0] and free[1]):
                self.claim(seat, max(hand, 0), slot)
                return

    def claim(self, seat: int, hand: int, slot: int) -> None:
        """Put a hero on a monster; one that is held already lets it do nothing."""
        reach = self.reaches[seat]
        self.free[seat][hand] = False
        if self.joint[seat] == slot:
            self.gained[seat] += reach.value[slot] + LOST
            self.joint[seat] = NONE
        elif self.holder[slot] == NONE:
            self.holder[slot] = seat
            if reach.alone[hand][slot]:
                self.gained[seat] += reach.value[slot]
            else:
                self.gained[seat] -= LOST
                if reach.together[slot]:
                    self.joint[seat] = slot

    def balance(self, me: int, envy: float) -> float:
        """Return what the seat gained, less what its rivals did."""
        return (1.0 + envy) * self.gained[me] - envy * sum(self.gained)


def turns(sight: Sight, prompt: str) -> tuple[list[int], list[int]]:
    """Return who claims before this claim counts, and who after it.

    Turn by turn that is known (DR-160).  In a race everybody might be next: one claim each, then
    another.  In secret, whoever has priority in a clash claims as if before (DR-164).
    """
    me, seats = sight.me, sight.seats
    order = [(sight.table.first + turn) % seats for turn in range(seats)]
    mine = order.index(me)
    if prompt.startswith("assign"):
        twice = [seat for seat in order for _ in (0, 1)]
        return twice[: 2 * mine], twice[2 * mine + 1 :]
    if prompt == "attack":
        rivals = [(me + turn) % seats for turn in range(1, seats)]
        return [], [*rivals, me, *rivals]
    later = order[mine + 1 :]
    if any(not all(sight.free[seat]) for seat in (me, *later)):
        return [], order[:mine][::-1]
    return [], [*later, *later[::-1], me, *order[:mine][::-1]]

"""Leaders, wages and deserters, and a clan that starts afresh (ML-150 to ML-152, ML-195 to ML-202).
When this is settled is left to the Cleanup."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE
from ...state.game_state import LandsState
from ..battle.attack import leave
from ..citadel.purchases import discard_gear, put_on
from ..citadel.tavern import enlist
from ..solo.scenarios import is_last_chance
from .free_actions import do_free
from .free_options import free_options, manage_action, ready_loot, spare_gold, vacancies
from .supplies import add_gold

PAY: Final = Action("pay")
FRESH: Final = Action("fresh")


def most_reputed(state: LandsState, members: list[int]) -> list[int]:
    """Return those of highest reputation, of these the dearest (ML-195, ML-200)."""
    cat = state.cat
    best = max([(cat.reputation[m], cat.cost[m]) for m in members])
    return [m for m in members if (cat.reputation[m], cat.cost[m]) == best]


@procedure
class Succeeding(Frame):
    """A clan whose leader died promotes its most reputed member, managers last (ML-195 to ML-197, ML-177).

    Whoever is to lead may be made a manager first, if somebody else is left to lead (ML-176); and loot may bring a
    recruit who takes over (ML-179, ML-322).
    """

    seat: Seat = 0

    def heirs(self, state: LandsState) -> list[int]:
        members = state.members[self.seat]
        free = [member for member in members if member not in state.manager]
        found = most_reputed(state, free or members)
        novices = [m for m in found if state.novice(m)]
        return novices[:1] if len(novices) == len(found) else found

    @step
    def offer(self, state: LandsState) -> Flow:
        if state.leader[self.seat] != NONE:
            return DONE
        recruits = recruiting_loot(state, self.seat)
        if not state.members[self.seat]:
            return choose(state, self.seat, "leader", [PASS, *recruits], "ML-195")
        heirs = self.heirs(state)
        options = [state.cat.leader_action[member] for member in heirs]
        if sum(member not in state.manager for member in state.members[self.seat]) > 1:
            options += [manage_action(state, r, member) for r, member in vacancies(state, self.seat) if member in heirs]
        return choose(state, self.seat, "leader", options + recruits, "ML-195")

    @step
    def promote(self, state: LandsState) -> Flow:
        if state.answer == PASS:
            return DONE
        if state.answer.kind in ("manage", "loot"):
            self.go(self.offer)
            return do_free(state, self.seat, state.answer)
        member = state.cat.member_index[state.answer.word()]
        state.leader[self.seat] = member
        if member in state.manager:
            state.manager[state.manager.index(member)] = NONE
        state.tell("leader", "ML-195", seat=self.seat, mercenary=state.cat.member_names[member])
        return DONE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("leader", "ML-195") if state.asked(seat) else Reason("not-asked")


def recruiting_loot(state: LandsState, seat: Seat) -> list[Action]:
    """Return how loot could be discarded for a recruit now (ML-322)."""
    cat = state.cat
    return [cat.use_loot[t] for t in ready_loot(state, seat) if cat.loot_source[t].take is not None]


def paid(state: LandsState, seat: Seat) -> list[int]:
    """Return who is paid: not the leader, not the managers (ML-084, ML-174, ML-198)."""
    leader = state.leader[seat]
    return [m for m in state.members[seat] if m != leader and m not in state.manager]


def wages_due(state: LandsState, seat: Seat) -> int:
    """Return what a clan owes as things stand: so much for each, by its glory (ML-198)."""
    cat = state.cat
    return len(paid(state, seat)) * cat.bracket_wage[cat.bracket(state.glory[seat])]


def deserters(state: LandsState, seat: Seat) -> list[int]:
    """Return of whom one would leave if wages were due now; nobody where the gold is enough (ML-199, ML-200)."""
    unpaid = state.gold[seat] < wages_due(state, seat)
    return most_reputed(state, paid(state, seat)) if unpaid else []


@procedure
class PayingWages(Frame):
    """Each member but leader and managers is paid by the clan's glory, or somebody deserts (ML-198 to ML-202)."""

    seat: Seat = 0

    def due(self, state: LandsState) -> int:
        return wages_due(state, self.seat)

    def matters(self, state: LandsState) -> bool:
        """Whether something that may be done at any time would change anything now (ML-176, ML-179, ML-202)."""
        seat = self.seat
        short = state.gold[seat] < self.due(state)
        if short and spare_gold(state, seat):
            return True
        if vacancies(state, seat) or (is_last_chance(state, seat) and free_options(state, seat)):
            return True
        return bool(recruiting_loot(state, seat))

    @step
    def offer(self, state: LandsState) -> Flow:
        if not self.matters(state):
            return self.go(self.pay)
        options = (PAY, *free_options(state, self.seat))
        data: dict[str, int | str] = {"due": self.due(state), "n": state.gold[self.seat]}
        return ask(state, Choice(self.seat, "wages", options, "ML-202", data, default=PAY))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == PAY:
            return self.go(self.pay)
        self.go(self.offer)
        return do_free(state, self.seat, state.answer)

    @step
    def pay(self, state: LandsState) -> Flow:
        due = self.due(state)
        if state.gold[self.seat] >= due:
            add_gold(state, self.seat, -due, "ML-198")
            return DONE
        state.tell("wages-short", "ML-199", seat=self.seat, due=due)
        add_gold(state, self.seat, -state.gold[self.seat], "ML-199")
        return call(state, Deserting(self.seat, paid(state, self.seat)))

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("wages", "ML-202") if state.asked(seat) else Reason("not-asked")


@procedure
class Deserting(Frame):
    """The most reputed of those unpaid leaves; its equipment goes to others where it can (ML-199 to ML-201)."""

    seat: Seat = 0
    among: list[int] = []
    member: int = NONE

    @step
    def offer(self, state: LandsState) -> Flow:
        found = most_reputed(state, self.among)
        if all(state.novice(member) for member in found):
            del found[:-1]
        return choose(state, self.seat, "desert", [state.cat.desert[member] for member in found], "ML-200")

    @step
    def choose(self, state: LandsState) -> Flow:
        self.member = state.cat.member_index[state.answer.word()]
        state.tell("deserted", "ML-199", seat=self.seat, mercenary=state.cat.member_names[self.member])
        return None

    @step
    def offer_gear(self, state: LandsState) -> Flow:
        """Equipment is handed on, also in place of another of its type, or discarded (ML-092, ML-094, ML-201)."""
        cat = state.cat
        for gear in state.gear_of(self.member):
            takers = self.takers(state, gear)
            if takers:
                options = (PASS, *[cat.equip[member] for member in takers])
                data: dict[str, int | str] = {"equipment": cat.gear_names[gear]}
                return ask(state, Choice(self.seat, "inherit", options, "ML-201", data, default=PASS))
            discard_gear(state, gear)
        return self.go(self.depart)

    def takers(self, state: LandsState, gear: int) -> list[int]:
        """Return who could wear it; nobody swaps it for one of the same name."""
        cat = state.cat
        return [
            member
            for member in state.members[self.seat]
            if member != self.member and all(cat.gear_ids[worn] != cat.gear_ids[gear] for worn in state.gear_of(member))
        ]

    @step
    def hand_on(self, state: LandsState) -> Flow:
        gear = next(gear for gear in state.gear_of(self.member) if self.takers(state, gear))
        if state.answer == PASS:
            discard_gear(state, gear)
        else:
            put_on(state, state.cat.member_index[state.answer.word()], gear)
        return self.go(self.offer_gear)

    @step
    def depart(self, state: LandsState) -> Flow:
        return leave(state, self.seat, self.member)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("desert", "ML-200") if state.asked(seat) else Reason("not-asked")


@procedure
class StartingAfresh(Frame):
    """A clan with nobody left may take a novice as its leader and some gold (ML-150 to ML-152)."""

    seat: Seat = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        if not state.novices:
            return DONE
        return ask(state, Choice(self.seat, "fresh", (FRESH, PASS), "ML-150", default=FRESH))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == PASS:
            return DONE
        novice = state.novices.pop(0)
        enlist(state, self.seat, novice)
        state.leader[self.seat] = novice
        state.tell("fresh", "ML-150", seat=self.seat)
        floor = state.box.cards.prices.fresh_start
        add_gold(state, self.seat, max(0, floor - state.gold[self.seat]), "ML-151")
        return DONE

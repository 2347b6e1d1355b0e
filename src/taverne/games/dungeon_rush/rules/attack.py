"""The attack in its four ways: a race as it arrives or made fair, turn by turn, or in secret (DR-047 to DR-063).

Sections 12 to 14 and 17 of the ledger rule the digital side; what the fights give is left to resolution.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import CLOCK, PASS, Action, Seat
from taverne.engine.decisions import Choice, Decision, Timer
from taverne.engine.frames import DONE, WAIT, Flow, Frame, ask, procedure, step
from taverne.engine.matches.race import CAP_MS
from taverne.engine.reasons import Reason
from taverne.engine.secret import SecretAnswers, answers_of

from ..state.game_state import DungeonState, hero_at
from ..state.records import Claim
from ..state.terms import FAIR, HANDS, NONE, SECRET

FINISHED: Final = Action("done")
HOLD: Final = (Action("hold", ("left",)), Action("hold", ("right",)))
TRIAL_SECONDS: Final = (8, 6, 5)


def open_slots(state: DungeonState, seat: Seat) -> list[int]:
    """Return the monsters that a seat may attack, nobody's or its own, however strong (DR-057, DR-059, DR-063)."""
    right_ones = (NONE, seat)
    return [slot for slot, holder in enumerate(state.holder) if holder in right_ones]


def open_claims(state: DungeonState, seat: Seat) -> list[Action]:
    """Return the legal claims of a seat: a hero attacks once a round (DR-050, DR-051)."""
    hands = state.free_hands(seat)
    if not hands:
        return []
    pairs, slots = state.box.claims, state.slots
    open_ones = [pairs[slots[slot]] for slot in open_slots(state, seat)]
    return [pair[hand] for hand in hands for pair in open_ones]


def why_not_claim(state: DungeonState, seat: Seat, action: Action) -> Reason:
    """Return why a seat may not make a claim that is not among its open ones."""
    claim = read_claim(state, action)
    if claim is None:
        return Reason("claim-unknown", "DR-121")
    hand, slot = claim
    if not 0 <= seat < state.seats:
        return Reason("claim-owner", "DR-121")
    if state.finished[seat]:
        return Reason("claim-finished", "DR-062")
    if state.used(seat, hand):
        return Reason("claim-used", "DR-050", {"hand": HANDS[hand]})
    monster = state.box.monster_words[state.slots[slot]]
    return Reason("claim-held", "DR-060", {"seat": state.holder[slot], "monster": monster})


def commit(state: DungeonState, seat: Seat, hand: int, slot: int) -> None:
    """An accepted claim: the first makes its player the only attacker (DR-049, DR-058, DR-127, DR-130)."""
    state.holder[slot] = seat
    state.target[hero_at(seat, hand)] = slot
    monster = state.box.monster_words[state.slots[slot]]
    state.tell("claimed", "DR-127", reveals=state.mode == SECRET, seat=seat, hand=HANDS[hand], monster=monster)


def read_claim(state: DungeonState, action: Action) -> tuple[int, int] | None:
    """Return hand and slot of a claim, or None if it names no hero or no monster on the table (DR-120, DR-121)."""
    if action.kind != "claim" or len(action.args) != 2 or action.args[0] not in HANDS:
        return None
    monster = state.box.monster_index.get(action.word(1), NONE)
    if monster not in state.slots:
        return None
    return HANDS.index(action.word()), state.slots.index(monster)


def claims_to_try(state: DungeonState) -> tuple[Action, ...]:
    """Return every claim that a player might think of: both hands on all monsters, the left one first."""
    pairs = [state.box.claims[monster] for monster in state.slots]
    return (*[left for left, _ in pairs], *[right for _, right in pairs])


def too_late(state: DungeonState) -> Reason:
    """Return the refusal of a claim after the end of the attack (DR-146, DR-147)."""
    return Reason("claim-late", "DR-147" if state.mode == FAIR else "DR-146")


def claimed_already(state: DungeonState, seat: Seat, action: Action) -> bool:
    """Whether a claim only says again what holds, if only provisionally (DR-126)."""
    claim = read_claim(state, action)
    if claim is None or not 0 <= seat < state.seats:
        return False
    hand, slot = claim
    return state.target[hero_at(seat, hand)] == slot or any(
        (c.seat, c.hand, c.slot) == (seat, hand, slot) for c in state.claims
    )


def without(options: tuple[Action, ...], gone: tuple[Action, Action]) -> tuple[Action, ...]:
    """Return the options less the claims on a monster that somebody has taken."""
    left, right = gone
    rest = tuple([option for option in options if option is not left and option is not right])
    if len(rest) < len(options):
        return rest
    return tuple([option for option in options if option not in gone])  # read from a save: equal, not the same


@procedure
class Attacking(Frame):
    """The race: answers count in the order in which the authority feeds them (DR-047, DR-129, DR-141, DR-142)."""

    TIMED = True

    @step
    def race(self, state: DungeonState) -> Flow:
        decisions: list[Decision] = []
        shared: tuple[Action, ...] = ()  # seats with both heroes free may all claim the same
        for seat in range(state.seats):
            if state.finished[seat]:
                continue
            fresh = len(state.free_hands(seat)) == len(HANDS)
            if fresh and shared:
                decisions.append(Choice(seat, "attack", shared, "DR-047", None, FINISHED, True))
                continue
            choice = self.choice(state, seat)
            if choice is not None:
                decisions.append(choice)
                shared = choice.options if fresh else shared
        if not decisions and not state.claims:
            state.closing = False
            return DONE
        return ask(state, *decisions, *self.timers(state))

    @step
    def take(self, state: DungeonState) -> Flow:
        action = state.answer
        if state.by == CLOCK:
            return self.expire(state)
        if action.kind == "done":
            state.finished[state.by] = True
            state.tell("finished", "DR-061", seat=state.by)
            return self.put_on(state, state.by, None)
        claim = read_claim(state, action)
        assert claim is not None
        hand, slot = claim
        if state.mode == FAIR and state.holder[slot] == NONE:
            state.claims.append(Claim(slot, state.stamp, state.by, hand))
            return self.go(self.race)
        taken = state.holder[slot] == NONE
        commit(state, state.by, hand, slot)
        return self.put_on(state, state.by, state.box.claims[state.slots[slot]] if taken else None)

    def put_on(self, state: DungeonState, seat: Seat, gone: tuple[Action, Action] | None) -> Flow:
        """Put the race again, changing only what the last answer of ``seat`` changed."""
        decisions: list[Decision] = []
        before: tuple[Action, ...] = ()
        options = before
        for decision in state.pending:
            if decision.seat == seat:
                choice = None if state.finished[seat] else self.choice(state, seat)
                if choice is None:
                    continue
                decision = choice
            elif gone is not None and type(decision) is Choice:
                if decision.options is not before:  # seats that have not claimed share one tuple
                    before = decision.options
                    options = without(before, gone)
                if len(options) == 1:
                    continue
                decision = Choice(decision.seat, "attack", options, "DR-047", None, FINISHED, True)
            decisions.append(decision)
        waits = bool(decisions) and decisions[0].seat >= 0  # the clock's timers come last
        if not waits and not state.claims:
            state.closing = False
            return DONE
        self.go(self.take)
        state.pending = tuple(decisions)
        return WAIT

    def choice(self, state: DungeonState, seat: Seat) -> Choice | None:
        """Return what a seat may still do; a hero without any legal claim counts as used (DR-144)."""
        claims = open_claims(state, seat)
        if not claims:
            return None
        return Choice(seat, "attack", (*claims, FINISHED), "DR-047", None, FINISHED, True)

    def timers(self, state: DungeonState) -> list[Decision]:
        """The round timer (DR-142, DR-186), the windows of provisional claims (DR-134), the last grace (DR-147)."""
        timers: list[Decision] = []
        for slot in dict.fromkeys(claim.slot for claim in state.claims):
            name = state.box.monster_ids[state.slots[slot]]
            timers.append(Timer("settle", CAP_MS, "DR-134", state.round, name))
        if state.closing:
            timers.append(Timer("close", CAP_MS, "DR-147", state.round))
        elif seconds := round_seconds(state):
            timers.append(Timer("round", 1000 * seconds, "DR-142", state.round))
        return timers

    def expire(self, state: DungeonState) -> Flow:
        """A window closes, or the attack ends and free heroes stay out of it (DR-135, DR-145, DR-147)."""
        what = state.answer.word()
        if what == "settle":
            slot = state.slots.index(state.box.monster_index[state.answer.word(2)])
            settle(state, slot)
            return self.go(self.race)
        if what == "round" and state.mode == FAIR:
            state.closing = True
            return self.go(self.race)
        for slot in dict.fromkeys(claim.slot for claim in state.claims):
            settle(state, slot)
        state.closing = False
        state.tell("time", "DR-142")
        return DONE

    def untimely(self, state: DungeonState, seat: Seat, action: Action, stamp: int) -> Reason | None:
        if action.kind != "claim":
            return None
        hand = action.word()
        if stamp < state.locked[hero_at(seat, HANDS.index(hand))]:
            return Reason("claim-locked", "DR-117", {"hand": hand})
        seconds = round_seconds(state)
        return too_late(state) if seconds and stamp > 1000 * seconds else None

    def repeats(self, state: DungeonState, seat: Seat, action: Action) -> bool:
        return claimed_already(state, seat, action)

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if action.kind == "claim":
            return why_not_claim(state, seat, action)
        if 0 <= seat < state.seats and not state.asked(seat):
            return Reason("claim-finished", "DR-062")
        return Reason("attack-only", "DR-049")

    def tries(self, state: DungeonState, seat: Seat) -> tuple[Action, ...]:
        return (*claims_to_try(state), FINISHED)


def round_seconds(state: DungeonState) -> int:
    """Return how long the attack lasts at most, 0 if for ever (DR-142, DR-159, DR-186)."""
    if not state.real_time:
        return 0
    return TRIAL_SECONDS[state.level - 1] if state.seats == 1 else state.timer


def settle(state: DungeonState, slot: int) -> None:
    """Give a contested monster to the smallest effective time; the other heroes are free again (DR-135 to DR-137)."""
    rivals = [claim for claim in state.claims if claim.slot == slot]
    state.claims = [claim for claim in state.claims if claim.slot != slot]
    best = min(rivals, key=lambda claim: (claim.effective, state.priority(claim.seat)))
    for claim in rivals:
        if claim.seat == best.seat:
            commit(state, claim.seat, claim.hand, slot)
    for claim in rivals:
        if claim.seat != best.seat:
            monster = state.box.monster_words[state.slots[slot]]
            state.tell("outrun", "DR-137", seat=claim.seat, hand=HANDS[claim.hand], monster=monster, other=best.seat)


@procedure
class Snaking(Frame):
    """Turn by turn: one claim or a pass each, then in reverse order a second (DR-159 to DR-162)."""

    turn: int = 0

    def seat(self, state: DungeonState) -> Seat:
        turn = self.turn if self.turn < state.seats else 2 * state.seats - 1 - self.turn
        return (state.round_first() + turn) % state.seats

    @step
    def offer(self, state: DungeonState) -> Flow:
        if self.turn == 2 * state.seats:
            return DONE
        seat = self.seat(state)
        options = (*open_claims(state, seat), PASS)
        return ask(state, Choice(seat, "turn", options, "DR-160", None, PASS, True))

    @step
    def take(self, state: DungeonState) -> Flow:
        claim = read_claim(state, state.answer)
        if claim is None:
            state.tell("passed", "DR-160", seat=state.by)
        else:
            commit(state, state.by, *claim)
        self.turn += 1
        return self.go(self.offer)

    def repeats(self, state: DungeonState, seat: Seat, action: Action) -> bool:
        return claimed_already(state, seat, action)

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if seat != self.seat(state):
            return Reason("not-turn", "DR-160", {"seat": self.seat(state)})
        return why_not_claim(state, seat, action) if action.kind == "claim" else Reason("attack-only", "DR-160")

    def tries(self, state: DungeonState, seat: Seat) -> tuple[Action, ...]:
        return (*claims_to_try(state), PASS)


@procedure
class Assigning(SecretAnswers):
    """In secret: each player sends or holds back the left hero, then the right one (DR-163)."""

    def seats(self, state: DungeonState) -> int:
        return state.seats

    def question(self, state: DungeonState, seat: Seat) -> Choice | None:
        hand = len(self.answers[seat])
        if hand == 2:
            return None
        claims = state.box.claims
        options = (*[claims[monster][hand] for monster in state.slots], HOLD[hand])
        return Choice(seat, f"assign-{HANDS[hand]}", options, "DR-163", default=HOLD[hand])

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if 0 <= seat < state.seats and len(self.answers[seat]) == 2:
            return Reason("already-decided", "DR-163")
        if action.kind == "claim" and read_claim(state, action) is None:
            return Reason("claim-unknown", "DR-121")
        return Reason("assign-order", "DR-163")

    def tries(self, state: DungeonState, seat: Seat) -> tuple[Action, ...]:
        return (*claims_to_try(state), *HOLD)


def assign(state: DungeonState) -> None:
    """Show all assignments; of several players on a monster only the first in priority attacks (DR-163, DR-164)."""
    wanted = [[read_claim(state, action) for action in answers] for answers in answers_of(state)]
    for seat in sorted(range(state.seats), key=state.priority):
        for claim in wanted[seat]:
            if claim is None:
                continue
            hand, slot = claim
            if state.holder[slot] in (NONE, seat):
                commit(state, seat, hand, slot)
            else:
                monster, other = state.box.monster_words[state.slots[slot]], state.holder[slot]
                state.tell("outrun", "DR-164", reveals=True, seat=seat, hand=HANDS[hand], monster=monster, other=other)

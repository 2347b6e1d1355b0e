"""The attack in its four ways: a race as it arrives or made fair, turn by turn, or in secret (DR-047 to DR-063).

Sections 12 to 14 and 17 of the ledger rule the digital side; what the fights give is left to resolution.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import CLOCK, PASS, Action, Seat
from taverne.engine.decisions import Choice, Decision, Refusal, Timer
from taverne.engine.frames import DONE, WAIT, Flow, Frame, ask, procedure, step
from taverne.engine.race import CAP_MS
from taverne.engine.secret import Secretly, answers_of
from taverne.games.dungeon_rush.state import (
    FAIR,
    HANDS,
    LEFT,
    NONE,
    RIGHT,
    SECRET,
    Claim,
    Table,
)

FINISHED: Final = Action("done")
HOLD: Final = (Action("hold", ("left",)), Action("hold", ("right",)))
TRIAL_SECONDS: Final = (8, 6, 5)


def open_claims(table: Table, seat: Seat) -> list[Action]:
    """Return the legal claims of a seat: free heroes on monsters that are nobody's or its own.

    The one place that says what may be claimed: DR-051, DR-057, DR-059; weakness is no bar (DR-063).
    """
    holder = table.holder
    pairs = table.box.claims
    within = [pairs[m] for slot, m in enumerate(table.slots) if holder[slot] < 0 or holder[slot] == seat]
    claims: list[Action] = []
    for hand in (0, 1):
        if not table.used(seat, hand):
            claims += [pair[hand] for pair in within]
    return claims


def commit(table: Table, seat: Seat, hand: int, slot: int) -> None:
    """An accepted claim: the first makes its player the only attacker (DR-049, DR-058, DR-127, DR-130)."""
    table.holder[slot] = seat
    table.target[2 * seat + hand] = slot
    if table.events is not None:
        data = {"seat": seat, "hand": HANDS[hand], "monster": f"monster-{table.box.monster_ids[table.slots[slot]]}"}
        table.emit("claimed", data, "DR-127", reveals=table.mode == SECRET)


def read_claim(table: Table, action: Action) -> tuple[int, int] | None:
    """Return hand and slot of a claim, or None if it names no hero or no monster on the table (DR-120, DR-121)."""
    if action.kind != "claim" or len(action.args) != 2 or action.args[0] not in HANDS:
        return None
    monster = table.box.monster_index.get(str(action.args[1]), NONE)
    if monster not in table.slots:
        return None
    return HANDS.index(str(action.args[0])), table.slots.index(monster)


def why_no_claim(table: Table, seat: Seat, action: Action) -> Refusal:
    """Return why a claim is refused."""
    claim = read_claim(table, action)
    if claim is None:
        return Refusal("claim-unknown", "DR-121")
    hand, slot = claim
    if not 0 <= seat < table.seats:
        return Refusal("claim-owner", "DR-121")
    if table.finished[seat]:
        return Refusal("claim-finished", "DR-062")
    if table.used(seat, hand):
        return Refusal("claim-used", "DR-050", {"hand": HANDS[hand]})
    if table.holder[slot] != seat and table.holder[slot] != NONE:
        name = table.box.monster_ids[table.slots[slot]]
        return Refusal("claim-held", "DR-060", {"seat": table.holder[slot], "monster": f"monster-{name}"})
    return Refusal("claim-turn", "DR-160")


def too_late(table: Table) -> Refusal:
    """Return the refusal of a claim after the end of the attack (DR-146, DR-147)."""
    return Refusal("claim-late", "DR-147" if table.mode == FAIR else "DR-146")


def claimed_already(table: Table, seat: Seat, action: Action) -> bool:
    """Whether a claim only says again what holds, if only provisionally (DR-126)."""
    claim = read_claim(table, action)
    if claim is None or not 0 <= seat < table.seats:
        return False
    hand, slot = claim
    return table.target[2 * seat + hand] == slot or any(
        (c.seat, c.hand, c.slot) == (seat, hand, slot) for c in table.claims
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
    def race(self, table: Table) -> Flow:
        decisions: list[Decision] = []
        shared: tuple[Action, ...] = ()  # seats with both heroes free may all claim the same
        for seat in range(table.seats):
            if table.finished[seat]:
                continue
            fresh = not table.used(seat, LEFT) and not table.used(seat, RIGHT)
            if fresh and shared:
                decisions.append(Choice(seat, "attack", shared, "DR-047", None, FINISHED, True))
                continue
            choice = self.choice(table, seat)
            if choice is not None:
                decisions.append(choice)
                shared = choice.options if fresh else shared
        if not decisions and not table.claims:
            table.closing = False
            return DONE
        return ask(table, *decisions, *self.timers(table))

    @step
    def take(self, table: Table) -> Flow:
        action = table.answer
        if table.by == CLOCK:
            return self.expire(table)
        if action is FINISHED or action == FINISHED:
            table.finished[table.by] = True
            table.emit("finished", {"seat": table.by}, "DR-061")
            return self.put_on(table, table.by, None)
        claim = read_claim(table, action)
        assert claim is not None
        hand, slot = claim
        if table.mode == FAIR and table.holder[slot] == NONE:
            table.claims.append(Claim(slot, table.stamp, table.by, hand))
            return self.go(self.race)
        taken = table.holder[slot] == NONE
        commit(table, table.by, hand, slot)
        return self.put_on(table, table.by, table.box.claims[table.slots[slot]] if taken else None)

    def put_on(self, table: Table, seat: Seat, gone: tuple[Action, Action] | None) -> Flow:
        """Put the race again, changing only what the last answer of ``seat`` changed."""
        decisions: list[Decision] = []
        some = False
        before: tuple[Action, ...] = ()
        options = before
        for decision in table.pending:
            if decision.seat == seat:
                choice = None if table.finished[seat] else self.choice(table, seat)
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
            some = some or decision.seat >= 0
            decisions.append(decision)
        if not some and not table.claims:
            table.closing = False
            return DONE
        self.go(self.take)
        table.pending = tuple(decisions)
        return WAIT

    def choice(self, table: Table, seat: Seat) -> Choice | None:
        """Return what a seat may still do; a hero without any legal claim counts as used (DR-144)."""
        claims = open_claims(table, seat)
        if not claims:
            return None
        return Choice(seat, "attack", (*claims, FINISHED), "DR-047", None, FINISHED, True)

    def timers(self, table: Table) -> list[Decision]:
        """The round timer (DR-142, DR-186), the windows of provisional claims (DR-134), the last grace (DR-147)."""
        timers: list[Decision] = []
        for slot in dict.fromkeys(claim.slot for claim in table.claims):
            name = table.box.monster_ids[table.slots[slot]]
            timers.append(Timer("settle", CAP_MS, "DR-134", table.round, name))
        if table.closing:
            timers.append(Timer("close", CAP_MS, "DR-147", table.round))
        elif seconds := round_seconds(table):
            timers.append(Timer("round", 1000 * seconds, "DR-142", table.round))
        return timers

    def expire(self, table: Table) -> Flow:
        """A window closes, or the attack ends and free heroes stay out of it (DR-135, DR-145, DR-147)."""
        what = table.answer.args[0]
        if what == "settle":
            slot = table.slots.index(table.box.monster_index[str(table.answer.args[2])])
            settle(table, slot)
            return self.go(self.race)
        if what == "round" and table.mode == FAIR:
            table.closing = True
            return self.go(self.race)
        for slot in dict.fromkeys(claim.slot for claim in table.claims):
            settle(table, slot)
        table.closing = False
        table.emit("time", {}, "DR-142")
        return DONE

    def untimely(self, table: Table, seat: Seat, action: Action, stamp: int) -> Refusal | None:
        if action.kind != "claim":
            return None
        if stamp < table.locked[2 * seat + HANDS.index(str(action.args[0]))]:
            return Refusal("claim-locked", "DR-117", {"hand": str(action.args[0])})
        seconds = round_seconds(table)
        return too_late(table) if seconds and stamp > 1000 * seconds else None

    def repeats(self, table: Table, seat: Seat, action: Action) -> bool:
        return claimed_already(table, seat, action)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if action.kind == "claim":
            return why_no_claim(table, seat, action)
        if 0 <= seat < table.seats and not table.asked(seat):
            return Refusal("claim-finished", "DR-062")
        return Refusal("attack-only", "DR-049")


def round_seconds(table: Table) -> int:
    """Return how long the attack lasts at most, 0 if for ever (DR-142, DR-159, DR-186)."""
    if not table.real_time:
        return 0
    return TRIAL_SECONDS[table.level - 1] if table.seats == 1 else table.timer


def settle(table: Table, slot: int) -> None:
    """Give a contested monster to the smallest effective time; the other heroes are free again (DR-135 to DR-137)."""
    rivals = [claim for claim in table.claims if claim.slot == slot]
    table.claims = [claim for claim in table.claims if claim.slot != slot]
    best = min(rivals, key=lambda claim: (claim.effective, table.priority(claim.seat)))
    for claim in rivals:
        if claim.seat == best.seat:
            commit(table, claim.seat, claim.hand, slot)
    for claim in rivals:
        if claim.seat != best.seat and table.events is not None:
            name = f"monster-{table.box.monster_ids[table.slots[slot]]}"
            data = {"seat": claim.seat, "hand": HANDS[claim.hand], "monster": name, "other": best.seat}
            table.emit("outrun", data, "DR-137")


@procedure
class Snaking(Frame):
    """Turn by turn: one claim or a pass each, then in reverse order a second (DR-159 to DR-162)."""

    turn: int = 0

    def seat(self, table: Table) -> Seat:
        turn = self.turn if self.turn < table.seats else 2 * table.seats - 1 - self.turn
        return (table.round_first() + turn) % table.seats

    @step
    def offer(self, table: Table) -> Flow:
        if self.turn == 2 * table.seats:
            return DONE
        seat = self.seat(table)
        options = (*open_claims(table, seat), PASS)
        return ask(table, Choice(seat, "turn", options, "DR-160", None, PASS, True))

    @step
    def take(self, table: Table) -> Flow:
        claim = read_claim(table, table.answer)
        if claim is None:
            table.emit("passed", {"seat": table.by}, "DR-160")
        else:
            commit(table, table.by, *claim)
        self.turn += 1
        return self.go(self.offer)

    def repeats(self, table: Table, seat: Seat, action: Action) -> bool:
        return claimed_already(table, seat, action)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat != self.seat(table):
            return Refusal("not-turn", "DR-160", {"seat": self.seat(table)})
        return why_no_claim(table, seat, action) if action.kind == "claim" else Refusal("attack-only", "DR-160")


@procedure
class Assigning(Secretly):
    """In secret: each player sends or holds back the left hero, then the right one (DR-163)."""

    def seats(self, table: Table) -> int:
        return table.seats

    def question(self, table: Table, seat: Seat) -> Choice | None:
        hand = len(self.answers[seat])
        if hand == 2:
            return None
        claims = table.box.claims
        options = (*[claims[monster][hand] for monster in table.slots], HOLD[hand])
        return Choice(seat, f"assign-{HANDS[hand]}", options, "DR-163", default=HOLD[hand])

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if 0 <= seat < table.seats and len(self.answers[seat]) == 2:
            return Refusal("already-decided", "DR-163")
        if action.kind == "claim" and read_claim(table, action) is None:
            return Refusal("claim-unknown", "DR-121")
        return Refusal("assign-order", "DR-163")


def assign(table: Table) -> None:
    """Show all assignments; of several players on a monster only the first in priority attacks (DR-163, DR-164)."""
    wanted = [[read_claim(table, action) for action in answers] for answers in answers_of(table)]
    for seat in sorted(range(table.seats), key=table.priority):
        for claim in wanted[seat]:
            if claim is None:
                continue
            hand, slot = claim
            if table.holder[slot] in (NONE, seat):
                commit(table, seat, hand, slot)
            elif table.events is not None:
                name = f"monster-{table.box.monster_ids[table.slots[slot]]}"
                data = {"seat": seat, "hand": HANDS[hand], "monster": name, "other": table.holder[slot]}
                table.emit("outrun", data, "DR-164", reveals=True)

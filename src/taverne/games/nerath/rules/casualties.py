"""Who takes the hits, and what happens to units that are destroyed, in battles and outside of them (CN-172 to CN-187).
How many hits there are is left to ``rolling`` and to cards, the names of the choices to ``targets``."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CASTLE, DUNGEON, NONE, REALM_WORDS, UNIT_WORDS
from ..state import Table
from .forces import exposed, speaker, wounded
from .groups import amounts
from .reactions import triggers, window
from .reasons_battle import why_not_lose
from .targets import grouped
from .victory import check_at_once

AGREE = Action("agree")
REFUSE = Action("refuse")
ALLIES: tuple[Action, ...] = (AGREE, REFUSE)


@procedure
class Suffering(Frame):
    """Hits are allotted among the units of one side in a space, by their owners, and destroy them (CN-172 to CN-187).

    ``realm`` is any realm of that side.  With ``later`` the units are not destroyed yet: the caller finds them in
    ``state.returned.doomed`` (CN-177).  A battle in the space remembers who was hit; outside of one everybody has
    recovered when this ends (CN-458, CN-459).
    """

    space: int = NONE
    realm: int = NONE
    hits: int = 0
    later: bool = False
    pool: list[int] = field(default_factory=list)
    given: list[int] = field(default_factory=list)
    shares: list[int] = field(default_factory=list)
    """Realm and hits it still has to allot, in pairs; the realm is NONE for both allies together."""
    asking: int = NONE
    """The ally that is still to say whether it agrees."""
    doomed: list[int] = field(default_factory=list)

    @step
    def open(self, table: Table) -> Flow:
        """Where there are as many hits as targets nobody has a choice; what they cannot take is lost (CN-176)."""
        units = exposed(table, self.space, self.realm)
        hits = self.hits
        if hits <= 0 or not units:
            return DONE
        if hits < len(units):
            return self.share_out(table, units, hits)
        self.given = units
        fresh = again(table, self.space, units)
        if hits - len(units) < len(fresh):
            return self.share_out(table, fresh, hits - len(units))
        self.given = units + fresh
        return self.go(self.finish)

    def share_out(self, table: Table, pool: list[int], hits: int) -> Flow:
        """Who chooses among the pool: one owner, one player for both realms, or two allies who must agree (CN-181)."""
        self.pool = pool
        owner = table.owner
        realms = sorted({owner[unit] for unit in pool})
        if len(realms) == 1:
            self.shares = [realms[0], hits]
        else:
            self.shares = [NONE, hits]
            first = speaker(table, self.space, realms)
            if table.seat(realms[0]) != table.seat(realms[1]):
                self.asking = realms[1] if realms[0] == first else realms[0]
            self.realm = first
        return None

    @step
    def allot(self, table: Table) -> Flow:
        """One hit at a time, each to a unit that has had none (CN-174); what leaves no choice is given at once."""
        while self.shares:
            realm, hits = self.shares[0], self.shares[1]
            owner = table.owner
            pool = self.pool if realm == NONE else [unit for unit in self.pool if owner[unit] == realm]
            if hits < len(pool) and hits > 0:
                groups = grouped(table, self.space, pool, self.given, realm == NONE)
                if len(groups) > 1:
                    return self.choose(table, realm, hits, tuple([action for action, _ in groups]))
            self.give(pool[:hits])
            del self.shares[:2]
        return self.go(self.propose)

    def choose(self, table: Table, realm: int, hits: int, options: tuple[Action, ...]) -> Flow:
        chooser = self.realm if realm == NONE else realm
        cat = table.cat
        data: dict[str, int | str] = {"realm": REALM_WORDS[chooser], "n": hits, "space": cat.space_words[self.space]}
        return ask(table, Choice(table.seat(chooser), "casualties", options, "CN-172", data, options[0]))

    def why(self, table: Any, seat: Seat, action: Action) -> Refusal:
        reason = None
        if table.asked(seat) and self.shares:
            realms = [self.shares[0]] if self.shares[0] != NONE else [self.realm, table.ally(self.realm)]
            reason = why_not_lose(table, self.space, realms, self.given, action)
        return reason or Frame.why(self, table, seat, action)

    @step
    def take(self, table: Table) -> Flow:
        realm = self.shares[0]
        owner = table.owner
        pool = self.pool if realm == NONE else [unit for unit in self.pool if owner[unit] == realm]
        groups = grouped(table, self.space, pool, self.given, realm == NONE)
        self.give([next(unit for action, unit in groups if action == table.answer)])
        self.shares[1] -= 1
        return self.go(self.allot)

    def give(self, units: list[int]) -> None:
        self.given = self.given + units
        self.pool = [unit for unit in self.pool if unit not in units]

    @step
    def propose(self, table: Table) -> Flow:
        if self.asking == NONE:
            return self.go(self.finish)
        tell_units(table, "proposed", self.given, "CN-181")
        return None

    @step
    def consult(self, table: Table) -> Flow:
        """The other ally agrees to what the first one proposes, or each takes its half (CN-181, CN-182)."""
        data: dict[str, int | str] = {
            "realm": REALM_WORDS[self.asking],
            "ally": REALM_WORDS[self.realm],
            "n": self.hits,
            "space": table.cat.space_words[self.space],
        }
        return ask(table, Choice(table.seat(self.asking), "agree", ALLIES, "CN-181", data, AGREE))

    @step
    def agreed(self, table: Table) -> Flow:
        other, self.asking = self.asking, NONE
        data = {"realm": REALM_WORDS[other], "ally": REALM_WORDS[self.realm]}
        if table.answer == AGREE:
            table.emit("agreed", data, "CN-181")
            return self.go(self.finish)
        units = exposed(table, self.space, self.realm)
        hits, self.given, self.pool = self.hits, [], units
        if hits >= len(units):
            self.given = units
            hits -= len(units)
            self.pool = again(table, self.space, units)
        self.shares = split(table, self.space, self.pool, hits, self.realm)
        table.emit("disagreed", data, "CN-182")
        return self.go(self.allot)

    @step
    def finish(self, table: Table) -> Flow:
        self.doomed = hurt(table, self.space, self.given)
        return None if self.later or not self.doomed else destroy(table, self.doomed)


def again(table: Table, space: int, units: list[int]) -> list[int]:
    """Return which of the units could take a second hit after one now: Durable ones not hit before (CN-175, CN-206)."""
    durable, kind = table.cat.durable, table.kind
    before = wounded(table, space)
    return [unit for unit in units if durable[kind[unit]] and unit not in before]


def split(table: Table, space: int, pool: list[int], hits: int, first: int) -> list[int]:
    """Divide hits between two allies who disagree (CN-182 to CN-187); ``first`` takes the odd one between equals."""
    owner = table.owner
    other = next(owner[unit] for unit in pool if owner[unit] != first)
    mine = sum(owner[unit] == first for unit in pool)
    theirs = len(pool) - mine
    half, odd = divmod(hits, 2)
    share = half + (odd if mine >= theirs else 0)
    share = max(min(share, mine), hits - theirs)
    return [first, share, other, hits - share]


def hurt(table: Table, space: int, units: list[int]) -> list[int]:
    """Give each unit a hit, as often as it is named, and return those that it destroys (CN-173, CN-205, CN-209)."""
    before = list(wounded(table, space))
    durable, kind = table.cat.durable, table.kind
    doomed: list[int] = []
    standing: list[int] = []
    for unit in units:
        if (kind[unit] == CASTLE or durable[kind[unit]]) and unit not in before:
            before.append(unit)
            standing.append(unit)
        else:
            doomed.append(unit)
    fight = table.fight
    if fight is not None and fight.space == space:
        fight.hit = before
        if units and fight.place != DUNGEON:
            fight.opposed = 1
    if standing and table.events is not None:
        for unit in standing:
            if unit not in doomed:
                data = {"realm": REALM_WORDS[table.owner[unit]], "unit": UNIT_WORDS[kind[unit]]}
                if kind[unit] == CASTLE:
                    table.emit("castle-out", data, "CN-209")
                else:
                    table.emit("withstood", data, "CN-205")
    return doomed


def hit_each(table: Table, units: list[int]) -> Flow:
    """Give each of these units one hit that nobody else can take (CN-469, CN-470); a step returns this."""
    doomed = hurt(table, table.where[units[0]], units) if units else []
    return destroy(table, doomed) if doomed else None


def destroy(table: Table, units: list[int]) -> Flow:
    """Destroy units with all they carry, and let cards answer that (CN-013, CN-177, CN-218); a step returns this."""
    if not units:
        return None
    fallen = list(units)
    for unit in units:
        fallen += [aboard for aboard in table.cargo(unit) if aboard not in fallen]
    record: list[int] = []
    for unit in fallen:
        record += (table.owner[unit], table.kind[unit], table.where[unit])
    tell_units(table, "destroyed", fallen, "CN-177")
    fight = table.fight
    if fight is not None:
        for unit in fallen:
            if table.where[unit] == fight.space:
                fight.lost[table.owner[unit]] += 1
                forget(fight.hit, unit)
                forget(fight.force, unit)
                forget(fight.rolled, unit)
    for unit in fallen:
        table.remove_unit(unit)
    if fight is not None and fight.effects:
        drop_effects(table)
    return call(table, Falling(record, table.fallen))


def forget(units: list[int], unit: int) -> None:
    if unit in units:
        units.remove(unit)


def drop_effects(table: Table) -> None:
    """What a card gave to one unit of the battle ends with it; its number may come back as another unit."""
    fight = table.fight
    assert fight is not None
    old = fight.effects
    kept = [i for i in range(0, len(old), 5) if old[i + 2] == NONE or table.where[old[i + 2]] != NONE]
    fight.effects = [number for i in kept for number in old[i : i + 5]]


@procedure
class Falling(Frame):
    """Units were destroyed: what happens by itself, then what their owners may play (CN-476, CN-583)."""

    units: list[int] = field(default_factory=list)
    before: list[int] = field(default_factory=list)

    @step
    def work(self, table: Table) -> Flow:
        """Who falls elsewhere, by a card drawn in mid-battle, is not lost in the battle (CN-583)."""
        fight = table.fight
        if fight is None:
            return None
        gone = self.units
        here = [at for at in range(0, len(gone), 3) if gone[at + 2] == fight.space]
        table.fallen = [number for at in here for number in gone[at : at + 3]]
        return triggers(table, "lost_in_battle")

    @step
    def open(self, table: Table) -> Flow:
        table.fallen = self.units
        return window(table, "destroyed")

    @step
    def close(self, table: Table) -> Flow:
        table.fallen = self.before
        if any(realm not in table.holder for realm in self.units[::3]):
            check_at_once(table)
        return DONE


def tell_units(table: Table, event: str, units: list[int], rule: str) -> None:
    """Tell which units something happens to, realm by realm."""
    if table.events is None:
        return
    for realm in sorted({table.owner[unit] for unit in units}):
        mine = [unit for unit in units if table.owner[unit] == realm]
        data: dict[str, object] = {
            "realm": REALM_WORDS[realm],
            "units": amounts(table, mine),
            "space": table.cat.space_words[table.where[mine[0]]],
        }
        table.emit(event, data, rule)

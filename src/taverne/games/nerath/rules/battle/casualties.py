"""Who takes the hits, and what happens to units that are destroyed, in battles and outside of them (CN-172 to CN-187).
How many hits there are is left to ``dice`` and to cards, the names of the choices to ``targets``."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason
from taverne.engine.records import Record, record

from ...box.catalogue import CASTLE, DUNGEON, LAND, NONE, REALM_WORDS, UNIT_WORDS
from ...box.vocabulary import UNITS
from ...state.fight import Loss
from ...state.game_state import NerathState
from ...state.modifiers import drop_effects
from ..cards.reactions import triggers, window
from ..cards.timing import gains_by_loss, might_hold
from ..movement.groups import amounts
from ..phases.victory import check_at_once
from ..reasons import about
from .forces import exposed, speaker, why_not_hit, wounded
from .targets import grouped

AGREE: Final = Action("agree")
REFUSE: Final = Action("refuse")
ALLIES: Final[tuple[Action, ...]] = (AGREE, REFUSE)
NONE_THERE: Final = Reason("none-there", "CN-172")
HIT_BEFORE: Final = Reason("hit-before", "CN-174")


@record
class Share(Record):
    """Hits that a realm still has to allot among its units; the realm is NONE for both allies together."""

    realm: int
    hits: int


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
    pool: list[int] = []
    given: list[int] = []
    shares: list[Share] = []
    asking: int = NONE
    """The ally that is still to say whether it agrees."""
    doomed: list[int] = []

    @step
    def open(self, state: NerathState) -> Flow:
        """Where there are as many hits as targets nobody has a choice; what they cannot take is lost (CN-176)."""
        units = exposed(state, self.space, self.realm)
        hits = self.hits
        if hits <= 0 or not units:
            return DONE
        if hits < len(units):
            return self.share_out(state, units, hits)
        self.given = units
        fresh = again(state, self.space, units)
        left = hits - len(units)
        if 0 < left < len(fresh):
            return self.share_out(state, fresh, left)
        self.given = units + fresh[:left]
        return self.go(self.finish)

    def share_out(self, state: NerathState, pool: list[int], hits: int) -> Flow:
        """Who chooses among the pool: one owner, one player for both realms, or two allies who must agree (CN-181)."""
        self.pool = pool
        owner = state.owner
        realms = sorted({owner[unit] for unit in pool})
        if len(realms) == 1:
            self.shares = [Share(realms[0], hits)]
        else:
            self.shares = [Share(NONE, hits)]
            first = speaker(state, self.space, realms)
            if state.seat(realms[0]) != state.seat(realms[1]):
                self.asking = realms[1] if realms[0] == first else realms[0]
            self.realm = first
        return None

    @step
    def allot(self, state: NerathState) -> Flow:
        """One hit at a time, each to a unit that has had none (CN-174); what leaves no choice is given at once."""
        while self.shares:
            realm, hits = self.shares[0].realm, self.shares[0].hits
            owner = state.owner
            pool = self.pool if realm == NONE else [unit for unit in self.pool if owner[unit] == realm]
            if hits < len(pool) and hits > 0:
                groups = grouped(state, self.space, pool, self.given, realm == NONE)
                if len(groups) > 1:
                    return self.choose(state, realm, hits, tuple([action for action, _ in groups]))
            self.give(pool[:hits])
            del self.shares[0]
        return self.go(self.propose)

    def choose(self, state: NerathState, realm: int, hits: int, options: tuple[Action, ...]) -> Flow:
        chooser = self.realm if realm == NONE else realm
        cat = state.cat
        data: dict[str, int | str] = {"realm": REALM_WORDS[chooser], "n": hits, "space": cat.space_words[self.space]}
        return ask(state, Choice(state.seat(chooser), "casualties", options, "CN-172", data, options[0]))

    def idle(self, state: Any, choice: Choice) -> Action | None:
        """Let a Durable unit that is whole withstand the hit: nobody falls, and after the battle it has recovered.

        Whoever could be lost now instead can still be lost to the next hit, with the same units left in the end. Only
        a card that a loss serves is worth one.
        """
        found = self.withstands(state)
        if found is None:
            return None
        realm = self.shares[0].realm
        return (
            None if self.worth_a_loss(state, [*state.laid[realm], *state.hand[realm], *state.chest[realm]]) else found
        )

    def window(self, state: Any, choice: Choice) -> bool:
        """Whether cards that nobody else sees decide if a loss is worth it (CN-052)."""
        if self.withstands(state) is None:
            return False
        realm = self.shares[0].realm
        return not self.worth_a_loss(state, state.laid[realm]) and self.worth_a_loss(state, might_hold(state, realm))

    def quiet(self, state: Any, action: Action) -> bool:
        """Who lets the Durable unit take it shows nothing."""
        return action == self.withstands(state)

    def withstands(self, state: NerathState) -> Action | None:
        """Return the choice of a Durable unit that is whole, in a battle on land where one realm chooses."""
        if not self.shares or state.fight is None or state.fight.space != self.space or state.fight.place != LAND:
            return None
        realm, owner, kind = self.shares[0].realm, state.owner, state.kind
        hit = {*wounded(state, self.space), *self.given}
        pool = [unit for unit in self.pool if owner[unit] == realm]
        for action, unit in grouped(state, self.space, pool, self.given, False) if realm != NONE else ():
            if state.cat.durable[kind[unit]] and unit not in hit:
                return action
        return None

    def worth_a_loss(self, state: NerathState, cards: list[int]) -> bool:
        """Might whoever chooses want one of the others to fall, if it had these cards?"""
        realm, owner, kind = self.shares[0].realm, state.owner, state.kind
        kinds = 0
        for unit in self.pool:
            if owner[unit] == realm and kind[unit] != CASTLE and not state.cat.durable[kind[unit]]:
                kinds |= 1 << kind[unit]
        return bool(kinds) and gains_by_loss(state, realm, kinds, cards)

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        word = next((str(arg) for arg in action.args if arg in UNITS), "")
        if not state.asked(seat) or not self.shares or not action.kind.startswith("lose") or not word:
            return Frame.why(self, state, seat, action)
        realms = [self.shares[0].realm] if self.shares[0].realm != NONE else [self.realm, state.ally(self.realm)]
        kind = UNITS.index(word)
        units = [unit for unit in state.here[self.space] if state.owner[unit] in realms and state.kind[unit] == kind]
        reasons = [why_not_hit(state, self.space, unit) or self.why_not_again(unit) for unit in units] or [NONE_THERE]
        found = next((reason for reason in reasons if reason is not None), None)
        if found is None or None in reasons:
            return Frame.why(self, state, seat, action)
        return about(found, state, self.space, kind)

    def why_not_again(self, unit: int) -> Reason | None:
        """A second hit waits until every other unit has one (CN-174, CN-175)."""
        return HIT_BEFORE if unit in self.given else None

    @step
    def take(self, state: NerathState) -> Flow:
        realm = self.shares[0].realm
        owner = state.owner
        pool = self.pool if realm == NONE else [unit for unit in self.pool if owner[unit] == realm]
        groups = grouped(state, self.space, pool, self.given, realm == NONE)
        self.give([next(unit for action, unit in groups if action == state.answer)])
        self.shares[0].hits -= 1
        return self.go(self.allot)

    def give(self, units: list[int]) -> None:
        self.given = self.given + units
        self.pool = [unit for unit in self.pool if unit not in units]

    @step
    def propose(self, state: NerathState) -> Flow:
        if self.asking == NONE:
            return self.go(self.finish)
        tell_units(state, "proposed", self.given, "CN-181")
        return None

    @step
    def consult(self, state: NerathState) -> Flow:
        """The other ally agrees to what the first one proposes, or each takes its half (CN-181, CN-182)."""
        data: dict[str, int | str] = {
            "realm": REALM_WORDS[self.asking],
            "ally": REALM_WORDS[self.realm],
            "n": self.hits,
            "space": state.cat.space_words[self.space],
        }
        return ask(state, Choice(state.seat(self.asking), "agree", ALLIES, "CN-181", data, AGREE))

    @step
    def agreed(self, state: NerathState) -> Flow:
        other, self.asking = self.asking, NONE
        data = {"realm": REALM_WORDS[other], "ally": REALM_WORDS[self.realm]}
        if state.answer == AGREE:
            state.emit("agreed", data, "CN-181")
            return self.go(self.finish)
        units = exposed(state, self.space, self.realm)
        self.given, self.pool = [], units
        if self.hits >= len(units):
            self.given, self.pool = units, again(state, self.space, units)
        self.shares = self.halves(state, units)
        state.emit("disagreed", data, "CN-182")
        return self.go(self.allot)

    def halves(self, state: NerathState, units: list[int]) -> list[Share]:
        """Divide what is left to allot between two allies who disagree; each takes half of all hits (CN-182 to CN-187).

        Hits that every unit takes anyway count towards the halves, so that second hits on Durable units fill them up.
        """
        first = self.realm
        half, odd = divmod(self.hits, 2)
        mine, left = count_of(state, first, self.pool), self.hits - len(self.given)
        if 2 * count_of(state, first, units) >= len(units):
            half += odd
        share = half - count_of(state, first, self.given)
        share = max(0, min(share, mine, left), left - (len(self.pool) - mine))
        return [Share(first, share), Share(state.ally(first), left - share)]

    @step
    def finish(self, state: NerathState) -> Flow:
        self.doomed = hurt(state, self.space, self.given)
        return None if self.later or not self.doomed else destroy(state, self.doomed)


def again(state: NerathState, space: int, units: list[int]) -> list[int]:
    """Return which of the units could take a second hit after one now: Durable ones not hit before (CN-175, CN-206)."""
    durable, kind = state.cat.durable, state.kind
    before = wounded(state, space)
    return [unit for unit in units if durable[kind[unit]] and unit not in before]


def count_of(state: NerathState, realm: int, units: list[int]) -> int:
    """Return how many of the units are a realm's."""
    return sum(state.owner[unit] == realm for unit in units)


def hurt(state: NerathState, space: int, units: list[int]) -> list[int]:
    """Give each unit a hit, as often as it is named, and return those that it destroys (CN-173, CN-205, CN-209)."""
    before = list(wounded(state, space))
    durable, kind = state.cat.durable, state.kind
    doomed: list[int] = []
    standing: list[int] = []
    for unit in units:
        if (kind[unit] == CASTLE or durable[kind[unit]]) and unit not in before:
            before.append(unit)
            standing.append(unit)
        else:
            doomed.append(unit)
    fight = state.fight
    if fight is not None and fight.space == space:
        fight.hit = before
        if units and fight.place != DUNGEON:
            fight.opposed = 1
    for unit in standing:
        if unit not in doomed:
            told, rule = ("castle-out", "CN-209") if kind[unit] == CASTLE else ("withstood", "CN-205")
            state.tell(told, rule, realm=REALM_WORDS[state.owner[unit]], unit=UNIT_WORDS[kind[unit]])
    return doomed


def hit_each(state: NerathState, units: list[int]) -> Flow:
    """Give each of these units one hit that nobody else can take (CN-469, CN-470); a step returns this."""
    doomed = hurt(state, state.where[units[0]], units) if units else []
    return destroy(state, doomed) if doomed else None


def destroy(state: NerathState, units: list[int]) -> Flow:
    """Destroy units with all they carry, and let cards answer that (CN-013, CN-177, CN-218); a step returns this."""
    fallen = list(units)
    for unit in units:
        fallen += [aboard for aboard in state.cargo(unit) if aboard not in fallen]
    losses = [Loss(state.owner[unit], state.kind[unit], state.where[unit]) for unit in fallen]
    tell_units(state, "destroyed", fallen, "CN-177")
    fight = state.fight
    if fight is not None:
        for unit in fallen:
            if state.where[unit] == fight.space:
                fight.lost[state.owner[unit]] += 1
                forget(fight.hit, unit)
                forget(fight.force, unit)
                forget(fight.rolled, unit)
            forget(fight.saved, unit)
    for unit in fallen:
        state.remove_unit(unit)
    if fight is not None:
        drop_effects(state, fight)
    return call(state, Falling(losses, state.fallen))


def forget(units: list[int], unit: int) -> None:
    if unit in units:
        units.remove(unit)


@procedure
class Falling(Frame):
    """Units were destroyed: what happens by itself, then what their owners may play (CN-476, CN-583)."""

    units: list[Loss] = []
    before: list[Loss] = []

    @step
    def work(self, state: NerathState) -> Flow:
        """Who falls elsewhere, by a card drawn in mid-battle, is not lost in the battle (CN-583)."""
        fight = state.fight
        if fight is None:
            return None
        state.fallen = [loss for loss in self.units if loss.space == fight.space]
        return triggers(state, "lost_in_battle")

    @step
    def open(self, state: NerathState) -> Flow:
        state.fallen = self.units
        return window(state, "destroyed")

    @step
    def close(self, state: NerathState) -> Flow:
        state.fallen = self.before
        if any(loss.realm not in state.holder for loss in self.units):
            check_at_once(state)
        return DONE


def tell_units(state: NerathState, event: str, units: list[int], rule: str) -> None:
    """Tell which units something happens to, realm by realm."""
    if state.events is None:
        return
    for realm in sorted({state.owner[unit] for unit in units}):
        mine = [unit for unit in units if state.owner[unit] == realm]
        data: dict[str, object] = {
            "realm": REALM_WORDS[realm],
            "units": amounts(state, mine),
            "space": state.cat.space_words[state.where[mine[0]]],
        }
        state.emit(event, data, rule)

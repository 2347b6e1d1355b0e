"""The Tavern: one mercenary or novice, perhaps after a general round (ML-070 to ML-080, ML-324).
The price a die bargains for is left to the Citadel; filling the display, to the supplies."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import ENOUGH, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE, TAVERN
from ...state.game_state import LandsState
from ..clan.free_actions import Meanwhile
from ..clan.free_options import MORE, NOTHING_MORE, ready_loot
from ..clan.supplies import HIRED, Refilling, join_pool
from ..solo.scenarios import round_price
from .buildings import NO_NEW_FACES, recruits, why_not_treat
from .prices import PRICE, Haggling, could_raise, priced, spend

ROUND: Final = Action("round")

CHOOSE: Final = Reason("choose-recruit", "ML-070")
FREE: Final = Reason("choose-recruit", "ML-324")
NOT_SHOWN: Final = Reason("not-shown", "ML-070")
EXCESS: Final = Reason("excess-glory", "ML-072")
ONE_ROUND: Final = Reason("one-round", "ML-080")


@procedure
class Recruiting(Haggling):
    """One mercenary or novice, perhaps after a general round; ``free`` ones cost nothing (ML-070 to ML-080, ML-324)."""

    treated: bool = False
    free: bool = False

    @step
    def offer(self, state: LandsState) -> Flow:
        options = self.hires(state)
        if not self.free:
            options += self.useful_discounts(state)
        if self.why_no_round(state) is None:
            options.append(ROUND)
        if not self.free and self.may_pause(state):
            options.append(MORE)
        if self.treated or not options:
            options.insert(0, ENOUGH)
        data: dict[str, int | str] = {"n": state.excess_glory(self.seat)}
        return ask(state, Choice(self.seat, "recruit", tuple(options), "ML-070", data))

    def hires(self, state: LandsState) -> list[Action]:
        """Return who can be recruited now."""
        excess = state.excess_glory(self.seat)
        return [state.cat.recruit[m] for m in recruits(state) if self.why_no_recruit(state, m, excess) is None]

    def why_no_recruit(self, state: LandsState, member: int, excess: int) -> Reason | None:
        """Return why somebody cannot be recruited, None if that can be done (ML-048, ML-070, ML-072)."""
        if member not in state.tavern and not (state.novice(member) and state.novices):
            return NOT_SHOWN
        if state.cat.reputation[member] > excess:
            return EXCESS
        free = self.free or self.price(state.cat.cost[member]) <= state.gold[self.seat]
        return None if free else PRICE

    def why_no_round(self, state: LandsState) -> Reason | None:
        """Return why a general round cannot be paid, None if it can (ML-078, ML-080, ML-324)."""
        if self.free:
            return FREE
        return ONE_ROUND if self.treated else why_not_treat(state, self.seat)

    def may_pause(self, state: LandsState) -> bool:
        """Whether gold or loot could still bring somebody, or a round: the new faces may be a surprise (ML-078)."""
        excess = state.excess_glory(self.seat)
        fitting = [m for m in recruits(state) if state.cat.reputation[m] <= excess]
        prices = [self.price(state.cat.cost[member]) for member in fitting]
        if not self.treated:
            prices.append(round_price(state))
        elif any(state.cat.loot_source[token].take is not None for token in ready_loot(state, self.seat)):
            return True
        return could_raise(state, self.seat, prices)

    def useful_discounts(self, state: LandsState) -> list[Action]:
        """Return the fixed discounts that would make somebody cheaper who can then be paid."""
        cat = state.cat
        excess = state.excess_glory(self.seat)
        for member in recruits(state):
            if cat.reputation[member] <= excess and self.affordable(state, cat.cost[member], "tavern"):
                found = self.discount_options(state, "tavern", cat.cost[member])
                if found:
                    return found
        return []

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == ENOUGH:
            return DONE
        if state.answer == ROUND:
            return self.treat(state)
        if state.answer == MORE:
            self.go(self.offer)
            return call(state, Meanwhile(self.seat))
        if state.answer.kind == "discount":
            self.call_on(state, "tavern")
            return self.go(self.offer)
        return self.hire(state, state.answer.word())

    def treat(self, state: LandsState) -> Flow:
        """A general round: all mercenaries shown leave; novices stay, and no discount helps (ML-078 to ML-080)."""
        self.treated = True
        spend(state, self.seat, round_price(state), "ML-078")
        state.tavern_discard += [member for member in state.tavern if member != NONE]
        state.tavern = [NONE] * len(state.tavern)
        state.tell("round", "ML-078", seat=self.seat)
        self.go(self.offer)
        return call(state, Refilling(HIRED))

    def hire(self, state: LandsState, word: str) -> Flow:
        """Pay and take; reputation rises and the recruit's dice join the pool at once (ML-073, ML-074)."""
        cat = state.cat
        member = state.novices[0] if word == "novice" else cat.member_index[word]
        price = 0 if self.free else self.price(cat.cost[member])
        spend(state, self.seat, price, "ML-070")
        if state.novice(member):
            state.novices.remove(member)
        else:
            state.tavern[state.tavern.index(member)] = NONE
        enlist(state, self.seat, member)
        state.tell(
            "recruited",
            "ML-324" if self.free else "ML-070",
            seat=self.seat,
            mercenary=cat.member_names[member],
            price=price,
        )
        self.go(self.refill)
        return join_pool(state, self.seat, cat.member_dice[member], "ML-074")

    @step
    def refill(self, state: LandsState) -> Flow:
        return call(state, Refilling(HIRED))

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return (*[state.cat.recruit[member] for member in recruits(state)], ROUND, ENOUGH)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat != self.seat:
            return Reason("not-your-turn", "ML-037", {"seat": self.seat})
        if action == MORE:
            return NOTHING_MORE
        if action == ROUND:
            reason = self.why_no_round(state) or CHOOSE
            if reason is not NO_NEW_FACES:
                return reason
            return Reason(reason.key, reason.rule, {"building": state.cat.building_names[TAVERN]})
        if action not in state.cat.recruit:
            return CHOOSE
        member, excess = state.cat.recruit.index(action), state.excess_glory(seat)
        found = self.why_no_recruit(state, member, excess) or CHOOSE
        if found is EXCESS:
            return Reason(found.key, found.rule, {"n": state.cat.reputation[member], "excess": excess})
        return priced(state, seat, found, self.price(state.cat.cost[member]))


def enlist(state: LandsState, seat: Seat, member: int) -> None:
    """A member joins a clan, whose reputation rises (ML-025, ML-073)."""
    state.members[seat].append(member)
    state.owner[member] = seat
    state.reputation[seat] += state.cat.reputation[member]

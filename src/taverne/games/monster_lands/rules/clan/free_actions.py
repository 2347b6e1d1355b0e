"""Doing what may be done at any time: talents, loot, trophies, healing, equipment, managers (ML-031, ML-067, ML-168).
What is possible now is left to ``free_options``, what talents and loot give to ``gifts``, loot of battle to it."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...state.game_state import LandsState
from .free_options import NOTHING_MORE, cost, free_options, sale, why_not_free
from .regions import appoint
from .supplies import add_gold, give, heal

BACK: Final = Action("back")


@procedure
class Meanwhile(Frame):
    """One of the things that may be done at any time, or back to the decision.

    ``kept`` is gold that a purchase under way needs: nothing else is paid with it (ML-048).
    """

    seat: Seat = 0
    kept: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        left = state.gold[self.seat] - self.kept
        options = [action for action in free_options(state, self.seat) if cost(state, action) <= max(0, left)]
        return ask(state, Choice(self.seat, "more", (BACK, *options), "ML-031", default=BACK))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == BACK:
            return DONE
        return do_free(state, self.seat, state.answer)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat != self.seat:
            return Reason("not-your-turn", "ML-037", {"seat": self.seat})
        return why_not_free(state, seat, action) or NOTHING_MORE


def do_free(state: LandsState, seat: Seat, action: Action) -> Flow:
    """Carry out one of ``free_options``."""
    cat = state.cat
    word = action.word()
    if action.kind == "talent":
        return use_talent(state, seat, cat.member_index[word])
    if action.kind == "loot":
        return use_loot(state, seat, cat.loot_index[word])
    if action.kind == "sell":
        sell(state, seat, cat.monster_index[word])
    elif action.kind == "heal":
        heal(state, seat, cat.member_index[word])
    elif action.kind == "manage":
        appoint(state, seat, cat.region_index[word], cat.member_index[action.word(1)])
    else:
        wearer = cat.member_index[action.word(1)]
        gear = next(g for g in state.gear_of(wearer) if cat.gear_ids[g] == word)
        return call(state, Moving(seat, gear))
    return None


def sell(state: LandsState, seat: Seat, monster: int) -> None:
    """The whole card goes, with its victory points (ML-168)."""
    state.trophies[seat].remove(monster)
    state.monster_discard.append(monster)
    state.tell("sold", "ML-168", seat=seat, monster=state.cat.monster_names[monster])
    add_gold(state, seat, sale(state, monster), "ML-168")


def use_talent(state: LandsState, seat: Seat, member: int) -> Flow:
    """Use a talent of Deployment: goods, brews, bought dice, recoloured dice (ML-031)."""
    state.spent[member] = 1
    state.tell("talent", "ML-031", seat=seat, mercenary=state.cat.member_names[member])
    return give(state, seat, state.cat.talent_source[member])


def discard_loot(state: LandsState, seat: Seat, token: int) -> None:
    state.loot[seat].remove(token)
    state.loot_discard.append(token)
    state.tell("loot-used", "ML-179", seat=seat, loot=state.cat.loot_names[token])


def use_loot(state: LandsState, seat: Seat, token: int) -> Flow:
    """Discard loot for what it gives outside of battle (ML-313 to ML-322)."""
    discard_loot(state, seat, token)
    return give(state, seat, state.cat.loot_source[token])


@procedure
class Moving(Frame):
    """Give equipment to another member at home, who hands over what it has of that type (ML-092, ML-093)."""

    seat: Seat = 0
    gear: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        cat = state.cat
        others = [m for m in state.at_home(self.seat) if m != state.wearer[self.gear]]
        options = tuple([cat.equip[member] for member in others])
        return ask(state, Choice(self.seat, "equip", options, "ML-093", {"equipment": cat.gear_names[self.gear]}))

    @step
    def swap(self, state: LandsState) -> Flow:
        cat = state.cat
        member = cat.member_index[state.answer.word()]
        for worn in state.gear_of(member):
            if cat.gear_type[worn] == cat.gear_type[self.gear]:
                state.wearer[worn] = state.wearer[self.gear]
        state.wearer[self.gear] = member
        state.tell(
            "moved", "ML-093", seat=self.seat, equipment=cat.gear_names[self.gear], mercenary=cat.member_names[member]
        )
        return DONE

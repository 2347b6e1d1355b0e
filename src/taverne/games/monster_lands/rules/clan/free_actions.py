"""Doing what may be done at any time: talents, loot, trophies, healing, equipment, managers (ML-031, ML-067, ML-168).
What is possible now is left to ``free_options``; loot and talents of battle, to the battle."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import CODE_COLOUR, CODES, DIE, NONE, named
from ...box.vocabulary import COLOURS, Brew, BuyDie, Exchange, Gain, Take, Trophy
from ...state.game_state import LandsState
from ..citadel.buildings import spend_die
from .free_options import NOTHING_MORE, codes_of, cost, free_options, sale, why_not_free
from .region_benefits import taking
from .regions import appoint
from .supplies import Brewing, add_gold, heal, join_pool, receive

BACK: Final = Action("back")
INTO: Final = named("into", COLOURS)
ONE_DIE: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


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
    talent = state.cat.talent[member]
    state.spent[member] = 1
    state.tell("talent", "ML-031", seat=seat, mercenary=state.cat.member_names[member])
    if isinstance(talent, Gain):
        return receive(state, seat, talent.goods, "ML-031")
    if isinstance(talent, Brew):
        return call(state, Brewing(seat, talent.n, "ML-362"))
    if isinstance(talent, BuyDie):
        add_gold(state, seat, -talent.gold, "ML-353")
        return join_pool(state, seat, ONE_DIE[COLOURS.index(talent.colour)], "ML-353")
    return call(state, Recolouring(seat))


def discard_loot(state: LandsState, seat: Seat, token: int) -> None:
    state.loot[seat].remove(token)
    state.loot_discard.append(token)
    state.tell("loot-used", "ML-179", seat=seat, loot=state.cat.loot_names[token])


def use_loot(state: LandsState, seat: Seat, token: int) -> Flow:
    """Discard loot for what it gives outside of battle (ML-313 to ML-322)."""
    effect = state.cat.loot_effect[token]
    discard_loot(state, seat, token)
    if isinstance(effect, Gain):
        return receive(state, seat, effect.goods, "ML-179")
    if isinstance(effect, Trophy):
        add_gold(state, seat, effect.gold, "ML-315")
        return None
    if isinstance(effect, Take):
        return call(state, taking(seat, effect.display))
    return call(state, Exchanging(seat, token))


@procedure
class Exchanging(Frame):
    """Hand in a pool die for others (ML-043, ML-317, ML-318)."""

    seat: Seat = 0
    token: int = 0

    def effect(self, state: LandsState) -> Exchange:
        effect = state.cat.loot_effect[self.token]
        assert isinstance(effect, Exchange)
        return effect

    @step
    def offer(self, state: LandsState) -> Flow:
        codes = codes_of(state, self.seat, COLOURS.index(self.effect(state).pay))
        data: dict[str, int | str] = {"loot": state.cat.loot_names[self.token]}
        return ask(state, Choice(self.seat, "exchange", tuple([DIE[code] for code in codes]), "ML-043", data))

    @step
    def swap(self, state: LandsState) -> Flow:
        spend_die(state, self.seat, DIE.index(state.answer))
        take = self.effect(state).take
        return join_pool(state, self.seat, (take.force, take.magic, take.persuasion), "ML-043")


@procedure
class Recolouring(Frame):
    """A novice turns a pool die into one of another colour (ML-082)."""

    seat: Seat = 0
    code: int = NONE

    @step
    def offer(self, state: LandsState) -> Flow:
        pool = state.pool[self.seat]
        options = tuple([DIE[code] for code in range(CODES) if pool[code]])
        return ask(state, Choice(self.seat, "recolour", options, "ML-082"))

    @step
    def take(self, state: LandsState) -> Flow:
        self.code = DIE.index(state.answer)
        return None

    @step
    def offer_colour(self, state: LandsState) -> Flow:
        options = tuple([INTO[colour] for colour in range(3) if colour != CODE_COLOUR[self.code]])
        return ask(state, Choice(self.seat, "recolour-into", options, "ML-082"))

    @step
    def swap(self, state: LandsState) -> Flow:
        spend_die(state, self.seat, self.code)
        return join_pool(state, self.seat, ONE_DIE[INTO.index(state.answer)], "ML-082")


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

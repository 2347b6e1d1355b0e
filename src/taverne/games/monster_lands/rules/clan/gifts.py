"""What effects give to a clan outside of battle, kind by kind: whether it can have that now, and handing it out.
When they are used is left to ``free_options``, the regions and the Citadel; the table of all kinds, to ``verbs``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import Flow, Frame, ask, call, procedure, step

from ...box.catalogue import CODE_COLOUR, CODES, DIE, NONE, by_colour, named
from ...box.sources import BENEFIT, FAVOUR, LOOT, MEMBER, SLOT, Source
from ...box.vocabulary import COLOURS, Brew, BuyDie, Exchange, Gain, GainDice, Recolour, Take, Trophy
from ...state.game_state import DEPLOYMENT, LandsState
from ..citadel.buildings import spend_die
from .region_benefits import taking
from .regions import can_take
from .supplies import Brewing, add_gold, join_pool, receive

INTO: Final = named("into", COLOURS)
ONE_DIE: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
GAIN_RULES: Final = {MEMBER: "ML-031", LOOT: "ML-179", BENEFIT: "ML-120", SLOT: "ML-097", FAVOUR: "ML-226"}
BREW_RULES: Final = {MEMBER: "ML-362", SLOT: "ML-063", FAVOUR: "ML-226"}
"""The rules that goods and brews are told under, by what they come from."""


def give_gain(state: LandsState, seat: Seat, source: Source, gain: Gain) -> Flow:
    return receive(state, seat, gain.goods, GAIN_RULES[source.kind])


def gold_of_gain(gain: Gain) -> int:
    return gain.goods.gold


def give_brew(state: LandsState, seat: Seat, source: Source, brew: Brew) -> Flow:
    return call(state, Brewing(seat, brew.n, BREW_RULES[source.kind]))


def give_dice(state: LandsState, seat: Seat, source: Source, gain: GainDice) -> Flow:
    """Only regions give dice for nothing (ML-120)."""
    return join_pool(state, seat, by_colour(gain.dice), "ML-120")


def may_buy_die(state: LandsState, seat: Seat, source: Source, buy: BuyDie) -> bool:
    """Not while the mercenary is assigned (ML-353)."""
    return state.place[source.number] == NONE and state.gold[seat] >= buy.gold


def give_bought_die(state: LandsState, seat: Seat, source: Source, buy: BuyDie) -> Flow:
    add_gold(state, seat, -buy.gold, "ML-353")
    return join_pool(state, seat, ONE_DIE[COLOURS.index(buy.colour)], "ML-353")


def gold_of_die(buy: BuyDie) -> int:
    return -buy.gold


def give_trophy(state: LandsState, seat: Seat, source: Source, trophy: Trophy) -> Flow:
    add_gold(state, seat, trophy.gold, "ML-315")
    return None


def gold_of_trophy(trophy: Trophy) -> int:
    return trophy.gold


def points_of_trophy(trophy: Trophy) -> int:
    return trophy.points


def may_take(state: LandsState, seat: Seat, source: Source, take: Take) -> bool:
    return can_take(state, seat, take.display)


def give_taken(state: LandsState, seat: Seat, source: Source, take: Take) -> Flow:
    return call(state, taking(seat, take.display))


def codes_of(state: LandsState, seat: Seat, colour: int) -> list[int]:
    """Return the kinds of pool dice of a colour that a seat holds."""
    pool = state.pool[seat]
    return [code for code in range(CODES) if CODE_COLOUR[code] == colour and pool[code]]


def may_exchange(state: LandsState, seat: Seat, source: Source, exchange: Exchange) -> bool:
    """In Deployment, with a die of that colour (ML-043, ML-317, ML-318)."""
    return state.phase == DEPLOYMENT and bool(codes_of(state, seat, COLOURS.index(exchange.pay)))


def give_exchange(state: LandsState, seat: Seat, source: Source, exchange: Exchange) -> Flow:
    return call(state, Exchanging(seat, source.number))


def may_recolour(state: LandsState, seat: Seat, source: Source, recolour: Recolour) -> bool:
    return state.pool_size(seat) > 0


def give_recolour(state: LandsState, seat: Seat, source: Source, recolour: Recolour) -> Flow:
    return call(state, Recolouring(seat))


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

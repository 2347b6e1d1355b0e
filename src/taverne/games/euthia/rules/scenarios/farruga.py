"""Farruga: the dragon raids trading posts every third round; heroes ward and defend them (EUS-059 to EUS-076).
Fights against it are left to ``dragon`` and ``fight``.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step

from ...box.atlas import CENTRE, SPECIALS, is_centre, tile_of
from ...box.integer_tables import NONE
from ...state.game_state import EuthiaState
from ...state.tales import FarrugaTale
from ..goods.gains import give
from ..travel.places import chapel, distance, name
from .base import due, earn, is_post
from .dragon import DragonStory

TOWERS: Final = SPECIALS.index("towers")


def tale(state: EuthiaState) -> FarrugaTale:
    assert isinstance(state.tale, FarrugaTale)
    return state.tale


class Farruga(DragonStory):
    """The figure stands beside the map at first (EUS-060)."""

    group = "farruga"
    DESOLATES = False

    def prepare(self, state: EuthiaState) -> None:
        state.tale = FarrugaTale()

    def round_end(self, state: EuthiaState, number: int) -> Flow:
        self.end_round(state)
        there = tale(state).stage < len(self.stages(state))
        return call(state, Raiding()) if there and due(state, "farruga_attack") else None

    def ruin_rule(self, state: EuthiaState, space: int) -> str:
        """A razed post only trades no more, and the Towers once all their outer spaces are razed (EUS-069, EUS-070)."""
        return "EUS-070" if is_centre(space) else "EUS-069"

    def leave(self, state: EuthiaState) -> Flow:
        """A beaten stage makes it fly on to another post, without attack (EUS-067)."""
        return call(state, FlyingOff())

    def wares(self, state: EuthiaState, seat: Seat) -> list[Action]:
        """A ward for the visited post, at the Towers for one of its outer spaces (EUS-073)."""
        here = state.at[seat]
        if state.gold[seat] < state.figure("ward_price"):
            return []
        spaces = range(here & ~3, here) if is_centre(here) else (here,)
        words = state.cat.map.words
        return [
            Action("ward", (words[space],))
            for space in spaces
            if is_post(state, space) and not state.emblem[space] and space not in state.ruined
        ]

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        space = state.cat.map.space_index[action.word()]
        state.gold[seat] -= state.figure("ward_price")
        state.emblem[space] = 1
        state.tell("ward", "EUS-073", seat=seat, space=name(state, space))
        return None

    def reached(self, state: EuthiaState) -> bool:
        return DragonStory.reached(self, state) and tale(state).razed <= state.figure("razed_at_most")


def nearest(state: EuthiaState, but: list[int]) -> list[int]:
    """Return the nearest freed posts without destruction token, from the figure or the Chapel (EUS-062, EUS-064)."""
    start = tale(state).at if tale(state).at != NONE else chapel(state)
    posts = [
        space
        for tile in state.order
        for space in range(4 * tile, 4 * tile + CENTRE)
        if is_post(state, space) and state.freed(space) and space not in state.ruined and space not in but
    ]
    far = {space: distance(state, start, space) for space in posts}
    least = min(far.values(), default=NONE)
    return sorted(space for space in posts if far[space] == least)


def ask_post(state: EuthiaState, posts: list[int]) -> Flow:
    """Let the first player choose among equally near posts (EUS-063)."""
    options = tuple([Action("raid", (state.cat.map.words[space],)) for space in posts])
    return choose(state, state.first, "raid", options, "EUS-063", default=options[0])


def land(state: EuthiaState) -> int:
    """Put the figure on the post that was named, and return it."""
    space = state.cat.map.space_index[state.answer.word()]
    tale(state).at = space
    state.tell("dragon-lands", "EUS-062", space=name(state, space))
    return space


def raze(state: EuthiaState, space: int) -> None:
    """A destruction token; the trade token goes back, the space stays freed (EUS-068 to EUS-070)."""
    state.ruined.append(space)
    state.trade_token[space] = NONE
    state.absent.append(space)
    tale(state).razed += 1
    tile = tile_of(space)
    if state.cat.map.special[tile] == TOWERS and all(4 * tile + n in state.ruined for n in range(CENTRE)):
        state.ruined.append(4 * tile + CENTRE)
    state.tell("razed", "EUS-068", space=name(state, space))


@procedure
class FlyingOff(Frame):
    """Go to the nearest freed post other than its own; without one it stays (EUS-067)."""

    @step
    def choose(self, state: EuthiaState) -> Flow:
        posts = nearest(state, [tale(state).at])
        return ask_post(state, posts) if posts else DONE

    @step
    def fly(self, state: EuthiaState) -> Flow:
        land(state)
        return DONE


@procedure
class Raiding(Frame):
    """One attack card: flights, blows on heroes in reach, a post razed or defended (EUS-061 to EUS-074)."""

    card: int = 0
    flown: list[int] = field(default_factory=list)
    struck: list[int] = field(default_factory=list)
    blow: int = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        cards = state.box.cards.dragon_attack
        left = [card.id for n, card in enumerate(cards) if not tale(state).drawn[n]]
        return ask(state, Draw(tuple(left), 1, "dragon-attack", "EUS-061"))

    @step
    def turn(self, state: EuthiaState) -> Flow:
        word = state.answer.word()
        self.card = state.box.index["dragon_attack"][word]
        tale(state).drawn[self.card] = 1
        state.tell("dragon-attack", "EUS-061", reveals=True, card=f"dragon_attack-{word}")
        return None

    @step
    def choose(self, state: EuthiaState) -> Flow:
        """Without a post left the card moves nothing and razes nothing (EUS-065)."""
        posts = nearest(state, self.flown)
        return ask_post(state, posts) if posts else DONE

    @step
    def fly(self, state: EuthiaState) -> Flow:
        space = land(state)
        self.flown.append(space)
        reach = state.box.cards.dragon_attack[self.card].reach
        seats = [seat for seat in range(state.seats) if 0 <= distance(state, space, state.at[seat]) <= reach]
        self.struck = seats if state.cat.attack_blows[self.card] else []
        self.blow = 0
        return None

    @step
    def strike(self, state: EuthiaState) -> Flow:
        """Blows fall one by one, in seat order; who has died meanwhile suffers no more of them."""
        blows = state.cat.attack_blows[self.card]
        if not self.struck:
            return self.go(self.settle)
        seat = self.struck[0]
        op = blows[self.blow]
        self.blow += 1
        if self.blow == len(blows):
            self.blow = 0
            self.struck = self.struck[1:]
        self.go(self.strike)
        return give(state, seat, op)

    @step
    def settle(self, state: EuthiaState) -> Flow:
        """A hero on the post or a ward saves it (EUS-071, EUS-072, EUS-074)."""
        space = self.flown[-1]
        defenders = [seat for seat in range(state.seats) if state.at[seat] == space]
        for seat in defenders:
            earn(state, seat, state.figure("defender_rep"), "EUS-072")
        if not defenders and state.emblem[space]:
            state.emblem[space] = 0
            state.tell("ward-broken", "EUS-074", space=name(state, space))
            if state.trade_token[space] != NONE:
                earn(state, state.trade_token[space], state.figure("ward_rep"), "EUS-074")
        elif not defenders:
            raze(state, space)
        flights = state.box.cards.dragon_attack[self.card].flights
        return self.go(self.choose) if len(self.flown) < flights else DONE

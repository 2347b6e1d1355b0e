"""The Golem of Devastation Incarnate: its arrival, its moves by cards, whom it kills and what it ruins
(EUS-090 to EUS-101, EUS-105, EUS-111, EUS-112). The spell counter is left to ``devastation``."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step

from ...box.atlas import CAVERN, CENTRE, MOUNTAIN, is_centre, tile_of
from ...box.compiled_effects import WOUND
from ...box.integer_tables import NONE
from ...box.territory import beside
from ...state.game_state import EuthiaState
from ...state.tales import GolemTale
from ..goods.cards import draw_silver
from ..goods.gains import give
from ..travel.places import chapel, distance, level_of, name
from ..travel.wounds import die
from .base import is_post


def tale(state: EuthiaState) -> GolemTale:
    assert isinstance(state.tale, GolemTale)
    return state.tale


def outer(state: EuthiaState) -> list[int]:
    return [space for tile in state.order for space in range(4 * tile, 4 * tile + CENTRE)]


def farthest(state: EuthiaState) -> list[int]:
    """Return the outer spaces farthest from the Chapel's centre, of the latest tile among them (EUS-090)."""
    far = {space: distance(state, chapel(state), space) for space in outer(state)}
    most = max(far.values())
    spaces = [space for space in far if far[space] == most]
    return [space for space in spaces if tile_of(space) == tile_of(spaces[-1])]


def targets(state: EuthiaState, word: str) -> list[int]:
    """Return what the Golem may go toward: heroes outside centres, posts and mines that stand (EUS-094, EUS-095)."""
    if word == "hero":
        return [space for space in state.at if not is_centre(space)]
    land = state.cat.map.land
    if word == "post":
        return [space for space in outer(state) if is_post(state, space) and space not in state.ruined]
    return [space for space in outer(state) if MOUNTAIN <= land[space] <= CAVERN and space not in state.ruined]


def ways(state: EuthiaState, word: str) -> list[int]:
    """Return the next spaces of the Golem: in a direction, or on shortest ways to the nearest target (EUS-093, 094)."""
    here = tale(state).at
    if word.isdigit():
        further = state.hexes().get(beside(*state.hex_of(here))[int(word) - 1], NONE)
        return [further] if further != NONE else []
    goals = targets(state, word)
    far = dict.fromkeys(goals, 0)
    rim = goals
    while rim and here not in far:
        rim = [other for space in rim for other in state.near[space] if not is_centre(other)]
        rim = [space for space in dict.fromkeys(rim) if space not in far]
        steps = max(far.values()) + 1
        far |= dict.fromkeys(rim, steps)
    if not far.get(here, 0):
        return []
    return sorted(space for space in state.near[here] if far.get(space, NONE) == far[here] - 1 and not is_centre(space))


def ask_space(state: EuthiaState, spaces: list[int], rule: str) -> Flow:
    """Let the first player choose where there is a tie."""
    options = tuple([Action("golem", (state.cat.map.words[space],)) for space in spaces])
    return choose(state, state.first, "golem", options, rule, default=options[0])


def ruin(state: EuthiaState, space: int) -> None:
    """A destruction token, but not on the Chapel's tile, and one for a space (EUS-097, EUS-098)."""
    if tile_of(space) != tile_of(chapel(state)) and space not in state.ruined:
        state.ruined.append(space)
        state.tell("ruined", "EUS-097", space=name(state, space))


def spawn(state: EuthiaState) -> None:
    """A monster on the space that the Golem left last, unless one stands there (EUS-100)."""
    space = tale(state).left
    if space == NONE or not state.freed(space):
        return
    state.spawned.append(space)
    state.tell("spawned", "EUS-100", space=name(state, space), n=level_of(state, space))


@procedure
class Arriving(Frame):
    """The Golem comes to the farthest space (EUS-090, EUS-091)."""

    @step
    def choose(self, state: EuthiaState) -> Flow:
        return ask_space(state, farthest(state), "EUS-090")

    @step
    def come(self, state: EuthiaState) -> Flow:
        space = state.cat.map.space_index[state.answer.word()]
        tale(state).at, tale(state).arrived = space, state.round
        state.tell("golem", "EUS-090", space=name(state, space))
        return call(state, Crushing())


@procedure
class Crushing(Frame):
    """Where the Golem ends heroes die and the space is ruined (EUS-096, EUS-097)."""

    seat: Seat = 0

    @step
    def kill(self, state: EuthiaState) -> Flow:
        space = tale(state).at
        while self.seat < state.seats and state.at[self.seat] != space:
            self.seat += 1
        if self.seat == state.seats:
            ruin(state, space)
            return DONE
        crushed(state, self.seat)
        self.go(self.kill)
        return die(state, self.seat)


def crushed(state: EuthiaState, seat: Seat) -> None:
    """Note that the Golem has killed a hero, however often (EUS-105)."""
    tale(state).killed[seat] = 1
    state.tell("crushed", "EUS-105", seat=seat)


@procedure
class Rampaging(Frame):
    """Slaughter cards one after the other: move, spawn, blows, silver (EUS-092 to EUS-101)."""

    cards: int = 1
    card: int = 0
    gone: int = 0
    struck: list[int] = field(default_factory=list)
    seat: Seat = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        """Ten cards, shuffled anew when all are used."""
        if not self.cards:
            return DONE
        cards = state.box.cards.slaughter
        left = [card.id for n, card in enumerate(cards) if not tale(state).drawn[n]] or [card.id for card in cards]
        return ask(state, Draw(tuple(left), 1, "slaughter", "EUS-092"))

    @step
    def turn(self, state: EuthiaState) -> Flow:
        word = state.answer.word()
        self.card = state.box.index["slaughter"][word]
        told = tale(state)
        if all(told.drawn):
            told.drawn = [0] * len(told.drawn)
        told.drawn[self.card] = 1
        state.tell("slaughter", "EUS-092", reveals=True, card=f"slaughter-{word}")
        self.cards -= 1
        self.gone = 0
        return None

    @step
    def choose(self, state: EuthiaState) -> Flow:
        card = state.box.cards.slaughter[self.card]
        spaces = ways(state, card.toward) if self.gone < card.steps else []
        return ask_space(state, spaces, "EUS-094") if spaces else self.go(self.crush)

    @step
    def walk(self, state: EuthiaState) -> Flow:
        """One space; the Griffin gives way, and on heroic the Chapel's tile strengthens the spell (EUS-111, 112)."""
        before, space = tale(state).at, state.cat.map.space_index[state.answer.word()]
        tale(state).at, tale(state).left = space, before
        if state.beast == space:
            state.beast = before
        home = tile_of(chapel(state))
        if tile_of(space) == home != tile_of(before):
            tale(state).counter += state.figure("chapel_plus")
        state.tell("golem", "EUS-093", space=name(state, space))
        self.gone += 1
        return self.go(self.choose)

    @step
    def crush(self, state: EuthiaState) -> Flow:
        return call(state, Crushing()) if self.gone else None

    @step
    def appear(self, state: EuthiaState) -> Flow:
        card, golem = state.box.cards.slaughter[self.card], tale(state).at
        if card.spawn:
            spawn(state)
        near = [seat for seat in range(state.seats) if 0 <= distance(state, golem, state.at[seat]) <= card.reach]
        self.struck = [seat for seat in near if not is_centre(state.at[seat])] if card.do else []
        self.seat = 0
        return None

    @step
    def strike(self, state: EuthiaState) -> Flow:
        """Wounds for the heroes in reach; nobody in a centre is struck (EUS-095)."""
        if not self.struck:
            return self.go(self.silver)
        seat, self.struck = self.struck[0], self.struck[1:]
        op = state.cat.slaughter_blows[self.card][0]
        if op.verb == WOUND and op.n >= state.health[seat]:
            crushed(state, seat)
        self.go(self.strike)
        return give(state, seat, op)

    @step
    def silver(self, state: EuthiaState) -> Flow:
        n = state.box.cards.slaughter[self.card].silver
        if not n or self.seat == state.seats:
            return self.go(self.draw)
        self.seat += 1
        self.go(self.silver)
        return draw_silver(state, self.seat - 1, n)

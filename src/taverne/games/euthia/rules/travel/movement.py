"""Coming to a space: Fire and Water, the tiles revealed, the forced fight (EU-063 to EU-074, EU-089 to EU-101).
Where a hero may go is left to ``places``, the fight to ``fight``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import GRIFFIN
from ...box.compiled_effects import Op
from ...box.integer_tables import NONE
from ...state.game_state import EuthiaState
from ..combat.fight import Fighting
from ..goods.holdings import max_health
from ..goods.piece_use import use_piece
from ..turn.tokens import COMBAT, granting, held, spend
from . import quests
from .elementals import FIRE, WATER, felt
from .places import (
    JUMP,
    WALK,
    asked_space,
    barred,
    distance,
    missing,
    name,
    note_arrival,
    put_tile,
    reachable,
    spaces_of,
)
from .wounds import wound

BY_TOKEN: Final = Action("token", ("combat",))
STAY: Final = Action("stay")
HOW_WORDS: Final = ("walk", "teleport", "portal", "griffin")


def enter(state: EuthiaState, seat: Seat, space: int, how: int = WALK) -> Flow:
    """Put a hero on a space and let happen what that brings; the caller has seen that he may."""
    return call(state, Entering(seat, space, how))


def heal(state: EuthiaState, seat: Seat, n: int, told: str = "healed", rule: str = "EU-258") -> int:
    """Heal a hero, never above his maximum, and return by how much (EU-258)."""
    gained = max(0, min(n, max_health(state, seat) - state.health[seat]))
    state.health[seat] += gained
    if gained:
        state.tell(told, rule, seat=seat, n=gained, health=state.health[seat])
    return gained


def touch(state: EuthiaState, seat: Seat, new: int) -> Flow:
    """Let Fire or Water that has newly come over a hero act on him (EU-095 to EU-100)."""
    figures = state.box.cards.dice
    if new & FIRE:
        return wound(state, seat, figures.fire * state.story.fire_water_factor(state), "fire-touch", "EU-095")
    if new & WATER:
        heal(state, seat, figures.water * state.story.fire_water_factor(state), "water-touch", "EU-096")
    return None


@procedure
class Entering(Frame):
    """A hero comes to a space: Fire and Water of the map as it lies, revealing tile by tile, the fight (EU-074).

    A hero who dies on the way is no longer there, and nothing further happens.
    """

    seat: Seat = 0
    space: int = 0
    how: int = WALK
    felt: int = 0

    @step
    def arrive(self, state: EuthiaState) -> Flow:
        seat = self.seat
        note_arrival(state, seat, state.at[seat], self.space, self.how)
        state.at[seat] = self.space
        state.tell(
            "moved",
            "EU-063" if self.how == WALK else "EU-082",
            seat=seat,
            space=name(state, self.space),
            how=HOW_WORDS[self.how],
        )
        self.felt = felt(state, seat, self.space)
        return touch(state, seat, self.felt)

    @step
    def place(self, state: EuthiaState) -> Flow:
        """Choose a place for the next tile before it is drawn (EU-066, EU-067)."""
        if state.at[self.seat] != self.space:
            return DONE
        places = missing(state, self.space) if any(state.coming) else []
        if not places:
            return self.go(self.combat)
        options = tuple([Action("lay", spot) for spot in places])
        return choose(state, self.seat, "lay", options, "EU-067", {"n": len(options)}, options[0])

    @step
    def reveal(self, state: EuthiaState) -> Flow:
        q, r = state.answer.args
        return call(state, Revealing(int(q), int(r)))

    @step
    def changed(self, state: EuthiaState) -> Flow:
        """A power that the new tile brings over the hero's space acts at once, on him alone (EU-097)."""
        self.go(self.place)
        now = felt(state, self.seat, self.space)
        new = now & ~self.felt
        self.felt = now
        return touch(state, self.seat, new)

    @step
    def combat(self, state: EuthiaState) -> Flow:
        """An undefeated monster stops the move and must be fought (EU-090)."""
        return DONE if state.freed(self.space) else call(state, Forced(self.seat, self.space))


@procedure
class Forced(Frame):
    """The fight against the monster of a space, paid with a Combat token or an ability (EU-050, EU-090)."""

    seat: Seat = 0
    space: int = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        uses = granting(state, self.seat, COMBAT)
        if held(state, self.seat, COMBAT):
            uses.insert(0, BY_TOKEN)
        return choose(state, self.seat, "pay-combat", uses, "EU-050", default=uses[0])

    @step
    def fight(self, state: EuthiaState) -> Flow:
        if state.answer != BY_TOKEN:
            return use_piece(state, self.seat, state.answer)
        spend(state, self.seat, COMBAT)
        return call(state, Fighting(self.seat, NONE, self.space, 1))


@procedure
class Revealing(Frame):
    """Draw the next tile of the stack, unless it is named, and lay it; its encounter and elementals are there at once
    (EU-067, EU-071, EUS-022)."""

    q: int = 0
    r: int = 0
    tile: int = NONE

    @step
    def draw(self, state: EuthiaState) -> Flow:
        if self.tile != NONE:
            return answered(state, Action("draw", (state.cat.map.ids[self.tile],)))
        chapter = next(tiles for tiles in state.coming if tiles)
        ids = state.cat.map.ids
        return ask(state, Draw(tuple([ids[tile] for tile in chapter]), 1, "territory", "EU-067"))

    @step
    def lay(self, state: EuthiaState) -> Flow:
        chart = state.cat.map
        self.tile = chart.index[state.answer.word()]
        state.coming[chart.chapter[self.tile] - 1].remove(self.tile)
        put_tile(state, self.tile, self.q, self.r)
        state.tell("territory", "EU-067", reveals=True, tile=chart.names[self.tile], q=self.q, r=self.r)
        return None

    @step
    def meet(self, state: EuthiaState) -> Flow:
        """An encounter brings its quests, the Griffin comes to its lair (EU-071, EU-077, EU-371)."""
        chart = state.cat.map
        for space in spaces_of(state, self.tile):
            if chart.land[space] == GRIFFIN:
                state.beast = space
            if chart.encounter[space] != NONE:
                return quests.reveal(state, chart.encounter[space])
        return None

    @step
    def tell_scenario(self, state: EuthiaState) -> Flow:
        return state.story.tile_revealed(state, self.tile)


# Teleports


def targets(state: EuthiaState, seat: Seat, n: int) -> list[int]:
    """Return where a teleport of distance ``n`` may lead (EU-082 to EU-084, EU-087)."""
    return [space for space in reachable(state, state.at[seat], n) if barred(state, seat, space, JUMP) is None]


@procedure
class Teleporting(Frame):
    """A teleport symbol: the hero is put on a space at distance ``reach`` or less, or stays (EU-082 to EU-088)."""

    seat: Seat = 0
    reach: int = 0

    @step
    def choose(self, state: EuthiaState) -> Flow:
        spaces = targets(state, self.seat, self.reach)
        if not spaces:
            return DONE
        jumps = state.cat.map.jumps
        options = (STAY, *[jumps[space] for space in spaces])
        return ask(state, Choice(self.seat, "teleport", options, "EU-087", {"n": self.reach}, STAY))

    @step
    def arrive(self, state: EuthiaState) -> Flow:
        if state.answer == STAY:
            return DONE
        return enter(state, self.seat, state.cat.map.space_index[state.answer.word()], JUMP)

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        space = asked_space(state, action, "teleport")
        if seat != self.seat or space == NONE:
            return Frame.why(self, state, seat, action)
        far = distance(state, state.at[seat], space)
        if far == NONE or far > self.reach:
            return Reason("too-far", "EU-087", {"n": self.reach})
        return barred(state, seat, space, JUMP) or Frame.why(self, state, seat, action)


def give_teleport(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Teleporting(seat, n))

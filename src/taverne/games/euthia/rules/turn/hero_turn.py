"""A hero's turn, one thing at a time: movement, actions and free actions in any order (EU-049 to EU-055).
What each of them does is left to its chapter; the frame of the turn to the course."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import (
    ABSENT,
    ALCHEMIST,
    CAVERN,
    CHAPEL,
    ELEMENTAL,
    LAKE,
    MERCHANT,
    MOUNTAIN,
    PORTAL,
    TOWER,
    TREASURE_LAND,
)
from ...box.compiled_effects import ANY, OUT
from ...box.integer_tables import NONE
from ...box.terms import ACTIONS
from ...state.game_state import EuthiaState
from ..combat import elites
from ..combat.fight import Fighting
from ..goods import mining, storage, uses
from ..goods.equipment import worn
from ..goods.piece_use import use_piece
from ..trade import trade_action
from ..travel import quests
from ..travel.challenges import challenge, no_challenge
from ..travel.movement import Forced, enter
from ..travel.places import GATE, asked_space, barred, gate_closed, gates
from ..travel.visits import (
    CALL,
    HEAL_HERE,
    POTION_HERE,
    TREASURE_HERE,
    be_helped,
    call_griffin,
    dig_up,
    no_griffin,
    no_help,
    no_treasure,
)
from .tokens import COMBAT, MINING, TRADE, held, points, spend

END: Final = Action("end")
ARRANGE: Final = Action("arrange")
TRADE_HERE: Final = Action("trade")
MINE_HERE: Final = Action("mine")
CHALLENGE_HERE: Final = Action("challenge")
FIGHT_HERE: Final = Action("fight", ("monster",))
"""Fight the monster of one's own space."""
OUTSIDE: Final = 1 << OUT | 1 << ANY
WALKS: Final = tuple(Action("walk", (word,)) for word in ACTIONS)

NO_POINTS: Final = Reason("no-points", "EU-063")
NO_TOKEN: Final = Reason("no-token", "EU-050")
NO_TOKEN_TO_WALK: Final = Reason("no-token", "EU-054")
NO_MONSTER: Final = Reason("no-monster", "EU-092")
NOT_FREED: Final = Reason("not-freed", "EU-093")

Doing: TypeAlias = Callable[[EuthiaState, Seat, Action], Flow]


@procedure
class Acting(Frame):
    """Offer whatever a hero may do now, do it, and offer again until the turn is ended."""

    seat: Seat = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        if state.story.over(state):
            return DONE
        options = offered(state, self.seat)
        return ask(state, Choice(self.seat, "act", tuple(options), "EU-049", {"n": state.moves[self.seat]}, END))

    @step
    def do(self, state: EuthiaState) -> Flow:
        if state.answer == END:
            return DONE
        do = DO.get(state.answer.kind)
        if do is None:
            return state.story.do_free(state, self.seat, state.answer)
        return do(state, self.seat, state.answer)

    @step
    def store(self, state: EuthiaState) -> Flow:
        """What does not fit is used or discarded at the end of each action (EU-204, EU-231)."""
        self.go(self.offer)
        return storage.fit(state, self.seat)

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action.kind in WHY:
            refusal = WHY[action.kind](state, seat, action)
            if refusal is not None:
                return refusal
        refusal = state.story.why_not(state, seat, action) if seat == self.seat else None
        return refusal or Frame.why(self, state, seat, action)

    def tries(self, state: EuthiaState, seat: Seat) -> tuple[Action, ...]:
        """Tokens, steps beside the hero, what his space offers, quests of its encounter, abilities on his slots."""
        if seat != self.seat:
            return ()
        cat, here = state.cat, state.at[seat]
        found = [*WALKS, *[cat.map.steps[space] for space in state.near[here]]]
        found += [action for action, _ in OF_LAND[cat.map.land[here]]]
        if not state.freed(here):
            found.append(FIGHT_HERE)
        if cat.map.encounter[here] != NONE:
            found += [cat.do_quest[quest] for quest in state.quests_up[cat.map.encounter[here]]]
        if state.trophies[seat] and state.beast != NONE:
            found.append(CALL)
        for tile in worn(state, seat):
            found += [cat.use_tile[tile][n] for n, use in enumerate(cat.tile_uses[tile]) if use.trigger in (OUT, ANY)]
        return tuple(found)


def offered(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what a hero may do, in a fixed order, the end of the turn first."""
    found = [END]
    here = state.at[seat]
    chart = state.cat.map
    found += [chart.steps[space] for space in state.near[here] if why_not_step(state, seat, space) is None]
    for action in range(len(ACTIONS)):
        if why_not_spend(state, seat, action) is None:
            found.append(WALKS[action])
    found += uses.actions(state, seat, OUTSIDE)
    if state.freed(here):
        found += at_place(state, seat)
    elif without(state, seat, COMBAT) is None:
        found.append(FIGHT_HERE)
    if storage.can_arrange(state, seat):
        found.append(ARRANGE)
    return found


def at_place(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return the actions and free actions of a hero's freed space (EU-093, EU-233)."""
    here = state.at[seat]
    chart = state.cat.map
    found = [action for action, why_not in OF_LAND[chart.land[here]] if why_not(state, seat, action) is None]
    found += [fight_action(state, foe) for foe in foes(state, seat) if why_not_face(state, seat) is None]
    if chart.land[here] == PORTAL:
        found += [chart.gates[space] for space in gates(state, seat)]
    if no_griffin(state, seat) is None:
        found.append(CALL)
    if chart.encounter[here] != NONE:
        found += quests.actions(state, seat)
    return found + state.story.free_here(state, seat)


# Movement


def walk(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """Use a token for its movement points, never for its action too (EU-053, EU-055)."""
    kind = WALKS.index(action)
    spend(state, seat, kind)
    state.moves[seat] += points(state, kind)
    state.tell("walk", "EU-055", seat=seat, token=f"token-{ACTIONS[kind]}", n=points(state, kind))
    return None


def why_not_walk(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    return why_not_spend(state, seat, WALKS.index(action)) if action in WALKS else None


def why_not_spend(state: EuthiaState, seat: Seat, action: int) -> Reason | None:
    """Return why no token of an action gives a hero movement points, None if one does (EU-054)."""
    return None if held(state, seat, action) else NO_TOKEN_TO_WALK


def move(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """One step to an adjacent space, into or out of a centre too (EU-063, EU-104)."""
    state.moves[seat] -= 1
    return enter(state, seat, state.cat.map.space_index[action.word()])


def why_not_move(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    space = asked_space(state, action, "move")
    if space == NONE:
        return Reason("off-map", "EU-070")
    if space not in state.near[state.at[seat]]:
        return Reason("not-adjacent", "EU-063")
    return why_not_step(state, seat, space)


def why_not_step(state: EuthiaState, seat: Seat, space: int) -> Reason | None:
    """Return why a hero may not step to a space beside him, None if he may (EU-063, EU-091, EU-105)."""
    return barred(state, seat, space) if state.moves[seat] else NO_POINTS


def portal(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """From portal to portal, for nothing (EU-085)."""
    return enter(state, seat, state.cat.map.space_index[action.word()], GATE)


def why_not_portal(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    return gate_closed(state, seat, asked_space(state, action, "portal"))


# Actions that a token pays for


def mine(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    spend(state, seat, MINING)
    return mining.start(state, seat)


def why_not_mine(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    refusal = mining.why_not(state, seat)
    return refusal if refusal is not None else without(state, seat, MINING)


def trade(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    spend(state, seat, TRADE)
    return call(state, trade_action.Trading(seat))


def why_not_trade(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    refusal = trade_action.why_not(state, seat)
    return refusal if refusal is not None else without(state, seat, TRADE)


def without(state: EuthiaState, seat: Seat, action: int) -> Reason | None:
    """Return that the token of an action is not there (EU-050, EU-054)."""
    return None if held(state, seat, action) else NO_TOKEN


def foes(state: EuthiaState, seat: Seat) -> list[int]:
    """Return whom a hero may fight where he stands without being forced: the elite, opponents (EU-307, EUS-011)."""
    elite = elites.here(state, seat)
    return [elite, *state.story.opponents(state, seat)] if elite != NONE else state.story.opponents(state, seat)


def fight_action(state: EuthiaState, foe: int) -> Action:
    return Action("fight", (state.cat.foes.ids[foe],))


def fight(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    if action == FIGHT_HERE:
        return call(state, Forced(seat, state.at[seat]))
    spend(state, seat, COMBAT)
    return call(state, Fighting(seat, state.cat.foes.by_id[action.word()], state.at[seat]))


def why_not_fight(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    if action == FIGHT_HERE:
        return NO_MONSTER if state.freed(state.at[seat]) else without(state, seat, COMBAT)
    named = state.cat.foes.by_id.get(action.word(), NONE) if len(action.args) == 1 else NONE
    if named == NONE:
        return None
    if named not in foes(state, seat):
        return Reason(
            "no-lair" if named == state.bounty else "not-here", "EU-306" if named != state.bounty else "EU-307"
        )
    return why_not_face(state, seat)


def why_not_face(state: EuthiaState, seat: Seat) -> Reason | None:
    """Return why a hero may not fight one of those he may name where he stands, None if he may (EU-050, EU-093)."""
    return without(state, seat, COMBAT) or (None if state.freed(state.at[seat]) else NOT_FREED)


# Tables of what can be done


def arrange(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    return call(state, storage.Arranging(seat))


def why_not_find(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    return no_treasure(state, seat)


def why_not_challenge(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    return no_challenge(state, seat)


def why_not_fly(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    return no_griffin(state, seat)


def why_not_use(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    return uses.why_not(state, seat, action, OUTSIDE)


Offer: TypeAlias = tuple[Action, Callable[[EuthiaState, Seat, Action], Reason | None]]
_MINE: Final[Offer] = (MINE_HERE, why_not_mine)
_TRADE: Final[Offer] = (TRADE_HERE, why_not_trade)
_BY_LAND: Final[dict[int, tuple[Offer, ...]]] = {
    MOUNTAIN: (_MINE,),
    LAKE: (_MINE,),
    CAVERN: (_MINE,),
    MERCHANT: (_TRADE,),
    ALCHEMIST: (_TRADE,),
    TOWER: (_TRADE,),
    TREASURE_LAND: ((TREASURE_HERE, why_not_find),),
    ELEMENTAL: ((CHALLENGE_HERE, why_not_challenge),),
    CHAPEL: ((HEAL_HERE, no_help), (POTION_HERE, no_help)),
}
OF_LAND: Final = tuple(_BY_LAND.get(land, ()) for land in range(ABSENT + 1))
"""What each kind of land offers, with the reasons against it."""

WHY: Final[dict[str, Callable[[EuthiaState, Seat, Action], Reason | None]]] = {
    "walk": why_not_walk,
    "move": why_not_move,
    "portal": why_not_portal,
    "fight": why_not_fight,
    "griffin": why_not_fly,
    "quest": quests.why_not,
    "use": why_not_use,
    "gem": why_not_use,
    "essence": why_not_use,
    **{action.kind: why_not for offers in OF_LAND for action, why_not in offers},
}

DO: Final[dict[str, Doing]] = {
    "walk": walk,
    "move": move,
    "portal": portal,
    "mine": mine,
    "trade": trade,
    "fight": fight,
    "treasure": dig_up,
    "challenge": challenge,
    "chapel": be_helped,
    "griffin": call_griffin,
    "quest": quests.complete,
    "use": use_piece,
    "gem": use_piece,
    "essence": use_piece,
    "arrange": arrange,
}

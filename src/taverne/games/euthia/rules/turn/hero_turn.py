"""A hero's turn, one thing at a time: movement, actions and free actions in any order (EU-049 to EU-055).
What each of them does is left to its chapter; the frame of the turn to the course."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

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
from ...state.game_state import Table
from ..combat import elites
from ..combat.fight import Fighting
from ..goods import mining
from ..goods import storage as storing
from ..goods import uses as using
from ..scenarios import played as scenarios
from ..trade import trade_action as trading
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

Doing = Callable[[Table, Seat, Action], Flow]


@procedure
class Acting(Frame):
    """Offer whatever a hero may do now, do it, and offer again until the turn is ended."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        if scenarios.over(table):
            return DONE
        options = offered(table, self.seat)
        return ask(table, Choice(self.seat, "act", tuple(options), "EU-049", {"n": table.moves[self.seat]}, END))

    @step
    def do(self, table: Table) -> Flow:
        if table.answer == END:
            return DONE
        return DO.get(table.answer.kind, scenarios.do_free)(table, self.seat, table.answer)

    @step
    def store(self, table: Table) -> Flow:
        """What does not fit is used or discarded at the end of each action (EU-204, EU-231)."""
        return storing.fit(table, self.seat)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and action.kind in WHY:
            refusal = WHY[action.kind](table, seat, action)
            if refusal is not None:
                return refusal
        refusal = scenarios.why_not(table, seat, action) if seat == self.seat else None
        return refusal or Frame.why(self, table, seat, action)


def offered(table: Table, seat: Seat) -> list[Action]:
    """Return what a hero may do, in a fixed order, the end of the turn first."""
    found = [END]
    here = table.at[seat]
    chart = table.cat.map
    if table.moves[seat]:
        found += [chart.steps[space] for space in table.near[here] if barred(table, seat, space) is None]
    for action in range(len(ACTIONS)):
        if held(table, seat, action):
            found.append(WALKS[action])
    found += using.actions(table, seat, OUTSIDE)
    if table.freed(here):
        found += at_place(table, seat)
    elif held(table, seat, COMBAT):
        found.append(FIGHT_HERE)
    if storing.can_arrange(table, seat):
        found.append(ARRANGE)
    return found


def at_place(table: Table, seat: Seat) -> list[Action]:
    """Return the actions and free actions of a hero's freed space (EU-093, EU-233)."""
    here = table.at[seat]
    chart = table.cat.map
    found = [action for action, why_not in OF_LAND[chart.land[here]] if why_not(table, seat, action) is None]
    if held(table, seat, COMBAT):
        found += [fight_action(table, foe) for foe in foes(table, seat)]
    if chart.land[here] == PORTAL:
        found += [chart.gates[space] for space in gates(table, seat)]
    if scenarios.desolate(table, here):
        return found  # no free action at all (EUS-099)
    if table.trophies[seat] and table.beast != NONE and no_griffin(table, seat) is None:
        found.append(CALL)
    if chart.encounter[here] != NONE:
        found += quests.actions(table, seat)
    found += scenarios.free_actions(table, seat)
    return found


# Movement


def walk(table: Table, seat: Seat, action: Action) -> Flow:
    """Use a token for its movement points, never for its action too (EU-053, EU-055)."""
    kind = WALKS.index(action)
    spend(table, seat, kind)
    table.moves[seat] += points(table, kind)
    if table.events is not None:
        table.emit("walk", {"seat": seat, "token": f"token-{ACTIONS[kind]}", "n": points(table, kind)}, "EU-055")
    return None


def why_not_walk(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return Refusal("no-token", "EU-054") if action in WALKS else None


def move(table: Table, seat: Seat, action: Action) -> Flow:
    """One step to an adjacent space, into or out of a centre too (EU-063, EU-104)."""
    table.moves[seat] -= 1
    return enter(table, seat, table.cat.map.space_index[str(action.args[0])])


def why_not_move(table: Table, seat: Seat, action: Action) -> Refusal | None:
    space = asked_space(table, action, "move")
    if space == NONE:
        return Refusal("off-map", "EU-070")
    if space not in table.near[table.at[seat]]:
        return Refusal("not-adjacent", "EU-063")
    return Refusal("no-points", "EU-063") if not table.moves[seat] else barred(table, seat, space)


def portal(table: Table, seat: Seat, action: Action) -> Flow:
    """From portal to portal, for nothing (EU-085)."""
    return enter(table, seat, table.cat.map.space_index[str(action.args[0])], GATE)


def why_not_portal(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return gate_closed(table, seat, asked_space(table, action, "portal"))


# Actions that a token pays for


def mine(table: Table, seat: Seat, action: Action) -> Flow:
    spend(table, seat, MINING)
    return mining.start(table, seat)


def why_not_mine(table: Table, seat: Seat, action: Action) -> Refusal | None:
    refusal = mining.why_not(table, seat)
    return refusal if refusal is not None else without(table, seat, MINING)


def trade(table: Table, seat: Seat, action: Action) -> Flow:
    spend(table, seat, TRADE)
    return call(table, trading.Trading(seat))


def why_not_trade(table: Table, seat: Seat, action: Action) -> Refusal | None:
    refusal = trading.why_not(table, seat)
    return refusal if refusal is not None else without(table, seat, TRADE)


def without(table: Table, seat: Seat, action: int) -> Refusal | None:
    """Return that the token of an action is not there (EU-050, EU-054)."""
    return None if held(table, seat, action) else Refusal("no-token", "EU-050")


def foes(table: Table, seat: Seat) -> list[int]:
    """Return whom a hero may fight where he stands without being forced: the elite, opponents (EU-307, EUS-011)."""
    elite = elites.here(table, seat)
    return [elite, *scenarios.opponents(table, seat)] if elite != NONE else scenarios.opponents(table, seat)


def fight_action(table: Table, foe: int) -> Action:
    return Action("fight", (table.cat.foes.ids[foe],))


def fight(table: Table, seat: Seat, action: Action) -> Flow:
    if action == FIGHT_HERE:
        return call(table, Forced(seat, table.at[seat]))
    spend(table, seat, COMBAT)
    return call(table, Fighting(seat, table.cat.foes.by_id[str(action.args[0])], table.at[seat]))


def why_not_fight(table: Table, seat: Seat, action: Action) -> Refusal | None:
    if action == FIGHT_HERE:
        return Refusal("no-monster", "EU-092") if table.freed(table.at[seat]) else without(table, seat, COMBAT)
    named = table.cat.foes.by_id.get(str(action.args[0]), NONE) if len(action.args) == 1 else NONE
    if named == NONE:
        return None
    if named not in foes(table, seat):
        return Refusal(
            "no-lair" if named == table.bounty else "not-here", "EU-306" if named != table.bounty else "EU-307"
        )
    return without(table, seat, COMBAT)


# Actions that an ability grants (EU-050)


def why_not_take(table: Table, seat: Seat, action: int) -> Refusal | None:
    """Return why an action cannot be taken where the hero stands, whatever pays for it, None if it can."""
    if action == MINING:
        return mining.why_not(table, seat)
    if action == TRADE:
        return trading.why_not(table, seat)
    if not table.freed(table.at[seat]) or foes(table, seat) or scenarios.guarded(table, seat):
        return None
    return Refusal("no-monster", "EU-092")


def can_take(table: Table, seat: Seat, action: int) -> bool:
    """Whether an action could be taken where the hero stands, whatever pays for it."""
    return why_not_take(table, seat, action) is None


def take_action(table: Table, seat: Seat, action: int) -> Flow:
    """Take an action that an ability grants, without its token; nothing if it cannot be taken here (EU-050)."""
    if not can_take(table, seat, action):
        return None
    if action == MINING:
        return mining.start(table, seat)
    if action == TRADE:
        return call(table, trading.Trading(seat))
    if not table.freed(table.at[seat]):
        return call(table, Fighting(seat, NONE, table.at[seat], 1))
    return call(table, NamingFoe(seat)) if foes(table, seat) else scenarios.fight_guardian(table, seat)


@procedure
class NamingFoe(Frame):
    """Of several foes of a space, choose the one that a granted Combat action is for."""

    seat: Seat = 0

    @step
    def choose(self, table: Table) -> Flow:
        options = tuple([fight_action(table, foe) for foe in foes(table, self.seat)])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "fight", options, "EU-050", default=options[0]))

    @step
    def fight(self, table: Table) -> Flow:
        foe = table.cat.foes.by_id[str(table.answer.args[0])]
        return call(table, Fighting(self.seat, foe, table.at[self.seat]))


# Tables of what can be done


def arrange(table: Table, seat: Seat, action: Action) -> Flow:
    return call(table, storing.Arranging(seat))


def why_not_find(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return no_treasure(table, seat)


def why_not_challenge(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return no_challenge(table, seat)


def why_not_fly(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return no_griffin(table, seat)


def why_not_use(table: Table, seat: Seat, action: Action) -> Refusal | None:
    return using.refuse(table, seat, action, OUTSIDE)


Offer = tuple[Action, Callable[[Table, Seat, Action], Refusal | None]]
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

WHY: Final[dict[str, Callable[[Table, Seat, Action], Refusal | None]]] = {
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
    "use": using.start,
    "gem": using.start,
    "essence": using.start,
    "arrange": arrange,
}

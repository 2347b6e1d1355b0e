"""Phase 2: the active realm moves its units, one group of one space at a time, until it says that it has done.
Where units may go is left to ``routes``, reasons to ``refusals``; attacks declared here are fought in ``battles``."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Data
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason
from taverne.engine.records import Shared

from ...box.catalogue import NONE, REALM_WORDS
from ...state.game_state import FRESH, MOVEMENT, REPOSITION, NerathState
from ..cards.reactions import MOVES, cards_held, playable, played, why_not_play
from . import refusals as reasons
from .groups import Found, amounts, boardings, find, fleets, holds_all, joins, shared
from .routes import can_act, go, homing, movable, overdue
from .transport import disembark, embark, lands_at_once, room

READY: Final = Action("done")
BACK: Final = Action("back")
TOLD: Final = {"to": ("moved", "CN-102"), "board": ("boarded", "CN-136"), "land": ("landed", "CN-146")}
"""How each of them is told, and by which rule, where nobody stands in the way."""


@procedure
class Moving(Frame):
    """Choose a space, move units out of it, and so on; cards of this phase are played in between (CN-101).

    Who has moved something closes the phase, so that the last move can be taken back too (CN-083).
    """

    begun: bool = False

    @step
    def offer(self, state: NerathState) -> Flow:
        realm = state.realm
        select = state.cat.select
        options = [select[space] for space in active_spaces(state)]
        options += playable(state, realm, *MOVES)
        if not options and not self.begun and not state.hand[realm] and not state.chest[realm]:
            return DONE
        options.append(READY)
        data: Data = {"realm": REALM_WORDS[realm]}
        return ask(state, Choice(state.seat(realm), "movement", tuple(options), "CN-101", data, READY))

    @step
    def take(self, state: NerathState) -> Flow:
        kind = state.answer.kind
        self.begun = True
        if kind == "done":
            return DONE
        self.go(self.offer)
        if kind == "select":
            return call(state, Ordering(state.cat.space_index[state.answer.word()]))
        return played(state, state.realm, state.answer)

    def tries(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        return (*own_spaces(state), *cards_held(state, state.realm)) if state.asked(seat) else ()

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        card = why_not_play(state, state.realm, action, *MOVES) if state.asked(seat) else None
        return reasons.why_not_select(state, seat, action) or card or Frame.why(self, state, seat, action)


@procedure
class Ordering(Frame):
    """Move units of one space: those that are taken, or while none is all that can do what is said.

    ``take <kind> [n]`` takes one more unit of a group; ``to``, ``board`` and ``land`` move what is taken.
    """

    space: int = 0
    chosen: list[int] = []
    found: Shared[Found | None] = None

    @step
    def offer(self, state: NerathState) -> Flow:
        realm = state.realm
        self.found = found = find(state, self.space)
        options = offers(state, found, self.chosen)
        default = BACK if state.phase != REPOSITION else homeward_order(state, self.space, options)
        options.append(BACK)
        data: Data = {"realm": REALM_WORDS[realm], "space": state.cat.space_words[self.space], "n": len(self.chosen)}
        return ask(state, Choice(state.seat(realm), "order", tuple(options), "CN-102", data, default))

    @step
    def take(self, state: NerathState) -> Flow:
        action = state.answer
        if action.kind == "back":
            return DONE
        found = self.found or find(state, self.space)
        self.found = None
        if action.kind == "take":
            group = next(group for group, _ in found if group.action == action)
            self.chosen.append(next(unit for unit in group.units if unit not in self.chosen))
            return self.go(self.offer)
        carry_out(state, found, self.chosen, action)
        return DONE

    def tries(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        found: tuple[Action, ...] = state.cat.to
        return found if state.asked(seat) else ()

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        found = reasons.why_not_order(state, seat, action, self.space, self.chosen)
        return found or Frame.why(self, state, seat, action)


def own_spaces(state: NerathState) -> list[Action]:
    """Return the choice of every space with units of the active realm, whether they can move or not."""
    cat = state.cat
    return [cat.select[space] for space in range(cat.spaces) if state.stands(state.realm, space)]


def homeward_order(state: NerathState, space: int, options: list[Action]) -> Action:
    """Return what is ordered for somebody who is away: units that must move do, by the first way there is.

    Where those taken have no way together, as with more heroes than berths, they are put back (CN-138, CN-356).
    """
    if not options or not overdue(state, space):
        return BACK
    return next((action for action in options if action.kind != "take"), options[0])


def active_spaces(state: NerathState) -> list[int]:
    """Return the spaces with a unit of the active realm that can still do something in the phase at hand."""
    where, mark = state.where, state.mark
    if state.phase == MOVEMENT:
        return movers(state)
    if state.phase == REPOSITION:
        candidates = homing(state)
    else:
        candidates = [unit for unit, marks in enumerate(mark) if marks & FRESH and where[unit] != NONE]
    return sorted({where[unit] for unit in candidates if can_act(state, unit)})


def movers(state: NerathState) -> list[int]:
    """Return the spaces with a unit that can still move in phase 2; the first one found in a space is enough."""
    realm, where, mark, moved = state.realm, state.where, state.mark, state.moved
    ship, kind, easy = state.ship, state.kind, state.cat.always_moves
    found: set[int] = set()
    for unit, owner in enumerate(state.owner):
        if owner != realm:
            continue
        space = where[unit]
        if space in found or space == NONE:
            continue
        if mark[unit] or moved[unit] or ship[unit] != NONE or not easy[kind[unit]][space]:
            if not movable(state, unit):
                continue
        found.add(space)
    return sorted(found)


def offers(state: NerathState, found: Found, chosen: list[int]) -> list[Action]:
    """Return what may be done with these groups, given the units that are taken already."""
    if not chosen:
        return [group.action for group, _ in found] + together(state, found)
    common = shared(found, chosen)
    options = [group.action for group, reachable in found if joins(group, reachable, chosen, common)]
    cat = state.cat
    options += [cat.to[space] for space in sorted(common[0])]
    for zone in sorted(common[1]):
        options += boardings(state, zone, len(chosen))
    options += [cat.land_on[space] for space in sorted(common[2])]
    return options


def together(state: NerathState, found: Found) -> list[Action]:
    """Return what is offered while nothing is taken: whatever some unit can do, for all that can.

    Boarding is offered if there is room for all; otherwise it is for the player to say who goes aboard.
    """
    cat = state.cat
    targets: set[int] = set()
    shores: set[int] = set()
    zones: dict[int, int] = {}
    for group, (spaces, boarding, landing) in found:
        targets.update(spaces)
        shores.update(landing)
        for zone in boarding:
            zones[zone] = zones.get(zone, 0) + len(group.units)
    options = [cat.to[space] for space in sorted(targets)]
    for zone in sorted(zones):
        if holds_all(state, zones[zone], zone):
            options.append(cat.board[zone])
    options += [cat.land_on[space] for space in sorted(shores)]
    return options


def going(state: NerathState, found: Found, chosen: list[int], action: Action) -> list[tuple[int, int]]:
    """Return who does what an action says, with the points that it costs: what is taken, or all that can."""
    space = state.cat.space_index[action.word()]
    way = ("to", "board", "land").index(action.kind)
    pairs: list[tuple[int, int]] = []
    for group, reachable in found:
        if space in reachable[way]:
            cost = reachable[0].get(space, 0)
            pairs += [(unit, cost) for unit in group.units if not chosen or unit in chosen]
    return pairs


def carry_out(state: NerathState, found: Found, chosen: list[int], action: Action) -> None:
    """Let what is taken, or while nothing is all that can, do what an action says, and tell of it."""
    space = state.cat.space_index[action.word()]
    pairs = going(state, found, chosen, action)
    units = [unit for unit, _ in pairs]
    tell_move(state, units, action.kind, space)
    if action.kind == "to":
        for unit, cost in pairs:
            go(state, unit, space, cost)
    elif action.kind == "land":
        for unit in units:
            disembark(state, unit, space)
    else:
        fleet = fleets(state, state.realm, space)
        ships = fleet[action.number(1) - 1] if len(action.args) > 1 else [ship for some in fleet for ship in some]
        for unit in units:
            embark(state, unit, next(ship for ship in ships if room(state, ship)))


def tell_move(state: NerathState, units: list[int], kind: str, space: int) -> None:
    """Tell of a move before it is made; an attack and a landing that must be fought for are told as such."""
    if state.events is None:
        return
    cat, realm = state.cat, state.realm
    word, rule = TOLD[kind]
    if kind == "to" and not state.friendly(realm, space):
        word, rule = "attacks", "CN-117"
    if kind == "land" and not lands_at_once(state, units[0], space):
        word, rule = "landing", "CN-160"
    data = {
        "realm": REALM_WORDS[realm],
        "units": amounts(state, units),
        "from": cat.space_words[state.where[units[0]]],
        "to": cat.space_words[space],
    }
    state.emit(word, data, rule)

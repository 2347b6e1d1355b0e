"""Revealing traps: all at once, or one by one with ambushes between mercenaries (ML-133 to ML-135, ML-229 to ML-239).
What traps do to a roll is left to ``effects``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, repeat, step
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE, NUMBER_OF, named
from ...box.vocabulary import COLOURS, Redirect, Steal
from ...state.game_state import MADHALA, AimedDice, LandsState
from ..clan.supplies import renew
from .effects import adjacent, turn_up

REVEAL: Final = Action("reveal")
HOLD: Final = Action("hold")
CANCEL: Final = Action("cancel")
ALLOW: Final = Action("allow")
STEAL: Final = named("steal", COLOURS)
TARGETS: Final = tuple(Action("target", (number,)) for number in range(5))


def tell_revealed(state: LandsState, e: int, kinds: list[int]) -> None:
    if kinds:
        name = state.cat.member_names[state.who[e]]
        items = [state.cat.trap_names[kind] for kind in kinds]
        state.tell("revealed", "ML-133", reveals=True, seat=state.seat_of(e), mercenary=name, items=items)


def reveal_all(state: LandsState, place: int) -> None:
    """Without ambushes every trap of the place is turned face up (ML-133, ML-134)."""
    for e in state.occupied(place):
        if state.who[e] < 0:
            continue
        hidden = state.laid[e][state.shown[e] :]
        state.shown[e] = len(state.laid[e])
        for kind in hidden:
            turn_up(state, e, kind)
        tell_revealed(state, e, hidden)


@procedure
class Conflicting(Frame):
    """From left to right, each player turns traps from the top and may stop at any point (ML-231)."""

    place: int = 0
    order: list[int] = []

    @step
    def begin(self, state: LandsState) -> Flow:
        self.order = state.occupied(self.place)
        return None

    @step
    def offer(self, state: LandsState) -> Flow:
        while self.order and state.shown[self.order[0]] >= len(state.laid[self.order[0]]):
            self.order.pop(0)
        if not self.order:
            return DONE
        e = self.order[0]
        if state.who[e] == MADHALA:
            return repeat(state, Sneaking(e))
        data: dict[str, int | str] = {
            "mercenary": state.cat.member_names[state.who[e]],
            "trap": state.cat.trap_names[state.laid[e][state.shown[e]]],
        }
        return ask(state, Choice(state.seat_of(e), "reveal", (REVEAL, HOLD), "ML-231", data, default=HOLD))

    @step
    def turn(self, state: LandsState) -> Flow:
        if state.answer == HOLD:
            self.order.pop(0)
            return self.go(self.offer)
        e = self.order[0]
        kind = state.laid[e][state.shown[e]]
        state.shown[e] += 1
        tell_revealed(state, e, [kind])
        turn_up(state, e, kind)
        self.go(self.offer)
        return call(state, Ambushing(e, kind)) if state.cat.is_ambush[kind] else None

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("reveal", "ML-231") if state.asked(seat) else Reason("not-asked")


@procedure
class Ambushing(Frame):
    """An ambush strikes one adjacent expedition at once, unless a Defence token stops it (ML-232 to ML-237)."""

    e: int = 0
    kind: int = 0
    target: int = NONE
    taken: int = 0

    @step
    def offer_target(self, state: LandsState) -> Flow:
        """One's own mercenary may be the target (ML-239); with nobody adjacent nothing happens."""
        near = adjacent(state, self.e)
        if not near:
            return DONE
        data: dict[str, int | str] = {"trap": state.cat.trap_names[self.kind]}
        options = tuple([TARGETS[NUMBER_OF[x]] for x in near])
        return ask(state, Choice(state.seat_of(self.e), "target", options, "ML-232", data))

    @step
    def aim(self, state: LandsState) -> Flow:
        self.target = self.e - NUMBER_OF[self.e] + state.answer.number()
        state.tell(
            "ambushed",
            "ML-232",
            seat=state.seat_of(self.e),
            other=state.seat_of(self.target),
            mercenary=state.cat.member_names[state.who[self.target]],
            trap=state.cat.trap_names[self.kind],
        )
        return None

    @step
    def defend(self, state: LandsState) -> Flow:
        return call(state, Defending(self.e, self.kind, self.target))

    @step
    def spring(self, state: LandsState) -> Flow:
        if was_cancelled(state):
            return DONE
        source = state.cat.trap_source[self.kind]
        assert source.verb.spring is not None, "it is an ambush"
        return source.verb.spring(state, self, source.effect)

    def loose(self, state: LandsState) -> list[int]:
        """Return the colours of dice that can be stolen now; those on reinforced traps cannot (ML-236, ML-237)."""
        effect = state.cat.trap_effect[self.kind]
        assert isinstance(effect, Steal)
        if self.taken == effect.n:
            return []
        return [c for c in range(3) if COLOURS[c] in effect.colours and loose(state, self.target, c)]

    @step
    def offer_theft(self, state: LandsState) -> Flow:
        colours = self.loose(state)
        if not colours:
            return DONE
        data: dict[str, int | str] = {"mercenary": state.cat.member_names[state.who[self.target]]}
        return choose(state, state.seat_of(self.e), "steal", [STEAL[colour] for colour in colours], "ML-236", data)

    @step
    def steal(self, state: LandsState) -> Flow:
        """The die now lies on the ambush, beyond all limits, and the thief will roll it (ML-236, ML-239)."""
        colour = STEAL.index(state.answer)
        state.dice[colour][self.target] -= 1
        state.dice[colour][self.e] += 1
        self.taken += 1
        state.tell("stolen", "ML-236", seat=state.seat_of(self.e), die=f"die-{COLOURS[colour]}")
        return self.go(self.offer_theft)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("not-asked")
        return Reason("not-adjacent", "ML-238")


@procedure
class Sneaking(Frame):
    """Madhala turns her next trap; ambushes steal from the player's adjacent expedition, left first (ML-272, ML-275).

    She rolls no dice and is never attacked, so that her other traps have no effect (ML-260, ML-262).
    """

    e: int = 0
    kind: int = NONE
    target: int = NONE

    @step
    def draw(self, state: LandsState) -> Flow:
        """What lies face down is drawn from her pile only now: nobody could have known it."""
        pile = renew(state.sly_pile, state.sly_discard)
        return ask(state, Draw(tuple([state.cat.trap_ids[kind] for kind in pile]), 1, "sly", "ML-272"))

    @step
    def turn(self, state: LandsState) -> Flow:
        self.kind = state.cat.trap_index[state.answer.word()]
        state.sly_pile.remove(self.kind)
        state.laid[self.e][state.shown[self.e]] = self.kind
        state.shown[self.e] += 1
        state.tell("madhala-reveals", "ML-272", reveals=True, trap=state.cat.trap_names[self.kind])
        if state.cat.trap_source[self.kind].verb.sneak is None:
            return DONE
        near = [x for x in adjacent(state, self.e) if state.who[x] >= 0]
        if not near:
            return DONE
        self.target = near[0]
        return None

    @step
    def defend(self, state: LandsState) -> Flow:
        """A Defence token stops her too (ML-233)."""
        return call(state, Defending(self.e, self.kind, self.target))

    @step
    def spring(self, state: LandsState) -> Flow:
        if was_cancelled(state):
            return DONE
        source = state.cat.trap_source[self.kind]
        assert source.verb.sneak is not None
        source.verb.sneak(state, self, source.effect)
        return DONE

    def tell(self, state: LandsState, colour: int, n: int) -> None:
        if n:
            name, die = state.cat.member_names[state.who[self.target]], f"die-{COLOURS[colour]}"
            state.tell("madhala-steals", "ML-236", seat=state.seat_of(self.target), mercenary=name, die=die, n=n)


@procedure
class Defending(Frame):
    """Whoever is ambushed may cancel the ambush with a Defence token; no talent helps (ML-233)."""

    e: int = 0
    kind: int = 0
    target: int = 0
    cancelled: bool = False

    @step
    def offer(self, state: LandsState) -> Flow:
        if not state.shields[self.target]:
            return DONE
        data: dict[str, int | str] = {
            "trap": state.cat.trap_names[self.kind],
            "mercenary": state.cat.member_names[state.who[self.target]],
        }
        seat = state.seat_of(self.target)
        return ask(state, Choice(seat, "ambush", (ALLOW, CANCEL), "ML-233", data, default=ALLOW))

    @step
    def cancel(self, state: LandsState) -> Flow:
        """The token is spent and the ambush leaves its expedition; Madhala's goes to a pile of her own (ML-275)."""
        if state.answer == ALLOW:
            return DONE
        self.cancelled = True
        state.shields[self.target] -= 1
        state.laid[self.e].pop(state.shown[self.e] - 1)
        state.shown[self.e] -= 1
        (state.sly_discard if state.who[self.e] == MADHALA else state.trap_discard).append(self.kind)
        state.tell("ambush-cancelled", "ML-233", seat=state.seat_of(self.target))
        return DONE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("ambush", "ML-233") if state.asked(seat) else Reason("not-asked")


def loose(state: LandsState, e: int, colour: int) -> int:
    """Return how many dice of a colour can be stolen from an expedition (ML-237)."""
    return state.dice[colour][e] - state.safe[colour][e]


def was_cancelled(state: LandsState) -> bool:
    return isinstance(state.returned, Defending) and state.returned.cancelled


# What ambushes do once they strike, kind by kind


def spring_redirect(state: LandsState, ambush: Ambushing, redirect: Redirect) -> Flow:
    """So many of the Attack dice will be rolled first, against the target (ML-234, ML-235)."""
    state.aims.append(AimedDice(ambush.e, ambush.target, redirect.n))
    return DONE


def spring_steal(state: LandsState, ambush: Ambushing, steal: Steal) -> Flow:
    """The thief picks die by die in the steps that follow (ML-236)."""
    return None


def sneak_steal(state: LandsState, ambush: Sneaking, steal: Steal) -> None:
    """Madhala takes as many dice as there are, Force before Magic (ML-236, ML-237)."""
    left = steal.n
    for colour in range(3):
        if COLOURS[colour] in steal.colours:
            n = min(left, loose(state, ambush.target, colour))
            left -= n
            state.dice[colour][ambush.target] -= n
            state.dice[colour][ambush.e] += n
            ambush.tell(state, colour, n)

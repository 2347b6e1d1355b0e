"""Revealing traps: all at once, or one by one with ambushes between mercenaries (ML-133 to ML-135, ML-229 to ML-239).
What traps do to a roll is left to ``effects``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import NONE, NUMBER_OF, named
from ..effects import adjacent, lay_trap_dice
from ..state import MADHALA, Table
from ..vocabulary import COLOURS, Redirect, Steal

REVEAL: Final = Action("reveal")
HOLD: Final = Action("hold")
CANCEL: Final = Action("cancel")
ALLOW: Final = Action("allow")
STEAL: Final = named("steal", COLOURS)
TARGETS: Final = tuple(Action("target", (number,)) for number in range(5))


def tell_revealed(table: Table, e: int, kinds: list[int]) -> None:
    if table.events is not None and kinds:
        data = {
            "seat": table.seat_of(e),
            "mercenary": table.cat.member_names[table.who[e]],
            "items": [table.cat.trap_names[kind] for kind in kinds],
        }
        table.emit("revealed", data, "ML-133", reveals=True)


def reveal_all(table: Table, place: int) -> None:
    """Without ambushes every trap of the place is turned face up (ML-133, ML-134)."""
    for e in table.occupied(place):
        if table.who[e] < 0:
            continue
        hidden = table.laid[e][table.shown[e] :]
        table.shown[e] = len(table.laid[e])
        for kind in hidden:
            lay_trap_dice(table, e, kind)
        tell_revealed(table, e, hidden)


@procedure
class Conflicting(Frame):
    """From left to right, each player turns traps from the top and may stop at any point (ML-231)."""

    place: int = 0
    order: list[int] = field(default_factory=list)

    @step
    def begin(self, table: Table) -> Flow:
        self.order = table.occupied(self.place)
        return None

    @step
    def offer(self, table: Table) -> Flow:
        while self.order and table.shown[self.order[0]] >= len(table.laid[self.order[0]]):
            self.order.pop(0)
        if not self.order:
            return DONE
        e = self.order[0]
        if table.who[e] == MADHALA:
            self.go(self.on)
            return call(table, Sneaking(e))
        data: dict[str, int | str] = {
            "mercenary": table.cat.member_names[table.who[e]],
            "trap": table.cat.trap_names[table.laid[e][table.shown[e]]],
        }
        return ask(table, Choice(table.seat_of(e), "reveal", (REVEAL, HOLD), "ML-231", data, default=HOLD))

    @step
    def turn(self, table: Table) -> Flow:
        if table.answer == HOLD:
            self.order.pop(0)
            return self.go(self.offer)
        e = self.order[0]
        kind = table.laid[e][table.shown[e]]
        table.shown[e] += 1
        tell_revealed(table, e, [kind])
        lay_trap_dice(table, e, kind)
        return call(table, Ambushing(e, kind)) if table.cat.is_ambush[kind] else None

    @step
    def on(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("reveal", "ML-231") if table.asked(seat) else Refusal("not-asked")


@procedure
class Ambushing(Frame):
    """An ambush strikes one adjacent expedition at once, unless a Defence token stops it (ML-232 to ML-237)."""

    e: int = 0
    kind: int = 0
    target: int = NONE
    taken: int = 0

    @step
    def offer_target(self, table: Table) -> Flow:
        """One's own mercenary may be the target (ML-239); with nobody adjacent nothing happens."""
        near = adjacent(table, self.e)
        if not near:
            return DONE
        data: dict[str, int | str] = {"trap": table.cat.trap_names[self.kind]}
        options = tuple([TARGETS[NUMBER_OF[x]] for x in near])
        return ask(table, Choice(table.seat_of(self.e), "target", options, "ML-232", data))

    @step
    def aim(self, table: Table) -> Flow:
        self.target = self.e - NUMBER_OF[self.e] + int(table.answer.args[0])
        if table.events is not None:
            names = table.cat
            data = {
                "seat": table.seat_of(self.e),
                "other": table.seat_of(self.target),
                "mercenary": names.member_names[table.who[self.target]],
                "trap": names.trap_names[self.kind],
            }
            table.emit("ambushed", data, "ML-232")
        return None

    @step
    def offer_defence(self, table: Table) -> Flow:
        """Only a token helps, never a talent (ML-233)."""
        return ask_token(table, self.target, self.kind) if table.shields[self.target] else self.go(self.spring)

    @step
    def defend(self, table: Table) -> Flow:
        if table.answer == ALLOW:
            return None
        table.trap_discard.append(self.kind)
        return cancel_ambush(table, self.e, self.target)

    @step
    def spring(self, table: Table) -> Flow:
        effect = table.cat.trap_effect[self.kind]
        if isinstance(effect, Redirect):
            table.aims += (self.e, self.target, effect.n)
            return DONE
        return None

    def loose(self, table: Table) -> list[int]:
        """Return the colours of dice that can be stolen now; those on reinforced traps cannot (ML-236, ML-237)."""
        effect = table.cat.trap_effect[self.kind]
        assert isinstance(effect, Steal)
        if self.taken == effect.n:
            return []
        at = 3 * self.target
        return [c for c in range(3) if COLOURS[c] in effect.colours and table.dice[at + c] > table.safe[at + c]]

    @step
    def offer_theft(self, table: Table) -> Flow:
        colours = self.loose(table)
        if not colours:
            return DONE
        if len(colours) == 1:
            table.answer = STEAL[colours[0]]
            return None
        data: dict[str, int | str] = {"mercenary": table.cat.member_names[table.who[self.target]]}
        options = tuple([STEAL[colour] for colour in colours])
        return ask(table, Choice(table.seat_of(self.e), "steal", options, "ML-236", data))

    @step
    def steal(self, table: Table) -> Flow:
        """The die now lies on the ambush, beyond all limits, and the thief will roll it (ML-236, ML-239)."""
        colour = STEAL.index(table.answer)
        table.dice[3 * self.target + colour] -= 1
        table.dice[3 * self.e + colour] += 1
        self.taken += 1
        if table.events is not None:
            data = {"seat": table.seat_of(self.e), "die": f"die-{COLOURS[colour]}"}
            table.emit("stolen", data, "ML-236")
        return self.go(self.offer_theft)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("not-asked")
        return Refusal(
            "not-adjacent" if self.target == NONE else "ambush", "ML-238" if self.target == NONE else "ML-233"
        )


@procedure
class Sneaking(Frame):
    """Madhala turns her next trap; ambushes steal from the player's adjacent expedition, left first (ML-272, ML-275).

    She rolls no dice and is never attacked, so that her other traps have no effect (ML-260, ML-262).
    """

    e: int = 0
    kind: int = NONE
    target: int = NONE

    @step
    def draw(self, table: Table) -> Flow:
        """What lies face down is drawn from her pile only now: nobody could have known it."""
        pile = table.sly_pile
        if not pile:
            pile += table.sly_discard
            table.sly_discard.clear()
        return ask(table, Draw(tuple([table.cat.trap_ids[kind] for kind in pile]), 1, "sly", "ML-272"))

    @step
    def turn(self, table: Table) -> Flow:
        self.kind = table.cat.trap_index[str(table.answer.args[0])]
        table.sly_pile.remove(self.kind)
        table.laid[self.e][table.shown[self.e]] = self.kind
        table.shown[self.e] += 1
        if table.events is not None:
            table.emit("madhala-reveals", {"trap": table.cat.trap_names[self.kind]}, "ML-272", reveals=True)
        if not isinstance(table.cat.trap_effect[self.kind], Steal):
            return DONE
        near = [x for x in adjacent(table, self.e) if table.who[x] >= 0]
        if not near:
            return DONE
        self.target = near[0]
        return None

    @step
    def offer_defence(self, table: Table) -> Flow:
        """A Defence token stops her too (ML-233)."""
        return ask_token(table, self.target, self.kind) if table.shields[self.target] else self.go(self.spring)

    @step
    def defend(self, table: Table) -> Flow:
        if table.answer == ALLOW:
            return None
        table.sly_discard.append(self.kind)
        return cancel_ambush(table, self.e, self.target)

    @step
    def spring(self, table: Table) -> Flow:
        """She takes as many dice as there are, Force before Magic (ML-236, ML-237)."""
        effect = table.cat.trap_effect[self.kind]
        assert isinstance(effect, Steal)
        at = 3 * self.target
        left = effect.n
        for colour in range(3):
            if COLOURS[colour] in effect.colours:
                n = min(left, table.dice[at + colour] - table.safe[at + colour])
                left -= n
                table.dice[at + colour] -= n
                table.dice[3 * self.e + colour] += n
                self.tell(table, colour, n)
        return DONE

    def tell(self, table: Table, colour: int, n: int) -> None:
        if table.events is not None and n:
            name = table.cat.member_names[table.who[self.target]]
            data = {"seat": table.seat_of(self.target), "mercenary": name, "die": f"die-{COLOURS[colour]}", "n": n}
            table.emit("madhala-steals", data, "ML-236")

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("ambush", "ML-233") if table.asked(seat) else Refusal("not-asked")


def ask_token(table: Table, target: int, kind: int) -> Flow:
    """Ask the mercenary's owner whether a Defence token stops the ambush (ML-233)."""
    data: dict[str, int | str] = {
        "trap": table.cat.trap_names[kind],
        "mercenary": table.cat.member_names[table.who[target]],
    }
    return ask(table, Choice(table.seat_of(target), "ambush", (ALLOW, CANCEL), "ML-233", data, default=ALLOW))


def cancel_ambush(table: Table, e: int, target: int) -> Flow:
    """The token is spent and the ambush leaves its expedition (ML-233)."""
    table.shields[target] -= 1
    table.laid[e].pop(table.shown[e] - 1)
    table.shown[e] -= 1
    table.emit("ambush-cancelled", {"seat": table.seat_of(target)}, "ML-233")
    return DONE

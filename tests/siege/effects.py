"""What the cards of Siege do: their effects one after the other, some of which ask (SG-06).

When a card may be played is left to ``rules``; what it says, to ``cards``.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from tests.siege.cards import AddDice, AddToEachDie, CancelHits, Effect, GainPotions, Peek, Reroll, card_of
from tests.siege.procedures import Picking, Resolving
from tests.siege.state import Camp, Modifier


@procedure
class Playing(Resolving):
    """The effects of a card, one after the other (SG-06)."""

    def effects(self, camp: Camp) -> tuple[Effect, ...]:
        return card_of(self.card).do

    def resolve(self, camp: Camp, effect: Any) -> Flow:
        return resolve(effect, camp, self.seat, self.card)


@singledispatch
def resolve(effect: Any, camp: Camp, seat: Seat, card: str) -> Flow:
    raise NotImplementedError(effect)


@resolve.register
def _(effect: AddToEachDie, camp: Camp, seat: Seat, card: str) -> Flow:
    camp.modifiers.append(Modifier(card, seat, "Assaulting"))
    return None


@resolve.register
def _(effect: AddDice, camp: Camp, seat: Seat, card: str) -> Flow:
    camp.extra += effect.n
    return None


@resolve.register
def _(effect: CancelHits, camp: Camp, seat: Seat, card: str) -> Flow:
    camp.hits = max(0, camp.hits - effect.n)
    return None


@resolve.register
def _(effect: GainPotions, camp: Camp, seat: Seat, card: str) -> Flow:
    camp.potions[seat] += effect.n
    return None


@resolve.register
def _(effect: Reroll, camp: Camp, seat: Seat, card: str) -> Flow:
    return call(camp, Rerolling(seat=seat, up_to=effect.up_to))


@resolve.register
def _(effect: Peek, camp: Camp, seat: Seat, card: str) -> Flow:
    return call(camp, Peeking(seat=seat))


@procedure
class Rerolling(Frame):
    """Pick some dice, then roll those again (SG-06)."""

    seat: Seat = 0
    up_to: int = 0
    chosen: list[int] = []

    @step
    def pick(self, camp: Camp) -> Flow:
        numbers: list[int | str] = list(range(len(camp.dice)))
        return call(camp, Picking(self.seat, "reroll", "SG-06", numbers, 0, self.up_to, "die"))

    @step
    def note(self, camp: Camp) -> Flow:
        self.chosen = [int(number) for number in cast(Picking, camp.returned).picked]
        return None

    @step
    def roll(self, camp: Camp) -> Flow:
        return ask(camp, Roll((6,) * len(self.chosen), "reroll", "SG-06")) if self.chosen else DONE

    @step
    def replace(self, camp: Camp) -> Flow:
        for number, die in zip(self.chosen, camp.answer.args, strict=True):
            camp.dice[number] = int(die)
        camp.tell("rerolled", "SG-06", reveals=True, seat=self.seat, dice=camp.dice[:])
        return DONE


@procedure
class Peeking(Frame):
    """Look at the first card of a rival's hand that one has not seen yet (SG-06)."""

    seat: Seat = 0

    def unseen(self, camp: Camp, rival: Seat) -> list[str]:
        return [card for card in camp.hands[rival] if card not in camp.known[self.seat]]

    @step
    def choose(self, camp: Camp) -> Flow:
        rivals = [rival for rival in range(camp.seats) if rival != self.seat and self.unseen(camp, rival)]
        if not rivals:
            return DONE
        return ask(camp, Choice(self.seat, "peek", tuple([Action("peek", (rival,)) for rival in rivals]), "SG-06"))

    @step
    def look(self, camp: Camp) -> Flow:
        rival = camp.answer.number()
        card = self.unseen(camp, rival)[0]
        camp.known[self.seat].append(card)
        data = {"seat": self.seat, "other": rival}
        camp.emit("peeked", data, "SG-06", private={"card": card}, seen_by=(self.seat, rival), reveals=True)
        return DONE

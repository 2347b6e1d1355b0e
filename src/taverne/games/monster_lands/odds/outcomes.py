"""What each answer costs and gives at once, found by giving it in a copy; and what one more roll may bring.
Expeditions that are planned are left to ``advice``; nothing is drawn here, so luck plays no part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply

from ..box.catalogue import NONE
from ..box.vocabulary import COLOURS
from ..rules.battle.effects import traps_counted, traps_needed
from ..rules.battle.strike import FIGHT, Striking
from ..rules.citadel.buildings import bargain
from ..rules.citadel.prices import Haggling
from ..rules.citadel.purchases import BuyingDefence, BuyingGear, BuyingTraps
from ..rules.clan.wages import wages_due
from ..state.game_state import LandsState, RolledDie

MOST: Final = 40
"""A question with more answers says nothing about each: nobody would read it."""
ELSEWHERE: Final = ("deploy", "expedition", "send", "load", "load-required")
"""Questions whose answers change nothing at once, or are reckoned by their odds."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer changes at once; ``points`` are those of trophies, ``wages`` what will be due each turn.

    ``off`` is the discount that a die bargains for, ``lost`` the member who leaves, or of whom one does, ``hurt`` is
    whoever is wounded.
    """

    gold: int = 0
    glory: int = 0
    reputation: int = 0
    defence: int = 0
    potion: int = 0
    venom: int = 0
    traps: int = 0
    points: int = 0
    wages: int = 0
    off: int = 0
    lost: tuple[str, ...] = ()
    hurt: tuple[str, ...] = ()


class Throw(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chance that the next roll of a strike reaches what is aimed at; None where there is no such aim."""

    goal: float | None = None
    capture: float | None = None
    kill: float | None = None


def changes(state: LandsState, seat: Seat) -> dict[str, Change]:
    """Return what each answer of a seat changes at once; answers that change nothing are left out."""
    found = {}
    for action in answers(state, seat):
        after = state.clone()
        apply(after, seat, action)
        change = between(state, after, seat)
        if change != Change():
            found[str(action)] = change
    return found


def answers(state: LandsState, seat: Seat) -> tuple[Action, ...]:
    asked = [d for d in state.asked(seat) if isinstance(d, Choice)]
    if len(asked) != 1 or asked[0].prompt in ELSEWHERE or len(asked[0].options) > MOST:
        return ()
    return asked[0].options


def between(state: LandsState, after: LandsState, seat: Seat) -> Change:
    """Return what has changed for a clan from one table to a later one."""
    gone = [m for m in state.members[seat] if m not in after.members[seat]]
    return Change(
        gold=purse(after, seat) - purse(state, seat),
        glory=after.glory[seat] - state.glory[seat],
        reputation=after.reputation[seat] - state.reputation[seat],
        defence=after.defence[seat] - state.defence[seat],
        potion=after.potion[seat] - state.potion[seat],
        venom=after.venom[seat] - state.venom[seat],
        traps=len(after.traps[seat]) - len(state.traps[seat]),
        points=trophy_points(after, seat) - trophy_points(state, seat),
        wages=wages_due(after, seat) - wages_due(state, seat),
        off=max(0, discount(after) - discount(state)),
        lost=tuple([state.cat.member_ids[m] for m in gone]) or leaving(after, seat),
        hurt=tuple([state.cat.member_ids[m] for m in after.members[seat] if after.wounded[m] > state.wounded[m]]),
    )


def purse(state: LandsState, seat: Seat) -> int:
    """Return the gold of a clan, less what it owes for traps or equipment that it has taken and not paid for yet."""
    top = state.stack[-1] if state.stack else None
    owed = 0
    if isinstance(top, BuyingTraps) and top.seat == seat and top.bought:
        owed = top.price(top.printed)
    elif isinstance(top, BuyingGear) and top.seat == seat and top.gear != NONE and not top.free:
        owed = bargain(state.cat.gear_cost[top.gear], top.off)
    return state.gold[seat] - owed


def trophy_points(state: LandsState, seat: Seat) -> int:
    return sum([state.box.cards.monster[monster].trophy for monster in state.trophies[seat]])


def discount(state: LandsState) -> int:
    """Return what the die that was placed takes off the price."""
    top = state.stack[-1] if state.stack else None
    return top.off if isinstance(top, Haggling | BuyingDefence | BuyingGear) else 0


def leaving(state: LandsState, seat: Seat) -> tuple[str, ...]:
    """Return of whom one has to leave, if that is asked next."""
    asked = [d for d in state.asked(seat) if isinstance(d, Choice) and d.prompt == "desert"]
    return tuple([action.word() for choice in asked for action in choice.options])


def throws(state: LandsState, seat: Seat) -> dict[str, Throw]:
    """Return what each roll or reroll of a strike may bring, by itself."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Striking) or state.seat_of(top.e) != seat:
        return {}
    found = {}
    for action in answers(state, seat):
        if action.kind == "roll":
            left = state.dice_on(top.e)
            thrown = left if not action.args else [int(colour == action.word()) for colour in COLOURS]
            found[str(action)] = thrown_odds(state, top, thrown, lifted=None)
        elif action.kind == "reroll":
            colour = COLOURS.index(action.word())
            thrown = [int(colour == at) for at in range(len(COLOURS))]
            found[str(action)] = thrown_odds(state, top, thrown, lifted=RolledDie(colour, action.number(1)))
    return found


def thrown_odds(state: LandsState, top: Striking, thrown: list[int], lifted: RolledDie | None) -> Throw:
    """Return the chances of a roll of so many dice of each colour, after one die that lies there is lifted."""
    if top.attempt != FIGHT:
        return Throw(goal=reaching(state, top, 0, thrown, lifted, top.aim))
    monster = state.box.cards.monster[top.aim]
    trapped = traps_counted(state, top.e) >= traps_needed(state, top.e, top.aim)
    capture = reaching(state, top, 1, thrown, lifted, monster.capture_value) if trapped else None
    return Throw(capture=capture, kill=reaching(state, top, 2, thrown, lifted, monster.kill_value))


def reaching(
    state: LandsState, top: Striking, kind: int, thrown: list[int], lifted: RolledDie | None, goal: int
) -> float:
    """Return the chance that the total of a kind reaches a goal; no die counts below 0 (ML-345)."""
    bonus = top.bonus[kind]
    more = (bonus.force, bonus.magic, bonus.persuasion)
    start = top.total(state, kind)
    if lifted is not None:
        start -= max(0, lifted.value + more[lifted.colour])
    law = {start: 1.0}
    for colour, n in enumerate(thrown):
        for _ in range(n):
            law = convolved(law, [max(0, face + more[colour]) for face in range(1, 7)])
    return round(sum([chance for total, chance in law.items() if total >= goal]), 4)


def convolved(law: dict[int, float], values: Iterable[int]) -> dict[int, float]:
    """Return the law of a total to which one of equally likely values is added."""
    sums: dict[int, float] = {}
    many = [*values]
    for total, chance in law.items():
        for value in many:
            sums[total + value] = sums.get(total + value, 0.0) + chance / len(many)
    return sums

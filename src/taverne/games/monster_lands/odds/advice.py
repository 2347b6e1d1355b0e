"""Help with the decision at hand: exact odds of a seat's expeditions, as they stand and with each step of a plan.
Chances are left to ``odds``, reading the table to ``forecast``; what a seat may not see plays no part."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply

from ..box.catalogue import ADD as DICE
from ..box.catalogue import (
    CODE_COLOUR,
    CODES,
    COMPETITIVE,
    CONTRACT,
    EXPEDITIONS,
    GATES,
    NONE,
    NUMBER_OF,
    PLACE_OF,
    PLACE_START,
    PLACES,
    REGION_A,
)
from ..rules.battle.effects import monster_space
from ..rules.outside.expeditions import POTION, SHIELD, VENOM, Sending
from ..state.game_state import LandsState
from .battle_odds import ONE, conquest_odds
from .best_case import completions, promised
from .forecast import Load, battle, competition_odds, current, load_of, pieces, place_odds, roll_of
from .outcomes import Change, Throw, changes, throws
from .ways import Way, ways


class Chances(msgspec.Struct, frozen=True, omit_defaults=True):
    """What becomes of an expedition, from 0 to 1; a chance that the place does not offer is None.

    ``survive``, ``beat``, ``conquer`` and ``loot`` are for whoever takes what comes, ``capture`` and ``kill`` for
    whoever aims at that; ``win`` and ``succeed`` are those of a competitive mission.  ``lacking`` says how many
    required dice are still to be laid; the chances are then those with the best ones at hand.
    """

    survive: float | None = None
    beat: float | None = None
    capture: float | None = None
    kill: float | None = None
    conquer: float | None = None
    loot: float | None = None
    win: float | None = None
    succeed: float | None = None
    lacking: int = 0


class Outlook(msgspec.Struct, frozen=True):
    """The chances of one expedition; ``planned``: it has not set out yet."""

    expedition: int
    place: str
    number: int
    mercenary: str
    planned: bool
    chances: Chances


class Advice(msgspec.Struct, frozen=True):
    """All that can be said: the seat's expeditions, and what each answer would make of the one being planned.

    ``most`` is what the plan comes to with all that could still go with it and is of use, ``filling`` the answers
    that lay it; where a mercenary is to be chosen ``options`` are the chances of each with all that, ``fillings`` what
    lays it.  ``changes`` says what answers cost and give at once, ``throws`` what the next roll may bring, ``ways``
    which answers lead to a thing on the board, ``best`` what fights on where nothing but the odds is to be weighed.
    """

    expeditions: tuple[Outlook, ...] = ()
    options: dict[str, Chances] = {}
    most: Chances | None = None
    filling: tuple[str, ...] = ()
    changes: dict[str, Change] = {}
    throws: dict[str, Throw] = {}
    fillings: dict[str, tuple[str, ...]] = {}
    ways: dict[str, Way] = {}
    best: str = ""


def advice(state: LandsState, seat: Seat) -> Advice:
    """Return the help that ``seat`` gets, from what it may know only."""
    sending = state.stack[-1] if state.stack and isinstance(state.stack[-1], Sending) else None
    if sending is not None and sending.seat != seat:
        sending = None
    outlooks = []
    for e in range(EXPEDITIONS):
        if state.who[e] < 0 or state.seat_of(e) != seat:
            continue
        planned = sending is not None and sending.e == e
        chances = chances_of(state, seat, e, load_of(state, e, seat) if planned else None, state.who[e])
        if chances is not None:
            name = state.cat.member_ids[state.who[e]]
            outlooks.append(Outlook(e, PLACES[PLACE_OF[e]], NUMBER_OF[e], name, planned, chances))
    if sending is None or sending.e == NONE:
        return Advice(tuple(outlooks), changes=changes(state, seat), throws=throws(state, seat), ways=ways(state, seat))
    if state.who[sending.e] < 0:
        options, fillings = volunteers(state, seat)
        return Advice(tuple(outlooks), options, fillings=fillings)
    full = filled(state, seat, sending)
    filling = answers_to(state, seat, load_of(state, sending.e, seat), full) if full is not None else ()
    most = chances_of(state, seat, sending.e, full, state.who[sending.e]) if full is not None else None
    return Advice(tuple(outlooks), steps(state, seat, sending), most, filling)


def volunteers(state: LandsState, seat: Seat) -> tuple[dict[str, Chances], dict[str, tuple[str, ...]]]:
    """Return what each mercenary that could be sent comes to with all that is of use, and the answers that lay it."""
    found, fillings = {}, {}
    for decision in state.asked(seat):
        for action in decision.options if isinstance(decision, Choice) else ():
            tried = state.clone()
            apply(tried, seat, action)
            frame = tried.stack[-1]
            if not isinstance(frame, Sending) or tried.who[frame.e] < 0:
                continue
            there = load_of(tried, frame.e, seat)
            load = filled(tried, seat, frame) or there
            fillings[str(action)] = answers_to(tried, seat, there, load)
            chances = chances_of(tried, seat, frame.e, load, tried.who[frame.e])
            if chances is not None:
                found[str(action)] = chances
    return found, fillings


def filled(state: LandsState, seat: Seat, sending: Sending) -> Load | None:
    """Return the plan with all that could still go with it and is of use; None where that is nothing more."""
    e = sending.e
    there = load_of(state, e, seat)
    if PLACE_OF[e] <= CONTRACT:
        load = completed(state, seat, sending, there)
    else:
        load = promised(state, seat, sending, lambda load: worth(state, seat, e, load))
    return None if load == there else load


def worth(state: LandsState, seat: Seat, e: int, load: Load) -> Fraction:
    if state.monsters[monster_space(PLACE_OF[e])] == NONE:
        return Fraction(sum(load.dice) + len(load.traps))
    odds = place_odds(state, seat, e, "beat", 0, load, state.who[e])
    return odds.beat + odds.conquer


def completed(state: LandsState, seat: Seat, sending: Sending, load: Load) -> Load:
    """Return a mission's plan with the dice that it still lacks, the best ones where it is a competition."""
    e, place = sending.e, PLACE_OF[sending.e]
    lacking = sending.dice_wanted(state)[0]
    loads = completions(state, seat, e, load, lacking, place) if lacking > 0 else []
    if place == COMPETITIVE and state.missions[COMPETITIVE] != NONE:
        return max(loads, key=lambda full: competition_odds(state, seat, e, full, state.who[e]).win, default=load)
    return loads[0] if loads else load


def answers_to(state: LandsState, seat: Seat, there: Load, full: Load) -> tuple[str, ...]:
    """Return the answers that make a fuller load of one: Persuasion dice of the lowest value first."""
    force, magic, persuasion = [n - had for n, had in zip(full.dice, there.dice, strict=True)]
    held = [code for code in range(2, CODES) for _ in range(state.pool[seat][code])]
    codes = [0] * force + [1] * magic + held[:persuasion]
    laid = [str(DICE[code]) for code in codes]
    laid += [str(state.cat.lay_trap[kind]) for kind in full.traps[len(there.traps) :]]
    laid += [str(SHIELD)] * (full.shields - there.shields)
    laid += [str(POTION)] * (full.potions - there.potions) + [str(VENOM)] * (full.venoms - there.venoms)
    return tuple(laid)


def steps(state: LandsState, seat: Seat, sending: Sending) -> dict[str, Chances]:
    """Return what the plan would be worth after each answer that changes it."""
    e, found = sending.e, {}
    for decision in state.asked(seat):
        for action in decision.options if isinstance(decision, Choice) else ():
            member, load = after(state, seat, e, action)
            if load is None:
                continue
            chances = chances_of(state, seat, e, load, member)
            if chances is not None:
                found[str(action)] = chances
    return found


def after(state: LandsState, seat: Seat, e: int, action: Action) -> tuple[int, Load | None]:
    """Return who would go with what, or no load if the answer says nothing about it."""
    cat = state.cat
    load = load_of(state, e, seat)
    if action.kind == "add":
        dice = list(load.dice)
        dice[CODE_COLOUR[DICE.index(action)]] += 1
        load = load._replace(dice=(dice[0], dice[1], dice[2]))
    elif action.kind == "trap":
        load = load._replace(traps=(*load.traps, cat.trap_index[action.word()]))
    elif action in (SHIELD, POTION, VENOM):
        load = load._replace(
            shields=load.shields + (action == SHIELD),
            potions=load.potions + (action == POTION),
            venoms=load.venoms + (action == VENOM),
        )
    else:
        return NONE, None
    return state.who[e], load


def chances_of(state: LandsState, seat: Seat, e: int, load: Load | None, member: int) -> Chances | None:
    """Return the chances of an expedition as it stands, or with a load that is only thought of."""
    place = PLACE_OF[e]
    if place == CONTRACT:
        return None
    if place == COMPETITIVE:
        return mission_chances(state, seat, e, load, member)
    fight = battle(state)
    fought = fight is not None and fight.place == place
    if fought and e <= current(state, place):
        return None
    if state.monsters[monster_space(place)] == NONE:
        return conquest_chances(state, seat, e, load, member)
    damage = fight.damage if fight is not None and fought else 0
    beat = place_odds(state, seat, e, "beat", damage, load, member)
    capture = place_odds(state, seat, e, "capture", damage, load, member)
    kill = place_odds(state, seat, e, "kill", damage, load, member)
    return Chances(
        survive=plain(beat.survive),
        beat=plain(beat.beat),
        capture=plain(capture.capture),
        kill=plain(kill.kill),
        conquer=plain(beat.conquer) if place != GATES else None,
        loot=plain(beat.loot) if place != GATES else None,
    )


def mission_chances(state: LandsState, seat: Seat, e: int, load: Load | None, member: int) -> Chances | None:
    if state.missions[COMPETITIVE] == NONE or state.rolled[e] or state.rolled[1 - e]:
        return None
    lacking = 0 if load is None else state.cat.mission_dice[state.missions[COMPETITIVE]][COMPETITIVE] - sum(load.dice)
    if load is None or lacking <= 0:
        odds = competition_odds(state, seat, e, load, member)
        return Chances(win=plain(odds.win), succeed=plain(odds.succeed))
    tried = [
        competition_odds(state, seat, e, full, member)
        for full in completions(state, seat, e, load, lacking, COMPETITIVE)
    ]
    if not tried:
        return None
    best = max(tried, key=lambda odds: (odds.win, odds.succeed))
    return Chances(win=plain(best.win), succeed=plain(best.succeed), lacking=lacking)


def conquest_chances(state: LandsState, seat: Seat, e: int, load: Load | None, member: int) -> Chances | None:
    """Return the chance to conquer a region without a monster (ML-169, ML-172)."""
    place = PLACE_OF[e]
    if place == GATES or state.regions[place - REGION_A] == NONE:
        return None
    there = [x for x in state.occupied(place) if PLACE_START[place] <= x < e and state.who[x] >= 0]
    rolls = []
    for x in (*there, e):
        what = load if x == e and load is not None else load_of(state, x, seat)
        who = member if x == e and load is not None else state.who[x]
        rolls.append(roll_of(state, x, what, pieces(state, who, x, what, NONE), ("conquest",)))
    value = state.box.cards.region[state.regions[place - REGION_A]].conquest_value
    chance = conquest_odds(tuple(rolls), (ONE,) * len(rolls), value)
    return Chances(survive=1.0, conquer=plain(chance))


def plain(chance: Fraction) -> float:
    """Return a chance as a number that travels; certainty is kept for what is certain."""
    rounded = round(float(chance), 4)
    if rounded in (0.0, 1.0) and chance not in (0, 1):
        return 0.0001 if rounded == 0.0 else 0.9999
    return rounded

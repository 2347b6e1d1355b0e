"""The dice of a battle step: who rolls them, what they show, how many hits that makes (CN-167 to CN-171).
When they are rolled is left to ``battle``, what cards change in them to ``modifiers``."""

from __future__ import annotations

from ...box.catalogue import DUNGEON, NONE, REALM_WORDS, UNIT_WORDS
from ...state.fight import Fight
from ...state.modifiers import dice_of, guardians_roll, hits_for, may_roll, set_die, strikes_first
from ...state.state import NerathState
from .forces import attackers, defenders

ATTACK = 0
DEFENCE = 1


def rollers(state: NerathState, fight: Fight, part: int) -> list[int]:
    """Return the units of the attacker (0) or the defender (1) that roll in the step at hand.

    In the First Strike step those that have it, in the general step all that have not rolled yet (CN-196, CN-200).
    """
    units = attackers(state, fight) if part == ATTACK else defenders(state, fight)
    if fight.strike:
        return [unit for unit in units if strikes_first(state, fight, unit) and may_roll(state, fight, unit)]
    rolled = fight.rolled
    if fight.effects:
        return [unit for unit in units if unit not in rolled and may_roll(state, fight, unit)]
    return [unit for unit in units if unit not in rolled] if rolled else units


def guardians(state: NerathState, fight: Fight) -> list[int]:
    """Return the places of the guardians that roll in the step at hand, one of the two for each (CN-240, CN-251)."""
    if fight.place != DUNGEON or (fight.effects and not guardians_roll(state, fight)):
        return []
    tokens = state.tokens[fight.space - state.cat.first_dungeon]
    first = state.cat.token_first_strike
    wanted = bool(fight.strike)
    return [place for place in range(len(fight.guards)) if first[tokens[place]] == wanted]


def anybody(state: NerathState, fight: Fight) -> bool:
    """Does anybody roll in the step at hand?"""
    return bool(rollers(state, fight, ATTACK) or rollers(state, fight, DEFENCE) or guardians(state, fight))


def clear(fight: Fight) -> None:
    """Take the dice of the step before off the table."""
    if fight.roller:
        leave(fight, 0)


def leave(fight: Fight, n: int) -> None:
    """Take all dice but the first ones off the table."""
    for column in (fight.roller, fight.whose, fight.what, fight.sides, fight.faces, fight.again):
        del column[n:]


def lay_die(fight: Fight, roller: int, whose: int, what: int, sides: int, face: int = 0) -> None:
    """Put one die on the table: who rolls it, for which realm and kind of unit, and what it shows."""
    fight.roller.append(roller)
    fight.whose.append(whose)
    fight.what.append(what)
    fight.sides.append(sides)
    fight.faces.append(face)
    fight.again.append(0)


def take_up(state: NerathState, fight: Fight, part: int) -> None:
    """Put the dice of one side on the table; one that a card has set shows its face already (CN-549)."""
    for unit in rollers(state, fight, part):
        dice = dice_of(state, fight, unit)
        shown = set_die(state, fight, unit) if fight.effects else 0
        fight.rolled.append(unit)
        for sides in dice:
            lay_die(fight, unit, state.owner[unit], state.kind[unit], sides, shown)
            shown = 0
    if part == DEFENCE and fight.place == DUNGEON:
        for place in guardians(state, fight):
            for sides in fight.guards[place]:
                lay_die(fight, NONE - place, NONE, NONE, sides)


def to_be_rolled(fight: Fight) -> tuple[int, ...]:
    """Return the sides of the dice on the table that show nothing yet."""
    faces = fight.faces
    return tuple([sides for die, sides in enumerate(fight.sides) if not faces[die]])


def show(fight: Fight, faces: tuple[int | str, ...]) -> None:
    """Let the dice that are still to be rolled show these faces, in their order."""
    if 0 not in fight.faces:
        return
    at = fight.faces.index(0)
    for face in faces:
        while fight.faces[at]:
            at += 1
        fight.faces[at] = int(face)


def part_of(fight: Fight, die: int) -> int:
    """Whose die is it: the attacker's (0) or the defender's (1)?"""
    return ATTACK if fight.whose[die] == fight.attacker else DEFENCE


def hits(state: NerathState, fight: Fight, die: int) -> int:
    """Return the hits that one die scores as it lies (CN-168, CN-252, CN-471)."""
    if fight.whose[die] == NONE:
        return int(fight.faces[die] >= state.box.cards.battle.hit_on)
    return hits_for(state, fight, fight.whose[die], fight.what[die], fight.faces[die])


def count(state: NerathState, fight: Fight, start: int = 0) -> None:
    """Add the hits of the dice from a place on to what each side owes the other's units (CN-168, CN-441)."""
    for die in range(start, len(fight.faces)):
        scored = hits(state, fight, die)
        if scored:
            fight.owed[1 - part_of(fight, die)] += scored


def turn_die(state: NerathState, fight: Fight, die: int, face: int) -> None:
    """Let a die show another face, after it was rolled again, and the hits owed follow (CN-472)."""
    against = 1 - part_of(fight, die)
    fight.owed[against] -= hits(state, fight, die)
    fight.faces[die] = face
    fight.owed[against] += hits(state, fight, die)


def tell(state: NerathState, fight: Fight, start: int) -> None:
    """Tell the table what the dice from a place on show, by realm and kind of unit."""
    if state.events is None:
        return
    groups: dict[tuple[int, int], list[int]] = {}
    for die in range(start, len(fight.faces)):
        realm = fight.whose[die]
        whose = (realm, fight.what[die]) if realm != NONE else (NONE, NONE - fight.roller[die])
        groups.setdefault(whose, []).append(die)
    for (realm, kind), dice in groups.items():
        data: dict[str, object] = {
            "dice": [fight.faces[die] for die in dice],
            "sides": fight.sides[dice[0]],
            "n": sum(hits(state, fight, die) for die in dice),
            "step": "first" if fight.strike else ("attack", "defence")[part_of(fight, dice[0])],
        }
        if realm == NONE:
            token = state.tokens[fight.space - state.cat.first_dungeon][kind]
            data["guardian"] = f"guardian-{state.cat.token_ids[token]}"
            state.emit("guardian-rolled", data, "CN-240", reveals=True)
        else:
            data["realm"] = REALM_WORDS[realm]
            data["unit"] = UNIT_WORDS[kind]
            state.emit("rolled", data, "CN-167", reveals=True)

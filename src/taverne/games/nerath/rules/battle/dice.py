"""The dice of a battle step: who rolls them, what they show, how many hits that makes (CN-167 to CN-171).
When they are rolled is left to ``battle``, what cards change in them to ``modifiers``."""

from __future__ import annotations

from typing import Final

from ...box.catalogue import DUNGEON, NONE, REALM_WORDS, UNIT_WORDS
from ...state.fight import Die, Fight
from ...state.game_state import NerathState
from ...state.modifiers import dice_of, guardians_roll, hits_for, may_roll, set_die, strikes_first
from .forces import attackers, defenders

ATTACK: Final = 0
DEFENCE: Final = 1


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
    if fight.dice:
        fight.dice = []


def take_up(state: NerathState, fight: Fight, part: int) -> None:
    """Put the dice of one side on the table; one that a card has set shows its face already (CN-549)."""
    for unit in rollers(state, fight, part):
        dice = dice_of(state, fight, unit)
        shown = set_die(state, fight, unit) if fight.effects else 0
        fight.rolled.append(unit)
        for sides in dice:
            fight.dice.append(Die(state.owner[unit], state.kind[unit], sides, shown))
            shown = 0
    if part == DEFENCE and fight.place == DUNGEON:
        for place in guardians(state, fight):
            fight.dice += [Die(NONE, NONE, sides, guard=place) for sides in fight.guards[place]]


def to_be_rolled(fight: Fight) -> tuple[int, ...]:
    """Return the sides of the dice on the table that show nothing yet."""
    return tuple([die.sides for die in fight.dice if not die.face])


def show(fight: Fight, faces: tuple[int | str, ...]) -> None:
    """Let the dice that are still to be rolled show these faces, in their order."""
    rolled = [die for die in fight.dice if not die.face]
    for die, face in zip(rolled, faces, strict=True):
        die.face = int(face)


def part_of(fight: Fight, die: Die) -> int:
    """Whose die is it: the attacker's (0) or the defender's (1)?"""
    return ATTACK if die.realm == fight.attacker else DEFENCE


def hits(state: NerathState, fight: Fight, die: Die) -> int:
    """Return the hits that one die scores as it lies (CN-168, CN-252, CN-471)."""
    if die.realm == NONE:
        return int(die.face >= state.cat.hit_on)
    return hits_for(state, fight, die.realm, die.kind, die.face)


def count(state: NerathState, fight: Fight) -> None:
    """Add the hits of the dice on the table to what each side owes the other's units (CN-168, CN-441)."""
    for die in fight.dice:
        scored = hits(state, fight, die)
        if scored:
            fight.owed[1 - part_of(fight, die)] += scored


def turn_die(state: NerathState, fight: Fight, die: Die, face: int) -> None:
    """Let a die show another face, after it was rolled again, and the hits owed follow (CN-472)."""
    against = 1 - part_of(fight, die)
    fight.owed[against] -= hits(state, fight, die)
    die.face = face
    fight.owed[against] += hits(state, fight, die)


def tell(state: NerathState, fight: Fight, start: int) -> None:
    """Tell the table what the dice from a place on show, by realm and kind of unit."""
    if state.events is None:
        return
    groups: dict[tuple[int, int], list[Die]] = {}
    for die in fight.dice[start:]:
        groups.setdefault((die.realm, die.kind if die.realm != NONE else die.guard), []).append(die)
    for (realm, kind), dice in groups.items():
        data: dict[str, object] = {
            "dice": [die.face for die in dice],
            "sides": dice[0].sides,
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

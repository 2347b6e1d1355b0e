"""Places of a combat whose odds are reckoned: what is left of pieces and cards, and what waits for the next attacks.
What happens there is left to ``solver``; health, tokens, hope and damage are figures beside a place."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..combatants import Ahead, AttackGain, Cover, Ward

NOTHING: Final = Ahead()


class Place(NamedTuple):
    """What is left: attacks by number, heals, pieces for after and before the monster's roll, clovers, guard.

    ``law`` is the state of the monster's cards, ``each`` what cards that lie there regenerate in each attack,
    ``rounds`` how many may follow (-1: any number)."""

    attacks: tuple[int, ...] = ()
    heals: tuple[int, ...] = ()
    wards: tuple[Ward, ...] = ()
    covers: tuple[Cover, ...] = ()
    clovers: tuple[int, ...] = ()
    guard: int = 0
    law: int = 0
    each: int = 0
    ahead: Ahead = NOTHING
    rounds: int = -1


class Places:
    """Places by number, and the ways from one to another."""

    def __init__(self) -> None:
        self.all: list[Place] = []
        self.numbers: dict[Place, int] = {}
        self.after_foe: dict[tuple[int, int, int, int, int, int, int], int] = {}
        self.after_hero: dict[tuple[int, int, AttackGain], int] = {}
        self.after_heal: dict[tuple[int, int], int] = {}

    def number(self, place: Place) -> int:
        found = self.numbers.get(place)
        if found is None:
            found = self.numbers[place] = len(self.all)
            self.all.append(place)
        return found

    def suffered(self, number: int, wards: int, guard: int, law: int, each: int, clover: int, less: int) -> int:
        """Return the place after an attack of the monster: so many pieces used, so much guard left."""
        key = (number, wards, guard, law, each, clover, less)
        found = self.after_foe.get(key)
        if found is None:
            old = self.all[number]
            ahead = Ahead(stun=max(0, old.ahead.stun - 1), clover=clover, less=less)
            covers = old.covers if old.ahead.stun else old.covers[1:]
            place = old._replace(wards=old.wards[wards:], guard=guard, law=law, each=each, ahead=ahead, covers=covers)
            found = self.after_foe[key] = self.number(place)
        return found

    def struck(self, number: int, clovers: int, gain: AttackGain) -> int:
        """Return the place after an attack of the hero that took so many clovers."""
        key = (number, clovers, gain)
        found = self.after_hero.get(key)
        if found is None:
            old = self.all[number]
            ahead = Ahead(gain.rabbit, gain.dice, gain.wounds, gain.stun + old.ahead.stun)
            found = self.after_hero[key] = self.number(
                old._replace(
                    attacks=old.attacks[1:],
                    clovers=old.clovers[clovers:],
                    guard=old.guard + gain.guard,
                    ahead=ahead,
                    rounds=old.rounds - (old.rounds > 0),
                )
            )
        return found

    def healed(self, number: int, used: int) -> int:
        """Return the place after so many pieces that heal."""
        key = (number, used)
        found = self.after_heal.get(key)
        if found is None:
            old = self.all[number]
            found = self.after_heal[key] = self.number(old._replace(heals=old.heals[used:]))
        return found

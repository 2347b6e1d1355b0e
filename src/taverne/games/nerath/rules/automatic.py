"""What treasures in play do by themselves on an occasion: a battle at a castle, a lost Wizard, a Reinforcement phase.
The effects are carried out by ``playing``; when an occasion comes is left to the chapters."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..abilities import Trigger
from ..cards import kinds
from ..catalogue import EVERYBODY, NONE, REALM_WORDS
from ..state import Table
from .playing import PlayingCard, possible
from .timing import fallen, takes_part


def due(table: Table, occasion: str) -> list[int]:
    """Return what works by itself now, in pairs of realm and treasure, the active realm's first."""
    on = table.cat.decks.on
    found: list[int] = []
    for turn in range(len(EVERYBODY)):
        realm = (table.realm + turn) % len(EVERYBODY)
        for card in table.laid[realm]:
            if on[card] == occasion:
                found += [realm, card] * times(table, realm, card)
    return found


def times(table: Table, realm: int, card: int) -> int:
    """Return how often a treasure works on its occasion (CN-569, CN-570, CN-583)."""
    ability = table.cat.decks.abilities[card]
    assert isinstance(ability, Trigger)
    if ability.on == "lost_in_battle":
        return len(fallen(table, realm, kinds(ability.own)))
    if ability.on == "reinforcement_start":
        return int(table.realm == realm)
    fight = table.fight
    if fight is None or not takes_part(table, fight, realm):
        return 0
    return int(not ability.castle or (fight.space < table.cat.lands and table.castle(fight.space) != NONE))


def work(table: Table, occasion: str) -> Flow:
    return call(table, Working(due(table, occasion)))


@procedure
class Working(Frame):
    """Treasures work one after the other, each as far as it can."""

    queue: list[int] = field(default_factory=list)

    @step
    def next_one(self, table: Table) -> Flow:
        if not self.queue:
            return DONE
        realm, card, *self.queue = self.queue
        decks = table.cat.decks
        first, last = decks.powers[card], len(decks.deeds[card])
        if not possible(table, realm, card, first, last):
            return None
        if table.events is not None:
            data = {"realm": REALM_WORDS[realm], "card": table.cat.card_words[card]}
            table.emit("treasure-works", data, table.cat.card_rules[card])
        return call(table, PlayingCard(realm, card, first, last))

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.next_one)

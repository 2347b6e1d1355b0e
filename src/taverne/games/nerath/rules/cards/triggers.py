"""What treasures in play do by themselves on an occasion: a battle at a castle, a lost Wizard, a Reinforcement phase.
The effects are carried out by ``card_play``; when an occasion comes is left to the chapters."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step
from taverne.engine.records import record

from ...box.abilities import Trigger
from ...box.card_tables import kinds
from ...box.catalogue import EVERYBODY, NONE, REALM_WORDS
from ...state.game_state import NerathState
from .card_play import PlayingCard, possible
from .timing import fallen, takes_part


@record(frozen=True)
class Due:
    """A treasure of a realm that works by itself now."""

    realm: int
    card: int


def due(state: NerathState, occasion: str) -> list[Due]:
    """Return what works by itself now, the active realm's first."""
    on = state.cat.decks.on
    found: list[Due] = []
    for turn in range(len(EVERYBODY)):
        realm = (state.realm + turn) % len(EVERYBODY)
        for card in state.laid[realm]:
            if on[card] == occasion:
                found += [Due(realm, card)] * times(state, realm, card)
    return found


def times(state: NerathState, realm: int, card: int) -> int:
    """Return how often a treasure works on its occasion (CN-569, CN-570, CN-583)."""
    ability = state.cat.decks.abilities[card]
    assert isinstance(ability, Trigger)
    if ability.on == "lost_in_battle":
        return len(fallen(state, realm, kinds(ability.own), in_battle=True))
    if ability.on == "reinforcement_start":
        return int(state.realm == realm)
    fight = state.fight
    if fight is None or not takes_part(state, fight, realm):
        return 0
    return int(not ability.castle or (fight.space < state.cat.lands and state.castle(fight.space) != NONE))


def work(state: NerathState, occasion: str) -> Flow:
    return call(state, Working(due(state, occasion)))


def work_late(state: NerathState, realm: int, card: int) -> Flow:
    """Work a treasure that was laid at the moment of a loss, for that loss (CN-341, CN-583); a step returns this."""
    n = times(state, realm, card) if state.cat.decks.on[card] == "lost_in_battle" else 0
    return call(state, Working([Due(realm, card)] * n)) if n else None


@procedure
class Working(Frame):
    """Treasures work one after the other, each as far as it can."""

    queue: list[Due] = []

    @step
    def next_one(self, state: NerathState) -> Flow:
        if not self.queue:
            return DONE
        first_due, *self.queue = self.queue
        realm, card = first_due.realm, first_due.card
        decks = state.cat.decks
        first, last = decks.powers[card], len(decks.deeds[card])
        self.go(self.next_one)
        if not possible(state, realm, card, first, last):
            return None
        state.tell(
            "treasure-works", state.cat.card_rules[card], realm=REALM_WORDS[realm], card=state.cat.card_words[card]
        )
        return call(state, PlayingCard(realm, card, first, last))

"""Monsters without a player: combat cards, the reserves, Gaar and Chaos actions (EU-322 to EU-347, EU-348 to EU-354).
What the cards do is left to ``effects``."""

from __future__ import annotations

from typing import Final

from taverne.engine.decisions import Draw, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...state.duel import DICE, RABBIT, CardSet
from ...state.game_state import EuthiaState
from ..goods.card_decks import GOLD, SILVER, Drawn, reserve
from .effect_sequence import lay
from .effects import at_hand

COMPLETE: Final = (2, 3)
"""Cards of a complete set: silver, gold."""
HEALING: Final = "healing"


def combat_card(state: EuthiaState) -> Flow:
    """Turn the top combat card; its dice stand for a roll (EU-333, EU-347)."""
    if not state.combat:
        state.combat, state.combat_discard = sorted(state.combat_discard), []
    return ask(state, Draw(tuple(state.combat), 1, "combat-card", "EU-333"))


def card_dice(state: EuthiaState) -> list[int]:
    """Return the dice of the combat card just turned; an Air essence takes the left one away (EU-334)."""
    duel = at_hand(state)
    card = state.answer.number()
    state.combat.remove(card)
    state.combat_discard.append(card)
    left, right, gaar, chaos = state.cat.combat_deck[card]
    state.tell("combat-card", "EU-333", reveals=True, a=left, b=right, gaar=gaar, chaos=chaos)
    return [right] if duel.change(DICE) else [left, right]


@procedure
class Intervening(Frame):
    """Step C without a player: Gaar for low dice, then Chaos actions from the reserves (EU-335 to EU-345).

    ``piles``: sets of cards and the metal of each; ``aside``: Healing cards that go under the gold reserve.
    """

    gaar: int = 0
    chaos: int = 0
    piles: list[CardSet] = []
    aside: list[int] = []
    acts: int = 0
    metal: int = GOLD
    at_pile: int = 0

    @step
    def begin(self, state: EuthiaState) -> Flow:
        _, _, self.gaar, self.chaos = state.cat.combat_deck[state.combat_discard[-1]]
        return None

    @step
    def reroll(self, state: EuthiaState) -> Flow:
        """C1: for each Gaar symbol, if the lowest die is low (EU-335)."""
        duel = at_hand(state)
        if not self.gaar or not duel.gaar or min(duel.dice) > state.box.cards.solo.gaar_up_to:
            return self.go(self.count)
        return ask(state, Roll((6,), "reroll", "EU-335"))

    @step
    def rerolled(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        self.gaar -= 1
        duel.gaar -= 1
        duel.now[RABBIT] += state.box.cards.dice.gaar
        duel.dice[duel.dice.index(min(duel.dice))] = state.answer.number()
        state.tell("monster-gaar", "EU-335", reveals=True, n=state.answer.number())
        return self.go(self.reroll)

    @step
    def count(self, state: EuthiaState) -> Flow:
        """C2: a Chaos action needs a token and a card (EU-336)."""
        duel = at_hand(state)
        cards = len(state.gold_reserve) + len(state.silver_reserve)
        self.acts = min(self.chaos, duel.chaos, cards)
        self.metal = GOLD if state.gold_reserve else SILVER
        return None if self.acts else DONE

    @step
    def turn(self, state: EuthiaState) -> Flow:
        """Reveal cards until a set is complete or a different one appears (EU-338, EU-339, EU-341)."""
        full = len(self.piles)
        if full == self.acts and (self.complete() or self.sated(state)):
            return self.go(self.back)
        if not reserve(state, self.metal):
            if self.metal == SILVER or full == self.acts or not state.silver_reserve:
                return self.go(self.back)
            self.metal = SILVER
        return call(state, Drawn(self.metal))

    def complete(self) -> bool:
        last = self.piles[-1]
        return last.copies >= COMPLETE[last.stays]

    def sated(self, state: EuthiaState) -> bool:
        """Is the last pile a Healing that an undamaged monster has no need of, so that nothing is added (EU-343)?"""
        return not at_hand(state).damage and state.cat.card_ids[self.piles[-1].card] == HEALING

    @step
    def place(self, state: EuthiaState) -> Flow:
        """Put the card on its pile, or begin the next; the first card that fits none ends it (EU-341 to EU-344)."""
        drawn = state.returned
        assert isinstance(drawn, Drawn)
        card, piles = drawn.card, self.piles
        state.tell("reserve-card", "EU-338", reveals=True, card=f"card-{state.cat.card_ids[card]}")
        idle = state.cat.card_ids[card] == HEALING and not at_hand(state).damage
        if idle and len(piles) < self.acts and any(one.card == card for one in piles):
            self.aside.append(card)
        elif piles and piles[-1].card == card and not self.complete():
            piles[-1] = CardSet(card, piles[-1].copies + 1, piles[-1].stays)
        elif len(piles) < self.acts:
            piles.append(CardSet(card, 1, self.metal))
        else:
            reserve(state, self.metal).append(card)
            return None
        return self.go(self.turn)

    @step
    def back(self, state: EuthiaState) -> Flow:
        """Healing that came up once more goes to the bottom (EU-344)."""
        state.gold_reserve += self.aside
        self.aside = []
        return None

    @step
    def apply(self, state: EuthiaState) -> Flow:
        """Each set costs a token and works as if played (EU-340)."""
        self.go(self.apply)
        if self.at_pile == len(self.piles):
            return DONE
        one = self.piles[self.at_pile]
        self.at_pile += 1
        at_hand(state).chaos -= 1
        return lay(state, one.card, one.copies, "EU-340")

"""Monsters without a player: combat cards, the reserves, Gaar and Chaos actions (EU-322 to EU-347, EU-348 to EU-354).
What the cards do is left to ``effects``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Draw, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.integer_tables import NONE
from ...state.duel import DICE, RABBIT
from ...state.game_state import Table
from ..goods.cards import GOLD, SILVER, deck_of, free_of
from .effect_sequence import lay
from .effects import at_hand

COMPLETE: Final = (2, 3)
"""Cards of a complete set: silver, gold."""
HEALING: Final = "healing"


def feed(table: Table, silver: int, gold: int) -> Flow:
    """Add unseen cards to the reserves; four silver ones make a gold one (EU-327 to EU-329, EU-332)."""
    for metal, n in ((SILVER, silver), (GOLD, gold)):
        for _ in range(n):
            add(table, metal)
    exchange = table.box.cards.solo.reserve_exchange
    return call(table, Recasting()) if len(table.silver_reserve) >= exchange else None


def add(table: Table, metal: int) -> None:
    """Put the next card of a deck under its reserve, unseen (NONE), or the next of those put under the deck; without
    any card left nothing comes (EU-045, EU-347)."""
    if free_of(table, metal) > 0:
        reserve(table, metal).append(NONE)
    elif table.bottom[metal]:
        reserve(table, metal).append(table.bottom[metal].pop(0))


def reserve(table: Table, metal: int) -> list[int]:
    return table.gold_reserve if metal else table.silver_reserve


@procedure
class Recasting(Frame):
    """Four silver cards of the reserve go under their deck, and a gold card comes to its reserve (EU-329, EU-331)."""

    n: int = 0

    @step
    def turn(self, table: Table) -> Flow:
        exchange = table.box.cards.solo.reserve_exchange
        if self.n == 0 and len(table.silver_reserve) < exchange:
            return DONE
        if self.n == exchange:
            self.n = 0
            add(table, GOLD)
            table.emit("reserve-traded", {"n": exchange}, "EU-329")
            return self.go(self.turn)
        self.n += 1
        return call(table, Drawn(SILVER))

    @step
    def away(self, table: Table) -> Flow:
        drawn = table.returned
        assert isinstance(drawn, Drawn)
        table.bottom[SILVER].append(drawn.card)
        return self.go(self.turn)


@procedure
class Drawn(Frame):
    """Turn the top card of a reserve; one that nobody has seen is drawn from its deck only now (EU-347)."""

    metal: int = SILVER
    card: int = NONE

    @step
    def draw(self, table: Table) -> Flow:
        cards, deck = reserve(table, self.metal), deck_of(table, self.metal)
        if cards[0] != NONE:
            self.card = cards.pop(0)
            return DONE
        ids = table.cat.card_ids
        return ask(table, Draw(tuple([ids[card] for card in deck]), 1, "reserve", "EU-347"))

    @step
    def take(self, table: Table) -> Flow:
        reserve(table, self.metal).pop(0)
        self.card = table.cat.card_index[str(table.answer.args[0])]
        deck_of(table, self.metal).remove(self.card)
        return DONE


def purge(table: Table, silver: int, gold: int) -> None:
    """Take unseen cards off the reserves: they stay in their decks."""
    for metal, n in ((GOLD, gold), (SILVER, silver)):
        cards = reserve(table, metal)
        for _ in range(min(n, len(cards))):
            card = cards.pop(0)
            if card != NONE:
                table.bottom[metal].append(card)


def combat_card(table: Table) -> Flow:
    """Turn the top combat card; its dice stand for a roll (EU-333, EU-347)."""
    if not table.combat:
        table.combat, table.combat_discard = sorted(table.combat_discard), []
    return ask(table, Draw(tuple(table.combat), 1, "combat-card", "EU-333"))


def card_dice(table: Table) -> list[int]:
    """Return the dice of the combat card just turned; an Air essence takes the left one away (EU-334)."""
    duel = at_hand(table)
    card = int(table.answer.args[0])
    table.combat.remove(card)
    table.combat_discard.append(card)
    left, right, gaar, chaos = table.cat.combat_deck[card]
    if table.events is not None:
        table.emit("combat-card", {"a": left, "b": right, "gaar": gaar, "chaos": chaos}, "EU-333", reveals=True)
    return [right] if duel.change(DICE) else [left, right]


@procedure
class Intervening(Frame):
    """Step C without a player: Gaar for low dice, then Chaos actions from the reserves (EU-335 to EU-345).

    ``piles`` has in threes: the kind of card, copies, metal; ``aside``: Healing cards that go under the gold reserve.
    """

    gaar: int = 0
    chaos: int = 0
    piles: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    acts: int = 0
    metal: int = GOLD
    at_pile: int = 0

    @step
    def begin(self, table: Table) -> Flow:
        _, _, self.gaar, self.chaos = table.cat.combat_deck[table.combat_discard[-1]]
        return None

    @step
    def reroll(self, table: Table) -> Flow:
        """C1: for each Gaar symbol, if the lowest die is low (EU-335)."""
        duel = at_hand(table)
        if not self.gaar or not duel.gaar or min(duel.dice) > table.box.cards.solo.gaar_up_to:
            return self.go(self.count)
        return ask(table, Roll((6,), "reroll", "EU-335"))

    @step
    def rerolled(self, table: Table) -> Flow:
        duel = at_hand(table)
        self.gaar -= 1
        duel.gaar -= 1
        duel.now[RABBIT] += table.box.cards.dice.gaar
        duel.dice[duel.dice.index(min(duel.dice))] = int(table.answer.args[0])
        table.emit("monster-gaar", {"n": int(table.answer.args[0])}, "EU-335", reveals=True)
        return self.go(self.reroll)

    @step
    def count(self, table: Table) -> Flow:
        """C2: a Chaos action needs a token and a card (EU-336)."""
        duel = at_hand(table)
        cards = len(table.gold_reserve) + len(table.silver_reserve)
        self.acts = min(self.chaos, duel.chaos, cards)
        self.metal = GOLD if table.gold_reserve else SILVER
        return None if self.acts else DONE

    @step
    def turn(self, table: Table) -> Flow:
        """Reveal cards until a set is complete or a different one appears (EU-338, EU-339, EU-341)."""
        full = len(self.piles) // 3
        if full == self.acts and (self.complete() or self.sated(table)):
            return self.go(self.back)
        if not reserve(table, self.metal):
            if self.metal == SILVER or full == self.acts or not table.silver_reserve:
                return self.go(self.back)
            self.metal = SILVER
        return call(table, Drawn(self.metal))

    def complete(self) -> bool:
        return self.piles[-2] >= COMPLETE[self.piles[-1]]

    def sated(self, table: Table) -> bool:
        """Is the last pile a Healing that an undamaged monster has no need of, so that nothing is added (EU-343)?"""
        return not at_hand(table).damage and table.cat.card_ids[self.piles[-3]] == HEALING

    @step
    def place(self, table: Table) -> Flow:
        """Put the card on its pile, or begin the next; the first card that fits none ends it (EU-341 to EU-344)."""
        drawn = table.returned
        assert isinstance(drawn, Drawn)
        card, full = drawn.card, len(self.piles) // 3
        if table.events is not None:
            table.emit("reserve-card", {"card": f"card-{table.cat.card_ids[card]}"}, "EU-338", reveals=True)
        idle = table.cat.card_ids[card] == HEALING and not at_hand(table).damage
        if idle and full < self.acts and any(self.piles[at] == card for at in range(0, len(self.piles), 3)):
            self.aside.append(card)
        elif full and self.piles[-3] == card and not self.complete():
            self.piles[-2] += 1
        elif full < self.acts:
            self.piles += [card, 1, self.metal]
        else:
            reserve(table, self.metal).append(card)
            return None
        return self.go(self.turn)

    @step
    def back(self, table: Table) -> Flow:
        """Healing that came up once more goes to the bottom (EU-344)."""
        table.gold_reserve += self.aside
        self.aside = []
        return None

    @step
    def apply(self, table: Table) -> Flow:
        """Each set costs a token and works as if played (EU-340)."""
        if self.at_pile == len(self.piles) // 3:
            return DONE
        card, copies, _ = self.piles[3 * self.at_pile : 3 * self.at_pile + 3]
        self.at_pile += 1
        at_hand(table).chaos -= 1
        return lay(table, card, copies, "EU-340")

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.apply)


__all__ = ["Action", "Intervening", "card_dice", "combat_card", "feed", "free_of", "purge"]

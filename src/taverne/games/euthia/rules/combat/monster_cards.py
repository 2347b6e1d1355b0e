"""The monster player's cards: what may be played in a window, each set for one Chaos (EU-154, EU-159, EU-175, EU-222).
What cards do is left to ``effect_sequence``; without rivals ``without_rivals`` plays them."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.compiled_effects import AFTER_MONSTER_ROLL, AROUND_MONSTER_ROLL, BEFORE_HERO_ROLL, BEFORE_MONSTER_ROLL
from ...box.integer_tables import NONE
from ...state.duel import Duel
from ...state.game_state import Table
from ..goods.cards import EXCHANGE, SILVER, count, exchange, held
from .effect_sequence import lay
from .effects import at_hand, fallen

BEFORE: Final = 1 << BEFORE_MONSTER_ROLL | 1 << AROUND_MONSTER_ROLL
AFTER: Final = 1 << AFTER_MONSTER_ROLL | 1 << AROUND_MONSTER_ROLL
FIRST: Final = 1 << BEFORE_HERO_ROLL


def sets(table: Table, duel: Duel, mask: int) -> list[Action]:
    """Return the cards, and sets of equal ones, that the monster player may play in a window (EU-222, EU-223); silver
    cards may be exchanged at any time (EU-219)."""
    cat, seat = table.cat, duel.master
    kinds = len(cat.card_ids)
    found: list[Action] = []
    for card in held(table, seat):
        if mask >> cat.card_trigger[card] & 1:
            most = min(table.hand[kinds * seat + card], len(cat.card_sections[card]))
            found += cat.play_card[card][:most]
    if count(table, seat, SILVER) >= table.box.cards.hand.silver_for_gold_card:
        found.append(EXCHANGE)
    return found


def no_card(table: Table, duel: Duel, action: Action, mask: int) -> Refusal | None:
    """Return why the monster player may not play what he names of his own hand (EU-221 to EU-223, EU-226)."""
    word = str(action.args[0]) if action.args else ""
    if action.kind != "card" or word not in table.cat.card_index:
        return None
    card = table.cat.card_index[word]
    if not table.hand[len(table.cat.card_ids) * duel.master + card]:
        return Refusal("not-held", "EU-222")
    if not duel.chaos:
        return Refusal("no-chaos", "EU-223")
    return (
        Refusal("too-few-cards", "EU-226") if mask >> table.cat.card_trigger[card] & 1 else Refusal("not-now", "EU-221")
    )


def might_play(table: Table, duel: Duel) -> bool:
    """Could the monster player, as far as the table knows, play a card now?"""
    return duel.master != NONE and duel.chaos > 0 and count(table, duel.master) > 0


@procedure
class PlayingCards(Frame):
    """The monster player plays any number of cards of a window, each for one Chaos (EU-154, EU-175, EU-223)."""

    mask: int = 0
    rule: str = "EU-154"

    @step
    def offer(self, table: Table) -> Flow:
        duel = at_hand(table)
        if not might_play(table, duel) or fallen(table, duel):
            return DONE
        data: dict[str, int | str] = {"foe": table.cat.foes.names[duel.foe], "chaos": duel.chaos}
        options = (PASS, *sets(table, duel, self.mask))
        return ask(table, Choice(duel.master, "monster-cards", options, self.rule, data, PASS))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        if table.answer == EXCHANGE:
            return exchange(table, at_hand(table).master, EXCHANGE)
        return play(table, table.answer)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        duel = at_hand(table)
        found = no_card(table, duel, action, self.mask) if seat == duel.master else None
        return Frame.why(self, table, seat, action) if found is None else found


def play(table: Table, action: Action) -> Flow:
    """Play a set of equal cards: they leave the hand, one section works (EU-222 to EU-225); a step returns this."""
    duel = at_hand(table)
    card, copies = table.cat.card_index[str(action.args[0])], int(action.args[1])
    duel.chaos -= 1
    table.hand[len(table.cat.card_ids) * duel.master + card] -= copies
    return lay(table, card, copies, "EU-222")

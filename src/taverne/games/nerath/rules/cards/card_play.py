"""PlayingCard: a card is shown and its effects are carried out one by one; choices that effects leave to somebody.
What each effect does is left to ``effects``, which function that is to ``rules.verbs``; when, to ``timing``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, Data
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.card_tables import FOR_BATTLE, FOR_ROLL, FOR_ROUND
from ...box.catalogue import NONE, REALM_WORDS
from ...box.pieces import count_of
from ...box.vocabulary import UNITS, Add, Effect, Sacrifice
from ...state.fight import CardEffect
from ...state.game_state import NerathState
from ..phases.victory import check_at_once


def possible(state: NerathState, realm: int, card: int, first: int, last: int) -> bool:
    """Would these effects of a card do anything (CN-095)? What follows a payment counts, or it would be for nothing."""
    every = isinstance(state.cat.decks.deeds[card][first], Sacrifice)
    for n in range(first, last):
        if would_do(state, realm, card, n) != every:
            return not every
    return every


def would_do(state: NerathState, realm: int, card: int, n: int) -> bool:
    """Would one effect of a card do anything (CN-095)?"""
    may = state.cat.decks.verbs[card][n].may
    return may is not None and may(state, realm, card, state.cat.decks.deeds[card][n])


@procedure
class PlayingCard(Frame):
    """Carry out effects ``index`` to ``last`` of a card; an event card then goes to its discard pile (CN-097).

    Who has lost the last unit by it is out when all of it is done, not before (CN-038, CN-040).
    ``space`` is the land of a unit sacrificed for the rest of the card.
    """

    realm: int = 0
    card: int = 0
    index: int = 0
    last: int = 0
    space: int = NONE

    @step
    def pick(self, state: NerathState) -> Flow:
        """Where one of several effects is to be chosen, it is named by the unit that it adds (CN-574)."""
        if not state.cat.decks.pick_one[self.card]:
            return self.go(self.effect)
        effects = state.cat.decks.deeds[self.card]
        open_to = [n for n in range(self.index, self.last) if would_do(state, self.realm, self.card, n)]
        return select(state, self.realm, "card-effect", [added(effects[n]) for n in open_to], self.card)

    @step
    def picked(self, state: NerathState) -> Flow:
        chosen = selected(state)
        deeds = state.cat.decks.deeds[self.card]
        self.index = next(n for n in range(self.index, self.last) if added(deeds[n]) == chosen)
        self.last = self.index + 1
        return None

    @step
    def effect(self, state: NerathState) -> Flow:
        if self.index == self.last:
            return self.go(self.put_away)
        n = self.index
        self.index += 1
        self.go(self.effect)
        run = state.cat.decks.verbs[self.card][n].run
        if run is None or not would_do(state, self.realm, self.card, n):
            return None
        return run(state, self, state.cat.decks.deeds[self.card][n])

    @step
    def put_away(self, state: NerathState) -> Flow:
        if self.card in state.shown:
            state.shown.remove(self.card)
            state.discard[self.realm].append(self.card)
        check_at_once(state)
        return DONE


def added(deed: Effect) -> Action:
    """Return the answer that names an effect by the unit it adds."""
    assert isinstance(deed, Add), "only units to be added are chosen among"
    return Action("add", (next(unit for unit in UNITS if count_of(deed.units, unit)),))


def play_event(state: NerathState, realm: int, card: int) -> Flow:
    """Show an event card of the hand and carry it out."""
    state.hand[realm].remove(card)
    state.shown.append(card)
    return play_shown(state, realm, card)


def play_shown(state: NerathState, realm: int, card: int) -> Flow:
    """Carry out an event card that has been shown."""
    _tell(state, "card-played", realm, card)
    return call(state, PlayingCard(realm, card, 0, len(state.cat.decks.deeds[card])))


def lay_treasure(state: NerathState, realm: int, card: int) -> Flow:
    """Lay a treasure down for good: it scores its points, and its power works (CN-336 to CN-339)."""
    state.chest[realm].remove(card)
    state.laid[realm].append(card)
    state.laid[realm].sort()
    state.points[realm] += state.cat.points[card]
    _tell(state, "treasure-laid", realm, card, points=state.cat.points[card])
    powers = state.cat.decks.powers[card]
    return call(state, PlayingCard(realm, card, 0, powers)) if powers else None


def use_treasure(state: NerathState, realm: int, card: int) -> Flow:
    """Use the property of a treasure in play, as often as it says (CN-340)."""
    limit = state.cat.decks.timing[card].limit
    if limit == "turn":
        state.used.append(card)
    elif limit == "battle" and state.fight is not None:
        state.fight.spent.append(card)
    _tell(state, "treasure-used", realm, card)
    decks = state.cat.decks
    return call(state, PlayingCard(realm, card, decks.powers[card], len(decks.deeds[card])))


def _tell(state: NerathState, kind: str, realm: int, card: int, **more: int) -> None:
    state.tell(
        kind,
        state.cat.card_rules[card],
        reveals=True,
        realm=REALM_WORDS[realm],
        card=state.cat.card_words[card],
        **more,
    )


# What a card leaves to be chosen


@procedure
class Selecting(Frame):
    """Let a realm choose one of a few answers for the sake of a card; where there is but one it is taken."""

    realm: int = 0
    prompt: str = ""
    card: int = NONE
    options: list[Action] = []
    chosen: Action = Action("pass")

    @step
    def offer(self, state: NerathState) -> Flow:
        if len(self.options) == 1:
            self.chosen = self.options[0]
            return DONE
        data: Data = {"realm": REALM_WORDS[self.realm], "card": state.cat.card_words[self.card]}
        rule = state.cat.card_rules[self.card]
        return ask(state, Choice(state.seat(self.realm), self.prompt, tuple(self.options), rule, data))

    @step
    def take(self, state: NerathState) -> Flow:
        self.chosen = state.answer
        return DONE


def select(state: NerathState, realm: int, prompt: str, options: list[Action], card: int) -> Flow:
    """Let a realm choose one of these for a card; the next step finds it by ``selected``."""
    return call(state, Selecting(realm, prompt, card, options))


def selected(state: NerathState) -> Action:
    """Return what was chosen in the procedure that just ended."""
    assert isinstance(state.returned, Selecting)
    return state.returned.chosen


def selected_space(state: NerathState) -> int:
    return state.cat.space_index[selected(state).word()]


def selected_kind(state: NerathState) -> int:
    return UNITS.index(selected(state).word())


# What an effect of a battle leaves behind

LASTING: Final = {"roll": FOR_ROLL, "round": FOR_ROUND, "battle": FOR_BATTLE}


def remember(state: NerathState, realm: int, card: int, until: str, unit: int = NONE, uses: int = 0) -> None:
    """Let an effect of a card last for the turn, or for a part of the battle at hand; once however many effects."""
    if until == "turn":
        if card not in state.lasting:
            state.lasting.append(card)
        return
    assert state.fight is not None
    state.fight.effects.append(CardEffect(card, realm, unit, LASTING[until], uses))

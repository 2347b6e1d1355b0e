"""Effects on cards, tokens and the course of a turn: draws, looks, a further attack, a hero brought back.
Decks are left to ``draw``, the further battle to ``battles``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import ENOUGH, Action
from taverne.engine.decisions import Choice, Data, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, for_each, procedure, step

from ....box.catalogue import CASTLE, DUNGEON, LAND, NONE, REALM_WORDS
from ....box.vocabulary import UNITS, AttackAgain, LookDeck, LookGuardians, Revive
from ....box.vocabulary import Draw as DrawCards
from ....state.game_state import FACE_UP, NerathState
from ...battle.dungeons import draw_unseen, lay_drawn
from ...movement.groups import grouped
from ...phases.draw import TakingCard
from ..card_play import PlayingCard, select, selected, selected_kind, selected_space
from ..timing import fallen
from .add import enlist, tell_added
from .transfer import ALL, shift, tell_transfer

KEEP: Final = Action("keep")


# Cards


def may_draw(state: NerathState, realm: int, card: int, effect: DrawCards) -> bool:
    return True


def draw(state: NerathState, playing: PlayingCard, effect: DrawCards) -> Flow:
    return for_each(state, [TakingCard(playing.realm) for _ in range(effect.n)])


def may_look_deck(state: NerathState, realm: int, card: int, effect: LookDeck) -> bool:
    return bool(state.deck[realm] or state.top[realm] or state.bottom[realm])


def look_deck(state: NerathState, playing: PlayingCard, effect: LookDeck) -> Flow:
    return call(state, LookingAtDeck(playing.realm, playing.card, effect.n))


@procedure
class LookingAtDeck(Frame):
    """The top cards are known from now on; one of them may go to the bottom, without a reshuffle (CN-563)."""

    realm: int = 0
    card: int = 0
    n: int = 0

    @step
    def turn_up(self, state: NerathState) -> Flow:
        realm = self.realm
        wanted = min(self.n - len(state.top[realm]), len(state.deck[realm]))
        if wanted <= 0:
            return self.go(self.tell)
        ids = state.cat.card_ids
        return ask(state, Draw(tuple([ids[c] for c in state.deck[realm]]), wanted, "look-deck", "CN-563"))

    @step
    def know(self, state: NerathState) -> Flow:
        for word in state.answer.args:
            seen = state.cat.card_index[str(word)]
            state.deck[self.realm].remove(seen)
            state.top[self.realm].append(seen)
        return None

    @step
    def tell(self, state: NerathState) -> Flow:
        """Below an empty deck lie the cards that were put at its bottom."""
        realm = self.realm
        if not state.deck[realm]:
            state.top[realm] += state.bottom[realm]
            state.bottom[realm] = []
        shown = [state.cat.card_words[card] for card in state.top[realm][: self.n]]
        data = {"realm": REALM_WORDS[realm], "n": len(shown), "cards": []}
        state.emit("looked-at-deck", data, "CN-563", {"cards": shown}, (state.seat(realm),), reveals=True)
        return None

    @step
    def offer(self, state: NerathState) -> Flow:
        realm = self.realm
        shown = state.top[realm][: self.n]
        options = (KEEP, *[Action("bottom", (state.cat.card_ids[card],)) for card in shown])
        data: Data = {"realm": REALM_WORDS[realm], "card": state.cat.card_words[self.card]}
        return ask(state, Choice(state.seat(realm), "card-bottom", options, "CN-563", data, default=KEEP))

    @step
    def put_down(self, state: NerathState) -> Flow:
        if state.answer != KEEP:
            card = state.cat.card_index[state.answer.word()]
            state.top[self.realm].remove(card)
            state.bottom[self.realm].append(card)
        state.tell("deck-arranged", "CN-563", realm=REALM_WORDS[self.realm])
        return DONE


# Guardians


def unknown(state: NerathState, realm: int) -> list[int]:
    """Return the entrances with a token that the realm does not know."""
    first = state.cat.first_dungeon
    known = FACE_UP | 1 << realm
    return [first + d for d, seen in enumerate(state.seen) if any(not bits & known for bits in seen)]


def may_look(state: NerathState, realm: int, card: int, effect: LookGuardians) -> bool:
    return bool(unknown(state, realm))


def look_guardians(state: NerathState, playing: PlayingCard, effect: LookGuardians) -> Flow:
    return call(state, LookingAtGuardians(playing.realm, playing.card))


@procedure
class LookingAtGuardians(Frame):
    """One realm looks at all tokens of an entrance; they are put back face down (CN-562)."""

    realm: int = 0
    card: int = 0
    dungeon: int = NONE

    @step
    def where(self, state: NerathState) -> Flow:
        options = [state.cat.choose[space] for space in unknown(state, self.realm)]
        return select(state, self.realm, "card-look", options, self.card)

    @step
    def turn_up(self, state: NerathState) -> Flow:
        self.dungeon = selected_space(state) - state.cat.first_dungeon
        return draw_unseen(state, self.dungeon, "look-guardians", "CN-562") or self.go(self.tell)

    @step
    def know(self, state: NerathState) -> Flow:
        lay_drawn(state, self.dungeon)
        return None

    @step
    def tell(self, state: NerathState) -> Flow:
        seen = state.seen[self.dungeon]
        seen[:] = [bits | (0 if bits & FACE_UP else 1 << self.realm) for bits in seen]
        cat = state.cat
        where = cat.space_words[cat.first_dungeon + self.dungeon]
        data = {"realm": REALM_WORDS[self.realm], "dungeon": where, "guardians": []}
        private = {"guardians": [f"guardian-{cat.token_ids[token]}" for token in state.tokens[self.dungeon]]}
        state.emit("looked-at-guardians", data, "CN-562", private, (state.seat(self.realm),), reveals=True)
        return DONE


# A further attack


def pushable(state: NerathState, realm: int, target: int) -> list[int]:
    """Return the units in the land just won that may attack a space: heroes alone an entrance (CN-116, CN-553)."""
    assert state.fight is not None
    hero, kind = state.cat.hero, state.kind
    units = [unit for unit in state.units_of(realm, state.fight.space) if kind[unit] != CASTLE]
    return [unit for unit in units if hero[kind[unit]]] if target >= state.cat.first_dungeon else units


def push_targets(state: NerathState, realm: int) -> list[int]:
    """Return the spaces beside the land just won that may be attacked from it (CN-553)."""
    if state.fight is None:
        return []
    cat, space = state.cat, state.fight.space
    lands = [land for land in cat.near[space][LAND] if not state.friendly_land(realm, land)]
    entrances = [at for at in cat.near[space][DUNGEON] if state.tokens[at - cat.first_dungeon]]
    return [target for target in (*lands, *entrances) if pushable(state, realm, target)]


def may_attack_again(state: NerathState, realm: int, card: int, effect: AttackAgain) -> bool:
    return bool(push_targets(state, realm))


def attack_again(state: NerathState, playing: PlayingCard, effect: AttackAgain) -> Flow:
    return call(state, PushingOn(playing.realm, playing.card))


@procedure
class PushingOn(Frame):
    """Units in the land just won attack one more space; that battle is added to those still to fight (CN-553)."""

    realm: int = 0
    card: int = 0
    target: int = NONE
    moved: int = 0

    @step
    def where(self, state: NerathState) -> Flow:
        options = [state.cat.to[space] for space in push_targets(state, self.realm)]
        return select(state, self.realm, "card-to", options, self.card)

    @step
    def aim(self, state: NerathState) -> Flow:
        self.target = selected_space(state)
        return None

    @step
    def which(self, state: NerathState) -> Flow:
        units = pushable(state, self.realm, self.target)
        if not units:
            return DONE
        options = [group.action for group in grouped(state, units)]
        options = [*([ENOUGH] if self.moved else []), ALL, *options]
        return select(state, self.realm, "card-move", options, self.card)

    @step
    def send(self, state: NerathState) -> Flow:
        chosen = selected(state)
        if chosen == ENOUGH:
            return DONE
        units = pushable(state, self.realm, self.target)
        if chosen != ALL:
            units = [next(group.units[0] for group in grouped(state, units) if group.action == chosen)]
        tell_transfer(state, units, self.target, self.card)
        for unit in units:
            shift(state, unit, self.target)
            self.moved += 1
        return self.go(self.which)


# A hero comes back


def may_revive(state: NerathState, realm: int, card: int, effect: Revive) -> bool:
    return state.gold[realm] >= effect.gold and bool(refuges(state, realm))


def refuges(state: NerathState, realm: int) -> list[int]:
    """Return the friendly lands, that of the battle aside (CN-582)."""
    battle = state.fight.space if state.fight is not None else NONE
    return [land for land in range(state.cat.lands) if land != battle and state.friendly_land(realm, land)]


def revive(state: NerathState, playing: PlayingCard, effect: Revive) -> Flow:
    return call(state, Reviving(playing.realm, playing.card, effect.gold))


@procedure
class Reviving(Frame):
    """A destroyed hero is paid for and put on a friendly land at once (CN-582)."""

    realm: int = 0
    card: int = 0
    gold: int = 0
    kind: int = NONE

    @step
    def which(self, state: NerathState) -> Flow:
        own = state.cat.decks.timing[self.card].own
        lost = sorted(set(fallen(state, self.realm, own)))
        return select(state, self.realm, "card-revive", [Action("name", (UNITS[kind],)) for kind in lost], self.card)

    @step
    def where(self, state: NerathState) -> Flow:
        self.kind = selected_kind(state)
        options = [state.cat.at[land] for land in refuges(state, self.realm)]
        return select(state, self.realm, "card-add", options, self.card)

    @step
    def place(self, state: NerathState) -> Flow:
        state.gold[self.realm] -= self.gold
        enlist(state, self.realm, self.kind, selected_space(state))
        tell_added(state, self.realm, [self.kind], selected_space(state), self.card)
        return DONE

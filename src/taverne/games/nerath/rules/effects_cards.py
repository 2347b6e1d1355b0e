"""Effects on cards, tokens and the course of a turn: draws, looks, a further attack, a hero brought back.
Decks are left to ``drawing``, the further battle to ``battles``."""

from __future__ import annotations

from taverne.engine.actions import Action
from taverne.engine.common import ENOUGH
from taverne.engine.decisions import Choice, Data, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CASTLE, DUNGEON, LAND, NONE, REALM_WORDS
from ..state import FACE_UP, Table
from ..vocabulary import UNITS, AttackAgain, LookDeck, LookGuardians, Revive
from ..vocabulary import Draw as DrawCards
from .drawing import TakingCard
from .effects_add import enlist, tell_added
from .effects_transfer import ALL, shift, tell_transfer
from .exploring import draw_unseen, lay_drawn
from .groups import grouped
from .playing import PlayingCard, select, selected, selected_kind, selected_space
from .timing import fallen

KEEP = Action("keep")


# Cards


def may_draw(table: Table, realm: int, card: int, effect: DrawCards) -> bool:
    return True


def draw(table: Table, playing: PlayingCard, effect: DrawCards) -> Flow:
    return call(table, DrawingMore(playing.realm, effect.n))


@procedure
class DrawingMore(Frame):
    """Draw event cards outside the Draw phase; what is played at once is resolved at once (CN-090)."""

    realm: int = 0
    left: int = 1

    @step
    def draw(self, table: Table) -> Flow:
        self.left -= 1
        return call(table, TakingCard(self.realm))

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.draw) if self.left else DONE


def may_look_deck(table: Table, realm: int, card: int, effect: LookDeck) -> bool:
    return bool(table.deck[realm] or table.top[realm] or table.bottom[realm])


def look_deck(table: Table, playing: PlayingCard, effect: LookDeck) -> Flow:
    return call(table, LookingAtDeck(playing.realm, playing.card, effect.n))


@procedure
class LookingAtDeck(Frame):
    """The top cards are known from now on; one of them may go to the bottom, without a reshuffle (CN-563)."""

    realm: int = 0
    card: int = 0
    n: int = 0

    @step
    def turn_up(self, table: Table) -> Flow:
        realm = self.realm
        wanted = min(self.n - len(table.top[realm]), len(table.deck[realm]))
        if wanted <= 0:
            return self.go(self.tell)
        ids = table.cat.card_ids
        return ask(table, Draw(tuple([ids[c] for c in table.deck[realm]]), wanted, "look-deck", "CN-563"))

    @step
    def know(self, table: Table) -> Flow:
        for word in table.answer.args:
            seen = table.cat.card_index[str(word)]
            table.deck[self.realm].remove(seen)
            table.top[self.realm].append(seen)
        return None

    @step
    def tell(self, table: Table) -> Flow:
        """Below an empty deck lie the cards that were put at its bottom."""
        realm = self.realm
        if not table.deck[realm]:
            table.top[realm] += table.bottom[realm]
            table.bottom[realm] = []
        if table.events is not None:
            shown = [table.cat.card_words[card] for card in table.top[realm][: self.n]]
            data = {"realm": REALM_WORDS[realm], "n": len(shown), "cards": []}
            table.emit("looked-at-deck", data, "CN-563", {"cards": shown}, (table.seat(realm),), reveals=True)
        return None

    @step
    def offer(self, table: Table) -> Flow:
        realm = self.realm
        shown = table.top[realm][: self.n]
        options = (KEEP, *[Action("bottom", (table.cat.card_ids[card],)) for card in shown])
        data: Data = {"realm": REALM_WORDS[realm], "card": table.cat.card_words[self.card]}
        return ask(table, Choice(table.seat(realm), "card-bottom", options, "CN-563", data, default=KEEP))

    @step
    def put_down(self, table: Table) -> Flow:
        if table.answer != KEEP:
            card = table.cat.card_index[str(table.answer.args[0])]
            table.top[self.realm].remove(card)
            table.bottom[self.realm].append(card)
        table.emit("deck-arranged", {"realm": REALM_WORDS[self.realm]}, "CN-563")
        return DONE


# Guardians


def unknown(table: Table, realm: int) -> list[int]:
    """Return the entrances with a token that the realm does not know."""
    first = table.cat.first_dungeon
    known = FACE_UP | 1 << realm
    return [first + d for d, seen in enumerate(table.seen) if any(not bits & known for bits in seen)]


def may_look(table: Table, realm: int, card: int, effect: LookGuardians) -> bool:
    return bool(unknown(table, realm))


def look_guardians(table: Table, playing: PlayingCard, effect: LookGuardians) -> Flow:
    return call(table, LookingAtGuardians(playing.realm, playing.card))


@procedure
class LookingAtGuardians(Frame):
    """One realm looks at all tokens of an entrance; they are put back face down (CN-562)."""

    realm: int = 0
    card: int = 0
    dungeon: int = NONE

    @step
    def where(self, table: Table) -> Flow:
        options = [table.cat.choose[space] for space in unknown(table, self.realm)]
        return select(table, self.realm, "card-look", options, self.card)

    @step
    def turn_up(self, table: Table) -> Flow:
        self.dungeon = selected_space(table) - table.cat.first_dungeon
        return draw_unseen(table, self.dungeon, "look-guardians", "CN-562") or self.go(self.tell)

    @step
    def know(self, table: Table) -> Flow:
        lay_drawn(table, self.dungeon)
        return None

    @step
    def tell(self, table: Table) -> Flow:
        seen = table.seen[self.dungeon]
        seen[:] = [bits | (0 if bits & FACE_UP else 1 << self.realm) for bits in seen]
        if table.events is not None:
            cat = table.cat
            where = cat.space_words[cat.first_dungeon + self.dungeon]
            data = {"realm": REALM_WORDS[self.realm], "dungeon": where, "guardians": []}
            private = {"guardians": [f"guardian-{cat.token_ids[token]}" for token in table.tokens[self.dungeon]]}
            table.emit("looked-at-guardians", data, "CN-562", private, (table.seat(self.realm),), reveals=True)
        return DONE


# A further attack


def pushable(table: Table, realm: int, target: int) -> list[int]:
    """Return the units in the land just won that may attack a space: heroes alone an entrance (CN-116, CN-553)."""
    assert table.fight is not None
    hero, kind = table.cat.hero, table.kind
    units = [unit for unit in table.units_of(realm, table.fight.space) if kind[unit] != CASTLE]
    return [unit for unit in units if hero[kind[unit]]] if target >= table.cat.first_dungeon else units


def push_targets(table: Table, realm: int) -> list[int]:
    """Return the spaces beside the land just won that may be attacked from it (CN-553)."""
    if table.fight is None:
        return []
    cat, space = table.cat, table.fight.space
    lands = [land for land in cat.near[space][LAND] if not table.friendly_land(realm, land)]
    entrances = [at for at in cat.near[space][DUNGEON] if table.tokens[at - cat.first_dungeon]]
    return [target for target in (*lands, *entrances) if pushable(table, realm, target)]


def may_attack_again(table: Table, realm: int, card: int, effect: AttackAgain) -> bool:
    return bool(push_targets(table, realm))


def attack_again(table: Table, playing: PlayingCard, effect: AttackAgain) -> Flow:
    return call(table, PushingOn(playing.realm, playing.card))


@procedure
class PushingOn(Frame):
    """Units in the land just won attack one more space; that battle is added to those still to fight (CN-553)."""

    realm: int = 0
    card: int = 0
    target: int = NONE
    moved: int = 0

    @step
    def where(self, table: Table) -> Flow:
        options = [table.cat.to[space] for space in push_targets(table, self.realm)]
        return select(table, self.realm, "card-to", options, self.card)

    @step
    def aim(self, table: Table) -> Flow:
        self.target = selected_space(table)
        return None

    @step
    def which(self, table: Table) -> Flow:
        units = pushable(table, self.realm, self.target)
        if not units:
            return DONE
        options = [group.action for group in grouped(table, units)]
        options = [*([ENOUGH] if self.moved else []), ALL, *options]
        return select(table, self.realm, "card-move", options, self.card)

    @step
    def send(self, table: Table) -> Flow:
        chosen = selected(table)
        if chosen == ENOUGH:
            return DONE
        units = pushable(table, self.realm, self.target)
        if chosen != ALL:
            units = [next(group.units[0] for group in grouped(table, units) if group.action == chosen)]
        tell_transfer(table, units, self.target, self.card)
        for unit in units:
            shift(table, unit, self.target)
            self.moved += 1
        return self.go(self.which)


# A hero comes back


def may_revive(table: Table, realm: int, card: int, effect: Revive) -> bool:
    return table.gold[realm] >= effect.gold and bool(refuges(table, realm))


def refuges(table: Table, realm: int) -> list[int]:
    """Return the friendly lands, that of the battle aside (CN-582)."""
    battle = table.fight.space if table.fight is not None else NONE
    return [land for land in range(table.cat.lands) if land != battle and table.friendly_land(realm, land)]


def revive(table: Table, playing: PlayingCard, effect: Revive) -> Flow:
    return call(table, Reviving(playing.realm, playing.card, effect.gold))


@procedure
class Reviving(Frame):
    """A destroyed hero is paid for and put on a friendly land at once (CN-582)."""

    realm: int = 0
    card: int = 0
    gold: int = 0
    kind: int = NONE

    @step
    def which(self, table: Table) -> Flow:
        own = table.cat.decks.timing[self.card].own
        lost = sorted(set(fallen(table, self.realm, own)))
        return select(table, self.realm, "card-revive", [Action("name", (UNITS[kind],)) for kind in lost], self.card)

    @step
    def where(self, table: Table) -> Flow:
        self.kind = selected_kind(table)
        options = [table.cat.at[land] for land in refuges(table, self.realm)]
        return select(table, self.realm, "card-add", options, self.card)

    @step
    def place(self, table: Table) -> Flow:
        table.gold[self.realm] -= self.gold
        enlist(table, self.realm, self.kind, selected_space(table))
        tell_added(table, self.realm, [self.kind], selected_space(table), self.card)
        return DONE

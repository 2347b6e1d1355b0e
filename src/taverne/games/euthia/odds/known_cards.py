"""What a seat may believe of the monster's cards: the rival who leads it, his hand, the reserves without rivals.
What the cards come to is left to ``card_play``; nobody's hidden hand is looked into."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from taverne.engine.actions import Seat

from ..box import compiled_effects as verb
from ..box.compiled_effects import AFTER_MONSTER_ROLL, AROUND_MONSTER_ROLL, BEFORE_HERO_ROLL, Op
from ..box.integer_tables import NONE
from ..rules.combat.without_rivals import HEALING
from ..rules.goods.cards import count
from ..state.game_state import COMPETITIVE, EuthiaState
from .card_play import AFTER, BEFORE, CURSES, GOLD, SILVER, Counts, Kind, Rival, Strain, hands
from .policy import plays
from .reserves import Alone, Cards, feed

CLAIMS: Final = 2
"""With so many cards a rival claims a monster."""
Hands: TypeAlias = tuple[tuple[float, Counts], ...]


def cards_against(
    state: EuthiaState,
    seat: Seat,
    viewer: Seat,
    foe: int,
    master: Seat,
    chaos: int,
    drops: tuple[int, bool] = (0, False),
    *,
    draws: bool = False,
    lean: bool = False,
    window: int = BEFORE,
    lasting: int = 0,
    shown: Counts = (),
) -> Cards:
    """Return the cards of a combat as a viewer may believe them.

    A ``master`` has his cards already, else who it will be is open and the fighter's cards are still to be drawn;
    ``drops``: cards that preparation takes away, and whether Curses are without effect; ``shown``: dice that lie."""
    known = kinds(state, drops[1])
    unseen = pool(state, viewer)
    if state.mode != COMPETITIVE:
        cards = _alone(state, known, unseen, foe, chaos, drops[0], draws)
        return cards._replace(lasting=lasting, window=window, shown=shown)
    if not chaos:
        return Rival(kinds=known, lasting=lasting, window=window, shown=shown)
    foes = state.cat.foes
    new = (foes.silver[foe], foes.gold_cards[foe]) if master == NONE else (0, 0)
    chances: dict[Counts, float] = {}
    masters = [master] if master != NONE else leaders(state, seat)
    for one in masters:
        for chance, hand in dropped(held(state, viewer, one, known, unseen, new), drops[0]):
            chances[hand] = chances.get(hand, 0.0) + chance / len(masters)
    order = tuple(
        sorted([n for n, kind in enumerate(known) if kind.sections], key=lambda n: (known[n].metal == SILVER, n))
    )
    found = tuple((chance, hand) for hand, chance in sorted(chances.items()))
    rival = Rival(found, known, order, chaos, lasting, window, unseen if draws else (), shown)
    return rival.lean() if lean and not draws else rival


def leaders(state: EuthiaState, seat: Seat) -> list[Seat]:
    """Return who may lead the monster, each as often as likely (EU-135 to EU-139).

    A rival who keeps an own control card is taken to claim it as soon as he has cards to play."""
    if state.seats == 2:
        return [1 - seat]
    claims = [one for one in range(state.seats) if one != seat and state.control[one] and count(state, one) >= CLAIMS]
    if claims:
        return claims
    deck = [one for one in state.control_deck if one != seat]
    return deck or [one for one in state.control_discard if one != seat] or [s for s in range(state.seats) if s != seat]


def held(
    state: EuthiaState, viewer: Seat, master: Seat, known: tuple[Kind, ...], unseen: Counts, new: tuple[int, int]
) -> Hands:
    """Return the hands that a rival may have with what he draws: his own he knows."""
    if viewer != master:
        return dealt(unseen, known, count(state, master, SILVER) + new[0], count(state, master, GOLD) + new[1])
    own = state.hand[master]
    return tuple((chance, tuple(map(int.__add__, own, hand))) for chance, hand in dealt(unseen, known, *new))


@lru_cache(maxsize=4096)
def dealt(unseen: Counts, known: tuple[Kind, ...], silver: int, gold: int) -> Hands:
    return tuple(hands(unseen, known, silver, gold))


def dropped(found: Hands, n: int) -> Hands:
    """Take so many cards at random from each hand."""
    for _ in range(n):
        after: dict[Counts, float] = {}
        for chance, hand in found:
            total = sum(hand)
            if not total:
                after[hand] = after.get(hand, 0.0) + chance
            for number, many in enumerate(hand):
                if many:
                    rest = (*hand[:number], many - 1, *hand[number + 1 :])
                    after[rest] = after.get(rest, 0.0) + chance * many / total
        found = tuple((chance, hand) for hand, chance in after.items())
    return found


def pool(state: EuthiaState, viewer: Seat) -> Counts:
    """Return the silver and gold cards that a seat has not seen: the decks and others' hands."""
    found = [0] * len(state.cat.card_ids)
    for card in state.silver:
        found[card] += 1
    for card in state.golden:
        found[card] += 1
    for seat, hand in enumerate(state.hand):
        if seat != viewer:
            for card, n in enumerate(hand):
                found[card] += n
    return tuple(found)


def _alone(
    state: EuthiaState, known: tuple[Kind, ...], unseen: Counts, foe: int, chaos: int, drops: int, draws: bool
) -> Alone:
    """Return reserves and combat cards; before a combat with the cards that the fighter adds (EU-328, EU-329)."""
    foes, deck = state.cat.foes, state.combat or state.combat_discard
    silver, gold = tuple(state.silver_reserve), tuple(state.gold_reserve)
    if state.duel is None:
        silver, gold = feed(silver, gold, foes.silver[foe], foes.gold_cards[foe])
    lost = min(drops, len(gold))
    silver, gold = silver[drops - lost :], gold[lost:]
    dice = tuple([state.cat.combat_deck[card] for card in deck])
    return Alone(dice, known, unseen, chaos, silver, gold, draws)


_KINDS: Final[dict[tuple[int, bool], tuple[Kind, ...]]] = {}


def kinds(state: EuthiaState, uncursed: bool) -> tuple[Kind, ...]:
    """Return the kinds of silver and gold cards of the box, by number."""
    cat = state.cat
    key = (id(cat), uncursed)
    if key not in _KINDS:
        found = []
        for number, name in enumerate(cat.card_ids):
            trigger, parts = cat.card_trigger[number], cat.card_sections[number]
            window = {BEFORE_HERO_ROLL: CURSES, AFTER_MONSTER_ROLL: AFTER}.get(trigger, BEFORE)
            blank = uncursed and window == CURSES
            strains = tuple(Strain() if blank else strain_of(ops) for ops in parts) if plays(parts) else ()
            each = sum([op.n for op in cat.card_each_round[number] if op.verb == verb.REGENERATE])
            metal = GOLD if cat.card_gold[number] else SILVER
            found.append(Kind(window, metal, strains, each, name == HEALING, trigger == AROUND_MONSTER_ROLL))
        _KINDS[key] = tuple(found)
    return _KINDS[key]


def strain_of(ops: tuple[Op, ...]) -> Strain:
    """Return what a section of a card does."""
    found = dict.fromkeys(Strain._fields, 0)
    for op in ops:
        if op.verb == verb.RABBIT:
            found["rabbit"] += op.n
        elif op.verb == verb.WOUNDS_PLUS:
            found["more"] += op.n
        elif op.verb in (verb.CLOVER, verb.NEXT_ROLL):
            found["clover"] += op.n
        elif op.verb == verb.DAMAGE_PLUS:
            found["less"] -= op.n
        elif op.verb == verb.REGENERATE:
            found["regenerate"] += op.n
        elif op.verb == verb.STEAL:
            found["steal"] += op.n
    return Strain(**found)

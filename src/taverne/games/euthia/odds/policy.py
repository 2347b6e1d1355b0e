"""How both sides are taken to play a combat when its odds are reckoned, as answers to the questions of the rules.
The chances of this play are left to ``odds``; tests play it through the rules, and a bot may.

The hero
  prepares with every piece for that, and uses before his first roll, and before the monster's, all he has for them;
  heals, the smallest first, when nothing of it is wasted; what is used up only when half of his health is gone;
  always shields, and uses a further piece after the monster's roll if it alone lowers the wounds;
  attacks with the tile that does most damage on average as things stand before the combat, initiative included;
  spends a Gaar on his lowest die up to 3 while the attack is below its best band, then clovers, Dwurt (Gaar turned
  into Dwurt by Skoldur) and single points of hope that raise the damage, then three points for one damage;
  spends no Gaar on the monster's dice, pays no prices, keeps what ``armoury`` leaves alone.
The monster's player
  plays in each window the biggest set of every card while Chaos lasts, gold first, and keeps a Chaos for a card that
  stays for the combat (Healing); never Possession and its like;
  spends Gaar on the lowest die up to 3, and changes no cards.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice

from ..box import compiled_effects as verb
from ..box.compiled_effects import Op
from ..box.integer_tables import NONE, place
from ..rules.combat.hero_roll import DWURT, GAAR, HOPE_DAMAGE, HOPE_PLUS, READY, SKOLDUR, HeroRolling
from ..rules.combat.monster_attack import MonsterAttack, strength
from ..rules.goods.holdings import permanent
from ..rules.goods.payment import TO_DWURT
from ..state.duel import WOUNDS_LESS, WOUNDS_MORE, Duel
from ..state.game_state import EuthiaState
from .armoury import CLOVER, COVER, PREPARE, SHIELD, SPUR, WARD, Kit, Piece, attacks, damages, kit
from .rolls import House, at

PLAYED: Final = frozenset(
    (verb.CLOVER, verb.RABBIT, verb.NEXT_ROLL, verb.WOUNDS_PLUS, verb.DAMAGE_PLUS, verb.REGENERATE, verb.STEAL)
)
"""The verbs of cards that the monster's player uses."""
LOW_DIE: Final = 3


def house(state: EuthiaState) -> House:
    """Return the figures of the box that rolls depend on."""
    cards = state.box.cards
    dice, hope = cards.dice, cards.hope
    return House(
        dice.gaar,
        LOW_DIE,
        dice.dwurt,
        hope.hero_at_most,
        hope.monster_at_least,
        hope.top,
        hope.for_damage,
        hope.for_gaar,
    )


def answer(state: EuthiaState, decision: Choice) -> Action:
    """Return the answer of this play to a question of a combat; to any other what is the default."""
    duel = state.duel
    if duel is None:
        return decision.default if decision.default is not None else decision.options[0]
    prompt = decision.prompt
    if prompt in ("prepare", "before-monster", "before-hero"):
        part = {"prepare": PREPARE, "before-monster": COVER, "before-hero": SPUR}[prompt]
        return _first(decision, kit(state, duel.seat, duel.foe).parts[part])
    if prompt == "healing":
        return _heal(state, decision, kit(state, duel.seat, duel.foe))
    if prompt == "after-monster":
        return _ward(state, duel, decision, kit(state, duel.seat, duel.foe))
    if prompt in ("attack", "initiative"):
        return _attack(state, duel, decision, prompt == "initiative")
    if prompt == "roll-attack":
        return _roll(state, duel, decision)
    if prompt == "monster-cards":
        return next(iter(ranked(state, duel, decision)), PASS)
    if prompt == "duel":
        return _duel(state, duel, decision)
    return decision.default if decision.default is not None else decision.options[0]


def _first(decision: Choice, pieces: tuple[Piece, ...]) -> Action:
    return next((piece.action for piece in pieces if piece.action in decision.options), READY)


def _heal(state: EuthiaState, decision: Choice, have: Kit) -> Action:
    seat = decision.seat
    for missing, _, action in have.heals():
        if have.most - state.health[seat] < missing:
            return READY
        if action in decision.options:
            return action
    return READY


def _ward(state: EuthiaState, duel: Duel, decision: Choice, have: Kit) -> Action:
    for piece in have.parts[SHIELD]:
        if piece.action in decision.options:
            return piece.action
    now = wounds(state, duel)
    for piece in have.parts[WARD]:
        if piece.action in decision.options:
            less = wounds(state, duel, piece.sum(verb.RABBIT), piece.sum(verb.WOUNDS_PLUS))
            return piece.action if less < now else READY
    return READY


def wounds(state: EuthiaState, duel: Duel, rabbit: int = 0, change: int = 0) -> int:
    """Return the wounds that the monster's attack would inflict as it stands, before what guards the hero."""
    foes = state.cat.foes
    band = foes.band[duel.foe][place(strength(state, duel) + rabbit)]
    plain = foes.wounds[duel.foe][band] if band != NONE else 0
    standing = permanent(state, duel.seat, verb.WOUNDS_PLUS)
    total = plain + duel.change(WOUNDS_MORE) + max(0, standing) + max(0, change) if plain else 0
    return max(0, total - duel.change(WOUNDS_LESS) + min(0, standing) + min(0, change))


def _attack(state: EuthiaState, duel: Duel, decision: Choice, swift: bool) -> Action:
    for thing, _ in attacks(state, duel.seat, duel.foe, swift):
        action = state.cat.attack[state.design[thing]]
        if action in decision.options:
            return action
    return decision.options[0]


def _roll(state: EuthiaState, duel: Duel, decision: Choice) -> Action:
    frame = state.stack[-1]
    assert isinstance(frame, HeroRolling)
    figures, options = house(state), decision.options
    tile = state.design[duel.weapon]
    damage, total = damages(state, tile), frame.value(state)
    low = min(frame.dice)
    if GAAR[0] in options and low <= figures.low_die and total < best_band(state, tile):
        return GAAR[frame.dice.index(low)]
    now = at(damage, total)
    clovers = [p for p in kit(state, duel.seat, duel.foe).parts[CLOVER] if p.action in options]
    if clovers and at(damage, total + clovers[0].sum(verb.CLOVER)) > now:
        return clovers[0].action
    if state.hero[duel.seat] == SKOLDUR and at(damage, total + figures.dwurt) > now:
        if DWURT in options:
            return DWURT
        if TO_DWURT in options:
            return TO_DWURT
    if HOPE_PLUS in options and at(damage, total + state.hope) > now:
        return HOPE_PLUS
    return HOPE_DAMAGE if HOPE_DAMAGE in options else READY


def best_band(state: EuthiaState, tile: int) -> int:
    """Return the least strength at which a tile does most damage."""
    damage = damages(state, tile)
    return damage.index(max(damage))


def ranked(state: EuthiaState, duel: Duel, decision: Choice) -> list[Action]:
    """Return the cards that would be played, the first first: gold, then by kind, the biggest set of each."""
    cat, found = state.cat, []
    stays = [card for card in range(len(cat.card_ids)) if cat.card_each_round[card] and plays(cat.card_sections[card])]
    hand = state.hand[decision.seat]
    lying = duel.lasting_cards()
    kept = sum([1 for card in stays if hand[card] and card not in lying])
    for action in decision.options:
        if action.kind == "card":
            number = cat.card_index[action.word()]
            if plays(cat.card_sections[number]) and (number in stays or duel.chaos > kept):
                found.append((not cat.card_gold[number], number, -action.number(1), action))
    return [one[-1] for one in sorted(found, key=lambda one: one[:3])]


def plays(sections: tuple[tuple[Op, ...], ...]) -> bool:
    """Is a card one that the monster's player uses?"""
    return all(op.verb in PLAYED for section in sections for op in section)


def _duel(state: EuthiaState, duel: Duel, decision: Choice) -> Action:
    frame = state.stack[-1]
    if not isinstance(frame, MonsterAttack) or frame.turn or decision.seat != duel.master:
        return PASS
    cards = ranked(state, duel, decision)
    if cards:
        return cards[0]
    low = min(duel.dice)
    return GAAR[duel.dice.index(low)] if GAAR[0] in decision.options and low <= LOW_DIE else PASS

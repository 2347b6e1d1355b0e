"""Effects in a battle: hits scored, given and cancelled, dice added, set and rolled again, standing effects.
What standing effects change is left to ``modifiers``, counting dice to ``dice``, allotting to ``casualties``."""

from __future__ import annotations

from taverne.engine.actions import Action
from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ....box.card_tables import kinds
from ....box.catalogue import DUNGEON, EVERYBODY, NONE, REALM_WORDS, WIZARD
from ....box.vocabulary import (
    CancelHits,
    ExtraDice,
    HitEach,
    LastAttack,
    Reroll,
    ScoreHits,
    SetDie,
    Standing,
)
from ....state.fight import CardEffect, Die, Fight
from ....state.game_state import NerathState
from ....state.modifiers import fighting, may_attack, present, wake
from ...battle.casualties import Suffering, again, hit_each
from ...battle.dice import hits, turn_die
from ...battle.dungeons import Culling
from ...battle.forces import defenders, exposed
from ...movement.groups import grouped
from ..card_play import PlayingCard, remember, select, selected
from ..reactions import window
from ..timing import about_to_roll
from .strike import under_fire


def battle(state: NerathState) -> Fight:
    """Return the battle at hand."""
    fight = state.fight
    assert fight is not None
    return fight


def enemy_units(state: NerathState, realm: int) -> list[int]:
    """Return the enemy units that take part: no cargo, no inactive castle, no guardian (CN-259, CN-526)."""
    fight = state.fight
    if fight is None:
        return []
    others = [other for other in EVERYBODY if state.hostile(realm, other)]
    return [unit for other in others for unit in fighting(state, fight, other)]


# Hits


def may_score(state: NerathState, realm: int, card: int, effect: ScoreHits) -> bool:
    """Is there anybody to be hit, a guardian too (CN-260)?"""
    fight = state.fight
    if fight is None:
        return False
    return bool(enemy_units(state, realm)) or (fight.place == DUNGEON and realm == fight.attacker)


def score_hits(state: NerathState, playing: PlayingCard, effect: ScoreHits) -> Flow:
    """With the hits of the First Strike step, or at once where a treasure works before round 1 (CN-481, CN-569)."""
    fight = battle(state)
    if fight.strike:
        fight.owed[against(fight, playing.realm)] += effect.n
        return None
    return call(state, StrikingAtOnce(playing.realm, playing.card, effect.n))


@procedure
class StrikingAtOnce(Frame):
    """Hits outside the two steps of a round: without dice, or by one last die; they may be cancelled (CN-473).

    What the step at hand still owes waits meanwhile, and its dice are not turned any more.
    """

    realm: int = 0
    card: int = 0
    hits: int = 0
    die: int = 0
    owed: list[int] = []
    since: int = 0

    @step
    def set_apart(self, state: NerathState) -> Flow:
        fight = battle(state)
        self.owed, fight.owed = fight.owed, [0, 0]
        self.since, fight.since = fight.since, len(fight.dice)
        fight.owed[against(fight, self.realm)] = self.hits
        return None if self.die else self.go(self.answer)

    @step
    def throw(self, state: NerathState) -> Flow:
        return ask(state, Roll((self.die,), "last-attack", state.cat.card_rules[self.card]))

    @step
    def see(self, state: NerathState) -> Flow:
        """A destroyed Wizard's last die; it is that Wizard's attack (CN-471, CN-580, CN-583)."""
        fight = battle(state)
        face = state.answer.number()
        die = Die(self.realm, WIZARD, self.die, face)
        fight.dice.append(die)
        scored = hits(state, fight, die)
        fight.owed[against(fight, self.realm)] = scored
        state.tell(
            "last-attack",
            state.cat.card_rules[self.card],
            reveals=True,
            realm=REALM_WORDS[self.realm],
            dice=[face],
            n=scored,
        )
        return None

    @step
    def answer(self, state: NerathState) -> Flow:
        return window(state, "after_roll", "hits")

    @step
    def suffer(self, state: NerathState) -> Flow:
        fight = battle(state)
        scored = fight.owed[against(fight, self.realm)]
        wake(fight)
        del fight.dice[fight.since :]
        fight.owed, fight.since = self.owed, self.since
        return strike_back(state, fight, self.realm, scored) if scored > 0 else None


def against(fight: Fight, realm: int) -> int:
    """Return the place in ``Fight.owed`` of hits that a realm scores."""
    return 1 if realm == fight.attacker else 0


def strike_back(state: NerathState, fight: Fight, realm: int, n: int) -> Flow:
    """Let the enemies of a realm in the battle allot so many hits at once."""
    if realm != fight.attacker:
        return call(state, Suffering(fight.space, fight.attacker, n))
    if fight.place == DUNGEON:
        return call(state, Culling(n))
    enemies = defenders(state, fight)
    return call(state, Suffering(fight.space, state.owner[enemies[0]], n)) if enemies else None


def may_hit_each(state: NerathState, realm: int, card: int, effect: HitEach) -> bool:
    named = kinds(effect.units)
    return any(named >> state.kind[unit] & 1 for unit in enemy_units(state, realm))


def give_each(state: NerathState, playing: PlayingCard, effect: HitEach) -> Flow:
    named = kinds(effect.units)
    return hit_each(state, [unit for unit in enemy_units(state, playing.realm) if named >> state.kind[unit] & 1])


def pool(fight: Fight, realm: int, card: int) -> CardEffect | None:
    """Return the effect of the realm's card in the battle that has uses left, None if it has none."""
    return next((e for e in fight.effects if e.card == card and e.realm == realm and e.uses > 0), None)


def cancellable(state: NerathState, realm: int) -> int:
    """Return how many hits against the realm's units may be cancelled now, in a battle or a card attack (CN-473).

    Beside an ally these are what its own units could take, or what the ally's cannot.
    """
    strike, fight = under_fire(state), state.fight
    if strike is not None:
        owed, space = strike.hits, strike.land
    elif fight is not None:
        owed, space = fight.owed[0 if realm == fight.attacker else 1], fight.space
    else:
        return 0
    if owed <= 0:
        return 0
    owner, units = state.owner, exposed(state, space, realm)
    mine = sum(owner[unit] == realm for unit in units)
    if mine == len(units):
        return owed if mine else 0
    allied = [unit for unit in units if owner[unit] != realm]
    return max(min(owed, mine), owed - len(allied) - len(again(state, space, allied))) if mine else 0


def may_cancel(state: NerathState, realm: int, card: int, effect: CancelHits) -> bool:
    """Are there hits to cancel? A card of the start of a battle waits for them; one of a round needs a round."""
    fight = state.fight
    if effect.until == "roll":
        return cancellable(state, realm) > 0
    if fight is None:
        return False
    if state.cat.decks.timing[card].window == "battle_start" and pool(fight, realm, card) is None:
        return True
    return bool(fight.round) and cancellable(state, realm) > 0


def cancel_hits(state: NerathState, playing: PlayingCard, effect: CancelHits) -> Flow:
    """Cancel as many hits of this step as there are, and keep the rest for the next step (CN-480, CN-539, CN-572)."""
    realm, card = playing.realm, playing.card
    if effect.until == "roll":
        return call_off(state, realm, card, min(effect.n, cancellable(state, realm)))
    fight = battle(state)
    left = pool(fight, realm, card)
    if left is None:
        remember(state, realm, card, effect.until, NONE, effect.n)
        if state.cat.decks.timing[card].window == "battle_start":
            return None
        left = fight.effects[-1]
    n = min(left.uses, cancellable(state, realm))
    left.uses = n - left.uses
    return call_off(state, realm, card, n)


def call_off(state: NerathState, realm: int, card: int, n: int) -> Flow:
    """Take so many hits away from those about to be allotted to a realm's side."""
    strike = under_fire(state)
    if strike is not None:
        strike.hits -= n
    else:
        fight = battle(state)
        fight.owed[0 if realm == fight.attacker else 1] -= n
    state.tell("hits-cancelled", state.cat.card_rules[card], realm=REALM_WORDS[realm], n=n)
    return None


# Dice


def missed(state: NerathState, realm: int, card: int) -> list[int]:
    """Return the dice of the realm's units that missed and were not rolled again by this card (CN-472)."""
    fight = state.fight
    if fight is None:
        return []
    decks = state.cat.decks
    mask, bit = decks.reroll_mask[card], decks.reroll_bit[card]
    return [
        place
        for place in range(fight.since, len(fight.dice))
        if turnable(fight.dice[place], realm, mask, bit) and not hits(state, fight, fight.dice[place])
    ]


def turnable(die: Die, realm: int, mask: int, bit: int) -> bool:
    """Is it a die of the realm and of these kinds that was not rolled again by this effect?"""
    return die.realm == realm and bool(mask >> die.kind & 1) and not die.again & bit


def may_reroll(state: NerathState, realm: int, card: int, effect: Reroll) -> bool:
    return bool(missed(state, realm, card))


def reroll(state: NerathState, playing: PlayingCard, effect: Reroll) -> Flow:
    fight, realm, card = battle(state), playing.realm, playing.card
    if effect.until == "round" and pool(fight, realm, card) is None:
        remember(state, realm, card, effect.until, NONE, 1)
    return call(state, Rerolling(realm, card, effect.n))


@procedure
class Rerolling(Frame):
    """Missed dice are rolled again, all or the one chosen; the second result stands (CN-472, CN-510, CN-568)."""

    realm: int = 0
    card: int = 0
    n: int = 0
    dice: list[int] = []

    @step
    def which(self, state: NerathState) -> Flow:
        self.dice = missed(state, self.realm, self.card)
        if not self.n:
            return self.go(self.throw)
        dice = battle(state).dice
        kinds_of_die = sorted({dice[place].sides for place in self.dice})
        return select(state, self.realm, "card-die", [Action("die", (n,)) for n in kinds_of_die], self.card)

    @step
    def keep_one(self, state: NerathState) -> Flow:
        wanted, dice = selected(state).args[0], battle(state).dice
        self.dice = [place for place in self.dice if dice[place].sides == wanted][: self.n]
        return None

    @step
    def throw(self, state: NerathState) -> Flow:
        dice = battle(state).dice
        return ask(
            state, Roll(tuple([dice[place].sides for place in self.dice]), "reroll", state.cat.card_rules[self.card])
        )

    @step
    def see(self, state: NerathState) -> Flow:
        fight = battle(state)
        turned = [fight.dice[place] for place in self.dice]
        for die, face in zip(turned, state.answer.args, strict=True):
            turn_die(state, fight, die, int(face))
            die.again |= state.cat.decks.reroll_bit[self.card]
        state.tell(
            "rolled-again",
            state.cat.card_rules[self.card],
            reveals=True,
            realm=REALM_WORDS[self.realm],
            dice=[die.face for die in turned],
        )
        return DONE


def may_boost(state: NerathState, realm: int, card: int, effect: ExtraDice | SetDie) -> bool:
    """Is there a unit to boost (as its timing says), and somebody to count where dice are counted (CN-526)?"""
    if isinstance(effect, ExtraDice) and effect.per == "enemy_unit":
        return bool(enemy_units(state, realm))
    return state.fight is not None


def boost(state: NerathState, playing: PlayingCard, effect: ExtraDice | SetDie) -> Flow:
    """One unit about to roll has more dice, or a die that is set; equal units need no choice (CN-464, CN-465)."""
    fight, realm, card = battle(state), playing.realm, playing.card
    own = state.cat.decks.timing[card].own
    if isinstance(effect, ExtraDice) and effect.until == "battle":
        units = [unit for unit in fighting(state, fight, realm) if own >> state.kind[unit] & 1]
        return call(state, Favouring(realm, card, units))
    unit = about_to_roll(state, fight, realm, own)[0]
    per = isinstance(effect, ExtraDice) and effect.per == "enemy_unit"
    remember(state, realm, card, "roll", unit, len(enemy_units(state, realm)) if per else 1)
    return None


@procedure
class Favouring(Frame):
    """One unit is chosen for the whole battle (CN-525)."""

    realm: int = 0
    card: int = 0
    units: list[int] = []

    @step
    def which(self, state: NerathState) -> Flow:
        options = [group.action for group in grouped(state, self.units)]
        return select(state, self.realm, "card-favour", options, self.card)

    @step
    def favour(self, state: NerathState) -> Flow:
        chosen = selected(state)
        unit = next(group.units[0] for group in grouped(state, self.units) if group.action == chosen)
        remember(state, self.realm, self.card, "battle", unit, 1)
        return DONE


def may_stand(state: NerathState, realm: int, card: int, effect: Standing) -> bool:
    """Has a standing effect anything to change: in a battle, a unit of the realm without what it gives (CN-095)?"""
    fight, timing = state.fight, state.cat.decks.timing[card]
    if not timing.battle or fight is None:
        return not timing.battle
    decks = state.cat.decks
    first, hit = decks.first_strike[card], decks.hit_mask[card]
    if not first | hit:
        return True
    for treasure in state.laid[realm]:
        first &= ~decks.first_strike[treasure]
    return bool(present(state, fight, realm) & (first | hit))


def stand(state: NerathState, playing: PlayingCard, effect: Standing) -> Flow:
    """Let the effect last as long as it says; ``modifiers`` reads it."""
    until: str = getattr(effect, "until", "battle")
    remember(state, playing.realm, playing.card, until)
    return None


# The last attack of a unit that is lost


def may_strike_last(state: NerathState, realm: int, card: int, effect: LastAttack) -> bool:
    fight = state.fight
    if fight is None or (fight.place == DUNGEON and not fight.round) or not may_attack(state, fight, realm, WIZARD):
        return False
    return bool(enemy_units(state, realm)) or (fight.place == DUNGEON and realm == fight.attacker)


def last_attack(state: NerathState, playing: PlayingCard, effect: LastAttack) -> Flow:
    return call(state, StrikingAtOnce(playing.realm, playing.card, die=effect.die))

"""Effects in a battle: hits scored, given and cancelled, dice added, set and rolled again, standing effects.
What standing effects change is left to ``modifiers``, counting dice to ``rolling``, allotting to ``casualties``."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import Action
from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..cards import kinds
from ..catalogue import DUNGEON, EVERYBODY, NONE, REALM_WORDS, WIZARD
from ..fight import Fight
from ..modifiers import FIVE, fighting, hits_for, may_attack, present
from ..state import Table
from ..vocabulary import CancelHits, ExtraDice, HitEach, LastAttack, Reroll, ScoreHits, SetDie, Standing
from .casualties import Suffering, hit_each
from .exploring import Culling
from .forces import defenders, exposed
from .groups import grouped
from .playing import PlayingCard, remember, select, selected
from .rolling import hits, turn_die
from .timing import about_to_roll


def battle(table: Table) -> Fight:
    """Return the battle at hand."""
    fight = table.fight
    assert fight is not None
    return fight


def enemy_units(table: Table, realm: int) -> list[int]:
    """Return the enemy units that take part: no cargo, no inactive castle, no guardian (CN-259, CN-526)."""
    fight = table.fight
    if fight is None:
        return []
    others = [other for other in EVERYBODY if table.hostile(realm, other)]
    return [unit for other in others for unit in fighting(table, fight, other)]


# Hits


def may_score(table: Table, realm: int, card: int, effect: ScoreHits) -> bool:
    """Is there anybody to be hit, a guardian too (CN-260)?"""
    fight = table.fight
    if fight is None:
        return False
    return bool(enemy_units(table, realm)) or (fight.place == DUNGEON and realm == fight.attacker)


def score_hits(table: Table, playing: PlayingCard, effect: ScoreHits) -> Flow:
    """With the hits of the First Strike step, or at once where a treasure works before round 1 (CN-481, CN-569)."""
    fight = battle(table)
    if fight.strike:
        fight.owed[1 if playing.realm == fight.attacker else 0] += effect.n
        return None
    return strike_back(table, fight, playing.realm, effect.n)


def strike_back(table: Table, fight: Fight, realm: int, n: int) -> Flow:
    """Let the enemies of a realm in the battle allot so many hits at once."""
    if realm != fight.attacker:
        return call(table, Suffering(fight.space, fight.attacker, n))
    if fight.place == DUNGEON:
        return call(table, Culling(n))
    against = defenders(table, fight)
    return call(table, Suffering(fight.space, table.owner[against[0]], n)) if against else None


def may_hit_each(table: Table, realm: int, card: int, effect: HitEach) -> bool:
    named = kinds(effect.units)
    return any(named >> table.kind[unit] & 1 for unit in enemy_units(table, realm))


def give_each(table: Table, playing: PlayingCard, effect: HitEach) -> Flow:
    named = kinds(effect.units)
    return hit_each(table, [unit for unit in enemy_units(table, playing.realm) if named >> table.kind[unit] & 1])


def pool(fight: Fight, realm: int, card: int) -> int:
    """Return where in the effects of the battle the realm's card has uses left, NONE if it has none."""
    effects = fight.effects
    for start in range(0, len(effects), FIVE):
        if effects[start] == card and effects[start + 1] == realm and effects[start + 4] > 0:
            return start
    return NONE


def cancellable(table: Table, fight: Fight, realm: int) -> int:
    """Return how many hits against the realm's units may be cancelled now (CN-473, CN-539)."""
    owed = fight.owed[0 if realm == fight.attacker else 1]
    if owed <= 0:
        return 0
    owner = table.owner
    return min(owed, sum(owner[unit] == realm for unit in exposed(table, fight.space, realm)))


def may_cancel(table: Table, realm: int, card: int, effect: CancelHits) -> bool:
    """Are there hits to cancel? A card of the start of a battle waits for them; one of a round needs a round."""
    fight = table.fight
    if fight is None:
        return False
    if table.cat.decks.timing[card].window == "battle_start" and pool(fight, realm, card) == NONE:
        return True
    if effect.until == "round" and not fight.round:
        return False
    return cancellable(table, fight, realm) > 0


def cancel_hits(table: Table, playing: PlayingCard, effect: CancelHits) -> Flow:
    """Cancel as many hits of this step as there are, and keep the rest for the next step (CN-480, CN-539, CN-572)."""
    fight, realm, card = battle(table), playing.realm, playing.card
    start = pool(fight, realm, card)
    if start == NONE:
        remember(table, realm, card, effect.until, NONE, effect.n)
        if table.cat.decks.timing[card].window == "battle_start":
            return None
        start = pool(fight, realm, card)
    n = min(fight.effects[start + 4], cancellable(table, fight, realm))
    fight.effects[start + 4] = n - fight.effects[start + 4]
    fight.owed[0 if realm == fight.attacker else 1] -= n
    if table.events is not None:
        table.emit("hits-cancelled", {"realm": REALM_WORDS[realm], "n": n}, table.cat.card_rules[card])
    return None


# Dice


def missed(table: Table, realm: int, card: int) -> list[int]:
    """Return the dice of the realm's units that missed and were not rolled again by this card (CN-472)."""
    fight = table.fight
    if fight is None:
        return []
    decks = table.cat.decks
    mask, bit = decks.reroll_mask[card], decks.reroll_bit[card]
    owner, kind = table.owner, table.kind
    return [
        die
        for die, roller in enumerate(fight.roller)
        if roller >= 0
        and owner[roller] == realm
        and mask >> kind[roller] & 1
        and not fight.again[die] & bit
        and not hits(table, fight, die)
    ]


def may_reroll(table: Table, realm: int, card: int, effect: Reroll) -> bool:
    return bool(missed(table, realm, card))


def reroll(table: Table, playing: PlayingCard, effect: Reroll) -> Flow:
    fight, realm, card = battle(table), playing.realm, playing.card
    if effect.until == "round" and pool(fight, realm, card) == NONE:
        remember(table, realm, card, effect.until, NONE, 1)
    return call(table, Rerolling(realm, card, effect.n))


@procedure
class Rerolling(Frame):
    """Missed dice are rolled again, all or the one chosen; the second result stands (CN-472, CN-510, CN-568)."""

    realm: int = 0
    card: int = 0
    n: int = 0
    dice: list[int] = field(default_factory=list)

    @step
    def which(self, table: Table) -> Flow:
        self.dice = missed(table, self.realm, self.card)
        if not self.n:
            return self.go(self.throw)
        sides = battle(table).sides
        kinds_of_die = sorted({sides[die] for die in self.dice})
        return select(table, self.realm, "card-die", [Action("die", (n,)) for n in kinds_of_die], self.card)

    @step
    def keep_one(self, table: Table) -> Flow:
        wanted, sides = selected(table).args[0], battle(table).sides
        self.dice = [die for die in self.dice if sides[die] == wanted][: self.n]
        return None

    @step
    def throw(self, table: Table) -> Flow:
        sides = battle(table).sides
        return ask(table, Roll(tuple([sides[d] for d in self.dice]), "reroll", table.cat.card_rules[self.card]))

    @step
    def see(self, table: Table) -> Flow:
        fight = battle(table)
        for die, face in zip(self.dice, table.answer.args, strict=True):
            turn_die(table, fight, die, int(face))
            fight.again[die] |= table.cat.decks.reroll_bit[self.card]
        if table.events is not None:
            data = {"realm": REALM_WORDS[self.realm], "dice": [fight.faces[die] for die in self.dice]}
            table.emit("rolled-again", data, table.cat.card_rules[self.card], reveals=True)
        return DONE


def may_boost(table: Table, realm: int, card: int, effect: ExtraDice | SetDie) -> bool:
    """Is there a unit to boost (as its timing says), and somebody to count where dice are counted (CN-526)?"""
    if isinstance(effect, ExtraDice) and effect.per == "enemy_unit":
        return bool(enemy_units(table, realm))
    return table.fight is not None


def boost(table: Table, playing: PlayingCard, effect: ExtraDice | SetDie) -> Flow:
    """One unit about to roll has more dice, or a die that is set; equal units need no choice (CN-464, CN-465)."""
    fight, realm, card = battle(table), playing.realm, playing.card
    own = table.cat.decks.timing[card].own
    if isinstance(effect, ExtraDice) and effect.until == "battle":
        units = [unit for unit in fighting(table, fight, realm) if own >> table.kind[unit] & 1]
        return call(table, Favouring(realm, card, units))
    unit = about_to_roll(table, fight, realm, own)[0]
    per = isinstance(effect, ExtraDice) and effect.per == "enemy_unit"
    remember(table, realm, card, "roll", unit, len(enemy_units(table, realm)) if per else 1)
    return None


@procedure
class Favouring(Frame):
    """One unit is chosen for the whole battle (CN-525)."""

    realm: int = 0
    card: int = 0
    units: list[int] = field(default_factory=list)

    @step
    def which(self, table: Table) -> Flow:
        options = [group.action for group in grouped(table, self.units)]
        return select(table, self.realm, "card-favour", options, self.card)

    @step
    def favour(self, table: Table) -> Flow:
        chosen = selected(table)
        unit = next(group.units[0] for group in grouped(table, self.units) if group.action == chosen)
        remember(table, self.realm, self.card, "battle", unit, 1)
        return DONE


def may_stand(table: Table, realm: int, card: int, effect: Standing) -> bool:
    """Has a standing effect anything to change: for a battle, a unit of the realm that it is about (CN-095)?"""
    fight, timing = table.fight, table.cat.decks.timing[card]
    if not timing.battle or fight is None:
        return not timing.battle
    decks = table.cat.decks
    named = decks.first_strike[card] | decks.hit_mask[card]
    return not named or bool(present(table, fight, realm) & named)


def stand(table: Table, playing: PlayingCard, effect: Standing) -> Flow:
    """Let the effect last as long as it says; ``modifiers`` reads it."""
    until: str = getattr(effect, "until", "battle")
    remember(table, playing.realm, playing.card, until)
    return None


# The last attack of a unit that is lost


def may_strike_last(table: Table, realm: int, card: int, effect: LastAttack) -> bool:
    fight = table.fight
    if fight is None or (fight.place == DUNGEON and not fight.round) or not may_attack(table, fight, realm, WIZARD):
        return False
    return bool(enemy_units(table, realm)) or (fight.place == DUNGEON and realm == fight.attacker)


def last_attack(table: Table, playing: PlayingCard, effect: LastAttack) -> Flow:
    return call(table, StrikingLast(playing.realm, playing.card, effect.die))


@procedure
class StrikingLast(Frame):
    """A destroyed Wizard rolls a last die; its hit is allotted at once (CN-583)."""

    realm: int = 0
    card: int = 0
    die: int = 0

    @step
    def throw(self, table: Table) -> Flow:
        return ask(table, Roll((self.die,), "last-attack", table.cat.card_rules[self.card]))

    @step
    def suffer(self, table: Table) -> Flow:
        fight = battle(table)
        face = int(table.answer.args[0])
        scored = hits_for(table, fight, self.realm, WIZARD, face)
        if table.events is not None:
            data = {"realm": REALM_WORDS[self.realm], "dice": [face], "n": scored}
            table.emit("last-attack", data, table.cat.card_rules[self.card], reveals=True)
        return strike_back(table, fight, self.realm, scored) if scored else DONE

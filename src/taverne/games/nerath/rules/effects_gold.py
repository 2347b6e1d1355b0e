"""Effects on treasuries: gold taken from enemies, gold from the bank, trade (CN-468, CN-517).
Income is left to ``income``."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..catalogue import EVERYBODY, LAND, REALM_WORDS
from ..state import Table
from ..vocabulary import REALMS, GainGold, TakeGold, Trade
from .effects_add import own_ships
from .playing import PlayingCard, select, selected
from .timing import takes_part


def by_warship(table: Table, realm: int) -> list[int]:
    """Return the other realms that control a land beside one of the realm's Warships (CN-503, CN-517)."""
    zones = {table.where[ship] for ship in own_ships(table, realm)}
    found = {table.holder[land] for zone in zones for land in table.cat.near[zone][LAND]}
    return [other for other in EVERYBODY if other in found and other != realm]


def payers(table: Table, realm: int, effect: TakeGold) -> list[int]:
    """Return the enemy realms with gold that may be made to pay."""
    match effect.victim:
        case "enemy_by_warship":
            found = by_warship(table, realm)
        case "opponent":
            fight = table.fight
            found = [other for other in EVERYBODY if fight is not None and takes_part(table, fight, other)]
        case _:
            found = list(EVERYBODY)
    return [other for other in found if table.hostile(realm, other) and table.gold[other]]


def may_take_gold(table: Table, realm: int, card: int, effect: TakeGold) -> bool:
    return bool(payers(table, realm, effect))


def take_gold(table: Table, playing: PlayingCard, effect: TakeGold) -> Flow:
    return call(table, TakingGold(playing.realm, playing.card, effect.n, payers(table, playing.realm, effect)))


@procedure
class TakingGold(Frame):
    """The owner of the card names an enemy realm, which pays as much as it has (CN-468)."""

    realm: int = 0
    card: int = 0
    n: int = 0
    payers: list[int] = field(default_factory=list)

    @step
    def name(self, table: Table) -> Flow:
        return select(table, self.realm, "card-victim", [table.cat.realm[r] for r in self.payers], self.card)

    @step
    def pay(self, table: Table) -> Flow:
        victim = REALMS.index(str(selected(table).args[0]))
        plunder(table, self.realm, victim, self.n, table.cat.card_rules[self.card])
        return DONE


def plunder(table: Table, realm: int, victim: int, n: int, rule: str) -> None:
    """Take up to so much gold from a realm (CN-468)."""
    taken = min(n, table.gold[victim])
    table.gold[victim] -= taken
    table.gold[realm] += taken
    if table.events is not None:
        table.emit("gold-taken", {"realm": REALM_WORDS[realm], "victim": REALM_WORDS[victim], "n": taken}, rule)


def may_gain_gold(table: Table, realm: int, card: int, effect: GainGold) -> bool:
    return True


def gain_gold(table: Table, playing: PlayingCard, effect: GainGold) -> Flow:
    gain(table, playing.realm, effect.n, playing.card)
    return None


def gain(table: Table, realm: int, n: int, card: int) -> None:
    table.gold[realm] += n
    if table.events is not None:
        table.emit("gold-gained", {"realm": REALM_WORDS[realm], "n": n}, table.cat.card_rules[card])


def may_trade(table: Table, realm: int, card: int, effect: Trade) -> bool:
    return bool(by_warship(table, realm))


def trade(table: Table, playing: PlayingCard, effect: Trade) -> Flow:
    return call(table, Trading(playing.realm, playing.card, effect.gain, effect.gift))


@procedure
class Trading(Frame):
    """Another realm, friend or enemy, is named; both are paid by the bank (CN-517)."""

    realm: int = 0
    card: int = 0
    gain: int = 0
    gift: int = 0

    @step
    def name(self, table: Table) -> Flow:
        partners = [table.cat.realm[other] for other in by_warship(table, self.realm)]
        return select(table, self.realm, "card-partner", partners, self.card)

    @step
    def pay(self, table: Table) -> Flow:
        gain(table, self.realm, self.gain, self.card)
        gain(table, REALMS.index(str(selected(table).args[0])), self.gift, self.card)
        return DONE

"""Effects on treasuries: gold taken from enemies, gold from the bank, trade (CN-468, CN-517).
Income is left to ``income``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ....box.catalogue import EVERYBODY, LAND, REALM_WORDS
from ....box.vocabulary import REALMS, GainGold, TakeGold, Trade
from ....state.game_state import NerathState
from ..card_play import PlayingCard, select, selected
from ..timing import takes_part
from .add import own_ships


def by_warship(state: NerathState, realm: int) -> list[int]:
    """Return the other realms that control a land beside one of the realm's Warships (CN-503, CN-517)."""
    zones = {state.where[ship] for ship in own_ships(state, realm)}
    found = {state.holder[land] for zone in zones for land in state.cat.near[zone][LAND]}
    return [other for other in EVERYBODY if other in found and other != realm]


def payers(state: NerathState, realm: int, effect: TakeGold) -> list[int]:
    """Return the enemy realms with gold that may be made to pay."""
    match effect.victim:
        case "enemy_by_warship":
            found = by_warship(state, realm)
        case "opponent":
            fight = state.fight
            found = [other for other in EVERYBODY if fight is not None and takes_part(state, fight, other)]
        case _:
            found = list(EVERYBODY)
    return [other for other in found if state.hostile(realm, other) and state.gold[other]]


def may_take_gold(state: NerathState, realm: int, card: int, effect: TakeGold) -> bool:
    return bool(payers(state, realm, effect))


def take_gold(state: NerathState, playing: PlayingCard, effect: TakeGold) -> Flow:
    return call(state, TakingGold(playing.realm, playing.card, effect.n, payers(state, playing.realm, effect)))


@procedure
class TakingGold(Frame):
    """The owner of the card names an enemy realm, which pays as much as it has (CN-468)."""

    realm: int = 0
    card: int = 0
    n: int = 0
    payers: list[int] = []

    @step
    def name(self, state: NerathState) -> Flow:
        return select(state, self.realm, "card-victim", [state.cat.realm[r] for r in self.payers], self.card)

    @step
    def pay(self, state: NerathState) -> Flow:
        victim = REALMS.index(selected(state).word())
        plunder(state, self.realm, victim, self.n, state.cat.card_rules[self.card])
        return DONE


def plunder(state: NerathState, realm: int, victim: int, n: int, rule: str) -> None:
    """Take up to so much gold from a realm (CN-468)."""
    taken = min(n, state.gold[victim])
    state.gold[victim] -= taken
    state.gold[realm] += taken
    state.tell("gold-taken", rule, realm=REALM_WORDS[realm], victim=REALM_WORDS[victim], n=taken)


def may_gain_gold(state: NerathState, realm: int, card: int, effect: GainGold) -> bool:
    return True


def gain_gold(state: NerathState, playing: PlayingCard, effect: GainGold) -> Flow:
    gain(state, playing.realm, effect.n, playing.card)
    return None


def gain(state: NerathState, realm: int, n: int, card: int) -> None:
    state.gold[realm] += n
    state.tell("gold-gained", state.cat.card_rules[card], realm=REALM_WORDS[realm], n=n)


def may_trade(state: NerathState, realm: int, card: int, effect: Trade) -> bool:
    return bool(by_warship(state, realm))


def trade(state: NerathState, playing: PlayingCard, effect: Trade) -> Flow:
    return call(state, Trading(playing.realm, playing.card, effect.gain, effect.gift))


@procedure
class Trading(Frame):
    """Another realm, friend or enemy, is named; both are paid by the bank (CN-517)."""

    realm: int = 0
    card: int = 0
    gain: int = 0
    gift: int = 0

    @step
    def name(self, state: NerathState) -> Flow:
        partners = [state.cat.realm[other] for other in by_warship(state, self.realm)]
        return select(state, self.realm, "card-partner", partners, self.card)

    @step
    def pay(self, state: NerathState) -> Flow:
        gain(state, self.realm, self.gain, self.card)
        gain(state, REALMS.index(selected(state).word()), self.gift, self.card)
        return DONE

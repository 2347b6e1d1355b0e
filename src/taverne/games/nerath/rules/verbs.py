"""What every verb of the vocabulary does: one line for each, with the functions of ``cards.effects`` that carry it out.
What cards say is left to ``box.vocabulary``; a verb without functions is only looked up where it counts."""

from __future__ import annotations

from typing import Final

from taverne.engine.box.shelf import PerBox

from ..box import vocabulary as said
from ..box.card_tables import Verb, Verbs
from ..box.catalogue import Catalogue
from ..box.load import Box
from .cards.effects import add, battle, cards, gold, remove, strike, transfer

VERBS: Final[Verbs] = {
    said.Add: Verb(add.may_add, add.add),
    said.AddGuardian: Verb(add.may_add_guardian, add.add_guardian),
    said.Sacrifice: Verb(remove.may_sacrifice, remove.sacrifice),
    said.Remove: Verb(remove.may_remove, remove.remove),
    said.Replace: Verb(remove.may_replace, remove.replace),
    said.Convert: Verb(remove.may_convert, remove.convert),
    said.Lose: Verb(remove.may_lose, remove.lose),
    said.Transfer: Verb(transfer.may_transfer, transfer.transfer),
    said.Strike: Verb(strike.may_strike, strike.strike),
    said.TakeGold: Verb(gold.may_take_gold, gold.take_gold),
    said.GainGold: Verb(gold.may_gain_gold, gold.gain_gold),
    said.Trade: Verb(gold.may_trade, gold.trade),
    said.ScoreHits: Verb(battle.may_score, battle.score_hits),
    said.HitEach: Verb(battle.may_hit_each, battle.give_each),
    said.CancelHits: Verb(battle.may_cancel, battle.cancel_hits),
    said.Reroll: Verb(battle.may_reroll, battle.reroll),
    said.SetDie: Verb(battle.may_boost, battle.boost),
    said.AttackAgain: Verb(cards.may_attack_again, cards.attack_again),
    said.Revive: Verb(cards.may_revive, cards.revive),
    said.LastAttack: Verb(battle.may_strike_last, battle.last_attack),
    said.Draw: Verb(cards.may_draw, cards.draw),
    said.LookGuardians: Verb(cards.may_look, cards.look_guardians),
    said.LookDeck: Verb(cards.may_look_deck, cards.look_deck),
    said.ExtraDice: Verb(battle.may_boost, battle.boost),
    said.HitOn: Verb(battle.may_stand, battle.stand),
    said.FirstStrike: Verb(battle.may_stand, battle.stand),
    said.DoubleHit: Verb(),
    said.Blunt: Verb(),
    said.OnlyRoll: Verb(battle.may_stand, battle.stand),
    said.NoRetreat: Verb(battle.may_stand, battle.stand),
    said.Movement: Verb(battle.may_stand, battle.stand),
    said.RunAmok: Verb(),
    said.PassEnemies: Verb(),
    said.Fly: Verb(),
    said.Income: Verb(),
    said.Garrison: Verb(battle.may_stand, battle.stand),
}


def _compiled(box: Box) -> Catalogue:
    return Catalogue(box, VERBS)


catalogue: Final = PerBox(_compiled)
"""The catalogue of a box, made once."""

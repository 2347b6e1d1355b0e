"""All effects of the cards in one table: for each, whether it would do anything, and what it does.
Importing the rules fills the table that ``card_play`` reads; the effects themselves have modules by subject."""

from __future__ import annotations

from ....box import vocabulary as words
from ..card_play import EFFECTS
from . import add as adding
from . import battle, cards, gold
from . import remove as removing
from . import strike as striking
from . import transfer as transferring

STANDING = (
    words.HitOn,
    words.FirstStrike,
    words.OnlyRoll,
    words.NoRetreat,
    words.Movement,
    words.Garrison,
)
"""Standing effects that a played card leaves behind; the others belong to treasures in play."""

EFFECTS.update(
    {
        words.Add: (adding.may_add, adding.add),
        words.AddGuardian: (adding.may_add_guardian, adding.add_guardian),
        words.Sacrifice: (removing.may_sacrifice, removing.sacrifice),
        words.Remove: (removing.may_remove, removing.remove),
        words.Replace: (removing.may_replace, removing.replace),
        words.Convert: (removing.may_convert, removing.convert),
        words.Lose: (removing.may_lose, removing.lose),
        words.Transfer: (transferring.may_transfer, transferring.transfer),
        words.Strike: (striking.may_strike, striking.strike),
        words.TakeGold: (gold.may_take_gold, gold.take_gold),
        words.GainGold: (gold.may_gain_gold, gold.gain_gold),
        words.Trade: (gold.may_trade, gold.trade),
        words.ScoreHits: (battle.may_score, battle.score_hits),
        words.HitEach: (battle.may_hit_each, battle.give_each),
        words.CancelHits: (battle.may_cancel, battle.cancel_hits),
        words.Reroll: (battle.may_reroll, battle.reroll),
        words.SetDie: (battle.may_boost, battle.boost),
        words.ExtraDice: (battle.may_boost, battle.boost),
        words.AttackAgain: (cards.may_attack_again, cards.attack_again),
        words.Revive: (cards.may_revive, cards.revive),
        words.LastAttack: (battle.may_strike_last, battle.last_attack),
        words.Draw: (cards.may_draw, cards.draw),
        words.LookGuardians: (cards.may_look, cards.look_guardians),
        words.LookDeck: (cards.may_look_deck, cards.look_deck),
        **dict.fromkeys(STANDING, (battle.may_stand, battle.stand)),
    }
)

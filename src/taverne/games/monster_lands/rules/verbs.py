"""What every verb of the vocabulary does: one line for each, with the functions of the chapters that carry it out.
What pieces say is left to ``box.vocabulary``; a verb without functions is only read where it counts."""

from __future__ import annotations

from typing import Final

from taverne.engine.box.shelf import PerBox

from ..box import vocabulary as said
from ..box.catalogue import Catalogue
from ..box.load import Box
from ..box.sources import Verb, Verbs
from .battle import ambush, effects
from .clan import gifts

VERBS: Final[Verbs] = {
    said.Defend: Verb(),
    said.Reroll: Verb(joins=effects.reroll_joins),
    said.DieBonus: Verb(joins=effects.die_bonus_joins),
    said.TotalBonus: Verb(joins=effects.total_bonus_joins),
    said.Redirect: Verb(spring=ambush.spring_redirect),
    said.TrapsToCapture: Verb(),
    said.Storage: Verb(),
    said.Discount: Verb(),
    said.Gain: Verb(gifts.give_gain, gold=gifts.gold_of_gain),
    said.Brew: Verb(gifts.give_brew),
    said.GainDice: Verb(gifts.give_dice),
    said.BuyDie: Verb(gifts.give_bought_die, gifts.may_buy_die, gifts.gold_of_die),
    said.Exchange: Verb(gifts.give_exchange, gifts.may_exchange, frees=True),
    said.Recolour: Verb(gifts.give_recolour, gifts.may_recolour),
    said.Take: Verb(gifts.give_taken, gifts.may_take, frees=True),
    said.Carry: Verb(),
    said.TrapDice: Verb(reveal=effects.reveal_trap_dice),
    said.Steal: Verb(spring=ambush.spring_steal, sneak=ambush.sneak_steal),
    said.Trophy: Verb(gifts.give_trophy, gold=gifts.gold_of_trophy, points=gifts.points_of_trophy),
    said.AffinityDice: Verb(),
    said.GateDice: Verb(),
    said.AutoHit: Verb(),
    said.Splash: Verb(),
    said.LastHit: Verb(),
    said.Forbid: Verb(),
    said.DrainGlory: Verb(),
    said.Panic: Verb(),
    said.StormGates: Verb(),
    said.Escape: Verb(),
}


def _compiled(box: Box) -> Catalogue:
    return Catalogue(box, VERBS)


catalogue: Final = PerBox(_compiled)
"""The catalogue of a box, made once."""

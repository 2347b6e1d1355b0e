"""What every verb of the vocabulary does: one line for each, with the functions of the chapters that carry it out.
What pieces say is left to ``box.vocabulary``; nothing but these two and the words know a verb by name."""

from __future__ import annotations

from typing import Final

from taverne.engine.box.shelf import PerBox

from ..box import vocabulary as said
from ..box.catalogue import Catalogue
from ..box.compiled_effects import Verb, Verbs
from ..box.load import Box
from .combat import effects as combat
from .combat.hero_roll import give_roll_change
from .goods import finds, gains, mining
from .trade.trade_action import give_discount, give_renewal
from .travel.movement import give_teleport
from .travel.wounds import give_wound
from .turn.granted_actions import bar_action, give_action

VERBS: Final[Verbs] = {
    said.Gain: Verb(gains.give_gain),
    said.Lose: Verb(gains.give_lose),
    said.Gem: Verb(gains.give_gem),
    said.Essence: Verb(gains.give_essence),
    said.Treasure: Verb(finds.give_treasure),
    said.Resource: Verb(mining.give_resource),
    said.RewardTile: Verb(finds.give_reward_tile),
    said.Take: Verb(gains.give_take),
    said.Purge: Verb(gains.give_purge),
    said.Heal: Verb(gains.give_heal, combat.do_heal, gains.bar_heal),
    said.Wound: Verb(give_wound, combat.do_wound),
    said.Health: Verb(),
    said.Survive: Verb(),
    said.Death: Verb(None, combat.do_death),
    said.Move: Verb(gains.give_move),
    said.Teleport: Verb(give_teleport),
    said.Action: Verb(give_action, bar=bar_action),
    said.Cart: Verb(mining.give_cart),
    said.Discount: Verb(give_discount),
    said.Renewal: Verb(give_renewal),
    said.Refresh: Verb(gains.give_refresh, bar=gains.bar_refresh),
    said.Store: Verb(),
    said.HandLimit: Verb(),
    said.Transmute: Verb(gains.give_transmute, bar=gains.bar_transmute),
    said.Shift: Verb(gains.give_shift, bar=gains.bar_shift),
    said.Clover: Verb(give_roll_change, combat.do_clover),
    said.Rabbit: Verb(None, combat.do_rabbit),
    said.NextRoll: Verb(None, combat.do_next_roll),
    said.Reroll: Verb(give_roll_change),
    said.TurnDie: Verb(give_roll_change),
    said.DwurtDie: Verb(gains.give_dwurt_die, bar=gains.bar_dwurt_die),
    said.Damage: Verb(None, combat.do_damage),
    said.DamagePlus: Verb(None, combat.do_damage_plus),
    said.WoundsPlus: Verb(None, combat.do_wounds),
    said.Guard: Verb(None, combat.do_guard),
    said.MonsterDice: Verb(None, combat.do_monster_dice, combat.bar_monster_dice),
    said.Stun: Verb(None, combat.do_stun),
    said.Drain: Verb(None, combat.do_drain, combat.bar_drain),
    said.BlockCurse: Verb(None, combat.do_block_curse),
    said.Immune: Verb(),
    said.Regenerate: Verb(None, combat.do_regenerate),
    said.MonsterDraw: Verb(None, combat.do_monster_draw),
    said.Steal: Verb(None, combat.do_steal),
    said.Seal: Verb(None, combat.do_seal),
}


def _compiled(box: Box) -> Catalogue:
    return Catalogue(box, VERBS)


catalogue: Final = PerBox(_compiled)
"""The catalogue of a box, made once."""

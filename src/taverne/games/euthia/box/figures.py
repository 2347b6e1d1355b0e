"""The figures of Euthia that belong to no single piece: dice, prices, limits, death, scoring, supply.
Holds types only; the values lie in box/figures.toml, the checks over all of them in ``box``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from taverne.engine.box.contents import Section
from taverne.engine.box.faults import Faults, fault

from .monsters import Lair
from .terms import Amount, Count, Several

Six = Meta(min_length=6, max_length=6)
Symbols = Annotated[tuple[Annotated[tuple[Annotated[int, Meta(ge=0, le=2)], ...], Six], ...], Six]


class Setup(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is laid out: offers, quests, how many cards an encounter or a bounty level has (EU-031, EU-078, EU-304)."""

    offer: Count
    quests_shown: Count
    quests_beyond_heroes: Amount
    quests_solo: Count
    quests_solo_sorceress: Count
    bounties_beyond_heroes: Amount
    health_track: Count


class Tokens(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tokens of a hero and the cards that name him (EU-003, EU-005)."""

    hero: Count
    interaction: Count
    trade: Count
    damage: Count
    action_sets: Count
    control_cards: Count


class Actions(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Movement points of the action tokens, and how many tokens are kept (EU-040, EU-055)."""

    mining: Amount
    trade: Amount
    combat: Amount
    kept: Amount


class Dice(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Gaar, a Dwurt and the elements do to a roll, and Fire and Water to a body (EU-058 to EU-060, EU-095)."""

    gaar: Count
    dwurt: Count
    earth: Count
    fire: Count
    water: Count


class Hope(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Die of Hope: the rolls that feed it, its highest face, and what its points buy (EU-180, EU-187 to EU-191)."""

    hero_at_most: Count
    monster_at_least: Count
    top: Count
    plus_one: Count
    for_gaar: Count
    for_damage: Count


class DwurtFace(Struct, frozen=True, forbid_unknown_fields=True):
    """What one face of the Dwurt die brings (EU-362 to EU-365)."""

    dwurt: Amount = 0
    silver: Amount = 0
    gold_cards: Amount = 0
    rep_lost: Amount = 0
    wounds: Amount = 0


class DwurtDieFaces(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The faces 0 to 5 of the Dwurt die, and how many Dwurt avoid it (EU-360 to EU-365)."""

    faces: Annotated[tuple[DwurtFace, ...], Six]
    avoid: Count


class Trade(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Prices of a trading post and what one gold heals at each (EU-115, EU-123 to EU-132)."""

    tax: Amount
    free_renewals: Amount
    renewal: Amount
    reveal: Amount
    gaar: Amount
    heal: Amount
    heal_merchant: Count
    heal_alchemist: Count
    heal_dragonslayer: Count
    loose_gem: Amount
    gem_on_tile: Amount


class Chapel(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the Chapel heals and sells for a price (EU-228)."""

    heal_price: Amount
    heal: Count
    potion_price: Amount


class Mines(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The toll to each rival, also of an elemental, and the tiles of a minecart (EU-109, EU-112, EU-235)."""

    toll: Amount
    cart: Count


class Hand(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Silver and gold cards: the limit, the exchange, the coins of solo play, their worth in a tie (EU-219, EU-220)."""

    limit: Count
    silver_for_gold_card: Count
    silver_for_coin: Count
    gold_cards_for_coin: Count
    tie_silver: Amount
    tie_gold_card: Amount


class DeathRule(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a death gives and costs (EU-212, EU-216, EU-255, EU-354, EU-366); ``exhausted``: the hero of a combat that
    is undecided after so many rounds falls, for a combat has no other end (EU-150, EU-195)."""

    gaar: Amount
    gold_cards: Amount
    rep_scoring: Amount
    rep_outside: Amount
    rep_coop: Amount
    rep_dwurt: Amount
    exhausted: Count


class Sacks(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many sacks a hero has at most, how many can be covered, and the Grey Sacks there are (EU-283 to EU-285)."""

    limit: Count
    covered: Count
    grey: Count


class Reputation(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The manuscript marks of the track, and where tokens are taken (EU-028, EU-272)."""

    marks: Annotated[tuple[Count, ...], Several]
    tokens: Annotated[tuple[Count, ...], Several]


class Solo(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Without rivals: fixed tiles of a chapter, cards for the reserves, when a Gaar is spent (EU-322 to EU-335)."""

    fixed_tiles: Count
    silver_each_round: Amount
    reserve_exchange: Count
    gaar_up_to: Count


class CombatDeck(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Gaar and Chaos symbols of the 36 combat cards, one for each pair of dice; rows by the left one (EU-333)."""

    gaar: Symbols
    chaos: Symbols


class Griffin(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far the Griffin is called and flies (EU-372, EU-373)."""

    call: Count
    flight: Count


class Elites(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The lair that serves when the stack is empty and no space of the map fits the bounty."""

    last_lair: Lair


class Scoring(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Gold for a reputation, gold for a gem or an essence, and reputation by count for each row of the score table, the
    last value also for more (EU-245, EU-246, EU-251, EU-252)."""

    gold_for_rep: Count
    gem: Amount
    essence_lock: Amount
    potion: Amount
    hero_tokens: Annotated[tuple[Amount, ...], Several]
    interaction_tokens: Annotated[tuple[Amount, ...], Several]
    trade_tokens: Annotated[tuple[Amount, ...], Several]
    rival_tokens: Annotated[tuple[Amount, ...], Several]
    quests: Annotated[tuple[Amount, ...], Several]
    elites: Annotated[tuple[Amount, ...], Several]

    def problems(self) -> Faults:
        for name in ("hero_tokens", "interaction_tokens", "trade_tokens", "rival_tokens", "quests", "elites"):
            row: tuple[int, ...] = getattr(self, name)
            if list(row) != sorted(row) or row[0] != 0:
                yield name, fault("wrong-row", "expected 0 for none, and values that never fall")

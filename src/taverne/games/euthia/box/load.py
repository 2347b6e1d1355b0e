"""What is in the box of Euthia: all its tables in one record, read from box/*.toml with an owner's values over them.
The checks over all tables are in ``checks``, the values in integers in ``catalogue``; play is left to the rules."""

from __future__ import annotations

from typing import Final

from taverne.engine.box.contents import Contents
from taverne.engine.box.faults import Faults
from taverne.engine.box.shelf import Indexed, Shelf, places

from . import checks
from . import figures as figure
from .monsters import Bounty, Elite, Monster, Opponent
from .pieces import (
    Card,
    Elemental,
    Encounter,
    EncounterTile,
    EssenceKind,
    GemKind,
    Hero,
    HeroTile,
    NaturalResource,
    Quest,
    Relic,
    ShopTile,
    Tile,
    TreasureTile,
)
from .scenarios import DragonAttack, Event, Legend, Power, RevocationCost, Scenario, Slaughter, Witness
from .territory import Territory


class Cards(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables of the box files."""

    hero: tuple[Hero, ...]
    hero_tile: tuple[HeroTile, ...]
    shop_tile: tuple[ShopTile, ...]
    treasure: tuple[TreasureTile, ...]
    reward_tile: tuple[EncounterTile, ...]
    relic: tuple[Relic, ...]
    resource: tuple[NaturalResource, ...]
    gem: tuple[GemKind, ...]
    essence: tuple[EssenceKind, ...]
    card: tuple[Card, ...]
    monster: tuple[Monster, ...]
    elite: tuple[Elite, ...]
    bounty: tuple[Bounty, ...]
    opponent: tuple[Opponent, ...]
    elemental: tuple[Elemental, ...]
    encounter: tuple[Encounter, ...]
    quest: tuple[Quest, ...]
    territory: tuple[Territory, ...]
    scenario: tuple[Scenario, ...]
    dragon_attack: tuple[DragonAttack, ...]
    event: tuple[Event, ...]
    legend: tuple[Legend, ...]
    slaughter: tuple[Slaughter, ...]
    revocation: tuple[RevocationCost, ...]
    witness: tuple[Witness, ...]
    power: tuple[Power, ...]
    setup: figure.Setup
    tokens: figure.Tokens
    actions: figure.Actions
    dice: figure.Dice
    hope: figure.Hope
    dwurt_die: figure.DwurtDieFaces
    trade: figure.Trade
    chapel: figure.Chapel
    mines: figure.Mines
    hand: figure.Hand
    death: figure.DeathRule
    sacks: figure.Sacks
    reputation: figure.Reputation
    solo: figure.Solo
    combat_deck: figure.CombatDeck
    griffin: figure.Griffin
    elites: figure.Elites
    scoring: figure.Scoring

    def tiles(self) -> tuple[Tile, ...]:
        """Every design of a tile that a hero may own; a tile's number is its place here."""
        return (*self.hero_tile, *self.shop_tile, *self.treasure, *self.reward_tile, *self.relic)

    def problems(self) -> Faults:
        yield from checks.problems(self)


class Box(Indexed[Cards]):
    """The tables of one box; `index["tile"]` numbers every design of a tile that a hero may own."""

    __slots__ = ()

    def __init__(self, cards: Cards, fingerprint: str) -> None:
        super().__init__(cards, fingerprint)
        self.index["tile"] = places(cards.tiles())


load: Final = Shelf("taverne.games.euthia", Cards, Box)
"""The box of the game, read once, or with an owner's values laid over it."""

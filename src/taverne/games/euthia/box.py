"""What is in the box of Euthia: all its tables in one record, read from box/*.toml with an owner's values over them.
The checks over all tables are in ``checks``, the values in integers in ``catalogue``; play is left to the rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from taverne.engine.boxes import Contents, Entry, read_box
from taverne.engine.faults import Faults

from . import figures as figure
from .monsters import Bounty, Elite, Monster, Opponent
from .pieces import (
    Card,
    Elemental,
    Encounter,
    EssenceKind,
    GemKind,
    Hero,
    HeroTile,
    NaturalResource,
    Quest,
    Relic,
    RewardTile,
    ShopTile,
    Tile,
    TreasureTile,
)
from .scenarios import DragonAttack, Event, Legend, Power, Revocation, Scenario, Slaughter, Witness
from .territory import Territory


class Cards(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables of the box files."""

    hero: tuple[Hero, ...]
    hero_tile: tuple[HeroTile, ...]
    shop_tile: tuple[ShopTile, ...]
    treasure: tuple[TreasureTile, ...]
    reward_tile: tuple[RewardTile, ...]
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
    revocation: tuple[Revocation, ...]
    witness: tuple[Witness, ...]
    power: tuple[Power, ...]
    setup: figure.Setup
    tokens: figure.Tokens
    actions: figure.Actions
    dice: figure.Dice
    hope: figure.Hope
    dwurt_die: figure.DwurtDie
    trade: figure.Trade
    chapel: figure.Chapel
    mines: figure.Mines
    hand: figure.Hand
    death: figure.Death
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
        from .checks import problems  # it reads this record's type

        yield from problems(self)


class Box:
    """The tables of one box and their fingerprint; `index` gives an entry's place in its table by its id.

    Shared by all states that use it: never change it. Two boxes with the same `fingerprint` play alike.
    """

    __slots__ = ("cards", "fingerprint", "index")

    def __init__(self, cards: Cards, fingerprint: str) -> None:
        self.cards = cards
        self.fingerprint = fingerprint
        tables: dict[str, tuple[Entry, ...]] = {
            name: table for name in cards.__struct_fields__ if isinstance(table := getattr(cards, name), tuple)
        }
        tables["tile"] = cards.tiles()
        self.index: dict[str, dict[str, int]] = {
            name: {entry.id: place for place, entry in enumerate(table)} for name, table in tables.items()
        }


def load(overlay: Path | None = None) -> Box:
    """The box of the game, with an owner's values laid over it. Raises `BoxError` for what is wrong in them.
    Without an overlay it is read once and the same object is given to all."""
    return _default() if overlay is None else _read(overlay)


@cache
def _default() -> Box:
    return _read(None)


def _read(overlay: Path | None) -> Box:
    return Box(*read_box(files(__package__) / "box", Cards, overlay))

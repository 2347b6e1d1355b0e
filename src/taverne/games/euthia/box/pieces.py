"""The pieces of Euthia that heroes own: boards, tiles of all sorts, resources, gems, essences, cards and quests.
Holds types only; monsters are in ``monsters``, the map in ``territory``, the checks over all of them in ``box``."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry
from taverne.engine.box.faults import Faults, either, expected, fault

from .abilities import Band, CardTrigger, TrialBand, Use, disorder, misplaced
from .terms import Amount, Count, EncounterId, GemId, Give, Have, HeroId, Level, PileId, Several, TerrainId
from .vocabulary import MonsterDeed, Rewards

Symbol = Literal["sword", "ability", "initiative"]
Piece = Literal["helmet", "cuirass", "gauntlets", "greaves", "boots", "jewel"]
ArmourPiece = Literal["helmet", "cuirass", "gauntlets", "greaves", "boots"]
Family = Literal["leather", "chain", "ashsilk", "plate", "dragonskin"]
Deck = Literal["merchant", "alchemist", "dragonslayer"]
TileKind = Literal[
    "weapon",
    "initiative_weapon",
    "shield",
    "ability",
    "combat_ability",
    "initiative_ability",
    "armour",
    "jewel",
    "potion",
    "scroll",
    "chest",
    "flask",
    "satchel",
    "backpack",
    "provisions",
    "artefact",
    "purse",
    "relic",
]

PIECES: Final[tuple[ArmourPiece, ...]] = get_args(ArmourPiece)
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
TILE_KINDS: Final[tuple[TileKind, ...]] = get_args(TileKind)
HERO_KINDS: Final = TILE_KINDS[:6]
ATTACKS: Final = ("weapon", "combat_ability")
FIRST_ATTACKS: Final = ("initiative_weapon", "initiative_ability")
ABILITIES: Final = ("ability", "combat_ability", "initiative_ability")
INSTANT: Final = ("purse", "relic")

_SLOT: Final = {
    "weapon": "sword",
    "initiative_weapon": "sword",
    "shield": "sword",
    "ability": "ability",
    "combat_ability": "ability",
    "initiative_ability": "initiative",
    "jewel": "jewel",
}


class HeroSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place for a hero tile of its symbol; what ``lock`` asks opens it (EU-023)."""

    symbol: Symbol
    lock: tuple[Give, ...] = ()


class EquipmentSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place for a piece of armour or a jewel; what ``lock`` asks opens it (EU-023)."""

    piece: Piece
    lock: tuple[Give, ...] = ()


class Hero(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero board; its Gaar or Dwurt slots are full at the start (EU-018, EU-022 to EU-024, EU-356)."""

    DRAWN = ("colour",)

    colour: str
    symbol: str
    health: Count
    slots: Annotated[tuple[HeroSlot, ...], Several]
    equipment: Annotated[tuple[EquipmentSlot, ...], Several]
    gaar_slots: Amount
    dwurt_slots: Amount = 0
    gem_slots: Amount
    sacks: Amount


class Tile(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile that a hero may own. ``cost`` is what it costs to learn or buy, also at scoring; without ``sell`` it is
    not sold. Attacks have bands; a tile used singly is discarded, a purse or relic as soon as it is drawn."""

    kind: TileKind
    copies: Count = 1
    cost: Amount = 0
    sell: Amount | None = None
    health: Amount = 0
    sacks: Annotated[int, Meta(ge=-3, le=3)] = 0
    gem_slots: Annotated[int, Meta(ge=0, le=2)] = 0
    piece: ArmourPiece | None = None
    family: Family | None = None
    single_use: bool = False
    bands: tuple[Band, ...] = ()
    uses: tuple[Use, ...] = ()

    @property
    def slot(self) -> str:
        """The symbol of the place it is equipped on; ``sack`` if it is no equipment and no ability (EU-288)."""
        return self.piece or _SLOT.get(self.kind, "sack")

    @property
    def set_needed(self) -> int:
        """The smallest armour set with which some use works; 0 if one works without (EU-299)."""
        least = [min((_SETS.get(deed.when, 0) for deed in use.do), default=0) for use in self.uses]
        return min(least, default=0)

    def problems(self) -> Faults:
        yield from disorder(self.bands)
        yield from misplaced(self.uses, self.bands)
        if bool(self.bands) != (self.kind in ATTACKS + FIRST_ATTACKS):
            yield (
                "bands",
                fault("wrong-attack", "only attack tiles have bands, and they must have some", "EU-177, EU-184"),
            )
        if (self.kind == "armour") != (self.piece is not None and self.family is not None):
            yield "piece", fault("wrong-armour", "armour, and nothing else, has a piece and a family", "EU-298")
        if self.kind in ("shield", "ability") and not self.uses:
            yield "uses", fault("wrong-useless", "expected at least one")
        if any((use.trigger == "drawn") != (self.kind in INSTANT) for use in self.uses):
            yield "uses", fault("wrong-drawn", "only purses and relics are used when drawn")
        if self.sell is not None and self.sell > self.cost:
            yield "sell", fault("wrong-sell", "expected at most the cost, {n}", n=self.cost)


_SETS: Final = {"set3": 3, "set4": 4, "set5": 5}


class HeroTile(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile of one hero: there from the ``start``, or revealed from a reputation on (EU-019 to EU-021).

    ``set`` is the armour set without which it cannot be used, ``essence_slots`` hold essences laid on it, ``dwurt`` is
    paid whenever it is used or chosen; ``despite_immunity`` says that it works on immune monsters too (EU-320).
    """

    hero: HeroId
    start: bool = False
    rep: Amount = 0
    players: Literal["any", "solo", "many"] = "any"
    set: Literal[0, 3, 4, 5] = 0
    essence_slots: Annotated[int, Meta(ge=0, le=4)] = 0
    dwurt: Amount = 0
    despite_immunity: bool = False

    @property
    def set_needed(self) -> int:
        return max(self.set, super().set_needed)

    def problems(self) -> Faults:
        yield from super().problems()
        if self.kind not in HERO_KINDS:
            yield "kind", expected(HERO_KINDS)
        if self.start and (self.rep or self.cost or self.sell is not None):
            yield "start", fault("wrong-start", "a starting tile has no reputation and no price", "EU-244")
        if self.kind in ABILITIES and self.sell is not None:
            yield "sell", fault("wrong-ability", "abilities are not sold", "EU-119")
        if (self.dwurt or any(_asks_dwurt(use) for use in self.uses)) and self.hero != "skoldur":
            yield "dwurt", fault("wrong-dwurt", "only Skoldur has Dwurt", "EU-356")


def _asks_dwurt(use: Use) -> bool:
    return any(deed.pay is not None and deed.pay.what == "dwurt" for deed in use.do)


class ShopTile(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile of a trading post's deck (EU-031)."""

    deck: Deck


class TreasureTile(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A treasure (EU-230)."""

    level: Level


class EncounterTile(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile that an encounter gives (EU-080)."""

    pile: PileId


class Relic(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile of the common supply: Healing Potions, and those that only scenarios hand out."""


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a resource's sale (EU-130); a gem is of one of the kinds named."""

    gold: Amount = 0
    rep: Amount = 0
    gem: tuple[GemId | Literal["common"], ...] = ()


class NaturalResource(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A natural resource of a terrain's deck; the seller takes one of its sides (EU-130)."""

    terrain: TerrainId
    copies: Count
    tag: Literal["gem", "ore", "food", "plant", "rich", "prize"]
    options: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=2)]

    @property
    def score(self) -> tuple[int, int]:
        """Gold and reputation at the end: of the side with reputation, else of the richer one (EU-249, EU-250)."""
        with_rep = [side for side in self.options if side.rep]
        best = with_rep[0] if with_rep else max(self.options, key=lambda side: side.gold)
        return best.gold, best.rep


class GemKind(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of gem; unless it always works, its use turns it inactive (EU-296)."""

    copies: Count
    common: bool
    uses: Annotated[tuple[Use, ...], Several]

    def problems(self) -> Faults:
        yield from misplaced(self.uses)


class EssenceKind(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of essence, discarded for one of its uses (EU-301)."""

    copies: Count
    uses: Annotated[tuple[Use, ...], Several]

    def problems(self) -> Faults:
        yield from misplaced(self.uses)


class Card(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A silver or gold card: what 1, 2 or 3 copies played together do (EU-221 to EU-225).

    ``each_round`` acts in step A of every further monster attack of the combat, once however many lie there. Without
    rivals the cards with the one-player icon come in and those to be ``replaced`` go out (EU-324).
    """

    metal: Literal["silver", "gold"]
    copies: Count
    one_player: bool = False
    replaced: bool = False
    trigger: CardTrigger
    each_round: tuple[MonsterDeed, ...] = ()
    one: Annotated[tuple[MonsterDeed, ...], Several]
    two: Annotated[tuple[MonsterDeed, ...], Several]
    three: tuple[MonsterDeed, ...] = ()

    def problems(self) -> Faults:
        if bool(self.three) != (self.metal == "gold"):
            yield "three", fault("wrong-sections", "silver cards have 2 sections, gold cards 3", "EU-222")


class Elemental(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The challenge of an elemental (EU-238)."""

    figures: Count
    bands: Annotated[tuple[TrialBand, ...], Several]

    def problems(self) -> Faults:
        yield from disorder(self.bands)


class Encounter(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody who gives quests, and the pile of reward tiles that comes along (EU-080)."""

    pile: PileId | None = None


class Quest(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest: what is given up, or what must be so, and its reward (EU-242)."""

    encounter: EncounterId
    one_player: bool = False
    give: tuple[Give, ...] = ()
    have: tuple[Have, ...] = ()
    reward: Rewards

    def problems(self) -> Faults:
        if bool(self.give) == bool(self.have):
            yield "give", either("give", "have")

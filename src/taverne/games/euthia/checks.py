"""What must hold over all tables of Euthia's box: the counts of the rulebook, and that pieces named by others exist.
What is wrong with one entry alone is said by its type; nothing here knows a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from taverne.engine.boxes import Entry

from .pieces import DECKS, PIECES, Hero, HeroTile
from .scenarios import MODES, SCENARIOS
from .terms import ELEMENTS, ENCOUNTERS, GEMS, HEROES, TERRAINS, Give
from .vocabulary import Take

if TYPE_CHECKING:
    from .box import Cards

Problems = Iterator[tuple[str, str]]

HERO_TILES: Final = {"ael": 22, "dral": 22, "keleia": 22, "maeldur": 21, "skoldur": 24, "taesiri": 24}
SHOP_TILES: Final = {"merchant": 73, "alchemist": 76, "dragonslayer": 70}
RESOURCES: Final = {"mountain": 25, "lake": 25, "cavern": 24}
FIGURES: Final = {"air": 7, "earth": 6, "water": 6, "fire": 7}
CHAPTERS: Final = (18, 15, 14, 15, 14)
OPPONENTS: Final = {"farruga": 4, "mirrezil": 4, "accomplice": 1, "saboteur": 1, "magma_demon": 1}


def problems(cards: Cards) -> Problems:
    """Everything that is wrong over several tables, as (key, reason)."""
    yield from _orders(cards)
    yield from _counts(cards)
    yield from _goods(cards)
    yield from _heroes(cards)
    yield from _quests(cards)
    yield from _map(cards)
    yield from _scenarios(cards)
    yield from _named(cards)


def _differs(key: str, found: int, wanted: int, rule: str) -> Problems:
    if found != wanted:
        yield key, f"{found} of them, expected {wanted} ({rule})"


def _ids(table: Sequence[Entry]) -> tuple[str, ...]:
    return tuple(entry.id for entry in table)


def _orders(cards: Cards) -> Problems:
    """What the rules know by its id stands in the order of the vocabulary."""
    for key, found, wanted in (
        ("hero", _ids(cards.hero), HEROES),
        ("gem", _ids(cards.gem), GEMS),
        ("essence", _ids(cards.essence), ELEMENTS),
        ("elemental", _ids(cards.elemental), ELEMENTS),
        ("encounter", _ids(cards.encounter), ENCOUNTERS),
        ("scenario", _ids(cards.scenario), SCENARIOS),
        ("bounty", _ids(cards.bounty), _ids(cards.elite)),
    ):
        if found != wanted:
            yield key, "expected " + ", ".join(wanted)
    for name, times in Counter(tile.id for tile in cards.tiles()).items():
        if times > 1:
            yield f"tile {name}", "expected different ids for all tiles"


def _counts(cards: Cards) -> Problems:
    """How many cards there are (EU-005, EU-006)."""
    for level, monsters, elites in ((1, 14, 7), (2, 14, 7), (3, 12, 6)):
        yield from _differs(f"monster of level {level}", _at(cards.monster, level), monsters, "EU-005")
        yield from _differs(f"elite of level {level}", _at(cards.elite, level), elites, "EU-005")
        yield from _differs(f"bounty of level {level}", _at(cards.bounty, level), elites, "EU-005")
    silver = sum(card.copies for card in cards.card if card.metal == "silver")
    gold = sum(card.copies for card in cards.card if card.metal == "gold")
    alone = sum(card.copies for card in cards.card if card.one_player)
    yield from _differs("silver cards", silver, 24, "EU-006")
    yield from _differs("gold cards", gold, 32, "EU-006")
    yield from _differs("gold cards with the one-player icon", alone, 8, "EU-006")
    for group, wanted in OPPONENTS.items():
        stages = [one.stage for one in cards.opponent if one.group == group]
        if stages != list(range(1, wanted + 1)):
            yield f"opponent {group}", f"expected the stages 1 to {wanted} in order"
    for key, found, wanted in (
        ("dragon_attack", len(cards.dragon_attack), 4),
        ("event", len(cards.event), 7),
        ("legend", len(cards.legend), 6),
        ("slaughter", len(cards.slaughter), 10),
        ("revocation", len(cards.revocation), 3),
        ("witness", len(cards.witness), 4),
        ("power", len(cards.power), 1),
    ):
        yield from _differs(key, found, wanted, "EU-005")


def _at(table: Sequence[object], level: int) -> int:
    return sum(getattr(entry, "level", 0) == level for entry in table)


def _goods(cards: Cards) -> Problems:
    """How many tiles, gems, essences and elementals there are (EU-004, EU-007, EU-008)."""
    for deck in DECKS:
        found = sum(tile.copies for tile in cards.shop_tile if tile.deck == deck)
        yield from _differs(f"shop_tile of the {deck}", found, SHOP_TILES[deck], "EU-004")
    for terrain in TERRAINS:
        found = sum(tile.copies for tile in cards.resource if tile.terrain == terrain)
        yield from _differs(f"resource of the {terrain}", found, RESOURCES[terrain], "EU-004")
    for level in (1, 2, 3):
        found = sum(tile.copies for tile in cards.treasure if tile.level == level)
        yield from _differs(f"treasure of level {level}", found, 20, "EU-004")
    for pile, wanted in (("provisions", 6), ("armourer", 12), ("amulet", 7)):
        found = sum(tile.copies for tile in cards.reward_tile if tile.pile == pile)
        yield from _differs(f"reward_tile of {pile}", found, wanted, "EU-008")
    for name, wanted in (("healing_potion", 12), ("teleport_scroll", 4), ("catalyst", 4), ("amulet_of_eternity", 4)):
        found = sum(tile.copies for tile in cards.relic if tile.id == name)
        yield from _differs(f"relic {name}", found, wanted, "EU-004")
    artefacts = sum(tile.copies for tile in cards.relic if tile.id.startswith("artefact_"))
    yield from _differs("artefacts", artefacts, 6, "EU-004")
    for gem in cards.gem:
        yield from _differs(f"gem {gem.id}", gem.copies, 15 if gem.common else 10, "EU-007")
    for essence in cards.essence:
        yield from _differs(f"essence {essence.id}", essence.copies, 15, "EU-007")


def _heroes(cards: Cards) -> Problems:
    """Every hero has his tiles, and his start tiles fit the open slots of his board (EU-002, EU-019, EU-272)."""
    for hero in cards.hero:
        own = [tile for tile in cards.hero_tile if tile.hero == hero.id]
        yield from _differs(f"hero_tile of {hero.id}", len(own), HERO_TILES[hero.id], "EU-002")
        marks = {0, *cards.reputation.marks} if hero.id == "skoldur" else set(cards.reputation.marks)
        for tile in own:
            if not tile.start and tile.rep not in marks:
                yield f"hero_tile {tile.id}.rep", f"{tile.rep} is no mark of the track (EU-272)"
        yield from _board(hero, own)


def _board(hero: Hero, own: list[HeroTile]) -> Problems:
    open_slots = Counter(slot.symbol for slot in hero.slots if not slot.lock)
    start = Counter(tile.slot for tile in own if tile.start)
    if any(open_slots[symbol] < count for symbol, count in start.items()):  # type: ignore[index]
        yield f"hero {hero.id}.slots", "the start tiles do not fit the open slots (EU-019)"
    pieces = [slot.piece for slot in hero.equipment]
    if sorted(pieces) != sorted((*PIECES, "jewel", "jewel")):
        yield f"hero {hero.id}.equipment", "expected five pieces of armour and two jewels (EU-024)"
    if bool(hero.gaar_slots) == bool(hero.dwurt_slots):
        yield f"hero {hero.id}.gaar_slots", "expected either Gaar or Dwurt slots (EU-356)"
    for tile in own:
        if not any(slot.symbol == tile.slot for slot in hero.slots):
            yield f"hero_tile {tile.id}.kind", f"no slot of {hero.id} takes it (EU-266)"


def _quests(cards: Cards) -> Problems:
    """Seven quests for each encounter, seven more of the Sorceress for one player (EU-005)."""
    for name in ENCOUNTERS:
        found = sum(quest.encounter == name and not quest.one_player for quest in cards.quest)
        yield from _differs(f"quest of {name}", found, 7, "EU-005")
    alone = [quest.encounter for quest in cards.quest if quest.one_player]
    if alone != ["sorceress"] * 7:
        yield "quest", "expected 7 one-player quests, all of the Sorceress (EU-005)"


def _map(cards: Cards) -> Problems:
    """The tiles of each chapter, their spaces, and one tile for each encounter (EU-001, EU-081, EU-322)."""
    for chapter, wanted in enumerate(CHAPTERS, 1):
        own = [tile for tile in cards.territory if tile.chapter == chapter]
        yield from _differs(f"territory of chapter {chapter}", len(own), wanted, "EU-001")
        alone = sum(tile.solo for tile in own if tile.kind == "fixed")
        yield from _differs(f"fixed tiles of chapter {chapter} for one player", alone, cards.solo.fixed_tiles, "EU-322")
        if any(tile.solo for tile in own if tile.kind != "fixed"):
            yield f"territory of chapter {chapter}", "only fixed tiles bear the one-player icon (EU-322)"
    spaces = [space for tile in cards.territory for space in tile.spaces]
    places = Counter(space.encounter for space in spaces if space.encounter)
    for name in ENCOUNTERS:
        yield from _differs(f"territory with the encounter {name}", places[name], 1, "EU-081")
    for elemental in cards.elemental:
        found = sum(space.element == elemental.id for space in spaces)
        yield from _differs(f"territory with {elemental.id}", found, elemental.figures, "EU-094")
        yield from _differs(f"elemental {elemental.id}.figures", elemental.figures, FIGURES[elemental.id], "EU-094")


def _scenarios(cards: Cards) -> Problems:
    """A scenario asks for no more tiles than a chapter has, and names tiles and items that exist (EU-014, EU-015)."""
    known = {tile.id: tile for tile in cards.territory}
    items = {tile.id for tile in cards.relic}
    for scenario in cards.scenario:
        key = f"scenario {scenario.id}"
        if scenario.modes != MODES:
            yield f"{key}.modes", "expected " + ", ".join(MODES)
        for name in (scenario.start.tile, *scenario.tiles):
            if name not in known:
                yield key, f"unknown territory {name} (EU-010, EU-015)"
            elif known[name].role == "draw":
                yield key, f"{name} is drawn, not named by scenarios (EU-015)"
        if scenario.late_tile and scenario.late_tile not in known:
            yield f"{key}.late_tile", f"unknown territory {scenario.late_tile} (EUS-022)"
        for name in scenario.start.items:
            if name not in items:
                yield f"{key}.start", f"unknown relic {name} (EUS-008)"
        for heroes, row in enumerate(scenario.rows, 1):
            for kind, asked in (("fixed", row.fixed), ("encounter", row.encounter), ("other", row.other)):
                for chapter, n in enumerate(asked, 1):
                    there = _drawn(cards, chapter, kind, heroes == 1)
                    if n > there:
                        yield f"{key}, {heroes} heroes", f"{n} {kind} tiles of chapter {chapter}, but {there} (EU-014)"


def _drawn(cards: Cards, chapter: int, kind: str, alone: bool) -> int:
    tiles = [tile for tile in cards.territory if tile.chapter == chapter and tile.kind == kind and tile.role == "draw"]
    return sum(tile.solo for tile in tiles) if alone and kind == "fixed" else len(tiles)


def _named(cards: Cards) -> Problems:
    """What rewards, prices and legends name exists."""
    relics = {tile.id for tile in cards.relic}
    rewards = [(f"quest {quest.id}", quest.reward) for quest in cards.quest]
    rewards += [(f"legend {legend.id}", legend.reward) for legend in cards.legend]
    rewards += [(f"opponent {one.id}", one.reward) for one in cards.opponent]
    for key, deeds in rewards:
        for deed in deeds:
            if isinstance(deed, Take) and deed.tile not in relics:
                yield key, f"unknown relic {deed.tile}"
    legends = {tile.id for tile in cards.territory if tile.role == "legend"}
    if {legend.tile for legend in cards.legend} != legends:
        yield "legend", "expected one for each legend tile: " + ", ".join(sorted(legends))
    prices = [(f"quest {quest.id}", quest.give) for quest in cards.quest]
    prices += [(f"legend {legend.id}", legend.give) for legend in cards.legend]
    prices += [(f"hero {hero.id}", slot.lock) for hero in cards.hero for slot in hero.slots]
    prices += [(f"hero {hero.id}", slot.lock) for hero in cards.hero for slot in hero.equipment]
    for key, gives in prices:
        for give in gives:
            yield from ((key, reason) for reason in _mispriced(give))


def _mispriced(give: Give) -> Iterator[str]:
    kinds: dict[str, tuple[str, ...]] = {"gem": GEMS, "essence": ELEMENTS, "resource": TERRAINS}
    if strange := [name for name in give.of if name not in kinds.get(give.what, ())]:
        yield f"{give.what} of {', '.join(strange)}: expected {', '.join(kinds.get(give.what, ('nothing',)))}"
    if (give.what == "trophy") != (give.level > 0):
        yield "a trophy has a level, nothing else has"

"""What must hold over all tables of Euthia's box: the counts of the rulebook, and that pieces named by others exist.
What is wrong with one entry alone is said by its type; nothing here knows a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from taverne.engine.box.contents import BoxEntry
from taverne.engine.box.faults import Faults, either, expected, fault, miscount, no_such, same_id
from taverne.engine.reasons import Reason

from .pieces import DECKS, PIECES, Hero, HeroTile
from .scenarios import MODES, SCENARIOS, Scenario
from .terms import ELEMENTS, ENCOUNTERS, GEMS, HEROES, TERRAINS, Give
from .vocabulary import Take

if TYPE_CHECKING:
    from .load import Cards

HERO_TILES: Final = {"ael": 22, "dral": 22, "keleia": 22, "maeldur": 21, "skoldur": 24, "taesiri": 24}
SHOP_TILES: Final = {"merchant": 73, "alchemist": 76, "dragonslayer": 70}
RESOURCES: Final = {"mountain": 25, "lake": 25, "cavern": 24}
FIGURES: Final = {"air": 7, "earth": 6, "water": 6, "fire": 7}
CHAPTERS: Final = (18, 15, 14, 15, 14)
OPPONENTS: Final = {"farruga": 4, "mirrezil": 4, "accomplice": 1, "saboteur": 1, "magma_demon": 1}


def problems(cards: Cards) -> Faults:
    """Everything that is wrong over several tables, as (key, reason)."""
    yield from _orders(cards)
    yield from _counts(cards)
    yield from _goods(cards)
    yield from _heroes(cards)
    yield from _quests(cards)
    yield from _map(cards)
    yield from _scenarios(cards)
    yield from _named(cards)


def _differs(key: str, found: int, wanted: int, rule: str, **where: str | int) -> Faults:
    if found != wanted:
        yield key, miscount(found, wanted, rule, **where)


def _ids(table: Sequence[BoxEntry]) -> tuple[str, ...]:
    return tuple(entry.id for entry in table)


def _orders(cards: Cards) -> Faults:
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
            yield key, expected(wanted)
    for name, times in Counter(tile.id for tile in cards.tiles()).items():
        if times > 1:
            yield f"tile {name}", same_id("hero_tile", "shop_tile", "treasure", "reward_tile", "relic")


def _counts(cards: Cards) -> Faults:
    """How many cards there are (EU-005, EU-006)."""
    for level, monsters, elites in ((1, 14, 7), (2, 14, 7), (3, 12, 6)):
        yield from _differs("monster", _at(cards.monster, level), monsters, "EU-005", level=level)
        yield from _differs("elite", _at(cards.elite, level), elites, "EU-005", level=level)
        yield from _differs("bounty", _at(cards.bounty, level), elites, "EU-005", level=level)
    silver = sum(card.copies for card in cards.card if card.metal == "silver")
    gold = sum(card.copies for card in cards.card if card.metal == "gold")
    alone = sum(card.copies for card in cards.card if card.one_player)
    yield from _differs("card", silver, 24, "EU-006", metal="silver")
    yield from _differs("card", gold, 32, "EU-006", metal="gold")
    yield from _differs("card", alone, 8, "EU-006", one_player=True)
    for group, wanted in OPPONENTS.items():
        stages = [one.stage for one in cards.opponent if one.group == group]
        if stages != list(range(1, wanted + 1)):
            text = "expected the stages 1 to {n} of {group} in order"
            yield "opponent", fault("wrong-stages", text, n=wanted, group=group)
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


def _goods(cards: Cards) -> Faults:
    """How many tiles, gems, essences and elementals there are (EU-004, EU-007, EU-008)."""
    for deck in DECKS:
        found = sum(tile.copies for tile in cards.shop_tile if tile.deck == deck)
        yield from _differs("shop_tile", found, SHOP_TILES[deck], "EU-004", deck=deck)
    for terrain in TERRAINS:
        found = sum(tile.copies for tile in cards.resource if tile.terrain == terrain)
        yield from _differs("resource", found, RESOURCES[terrain], "EU-004", terrain=terrain)
    for level in (1, 2, 3):
        found = sum(tile.copies for tile in cards.treasure if tile.level == level)
        yield from _differs("treasure", found, 20, "EU-004", level=level)
    for pile, wanted in (("provisions", 6), ("armourer", 12), ("amulet", 7)):
        found = sum(tile.copies for tile in cards.reward_tile if tile.pile == pile)
        yield from _differs("reward_tile", found, wanted, "EU-008", pile=pile)
    for name, wanted in (("healing_potion", 12), ("teleport_scroll", 4), ("catalyst", 4), ("amulet_of_eternity", 4)):
        found = sum(tile.copies for tile in cards.relic if tile.id == name)
        yield from _differs(f"relic {name}", found, wanted, "EU-004")
    artefacts = sum(tile.copies for tile in cards.relic if tile.id.startswith("artefact_"))
    yield from _differs("relic", artefacts, 6, "EU-004", id="artefact_*")
    for gem in cards.gem:
        yield from _differs(f"gem {gem.id}", gem.copies, 15 if gem.common else 10, "EU-007")
    for essence in cards.essence:
        yield from _differs(f"essence {essence.id}", essence.copies, 15, "EU-007")


def _heroes(cards: Cards) -> Faults:
    """Every hero has his tiles, and his start tiles fit the open slots of his board (EU-002, EU-019, EU-272)."""
    for hero in cards.hero:
        own = [tile for tile in cards.hero_tile if tile.hero == hero.id]
        yield from _differs("hero_tile", len(own), HERO_TILES[hero.id], "EU-002", hero=hero.id)
        marks = {0, *cards.reputation.marks} if hero.id == "skoldur" else set(cards.reputation.marks)
        for tile in own:
            if not tile.start and tile.rep not in marks:
                text = "{n} is not a mark on the track"
                yield f"hero_tile {tile.id}.rep", fault("wrong-rep", text, "EU-272", n=tile.rep)
        yield from _board(hero, own)


def _board(hero: Hero, own: list[HeroTile]) -> Faults:
    open_slots = Counter(slot.symbol for slot in hero.slots if not slot.lock)
    start = Counter(tile.slot for tile in own if tile.start)
    if any(open_slots[symbol] < count for symbol, count in start.items()):  # type: ignore[index]
        yield f"hero {hero.id}.slots", fault("wrong-slots", "the starting tiles do not fit the open slots", "EU-019")
    pieces = [slot.piece for slot in hero.equipment]
    if sorted(pieces) != sorted((*PIECES, "jewel", "jewel")):
        text = "expected five pieces of armour and two jewels"
        yield f"hero {hero.id}.equipment", fault("wrong-equipment", text, "EU-024")
    if bool(hero.gaar_slots) == bool(hero.dwurt_slots):
        yield f"hero {hero.id}.gaar_slots", either("gaar_slots", "dwurt_slots", "EU-356")
    for tile in own:
        if not any(slot.symbol == tile.slot for slot in hero.slots):
            text = "no slot of {hero} takes it"
            yield f"hero_tile {tile.id}.kind", fault("wrong-slot", text, "EU-266", hero=hero.id)


def _quests(cards: Cards) -> Faults:
    """Seven quests for each encounter, seven more of the Sorceress for one player (EU-005)."""
    for name in ENCOUNTERS:
        found = sum(quest.encounter == name and not quest.one_player for quest in cards.quest)
        yield from _differs("quest", found, 7, "EU-005", encounter=name, one_player=False)
    alone = [quest.encounter for quest in cards.quest if quest.one_player]
    if alone != ["sorceress"] * 7:
        yield "quest", fault("wrong-alone", "expected 7 one-player quests, all for the Sorceress", "EU-005")


def _map(cards: Cards) -> Faults:
    """The tiles of each chapter, their spaces, and one tile for each encounter (EU-001, EU-081, EU-322)."""
    for chapter, wanted in enumerate(CHAPTERS, 1):
        own = [tile for tile in cards.territory if tile.chapter == chapter]
        yield from _differs("territory", len(own), wanted, "EU-001", chapter=chapter)
        alone = sum(tile.solo for tile in own if tile.kind == "fixed")
        where: dict[str, str | int] = {"chapter": chapter, "kind": "fixed", "solo": True}
        yield from _differs("territory", alone, cards.solo.fixed_tiles, "EU-322", **where)
        for tile in own:
            if tile.solo and tile.kind != "fixed":
                text = "only fixed tiles bear the one-player icon"
                yield f"territory {tile.id}.solo", fault("wrong-icon", text, "EU-322")
    spaces = [space for tile in cards.territory for space in tile.spaces]
    places = Counter(space.encounter for space in spaces if space.encounter)
    for name in ENCOUNTERS:
        yield from _differs("territory", places[name], 1, "EU-081", encounter=name)
    for elemental in cards.elemental:
        found = sum(space.element == elemental.id for space in spaces)
        yield from _differs("territory", found, elemental.figures, "EU-094", element=elemental.id)
        yield from _differs(f"elemental {elemental.id}.figures", elemental.figures, FIGURES[elemental.id], "EU-094")


def _scenarios(cards: Cards) -> Faults:
    """A scenario asks for no more tiles than a chapter has, and names tiles and items that exist (EU-014, EU-015)."""
    known = {tile.id: tile for tile in cards.territory}
    items = {tile.id for tile in cards.relic}
    for scenario in cards.scenario:
        key = f"scenario {scenario.id}"
        if scenario.modes != MODES:
            yield f"{key}.modes", expected(MODES)
        for name in (scenario.start.tile, *scenario.tiles):
            if name not in known:
                yield key, no_such("territory", name, "EU-010, EU-015")
            elif known[name].role == "draw":
                yield (
                    key,
                    fault(
                        "wrong-drawn-tile", "{name} is drawn at random: a scenario cannot name it", "EU-015", name=name
                    ),
                )
        if scenario.late_tile and scenario.late_tile not in known:
            yield f"{key}.late_tile", no_such("territory", scenario.late_tile, "EUS-022")
        for name in scenario.start.items:
            if name not in items:
                yield f"{key}.start", no_such("relic", name, "EUS-008")
        yield from _rows(cards, scenario)


def _rows(cards: Cards, scenario: Scenario) -> Faults:
    for number, row in zip(("one", "two", "three", "four"), scenario.rows, strict=True):
        for kind, asked in (("fixed", row.fixed), ("encounter", row.encounter), ("other", row.other)):
            for chapter, n in enumerate(asked, 1):
                there = _drawn(cards, chapter, kind, number == "one")
                if n > there:
                    text = "asks for {n} with chapter = {chapter}, kind = {kind}, but has {there}"
                    data: dict[str, str | int] = {"n": n, "chapter": chapter, "kind": kind, "there": there}
                    yield f"scenario {scenario.id}.{number}", fault("wrong-tiles", text, "EU-014", **data)


def _drawn(cards: Cards, chapter: int, kind: str, alone: bool) -> int:
    tiles = [tile for tile in cards.territory if tile.chapter == chapter and tile.kind == kind and tile.role == "draw"]
    return sum(tile.solo for tile in tiles) if alone and kind == "fixed" else len(tiles)


def _named(cards: Cards) -> Faults:
    """What rewards, prices and legends name exists."""
    relics = {tile.id for tile in cards.relic}
    rewards = [(f"quest {quest.id}", quest.reward) for quest in cards.quest]
    rewards += [(f"legend {legend.id}", legend.reward) for legend in cards.legend]
    rewards += [(f"opponent {one.id}", one.reward) for one in cards.opponent]
    for key, deeds in rewards:
        for deed in deeds:
            if isinstance(deed, Take) and deed.tile not in relics:
                yield key, no_such("relic", deed.tile)
    legends = {tile.id for tile in cards.territory if tile.role == "legend"}
    if {legend.tile for legend in cards.legend} != legends:
        text = "expected one for each legend tile: {known}"
        yield "legend", fault("wrong-legends", text, known=", ".join(sorted(legends)))
    prices = [(f"quest {quest.id}", quest.give) for quest in cards.quest]
    prices += [(f"legend {legend.id}", legend.give) for legend in cards.legend]
    prices += [(f"hero {hero.id}", slot.lock) for hero in cards.hero for slot in hero.slots]
    prices += [(f"hero {hero.id}", slot.lock) for hero in cards.hero for slot in hero.equipment]
    for key, gives in prices:
        for give in gives:
            yield from ((key, reason) for reason in _mispriced(give))


def _mispriced(give: Give) -> Iterator[Reason]:
    kinds: dict[str, tuple[str, ...]] = {"gem": GEMS, "essence": ELEMENTS, "resource": TERRAINS}
    known = kinds.get(give.what, ())
    if strange := ", ".join(name for name in give.of if name not in known):
        if known:
            text = "{what} of {strange}: expected {known}"
            yield fault("wrong-price", text, what=give.what, strange=strange, known=", ".join(known))
        else:
            text = "{what} of {strange}: expected no kind"
            yield fault("wrong-price-plain", text, what=give.what, strange=strange)
    if (give.what == "trophy") != (give.level > 0):
        yield fault("wrong-trophy", "only trophies have a level")

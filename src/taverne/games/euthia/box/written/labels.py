"""The lines written on whole pieces of Euthia: `lines` gives those of any piece of the box.
The sentences of their effects are made in ``written.texts``; the words are in locale/*/effects.ftl and names.ftl."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from ..load import Cards
from ..monsters import Bounty, Elite, Fighter, Monster, Opponent
from ..pieces import (
    INSTANT,
    Card,
    Elemental,
    Encounter,
    EssenceKind,
    GemKind,
    Hero,
    HeroTile,
    NaturalResource,
    Quest,
    Side,
    Tile,
)
from ..scenarios import DragonAttack, Event, Legend, Power, RevocationCost, Scenario, Slaughter, Witness
from ..terms import Give
from ..territory import POSITIONS, Loot, Space, Territory
from ..vocabulary import Blow
from .texts import Said, amount, asked, bands, deeds, either, kinds, prices, say, use


def lines(piece: Struct) -> list[Said]:
    """What is written on a piece, line by line, without its name. Raises TypeError for what is no piece."""
    match piece:
        case Hero():
            return _hero(piece)
        case Tile():
            return _tile(piece)
        case Fighter():
            return _fighter(piece)
        case Bounty():
            return [_lair(piece), *_reward(piece.reward)]
        case Card():
            return _card(piece)
        case Elemental():
            return bands(piece.bands)
        case GemKind() | EssenceKind() | Power():
            return [use(one) for one in piece.uses]
        case NaturalResource():
            return [say("line-sale", sides=either([_side(side) for side in piece.options], "sale-or"))]
        case Encounter():
            return [] if piece.pile is None else [say("line-pile", pile=f"pile-{piece.pile}")]
        case Quest() | Legend():
            return [asked(piece.give, piece.have), *_reward(piece.reward)]
        case Territory():
            return _territory(piece)
        case Scenario():
            return _scenario(piece)
        case DragonAttack() | Slaughter() | Event() | RevocationCost() | Witness():
            return _deck(piece)
    raise TypeError(f"{type(piece).__name__} is no piece of the box")


WRITTEN: Final = (
    *("hero", "monster", "elite", "opponent", "bounty", "card", "gem", "essence", "resource", "elemental", "quest"),
    *("legend", "scenario", "dragon_attack", "slaughter", "event", "revocation", "witness", "power"),
)
"""The tables of the box with something written on their pieces, besides tiles and territories."""


def all_lines(cards: Cards) -> dict[str, list[Said]]:
    """What is written on every piece of the box but territories, by the message of its name."""
    tables: dict[str, Iterable[Any]] = {name: getattr(cards, name) for name in WRITTEN}
    tables["tile"] = cards.tiles()
    return {f"{name}-{piece.id}": lines(piece) for name, pieces in tables.items() for piece in pieces}


def _reward(reward: Any) -> list[Said]:
    return [say("line-reward", deeds=deeds(reward))]


def _lock(lock: tuple[Give, ...]) -> Any:
    return say("line-lock", prices=prices(lock)) if lock else ""


def _hero(hero: Hero) -> list[Said]:
    found = [say("line-first-health", n=hero.health)]
    found += [say("line-slot", slot=f"slot-{slot.symbol}", lock=_lock(slot.lock)) for slot in hero.slots]
    found += [say("line-slot", slot=f"slot-{slot.piece}", lock=_lock(slot.lock)) for slot in hero.equipment]
    tokens = amount("gaar", hero.gaar_slots) if hero.gaar_slots else amount("dwurt", hero.dwurt_slots)
    return [*found, say("line-tokens", tokens=tokens), say("line-gem-slots", n=hero.gem_slots)]


def _tile(tile: Tile) -> list[Said]:
    found: list[Said] = []
    if tile.health:
        found.append(say("line-health", n=tile.health))
    if tile.sacks:
        found.append(say("line-sacks", n=abs(tile.sacks), more=tile.sacks > 0))
    if tile.gem_slots:
        found.append(say("line-gem-slots", n=tile.gem_slots))
    if isinstance(tile, HeroTile):
        found += _hero_tile(tile)
    found += bands(tile.bands)
    found += [use(one) for one in tile.uses]
    if tile.single_use and tile.kind not in INSTANT:
        found.append(say("line-single-use"))
    return found


def _hero_tile(tile: HeroTile) -> list[Said]:
    found: list[Said] = []
    if tile.set:
        found.append(say("line-set", n=tile.set))
    if tile.essence_slots:
        found.append(say("line-essence-slots", n=tile.essence_slots))
    if tile.dwurt:
        found.append(say("line-dwurt", price=amount("dwurt", tile.dwurt)))
    if tile.despite_immunity:
        found.append(say("line-despite-immunity"))
    if tile.players != "any":
        found.append(say(f"line-players-{tile.players}"))
    return found


def _fighter(one: Fighter) -> list[Said]:
    found = [say("line-monster-health", n=one.health), *bands(one.bands)]
    if one.penalty:
        found.append(say("line-penalty", n=-one.penalty))
    supply = [(name, getattr(one, name)) for name in ("silver", "gold_cards", "chaos", "gaar")]
    if any(n for _, n in supply):
        found.append(say("line-supply", goods=[amount(name, n) for name, n in supply if n]))
    if isinstance(one, Elite | Opponent) and one.immunity:
        found.append(say("line-immunity"))
    if isinstance(one, Monster):
        if one.rep_limit is None:
            found += _reward(one.reward)
        else:
            found.append(say("line-reward-up-to", n=one.rep_limit, deeds=deeds(one.reward)))
    if isinstance(one, Opponent):
        found += _reward(one.reward)
    return found


def _lair(bounty: Bounty) -> Said:
    lair = bounty.lair
    if lair.kind == "outer":
        return say("line-lair-outer", special=f"special-{lair.of}")
    element = lair.of.removeprefix("elemental_")
    land = f"land-{lair.of}" if element == lair.of else f"elemental-{element}"
    return say(f"line-lair-{lair.kind}", land=land)


def _card(card: Card) -> list[Said]:
    found = [say("line-trigger", trigger=say(f"trigger-{card.trigger}"))]
    for n, section in enumerate((card.one, card.two, card.three), 1):
        if section:
            found.append(say("line-section", n=n, deeds=deeds(section)))
    if card.each_round:
        found.append(say("line-each-round", deeds=deeds(card.each_round)))
    return found


def _side(side: Side) -> Said:
    goods = [amount(name, n) for name, n in (("gold", side.gold), ("rep", side.rep)) if n]
    if side.gem:
        goods.append(kinds("gem", 1, side.gem))
    return say("line-goods", goods=goods)


def _territory(tile: Territory) -> list[Said]:
    return [
        say("line-space", place=say(f"place-{place}"), space=space_line(space))
        for place, space in zip(POSITIONS, tile.spaces, strict=False)
    ]


def space_line(space: Space) -> Said:
    """What lies on a space: its land, its monster and the loot."""
    if space.land == "elemental":
        land: Any = f"elemental-{space.element}"
    elif space.land == "encounter":
        land = f"encounter-{space.encounter}"
    elif space.land == "treasure":
        land = say("land-treasure-of", level=space.level)
    else:
        land = f"land-{space.land}"
    if space.encounter and space.land != "encounter":
        land = say("line-both", one=land, also=f"encounter-{space.encounter}")
    if not space.monster:
        return say("line-land", land=land)
    return say("line-guarded", land=land, level=space.monster, goods=loot(space.loot))


def loot(found: Loot) -> list[Said]:
    """What the winner takes from a space."""
    names = ("gold", "gaar", "potions", "silver", "gold_cards")
    return [amount(name, n) for name in names if (n := getattr(found, name))]


def _scenario(one: Scenario) -> list[Said]:
    found = [
        say("line-rounds", n=one.rounds, final=one.final_round),
        say("line-start", tile=f"territory-{one.start.tile}"),
    ]
    goods: list[Any] = [amount(name, n) for name, n in (("rep", one.start.rep), ("gold", one.start.gold)) if n]
    goods += [say("line-tile", tile=f"tile-{item}") for item in one.start.items]
    if goods:
        found.append(say("line-start-goods", goods=goods))
    for heroes, row in enumerate(one.rows, 1):
        n = sum((*row.fixed, *row.encounter, *row.other)) + len(one.tiles)
        found.append(say("line-tiles", heroes=heroes, n=n))
    levels = [say("level-n", n=level) for level in one.elites]
    return [*found, say("line-elites", levels=levels, always=one.elites_always), say(f"goal-{one.goal.count}")]


def _deck(card: DragonAttack | Slaughter | Event | RevocationCost | Witness) -> list[Said]:
    match card:
        case DragonAttack():
            found = [say("line-flights", n=card.flights)]
            return found + _blows(card.reach, card.do)
        case Slaughter():
            found = [say("line-stride", n=card.steps, toward=say(f"toward-{card.toward}"))] if card.toward else []
            found += _blows(card.reach, card.do)
            if card.spawn:
                found.append(say("line-spawn"))
            if card.silver:
                found.append(say("line-everyone", goods=amount("silver", card.silver)))
            return found
        case Event():
            return [say(f"event_rule-{card.rule}", n=card.n)]
        case RevocationCost():
            return [say("line-revocation", same=card.same, any=card.any, reward=amount("rep", card.rep))]
        case Witness():
            return [say("line-clue", place=f"land-{card.place}", prices=prices(card.give))]


def _blows(reach: int, blows: tuple[Blow, ...]) -> list[Said]:
    return [say("line-blows", n=reach, deeds=deeds(blows))] if blows else []

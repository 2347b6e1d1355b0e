"""Odds asked in words, without a match: a hero with such tiles, health and tokens against such a fighter.
Reckoning is left to ``odds``, saying it to the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taverne.engine.reports.odds import OddsError, OddsField, OddsLine, number_of, words_of

from ..box.catalogue import SACK, Catalogue
from ..box.integer_tables import NONE
from ..box.load import Box
from ..box.terms import ELEMENTS, GEMS, HEROES
from ..rules.goods.holdings import max_health
from ..rules.new_state import new_state
from ..rules.travel.elementals import AIR, EARTH
from ..rules.turn.setup import outfit
from ..rules.verbs import catalogue
from ..state.game_state import COMPETITIVE, LOCKED, SACK_SPOT, SOLO, EuthiaState
from ..state.hero_state import SetGem
from .best_play.reckoner import reckon
from .combatants import Odds
from .forecast import planned

FIELDS: Final = (
    OddsField("hero", shape="ID"),
    OddsField("foe", shape="ID"),
    OddsField("tiles", shape="ID,..."),
    OddsField("gems", shape="ID,..."),
    OddsField("essences", shape="ID,..."),
    OddsField("health", 0, high=60),
    OddsField("gaar", shape="N"),
    OddsField("silver", 0, high=12),
    OddsField("gold_cards", 0, high=12),
    OddsField("air", False),
    OddsField("earth", False),
    OddsField("alone", False),
)
"""What a question in words may say; health 0 is all of it, no Gaar said are those the hero begins with. The cards
are those of the rival who leads the monster or, alone, of the reserves."""
MOST_GAAR: Final = 30
EXAMPLE: Final = "taverne odds euthia --hero maeldur --foe thorn_boar --gaar 2"


def answer(box: Box, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
    """Return how a combat may end: victory, death, the wounds on average, and the health that is left."""
    cat = catalogue(box)
    if not asked["hero"] or not asked["foe"]:
        raise OddsError("odds-who", {"command": EXAMPLE})
    hero = number_of("hero", asked["hero"], HEROES)
    foe = number_of("foe", asked["foe"], cat.foes.ids)
    state = laid_out(box, hero, bool(asked["alone"]))
    for word in words_of(asked["tiles"]):
        equip(state, number_of("tile", word, cat.tile_ids))
    _set(state, [number_of("gem", word, GEMS) for word in words_of(asked["gems"])])
    for word in words_of(asked["essences"]):
        state.essences[0][number_of("essence", word, ELEMENTS)] += 1
    _supply(state, asked)
    power = (AIR if asked["air"] else 0) | (EARTH if asked["earth"] else 0)
    odds = reckon(planned(state, 0, foe, power, 0))
    return _told(state, hero, foe, odds)


def laid_out(box: Box, hero: int, alone: bool) -> EuthiaState:
    """Return a bare table with a hero as he begins, and a rival unless he plays alone."""
    other = next(n for n in range(len(HEROES)) if n != hero)
    heroes = (hero,) if alone else (hero, other)
    state = new_state(box, heroes, SOLO if alone else COMPETITIVE)
    for seat, one in enumerate(heroes):
        outfit(state, seat, one)
    return state


def equip(state: EuthiaState, tile: int) -> None:
    """Put a tile on the first slot of its symbol, whatever it may cost; what needs none goes into a sack."""
    cat = state.cat
    if cat.tile_slot[tile] == SACK:
        state.add_thing(0, tile, SACK_SPOT)
        return
    symbols = (*cat.hero_slots[state.hero[0]], *cat.equipment_slots[state.hero[0]])
    for wanted in (NONE, LOCKED):
        for spot, symbol in enumerate(symbols):
            if symbol == cat.tile_slot[tile] and state.slots[0][spot] == wanted:
                state.add_thing(0, tile, spot)
                return
    raise OddsError("odds-slot", {"tile": cat.tile_names[tile]})


def _set(state: EuthiaState, gems: list[int]) -> None:
    """Set gems into the equipped tiles that take some, in order (EU-295)."""
    free = [
        (gem, thing)
        for thing in state.slots[0]
        if thing >= 0
        for gem in (state.gem1, state.gem2)[: state.cat.tile_gems[state.design[thing]]]
    ]
    if len(gems) > len(free):
        raise OddsError("odds-gems", {"n": len(free)})
    for kind, (places, thing) in zip(gems, free, strict=False):
        places[thing] = SetGem(kind)


def _supply(state: EuthiaState, asked: Mapping[str, Any]) -> None:
    """Give both sides what they have: health, Gaar, cards."""
    state.health[0] = min(asked["health"] or 99, max_health(state, 0))
    gaar = asked["gaar"]
    if gaar:
        if not (gaar.isascii() and gaar.isdigit()) or int(gaar) > MOST_GAAR:
            raise OddsError("odds-number", {"field": "gaar", "low": 0, "high": MOST_GAAR})
        state.gaar[0] = int(gaar)
    if asked["alone"]:
        state.silver_reserve = [NONE] * asked["silver"]
        state.gold_reserve = [NONE] * asked["gold_cards"]
        return
    for deck, n in ((state.silver, asked["silver"]), (state.golden, asked["gold_cards"])):
        for _ in range(min(n, len(deck))):
            state.hand[1][deck.pop()] += 1


def _told(state: EuthiaState, hero: int, foe: int, odds: Odds) -> tuple[OddsLine, ...]:
    cat: Catalogue = state.cat
    data = {
        "hero": f"hero-{HEROES[hero]}",
        "foe": cat.foes.names[foe],
        "health": odds.health,
        "n": cat.foes.health[foe],
    }
    lines = [OddsLine("odds-combat", data)]
    lines.append(OddsLine("odds-ends", {}, {"win": odds.win, "die": odds.die}, {"wounds": odds.wounds}, indent=1))
    if odds.open > 1e-6:
        lines.append(OddsLine("odds-truce", {}, {"chance": odds.open}, indent=1))
    if odds.about:
        lines.append(OddsLine("odds-about", {}, {"chance": odds.about}, indent=1))
    lines.append(OddsLine("odds-left", {}, {}, {"health": odds.left, "gaar": odds.gaar}, indent=1))
    return tuple(lines)

"""Odds asked in words, without a match: such units against such units or guardians, on land, at sea or in a dungeon.
Reckoning is left to ``battle_odds``, saying it to the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taverne.engine.reports.odds import OddsError, OddsField, OddsLine, number_of, words_of

from ..box.card_tables import OWN
from ..box.catalogue import CASTLE, DUNGEON, LAND, NONE, PLACE_WORDS, SEA, WARSHIP, Catalogue
from ..box.load import Box
from ..box.vocabulary import UNITS, Blunt, CancelHits, DoubleHit, FirstStrike, LastAttack, Reroll, ScoreHits
from ..rules.new_state import new_state
from ..rules.verbs import catalogue
from ..state.fight import Fight
from ..state.game_state import NerathState
from .battle_odds import battle
from .forecast import fights, force_of, guards_of
from .records import Force, Odds

FIELDS: Final = (
    OddsField("attack", shape="UNIT=N,..."),
    OddsField("defend", shape="UNIT=N,..."),
    OddsField("guardians", shape="ID,..."),
    OddsField("place", "land", shape="PLACE"),
    OddsField("treasures", shape="ID,..."),
    OddsField("against", shape="ID,..."),
    OddsField("rounds", 0),
    OddsField("least", 0),
)
"""What a question in words may say; ``against`` are treasures of the defender."""
MOST: Final = 30
"""Units of one kind on a side."""
SHOWN: Final = 8
"""Endings that are told, likeliest first."""
EXAMPLE: Final = "taverne odds nerath --attack monster=2,footsoldier=3 --defend footsoldier=2,castle=1"
IN_BATTLE: Final = (FirstStrike, DoubleHit, Blunt, Reroll, ScoreHits, LastAttack, CancelHits)
"""What treasures do in the dice and hits of a battle; all of it is reckoned."""
ATTACKER: Final = 0
DEFENDER: Final = 1


def answer(box: Box, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
    """Return how a battle may end: who wins, what both lose on average, and the likeliest endings."""
    cat = catalogue(box)
    place = number_of("place", asked["place"], PLACE_WORDS)
    attack = _counts(asked["attack"])
    defend = _counts(asked["defend"])
    tokens = [number_of("guardian", word, cat.token_ids) for word in words_of(asked["guardians"])]
    place = DUNGEON if tokens else place
    if not attack or not (tokens if place == DUNGEON else defend):
        raise OddsError("odds-who", {"command": EXAMPLE})
    _check(cat, attack, defend, place)
    state, ours, theirs = _lay_out(box, attack, defend, place)
    for field, realm in (("treasures", ATTACKER), ("against", DEFENDER)):
        _put_into_play(state, realm, words_of(asked[field]))
    fight = Fight(state.where[ours[0]], place, ATTACKER)
    one = force_of(state, fight, ours, True)
    other = guards_of(state, [(t, cat.token_dice[t]) for t in tokens])
    if place != DUNGEON:
        other = force_of(state, fight, theirs, False)
    odds = battle(one, other, asked["rounds"], asked["least"])
    kinds = _order(state, ours), _order(state, theirs)
    lines = _told(state, *kinds, one, other, odds)
    return *lines[:3], _losses(kinds, one, other), *lines[3:]


def _put_into_play(state: NerathState, realm: int, words: tuple[str, ...]) -> None:
    """Lay treasures before a realm: each once on the whole board, and only those that have a part in a battle."""
    cat = state.cat
    for word in words:
        card = cat.events + number_of("treasure", word, cat.card_ids[cat.events :])
        data = {"treasure": cat.card_words[card]}
        if any(card in laid for laid in state.laid):
            raise OddsError("odds-twice", data)
        if not any(isinstance(deed, IN_BATTLE) for deed in cat.decks.deeds[card]):
            raise OddsError("odds-no-part", data)
        if cat.decks.timing[card].turn == OWN and realm != state.realm:
            raise OddsError("odds-own-turn", data)
        state.laid[realm].append(card)


def _counts(text: str) -> dict[int, int]:
    """Return the units of ``monster=2,footsoldier=3``."""
    counts: dict[int, int] = {}
    for part in words_of(text):
        word, _, n = part.partition("=")
        kind = number_of("unit", word, UNITS)
        if not (n.isascii() and n.isdigit()) or not 1 <= int(n) <= MOST:
            raise OddsError("odds-units", {"text": part[:80], "most": MOST})
        counts[kind] = int(n)
    return counts


def _check(cat: Catalogue, attack: dict[int, int], defend: dict[int, int], place: int) -> None:
    """Refuse what cannot meet in such a place (CN-116, CN-122, CN-124, CN-138, CN-435)."""
    if attack.get(CASTLE) or defend.get(CASTLE, 0) > 1:
        raise OddsError("odds-castle")
    for counts in (attack, defend):
        for kind, n in counts.items():
            hero, domain = cat.hero[kind], cat.domain[kind]
            if place == DUNGEON and not hero:
                raise OddsError("odds-heroes", {"unit": f"unit-{UNITS[kind]}"})
            aboard = place == SEA and domain == LAND
            if (place == LAND and kind == WARSHIP) or (aboard and not hero):
                raise OddsError("odds-place", {"unit": f"unit-{UNITS[kind]}", "place": PLACE_WORDS[place]})
            if aboard and n > cat.room * counts.get(WARSHIP, 0):
                raise OddsError("odds-aboard", {"n": cat.room})


def _lay_out(
    box: Box, attack: dict[int, int], defend: dict[int, int], place: int
) -> tuple[NerathState, list[int], list[int]]:
    """Put both forces into one space of a bare board."""
    state = new_state(box, 4)
    cat = state.cat
    space = {LAND: cat.home.index(DEFENDER), SEA: cat.lands, DUNGEON: cat.first_dungeon}[place]
    state.realm = ATTACKER
    found: list[list[int]] = []
    for realm, counts in ((ATTACKER, attack), (DEFENDER, defend)):
        units: list[int] = []
        for kind in sorted(counts, key=lambda kind: kind != WARSHIP):
            for _ in range(counts[kind]):
                ship = NONE
                if place == SEA and cat.domain[kind] == LAND:
                    ship = next((s for s in units if state.kind[s] == WARSHIP and len(state.cargo(s)) < cat.room), NONE)
                    if ship == NONE:
                        raise OddsError("odds-aboard", {"n": cat.room})
                units.append(state.add_unit(realm, kind, space, ship))
        found.append([unit for unit in units if fights(state, unit, place)])
    return state, found[0], found[1]


def _losses(kinds: tuple[list[str], list[str]], one: Force, other: Force) -> OddsLine:
    """Say in which order both sides are assumed to lose their units: the chances hold for that one only."""
    data = {"ours": _first_lost(kinds[0], one), "theirs": _first_lost(kinds[1], other)}
    return OddsLine("odds-order" if kinds[1] else "odds-order-heroes", data, indent=1)


def _first_lost(kinds: list[str], force: Force) -> list[Any]:
    """Return what a side gives up first, and what last; a unit that stands a hit comes before all others with that."""
    found: dict[tuple[int, str], Any] = {}
    for kind, fighter in zip(kinds, force.fighters, strict=False):
        if fighter.durable:
            found[fighter.rank, kind] = {"say": "odds-first-hit", "unit": f"unit-{kind}"}
        found[fighter.last_rank, kind] = f"unit-{kind}"
    return [found[key] for key in sorted(found)]


def _order(state: NerathState, units: list[int]) -> list[str]:
    """Return the kinds of a force in the order of its fighters."""
    return [UNITS[state.kind[unit]] for unit in sorted(units, key=lambda unit: state.kind[unit] != WARSHIP)]


def _told(
    state: NerathState, ours: list[str], theirs: list[str], one: Force, other: Force, odds: Odds
) -> tuple[OddsLine, ...]:
    defenders = _stack(theirs, tuple(range(len(theirs)))) if theirs else _dice(len(other.fighters))
    lines = [OddsLine("odds-battle", {"attackers": _stack(ours, tuple(range(len(ours)))), "defenders": defenders})]
    chances = {"win": odds.win, "lose": odds.lose, "broken": odds.broken}
    lines.append(OddsLine("odds-broken" if odds.broken else "odds-won", {}, chances, indent=1))
    gold = state.cat.cost
    means = {}
    for name, kinds, attacker in (("ours", ours, True), ("theirs", theirs, False)):
        left = odds.survivors(attacker)
        stand = [left[place] if place < len(left) else 0.0 for place in range(len(kinds))]
        lost = [(1.0 - p) * (kind != UNITS[CASTLE]) for p, kind in zip(stand, kinds, strict=True)]
        means[f"{name}_units"] = sum(lost)
        means[f"{name}_gold"] = sum(n * gold[UNITS.index(kind)] for n, kind in zip(lost, kinds, strict=True))
    lines.append(OddsLine("odds-losses" if theirs else "odds-losses-heroes", {}, {}, means, indent=1))
    for ending in odds.endings[:SHOWN]:
        taken = not odds.broken and ending.attackers
        foes = _stack(theirs, () if taken else ending.defenders) if theirs else _dice(len(ending.defenders))
        data = {"ours": _stack(ours, ending.attackers) or [NOBODY], "theirs": foes or [NOBODY]}
        lines.append(OddsLine("odds-ending", data, {"chance": ending.chance}, indent=1))
    return tuple(lines)


NOBODY: Final = "odds-nobody"


def _stack(kinds: list[str], places: tuple[int, ...]) -> list[Any]:
    """Return how many of each kind stand."""
    counts: dict[str, int] = {}
    for place in places:
        counts[kinds[place]] = counts.get(kinds[place], 0) + 1
    return [{"say": f"units-{kind}", "n": n} for kind, n in counts.items()]


def _dice(n: int) -> list[Any]:
    return [{"say": "odds-dice", "n": n}] if n else []

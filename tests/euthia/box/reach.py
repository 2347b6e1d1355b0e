"""Which pieces of the box come into play: generous games, in which heroes are rich and lucky, and what they used.

A generous game is played by lot. At the first question of a turn a patron gives its hero gold, reputation, stones and
tokens, and every now and then carries him to some place of the map, so that the whole world is visited soon; from the
second round of a combat on he helps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Choice
from taverne.engine.events import Event
from taverne.engine.frames import advance, apply, ask_again
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.box.abilities import TRIGGERS
from taverne.games.euthia.box.atlas import ABSENT, PLAIN
from taverne.games.euthia.box.catalogue import SLOTS
from taverne.games.euthia.box.compiled_effects import DRAWN, PERMANENT
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.load import Cards
from taverne.games.euthia.box.pieces import FAMILIES
from taverne.games.euthia.box.scenarios import SCENARIOS
from taverne.games.euthia.box.terms import ELEMENTS, GEMS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.combat.aftermath import free
from taverne.games.euthia.rules.combat.elites import in_lair
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.travel.movement import Entering
from taverne.games.euthia.rules.travel.places import JUMP, barred, missing
from taverne.games.euthia.rules.turn.hero_turn import Acting
from taverne.games.euthia.state.duel import Duel
from taverne.games.euthia.state.game_state import LOCKED, EuthiaState
from taverne.games.euthia.view.story import story_view
from tests.euthia.test_walk import fallen

GAME: Final = Euthia()
TICKETS: Final = {
    "end": 1,
    "arrange": 1,
    "done": 2,
    "pass": 2,
    "unequip": 1,
    "renew": 2,
    "walk": 4,
    "move": 6,
    "trade": 20,
    "mine": 8,
    "fight": 20,
    "treasure": 20,
    "challenge": 10,
    "quest": 30,
    "reveal_tiles": 12,
    "learn": 12,
    "relearn": 6,
    "unlock": 12,
    "buy": 9,
    "equip": 9,
    "attack": 9,
    "use": 9,
    "gem": 9,
    "essence": 6,
    "teleport": 6,
    "card": 9,
    "control": 9,
}
"""Tickets of an action; those not named have three, discarding one."""
WORTHWHILE: Final = frozenset({"trade", "quest", "treasure", "mine", "challenge", "fight"})
"""Where one of these is offered a hero mostly stays."""
USING: Final = frozenset({"used", "attacks"})
BEATING: Final = frozenset({"monster-beaten"})
Told = dict[str, set[str]]


def generous(number: int, told: Told, most: int = 6000) -> EuthiaState:
    """Play a game by lot and add to ``told``, by the name of each piece, the events that named it."""
    rng = Rng(derive(number, "generous"))
    options = {"scenario": SCENARIOS[number % len(SCENARIOS)], "mode": ("competitive", "coop")[rng.below(2)]}
    seats = 1 + rng.below(4)
    checked = GAME.check({**options, "elites": bool(rng.below(4)), "griffin": bool(rng.below(2))}, seats)
    table = GAME.new_state(checked, seats, derive(number, "seed"))
    table.events = []
    advance(table)
    given, count = -1, 0
    while table.pending and count < most:
        decision = table.pending[0]
        if decision.seat == CHANCE:
            apply(table, CHANCE, fallen(table, rng, lucky=True))
            continue
        if decision.prompt == "act":
            assert isinstance(decision, Choice)
            if given != 4 * table.round + decision.seat:
                given = 4 * table.round + decision.seat
                gift(table, decision.seat, rng)
            busy = any(action.kind in WORTHWHILE for action in decision.options)
            if rng.below(16 if busy else 4) == 0:
                carry(table, decision.seat, rng)
                continue
            decision = table.pending[0]
        assert isinstance(decision, Choice)
        if table.duel is not None and help_out(table, table.duel):
            continue
        count += 1
        apply(table, decision.seat, lot(decision.options, rng))
        told_by(table, told)
    return table


def lot(options: tuple[Action, ...], rng: Rng) -> Action:
    tickets = [1 if action.kind.startswith("drop") else TICKETS.get(action.kind, 3) for action in options]
    drawn = rng.below(sum(tickets))
    for action, n in zip(options, tickets, strict=True):
        drawn -= n
        if drawn < 0:
            return action
    raise AssertionError("a lot that nobody holds")


def gift(table: EuthiaState, seat: int, rng: Rng) -> None:
    """What a patron gives a hero each turn, now and then with armour, goods or another bounty; the
    question is put again."""
    table.gold[seat] += 15
    table.rep[seat] += 6
    table.gaar[seat] = max(table.gaar[seat], 3) if not table.dwurt[seat] else table.gaar[seat]
    table.dwurt[seat] = max(table.dwurt[seat], 4) if table.dwurt[seat] else 0
    table.health[seat] = max_health(table, seat)
    table.moves[seat] += 3
    for kind in range(3):
        table.ready[seat][kind] += 2
    for element in range(len(ELEMENTS)):
        table.essences[seat][element] = 2
    for gem in range(len(GEMS)):
        table.gems[seat][gem] = max(2, table.gems[seat][gem])
    if rng.below(4) == 0:
        dress(table, seat, FAMILIES[rng.below(len(FAMILIES))])
    if rng.below(3) == 0:
        load(table, seat, rng)
    if table.bounty != NONE and len(table.bounty_pool[2]) > table.bounty_left[2] and rng.below(3) == 0:
        table.bounty = table.bounty_pool[2].pop(rng.below(len(table.bounty_pool[2])))
    ask_again(table)


def dress(table: EuthiaState, seat: int, family: str) -> None:
    """Put a whole set of armour on the hero, whatever he has worn there."""
    first = table.cat.equipment_slots[table.hero[seat]]
    for spot in range(len(table.slots[seat]) - len(first), len(table.slots[seat])):
        if table.slots[seat][spot] == LOCKED:
            table.slots[seat][spot] = NONE
    for tile in table.box.cards.shop_tile:
        if tile.family == family and tile.piece is not None:
            slot = SLOTS.index(tile.piece)
            spot = len(table.slots[seat]) - len(first) + first.index(slot)
            if table.slots[seat][spot] == NONE:
                thing = table.add_thing(seat, table.cat.tile_index[tile.id])
                table.slots[seat][spot], table.spot[thing] = thing, spot


def load(table: EuthiaState, seat: int, rng: Rng) -> None:
    """Give the hero two scrolls, two trophies of level 3, a resource of each terrain and some cards."""
    scrolls = [tile.id for tile in table.box.cards.shop_tile if tile.kind == "scroll"]
    for _ in range(2):
        table.add_thing(seat, table.cat.tile_index[scrolls[rng.below(len(scrolls))]])
    table.trophies[seat] += table.cat.foes.monster_decks[2][:2]
    table.resources[seat] += [deck[0] for deck in table.cat.resource_decks]
    for card in (0, 1, 3, 4):
        table.hand[seat][card] += 2


def help_out(table: EuthiaState, duel: Duel) -> bool:
    """From the second round of a combat on, against elites and opponents from the first, the hero is healed and the
    monster nearly beaten; return whether that changed anything."""
    if duel.round < (2 if duel.foe < table.cat.foes.monsters else 1):
        return False
    most, least = max_health(table, duel.seat), table.cat.foes.health[duel.foe] - 1
    if not table.health[duel.seat] > 0 or (table.health[duel.seat] == most and duel.damage >= least):
        return False
    table.health[duel.seat] = most
    duel.damage = max(duel.damage, least)
    ask_again(table)
    return True


def carry(table: EuthiaState, seat: int, rng: Rng) -> None:
    """Let the hero come to the edge of the map, to a space where something is to be done, or to a centre, whose tile
    is freed for him."""
    chart = table.cat.map
    special = [tile for tile in table.order[1:] if chart.special[tile] != NONE]
    if special and rng.below(3) == 0:
        tile = special[rng.below(len(special))]
        for space in range(4 * tile, 4 * tile + 3):
            if not table.freed(space):
                free(table, seat, space)
        if barred(table, seat, 4 * tile + 3) is None:
            come(table, seat, 4 * tile + 3)
            return
    spaces = [4 * tile + place for tile in table.order for place in range(4)]
    spaces = [space for space in spaces if chart.land[space] != ABSENT and barred(table, seat, space) is None]
    wanted = [space for space in spaces if missing(table, space)] if any(table.coming) and rng.below(2) else []
    wanted = wanted or [space for space in spaces if chart.land[space] != PLAIN and space != table.at[seat]]
    lairs = [space for space in spaces if table.bounty != NONE and in_lair(table, table.bounty, space)]
    if lairs and rng.below(3) == 0:
        wanted = lairs
    lurking = table.cat.map.space_index.get(story_view(table).at, NONE)
    if lurking in spaces and rng.below(3) == 0:
        wanted = [lurking]
    if wanted:
        space = wanted[rng.below(len(wanted))]
        if chart.encounter[space] != NONE:
            load(table, seat, rng)
        come(table, seat, space)


def come(table: EuthiaState, seat: int, space: int) -> None:
    """Interrupt the turn: the hero enters a space, as by a teleport, and is asked again."""
    table.stack[-1].at = Acting.INDEX["offer"]
    table.stack.append(Entering(seat, space, JUMP))
    table.pending = ()
    advance(table)


def told_by(table: EuthiaState, told: Told) -> None:
    """Take the events off the table and remember which pieces they name."""
    events: list[Event] = table.events or []
    for event in events:
        for data in (event.data, event.private):
            for value in (data or {}).values():
                if isinstance(value, str) and "-" in value:
                    told[value].add(event.kind)
    table.events = []


def played(numbers: Iterable[int]) -> Told:
    """Play generous games and return which events named each piece."""
    told: Told = defaultdict(set)
    for number in numbers:
        generous(number, told)
    return told


def pieces(cards: Cards) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield the table of each piece, its name, and the events one of which shows that it was used; any if there are
    none: what lies in a sack or is worn acts without a word."""
    for kind, foes in (("monster", cards.monster), ("elite", cards.elite), ("opponent", cards.opponent)):
        for foe in foes:
            yield kind, f"{kind}-{foe.id}", BEATING
    for quest in cards.quest:
        yield "quest", f"quest-{quest.id}", frozenset({"quest-done"})
    for card in cards.card:
        yield "card", f"card-{card.id}", frozenset({"card-played"})
    starts = {plan.start.tile for plan in cards.scenario}
    for tile in cards.territory:
        if tile.id not in starts:
            yield "territory", f"territory-{tile.id}", frozenset({"territory"})
    for table in ("hero_tile", "shop_tile", "treasure", "reward_tile", "relic"):
        for one in getattr(cards, table):
            silent = all(TRIGGERS.index(use.trigger) in (PERMANENT, DRAWN) for use in one.uses)
            yield table, f"tile-{one.id}", frozenset() if silent and not one.bands else USING
    for kind in ("gem", "essence"):
        for stone in getattr(cards, kind):
            silent = all(TRIGGERS.index(use.trigger) == PERMANENT for use in stone.uses)
            yield kind, f"{kind}-{stone.id}", frozenset({"gem-set"}) if silent else USING
    for kind in ("resource", "event", "legend", "slaughter", "dragon_attack", "witness", "hero"):
        for one in getattr(cards, kind):
            yield kind, f"{kind}-{one.id}", frozenset()


def unreached(told: Told, cards: Cards) -> dict[str, list[str]]:
    """Return what was never used, table by table."""
    found: dict[str, list[str]] = defaultdict(list)
    for table, name, kinds in pieces(cards):
        if name not in told or (kinds and not kinds & told[name]):
            found[table].append(name)
    return found

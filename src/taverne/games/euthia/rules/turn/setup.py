"""Setting up: heroes, the stack of territories, the start tile, offers, bounties, first player (EU-009 to EU-035).
The rounds that follow are left to the course, what a scenario adds to ``scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CENTRE
from ...box.catalogue import Catalogue
from ...box.integer_tables import NONE
from ...box.terms import HEROES
from ...state.game_state import LOCKED, Table
from ..combat import elites
from ..scenarios import opening
from ..travel import quests
from ..travel.places import put_tile

ENCOUNTER_TILES: Final = 1
OTHER_TILES: Final = 2
"""Kinds of drawn tiles: places in ``Atlas.drawn``."""
ANY_NUMBER: Final = 0
SOLO_ONLY: Final = 1
MANY_ONLY: Final = 2
"""The player-count icons of hero tiles (EU-021)."""
TAKE_HERO: Final = tuple(Action("hero", (word,)) for word in HEROES)


# Heroes


def outfit(table: Table, seat: Seat, hero: int) -> None:
    """Give a seat its hero: board, start tiles, hidden tiles, Gaar, health (EU-017 to EU-025)."""
    cat = table.cat
    table.hero[seat] = hero
    table.health[seat] = cat.hero_health[hero]
    table.gaar[seat] = cat.gaar_slots[hero]
    table.dwurt[seat] = cat.dwurt_slots[hero]
    locks = (*cat.hero_locks[hero], *cat.equipment_locks[hero])
    table.slots[seat] = [LOCKED if lock else NONE for lock in locks]
    for tile in cat.start_tiles[hero]:
        table.add_thing(seat, tile, first_slot(table, seat, tile))
    table.pile[seat] = [tile for tile in cat.later_tiles[hero] if in_use(cat, tile, table.seats)]


def first_slot(table: Table, seat: Seat, tile: int) -> int:
    """Return the first empty unlocked hero slot with a tile's symbol (EU-019)."""
    symbols = table.cat.hero_slots[table.hero[seat]]
    for spot, symbol in enumerate(symbols):
        if symbol == table.cat.tile_slot[tile] and table.slots[seat][spot] == NONE:
            return spot
    raise ValueError(f"{table.cat.tile_ids[tile]} finds no slot at the start")


def in_use(cat: Catalogue, tile: int, players: int) -> bool:
    """Is a hero tile used in a game of so many (EU-021)?"""
    icon = cat.tile_players[tile]
    return icon == ANY_NUMBER or icon == (SOLO_ONLY if players == 1 else MANY_ONLY)


def endow(table: Table, seat: Seat) -> None:
    """Give a hero what the scenario starts him with, else nothing (EU-025, EU-027, EUS-008)."""
    start = table.plan.start
    table.rep[seat] = start.rep
    table.gold[seat] = start.gold
    for item in start.items:
        table.add_thing(seat, table.cat.tile_index[item])


@procedure
class SettingUp(Frame):
    """Heroes, territories, common area, in the order of the rulebook."""

    @step
    def heroes(self, table: Table) -> Flow:
        return call(table, TakingHeroes())

    @step
    def territories(self, table: Table) -> Flow:
        return call(table, Stacking())

    @step
    def start_tile(self, table: Table) -> Flow:
        """The start tile lies in the middle; the other Chapel stays in the box (EU-010, EU-011, EUS-005)."""
        put_tile(table, table.cat.map.index[table.plan.start.tile], 0, 0)
        return call(table, Displaying())

    @step
    def bounties(self, table: Table) -> Flow:
        return elites.lay_out(table)

    @step
    def first(self, table: Table) -> Flow:
        """The first player is found by lot and stays first for the whole game (EU-026)."""
        if table.seats == 1:
            return self.go(self.control)
        return ask(table, Draw(tuple(range(table.seats)), 1, "first", "EU-026"))

    @step
    def note_first(self, table: Table) -> Flow:
        table.first = int(table.answer.args[0])
        table.emit("first", {"seat": table.first}, "EU-026", reveals=True)
        return None

    @step
    def control(self, table: Table) -> Flow:
        """Three and four rivals shuffle their control cards, two of each (EU-034, EU-035)."""
        if table.rivals() and table.seats > 2:
            copies = table.box.cards.tokens.control_cards
            table.control_deck = [seat for seat in range(table.seats) for _ in range(copies)]
        return None

    @step
    def priest(self, table: Table) -> Flow:
        """A start tile with an encounter brings its quests at once (EUS-006)."""
        encounter = table.cat.map.encounter[4 * table.order[0] + CENTRE]
        return quests.reveal(table, encounter) if encounter != NONE else None

    @step
    def scenario(self, table: Table) -> Flow:
        return opening.prepare(table)


@procedure
class TakingHeroes(Frame):
    """Every seat takes a hero that nobody has, by lot or by choice in seat order (EU-017)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        if self.seat == table.seats:
            return DONE
        if table.hero[self.seat] != NONE:
            table.answer = TAKE_HERO[table.hero[self.seat]]
            return None
        free = [word for hero, word in enumerate(HEROES) if hero not in table.hero]
        if not table.choosing:
            return ask(table, Draw(tuple(free), 1, "hero", "EU-017"))
        options = tuple([TAKE_HERO[HEROES.index(word)] for word in free])
        return ask(table, Choice(self.seat, "hero", options, "EU-017"))

    @step
    def take(self, table: Table) -> Flow:
        """A hero begins with what the scenario gives, or in a campaign with what he has already (EUS-129)."""
        seat, word = self.seat, str(table.answer.args[0])
        heir = bool(table.slots[seat])
        if not heir:
            outfit(table, seat, HEROES.index(word))
            endow(table, seat)
        table.emit("hero", {"seat": seat, "hero": f"hero-{word}"}, "EU-017", reveals=not (table.choosing or heir))
        if heir:
            table.emit("inherits", {"seat": seat, "n": table.gold[seat], "rep": table.rep[seat]}, "EUS-129")
        self.seat += 1
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == self.seat and action in TAKE_HERO:
            return Refusal("hero-taken", "EU-017", {"hero": f"hero-{action.args[0]}"})
        return Frame.why(self, table, seat, action)


@procedure
class Stacking(Frame):
    """The stack: all fixed tiles, so many encounter and other tiles of each chapter, drawn blindly (EU-012 to EU-016).

    Which tile of a chapter comes next is drawn when it is turned.
    """

    chapter: int = 0
    kind: int = ENCOUNTER_TILES

    def wanted(self, table: Table) -> int:
        row = table.plan.rows[table.seats - 1]
        return (row.encounter if self.kind == ENCOUNTER_TILES else row.other)[self.chapter]

    @step
    def blind(self, table: Table) -> Flow:
        """Draw the tiles of a chapter and kind, in the number of the scenario's table (EU-014)."""
        if self.chapter == len(table.coming):
            return self.go(self.named)
        pool = table.cat.map.drawn[self.chapter][self.kind]
        ids = tuple([table.cat.map.ids[tile] for tile in pool])
        wanted = min(self.wanted(table), len(pool))
        if wanted in (0, len(pool)):
            table.answer = Action("draw", ids[:wanted])
            return None
        return ask(table, Draw(ids, wanted, "territories", "EU-014"))

    @step
    def keep(self, table: Table) -> Flow:
        index = table.cat.map.index
        drawn = [index[str(word)] for word in table.answer.args]
        pool = table.cat.map.drawn[self.chapter][self.kind]
        table.coming[self.chapter] = sorted(table.coming[self.chapter] + drawn)
        table.spare[self.chapter] += [tile for tile in pool if tile not in drawn]
        if self.kind == ENCOUNTER_TILES:
            self.kind = OTHER_TILES
        else:
            self.kind = ENCOUNTER_TILES
            self.chapter += 1
        return self.go(self.blind)

    @step
    def named(self, table: Table) -> Flow:
        """Add the fixed tiles, those the scenario names, the Griffin's (EU-013, EU-015, EU-322, EU-370)."""
        chart = table.cat.map
        row = table.plan.rows[table.seats - 1]
        for chapter, fixed in enumerate(row.fixed):
            tiles = chart.fixed_alone[chapter] if table.seats == 1 else chart.drawn[chapter][0]
            add_tiles(table, tiles if fixed else ())
        add_tiles(table, tuple(chart.index[word] for word in table.plan.tiles))
        if table.griffin:
            # Where chapter I is not used, its fixed tiles come on top with the Griffin's (EU-378).
            add_tiles(table, () if row.fixed[0] else chart.drawn[0][0])
            add_tiles(table, (chart.index["i_griffin"],))
        return DONE


def add_tiles(table: Table, tiles: tuple[int, ...]) -> None:
    """Put tiles into the piles of their own chapters (EU-015)."""
    for tile in tiles:
        chapter = table.cat.map.chapter[tile] - 1
        table.coming[chapter] = sorted([*table.coming[chapter], tile])


@procedure
class Displaying(Frame):
    """The common area: four tiles on offer at each post, a card on top of each monster deck (EU-031, EU-032)."""

    deck: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        ids = table.cat.tile_ids
        size = table.box.cards.setup.offer
        return ask(table, Draw(tuple([ids[tile] for tile in table.shop[self.deck]]), size, "offer", "EU-031"))

    @step
    def show(self, table: Table) -> Flow:
        for word in table.answer.args:
            tile = table.cat.tile_index[str(word)]
            table.shop[self.deck].remove(tile)
            table.offer[self.deck].append(tile)
        self.deck += 1
        if self.deck < len(table.shop):
            return self.go(self.offer)
        self.deck = 0
        return None

    @step
    def monster(self, table: Table) -> Flow:
        foes = table.cat.foes
        return ask(table, Draw(tuple([foes.ids[foe] for foe in table.monsters[self.deck]]), 1, "monster", "EU-032"))

    @step
    def top(self, table: Table) -> Flow:
        """The back of a deck's top card is for all to see (EU-142)."""
        foes = table.cat.foes
        foe = foes.index[f"monster-{table.answer.args[0]}"]
        table.monsters[self.deck].remove(foe)
        table.top[self.deck] = foe
        self.deck += 1
        return self.go(self.monster) if self.deck < len(table.monsters) else DONE

"""Setting up: heroes, the stack of territories, the start tile, offers, bounties, first player (EU-009 to EU-035).
The rounds that follow are left to the course, what a scenario adds to ``scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import CENTRE
from ...box.catalogue import Catalogue
from ...box.integer_tables import NONE
from ...box.terms import HEROES
from ...state.game_state import LOCKED, EuthiaState
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


def outfit(state: EuthiaState, seat: Seat, hero: int) -> None:
    """Give a seat its hero: board, start tiles, hidden tiles, Gaar, health (EU-017 to EU-025)."""
    cat = state.cat
    state.hero[seat] = hero
    state.health[seat] = cat.hero_health[hero]
    state.gaar[seat] = cat.gaar_slots[hero]
    state.dwurt[seat] = cat.dwurt_slots[hero]
    locks = (*cat.hero_locks[hero], *cat.equipment_locks[hero])
    state.slots[seat] = [LOCKED if lock else NONE for lock in locks]
    for tile in cat.start_tiles[hero]:
        state.add_thing(seat, tile, first_slot(state, seat, tile))
    state.pile[seat] = [tile for tile in cat.later_tiles[hero] if in_use(cat, tile, state.seats)]


def first_slot(state: EuthiaState, seat: Seat, tile: int) -> int:
    """Return the first empty unlocked hero slot with a tile's symbol (EU-019)."""
    symbols = state.cat.hero_slots[state.hero[seat]]
    for spot, symbol in enumerate(symbols):
        if symbol == state.cat.tile_slot[tile] and state.slots[seat][spot] == NONE:
            return spot
    raise ValueError(f"{state.cat.tile_ids[tile]} finds no slot at the start")


def in_use(cat: Catalogue, tile: int, players: int) -> bool:
    """Is a hero tile used in a game of so many (EU-021)?"""
    icon = cat.tile_players[tile]
    return icon == ANY_NUMBER or icon == (SOLO_ONLY if players == 1 else MANY_ONLY)


def endow(state: EuthiaState, seat: Seat) -> None:
    """Give a hero what the scenario starts him with, else nothing (EU-025, EU-027, EUS-008)."""
    start = state.plan.start
    state.rep[seat] = start.rep
    state.gold[seat] = start.gold
    for item in start.items:
        state.add_thing(seat, state.cat.tile_index[item])


@procedure
class SettingUp(Frame):
    """Heroes, territories, common area, in the order of the rulebook."""

    @step
    def heroes(self, state: EuthiaState) -> Flow:
        return call(state, TakingHeroes())

    @step
    def territories(self, state: EuthiaState) -> Flow:
        return call(state, Stacking())

    @step
    def start_tile(self, state: EuthiaState) -> Flow:
        """The start tile lies in the middle; the other Chapel stays in the box (EU-010, EU-011, EUS-005)."""
        put_tile(state, state.cat.map.index[state.plan.start.tile], 0, 0)
        return call(state, Displaying())

    @step
    def bounties(self, state: EuthiaState) -> Flow:
        return elites.lay_out(state)

    @step
    def first(self, state: EuthiaState) -> Flow:
        """The first player is found by lot and stays first for the whole game (EU-026)."""
        if state.seats == 1:
            return self.go(self.control)
        return ask(state, Draw(tuple(range(state.seats)), 1, "first", "EU-026"))

    @step
    def note_first(self, state: EuthiaState) -> Flow:
        state.first = state.answer.number()
        state.tell("first", "EU-026", reveals=True, seat=state.first)
        return None

    @step
    def control(self, state: EuthiaState) -> Flow:
        """Three and four rivals shuffle their control cards, two of each (EU-034, EU-035)."""
        if state.rivals() and state.seats > 2:
            copies = state.box.cards.tokens.control_cards
            state.control_deck = [seat for seat in range(state.seats) for _ in range(copies)]
        return None

    @step
    def priest(self, state: EuthiaState) -> Flow:
        """A start tile with an encounter brings its quests at once (EUS-006)."""
        encounter = state.cat.map.encounter[4 * state.order[0] + CENTRE]
        return quests.reveal(state, encounter) if encounter != NONE else None

    @step
    def scenario(self, state: EuthiaState) -> Flow:
        return opening.prepare(state)


@procedure
class TakingHeroes(Frame):
    """Every seat takes a hero that nobody has, by lot or by choice in seat order (EU-017)."""

    seat: Seat = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        if self.seat == state.seats:
            return DONE
        if state.hero[self.seat] != NONE:
            return answered(state, TAKE_HERO[state.hero[self.seat]])
        free = [word for hero, word in enumerate(HEROES) if hero not in state.hero]
        if not state.choosing:
            return ask(state, Draw(tuple(free), 1, "hero", "EU-017"))
        options = tuple([TAKE_HERO[HEROES.index(word)] for word in free])
        return ask(state, Choice(self.seat, "hero", options, "EU-017"))

    @step
    def take(self, state: EuthiaState) -> Flow:
        """A hero begins with what the scenario gives, or in a campaign with what he has already (EUS-129)."""
        seat, word = self.seat, state.answer.word()
        heir = bool(state.slots[seat])
        if not heir:
            outfit(state, seat, HEROES.index(word))
            endow(state, seat)
        state.tell("hero", "EU-017", reveals=not (state.choosing or heir), seat=seat, hero=f"hero-{word}")
        if heir:
            state.tell("inherits", "EUS-129", seat=seat, n=state.gold[seat], rep=state.rep[seat])
        self.seat += 1
        return self.go(self.offer)

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat and action in TAKE_HERO:
            return Reason("hero-taken", "EU-017", {"hero": f"hero-{action.args[0]}"})
        return Frame.why(self, state, seat, action)


@procedure
class Stacking(Frame):
    """The stack: all fixed tiles, so many encounter and other tiles of each chapter, drawn blindly (EU-012 to EU-016).

    Which tile of a chapter comes next is drawn when it is turned.
    """

    chapter: int = 0
    kind: int = ENCOUNTER_TILES

    def wanted(self, state: EuthiaState) -> int:
        row = state.plan.rows[state.seats - 1]
        return (row.encounter if self.kind == ENCOUNTER_TILES else row.other)[self.chapter]

    @step
    def blind(self, state: EuthiaState) -> Flow:
        """Draw the tiles of a chapter and kind, in the number of the scenario's table (EU-014)."""
        if self.chapter == len(state.coming):
            return self.go(self.named)
        pool = state.cat.map.drawn[self.chapter][self.kind]
        ids = tuple([state.cat.map.ids[tile] for tile in pool])
        wanted = min(self.wanted(state), len(pool))
        if wanted in (0, len(pool)):
            return answered(state, Action("draw", ids[:wanted]))
        return ask(state, Draw(ids, wanted, "territories", "EU-014"))

    @step
    def keep(self, state: EuthiaState) -> Flow:
        index = state.cat.map.index
        drawn = [index[str(word)] for word in state.answer.args]
        pool = state.cat.map.drawn[self.chapter][self.kind]
        state.coming[self.chapter] = sorted(state.coming[self.chapter] + drawn)
        state.spare[self.chapter] += [tile for tile in pool if tile not in drawn]
        if self.kind == ENCOUNTER_TILES:
            self.kind = OTHER_TILES
        else:
            self.kind = ENCOUNTER_TILES
            self.chapter += 1
        return self.go(self.blind)

    @step
    def named(self, state: EuthiaState) -> Flow:
        """Add the fixed tiles, those the scenario names, the Griffin's (EU-013, EU-015, EU-322, EU-370)."""
        chart = state.cat.map
        row = state.plan.rows[state.seats - 1]
        for chapter, fixed in enumerate(row.fixed):
            tiles = chart.fixed_alone[chapter] if state.seats == 1 else chart.drawn[chapter][0]
            add_tiles(state, tiles if fixed else ())
        add_tiles(state, tuple(chart.index[word] for word in state.plan.tiles))
        if state.griffin:
            # Where chapter I is not used, its fixed tiles come on top with the Griffin's (EU-378).
            add_tiles(state, () if row.fixed[0] else chart.drawn[0][0])
            add_tiles(state, (chart.index["i_griffin"],))
        return DONE


def add_tiles(state: EuthiaState, tiles: tuple[int, ...]) -> None:
    """Put tiles into the piles of their own chapters (EU-015)."""
    for tile in tiles:
        chapter = state.cat.map.chapter[tile] - 1
        state.coming[chapter] = sorted([*state.coming[chapter], tile])


@procedure
class Displaying(Frame):
    """The common area: four tiles on offer at each post, a card on top of each monster deck (EU-031, EU-032)."""

    deck: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        ids = state.cat.tile_ids
        size = state.box.cards.setup.offer
        return ask(state, Draw(tuple([ids[tile] for tile in state.shop[self.deck]]), size, "offer", "EU-031"))

    @step
    def show(self, state: EuthiaState) -> Flow:
        for word in state.answer.args:
            tile = state.cat.tile_index[str(word)]
            state.shop[self.deck].remove(tile)
            state.offer[self.deck].append(tile)
        self.deck += 1
        if self.deck < len(state.shop):
            return self.go(self.offer)
        self.deck = 0
        return None

    @step
    def monster(self, state: EuthiaState) -> Flow:
        foes = state.cat.foes
        return ask(state, Draw(tuple([foes.ids[foe] for foe in state.monsters[self.deck]]), 1, "monster", "EU-032"))

    @step
    def top(self, state: EuthiaState) -> Flow:
        """The back of a deck's top card is for all to see (EU-142)."""
        foes = state.cat.foes
        foe = foes.index[f"monster-{state.answer.word()}"]
        state.monsters[self.deck].remove(foe)
        state.top[self.deck] = foe
        self.deck += 1
        return self.go(self.monster) if self.deck < len(state.monsters) else DONE

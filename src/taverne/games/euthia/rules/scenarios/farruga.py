"""Farruga: the dragon raids trading posts every third round; heroes ward and defend them (EUS-059 to EUS-076).
Fights against it are left to ``dragon`` and ``fight``.

``marks``: those of a dragon, then 10 to 13 attack cards carried out, 14 posts razed; a ward lies in ``Table.emblem``.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CENTRE, SPECIALS
from ...box.integer_tables import NONE
from ...state.game_state import Table
from ..goods.gains import give
from ..travel.places import chapel, distance, name
from .base import due, earn, is_post
from .dragon import AT, OWN, STAGE, DragonStory

CARDS: Final = OWN
RAZED: Final = OWN + 4
TOWERS: Final = SPECIALS.index("towers")


class Farruga(DragonStory):
    """The figure stands beside the map at first (EUS-060)."""

    group = "farruga"
    MARKS = OWN + 5
    DESOLATES = False

    def round_end(self, table: Table, number: int) -> Flow:
        self.end_round(table)
        there = table.marks[STAGE] < len(self.stages(table))
        return call(table, Raiding()) if there and due(table, "farruga_attack") else None

    def ruin_rule(self, table: Table, space: int) -> str:
        """A razed post only trades no more, and the Towers once all their outer spaces are razed (EUS-069, EUS-070)."""
        return "EUS-070" if space & 3 == CENTRE else "EUS-069"

    def leave(self, table: Table) -> Flow:
        """A beaten stage makes it fly on to another post, without attack (EUS-067)."""
        return call(table, FlyingOff())

    def wares(self, table: Table, seat: Seat) -> list[Action]:
        """A ward for the visited post, at the Towers for one of its outer spaces (EUS-073)."""
        here = table.at[seat]
        if table.gold[seat] < table.figure("ward_price"):
            return []
        spaces = range(here & ~3, here) if here & 3 == CENTRE else (here,)
        words = table.cat.map.words
        return [
            Action("ward", (words[space],))
            for space in spaces
            if is_post(table, space) and not table.emblem[space] and space not in table.ruined
        ]

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        space = table.cat.map.space_index[str(action.args[0])]
        table.gold[seat] -= table.figure("ward_price")
        table.emblem[space] = 1
        table.emit("ward", {"seat": seat, "space": name(table, space)}, "EUS-073")
        return None

    def reached(self, table: Table) -> bool:
        return DragonStory.reached(self, table) and table.marks[RAZED] <= table.figure("razed_at_most")


def nearest(table: Table, but: list[int]) -> list[int]:
    """Return the nearest freed posts without destruction token, from the figure or the Chapel (EUS-062, EUS-064)."""
    start = table.marks[AT] - 1 if table.marks[AT] else chapel(table)
    posts = [
        space
        for tile in table.order
        for space in range(4 * tile, 4 * tile + CENTRE)
        if is_post(table, space) and table.freed(space) and space not in table.ruined and space not in but
    ]
    far = {space: distance(table, start, space) for space in posts}
    least = min(far.values(), default=NONE)
    return sorted(space for space in posts if far[space] == least)


def ask_post(table: Table, posts: list[int]) -> Flow:
    """Let the first player choose among equally near posts (EUS-063)."""
    options = tuple([Action("raid", (table.cat.map.words[space],)) for space in posts])
    if len(options) == 1:
        table.answer = options[0]
        return None
    return ask(table, Choice(table.first, "raid", options, "EUS-063", default=options[0]))


def land(table: Table) -> int:
    """Put the figure on the post that was named, and return it."""
    space = table.cat.map.space_index[str(table.answer.args[0])]
    table.marks[AT] = space + 1
    if table.events is not None:
        table.emit("dragon-lands", {"space": name(table, space)}, "EUS-062")
    return space


def raze(table: Table, space: int) -> None:
    """A destruction token; the trade token goes back, the space stays freed (EUS-068 to EUS-070)."""
    table.ruined.append(space)
    table.trade_token[space] = NONE
    if space not in table.absent:
        table.absent.append(space)
    table.marks[RAZED] += 1
    tile = space >> 2
    if table.cat.map.special[tile] == TOWERS and all(4 * tile + n in table.ruined for n in range(CENTRE)):
        table.ruined.append(4 * tile + CENTRE)
    table.emit("razed", {"space": name(table, space)}, "EUS-068")


@procedure
class FlyingOff(Frame):
    """Go to the nearest freed post other than its own; without one it stays (EUS-067)."""

    @step
    def choose(self, table: Table) -> Flow:
        posts = nearest(table, [table.marks[AT] - 1])
        return ask_post(table, posts) if posts else DONE

    @step
    def fly(self, table: Table) -> Flow:
        land(table)
        return DONE


@procedure
class Raiding(Frame):
    """One attack card: flights, blows on heroes in reach, a post razed or defended (EUS-061 to EUS-074)."""

    card: int = 0
    flown: list[int] = field(default_factory=list)
    struck: list[int] = field(default_factory=list)
    blow: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        cards = table.box.cards.dragon_attack
        left = [card.id for n, card in enumerate(cards) if not table.marks[CARDS + n]]
        return ask(table, Draw(tuple(left), 1, "dragon-attack", "EUS-061"))

    @step
    def turn(self, table: Table) -> Flow:
        word = str(table.answer.args[0])
        self.card = table.box.index["dragon_attack"][word]
        table.marks[CARDS + self.card] = 1
        table.emit("dragon-attack", {"card": f"dragon_attack-{word}"}, "EUS-061", reveals=True)
        return None

    @step
    def choose(self, table: Table) -> Flow:
        """Without a post left the card moves nothing and razes nothing (EUS-065)."""
        posts = nearest(table, self.flown)
        return ask_post(table, posts) if posts else DONE

    @step
    def fly(self, table: Table) -> Flow:
        space = land(table)
        self.flown.append(space)
        reach = table.box.cards.dragon_attack[self.card].reach
        seats = [seat for seat in range(table.seats) if 0 <= distance(table, space, table.at[seat]) <= reach]
        self.struck = seats if table.cat.attack_blows[self.card] else []
        self.blow = 0
        return None

    @step
    def strike(self, table: Table) -> Flow:
        """Blows fall one by one, in seat order; who has died meanwhile suffers no more of them."""
        blows = table.cat.attack_blows[self.card]
        if not self.struck:
            return self.go(self.settle)
        seat = self.struck[0]
        op = blows[self.blow]
        self.blow += 1
        if self.blow == len(blows):
            self.blow = 0
            self.struck = self.struck[1:]
        self.go(self.strike)
        return give(table, seat, op)

    @step
    def settle(self, table: Table) -> Flow:
        """A hero on the post or a ward saves it (EUS-071, EUS-072, EUS-074)."""
        space = self.flown[-1]
        defenders = [seat for seat in range(table.seats) if table.at[seat] == space]
        for seat in defenders:
            earn(table, seat, table.figure("defender_rep"), "EUS-072")
        if not defenders and table.emblem[space]:
            table.emblem[space] = 0
            table.emit("ward-broken", {"space": name(table, space)}, "EUS-074")
            if table.trade_token[space] != NONE:
                earn(table, table.trade_token[space], table.figure("ward_rep"), "EUS-074")
        elif not defenders:
            raze(table, space)
        flights = table.box.cards.dragon_attack[self.card].flights
        return self.go(self.choose) if len(self.flown) < flights else DONE

"""Into the Abyss: guardians of open abysses, seals, falls from one to another, the Magma Demon (EUS-144 to EUS-160).
The fights are left to ``fight``.

``marks``: 0 to 4 seals by chapter (0 open, 1 + seat), 5 to 8 by seat the round of the last fall, 9 to 12 by seat if
the demon was beaten, 13 the space + 1 whose guardian is being fought.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import ABYSS, CENTRE, TEMPLE
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS
from ...state.duel import Duel
from ...state.game_state import KNOWN, SOLO, Table
from ..combat.aftermath import MeetingNext
from ..combat.fight import Fighting
from ..travel.movement import enter, wound
from ..travel.places import JUMP, name
from ..turn.tokens import COMBAT, held, spend
from .base import SEATS, Story, earn

CHAPTERS: Final = 5
FELL: Final = 5
DEMON: Final = 9
GUARDED: Final = 13
GUARDIAN: Final = Action("guardian")
LEVELS: Final = (1, 2, 2, 3, 3)
"""The level of a chapter's guardian (EUS-148)."""


class Abyss(Story):
    """Five abysses, one in each chapter, and the Ancient Temple."""

    MARKS = 14

    def tile_revealed(self, table: Table, tile: int) -> Flow:
        """The demon stands where the temple's monster would (EUS-153)."""
        for space in range(4 * tile, 4 * tile + CENTRE):
            if table.cat.map.land[space] == TEMPLE:
                table.absent.append(space)
        return None

    def barred(self, table: Table, seat: Seat, space: int) -> Refusal | None:
        """The temple opens after a number of seals (EUS-153)."""
        if table.cat.map.land[space] != TEMPLE:
            return None
        needed = table.figure("enter_after_solo" if table.mode == SOLO else "enter_after")
        return Refusal("temple-closed", "EUS-153", {"n": needed}) if sealed(table) < needed else None

    def opponents(self, table: Table, seat: Seat) -> list[int]:
        """On the temple space one may fight the demon, until one has beaten it (EUS-155)."""
        there = table.cat.map.land[table.at[seat]] == TEMPLE and not table.marks[DEMON + seat]
        return [demon(table)] if there else []

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        here = table.at[seat]
        if not is_open(table, here):
            return []
        found = [GUARDIAN] if self.guarded(table, seat) and held(table, seat, COMBAT) else []
        if table.marks[FELL + seat] != table.round:
            found += [Action("fall", (table.cat.map.words[space],)) for space in open_abysses(table) if space != here]
        return found

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        if action != GUARDIAN:
            return call(table, Falling(seat, table.cat.map.space_index[str(action.args[0])]))
        spend(table, seat, COMBAT)
        return self.fight_guardian(table, seat)

    def guarded(self, table: Table, seat: Seat) -> bool:
        here = table.at[seat]
        level = LEVELS[chapter_of(table, here)] - 1
        cards = table.top[level] != NONE or table.monsters[level] or table.monsters_discard[level]
        return is_open(table, here) and bool(cards)

    def fight_guardian(self, table: Table, seat: Seat) -> Flow:
        return call(table, Guarding(seat, table.at[seat]))

    def rule(self, table: Table, word: str, usual: int) -> int:
        """A guardian has more Chaos than its card shows (EUS-148)."""
        guarded = word == "extra_chaos" and table.marks and table.marks[GUARDED]
        return usual + table.figure("guardian_chaos") if guarded else usual

    def extra_gaar(self, table: Table) -> int:
        return table.figure("guardian_gaar") if table.marks[GUARDED] else 0

    def foe_health(self, table: Table, foe: int) -> int:
        """Seals weaken the demon (EUS-156)."""
        health = table.cat.foes.health[foe]
        return health - table.figure("demon_health_for_seal") * sealed(table) if foe == demon(table) else health

    def monster_beaten(self, table: Table, foe: int, space: int) -> Flow:
        if foe == demon(table):
            duel = table.duel
            assert isinstance(duel, Duel)
            table.marks[DEMON + duel.seat] = 1
        return None

    def add_on(self, table: Table, seat: Seat) -> int:
        """Most seals, at least one; tied heroes all (EUS-158)."""
        counts = [table.marks[:CHAPTERS].count(1 + one) for one in range(table.seats)]
        return table.figure("most_rep") if counts[seat] and counts[seat] == max(counts) else 0

    def count(self, table: Table) -> int:
        return sealed(table)

    def reached(self, table: Table) -> bool:
        """Seals, and the demon beaten, on heroic by every hero (EUS-159, EUS-160)."""
        beaten = table.marks[DEMON : DEMON + table.seats]
        return Story.reached(self, table) and (all(beaten) if table.figure("demon_by_all") else any(beaten))


def demon(table: Table) -> int:
    return table.cat.foes.opponents["magma_demon"][0]


def sealed(table: Table) -> int:
    """Return how many abysses are sealed."""
    return sum(map(bool, table.marks[:CHAPTERS]))


def chapter_of(table: Table, space: int) -> int:
    """Return the chapter of a space's tile, from 0."""
    return table.cat.map.chapter[space >> 2] - 1


def is_open(table: Table, space: int) -> bool:
    """Is a space an abyss that is freed and not sealed (EUS-147)?"""
    return table.cat.map.land[space] == ABYSS and table.freed(space) and not table.marks[chapter_of(table, space)]


def open_abysses(table: Table) -> list[int]:
    spaces = [space for tile in sorted(table.order) for space in range(4 * tile, 4 * tile + CENTRE)]
    return [space for space in spaces if is_open(table, space)]


@procedure
class Guarding(Frame):
    """The fight against a guardian, and the seal for who has beaten it (EUS-148 to EUS-151)."""

    seat: Seat = 0
    space: int = 0
    level: int = 0

    @step
    def begin(self, table: Table) -> Flow:
        """A deck whose last card was won takes back what was discarded (EU-044)."""
        self.level = LEVELS[chapter_of(table, self.space)] - 1
        return call(table, MeetingNext(self.level)) if table.top[self.level] == NONE else None

    @step
    def fight(self, table: Table) -> Flow:
        """The guardian is the top monster of its level; who it is shows only now."""
        table.marks[GUARDED] = self.space + 1
        return call(table, Fighting(self.seat, table.top[self.level], self.space))

    @step
    def after(self, table: Table) -> Flow:
        table.marks[GUARDED] = 0
        if not cast(Fighting, table.returned).won:
            table.top_seen[self.level] = KNOWN
            return DONE
        return call(table, MeetingNext(self.level))

    @step
    def offer(self, table: Table) -> Flow:
        """An essence seals the abyss; without one it stays open (EUS-150)."""
        essences = table.essences[SEATS * self.seat : SEATS * self.seat + SEATS]
        options = [Action("give_essence", (word,)) for word, n in zip(ELEMENTS, essences, strict=True) if n]
        if not options:
            return DONE
        return ask(table, Choice(self.seat, "seal-abyss", (PASS, *options), "EUS-150", default=options[0]))

    @step
    def seal(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        chapter = chapter_of(table, self.space)
        table.essences[SEATS * self.seat + ELEMENTS.index(table.answer.args[0])] -= 1
        table.marks[chapter] = 1 + self.seat
        table.emit("abyss-sealed", {"seat": self.seat, "space": name(table, self.space)}, "EUS-150")
        earn(table, self.seat, table.figure(f"rep_{chapter + 1}"), "EUS-151")
        return DONE


@procedure
class Falling(Frame):
    """A wound, and the hero is in another open abyss (EUS-152)."""

    seat: Seat = 0
    space: int = 0
    before: int = 0

    @step
    def suffer(self, table: Table) -> Flow:
        table.marks[FELL + self.seat] = table.round
        self.before = table.at[self.seat]
        return wound(table, self.seat, table.figure("fall_wounds"))

    @step
    def arrive(self, table: Table) -> Flow:
        """Who dies of the wound falls no further."""
        return enter(table, self.seat, self.space, JUMP) if table.at[self.seat] == self.before else DONE

    @step
    def end(self, table: Table) -> Flow:
        return DONE

"""A mercenary's roll: against a mission, a monster or a region (ML-123, ML-153 to ML-165, ML-170).
What monsters do before is left to the attack, what success brings to the battle and the missions."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..catalogue import NONE
from ..effects import (
    GEAR,
    LOOT,
    Source,
    battle_effects,
    die_bonus,
    forbids,
    rerolls,
    source_name,
    total_bonus,
    traps_counted,
    traps_needed,
    use,
)
from ..state import Table
from ..vocabulary import COLOURS, Attempt, DieBonus, Reroll, TotalBonus
from .free_actions import discard_loot

MISSION: Final = 0
FIGHT: Final = 1
CONQUEST: Final = 2
ATTEMPTS_OF: Final[tuple[tuple[Attempt, ...], ...]] = (("mission",), ("capture", "kill"), ("conquest",))

FAILED: Final = 0
DONE_IT: Final = 1
CAPTURED: Final = 1
KILLED: Final = 2

ROLL: Final = Action("roll")
ROLL_COLOUR: Final = tuple(Action("roll", (colour,)) for colour in COLOURS)
VENOM: Final = Action("venom")
CAPTURE: Final = Action("capture")
KILL: Final = Action("kill")
STOP: Final = Action("stop")
STRIKE_ROLLS: Final = tuple(Roll((6,) * n, "strike", "ML-153") for n in range(60))
RULES: Final = ("ML-123", "ML-153", "ML-170")

_REROLLS: dict[tuple[str, int], Action] = {}


def reroll_action(word: str, face: int) -> Action:
    """Return ``reroll <colour> <value> <source>``, made once."""
    found = _REROLLS.get((word, face))
    if found is None:
        found = _REROLLS[word, face] = Action("reroll", (COLOURS[face >> 3], face & 7, word))
    return found


@procedure
class Striking(Frame):
    """Roll the dice of an expedition, all or one by one, until its result stands.

    ``aim`` is the monster of a fight, else the value to reach; ``before`` what earlier expeditions did;
    ``bonus`` holds in fours what each colour and the total count more: in any case, for a capture, for a kill.
    """

    e: int = 0
    attempt: int = MISSION
    aim: int = 0
    before: int = 0
    outcome: int = FAILED
    own: int = 0
    venom: int = 0
    marks: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    lent: list[int] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    throw: list[int] = field(default_factory=list)
    again: int = NONE

    @step
    def begin(self, table: Table) -> Flow:
        self.refresh(table)
        return None

    @step
    def offer(self, table: Table) -> Flow:
        """Ask only where there is something to choose (ML-154, ML-160, ML-161)."""
        if self.decided(table):
            return self.go(self.end)
        options = self.options(table)
        if len(options) == 1:
            table.answer = options[0]
            return None
        data: dict[str, int | str] = {
            "mercenary": table.cat.member_names[table.who[self.e]],
            "total": self.total(table, 0),
        }
        return ask(table, Choice(table.seat_of(self.e), PROMPTS[self.attempt], options, RULES[self.attempt], data))

    @step
    def take(self, table: Table) -> Flow:
        action = table.answer
        if action.kind == "roll":
            return self.ready(table, action)
        if action.kind == "reroll":
            return self.ready_again(table, action)
        if action == VENOM:
            table.venoms[self.e] -= 1
            self.venom += 1
            table.emit("venom-used", {"seat": table.seat_of(self.e)}, "ML-155")
        elif action.kind == "loot":
            self.play_loot(table, table.cat.loot_index[str(action.args[0])])
        else:
            self.outcome = CAPTURED if action == CAPTURE else KILLED if action == KILL else FAILED
            return self.go(self.end)
        return self.go(self.offer)

    @step
    def roll(self, table: Table) -> Flow:
        return ask(table, STRIKE_ROLLS[sum(self.throw)])

    @step
    def rolled(self, table: Table) -> Flow:
        e = self.e
        values = table.answer.args
        start = 0
        for colour, n in enumerate(self.throw):
            table.faces[e] += [8 * colour + int(value) for value in values[start : start + n]]
            table.dice[3 * e + colour] -= n
            start += n
        self.marks += [0] * start
        table.rolled[e] = 1
        self.tell(table, "rolled", list(values))
        return self.go(self.offer)

    @step
    def roll_again(self, table: Table) -> Flow:
        return ask(table, STRIKE_ROLLS[1])

    @step
    def rolled_again(self, table: Table) -> Flow:
        faces = table.faces[self.e]
        faces[self.again] = 8 * (faces[self.again] >> 3) + int(table.answer.args[0])
        self.tell(table, "rerolled", list(table.answer.args))
        return self.go(self.offer)

    @step
    def end(self, table: Table) -> Flow:
        self.own = self.total(table, 0) - self.before
        return DONE

    # What counts

    def refresh(self, table: Table) -> None:
        """Work out the bonuses; they change only when loot is played (ML-154, ML-162)."""
        effects = self.effects(table)
        attempts = ATTEMPTS_OF[self.attempt]
        kinds: tuple[tuple[Attempt, ...], ...] = (attempts,)
        if self.attempt == FIGHT:
            kinds = (attempts, ("capture",), ("kill",))
        self.bonus = []
        for kind in kinds:
            self.bonus += [*die_bonus(effects, kind), total_bonus(effects, kind)]

    def monster(self) -> int:
        return self.aim if self.attempt == FIGHT else NONE

    def effects(self, table: Table) -> list[Source]:
        return battle_effects(table, self.e, self.monster(), self.played)

    def total(self, table: Table, kind: int) -> int:
        """Return the total in any case (0), for a capture (1) or for a kill (2); no die counts below 0 (ML-345)."""
        bonus = self.bonus
        at = 4 * kind
        total = bonus[at + 3] + self.before + self.venom * table.box.cards.battle.venom
        for face in table.faces[self.e]:
            value = (face & 7) + bonus[at + (face >> 3)]
            if value > 0:
                total += value
        return total

    def decided(self, table: Table) -> bool:
        """Whether the result stands without asking: a kill always counts, a conquest too (ML-158, ML-162, ML-170)."""
        if self.attempt == FIGHT:
            if self.total(table, 0) >= table.box.cards.monster[self.aim].kill_value:
                self.outcome = KILLED
                return True
        elif self.attempt == CONQUEST and self.total(table, 0) >= self.aim:
            self.outcome = DONE_IT
            return True
        return False

    def options(self, table: Table) -> tuple[Action, ...]:
        e = self.e
        left = table.dice[3 * e : 3 * e + 3]
        count = sum(left)
        fight = self.attempt == FIGHT
        trapped = fight and traps_counted(table, e) >= traps_needed(table, e, self.aim)
        if count and not trapped:
            return (ROLL,)
        options = self.verdicts(table, trapped) if fight else []
        if count:
            options.append(ROLL)
            if count > 1:
                options += [ROLL_COLOUR[colour] for colour in range(3) if left[colour]]
        elif not options:
            options.append(STOP)
        options += self.reroll_options(table)
        if fight and table.venoms[e] and not forbids(table, self.aim, "venom"):
            options.append(VENOM)
        if table.loot[table.seat_of(e)]:
            options += [table.cat.use_loot[token] for token in self.useful_loot(table)]
        return tuple(options)

    def verdicts(self, table: Table, trapped: bool) -> list[Action]:
        """Return what may be declared now (ML-157, ML-162)."""
        monster = table.box.cards.monster[self.aim]
        found = []
        if trapped and self.total(table, 1) >= monster.capture_value:
            found.append(CAPTURE)
        if self.total(table, 2) >= monster.kill_value:
            found.append(KILL)
        return found

    def useful_loot(self, table: Table) -> list[int]:
        """Return the loot that can be played into this roll (ML-308, ML-309, ML-314, ML-319, ML-323)."""
        found = []
        attempts = ATTEMPTS_OF[self.attempt]
        for token in table.loot[table.seat_of(self.e)]:
            effect = table.cat.loot_effect[token]
            if isinstance(effect, Reroll | DieBonus | TotalBonus):
                if any(attempt in effect.attempts for attempt in attempts) and self.touches(table, effect):
                    found.append(token)
        return found

    def touches(self, table: Table, effect: Reroll | DieBonus | TotalBonus) -> bool:
        """Whether there are dice here that an effect could change."""
        if isinstance(effect, TotalBonus):
            return True
        colours = effect.colours if isinstance(effect, Reroll) else (effect.colour,)
        here = {face >> 3 for face in table.faces[self.e]}
        here.update(colour for colour in range(3) if table.dice[3 * self.e + colour])
        return any(COLOURS[colour] in colours for colour in sorted(here))

    def play_loot(self, table: Table, token: int) -> None:
        """Loot is discarded for this one expedition (ML-179, ML-324)."""
        discard_loot(table, table.seat_of(self.e), token)
        effect = table.cat.loot_effect[token]
        if isinstance(effect, Reroll):
            self.lent += (token, effect.n)
        self.played.append(token)
        self.refresh(table)

    # Rolling and rerolling

    def ready(self, table: Table, action: Action) -> Flow:
        if action == ROLL:
            self.throw = table.dice[3 * self.e : 3 * self.e + 3]
        else:
            self.throw = [int(action == ROLL_COLOUR[colour]) for colour in range(3)]
        return self.go(self.roll)

    def sources(self, table: Table) -> list[tuple[int, Reroll]]:
        """Return what still gives a reroll (ML-112, ML-154)."""
        if not table.faces[self.e]:
            return []
        kind = ATTEMPTS_OF[self.attempt][0]
        open_ones = rerolls(table, self.e, self.effects(table), kind)
        return [(s, effect) for s, effect in open_ones if s < LOOT or self.loan(s - LOOT) > 0]

    def loan(self, token: int) -> int:
        return sum([n for t, n in zip(self.lent[::2], self.lent[1::2], strict=True) if t == token])

    def reroll_options(self, table: Table) -> list[Action]:
        """Return the dice that may be rolled again; without ``repeat`` each die once by each source (ML-383)."""
        options: list[Action] = []
        for source, effect in self.sources(table):
            word = source_name(table, source)
            faces = [f for i, f in enumerate(table.faces[self.e]) if self.open_to(table, i, source, effect)]
            options += [reroll_action(word, face) for face in dict.fromkeys(faces)]
        return options

    def open_to(self, table: Table, die: int, source: int, effect: Reroll) -> bool:
        colour = table.faces[self.e][die] >> 3
        return COLOURS[colour] in effect.colours and (effect.repeat or not self.marks[die] & mark(source))

    def ready_again(self, table: Table, action: Action) -> Flow:
        face = 8 * COLOURS.index(action.args[0]) + int(action.args[1])
        for source, effect in self.sources(table):
            if source_name(table, source) == action.args[2]:
                for die, shown in enumerate(table.faces[self.e]):
                    if shown == face and self.open_to(table, die, source, effect):
                        self.count_reroll(table, die, source, effect)
                        return self.go(self.roll_again)
        raise AssertionError("the reroll is one of those offered")

    def count_reroll(self, table: Table, die: int, source: int, effect: Reroll) -> None:
        self.again = die
        if source >= LOOT:
            self.lent[self.lent.index(source - LOOT) + 1] -= 1
            return
        use(table, source, self.e)
        if not effect.repeat:
            self.marks[die] |= mark(source)

    def tell(self, table: Table, kind: str, dice: list[int | str]) -> None:
        """Tell a roll and what its total is made of: dice, bonuses, and what earlier expeditions did (ML-163)."""
        if table.events is not None:
            total = self.total(table, 0)
            data = {
                "seat": table.seat_of(self.e),
                "mercenary": table.cat.member_names[table.who[self.e]],
                "dice": dice,
                "total": total,
                "before": self.before,
                "bonus": total - self.before - sum(face & 7 for face in table.faces[self.e]),
            }
            table.emit(kind, data, RULES[self.attempt], reveals=True)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("not-asked")
        return why_no_strike(table, self, action)


PROMPTS: Final = ("mission-roll", "fight-roll", "conquest-roll")


def mark(source: int) -> int:
    """Return the bit by which a die remembers that a source rolled it again."""
    return 1 if source < GEAR else 2 << (source - GEAR)


def why_no_strike(table: Table, striking: Striking, action: Action) -> Refusal:
    """Return why an answer does not fit the roll."""
    fight = striking.attempt == FIGHT
    if action == CAPTURE and fight:
        if traps_counted(table, striking.e) < traps_needed(table, striking.e, striking.aim):
            return Refusal("no-trap", "ML-157")
        needed = table.box.cards.monster[striking.aim].capture_value
        return Refusal("capture-value", "ML-157", {"n": needed, "total": striking.total(table, 1)})
    if action == KILL and fight:
        needed = table.box.cards.monster[striking.aim].kill_value
        return Refusal("kill-value", "ML-158", {"n": needed, "total": striking.total(table, 2)})
    if action == STOP:
        return Refusal("roll-on", "ML-161")
    if action == VENOM:
        banned = fight and forbids(table, striking.aim, "venom")
        return Refusal("forbidden" if banned else "no-venom", "ML-328" if banned else "ML-155")
    if action.kind == "reroll":
        return Refusal("no-reroll", "ML-112")
    return Refusal("strike", RULES[striking.attempt])

"""A mercenary's roll: against a mission, a monster or a region (ML-123, ML-153 to ML-165, ML-170).
What monsters do before is left to the attack, what success brings to the battle and the missions."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.catalogue import NONE
from ...box.vocabulary import COLOURS, Attempt, DieBonus, Reroll, TotalBonus
from ...state.game_state import LandsState
from ..clan.free_actions import discard_loot
from .effects import (
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
    def begin(self, state: LandsState) -> Flow:
        self.refresh(state)
        return None

    @step
    def offer(self, state: LandsState) -> Flow:
        """Ask only where there is something to choose (ML-154, ML-160, ML-161)."""
        if self.decided(state):
            return self.go(self.end)
        options = self.options(state)
        if len(options) == 1:
            state.answer = options[0]
            return None
        data: dict[str, int | str] = {
            "mercenary": state.cat.member_names[state.who[self.e]],
            "total": self.total(state, 0),
        }
        return ask(state, Choice(state.seat_of(self.e), PROMPTS[self.attempt], options, RULES[self.attempt], data))

    @step
    def take(self, state: LandsState) -> Flow:
        action = state.answer
        if action.kind == "roll":
            return self.ready(state, action)
        if action.kind == "reroll":
            return self.ready_again(state, action)
        if action == VENOM:
            state.venoms[self.e] -= 1
            self.venom += 1
            state.emit("venom-used", {"seat": state.seat_of(self.e)}, "ML-155")
        elif action.kind == "loot":
            self.play_loot(state, state.cat.loot_index[str(action.args[0])])
        else:
            self.outcome = CAPTURED if action == CAPTURE else KILLED if action == KILL else FAILED
            return self.go(self.end)
        return self.go(self.offer)

    @step
    def roll(self, state: LandsState) -> Flow:
        return ask(state, STRIKE_ROLLS[sum(self.throw)])

    @step
    def rolled(self, state: LandsState) -> Flow:
        e = self.e
        values = state.answer.args
        start = 0
        for colour, n in enumerate(self.throw):
            state.faces[e] += [8 * colour + int(value) for value in values[start : start + n]]
            state.dice[3 * e + colour] -= n
            start += n
        self.marks += [0] * start
        state.rolled[e] = 1
        self.tell(state, "rolled", list(values))
        return self.go(self.offer)

    @step
    def roll_again(self, state: LandsState) -> Flow:
        return ask(state, STRIKE_ROLLS[1])

    @step
    def rolled_again(self, state: LandsState) -> Flow:
        faces = state.faces[self.e]
        faces[self.again] = 8 * (faces[self.again] >> 3) + int(state.answer.args[0])
        self.tell(state, "rerolled", list(state.answer.args))
        return self.go(self.offer)

    @step
    def end(self, state: LandsState) -> Flow:
        self.own = self.total(state, 0) - self.before
        return DONE

    # What counts

    def refresh(self, state: LandsState) -> None:
        """Work out the bonuses; they change only when loot is played (ML-154, ML-162)."""
        effects = self.effects(state)
        attempts = ATTEMPTS_OF[self.attempt]
        kinds: tuple[tuple[Attempt, ...], ...] = (attempts,)
        if self.attempt == FIGHT:
            kinds = (attempts, ("capture",), ("kill",))
        self.bonus = []
        for kind in kinds:
            self.bonus += [*die_bonus(effects, kind), total_bonus(effects, kind)]

    def monster(self) -> int:
        return self.aim if self.attempt == FIGHT else NONE

    def effects(self, state: LandsState) -> list[Source]:
        return battle_effects(state, self.e, self.monster(), self.played)

    def total(self, state: LandsState, kind: int) -> int:
        """Return the total in any case (0), for a capture (1) or for a kill (2); no die counts below 0 (ML-345)."""
        bonus = self.bonus
        at = 4 * kind
        total = bonus[at + 3] + self.before + self.venom * state.box.cards.battle.venom
        for face in state.faces[self.e]:
            value = (face & 7) + bonus[at + (face >> 3)]
            if value > 0:
                total += value
        return total

    def decided(self, state: LandsState) -> bool:
        """Whether the result stands without asking: a kill always counts, a conquest too (ML-158, ML-162, ML-170)."""
        if self.attempt == FIGHT:
            if self.total(state, 0) >= state.box.cards.monster[self.aim].kill_value:
                self.outcome = KILLED
                return True
        elif self.attempt == CONQUEST and self.total(state, 0) >= self.aim:
            self.outcome = DONE_IT
            return True
        return False

    def options(self, state: LandsState) -> tuple[Action, ...]:
        e = self.e
        left = state.dice[3 * e : 3 * e + 3]
        count = sum(left)
        fight = self.attempt == FIGHT
        trapped = fight and traps_counted(state, e) >= traps_needed(state, e, self.aim)
        if count and not trapped:
            return (ROLL,)
        options = self.verdicts(state, trapped) if fight else []
        if count:
            options.append(ROLL)
            if count > 1:
                options += [ROLL_COLOUR[colour] for colour in range(3) if left[colour]]
        elif not options:
            options.append(STOP)
        options += self.reroll_options(state)
        if fight and state.venoms[e] and not forbids(state, self.aim, "venom"):
            options.append(VENOM)
        if state.loot[state.seat_of(e)]:
            options += [state.cat.use_loot[token] for token in self.useful_loot(state)]
        return tuple(options)

    def verdicts(self, state: LandsState, trapped: bool) -> list[Action]:
        """Return what may be declared now (ML-157, ML-162)."""
        monster = state.box.cards.monster[self.aim]
        found = []
        if trapped and self.total(state, 1) >= monster.capture_value:
            found.append(CAPTURE)
        if self.total(state, 2) >= monster.kill_value:
            found.append(KILL)
        return found

    def useful_loot(self, state: LandsState) -> list[int]:
        """Return the loot that can be played into this roll (ML-308, ML-309, ML-314, ML-319, ML-323)."""
        found = []
        attempts = ATTEMPTS_OF[self.attempt]
        for token in state.loot[state.seat_of(self.e)]:
            effect = state.cat.loot_effect[token]
            if isinstance(effect, Reroll | DieBonus | TotalBonus):
                if any(attempt in effect.attempts for attempt in attempts) and self.touches(state, effect):
                    found.append(token)
        return found

    def touches(self, state: LandsState, effect: Reroll | DieBonus | TotalBonus) -> bool:
        """Whether there are dice here that an effect could change."""
        if isinstance(effect, TotalBonus):
            return True
        colours = effect.colours if isinstance(effect, Reroll) else (effect.colour,)
        here = {face >> 3 for face in state.faces[self.e]}
        here.update(colour for colour in range(3) if state.dice[3 * self.e + colour])
        return any(COLOURS[colour] in colours for colour in sorted(here))

    def play_loot(self, state: LandsState, token: int) -> None:
        """Loot is discarded for this one expedition (ML-179, ML-324)."""
        discard_loot(state, state.seat_of(self.e), token)
        effect = state.cat.loot_effect[token]
        if isinstance(effect, Reroll):
            self.lent += (token, effect.n)
        self.played.append(token)
        self.refresh(state)

    # Rolling and rerolling

    def ready(self, state: LandsState, action: Action) -> Flow:
        if action == ROLL:
            self.throw = state.dice[3 * self.e : 3 * self.e + 3]
        else:
            self.throw = [int(action == ROLL_COLOUR[colour]) for colour in range(3)]
        return self.go(self.roll)

    def sources(self, state: LandsState) -> list[tuple[int, Reroll]]:
        """Return what still gives a reroll (ML-112, ML-154)."""
        if not state.faces[self.e]:
            return []
        kind = ATTEMPTS_OF[self.attempt][0]
        open_ones = rerolls(state, self.e, self.effects(state), kind)
        return [(s, effect) for s, effect in open_ones if s < LOOT or self.loan(s - LOOT) > 0]

    def loan(self, token: int) -> int:
        return sum([n for t, n in zip(self.lent[::2], self.lent[1::2], strict=True) if t == token])

    def reroll_options(self, state: LandsState) -> list[Action]:
        """Return the dice that may be rolled again; without ``repeat`` each die once by each source (ML-383)."""
        options: list[Action] = []
        for source, effect in self.sources(state):
            word = source_name(state, source)
            faces = [f for i, f in enumerate(state.faces[self.e]) if self.open_to(state, i, source, effect)]
            options += [reroll_action(word, face) for face in dict.fromkeys(faces)]
        return options

    def open_to(self, state: LandsState, die: int, source: int, effect: Reroll) -> bool:
        colour = state.faces[self.e][die] >> 3
        return COLOURS[colour] in effect.colours and (effect.repeat or not self.marks[die] & mark(source))

    def ready_again(self, state: LandsState, action: Action) -> Flow:
        face = 8 * COLOURS.index(action.args[0]) + int(action.args[1])
        for source, effect in self.sources(state):
            if source_name(state, source) == action.args[2]:
                for die, shown in enumerate(state.faces[self.e]):
                    if shown == face and self.open_to(state, die, source, effect):
                        self.count_reroll(state, die, source, effect)
                        return self.go(self.roll_again)
        raise AssertionError("the reroll is one of those offered")

    def count_reroll(self, state: LandsState, die: int, source: int, effect: Reroll) -> None:
        self.again = die
        if source >= LOOT:
            self.lent[self.lent.index(source - LOOT) + 1] -= 1
            return
        use(state, source, self.e)
        if not effect.repeat:
            self.marks[die] |= mark(source)

    def tell(self, state: LandsState, kind: str, dice: list[int | str]) -> None:
        """Tell a roll and what its total is made of: dice, bonuses, and what earlier expeditions did (ML-163)."""
        if state.events is not None:
            total = self.total(state, 0)
            data = {
                "seat": state.seat_of(self.e),
                "mercenary": state.cat.member_names[state.who[self.e]],
                "dice": dice,
                "total": total,
                "before": self.before,
                "bonus": total - self.before - sum(face & 7 for face in state.faces[self.e]),
            }
            state.emit(kind, data, RULES[self.attempt], reveals=True)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Refusal:
        if not state.asked(seat):
            return Refusal("not-asked")
        return why_no_strike(state, self, action)


PROMPTS: Final = ("mission-roll", "fight-roll", "conquest-roll")


def mark(source: int) -> int:
    """Return the bit by which a die remembers that a source rolled it again."""
    return 1 if source < GEAR else 2 << (source - GEAR)


def why_no_strike(state: LandsState, striking: Striking, action: Action) -> Refusal:
    """Return why an answer does not fit the roll."""
    fight = striking.attempt == FIGHT
    if action == CAPTURE and fight:
        if traps_counted(state, striking.e) < traps_needed(state, striking.e, striking.aim):
            return Refusal("no-trap", "ML-157")
        needed = state.box.cards.monster[striking.aim].capture_value
        return Refusal("capture-value", "ML-157", {"n": needed, "total": striking.total(state, 1)})
    if action == KILL and fight:
        needed = state.box.cards.monster[striking.aim].kill_value
        return Refusal("kill-value", "ML-158", {"n": needed, "total": striking.total(state, 2)})
    if action == STOP:
        return Refusal("roll-on", "ML-161")
    if action == VENOM:
        banned = fight and forbids(state, striking.aim, "venom")
        return Refusal("forbidden" if banned else "no-venom", "ML-328" if banned else "ML-155")
    if action.kind == "reroll":
        return Refusal("no-reroll", "ML-112")
    return Refusal("strike", RULES[striking.attempt])

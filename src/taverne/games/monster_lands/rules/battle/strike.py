"""A mercenary's roll: against a mission, a monster or a region (ML-123, ML-153 to ML-165, ML-170).
What monsters do before is left to the attack, what success brings to the battle and the missions."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE
from ...box.sources import LOOT, Source
from ...box.vocabulary import COLOURS, Attempt, Reroll
from ...state.game_state import LandsState, RolledDie
from ...state.records import Bonus, Loan, Rerolled
from ..clan.free_actions import discard_loot
from .effects import (
    battle_effects,
    die_bonus,
    forbids,
    rerolls,
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

PROMPTS: Final = ("mission-roll", "fight-roll", "conquest-roll")
NO_TRAP: Final = Reason("no-trap", "ML-157")
CAPTURE_VALUE: Final = Reason("capture-value", "ML-157")
KILL_VALUE: Final = Reason("kill-value", "ML-158")
FORBIDDEN: Final = Reason("forbidden", "ML-328")
NO_VENOM: Final = Reason("no-venom", "ML-155")

_REROLLS: Final[dict[tuple[str, int, int], Action]] = {}


def reroll_action(word: str, face: RolledDie) -> Action:
    """Return ``reroll <colour> <value> <source>``, made once."""
    found = _REROLLS.get((word, face.colour, face.value))
    if found is None:
        found = _REROLLS[word, face.colour, face.value] = Action("reroll", (COLOURS[face.colour], face.value, word))
    return found


@procedure
class Striking(Frame):
    """Roll the dice of an expedition, all or one by one, until its result stands.

    ``aim`` is the monster of a fight, else the value to reach; ``before`` what earlier expeditions did;
    ``bonus`` is what dice and total count more: in any case, for a capture, for a kill.
    """

    e: int = 0
    attempt: int = MISSION
    aim: int = 0
    before: int = 0
    outcome: int = FAILED
    own: int = 0
    venom: int = 0
    rerolled: list[Rerolled] = []
    played: list[int] = []
    loans: list[Loan] = []
    bonus: list[Bonus] = []
    throw: list[int] = []
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
        seat = state.seat_of(self.e)
        data: dict[str, int | str] = {
            "mercenary": state.cat.member_names[state.who[self.e]],
            "total": self.total(state, 0),
        }
        if self.attempt == FIGHT:
            monster = state.box.cards.monster[self.aim]
            data |= {"capture": monster.capture_value, "kill": monster.kill_value}
        else:
            data["goal"] = self.aim
        return choose(state, seat, PROMPTS[self.attempt], self.options(state), RULES[self.attempt], data)

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
            state.tell("venom-used", "ML-155", seat=state.seat_of(self.e))
        elif action.kind == "loot":
            self.play_loot(state, state.cat.loot_index[action.word()])
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
            state.faces[e] += [RolledDie(colour, int(value)) for value in values[start : start + n]]
            state.dice[colour][e] -= n
            start += n
        state.rolled[e] = 1
        self.tell(state, "rolled", list(values))
        return self.go(self.offer)

    @step
    def roll_again(self, state: LandsState) -> Flow:
        return ask(state, STRIKE_ROLLS[1])

    @step
    def rolled_again(self, state: LandsState) -> Flow:
        faces = state.faces[self.e]
        faces[self.again] = RolledDie(faces[self.again].colour, state.answer.number())
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
            force, magic, persuasion = die_bonus(effects, kind)
            self.bonus.append(Bonus(force, magic, persuasion, total_bonus(effects, kind)))

    def monster(self) -> int:
        return self.aim if self.attempt == FIGHT else NONE

    def effects(self, state: LandsState) -> list[Source]:
        return battle_effects(state, self.e, self.monster(), self.played)

    def total(self, state: LandsState, kind: int) -> int:
        """Return the total in any case (0), for a capture (1) or for a kill (2); no die counts below 0 (ML-345)."""
        bonus = self.bonus[kind]
        more = (bonus.force, bonus.magic, bonus.persuasion)
        total = bonus.total + self.before + self.venom * state.box.cards.battle.venom
        for face in state.faces[self.e]:
            value = face.value + more[face.colour]
            if value > 0:
                total += value
        return total

    def decided(self, state: LandsState) -> bool:
        """Whether the result stands without asking: a kill always counts, a conquest too (ML-158, ML-162, ML-170).

        What is added for a kill only leaves a choice where a capture could be made instead.
        """
        if self.attempt == FIGHT:
            if self.total(state, 0 if self.trapped(state) else 2) >= state.box.cards.monster[self.aim].kill_value:
                self.outcome = KILLED
                return True
        elif self.attempt == CONQUEST and self.total(state, 0) >= self.aim:
            self.outcome = DONE_IT
            return True
        return False

    def trapped(self, state: LandsState) -> bool:
        """Whether enough traps lie here for a capture (ML-157, ML-329)."""
        return traps_counted(state, self.e) >= traps_needed(state, self.e, self.aim)

    def options(self, state: LandsState) -> tuple[Action, ...]:
        e = self.e
        left = state.dice_on(e)
        count = sum(left)
        fight = self.attempt == FIGHT
        trapped = fight and self.trapped(state)
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
        if fight and self.why_no_venom(state) is None:
            options.append(VENOM)
        if state.loot[state.seat_of(e)]:
            options += [state.cat.use_loot[token] for token in self.useful_loot(state)]
        return tuple(options)

    def verdicts(self, state: LandsState, trapped: bool) -> list[Action]:
        """Return what may be declared now (ML-157, ML-162)."""
        found = [CAPTURE] if self.why_no_capture(state, trapped) is None else []
        if self.why_no_kill(state) is None:
            found.append(KILL)
        return found

    def why_no_capture(self, state: LandsState, trapped: bool) -> Reason | None:
        """Return why the monster is not captured by what was rolled, None if it can be (ML-157)."""
        if not trapped:
            return NO_TRAP
        return None if self.total(state, 1) >= state.box.cards.monster[self.aim].capture_value else CAPTURE_VALUE

    def why_no_kill(self, state: LandsState) -> Reason | None:
        """Return why the monster is not killed by what was rolled, None if it can be (ML-158)."""
        return None if self.total(state, 2) >= state.box.cards.monster[self.aim].kill_value else KILL_VALUE

    def why_no_venom(self, state: LandsState) -> Reason | None:
        """Return why no venom can be added to a fight, None if one can (ML-155, ML-328)."""
        if forbids(state, self.aim, "venom"):
            return FORBIDDEN
        return None if state.venoms[self.e] else NO_VENOM

    def useful_loot(self, state: LandsState) -> list[int]:
        """Return the loot that can be played into this roll (ML-308, ML-309, ML-314, ML-319, ML-323)."""
        found = []
        attempts = ATTEMPTS_OF[self.attempt]
        for token in state.loot[state.seat_of(self.e)]:
            source = state.cat.loot_source[token]
            joins = source.verb.joins
            if joins is not None and joins(state, self.e, attempts, source.effect):
                found.append(token)
        return found

    def play_loot(self, state: LandsState, token: int) -> None:
        """Loot is discarded for this one expedition (ML-179, ML-324)."""
        discard_loot(state, state.seat_of(self.e), token)
        reroll = state.cat.loot_source[token].reroll
        if reroll is not None:
            self.loans.append(Loan(token, reroll.n))
        self.played.append(token)
        self.refresh(state)

    # Rolling and rerolling

    def ready(self, state: LandsState, action: Action) -> Flow:
        if action == ROLL:
            self.throw = state.dice_on(self.e)
        else:
            self.throw = [int(action == ROLL_COLOUR[colour]) for colour in range(3)]
        return self.go(self.roll)

    def sources(self, state: LandsState) -> list[tuple[Source, Reroll]]:
        """Return what still gives a reroll (ML-112, ML-154)."""
        return self.open_rerolls(state) if state.faces[self.e] else []

    def open_rerolls(self, state: LandsState) -> list[tuple[Source, Reroll]]:
        """Return what gives a reroll once there are dice; a played loot token is counted here, all else by its uses."""
        found = rerolls(state, self.e, self.effects(state), ATTEMPTS_OF[self.attempt][0])
        return [(source, effect) for source, effect in found if source.kind != LOOT or self.loan(source) > 0]

    def loan(self, source: Source) -> int:
        """Return how many rerolls a played loot token still gives."""
        return sum([loan.left for loan in self.loans if loan.token == source.number])

    def reroll_options(self, state: LandsState) -> list[Action]:
        """Return the dice that may be rolled again; without ``repeat`` each die once by each source (ML-383)."""
        options: list[Action] = []
        for source, effect in self.sources(state):
            faces = [f for i, f in enumerate(state.faces[self.e]) if self.open_to(state, i, source, effect)]
            options += dict.fromkeys([reroll_action(source.word, face) for face in faces])
        return options

    def open_to(self, state: LandsState, die: int, source: Source, effect: Reroll) -> bool:
        colour = state.faces[self.e][die].colour
        return COLOURS[colour] in effect.colours and (effect.repeat or not self.was_rerolled(die, source))

    def was_rerolled(self, die: int, source: Source) -> bool:
        return any(again.die == die and again.source == source.word for again in self.rerolled)

    def ready_again(self, state: LandsState, action: Action) -> Flow:
        face = RolledDie(COLOURS.index(action.args[0]), action.number(1))
        source, effect = next(pair for pair in self.sources(state) if pair[0].word == action.args[2])
        dice = enumerate(state.faces[self.e])
        die = next(n for n, shown in dice if shown == face and self.open_to(state, n, source, effect))
        self.count_reroll(state, die, source, effect)
        return self.go(self.roll_again)

    def count_reroll(self, state: LandsState, die: int, source: Source, effect: Reroll) -> None:
        self.again = die
        if source.kind == LOOT:
            next(loan for loan in self.loans if loan.token == source.number).left -= 1
            return
        use(state, source, self.e)
        if not effect.repeat:
            self.rerolled.append(Rerolled(die, source.word))

    def tell(self, state: LandsState, kind: str, dice: list[int | str]) -> None:
        """Tell a roll and what its total is made of: dice, bonuses, and what earlier expeditions did (ML-163)."""
        if state.events is None:
            return
        total = self.total(state, 0)
        state.tell(
            kind,
            RULES[self.attempt],
            reveals=True,
            seat=state.seat_of(self.e),
            mercenary=state.cat.member_names[state.who[self.e]],
            dice=dice,
            total=total,
            before=self.before,
            bonus=total - self.before - sum(face.value for face in state.faces[self.e]),
        )

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return (ROLL, CAPTURE, KILL, STOP)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("not-asked")
        return why_no_strike(state, self, action)


def why_no_strike(state: LandsState, striking: Striking, action: Action) -> Reason:
    """Return why an answer does not fit the roll, with the words of the sentence."""
    reason: Reason | None = None
    if striking.attempt == FIGHT:
        monster = state.box.cards.monster[striking.aim]
        if action == CAPTURE:
            reason = striking.why_no_capture(state, striking.trapped(state))
        elif action == KILL:
            reason = striking.why_no_kill(state)
        elif action == VENOM:
            reason = striking.why_no_venom(state)
        if reason is CAPTURE_VALUE:
            data: dict[str, int | str] = {"n": monster.capture_value, "total": striking.total(state, 1)}
            return Reason(reason.key, reason.rule, data)
        if reason is KILL_VALUE:
            data = {"n": monster.kill_value, "total": striking.total(state, 2)}
            return Reason(reason.key, reason.rule, data)
    if reason is not None:
        return reason
    if action == VENOM:
        return NO_VENOM
    if action == STOP:
        return Reason("roll-on", "ML-161")
    if action.kind == "reroll":
        return Reason("no-reroll", "ML-112")
    return Reason("strike", RULES[striking.attempt])

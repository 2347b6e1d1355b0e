"""The final fight and the count (DR-094 to DR-113).

Who wins when seats do not count (the neutral one, the time trial) is said here too (DR-182, DR-187).
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import Flow, Frame, call, procedure, step
from taverne.engine.game import Result
from taverne.engine.reasons import Reason
from taverne.engine.secret import SecretAnswers, answers_of

from ..state.game_state import DungeonState, both_beat
from ..state.terms import DECLINED, DRAGON, FINAL, LORD, OVER

FINAL_MS: Final = 30_000
FIGHTS: Final = (Action("decline"), Action("fight", ("lord",)), Action("fight", ("dragon",)))


def can_beat(state: DungeonState, seat: Seat, target: int) -> bool:
    """Whether both heroes of a seat together reach the defence of the lord or the dragon (DR-097, DR-098)."""
    if target == DECLINED:
        return False
    box = state.box
    defence = box.lord_defence[state.lord] if target == LORD else box.dragon_defence[state.dragon]
    return both_beat(*state.pair(seat), defence)


def loot(state: DungeonState, target: int) -> int:
    """Return the coins printed on the lord or the dragon (DR-099)."""
    return state.box.lord_coins[state.lord] if target == LORD else state.box.dragon_coins[state.dragon]


def by_default(state: DungeonState, seat: Seat) -> int:
    """Return the beatable target with the higher loot, or none (DR-105)."""
    beatable = [target for target in (LORD, DRAGON) if can_beat(state, seat, target)]
    return max(beatable, key=lambda target: loot(state, target), default=DECLINED)


@procedure
class Challenging(SecretAnswers):
    """Each player secretly takes on the lord or the dragon, or neither; it is no race (DR-094, DR-104, DR-106)."""

    def seats(self, state: DungeonState) -> int:
        return state.seats

    def question(self, state: DungeonState, seat: Seat) -> Choice | None:
        if self.answers[seat]:
            return None
        return Choice(seat, "final", FIGHTS, "DR-094", default=FIGHTS[by_default(state, seat)])

    def timer(self, state: DungeonState) -> Timer | None:
        return Timer("final", FINAL_MS, "DR-105") if state.limits else None

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if 0 <= seat < state.seats and self.answers[seat]:
            return Reason("final-one", "DR-095")
        return Reason("final-what", "DR-094")

    def tries(self, state: DungeonState, seat: Seat) -> tuple[Action, ...]:
        return FIGHTS


@procedure
class Finishing(Frame):
    """After the last round: the final fight, then the coins are counted (DR-039)."""

    @step
    def challenge(self, state: DungeonState) -> Flow:
        state.phase = FINAL
        return call(state, Challenging())

    @step
    def count(self, state: DungeonState) -> Flow:
        state.choices = [FIGHTS.index(answers[0]) for answers in answers_of(state)]
        tell_end(state)
        state.phase = OVER
        return None


def tell_end(state: DungeonState) -> None:
    """Tell every final fight and every count."""
    if state.events is None:
        return
    for seat, target in enumerate(state.choices):
        if target == DECLINED:
            state.tell("declined", "DR-103", reveals=True, seat=seat)
            continue
        boss = state.box.lord_words[state.lord] if target == LORD else state.box.dragon_words[state.dragon]
        kind, rule = ("boss-won", "DR-099") if can_beat(state, seat, target) else ("boss-lost", "DR-102")
        state.tell(kind, rule, reveals=True, seat=seat, boss=boss, coins=loot(state, target))
    result = final_result(state)
    for seat, part in enumerate(result.parts):
        state.emit("count", {"seat": seat, **part, "total": result.scores[seat]}, "DR-107")
    if result.winners:
        state.tell("winners", "DR-111" if len(result.winners) > 1 else "DR-110", seats=list(result.winners))


def final_result(state: DungeonState) -> Result:
    """Count the coins: monsters, final loot, less one for each failure (DR-107 to DR-113)."""
    parts = tuple(
        {
            "monsters": state.coins[seat],
            "boss": loot(state, state.choices[seat]) if can_beat(state, seat, state.choices[seat]) else 0,
            "failures": -state.box.constants.penalty_per_lost_fight * len(state.failed[seat]),
        }
        for seat in range(state.seats)
    )
    scores = tuple(sum(part.values()) for part in parts)
    racing = [seat for seat in range(state.seats) if seat != state.neutral and state.seats > 1]
    best = max((scores[seat] for seat in racing), default=0)
    return Result(scores, tuple(seat for seat in racing if scores[seat] == best), parts)

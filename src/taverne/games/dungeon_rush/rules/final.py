"""The final fight and the count (DR-094 to DR-113).

Who wins when seats do not count (the neutral one, the time trial) is said here too (DR-182, DR-187).
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal, Timer
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step
from taverne.engine.game import Result
from taverne.engine.secret import Secretly, answers_of
from taverne.games.dungeon_rush.state import DECLINED, DRAGON, FINAL, LORD, TARGETS, Table, beats

FINAL_MS: Final = 30_000
FIGHTS: Final = (Action("decline"), Action("fight", ("lord",)), Action("fight", ("dragon",)))


def can_beat(table: Table, seat: Seat, target: int) -> bool:
    """Whether both heroes of a seat together reach the defence of the lord or the dragon (DR-097, DR-098)."""
    if target == DECLINED:
        return False
    box = table.box
    defence = box.lord_defence[table.lord] if target == LORD else box.dragon_defence[table.dragon]
    return beats(table.skills, 8 * seat, True, defence)


def loot(table: Table, target: int) -> int:
    """Return the coins printed on the lord or the dragon (DR-099)."""
    if target == DECLINED:
        return 0
    return table.box.lord_coins[table.lord] if target == LORD else table.box.dragon_coins[table.dragon]


def by_default(table: Table, seat: Seat) -> int:
    """Return the beatable target with the higher loot, or none (DR-105)."""
    beatable = [target for target in (LORD, DRAGON) if can_beat(table, seat, target)]
    return max(beatable, key=lambda target: loot(table, target), default=DECLINED)


@procedure
class Challenging(Secretly):
    """Each player secretly takes on the lord or the dragon, or neither; it is no race (DR-094, DR-104, DR-106)."""

    def seats(self, table: Table) -> int:
        return table.seats

    def question(self, table: Table, seat: Seat) -> Choice | None:
        if self.answers[seat]:
            return None
        return Choice(seat, "final", FIGHTS, "DR-094", default=FIGHTS[by_default(table, seat)])

    def timer(self, table: Table) -> Timer | None:
        return Timer("final", FINAL_MS, "DR-105") if table.limits else None

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if 0 <= seat < table.seats and self.answers[seat]:
            return Refusal("final-one", "DR-095")
        return Refusal("final-what", "DR-094")


@procedure
class Finishing(Frame):
    """After the last round: the final fight, then the coins are counted (DR-039)."""

    @step
    def challenge(self, table: Table) -> Flow:
        table.phase = FINAL
        return call(table, Challenging())

    @step
    def count(self, table: Table) -> Flow:
        table.choices = [FIGHTS.index(answers[0]) for answers in answers_of(table)]
        if table.events is not None:
            tell_end(table)
        return DONE


def tell_end(table: Table) -> None:
    """Tell every final fight and every count."""
    for seat, target in enumerate(table.choices):
        if target == DECLINED:
            table.emit("declined", {"seat": seat}, "DR-103", reveals=True)
            continue
        card = (
            f"lord-{table.box.lord_ids[table.lord]}"
            if target == LORD
            else f"dragon-{table.box.dragon_ids[table.dragon]}"
        )
        won = can_beat(table, seat, target)
        data = {"seat": seat, "boss": card, "coins": loot(table, target)}
        table.emit("boss-won" if won else "boss-lost", data, "DR-099" if won else "DR-102", reveals=True)
    result = final_result(table)
    for seat, part in enumerate(result.parts):
        table.emit("count", {"seat": seat, **part, "total": result.scores[seat]}, "DR-107")
    if result.winners:
        table.emit("winners", {"seats": list(result.winners)}, "DR-111" if len(result.winners) > 1 else "DR-110")


def final_result(table: Table) -> Result:
    """Count the coins: monsters, final loot, less one for each failure (DR-107 to DR-113)."""
    parts = tuple(
        {
            "monsters": table.coins[seat],
            "boss": loot(table, table.choices[seat]) if can_beat(table, seat, table.choices[seat]) else 0,
            "failures": -table.box.constants.penalty_per_lost_fight * len(table.failed[seat]),
        }
        for seat in range(table.seats)
    )
    scores = tuple(sum(part.values()) for part in parts)
    racing = [seat for seat in range(table.seats) if seat != table.neutral and table.seats > 1]
    best = max((scores[seat] for seat in racing), default=0)
    return Result(scores, tuple(seat for seat in racing if scores[seat] == best), parts)


__all__ = ["FIGHTS", "TARGETS", "Challenging", "Finishing", "by_default", "can_beat", "final_result", "loot"]

"""The gains of a victory: which hero and which skill each card raises (DR-074 to DR-086, DR-149 to DR-152).

Coins are counted with the fights and at the end.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal, Timer
from taverne.engine.frames import procedure
from taverne.engine.secret import Secretly, answers_of
from taverne.games.dungeon_rush.box import SKILLS
from taverne.games.dungeon_rush.rules.attack import too_late
from taverne.games.dungeon_rush.state import FACE_UP, HANDS, LEFT, NONE, RIGHT, Table

GAINS_MS: Final = 20_000

_PLACINGS: dict[tuple[str, tuple[int, ...]], tuple[Action, ...]] = {}


def placings(monster: str, skills: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the ways to place a card: ``place <monster> <hand> <skill>``, left first, and ``keep <monster>``."""
    found = _PLACINGS.get((monster, skills))
    if found is None:
        ways = [Action("place", (monster, hand, SKILLS[skill])) for hand in HANDS for skill in skills]
        found = _PLACINGS[monster, skills] = (*ways, Action("keep", (monster,)))
    return found


@procedure
class Placing(Secretly):
    """All players place their gains at the same time, privately (DR-149)."""

    wins: list[list[int]] = field(default_factory=list)

    def seats(self, table: Table) -> int:
        return table.seats

    def question(self, table: Table, seat: Seat) -> Choice | None:
        at = 2 * len(self.answers[seat])
        if at == len(self.wins[seat]):
            return None
        monster, hand = self.wins[seat][at : at + 2]
        name = table.box.monster_ids[monster]
        skills = table.box.monster_gain_skills[monster]
        options = placings(name, skills)
        best = max(skills, key=lambda skill: (table.skills[8 * seat + 4 * hand + skill], -skill))
        default = options[hand * len(skills) + skills.index(best)]
        data: dict[str, int | str] = {"monster": f"monster-{name}", "n": table.box.monster_gain_n[monster]}
        rule = "DR-078" if table.box.monster_is_rune[monster] else "DR-074"
        return Choice(seat, "place-rune" if rule == "DR-078" else "place", options, rule, data, default)

    def placed(self, table: Table, seat: Seat, name: str) -> bool:
        """Whether the seat has put that card somewhere, now or in an earlier round."""
        if not 0 <= seat < table.seats:
            return False
        now = [str(answer.args[0]) for answer in self.answers[seat]]
        return name in now or table.box.monster_index.get(name, NONE) in table.cards[seat][::3]

    def timer(self, table: Table) -> Timer | None:
        return Timer("gains", GAINS_MS, "DR-150", table.round) if table.limits else None

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if action.kind == "claim" and table.real_time:
            return too_late(table)
        box = table.box
        name, _, skill = action.args if action.kind == "place" and len(action.args) == 3 else ("", "", "")
        if self.placed(table, seat, str(name)):
            return Refusal("place-fixed", "DR-079" if box.monster_is_rune[box.monster_index[str(name)]] else "DR-080")
        if not 0 <= seat < table.seats or not table.asked(seat):
            return Refusal("place-fixed", "DR-080")
        card = self.wins[seat][2 * len(self.answers[seat])]
        given = [SKILLS[index] for index in box.monster_gain_skills[card]]
        if name == box.monster_ids[card] and skill in SKILLS and skill not in given:
            return Refusal("place-skill", "DR-152", {"monster": f"monster-{name}", "skill": f"skill-{skill}"})
        return Refusal("place-card", "DR-074", {"monster": f"monster-{box.monster_ids[card]}"})


def place_all(table: Table) -> None:
    """Show all placements and raise the skills, for the rounds to come (DR-071, DR-081, DR-083, DR-149)."""
    for seat, answers in enumerate(answers_of(table)):
        for action in answers:
            monster = table.box.monster_index[str(action.args[0])]
            if action.kind == "keep":
                table.cards[seat] += (monster, FACE_UP, NONE)
                table.emit("kept", {"seat": seat, "monster": f"monster-{action.args[0]}"}, "DR-083", reveals=True)
                continue
            hand = LEFT if action.args[1] == "left" else RIGHT
            skill = SKILLS.index(str(action.args[2]))
            table.skills[8 * seat + 4 * hand + skill] += table.box.monster_gain_n[monster]
            table.cards[seat] += (monster, hand, skill)
            if table.events is not None:
                hero = table.box.hero_ids[table.heroes[2 * seat + hand]]
                data = {
                    "seat": seat,
                    "monster": f"monster-{action.args[0]}",
                    "hero": f"hero-{hero}",
                    "skill": f"skill-{action.args[2]}",
                    "n": table.box.monster_gain_n[monster],
                }
                table.emit("placed", data, "DR-074", reveals=True)

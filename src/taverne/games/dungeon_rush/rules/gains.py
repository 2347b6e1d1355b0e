"""The gains of a victory: which hero and which skill each card raises (DR-074 to DR-086, DR-149 to DR-152).

Coins are counted with the fights and at the end.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Data, Timer
from taverne.engine.frames import procedure
from taverne.engine.reasons import Reason
from taverne.engine.secret import SecretAnswers, answers_of

from ..box.cards import SKILLS
from ..state.game_state import DungeonState, hero_at, raised
from ..state.records import Win, WonCard
from ..state.terms import FACE_UP, HANDS, NONE
from .attack import too_late

GAINS_MS: Final = 20_000

SKILL_INDEX: Final[dict[str, int]] = {skill: index for index, skill in enumerate(SKILLS)}
SKILL_WORDS: Final = tuple(f"skill-{skill}" for skill in SKILLS)

_PLACINGS: Final[dict[tuple[str, tuple[int, ...]], tuple[Action, ...]]] = {}


def placings(monster: str, skills: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the ways to place a card: ``place <monster> <hand> <skill>``, left first, and ``keep <monster>``."""
    found = _PLACINGS.get((monster, skills))
    if found is None:
        ways = [Action("place", (monster, hand, SKILLS[skill])) for hand in HANDS for skill in skills]
        found = _PLACINGS[monster, skills] = (*ways, Action("keep", (monster,)))
    return found


@procedure
class Placing(SecretAnswers):
    """All players place their gains at the same time, privately (DR-149)."""

    wins: list[list[Win]] = []

    def seats(self, state: DungeonState) -> int:
        return state.seats

    def question(self, state: DungeonState, seat: Seat) -> Choice | None:
        at = len(self.answers[seat])
        if at == len(self.wins[seat]):
            return None
        box, win = state.box, self.wins[seat][at]
        skills = box.monster_gain_skills[win.monster]
        options = placings(box.monster_ids[win.monster], skills)
        held = state.skills[hero_at(seat, win.hand)]
        best = max(skills, key=lambda skill: (held[skill], -skill))
        default = options[win.hand * len(skills) + skills.index(best)]
        data: Data = {"monster": box.monster_words[win.monster], "n": box.monster_gain_n[win.monster]}
        rule = "DR-078" if box.monster_is_rune[win.monster] else "DR-074"
        return Choice(seat, "place-rune" if rule == "DR-078" else "place", options, rule, data, default)

    def placed(self, state: DungeonState, seat: Seat, name: str) -> bool:
        """Whether the seat has put that card somewhere, now or in an earlier round."""
        if not 0 <= seat < state.seats:
            return False
        if name in [answer.word() for answer in self.answers[seat]]:
            return True
        monster = state.box.monster_index.get(name, NONE)
        return any(card.monster == monster for card in state.cards[seat])

    def timer(self, state: DungeonState) -> Timer | None:
        return Timer("gains", GAINS_MS, "DR-150", state.round) if state.limits else None

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if action.kind == "claim" and state.real_time:
            return too_late(state)
        box = state.box
        name, _, skill = action.args if action.kind == "place" and len(action.args) == 3 else ("", "", "")
        if self.placed(state, seat, str(name)):
            return Reason("place-fixed", "DR-079" if box.monster_is_rune[box.monster_index[str(name)]] else "DR-080")
        if not 0 <= seat < state.seats or not state.asked(seat):
            return Reason("place-fixed", "DR-080")
        card = self.wins[seat][len(self.answers[seat])].monster
        given = [SKILLS[index] for index in box.monster_gain_skills[card]]
        if name == box.monster_ids[card] and skill in SKILLS and skill not in given:
            return Reason("place-skill", "DR-152", {"monster": box.monster_words[card], "skill": f"skill-{skill}"})
        return Reason("place-card", "DR-074", {"monster": box.monster_words[card]})


def place_all(state: DungeonState) -> None:
    """Show all placements and raise the skills, for the rounds to come (DR-071, DR-081, DR-083, DR-149)."""
    for seat, answers in enumerate(answers_of(state)):
        for answer in answers:
            monster = state.box.monster_index[answer.word()]
            if answer.kind == "keep":
                state.cards[seat].append(WonCard(monster, FACE_UP, NONE))
                state.tell("kept", "DR-083", reveals=True, seat=seat, monster=state.box.monster_words[monster])
            else:
                place(state, seat, WonCard(monster, HANDS.index(answer.word(1)), SKILL_INDEX[answer.word(2)]))


def place(state: DungeonState, seat: Seat, card: WonCard) -> None:
    """Put a card under a hero, whose skill it raises (DR-074, DR-081)."""
    box = state.box
    n, hero = box.monster_gain_n[card.monster], hero_at(seat, card.hand)
    state.skills[hero] = raised(state.skills[hero], card.skill, n)
    state.cards[seat].append(card)
    state.tell(
        "placed",
        "DR-074",
        reveals=True,
        seat=seat,
        monster=box.monster_words[card.monster],
        hero=box.hero_words[state.heroes[hero]],
        skill=SKILL_WORDS[card.skill],
        n=n,
    )

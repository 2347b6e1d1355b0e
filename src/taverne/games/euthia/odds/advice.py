"""Help with the decision at hand: odds of every fight in sight, and of every answer in the middle of a combat.
Only what the seat may know plays a part; reckoning is left to ``forecast`` and ``mid_combat``."""

from __future__ import annotations

from typing import Final

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice

from ..box.integer_tables import NONE
from ..rules.combat.fight import Fighting
from ..rules.travel.elementals import powers
from ..rules.travel.places import level_of
from ..rules.turn.hero_turn import FIGHT_HERE, Acting
from ..rules.turn.tokens import COMBAT, available
from ..state.game_state import EuthiaState
from ..view.ways import arrivals, health_after
from .combatants import Odds
from .forecast import duel_with, fight
from .mid_combat import option, over, standing
from .omissions import uncounted
from .outcomes import Outcome, outcomes

LEAST: Final = "odds-when-more"
"""The sentence that says that odds are a minimum."""
MOST: Final = 30
"""Answers to one question whose odds are told, at most."""


class Chances(msgspec.Struct, frozen=True):
    """How a combat may end for the hero: from 0 to 1 victory and death, and the health he loses on average.

    ``about`` is by how much the chances may be off; 0 where all is decided. ``health`` and ``gaar`` are what is left to
    him on average; ``when`` has the keys of the sentences that say for when this holds (``board-odds-when-...``)."""

    win: float
    die: float
    wounds: float
    about: float = 0.0
    health: float = 0.0
    gaar: float = 0.0
    when: tuple[str, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """Odds by space for monsters of the map, by answer for what is asked, and for the combat at hand.

    In a combat ``whole`` goes by the play that the odds are made for, whatever is answered now; ``results`` says what
    each answer comes to at once."""

    fights: dict[str, Chances] = {}
    options: dict[str, Chances] = {}
    whole: Chances | None = None
    results: dict[str, Outcome] = {}


def advice(state: EuthiaState, seat: Seat) -> Advice | None:
    """Return the odds that matter to a seat now, or None where none do."""
    asked = state.asked(seat)
    if not asked or not state.stack or not isinstance(asked[0], Choice):
        return None
    if state.duel is not None:
        return None if over(state) else in_combat(state, seat, asked[0])
    frame = state.stack[-1]
    if isinstance(frame, Fighting) and (frame.seat == seat or asked[0].prompt == "control"):
        found = before(state, frame.seat, frame)
        return Advice(whole=found) if found is not None else None
    if isinstance(frame, Acting) and frame.seat == seat:
        return in_turn(state, seat, asked[0])
    return None


def in_combat(state: EuthiaState, seat: Seat, decision: Choice) -> Advice | None:
    """Return the odds of each answer to a question of the combat, for the hero as for the monster's player."""
    duel = state.duel
    assert duel is not None
    if seat not in (duel.seat, duel.master):
        return None
    found = {}
    for action in decision.options[:MOST] if len(decision.options) > 1 else ():
        odds = option(state, seat, action)
        if odds is not None:
            found[str(action)] = told(odds)
    whole = standing(state, seat)
    told_whole = told(whole, at_least(state, duel.seat)) if whole is not None else None
    return Advice(options=found, whole=told_whole, results=outcomes(state, decision))


def before(state: EuthiaState, seat: Seat, frame: Fighting) -> Chances | None:
    """Return the odds of a combat that is about to begin."""
    if frame.foe != NONE:
        return told(duel_with(state, seat, frame.foe, frame.space), at_least(state, seat))
    odds = fight(state, seat, frame.space)
    return told(odds, at_least(state, seat)) if odds is not None else None


def at_least(state: EuthiaState, seat: Seat) -> tuple[str, ...]:
    """Return the sentence that says that odds are the least to expect, where something is not counted."""
    return (LEAST,) if uncounted(state, seat) else ()


def in_turn(state: EuthiaState, seat: Seat, decision: Choice) -> Advice:
    """Return the odds of all monsters on the map, and of answers that lead to one or into a combat.

    They count Fire and Water on the way shown; out of reach, and after a portal, those of the space itself."""
    chart = state.cat.map
    sight = Sight(state, seat)
    arriving = arrivals(state, seat)
    fights: dict[str, Chances] = {}
    for tile in state.order:
        for space in range(4 * tile, 4 * tile + 4):
            if state.near[space]:
                health = arriving.get(space, health_after(state, seat, space, state.health[seat]))
                chances = sight.fight(space, health)
                if chances is not None:
                    fights[chart.words[space]] = chances
    options = {}
    for action in decision.options:
        chances = of_answer(state, seat, action, sight)
        if chances is not None:
            options[str(action)] = chances
    return Advice(fights, options)


class Sight:
    """The fights that a hero sees, those alike reckoned once."""

    def __init__(self, state: EuthiaState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.when = holds(state, seat)
        self.alike: dict[tuple[int, int, int], Chances | None] = {}

    def fight(self, space: int, health: int) -> Chances | None:
        """Return the odds of the monster of a space for the hero who comes there with so much health."""
        level = level_of(self.state, space)
        if not level or self.state.top[level - 1] == NONE:
            return None
        if not health:
            return Chances(0.0, 1.0, self.state.health[self.seat], when=self.when)
        kind = level, powers(self.state, space), health
        if kind not in self.alike:
            there = self.state if health == self.state.health[self.seat] else self.state.clone()
            there.health[self.seat] = health
            odds = fight(there, self.seat, space)
            self.alike[kind] = told(odds, self.when) if odds is not None else None
        return self.alike[kind]


def holds(state: EuthiaState, seat: Seat) -> tuple[str, ...]:
    """Return for when the odds of a fight hold that is not fought now: without a token for it, with tiles engaged."""
    found = [] if available(state, seat, COMBAT) else ["odds-when-token"]
    if any(thing >= 0 and state.engaged[thing] for thing in state.slots[seat]):
        found.append("odds-when-engaged")
    return (*found, *at_least(state, seat))


def of_answer(state: EuthiaState, seat: Seat, action: Action, sight: Sight) -> Chances | None:
    """Return the odds of the combat that an answer of a turn leads into, if it does."""
    if action == FIGHT_HERE:
        return sight.fight(state.at[seat], state.health[seat])
    word = action.word() if action.args else ""
    if action.kind == "fight" and word in state.cat.foes.by_id:
        odds = duel_with(state, seat, state.cat.foes.by_id[word], state.at[seat])
        return told(odds, at_least(state, seat))
    space = state.cat.map.space_index.get(word, NONE) if action.kind in ("move", "portal") else NONE
    return sight.fight(space, health_after(state, seat, space, state.health[seat])) if space != NONE else None


def told(odds: Odds, when: tuple[str, ...] = ()) -> Chances:
    wounds = max(0.0, round(odds.wounds, 2))
    left, gaar = round(odds.left, 2), round(odds.gaar, 2)
    return Chances(plain(odds.win), plain(odds.die), wounds, odds.about, left, gaar, when)


def plain(chance: float) -> float:
    """Return a chance as a number that travels; 0 and 1 are kept for what is next to certain."""
    rounded = round(chance, 4)
    if rounded in (0.0, 1.0) and 1e-6 < chance < 1 - 1e-6:
        return 0.0001 if rounded == 0.0 else 0.9999
    return rounded

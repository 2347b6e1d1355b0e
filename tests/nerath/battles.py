"""Battles of Conquest of Nerath fought out by the rules, with the answers that the exact odds assume.
Both sides lose what is worth least first, use what they may as soon as they may, and the attacker never retreats."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, settle
from taverne.games.nerath.odds.forecast import rank
from taverne.games.nerath.rules.battle.battles import Warring
from taverne.games.nerath.rules.battle.casualties import Suffering
from taverne.games.nerath.rules.battle.dungeons import dice_choices
from taverne.games.nerath.rules.battle.targets import grouped
from taverne.games.nerath.state.fight import Fight
from taverne.games.nerath.state.game_state import BATTLES, NerathState

PLAYED: Final = ("use", "apply", "play")


def share_won(table: NerathState, battles: int) -> float:
    """Return how often the active realm wins the one battle of a position."""
    table.phase = BATTLES
    table.events = None
    space = next(s for s, units in enumerate(table.here) if any(table.owner[u] == table.realm for u in units))
    return sum(won(table, space, seed) for seed in range(battles)) / battles


def won(start: NerathState, space: int, seed: int) -> bool:
    table = start.clone()
    table.seed = seed
    table.stack.append(Warring())
    advance(table)
    settle(table)
    while table.pending:
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        apply(table, choice.seat, answer_of(table, choice))
        settle(table)
    if not table.units_of(table.realm, space):
        return False
    if space >= table.cat.first_dungeon:
        return not table.tokens[space - table.cat.first_dungeon]
    return not table.enemies(table.realm, space)


def answer_of(table: NerathState, choice: Choice) -> Action:
    """Answer as the odds assume."""
    fight = table.fight
    if choice.prompt == "casualties" and fight is not None:
        return cheapest(table, fight)
    if choice.prompt == "guardian-dice" and fight is not None:
        return smallest(table, fight)
    if choice.prompt == "card-die":
        return max(choice.options, key=lambda action: int(action.args[0]))
    used = [action for action in choice.options if action.kind in PLAYED]
    if used:
        return used[0]
    return choice.options[0]


def cheapest(table: NerathState, fight: Fight) -> Action:
    frame = table.stack[-1]
    assert isinstance(frame, Suffering)

    def worth(unit: int) -> tuple[int, int]:
        fresh = table.cat.durable[table.kind[unit]] and unit not in fight.hit and unit not in frame.given
        return 0 if fresh else rank(table, fight, unit), unit

    groups = grouped(table, frame.space, frame.pool, frame.given, False)
    return min(groups, key=lambda group: worth(group[1]))[0]


def smallest(table: NerathState, fight: Fight) -> Action:
    tokens = table.tokens[fight.space - table.cat.first_dungeon]
    cat = table.cat

    def worth(place: int, sides: int) -> int:
        token = tokens[place]
        return 2 * sides + cat.token_first_strike[token] + (cat.token_needs[token] > 6)

    choices = dice_choices(table, fight)
    return min(choices, key=lambda action: worth(*choices[action]))

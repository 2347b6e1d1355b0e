"""An evening counted: whole matches of a scripted person in seat 1 against bots, with and without the table's answers.

    python -m benchmarks.evening euthia --games 4
    python -m benchmarks.evening nerath --games 2 --json

The person's answers are those of a bot, so both ways are the same match, decision for decision; what differs is how
many questions reach the person. A press is one answer: boards that gather several answers in one press need fewer. A
fight counts from its first question to its end, where the person's own hero or realm fights; a plain one is won or lost
in at most two rounds. The figures depend on the games, the bots and the seed alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any, Final

import msgspec

from taverne import games
from taverne.arena.lineup import made
from taverne.arena.play import Recorded, Runner, new_match
from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.game import Game
from taverne.engine.rng import derive
from taverne.engine.state import State

ME: Final[Seat] = 0
PLAIN: Final = 2
"""Rounds that a plain fight has at most."""


class Fight(msgspec.Struct):
    """One fight of the person: how many rounds it took, and its questions with and without the table's answers."""

    rounds: int = 0
    always: int = 0
    reached: int = 0


class Evening(msgspec.Struct):
    """What one match asked of the person."""

    always: int = 0
    reached: int = 0
    vain: int = 0
    windows: int = 0
    vain_windows: int = 0
    fights: list[Fight] = []
    left: Counter[str] = msgspec.field(default_factory=Counter)


def duel_of(state: Any) -> tuple[Any, int] | None:
    """Return what tells one combat of the person's hero in Euthia from the next, and its round."""
    duel = state.duel
    if duel is not None and duel.seat == ME:
        return (duel.foe, duel.space), duel.round
    asked = state.pending[0]
    return ("coming", 0) if asked.seat == ME and asked.prompt == "before-combat" else None


def battle_of(state: Any) -> tuple[Any, int] | None:
    """Return the same of a battle of Nerath in which the person has units or land."""
    fight = state.fight
    if fight is None:
        return None
    mine = [realm for realm, seat in enumerate(state.seat_for) if seat == ME]
    taking_part = any(fight.parties >> realm & 1 for realm in mine)
    return ((fight.space, state.realm, state.round), fight.round) if taking_part else None


FIGHTS: Final[dict[str, Callable[[Any], tuple[Any, int] | None]]] = {"euthia": duel_of, "nerath": battle_of}
REACTIONS: Final = ("react", "monster-cards", "duel")


def evening(game: Game[Any], players: int, options: dict[str, Any], level: str, seed: int) -> Evening:
    """Play one match and count."""
    full = game.check(options, players)
    lineup = [level if role == "player" else role for role in game.roles(full, players)]
    match = new_match(game, full, players, lineup, seed)
    Runner(Recorded(match), made(game, lineup, {}), hurry=True).play()
    told, at = Evening(), None
    fight_of = FIGHTS.get(game.name)
    for step in match.steps():
        here = fight_of(step.state) if fight_of is not None else None
        if here is not None and (at is None or (at != here[0] and at != "coming")):
            told.fights.append(Fight())
        at = here[0] if here is not None else "coming" if at == "coming" else None
        if here is not None:
            told.fights[-1].rounds = max(told.fights[-1].rounds, here[1])
        if step.seat == ME:
            count(game, told, step.state, here is not None)
    return told


def count(game: Game[Any], told: Evening, state: State, fighting: bool) -> None:
    """Count one question to the person."""
    (choice,) = [d for d in state.pending if d.seat == ME and isinstance(d, Choice)]
    given = game.idle_answer(state, ME) is not None
    told.always += 1
    told.reached += not given
    told.vain += given or game.asked_in_vain(state, ME)
    if choice.prompt in REACTIONS:
        told.windows += 1
        told.vain_windows += given
    if not given:
        told.left[choice.prompt] += 1
    if fighting:
        told.fights[-1].always += 1
        told.fights[-1].reached += not given


def summed(name: str, level: str, found: Sequence[Evening]) -> dict[str, Any]:
    """Return the figures of some evenings, per match; fights in which nothing was asked anyway are left out."""
    fights = [fight for one in found for fight in one.fights if fight.always]
    plain = [fight for fight in fights if fight.rounds <= PLAIN]
    left: Counter[str] = sum((one.left for one in found), Counter())
    windows = sum(one.windows for one in found)
    return {
        "game": name,
        "person": level,
        "matches": len(found),
        "prompts_always": round(mean(one.always for one in found), 1),
        "prompts": round(mean(one.reached for one in found), 1),
        "vain_always": round(sum(one.vain for one in found) / sum(one.always for one in found), 4),
        "reactions_vain_always": round(sum(one.vain_windows for one in found) / windows, 4) if windows else None,
        "fights": len(fights),
        "per_fight_always": round(mean([f.always for f in fights]), 2) if fights else None,
        "per_fight": round(mean([f.reached for f in fights]), 2) if fights else None,
        "plain_fights": len(plain),
        "per_plain_fight_always": round(mean([f.always for f in plain]), 2) if plain else None,
        "per_plain_fight": round(mean([f.reached for f in plain]), 2) if plain else None,
        "left": dict(left.most_common(8)),
    }


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    game = games.get(args.game)
    assert game is not None
    level = game.level(args.level)
    options = dict(text.split("=", 1) for text in args.option)
    players = args.seats or game.seat_counts[-1]
    found = [evening(game, players, options, level, derive(args.seed, n)) for n in range(args.games)]
    figures = summed(game.name, level, found)
    print(json.dumps(figures) if args.json else "\n".join(f"{key:24} {value}" for key, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Puzzles: a position, who is to act, and a goal by the end of the turn that one answer reaches and most do not.

They are judged by the engine itself: after the answer good bots play the turn to its end, in many tables that the seat
may believe.  Finding them is left to ``benchmarks/find_puzzles.py``, showing them to commands and pages.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply
from taverne.engine.game import Game, Options
from taverne.engine.matches.playout import STAMP_MS
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.engine.type_plans import ready
from taverne.review.playouts import Player

TRIES: Final = 60
THREE: Final = 3
NEAR: Final = 0.75
"""An answer that reaches the goal this often, measured by what is asked, earns a star for the idea."""


class PuzzleQuestion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a puzzle asks.  ``chance`` is how often ``figure`` must have grown by ``least`` when the turn ends."""

    game: str
    players: int
    options: Options
    seat: Seat
    prompt: str
    figure: str
    least: int
    chance: float


class PuzzlePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position as JSON, for the house only."""

    state: str


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a puzzle."""

    puzzle: PuzzleQuestion
    answers: dict[str, float]
    position: PuzzlePosition


class Puzzle(PuzzleQuestion, frozen=True, kw_only=True):
    """One puzzle: ``answers`` say of every answer how often it reaches the goal, ``state`` is the whole position."""

    id: str
    answers: dict[str, float]
    state: dict[str, Any]

    def stars(self, answer: str) -> int:
        """Return three for the best answer, two for another that reaches the goal, one for one that comes near."""
        share = self.answers[answer]
        if share >= self.chance:
            return THREE if share >= max(self.answers.values()) - 0.02 else 2
        return 1 if share >= NEAR * self.chance else 0

    def solutions(self) -> list[str]:
        """Return the answers that reach the goal, the best first."""
        found = [answer for answer, share in self.answers.items() if share >= self.chance]
        return sorted(found, key=lambda answer: -self.answers[answer])

    def position(self, game: Game[Any]) -> State:
        """Return the position, as it stood in a match."""
        found: State = game.load(game.check(self.options, self.players), self.players, self.state)
        return found

    def roles(self, game: Game[Any], state: State) -> tuple[tuple[str, ...], ...]:
        """Return the messages that name what each seat plays."""
        told = game.chronicle()
        return tuple([told.roles(state, seat) for seat in range(self.players)])


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in their order, from the easiest."""
    folder = files(f"taverne.games.{game}") / "puzzles"
    if not folder.is_dir():
        return ()
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return tuple([read(file.read_bytes(), file.name.removesuffix(".toml").partition("-")[2]) for file in found])


def read(text: bytes, name: str) -> Puzzle:
    """Return the puzzle that a file holds, under this name."""
    file = msgspec.toml.decode(text, type=ready(PuzzleFile))
    state = msgspec.json.decode(file.position.state)
    return Puzzle(**msgspec.structs.asdict(file.puzzle), id=name, answers=file.answers, state=state)


def find_puzzle(game: str, name: str) -> Puzzle | None:
    """Return a puzzle by its name, or by its number from 1."""
    known = puzzles(game)
    if name.isdigit() and 0 < int(name) <= len(known):
        return known[int(name) - 1]
    return next((puzzle for puzzle in known if puzzle.id == name), None)


def gains(player: Player, state: State, choice: Choice, action: Action, tries: int, key: int) -> list[dict[str, int]]:
    """Return by how much each figure of the seat has grown at the end of the turn, in each of some tries."""
    told = player.chronicle
    seat = choice.seat
    found: list[dict[str, int]] = []
    for number in range(tries):
        luck = derive(key, number)
        guess = player.game.determinize(state, seat, Rng(luck))
        now = told.figures(guess)[seat]
        ends = ways_on(player, guess, seat, action, luck >> 8)
        found.append({name: max([told.figures(end)[seat][name] for end in ends]) - now[name] for name in now})
    return found


def ways_on(player: Player, guess: State, seat: Seat, action: Action, luck: int) -> list[State]:
    """Return how the turn may end after an answer: by good bots, or, where nothing is left to chance, by the seat's own
    next answers, whatever they are, so that nobody is blamed for what a bot would do in their place."""
    told = player.chronicle
    until = told.moment(guess)
    ends = [player.ended_after(guess, seat, action, until, luck)]
    if told.certain:
        copy = guess.clone()
        apply(copy, seat, action, STAMP_MS)
        player.play(copy, until, Rng(luck), stop=seat)
        again = [d for d in copy.pending if isinstance(d, Choice) and d.seat == seat and told.moment(copy) == until]
        ends += [player.ended_after(copy, seat, other, until, luck) for d in again for other in d.options]
    return ends


def share(player: Player, puzzle: Puzzle, state: State, answer: str, tries: int = TRIES, key: int = 1) -> float:
    """Return how often an answer reaches the goal of a puzzle."""
    choice = next(d for d in state.pending if isinstance(d, Choice) and d.seat == puzzle.seat)
    found = gains(player, state, choice, Action.parse(answer), tries, key)
    return sum([gained[puzzle.figure] >= puzzle.least for gained in found]) / len(found)

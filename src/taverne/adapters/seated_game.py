"""A game that a program goes through decision by decision: chance and timers answer by themselves, seats one by one.

What the program is, and in which shape it wants to be asked, is left to the adapters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, SupportsIndex, TypeAlias

from taverne.arena.lineup import BotLike, Cast, GameLike, given_options, made, the_game
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, choices, settle
from taverne.engine.game import Game, OptionError, Options, OptionValue, Result
from taverne.engine.matches.bots import Bot
from taverne.engine.matches.playout import expire
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State

MOST_OPTIONS: Final = 128
"""More than any decision of any game has had; actions of environments are indices below this."""
Reward: TypeAlias = str | Callable[[Result, Seat], float]
REWARDS: Final = ("victory", "score")


class TooManyOptions(RuntimeError):
    """A decision has more options than an environment has actions."""


class GameSetup:
    """What does not change from game to game: the game, who plays, the options, the bots on some seats."""

    def __init__(
        self,
        game: GameLike,
        players: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        bots: Mapping[Seat, BotLike] | None = None,
    ) -> None:
        self.game: Game[Any] = the_game(game)
        given = without_race(self.game, given_options(options))
        self.players = known_players(self.game, players) or usual_players(self.game, given)
        self.options: Options = self.game.check(given, self.players)
        if self.game.has_races(self.options):
            told = "a race is a matter of milliseconds; choose a mode without one (mode=snake or mode=secret)"
            raise OptionError(told, "option-bad")
        self.roles = self.game.roles(self.options, self.players)
        self.rivals = len(self.game.teams(self.options, self.players)) > 1
        self.bots: dict[Seat, Bot] = {}
        for seat, role in enumerate(self.roles):
            if role != "player":
                self._sit(seat, role)
        if bots is not None and not isinstance(bots, Mapping):
            raise OptionError(f"bots are given by seat, such as {{1: 'hard'}}, not as {bots!r}")
        for seat, bot in (bots or {}).items():
            self._sit(known_seat(seat, self.players), bot)
        if len(self.bots) == len(self.roles):
            raise OptionError("bots sit on every seat: nobody is left to be asked")

    def _sit(self, seat: Seat, bot: BotLike) -> None:
        cast = Cast(self.game, [bot])
        self.bots[seat] = made(self.game, cast.labels, cast.own)[0]

    def names(self) -> list[str]:
        """Return what the seats are called."""
        return [f"player_{seat}" if seat not in self.bots else f"bot_{seat}" for seat in range(len(self.roles))]

    def reward(self, result: Result | None, seat: Seat, kind: Reward) -> float:
        """Return what an end is worth to a seat.

        ``victory``: its part of the victory less what an equal would get, or 1 and -1 where nobody is a rival;
        ``score``: its score as the game counts it.
        """
        if result is None:
            return 0.0
        if callable(kind):
            return float(kind(result, seat))
        if kind == "score":
            return float(result.scores[seat])
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        return won - 1 / self.players if self.rivals else (1.0 if won else -1.0)


def without_race(game: Game[Any], options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return options in which a program is not asked to race, unless a mode is chosen."""
    return {"mode": "snake", **options} if game.name == "dungeon_rush" else dict(options)


def known_players(game: Game[Any], players: Any) -> int:
    """Return a number of players (0: none is given); raise ``OptionError`` for one that always races."""
    if not isinstance(players, SupportsIndex):
        raise OptionError(f"the number of players is a whole number, not {players!r}")
    if players in game.seat_counts:
        counts = sorted({count for count, _ in quiet_sets(game)})
        if players not in counts:
            told = f"{game.name} for {players} is always a race of reflexes; {counts[0]} to {counts[-1]} may play"
            raise OptionError(told)
    return int(players)


def known_seat(seat: Any, players: int) -> Seat:
    """Return a seat as it was given; raise ``OptionError`` if nobody can sit there."""
    number = int(seat) if isinstance(seat, SupportsIndex) else -1
    if not 0 <= number < players:
        raise OptionError(f"there is no seat {seat!r}: {players} play, on seats 0 to {players - 1}")
    return number


def known_reward(kind: Reward) -> Reward:
    """Return a reward as it was given; raise ``OptionError`` for a word that names none."""
    if not callable(kind) and kind not in REWARDS:
        raise OptionError(f"unknown reward {kind!r}: give {' or '.join(REWARDS)}, or a function of result and seat")
    return kind


def usual_players(game: Game[Any], options: Mapping[str, OptionValue]) -> int:
    """Return the largest number of players that goes with the options."""
    for count in reversed(game.seat_counts):
        try:
            game.check(options, count)
        except OptionError:
            continue
        return count
    return game.seat_counts[-1]


class SeatedGame:
    """One game under way.  ``choice`` is what is to be answered now (by whom, it says), None at the end."""

    def __init__(self, table: GameSetup, seed: int) -> None:
        self.table = table
        self.game = table.game
        self.seed = seed
        self.position = 0
        self.state: State = self.game.start(table.options, table.players, seed)
        self.choice: Choice | None = None
        self._go_on()

    def act(self, action: Action) -> None:
        """Answer ``choice``; then chance, timers and bots answer until somebody else is to."""
        assert self.choice is not None
        self._apply(self.choice.seat, action)
        self._go_on()

    @property
    def over(self) -> bool:
        return self.choice is None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    def _apply(self, seat: Seat, action: Action) -> None:
        apply(self.state, seat, action)
        self.position += 1

    def _go_on(self) -> None:
        state, bots = self.state, self.table.bots
        while True:
            settle(state)
            if not state.pending:
                self.choice = None
                return
            asked = choices(state)
            if not asked:
                expire(state)
                continue
            choice = next((one for one in asked if one.seat not in bots), asked[0])
            if choice.seat not in bots:
                self.choice = choice
                return
            self._apply(choice.seat, self._answer(bots[choice.seat], choice))

    def _answer(self, bot: Bot, choice: Choice) -> Action:
        state, game, seat = self.state, self.game, choice.seat
        view = game.view(state, seat) if bot.needs_view else None
        rng = Rng(derive(self.seed, "bot", seat, self.position))
        return bot.choose(view, choice, rng, lambda other: game.determinize(state, seat, other))


def counted(choice: Choice) -> Sequence[Action]:
    """Return the options of a choice; raise ``TooManyOptions`` if they are more than an environment has actions."""
    if len(choice.options) > MOST_OPTIONS:
        raise TooManyOptions(f"{choice.prompt} has {len(choice.options)} options, more than {MOST_OPTIONS}")
    return choice.options


def quiet_sets(game: Game[Any]) -> list[tuple[int, Options]]:
    """Return the (players, options) of a game that are played without reflexes."""
    found = []
    for players, options in game.option_sets():
        full = game.check(options, players)
        if not game.has_races(full):
            found.append((players, options))
    return found

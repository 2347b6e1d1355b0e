"""The games in OpenSpiel: explicit chance cut into single dice and cards, information states per seat.

``register()`` makes ``pyspiel.load_game("python_nerath(players=4)")`` work.  Races of reflexes are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from taverne import games
from taverne.adapters.arrays import Arrays
from taverne.adapters.seated_game import MOST_OPTIONS, GameSetup, counted
from taverne.engine.actions import CHANCE, SPECTATOR, Action, Seat
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import apply, chance, choices
from taverne.engine.game import OptionValue
from taverne.engine.matches.playout import expire
from taverne.engine.rng import Rng
from taverne.engine.state import State

LONGEST: Final = 30_000
"""More decisions, or dice and cards, than any game takes."""
MOST_OUTCOMES: Final = 512
USUAL: Final[dict[str, tuple[int, dict[str, OptionValue]]]] = {
    "dungeon_rush": (3, {"mode": "snake"}),
    "nerath": (4, {"mode": "free_for_all", "limit": 2}),
}
"""Players and options where nothing is said: OpenSpiel knows no races, and random players of Nerath would never end."""


class Core:
    """The state of a game between two calls: our state, the dice or cards drawn so far, what each seat has heard."""

    __slots__ = ("arrays", "heard", "partial", "state", "table")

    def __init__(self, table: GameSetup, arrays: Arrays, state: State, heard: list[bytes], partial: list[Any]) -> None:
        self.table = table
        self.arrays = arrays
        self.state = state
        self.heard = heard
        self.partial = partial

    @classmethod
    def begun(cls, table: GameSetup) -> Core:
        core = cls(table, Arrays(table.game), table.game.start(table.options, table.players, 0), [], [])
        core.heard = [b""] * table.players
        core.state.events = []
        core._go_on()
        return core

    def __deepcopy__(self, memo: Any) -> Core:
        state = self.state.clone()
        state.events = []
        return Core(self.table, self.arrays, state, self.heard[:], self.partial[:])

    @property
    def drawing(self) -> Roll | Draw | None:
        return chance(self.state)

    @property
    def choice(self) -> Choice | None:
        asked = choices(self.state)
        return asked[0] if asked and self.drawing is None else None

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the next die or card with its probability, by number."""
        decision = self.drawing
        if isinstance(decision, Roll):
            sides = decision.sides[len(self.partial)]
            return [(face, 1 / sides) for face in range(sides)]
        assert isinstance(decision, Draw)
        kinds, rest = _kinds(decision), list(decision.items)
        for item in self.partial:
            rest.remove(item)
        return [(n, rest.count(item) / len(rest)) for n, item in enumerate(kinds) if item in rest]

    def outcome_text(self, number: int) -> str:
        decision = self.drawing
        return f"die {number + 1}" if isinstance(decision, Roll) else f"card {_kinds(decision)[number]}"  # type: ignore[arg-type]

    def draw(self, number: int) -> None:
        """Take one die or card; with the last one the rules go on."""
        decision = self.drawing
        if isinstance(decision, Roll):
            self.partial.append(number + 1)
            whole, kind = len(self.partial) == len(decision.sides), "roll"
        else:
            assert isinstance(decision, Draw)
            self.partial.append(_kinds(decision)[number])
            whole, kind = len(self.partial) == decision.k, "draw"
        if whole:
            action = Action(kind, tuple(self.partial))
            self.partial = []
            self._apply(CHANCE, action)

    def act(self, number: int) -> None:
        choice = self.choice
        assert choice is not None
        action = counted(choice)[number]
        self._hear(choice.seat, str(action))
        self._apply(choice.seat, action)

    def _apply(self, seat: Seat, action: Action) -> None:
        apply(self.state, seat, action)
        self._go_on()

    def _go_on(self) -> None:
        """Let timers end where nobody else is to answer, and note what each seat has heard."""
        state = self.state
        while state.pending and self.drawing is None and not choices(state):
            expire(state)
        for event in state.events or ():
            for seat in range(self.table.players):
                data = event.seen(seat)
                if data is not None:
                    self._hear(seat, f"{event.kind} {data}")
        state.events = []
        if (decision := self.drawing) is not None and _nothing(decision):
            self._apply(CHANCE, Action("roll" if isinstance(decision, Roll) else "draw"))

    def _hear(self, seat: Seat, text: str) -> None:
        if seat < len(self.heard):
            self.heard[seat] = blake2b(self.heard[seat] + text.encode(), digest_size=12).digest()

    def view_text(self, seat: Seat) -> str:
        return msgspec.json.encode(self.table.game.view(self.state, seat)).decode()


def _kinds(decision: Draw) -> list[Any]:
    """Return the different items of a draw in a fixed order."""
    return sorted(set(decision.items), key=lambda item: (isinstance(item, str), item))


def _nothing(decision: Roll | Draw) -> bool:
    return not decision.sides if isinstance(decision, Roll) else decision.k == 0


class TaverneState(pyspiel.State):
    """A position; whose turn it is, the rules say."""

    def __init__(self, game: Any, core: Core) -> None:
        super().__init__(game)
        self.core = core

    def current_player(self) -> int:
        core = self.core
        if not core.state.pending:
            return int(pyspiel.PlayerId.TERMINAL)
        choice = core.choice
        return int(pyspiel.PlayerId.CHANCE) if choice is None else choice.seat

    def _legal_actions(self, player: int) -> list[int]:
        choice = self.core.choice
        return list(range(len(counted(choice)))) if choice is not None and choice.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.core.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.core.choice is None:
            self.core.draw(action)
        else:
            self.core.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.core.outcome_text(action)
        choice = self.core.choice
        return str(choice.options[action]) if choice is not None else f"option {action}"

    def is_terminal(self) -> bool:
        return not self.core.state.pending

    def returns(self) -> list[float]:
        core = self.core
        result = core.table.game.result(core.state) if self.is_terminal() else None
        return [core.table.reward(result, seat, "victory") for seat in range(core.table.players)]

    def __str__(self) -> str:
        core = self.core
        drawn = f"\nchance: {core.drawing!r} {core.partial}" if core.drawing is not None else ""
        return str(core.table.game.view(core.state, SPECTATOR)) + drawn


class Observer:
    """What one seat may know: figures as tensor, the view and what it has heard as string."""

    def __init__(self, core: Core, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        self.kind = kind
        self.tensor: Any = np.zeros(core.arrays.size, np.float32)
        self.dict = {"figures": self.tensor}

    def set_from(self, state: TaverneState, player: int) -> None:
        private = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor[:] = state.core.arrays.observation(state.core.state, player) if private else 0

    def string_from(self, state: TaverneState, player: int) -> str:
        core = state.core
        private = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = self.kind.public_info
        if private and not public:
            mine, all_see = core.view_text(player), core.view_text(SPECTATOR)
            return mine if mine != all_see else ""
        told = core.view_text(player if private else SPECTATOR)
        return f"{core.heard[player].hex()} {told}" if private and self.kind.perfect_recall else told


def _usual(name: str) -> tuple[int, dict[str, OptionValue]]:
    """Return players and options where nothing is said: two players, or as few as a game takes, as printed."""
    return USUAL.get(name) or (max(2, games.find(name).seat_counts[0]), {})


def _type(name: str) -> Any:
    game = games.find(name)
    players, options = _usual(name)
    given = ";".join(f"{key}:{value}" for key, value in options.items())
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_{name}",
        long_name=f"Taverne: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": players, "options": given},
        default_loadable=True,
    )


def read_options(text: str) -> dict[str, OptionValue]:
    """Return ``key:value;key:value`` as options, still unchecked."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {key: value for key, _, value in pairs}


class TaverneGame(pyspiel.Game):
    """One game with its options: ``python_nerath(players=4,options=limit:3;mode:free_for_all)``."""

    name: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        usual_players, usual_options = _usual(self.name)
        players = int(given.get("players", usual_players))
        text = given.get("options")
        options = dict(usual_options) if text is None else read_options(str(text))
        self.table = GameSetup(self.name, players, options)
        if self.table.bots:
            raise ValueError(f"{self.name} adds a seat of its own with these options; try options=neutral:off")
        self._begun = Core.begun(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> TaverneState:
        return TaverneState(self, self._begun.__deepcopy__(None))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self._begun, kind, params)


def believable(state: TaverneState, player: int, seed: int) -> TaverneState:
    """Return a state that ``player`` may believe: what IS-MCTS resamples with."""
    core = state.core
    guess = core.table.game.determinize(core.state, player, Rng(seed))
    guess.events = []
    return TaverneState(state.get_game(), Core(core.table, core.arrays, guess, core.heard[:], []))


def register() -> None:
    """Register all four games with OpenSpiel, once."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for name in games.names():
        kind = _type(name)
        if kind.short_name not in known:
            made = type(f"{name.title().replace('_', '')}Game", (TaverneGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, made)

"""The games in OpenSpiel: its own tests pass, chance is cut into single dice and cards, nothing hidden is told.

That search algorithms of OpenSpiel play them is tested with the examples.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import taverne
from taverne.adapters.openspiel import believable, register
from taverne.engine.game import OptionError

ROOT = Path(__file__).resolve().parents[2]
register()


@pytest.mark.parametrize("name", taverne.names())
def test_their_test_of_the_api_passes(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.adapters.spiel", f"python_{name}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Ran 5 tests" in done.stderr


@pytest.mark.parametrize("name", taverne.names())
def test_their_random_simulations_pass(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_{name}"), num_sims=1, serialize=False, verbose=False)


def test_a_position_is_written_down_and_read_again(capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_dungeon_rush"), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_replays(tmp_path: Path) -> None:
    flags.FLAGS(["playthrough"])
    lines = generate_playthrough.playthrough("python_dungeon_rush", None, seed=7)
    path = tmp_path / "python_dungeon_rush.txt"
    path.write_text(lines, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert list(generate_playthrough.content_lines(original.splitlines())) == list(
        generate_playthrough.content_lines(again.splitlines())
    )
    assert len(lines) > 5_000


def walked(name: str, steps: int, seed: int = 1) -> Any:
    """Yield positions of a random game."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", taverne.names())
def test_chance_is_cut_into_single_dice_and_cards(name: str) -> None:
    nodes = 0
    for state in walked(f"python_{name}", 400):
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert state.action_to_string(outcomes[0][0]).split()[0] in ("die", "card")
    assert nodes > 5


@pytest.mark.parametrize("name", taverne.names())
def test_what_a_seat_may_believe_looks_the_same_to_it(name: str) -> None:
    looked = 0
    for state in walked(f"python_{name}", 250):
        if state.is_chance_node() or looked > 40:
            continue
        looked += 1
        player = state.current_player()
        guess = believable(state, player, looked)
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        assert guess.legal_actions() == state.legal_actions()
    assert looked > 10


def test_information_states_remember_what_was_heard() -> None:
    """Two ways to the same table are told apart by who has walked them."""
    game = pyspiel.load_game("python_dungeon_rush")
    seen: dict[str, str] = {}
    for seed in range(3):
        for state in walked("python_dungeon_rush", 150, seed):
            if not state.is_chance_node():
                player = state.current_player()
                told = state.information_state_string(player)
                history = seen.setdefault(told, str(state.history()))
                assert history == str(state.history())
    assert game.num_players() == 3


def test_a_clone_goes_its_own_way() -> None:
    for state in walked("python_dungeon_rush", 60):
        other = state.clone()
        before = str(state)
        if not other.is_chance_node():
            other.apply_action(other.legal_actions()[-1])
        assert str(state) == before


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_nerath(players=2,options=limit:2;length:long)")
    assert game.num_players() == 2
    assert game.new_initial_state().core.table.options["length"] == "long"
    with pytest.raises(OptionError, match="mode=snake"):
        pyspiel.load_game("python_dungeon_rush(players=3,options=mode:fair)")
    with pytest.raises(ValueError, match="neutral:off"):
        pyspiel.load_game("python_dungeon_rush(players=2,options=mode:snake)")

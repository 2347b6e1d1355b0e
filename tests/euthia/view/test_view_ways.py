"""Ways over the map that a view offers: each is walked by its answers, and meets what it says.
Steps themselves are proved in ``test_rules_movement``."""

from __future__ import annotations

import pytest

from taverne import games
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng
from taverne.games.euthia.box.terms import ACTIONS
from taverne.games.euthia.rules.turn.tokens import held
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.games.euthia.view.structs import WayView
from taverne.games.euthia.view.ways import ways_view
from tests.euthia.positions import acting, board, ring, stand

GAME = games.find("euthia")


@pytest.mark.rule("EU-053", "EU-055")
def test_a_far_space_says_which_tokens_it_takes() -> None:
    table = board()
    ring(table, "i_stones")
    stand(table, 0, "i_chapel-b")
    acting(table)
    found = ways_view(table, 0)
    assert found, "the hero can go somewhere"
    near = [way for way in found.values() if len([one for one in way.do if one.startswith("move")]) == 1]
    assert all(len(way.tokens) == 1 for way in near)
    assert ways_view(table, 1) == {}, "whoever is not asked has no way to go"


def followed(state: EuthiaState, do: tuple[str, ...], seat: int) -> EuthiaState | None:
    """Give the answers of a way; None if something else is asked in between."""
    state = state.clone()
    for line in do:
        asked = state.asked(seat)
        action = Action.parse(line)
        if not asked or not isinstance(asked[0], Choice) or action not in asked[0].options:
            return None
        apply(state, seat, action)
        settle(state)
    return state


@pytest.mark.rule("EU-063", "EU-095", "EU-096", "EU-100")
@pytest.mark.parametrize("seed", [3, 4])
def test_every_way_leads_where_it_says_with_the_wounds_it_says(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.start({"scenario": "hunt"}, 2, seed)
    settle(state)
    walked = 0
    for _ in range(900):
        if not state.pending or walked > 200:
            break
        choice = state.pending[0]
        assert isinstance(choice, Choice)
        for word, way in ways_view(state, choice.seat).items():
            walked += check(state, choice.seat, word, way)
        apply(state, choice.seat, choice.options[rng.below(len(choice.options))])
        settle(state)
    assert walked > 20


def check(state: EuthiaState, seat: int, word: str, way: WayView) -> bool:
    """Walk a way; whether it came to its end without a new tile on the way, which might change everything."""
    end = followed(state, way.do, seat)
    if end is None or len(end.order) != len(state.order) or way.fight:
        return False
    assert state.cat.map.words[end.at[seat]] == word
    lost = state.health[seat] - end.health[seat]
    assert way.fire - way.water <= lost <= way.fire
    used = [a for a in range(3) for _ in range(held(state, seat, a) - held(end, seat, a))]
    assert sorted(ACTIONS[a] for a in used) == sorted(way.tokens)
    return True

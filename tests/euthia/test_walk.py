"""Random walks through whole games of Euthia: alone, as rivals, together; each ends, and clones and saved states agree.

Bold walks use every token, so that the map is revealed and monsters are fought; in lucky ones the dice favour heroes,
so that spaces are freed, wares change hands and quests are completed.
"""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import advance, apply, ask_again
from taverne.engine.logs.snapshot import encode, restore, snapshot
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.scenarios import SCENARIOS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.turn.course import last_round
from taverne.games.euthia.state.game_state import OVER, EuthiaState
from tests.euthia.positions import started

TICKETS = {"end": 1, "arrange": 1, "done": 2, "pass": 2, "drop": 1, "unequip": 1, "buy": 4, "learn": 4, "quest": 9}
"""Tickets of an action in a bold walk; those not named have three."""
GAME = Euthia()
GAMES = [
    (1, "solo", False, False),
    (2, "competitive", False, False),
    (3, "competitive", True, True),
    (4, "competitive", False, False),
    (2, "coop", True, False),
    (4, "coop", False, True),
]


def bold(options: tuple[Action, ...], rng: Rng) -> Action:
    """Return an option by lot, with fewer tickets for what ends a turn."""
    tickets = [action for action in options for _ in range(TICKETS.get(action.kind, 3))]
    return tickets[rng.below(len(tickets))]


def fallen(table: EuthiaState, rng: Rng, lucky: bool) -> Action:
    """Return what chance does: in lucky walks heroes roll high and monsters mostly low."""
    decision = table.pending[0]
    if lucky and isinstance(decision, Roll) and rng.below(4):
        low = 5 if decision.prompt == "hero-roll" else 1
        return Action("roll", tuple(low + rng.below(2) for _ in decision.sides))
    assert isinstance(decision, Roll | Draw)
    action, table.drawn = decision.sample(table.seed, table.drawn)
    return action


def walked(table: EuthiaState, seed: int, told: Counter[str], lucky: bool = False, most: int = 60_000) -> int:
    """Play a bold game to its end, with the invariants looked at, and return how many decisions seats took."""
    rng = Rng(derive(seed, "bold"))
    table.events = []
    taken, asked = 0, set[str]()
    while table.pending:
        choice = table.pending[0]
        if choice.prompt not in asked:
            asked.add(choice.prompt)
            check_again(table)
        if choice.seat == CHANCE:
            apply(table, CHANCE, fallen(table, rng, lucky))
            continue
        assert isinstance(choice, Choice)
        assert choice.options, f"nothing can be answered: {choice}"
        assert len(set(choice.options)) == len(choice.options), f"an option twice: {choice}"
        assert choice.default is None or choice.default in choice.options, f"the default is no option: {choice}"
        check(table)
        told.update(event.kind for event in table.events or [])
        table.events = []
        taken += 1
        assert taken < most, f"no end after {most} decisions: {table.pending}"
        apply(table, choice.seat, bold(choice.options, rng))
    told.update(event.kind for event in table.events or [])
    return taken


def check_again(table: EuthiaState) -> None:
    """Assert that the question at hand can be put again and is the same: searches do so on their copies."""
    twin = table.clone()
    ask_again(twin)
    assert twin == table, table.pending


def check(table: EuthiaState) -> None:
    """Assert what holds in the middle of every game, while somebody is asked."""
    for seat in range(table.seats):
        if table.hero[seat] == NONE:
            continue
        assert 0 <= table.health[seat] <= max_health(table, seat)
        assert min(table.gold[seat], table.rep[seat], table.gaar[seat], table.dwurt[seat], table.moves[seat]) >= 0
        assert table.at[seat] == NONE or table.near[table.at[seat]], "a hero stands on the map"
    assert GAME.problems(table) == []
    assert min(map(min, table.hand)) >= 0
    assert sum(map(len, table.coming)) + len(table.order) <= 76
    assert min(map(min, table.ready)) >= 0
    for thing, holder in enumerate(table.holder):
        if holder != NONE and table.spot[thing] >= 0:
            assert table.slots[holder][table.spot[thing]] == thing
    for seat, slots in enumerate(table.slots):
        assert all(thing < 0 or table.holder[thing] == seat for thing in slots)


@pytest.mark.parametrize("lucky", [False, True], ids=["plain", "lucky"])
@pytest.mark.parametrize(("seats", "mode", "elites", "griffin"), GAMES)
def test_a_random_hunt_ends_after_its_last_round(
    seats: int, mode: str, elites: bool, griffin: bool, lucky: bool
) -> None:
    for seed in range(2):
        table = started(seats, mode, elites=elites, griffin=griffin, seed=seed)
        told: Counter[str] = Counter()
        walked(table, seed, told, lucky)
        assert table.phase == OVER
        assert table.round == table.plan.rounds
        assert told["turn"] == seats * table.plan.rounds
        assert told["territory"] > 5


@pytest.mark.parametrize("scenario", SCENARIOS[1:])
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
def test_a_random_game_of_any_scenario_ends(scenario: str, seats: int, mode: str) -> None:
    table = started(seats, mode, scenario, elites=True, griffin=True, seed=3)
    told: Counter[str] = Counter()
    walked(table, 3, told, lucky=True)
    assert table.phase == OVER
    assert table.round <= last_round(table)
    assert GAME.result(table) is not None


def test_in_lucky_walks_everything_of_the_world_happens() -> None:
    told: Counter[str] = Counter()
    for seats, mode, elites, griffin in GAMES:
        for seed in range(2):
            walked(started(seats, mode, elites=elites, griffin=griffin, seed=100 + seed), seed, told, lucky=True)
    happens = ("monster-beaten", "freed", "mined", "treasure", "challenge", "griffin", "bounty", "chapel", "toll")
    assert [kind for kind in happens if not told[kind]] == []


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "competitive"), (2, "coop")])
def test_clones_and_saved_states_play_on_alike(seats: int, mode: str) -> None:
    table = started(seats, mode, elites=True, griffin=True, seed=5)
    table.events = None
    rng = Rng(derive(5, "alike"))
    for count in range(9000):
        if not table.pending:
            break
        if count % 17 == 0:
            twin = table.clone()
            saved = restore(started(seats, mode, elites=True, griffin=True, seed=5), snapshot(table))
            assert table == twin == saved
        decision = table.pending[0]
        action = fallen(table, rng, True) if decision.seat == CHANCE else bold(decision.options, rng)
        before = encode(table)
        apply(table, decision.seat, action)
        if count % 17 == 0:
            for other in (twin, saved):
                other.drawn = table.drawn
                apply(other, decision.seat, action)
                assert other == table
            assert encode(twin) != before
    assert not table.pending


def test_a_question_can_be_put_again_without_any_change() -> None:
    table = started(3, elites=True, griffin=True, seed=8)
    table.events = None
    rng = Rng(derive(8, "again"))
    for _ in range(1500):
        if not table.pending:
            break
        before = encode(table)
        table.stack[-1].at -= 1
        advance(table)
        assert encode(table) == before, table.pending
        decision = table.pending[0]
        action = fallen(table, rng, True) if decision.seat == CHANCE else bold(decision.options, rng)
        apply(table, decision.seat, action)

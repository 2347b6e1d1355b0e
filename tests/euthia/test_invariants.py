"""What must hold at every decision of Euthia, and that each fault planted in a game under way is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.scenarios import doom, mirrezil, revocation
from taverne.games.euthia.state.game_state import SACK_SPOT, EuthiaState
from tests.euthia.positions import ready, started
from tests.euthia.test_walk import bold

GAME = Euthia()


@cache
def under_way(seats: int, mode: str, scenario: str = "hunt") -> EuthiaState:
    """Return a game after sixty bold decisions, in which nothing is wrong."""
    table = started(seats, mode, scenario, seed=11, elites=True, griffin=True)
    table.events = None
    rng = Rng(derive(11, "invariants"))
    for _ in range(60):
        settle(table)
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        apply(table, choice.seat, bold(choice.options, rng))
    settle(table)
    assert GAME.problems(table) == []
    return table


FAULTS: dict[str, Callable[[EuthiaState], object]] = {
    "silver cards": lambda table: table.silver.pop(),
    "gold cards": lambda table: table.golden.append(table.golden[0]),
    "wares of post 0": lambda table: table.offer[0].pop(),
    "wares of post 1": lambda table: table.shop[1].append(table.shop[1][0]),
    "wares of post 2": lambda table: table.shop[2].pop(),
    "treasures of level 1": lambda table: table.treasures[0].pop(),
    "treasures of level 3": lambda table: table.treasures[2].append(table.treasures[2][0]),
    "resources of terrain 0": lambda table: table.minerals[0].pop(),
    "resources of terrain 2": lambda table: table.minerals[2].append(table.minerals[2][0]),
    "reward tiles of pile 1": lambda table: table.rewards[1].pop(),
    "potions": lambda table: setattr(table, "potions", table.potions - 1),
    "hero tiles of 0": lambda table: table.pile[0].pop(),
    "hero tiles of 1": lambda table: table.reserve[1].append(table.pile[1][-1]),
    "quests of the miner": lambda table: table.quest_pool[3].pop(),
    "monsters of level 1": lambda table: table.trophies[0].append(table.monsters[0][0]),
    "monsters of level 2": lambda table: table.top.__setitem__(1, NONE),
    "monsters of level 3": lambda table: table.monsters[2].pop(),
    "an elite is lost": lambda table: table.bounty_pool[2].pop(),
    "an elite is there twice": lambda table: table.bounties[0].append(table.bounty_pool[2][0]),
    "a trophy of somebody": lambda table: table.trophies[0].append(table.bounty),
    "artefact_deep_bell is there 2 times": lambda table: [
        table.add_thing(0, table.cat.tile_index["artefact_deep_bell"], SACK_SPOT) for _ in range(2)
    ],
    "a territory tile is lost or doubled": lambda table: table.spare[3].append(table.order[0]),
    "the map has tiles that nobody laid": lambda table: table.order.pop(),
    "hero 0 owes something": lambda table: table.gold.__setitem__(0, -1),
    "hero 0 has more health than he can": lambda table: table.health.__setitem__(0, 99),
    "slot 0 of hero 0 holds what is not there": lambda table: table.spot.__setitem__(table.slots[0][0], -1),
}
ALONE: dict[str, Callable[[EuthiaState], object]] = {
    "combat cards": lambda table: table.combat.pop(),
    "silver cards": lambda table: table.bottom[0].append(0),
    "a reserve waits for": lambda table: table.gold_reserve.extend([NONE] * 25),
}
MANY: dict[str, Callable[[EuthiaState], object]] = {
    "control cards": lambda table: (table.control_discard or table.control_deck).pop(),
}
SCENARIOS: dict[str, tuple[str, Callable[[EuthiaState], object]]] = {
    "villagers of": ("rescue", lambda table: table.emblem.__setitem__(table.at[0], 9)),
    "0 emblems were laid, 1": ("collision", lambda table: table.emblem.__setitem__(table.at[0], 1)),
    "hero 1 has more clues": ("doom", lambda table: doom.tale(table).clues.__setitem__(1, 5)),
    "a legend was completed": ("mirrezil", lambda table: mirrezil.tale(table).completed.__setitem__(0, 1)),
    "an event acts": (
        "mirrezil",
        lambda table: setattr(mirrezil.tale(table), "event", mirrezil.tale(table).turned.index(0)),
    ),
    "1 revocation tokens": ("revocation_1", lambda table: revocation.tale(table).airy.__setitem__(1, 1)),
}
PLANTED = [(2, "competitive", fault, plant) for fault, plant in FAULTS.items()]
PLANTED += [(1, "solo", fault, plant) for fault, plant in ALONE.items()]
PLANTED += [(3, "competitive", fault, plant) for fault, plant in MANY.items()]


@pytest.mark.parametrize(("seats", "mode", "fault", "plant"), PLANTED, ids=[one[2] for one in PLANTED])
def test_a_piece_that_is_nowhere_or_twice_is_found(
    seats: int, mode: str, fault: str, plant: Callable[[EuthiaState], object]
) -> None:
    table = under_way(seats, mode).clone()
    plant(table)
    found = GAME.problems(table)
    assert [one for one in found if one.startswith(fault)], found


def test_pieces_are_counted_in_the_trade_before_the_first_round_too() -> None:
    table = ready(2, scenario="revocation_2")
    assert GAME.problems(table) == []
    table.offer[0].pop()
    assert [one.split(":")[0] for one in GAME.problems(table)] == ["wares of post 0"]


@pytest.mark.parametrize("fault", SCENARIOS)
def test_a_piece_of_a_scenario_that_is_nowhere_or_twice_is_found(fault: str) -> None:
    scenario, plant = SCENARIOS[fault]
    table = under_way(2, "competitive", scenario).clone()
    plant(table)
    found = GAME.problems(table)
    assert [one for one in found if one.startswith(fault)], found

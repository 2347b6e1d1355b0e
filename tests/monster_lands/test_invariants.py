"""``problems`` counts every component of the box: whatever is taken away, doubled or misplaced is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import MADHALA, LandsState
from tests.monster_lands.positions import GAME, equip, hire, loot, own_region, seated, send, traps


def whole() -> LandsState:
    """Return a table with something in every corner."""
    state = seated(3, ambush=True)
    hire(state, 0, "fandor", "wormee", "novice-1")
    hire(state, 1, "tranok")
    equip(state, "fandor", "noxx")
    own_region(state, 0, "kyzhul")
    loot(state, 1, "gold12")
    traps(state, 0, "F1", "steal_F1")
    send(state, "region_a", 1, "fandor", force=2, laid=("F2",), defence=1, potions=1, venoms=1)
    state.monster_discard.append(state.monster_deck.pop())
    state.trophies[2].append(state.monster_deck.pop())
    assert GAME.problems(state) == []
    return state


Fault = Callable[[LandsState], object]
LOST: dict[str, Fault] = {
    "mercenary": lambda state: state.tavern_deck.pop(),
    "mercenary of a clan": lambda state: state.members[1].pop(),
    "novice": lambda state: state.novices.pop(),
    "trap in the supply": lambda state: state.trap_supply.pop(),
    "trap of a clan": lambda state: state.traps[0].pop(),
    "trap on an expedition": lambda state: next(laid for laid in state.laid if laid).pop(),
    "trap of the start": lambda state: state.aside.pop(),
    "equipment in the deck": lambda state: state.gear_deck.pop(),
    "equipment carried": lambda state: state.wearer.__setitem__(state.cat.gear_ids.index("noxx"), NONE),
    "equipment shown": lambda state: state.bazaar.__setitem__(0, NONE),
    "loot of a clan": lambda state: state.loot[1].pop(),
    "loot shown": lambda state: state.spoils.__setitem__(0, NONE),
    "monster in the deck": lambda state: state.monster_deck.pop(),
    "monster discarded": lambda state: state.monster_discard.pop(),
    "monster in a region": lambda state: state.monsters.__setitem__(0, NONE),
    "trophy": lambda state: state.trophies[2].pop(),
    "region in the deck": lambda state: state.region_deck.pop(),
    "region laid out": lambda state: state.regions.__setitem__(0, NONE),
    "region of a clan": lambda state: state.ruler.__setitem__(state.cat.region_index["kyzhul"], NONE),
    "mission in the bag": lambda state: state.mission_bag.pop(),
    "mission posted": lambda state: state.missions.__setitem__(1, NONE),
    "list in stock": lambda state: state.list_stock.pop(),
    "list in use": lambda state: state.lists.__setitem__(1, NONE),
    "panic": lambda state: state.panic_pile.pop(),
}
DOUBLED: dict[str, Fault] = {
    "mercenary": lambda state: state.gone.append(state.tavern[0]),
    "novice": lambda state: state.novices.append(state.novices[0]),
    "trap": lambda state: state.trap_discard.append(state.trap_supply[0]),
    "equipment": lambda state: state.gear_discard.append(state.bazaar[0]),
    "loot": lambda state: state.loot[0].append(state.spoils[0]),
    "monster": lambda state: state.fugitives.append(state.monsters[0]),
    "region": lambda state: state.ruler.__setitem__(state.regions[0], 1),
    "mission": lambda state: state.mission_discard.append(state.missions[0]),
    "list": lambda state: state.list_stock.append(state.lists[0] // 2),
    "panic": lambda state: state.panic.__setitem__(0, 1),
}


@pytest.mark.rule("ML-002", "ML-003", "ML-004")
@pytest.mark.parametrize("what", LOST)
def test_a_component_that_is_nowhere_is_missed(what: str) -> None:
    state = whole()
    LOST[what](state)
    kind = {"novice": "mercenary", "trophy": "monster"}.get(what.split()[0], what.split()[0])
    assert any(told.startswith(kind) and told.endswith("1 missing") for told in GAME.problems(state))


@pytest.mark.rule("ML-002", "ML-003", "ML-004")
@pytest.mark.parametrize("what", DOUBLED)
def test_a_component_that_is_in_two_places_is_noticed(what: str) -> None:
    state = whole()
    DOUBLED[what](state)
    kind = "mercenary" if what == "novice" else what
    assert any(told.startswith(kind) and told.endswith("1 too many") for told in GAME.problems(state))


def member(state: LandsState, word: str) -> int:
    return state.cat.member_index[word]


MISPLACED: dict[str, tuple[Fault, str]] = {
    "a token on two expeditions": (
        lambda state: state.who.__setitem__(7, member(state, "fandor")),
        "the token of fandor lies on a second expedition",
    ),
    "a token that is nowhere": (
        lambda state: state.place.__setitem__(member(state, "wormee"), 5),
        "wormee is not where it says",
    ),
    "a member of two clans": (
        lambda state: state.owner.__setitem__(member(state, "tranok"), 0),
        "tranok does not know its clan",
    ),
    "a wounded stranger": (
        lambda state: state.wounded.__setitem__(state.tavern[0], 1),
        "is in no clan, yet away or wounded",
    ),
    "reputation": (lambda state: state.reputation.__setitem__(0, 99), "reputation of seat 0"),
    "gold": (lambda state: state.gold.__setitem__(2, -1), "gold of seat 2 is below 0"),
    "potions": (lambda state: state.potion.__setitem__(0, 4), "potion of seat 0 is beyond its limit"),
    "pool": (lambda state: state.pool[0].__setitem__(0, -1), "a die of seat 0 was spent twice"),
    "a leader of others": (
        lambda state: state.leader.__setitem__(0, member(state, "tranok")),
        "the leader of seat 0 is not its own",
    ),
    "manager": (
        lambda state: state.manager.__setitem__(state.cat.region_index["kyzhul"], member(state, "fandor")),
        "is managed against its affinity",
    ),
    "region used": (lambda state: state.exploited.__setitem__(state.region_deck[0], 1), "yet it was activated"),
    "slot": (lambda state: state.slot_die.__setitem__(0, 1), "slot 0 has a die of nobody"),
    "bargain": (lambda state: state.haggled.__setitem__(0, 4), "building 0 bargains with a die that is not there"),
    "display": (lambda state: state.lair.append(NONE), "a display has lost or won a space"),
    "marker": (lambda state: setattr(state, "first", 3), "nobody has the First Player marker"),
    "turn": (lambda state: setattr(state, "turn", 7), "the turn is off the track"),
    "Madhala": (lambda state: state.who.__setitem__(9, MADHALA), "Madhala has more tokens out"),
    "dice of nobody": (lambda state: state.dice[0].__setitem__(6, 1), "nobody is on expedition 6"),
    "tokens shown": (lambda state: state.shown.__setitem__(4, 2), "more traps are shown"),
    "safe dice": (lambda state: state.safe[0].__setitem__(4, 3), "more dice are safe"),
    "load": (lambda state: state.dice[0].__setitem__(4, 9), "expedition 4 is overloaded"),
}


@pytest.mark.parametrize("what", MISPLACED)
def test_what_is_out_of_place_is_noticed(what: str) -> None:
    state = whole()
    fault, told = MISPLACED[what]
    fault(state)
    assert any(told in problem for problem in GAME.problems(state))


def test_a_second_manager_and_a_second_piece_of_a_type_are_noticed() -> None:
    state = whole()
    own_region(state, 1, "rynia", "")
    for region in ("kyzhul", "rynia"):
        state.manager[state.cat.region_index[region]] = member(state, "tranok")
    assert any("manages two regions" in problem for problem in GAME.problems(state))
    state = whole()
    noxx = state.cat.gear_ids.index("noxx")
    twin = next(g for g in state.gear_deck if state.cat.gear_type[g] == state.cat.gear_type[noxx])
    state.gear_deck.remove(twin)
    state.wearer[twin] = member(state, "fandor")
    assert GAME.problems(state) == ["somebody carries two of a type (ML-092)"]

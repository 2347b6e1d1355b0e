"""The box of Conquest of Nerath: its pieces as the rules count them, its board, and what an owner may change.
What the figures do in play is tested with the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from taverne.engine.box.contents import provenance
from taverne.games.nerath.box.borders import crosses_itself, double_area, gaps, touching
from taverne.games.nerath.box.load import Cards, load
from taverne.games.nerath.box.pieces import Land, Space, count_of
from taverne.games.nerath.box.vocabulary import REALMS, UNITS, UnitId, Units
from tests.boxes import Bench, provenances

BENCH = Bench("nerath", Cards, load)
BOX = load()
CARDS = BOX.cards
SPACES = {space.id: space for space in CARDS.spaces()}
LANDS = {land.id: land for land in CARDS.land}
STACKS = [*(stack for land in CARDS.land for stack in land.start), *(stack for sea in CARDS.sea for stack in sea.start)]


def lands_of(realm: str) -> list[Land]:
    return [land for land in CARDS.land if land.owner == realm]


def row(unit: UnitId) -> tuple[str, int, int, tuple[int, ...], tuple[int, ...]]:
    """Domain, cost, movement and dice of a unit."""
    found = CARDS.unit[BOX.index["unit"][unit]]
    return found.domain, found.cost, found.movement, found.attack, found.defend


def test_goals_are_those_of_the_rulebook() -> None:
    assert {goal.id: (goal.points, goal.treasures) for goal in CARDS.goal} == {
        "free_for_all_short": (13, 0),
        "free_for_all_medium": (20, 0),
        "free_for_all_long": (0, 8),
        "alliances_short": (20, 0),
        "alliances_medium": (30, 0),
        "alliances_long": (0, 12),
    }


@pytest.mark.rule("CN-041", "CN-043", "CN-045")
def test_players_have_their_realms() -> None:
    assert {lineup.id: (lineup.mode, lineup.seats) for lineup in CARDS.lineup} == {
        "two": ("alliances", (("karkoth", "iron_circle"), ("vailin", "nerath"))),
        "three": ("alliances", (("vailin", "nerath"), ("karkoth",), ("iron_circle",))),
        "four_alliances": ("alliances", (("karkoth",), ("vailin",), ("iron_circle",), ("nerath",))),
        "four_free_for_all": ("free_for_all", (("karkoth",), ("vailin",), ("iron_circle",), ("nerath",))),
    }


@pytest.mark.rule("CN-046")
def test_alliances_are_the_same_in_every_lineup() -> None:
    assert [alliance.realms for alliance in CARDS.alliance] == [("karkoth", "iron_circle"), ("vailin", "nerath")]


@pytest.mark.rule("CN-055", "CN-069")
def test_every_land_is_owned_and_held_by_its_owner() -> None:
    for land in CARDS.land:
        assert land.owner in REALMS
        assert [stack.realm for stack in land.start] == [land.owner]
        assert any(count_of(land.start[0].units, unit) for unit in UNITS)


@pytest.mark.rule("CN-056")
def test_entrances_and_some_sea_zones_are_empty_at_the_start() -> None:
    assert len(CARDS.dungeon) == 8
    assert not any(hasattr(dungeon, "start") for dungeon in CARDS.dungeon)
    assert Counter(bool(sea.start) for sea in CARDS.sea) == {True: 8, False: 9}


@pytest.mark.rule("CN-057", "CN-058")
def test_realms_begin_with_their_gold_and_income() -> None:
    assert {realm.id: (realm.gold, realm.base_income) for realm in CARDS.realm} == {
        "karkoth": (10, 15),
        "vailin": (11, 13),
        "iron_circle": (12, 13),
        "nerath": (13, 14),
    }


@pytest.mark.rule("CN-068")
def test_each_realm_has_as_many_lands_as_income() -> None:
    assert [len(lands_of(realm.id)) for realm in CARDS.realm] == [15, 13, 13, 14]
    assert (len(CARDS.land), len(CARDS.sea)) == (55, 17)


@pytest.mark.rule("CN-070")
def test_each_realm_has_one_capital_with_a_castle() -> None:
    for realm in CARDS.realm:
        capital = LANDS[realm.capital]
        assert (capital.owner, capital.start[0].units.castle) == (realm.id, 1)


@pytest.mark.rule("CN-071", "CN-072")
def test_lands_that_cards_name_are_on_the_board() -> None:
    named = ("karkothi_thronehold", "winterbole_forest", "nentir_vale")
    assert [LANDS[land].owner for land in named] == ["karkoth", "nerath", "nerath"]
    assert CARDS.realm[0].capital == "karkothi_thronehold"


@pytest.mark.rule("CN-074")
def test_realms_stand_in_the_order_of_their_turns() -> None:
    assert tuple(realm.id for realm in CARDS.realm) == REALMS == ("karkoth", "vailin", "iron_circle", "nerath")


@pytest.mark.rule("CN-075")
def test_a_turn_has_six_phases_of_which_the_first_and_the_last_are_mandatory() -> None:
    assert [(phase.id, phase.mandatory) for phase in CARDS.phase] == [
        ("draw", True),
        ("movement", False),
        ("battles", False),
        ("reposition", False),
        ("reinforcement", False),
        ("income", True),
    ]


def test_figures_of_the_rulebook() -> None:
    assert (CARDS.setup.hand, CARDS.setup.guardians, CARDS.draw.cards) == (2, 1, 1)
    assert (CARDS.battle.hit_on, CARDS.battle.loot, CARDS.battle.repopulation) == (6, 1, 2)
    assert (CARDS.points.land, CARDS.points.capital) == (1, 5)
    assert (CARDS.income.land, CARDS.income.without_capital) == (1, 2)
    assert CARDS.reinforcement.castle_limit == 4


@pytest.mark.rule("CN-372")
def test_counters_are_worth_one_and_five() -> None:
    assert CARDS.reinforcement.counters == (1, 5)


@pytest.mark.rule("CN-123", "CN-126", "CN-127")
def test_units_are_of_land_sea_or_air() -> None:
    assert Counter(unit.domain for unit in CARDS.unit) == {"land": 6, "flying": 2, "sea": 1}
    assert [unit.id for unit in CARDS.unit if unit.domain != "land"] == ["storm_elemental", "dragon", "warship"]


@pytest.mark.rule("CN-424")
@pytest.mark.parametrize(
    ("unit", "figures"),
    [
        pytest.param("footsoldier", ("land", 1, 1, (6,), (6,)), marks=pytest.mark.rule("CN-425")),
        pytest.param("siege_engine", ("land", 2, 1, (8, 8), (8,)), marks=pytest.mark.rule("CN-426")),
        pytest.param("fighter", ("land", 2, 2, (10,), (10,)), marks=pytest.mark.rule("CN-428")),
        pytest.param("wizard", ("land", 3, 2, (10,), (10,)), marks=pytest.mark.rule("CN-430")),
        pytest.param("monster", ("land", 3, 2, (12,), (12,)), marks=pytest.mark.rule("CN-432")),
        pytest.param("castle", ("land", 4, 0, (), (20,)), marks=pytest.mark.rule("CN-433")),
        pytest.param("storm_elemental", ("flying", 3, 2, (8,), (8,)), marks=pytest.mark.rule("CN-436")),
        pytest.param("dragon", ("flying", 5, 3, (20,), (20,)), marks=pytest.mark.rule("CN-439")),
        pytest.param("warship", ("sea", 2, 2, (8,), (8,)), marks=pytest.mark.rule("CN-440")),
    ],
)
def test_units_have_their_cost_movement_and_dice(unit: UnitId, figures: tuple[object, ...]) -> None:
    assert row(unit) == figures


@pytest.mark.rule("CN-436")
def test_only_the_storm_elemental_rolls_other_dice_at_sea() -> None:
    assert [unit.id for unit in CARDS.unit if unit.sea == (8, 8)] == ["storm_elemental"]


def test_units_have_their_abilities() -> None:
    for ability, units in {
        "hero": ["fighter", "wizard"],
        "first_strike": ["wizard"],
        "run_amok": ["monster"],
        "durable": ["dragon"],
        "hover": ["storm_elemental"],
        "castle": ["castle"],
    }.items():
        assert [unit.id for unit in CARDS.unit if getattr(unit, ability)] == units
    assert {unit.id: unit.cargo for unit in CARDS.unit if unit.cargo} == {"warship": 2}
    figures = [unit.figures for unit in CARDS.unit]
    assert figures == [20, 6, 6, 6, 8, 3, 4, 4, 6]


def test_realms_start_with_two_of_their_three_castles() -> None:
    for realm in REALMS:
        assert sum(land.start[0].units.castle for land in lands_of(realm)) == 2
    assert CARDS.unit[BOX.index["unit"]["castle"]].figures == 3


def test_realms_start_with_these_units() -> None:
    worth = {unit.id: unit.cost for unit in CARDS.unit}
    found = {}
    for realm in REALMS:
        stacks = [stack.units for stack in STACKS if stack.realm == realm]
        units = {unit: sum(count_of(stack, unit) for stack in stacks) for unit in UNITS}
        gold = sum(worth[unit] * n for unit, n in units.items())
        found[realm] = (gold, units["footsoldier"], units["dragon"], units["warship"], units["storm_elemental"])
    assert found == {
        "karkoth": (75, 23, 1, 2, 1),
        "vailin": (70, 23, 1, 3, 1),
        "iron_circle": (80, 26, 1, 2, 1),
        "nerath": (91, 30, 1, 2, 1),
    }


@pytest.mark.rule("CN-262")
def test_guardian_tokens_have_dice_a_hero_number_and_a_reward() -> None:
    tokens = [token for token in CARDS.guardian for _ in range(token.copies)]
    assert len(tokens) == 30
    assert Counter(token.heroes_need for token in tokens) == {6: 25, 7: 4, 8: 1}
    assert Counter(len(token.dice) for token in tokens) == {1: 13, 2: 14, 3: 2, 4: 1}
    assert sum(token.first_strike for token in tokens) == 6
    assert sum(token.gold for token in tokens) == 24


def test_there_are_twenty_events_for_each_realm_and_thirty_treasures() -> None:
    assert Counter(card.realm for card in CARDS.event) == dict.fromkeys(REALMS, 20)
    assert len(CARDS.treasure) == 30


@pytest.mark.rule("CN-558")
def test_treasures_are_worth_45_points() -> None:
    points = Counter(card.points for card in CARDS.treasure)
    assert points == {1: 16, 2: 13, 3: 1}
    assert sum(card.points for card in CARDS.treasure) == 45


@pytest.mark.rule("CN-015")
def test_neighbours_are_the_spaces_that_share_an_edge() -> None:
    pairs = {frozenset((space.id, other)) for space in SPACES.values() for other in space.neighbours}
    corners = {frozenset(pair) for pair in CARDS.board.corners}
    assert touching({name: space.polygon for name, space in SPACES.items()}) == pairs | corners
    assert corners == {frozenset(("black_stone_desert", "relis_vullin"))}
    assert not pairs & corners


@pytest.mark.rule("CN-103")
def test_opposite_edges_of_the_board_do_not_touch() -> None:
    for axis, size in ((0, CARDS.board.width), (1, CARDS.board.height)):
        low, high = (
            {space.id for space in SPACES.values() if any(corner[axis] == edge for corner in space.polygon)}
            for edge in (0, size)
        )
        assert not low & high
        assert not any(other in high for name in low for other in SPACES[name].neighbours)


def test_every_space_can_be_reached_and_islands_by_sea_only() -> None:
    reached = {"nera"}
    frontier = ["nera"]
    while frontier:
        for other in SPACES[frontier.pop()].neighbours:
            if other not in reached:
                reached.add(other)
                frontier.append(other)
    assert reached == set(SPACES)
    assert set(SPACES["corsairs_rest"].neighbours) <= set(BOX.index["sea"])


def test_the_spaces_cover_the_board_exactly_once() -> None:
    outlines = {name: space.polygon for name, space in SPACES.items()}
    assert list(gaps(outlines, CARDS.board.width, CARDS.board.height)) == []
    assert not any(crosses_itself(outline) for outline in outlines.values())


def test_the_centre_of_a_space_lies_inside_it() -> None:
    def inside(space: Space) -> bool:
        x, y = space.centre
        crossings = 0
        for (ax, ay), (bx, by) in zip(space.polygon, (*space.polygon[1:], space.polygon[0]), strict=True):
            if (ay > y) != (by > y):
                crossings += (x - ax) * abs(by - ay) < (bx - ax) * (y - ay) * (1 if by > ay else -1)
        return crossings % 2 == 1

    assert [space.id for space in SPACES.values() if not inside(space)] == []


def test_outlines_are_measured_exactly() -> None:
    square = ((0, 0), (2, 0), (2, 2), (0, 2))
    assert double_area(square) == 8
    assert not crosses_itself(square)
    assert crosses_itself(((0, 0), (2, 2), (2, 0), (0, 2)))
    assert list(gaps({"one": square}, 2, 2)) == []
    assert [(where, str(reason)) for where, reason in gaps({"one": square}, 3, 2)] == [
        ("one", "the edge from (2, 0) to (2, 2) is neither shared nor on the border of the board"),
        ("", "the spaces cover 4 square points, expected 6"),
    ]
    overlap = dict(gaps({"one": square, "two": square}, 2, 2))
    assert str(overlap["one"]) == "overlaps another space along (0, 2) to (0, 0)"


def test_every_value_says_where_it_comes_from() -> None:
    assert provenances(CARDS) == {"rulebook", "found", "house"}
    assert provenance(CARDS.realm[0], "gold") == "rulebook"
    assert provenance(CARDS.unit[0], "attack") == "found"
    assert provenance(CARDS.guardian[0], "dice") == "house"
    assert provenance(LANDS["nentir_vale"], "owner") == "rulebook"
    assert provenance(LANDS["nera"], "owner") == "house"


def test_an_index_gives_the_place_of_each_entry() -> None:
    assert BOX.index["land"]["winterbole_forest"] == 0
    assert CARDS.treasure[BOX.index["treasure"]["winged_boots"]].number == 110
    assert load() is BOX


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "seas.toml",
            'neighbours = ["bonewind_coast", ',
            'neighbours = ["nera", ',
            "nera does not name wailing_sea in turn",
        ),
        ("lands.toml", "[[1041, 0], ", "[[1042, 0], ", "neither shared nor on the border"),
        ("lands.toml", 'id = "nera"\nowner = "nerath"', 'id = "nera"\nowner = "vailin"', "expected units of the owner"),
        ("realms.toml", 'capital = "vailindor"', 'capital = "nera"', "expected one of its own lands, with a castle"),
        ("realms.toml", "base_income = 15", "base_income = 14", "lands: 15, for an income of 14 (CN-068)"),
        ("events.toml", 'at = "nentir_vale"', 'at = "nowhere"', "the id nowhere is not in land (CN-071)"),
        ("events.toml", "number = 21\n", "number = 22\n", "expected the numbers of all cards in order"),
        ("treasures.toml", "points = 3", "points = 2", "14 with points = 2, expected 13 (CN-558)"),
        ("units.toml", "cargo = 2", "cargo = 2\nhover = true", "only flying units hover"),
        (
            "figures.toml",
            '[["black_stone_desert", "relis_vullin"]]',
            "[]",
            "neighbours are the spaces that share an edge",
        ),
        ("guardians.toml", "dice = [6, 6, 6, 6]", "dice = [7]", "invalid value 7"),
    ],
)
def test_mistakes_in_the_box_are_found(folder: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in str(BENCH.spoil(folder, file, old, new))


def test_an_owner_may_change_a_value(owner: Path) -> None:
    box = BENCH.lay_over(owner, '[[guardian]]\nid = "ogre"\ndice = [12]\ngold = 2\n')
    ogre = box.cards.guardian[box.index["guardian"]["ogre"]]
    assert (ogre.dice, ogre.gold) == ((12,), 2)
    assert (provenance(ogre, "dice"), provenance(ogre, "first_strike")) == ("owner", "house")
    assert box.fingerprint != BOX.fingerprint


def test_an_owner_may_change_start_units_within_the_rules(owner: Path) -> None:
    box = BENCH.lay_over(owner, '[[land]]\nid = "nera"\nstart = [{ realm = "nerath", units = { fighter = 2 } }]\n')
    assert box.cards.land[box.index["land"]["nera"]].start[0].units == Units(fighter=2)
    warship = '[[land]]\nid = "nera"\nstart = [{ realm = "nerath", units = { warship = 1 } }]\n'
    assert "a Warship must be in a sea zone (CN-122)" in BENCH.refusal(owner, warship)
    castles = '[[land]]\nid = "nera"\nstart = [{ realm = "nerath", units = { castle = 2 } }]\n'
    assert "at most one castle (CN-435)" in BENCH.refusal(owner, castles)
    nobody = '[[land]]\nid = "nera"\nstart = [{ realm = "nerath", units = {} }]\n'
    assert "at least one unit (CN-055)" in BENCH.refusal(owner, nobody)
    wader = '[[sea]]\nid = "wailing_sea"\nstart = [{ realm = "nerath", units = { fighter = 1 } }]\n'
    assert "expected Warships and flying units only (CN-122)" in BENCH.refusal(owner, wader)

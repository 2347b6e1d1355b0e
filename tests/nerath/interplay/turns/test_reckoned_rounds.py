"""Incomes and ends of rounds of Conquest of Nerath on boards drawn at random, worked out from the rulebook alone."""

from __future__ import annotations

from random import Random

import pytest

from taverne.games.nerath.box.vocabulary import REALMS
from tests.nerath.cards import pass_windows
from tests.nerath.interplay.phases import Position, close, earns, round_ends
from tests.nerath.positions import board, chest, hold, lay, put

CAPITALS = {
    "karkoth": "karkothi_thronehold",
    "vailin": "vailindor",
    "iron_circle": "iron_citadel",
    "nerath": "mithralfast",
}
"""CN-070, CN-072."""
GOALS = {"free_for_all": (13, 20, 8), "alliances": (20, 30, 12)}
"""Points of a short and a medium game, treasures of a long one (CN-019 to CN-024)."""
SIDES = {
    "free_for_all": tuple((realm,) for realm in REALMS),
    "alliances": (("karkoth", "iron_circle"), ("vailin", "nerath")),
}
LENGTHS = ("short", "medium", "long")


def holdings(dice: Random, mode: str, length: str) -> Position:
    """Return a board whose lands have changed hands at random; every realm has a unit somewhere."""
    table = board(mode, length)
    cat = table.cat
    for land in cat.space_ids[: cat.lands]:
        if dice.random() < 0.4:
            hold(table, dice.choice(REALMS), land)
    for realm in REALMS:
        own = [cat.space_ids[land] for land in range(cat.lands) if REALMS[table.holder[land]] == realm]
        if own:
            put(table, realm, dice.choice(own), footsoldier=1)
    return table


@pytest.mark.rule("CN-414", "CN-417", "CN-418", "CN-420")
def test_a_realm_earns_what_the_rulebook_says() -> None:
    for seed in range(60):
        dice = Random(seed)
        table = holdings(dice, dice.choice(tuple(GOALS)), "short")
        stone = dice.choice(REALMS)
        lay(table, stone, "philosophers_stone")
        for realm in REALMS:
            lands = sum(REALMS[holder] == realm for holder in table.holder[: table.cat.lands])
            wanted = lands + (realm == stone)
            if REALMS[table.holder[table.cat.space_index[CAPITALS[realm]]]] != realm:
                wanted = -(-wanted // 2)
            assert earns(table, realm) == wanted, (seed, realm)


def counted(table: Position, mode: str, length: str) -> dict[tuple[str, ...], int]:
    """Return what counts for each side: points, in a long game treasures (CN-019 to CN-024, CN-034)."""
    seats = {side: [REALMS.index(realm) for realm in side] for side in SIDES[mode]}
    if length == "long":
        return {side: sum(len(table.chest[n] + table.laid[n]) for n in numbers) for side, numbers in seats.items()}
    return {side: sum(table.points[n] for n in numbers) for side, numbers in seats.items()}


@pytest.mark.rule("CN-025", "CN-026", "CN-027", "CN-028")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("mode", GOALS)
def test_a_round_ends_as_the_rulebook_says_and_so_do_those_after_it(mode: str, length: str) -> None:
    goal = GOALS[mode][LENGTHS.index(length)]
    ended = 0
    for seed in range(40):
        dice = Random(seed)
        table = board(mode, length)
        names = [card.id for card in table.box.cards.treasure]
        dice.shuffle(names)
        table.points = [dice.randrange(8, 18) for _ in REALMS]
        extra = False
        for _ in range(3):
            table.points = [points + dice.randrange(6) for points in table.points]
            for realm in REALMS if length == "long" else ():
                for _ in range(min(len(names), dice.randrange(6))):
                    dice.choice((chest, lay))(table, realm, names.pop())
            counts = counted(table, mode, length)
            reached = [side for side in counts if counts[side] >= goal]
            best = [side for side in reached if counts[side] == max(counts.values())]
            winners = best if extra else reached
            pass_windows(round_ends(table))
            if len(winners) == 1:
                assert table.winner == table.side[REALMS.index(winners[0][0])], (seed, extra)
                ended += 1
                break
            assert table.winner == -1, (seed, extra)
            extra = extra or len(reached) > 1
            close(table)
    assert ended > 10

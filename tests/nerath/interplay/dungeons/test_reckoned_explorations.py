"""Explorations of Conquest of Nerath drawn by lot, with cards and treasures of heroes, reckoned beside the game.

The reckoning throws the dice and names which dice and heroes are lost; what the game asks for, its losses, its gold
and its treasure must agree.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from taverne.games.nerath.box.load import load
from tests.nerath.cards import offered, pass_windows
from tests.nerath.interplay.phases import Position, sound
from tests.nerath.positions import (
    answer,
    attack,
    board,
    count,
    dice,
    guard,
    hand,
    hold,
    lay,
    number,
    options,
    prompt,
    roll,
    settle,
    war,
)

DEN = "sunless_citadel"
TOKENS = {token.id: token for token in load().cards.guardian}
CARDS = {"vailin": "rage", "nerath": "veteran_warlord"}
TREASURES = ("boots_of_speed", "vorpal_sword", "robe_of_the_archmage", "reflected_shield", "gauntlet_of_ogre_power")


class Den:
    """An exploration as the rulebook has it: heroes of a realm against the dice of guardians."""

    def __init__(self, heroes: dict[str, int], tokens: list[str], laid: set[str]) -> None:
        self.heroes = [kind for kind in ("fighter", "wizard") for _ in range(heroes[kind])]
        self.guardians = {token: list(TOKENS[token].dice) for token in tokens}
        self.laid = laid
        self.card = ""

    def needs(self) -> int:
        """Return what heroes must roll (CN-252 to CN-255)."""
        if self.card == "veteran_warlord":
            return 5
        return max([6] + [TOKENS[token].heroes_need for token in self.guardians])

    def swift(self, hero: str) -> bool:
        return hero == "wizard" or "boots_of_speed" in self.laid or self.card == "rage"

    def score(self, kinds: list[str], faces: list[int]) -> int:
        """Return how often dice of heroes hit."""
        doubles = {"fighter": "vorpal_sword", "wizard": "robe_of_the_archmage"}
        needs = self.needs()
        return sum(
            0 if face < needs else 2 if doubles[kind] in self.laid and face >= 10 else 1
            for kind, face in zip(kinds, faces, strict=True)
        )

    def step(self, table: Position, first: bool, rng: Random) -> bool:
        """Fight a step of a round; return whether anybody is left on both sides (CN-196, CN-246, CN-250)."""
        kinds = [hero for hero in self.heroes if self.swift(hero) is first]
        mine = [rng.randint(1, 10) for _ in kinds]
        hits = self.score(kinds, mine)
        their = [side for token, left in self.guardians.items() if TOKENS[token].first_strike is first for side in left]
        theirs = [rng.randint(1, side) for side in their]
        for sides, faces in (([10] * len(kinds), mine), (their, theirs)):
            if sides:
                pass_windows(table)
                assert dice(table) == tuple(sides)
                roll(table, *faces)
        self.remove_dice(table, hits, rng)
        self.remove_heroes(table, sum(face >= 6 for face in theirs), rng)
        return bool(self.heroes and self.guardians)

    def remove_dice(self, table: Position, hits: int, rng: Random) -> None:
        pool = [(token, side) for token, left in self.guardians.items() for side in left]
        for token, side in rng.sample(pool, min(hits, len(pool))):
            self.guardians[token].remove(side)
            pass_windows(table)
            if prompt(table) == "guardian-dice":
                assert f"remove {token} {side}" in options(table)
                answer(table, f"remove {token} {side}")
        self.guardians = {token: left for token, left in self.guardians.items() if left}

    def remove_heroes(self, table: Position, hits: int, rng: Random) -> None:
        for hero in rng.sample(self.heroes, min(hits, len(self.heroes))):
            self.heroes.remove(hero)
            pass_windows(table)
            if prompt(table) == "casualties":
                answer(table, f"lose {hero}")


@pytest.mark.rule("CN-237", "CN-240", "CN-246", "CN-250", "CN-254", "CN-257")
@pytest.mark.parametrize("seed", range(20, 55))  # among them sixes that a golem shrugs off
def test_an_exploration_drawn_by_lot_is_rolled_and_looted_as_reckoned(seed: int) -> None:
    rng = Random(seed)
    table = board(seed=seed)
    realm = rng.choice(sorted(CARDS))
    laid = set(rng.sample(TREASURES, rng.randint(0, 3)))
    hold(table, realm, "stonemarch")
    lay(table, realm, *sorted(laid))
    hand(table, realm, CARDS[realm])
    tokens = rng.sample(sorted(TOKENS), rng.randint(1, 3))
    den = Den({"fighter": rng.randint(1, 4), "wizard": rng.randint(0, 3)}, tokens, laid)
    guard(table, DEN, *tokens)
    attack(table, realm, DEN, **Counter(den.heroes))
    inspired = rng.randint(1, 3)
    purse = table.gold[number(realm)]
    war(table, realm)
    card = f"play {CARDS[realm]}"
    for turn in range(1, 99):
        if turn == inspired:
            useful = realm == "nerath" or ("fighter" in den.heroes and "boots_of_speed" not in laid)
            assert offered(table, card) is useful
            if useful:
                answer(table, card)
                den.card = CARDS[realm]
        if not (den.step(table, True, rng) and den.step(table, False, rng)):
            break
        pass_windows(table)
        assert prompt(table) == "continue"
        answer(table, "continue")
    settle(table)
    pass_windows(table)
    settle(table)
    won = bool(den.heroes) and not den.guardians
    assert count(table, realm, DEN) == dict(Counter(den.heroes))
    assert table.gold[number(realm)] - purse == (sum(TOKENS[token].gold for token in tokens) if won else 0)
    assert len(table.chest[number(realm)]) == won
    assert [table.cat.token_ids[token] for token in table.tokens[0]] == list(den.guardians)
    assert sound(table)

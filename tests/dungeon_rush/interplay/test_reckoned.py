"""Whole games drawn by lot, told by their events and reckoned beside the game: fights, failures, gains, the last fight.

The reckoning is written from the rulebook alone; it knows the figures of the cards and nothing of the rules' code.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from taverne.engine import Rng
from taverne.engine.frames import settle
from tests.dungeon_rush.tools import GAME, by_lot

SKILLS = ("melee", "ranged", "magic", "stealth")
Card = dict[str, Any]


def printed() -> dict[str, Card]:
    """Return the cards by the names that events give them: ``monster-I-03``."""
    found = {}
    box = files("taverne.games.dungeon_rush.box")
    for name in ("heroes", "bosses", "monsters-1", "monsters-2", "monsters-3"):
        for kind, cards in tomllib.loads((box / f"{name}.toml").read_text(encoding="utf-8")).items():
            found.update({f"{kind}-{card['id']}": card for card in cards})
    return found


CARDS = printed()


def beats(heroes: list[dict[str, int]], foe: Card) -> bool:
    """Skill by skill; what is too much in one pays for no other (DR-066, DR-068, DR-069)."""
    return all(sum(hero[skill] for hero in heroes) >= n for skill, n in foe["defence"].items())


class Ledger:
    """What everybody must have come to by what has happened."""

    def __init__(self, seats: int) -> None:
        self.heroes: list[dict[str, str]] = [{} for _ in range(seats)]
        self.values = {
            name: {skill: card["skills"].get(skill, 0) for skill in SKILLS}
            for name, card in CARDS.items()
            if name.startswith("hero-")
        }
        self.totals = [0] * seats
        self.claims: dict[str, list[tuple[int, str]]] = {}
        self.shown: list[str] = []
        self.unplaced: list[tuple[int, str]] = []

    def of(self, seat: int, hands: list[str]) -> list[dict[str, int]]:
        return [self.values[self.heroes[seat][hand]] for hand in hands]

    def hear(self, kind: str, data: Card) -> None:
        """Check one event, and note what follows from it."""
        seat = data.get("seat", -1)
        if kind == "sides":
            self.heroes[seat] = {"left": data["left"], "right": data["right"]}
        elif kind == "revealed":
            assert not self.shown, "every monster of the round before was settled"
            assert not self.unplaced, "every gain was placed or kept"
            self.shown = list(data["monsters"])
            self.claims = {}
        elif kind == "claimed":
            self.claims.setdefault(data["monster"], []).append((seat, data["hand"]))
        elif kind == "outrun":
            claims = self.claims.get(data["monster"], [])
            self.claims[data["monster"]] = [claim for claim in claims if claim != (seat, data["hand"])]
        elif kind in ("won", "lost", "left"):
            self.settle(kind, seat, data["monster"])
        elif kind == "placed":
            gain = CARDS[data["monster"]]["gain"]
            skill = data["skill"].removeprefix("skill-")
            assert gain["skill"] in (skill, "rune")
            assert data["hero"] in self.heroes[seat].values(), "a hero of one's own"
            self.unplaced.remove((seat, data["monster"]))
            self.values[data["hero"]][skill] += gain["n"]
        elif kind == "kept":
            self.unplaced.remove((seat, data["monster"]))
        elif kind in ("boss-won", "boss-lost"):
            won = beats(self.of(seat, ["left", "right"]), CARDS[data["boss"]])
            assert (kind == "boss-won") == won
            self.totals[seat] += won * CARDS[data["boss"]]["coins"]
        elif kind == "count":
            assert data["total"] == self.totals[seat]

    def settle(self, kind: str, seat: int, monster: str) -> None:
        """A fight, or a monster that nobody attacked (DR-055, DR-072, DR-087, DR-089)."""
        self.shown.remove(monster)
        claims = self.claims.get(monster, [])
        if kind == "left":
            assert not claims
            return
        assert {who for who, _ in claims} == {seat}, "one attacker"
        won = beats(self.of(seat, [hand for _, hand in claims]), CARDS[monster])
        assert (kind == "won") == won
        self.totals[seat] += CARDS[monster]["coins"] if won else -1
        if won and "gain" in CARDS[monster]:
            self.unplaced.append((seat, monster))


@pytest.mark.rule("DR-066", "DR-068", "DR-107", "DR-109")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_drawn_by_lot_ends_as_reckoned(mode: str, players: int) -> None:
    table = GAME.start({"mode": mode}, players, 100 + players)
    table.events = []
    settle(table)
    rng = Rng(players)
    while table.pending:
        by_lot(table, rng)
    ledger = Ledger(table.seats)
    for event in table.events:
        ledger.hear(event.kind, event.data or {})
    result = GAME.result(table)
    assert result is not None
    assert list(result.scores) == ledger.totals
    playing = range(players)
    best = max(ledger.totals[seat] for seat in playing)
    assert result.winners == tuple(seat for seat in playing if ledger.totals[seat] == best), (
        "the neutral seat never wins"
    )

"""Purchases and cleanups drawn by lot and reckoned beside the game: prices, panic, leaders, wages, dice, points.

The reckoning is written from the rulebook alone; it knows the figures of the cards and nothing of the rules' code.
"""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    held,
    hire,
    lair,
    leave_now,
    member,
    monster,
    options,
    own_region,
    pool,
    refresh,
    seated,
    tavern,
)
from tests.monster_lands.scenes import trophy
from tests.tools import play

Card = dict[str, Any]
BOX = files("taverne.games.monster_lands.box")


def printed(name: str, kind: str) -> dict[str, Card]:
    """Return the cards of a file by their ids."""
    return {card["id"]: card for card in tomllib.loads((BOX / f"{name}.toml").read_text(encoding="utf-8"))[kind]}


FOLK = printed("mercenaries", "mercenary")
BEASTS = printed("monsters", "monster")
LANDS = printed("regions", "region")
TRAPS = printed("traps", "trap")
GEAR = printed("equipment", "equipment")
NOVICE: Card = {"reputation": 1, "cost": 3, "dice": {"force": 1}, "affinity": ""}
COLOURS = ("force", "magic", "persuasion")


def card(word: str) -> Card:
    return NOVICE if word.startswith("novice") else FOLK[word]


def words(state: LandsState, members: list[int]) -> list[str]:
    return [state.cat.member_ids[number] for number in members]


class Clan:
    """What a clan has before a cleanup, and what must become of it."""

    def __init__(self, state: LandsState, seat: int) -> None:
        self.members = words(state, state.members[seat])
        self.leader = state.cat.member_ids[state.leader[seat]] if state.leader[seat] != NONE else ""
        self.lands = [state.cat.region_ids[r] for r, ruler in enumerate(state.ruler) if ruler == seat]
        self.managers = [state.cat.member_ids[state.manager[state.cat.region_index[land]]] for land in self.lands]
        self.glory, self.gold = state.glory[seat], state.gold[seat]
        self.trophies = [state.cat.monster_ids[number] for number in state.trophies[seat]]

    def best(self, among: list[str]) -> list[str]:
        """Return the most reputed, of these the dearest (ML-195, ML-200)."""
        top = max((card(word)["reputation"], card(word)["cost"]) for word in among)
        return [word for word in among if (card(word)["reputation"], card(word)["cost"]) == top]

    def heirs(self) -> list[str]:
        free = [word for word in self.members if word not in self.managers]
        return self.best(free or self.members)

    def paid(self) -> list[str]:
        return [word for word in self.members if word != self.leader and word not in self.managers]

    def due(self) -> int:
        return len(self.paid()) * (1 if self.glory <= 10 else 2 if self.glory <= 20 else 3)

    def reputation(self) -> int:
        return sum(int(card(word)["reputation"]) for word in self.members)

    def dice(self) -> tuple[int, ...]:
        bonus = (0, 0, 1) if self.glory <= 10 else (1, 0, 1) if self.glory <= 20 else (1, 1, 1)
        given = [card(word)["dice"] for word in self.members]
        return tuple(n + sum(dice.get(c, 0) for dice in given) for n, c in zip(bonus, COLOURS, strict=True))

    def points(self) -> int:
        icons = [card(word)["affinity"] for word in self.members] + [LANDS[land]["affinity"] for land in self.lands]
        table = (0, 1, 1, 3, 5, 7, 10)
        shown = sum(table[min(6, icons.count(affinity))] for affinity in ("fire", "water", "air", "jungle"))
        return int(self.glory + self.reputation() + sum(BEASTS[word]["trophy"] for word in self.trophies) + shown)

    def hear(self, kind: str, rule: str, data: Card) -> None:
        """Check an event of the cleanup, and note what follows from it."""
        who = str(data.get("mercenary", "")).removeprefix("mercenary-")
        if kind == "leader":
            assert who in self.heirs()
            self.leader = who
            self.managers = ["" if word == who else word for word in self.managers]
        elif kind == "manager":
            self.managers[self.lands.index(str(data["region"]).removeprefix("region-"))] = who
        elif kind == "sold":
            word = str(data["monster"]).removeprefix("monster-")
            self.trophies.remove(word)
            self.gold += 5 * BEASTS[word]["trophy"]
        elif kind == "gold-paid" and rule == "ML-198":
            assert self.gold >= self.due() == data["n"]
            self.gold -= self.due()
        elif kind == "wages-short":
            assert self.gold < self.due()
            self.gold = 0
        elif kind == "deserted":
            assert who in self.best(self.paid())
            self.members.remove(who)
        elif kind == "fresh":
            assert not self.members
            self.members, self.leader, self.gold = ["novice-1"], "novice-1", max(5, self.gold)


def drawn_table(lot: random.Random) -> LandsState:
    """Return a table before a cleanup, with clans of all sizes."""
    players = lot.randint(2, 4)
    state = seated(players, first=lot.randrange(players))
    folk = [word for word, each in FOLK.items() if each["role"] == "hireable"]
    lot.shuffle(folk)
    novices = [f"novice-{n}" for n in range(1, 9)]
    lands = list(LANDS)
    lot.shuffle(lands)
    for seat in range(players):
        for _ in range(lot.randint(0, 4)):
            hire(state, seat, folk.pop())
        for _ in range(lot.choice((0, 0, 1, 2))):
            hire(state, seat, novices.pop(0))
        state.gold[seat] = lot.choice((0, 1, 2, 4, 6, 9, 20))
        state.glory[seat] = lot.choice((0, 5, 10, 11, 20, 21, 29))
        for land in [lands.pop() for _ in range(lot.randint(0, 2))]:
            able = [
                word
                for word in words(state, state.members[seat])[1:]
                if card(word)["affinity"] == LANDS[land]["affinity"] and member(state, word) not in state.manager
            ]
            own_region(state, seat, land, able[0] if able and lot.random() < 0.7 else "")
        if lot.random() < 0.4:
            leave_now(state, state.leader[seat])
    beasts = list(BEASTS)
    lot.shuffle(beasts)
    for space in range(3):
        wanted = beasts.pop() if lot.random() < 0.6 else ""
        if space != 1 or players > 2:
            monster(state, space, wanted)
    for seat in range(players):
        beast = beasts.pop()
        if lot.random() < 0.3 and state.cat.monster_index[beast] in state.monster_deck:
            trophy(state, seat, beast)
    state.turn = lot.choice((1, 3, 6))
    return state


def cleaned(state: LandsState, lot: random.Random) -> None:
    """Play the cleanup by lot, to the first deployment or the end."""
    for _ in range(300):
        settle(state)
        if not state.pending or asked(state)[1] == "deploy":
            return
        play(state, f"{asked(state)[0]}: {lot.choice(options(state))}")


@pytest.mark.rule("ML-195", "ML-198", "ML-199", "ML-210")
@pytest.mark.parametrize("number", range(40))
def test_a_cleanup_drawn_by_lot_goes_as_reckoned(number: int) -> None:
    lot = random.Random(1000 + number)
    state = drawn_table(lot)
    first, turn = state.first, state.turn
    comers = [state.cat.monster_ids[m] for m in (state.monsters[2], *state.monsters[:2]) if m != NONE]
    panic = sum(state.panic)
    clans = [Clan(state, seat) for seat in range(state.seats)]
    state.events = []
    adventure(state)
    cleaned(state, lot)
    for event in state.events:
        if event.data and "seat" in event.data:
            clans[event.data["seat"]].hear(event.kind, event.rule, event.data)
    for seat, clan in enumerate(clans):
        assert state.reputation[seat] == clan.reputation()
        assert state.gold[seat] == clan.gold
        assert len(state.members[seat]) == len(clan.members)
        assert (state.leader[seat] == NONE) == (not clan.leader)
    if comers:
        best = max(comers, key=lambda word: (BEASTS[word]["attack"], BEASTS[word]["kill_value"]))
        assert sum(state.panic) == panic + (2 if best == "krinx" else 1)
        if state.cat.monster_ids[state.monsters[2]] != "dogor":
            assert state.cat.monster_ids[state.monsters[2]] == best
    if turn == 6:
        result = GAME.result(state)
        assert result is not None
        assert list(result.scores) == [clan.points() for clan in clans]
        return
    assert GAME.result(state) is None
    assert state.turn == turn + 1
    for seat, clan in enumerate(clans):
        force, magic, persuasion = held(state, seat)
        assert (force, magic, len(persuasion)) == clan.dice()
    least = min(clan.reputation() for clan in clans)
    order = [(first - away) % state.seats for away in range(1, state.seats + 1)]
    assert state.first == next(seat for seat in order if clans[seat].reputation() == least)


@pytest.mark.rule("ML-051", "ML-052", "ML-053", "ML-055")
@pytest.mark.parametrize("number", range(25))
def test_purchases_drawn_by_lot_cost_what_is_reckoned(number: int) -> None:
    lot = random.Random(2000 + number)
    state = seated(4)
    last = dict.fromkeys(("lair", "tavern", "armoury", "bazaar"), 0)
    lair(state, "F1", "F2", "M1", "T_plus_4", "M_plus_1", "F_plus_2")
    tavern(state, "dalina", "zondu", "parsas", "guster")
    bazaar(state, "noxx", "mortis", "pugnor")
    for seat in range(4):
        state.gold[seat], state.glory[seat] = 40, 20
        pool(state, seat, force=1, persuasion=(lot.randint(1, 6), lot.randint(1, 6)))
    refresh(state)
    for _ in range(10):
        seat = asked(state)[0]
        places = [place for place in last if f"deploy {place}" in options(state)]
        place = lot.choice(places)
        play(state, f"{seat}: deploy {place}")
        if asked(state)[1] == "die":
            dice = options(state)
            line = lot.choice(dice)
        else:
            raise AssertionError("there is a choice of dice")
        value = int(line.split()[-1]) if "persuasion" in line else 0
        off = value + (last[place] if value < last[place] else 0) if value else 0
        last[place] = value or last[place]
        gold = state.gold[seat]
        play(state, f"{seat}: {line}")
        cost = 0
        if place == "lair":
            for _ in range(lot.randint(1, 2)):
                buys = [o for o in options(state) if o.startswith("buy")]
                line = lot.choice(buys)
                cost += TRAPS[line.split()[1]]["cost"]
                play(state, f"{seat}: {line}")
            play(state, f"{seat}: enough")
        elif place == "tavern":
            line = lot.choice([o for o in options(state) if o.startswith("recruit")])
            cost = card(line.split()[1])["cost"]
            play(state, f"{seat}: {line}")
        elif place == "armoury":
            line = lot.choice([o for o in options(state) if o.startswith("tokens")])
            cost = 2 * int(line.split()[1])
            play(state, f"{seat}: {line}")
        else:
            line = lot.choice([o for o in options(state) if o.startswith("gear")])
            cost = GEAR[line.split()[1]]["cost"]
            play(state, f"{seat}: {line}")
            if asked(state) == (seat, "equip"):
                play(state, f"{seat}: {options(state)[0]}")
        assert gold - state.gold[seat] == max(1, cost - off)
        settle(state)
        while asked(state)[1] == "overflow":
            play(state, f"{seat}: {options(state)[0]}")
            settle(state)
        if asked(state)[1] != "deploy":
            break

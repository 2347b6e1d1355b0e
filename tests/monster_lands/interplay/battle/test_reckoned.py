"""Battles and conquests drawn by lot and reckoned beside the game: dice of the attack, totals, outcomes.

The reckoning here is written from the rulebook alone and shares nothing with the rules but the figures of the cards.
"""

from __future__ import annotations

import random

import pytest

from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import adventure, asked, equip, hire, loot, monster, options, send
from tests.monster_lands.scenes import dice_asked, faces, field, last_total
from tests.tools import play, told

WARRIORS = (
    *("korgo", "purkas", "dalina", "drapis", "taroa", "puargh", "parsas", "nimra"),
    *("lusara", "shandee", "zondu", "naiala", "torko", "guster", "geas", "saruna"),
)
LANDS = {"kale": ("fire", 12), "kyzhul": ("water", 14), "yuha": ("air", 12), "thaklan": ("jungle", 13)}
GROUND = {"snailer": "jungle", "surbol": "fire", "sckon": "air", "blandor": "water"}
TRAP_DICE = {"F1": (1, 0), "F2": (2, 0), "M1": (0, 1), "M2": (0, 2)}
TRAP_LIFTS = {"F_plus_1": (1, 0), "F_plus_2": (2, 0), "M_plus_1": (0, 1), "M_plus_2": (0, 2)}
TRAP_FLAT = {"T_plus_4": 4, "T_plus_6": 6}
LIFTS = {"pugnor": (1, 0), "mortis": (0, 1), "slyzor": (1, 0), "taroa": (1, 0)}


class Plan:
    """A mercenary with all it takes along, drawn by lot."""

    def __init__(self, lot: random.Random) -> None:
        self.who = lot.choice(WARRIORS)
        self.gear = [
            word for word in (lot.choice(["", "pugnor", "slyzor"]), lot.choice(["", "mortis", "kedavra"])) if word
        ]
        self.force, self.magic = lot.randint(1, 3), lot.randint(0, 3)
        kinds = [*TRAP_DICE, *TRAP_LIFTS, *TRAP_FLAT]
        self.laid = tuple(lot.sample(kinds, lot.choice([0, 0, 1, 1, 2])))
        self.venoms = lot.choice([0, 0, 1])

    @property
    def dice(self) -> tuple[int, int]:
        extra = [TRAP_DICE[kind] for kind in self.laid if kind in TRAP_DICE]
        return self.force + sum(e[0] for e in extra), self.magic + sum(e[1] for e in extra)

    def lifts(self, beast: str) -> tuple[int, int]:
        """Return what is added to each Force and Magic die; ``beast`` is empty in a conquest."""
        found = [TRAP_LIFTS[kind] for kind in self.laid if kind in TRAP_LIFTS]
        found += [LIFTS[word] for word in (self.who,) if word in LIFTS]
        for word in self.gear:
            if word in ("pugnor", "slyzor") and beast == "caribdis":
                continue
            if word == "slyzor" and not beast:
                continue
            if word == "kedavra":
                found += [(0, 2)] if not beast else []
            else:
                found.append(LIFTS[word])
        found += [(-1, 0)] if beast == "moldo" else [(0, -1)] if beast == "krushus" else []
        return sum(f for f, _ in found), sum(m for _, m in found)

    def total(self, beast: str, rolled: list[int]) -> int:
        n, lifts = self.dice[0], self.lifts(beast)
        flat = sum(TRAP_FLAT.get(kind, 0) for kind in self.laid) if beast else 3 if self.who == "geas" else 0
        return flat + sum(max(0, face + lifts[at >= n]) for at, face in enumerate(rolled))

    def send(self, state: LandsState, place: str, number: int) -> None:
        if self.who not in ("korgo", "purkas"):
            hire(state, 0, self.who)
        for word in self.gear:
            equip(state, self.who, word)
        send(
            state,
            place,
            number,
            self.who,
            self.force,
            self.magic,
            laid=self.laid,
            defence=2,
            venoms=self.venoms,
        )


def through_the_attack(state: LandsState, dice: int) -> None:
    """Let the monster miss with all its dice, and every hit that comes without dice be cancelled."""
    if asked(state)[1] == "shield":
        play(state, "0: shield 0")
    assert dice_asked(state) == dice
    play(state, faces(dice))
    while asked(state)[1] == "defend":
        play(state, f"0: {options(state)[-1]}")
    while asked(state)[1] == "drink":
        play(state, "0: drink 0")


def roll_all(state: LandsState, plan: Plan, lot: random.Random) -> list[int]:
    """Roll all dice at once, and return them."""
    n = sum(plan.dice)
    if asked(state)[0] == 0:
        play(state, "0: roll")
    assert dice_asked(state) == n
    rolled = [lot.randint(1, 6) for _ in range(n)]
    play(state, "chance: roll " + " ".join(map(str, rolled)))
    return rolled


def outcome(state: LandsState) -> str:
    return "kill" if told(state, "killed") else "capture" if told(state, "captured") else ""


@pytest.mark.rule("ML-137", "ML-153", "ML-156", "ML-162", "ML-345", "ML-394")
@pytest.mark.parametrize("seed", range(40))
def test_a_battle_drawn_by_lot_ends_as_reckoned(seed: int) -> None:
    lot = random.Random(seed)
    plan = Plan(lot)
    beasts = {card.id: card for card in field().box.cards.monster}
    beast = beasts[lot.choice([word for word in beasts if word != "sporus"])]
    land, level, gates = lot.choice([*LANDS]), lot.choice(["tutorial", "normal", "legendary"]), lot.random() < 0.25
    state = field(beast="" if gates else beast.id, land=land, difficulty=level)
    if gates:
        monster(state, 2, beast.id)
    state.turn = lot.randint(1, 6)
    track = {"tutorial": [0] * 6, "normal": [0, 0, 0, 1, 1, 2], "legendary": [1, 1, 1, 2, 2, 2]}[level][state.turn - 1]
    mine = lot.choice(["", "kill_plus_6", "F_plus_2", "M_plus_2"])
    if mine:
        loot(state, 0, mine)
    plan.send(state, "gates" if gates else "region_a", 1 if gates else 4)
    adventure(state)
    affinity = 0 if gates or LANDS[land][0] != beast.affinity else 2 if beast.id in GROUND else 1
    through_the_attack(state, beast.attack + affinity + track + (3 if gates and beast.id == "trons" else 0))
    rolled = roll_all(state, plan, lot)
    total = plan.total(beast.id, rolled)
    for_capture = {"torko": 3}.get(plan.who, 0)
    for_kill = {"naiala": 3}.get(plan.who, 0)
    needed = 0 if plan.who == "saruna" else 2 if beast.id == "turfus" else 1
    venoms = 0 if beast.id == "gator" else plan.venoms
    assert last_total(state) == total
    while True:
        capture = len(plan.laid) >= needed and total + for_capture >= beast.capture_value
        kill = total + for_kill >= beast.kill_value
        if outcome(state) or told(state, "strike-failed"):
            break
        offered = options(state)
        assert total < beast.kill_value
        assert ("capture" in offered, "kill" in offered) == (capture, kill)
        assert ("venom" in offered) == bool(venoms)
        choice = lot.choice([o for o in offered if not o.startswith("reroll")])
        play(state, f"0: {choice}")
        if choice == "venom":
            venoms -= 1
            total += 2
        elif choice == "loot kill_plus_6":
            for_kill += 6
        elif choice.startswith("loot"):
            lifts, n = list(plan.lifts(beast.id)), plan.dice[0]
            before = sum(max(0, f + lifts[at >= n]) for at, f in enumerate(rolled))
            lifts["FM".index(choice.split()[1][0])] += 2
            total += sum(max(0, f + lifts[at >= n]) for at, f in enumerate(rolled)) - before
        elif choice in ("capture", "kill"):
            assert outcome(state) == choice
            return
        elif choice == "stop":
            assert outcome(state) == ""
            return
    assert outcome(state) == ("kill" if kill else "capture" if capture else "")


@pytest.mark.rule("ML-170", "ML-172", "ML-387", "ML-381", "ML-388")
@pytest.mark.parametrize("seed", range(40))
def test_a_conquest_drawn_by_lot_ends_as_reckoned(seed: int) -> None:
    lot = random.Random(seed)
    plan, land = Plan(lot), lot.choice([*LANDS])
    state = field(beast="", land=land)
    plan.send(state, "region_a", 4)
    adventure(state)
    rolled = roll_all(state, plan, lot)
    while asked(state)[0] == 0 and "stop" in options(state):
        play(state, "0: stop")
    total = plan.total("", rolled)
    assert last_total(state) == total
    assert bool(told(state, "conquered")) == (total >= LANDS[land][1])

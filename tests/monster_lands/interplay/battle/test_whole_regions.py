"""Whole regions drawn by lot and reckoned beside the game: attacks, wounds, deaths, strikes, conquests, loot and glory.

The reckoning is written from the rulebook alone; it knows the figures of the cards and nothing of the rules' code.
"""

from __future__ import annotations

import random

import pytest

from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import adventure, asked, equip, hire, member, options, send
from tests.monster_lands.scenes import dice_asked, field
from tests.tools import play, told

FOLK = (
    *("drapis", "wondou", "taroa", "nimra", "parsas", "shandee", "zondu", "guster", "trulina", "dolfus"),
    *("naiala", "torko", "puargh", "geas", "saruna", "dalina"),
)
DEFEND = {"drapis": 1, "wondou": 2, "nimra": 1, "zondu": 1, "trulina": 2, "dolfus": 2}
AGAINST = {"parsas": ("water", "jungle"), "shandee": ("water", "fire"), "guster": ("jungle", "air")}
LANDS = {"kale": ("fire", 12), "kyzhul": ("water", 14), "yuha": ("air", 12), "thaklan": ("jungle", 13)}
GROUND = ("snailer", "surbol", "sckon", "blandor")
LOADS = {"": (0, 0, 0), "F1": (1, 0, 0), "M1": (0, 1, 0), "T_plus_4": (0, 0, 4)}


class Fighter:
    """A mercenary on an expedition, with what is left of all it took along."""

    def __init__(self, lot: random.Random, who: str, seat: int, slot: int) -> None:
        self.who, self.seat, self.slot = who, seat, slot
        self.force, self.magic = lot.randint(1, 4), lot.randint(0, 2)
        self.trap = lot.choice([*LOADS])
        self.tokens, self.potions, self.venoms = lot.randint(0, 1), lot.randint(0, 1), lot.randint(0, 1)
        self.noxx, self.wounded = lot.random() < 0.3, lot.random() < 0.3
        self.alive, self.done, self.spent = True, False, 0

    def place(self, state: LandsState) -> None:
        hire(state, self.seat, self.who)
        if self.noxx:
            equip(state, self.who, "noxx")
        state.wounded[member(state, self.who)] = int(self.wounded)
        send(
            state,
            "region_a",
            self.slot,
            self.who,
            self.force,
            self.magic,
            laid=(self.trap,) if self.trap else (),
            defence=self.tokens,
            potions=self.potions,
            venoms=self.venoms,
        )
        force, magic, self.flat = LOADS[self.trap]
        self.force += force
        self.magic += magic

    def talents(self, beast: str, affinity: str) -> int:
        if beast == "gorgosh":
            return 0
        own = DEFEND.get(self.who, 0) + (affinity in AGAINST.get(self.who, ()))
        return own + self.noxx + (self.slot == 1) - self.spent


class Region:
    """The reckoning of a region, step by step beside the game."""

    def __init__(self, seed: int) -> None:
        lot = self.lot = random.Random(seed)
        cards = {card.id: card for card in field().box.cards.monster}
        self.beast = cards[lot.choice([word for word in cards if word not in ("sporus", "turfus")])]
        self.land = lot.choice([*LANDS])
        players = lot.randint(2, 4)
        self.state = field(players, self.beast.id, self.land)
        self.state.turn = 2
        self.glory = [5] * players
        folk = lot.sample(FOLK, 4)
        slots = sorted(lot.sample([1, 2, 3, 4], lot.randint(2, 4)))
        self.there = [Fighter(lot, folk[at], lot.randrange(players), slot) for at, slot in enumerate(slots)]
        two = 0
        for fighter in self.there:
            two += fighter.noxx
            fighter.noxx = fighter.noxx and two <= 2
            fighter.place(self.state)
        self.damage, self.beaten = 0, False

    def play(self) -> None:
        adventure(self.state)
        gained = 0
        for fighter in self.there:
            if not fighter.alive:
                continue
            if not self.beaten:
                self.attack(fighter)
                if fighter.alive:
                    self.strike(fighter)
            elif gained < LANDS[self.land][1]:
                gained += self.roll(fighter, "", LANDS[self.land][1] - gained)
                self.stop(fighter)
                if gained >= LANDS[self.land][1]:
                    fighter.done = True
                    self.glory[fighter.seat] += 3
                    while asked(self.state)[1] not in ("loot", "strike", "attack") and asked(self.state)[0] >= 0:
                        if asked(self.state)[1] not in ("manage", "manager"):
                            break
                        play(self.state, f"{asked(self.state)[0]}: {options(self.state)[0]}")

    def attack(self, fighter: Fighter) -> None:
        affinity = self.beast.affinity == LANDS[self.land][0]
        dice = self.beast.attack + (0 if not affinity else 2 if self.beast.id in GROUND else 1)
        if fighter.magic:
            assert asked(self.state) == (fighter.seat, "shield")
            given = self.lot.randint(0, min(dice, fighter.magic))
            play(self.state, f"{fighter.seat}: shield {given}")
            fighter.magic -= given
            dice -= given
        hits = int(self.beast.id in ("warkors", "snagus"))
        if dice:
            assert dice_asked(self.state) == dice
            faces = [self.lot.choice([1, 2, 1, 2, 3, 6]) for _ in range(dice)]
            play(self.state, "chance: roll " + " ".join(map(str, faces)))
            hits += sum(face >= 3 for face in faces)
        self.suffer(fighter, hits)

    def suffer(self, fighter: Fighter, hits: int) -> None:
        talents = fighter.talents(self.beast.id, self.beast.affinity)
        able = min(hits, talents + fighter.tokens)
        if able:
            assert asked(self.state) == (fighter.seat, "defend")
            assert options(self.state) == [f"defend {n}" for n in range(able + 1)]
            n = self.lot.choice([0, able, able])
            play(self.state, f"{fighter.seat}: defend {n}")
            fighter.spent += min(n, talents)
            fighter.tokens -= max(0, n - talents)
            hits -= n
        able = min(hits, fighter.potions) if self.beast.id != "gator" else 0
        if able:
            assert asked(self.state) == (fighter.seat, "drink")
            n = self.lot.randint(0, able)
            play(self.state, f"{fighter.seat}: drink {n}")
            fighter.potions -= n
            hits -= n
        if not hits:
            return
        if self.beast.id == "abysur":
            self.glory[fighter.seat] = max(0, self.glory[fighter.seat] - 1)
        if hits + fighter.wounded > 1:
            fighter.alive = False
            self.glory[fighter.seat] += (2, 2, 1, 1)[fighter.slot - 1]
        fighter.wounded = True
        assert (member(self.state, fighter.who) in self.state.members[fighter.seat]) == fighter.alive

    def roll(self, fighter: Fighter, beast: str, wanted: int) -> int:
        """Return what a fighter adds; nothing is rolled where what is added without dice suffices."""
        flat = fighter.flat if beast else 3 * (fighter.who == "geas")
        if flat >= wanted - 3 * (beast != "" and fighter.who == "naiala" and not fighter.trap):
            return flat
        n = fighter.force + fighter.magic
        if asked(self.state)[0] == fighter.seat and "roll" in options(self.state):
            play(self.state, f"{fighter.seat}: roll")
        faces = [self.lot.randint(1, 6) for _ in range(n)]
        if n:
            assert dice_asked(self.state) == n
            play(self.state, "chance: roll " + " ".join(map(str, faces)))
        lifts = [int(fighter.who == "taroa") - (beast == "moldo"), -int(beast == "krushus")]
        own = sum(max(0, face + lifts[at >= fighter.force]) for at, face in enumerate(faces))
        return own + flat

    def stop(self, fighter: Fighter) -> None:
        while asked(self.state)[0] == fighter.seat and "stop" in options(self.state):
            play(self.state, f"{fighter.seat}: stop")

    def strike(self, fighter: Fighter) -> None:
        total = self.damage + self.roll(fighter, self.beast.id, self.beast.kill_value - self.damage)
        trapped = bool(fighter.trap) or fighter.who == "saruna"
        capture = trapped and total + 3 * (fighter.who == "torko") >= self.beast.capture_value
        kill = total + 3 * (fighter.who == "naiala") >= self.beast.kill_value
        if total < self.beast.kill_value and capture and asked(self.state)[0] == fighter.seat:
            if "capture" in options(self.state):
                play(self.state, f"{fighter.seat}: capture")
                kill = False
        elif not kill:
            self.stop(fighter)
        elif asked(self.state)[0] == fighter.seat and "kill" in options(self.state):
            assert fighter.trap, "without a trap nobody is asked"
            play(self.state, f"{fighter.seat}: kill")
        ends = len(told(self.state, "killed")), len(told(self.state, "captured"))
        assert ends == ((1, 0) if kill else (0, int(capture)))
        if kill or capture:
            self.beaten = fighter.done = True
            extra = 0 if kill else int(fighter.who == "puargh")
            self.glory[fighter.seat] += (self.beast.kill_glory if kill else self.beast.capture_glory) + extra
            if kill and self.beast.id in ("korcko", "krunn"):
                for other in self.there:
                    if other.alive:
                        self.suffer(other, 1)
        else:
            self.damage = total

    def looters(self) -> list[int]:
        return [fighter.seat for fighter in self.there if fighter.alive and not fighter.done]


@pytest.mark.rule("ML-136", "ML-139", "ML-144", "ML-148", "ML-163", "ML-170", "ML-178", "ML-327")
@pytest.mark.parametrize("seed", range(40))
def test_a_region_drawn_by_lot_goes_as_reckoned(seed: int) -> None:
    reckoned = Region(seed)
    reckoned.play()
    state = reckoned.state
    for seat in reckoned.looters()[:4]:
        while asked(state)[1] != "loot":
            assert asked(state)[0] >= 0
            play(state, f"{asked(state)[0]}: {options(state)[0]}")
        assert asked(state) == (seat, "loot")
        play(state, f"{seat}: {options(state)[0]}")
    assert not state.pending or asked(state)[1] != "loot"
    assert state.glory == reckoned.glory

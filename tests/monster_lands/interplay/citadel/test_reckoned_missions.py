"""Competitive missions of Monster Lands drawn by lot and reckoned beside the game: dice, rerolls offered, rewards.

The reckoning is written from the rulebook alone; it knows the figures of the cards and nothing of the rules' code.
"""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import adventure, asked, equip, hire, loot, mission, options, seated, send
from tests.tools import play, told

BOX = files("taverne.games.monster_lands.box")
MISSIONS = {card["id"]: card for card in tomllib.loads((BOX / "missions.toml").read_text(encoding="utf-8"))["mission"]}
COLOURS = ("force", "magic", "persuasion")
FOLK = ("taroa", "timbulu", "frunks", "karunna", "sckrat", "kakron", "naiala", "geas", "wondou", "poissen")
WEAPONS = ("", "pugnor", "slyzor", "krakhen")
SPELLS = ("", "mortis", "kedavra", "tergeo", "slham")
LIFTS = {"taroa": "force", "timbulu": "force", "frunks": "magic", "pugnor": "force", "mortis": "magic"}
LOOT_LIFTS = {"F_plus_2": "force", "M_plus_2": "magic"}
LOOT_REROLLS = {"reroll_FM_4": (("force", "magic"), 4), "reroll_M_3": (("magic",), 3)}
REROLLS = {
    "karunna": (("force", "magic"), 2),
    "sckrat": (("force",), 2),
    "kakron": (("force",), 1),
    "krakhen": (("magic",), 2),
    "tergeo": (("force",), 2),
    "slham": (("persuasion",), 2),
}
ON_ONE_DIE = ("karunna", *LOOT_REROLLS)
"""What may roll the same die more than once (ML-308, ML-309, ML-373, ML-383)."""


class Rival:
    """A mercenary on a mission, its dice and what may change them."""

    def __init__(self, lot: random.Random, who: str, seat: int, card: dict[str, Any], kept: list[str]) -> None:
        self.lot, self.who, self.seat = lot, who, seat
        self.gear = [word for word in (lot.choice(WEAPONS), lot.choice(SPELLS)) if word]
        drawn = [lot.choice(card["colours"]) for _ in range(card["dice"])]
        self.dice = {colour: drawn.count(colour) for colour in COLOURS}
        self.kept = kept
        self.rolled: list[tuple[str, int, set[str]]] = []
        self.left = {word: REROLLS[word][1] for word in (who, *self.gear) if word in REROLLS}
        self.lifted = [LIFTS[word] for word in (who, *self.gear) if word in LIFTS]

    def total(self) -> int:
        bonus = dict.fromkeys(COLOURS, 0)
        for colour in self.lifted:
            bonus[colour] += 1
        return sum(face + bonus[colour] for colour, face, _ in self.rolled)

    def colours(self, source: str) -> tuple[str, ...]:
        return (REROLLS.get(source) or LOOT_REROLLS[source])[0]

    def offers(self) -> dict[str, list[int]]:
        """Return the rerolls that may be made, each with the dice that it may mean."""
        found: dict[str, list[int]] = {}
        for source, left in self.left.items():
            for at, (colour, face, by) in enumerate(self.rolled):
                if left and colour in self.colours(source) and (source in ON_ONE_DIE or source not in by):
                    found.setdefault(f"reroll {colour} {face} {source}", []).append(at)
        return found

    def useful(self) -> set[str]:
        """Return the loot that has a die to change."""
        dice = {colour for colour, _, _ in self.rolled}
        lifts = {word for word in self.kept if LOOT_LIFTS.get(word) in dice}
        return lifts | {word for word in self.kept if dice & set(LOOT_REROLLS.get(word, ((), 0))[0])}

    def roll(self, state: LandsState) -> None:
        faces = [(colour, self.lot.randint(1, 6)) for colour in COLOURS for _ in range(self.dice[colour])]
        self.rolled = [(colour, face, set()) for colour, face in faces]
        play(state, "chance: roll " + " ".join(str(face) for _, face in faces))

    def improve(self, state: LandsState) -> None:
        """Roll again and open loot by lot, as long as the game asks; what it offers must be all that there is."""
        for _ in range(30):
            offers, useful = self.offers(), self.useful()
            if not offers and not useful:
                return
            assert asked(state) == (self.seat, "mission-roll")
            assert set(options(state)) == {"stop", *offers, *(f"loot {word}" for word in useful)}
            plain = [line for line, dice in offers.items() if len({str(sorted(self.rolled[d][2])) for d in dice}) == 1]
            line = self.lot.choice(["stop", *sorted(plain), *(f"loot {word}" for word in sorted(useful))])
            play(state, f"{self.seat}: {line}")
            if line == "stop":
                return
            if line.startswith("loot"):
                self.open(line.partition(" ")[2])
                continue
            source, at = line.rpartition(" ")[2], offers[line][0]
            colour, _, by = self.rolled[at]
            face = self.lot.randint(1, 6)
            self.rolled[at] = (colour, face, by | {source})
            self.left[source] -= 1
            play(state, f"chance: roll {face}")

    def open(self, word: str) -> None:
        self.kept.remove(word)
        if word in LOOT_REROLLS:
            self.left[word] = LOOT_REROLLS[word][1]
        else:
            self.lifted += [LOOT_LIFTS[word]] * 2


def outcome(rivals: list[Rival], card: dict[str, Any]) -> dict[str, list[Any]]:
    """Return who wins, who is consoled and who pays (ML-124 to ML-128)."""
    good = [rival for rival in rivals if rival.total() >= card["objective"]]
    best = max(good, key=Rival.total, default=None)
    return {
        "mission-won": [(best.seat, best.total())] if best else [],
        "mission-second": [rival.seat for rival in good if rival is not best],
        "paid": [rival.seat for rival in rivals if rival not in good],
    }


@pytest.mark.rule("ML-123", "ML-124", "ML-125", "ML-126", "ML-127", "ML-128")
@pytest.mark.parametrize("seed", range(25))
def test_a_competition_drawn_by_lot_is_won_as_reckoned(seed: int) -> None:
    lot = random.Random(seed)
    players = lot.randint(2, 4)
    state = seated(players)
    word = lot.choice(sorted(MISSIONS))
    card = MISSIONS[word]["competitive"]
    mission(state, 0, word)
    folk = lot.sample(FOLK, 2)
    seats = [lot.randrange(players) for _ in folk]
    chests = {seat: lot.sample([*LOOT_LIFTS, *LOOT_REROLLS], lot.choice([0, 1])) for seat in set(seats)}
    if len(chests) == 2 and len({word for kept in chests.values() for word in kept}) < sum(map(len, chests.values())):
        chests[seats[1]] = []
    for seat, kept in chests.items():
        loot(state, seat, *kept)
    rivals = [Rival(lot, who, seat, card, chests[seat]) for who, seat in zip(folk, seats, strict=True)]
    if set(rivals[0].gear) & set(rivals[1].gear):
        rivals[1].gear = []
        rivals[1].left = {word: n for word, n in rivals[1].left.items() if word == rivals[1].who}
        rivals[1].lifted = [LIFTS[folk[1]]] if folk[1] in LIFTS else []
    rivals = rivals[: lot.randint(1, 2)]
    glory = list(state.glory)
    for number, rival in enumerate(rivals, 1):
        hire(state, rival.seat, rival.who)
        for one in rival.gear:
            equip(state, rival.who, one)
        dice = rival.dice
        send(state, "competitive", number, rival.who, dice["force"], dice["magic"], dice["persuasion"])
    adventure(state)
    for rival in rivals:
        rival.roll(state)
        rival.improve(state)
    expected = outcome(rivals, card)
    assert [(e.data["seat"], e.data["total"]) for e in told(state, "mission-won") if e.data] == expected["mission-won"]
    assert [e.data["seat"] for e in told(state, "mission-second") if e.data] == expected["mission-second"]
    for seat in expected["paid"]:
        glory[seat] = max(0, glory[seat] - card["penalty"])
    for seat, _ in expected["mission-won"]:
        glory[seat] += card["reward"].get("glory", 0)
    assert state.glory == glory

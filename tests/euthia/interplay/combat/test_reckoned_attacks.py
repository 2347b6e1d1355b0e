"""A monster's attack and the hero's answer by lot, with tiles, potions, cards and powers, reckoned beside the game.

Everybody uses and plays at random; the reckoning adds up what is printed: strength, wounds, result, damage must agree.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import apply
from taverne.games.euthia.state.duel import HERO_STEP
from tests.euthia.fights import AIRY, EARTHY, LAIR, attacked, fight, strength, strike, suffer, total
from tests.euthia.interplay.scenes import EuthiaState, max_health
from tests.euthia.positions import equip, give, hand, pinned, roll, settle_one

CARDS: Any = pinned().cards
TILES: dict[str, Any] = {
    tile.id: tile for table in (CARDS.shop_tile, CARDS.hero_tile, CARDS.treasure) for tile in table
}
SETS = {card.id: (card.one, card.two, card.three) for card in CARDS.card}
FOES = {f"monster-{one.id}": one for one in CARDS.monster if one.level < 3}
FOES |= {f"elite-{one.id}": one for one in CARDS.elite if one.level == 1 and not one.immunity}
WORN = (
    *("gritted_teeth", "marked_deck", "inner_furnace", "smoke_curtain", "veil_of_incense", "come_closer"),
    *("four_leaf_brooch", "hares_foot", "owl_monocle", "fallen_crown", "ashsilk_hood", "witch_gloves", "plank_shield"),
)
DRUNK = ("tigers_blood", "wolf_milk", "bitter_courage", "leaden_slumber", "bark_draught")
PLAYED = ("curse", "frenzy", "venom", "power_up")


class Reckoning:
    """What has been used and played so far, by the attack that it is about."""

    def __init__(self, record: Any, air: bool, earth: bool) -> None:
        self.record, self.air, self.earth = record, air, earth
        self.foe: Counter[str] = Counter()
        self.more: Counter[str] = Counter()
        self.less: Counter[str] = Counter()
        self.tile = ""
        self.faces: list[int] = []

    def add(self, deeds: Any, wounded: bool = False) -> None:
        """Take in what a use, a set of cards or a band says; nobody here wears a set of armour."""
        for deed in deeds:
            kind = str(deed.__struct_config__.tag)
            if deed.when != "always" and not (deed.when == "wounded" and wounded):
                continue
            if kind in ("rabbit", "wounds_plus"):
                self.foe[kind if deed.n > 0 or kind == "rabbit" else "guarded"] += deed.n
            elif kind in ("clover", "next_roll") or (kind == "damage_plus" and deed.n > 0):
                self.more[kind] += deed.n
            elif kind == "damage_plus":
                self.less[kind] -= deed.n
            else:
                assert kind in ("heal", "regenerate"), kind

    def turned(self) -> int:
        """Return a roll as Air and Earth leave it (EU-059 to EU-061)."""
        one, two = sorted(self.faces)
        return (one + 7 - two if self.air and one != two else one + two) + 2 * self.earth

    def wounds(self) -> tuple[int, int]:
        """Return strength and wounds, and take in what the band does besides (EU-164, EU-172, EU-173)."""
        power = self.turned() + self.foe["rabbit"]
        bands = [band for band in self.record.bands if power >= band.min]
        plain = bands[-1].wounds if bands else 0
        self.add([deed for deed in bands[-1].do if deed.__struct_config__.tag == "clover"] if bands else ())
        return power, max(0, plain + self.foe["wounds_plus"] + self.foe["guarded"]) if plain else 0

    def blow(self) -> tuple[int, int]:
        """Return result and damage of the hero's attack (EU-183, EU-184, EU-193, EU-194)."""
        result = self.turned() + self.record.penalty + self.more["clover"] + self.more["next_roll"]
        bands = [band for band in TILES[self.tile].bands if result >= band.min]
        plain = bands[-1].damage if bands else 0
        return result, max(0, plain + self.more["damage_plus"] - self.less["damage_plus"]) if plain else 0


def play_by_lot(table: EuthiaState, reckoning: Reckoning, rng: Random) -> None:
    """Answer until the attack is over; what changes dice again, and hope, is left alone."""
    for _ in range(80):
        if not table.pending:
            return
        decision = table.pending[0]
        if isinstance(decision, Roll):
            reckoning.faces = [rng.randint(1, 6) for _ in decision.sides]
            roll(table, *reckoning.faces)
            continue
        if not isinstance(decision, Choice):
            settle_one(table)
            continue
        lines = [one for one in decision.options if one.kind in ("use", "card", "attack", "pass", "done")]
        chosen = rng.choice(lines or list(decision.options))
        if chosen.kind == "use":
            reckoning.add(
                TILES[chosen.word()].uses[chosen.number(1) - 1].do, 2 * table.health[0] <= max_health(table, 0)
            )
        elif chosen.kind == "card":
            reckoning.add(SETS[chosen.word()][chosen.number(1) - 1])
        elif chosen.kind == "attack":
            reckoning.tile = chosen.word()
        apply(table, decision.seat, chosen)
    raise AssertionError("the attack goes on for ever")


@pytest.mark.rule("EU-164", "EU-172", "EU-183", "EU-193")
@pytest.mark.parametrize("seed", range(30))
def test_an_attack_and_its_answer_by_lot_add_up_to_what_is_printed(seed: int) -> None:
    rng = Random(seed)
    where = rng.choice((LAIR, AIRY, EARTHY))
    name = rng.choice(sorted(FOES))
    table = attacked(name, where=where)
    for tile in rng.sample(WORN, rng.randint(0, 5)):
        try:
            equip(table, 0, tile)
        except AssertionError:
            continue
    for tile in rng.sample(DRUNK, rng.randint(0, 2)):
        give(table, 0, tile)
    hand(table, 1, **dict(Counter(rng.choice(PLAYED) for _ in range(rng.randint(0, 6)))))
    table.gaar[0], table.health[0] = 0, max_health(table, 0)
    fight(table).gaar, fight(table).chaos = 0, rng.randint(0, 4)
    before = table.health[0]
    reckoning = Reckoning(FOES[name], where == AIRY, where == EARTHY)
    play_by_lot(suffer(table), reckoning, rng)
    if table.health[0] <= 0:
        return
    power, lost = reckoning.wounds()
    assert strength(table) == power
    assert table.health[0] == before - lost
    fight(table).step = HERO_STEP
    play_by_lot(strike(table), reckoning, rng)
    result, damage = reckoning.blow()
    assert total(table) == result
    assert fight(table).damage == damage

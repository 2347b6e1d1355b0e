"""What is in the box of Monster Lands: all its tables in one record, checked against the component rules.
The values lie in box/*.toml, effects are written in ``vocabulary``, names in ``locale``; play is left to the rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

from taverne.engine.box.contents import Contents
from taverne.engine.box.faults import Faults, expected, fault, miscount
from taverne.engine.box.shelf import Indexed, Shelf

from .figures import (
    DIFFICULTIES,
    RANKS,
    Battle,
    Bracket,
    CampaignStep,
    Difficulty,
    End,
    ExpeditionRoom,
    Favour,
    Gates,
    Madhala,
    MoreMonsters,
    Prices,
    Scenario,
    Setup,
    StorageLimits,
    Supply,
)
from .pieces import (
    BuildingPlan,
    Equipment,
    ExpeditionList,
    Loot,
    Mercenary,
    Mission,
    Monster,
    Novice,
    PanicToken,
    Region,
    Trap,
)
from .vocabulary import AFFINITIES, BUILDINGS, COLOURS


class Cards(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tables of the box files."""

    mercenary: tuple[Mercenary, ...]
    novice: Novice
    monster: tuple[Monster, ...]
    trap: tuple[Trap, ...]
    loot: tuple[Loot, ...]
    equipment: tuple[Equipment, ...]
    region: tuple[Region, ...]
    mission: tuple[Mission, ...]
    expedition_list: tuple[ExpeditionList, ...]
    building: tuple[BuildingPlan, ...]
    panic: tuple[PanicToken, ...]
    setup: Setup
    storage: StorageLimits
    prices: Prices
    battle: Battle
    end: End
    supply: Supply
    expedition: ExpeditionRoom
    gates: Gates
    bracket: tuple[Bracket, ...]
    difficulty: tuple[Difficulty, ...]
    favour: Favour
    more_monsters: MoreMonsters
    madhala: Madhala
    scenario: tuple[Scenario, ...]
    campaign: tuple[CampaignStep, ...]

    def problems(self) -> Faults:
        yield from self._counts()
        yield from self._clans()
        yield from self._board()

    def _counts(self) -> Faults:
        """How many there are of everything (ML-002 to ML-006)."""
        roles = Counter[str](mercenary.role for mercenary in self.mercenary)
        ranks = Counter[str](monster.rank for monster in self.monster)
        for key, found, wanted, rule in (
            ("novice", self.novice.copies, 8, "ML-002"),
            ("equipment", sum(card.copies for card in self.equipment), 18, "ML-002"),
            ("region", len(self.region), 12, "ML-002"),
            ("loot", len(self.loot), 16, "ML-004"),
            ("mission", len(self.mission), 12, "ML-004"),
            ("expedition_list", len(self.expedition_list), 6, "ML-004"),
            ("panic", sum(token.copies for token in self.panic), 7, "ML-004"),
            ("scenario", len(self.scenario), 10, "ML-277"),
        ):
            if found != wanted:
                yield key, miscount(found, wanted, rule)
        for role, wanted in (("leader", 4), ("initial", 4), ("hireable", 28)):
            if roles[role] != wanted:
                yield "mercenary", miscount(roles[role], wanted, "ML-002", role=role)
        for rank, wanted in (("A", 8), ("B", 12)):
            if ranks[rank] != wanted:
                yield "monster", miscount(ranks[rank], wanted, "ML-002", rank=rank)
        for category, wanted in (("initial", 4), ("classic", 36), ("reinforced", 6), ("ambush", 18)):
            found = sum(trap.copies for trap in self.trap if trap.category == category)
            if found != wanted:
                yield "trap", miscount(found, wanted, "ML-003", category=category)

    def _clans(self) -> Faults:
        """One pair of initial members for each affinity, and the same first pool for all (ML-024, ML-034, ML-035)."""
        for affinity in AFFINITIES:
            pair = [m for m in self.mercenary if m.affinity == affinity and m.role != "hireable"]
            if sorted(member.role for member in pair) != ["initial", "leader"]:
                text = "expected one leader and one initial mercenary of affinity {affinity}"
                yield "mercenary", fault("wrong-pair", text, "ML-024", affinity=affinity)
            given = [*(member.dice for member in pair), self.bracket[0].dice]
            for colour in COLOURS:
                pool, wanted = sum(getattr(dice, colour) for dice in given), getattr(self.setup.dice, colour)
                if pool != wanted:
                    text = "affinity {affinity} begins with this many dice of {colour}: {n}, expected {wanted}"
                    data = {"affinity": affinity, "n": pool, "colour": colour, "wanted": wanted}
                    yield "mercenary", fault("wrong-pool", text, "ML-034", **data)
        for lower, higher in zip(self.bracket, self.bracket[1:], strict=False):
            if higher.up_to <= lower.up_to:
                yield f"bracket {higher.id}", fault("wrong-bracket", "expected a higher up_to than the bracket before")
            if any(getattr(higher.dice, colour) < getattr(lower.dice, colour) for colour in COLOURS):
                text = "expected no fewer dice than the bracket before"
                yield f"bracket {higher.id}", fault("wrong-bracket-dice", text, "ML-035")

    def _board(self) -> Faults:
        """The seven buildings, the four difficulties, and expeditions that fit their column (ML-006, ML-109)."""
        for key, found, wanted in (
            ("building", tuple(plan.id for plan in self.building), BUILDINGS),
            ("panic", tuple(token.id for token in self.panic), BUILDINGS),
            ("difficulty", tuple(level.id for level in self.difficulty), DIFFICULTIES),
            ("campaign", tuple(step.id for step in self.campaign), ("cannon_fodder", *RANKS)),
        ):
            if found != wanted:
                yield key, expected(wanted)
        for tile in self.expedition_list:
            for expedition in (*tile.a, *tile.b):
                required = expedition.required
                dice = required.force + required.magic + required.persuasion + expedition.reinforcement
                if dice > self.expedition.die_spaces:
                    text = "{n} dice on one expedition, more than die_spaces = {spaces}"
                    data = {"n": dice, "spaces": self.expedition.die_spaces}
                    yield f"expedition_list {tile.id}", fault("wrong-expedition", text, "ML-109", **data)


class Box(Indexed[Cards]):
    """The box as states and rules share it."""

    __slots__ = ()


load: Final = Shelf("taverne.games.monster_lands", Cards, Box)

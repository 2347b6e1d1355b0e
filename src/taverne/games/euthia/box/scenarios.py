"""Scenarios and their small decks: tile tables, hooks, goals, dragons' attacks, events, legends and the like.
Holds types only; the values lie in box/scenarios.toml and box/decks.toml, what a hook does is left to the rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from taverne.engine.box.contents import BoxEntry
from taverne.engine.box.faults import Faults, either, expected, fault

from .abilities import Use
from .terms import Amount, Count, Give, Have, Level, Several
from .vocabulary import Blow, Rewards

ScenarioId = Literal[
    "hunt",
    "rescue",
    "doom",
    "farruga",
    "mirrezil",
    "devastation",
    "collision",
    "revocation_1",
    "revocation_2",
    "revocation_3",
    "abyss",
]
Mode = Literal["competitive", "coop", "solo"]
Difficulty = Literal["normal", "hard", "heroic"]
Moment = Literal[
    "round_start",
    "round",
    "round_end",
    "tile_revealed",
    "space_freed",
    "monster_beaten",
    "stage_beaten",
    "hero_dies",
    "free_action",
    "trade",
    "combat",
]
Doing = Literal[
    "lay_villagers",
    "rescue_villagers",
    "deliver",
    "drop_villagers",
    "turn_witness",
    "take_clue",
    "eve_of_battle",
    "final_fights",
    "farruga_attack",
    "lay_ward",
    "dragon_leaves",
    "turn_event",
    "lay_legend_or_dragon",
    "complete_legend",
    "dragon_breath",
    "late_tile",
    "golem_arrives",
    "slaughter_card",
    "clear_ruin",
    "lower_counter",
    "lay_emblem",
    "fill_emblems",
    "try_to_seal",
    "revoke",
    "guardian",
    "fall",
    "demon_appears",
]
Counted = Literal[
    "lowest_final_reputation",
    "villagers_delivered",
    "heroes_who_beat_both",
    "stages_beaten",
    "spell_counter_to_zero",
    "emblems_sealed",
    "elementals_revoked",
    "abysses_sealed",
]

SCENARIOS: Final[tuple[ScenarioId, ...]] = get_args(ScenarioId)
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "hunt": ("bronze", "silver", "gold"),
    "rescue": ("rescue_rep", "deliver_rep", "first_potions", "most_rep"),
    "doom": ("clue_health", "health_plus"),
    "farruga": ("stage_health", "combat_rounds", "ward_price", "ward_rep", "defender_rep", "razed_at_most"),
    "mirrezil": ("stage_health", "combat_rounds", "breath_wounds", "artefact_damage_at_most"),
    "devastation": (
        "arrival_round",
        "two_cards_from",
        "chapel_plus",
        "cards_each_turn",
        "killed_rep",
        "point_rep",
        "most_rep",
        "points_left_for_rep",
    ),
    "collision": (
        "emblems",
        "fill_beyond_heroes",
        "seal_roll",
        "gaar",
        "essence_plus",
        "seal_rep",
        "emblem_rep",
        "wounds",
        "most_rep",
    ),
    "revocation_1": ("stage", "air_water", "earth_fire", "pair_rep"),
    "revocation_2": ("stage", "air_water", "earth_fire", "pair_rep"),
    "revocation_3": ("stage", "air_water", "earth_fire", "pair_rep"),
    "abyss": (
        "guardian_chaos",
        "guardian_gaar",
        "rep_1",
        "rep_2",
        "rep_3",
        "rep_4",
        "rep_5",
        "fall_wounds",
        "enter_after",
        "enter_after_solo",
        "demon_health_for_seal",
        "demon_by_all",
        "most_rep",
    ),
}
"""The figures that each scenario has of its own."""

ByChapter = Annotated[tuple[Amount, ...], Meta(min_length=5, max_length=5)]
ByHeroes = Annotated[tuple[Amount, ...], Meta(min_length=4, max_length=4)]


class TileRow(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of each chapter and kind a game of so many heroes uses (EU-013, EU-014, EUS-002)."""

    fixed: ByChapter
    encounter: ByChapter
    other: ByChapter


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where and with what every hero begins (EU-010, EU-025, EU-027, EUS-008)."""

    tile: str
    rep: Amount = 0
    gold: Amount = 0
    items: tuple[str, ...] = ()


class Hook(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment at which the scenario does something, in some rounds or (none named) in all; ``rule`` says what."""

    at: Moment
    do: Doing
    rule: Annotated[str, Meta(pattern=r"EUS-\d{3}")]
    rounds: tuple[Count, ...] = ()


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What heroes without rivals need by their number, for each difficulty, and when that is looked at (EUS-023)."""

    check: Literal["last_round", "final_round", "end", "at_once"]
    count: Counted
    normal: ByHeroes
    hard: ByHeroes | None = None
    heroic: ByHeroes | None = None


class Scenario(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: its map, its rounds, its moments and its goal. ``values`` are its own figures, those of ``hard`` and
    ``heroic`` replace them; ``tiles`` are the scenario tiles it names, ``final_round`` is played after the last,
    ``late_tile`` laid at the end of ``late_round`` if it is still in the stack (EUS-022)."""

    modes: Annotated[tuple[Mode, ...], Several]
    rounds: Count
    final_round: bool = False
    start: Start
    one: TileRow
    two: TileRow
    three: TileRow
    four: TileRow
    tiles: tuple[str, ...] = ()
    elites: tuple[Level, ...]
    elites_always: bool = False
    late_tile: str = ""
    late_round: Amount = 0
    hooks: tuple[Hook, ...] = ()
    goal: Goal
    ends_early: Literal["", "stage_4_beaten", "spell_counter_zero"] = ""
    add_ons: tuple[str, ...] = ()
    values: dict[str, int] = {}
    hard: dict[str, int] = {}
    heroic: dict[str, int] = {}

    @property
    def rows(self) -> tuple[TileRow, ...]:
        """The rows of the tile table for 1 to 4 heroes."""
        return self.one, self.two, self.three, self.four

    @property
    def difficulties(self) -> tuple[Difficulty, ...]:
        """Those for which there is a goal."""
        goals = (self.goal.normal, self.goal.hard, self.goal.heroic)
        return tuple(word for word, goal in zip(DIFFICULTIES, goals, strict=True) if goal is not None)

    def value(self, name: str, difficulty: Difficulty = "normal") -> int:
        """A figure of the scenario at a difficulty. Raises KeyError if it has none of that name."""
        if difficulty == "heroic" and name in self.heroic:
            return self.heroic[name]
        if difficulty != "normal" and name in self.hard:
            return self.hard[name]
        return self.values[name]

    def problems(self) -> Faults:
        wanted = VALUES.get(self.id, tuple(self.values))
        if set(self.values) != set(wanted):
            yield "values", expected(wanted)
        for field, values in (("hard", self.hard), ("heroic", self.heroic)):
            for name in values:
                if name not in self.values:
                    text = "{name} is not a value of this scenario, which has {known}"
                    yield field, fault("wrong-figure", text, name=name, known=", ".join(self.values))
        last = self.rounds + self.final_round
        if any(number > last for hook in self.hooks for number in hook.rounds):
            yield "hooks", fault("wrong-round", "round {n} is the last", n=last)


class DragonAttack(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack card: the dragon flies to the nearest freed post, strikes the heroes within ``reach`` of it and razes
    it, ``flights`` times (EUS-061 to EUS-074)."""

    flights: Count = 1
    reach: Amount = 0
    do: tuple[Blow, ...] = ()


class Event(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event card: a rule of the table changes by ``n`` until the end of the round, or each player draws ``n`` silver
    cards at once (EUS-079)."""

    rule: Literal[
        "prices", "fire_water_factor", "extra_chaos", "portals_closed", "mine_draws", "free_renewals", "silver_each"
    ]
    n: Count


class Legend(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A legend: its tile, what it asks and what it gives (EUS-080 to EUS-082)."""

    tile: str
    give: tuple[Give, ...] = ()
    have: tuple[Have, ...] = ()
    reward: Rewards

    def problems(self) -> Faults:
        if bool(self.give) == bool(self.have):
            yield "give", either("give", "have")


class Slaughter(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A slaughter card: the Golem goes ``steps`` spaces in a direction (1 to 6) or toward the nearest of something and
    ruins where it ends, a monster spawns, heroes within ``reach`` are struck, players draw silver (EUS-092 to 101)."""

    toward: Literal["", "1", "2", "3", "4", "5", "6", "hero", "post", "mine"] = ""
    steps: Amount = 0
    spawn: bool = False
    reach: Amount = 0
    do: tuple[Blow, ...] = ()
    silver: Amount = 0

    def problems(self) -> Faults:
        if bool(self.toward) != bool(self.steps):
            yield "steps", fault("wrong-steps", "expected steps if there is a direction, and none otherwise")


class RevocationCost(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What revoking an elemental costs in essences of its own and of any element, and gives (EUS-132, EUS-133)."""

    same: Count
    any: Amount
    rep: Count


class Witness(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character card: where it is met and what its clue costs (EUS-045, EUS-046)."""

    place: Literal["mine", "merchant", "portal", "elemental"]
    give: Annotated[tuple[Give, ...], Several]


class Power(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The power of the Faer, of which its holder has one use a round (EUS-122, EUS-123)."""

    uses: Annotated[tuple[Use, ...], Several]

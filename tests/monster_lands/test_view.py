"""What the view of Monster Lands says of a battle: who is in it, also while those who did not win take loot.

The rules of battles are proven in ``battle``.
"""

from __future__ import annotations

from taverne.arena import play
from taverne.engine.decisions import Choice
from taverne.games.monster_lands.box.vocabulary import AFFINITIES, Defend, DieBonus, Steal
from taverne.games.monster_lands.rules.battle.battle import Battling
from taverne.games.monster_lands.rules.clan.region_benefits import TakingLoot
from taverne.games.monster_lands.view.card_text import effect_message, texts
from taverne.games.monster_lands.view.table import battle_view, table_view
from tests.monster_lands.positions import GAME, seated


def test_who_takes_loot_after_a_battle_is_the_one_that_the_view_names() -> None:
    seen = 0
    for seed in range(1):
        match = play("monster_lands", ["greedy"] * 3, {}, seed=seed)
        for step in match.steps():
            state = step.state
            frames = state.stack[-2:]
            if len(frames) < 2 or not isinstance(frames[0], Battling) or not isinstance(frames[1], TakingLoot):
                continue
            (choice,) = [one for one in state.pending if isinstance(one, Choice)]
            battle = battle_view(state)
            assert battle is not None
            assert state.seat_of(battle.expedition) == choice.seat
            seen += 1
    assert seen > 1


def test_a_clan_is_told_its_excess_glory_and_what_a_mercenary_costs() -> None:
    state = seated()
    brackets = GAME.box.cards.bracket
    state.glory[0], state.reputation[0] = brackets[0].up_to + 1, 2
    state.glory[1], state.reputation[1] = 1, 5
    mine, other = table_view(state, 0).clans[:2]
    assert (mine.excess, mine.wage) == (brackets[0].up_to - 1, brackets[1].wage)
    assert (other.excess, other.wage) == (0, brackets[0].wage)


def test_what_effects_say_names_only_what_is_not_all() -> None:
    assert effect_message(Defend(2))["against"] == "all"
    assert effect_message(Defend(2, AFFINITIES[:1]))["against"] == [f"affinity-{AFFINITIES[0]}"]
    assert effect_message(DieBonus("force", -1))["n"] == "−1"
    three = effect_message(Steal(1, ("force", "magic", "persuasion")))["colours"]
    assert three == {
        "say": "list-or",
        "head": {"say": "list-comma", "head": "colour-force", "next": "colour-magic"},
        "last": "colour-persuasion",
    }
    told = texts(GAME.box.cards)
    assert len(told) > 150
    assert {message["say"] for message in told.values()} >= {"effect-defend", "effect-gain", "effect-escape"}

"""Why an answer may be good, in the terms of Dungeon Rush: what heroes beat, what that brings, what the end asks for.
Which monsters may still come is left to the bots' ``box_knowledge``; of rivals only what all see plays a part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice

from .bots.box_knowledge import Sight, combined, knowledge_of, missing, with_card
from .box.cards import SKILLS, Skills4
from .rules.attack import Assigning, Snaking, read_claim
from .rules.final import can_beat, loot
from .state.game_state import DungeonState, beats, both_beat, hero_at
from .state.terms import HANDS, LORD, NONE, RIGHT, TARGETS

Told: TypeAlias = tuple[str, dict[str, Any]]
Say: TypeAlias = Callable[[Any, DungeonState, Choice, Action], Told | None]
HELD: Final = -2
"""Where a hero is who has been held back in secret."""


# Heroes


def draft(game: Any, state: DungeonState, choice: Choice, action: Action) -> Told:
    """Say how many monsters of the first level a hero beats alone, and how many of its points count at the end."""
    box, hero = state.box, state.box.hero_index[action.word()]
    skills, first = box.hero_skills[hero], state.heroes_of(choice.seat)[0]
    easy = [defence for m, defence in enumerate(box.monster_defence) if box.monster_level[m] == 1]
    beaten = [defence for defence in easy if beats(skills, defence)]
    told = {"hero": box.hero_words[hero], "n": len(beaten), "of": len(easy)} | bosses(state, counting, skills)
    if first == NONE:
        return "hint-draft", told
    more = [defence for defence in beaten if not beats(box.hero_skills[first], defence)]
    return "hint-draft-second", told | {"first": box.hero_words[first], "more": len(more)}


def bosses(state: DungeonState, figure: Callable[[Skills4, Skills4], int], skills: Skills4) -> dict[str, Any]:
    """Return the lord and the dragon, with a figure of these skills against each."""
    box = state.box
    return {
        "lord": box.lord_words[state.lord],
        "low": figure(skills, box.lord_defence[state.lord]),
        "dragon": box.dragon_words[state.dragon],
        "high": figure(skills, box.dragon_defence[state.dragon]),
    }


def counting(skills: Skills4, defence: Skills4) -> int:
    """Return how many points of some skills count against a defence."""
    return sum([min(points, wanted) for points, wanted in zip(skills, defence, strict=True)])


def sides(game: Any, state: DungeonState, choice: Choice, action: Action) -> Told:
    return "hint-sides", {}


# The attack


def attack(game: Any, state: DungeonState, choice: Choice, action: Action) -> Told:
    claim = read_claim(state, action) if action.kind == "claim" else None
    return idle(state, choice, action) if claim is None else fight(state, choice.seat, *claim)


def sent_to(state: DungeonState, seat: Seat, hand: int) -> int:
    """Return the monster that a hero has been sent to, if only in secret or provisionally; else NONE or HELD."""
    slot = state.target[hero_at(seat, hand)]
    frame = state.stack[-1]
    if slot == NONE and isinstance(frame, Assigning) and hand < len(frame.answers[seat]):
        claim = read_claim(state, frame.answers[seat][hand])
        return HELD if claim is None else claim[1]
    own = [claim.slot for claim in state.claims if (claim.seat, claim.hand) == (seat, hand)]
    return own[0] if own else slot


def fight(state: DungeonState, seat: Seat, hand: int, slot: int) -> Told:
    """Say whether the hero beats the monster: alone, with the other one, or not; what it brings; who else could."""
    box, monster, pair = state.box, state.slots[slot], state.pair(seat)
    defence, other = box.monster_defence[monster], sent_to(state, seat, RIGHT - hand)
    told: dict[str, Any] = {
        "hero": box.hero_words[state.heroes[hero_at(seat, hand)]],
        "monster": box.monster_words[monster],
    }
    if other == slot and beats(pair[RIGHT - hand], defence):
        return "hint-claim-wasted", told
    told["gives"] = gives(state, monster)
    if other == slot and both_beat(*pair, defence):
        return "hint-claim-joined", told
    told["rivals"] = 0 if other == slot else rivals(state, seat, slot)
    if beats(pair[hand], defence):
        return "hint-claim-alone", told
    both = [*range(len(HANDS))]
    if other == NONE and to_send(state, seat, both) == len(both) and both_beat(*pair, defence):
        return "hint-claim-together", told
    return "hint-claim-fails", told | {"cost": box.constants.penalty_per_lost_fight}


def gives(state: DungeonState, monster: int) -> list[dict[str, Any]]:
    """Return what a victory brings: coins, and what it raises."""
    box = state.box
    coins, skills = box.monster_coins[monster], box.monster_gain_skills[monster]
    found: list[dict[str, Any]] = [{"say": "board-coins", "n": coins}] if coins else []
    words = ["rune"] if box.monster_is_rune[monster] else [SKILLS[skill] for skill in skills]
    n = box.monster_gain_n[monster]
    return found + [{"say": "hint-change", "what": f"skill-{word}", "n": f"+{n}"} for word in words]


def rivals(state: DungeonState, seat: Seat, slot: int) -> int:
    """Return how many others could still beat a monster with the heroes that they may still send."""
    defence = state.box.monster_defence[state.slots[slot]]
    others = [other for other in range(state.seats) if other != seat and not state.finished[other]]
    return sum([could_beat(state, other, free_to_see(state, other), defence) for other in others])


def free_to_see(state: DungeonState, seat: Seat) -> list[int]:
    """Return the hands of a seat that are free as far as everybody sees: provisional claims are hidden."""
    return [hand for hand in range(len(HANDS)) if state.target[hero_at(seat, hand)] == NONE]


def to_send(state: DungeonState, seat: Seat, hands: list[int]) -> int:
    """Return how many heroes a seat may still send in this round: turn by turn, one in each turn left."""
    frame = state.stack[-1]
    if not isinstance(frame, Snaking):
        return len(hands)
    turns = [type(frame)(turn=turn).seat(state) for turn in range(frame.turn, 2 * state.seats)]
    return min(len(hands), turns.count(seat))


def could_beat(state: DungeonState, seat: Seat, hands: list[int], defence: Skills4) -> bool:
    """Whether heroes that a seat may still send, one or both, beat such a monster."""
    most, pair = to_send(state, seat, hands), state.pair(seat)
    alone = any(beats(pair[hand], defence) for hand in hands)
    return most > 0 and (alone or (most == len(HANDS) and both_beat(*pair, defence)))


def idle(state: DungeonState, choice: Choice, action: Action) -> Told:
    """Say how many monsters the heroes could beat who stay out."""
    seat, slots = choice.seat, [slot for slot, who in enumerate(state.holder) if who in (NONE, choice.seat)]
    hands = [HANDS.index(action.word())] if action.kind == "hold" else state.free_hands(seat)
    found = [could_beat(state, seat, hands, state.box.monster_defence[state.slots[slot]]) for slot in slots]
    return "hint-idle", {"n": sum(found), "heroes": len(hands)}


# Gains and the end


def place(game: Any, state: DungeonState, choice: Choice, action: Action) -> Told:
    """Say how high a skill rises, what that newly beats of what may still come, and what is missing at the end."""
    if action.kind != "place":
        return "hint-keep-card", {}
    box, knowledge = state.box, knowledge_of(state.box)
    sight = Sight(knowledge, game.view(state, choice.seat))
    monster, hand, skill = action.args
    at, side = SKILLS.index(str(skill)), HANDS.index(str(hand))
    before = sight.skills[choice.seat]
    after = with_card(before, side, at, box.monster_gain_n[box.monster_index[str(monster)]])
    told = {
        "hero": box.hero_words[state.heroes[hero_at(choice.seat, side)]],
        "skill": f"skill-{skill}",
        "n": after[side][at],
    } | bosses(state, missing, combined(*after))
    if not sight.ahead:
        return "hint-place-last", told
    coming = [
        box.monster_defence[m]
        for m, level in enumerate(box.monster_level)
        if any(level == ahead + 1 and knowledge.bit[m] & unseen for ahead, _, unseen in sight.ahead)
    ]
    more = [defence for defence in coming if beats(after[side], defence) and not beats(before[side], defence)]
    return "hint-place", told | {"more": len(more)}


def final(game: Any, state: DungeonState, choice: Choice, action: Action) -> Told:
    """Say whether the heroes beat the lord or the dragon, for how many coins, else how many points they lack."""
    if action.kind != "fight":
        return "hint-decline", {}
    box, target = state.box, TARGETS.index(action.word())
    lord = target == LORD
    defence = box.lord_defence[state.lord] if lord else box.dragon_defence[state.dragon]
    boss = box.lord_words[state.lord] if lord else box.dragon_words[state.dragon]
    if can_beat(state, choice.seat, target):
        return "hint-final", {"boss": boss, "n": loot(state, target)}
    return "hint-final-lost", {"boss": boss, "n": missing(combined(*state.pair(choice.seat)), defence)}


REASONS: Final[dict[str, Say]] = {
    "draft": draft,
    "draft-second": draft,
    "sides": sides,
    "turn": attack,
    "attack": attack,
    "assign-left": attack,
    "assign-right": attack,
    "place": place,
    "place-rune": place,
    "final": final,
}


def explain(game: Any, state: DungeonState, choice: Choice, action: Action) -> Told | None:
    """Return what the game says of an answer; None where there is nothing to decide."""
    say = REASONS.get(choice.prompt)
    return say(game, state, choice, action) if say is not None else None

"""Reasons of hints: every kind of decision has one in the terms of its game, true of the position, from what is known.

The figures are worked out anew here from the table and from exact odds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from taverne.cli.terminal.session import LocalTable, VirtualClock
from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import apply, choices, take_answer
from taverne.engine.matches.match import Match
from taverne.engine.matches.playout import expire
from taverne.engine.reports.chronicle import Told
from taverne.engine.rng import Rng
from taverne.games import find
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.trade.trade_action import cost_of
from taverne.games.monster_lands.odds.advice import chances_of
from taverne.games.monster_lands.odds.forecast import load_of
from taverne.games.nerath.odds.advice import advice as nerath_advice
from taverne.server.bots.workers import Thought, hint_at
from taverne.words import Words
from tests.review.matches import SETS, played

CHALLENGE = Action("challenge")
EACH = 4
"""Decisions of a kind that are looked at in a match."""


def decisions(game: str) -> list[tuple[Any, Choice]]:
    """Return some decisions of each kind of a match, with what the seat may believe there."""
    match = played(game)
    seen: dict[str, int] = {}
    found = []
    for step in match.steps():
        choice = step.decision
        if not isinstance(choice, Choice) or len(choice.options) < 2 or seen.get(choice.prompt, 0) >= EACH:
            continue
        seen[choice.prompt] = seen.get(choice.prompt, 0) + 1
        found.append((match.game.determinize(step.state, choice.seat, Rng(step.position)), choice))
    return found


def told(game: str, state: Any, choice: Choice, action: Action) -> Told | None:
    chronicle = find(game).chronicle()
    return chronicle.explain(state, choice, action)


@pytest.mark.parametrize("game", ["monster_lands", "nerath", "euthia"])
def test_every_answer_has_a_reason_of_its_game_in_both_languages(game: str) -> None:
    words = [Words(game, lang) for lang in ("en", "fr")]
    kinds = set()
    for state, choice in decisions(game):
        other = find(game).determinize(state, choice.seat, Rng(99))
        for action in (*choice.options[:2], choice.options[-1]):
            reason = told(game, state, choice, action)
            assert reason is not None, (choice.prompt, str(action))
            assert told(game, other, choice, action) == reason, "what others hold plays no part"
            said = [one.say(*reason) for one in words]
            assert all("⟦" not in text for text in said), (choice.prompt, said)
            kinds.add(choice.prompt)
    assert len(kinds) >= 15


def of_prompt(game: str, prompt: str) -> tuple[Any, Choice]:
    return next((state, choice) for state, choice in decisions(game) if choice.prompt == prompt)


def test_an_expedition_is_told_by_its_exact_odds() -> None:
    for state, choice in decisions("monster_lands"):
        if choice.prompt != "load" or Action("go") not in choice.options:
            continue
        e = state.stack[-1].e
        found = chances_of(state, choice.seat, e, load_of(state, e, choice.seat), state.who[e])
        reason = told("monster_lands", state, choice, Action("go"))
        assert reason is not None
        if found is not None and found.beat is not None:
            assert reason[0] == "hint-beat"
            assert reason[1]["percent"] == round(100 * found.beat)
            assert reason[1]["survive"] == round(100 * (found.survive or 0.0))
            return
    raise AssertionError("no expedition against a monster")


def test_what_the_recruit_costs_and_brings_is_told() -> None:
    state, choice = of_prompt("monster_lands", "recruit")
    action = next(one for one in choice.options if one.kind == "recruit")
    chronicle = find("monster_lands").chronicle()
    after = state.clone()
    apply(after, choice.seat, action)
    member = next(m for m in after.members[choice.seat] if m not in state.members[choice.seat])
    assert chronicle.explain(state, choice, action) == (
        "hint-recruit",
        {"dice": sum(state.cat.member_dice[member]), "reputation": state.cat.reputation[member]},
    )
    price = chronicle.at_once(state, choice, action)
    assert price is not None
    gold = after.gold[choice.seat] - state.gold[choice.seat]
    changes = {one["what"]: one["n"] for one in price[1]["changes"]}
    assert changes.get("figure-gold", "+0") == f"{gold:+d}".replace("-", "−")
    assert choice.prompt in chronicle.priced


def test_a_trophy_is_told_by_what_it_sells_for_whatever_is_paid_next() -> None:
    sales = [
        (state, choice, action)
        for state, choice in decisions("monster_lands")
        for action in choice.options
        if choice.prompt in ("more", "wages") and action.kind == "sell"
    ]
    for state, choice, action in sales:
        trophy = state.box.cards.monster[state.cat.monster_index[action.word()]].trophy
        price = state.box.cards.prices.trophy_point
        reason = told("monster_lands", state, choice, action)
        assert reason == ("hint-sold", {"gold": price * trophy, "points": trophy})
    assert {choice.prompt for _, choice, _ in sales} == {"more", "wages"}


def test_a_slot_of_the_laboratory_is_told_by_what_it_brews() -> None:
    state, choice = next(
        (state, choice)
        for state, choice in decisions("monster_lands")
        if choice.prompt == "slot" and (choice.data or {})["building"] == "building-laboratory"
    )
    for action in choice.options:
        after = state.clone()
        apply(after, choice.seat, action)
        brewing = choices(after)[0]
        reason = told("monster_lands", state, choice, action)
        assert reason == ("hint-slot", {"n": (brewing.data or {})["n"]})


def test_a_hit_is_told_by_what_gets_through() -> None:
    state, choice = of_prompt("monster_lands", "defend")
    frame = state.stack[-1]
    for n, action in enumerate(choice.options):
        reason = told("monster_lands", state, choice, action)
        assert reason == ("hint-hits", {"n": frame.hits - n, "room": 1 - state.wounded[state.who[frame.e]]})


def test_an_order_to_attack_is_told_by_its_exact_odds() -> None:
    tried = 0
    for state, choice in decisions("nerath"):
        helped = nerath_advice(state, choice.seat) if choice.prompt == "order" else None
        for word, chances in (helped.options if helped is not None else {}).items():
            reason = told("nerath", state, choice, Action.parse(word))
            assert reason is not None
            if reason[0] in ("hint-attack", "hint-dungeon"):
                assert reason[1]["percent"] == round(100 * chances.win)
                tried += 1
            if reason[0] == "hint-attack":
                assert (reason[1]["ours"], reason[1]["theirs"]) == (round(chances.ours), round(chances.theirs))
    assert tried


def test_a_purchase_is_told_by_its_dice_and_the_gold_left() -> None:
    state, choice = of_prompt("nerath", "reinforce")
    action = next(one for one in choice.options if one.kind == "buy")
    reason = told("nerath", state, choice, action)
    after = state.clone()
    apply(after, choice.seat, action)
    assert reason is not None
    assert reason[0].startswith("hint-buy")
    cost = next(unit.cost for unit in state.box.cards.unit if unit.id == action.word())
    assert reason[1]["left"] == state.gold[state.realm] - cost


def test_where_a_unit_is_placed_is_told_by_who_stands_there_and_near() -> None:
    state, choice = of_prompt("nerath", "place")
    action = next(one for one in choice.options if one.kind == "at")
    land = state.cat.space_index[action.word()]
    reason = told("nerath", state, choice, action)
    assert reason is not None
    near = [n for n in state.cat.near[land][0] if n < state.cat.lands]
    assert reason[0] == "hint-join"
    assert reason[1]["enemies"] == sum(not state.friendly_land(state.realm, n) for n in near)


def test_a_step_onto_a_monster_is_told_by_the_odds_of_the_fight() -> None:
    game = find("euthia")
    for state, choice in decisions("euthia"):
        helped = game.advice(state, choice.seat) if choice.prompt == "act" else None
        for word, chances in (helped.options if helped is not None else {}).items():
            if word.startswith("move"):
                reason = told("euthia", state, choice, Action.parse(word))
                assert reason is not None
                assert reason[0] == "hint-fight-there"
                assert (reason[1]["percent"], reason[1]["die"]) == (round(100 * chances.win), round(100 * chances.die))
                return
    raise AssertionError("no step onto a monster")


def test_a_challenge_is_told_by_the_odds_of_its_roll() -> None:
    """Every roll is played through the rules: what it brings and how it wounds is counted."""
    elements, deadly = set(), 0
    for state, seat, choice in challenges():
        ends = [challenged(state, seat, faces) for faces in product(range(1, 7), range(1, 7))]
        reason = told("euthia", state, choice, CHALLENGE)
        assert reason is not None
        assert reason[0] == "hint-challenge"
        assert reason[1] == {
            "then": "no",
            "percent": round(100 * sum(essence for essence, _, _ in ends) / 36),
            "lesser": round(100 * sum(other for _, other, _ in ends) / 36),
            "wounds": round(100 * sum(lost > 0 for _, _, lost in ends) / 36),
            "worst": max(lost for _, _, lost in ends),
            "die": round(100 * sum(lost >= state.health[seat] for _, _, lost in ends) / 36),
            "n": state.health[seat],
            "most": max_health(state, seat),
        }
        elements.add(state.cat.map.element[state.at[seat]])
        deadly += reason[1]["die"] > 0
        for lang in ("en", "fr"):
            text = Words("euthia", lang).say(*reason)
            assert all(
                f"{reason[1][word]}%" in text.replace("\u00a0", "") for word in ("percent", "lesser") if reason[1][word]
            )
            assert "⟦" not in text
    assert len(elements) >= 3
    assert deadly


def challenges() -> Iterator[tuple[Any, int, Choice]]:
    """Some heroes who may challenge an elemental, and the same with one health left."""
    for seed in (1, 2):
        for step in played("euthia", seed=seed).steps():
            choice = step.decision
            if not isinstance(choice, Choice) or CHALLENGE not in choice.options or choice.prompt != "act":
                continue
            for health in {1, step.state.health[choice.seat]}:
                state = step.state.clone()
                state.health[choice.seat] = health
                yield state, choice.seat, choice


def challenged(state: Any, seat: int, faces: tuple[int, int]) -> tuple[bool, bool, int]:
    """Challenge the elemental and let this roll stand: was there an essence, only something else, and what health
    was lost?"""
    after = state.clone()
    after.events = []
    apply(after, seat, CHALLENGE)
    while not isinstance(after.pending[0], Roll):
        apply(after, seat, after.pending[0].options[0])
    take_answer(after, CHANCE, Action("roll", faces))
    return stood(after, seat)


def stood(after: Any, seat: int) -> tuple[bool, bool, int]:
    """Let the roll stand, and return the same."""
    while isinstance(after.pending[0], Choice) and after.pending[0].prompt in ("roll-challenge", "pay-instead"):
        apply(after, seat, after.pending[0].options[0])
    kinds = [event.kind for event in after.events]
    events = {event.kind: event.data for event in after.events[kinds.index("hero-total") + 1 :]}
    lost = int(events.pop("wounded", {"n": 0})["n"])
    if events.pop("died", None) or events.pop("challenge-nothing", None):
        assert not events
    essence = str(events.get("took", {}).get("piece")).startswith("essence-")
    return essence, bool(events) and not essence, lost


def test_a_gaar_for_a_challenge_is_told_by_the_odds_of_the_new_die() -> None:
    seen = 0
    for state, choice in decisions("euthia"):
        for action in choice.options if choice.prompt == "roll-challenge" else ():
            if action.kind != "gaar":
                continue
            ends = []
            for face in range(1, 7):
                after = state.clone()
                after.events = []
                apply(after, choice.seat, action)
                take_answer(after, CHANCE, Action("roll", (face,)))
                ends.append(stood(after, choice.seat))
            reason = told("euthia", state, choice, action)
            assert reason is not None
            assert (reason[0], reason[1]["then"]) == ("hint-challenge", "yes")
            assert reason[1]["percent"] == round(100 * sum(essence for essence, _, _ in ends) / 6)
            assert reason[1]["lesser"] == round(100 * sum(other for _, other, _ in ends) / 6)
            seen += 0 < reason[1]["percent"] < 100
    assert seen


def test_a_tile_is_told_by_its_price_and_the_purse() -> None:
    state, choice = of_prompt("euthia", "trade")
    action = next(one for one in choice.options if one.kind == "buy")
    reason = told("euthia", state, choice, action)
    assert reason is not None
    assert (reason[0], reason[1]["gold"]) == ("hint-buy", state.gold[choice.seat])
    assert reason[1]["cost"] == cost_of(state, state.cat.tile_index[action.word()], 0)


def test_a_monsters_player_is_told_how_the_hero_fares() -> None:
    seen = 0
    for state, choice in decisions("euthia"):
        if state.duel is not None and choice.seat != state.duel.seat:
            reasons = [told("euthia", state, choice, action) for action in choice.options[:2]]
            assert all(one is not None and not one[0].startswith("hint-fight") for one in reasons)
            seen += any(one is not None and one[0] == "hint-foe-then" for one in reasons)
    assert seen


@pytest.mark.parametrize("game", SETS)
def test_a_hint_comes_in_time_however_long_the_bot_thinks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries and reasons that find no end are broken off; there are three answers all the same."""
    match = begun(game)
    chronicle = type(match.game.chronicle())

    def endless(*args: Any) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            pass

    monkeypatch.setattr(chronicle, "play_on", endless)
    monkeypatch.setattr(chronicle, "explain", endless)
    seat = choices(match.state)[0].seat
    start = time.monotonic()
    hints = hint_at(Thought.of(match, seat, "", 1, 0))
    assert time.monotonic() - start < 2.0
    weighed = match.game.chronicle().weighed(choices(match.state)[0])
    assert hints.count(b'"action"') == min(3, len(weighed))
    assert b"hint-" in hints


def test_a_hint_in_the_terminal_comes_in_time_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = begun("euthia")
    monkeypatch.setattr(type(match.game.chronicle()), "explain", lambda *_: time.sleep(30))
    session = LocalTable.begin(match, tmp_path / "match.jsonl", VirtualClock())
    start = time.monotonic()
    hints = session.hints(choices(match.state)[0].seat)
    assert time.monotonic() - start < 2.0
    assert hints is not None
    assert len(hints.answers) == 3


def begun(game: str) -> Match[Any]:
    """Return a match at its first question with three answers to weigh."""
    players, options, _ = SETS[game]
    match = Match.new(find(game), options, players=players, seed=3)
    chronicle = match.game.chronicle()
    while True:
        asked = choices(match.state)
        if not asked:
            expire(match.state)
        elif len(chronicle.weighed(asked[0])) > 2:
            return match
        else:
            match.act(asked[0].seat, asked[0].options[0])

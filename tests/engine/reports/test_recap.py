"""Recaps of all games: made from what a seat saw, whole sentences in both languages, nothing that the seat did not see.

What a game tells is proven by its own tests below, on matches between bots.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from taverne.arena import play
from taverne.engine.decisions import Choice
from taverne.engine.matches.match import Match
from taverne.engine.reports.recap import MOST, Card, Seen, since_turn
from taverne.games import find
from taverne.words import Words

NAMES = ("Anna", "Otto", "Mira", "Pip")
MATCHES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "dungeon_rush": (["normal"] * 3, {"mode": "snake"}),
    "monster_lands": (["random"] * 3, {}),
    "nerath": (["random"] * 4, {"mode": "free_for_all", "limit": 2}),
    "euthia": (["random"] * 2, {}),
}


@cache
def match(name: str) -> Match[Any]:
    bots, options = MATCHES[name]
    return play(name, bots, options, seed=4)


def seen(name: str, seat: int) -> list[Seen]:
    told = [(one.position, one.event.kind, one.event.seen(seat)) for one in match(name).happened]
    return [Seen(position, kind, data) for position, kind, data in told if data is not None]


def cards(name: str, seat: int) -> tuple[Card, ...]:
    return find(name).recap(seen(name, seat), seat)


@pytest.mark.parametrize("name", MATCHES)
def test_every_card_is_short_in_order_and_tells_in_whole_sentences(name: str) -> None:
    found = cards(name, 0)
    assert len(found) > 3
    assert {card.seat for card in found} >= {1}
    for card in found:
        assert 1 <= len(card.lines) <= MOST
        assert card.first <= card.last
        assert all(card.first <= line.position <= card.last for line in card.lines)
    for language in ("en", "fr"):
        words = Words(name, language)
        for card in found:
            for line in card.lines:
                text = words.say(line.key, line.data, NAMES, viewer=0)
                assert text, line
                assert not set("{}$⟦") & set(text), text


@pytest.mark.parametrize("name", MATCHES)
def test_things_are_named_and_ranges_follow_each_other(name: str) -> None:
    found = cards(name, 0)
    things = [thing for card in found for line in card.lines for thing in line.things]
    assert things
    assert all(kind and word for kind, _, word in (thing.partition(":") for thing in things))


@pytest.mark.parametrize("name", MATCHES)
def test_nothing_is_told_that_the_seat_did_not_see(name: str) -> None:
    """Every word of the data stands in an event that this seat saw; sums are of such events too."""
    for seat in (0, 1):
        known = {word for event in seen(name, seat) for word in texts(event.data)}
        for card in cards(name, seat):
            for line in card.lines:
                assert {word for word in texts(line.data) if not word.startswith(("amount-", "recap-"))} <= known


def texts(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {text for part in parts for text in texts(part)}


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_recalls_what_came_after_a_seats_last_decision(name: str) -> None:
    played = match(name)
    since = played.last_decision(0) + 1
    assert 0 < since <= played.position
    later = [one for one in seen(name, 0) if one.position > since]
    if not find(name).turn_event:  # all play at once: what came out with one's own answer is news too
        later = [one for one in seen(name, 0) if one.position == since and one.data.get("seat", 0) != 0] + later
    assert all(card.first >= since for card in played.recap(0))
    assert played.recap(0) == find(name).recap(later, 0)


def test_what_ones_own_last_secret_answer_brings_to_light_is_told() -> None:
    """Whoever is the last to send heroes in secret is told what those of the others did, not what was told before."""
    game = find("dungeon_rush")
    played = Match.new(game, {"mode": "secret"}, 2, seed=7)
    while not any(one.event.kind in ("won", "lost") for one in played.happened):
        seat, choice = next((d.seat, d) for d in reversed(played.state.pending) if isinstance(d, Choice))
        played.act(seat, next((a for a in choice.options if a.kind == "claim"), choice.options[0]))
    cards = played.recap(0)
    assert [card.seat for card in cards] == [1, 2]
    assert {line.key for card in cards for line in card.lines} <= {"recap-won", "event-lost", "event-outrun"}


@pytest.mark.parametrize("name", ["nerath", "euthia"])
def test_there_is_no_card_of_ones_own_turn(name: str) -> None:
    assert all(card.seat != 1 for card in cards(name, 1))
    turns = [event for event in seen(name, 0) if event.kind == "turn" and event.data["seat"] != 0]
    assert len(cards(name, 0)) <= len(turns) + 1


@pytest.mark.parametrize("name", ["nerath", "euthia"])
def test_whole_turns_go_back_to_ones_own_whatever_was_asked_meanwhile(name: str) -> None:
    """At the table every rival's turn since one's own is told once, from its beginning."""
    played = match(name)
    opens = find(name).turn_event
    for seat in range(2):
        found = played.recap(seat, whole_turns=True)
        if not played.recap(seat):
            assert found == ()
            continue
        events = since_turn(seen(name, seat), seat, opens)
        assert found == find(name).recap(events, seat)
        turns = [int(event.data["seat"]) for event in events if event.kind == opens]
        others = [turn for turn in turns if turn != seat]
        assert seat not in [card.seat for card in found]
        assert len(found) <= len(others) + 1


def test_since_a_turn_begins_with_the_last_own_turn_that_others_followed() -> None:
    events = [Seen(at, "turn", {"seat": seat}) for at, seat in enumerate((0, 1, 0, 1, 2, 0))]
    assert since_turn(events, 0, "turn") == events[2:]
    assert since_turn(events, 2, "turn") == events[4:]
    assert since_turn(events, 1, "turn") == events[3:]
    assert since_turn(events[:1], 0, "turn") == events[:1]


def test_attacks_of_nerath_are_told_until_they_are_fought() -> None:
    attack = Seen(1, "attacks", {"realm": "realm-vailin", "to": "land-skalgard", "from": "land-zembar", "units": []})
    turn = Seen(0, "turn", {"seat": 1, "realm": "realm-vailin", "round": 1})
    fought = Seen(2, "battle", {"realm": "realm-vailin", "space": "land-skalgard"})
    (card,) = find("nerath").recap([turn, attack], 0)
    assert [(line.key, line.things) for line in card.lines] == [("recap-attacks", ("space:skalgard",))]
    assert find("nerath").recap([turn, attack, fought], 0) == ()


def test_a_turn_of_nerath_says_from_whom_lands_were_taken_who_lost_what_and_what_was_bought() -> None:
    def taken(at: int, space: str, loser: str, kind: str = "conquered", n: int = 1) -> Seen:
        data = {"realm": "realm-vailin", "seat": 1, "loser": f"realm-{loser}", "space": f"land-{space}", "n": n}
        return Seen(at, kind, data)

    def lost(at: int, realm: str, unit: str) -> Seen:
        return Seen(at, "destroyed", {"realm": f"realm-{realm}", "unit": f"unit-{unit}", "space": "land-skalgard"})

    events = [
        Seen(0, "turn", {"seat": 1, "realm": "realm-vailin", "round": 1}),
        taken(1, "redtusk_hold", "iron_circle"),
        lost(2, "karkoth", "footsoldier"),
        taken(3, "skalgard", "karkoth"),
        lost(4, "vailin", "fighter"),
        taken(5, "zembar", "karkoth", "retook", 0),
        Seen(6, "placed", {"realm": "realm-vailin", "unit": "unit-dragon", "space": "land-vailindor"}),
    ]
    (card,) = find("nerath").recap(events, 0)
    words = Words("nerath", "en")
    assert [words.say(line.key, line.data, NAMES, viewer=0) for line in card.lines] == [
        "Vailin takes Redtusk Hold from the Iron Circle: 1 victory point.",
        "Vailin takes Skalgard and Zembar from Karkoth: 1 victory point.",
        "Losses: Karkoth (1 Footsoldier) and Vailin (1 Fighter).",
        "Vailin buys 1 Dragon.",
    ]

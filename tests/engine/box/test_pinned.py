"""Matches keep their own box and their own rules: several of one game live side by side in a process."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from taverne.engine.box import shelf
from taverne.engine.box.contents import BoxError
from taverne.engine.box.shelf import kept
from taverne.engine.game import Game
from taverne.engine.logs.log import header_sum, with_contents
from taverne.engine.logs.log_file import RecordError, replayed, to_lines
from taverne.engine.matches.match import Match
from taverne.games import all_games, find
from tests.boxes import changed_box
from tests.siege.game import Siege

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def lines_of(match: Match[Any], carried: bool = False) -> list[bytes]:
    header = with_contents(match.header, kept(match.header.box) if carried else None)
    return to_lines(header, match.entries)


@GAMES
def test_two_boxes_of_a_game_live_side_by_side(game: Game[Any]) -> None:
    other = changed_box(game)
    assert other.box_fingerprint != game.box_fingerprint
    assert changed_box(game).box is other.box, "boxes of the same values are one"  # type: ignore[attr-defined]
    for one in (game, other, game):
        match = Match.new(one, {}, seed=7)
        assert replayed("log", lines_of(match), find).game.box_fingerprint == one.box_fingerprint


@GAMES
def test_a_log_that_carries_its_box_is_read_where_that_is_not_known(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(changed_box(game), {}, seed=7)
    bare, whole = lines_of(match), lines_of(match, carried=True)
    monkeypatch.setattr(shelf, "_RECORDS", {})
    monkeypatch.setattr("taverne.engine.box.pinned._MADE", {})
    with pytest.raises(RecordError, match="another box"):
        replayed("log", bare, find)
    assert replayed("log", whole, find).state == match.state


def test_a_box_that_a_log_carries_must_be_the_one_it_was_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("dungeon_rush")
    match = Match.new(changed_box(game), {}, seed=7)
    header = with_contents(match.header, kept(game.box_fingerprint))
    monkeypatch.setattr(shelf, "_RECORDS", {})
    monkeypatch.setattr("taverne.engine.box.pinned._MADE", {})
    with pytest.raises(RecordError, match="another box"):
        replayed("log", to_lines(header, match.entries), find)


def test_what_is_only_drawn_does_not_make_another_box() -> None:
    nerath = find("nerath")
    plain = json.loads(kept(nerath.box_fingerprint) or b"")
    plain["land"][0]["centre"][0] += 1
    plain["realm"][0]["colour"] = "mauve"
    assert nerath.with_box(json.dumps(plain).encode()).box_fingerprint == nerath.box_fingerprint


def test_logs_that_name_their_box_in_the_old_way_are_read() -> None:
    """Until 0.2 what is only drawn counted in the fingerprint."""
    nerath = find("nerath")
    old = next(whole for whole, short in shelf._ALIASES.items() if short == nerath.box_fingerprint)
    assert old != nerath.box_fingerprint
    match = Match.new(nerath, {"limit": 2}, seed=7)
    header = msgspec.structs.replace(match.header, box=old)
    header = msgspec.structs.replace(header, sum=header_sum(header))
    again = replayed("log", to_lines(header, []), find)
    assert again.game is nerath
    assert kept(old) == kept(nerath.box_fingerprint)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b"null"])
def test_a_kept_box_that_is_none_is_refused(data: bytes) -> None:
    for game in all_games():
        with pytest.raises(BoxError):
            game.with_box(data)


class Elder(Siege):
    """A game whose second version of the rules still knows the first."""

    rules_version = "2"
    rules_kept = ("1",)


def test_a_match_is_played_on_under_the_rules_it_began_with() -> None:
    game = Elder()
    old = Match.new(game.under("1"), {}, seed=3)
    assert (old.header.rules, old.state.rules) == ("1", 1)
    again = replayed("log", to_lines(old.header, old.entries), lambda _: game)
    assert (again.game.rules_version, again.state.rules, again.state.clone().rules) == ("1", 1, 1)
    assert again.state_at(0).rules == 1
    loaded = again.game.load(dict(old.header.options), old.header.players, again.game.save(again.state))
    assert loaded.rules == 1
    new = Match.new(game, {}, seed=3)
    assert new.header.rules == "2"
    assert new.state.rules >= 2
    with pytest.raises(RecordError, match="rules version 1"):
        replayed("log", to_lines(old.header, old.entries), lambda _: type("Later", (Elder,), {"rules_kept": ()})())

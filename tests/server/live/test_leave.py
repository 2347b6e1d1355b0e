"""Leaving a match and coming together again: one rematch for all, conceding, putting away, lists without the lost."""

from __future__ import annotations

import asyncio

from taverne.engine.views import Result
from taverne.games import find
from taverne.games.dungeon_rush.chronicle import FINAL_FIGHT
from taverne.server.clock import now_ms
from taverne.server.live.room.seating import seated_for_rematch
from taverne.server.store.table_row import Seating, TableRow
from tests.server.tools import Page, Person, Running, play_on


async def played(ann: Person, bob: Person) -> tuple[str, Page, Page]:
    """A finished match of two people and a bot; Ann may close at any time."""
    table = await ann.table("me", "open", "bot:easy")
    await bob.post(f"/api/tables/{table}/join", {})
    pages = await ann.page(table), await bob.page(table)
    await asyncio.gather(*[play_on(page) for page in pages])
    return table, *pages


async def test_a_rematch_is_one_table_for_everybody(ann: Person, bob: Person, eve: Person) -> None:
    table, _, page = await played(ann, bob)
    assert (await eve.post(f"/api/tables/{table}/rematch", status=409))["key"] == "not-seated"
    new = await ann.post(f"/api/tables/{table}/rematch")
    assert new["phase"] == "waiting"
    assert [(seat["kind"], seat["name"], seat["free"]) for seat in new["seats"]] == [
        ("human", "Ann", False),
        ("open", "Bob", False),
        ("bot", "easy", False),
    ]
    await page.until(lambda: page.info["rematch"] == new["id"])
    assert page.info["rematch_by"] == "Ann"
    assert (await eve.post(f"/api/tables/{new['id']}/join", {}, 409))["key"] == "table-full"
    assert new["id"] not in [one["id"] for one in await eve.get("/api/tables?list=open")]
    invited = next(one for one in await bob.get("/api/tables?list=mine") if one["id"] == new["id"])
    assert [seat["free"] for seat in invited["seats"]] == [False, True, False]
    joined = await bob.post(f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["phase"]) == (new["id"], "playing")
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]


async def test_two_who_ask_at_once_meet_at_one_table_though_another_was_given_up(ann: Person, bob: Person) -> None:
    table, *_ = await played(ann, bob)
    first = await ann.post(f"/api/tables/{table}/rematch")
    await ann.post(f"/api/tables/{first['id']}/leave")
    both = await asyncio.gather(*[one.post(f"/api/tables/{table}/rematch") for one in (ann, bob)])
    assert both[0]["id"] == both[1]["id"] != first["id"]
    assert "playing" in {one["phase"] for one in both}
    assert len(await ann.get("/api/tables?list=mine")) == 2


async def test_only_a_finished_match_is_played_again(ann: Person) -> None:
    table = await ann.table("me", "bot:easy", "bot:easy")
    assert (await ann.post(f"/api/tables/{table}/rematch", status=409))["key"] == "match-running"


def test_players_move_on_where_seats_differ_and_partners_stay_together() -> None:
    people = [Seating(kind="human", person=name, name=name) for name in ("ann", "bob", "cid", "dan")]
    game = find("nerath")
    for mode in ("free_for_all", "alliances"):
        options = game.check({"mode": mode}, 4)
        kept = TableRow(
            id="x", game="nerath", players=4, options=options, private=True, host="ann", away=60, seats=people
        )
        again = [seat.person for seat in seated_for_rematch(game, kept, "ann")]
        assert sorted(again) == ["ann", "bob", "cid", "dan"]
        assert again != ["ann", "bob", "cid", "dan"]
        before = {frozenset(people[seat].person for seat in team) for team in game.teams(options, 4)}
        assert {frozenset(again[seat] for seat in team) for team in game.teams(options, 4)} == before


async def test_who_concedes_is_gone_for_good_and_comes_last(ann: Person, bob: Person, server: Running) -> None:
    table = await ann.table("me", "open", "bot:random")
    await bob.post(f"/api/tables/{table}/join", {})
    mine, page = await ann.page(table), await bob.page(table)
    told = await ann.post(f"/api/tables/{table}/concede")
    assert (told["seats"][0]["kind"], told["seats"][0]["name"], told["seats"][0]["conceded"]) == ("bot", "Ann", True)
    await mine.until(lambda: mine.now["seat"] == -3)
    assert (await ann.post(f"/api/tables/{table}/concede", status=409))["key"] == "not-seated"
    assert await ann.get("/api/tables?list=mine") == []
    await play_on(page)
    assert page.info["unrated"] == ""
    assert page.info["places"][0] == 3
    assert 0 not in page.info["result"]["winners"] != []
    assert page.now["view"]["result"] == page.info["result"]
    rated = {one["name"]: one["mu"] for one in await bob.get("/api/ratings/dungeon_rush")}
    assert rated["Ann"] < rated["Bob"]


def test_whoever_concedes_wins_nothing_even_if_the_bot_in_their_place_does() -> None:
    played = Result(scores=(9, 4, 7), winners=(0,))
    assert (played.after((0,)).winners, played.places_after((0,))) == ((2,), (3, 2, 1))
    assert (played.after((1,)).winners, played.places_after((1,))) == ((0,), (1, 3, 2))
    sides = Result(scores=(9, 4, 9, 4), winners=(0, 2))
    assert sides.after((0,)).winners == (2,), "a partner wins all the same"
    assert Result(scores=(9, 4), winners=()).after((0,)).winners == (), "where nobody has won, nobody does"
    assert played.after((0, 1, 2)).winners == ()


async def test_a_table_put_away_comes_back_with_its_player(ann: Person) -> None:
    table = await ann.table("me", "bot:easy", "bot:easy")
    assert (await ann.post(f"/api/tables/{table}/shelve", {}))["shelved"]
    assert [one["shelved"] for one in await ann.get("/api/tables?list=mine")] == [True]
    await ann.page(table)
    assert [one["shelved"] for one in await ann.get("/api/tables?list=mine")] == [False]


async def test_tables_nobody_comes_back_to_leave_the_lists_of_others(ann: Person, bob: Person, server: Running) -> None:
    table = await ann.table("me", "bot:easy", "bot:easy")
    assert [one["id"] for one in await bob.get("/api/tables?list=watch")] == [table]
    kept = await server.services.storage.find(table)
    assert kept is not None
    server.services.hub.rooms.pop(table).close()
    kept.updated = now_ms() - 3_600_000
    await server.services.storage.save(kept)
    assert await bob.get("/api/tables?list=watch") == []
    assert [one["id"] for one in await ann.get("/api/tables?list=mine")] == [table]
    await ann.page(table)
    assert [one["id"] for one in await bob.get("/api/tables?list=watch")] == [table]


async def test_the_course_of_a_match_tells_points_by_turn_and_why_it_ended(ann: Person) -> None:
    table = await ann.table("me", "bot:easy", "bot:easy")
    assert (await ann.get(f"/api/tables/{table}/course", 409))["key"] == "match-running"
    page = await ann.page(table)
    await play_on(page)
    course = await ann.get(f"/api/tables/{table}/course")
    assert course["ending"] == "rounds"
    assert [turn["round"] for turn in course["turns"]] == [*range(1, 10), FINAL_FIGHT, FINAL_FIGHT]
    assert [sum(parts.values()) for parts in course["turns"][-1]["parts"]] == page.info["result"]["scores"]
    (row,) = await ann.get("/api/tables?list=mine")
    assert row["round"] == FINAL_FIGHT
    assert row["places"][row["result"]["winners"][0]] == 1

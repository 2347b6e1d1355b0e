"""Before a table is set up: what cannot be chosen for so many players, why not, and what each seat plays."""

from __future__ import annotations

from tests.server.tools import Person


async def test_what_does_not_fit_is_told_with_its_reason(ann: Person) -> None:
    alone = await ann.post("/api/games/dungeon_rush/fit", {"players": 1})
    assert {value: why["key"] for value, why in alone["barred"]["mode"].items()} == {
        "snake": "option-trial",
        "secret": "option-trial",
    }
    assert (await ann.post("/api/games/dungeon_rush/fit", {"players": 4}))["barred"] == {}
    assert (await ann.post("/api/games/monster_lands/fit", {"players": 1}))["barred"]["mode"] == {"versus": None}
    assert (await ann.post("/api/games/dungeon_rush/fit", {"players": 9}, 400))["key"] == "option-seats"


async def test_choices_that_do_not_go_together_are_told_before_the_table_is_opened(ann: Person) -> None:
    chosen = {"scenario": 10, "difficulty": "tutorial"}
    told = await ann.post("/api/games/monster_lands/fit", {"players": 1, "options": chosen})
    assert told["problem"]["key"] == "option-scenario-difficulty"
    chosen["difficulty"] = "heroic"
    told = await ann.post("/api/games/monster_lands/fit", {"players": 1, "options": chosen})
    assert told["problem"] is None


async def test_seats_say_which_realm_they_play(ann: Person) -> None:
    told = await ann.post("/api/games/nerath/fit", {"players": 4, "options": {"mode": "free_for_all"}})
    assert told["seats"] == [["realm-karkoth"], ["realm-vailin"], ["realm-iron_circle"], ["realm-nerath"]]
    both = await ann.post("/api/games/nerath/fit", {"players": 2})
    assert [len(realms) for realms in both["seats"]] == [2, 2]


async def test_among_rivals_nobody_is_asked_how_hard_the_goal_is(ann: Person) -> None:
    rivals = await ann.post("/api/games/euthia/fit", {"players": 2})
    assert rivals["barred"]["difficulty"] == {"hard": None, "heroic": None}
    for players, options in ((2, {"mode": "coop"}), (1, {})):
        together = await ann.post("/api/games/euthia/fit", {"players": players, "options": options})
        assert None not in together["barred"].get("difficulty", {}).values()

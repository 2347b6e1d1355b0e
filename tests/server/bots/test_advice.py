"""Help with a decision over the wire: odds for whoever is asked, from what that seat may know, and for nobody else."""

from __future__ import annotations

from tests.server.tools import Json, Page, Person, answer_once


async def help_for(page: Page, seat: int) -> Json:
    """Ask for help and return the answer."""
    await page.say({"t": "help", "id": 900, "seat": seat})
    await page.until(lambda: any(m["t"] in ("helped", "refused") and m["id"] == 900 for m in page.messages), 30)
    answer = next(m for m in reversed(page.messages) if m["t"] in ("helped", "refused") and m["id"] == 900)
    page.messages.remove(answer)
    return answer


async def test_a_game_without_help_says_so(ann: Person) -> None:
    page = await ann.page(await ann.table("me", "bot:random", "bot:random"))
    answer = await help_for(page, 0)
    assert answer["t"] == "helped"
    assert answer["data"] is None


async def test_nobody_gets_help_for_the_seat_of_another(ann: Person, eve: Person) -> None:
    table = await ann.table("me", "bot:random", "bot:random")
    page = await eve.page(table)
    assert (await help_for(page, 0))["key"] == "not-your-seat"


async def test_the_odds_of_a_planned_expedition_are_told_with_every_step(ann: Person) -> None:
    body = {"game": "monster_lands", "players": 2, "seats": ["me", "bot:random"], "options": {"difficulty": "tutorial"}}
    table = str((await ann.post("/api/tables", {**body, "seed": 4}, 201))["id"])
    page = await ann.page(table)
    for _ in range(60):
        await page.until(lambda: page.asked or page.over, 30)
        if page.asked[0]["prompt"] == "load":
            break
        await answer_once(page, towards_a_region)
    answer = await help_for(page, 0)
    planned = [one for one in answer["data"]["expeditions"] if one["planned"]]
    assert len(planned) == 1
    assert 0 < planned[0]["chances"]["survive"] <= 1
    assert set(answer["data"]["options"]) <= set(page.asked[0]["options"]) - {"go"}


def towards_a_region(asked: Json) -> str:
    options = [str(option) for option in asked["options"]]
    return next((one for one in options if one.startswith("deploy region")), options[0])


async def test_a_hint_shows_three_answers_and_costs_the_rating(ann: Person) -> None:
    table = await ann.table("me", "bot:random", "bot:random")
    assert (await ann.get(f"/api/tables/{table}"))["unrated"] == ""
    page = await ann.page(table)
    await page.until(lambda: page.asked, 30)
    await page.say({"t": "help", "id": 901, "seat": 0, "hint": True})
    await page.until(lambda: any(m["t"] == "helped" and m["id"] == 901 for m in page.messages), 60)
    hints = next(m for m in page.messages if m["t"] == "helped" and m["id"] == 901)["data"]
    assert hints["unit"] == "win"
    assert 1 <= len(hints["answers"]) <= 3
    assert {one["action"] for one in hints["answers"]} <= set(page.asked[0]["options"])
    assert (await ann.get(f"/api/tables/{table}"))["unrated"] == "hint"


async def test_a_table_may_do_without_hints(ann: Person) -> None:
    page = await ann.page(await ann.table("me", "bot:random", "bot:random", hints=False))
    await page.until(lambda: page.asked, 30)
    await page.say({"t": "help", "id": 902, "seat": 0, "hint": True})
    await page.until(lambda: any(m["t"] == "refused" and m["id"] == 902 for m in page.messages), 30)
    assert next(m for m in page.messages if m["t"] == "refused" and m["id"] == 902)["key"] == "hints-off"

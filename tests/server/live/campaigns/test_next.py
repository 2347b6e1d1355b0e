"""Campaigns over the wire: after a finished match the games that may follow; nothing for matches that stand alone."""

from __future__ import annotations

from tests.server.tools import Json, Page, Person, play_on


async def alone(ann: Person, **options: object) -> tuple[str, Page]:
    """Sit down alone against Madhala; return the table and its page."""
    chosen = {"difficulty": "tutorial", **options}
    body: Json = {"game": "monster_lands", "players": 1, "seats": ["me"], "options": chosen, "seed": 3}
    table = str((await ann.post("/api/tables", body, 201))["id"])
    return table, await ann.page(table)


def forward(asked: Json) -> str:
    """An answer that brings a game forward."""
    options = [str(option) for option in asked["options"]]
    for wanted in ("go", "pass", "die", "enough", "stop", "pay", "deploy pawn_shop", "deploy"):
        for option in options:
            if option.startswith(wanted):
                return option
    return options[0]


async def test_a_game_of_a_campaign_leads_to_the_next(ann: Person) -> None:
    table, page = await alone(ann, mode="campaign")
    assert (await ann.get(f"/api/tables/{table}/next", 409))["key"] == "match-running"
    await play_on(page, forward)
    follows = await ann.get(f"/api/tables/{table}/next")
    assert follows["standing"] in ("on", "lost")
    for options in follows["choices"]:
        assert options["played"] == 1
        body = {"game": "monster_lands", "players": 1, "seats": ["me"], "options": options}
        await ann.post("/api/tables", body, 201)


async def test_a_match_that_stands_alone_leads_nowhere(ann: Person) -> None:
    table, page = await alone(ann, mode="classic")
    await play_on(page, forward)
    assert await ann.get(f"/api/tables/{table}/next") is None

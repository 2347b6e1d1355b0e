"""Campaigns of whoever asks: begin, look, play on, give up a game or the whole.

What they are is left to ``campaigns`` and the engine; each of their games is a table like any other.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from taverne.server.http.routes.common import Home, Who, file_of_json, game_named, problems
from taverne.server.http.routes.lobby import may_make
from taverne.server.live.room import table_requests
from taverne.server.wire.bodies import TableInfo
from taverne.server.wire.series import CampaignInfo, NewCampaign, NextGame


@get("/api/campaigns", responses=problems(), summary="My campaigns, the latest first")
async def campaigns(person: Who, services: Home) -> tuple[CampaignInfo, ...]:
    return await services.campaigns.mine(person)


@post("/api/campaigns", status_code=201, responses=problems(400, 403, 404), summary="Begin a campaign")
async def new_campaign(
    data: JSONBody[NewCampaign], person: Who, services: Home, request: Request[Any, Any, Any]
) -> CampaignInfo:
    await may_make(services, person, request)
    return await services.campaigns.begin(person, game_named(data.game), data.options, data.players)


@get("/api/campaigns/{campaign:str}", responses=problems(404), summary="One campaign of mine, or that I play in")
async def campaign(campaign: FromPath[str], person: Who, services: Home) -> CampaignInfo:
    return await services.campaigns.look(person, campaign)


@get(
    "/api/campaigns/{campaign:str}/record",
    responses=problems(404) | file_of_json(),
    summary="The record of a campaign, as the terminal keeps it",
)
async def campaign_record(campaign: FromPath[str], person: Who, services: Home) -> Response[bytes]:
    data = await services.campaigns.record(person, campaign)
    headers = {"Content-Disposition": f'attachment; filename="{campaign}.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post(
    "/api/campaigns/{campaign:str}/next",
    status_code=201,
    responses=problems(400, 403, 404, 409, 503),
    summary="Set up the next game of a campaign",
)
async def next_game(
    campaign: FromPath[str], data: JSONBody[NextGame], person: Who, services: Home, request: Request[Any, Any, Any]
) -> TableInfo:
    await may_make(services, person, request)
    kept = await services.campaigns.next_game(person, campaign, data)
    return await services.hub.ask(kept.id, table_requests.first(kept, person.id))


@post(
    "/api/campaigns/{campaign:str}/resign",
    status_code=200,
    responses=problems(400, 403, 404, 409),
    summary="Give up the game that is under way; it counts as the game says",
)
async def resign_game(campaign: FromPath[str], person: Who, services: Home) -> CampaignInfo:
    return await services.campaigns.resign(person, campaign)


@post(
    "/api/campaigns/{campaign:str}/leave",
    status_code=200,
    responses=problems(400, 403, 404, 409),
    summary="Give up a campaign",
)
async def leave_campaign(campaign: FromPath[str], person: Who, services: Home) -> CampaignInfo:
    return await services.campaigns.leave(person, campaign)

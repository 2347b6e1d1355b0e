"""The application: routes, guards, documentation, and the house behind them.

Serving it on a port is left to ``serve``.
"""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

import taverne
from taverne.engine.game import OptionError
from taverne.server import logs
from taverne.server.guards import Door, before_send
from taverne.server.house import House
from taverne.server.problems import Refused, on_error, on_http, on_option, on_refused
from taverne.server.routes import boxes, campaigns, lobby, pages, people, records, socket, words
from taverne.server.routes.common import Asking, provide_house, provide_person
from taverne.server.settings import Settings

BODY = 64 * 1024


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the server as an ASGI application."""
    settings = settings or Settings.from_environment()
    logs.configure(settings.log_level)
    house = House(settings)

    async def begin(app: Litestar) -> None:
        await house.open()

    async def end(app: Litestar) -> None:
        await house.close()

    def with_house(config: AppConfig) -> AppConfig:
        config.state["house"] = house
        return config

    handlers: list[Any] = [
        people.who_am_i,
        people.rename,
        people.carry,
        people.best,
        lobby.games,
        boxes.box,
        lobby.new_table,
        lobby.tables,
        lobby.table,
        lobby.join,
        lobby.leave,
        lobby.fill,
        lobby.name_seat,
        lobby.fork,
        records.log,
        records.moment,
        records.following,
        campaigns.campaigns,
        campaigns.new_campaign,
        campaigns.campaign,
        campaigns.campaign_record,
        campaigns.next_game,
        campaigns.resign_game,
        campaigns.leave_campaign,
        words.table_words,
        words.rule_words,
        pages.health,
        pages.show_metrics,
        pages.page,
        socket.table_socket,
    ]
    return Litestar(
        handlers,
        on_app_init=[with_house],
        on_startup=[begin],
        on_shutdown=[end],
        plugins=[house.hub.post.channels],
        middleware=[Door],
        before_send=[before_send],
        dependencies={"person": Provide(provide_person), "house": Provide(provide_house)},
        request_class=Asking,
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Taverne",
            version=taverne.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
        exception_handlers={
            Refused: on_refused,
            OptionError: on_option,
            HTTPException: on_http,
            Exception: on_error,
        },
        logging_config=None,
    )

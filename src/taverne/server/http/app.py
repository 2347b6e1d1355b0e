"""The application: routes, guards, documentation, and the house behind them.

Serving it on a port is left to ``serve``.
"""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

import taverne
from taverne.engine.game import OptionError
from taverne.server import log_output
from taverne.server.errors import Refused, not_saved, on_error, on_http, on_option, on_refused
from taverne.server.http.guards import Door, before_send
from taverne.server.http.routes import boxes, campaigns, daily, lobby, logs, pages, people, socket, words
from taverne.server.http.routes import leave as leave_routes
from taverne.server.http.routes import option_fit as option_fit_routes
from taverne.server.http.routes.common import KEPT_SMALL, Asking, provide_person, provide_services
from taverne.server.http.routes.learn import lab, lessons, puzzles, stories
from taverne.server.services import Services
from taverne.server.settings import Settings
from taverne.server.store.writer import is_outage
from taverne.server.wire.bodies import Problem

BODY = 64 * 1024
log = structlog.get_logger()
HANDLERS: Final[tuple[Any, ...]] = (
    people.who_am_i,
    people.rename,
    people.carry,
    people.revoke,
    people.data,
    people.forget,
    people.report,
    people.record_key,
    people.best,
    lobby.games,
    option_fit_routes.fit,
    boxes.box,
    lobby.new_table,
    lobby.tables,
    lobby.table,
    lobby.join,
    lobby.leave,
    lobby.fill,
    lobby.name_seat,
    lobby.fork,
    leave_routes.concede,
    leave_routes.shelve,
    leave_routes.rematch,
    logs.log,
    logs.moment,
    logs.following,
    stories.story,
    stories.course,
    puzzles.puzzle_list,
    puzzles.puzzle,
    puzzles.judge,
    daily.daily,
    daily.daily_of,
    daily.play_daily,
    campaigns.campaigns,
    campaigns.new_campaign,
    campaigns.campaign,
    campaigns.campaign_record,
    campaigns.next_game,
    campaigns.resign_game,
    campaigns.leave_campaign,
    lessons.all_lessons,
    lessons.begin_lesson,
    lessons.learned,
    lessons.learn,
    lessons.unlearn,
    lab.run,
    lab.values,
    lab.begin,
    lab.stop,
    words.table_words,
    words.apart_words,
    words.search_rules,
    pages.health,
    pages.ready,
    pages.show_metrics,
    pages.page,
    socket.table_socket,
)
"""Every route."""


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the server as an ASGI application."""
    settings = settings or Settings.from_environment()
    log_output.configure(settings.log_level)
    services = Services(settings)

    async def begin(app: Litestar) -> None:
        await services.open()

    async def end(app: Litestar) -> None:
        await services.close()

    def with_services(config: AppConfig) -> AppConfig:
        config.state["services"] = services
        return config

    return Litestar(
        HANDLERS,
        on_app_init=[with_services],
        on_startup=[begin],
        on_shutdown=[end],
        plugins=[services.hub.post.channels],
        middleware=[Door],
        before_send=[before_send],
        dependencies={"person": Provide(provide_person), "services": Provide(provide_services)},
        request_class=Asking,
        request_max_body_size=BODY,
        # Files of the client and words are kept in small copies; what is worked out anew is made small on the way.
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1024, exclude_opt_key=KEPT_SMALL
        ),
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
            Exception: on_failure,
        },
        logging_config=None,
    )


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Say that the database is away, and to try again; anything else is a defect."""
    if not is_outage(error):
        return on_error(request, error)
    log.warning("request-not-saved", method=request.method, path=request.url.path, error=repr(error))
    return on_refused(request, not_saved())

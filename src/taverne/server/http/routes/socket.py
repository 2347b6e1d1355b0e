"""The WebSocket of an open table: one for each page.

Everything that is said on it goes through a session.
"""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from taverne.server.errors import Refused
from taverne.server.http.guards import foreign_host, foreign_origin, place_of
from taverne.server.http.line import EXTENSION, WebSocketLine
from taverne.server.http.routes.common import known, services_of
from taverne.server.live.room.session import Session


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """Refuse pages of other sites before they are heard (403); serve the others until they leave."""
    services = services_of(state)
    if foreign_origin(socket.scope, services.settings.origins) or foreign_host(socket.scope, services.settings):
        await socket.close(code=1008, reason="foreign-origin")
        return
    address = place_of(socket.scope)
    try:
        person = await known(socket, services)
        await services.daily.check(table, person.id)
    except Refused as error:
        await socket.close(code=1008, reason=error.key)
        return
    if (
        services.lines[address] >= services.settings.sockets
        or services.lines[f"person {person.id}"] >= services.settings.pages
    ):
        await socket.close(code=1013, reason="too-many")
        return
    counted = (address, f"person {person.id}")
    services.lines.update(counted)  # before anybody else is heard: those who come at once count one another
    try:
        headers = {}
        if person.fresh:
            headers["set-cookie"] = services.signer.set_cookie(person.id, socket.url.scheme == "wss", person.generation)
        await socket.accept(headers=headers)
        extensions: Any = socket.scope.get("extensions")
        line: WebSocketLine = extensions[EXTENSION]
        await Session(services, socket, table, person, line, address).run()
    finally:
        services.lines.subtract(counted)
        for who in counted:
            if not services.lines[who]:
                del services.lines[who]

"""The WebSocket of an open table: one for each page.

Everything that is said on it goes through a session.
"""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from taverne.server.guards import foreign_origin
from taverne.server.routes.common import house_of, known
from taverne.server.session import Session


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """Refuse pages of other sites before they are heard (403); serve the others until they leave."""
    house = house_of(state)
    if foreign_origin(socket.scope, house.settings.origins):
        await socket.close(code=1008, reason="foreign-origin")
        return
    address = socket.client.host if socket.client is not None else ""
    if house.lines[address] >= house.settings.sockets:
        await socket.close(code=1013, reason="too-many")
        return
    person = await known(socket, house)
    headers = {}
    if person.fresh:
        headers["set-cookie"] = house.signer.set_cookie(person.id, secure=socket.url.scheme == "wss")
    await socket.accept(headers=headers)
    house.lines[address] += 1
    try:
        await Session(house, socket, table, person.id, person.name).run()
    finally:
        house.lines[address] -= 1
        if not house.lines[address]:
            del house.lines[address]

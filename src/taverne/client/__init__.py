"""A client of served tables: find one by its link, sit down, look, act, ask why, chat, and come back after a lost line.

It speaks the protocol of ``docs/protocol.md`` and knows no more than its seat; rules and bots are left to their rooms.
"""

from taverne.client.person import HouseRefused, Link, NoHouse, Person, Unreachable
from taverne.client.seat import BotSeat
from taverne.client.table import RefusedByTable, ServedTable

__all__ = ["BotSeat", "HouseRefused", "Link", "NoHouse", "Person", "RefusedByTable", "ServedTable", "Unreachable"]

"""Taverne: a table where fantasy board games are played whole.

This package only names the version; the rooms are engine, games, bots, arena, server, cli and adapters.
"""

__version__ = "0.1.0"

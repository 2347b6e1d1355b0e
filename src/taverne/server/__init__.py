"""The server: lobby, tables, seats, clocks and records over HTTP and WebSocket.

It knows no game: whatever is played goes through the engine's decisions.
"""

"""What travels: the bodies of HTTP, and the messages on the WebSocket of a table.

Types only; who sends them when is left to the other rooms.
"""

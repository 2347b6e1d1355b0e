"""A match at a terminal: as lines of text or on a screen, played here or at a server.

The commands that open them are in ``cli.commands``.
"""

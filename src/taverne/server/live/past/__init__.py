"""Matches as they were: reading them, playing on from them, and whether today's program still can.

How they are read back from their rows is left to ``store``.
"""

"""The room around a match: pages and their lines, seats, what people ask of a table and what each is told.

What an answer does to the match is left to ``match``; which process holds a room, to ``cluster``.
"""

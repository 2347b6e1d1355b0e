"""Boxes of games: how their files are read and kept, what may be wrong in them, and which one a match is bound to.

What the values of a box mean is each game's own affair.
"""

"""Matches: the match and its log, campaigns of several, races, who answers by machine, and random play.

How rules run is left to ``taverne.engine.frames``; who watches, to the house.
"""

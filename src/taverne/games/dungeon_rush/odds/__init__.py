"""Odds of Dungeon Rush: who beats what, without a match.

``fights`` knows, ``query`` reads questions in words.
"""

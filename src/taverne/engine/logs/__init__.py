"""Matches as logs: lines and sums, files on disk, seeds, saved states, and playing on from a log.

How a match grows its log is told in ``engine.matches.match``.
"""

"""Odds of a combat in which both sides play their best, by going backwards from its end.
A table is read by ``forecast`` and ``mid_combat``."""

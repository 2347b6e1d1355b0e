"""Chances of missions, battles and conquests: exact laws of rolls, best play, plans as they stand, questions, advice.
Which plan is best is left to ``bots``."""

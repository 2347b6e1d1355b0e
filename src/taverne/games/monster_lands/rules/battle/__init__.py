"""Battles: traps and ambushes, the monster's attack, the mercenary's strike, and what pieces do in them.
Sending somebody there is left to ``outside``."""

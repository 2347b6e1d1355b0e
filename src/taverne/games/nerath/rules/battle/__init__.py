"""Phase 3: the battles of a turn, rounds, dice, hits, retreat, dungeons, conquest.
What cards do in them is left to ``cards``."""

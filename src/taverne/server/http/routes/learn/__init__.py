"""What can be learned over HTTP: lessons, puzzles, stories of matches, the lab.

What is taught and reckoned is left to ``lessons``, ``review`` and ``arena.lab``.
"""

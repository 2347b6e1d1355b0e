"""What things are worth to a hero of Euthia: fights, pieces, posts, spaces, goals of scenarios.

What is then answered is left to ``choices``.
"""

"""Looking back and ahead: what positions and answers are worth, the story of a match, hints, puzzles.

What a game knows of its own course is left to its chronicle; pages and commands, to servers and clients.
"""

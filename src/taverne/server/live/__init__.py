"""Tables under way: the match and its time, the room around it, matches of the past, and series of matches.

What is kept of them is left to ``store``; what is legal, to the games.
"""

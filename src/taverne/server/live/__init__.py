"""Tables under way: people, seats, the match and its time, and what each page is told.

What is kept of them is left to ``store``; what is legal, to the games.
"""

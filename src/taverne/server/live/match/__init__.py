"""A match under way: the authority that applies actions, its timers and clocks, who is gone, what is not told yet.

The pages around it are left to ``room``, reached over the border in ``table``; what is legal, to the games.
"""

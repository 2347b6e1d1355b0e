"""The state of Dungeon Rush, its records and its terms.

``game_state`` holds the table, ``records`` the small things on it, ``terms`` what its numbers mean.
"""

"""The course of the game, its six phases but movement and battles, and who has won.
Moves are left to ``movement``, fights to ``battle``, cards to ``cards``."""

"""What lies on the board of Conquest of Nerath: the state, the battle at hand, and what standing effects change in it.
Rules change it, ``view`` says who may see what."""

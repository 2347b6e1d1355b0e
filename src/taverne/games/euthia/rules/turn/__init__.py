"""The course of the game: setup, rounds, a hero's turn and what he may do in it, the end.
Each action is left to the room of its chapter."""

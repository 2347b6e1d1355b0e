"""The box of Monster Lands: its values in *.toml, their typed records, the vocabulary of effects, the box in integers.
What lies on the table in a game is left to ``state``, what pieces do to ``rules``."""

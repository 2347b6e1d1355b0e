"""The box of Euthia: its values in *.toml, their typed records, the checks over them, and the box in integers.
What lies on the table in a game is left to ``state``, what pieces do to ``rules``."""

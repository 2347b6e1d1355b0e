"""A combat from its beginning to what follows its end, with rivals or without; elites.
What leads to it is left to ``travel`` and ``turn``."""

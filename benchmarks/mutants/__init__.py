"""Small faults put into the rules one at a time, and whether a test notices: ``make mutants``.

Faults that nothing can notice are listed in ``equivalent.toml``, each with the reason.
"""

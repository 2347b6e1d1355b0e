"""Which process holds which table, and how messages reach it.

What a table does with them is left to ``live``.
"""

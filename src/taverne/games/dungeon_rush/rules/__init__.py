"""The rules of Dungeon Rush, one module per chapter of the rulebook, in its order.

What lies on the table is left to ``state``; what may be seen of it, to ``view``.
"""

"""What is kept: the database, its tables and their history, and reading matches back from it.

What rows mean to a table under way is left to ``live``.
"""

"""The steps of the database's history, in order of their numbers.

Each is written once and never changed afterwards.
"""

"""Computer players at a table: when they are asked, and the processes in which they think.

How they choose is left to the games.
"""

"""More than one match: campaigns, and the match of the day.

Each match of them is played at a table like any other.
"""

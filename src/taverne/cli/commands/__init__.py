"""The commands of ``taverne``, a module for each or for a few of a kind.

Their arguments are in ``cli.arguments``; screen and lines are in ``cli.terminal``.
"""

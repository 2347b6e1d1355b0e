"""What a game tells of itself beside its rules: its course, recaps, odds, figures for programs, plain text.

Sentences are made of them by ``taverne.words``.
"""

"""Dungeon Rush: a race of heroes for monsters, for 3 to 5 players, with variants for one and two.

``game`` is the way in; the rules lie in ``rules``, the cards in ``box``, the words in ``locale``.
"""

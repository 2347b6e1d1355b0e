"""The rules of Euthia, one room per part of the rulebook, one module per chapter.
What lies on the table is left to ``state``, what pieces say to ``box``, what may be seen to ``view``.

    turn         setup, rounds and turns, a hero's turn, action tokens, the end
    travel       the map, movement, elementals, the Chapel, treasures, the Griffin, quests
    trade        the Trade action: offers, sales, hero tiles
    goods        pieces used, worn, stored, gained, given and mined; silver and gold cards
    combat       a combat from its beginning to what follows it; monsters without a player; elites
    scenarios    what each scenario changes; campaigns
"""

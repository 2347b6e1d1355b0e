"""The rules of Conquest of Nerath, one folder for each chapter of the rulebook.
What lies on the board is left to ``state``, what cards say to ``box.vocabulary``, what may be seen to ``view``.

    phases    course (Playing > TakingTurn), setup, draw, reposition, reinforcement, placement, income, victory
    movement  movement (Moving > Ordering), routes: where a unit may go; groups: equal units as one choice
    battle    battles (Warring), battle (Battling > Clashing), forces, dice, casualties, retreat, dungeons, conquest
    cards     reactions (the one window), timing, standing_orders, triggers, card_play (PlayingCard), effects
    verbs     what each verb of the vocabulary does
"""

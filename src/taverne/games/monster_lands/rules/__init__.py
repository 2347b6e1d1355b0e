"""The rules of Monster Lands, one module per chapter of the rulebook, in its order.
What lies on the table is left to ``state``, what the cards do to ``effects``, what may be seen to ``view``.

    course        Playing > Turn: the six turns and their four phases
    setup         SettingUp, Founding: the board, then each clan's affinity
    preparation   Preparing: dice pools, the queen's favour, more monsters
    deployment    Deploying > Acting: one action at a time, clockwise
    citadel       Paying (Laboratory, Mine), Pawning; what dice bargain for
    purchases     Bargaining (a die into a buying building) > BuyingTraps, Recruiting, BuyingDefence, BuyingGear
    outside       Sending: one mercenary, its dice and tokens, on one expedition
    managing      Exploiting: the dice of a managed region and its benefit; TakingLoot
    freely        Meanwhile: what may be done at any time (talents, loot, trophies, healing, equipment, managers)
    supplies      Refilling, Storing, Brewing, RollingIn: displays, limits of the clan board, dice that join a pool
    missions      Competing, Contracting
    battle        Adventuring > Battling: traps, monster, conquest, loot; at the Gates without the last two
    conflict      Conflicting > Ambushing: the ambush module's way to reveal traps
    attack        Attacking, Hitting: the monster's dice, redirection, defence, wounds, death
    strike        Striking: the mercenary's dice, rerolls, venom, capture or kill; also missions and conquests
    solo          Intruding > Visiting: Madhala's two dice, and what she does with them
    scenarios     what each solo scenario changes, and its ranks
    campaign      what a rank leads to
    cleanup       CleaningUp > ComingHome, Panicking: the eight steps
    wages         Succeeding, PayingWages, Deserting, StartingAfresh
"""

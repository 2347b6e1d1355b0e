"""The rules of Monster Lands, one room per part of the rulebook.
What lies on the table is left to ``state``, what may be seen to ``view``.

    turn      course         Playing: the six turns and their four phases
              setup          SettingUp, Founding: the board, then each clan's affinity
              preparation    Preparing: dice pools, the queen's favour, more monsters
              deployment     Deploying > Acting: one action at a time, clockwise
              cleanup        CleaningUp > ComingHome, Panicking: the eight steps
              score          points, icons, who wins
    citadel   buildings      Paying (Laboratory, Mine), Pawning; what dice bargain for
              purchases      Bargaining > BuyingTraps, BuyingDefence, BuyingGear; which procedure a building has
              tavern         Recruiting: the Tavern
              prices         Haggling: what purchases share
    clan      supplies       Refilling, Storing, Brewing, RollingIn: displays, limits of the clan board, pools
              free_options   what may be done at any time, and why not
              free_actions   Meanwhile: doing it (talents, loot, trophies, healing, equipment, managers)
              regions        who may manage a conquered region, which can be activated
              region_benefits  Exploiting: the dice of a managed region and its benefit; TakingLoot
              wages          Succeeding, PayingWages, Deserting, StartingAfresh
    outside   expeditions    Sending: one mercenary, its dice and tokens, on one expedition
              missions       Competing, Contracting
    battle    battle         Adventuring > Battling: traps, monster, conquest, loot; at the Gates without the last two
              ambush         Conflicting > Ambushing: the ambush module's way to reveal traps
              attack         Attacking, Hitting: the monster's dice, redirection, defence, wounds, death
              strike         Striking: the mercenary's dice, rerolls, venom; also missions and conquests
              effects        what talents, equipment, traps, loot and powers do
    solo      madhala        Intruding > Visiting: Madhala's two dice, and what she does with them
              scenarios      what each solo scenario changes, and its ranks
              goals          how far a clan has come
              campaign       what a rank leads to
"""

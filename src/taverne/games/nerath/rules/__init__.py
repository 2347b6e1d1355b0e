"""The rules of Conquest of Nerath, one module per chapter of the rulebook, in its order.
What lies on the table is left to ``state``, what cards say to ``vocabulary``, what may be seen to ``view``.

    course         Playing > TakingTurn: rounds and turns of six phases
    victory        who has won, at once or at a round end; who is eliminated
    setup          SettingUp: first units, hands, guardians
    drawing        Drawing, TakingCard: phase 1 and the event decks
    movement       Moving > Ordering: phase 2, one group at a time
    routes         where a unit may go in each phase: land, sea, air, transport
    groups         equal units as one choice
    reasons        why a move is not offered
    battles        Warring: the battles of phase 3 in their order
    battle         Battling > Clashing: one battle, its rounds and their steps
    forces         who fights for whom, and who may be hit
    rolling        the dice of a step, and what hits
    casualties     Suffering: who takes the hits; the destroyed leave
    targets        the choices among units to be hit, and their names
    retreat        Retreating
    reasons_battle why a battle, a loss, a retreat or a Run Amok cannot be so
    exploring      Revealing, Culling, Looting: guardians, their dice, hits and rewards
    conquest       a land changes hands; RunningAmok
    reposition     Repositioning: phase 4, new guardians
    reinforcement  Reinforcing: phase 5
    placement      where new units may enter: castles, limits, coasts, ships
    reasons_buying why a unit cannot be bought or placed somewhere
    income         phase 6
    reactions      Reacting: the one window for every card and every timing
    timing         which card may be played when, and which somebody could hold
    orders         standing orders: who wants to be left alone, and until when
    automatic      what treasures do by themselves
    playing        PlayingCard: a card's effects one by one
    effects_...    what each effect does; ``effects`` is the table of them all
"""

from . import effects as effects

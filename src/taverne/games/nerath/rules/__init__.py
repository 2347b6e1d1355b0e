"""The rules of Conquest of Nerath, one module per chapter of the rulebook, in its order.
What lies on the table is left to ``state``, what cards say to ``vocabulary``, what may be seen to ``view``.

    course         Playing > TakingTurn: rounds, turns of six phases, victory, elimination
    setup          SettingUp: first units, hands, guardians
    drawing        Drawing, TakingCard: phase 1 and the event decks
    movement       Moving > Ordering: phase 2, one group at a time
    routes         where a unit may go and why not elsewhere: land, sea, air, transport
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
    reposition     Repositioning, LeavingDungeon: phase 4, new guardians
    reinforcement  Reinforcing, Placing: phase 5
    income         phase 6
    reactions      Reacting: the one window for every card and every timing
    timing         which card may be played when, and which somebody could hold
    orders         standing orders: who wants to be left alone, and until when
    automatic      what treasures do by themselves
    playing        PlayingCard: a card's effects one by one
    effects_...    what each effect does; ``effects`` is the table of them all
"""

from . import effects as effects

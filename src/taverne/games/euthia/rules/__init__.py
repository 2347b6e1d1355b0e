"""The rules of Euthia, one module per chapter of the rulebook, in its order.
What lies on the table is left to ``state``, what pieces say to ``vocabulary``, what may be seen to ``view``.

    course       Playing > TakingTurn: rounds, turns, action tokens, the end
    setup        SettingUp: the stack of territories, heroes, decks, offers
    acting       Acting: what a hero does in a turn, one thing at a time
    tokens       action tokens and what else pays for an action
    movement     Entering > Revealing, Forced: Fire and Water, tiles, the fight
    places       the map, distances, who may stand where, teleports, portals
    elementals   powers over spaces
    challenging  Challenging: toll, token, roll, band
    visits       the Chapel, treasures, the Griffin
    tolls        what is owed to others with tokens on a space
    mining       Mining
    trading      Trading: buy, sell, heal, reveal, learn, unlock
    selling      what a hero may sell
    offers       the tiles on sale
    learning     hero tiles in a Trade action: revealed, learned; slots unlocked
    combat       Fighting: preparation, initiative, rounds of four phases
    monster      the monster's attack, the duel over its dice, wounds
    monster_cards  what the monster player plays
    carrying     bands and cards effect by effect; combat_effects: what each does
    striking     the hero's attack; Gaar, clovers, hope
    alone        combat cards, reserves and Chaos actions without rivals
    aftermath    victory, loot, trophies; death
    rolling      a hero's roll and what changes it
    using        Using: a use of a tile, a gem, an essence; effects one by one
    gaining      what effects give: gold, cards, gems, tiles
    finding      treasures, resources and reward tiles that effects let a hero draw
    storing      sacks, arranging things; what does not fit
    wearing      slots, equipment, gems and essences on tiles; health
    cards        silver and gold cards: draw, exchange, limit
    quests       encounters and their quests
    elites       bounties and lairs
    piles        drawing from a pile that its discard renews
    links        calls from a chapter to one built upon it
    skoldur      Dwurt and its die
    scoring      the end of the game
    scenarios    what other chapters ask of the scenario; the rules of each are in ``scenario_...``
    opening      the list of scenarios, and trade before the first round
"""

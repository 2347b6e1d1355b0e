### Words of the table that belong to no chapter: opponents, scores, mistakes in the options.

bot-random = Random
    .help = Makes any legal move at random.
bot-greedy = Warlord
    .help = Weighs up lands, threats and battles by the odds, and makes the best move it sees.
bot-strategist = Strategist
    .help = Plays its turn through in its head in several ways before it decides.

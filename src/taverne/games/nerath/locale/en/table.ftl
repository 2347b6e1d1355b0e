### Words of the table that belong to no chapter: opponents, scores, mistakes in the options.

bot-random = Random
    .help = Plays any legal move.
bot-greedy = Warlord
    .help = Weighs lands, threats and battles by exact odds, and takes the best move at hand.
bot-strategist = Strategist
    .help = Plays its turn out in several styles before it decides.
